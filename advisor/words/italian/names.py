"""Things and figures in Italian."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from advisor.words.interface import NameWords
from engine.board import Province
from engine.components import BonusTile, Cards, GateTile, Kamon, Named, Symbol, Title, Troop
from engine.payment import Step, UseExchange, UseHatamoto, UsePlusOne
from engine.sharing import Lot

NONE = "nessuna"
"""No card and no tile: both are feminine."""
NO_CARD = "nessuna carta"
NOTHING_THERE = "–"

_NAMES = {
    "exchange": "Scambio",
    "draw": "Pesca",
    "troops": "truppe",
    "random": "Casuale",
    "greedy": "Avido",
    "advised": "Consigliato",
}
"""What is not called as in English, by its canonical name."""
_ELIDED: tuple[Named, ...] = (Province.HOKKAIDO, Title.HATAMOTO)
_WITH_LO: tuple[Named, ...] = (Province.SHIKOKU, Title.SHOMYO)


def named(piece: Named) -> str:
    """'Scambio'."""
    return _NAMES.get(str(piece.value), piece.label)


def _with_article(piece: Named, il: str, lo: str, elided: str) -> str:
    if piece in _ELIDED:
        return f"{elided}{piece.label}"
    return f"{lo if piece in _WITH_LO else il} {piece.label}"


def the(piece: Province | Title) -> str:
    """'il Kantō', 'lo Shikoku', "l'Hokkaidō"."""
    return _with_article(piece, "il", "lo", "l'")


def of_the(piece: Province | Title) -> str:
    """'del Kantō', 'dello Shikoku', "dell'Hokkaidō"."""
    return _with_article(piece, "del", "dello", "dell'")


def in_the(province: Province) -> str:
    """'nel Kantō', 'nello Shikoku', "nell'Hokkaidō"."""
    return _with_article(province, "nel", "nello", "nell'")


def listed(names: Iterable[str], last: str = "e") -> str:
    """Names in a row: 'Ii, Sakai e Honda'."""
    found = list(names)
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} {last} {found[-1]}"


def counted(number: int, one: str, many: str) -> str:
    """A number of things: '1 carta', '2 carte'."""
    return f"{number} {one if number == 1 else many}"


def points(favour: int) -> str:
    """'1 punto', '7 punti'."""
    return counted(favour, "punto", "punti")


def favour_points(favour: int, title: Title) -> str:
    """'7 punti di favore (6 più 1 come Shōmyō)'."""
    scored = f"{points(favour)} di favore"
    if not title.favour:
        return scored
    return f"{scored} ({favour - title.favour} più {title.favour} come {title.label})"


def quoted(text: str) -> str:
    """Text in quotation marks, nothing in which can command a terminal."""
    return f"«{repr(text)[1:-1]}»"


def symbol(symbol: Symbol) -> str:
    """A troop or koku."""
    return symbol.label if isinstance(symbol, Troop) else symbol


def one(kind: Symbol) -> str:
    """'uno Shinobi', 'un koku'."""
    return f"{'uno' if kind is Troop.SHINOBI else 'un'} {symbol(kind)}"


def decimal(value: Fraction | float, digits: int = 1, sign: str = "") -> str:
    """A number with a comma: '3,5'."""
    return f"{float(value):{sign}.{digits}f}".replace(".", ",")


def thousands(number: int) -> str:
    """A large number: '1.000'."""
    return f"{number:,}".replace(",", ".")


def amount(favour: Fraction) -> str:
    """Favour with one digit after the comma."""
    return decimal(favour)


def is_tiny(favour: Fraction) -> bool:
    """Whether favour would be rounded to nothing, though there is some."""
    return bool(favour) and abs(favour) < Fraction(1, 20)


class ItalianNames(NameWords):
    """Things and figures."""

    def name(self, piece: Named) -> str:
        """'Scambio'."""
        return named(piece)

    def cards(self, held: Cards) -> str:
        """'2 × Samurai, 1 koku'."""
        counts = Counter(held)
        row = (card.label if count == 1 else f"{count} × {card.label}" for card, count in counts.items())
        return ", ".join(row) or NO_CARD

    def tiles(self, tiles: Sequence[BonusTile]) -> str:
        """'+1, Pesca (Sōhei)'."""
        row = (named(t.bonus) if t.troop is None else f"{named(t.bonus)} ({t.troop.label})" for t in tiles)
        return ", ".join(row) or NONE

    def gate_tile(self, tile: GateTile | None) -> str:
        """'Sōhei (+1)'."""
        if tile is None:
            return NOTHING_THERE
        return tile.troop.label if tile.bonus is None else f"{tile.troop.label} ({named(tile.bonus)})"

    def lot(self, lot: Lot) -> str:
        """'Sensei con 2 × Bushi'."""
        return (
            f"{lot.title.label} con {self.cards(lot.cards)}"
            if lot.cards
            else f"{lot.title.label} senza carte"
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
        """'Scambio: Bushi diventa koku'."""
        match step:
            case UseHatamoto(troop):
                return f"Hatamoto: vale come {troop.label}"
            case UseExchange(source, to):
                return f"Scambio: {symbol(source)} diventa {symbol(to)}"
            case UsePlusOne(on):
                return f"+1: un altro {symbol(on)}"

    def percent(self, chance: Fraction | float) -> str:
        """'33 %'."""
        value = float(chance * 100)
        if 0 < value < 1:
            return "meno dell'1 %"
        if 99 < value < 100:
            return "più del 99 %"
        return f"{value:.0f} %"

    def figure(self, favour: Fraction, sign: str = "") -> str:
        """'10,5', '+1,2'."""
        if abs(favour) < Fraction(1, 20):
            return "0,0"
        return decimal(favour, sign=sign)
