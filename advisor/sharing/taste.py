"""What every lot is worth to each player: what his coming turn could take with it, and what he would keep."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from advisor.sharing.lots import Lots
from advisor.winning.deals import deal
from advisor.winning.lanes import (
    CARD_KINDS,
    HATAMOTO,
    KOKU_OF,
    SENSEI,
    TROOPS_OF,
    Array,
    Ints,
    Lanes,
)
from advisor.winning.plain_sharing import PLAIN_SHARING
from advisor.winning.recipes import Cost
from advisor.winning.turns import LOOKED_AT, Outlook, best_first, golden_gains, outlook
from advisor.worth.law import LAWS
from engine.components import Card, Cards, General, Title
from engine.position import Position

HANDS = 3
"""So many hands are dealt to a player whose cards are hidden."""
PART = 1000
"""Plain values count thousandths."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What lots are worth to one player, in favour."""

    lots: Array
    """Title, lot."""
    cards: Array
    """Lot: what its cards add, each the same wherever it is."""
    titles: Array
    """What a title adds, all in all."""

    def share(self, left: Ints | int, titles: Sequence[int], players: int) -> Array:
        """What he may expect where something is left for some players: an equal part of it, as he judges
        it."""
        best = sorted((float(self.titles[title]) for title in titles), reverse=True)[:players]
        expected: Array = (self.cards[left] + sum(best)) / players
        return expected


def plain_taste(players: int, lots: Lots) -> Taste:
    """What lots are worth by plain values, whatever else a player has."""
    plain = PLAIN_SHARING[players]
    cards = lots.worth(np.array([plain.card(card) for card in Card]) / PART)
    titles = np.array(plain.titles) / PART
    return Taste(titles[:, None] + cards, cards, titles)


def own_taste(position: Position, general: General, lots: Lots, on_table: Cards) -> Taste:
    """What lots are worth to a player with his hand, of which hidden cards are dealt a few times."""
    players = position.players
    law, seat = LAWS[len(players)], players.index(general)
    hands = 1 if general is position.me else HANDS
    lanes = deal(position, hands, 0, on_table).some(np.repeat(np.arange(hands), lots.size))
    lanes.hand[:, seat] += np.tile(lots.counts, (hands, 1))
    actor = np.full(len(lanes), seat)
    values = []
    for title in Title:
        lanes.title[:, seat] = title.rank
        still_to_act = round((len(players) - 1) * (1 - title.rank / (len(Title) - 1)))
        view = outlook(lanes, actor, still_to_act, law)
        joker = np.full(len(lanes), title.rank == HATAMOTO)
        _, gained = best_first(lanes, actor, joker, view, LOOKED_AT if general is position.me else 1)
        value = _kept(lanes, seat, view) + np.maximum(gained, 0)
        if title.rank == SENSEI:
            value += np.maximum(golden_gains(lanes, actor, view).max((1, 2)), 0)
        values.append(value.reshape(hands, lots.size).mean(0))
    table = np.stack(values)
    return Taste(table, *_by_part(table, lots))


def _kept(lanes: Lanes, seat: int, view: Outlook) -> Array:
    """What a hand is worth if nothing of it is played."""
    hand = lanes.hand[:, seat]
    kept: Array = (
        (hand * (TROOPS_OF == 1)).sum(1) * view.costs[:, Cost.SINGLE]
        + (hand * (TROOPS_OF == 2)).sum(1) * view.costs[:, Cost.DOUBLE]
        + (hand * KOKU_OF).sum(1) * view.costs[:, Cost.KOKU]
    )
    return kept


def _by_part(table: Array, lots: Lots) -> tuple[Array, Array]:
    """What cards and titles add on average: the sum of parts that comes nearest to all lots."""
    titles = len(Title)
    of_cards = np.tile(lots.counts[:, lots.kinds], (titles, 1)).astype(np.float64)
    of_titles = np.repeat(np.eye(titles), lots.size, 0)
    every = np.concatenate([of_cards, of_titles], 1)
    # No part follows from the others: cards and titles are in lots with and without each other.
    parts = np.linalg.solve(every.T @ every, every.T @ table.ravel())
    cards = np.zeros(CARD_KINDS)
    cards[lots.kinds] = parts[: len(lots.kinds)]
    return lots.worth(cards), parts[len(lots.kinds) :]
