"""A match: one player against copies of another, game after game, and what came of it."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import Self

from advisor.winning.player import Player, PlayerMaker
from engine.board import KAMONS, MAJORITY
from engine.components import General, Named
from engine.game import due, new_game, play, result
from engine.scoring import Count
from engine.state import Game
from engine.view import see

CONFIDENCE = 0.95
"""How often an interval holds the true share of wins."""


@dataclass(frozen=True, slots=True)
class Sums:
    """Whole numbers that add up field by field, in whatever order."""

    def __add__(self, other: Self) -> Self:
        return type(self)(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(self)))


@dataclass(frozen=True, slots=True)
class Scores(Sums):
    """What players scored, all of them and all their games together."""

    players: int = 0
    positions: int = 0
    """Favour of the positions, title bonus included."""
    majorities: int = 0
    koku: int = 0
    kamons: int = 0
    """Kamons placed."""
    years: int = 0
    """Odd years played."""

    @property
    def total(self) -> int:
        """All favour together."""
        return self.positions + self.majorities + self.koku

    @property
    def kamons_a_year(self) -> Fraction:
        """How many kamons a player placed in an odd year."""
        return Fraction(self.kamons, self.years)

    def mean(self, favour: int) -> Fraction:
        """A sum of favour as a mean for one player in one game."""
        return Fraction(favour, self.players)


@dataclass(frozen=True, slots=True)
class Tally(Sums):
    """What came of games: sums, so that tallies of parts add up to that of the whole."""

    games: int = 0
    wins: int = 0
    """Games that the first player won."""
    margins: int = 0
    """The first player's score less the best of the others'."""
    squared_margins: int = 0
    rounds: int = 0
    ended_by_kamons: int = 0
    """Games in which a player placed his last kamon; the others ended with the koku deck."""
    winning_scores: int = 0
    first: Scores = Scores()
    others: Scores = Scores()

    @property
    def share(self) -> Fraction:
        """The share of games that the first player won."""
        return Fraction(self.wins, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share of wins lies, by Wilson."""
        return wilson(self.wins, self.games)

    @property
    def margin(self) -> Fraction:
        """The mean margin to the best of the others."""
        return Fraction(self.margins, self.games)

    @property
    def margin_error(self) -> float | None:
        """Its standard error, as if no two games shared a deal; None of one game."""
        if self.games < 2:
            return None
        squares = self.squared_margins - self.games * self.margin**2
        return sqrt(squares / (self.games - 1) / self.games)

    def mean(self, total: int) -> Fraction:
        """A sum as a mean for one game."""
        return Fraction(total, self.games)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The Wilson interval of a share."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share = wins / games
    middle = share + z**2 / (2 * games)
    around = z * sqrt(share * (1 - share) / games + z**2 / (4 * games**2))
    scale = 1 + z**2 / games
    return max(0.0, (middle - around) / scale), min(1.0, (middle + around) / scale)


@dataclass(frozen=True, slots=True)
class Match:
    """One player against copies of another. The first player takes each seat in turn, and all games of such
    a rotation have the same deal, so that its luck is everybody's."""

    first: PlayerMaker
    others: PlayerMaker
    players: int
    games: int
    seed: int

    @property
    def par(self) -> Fraction:
        """The share of wins among equals."""
        return Fraction(1, self.players)

    def tally(self, numbers: Iterable[int]) -> Tally:
        """Play the games with these numbers, from 0."""
        return sum(map(self._played, numbers), Tally())

    def _played(self, number: int) -> Tally:
        generals = list(General)[: self.players]
        rotation, seat = divmod(number, self.players)
        seated = {
            general: (self.first if at == seat else self.others)(self._seed("player", number, at))
            for at, general in enumerate(generals)
        }
        end = play_out(new_game(generals, self._seed("deal", rotation)), seated)
        return tallied(end, generals[seat])

    def _seed(self, what: str, *which: int) -> int:
        """A seed of its own for each deal and each player of a game."""
        return random.Random(f"{what} {self.seed} {which}").getrandbits(48)


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match and what came of it, with the players' names."""

    first: Named
    others: Named
    match: Match
    tally: Tally


def play_out(game: Game, seated: Mapping[General, Player]) -> Game:
    """The game at its end; `Forbidden` if a player decides what is not legal."""
    while (general := due(game)) is not None:
        game = play(game, seated[general].decide(see(game, general)))
    return game


def tallied(end: Game, first: General) -> Tally:
    """What came of one game for the player of a general."""
    counts = result(end)
    [own] = [count for count in counts if count.general is first]
    others = [count for count in counts if count is not own]
    margin = own.total - max(count.total for count in others)
    return Tally(
        games=1,
        wins=int(counts[0] is own),
        margins=margin,
        squared_margins=margin**2,
        rounds=end.round,
        ended_by_kamons=int(any(player.kamons_left == 0 for player in end.players)),
        winning_scores=counts[0].total,
        first=_scores(end, own),
        others=sum((_scores(end, count) for count in others), Scores()),
    )


def _scores(end: Game, count: Count) -> Scores:
    return Scores(
        players=1,
        positions=count.favour,
        majorities=MAJORITY * len(count.majorities),
        koku=count.koku,
        kamons=KAMONS[len(end.players)] - end.player(count.general).kamons_left,
        years=end.round,
    )
