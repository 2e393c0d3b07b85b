"""What is legal at a moment of the game, as a sequence whose entries are made when asked for."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, overload

from engine.components import Cards

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
    kinds = [(card, cards.count(card)) for card in dict.fromkeys(cards)]
    size = 1
    for _, count in kinds:
        size *= count + 1

    def nth(index: int) -> Cards:
        chosen: Cards = ()
        for card, count in kinds:
            index, copies = divmod(index, count + 1)
            chosen += (card,) * copies
        return chosen

    return Choices(size, nth)
