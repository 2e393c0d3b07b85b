"""The chance of each player to dominate a province at the end of the game."""

from collections.abc import Mapping, Sequence
from functools import cache

from advisor.worth.law import Forecast
from engine.board import POSITIONS, Province
from engine.components import General, Kamon, Title
from engine.position import Position
from engine.scoring import majority

MILLI = 1000
"""Chances and weights are counted in thousandths: finer than the foresight, and exact to add up."""

EMPTY = 3
"""An empty province is found as by so many players, each with the chance of a free position elsewhere: its
majority is to be had for the first kamon."""

Chances = Mapping[General, int]
"""The chance of each player to dominate a province in the end, in thousandths."""


class Foresight:
    """Who dominates in the end, as it can be foreseen from one position.

    Every free position of a province is filled from the left, or not, by any player who has turns and
    kamons left: the chances follow from how many kamons are still to come and how many positions are free.
    In some provinces one of those who have kamons there turns one golden, if he can. And the more years are
    to come, the more of a forecast is doubt, in which anybody may dominate.
    """

    def __init__(self, position: Position, forecast: Forecast, years: float) -> None:
        self._position = position
        self._forecast = forecast
        self._years = years
        self._to_come = cache(self._kamons_to_come)
        self._known: dict[tuple[tuple[Kamon, ...], bool, int], Chances] = {}

    def kamons(self, province: Province, placed: Sequence[Province]) -> list[Kamon]:
        """The kamons of a province once my turn has placed some."""
        mine = [Kamon(self._position.me)] * placed.count(province)
        return [*self._position.board[province].kamons, *mine]

    def chances(
        self, province: Province, placed: Sequence[Province], ends: bool, golden: int | None = None
    ) -> Chances:
        """Everybody's chance to dominate a province once my turn has placed kamons in these provinces,
        perhaps with mine on one position turned golden; `ends` where the game ends this year."""
        kamons = self.kamons(province, placed)
        if golden:
            kamons[golden - 1] = Kamon(self._position.me, golden=True)
        key = tuple(kamons), ends, len(placed)
        known = self._known.get(key)
        if known is None:
            found: dict[General, float] = {}
            doubt = 0.0 if ends else min(1.0, self._forecast.doubt * self._years**2)
            self._fill(tuple(kamons), *self._to_come(ends, len(placed)), 1 - doubt, found)
            for general in self._position.players:
                _add(found, general, doubt / len(self._position.players))
            known = {general: round(round(chance * MILLI, 6)) for general, chance in found.items()}
            self._known[key] = known
        return known

    def _fill(
        self,
        kamons: tuple[Kamon, ...],
        filled: float,
        turned: float,
        shares: Mapping[General, float],
        chance: float,
        found: dict[General, float],
    ) -> None:
        """Add up who dominates, over every way in which the free positions may still be filled, or not."""
        goes_on = filled if len(kamons) < POSITIONS else 0.0
        if not kamons:
            goes_on = 1 - (1 - filled) ** EMPTY
        if kamons:
            rest = chance * (1 - goes_on)
            owners = dict.fromkeys(kamon.general for kamon in kamons) if turned else ()
            for owner in owners:
                _add(found, majority(_with_golden(kamons, owner)), rest * turned / len(owners))
            _add(found, majority(kamons), rest * (1 - turned))
        if goes_on:
            for general, share in shares.items():
                more = (*kamons, Kamon(general))
                self._fill(more, filled, turned, shares, chance * goes_on * share, found)

    def _kamons_to_come(self, ends: bool, placed: int) -> tuple[float, float, Mapping[General, float]]:
        """The chance that the next free position of a province is filled after my turn, that a kamon there is
        turned golden, and by whom."""
        position, years = self._position, 0.0 if ends else self._years
        coming: dict[General, float] = {}
        sensei = years
        unknown = sum(general not in position.titles for general in position.players)
        for general in sorted(position.players, key=lambda general: general.rank):
            turns, stock = years, position.kamons_of(general)
            if general is position.me:
                stock -= placed
            else:
                title = position.titles.get(general)
                turns += 0.5 if title is None else title.rank > position.title.rank
                if title is None:
                    sensei += 0 if Title.SENSEI in position.titles.values() else 0.5 / unknown
                else:
                    sensei += title is Title.SENSEI and title.rank > position.title.rank
            coming[general] = min(turns * self._forecast.fill, stock)
        free = sum(POSITIONS - len(site.kamons) for site in position.board.values()) - placed
        # A province that is not described is taken to be half full.
        free += POSITIONS // 2 * (len(Province) - len(position.board))
        turned = min(1.0, self._forecast.golden * sensei / len(Province))
        total = sum(coming.values())
        if not total or not free:
            return 0.0, turned, {}
        return min(1.0, total / free), turned, {who: count / total for who, count in coming.items() if count}


def _with_golden(kamons: tuple[Kamon, ...], owner: General) -> tuple[Kamon, ...]:
    """Kamons once their owner has turned one of them golden, if he can."""
    at = next((n for n, kamon in enumerate(kamons) if kamon == Kamon(owner)), None)
    return kamons if at is None else (*kamons[:at], Kamon(owner, golden=True), *kamons[at + 1 :])


def _add(found: dict[General, float], general: General | None, chance: float) -> None:
    if general:
        found[general] = found.get(general, 0.0) + chance
