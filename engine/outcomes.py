"""What a conquest may bring: the tile it wins, a card drawn with it, the tile it uncovers."""

from dataclasses import dataclass, replace
from fractions import Fraction

from engine.board import Province
from engine.components import Bonus, Card, Cards, Troop
from engine.conquest import Conquered, Reveal, conquer, draw, mover
from engine.odds import bonus_odds, card_odds, tile_odds
from engine.position import Position
from engine.turn import Conquest


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a conquest may bring: the bonus of the tile it wins, the card that a Draw tile just won
    brings at once, and the troop of the next tile."""

    probability: Fraction
    bonus: Bonus | None = None
    drawn: Card | None = None
    next_tile: Troop | None = None


def outcomes(position: Position, province: Province, paid: Cards = ()) -> tuple[Outcome, ...]:
    """Everything that taking `province` may bring, with its chance, once `paid` was put down for it.

    A Draw tile brings a card of those that may be in the deck then, while another conquest may follow; where
    none may, or there is no card, it is kept.
    """
    site = position.board[province]
    if site.tile is None:
        return (Outcome(Fraction(1)),)
    tiles: dict[tuple[Bonus, Troop | None], Fraction]
    if site.tiles_left > 1:
        tiles = dict(tile_odds(position, site.tile).items())
    else:
        tiles = {(bonus, None): chance for bonus, chance in bonus_odds(position, site.tile).items()}
    cards = card_odds(position, paid) if mover(position).conquests_left > 1 else {}
    found = []
    for (bonus, troop), chance in tiles.items():
        if bonus is Bonus.DRAW and cards:
            found += [Outcome(chance * of_card, bonus, card, troop) for card, of_card in cards.items()]
        else:
            found.append(Outcome(chance, bonus, None, troop))
    return tuple(found)


def follow(position: Position, conquest: Conquest, outcome: Outcome) -> Conquered:
    """The position after a conquest that brought `outcome`, a card drawn with the tile just won included."""
    conquered = conquer(position, conquest, Reveal(outcome.bonus, outcome.next_tile))
    if outcome.drawn is None:
        return conquered
    return replace(conquered, position=draw(conquered.position, outcome.drawn))
