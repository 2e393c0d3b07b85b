"""Advice for the even year: the best decision first, and nothing that I cannot see in it."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from advisor.sharing.advise import advise_sharing, judge_decision
from engine.components import General, SharingStep
from engine.position import Position
from engine.position_file import read_position
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SplitLots
from engine.view import see
from tests.paths import EXAMPLES
from tests.random_games import random_game, redealt
from tests.rulebook_year import STORY, rulebook_year


def example(name: str) -> Position:
    return read_position((EXAMPLES / f"{name}.json").read_bytes())


def decisions(players: int, seed: int) -> Iterator[tuple[Position, Sharing]]:
    for game, general, *_ in random_game(players, seed):
        if isinstance(game.year, Sharing):
            yield see(game, general).sharing_position(), game.year


def test_the_best_by_value_come_first_and_as_many_as_asked_for() -> None:
    position, _ = next(decisions(3, seed=1))
    advice = advise_sharing(position, top=3, playouts=0)
    assert advice.step is SharingStep.FORM
    assert len(advice.others) == 2
    assert advice.best.score >= advice.others[0].score >= advice.others[1].score
    assert advice.by_value == advice.best
    assert advise_sharing(position, top=3, playouts=0) == advice


@pytest.mark.slow
def test_playouts_compare_the_best_by_value() -> None:
    told = []
    position, _ = next(decisions(3, seed=1))
    advice = advise_sharing(position, 3, 40, progress=lambda done, of: told.append((done, of)))
    assert told == [(0, 40), (40, 40)]
    by_value = advise_sharing(position, top=8, playouts=0)
    compared = [option.decision for option in (by_value.best, *by_value.others)]
    for option in (advice.best, *advice.others):
        assert option.win
        assert option.win.playouts == 40
        assert sum(option.win.chances.values()) == pytest.approx(1)
        assert option.decision in compared
    assert advice.by_value.decision == by_value.best.decision
    assert advise_sharing(position, 3, 40) == advice, "the same again"


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_i_cannot_see_changes_nothing(players: int) -> None:
    """The cards of others and the decks dealt otherwise: my position is the same, and so is the advice."""
    rng = random.Random(players)
    compared = 0
    for game, general, *_ in random_game(players, seed=2):
        if isinstance(game.year, Sharing) and len(game.year.untaken) < 9:
            other = redealt(game, general, rng)
            one, two = (see(each, general).sharing_position() for each in (game, other))
            assert one == two
            assert advise_sharing(one, 2, 10) == advise_sharing(two, 2, 10)
            compared += other != game
            if compared == 3:
                return
    raise AssertionError("nothing was dealt otherwise")


@pytest.mark.slow
def test_what_the_lot_that_i_am_likely_to_get_is_good_for() -> None:
    advice = advise_sharing(example("answer-a-lot"), playouts=0, looks_ahead=True)
    assert advice.best.decision == AnswerLot(True)
    assert advice.coming
    assert advice.coming.lot == advice.offered
    assert 1 <= len(advice.coming.spots) <= 2
    assert advice.coming.favour > 0
    assert advice.follows is None
    assert advise_sharing(example("answer-a-lot"), playouts=0).coming is None, "not looked for"


@pytest.mark.slow
def test_what_follows_where_another_takes_the_lot() -> None:
    advice = advise_sharing(example("even-year"), playouts=0)
    assert isinstance(advice.best.decision, FormLot)
    follows = advice.follows
    assert follows
    assert follows.chance == max(advice.best.answers.values())
    assert dict(follows.year.taken) == {follows.taker: advice.best.decision.lot}
    assert follows.year.waiting[0] is advice.me


def test_the_tairo_keeps_what_everybody_refuses() -> None:
    game = rulebook_year()
    year = game.year
    assert isinstance(year, Sharing)
    for _, decision in STORY[:5]:
        year = year.after(decision)
    assert year.due is General.II, "the last who is asked"
    position = see(replace(game, year=year), General.II).sharing_position()
    advice = judge_decision(position, advise_sharing(position, playouts=0), AnswerLot(False), playouts=0)
    assert advice.follows
    assert advice.follows.taker is General.HONDA
    assert advice.follows.chance == pytest.approx(1)
    assert advice.follows.year.step is SharingStep.SPLIT


@pytest.mark.slow
@pytest.mark.parametrize("playouts", [0, 20])
def test_any_decision_can_be_asked_about(playouts: int) -> None:
    """It stands first then, and the advice after it."""
    looked_at = set()
    for position, year in decisions(3, seed=3):
        if year.step in looked_at or len(year.untaken) > 6:
            continue
        looked_at.add(year.step)
        advice = advise_sharing(position, playouts=playouts)
        decision = list(year.legal())[-1]
        asked = judge_decision(position, advice, decision, playouts)
        assert asked.best.decision == decision
        assert asked.others == (advice.best,)
        assert (asked.best.win is None) is (playouts == 0)
        assert asked.best.value <= advice.by_value.value + 1e-9
    assert looked_at >= {SharingStep.SPLIT, SharingStep.CHOOSE}


@pytest.mark.slow
def test_lots_go_as_foreseen() -> None:
    """On every path each lot has one owner, no card is in two lots, and I get one or the rest is open."""
    several = 0
    for players in (2, 3, 4):
        for position, year in decisions(players, seed=players):
            if players == 4 and not year.taken:
                # Twelve cards take longest, and go no other way than nine.
                continue
            best = advise_sharing(position, playouts=0).best
            assert sum(path.chance for path in best.paths) == pytest.approx(1)
            assert sum(path.chance * path.value for path in best.paths) == pytest.approx(best.value)
            for path in best.paths:
                lots = dict(path.given)
                assert len(lots) == len(path.given)
                assert set(lots) <= set(year.waiting)
                assert_from(year, [lot for _, lot in path.given])
            several += len(best.paths) > 3
            if len(year.taken) == players:
                break
    assert several > 3


def assert_from(year: Sharing, lots: list[Lot]) -> None:
    cards = [card for lot in lots for card in lot.cards]
    assert all(cards.count(card) <= year.untaken.count(card) for card in cards)
    assert len({lot.title for lot in lots}) == len(lots)


@pytest.mark.slow
def test_each_kind_of_decision_is_advised_as_such() -> None:
    kinds = {
        SharingStep.FORM: FormLot,
        SharingStep.ANSWER: AnswerLot,
        SharingStep.SPLIT: SplitLots,
        SharingStep.CHOOSE: ChooseLot,
    }
    looked_at = set()
    for position, year in decisions(3, seed=4):
        assert year.step
        if year.step not in looked_at:
            assert isinstance(advise_sharing(position, playouts=5).best.decision, kinds[year.step])
        looked_at.add(year.step)
    assert looked_at == set(kinds)
