"""What a turn holds beside its conquests: what the first uncovers, a card drawn, a golden turn."""

from dataclasses import dataclass, replace
from fractions import Fraction

from engine.board import CONQUESTS_PER_TURN, Province
from engine.components import Bonus, Card, Cards, Kamon, Title, Troop, without
from engine.conquest import Conquered, Conquest, Reveal, conquer
from engine.errors import Forbidden, Rule
from engine.odds import bonus_odds, card_odds, tile_odds
from engine.position import Position, Site


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a conquest may bring: the bonus of the tile it wins, the card that a Draw tile just won
    brings at once, and the troop of the next tile."""

    probability: Fraction
    bonus: Bonus | None = None
    drawn: Card | None = None
    next_tile: Troop | None = None


def conquests_left(position: Position) -> int:
    """How many kamons I may still place this turn."""
    return min(CONQUESTS_PER_TURN - position.conquests_made, position.kamons_of(position.me))


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
    cards = card_odds(position, paid) if conquests_left(position) > 1 else {}
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


def draw(position: Position, card: Card) -> Position:
    """The position after a Draw tile has brought `card`."""
    tile = next((tile for tile in position.tiles if tile.bonus is Bonus.DRAW), None)
    if tile is None:
        raise Forbidden(Rule.DRAW_TILE, f"{position.me.label} has no Draw tile.")
    if card not in position.unseen_cards():
        raise Forbidden(Rule.DRAW_FROM_SOMETHING, f"No {card.label} can be in the deck.")
    return replace(
        position,
        hand=(*position.hand, card),
        tiles=without(position.tiles, (tile,)),
        used_tiles=(*position.used_tiles, tile),
    )


def turn_golden(position: Position, province: Province, at: int) -> Position:
    """The position after the Sensei has turned his kamon on a position, 1 to 4, to its golden face."""
    if position.title is not Title.SENSEI:
        raise Forbidden(Rule.SENSEI_TURNS_GOLDEN, f"{position.me.label} is {position.title.label}.")
    site = position.board.get(province, Site())
    kamons = list(site.kamons)
    if not 1 <= at <= len(kamons) or kamons[at - 1] != Kamon(position.me):
        raise Forbidden(
            Rule.OWN_SIMPLE_KAMON, f"There is no simple kamon of his on position {at} of {province.label}."
        )
    kamons[at - 1] = Kamon(position.me, golden=True)
    return replace(position, board={**position.board, province: replace(site, kamons=tuple(kamons))})
