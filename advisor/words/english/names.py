"""Things and figures in English."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from advisor.words.interface import NameWords
from engine.components import BonusTile, Cards, GateTile, Kamon, Named, Symbol, Troop
from engine.payment import Step, UseExchange, UseHatamoto, UsePlusOne
from engine.sharing import Lot

NONE = "none"
NOTHING_THERE = "–"


def listed(names: Iterable[str], last: str = "and") -> str:
    """Names in a row: 'Ii, Sakai and Honda'."""
    found = list(names)
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} {last} {found[-1]}"


def counted(number: int, one: str, many: str) -> str:
    """A number of things: '1 kamon', '2 kamons'."""
    return f"{number} {one if number == 1 else many}"


def symbol(symbol: Symbol) -> str:
    """A troop or koku."""
    return symbol.label if isinstance(symbol, Troop) else symbol


def amount(favour: Fraction) -> str:
    """Favour with one digit after the point."""
    return f"{float(favour):.1f}"


def is_tiny(favour: Fraction) -> bool:
    """Whether favour would be rounded to nothing, though there is some."""
    return bool(favour) and abs(favour) < Fraction(1, 20)


class EnglishNames(NameWords):
    """Things and figures."""

    def name(self, piece: Named) -> str:
        """'Sōhei'."""
        return piece.label

    def cards(self, held: Cards) -> str:
        """'2 × Samurai, 1 koku'."""
        counts = Counter(held)
        row = (card.label if count == 1 else f"{count} × {card.label}" for card, count in counts.items())
        return ", ".join(row) or NONE

    def tiles(self, tiles: Sequence[BonusTile]) -> str:
        """'+1, Draw (Sōhei)'."""
        row = (t.bonus.label if t.troop is None else f"{t.bonus.label} ({t.troop.label})" for t in tiles)
        return ", ".join(row) or NONE

    def gate_tile(self, tile: GateTile | None) -> str:
        """'Sōhei (+1)'."""
        if tile is None:
            return NOTHING_THERE
        return tile.troop.label if tile.bonus is None else f"{tile.troop.label} ({tile.bonus.label})"

    def lot(self, lot: Lot) -> str:
        """'Sensei with 2 × Bushi'."""
        return f"{lot.title.label} with {self.cards(lot.cards)}"

    def kamon(self, kamon: Kamon) -> str:
        """'Ii', with a star if it is golden."""
        return f"{kamon.general.label}*" if kamon.golden else kamon.general.label

    def symbols(self, symbols: Sequence[Symbol]) -> str:
        """'3 Samurai + Sōhei'."""
        counts = Counter(symbols)
        return " + ".join(
            symbol(kind) if count == 1 else f"{count} {symbol(kind)}" for kind, count in counts.items()
        )

    def step(self, step: Step) -> str:
        """'Exchange: Bushi becomes koku'."""
        match step:
            case UseHatamoto(troop):
                return f"Hatamoto: joins as {troop.label}"
            case UseExchange(source, to):
                return f"Exchange: {symbol(source)} becomes {symbol(to)}"
            case UsePlusOne(on):
                return f"+1: one more {symbol(on)}"

    def percent(self, chance: Fraction | float) -> str:
        """'33 %'."""
        value = float(chance * 100)
        if 0 < value < 1:
            return "less than 1 %"
        if 99 < value < 100:
            return "more than 99 %"
        return f"{value:.0f} %"

    def figure(self, favour: Fraction, sign: str = "") -> str:
        """'10.5', '+1.2'."""
        if abs(favour) < Fraction(1, 20):
            return "0.0"
        return f"{float(favour):{sign}.1f}"
