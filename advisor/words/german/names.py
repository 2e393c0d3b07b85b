"""Things and figures in German."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from advisor.words.interface import NameWords
from engine.components import Bonus, BonusTile, Card, Cards, GateTile, Kamon, Named, Pay, Symbol, Troop
from engine.payment import Step, UseExchange, UseHatamoto, UsePlusOne
from engine.sharing import Lot

NONE = "keine"
NOTHING_THERE = "–"
NAMES: Mapping[Named, str] = {
    Bonus.EXCHANGE: "Austausch",
    Bonus.DRAW: "Karte",
    Pay.TROOPS: "Truppen",
    Pay.KOKU: "Koku",
    Card.KOKU_1: "1 Koku",
    Card.KOKU_2: "2 Koku",
    Card.KOKU_3: "3 Koku",
}
"""What the German rulebook calls otherwise; the rest is printed on the pieces."""
TYPED = {
    "afford": "bezahlen",
    "all": "alles",
    "anyway": "trotzdem",
    "edit": "ändern",
    "explain": "erklären",
    "position": "stellung",
}
"""Words of lines that are proposed, as they are typed here."""


def label(piece: Named) -> str:
    """What a piece is called."""
    return NAMES.get(piece, piece.label)


def listed(names: Iterable[str], last: str = "und") -> str:
    """Names in a row: 'Ii, Sakai und Honda'."""
    found = list(names)
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} {last} {found[-1]}"


def counted(number: int, one: str, many: str) -> str:
    """A number of things: '1 Kamon', '2 Kamons'."""
    return f"{number} {one if number == 1 else many}"


def points(favour: int) -> str:
    """'1 Punkt', '7 Punkte'."""
    return counted(favour, "Punkt", "Punkte")


def favour_points(favour: int) -> str:
    """'1 Gunstpunkt', '7 Gunstpunkte'."""
    return counted(favour, "Gunstpunkt", "Gunstpunkte")


def draw_tiles(number: int) -> str:
    """'1 Karte-Plättchen'."""
    return f"{number} Karte-Plättchen"


def symbol(symbol: Symbol) -> str:
    """A troop or koku."""
    return symbol.label if isinstance(symbol, Troop) else "Koku"


def decimal(value: Fraction | float, digits: int = 1, sign: str = "") -> str:
    """A figure with so many digits after the comma."""
    return f"{float(value):{sign}.{digits}f}".replace(".", ",")


def amount(favour: Fraction) -> str:
    """Favour with one digit after the comma."""
    return decimal(favour)


def grouped(number: int) -> str:
    """A large number: '1.000.000'."""
    return f"{number:,}".replace(",", ".")


def is_tiny(favour: Fraction) -> bool:
    """Whether favour would be rounded to nothing, though there is some."""
    return bool(favour) and abs(favour) < Fraction(1, 20)


def quoted(text: str) -> str:
    """Text in quotation marks, control characters made visible."""
    return f"„{repr(text)[1:-1]}“"


def to_type(line: str) -> str:
    """What can be typed or tapped: „erklären“ for 'explain'; an option of the command line stays."""
    if line.startswith("-"):
        return line
    first, *rest = line.strip("'").split(" ")
    words = [TYPED.get(first, first), *rest]
    if rest[:1] == ["anyway"]:
        words[1] = TYPED["anyway"]
    if first == "afford" and rest[-1:] == ["all"]:
        words[-1] = TYPED["all"]
    return f"„{' '.join(words)}“"


class GermanNames(NameWords):
    """Things and figures."""

    def name(self, piece: Named) -> str:
        """'Austausch'."""
        return label(piece)

    def cards(self, held: Cards) -> str:
        """'2 × Samurai, 1 Koku'."""
        counts = Counter(held)
        row = (label(card) if count == 1 else f"{count} × {label(card)}" for card, count in counts.items())
        return ", ".join(row) or NONE

    def tiles(self, tiles: Sequence[BonusTile]) -> str:
        """'+1, Karte (Sōhei)'."""
        row = (label(t.bonus) if t.troop is None else f"{label(t.bonus)} ({t.troop.label})" for t in tiles)
        return ", ".join(row) or NONE

    def gate_tile(self, tile: GateTile | None) -> str:
        """'Sōhei (+1)'."""
        if tile is None:
            return NOTHING_THERE
        return tile.troop.label if tile.bonus is None else f"{tile.troop.label} ({label(tile.bonus)})"

    def lot(self, lot: Lot) -> str:
        """'Sensei mit 2 × Bushi'."""
        return (
            f"{lot.title.label} mit {self.cards(lot.cards)}"
            if lot.cards
            else f"{lot.title.label} ohne Karten"
        )

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
        """'Austausch: Bushi wird zu Koku'."""
        match step:
            case UseHatamoto(troop):
                return f"Hatamoto: zählt als {troop.label}"
            case UseExchange(source, to):
                return f"Austausch: {symbol(source)} wird zu {symbol(to)}"
            case UsePlusOne(on):
                return f"+1: noch ein {symbol(on)}"

    def percent(self, chance: Fraction | float) -> str:
        """'33 %'."""
        value = float(chance * 100)
        if 0 < value < 1:
            return "weniger als 1 %"
        if 99 < value < 100:
            return "mehr als 99 %"
        return f"{value:.0f} %"

    def figure(self, favour: Fraction, sign: str = "") -> str:
        """'10,5', '+1,2'."""
        return "0,0" if abs(favour) < Fraction(1, 20) else decimal(favour, sign=sign)
