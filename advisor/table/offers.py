"""Names and cards as Tab offers them."""

from collections.abc import Iterable, Sequence

from advisor.table.vocabulary import card_named
from engine.components import Card, Cards, Named, less


def names(members: Iterable[Named]) -> list[str]:
    """Names, each once."""
    return [str(member.value) for member in dict.fromkeys(members)]


def cards(held: Iterable[Card]) -> list[str]:
    """Cards, each once; a koku card by its number."""
    return [str(card.koku) if card.koku else str(card.value) for card in dict.fromkeys(held)]


def cards_left(held: Cards, said: Sequence[str]) -> list[str]:
    """Cards less those that were said already."""
    named = [card_named(word) for word in said]
    return cards(less(held, [card for card in named if card]))
