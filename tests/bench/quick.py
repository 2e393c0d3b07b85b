"""A player whose odd years cost next to nothing: what playouts would play there, from what he may see.

Matches about even years seat it on every chair, so that nothing but the sharing differs.
"""

import numpy as np

from advisor.sharing.advise import advise_sharing
from advisor.winning.deals import deal
from advisor.winning.lanes import Array
from advisor.winning.paying import payment
from advisor.winning.plain_sharing import PLAIN_SHARING, PlainSharing
from advisor.winning.turns import best_first, best_second, golden_gains, outlook
from advisor.worth.law import LAWS
from engine.board import POSITIONS, Province, Spot
from engine.components import Card, Pay, Title
from engine.payment import Means, Tools
from engine.position import Position
from engine.sharing import Sharing
from engine.state import Conquer, Control, Decision, EndTurn, UseDraw
from engine.turn import Conquest
from engine.view import View
from engine.ways import Way, lean, payable, with_steps

CARDS, PROVINCES = tuple(Card), tuple(Province)


class Quick:
    """Shares by plain values, or by values of his own."""

    def __init__(self, seed: int, plain: PlainSharing | None = None) -> None:
        self._plain = plain

    def decide(self, view: View) -> Decision:
        """My next decision."""
        if isinstance(view.year, Sharing):
            return self.share(view, view.year)
        assert isinstance(view.year, Control)
        return UseDraw() if view.can_draw else _odd(view.position(), len(view.year.order) - 1)

    def share(self, view: View, year: Sharing) -> Decision:
        """A decision of an even year."""
        return (self._plain or PLAIN_SHARING[len(view.seats)]).decide(year)


class QuickAdvised(Quick):
    """Shares as he is advised: by value, or with so many playouts."""

    def __init__(self, seed: int, playouts: int = 0) -> None:
        super().__init__(seed)
        self._playouts = playouts

    def share(self, view: View, year: Sharing) -> Decision:
        """A decision of an even year."""
        return advise_sharing(view.sharing_position(), playouts=self._playouts).best.decision


def _odd(position: Position, still_to_act: int) -> Decision:
    lanes = deal(position, 1, 0)
    actor = np.array([position.players.index(position.me)])
    view = outlook(lanes, actor, still_to_act, LAWS[len(position.players)])
    if position.conquests_made < 2 and position.kamons_of(position.me):
        best = best_first if position.conquests_made == 0 else best_second
        choice, value = best(lanes, actor, np.array([position.hatamoto_ready]), view)
        if value[0] > 0:
            spent, tools, _ = payment(lanes, actor, choice)
            cards = tuple(
                card for card, count in zip(CARDS, spent[0], strict=True) for _ in range(int(count))
            )
            return Conquer(
                _conquest(position, PROVINCES[int(choice.province[0])], cards, tuple(map(int, tools[0])))
            )
    return EndTurn(_golden(golden_gains(lanes, actor, view)) if position.title is Title.SENSEI else None)


def _conquest(
    position: Position, province: Province, cards: tuple[Card, ...], tools: tuple[int, ...]
) -> Conquest:
    demand = position.board[province].demand(province)
    for joker in (0, 1):
        means = Means(cards, Tools(tools[0], tools[1], joker))
        if ways := payable(demand, means):
            break
    pay = Pay.KOKU if Pay.KOKU in ways and all(card.koku for card in cards) else ways[0]
    return Conquest(province, with_steps(demand, lean(demand, Way(pay, means.cards, means.tools))))


def _golden(gains: Array) -> Spot | None:
    flat = gains.reshape(-1)
    best = int(flat.argmax())
    if not np.isfinite(flat[best]):
        return None
    return PROVINCES[best // POSITIONS], best % POSITIONS + 1
