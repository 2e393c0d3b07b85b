"""The words of a line as people type them: names cut short or in four languages."""

import re
from collections.abc import Iterable
from typing import TypeVar

from advisor.table.expected import Expected
from advisor.table.reasons import (
    CouldBe,
    EndsTooEarly,
    NoNumber,
    NotExpected,
    NotUnderstood,
    Refused,
    TellsTooLittle,
)
from advisor.table.spoken import UNDERSTOOD, Word, folded, typed_words
from engine.board import Province
from engine.components import Bonus, Card, General, Named, Title, Troop
from engine.notation import card_showing, closest, spellings

N = TypeVar("N", bound=Named)

FAMILY = ("tadakatsu", "naomasa", "yasumasa", "tadatsugu")
"""What follows the generals' names where they are given in full."""
KOKU_WORDS = ("koku", "kokus")
TROOP_WORDS = ("troops", "troop")
CARD_COUNT = re.compile(r"\b([0-9]{1,2}) +(?:cards?|cartes?|carta|karten?)\s*(?=$|[,;])", re.IGNORECASE)
"""How many cards somebody has, where no card is named after it."""
SHORTEST = 2
"""So many letters of a verb are enough."""


def word_being_typed(line: str) -> str:
    """The last word of a line that goes on; none after a blank or a comma."""
    return "" if not line or line[-1].isspace() else line.split()[-1].rpartition(",")[2]


class TypedLine:
    """A line, its words read one after the other."""

    def __init__(self, text: str) -> None:
        self.text = text
        """The line as it was typed."""
        self._words = _without_and(typed_words(text))
        self._at = 0
        self.vague: TellsTooLittle | CouldBe | None = None
        """What should have been told to be read in one way only."""
        self.as_koku: frozenset[int] = frozenset()
        """Where numbers before troops are to be read as koku cards: by how many words are left there."""
        self.counts: list[int] = []
        """Where they were read as how many cards there are."""
        self.says_koku = False
        """Whether koku cards were called so, so that other numbers are none."""

    def _word(self, ahead: int = 0) -> Word | None:
        return self._words[self._at + ahead] if self._at + ahead < len(self._words) else None

    @property
    def next(self) -> str | None:
        """The word to be read, None at the end."""
        word = self._word()
        return word.read if word else None

    @property
    def typed(self) -> str:
        """The same as it was typed, for whoever is told that it is not understood."""
        word = self._word()
        return word.typed if word else ""

    @property
    def ends_a_part(self) -> bool:
        """Whether a comma follows the word to be read."""
        word = self._word()
        return word is not None and word.ends_a_part

    @property
    def words(self) -> list[str]:
        """The words that are still to be read."""
        return [word.read for word in self._words[self._at :]]

    @property
    def left(self) -> int:
        """How many words are still to be read."""
        return len(self._words) - self._at

    @property
    def after_next(self) -> str | None:
        """The word after that."""
        word = self._word(1)
        return word.read if word else None

    @property
    def before(self) -> str:
        """The word that was read last; empty before the first."""
        return self._words[self._at - 1].read if self._at else ""

    def back_to(self, left: int) -> None:
        """Read again from where so many words were left."""
        self._at = len(self._words) - left

    def read(self) -> str:
        """The next word, which is then read."""
        word = self.next
        if word is None:
            raise Refused(EndsTooEarly())
        self._at += 1
        return word

    def take_card_count(self) -> int | None:
        """How many cards are said to be held, '4 cards', which is taken out of the line before any of it is
        read; None where that is not said."""
        said = CARD_COUNT.search(self.text)
        if said is None:
            return None
        self._words = _without_and(typed_words(CARD_COUNT.sub("", self.text, count=1)))
        return int(said[1])

    def heed_e(self) -> None:
        """From here on, the Italian 'e' is no 'and'."""
        rest = typed_words(self.text)
        for word in self._words[: self._at]:
            del rest[: rest.index(word) + 1]
        self._words[self._at :] = rest

    def skip(self, *words: str) -> bool:
        """Read the next word if it is one of these."""
        if self.next in words:
            self._at += 1
            return True
        return False

    def may(
        self, kind: type[N], among: Iterable[N] | None = None, rather: type[Named] | None = None
    ) -> N | None:
        """The next word as a name, or the beginning of one, if it is; it is then read. Where another kind of
        name could stand there too, the beginning of both is refused."""
        word = self.next
        found = named(kind, word, among)
        others = begun_by(rather, word) if rather and word not in spellings(kind) else []
        if found and word and others:
            raise Refused(CouldBe(self.typed, (str(found.value), *(str(other.value) for other in others))))
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

    def must(
        self,
        kind: type[N],
        expected: Expected,
        among: Iterable[N] | None = None,
        province: Province | None = None,
    ) -> N:
        """The next word as a name, or the beginning of one."""
        word = self.next
        found = self.may(kind, among)
        if found is None:
            could_be = begun_by(kind, word, among)
            if word and len(could_be) > 1:
                raise Refused(CouldBe(self.typed, tuple(str(member.value) for member in could_be)))
            allowed = tuple(str(member.value) for member in (kind if among is None else among))
            near = closest(word, allowed) if word else None
            raise Refused(NotExpected(self.typed or None, expected, allowed, province, near))
        return found

    def number(self) -> int:
        """The next word as a number of at most three digits."""
        typed, word = self.typed, self.read()
        if not re.fullmatch("[0-9]{1,3}", word):
            raise Refused(NoNumber(typed))
        return int(word)

    def end(self, *could_stand: type[Named]) -> None:
        """Refuse a line that goes on, with the nearest of the names that could stand there."""
        if self.next:
            names = [name for kind in could_stand for name in spellings(kind)]
            # A word that is known, but says nothing here, is not mistyped.
            nearest = None if folded(self.typed or "") in UNDERSTOOD else closest(self.next, names)
            raise Refused(NotUnderstood(self.typed, nearest if nearest != self.next else None))


def _without_and(words: list[Word]) -> list[Word]:
    """Words without the Italian 'e' that stands between two cards or names; elsewhere it may begin one."""

    def is_listed(word: str) -> bool:
        return bool(card_named(word) or named(General, word) or named(Title, word) or word in KOKU_WORDS)

    return [
        word
        for at, word in enumerate(words)
        if word.read != "e" or not 0 < at < len(words) - 1 or not is_listed(words[at - 1].read)
    ]


def named(kind: type[N], word: str | None, among: Iterable[N] | None = None) -> N | None:
    """What a word names, in any of the four languages, or what it alone can be the beginning of."""
    if not word:
        return None
    names: dict[str, N] = spellings(kind)
    exact = names.get(word)
    if exact and (among is None or exact in set(among)):
        return exact
    begun = begun_by(kind, word, among)
    return begun[0] if len(begun) == 1 else None


def begun_by(kind: type[N], word: str | None, among: Iterable[N] | None = None) -> list[N]:
    """Everything that a word can be the beginning of."""
    if not word:
        return []
    allowed = set(kind if among is None else among)
    names: dict[str, N] = spellings(kind)
    begun = [member for spelling, member in names.items() if spelling.startswith(word)]
    return [member for member in dict.fromkeys(begun) if member in allowed]


def begins(word: str | None, *words: str) -> bool:
    """Whether a word is one of these, or so much of one that it can be told."""
    if not word or len(word) < SHORTEST:
        return word in words
    return any(full.startswith(word) for full in words)


def koku_card(value: str) -> Card:
    """The koku card of a value."""
    return next(card for card in Card if card.koku == int(value))


def card_named(word: str | None) -> Card | None:
    """A card by one word: a troop, two troops joined by +, or a number of koku."""
    if not word or word == "+1":
        return None
    if koku := re.fullmatch(r"k?([123])", word):
        return koku_card(koku[1])
    return card_showing([named(Troop, part) for part in word.split("+")])
