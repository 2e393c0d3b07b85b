"""The pieces: cards named by their troops, titles by their seals, and pieces in one order."""

from engine.components import (
    Bonus,
    BonusTile,
    Card,
    Title,
    Troop,
    less,
    missing_from,
    sorted_cards,
    sorted_tiles,
    without,
)


def test_card_names_follow_the_order_of_the_troops() -> None:
    assert Card.BUSHI_SOHEI.value == "bushi+sohei"
    for card in Card:
        if card.troops:
            assert card.value == "+".join(troop.value for troop in card.troops)
            assert list(card.troops) == sorted(card.troops, key=lambda troop: troop.rank)
        else:
            assert card.value == f"koku {card.koku}"


def test_titles_by_seals_and_favour() -> None:
    assert [(title.value, title.seals, title.favour) for title in Title] == [
        ("daimyo", 4, 2),
        ("shomyo", 3, 1),
        ("sensei", 2, 0),
        ("hatamoto", 1, 0),
    ]


def test_cards_and_tiles_have_one_order() -> None:
    assert sorted_cards((Card.KOKU_1, Card.BUSHI, Card.SAMURAI)) == (Card.SAMURAI, Card.BUSHI, Card.KOKU_1)
    draw, known, plus_one = (
        BonusTile(Bonus.DRAW),
        BonusTile(Bonus.DRAW, Troop.BUSHI),
        BonusTile(Bonus.PLUS_ONE),
    )
    assert sorted_tiles((draw, known, plus_one)) == (plus_one, known, draw)


def test_equal_pieces_are_counted_one_by_one() -> None:
    held = (Card.BUSHI, Card.BUSHI, Card.SOHEI)
    assert missing_from((Card.BUSHI, Card.BUSHI), held) is None
    assert missing_from((Card.BUSHI,) * 3, held) is Card.BUSHI
    assert without(held, (Card.BUSHI,)) == (Card.BUSHI, Card.SOHEI)
    assert less(held, (Card.BUSHI, Card.SAMURAI)) == (Card.BUSHI, Card.SOHEI)
