"""The final count: koku in hand, majorities, and who wins."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.board import MAJORITY, Province
from engine.components import Bonus, BonusTile, Cards, Favour, General, Kamon, Koku, Title


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player brings to the final count."""

    general: General
    title: Title
    favour: Favour
    hand: Cards
    tiles: tuple[BonusTile, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """A player's final count, part by part."""

    general: General
    favour: Favour
    """Scored during the game."""
    koku: Koku
    """In hand, with the best use of the tiles left over."""
    majorities: tuple[Province, ...]

    @property
    def total(self) -> Favour:
        """All favour together."""
        return Favour(self.favour + self.koku + MAJORITY * len(self.majorities))


def majority(kamons: tuple[Kamon, ...]) -> General | None:
    """Who dominates a province: most kamons, golden ones counting two, a tie to the one furthest left."""
    weights: Counter[General] = Counter()
    for kamon in kamons:
        weights[kamon.general] += 2 if kamon.golden else 1
    # Counter keeps the order of the kamons, and max the first of equals: the one furthest left.
    return max(weights, key=weights.__getitem__) if weights else None


def final_koku(hand: Cards, tiles: Iterable[BonusTile]) -> Koku:
    """The koku that a hand counts in the end: each Exchange may turn a troop into one, and each +1 adds
    one, also where there is none (ruling 10). Draw tiles bring nothing then (ruling 11)."""
    koku = sum(card.koku for card in hand)
    troops = sum(len(card.troops) for card in hand)
    bonuses = [tile.bonus for tile in tiles]
    return Koku(koku + min(bonuses.count(Bonus.EXCHANGE), troops) + bonuses.count(Bonus.PLUS_ONE))


def final_count(
    standings: Iterable[Standing], board: Mapping[Province, tuple[Kamon, ...]]
) -> tuple[Count, ...]:
    """Every player's count, the winner first; equal totals stand in the order of the titles."""
    dominated = {province: majority(kamons) for province, kamons in board.items()}
    counts = [
        Count(
            standing.general,
            standing.favour,
            final_koku(standing.hand, standing.tiles),
            tuple(province for province, general in dominated.items() if general is standing.general),
        )
        for standing in sorted(standings, key=lambda standing: standing.title.rank)
    ]
    return tuple(sorted(counts, key=lambda count: -count.total))
