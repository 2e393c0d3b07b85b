"""The slow, obvious expectimax over one turn of an odd year: every play, every outcome, every answer to it.

It shares nothing with the advisor's search nor with the engine's ways to pay, turns and odds: the rules
are written out again. Only what a turn is worth later (`Worth.later`) is taken as given.
"""

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from operator import attrgetter

from advisor.worth.later import TileOdds, Worth
from advisor.worth.law import Law
from advisor.worth.majorities import Majorities
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, Cards, GateTile, Kamon, Title, Troop
from engine.position import Position, Site
from tests.oracles.chances import Brought, brought, chances, kamons_left, seen_tiles, ways_to_lie
from tests.oracles.turn_payments import Ask, Things, asked, less, payments

Score = tuple[Fraction, ...]
"""What a play is judged by, the most important first; expectations are taken number by number."""
Line = tuple[Province, str]
"""A first conquest: the province and whether it is paid in troops or in koku."""
_rank = attrgetter("rank")


def _with(held: Things, brought: Brought) -> Things:
    """What is held with the tile just won, or with the card that it brought at once."""
    if brought.drawn:
        return held._replace(cards=tuple(sorted((*held.cards, brought.drawn), key=_rank)))
    return held._replace(
        exchange=held.exchange + (brought.bonus is Bonus.EXCHANGE),
        plus_one=held.plus_one + (brought.bonus is Bonus.PLUS_ONE),
        draw=held.draw + (brought.bonus is Bonus.DRAW),
    )


def off_board(worth: Worth) -> Worth:
    """The same with no province to dominate, so that only what is kept is worth something later; the years to
    come, and so the weights, are still those of the board."""
    kept = copy(worth)
    kept.majorities = Majorities(replace(worth.position, board={}), Law(), worth.years)
    return kept


class Expectimax:
    """All turns that begin in one position, judged by their value or by their points first."""

    def __init__(self, position: Position, points_first: bool, law: Law | None = None) -> None:
        self._position = position
        self._points_first = points_first
        self._worth = Worth(position, law)
        self._worth_off_board = off_board(self._worth)
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
        self._conquests = min(2 - position.conquests_made, kamons_left(position, me))
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
                ask = asked(province, site)
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
            ask = asked(first, site)
            for paid, _ in payments(self._held, ask) if ask else ():
                if first is province:
                    yield self._after_first(first, paid)
                elif score := self._after_first(first, paid, province):
                    yield score

    def _after_first(self, first: Province, paid: Things, must: Province | None = None) -> Score:
        """The expectation over all that the conquest brings, with the best answer to each; perhaps with one
        that must be given, and nothing where it cannot."""
        rest = less(self._held, paid)
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
            if (ask := asked(province, site))
        ]
        return sorted(offers, key=lambda offer: -offer[2])

    def _best_second(
        self, held: Things, placed: tuple[Province, ...], ask: Ask, favour: int, odds: TileOdds, deck: Cards
    ) -> Score:
        return max(
            self._score(favour, less(held, paid), placed, odds, deck) for paid, _ in payments(held, ask)
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
        others = seen_tiles(replace(self._position, board=board, tiles=(*self._position.tiles, *won)), second)
        return tuple(chances({b: ways_to_lie([*others, (tile.troop, b)]) for b in Bonus}).items())


def points_then_value(position: Position, law: Law | None = None) -> tuple[Fraction, Fraction]:
    """The most favour expected from this turn, and the most value that a play for so much can have."""
    points, value = max(Expectimax(position, points_first=True, law=law).by_line().values())
    return points, value


def value(position: Position, law: Law | None = None) -> Fraction:
    """The most that the favour of this turn and what is worth something later come to."""
    return max(Expectimax(position, points_first=False, law=law).by_line().values())[0]


def value_by_line(position: Position, law: Law | None = None) -> dict[Line | None, Fraction]:
    """The best value for each province and way of paying to begin with; None is to pass."""
    by_line = Expectimax(position, points_first=False, law=law).by_line()
    return {line: score[0] for line, score in by_line.items()}
