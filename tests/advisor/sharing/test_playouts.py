"""Decisions of an even year played out: lots go as foreseen, as often as they are likely."""

import numpy as np
import pytest

from advisor.sharing import playouts as played_out
from advisor.sharing.advice import Option, Path
from advisor.sharing.playouts import SharingPlayouts
from advisor.winning.lanes import Dice, Lanes, counted
from advisor.winning.trust import Endings
from engine.components import Card, General
from engine.game import play
from engine.position import Position
from engine.sharing import ChooseLot, Sharing
from engine.view import see
from tests.rulebook_year import FIRST, KEPT, LOT_A, LOT_B, SHARE, STORY, rulebook_year

HONDA, SAKAKIBARA, SAKAI, II = General.HONDA, General.SAKAKIBARA, General.SAKAI, General.II
SEATS = {HONDA: 0, SAKAKIBARA: 1, SAKAI: 2, II: 3}


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> list[Lanes]:
    """The lanes as they are when a year is shared."""
    seen: list[Lanes] = []

    def watching(lanes: Lanes, dice: Dice) -> Endings:
        seen.append(lanes)
        return Endings(counted(lanes), lanes.turns)

    monkeypatch.setattr(played_out, "odd_year", lambda lanes, dice: None)
    monkeypatch.setattr(played_out, "play_on", watching)
    return seen


def at(moment: int) -> tuple[Position, Sharing]:
    """A moment of the rulebook's year."""
    game = rulebook_year()
    for _, decision in STORY[:moment]:
        game = play(game, decision)
    assert isinstance(game.year, Sharing)
    return see(game, STORY[moment][0]).sharing_position(), game.year


def option(*paths: Path) -> Option:
    return Option(ChooseLot(True), 0.0, paths)


def cards_in(lanes: Lanes, general: General) -> list[list[int]]:
    hands: list[list[int]] = lanes.hand[:, SEATS[general]].tolist()
    return hands


def counts(cards: tuple[Card, ...]) -> list[int]:
    return [cards.count(card) for card in Card]


def test_each_path_is_taken_as_often_as_it_is_likely(shared: list[Lanes]) -> None:
    position, year = at(7)
    paths = [
        Path(0.75, 0.0, ((II, LOT_A), (SAKAKIBARA, LOT_B))),
        Path(0.25, 0.0, ((II, LOT_B), (SAKAKIBARA, LOT_A))),
    ]
    SharingPlayouts(position, year, [option(*paths)]).endings([0], 2000, seed=1)
    [lanes] = shared
    first = [hand == counts(LOT_A.cards) for hand in cards_in(lanes, II)]
    assert sum(first) / 2000 == pytest.approx(0.75, abs=0.04)
    for title, took_first in zip(lanes.title[:, SEATS[II]], first, strict=True):
        assert title == (LOT_A if took_first else LOT_B).title.rank
    assert cards_in(lanes, SAKAI) == [counts(FIRST.cards)] * 2000, "what was taken before stays"
    assert cards_in(lanes, HONDA) == [counts(KEPT.cards)] * 2000


def test_what_is_not_foreseen_is_shared_by_all_who_are_left(shared: list[Lanes]) -> None:
    position, year = at(0)
    SharingPlayouts(position, year, [option(Path(1.0, 0.0, ((SAKAI, FIRST),)))]).endings([0], 50, seed=2)
    [lanes] = shared
    assert cards_in(lanes, SAKAI) == [counts(FIRST.cards)] * 50
    together = lanes.hand.sum(1)
    assert together.tolist() == [counts(SHARE)] * 50, "every card of the year is in some hand"
    assert all(len(set(titles)) == 4 for titles in lanes.title.tolist())


@pytest.mark.slow
def test_all_decisions_meet_the_same_deals() -> None:
    position, year = at(7)
    options = [
        option(Path(1.0, 0.0, ((II, LOT_A), (SAKAKIBARA, LOT_B)))),
        option(Path(1.0, 0.0, ((II, LOT_B), (SAKAKIBARA, LOT_A)))),
        option(Path(1.0, 0.0, ((II, LOT_A), (SAKAKIBARA, LOT_B)))),
    ]
    games = SharingPlayouts(position, year, options)
    won = [endings.totals.argmax(1) for endings in games.endings([0, 1, 2], 60, seed=3)]
    assert [len(each) for each in won] == [60] * 3
    assert (won[0] == won[2]).all()
    assert (won[0] != won[1]).any()
    for number in range(3):
        assert (games.endings([number], 60, seed=3)[0].totals.argmax(1) == won[number]).all()
    mine = position.players.index(II)
    assert np.count_nonzero(won[0] == mine) > np.count_nonzero(won[1] == mine), "by far the better lot"
