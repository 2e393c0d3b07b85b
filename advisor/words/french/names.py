"""Things and figures in French."""

from collections.abc import Mapping

from advisor.words.names import Marks, NameWords
from engine.board import Province
from engine.components import KOKU, Bonus, Card, General, Symbol, Title, Troop

MARKS = Marks(point=",", thousands=" ", colon=" : ", semicolon=" ; ", both="et", either="ou")
WITHOUT_ARTICLE = (Province.KYUSHU, Province.SHIKOKU)
"""Islands are named bare; of Hokkaidō the rulebook says 'du Hokkaido'."""
A_BONUS: Mapping[Bonus, str] = {
    Bonus.EXCHANGE: "un Échange",
    Bonus.PLUS_ONE: "un +1",
    Bonus.DRAW: "une Pioche",
}
A_SYMBOL: Mapping[Symbol, str] = {
    Troop.SAMURAI: "un Samouraï",
    Troop.BUSHI: "un Bushi",
    Troop.SOHEI: "un Sōhei",
    Troop.SHINOBI: "un Shinobi",
    KOKU: "1 koku",
}


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


def kokus(number: int) -> str:
    """'1 koku', '6 kokus'."""
    return f"{number} {'koku' if abs(number) < 2 else 'kokus'}"


def _card(card: Card) -> str:
    return kokus(card.koku) if card.koku else card.label.replace("Samurai", "Samouraï")


OWN_NAMES = {"exchange": "Échange", "draw": "Pioche", **{str(card.value): _card(card) for card in Card}}


class FrenchNames(NameWords):
    """Things and figures."""

    marks = MARKS
    own_names = OWN_NAMES

    def is_one(self, count: float) -> bool:
        return abs(count) < 2

    def the(self, piece: Province | Title) -> str:
        return piece.label if isinstance(piece, Title) else the(piece)

    def of(self, piece: Province | General | Title) -> str:
        return piece.label if isinstance(piece, Title) else of(piece)

    def inside(self, province: Province) -> str:
        return inside(province)

    def a_bonus(self, bonus: Bonus) -> str:
        return A_BONUS[bonus]

    def a_symbol(self, symbol: Symbol) -> str:
        return A_SYMBOL[symbol]

    def requoted(self, text: str) -> str:
        return f"« {text[1:-1]} »"

    def koku(self, count: int) -> str:
        return kokus(count)

    def several(self, kind: Symbol, count: int) -> str:
        if kind == KOKU:
            return kokus(count)
        return f"{count} {self.symbol(kind)}{'' if count == 1 else 's'}"

    def odd_name(self, name: str) -> str:
        return self.quoted(name)
