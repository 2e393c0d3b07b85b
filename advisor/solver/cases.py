"""The plays of a turn: the conquests within reach, what the first may bring, and what may follow it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

from advisor.worth.draw_tiles import DrawTiles, tile_worth
from advisor.worth.later import TileOdds, Worth
from advisor.worth.weights import units
from engine.board import POSITIONS, Demand, Province, demand
from engine.components import Bonus, Card, Favour, GateTile, Pay, Troop
from engine.conquest import mover
from engine.odds import Box
from engine.outcomes import outcomes
from engine.payment import Means, Tools
from engine.position import Position, Site
from engine.turn import favour_for
from engine.ways import payable

Brought = tuple[Bonus | None, Card | None, Troop | None]
"""What a conquest brings: the bonus of its tile, the card that a Draw tile draws at once, the next tile."""


@dataclass(frozen=True, slots=True, eq=False)
class Offer:
    """A province that a second conquest could take."""

    province: Province
    demand: Demand
    favour: Favour
    value: int
    """Its favour and what having it is worth later, in units: majorities, a golden turn, and the tile it
    wins unless the game ends."""
    tile: TileOdds
    """The tile it wins, where the game ends and it counts only with what is kept."""


@dataclass(frozen=True, slots=True)
class Case:
    """Things that the first conquest may bring and after which the same can be done."""

    brought: tuple[Brought, ...]
    probability: Fraction
    tools: Tools
    """All that I have to work on cards, with the tile just won and nothing paid yet."""
    drawn: Card | None
    """The card drawn, one standing for all that would do the same."""
    draws: DrawTiles
    """The Draw tiles that are left at the end of the turn."""
    offers: tuple[Offer, ...]
    must_go_on: bool = False
    """Whether one of the offers has to be taken."""
    dealt: tuple["Case", ...] = ()
    """Where the deck is empty, the card drawn is one of those just paid: a case for each, and one for none.
    How likely each is follows from the payment."""


@dataclass(frozen=True, slots=True)
class First:
    """A first conquest, paid in one of the two ways, and all that may come of it."""

    province: Province
    demand: Demand
    pay: Pay
    favour: Favour
    later: int
    """What it is worth later to stop after it, in units."""
    cases: tuple[Case, ...]


class Turn:
    """What can be played in a position."""

    def __init__(self, position: Position, worth: Worth) -> None:
        self.position = position
        self.worth = worth
        self.means = position.means()
        self.ends = tuple(worth.ends(placed) for placed in range(3))
        """Whether the game ends this year, once I have placed none, one or two kamons more."""
        self.draws = worth.draws(position.tiles)
        self._conquests_left = mover(position).conquests_left
        self._box = Box.of(position)
        self._symbols = sum(len(card.symbols) for card in position.hand)
        self._known_offers: dict[tuple[object, ...], Offer] = {}
        self._later = cache(self._worth_later)
        self._payable = cache(self._within_reach)

    def firsts(self) -> list[First]:
        """Every province and way of paying that I could begin with, in the order of the board."""
        found: list[First] = []
        if self._conquests_left < 1:
            return found
        for province, site in self.position.board.items():
            if site.is_full:
                continue
            asked = site.demand(province)
            favour = favour_for(province, site.position, self.position.title)
            later = units(self._later(province))
            pays = payable(asked, self.means)
            possible = list(self._possible(province, site)) if pays else []
            for pay in pays:
                cases = alike(self._with_offers_in_reach(case, asked, pay) for case in possible)
                found.append(First(province, asked, pay, favour, later, cases))
        return found

    def firsts_taking(self, province: Province) -> list[First]:
        """Those after which a province is taken for certain, if it can be: it is the first, or the second in
        every case."""
        return [
            first
            if first.province is province
            else replace(first, cases=alike(_taking(province, first.cases)))
            for first in self.firsts()
        ]

    def _possible(self, first: Province, site: Site) -> Iterator[Case]:
        """Everything that the first conquest may bring, with all provinces to take next."""
        offers: dict[tuple[object, ...], tuple[Offer, ...]] = {}
        for outcome in outcomes(self.position, first):
            bonus, drawn, next_tile = brought = outcome.bonus, outcome.drawn, outcome.next_tile
            draws = self.draws.without(drawn) if drawn else self.draws
            if bonus is Bonus.DRAW and not drawn:
                draws = draws.more()
            key = bonus, next_tile, draws
            if key not in offers:
                offers[key] = tuple(self._offers(first, site, *key))
            tools = with_tile(self.means.tools, bonus)
            case = Case((brought,), outcome.probability, tools, drawn, draws, offers[key])
            is_dealt = bonus is Bonus.DRAW and not drawn and self._conquests_left > 1
            yield self._dealt(case) if is_dealt else case

    def _dealt(self, case: Case) -> Case:
        """A Draw tile won while the deck is empty: it brings one of the troop cards just paid (ruling 15)."""
        [(bonus, _, next_tile)] = case.brought
        cards = [card for card in dict.fromkeys(self.means.cards) if card.troops]
        draws = case.draws._replace(tiles=case.draws.tiles - 1)
        drawn = [
            replace(case, brought=((bonus, card, next_tile),), drawn=card, draws=draws) for card in cards
        ]
        return replace(case, dealt=(case, *drawn)) if drawn else case

    def _offers(
        self, first: Province, site: Site, bonus: Bonus | None, next_tile: Troop | None, draws: DrawTiles
    ) -> Iterator[Offer]:
        """What could be taken second, the first tile having shown its bonus and uncovered the next."""
        if self._conquests_left < 2:
            return
        box = self._box.turned(site.tile, bonus) if site.tile and bonus else self._box
        box = box.uncovered(next_tile) if next_tile else box
        for province, lying in self.position.board.items():
            at, tile = lying.position, lying.tile
            if province is first:
                at, tile = at + 1, GateTile(next_tile) if next_tile else None
            if at > POSITIONS:
                continue
            odds = tuple(box.bonus_odds(tile).items()) if tile else ()
            key = first, province, tile and tile.troop, draws, odds
            if key not in self._known_offers:
                favour = favour_for(province, at, self.position.title)
                asked = demand(province, at, tile.troop if tile else None)
                value = favour + self._later(first, province)
                if not self.ends[2]:
                    value += sum((tile_worth(won, draws) * chance for won, chance in odds), Fraction())
                offer = Offer(province, asked, favour, units(value), odds if self.ends[2] else ())
                self._known_offers[key] = offer
            yield self._known_offers[key]

    def _with_offers_in_reach(self, case: Case, first: Demand, pay: Pay) -> Case:
        if case.dealt:
            dealt = (self._with_offers_in_reach(dealt, first, pay) for dealt in case.dealt)
            return replace(case, dealt=tuple(dealt))
        paid = units_of(first, pay)
        in_reach = tuple(
            offer
            for offer in case.offers
            if any(paid + more <= most for more, most in self._payable(offer.demand, case.tools, case.drawn))
        )
        return replace(case, offers=in_reach)

    def _within_reach(self, asked: Demand, tools: Tools, drawn: Card | None) -> list[tuple[int, int]]:
        """For each way in which a demand could be met with nothing else to pay: the units that it takes,
        and all that could be paid in the turn. Each unit comes from a symbol on a card, the Hatamoto or a
        +1; an Exchange makes none."""
        cards = (*self.means.cards, drawn) if drawn else self.means.cards
        most = self._symbols + (len(drawn.symbols) if drawn else 0) + tools.plus_one + tools.hatamoto
        return [(units_of(asked, pay), most) for pay in payable(asked, Means(cards, tools))]

    def _worth_later(self, *placed: Province) -> Fraction:
        ends = self.ends[len(placed)]
        majorities = self.worth.majorities
        kept = majorities.worth(placed, ends) + majorities.taken_from_rivals(placed, ends)
        return kept + majorities.golden(placed, ends)[1]


def _taking(province: Province, cases: Iterable[Case]) -> tuple[Case, ...]:
    """The cases, in each of which a province is taken."""
    return tuple(
        replace(
            case,
            offers=tuple(offer for offer in case.offers if offer.province is province),
            dealt=_taking(province, case.dealt),
            must_go_on=True,
        )
        for case in cases
    )


def alike(cases: Iterable[Case]) -> tuple[Case, ...]:
    """Merge cases with the same tools, Draw tiles and offers whose drawn cards help equally."""
    grouped: dict[object, Case] = {}
    for case in cases:
        role: tuple[object, ...] = ()
        if case.dealt:
            role = case.brought
        elif case.drawn:
            needed = dict.fromkeys(troop for offer in case.offers for troop in offer.demand.troops)
            role = len(case.drawn.troops), *(case.drawn.troops.count(troop) for troop in needed)
        key = case.tools, case.draws, case.offers, role
        if known := grouped.get(key):
            brought, probability = known.brought + case.brought, known.probability + case.probability
            case = replace(known, brought=brought, probability=probability)
        grouped[key] = case
    return tuple(grouped.values())


def units_of(asked: Demand, pay: Pay) -> int:
    """How many troops or koku a demand asks for."""
    return asked.koku if pay is Pay.KOKU else len(asked.troops)


def with_tile(tools: Tools, bonus: Bonus | None) -> Tools:
    """The tools with the tile just won."""
    if bonus is Bonus.EXCHANGE:
        return tools._replace(exchange=tools.exchange + 1)
    if bonus is Bonus.PLUS_ONE:
        return tools._replace(plus_one=tools.plus_one + 1)
    return tools
