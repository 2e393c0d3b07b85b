"""What is legal at a moment of the game, as a sequence whose entries are made when asked for."""

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Generic, TypeVar, overload

from engine.components import Card, Cards

D = TypeVar("D", covariant=True)


class Choices(Sequence[D], Generic[D]):
    """`size` choices, the n-th made by `nth(n)`: thousands of lots cost nothing until looked at."""

    def __init__(self, size: int, nth: Callable[[int], D]) -> None:
        self._size = size
        self._nth = nth

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> D: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[D]: ...
    def __getitem__(self, index: int | slice) -> D | Sequence[D]:
        if isinstance(index, slice):
            return [self._nth(n) for n in range(self._size)[index]]
        return self._nth(range(self._size)[index])


def selections(cards: Cards) -> Choices[Cards]:
    """Every different selection from `cards`, none and all included, each once."""
    kinds = _kinds(cards)
    size = prod(count + 1 for _, count in kinds)

    def nth(index: int) -> Cards:
        chosen: Cards = ()
        for card, count in kinds:
            index, copies = divmod(index, count + 1)
            chosen += (card,) * copies
        return chosen

    return Choices(size, nth)


def first_of_each_sum(cards: Cards, value: Callable[[Card], int]) -> Mapping[int, int]:
    """The sums that selections from `cards` come to, a card counting `value`; for each, which entry of
    `selections(cards)` is the first with that sum. Thousands of selections have but few sums."""
    firsts = {0: 0}
    of_one_more = 1
    for card, count in _kinds(cards):
        grown: dict[int, int] = {}
        # Fewer copies of a later card come first, whatever is chosen of those before it.
        for copies in range(count + 1):
            for total, index in firsts.items():
                grown.setdefault(total + copies * value(card), index + copies * of_one_more)
        firsts = grown
        of_one_more *= count + 1
    return firsts


def _kinds(cards: Cards) -> list[tuple[Card, int]]:
    return [(card, cards.count(card)) for card in dict.fromkeys(cards)]
