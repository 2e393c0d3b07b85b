"""Cards in a row, as people type them, and what their numbers may mean."""

import re
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeVar

from advisor.table.expected import Needed
from advisor.table.reasons import Refused, TellsTooLittle, TooManyCardsNamed
from advisor.table.vocabulary import KOKU_WORDS, TROOP_WORDS, TypedLine, card_named, koku_card, named
from engine.board import KOKU_CARDS, TROOP_CARDS
from engine.components import Bonus, Card, Cards, Troop, sorted_cards
from engine.refusals import Forbidden

R = TypeVar("R")

MOST_DOUBTS = 6
"""So many numbers of a line may be koku or not, in all ways; nobody types more."""
MOST_CARDS = len(TROOP_CARDS) + len(KOKU_CARDS)


def read_cards(line: TypedLine, fit: Callable[[Cards], bool] | None = None) -> Cards:
    """As many cards as follow: 'samurai', 'bu+so', '3 samurai', 'koku 4x1 2', '2 koku', '3'.

    A number before a troop says how many there are; where such cards do not fit and a koku card and the troop
    do, it is that. Where both fit, the line is vague, unless it calls its koku so.
    """
    if fit is None:
        return _read_cards(line)
    return as_it_fits(line, lambda: _read_cards(line), fit, in_one_way=True)


def as_it_fits(
    line: TypedLine, read: Callable[[], R], fits: Callable[[R], bool], in_one_way: bool = False
) -> R:
    """What the next words say, read so that it fits: numbers before troops are how many there are, or else
    some of them are koku cards. Where nothing fits, the first. What should fit in one way only and fits in
    two is vague."""
    left, vague = line.left, line.vague

    def read_with(as_koku: Sequence[int]) -> R:
        line.back_to(left)
        line.vague = vague
        line.as_koku, line.counts, line.says_koku = frozenset(as_koku), [], False
        try:
            return read()
        finally:
            line.as_koku = frozenset()

    def may_fit(as_koku: Sequence[int]) -> bool:
        try:
            return fits(read_with(as_koku))
        except (Refused, Forbidden):
            return False

    does_fit = may_fit(())
    counts = line.counts[:MOST_DOUBTS]
    ways = (some for count in range(1, len(counts) + 1) for some in combinations(counts, count))
    is_settled = does_fit and (line.says_koku or not in_one_way)
    other = None if is_settled else next((some for some in ways if may_fit(some)), None)
    found = read_with(() if does_fit else other or ())
    if does_fit and other:
        line.vague = TellsTooLittle(Needed.KOKU_OR_COUNT)
    return found


def _read_cards(line: TypedLine) -> Cards:
    found: list[Card] = []
    while (word := line.next) is not None:
        if times := re.fullmatch(r"x([1-9][0-9]?)", word):
            if not found:
                break
            found += [found[-1]] * (int(times[1]) - 1)
            line.read()
            continue
        if word in KOKU_WORDS:
            # 'koku 2', 'koku 4x1' or '4x1 koku'.
            before, line.says_koku = line.before, True
            line.read()
            if not before[:1].isdigit() and not (line.next or "")[:1].isdigit():
                line.vague = TellsTooLittle(Needed.KOKU_VALUE)
            if line.next in ("1", "2", "3"):
                found.append(koku_card(line.read()))
            continue
        if word in TROOP_WORDS:
            line.read()
            continue
        at = line.left
        is_number = re.fullmatch("[1-3]", word) is not None
        if at in line.as_koku or (is_number and line.ends_a_part):
            found.append(koku_card(line.read()))
            continue
        count, card = _counted_card(line)
        if card is None:
            if re.fullmatch("[1-9][0-9]?x", word) and line.after_next and not named(Bonus, line.after_next):
                # If something is wrong, it is what follows.
                line.read()
                line.end(Troop)
            break
        if is_number and card.troops:
            line.counts.append(at)
        found += [card] * count
        if len(found) > MOST_CARDS:
            raise Refused(TooManyCardsNamed())
    return sorted_cards(found)


def _counted_card(line: TypedLine) -> tuple[int, Card | None]:
    word, after = line.next or "", line.after_next
    if times := re.fullmatch(r"([1-9][0-9]?)(?:x(.*)|([a-z].*))", word):
        attached = times[2] or times[3]
        rest = attached or after
        card = card_named(rest)
        if attached in KOKU_WORDS and card_named(after) is None:
            line.read()
            return 1, card_named(times[1])
        if card is None and rest in KOKU_WORDS:
            line.read()
            after = line.after_next
            card = card_named(after)
        if card is None:
            return 0, None
        line.read()
        if not attached:
            line.read()
        return int(times[1]), card
    if re.fullmatch("[1-9][0-9]?", word) and after:
        card = card_named(after)
        if after in KOKU_WORDS:
            card = card_named(word)
            if card:
                line.read()
                line.read()
            return 1, card
        # No koku card is worth more than 3.
        if card and (card.troops or int(word) > 3):
            line.read()
            line.read()
            return int(word), card
    card = card_named(word)
    if card:
        line.read()
    return 1, card
