"""The chance of each province's majority at the end of the game, and what a kamon or a golden turn adds."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache, cached_property
from math import exp

from advisor.worth.law import Law
from engine.board import MAJORITY, POSITIONS, Province, Spot
from engine.components import General, Kamon, Title
from engine.position import Position
from engine.scoring import majority

MILLI = 1000
"""Chances and weights are counted in thousandths: finer than the foresight, and exact to add up."""
CLOSE = 8.0
"""Favour: a rival who is this much behind the leader counts about a third of him."""

EMPTY = 3
"""An empty province is found as by so many players, each with the chance of a free position elsewhere: its
majority is to be had for the first kamon."""

Chances = Mapping[General, int]
"""The chance of each player to dominate a province in the end, in thousandths."""


class Majorities:
    """The majorities in the end, as they can be foreseen from one position.

    Every free position of a province is filled from the left, or not, by any player who has turns and
    kamons left: the chances follow from how many kamons are still to come and how many positions are free.
    And in some provinces one of those who have kamons there will turn one golden, if he can.
    """

    def __init__(self, position: Position, law: Law, years: float) -> None:
        self._position = position
        self._law = law
        self._years = years
        self._to_come = cache(self._kamons_to_come)
        self._known: dict[tuple[tuple[Kamon, ...], bool, int], Chances] = {}

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
        """My chance to dominate a province, perhaps with my kamon on one position turned golden."""
        return self._chances(province, placed, ends, golden).get(self._position.me, 0)

    def golden(self, placed: Sequence[Province], ends: bool) -> tuple[Spot | None, Fraction]:
        """The Sensei's best kamon to turn, and what that adds; none where it adds nothing."""
        best: tuple[Spot | None, Fraction] = (None, Fraction())
        if self._position.title is not Title.SENSEI:
            return best
        counts = {self._position.me: MILLI, **self._rivals}
        for province in self._position.board:
            before = self._weighed(self._chances(province, placed, ends), ends, counts)
            for at, kamon in enumerate(self._kamons(province, placed), start=1):
                if kamon == Kamon(self._position.me):
                    gain = self._weighed(self._chances(province, placed, ends, at), ends, counts) - before
                    if gain > best[1]:
                        best = (province, at), gain
        return best

    def _total(self, placed: Sequence[Province], ends: bool, counts: Mapping[General, int]) -> Fraction:
        return sum(
            (
                self._weighed(self._chances(province, placed, ends), ends, counts)
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

    def _kamons(self, province: Province, placed: Sequence[Province]) -> list[Kamon]:
        mine = [Kamon(self._position.me)] * placed.count(province)
        return [*self._position.board[province].kamons, *mine]

    def _chances(
        self, province: Province, placed: Sequence[Province], ends: bool, golden: int | None = None
    ) -> Chances:
        kamons = self._kamons(province, placed)
        if golden:
            kamons[golden - 1] = Kamon(self._position.me, golden=True)
        key = tuple(kamons), ends, len(placed)
        known = self._known.get(key)
        if known is None:
            found: dict[General, float] = {}
            self._fill(tuple(kamons), *self._to_come(ends, len(placed)), 1.0, found)
            known = {general: round(chance * MILLI) for general, chance in found.items()}
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
            coming[general] = min(turns * self._law.fill, stock)
        free = sum(POSITIONS - len(site.kamons) for site in position.board.values()) - placed
        # A province that is not described is taken to be half full.
        free += POSITIONS // 2 * (len(Province) - len(position.board))
        turned = min(1.0, self._law.golden * sensei / len(Province))
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
