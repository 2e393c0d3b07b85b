"""What the majorities at the end of the game are worth, and what a kamon or a golden turn adds."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import exp

from advisor.worth.foresight import MILLI, Chances, Foresight
from advisor.worth.law import Forecast, Law
from engine.board import MAJORITY, Province, Spot
from engine.components import General, Kamon, Title
from engine.position import Position
from engine.scoring import majority

CLOSE = 8.0
"""Favour: a rival who is this much behind the leader counts about a third of him."""


class Majorities:
    """The majorities in the end, as they can be foreseen from one position: as they count for choosing a
    play, and as they are told."""

    def __init__(self, position: Position, law: Law, years: float) -> None:
        self._position = position
        self._law = law
        self._years = years
        self._counted = Foresight(position, Forecast(law.fill), years)
        self._told = Foresight(position, law.told, years)

    def worth(self, placed: Sequence[Province], ends: bool) -> Fraction:
        """My majorities: six points for each described province, times my chance to dominate it, once my turn
        has placed kamons in these provinces; `ends` where the game ends this year."""
        return self._total(placed, ends, {self._position.me: MILLI})

    def taken_from_rivals(self, placed: Sequence[Province], ends: bool) -> Fraction:
        """What the majorities of the others take from me, so less than nothing."""
        return self._total(placed, ends, self._rivals)

    def chance(
        self, province: Province, placed: Sequence[Province], ends: bool, golden: int | None = None
    ) -> int:
        """My chance to dominate a province, as it is told, perhaps with my kamon on one position turned
        golden."""
        return self._told.chances(province, placed, ends, golden).get(self._position.me, 0)

    def golden(self, placed: Sequence[Province], ends: bool) -> tuple[Spot | None, Fraction]:
        """The Sensei's best kamon to turn, and what that adds; none where it adds nothing."""
        best: tuple[Spot | None, Fraction] = (None, Fraction())
        if self._position.title is not Title.SENSEI:
            return best
        counts = {self._position.me: MILLI, **self._rivals}
        for province in self._position.board:
            before = self._weighed(self._counted.chances(province, placed, ends), ends, counts)
            for at, kamon in enumerate(self._counted.kamons(province, placed), start=1):
                if kamon == Kamon(self._position.me):
                    turned = self._counted.chances(province, placed, ends, at)
                    gain = self._weighed(turned, ends, counts) - before
                    if gain > best[1]:
                        best = (province, at), gain
        return best

    def _total(self, placed: Sequence[Province], ends: bool, counts: Mapping[General, int]) -> Fraction:
        return sum(
            (
                self._weighed(self._counted.chances(province, placed, ends), ends, counts)
                for province in self._position.board
            ),
            Fraction(),
        )

    def _weighed(self, chances: Chances, ends: bool, counts: Mapping[General, int]) -> Fraction:
        """What a province's majority comes to, by how much each player's counts."""
        total = sum(counts.get(general, 0) * chance for general, chance in chances.items())
        trust = MILLI if ends else self._trust
        return Fraction(MAJORITY * trust * total, MILLI**3)

    @cached_property
    def _trust(self) -> int:
        """How much of a foreseen majority counts while the game goes on."""
        trust: float = self._law.majority.at(self._years, 1.0)
        return round(trust * MILLI)

    @cached_property
    def _rivals(self) -> Mapping[General, int]:
        """How much the majorities of each rival count against me: most those of who leads them, as far as it
        is known."""
        position = self._position
        rivals = sorted(
            (general for general in position.players if general is not position.me), key=lambda g: g.rank
        )
        held = [majority(site.kamons) for site in position.board.values()]
        stands = {
            general: position.favour.get(general, 0) + MAJORITY * held.count(general) for general in rivals
        }
        if any(general not in position.favour for general in rivals):
            stands = dict.fromkeys(rivals, 0)
        most = max(stands.values())
        shares = {general: exp((stood - most) / CLOSE) for general, stood in stands.items()}
        total = sum(shares.values())
        return {general: -round(self._law.rival * share / total * MILLI) for general, share in shares.items()}
