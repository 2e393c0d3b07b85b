"""Chances from how games ended, some of them counted by hand."""

import numpy as np
import pytest

from advisor.winning.trust import AT_MOST, EACH_TURN, MOST, STEEP, Endings


def endings(totals: list[list[float]], *turns: int) -> Endings:
    """Games that ended with these counts, after so many turns."""
    return Endings(np.array(totals), np.array(turns))


def test_what_ended_at_once_is_certain() -> None:
    assert endings([[12, 11.9], [30, 0]], 0, 0).chances.tolist() == [1, 0]
    three = endings([[12, 11, 10], [0, 1, 2], [5, 6, 7], [3, 2, 1]], 0, 0, 0, 0)
    assert three.chances.tolist() == [0.5, 0, 0.5]


def test_what_cannot_be_made_up_is_certain() -> None:
    assert AT_MOST == 2 * (11 + 2 + 1 + 12) + 12
    assert endings([[AT_MOST + 1, 0]], 1).chances.tolist() == [1, 0]
    assert endings([[AT_MOST, 0]], 1).chances[1] > 0
    assert endings([[AT_MOST + 1, 0]], 2).chances[1] > 0


@pytest.mark.parametrize("players", MOST)
@pytest.mark.parametrize("turns", [1, 2, 3, 40])
def test_who_is_behind_by_what_is_uncertain_wins_half_as_often(players: int, turns: int) -> None:
    uncertain = min(EACH_TURN * turns, MOST[players])
    totals = [20.0, 20 - uncertain, *[-1e9] * (players - 2)]
    assert endings([totals], turns).chances[:2].tolist() == pytest.approx([2 / 3, 1 / 3])


def test_a_loser_s_chance_falls_with_the_gap() -> None:
    """Four times as far behind as is uncertain: eight times less likely to be ahead, so one to nine."""
    assert STEEP == 1.5
    assert endings([[10, 8]], 1).chances.tolist() == pytest.approx([9 / 10, 1 / 10])


@pytest.mark.parametrize("players", MOST)
def test_the_more_turns_and_the_closer_the_less_is_sure(players: int) -> None:
    def first(lead: float, turns: int) -> float:
        return float(endings([[10 + lead, *[10.0] * (players - 1)]], turns).chances[0])

    by_turns = [first(3, turns) for turns in range(8)]
    assert by_turns == sorted(by_turns, reverse=True)
    assert by_turns[0] == 1
    assert by_turns[1] > by_turns[2]
    assert by_turns[6] == by_turns[7], "beyond a point, more turns make no difference"
    by_lead = [first(lead, 8) for lead in (0.1, 1, 5, 20, 80)]
    assert by_lead == sorted(by_lead)
    assert by_lead[0] < 0.6
    assert by_lead[-1] > 0.97


def test_each_game_counts_by_its_own_turns() -> None:
    """One that ended at once, and one after a turn, half a point apart: two thirds to one third."""
    found = endings([[0, 9], [9, 8.5]], 0, 1).chances
    assert found.tolist() == pytest.approx([(0 + 2 / 3) / 2, (1 + 1 / 3) / 2])


def test_chances_are_those_of_all_players_together() -> None:
    rng = np.random.default_rng(1)
    for players in MOST:
        many = Endings(rng.normal(40, 12, (500, players)), rng.integers(0, 30, 500))
        assert many.chances.sum() == pytest.approx(1)
        assert (many.chances > 0).all()


def test_games_can_be_parted_and_joined() -> None:
    first, second = endings([[1, 2], [3, 4], [6, 5], [8, 7]], 1, 2, 3, 4).parted(2)
    assert (first.totals.tolist(), first.turns.tolist()) == ([[1, 2], [3, 4]], [1, 2])
    assert (second.totals.tolist(), second.turns.tolist()) == ([[6, 5], [8, 7]], [3, 4])
    again = first.joined(second)
    assert (len(again), again.turns.tolist()) == (4, [1, 2, 3, 4])
    assert again.totals.tolist() == [[1, 2], [3, 4], [6, 5], [8, 7]]
