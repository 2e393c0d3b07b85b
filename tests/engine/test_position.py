"""A position: provinces as they lie, stocks, what others have, and equal positions."""

from dataclasses import replace

import pytest

from engine.board import TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Title, Troop, without
from engine.errors import Rule
from engine.payment import Tools
from engine.position import Opponent, Position, Site
from engine.refusals import Forbidden
from tests.positions import HIS, ME, MINE, OTHER, position, site

CHUGOKU, KANTO = Province.CHUGOKU, Province.KANTO


@pytest.mark.parametrize(
    ("kamons", "tiles", "troops", "koku"),
    [
        (0, 3, "samurai samurai sohei", 3),
        (2, 1, "samurai samurai sohei", 6),
        (3, 0, "samurai samurai samurai", 9),
    ],
)
def test_the_first_free_position_asks_by_the_tile_on_the_gate(
    kamons: int, tiles: int, troops: str, koku: int
) -> None:
    lying = site(kamons, Troop.SOHEI if tiles else None)
    asked = lying.demand(CHUGOKU)
    assert (lying.position, lying.tiles_left, lying.is_full) == (kamons + 1, tiles, False)
    assert ([troop.value for troop in asked.troops], asked.koku) == (troops.split(), koku)


def test_a_full_province_asks_for_nothing() -> None:
    with pytest.raises(Forbidden) as refusal:
        site(4).demand(CHUGOKU)
    assert refusal.value.rule is Rule.PROVINCE_FULL
    assert site(4).tiles_left == 0


def test_positions_are_equal_in_whatever_order_things_are_named() -> None:
    lying = {KANTO: Site((HIS,), GateTile(Troop.BUSHI)), CHUGOKU: site(3)}
    one, other = BonusTile(Bonus.DRAW), BonusTile(Bonus.DRAW, Troop.BUSHI)

    def where(backwards: bool) -> Position:
        step = -1 if backwards else 1
        return Position(
            players=(ME, OTHER),
            me=ME,
            titles=dict(list({ME: Title.SENSEI, OTHER: Title.DAIMYO}.items())[::step]),
            hand=(Card.KOKU_1, Card.BUSHI, Card.SAMURAI)[::step],
            board=dict(list(lying.items())[::step]),
            tiles=(one, other)[::step],
            seen_troops=(Card.SOHEI, Card.BUSHI)[::step],
        )

    assert where(backwards=True) == where(backwards=False)
    assert repr(where(backwards=True)) == repr(where(backwards=False))
    assert where(backwards=True).hand == (Card.SAMURAI, Card.BUSHI, Card.KOKU_1)


DRAW, PLUS_ONE = BonusTile(Bonus.DRAW), BonusTile(Bonus.PLUS_ONE)
SOHEI_DRAW, BUSHI_DRAW = BonusTile(Bonus.DRAW, Troop.SOHEI), BonusTile(Bonus.DRAW, Troop.BUSHI)


def test_what_others_are_known_to_have_was_seen() -> None:
    known = (Card.SOHEI, Card.KOKU_2, Card.BUSHI, Card.BUSHI)
    where = position(others={OTHER: Opponent(known, 5, (SOHEI_DRAW,))})
    assert where.seen_troops == (Card.BUSHI, Card.BUSHI, Card.SOHEI), "koku cards come back to no deck"
    assert where.used_tiles == (SOHEI_DRAW,)
    assert where.others[OTHER].known == (Card.BUSHI, Card.BUSHI, Card.SOHEI, Card.KOKU_2)
    told_twice = replace(where, seen_troops=(Card.BUSHI, Card.BUSHI), used_tiles=(DRAW,))
    assert told_twice == where
    more = replace(where, seen_troops=(Card.BUSHI,) * 3, used_tiles=(BUSHI_DRAW, SOHEI_DRAW, DRAW))
    assert more.seen_troops == (*[Card.BUSHI] * 3, Card.SOHEI)
    assert more.used_tiles == (BUSHI_DRAW, SOHEI_DRAW, DRAW)


def test_known_cards_of_several_others_add_up() -> None:
    others = {who: Opponent((Card.BUSHI,), tiles=(DRAW,)) for who in (General.SAKAI, General.HONDA)}
    where = position(others=others, seen_troops=(Card.BUSHI,), used_tiles=(PLUS_ONE, SOHEI_DRAW))
    assert where.seen_troops == (Card.BUSHI, Card.BUSHI)
    assert where.used_tiles == (PLUS_ONE, SOHEI_DRAW, DRAW)
    assert list(where.others) == [General.HONDA, General.SAKAI]


def test_an_opponent_of_whom_nothing_is_known_is_not_told_of() -> None:
    assert position(others={OTHER: Opponent()}) == position()
    assert position(others={OTHER: Opponent(cards=0)}) != position()


def test_a_stock_as_stated_or_by_what_lies_on_the_board() -> None:
    where = position(board={CHUGOKU: Site((MINE, HIS)), KANTO: Site((MINE,))})
    assert (where.kamons_of(ME), where.kamons_of(OTHER)) == (12 - 2, 12 - 1)
    assert replace(where, kamons_left={ME: 1}).kamons_of(ME) == 1


def test_what_i_can_pay_with() -> None:
    where = position(Card.BUSHI, tiles=(Bonus.PLUS_ONE, Bonus.DRAW, Bonus.EXCHANGE), title=Title.HATAMOTO)
    assert where.means().tools == Tools(exchange=1, plus_one=1, hatamoto=1)
    assert replace(where, hatamoto_used=True).means().tools.hatamoto == 0
    assert not position(title=Title.DAIMYO).hatamoto_ready


def test_cards_that_may_be_in_the_deck_are_those_not_known_elsewhere() -> None:
    known = (Card.BUSHI, Card.BUSHI, Card.SAMURAI_SOHEI)
    where = position(*known[:1], Card.KOKU_3, seen_troops=known[1:])
    assert where.unseen_cards() == without(TROOP_CARDS, known)
