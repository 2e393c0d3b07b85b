"""The final count."""

from itertools import product

import pytest

from engine.board import Province
from engine.components import Bonus, BonusTile, Card, Favour, General, Kamon, Title
from engine.scoring import Standing, final_count, final_koku, majority

HONDA, II, SAKAKIBARA, SAKAI = General
EXCHANGE, PLUS_ONE, DRAW = (BonusTile(bonus) for bonus in Bonus)


def kamons(text: str) -> tuple[Kamon, ...]:
    """'h i* i' is Honda, Ii golden, Ii."""
    names = {"h": HONDA, "i": II, "s": SAKAI}
    return tuple(Kamon(names[mark[0]], mark.endswith("*")) for mark in text.split())


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("", None),
        ("i", II),
        ("h i i", II),
        ("h i i h", HONDA),
        ("h i*", II),
        ("h i* h", HONDA),
        ("i h* i", II),
        ("h i s", HONDA),
        ("h i* s*", II),
        ("s* h h i", SAKAI),
    ],
)
def test_majorities_with_golden_kamons_and_the_one_furthest_left(text: str, winner: General | None) -> None:
    assert majority(kamons(text)) is winner


@pytest.mark.parametrize(
    ("hand", "tiles", "koku"),
    [
        ((), (), 0),
        ((Card.KOKU_3, Card.KOKU_1), (), 4),
        ((Card.KOKU_3, Card.BUSHI), (), 3),
        ((Card.KOKU_3, Card.BUSHI), (EXCHANGE,), 4),
        ((Card.KOKU_3, Card.BUSHI_SOHEI), (EXCHANGE, EXCHANGE), 5),
        ((Card.KOKU_3, Card.BUSHI), (EXCHANGE, EXCHANGE), 4),
        ((Card.KOKU_3,), (PLUS_ONE, PLUS_ONE), 5),
        ((Card.BUSHI,), (PLUS_ONE, DRAW), 1),
        ((), (PLUS_ONE, EXCHANGE), 1),
        ((Card.BUSHI,), (PLUS_ONE, PLUS_ONE, EXCHANGE), 3),
    ],
)
def test_koku_with_the_best_use_of_tiles(
    hand: tuple[Card, ...], tiles: tuple[BonusTile, ...], koku: int
) -> None:
    assert final_koku(hand, tiles) == koku


def test_the_best_use_equals_every_way_of_using_the_tiles() -> None:
    def best(koku: int, troops: int, exchange: int, plus_one: int) -> int:
        reached = [koku]
        if exchange and troops:
            reached.append(best(koku + 1, troops - 1, exchange - 1, plus_one))
        if exchange and koku:
            reached.append(best(koku - 1, troops + 1, exchange - 1, plus_one))
        if plus_one:
            reached.append(best(koku + 1, troops, exchange, plus_one - 1))
        if plus_one and troops:
            reached.append(best(koku, troops + 1, exchange, plus_one - 1))
        return max(reached)

    for koku, troops, exchange, plus_one in product(range(3), range(4), range(4), range(4)):
        hand = (Card.BUSHI,) * troops + (Card.KOKU_1,) * koku
        tiles = (EXCHANGE,) * exchange + (PLUS_ONE,) * plus_one
        assert final_koku(hand, tiles) == best(koku, troops, exchange, plus_one)


def standing(general: General, title: Title, favour: int, *hand: Card) -> Standing:
    return Standing(general, title, Favour(favour), hand, ())


def test_the_count_part_by_part() -> None:
    board = {Province.KANTO: kamons("h i i"), Province.CHUBU: kamons("h"), Province.KANSAI: ()}
    counts = final_count(
        [standing(HONDA, Title.SENSEI, 20, Card.KOKU_2), standing(II, Title.DAIMYO, 21)], board
    )
    assert [(c.general, c.favour, c.koku, c.majorities, c.total) for c in counts] == [
        (HONDA, 20, 2, (Province.CHUBU,), 28),
        (II, 21, 0, (Province.KANTO,), 27),
    ]


def test_a_tie_goes_to_the_higher_title_of_the_last_year() -> None:
    level = [standing(HONDA, Title.HATAMOTO, 20), standing(SAKAI, Title.SHOMYO, 20)]
    assert [count.general for count in final_count(level, {})] == [SAKAI, HONDA]
    assert [count.general for count in final_count(reversed(level), {})] == [SAKAI, HONDA]
    ahead = [standing(HONDA, Title.HATAMOTO, 21), standing(SAKAI, Title.SHOMYO, 20)]
    assert final_count(ahead, {})[0].general is HONDA
