"""The slow, obvious expectimax over one turn of an odd year: every play, every outcome, every answer to it.

It shares nothing with the advisor's search nor with the engine's ways to pay, turns and odds: the rules
are written out again. Only what a turn is worth later (`Worth.later`) is taken as given.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache, lru_cache, partial
from itertools import permutations, product
from operator import attrgetter
from typing import NamedTuple, TypeVar

from advisor.worth.later import TileOdds, Worth
from engine.board import KAMONS, Province
from engine.components import Bonus, BonusTile, Card, Cards, GateTile, General, Kamon, Title, Troop
from engine.position import Position, Site

K = TypeVar("K")
Pool = tuple[int, ...]
"""Samurai, Bushi, Sōhei, Shinobi, koku."""
Score = tuple[Fraction, ...]
"""What a play is judged by, the most important first; expectations are taken number by number."""
Line = tuple[Province, str]
"""A first conquest: the province and whether it is paid in troops or in koku."""


_rank = attrgetter("rank")


class Things(NamedTuple):
    """What is held, or paid. Cards are in the order of `Card`; Draw tiles are never paid."""

    cards: Cards
    exchange: int
    plus_one: int
    draw: int
    hatamoto: int


class Ask(NamedTuple):
    """What a position of a province asks for: so many of each troop, or koku."""

    troops: Pool
    koku: int


class Brought(NamedTuple):
    """What a first conquest brings, with its chance."""

    chance: Fraction
    bonus: Bonus | None
    drawn: Card | None
    next_tile: Troop | None


@cache
def asks(province: Province, at: int, tile: Troop | None) -> Ask:
    """The printed home troops and the troop on the tile; without a tile one more home troop."""
    troops = [0, 0, 0, 0]
    troops[province.home.rank] += province.printed
    troops[(tile or province.home).rank] += 1
    return Ask(tuple(troops), province.prices[at - 1])


TROOPS_ASKED = sorted({asks(province, 1, tile).troops for province in Province for tile in Troop})
KOKU_ASKED = sorted({price for province in Province for price in province.prices})
TROOPS_BIT = {troops: 1 << bit for bit, troops in enumerate(TROOPS_ASKED)}
KOKU_BIT = {koku: 1 << bit for bit, koku in enumerate(KOKU_ASKED, start=len(TROOPS_ASKED))}


def _add(pool: Pool, kind: int, amount: int = 1) -> Pool:
    return (*pool[:kind], pool[kind] + amount, *pool[kind + 1 :])


@lru_cache(maxsize=1 << 20)
def _met(pool: Pool, exchange: int, plus_one: int, hatamoto: int) -> int:
    """All that can be paid, each sum a bit, by playing some of the tools one after the other in any order."""
    met = 0
    for troops, bit in TROOPS_BIT.items():
        if pool[0] >= troops[0] and pool[1] >= troops[1] and pool[2] >= troops[2] and pool[3] >= troops[3]:
            met |= bit
    for koku, bit in KOKU_BIT.items():
        if pool[4] >= koku:
            met |= bit
    if hatamoto:
        for troop in range(4):
            met |= _met(_add(pool, troop), exchange, plus_one, 0)
    if exchange:
        for source, to in permutations(range(5), 2):
            if pool[source]:
                met |= _met(_add(_add(pool, source, -1), to), exchange - 1, plus_one, hatamoto)
    if plus_one:
        for kind in range(5):
            if pool[kind]:
                met |= _met(_add(pool, kind), exchange, plus_one - 1, hatamoto)
    return met


def _pays(cards: Cards, exchange: int, plus_one: int, hatamoto: int) -> int:
    pool = [0, 0, 0, 0, 0]
    for card in cards:
        for troop in card.troops:
            pool[troop.rank] += 1
        pool[4] += card.koku
    return _met(tuple(pool), exchange, plus_one, hatamoto)


@lru_cache(maxsize=1 << 20)
def _just_pays(cards: Cards, exchange: int, plus_one: int, hatamoto: int) -> int:
    """What these things pay for, and would not with any one of them left out."""
    pays = _pays(cards, exchange, plus_one, hatamoto)
    for at in range(len(cards)):
        pays &= ~_pays(cards[:at] + cards[at + 1 :], exchange, plus_one, hatamoto)
    if exchange:
        pays &= ~_pays(cards, exchange - 1, plus_one, hatamoto)
    if plus_one:
        pays &= ~_pays(cards, exchange, plus_one - 1, hatamoto)
    if hatamoto:
        pays &= ~_pays(cards, exchange, plus_one, 0)
    return pays


@lru_cache(maxsize=1 << 12)
def _parts(held: Things) -> list[tuple[Things, int]]:
    """Every selection of things that just pays for something, and what for."""
    kinds = Counter(held.cards)
    numbers = product(*(range(count + 1) for count in kinds.values()))
    tools = list(product(range(held.exchange + 1), range(held.plus_one + 1), range(held.hatamoto + 1)))
    found = []
    for number in numbers:
        cards = tuple(card for card, n in zip(kinds, number, strict=True) for _ in range(n))
        for exchange, plus_one, hatamoto in tools:
            pays = _just_pays(cards, exchange, plus_one, hatamoto)
            if pays:
                found.append((Things(cards, exchange, plus_one, 0, hatamoto), pays))
    return found


@lru_cache(maxsize=1 << 14)
def payments(held: Things, ask: Ask) -> list[tuple[Things, tuple[str, ...]]]:
    """Every irreducible payment, and whether it is so in troops, in koku or in both."""
    in_troops, in_koku = TROOPS_BIT[ask.troops], KOKU_BIT[ask.koku]
    return [
        (part, ("troops",) * bool(pays & in_troops) + ("koku",) * bool(pays & in_koku))
        for part, pays in _parts(held)
        if pays & (in_troops | in_koku)
    ]


def _asked(province: Province, site: Site) -> Ask | None:
    """What the first free position asks for; None where there is none."""
    if len(site.kamons) == 4:
        return None
    return asks(province, len(site.kamons) + 1, site.tile.troop if site.tile else None)


def _less(held: Things, paid: Things) -> Things:
    kept = list(held.cards)
    for card in paid.cards:
        kept.remove(card)
    exchange, plus_one = held.exchange - paid.exchange, held.plus_one - paid.plus_one
    return Things(tuple(kept), exchange, plus_one, held.draw, held.hatamoto - paid.hatamoto)


def _with(held: Things, brought: Brought) -> Things:
    """What is held with the tile just won, or with the card that it brought at once."""
    if brought.drawn:
        return held._replace(cards=tuple(sorted((*held.cards, brought.drawn), key=_rank)))
    return held._replace(
        exchange=held.exchange + (brought.bonus is Bonus.EXCHANGE),
        plus_one=held.plus_one + (brought.bonus is Bonus.PLUS_ONE),
        draw=held.draw + (brought.bonus is Bonus.DRAW),
    )


PAIRS = [(troop, bonus) for troop in Troop for bonus in Bonus]
Seen = tuple[Troop | None, Bonus | None]
"""A tile of which one face or both were seen."""


@lru_cache(maxsize=1 << 18)
def _ways(left: tuple[int, ...], seen: tuple[Seen, ...]) -> int:
    """In how many ways tiles of the box can lie where tiles were seen, taken one after the other."""
    if not seen:
        return 1
    (troop, bonus), rest = seen[0], seen[1:]
    total = 0
    for at, (count, (face, back)) in enumerate(zip(left, PAIRS, strict=True)):
        if count and troop in (None, face) and bonus in (None, back):
            total += count * _ways((*left[:at], count - 1, *left[at + 1 :]), rest)
    return total


def ways_to_lie(seen: Iterable[Seen]) -> int:
    """The same of the whole box; tiles that are known best come first, so that little is counted twice."""
    told = sorted(seen, key=lambda tile: (tile.count(None), repr(tile)))
    return _ways((2,) * len(PAIRS), tuple(told))


def _seen(position: Position, apart_from: Province | None = None) -> list[Seen]:
    tops = [s.tile for province, s in position.board.items() if s.tile and province is not apart_from]
    tiles: list[BonusTile | GateTile] = [*tops, *position.tiles, *position.used_tiles]
    return [(tile.troop, tile.bonus) for tile in tiles]


def _chances(weights: dict[K, int]) -> dict[K, Fraction]:
    """In proportion to the weights that are above nothing."""
    total = sum(weights.values())
    return {what: Fraction(weight, total) for what, weight in weights.items() if weight}


def _tile_chances(position: Position, province: Province) -> dict[tuple[Bonus, Troop | None], Fraction]:
    """The bonus of a province's top tile, together with the troop of the tile under it if there is one."""
    site = position.board[province]
    top = site.tile
    assert top
    others = _seen(position, apart_from=province)
    bonuses = [top.bonus] if top.bonus else list(Bonus)
    if len(site.kamons) == 2:
        return _chances({(bonus, None): ways_to_lie([*others, (top.troop, bonus)]) for bonus in bonuses})
    return _chances(
        {
            (bonus, troop): ways_to_lie([*others, (top.troop, bonus), (troop, None)])
            for bonus in bonuses
            for troop in Troop
        }
    )


def brought(position: Position, province: Province, paid: Cards) -> list[Brought]:
    """Everything that taking `province` may bring: the bonus of its tile, the card that a Draw tile brings
    at once if there may be one in the deck and another conquest may follow, and the troop of the tile under
    it if there is one. An empty deck is made anew of the troop cards just paid."""
    if position.board[province].tile is None:
        return [Brought(Fraction(1), None, None, None)]
    elsewhere = Counter([*position.hand, *position.seen_troops])
    deck = {card: card.copies - elsewhere[card] for card in Card if card.troops}
    if not any(deck.values()):
        deck = dict(Counter(card for card in paid if card.troops))
    if min(2 - position.conquests_made, _kamons_left(position, position.me)) < 2:
        deck = {}
    found = []
    for (bonus, troop), chance in _tile_chances(position, province).items():
        drawn = _chances(deck) if bonus is Bonus.DRAW else {}
        found += [Brought(chance * of_card, bonus, card, troop) for card, of_card in drawn.items()]
        if not drawn:
            found.append(Brought(chance, bonus, None, troop))
    return found


def _kamons_left(position: Position, general: General) -> int:
    on_board = sum(kamon.general is general for site in position.board.values() for kamon in site.kamons)
    return position.kamons_left.get(general, KAMONS[len(position.players)] - on_board)


def off_board(position: Position) -> Position:
    """The position with no province to dominate, in which only what is kept is worth something later."""
    kamons = {general: _kamons_left(position, general) for general in position.players}
    return replace(position, board={}, kamons_left=kamons)


class Expectimax:
    """All turns that begin in one position, judged by their value or by their points first."""

    def __init__(self, position: Position, points_first: bool) -> None:
        self._position = position
        self._points_first = points_first
        self._worth = Worth(position)
        self._worth_off_board = Worth(off_board(position))
        me = position.me
        self._title = position.titles[me]
        tiles = Counter(tile.bonus for tile in position.tiles)
        joker = self._title is Title.HATAMOTO and not position.hatamoto_used
        self._held = Things(
            tuple(sorted(position.hand, key=_rank)),
            tiles[Bonus.EXCHANGE],
            tiles[Bonus.PLUS_ONE],
            tiles[Bonus.DRAW],
            int(joker),
        )
        elsewhere = Counter([*position.hand, *position.seen_troops])
        self._deck = tuple(card for card in Card if card.troops for _ in range(card.copies - elsewhere[card]))
        self._conquests = min(2 - position.conquests_made, _kamons_left(position, me))
        self._brought = cache(partial(brought, position))
        self._offers = cache(self._offers_after)
        self._odds = cache(self._odds_of_last_tile)
        self._second = cache(self._best_second)
        self._kept = cache(self._worth_of_what_is_kept)
        self._placed = cache(self._worth_of_kamons)

    def by_line(self) -> dict[Line | None, Score]:
        """The best score of a turn for each first conquest to begin with; None is to pass."""
        best: dict[Line | None, Score] = {None: self._score(0, self._held, (), (), self._deck)}
        if self._conquests > 0:
            for province, site in self._position.board.items():
                ask = _asked(province, site)
                for paid, pays in payments(self._held, ask) if ask else ():
                    score = self._after_first(province, paid)
                    for pay in pays:
                        best[province, pay] = max(best.get((province, pay), score), score)
        return best

    def taking(self, province: Province) -> Iterator[Score]:
        """The scores of all first payments after which a province is taken for certain: as the first
        conquest, or as the second in every case."""
        if self._conquests < 1:
            return
        for first, site in self._position.board.items():
            ask = _asked(first, site)
            for paid, _ in payments(self._held, ask) if ask else ():
                if first is province:
                    yield self._after_first(first, paid)
                elif score := self._after_first(first, paid, province):
                    yield score

    def _after_first(self, first: Province, paid: Things, must: Province | None = None) -> Score:
        """The expectation over all that the conquest brings, with the best answer to each; perhaps with one
        that must be given, and nothing where it cannot."""
        rest = _less(self._held, paid)
        favour = self._favour(first, self._position.board[first])
        expected = (Fraction(),) * (1 + self._points_first)
        # What was paid matters only to a deck that was empty.
        discards = paid.cards if not self._deck else ()
        for outcome in self._brought(first, discards):
            held = _with(rest, outcome)
            best = () if must else self._score(favour, held, (first,), (), self._deck_without(outcome.drawn))
            for second, ask, more in self._offers(first, outcome.next_tile):
                beaten = self._points_first and best and favour + more < best[0]
                if payments(held, ask) and not beaten and must in (None, second):
                    odds = self._odds(first, second, outcome.bonus, outcome.next_tile)
                    deck = self._deck_without(outcome.drawn)
                    best = max(best, self._second(held, (first, second), ask, favour + more, odds, deck))
            if not best:
                return ()
            expected = tuple(
                so_far + outcome.chance * part for so_far, part in zip(expected, best, strict=True)
            )
        return expected

    def _offers_after(self, first: Province, next_tile: Troop | None) -> list[tuple[Province, Ask, int]]:
        """What can be taken second, the most favour first: the province, what it asks for, its favour."""
        if self._conquests < 2:
            return []
        offers = [
            (province, ask, self._favour(province, site))
            for province, site in self._board_after(first, next_tile).items()
            if (ask := _asked(province, site))
        ]
        return sorted(offers, key=lambda offer: -offer[2])

    def _best_second(
        self, held: Things, placed: tuple[Province, ...], ask: Ask, favour: int, odds: TileOdds, deck: Cards
    ) -> Score:
        return max(
            self._score(favour, _less(held, paid), placed, odds, deck) for paid, _ in payments(held, ask)
        )

    def _deck_without(self, drawn: Card | None) -> Cards:
        """What may be in the deck of the beginning once a card is drawn."""
        left = list(self._deck)
        if drawn in left:
            left.remove(drawn)
        return tuple(left)

    def _score(
        self, favour: int, kept: Things, placed: tuple[Province, ...], odds: TileOdds, deck: Cards
    ) -> Score:
        value = favour + self._kept(kept, len(placed), odds, deck) + self._placed(placed)
        return (Fraction(favour), value) if self._points_first else (value,)

    def _worth_of_what_is_kept(self, kept: Things, placed: int, odds: TileOdds, deck: Cards) -> Fraction:
        """Cards and tiles are worth the same wherever kamons were placed; how many were can end the game."""
        tiles = [BonusTile(Bonus.EXCHANGE)] * kept.exchange
        tiles += [BonusTile(Bonus.PLUS_ONE)] * kept.plus_one
        tiles += [BonusTile(Bonus.DRAW)] * kept.draw
        return self._worth_off_board.later(kept.cards, tiles, [Province.KANTO] * placed, odds, deck).total

    def _worth_of_kamons(self, placed: tuple[Province, ...]) -> Fraction:
        return self._worth.later((), (), placed).total

    def _favour(self, province: Province, site: Site) -> int:
        bonus = {Title.DAIMYO: 2, Title.SHOMYO: 1}.get(self._title, 0)
        return province.prices[len(site.kamons)] + bonus

    def _board_after(self, first: Province, next_tile: Troop | None) -> dict[Province, Site]:
        kamons = (*self._position.board[first].kamons, Kamon(self._position.me))
        return {**self._position.board, first: Site(kamons, GateTile(next_tile) if next_tile else None)}

    def _odds_of_last_tile(
        self, first: Province, second: Province, bonus: Bonus | None, next_tile: Troop | None
    ) -> TileOdds:
        """The bonus of the tile that the second conquest wins, by what is seen after the first."""
        top = self._position.board[first].tile
        won = (BonusTile(bonus, top.troop),) if bonus and top else ()
        board = self._board_after(first, next_tile)
        tile = board[second].tile
        if tile is None:
            return ()
        if tile.bonus:
            return ((tile.bonus, Fraction(1)),)
        others = _seen(replace(self._position, board=board, tiles=(*self._position.tiles, *won)), second)
        return tuple(_chances({b: ways_to_lie([*others, (tile.troop, b)]) for b in Bonus}).items())


def points_then_value(position: Position) -> tuple[Fraction, Fraction]:
    """The most favour expected from this turn, and the most value that a play for so much can have."""
    points, value = max(Expectimax(position, points_first=True).by_line().values())
    return points, value


def value(position: Position) -> Fraction:
    """The most that the favour of this turn and what is worth something later come to."""
    return max(Expectimax(position, points_first=False).by_line().values())[0]


def value_by_line(position: Position) -> dict[Line | None, Fraction]:
    """The best value for each province and way of paying to begin with; None is to pass."""
    return {line: score[0] for line, score in Expectimax(position, points_first=False).by_line().items()}
