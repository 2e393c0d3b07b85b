"""The words of a line as people type them: names cut short or in four languages, and cards in a row."""

import re
import unicodedata
from collections.abc import Iterable
from typing import TypeVar

from engine.components import Bonus, Card, Cards, General, Named, Troop, sorted_cards
from engine.errors import ShitennoError
from engine.notation import spellings

N = TypeVar("N", bound=Named)

FILLERS = (
    "with",
    "pays",
    "pay",
    "for",
    "and",
    "in",
    "the",
    "of",
    "on",
    "from",
    "a",
    "his",
    "turns",
    "lot",
    "by",
)
"""Words that may stand anywhere and say nothing."""
FAMILY = ("tadakatsu", "naomasa", "yasumasa", "tadatsugu")
"""What follows the generals' names where they are given in full."""


class Unclear(ShitennoError):
    """A line that cannot be understood; the message says what could have stood there."""


def folded(line: str) -> str:
    """A line without capitals and diacritics."""
    plain = unicodedata.normalize("NFKD", line)
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold().replace("×", "x")


class Words:
    """The words of a line, read one after the other."""

    def __init__(self, line: str) -> None:
        separated = re.sub(r"[,;:()]", " ", folded(line)).replace("/", " / ")
        self._words = [word for word in separated.split() if word not in FILLERS]
        self._at = 0

    @property
    def next(self) -> str | None:
        """The word to be read, None at the end."""
        return self._words[self._at] if self._at < len(self._words) else None

    def after_next(self) -> str | None:
        """The word after that."""
        return self._words[self._at + 1] if self._at + 1 < len(self._words) else None

    def read(self) -> str:
        """The next word, which is then read."""
        word = self.next
        if word is None:
            raise Unclear("The line ends too early.")
        self._at += 1
        return word

    def skip(self, *words: str) -> bool:
        """Read the next word if it is one of these."""
        if self.next in words:
            self._at += 1
            return True
        return False

    def may(self, kind: type[N], among: Iterable[N] | None = None) -> N | None:
        """The next word as a name, or the beginning of one, if it is; it is then read."""
        word = self.next
        found = named(kind, word, among)
        if found and word:
            self._at += 1
            # Some names have two words.
            if found is Bonus.PLUS_ONE and word.startswith("p"):
                self.skip("1", "one", "un", "uno", "eins")
            elif found is Bonus.DRAW and word.startswith("c"):
                self.skip("taking")
            elif isinstance(found, General):
                self.skip(*FAMILY)
        return found

    def must(self, kind: type[N], what: str, among: Iterable[N] | None = None) -> N:
        """The next word as a name, or the beginning of one."""
        word = self.next
        found = self.may(kind, among)
        if found is None:
            names = ", ".join(str(member.value) for member in (kind if among is None else among))
            said = f"'{word}' is not {what}" if word else f"{what} is missing".capitalize()
            raise Unclear(f"{said} ({names}).")
        return found

    def number(self) -> int:
        """The next word as a number of at most three digits."""
        word = self.read()
        if not re.fullmatch("[0-9]{1,3}", word):
            raise Unclear(f"'{word}' is not a number.")
        return int(word)

    def end(self) -> None:
        """Refuse a line that goes on."""
        if self.next:
            raise Unclear(f"'{self.next}' is not understood here.")


def named(kind: type[N], word: str | None, among: Iterable[N] | None = None) -> N | None:
    """What a word names, in any of the four languages, or what it alone can be the beginning of."""
    if not word:
        return None
    allowed: set[N] = set(kind if among is None else among)
    names: dict[str, N] = spellings(kind)
    exact = names.get(word)
    if exact in allowed:
        return exact
    begun = {member for spelling, member in names.items() if spelling.startswith(word) and member in allowed}
    return begun.pop() if len(begun) == 1 else None


def read_cards(words: Words) -> Cards:
    """As many cards as follow: 'samurai', 'bu+so', '3 samurai', 'koku 4x1 2', '2 koku', '3'."""
    found: list[Card] = []
    while (word := words.next) is not None:
        if times := re.fullmatch(r"x([1-9][0-9]?)", word):
            if not found:
                break
            found += [found[-1]] * (int(times[1]) - 1)
            words.read()
            continue
        if word in ("koku", "kokus", "troops", "troop"):
            words.read()
            if words.next in ("1", "2", "3") and word.startswith("koku"):
                found.append(_koku_card(words.read()))
            continue
        count, card = _counted_card(words)
        if card is None:
            break
        found += [card] * count
        if len(found) > MOST_CARDS:
            raise Unclear("The box does not hold that many cards.")
    return sorted_cards(found)


MOST_CARDS = 58


def _counted_card(words: Words) -> tuple[int, Card | None]:
    word, after = words.next or "", words.after_next()
    if times := re.fullmatch(r"([1-9][0-9]?)x(.*)", word):
        rest = times[2] or after
        card = card_named(rest)
        if card is None and rest in ("koku", "kokus"):
            words.read()
            after = words.after_next()
            card = card_named(after)
        if card is None:
            return 0, None
        words.read()
        if not times[2]:
            words.read()
        return int(times[1]), card
    if re.fullmatch("[1-9][0-9]?", word) and after:
        card = card_named(after)
        if after in ("koku", "kokus"):
            card = card_named(word)
            if card:
                words.read()
                words.read()
            return 1, card
        if card and card.troops:
            words.read()
            words.read()
            return int(word), card
    card = card_named(word)
    if card:
        words.read()
    return 1, card


def _koku_card(value: str) -> Card:
    return next(card for card in Card if card.koku == int(value))


def card_named(word: str | None) -> Card | None:
    """A card by one word: a troop, two troops joined by +, or a number of koku."""
    if not word or word == "+1":
        return None
    if koku := re.fullmatch(r"k?([123])", word):
        return _koku_card(koku[1])
    troops = [named(Troop, part) for part in word.split("+")]
    if len(troops) > 2 or None in troops:
        return None
    ordered = tuple(sorted((troop for troop in troops if troop), key=lambda troop: troop.rank))
    return next((card for card in Card if card.troops == ordered), None)
