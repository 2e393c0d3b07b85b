"""The plays of a turn: the conquests within reach, what the first may bring, and what may follow it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from math import lcm

from advisor.majorities import MILLI
from advisor.purse import CARD_WORTH, TILE_WORTH, Payments, Purse, Spend, role_of
from advisor.worth import TILE, Worth, milli, tile_odds
from engine.board import POSITIONS, Demand, Province, demand
from engine.components import Bonus, BonusTile, Card, Favour, GateTile
from engine.conquest import favour_for
from engine.payment import Means, Pay, Tools
from engine.position import Position, Site
from engine.turn import Outcome, conquests_left, outcomes
from engine.ways import payable

TileWon = tuple[tuple[tuple[Bonus, int], ...], int]
"""The chances of a tile's bonuses, in thousandths, and what the tile is worth on average."""


class Objective(Enum):
    """What is to be the most: the favour of this turn, or that with what is worth something later."""

    POINTS = "points"
    VALUE = "value"

    @property
    def point(self) -> int:
        """What a favour point of this turn counts, where a point later counts a thousand. For `points`
        it outweighs all that can come later, which then only breaks ties."""
        return MILLI if self is Objective.VALUE else MILLI * 10**30


@dataclass(frozen=True, slots=True, eq=False)
class Offer:
    """A province that a second conquest could take."""

    province: Province
    demand: Demand
    favour: Favour
    later: int
    """What having it is worth later, in thousandths: majorities, a golden turn, and the tile it wins
    unless the game ends."""
    tile: tuple[tuple[Bonus, int], ...]
    """The tile it wins, with the chances in thousandths, where the game ends and it counts only with
    what is kept."""


@dataclass(frozen=True, slots=True, eq=False)
class Branch:
    """Outcomes of the first conquest after which the same can be done."""

    outcomes: tuple[Outcome, ...]
    weight: int
    """Its chance, as a share of the turn's `total`."""
    purse: Purse
    """What is held, with nothing paid yet."""
    tools: Tools
    drawn: Card | None
    offers: tuple[Offer, ...]


@dataclass(frozen=True, slots=True, eq=False)
class First:
    """A first conquest, paid in one of the two ways, and all that may come of it."""

    province: Province
    demand: Demand
    pay: Pay
    favour: Favour
    later: int
    """What it is worth later to stop after it, in thousandths."""
    payments: tuple[Spend, ...]
    branches: tuple[Branch, ...]
    total: int
    """The sum of the branches' weights."""


def alike(branches: Iterable[Branch]) -> tuple[Branch, ...]:
    """The branches, those with the same offers as one where they hold what serves these alike."""
    grouped: dict[object, Branch] = {}
    for branch in branches:
        drawn = branch.drawn
        roles = [role_of(drawn, offer.demand, branch.tools) for offer in branch.offers] if drawn else []
        key = branch.purse, branch.offers, *roles
        if known := grouped.get(key):
            outcomes, weight = known.outcomes + branch.outcomes, known.weight + branch.weight
            branch = replace(known, outcomes=outcomes, weight=weight)
        grouped[key] = branch
    return tuple(grouped.values())


class Turn:
    """What can be played in a position."""

    def __init__(self, position: Position, worth: Worth) -> None:
        self.position = position
        self.worth = worth
        self.means = position.means()
        self.ends = tuple(worth.ends(placed) for placed in range(3))
        """Whether the game ends this year, once I have placed none, one or two kamons more."""
        self.payments = Payments(self.means, self.ends[2])
        self._tiles_won: dict[tuple[BonusTile | None, GateTile | None], TileWon] = {}
        self._offers: dict[tuple[object, ...], Offer] = {}
        self._laters: dict[tuple[Province, ...], int] = {}
        self._held = sum(CARD_WORTH[card] for card in position.hand)
        self._held += sum(TILE_WORTH[tile.bonus] for tile in position.tiles)

    def firsts(self) -> list[First]:
        """Every province and way of paying that I could begin with."""
        found: list[First] = []
        if conquests_left(self.position) < 1:
            return found
        for province, site in self.position.board.items():
            if site.is_full:
                continue
            asked = site.demand(province)
            payments = self.payments.first(asked)
            if payments:
                total, branches = self._branches(province, site)
                favour = favour_for(province, site.position, self.position.title)
                later = self._later(province)
                for pay in Pay:
                    paid = tuple(spend for spend in payments if spend.way.pay is pay)
                    if paid:
                        found.append(First(province, asked, pay, favour, later, paid, branches, total))
        return found

    def _branches(self, first: Province, site: Site) -> tuple[int, tuple[Branch, ...]]:
        uncovered = outcomes(self.position, first)
        total = lcm(*(outcome.probability.denominator for outcome in uncovered))
        possible = dict.fromkeys(outcome.bonus for outcome in uncovered)
        elsewhere = {bonus: self._elsewhere(first, site, bonus) for bonus in possible}
        branches = []
        for outcome in uncovered:
            bonus, drawn = outcome.bonus, outcome.drawn
            tools = _with_tile(self.means.tools, bonus)
            held = Means(self.means.cards if drawn is None else (*self.means.cards, drawn), tools)
            offers = (*elsewhere[bonus], *self._again(first, site, outcome))
            offers = tuple(offer for offer in offers if payable(offer.demand, held))
            worth = self._held + (CARD_WORTH[drawn] if drawn else TILE_WORTH[bonus] if bonus else 0)
            purse = Purse.of(self.means.cards, tools, drawn, worth)
            weight = int(outcome.probability * total)
            branches.append(Branch((outcome,), weight, purse, tools, drawn, offers))
        return total, alike(branches)

    def _elsewhere(self, first: Province, site: Site, bonus: Bonus | None) -> list[Offer]:
        """The other provinces, once the first tile has shown its bonus."""
        if conquests_left(self.position) < 2:
            return []
        return [
            self._offer(first, province, other.position, other.tile, self._tile_won(site, bonus, other.tile))
            for province, other in self.position.board.items()
            if province is not first and not other.is_full
        ]

    def _again(self, first: Province, site: Site, outcome: Outcome) -> list[Offer]:
        """The same province once more, where it has another position."""
        if conquests_left(self.position) < 2 or site.position == POSITIONS:
            return []
        gate = GateTile(outcome.next_tile) if outcome.next_tile else None
        won = self._tile_won(site, outcome.bonus, gate)
        return [self._offer(first, first, site.position + 1, gate, won)]

    def _tile_won(self, site: Site, bonus: Bonus | None, tile: GateTile | None) -> TileWon:
        """The odds of a tile, and what it is worth on average, once the one on `site` has shown its bonus."""
        seen = self.position
        shown = BonusTile(bonus, site.tile.troop) if bonus and site.tile and not site.tile.bonus else None
        if (shown, tile) not in self._tiles_won:
            if shown:
                seen = replace(seen, used_tiles=(*seen.used_tiles, shown))
            odds = tile_odds(seen, tile)
            worth = milli(sum((TILE[bonus] * chance for bonus, chance in odds), Fraction()))
            self._tiles_won[shown, tile] = tuple((bonus, milli(chance)) for bonus, chance in odds), worth
        return self._tiles_won[shown, tile]

    def _offer(
        self, first: Province, second: Province, at: int, tile: GateTile | None, won: TileWon
    ) -> Offer:
        asked = demand(second, at, tile.troop if tile else None)
        odds, worth = won if self.ends[2] else ((), won[1])
        later = self._later(first, second) + (0 if self.ends[2] else worth)
        key = first, second, asked, later, odds
        if key not in self._offers:
            favour = favour_for(second, at, self.position.title)
            self._offers[key] = Offer(second, asked, favour, later, odds)
        return self._offers[key]

    def _later(self, *placed: Province) -> int:
        if placed not in self._laters:
            ends = self.ends[len(placed)]
            majorities = self.worth.majorities
            self._laters[placed] = majorities.worth(placed, ends) + majorities.golden(placed, ends)[1]
        return self._laters[placed]


def _with_tile(tools: Tools, bonus: Bonus | None) -> Tools:
    if bonus is Bonus.EXCHANGE:
        return tools._replace(exchange=tools.exchange + 1)
    if bonus is Bonus.PLUS_ONE:
        return tools._replace(plus_one=tools.plus_one + 1)
    return tools
