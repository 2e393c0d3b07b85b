"""Things and figures in French."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from advisor.words.interface import NameWords
from engine.board import Province
from engine.components import (
    Bonus,
    BonusTile,
    Card,
    Cards,
    GateTile,
    General,
    Kamon,
    Named,
    Symbol,
    Troop,
)
from engine.payment import Step, UseExchange, UseHatamoto, UsePlusOne
from engine.sharing import Lot

NO_CARD = "aucune carte"
NO_TILE = "aucune"
NOTHING_THERE = "–"
OTHER_NAMES: dict[Named, str] = {
    Troop.SAMURAI: "Samouraï",
    Bonus.EXCHANGE: "Échange",
    Bonus.DRAW: "Pioche",
}
"""What the French rulebook calls otherwise; the rest bears its printed name."""
WITHOUT_ARTICLE = (Province.KYUSHU, Province.SHIKOKU)
"""Islands are named bare; of Hokkaidō the rulebook says 'du Hokkaido'."""


def name(piece: Named) -> str:
    """A piece by its name in the rulebook."""
    if isinstance(piece, Card):
        return kokus(piece.koku) if piece.koku else "+".join(name(troop) for troop in piece.troops)
    return OTHER_NAMES.get(piece, piece.label)


def the(province: Province) -> str:
    """'le Kantō', 'Kyūshū'."""
    return province.label if province in WITHOUT_ARTICLE else f"le {province.label}"


def of(piece: Province | General) -> str:
    """'du Kantō', 'de Kyūshū', 'de Sakai', 'd'Ii'."""
    if piece is General.II:
        return f"d'{piece.label}"
    if isinstance(piece, General) or piece in WITHOUT_ARTICLE:
        return f"de {piece.label}"
    return f"du {piece.label}"


def inside(province: Province) -> str:
    """'dans le Kantō', 'à Kyūshū'."""
    return f"à {province.label}" if province in WITHOUT_ARTICLE else f"dans le {province.label}"


def a_bonus(bonus: Bonus) -> str:
    """'un +1', 'une Pioche'."""
    return f"{'une' if bonus is Bonus.DRAW else 'un'} {name(bonus)}"


def listed(names: Iterable[str], last: str = "et") -> str:
    """Names in a row: 'Ii, Sakai et Honda'."""
    found = list(names)
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} {last} {found[-1]}"


def counted(number: int, one: str, many: str) -> str:
    """A number of things: '0 kamon', '1 kamon', '2 kamons'."""
    return f"{number} {one if abs(number) < 2 else many}"


def kokus(number: int) -> str:
    """'1 koku', '6 kokus'."""
    return counted(number, "koku", "kokus")


def points(number: int) -> str:
    """Favour: '1 point', '7 points'."""
    return counted(number, "point", "points")


def a_symbol(symbol: Symbol) -> str:
    """'un Bushi', '1 koku'."""
    return f"un {name(symbol)}" if isinstance(symbol, Troop) else kokus(1)


def decimal(value: Fraction | float, digits: int = 1, sign: str = "") -> str:
    """A figure with a decimal comma."""
    return f"{float(value):{sign}.{digits}f}".replace(".", ",")


def thousands(number: int) -> str:
    """'100 000'."""
    return f"{number:,}".replace(",", " ")


def amount(favour: Fraction) -> str:
    """Favour with one digit after the comma."""
    return decimal(favour)


def amount_of_points(favour: Fraction | float, sign: str = "") -> str:
    """'1,5 point', '2,0 points'."""
    return f"{decimal(favour, sign=sign)} {'point' if abs(round(float(favour), 1)) < 2 else 'points'}"


def is_tiny(favour: Fraction) -> bool:
    """Whether favour would be rounded to nothing, though there is some."""
    return bool(favour) and abs(favour) < Fraction(1, 20)


class FrenchNames(NameWords):
    """Things and figures."""

    def name(self, piece: Named) -> str:
        """'Samouraï'."""
        return name(piece)

    def cards(self, held: Cards) -> str:
        """'2 × Samouraï, 1 koku'."""
        counts = Counter(held)
        row = (name(card) if count == 1 else f"{count} × {name(card)}" for card, count in counts.items())
        return ", ".join(row) or NO_CARD

    def tiles(self, tiles: Sequence[BonusTile]) -> str:
        """'+1, Pioche (Sōhei)'."""
        row = (name(t.bonus) if t.troop is None else f"{name(t.bonus)} ({name(t.troop)})" for t in tiles)
        return ", ".join(row) or NO_TILE

    def gate_tile(self, tile: GateTile | None) -> str:
        """'Sōhei (+1)'."""
        if tile is None:
            return NOTHING_THERE
        return name(tile.troop) if tile.bonus is None else f"{name(tile.troop)} ({name(tile.bonus)})"

    def lot(self, lot: Lot) -> str:
        """'Sensei avec 2 × Bushi'."""
        return (
            f"{lot.title.label} avec {self.cards(lot.cards)}"
            if lot.cards
            else f"{lot.title.label} sans carte"
        )

    def kamon(self, kamon: Kamon) -> str:
        """'Ii', with a star if it is golden."""
        return f"{kamon.general.label}*" if kamon.golden else kamon.general.label

    def symbols(self, symbols: Sequence[Symbol]) -> str:
        """'3 Samouraïs + Sōhei', '2 kokus'."""
        counts = Counter(symbols)
        return " + ".join(_several(kind, count) for kind, count in counts.items())

    def step(self, step: Step) -> str:
        """'Échange : un Bushi devient 1 koku'."""
        match step:
            case UseHatamoto(troop):
                return f"Hatamoto : sert de {name(troop)}"
            case UseExchange(source, to):
                return f"Échange : {a_symbol(source)} devient {a_symbol(to)}"
            case UsePlusOne(on):
                return f"+1 : {a_symbol(on)} de plus"

    def percent(self, chance: Fraction | float) -> str:
        """'33 %'."""
        value = float(chance * 100)
        if 0 < value < 1:
            return "moins de 1 %"
        if 99 < value < 100:
            return "plus de 99 %"
        return f"{value:.0f} %"

    def figure(self, favour: Fraction, sign: str = "") -> str:
        """'10,5', '+1,2'."""
        if abs(favour) < Fraction(1, 20):
            return "0,0"
        return decimal(favour, sign=sign)


def _several(kind: Symbol, count: int) -> str:
    if not isinstance(kind, Troop):
        return kokus(count)
    return name(kind) if count == 1 else f"{count} {name(kind)}s"
