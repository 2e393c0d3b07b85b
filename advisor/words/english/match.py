"""Matches between programs, in English."""

from fractions import Fraction
from typing import assert_never

from advisor.winning import match_faults as faults
from advisor.winning.match import PlayedMatch
from advisor.winning.match_faults import MatchFault
from advisor.words.english.names import amount, counted
from advisor.words.interface import Words
from advisor.words.match_interface import MatchLabels, MatchWords

LABELS = MatchLabels(
    playing="Playing",
    wins="Wins",
    margin="Margin",
    games="Games",
    mean="On average",
    positions="positions",
    majorities="majorities",
    koku="koku",
    total="all together",
    kamons="kamons a year",
)


class EnglishMatch(MatchWords):
    """Matches between programs."""

    def __init__(self, words: Words) -> None:
        self._words = words

    @property
    def labels(self) -> MatchLabels:
        """Words that stand alone."""
        return LABELS

    def headline(self, played: PlayedMatch) -> str:
        """'Advised against 3 Greedy: 200 games, seed 1'."""
        games = counted(played.match.games, "game", "games")
        return f"{played.first.label} against {_others(played)}: {games}, seed {played.match.seed}"

    def wins(self, played: PlayedMatch) -> str:
        """'81 of 200: 40.5 % (34.0 to 47.4 %, 95 times in 100); par is 25.0 %'."""
        tally = played.tally
        low, high = (f"{100 * bound:.1f}" for bound in tally.interval)
        won = f"{tally.wins} of {tally.games}: {_percent(tally.share)}"
        return f"{won}; 95 % interval {low} to {high} %; par {_percent(played.match.par)}"

    def margin(self, played: PlayedMatch) -> str:
        """'+3.2 favour to the best of the others, on average; standard error 1.6'."""
        tally = played.tally
        mean = f"{self._words.figure(tally.margin, '+')} favour to the best of the others, on average"
        return mean if tally.margin_error is None else f"{mean}; standard error {tally.margin_error:.1f}"

    def games(self, played: PlayedMatch) -> str:
        """'5.6 rounds; 180 ended with the last kamon, 20 with the koku deck; the winner has 71.2'."""
        tally = played.tally
        by_deck = tally.games - tally.ended_by_kamons
        ended = f"{tally.ended_by_kamons} ended with a last kamon, {by_deck} with the koku deck"
        rounds, winner = amount(tally.mean(tally.rounds)), amount(tally.mean(tally.winning_scores))
        return f"{rounds} rounds; {ended}; the winner has {winner}"

    def each_other(self, played: PlayedMatch) -> str:
        """'each other Greedy'."""
        return f"each other {played.others.label}" if played.first is played.others else played.others.label

    def fault(self, fault: MatchFault) -> str:
        """Why a match cannot be played, and what to do."""
        match fault:
            case faults.NotAPlayer(name, known, nearest):
                guess = f"; did you mean '{nearest}'?" if nearest else ""
                return f"{name!r} is not a player ({', '.join(known)}){guess}"
            case faults.NoDask():
                return "--dask needs the package distributed: pip install distributed"
            case faults.NoCluster(address, seconds):
                return f"No Dask cluster answers at {address!r} within {seconds} seconds."
            case faults.NoWorkers(address, seconds):
                return f"The Dask cluster at {address!r} has no worker within {seconds} seconds; start one."
            case _:
                assert_never(fault)


def _others(played: PlayedMatch) -> str:
    count = played.match.players - 1
    return played.others.label if count == 1 else f"{count} {played.others.label}"


def _percent(share: Fraction) -> str:
    return f"{float(100 * share):.1f} %"
