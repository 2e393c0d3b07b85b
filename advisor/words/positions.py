"""Positions, and what can be paid for in them: what is told of them, and in which order."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from advisor.conquest.afford import Affordability, BothAffordable, FreePosition, Short
from advisor.words.reasons import ReasonWords
from engine.board import Province
from engine.components import Bonus, Cards, General, SharingStep, Symbol, Title
from engine.position import Opponent, Position
from engine.sharing import Lot, Sharing


class PositionWords(ReasonWords):
    """Positions, and what can be paid for in them."""

    @property
    @abstractmethod
    def meanings(self) -> Mapping[str, str]:
        """What each field of a position file means, and the whole under `position`."""

    def favour(self, favour: int) -> str:
        """'12 favour'."""
        return self.plural(self.phrases.favour, favour)

    def kamons_left(self, count: int) -> str:
        """'7 kamons left'."""
        return self.plural(self.phrases.kamons_left, count)

    def card_count(self, count: int) -> str:
        """'4 cards'."""
        return self.plural(self.phrases.card_count, count)

    def scores(self, favour: int) -> str:
        """What a conquest brings: '7 favour'."""
        return self.plural(self.phrases.scores, favour)

    def valid(self, position: Position) -> str:
        """The first line about a position without problems."""
        players = len(position.players)
        if not position.sharing:
            me, title = position.me.label, position.title.label
            return self.phrases.valid_turn.format(me=me, title=title, players=players)
        return self._valid_year(position.sharing.step).format(me=position.me.label, players=players)

    def _valid_year(self, step: SharingStep | None) -> str:
        match step:
            case SharingStep.FORM:
                return self.phrases.valid_forming
            case SharingStep.ANSWER:
                return self.phrases.valid_answering
            case SharingStep.SPLIT:
                return self.phrases.valid_splitting
            case SharingStep.CHOOSE:
                return self.phrases.valid_choosing
            case None:
                raise ValueError("a position without problems has something to decide")

    def standing(self, position: Position, general: General) -> str:
        """'Ii (Shōmyō) 7 kamons left, 12 favour, 4 cards (known: Bushi), tiles: +1'."""
        name = self.with_title(general, position.titles.get(general))
        kamons = self.kamons_left(position.kamons_of(general))
        facts = [self.phrases.with_stock.format(name=name, kamons=kamons)]
        if (favour := position.favour.get(general)) is not None:
            facts.append(self.favour(favour))
        if other := position.others.get(general):
            facts += self._held_by(other)
        return ", ".join(facts)

    def with_title(self, general: General, title: Title | None) -> str:
        """'Ii (Shōmyō)'."""
        return general.label if title is None else f"{general.label} ({title.label})"

    def with_known(self, cards: str, known: Cards) -> str:
        """'4 cards (known: Bushi)'."""
        if not known:
            return cards
        return f"{cards} ({self.plural(self.phrases.known_among, len(known), cards=self.cards(known))})"

    def _held_by(self, other: Opponent) -> list[str]:
        facts = []
        if other.cards is not None:
            facts.append(self.with_known(self.card_count(other.cards), other.known))
        elif other.known:
            cards = self.cards(other.known)
            facts.append(self.plural(self.phrases.known_cards, len(other.known), cards=cards))
        if other.tiles:
            facts.append(self.after(self.phrases.tiles, self.tiles(other.tiles)))
        return facts

    def also_known(self, position: Position) -> str:
        """What else a position says, if anything: '8 koku cards in the deck, 2 other tiles seen'."""
        facts = []
        if position.koku_deck is not None:
            facts.append(self.plural(self.phrases.koku_cards_left, position.koku_deck))
        if position.used_tiles:
            facts.append(self.plural(self.phrases.other_tiles_seen, len(position.used_tiles)))
        this_year = position.sharing.turned_up if position.sharing else ()
        if seen := len(position.seen_troops) - sum(bool(card.troops) for card in this_year):
            facts.append(self.plural(self.phrases.other_cards_seen, seen))
        if position.conquests_made:
            facts.append(self.plural(self.phrases.placed_this_turn, position.conquests_made))
        if position.hatamoto_used:
            facts.append(self.phrases.hatamoto_has_served)
        return ", ".join(facts)

    def to_share(self, sharing: Sharing) -> str:
        """What is still to be shared: '2 × Samurai, 1 koku; Daimyō, Sensei'."""
        return self.side_by_side(
            self.cards(sharing.cards), self.row(sharing.titles) or self.phrases.no_hierarchy_tiles
        )

    def taken(self, general: General, lot: Lot) -> str:
        """'Sakai: Sensei with Bushi'."""
        return self.after(general.label, self.lot(lot))

    def on_offer(self, lot: Lot, refused: Sequence[General]) -> str:
        """The lot on offer, and who refused it."""
        said = self.lot(lot)
        if not refused:
            return said
        return self.phrases.refused_by.format(lot=said, names=self.listed(map(self.name, refused)))

    def not_described(self, provinces: Sequence[Province]) -> str:
        """The provinces that a position leaves out."""
        return self.plural(self.phrases.undescribed, len(provinces), names=self.row(provinces))

    def place(self, province: Province, at: int) -> str:
        """A position of a province: 'Kantō, position 2'."""
        return self.phrases.place.format(province=province.label, at=at)

    def the_place(self, province: Province, at: int) -> str:
        """The same with an article, in a language that has one."""
        return self.phrases.place.format(province=self.the(province), at=at)

    def free_position(self, place: FreePosition) -> str:
        """A position of a province."""
        return self.place(place.province, place.position)

    def favour_won(self, favour: int, title: Title) -> str:
        """What a conquest brings, and what of it a title adds."""
        if not title.favour:
            return self.scores(favour)
        own, more = favour - title.favour, title.favour
        return self.phrases.scores_with_title.format(
            scores=self.scores(favour), own=own, more=more, title=title.label
        )

    def affordable(self, place: FreePosition) -> str:
        """The first line about a province that can be paid for."""
        scores = self.favour_won(place.favour, place.title)
        return self.phrases.can_be_paid.format(place=self.free_position(place), scores=scores)

    def all_affordable(self, places: Sequence[FreePosition]) -> str:
        """Every province that can be paid for."""
        if not places:
            return self.phrases.nothing_can_be_paid
        each = (f"{self.free_position(place)} ({self.favour(place.favour)})" for place in places)
        return self.phrases.all_that_can_be_paid.format(places=self.side_by_side(*each))

    def not_affordable(self, answer: Affordability) -> str:
        """The first line about a province that cannot."""
        place = answer.place
        where = self.free_position(place) if place else answer.province.label
        if answer.forbidden:
            return self.phrases.cannot_be_paid.format(place=where, why=self.refusal(answer.forbidden))
        assert place
        koku, troops = self.koku(place.demand.koku), self.symbols(place.demand.troops)
        asks = self.phrases.it_asks.format(koku=koku, troops=troops)
        return self.phrases.cannot_be_paid.format(place=where, why=asks)

    def both_affordable(self, places: Sequence[FreePosition]) -> str:
        """The first line about two provinces that can both be paid for."""
        scores = self.scores(sum(place.favour for place in places))
        return self.phrases.both_can_be_paid.format(places=self._both(places), scores=scores)

    def not_both_affordable(self, answer: BothAffordable) -> str:
        """The first line about two that cannot."""
        both = self._both(answer.places) if answer.places else self.listed(map(self.name, answer.provinces))
        if answer.forbidden:
            return self.phrases.cannot_be_paid.format(place=both, why=self.refusal(answer.forbidden))
        return self.phrases.not_both.format(places=both)

    def _both(self, places: Sequence[FreePosition]) -> str:
        return self.listed(f"{place.province.label} {place.position}" for place in places)

    def each_alone(self, places: Sequence[FreePosition], alone: Sequence[bool]) -> str:
        """Which of two provinces can be paid for without the other: 'Kantō yes, Chūbu no'."""
        yes, no = self.phrases.yes, self.phrases.no
        pairs = zip(places, alone, strict=True)
        return ", ".join(f"{place.province.label} {yes if can else no}" for place, can in pairs)

    def lost(self, symbols: Sequence[Symbol]) -> str:
        """What a payment makes beyond the need."""
        return self.symbols(symbols) or self.phrases.nothing

    def other_ways(self, count: int, is_complete: bool, how: str) -> str:
        """How many ways there are besides the one shown, and what to type to see them."""
        if count == 0:
            return self.phrases.no_other_way
        if is_complete:
            return self.plural(self.phrases.so_many_ways, count, how=how)
        return self.phrases.more_ways_than.format(count=count, how=how)

    def missing(self, short: Short) -> str:
        """What is missing both ways."""
        koku, troops = self.koku(short.koku), self.symbols(short.troops)
        return self.phrases.koku_or_troops.format(koku=koku, troops=troops)

    def tile_helps(self, tiles: Sequence[Bonus]) -> str:
        """The tiles of which one more would do."""
        return self.phrases.tile_helps.format(bonuses=self.choice(map(self.a_bonus, tiles)))

    def draw_helps(self, short: Short) -> str:
        """How likely the next troop card is to help, and the Draw tiles that could bring it."""
        held = short.draw_tiles
        tiles = self.plural(self.phrases.you_hold_draws, held) if held else ""
        helps = self.phrases.next_card_helps.format(chance=self.percent(short.draw))
        return self.side_by_side(helps, tiles)
