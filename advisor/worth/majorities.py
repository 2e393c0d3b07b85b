"""The chance of each province's majority at the end of the game, and what a kamon or a golden turn adds."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property

from engine.board import KOKU_CARDS, MAJORITY, POSITIONS, TURNED_UP, Province, Spot
from engine.components import General, Kamon, Title
from engine.position import Position
from engine.scoring import majority

PACE = Fraction(1)
"""Kamons that a player places in a year: none, one or two, so one on average."""

MILLI = 1000
"""Chances and favour are counted in thousandths: finer than the foresight, and exact to add up."""


class Majorities:
    """My majorities in the end, as they can be foreseen from one position, in thousandths.

    Every free position of a province is filled from the left, or not, by any player who has turns and
    kamons left: the chances follow from how many kamons are still to come and how many positions are free.
    """

    def __init__(self, position: Position) -> None:
        self._position = position
        self._chances: dict[tuple[tuple[Kamon, ...], bool], int] = {}

    def worth(self, placed: Sequence[Province], ends: bool) -> int:
        """Six points for each described province, times my chance to dominate it, once my turn has
        placed kamons in these provinces; `ends` where the game ends this year."""
        return MAJORITY * sum(self.chance(province, placed, ends) for province in self._position.board)

    def chance(
        self, province: Province, placed: Sequence[Province], ends: bool, golden: int | None = None
    ) -> int:
        """My chance to dominate a province, perhaps with my kamon on one position turned golden."""
        kamons = self._kamons(province, placed)
        if golden:
            kamons[golden - 1] = Kamon(self._position.me, golden=True)
        return self._chance(tuple(kamons), ends)

    def golden(self, placed: Sequence[Province], ends: bool) -> tuple[Spot | None, int]:
        """The Sensei's best kamon to turn, and what that adds; none where it adds nothing."""
        best: tuple[Spot | None, int] = (None, 0)
        if self._position.title is not Title.SENSEI:
            return best
        for province in self._position.board:
            before = self.chance(province, placed, ends)
            for at, kamon in enumerate(self._kamons(province, placed), start=1):
                if kamon == Kamon(self._position.me):
                    gain = MAJORITY * (self.chance(province, placed, ends, at) - before)
                    if gain > best[1]:
                        best = (province, at), gain
        return best

    def _kamons(self, province: Province, placed: Sequence[Province]) -> list[Kamon]:
        mine = [Kamon(self._position.me)] * placed.count(province)
        return [*self._position.board[province].kamons, *mine]

    def _chance(self, kamons: tuple[Kamon, ...], ends: bool) -> int:
        known = self._chances.get((kamons, ends))
        if known is None:
            filled, shares = self._this_year if ends else self._all_years
            known = round(self._filled(kamons, filled, shares) * MILLI)
            self._chances[kamons, ends] = known
        return known

    def _filled(self, kamons: tuple[Kamon, ...], filled: float, shares: dict[General, float]) -> float:
        """My chance over every way in which the free positions may still be filled, or not."""
        stays = float(majority(kamons) is self._position.me)
        if len(kamons) >= POSITIONS or not filled:
            return stays
        goes_on = sum(
            share * self._filled((*kamons, Kamon(general)), filled, shares)
            for general, share in shares.items()
        )
        return (1 - filled) * stays + filled * goes_on

    @cached_property
    def _this_year(self) -> tuple[float, dict[General, float]]:
        return self._to_come(0)

    @cached_property
    def _all_years(self) -> tuple[float, dict[General, float]]:
        return self._to_come(self.years_left)

    def _to_come(self, years: int) -> tuple[float, dict[General, float]]:
        """The chance that the next free position of a province is filled after my turn, and by whom,
        with so many years to come after this one."""
        position = self._position
        coming: dict[General, Fraction] = {}
        for general in sorted(position.players, key=lambda general: general.rank):
            turns = Fraction(years)
            if general is not position.me:
                title = position.titles.get(general)
                turns += Fraction(1, 2) if title is None else int(title.rank > position.title.rank)
            coming[general] = min(turns * PACE, Fraction(position.kamons_of(general)))
        free = sum(POSITIONS - len(site.kamons) for site in position.board.values())
        # A province that is not described is taken to be half full.
        free += POSITIONS // 2 * (len(Province) - len(position.board))
        total = sum(coming.values(), Fraction())
        if not total or not free:
            return 0.0, {}
        shares = {general: float(count / total) for general, count in coming.items() if count}
        return float(min(Fraction(1), total / free)), shares

    @cached_property
    def years_left(self) -> int:
        """Odd years to come after this one: as the koku deck allows, or the kamons at their pace."""
        position = self._position
        players = len(position.players)
        koku_a_year = TURNED_UP[players][1]
        by_kamons = int(min(position.kamons_of(general) for general in position.players) / PACE)
        if position.koku_deck is not None:
            return min(position.koku_deck // koku_a_year, by_kamons)
        placed = sum(len(site.kamons) for site in position.board.values())
        played = int(placed / (players * PACE))
        return min(max(1, len(KOKU_CARDS) // koku_a_year - 1 - played), by_kamons)
