"""Matches between programs: which figures are told of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from advisor.winning import match_faults as faults
from advisor.winning.match import PlayedMatch
from advisor.winning.match_faults import MatchFault
from advisor.words.interface import Words
from advisor.words.phrases import Plural
from engine.components import Named


@dataclass(frozen=True, slots=True)
class MatchLabels:
    """Words that stand alone."""

    playing: str
    wins: str
    margin: str
    games: str
    mean: str
    """Over what a player has on average."""
    positions: str
    majorities: str
    koku: str
    total: str
    kamons: str


@dataclass(frozen=True, slots=True)
class MatchPhrases:
    """What is said of matches, with gaps."""

    several: Mapping[str, str]
    """Kinds of players that are called otherwise where there are several, by their canonical names."""
    against: str
    """Who played whom, how often, and with which seed."""
    game_count: Plural
    won: str
    """How many games the first player won, the interval of that share, and what equals would win."""
    mean_margin: Plural
    standard_error: str
    games_were: Plural
    """Their `rounds`, how they ended (`count` with a last kamon), and what the winner has."""
    each_other: str
    """Each of the others, where they are of the same kind as the first."""
    not_a_player: str
    """`guess` is the name that may be meant."""
    no_dask: str
    no_cluster: str
    no_workers: str


@dataclass
class MatchWords:
    """Matches between programs."""

    words: Words
    labels: MatchLabels
    phrases: MatchPhrases

    def headline(self, played: PlayedMatch) -> str:
        """'Advised against 3 Greedy: 200 games, seed 1'."""
        match = played.match
        return self.phrases.against.format(
            first=self.words.name(played.first),
            others=self._others(played.others, match.players - 1),
            games=self.words.plural(self.phrases.game_count, match.games),
            seed=match.seed,
        )

    def _others(self, kind: Named, count: int) -> str:
        """'Greedy', '3 Greedy'."""
        name = self.words.name(kind)
        return name if count == 1 else f"{count} {self.phrases.several.get(str(kind.value), name)}"

    def wins(self, played: PlayedMatch) -> str:
        """How many games the first player won, the interval of that share, and what equals would win."""
        tally = played.tally
        share, low, high, par = (
            self.words.decimal(100 * part) for part in (tally.share, *tally.interval, played.match.par)
        )
        return self.phrases.won.format(
            wins=tally.wins, games=tally.games, share=share, low=low, high=high, par=par
        )

    def margin(self, played: PlayedMatch) -> str:
        """The mean margin, with its error where there is one."""
        margin, error = played.tally.margin, played.tally.margin_error
        figure, count = self.words.figure(margin, "+"), abs(round(float(margin), 1))
        mean = self.words.plural(self.phrases.mean_margin, count, margin=figure)
        if error is None:
            return mean
        return self.words.side_by_side(
            mean, self.phrases.standard_error.format(error=self.words.decimal(error))
        )

    def games(self, played: PlayedMatch) -> str:
        """What the games were like."""
        tally = played.tally
        return self.words.plural(
            self.phrases.games_were,
            tally.ended_by_kamons,
            rounds=self.words.decimal(tally.mean(tally.rounds)),
            by_deck=tally.games - tally.ended_by_kamons,
            winner=self.words.decimal(tally.mean(tally.winning_scores)),
        )

    def each_other(self, played: PlayedMatch) -> str:
        """The heading over the figures of the others."""
        others = self.words.name(played.others)
        return self.phrases.each_other.format(others=others) if played.first is played.others else others

    def fault(self, fault: MatchFault) -> str:
        """Why a match cannot be played, and what to do."""
        match fault:
            case faults.NotAPlayer(name, known, nearest):
                guess = self.words.guess(nearest, otherwise="")
                return self.phrases.not_a_player.format(
                    name=self.words.quoted(name), known=", ".join(known), guess=guess
                )
            case faults.NoDask():
                return self.phrases.no_dask
            case faults.NoCluster(address, seconds):
                return self.phrases.no_cluster.format(address=self.words.quoted(address), seconds=seconds)
            case faults.NoWorkers(address, seconds):
                return self.phrases.no_workers.format(address=self.words.quoted(address), seconds=seconds)
            case _:
                assert_never(fault)
