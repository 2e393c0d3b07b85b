"""The pieces: cards named by their troops, titles by their seals, and pieces in one order."""

import random
from collections import Counter
from itertools import permutations

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
    told_apart,
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


DRAW, PLUS_ONE = BonusTile(Bonus.DRAW), BonusTile(Bonus.PLUS_ONE)
SOHEI, BUSHI = BonusTile(Bonus.DRAW, Troop.SOHEI), BonusTile(Bonus.DRAW, Troop.BUSHI)


def test_a_tile_listed_twice_is_told_apart_from_another_like_it() -> None:
    assert told_apart([SOHEI, PLUS_ONE], [SOHEI]) == ([SOHEI], [PLUS_ONE])
    assert told_apart([DRAW], [SOHEI]) == ([SOHEI], []), "its troop is known from one of the lists"
    assert told_apart([SOHEI], [DRAW]) == ([SOHEI], [])
    assert told_apart([SOHEI, DRAW], [DRAW]) == ([DRAW], [SOHEI])
    assert told_apart([BUSHI], [SOHEI]) == ([SOHEI], [BUSHI]), "two tiles"
    assert told_apart([SOHEI, DRAW], [DRAW, BUSHI]) == ([SOHEI, BUSHI], []), "in whatever order"
    assert told_apart([], [DRAW, SOHEI]) == ([DRAW, SOHEI], [])


def test_two_lists_hold_as_few_tiles_as_they_can() -> None:
    """Against every way to lay the tiles in front of players beside those seen."""

    def is_same(one: BonusTile, other: BonusTile) -> bool:
        return one.bonus is other.bonus and (one.troop is other.troop or None in (one.troop, other.troop))

    rng = random.Random(1)
    for _ in range(300):
        seen, in_front = (rng.choices([SOHEI, BUSHI, DRAW, PLUS_ONE], k=rng.randrange(5)) for _ in range(2))
        best, rest = told_apart(seen, in_front)
        places: list[BonusTile | None] = [*in_front, *[None] * len(seen)]
        twice = max(
            sum(bool(other and is_same(tile, other)) for tile, other in zip(seen, laid, strict=True))
            for laid in permutations(places, len(seen))
        )
        assert len(rest) == len(seen) - twice
        assert all(map(is_same, best, in_front))
        again, left = told_apart([*best, *rest], in_front)
        assert Counter([*again, *left]) == Counter([*best, *rest]), "once told apart, nothing changes"
