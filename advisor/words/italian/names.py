"""Things and figures in Italian."""

from advisor.words.names import Marks, NameWords
from engine.board import Province
from engine.components import KOKU, Bonus, General, Named, Symbol, Title, Troop

MARKS = Marks(point=",", thousands=".", colon=": ", semicolon="; ", both="e", either="o")
OWN_NAMES = {
    "exchange": "Scambio",
    "draw": "Pesca",
    "troops": "truppe",
    "random": "Casuale",
    "greedy": "Avido",
    "advised": "Consigliato",
}
A_BONUS = {Bonus.EXCHANGE: "uno Scambio", Bonus.PLUS_ONE: "un +1", Bonus.DRAW: "una Pesca"}
_ELIDED: tuple[Named, ...] = (Province.HOKKAIDO, Title.HATAMOTO)
_WITH_LO: tuple[Named, ...] = (Province.SHIKOKU, Title.SHOMYO)


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


def one(kind: Symbol) -> str:
    """'uno Shinobi', 'un koku'."""
    name = KOKU if kind == KOKU else kind.label
    return f"{'uno' if kind is Troop.SHINOBI else 'un'} {name}"


class ItalianNames(NameWords):
    """Things and figures."""

    marks = MARKS
    own_names = OWN_NAMES

    def the(self, piece: Province | Title) -> str:
        return the(piece)

    def of(self, piece: Province | General | Title) -> str:
        return piece.label if isinstance(piece, General) else of_the(piece)

    def a_bonus(self, bonus: Bonus) -> str:
        return A_BONUS[bonus]

    def a_symbol(self, symbol: Symbol) -> str:
        return one(symbol)

    def inside(self, province: Province) -> str:
        return in_the(province)

    def requoted(self, text: str) -> str:
        return f"«{text[1:-1]}»"

    def odd_name(self, name: str) -> str:
        return self.quoted(name)
