"""Advice laid out move by move, on small positions."""

from fractions import Fraction

import pytest

from advisor.conquest.advise import advise
from advisor.conquest.explain import explain
from advisor.conquest.explanation import Explanation
from advisor.conquest.plan import When
from advisor.solver.objective import Objective
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, Kamon, Title, Troop
from engine.errors import Rule
from engine.position import Position, Site
from engine.position_file import read_position
from tests.paths import EXAMPLES
from tests.positions import FLAT, ME, OTHER, position, site

CHUGOKU, CHUBU = Province.CHUGOKU, Province.CHUBU
TWO, THREE = Card.KOKU_2, Card.KOKU_3


def explained(where: Position, top: int = 1) -> Explanation:
    return explain(where, advise(where, Objective.POINTS, top=top, law=FLAT))


def test_the_first_move_and_what_is_kept() -> None:
    where = position(THREE, TWO, Card.BUSHI, tiles=(Bonus.EXCHANGE,), conquests_made=1, title=Title.DAIMYO)
    found = explained(where)
    assert found.best.first
    assert (found.best.first.province, found.best.first.at, found.best.first.favour) == (CHUGOKU, 1, 3 + 2)
    spent = found.best.first.payment
    assert sorted(card.rank for card in (*found.kept, *spent.cards)) == [card.rank for card in where.hand]
    assert len(found.kept_tiles) == 1 - len(spent.bonuses)
    assert found.nexts == ()
    assert found.best.terms == advise(where, Objective.POINTS, law=FLAT).best.terms


def test_passing_keeps_everything() -> None:
    where = position(TWO, tiles=(Bonus.PLUS_ONE,), board={CHUGOKU: site(2, Troop.SAMURAI)})
    found = explained(where)
    assert (found.best.first, found.nexts, found.rules) == (None, (), ())
    assert (found.kept, found.kept_tiles) == (where.hand, (BonusTile(Bonus.PLUS_ONE),))


def test_what_follows_is_told_by_the_tile_that_was_won() -> None:
    """The +1 of the first tile makes the other 2 koku 3."""
    board = {CHUGOKU: site(tile=Troop.SAMURAI), CHUBU: site(tile=Troop.SHINOBI)}
    found = explained(position(THREE, TWO, board=board))
    [with_plus_one] = [line for line in found.nexts if line.move]
    assert with_plus_one.whens == (When(Bonus.PLUS_ONE),)
    assert with_plus_one.probability == Fraction(1, 3)
    assert with_plus_one.move
    assert with_plus_one.move.payment.bonuses == (Bonus.PLUS_ONE,)
    assert sum(line.probability for line in found.nexts) == 1
    assert [line.is_rest for line in found.nexts] == [False, True]
    assert found.rules == (), "they are named only where everything is asked for"
    where = position(THREE, TWO, board=board)
    everything = explain(where, advise(where, Objective.POINTS, law=FLAT), everything=True)
    assert everything.rules == (Rule.KOKU_NEEDED, Rule.PLUS_ONE_SAME, Rule.TWO_CONQUESTS)


def test_cards_that_serve_alike_when_drawn_are_one_line() -> None:
    """A card with one Shinobi that Chūgoku's Draw tile brings completes the two in hand."""
    board = {CHUGOKU: site(tile=Troop.SAMURAI, bonus=Bonus.DRAW), CHUBU: site(tile=Troop.SHINOBI)}
    found = explained(position(THREE, Card.SHINOBI, Card.SHINOBI, board=board))
    one_shinobi = {card for card in Card if card.troops.count(Troop.SHINOBI) == 1}
    [alike] = [line for line in found.nexts if len(line.whens) > 1 and not line.is_rest]
    assert {when.drawn for when in alike.whens} == one_shinobi
    # Four single cards and three doubles, of 32 that are not in hand.
    assert alike.probability == Fraction(4 + 3, 32)
    assert alike.move
    assert (alike.move.province, alike.move.drawn in one_shinobi) == (CHUBU, True)
    [double] = [line for line in found.nexts if line.whens == (When(Bonus.DRAW, Card.SHINOBI_SHINOBI),)]
    assert double.move
    assert double.move.payment.cards == (Card.SHINOBI, Card.SHINOBI_SHINOBI), "it does with one card less"


def test_provinces_whose_majority_the_play_changes() -> None:
    board = {CHUGOKU: Site((Kamon(OTHER), Kamon(ME), Kamon(ME))), CHUBU: Site((Kamon(OTHER),) * 4)}
    where = position(*[THREE] * 3, board=board, koku_deck=0, title=Title.DAIMYO)
    [outlook] = explained(where).outlooks
    assert outlook.province is CHUGOKU
    assert outlook.before < outlook.after == 1


def test_whether_the_game_ends_and_what_was_not_described() -> None:
    where = position(THREE, koku_deck=0)
    assert explained(where).ends
    assert not explained(position(THREE)).ends
    assert explained(where).not_described == tuple(p for p in Province if p is not CHUGOKU)


def test_a_draw_tile_may_be_left_only_where_the_last_conquest_may_win_one() -> None:
    for bonus, is_left in ((Bonus.DRAW, True), (None, True), (Bonus.EXCHANGE, False)):
        board = {CHUGOKU: site(2, Troop.SAMURAI, bonus)}
        where = position(THREE, THREE, board=board, conquests_made=1, koku_deck=0)
        assert explained(where).may_win_draw_last is is_left


@pytest.mark.slow
def test_the_others_are_laid_out_too() -> None:
    where = read_position((EXAMPLES / "full-board.json").read_bytes())
    advice = advise(where, Objective.POINTS, top=3, law=FLAT)
    found = explain(where, advice, top=2)
    assert [play.terms for play in found.others] == [play.terms for play in advice.others]
    assert found.runners_up == found.others[:1]
    for shown, play in zip(found.others, advice.others, strict=True):
        assert shown.less == advice.best.terms.points - play.terms.points
        assert (shown.first and shown.first.province) == (play.plan.conquest and play.plan.conquest.province)
    assert sum(line.probability for line in found.nexts) in (0, 1)
