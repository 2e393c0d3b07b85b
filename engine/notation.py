"""Text and values: names in four languages, cards, tiles and kamons, as people write them."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from engine.components import (
    Bonus,
    BonusTile,
    Card,
    Cards,
    GateTile,
    General,
    Kamon,
    Named,
    Title,
    Troop,
)

N = TypeVar("N", bound=Named)

_OTHER_SPELLINGS: dict[Named, tuple[str, ...]] = {
    Troop.SAMURAI: ("samourai", "samurais", "samourais"),
    Troop.BUSHI: ("bushis",),
    Troop.SOHEI: ("soheis",),
    Troop.SHINOBI: ("shinobis",),
    Bonus.EXCHANGE: ("echange", "scambio", "austausch"),
    Bonus.PLUS_ONE: ("plus 1", "plus one", "plus un", "piu uno", "plus eins"),
    Bonus.DRAW: ("pioche", "pesca", "karte", "card taking"),
    Title.DAIMYO: ("daymio",),
    General.HONDA: ("honda tadakatsu",),
    General.II: ("ii naomasa",),
    General.SAKAKIBARA: ("sakakibara yasumasa",),
    General.SAKAI: ("sakai tadatsugu",),
}

LONGEST = 60
"""No name, card or tile is written with more characters."""

_MULTIPLIERS = (
    re.compile(r"(?P<count>\d{1,9}) ?[x×*] ?(?P<name>.+)"),
    re.compile(r"[x×*] ?(?P<count>\d{1,9}) (?P<name>.+)"),
    re.compile(r"(?P<name>.+) [x×*] ?(?P<count>\d{1,9})"),
    re.compile(r"(?P<count>\d{1,9}) (?P<name>(?!kokus?$).+)"),
)
_KOKU = re.compile(r"kokus?\s*(\d{1,9})|(\d{1,9})\s*kokus?")


def fold(text: str) -> str:
    """Text without capitals, diacritics and needless blanks: 'Sōhei ' and 'SOHEI' read the same.

    Nothing that is longer than any name needs to be looked at.
    """
    if len(text) > LONGEST:
        return ""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(plain.casefold().split())


@cache
def spellings(kind: type[N]) -> dict[str, N]:
    """Every folded spelling that names a member of a closed set."""
    names: dict[str, N] = {}
    for member in kind:
        for spelling in (member.value, *_OTHER_SPELLINGS.get(member, ())):
            names[fold(spelling)] = member
    return names


def find(kind: type[N], text: str) -> N | None:
    """The member that `text` names, in any of the four languages; None if there is none."""
    return spellings(kind).get(fold(text))


def nearest(kind: type[N], text: str) -> str | None:
    """The canonical name closest to a misspelt one, if one is near."""
    folded = fold(text)
    if kind is Card and "koku" in folded:
        values = re.findall(r"\d+", folded)
        return f"koku {values[0]}" if values in (["1"], ["2"], ["3"]) else None
    close = closest(folded, spellings(kind))
    return str(spellings(kind)[close].value) if close else None


def closest(text: str, names: Iterable[str]) -> str | None:
    """The name most like the text, if one is like it at all."""
    from difflib import get_close_matches  # needed only once something is wrong

    close = get_close_matches(text, names, n=1, cutoff=0.65)
    return close[0] if close else None


def multiplied(text: str) -> tuple[int, str]:
    """A multiplier and what it stands at: '4x koku 1' is 4 and 'koku 1'; '2 koku' is one card."""
    for pattern in _MULTIPLIERS:
        if match := pattern.fullmatch(fold(text)):
            return int(match["count"]), match["name"]
    return 1, text


def find_card(text: str) -> Card | None:
    """The card that `text` names: a troop, two troops joined by +, or koku with a value."""
    folded = fold(text)
    if koku := _KOKU.fullmatch(folded):
        value = int(koku[1] or koku[2])
        return next((card for card in Card if card.koku and card.koku == value), None)
    return card_showing([find(Troop, part) for part in folded.split("+", 2)])


def card_showing(troops: Iterable[Troop | None]) -> Card | None:
    """The card with these troops, in any order; None where one of them is none."""
    found = list(troops)
    if None in found:
        return None
    ordered = tuple(sorted((troop for troop in found if troop), key=lambda troop: troop.rank))
    return next((card for card in Card if card.troops == ordered), None)


def write_cards(cards: Cards) -> list[str]:
    """Cards as a file lists them, equal ones joined by a multiplier."""
    return [
        card.value if count == 1 else f"{count}x {card.value}"
        for card in dict.fromkeys(cards)
        if (count := cards.count(card))
    ]


def write_gate_tile(tile: GateTile) -> str:
    """'sohei', or 'sohei/+1' where the bonus is known."""
    return tile.troop.value if tile.bonus is None else f"{tile.troop.value}/{tile.bonus.value}"


def write_bonus_tile(tile: BonusTile) -> str:
    """'+1', or 'sohei/+1' where the troop is remembered."""
    return tile.bonus.value if tile.troop is None else f"{tile.troop.value}/{tile.bonus.value}"


def write_kamon(kamon: Kamon) -> str:
    """'ii', or 'ii*' for a golden one."""
    return f"{kamon.general.value}*" if kamon.golden else str(kamon.general.value)
