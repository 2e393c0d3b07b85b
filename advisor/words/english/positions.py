"""Positions, and what can be paid for in them, in English."""

from collections.abc import Mapping, Sequence

from advisor.conquest.afford import Affordability, BothAffordable, FreePosition, Short
from advisor.words.english.errors import EnglishErrors
from advisor.words.english.names import NONE, counted, listed
from advisor.words.interface import PositionWords
from engine.board import Province
from engine.components import Bonus, General, SharingStep, Symbol
from engine.position import Opponent, Position
from engine.sharing import Lot, Sharing

MEANINGS = {
    "position": "What one player sees at his turn in an odd year, or at his decision in an even one. Names "
    "are listed in their canonical spelling; capitals, diacritics and the French, Italian and German words "
    "are read as well.",
    "format": "version of this format: 1",
    "players": "the 2 to 4 generals",
    "me": "whose turn or decision it is",
    "titles": 'mine at least: `{"ii": "shomyo"}`; in an even year everybody\'s of the past round',
    "hand": "my cards: `samurai`, `bushi+sohei`, `koku 2`; `4x koku 1` for four",
    "tiles": "my bonus tiles: `exchange`, `+1`, `draw`; `sohei/+1` where I know the troop on the other side",
    "board": "a line for each province that matters to you, others may be left out",
    "kamons": "the province's kamons from the left, `ii*` for a golden one; left out while there are none",
    "tile": "the troop on the top tile, while fewer than 3 kamons lie there; `sohei/+1` where its bonus is "
    "known",
    "kamons_left": 'kamons in stock, `{"ii": 5}`; without it, the full stock less what lies on the board',
    "favour": 'favour so far, `{"ii": 12}`',
    "used_tiles": "tiles out of play or in front of opponents",
    "seen_troops": "troop cards known to be neither in the deck nor in my hand",
    "others": "what others are known to have, whether or not it is listed in the two fields above: "
    '`{"sakai": {"known": ["bushi", "2x koku 1"], "cards": 4, "tiles": ["+1"]}}`',
    "others.known": "cards that he was seen to take and has not played yet",
    "others.cards": "how many cards he has in hand, those among them",
    "others.tiles": "the bonus tiles in front of him",
    "koku_deck": "koku cards left in the deck",
    "sharing": "an even year in which it is my decision; `hand` and `others` are then without its lots",
    "sharing.cards": "cards still to be shared, the lot on offer aside",
    "sharing.tiles": 'hierarchy tiles still to be shared, `["daimyo"]`; without it, those in no lot',
    "sharing.taken": 'lots taken this year, `{"sakai": {"title": "sensei", "cards": ["bushi"]}}`',
    "sharing.offered": "the lot on offer, where one is",
    "sharing.refused": 'who refused it, `["honda"]`',
    "sharing.split": "the two lots, where the last two players split what remains",
    "hatamoto_used": "in the middle of a turn: `true` once the joker has served",
    "conquests_made": "in the middle of a turn: the kamons placed in it",
}


class EnglishPositions(PositionWords, EnglishErrors):
    """Positions, and what can be paid for in them."""

    @property
    def meanings(self) -> Mapping[str, str]:
        """What each field means."""
        return MEANINGS

    def valid(self, position: Position) -> str:
        """'valid: Ii to play as Shōmyō, 4 players'."""
        if position.sharing:
            to_decide = f"{position.me.label} to {_decision(position.sharing)}"
            return f"valid: an even year, {to_decide}, {len(position.players)} players"
        to_play = f"{position.me.label} to play as {position.title.label}"
        return f"valid: {to_play}, {len(position.players)} players"

    def standing(self, position: Position, general: General) -> str:
        """'Ii (Shōmyō) 7 kamons left, 12 favour, 4 cards (known: Bushi), tiles: +1'."""
        title, favour = position.titles.get(general), position.favour.get(general)
        name = general.label if title is None else f"{general.label} ({title.label})"
        facts = [f"{name} {counted(position.kamons_of(general), 'kamon', 'kamons')} left"]
        if favour is not None:
            facts.append(f"{favour} favour")
        if other := position.others.get(general):
            facts += self._held(other)
        return ", ".join(facts)

    def _held(self, other: Opponent) -> list[str]:
        """'4 cards (known: Bushi)', 'tiles: +1'."""
        facts = []
        known = f"known: {self.cards(other.known)}"
        if other.cards is not None:
            cards = counted(other.cards, "card", "cards")
            facts.append(f"{cards} ({known})" if other.known else cards)
        elif other.known:
            facts.append(f"cards {known}")
        if other.tiles:
            facts.append(f"tiles: {self.tiles(other.tiles)}")
        return facts

    def also_known(self, position: Position) -> str:
        """'8 koku cards in the deck, 2 other tiles seen'."""
        facts = []
        if position.koku_deck is not None:
            facts.append(f"{counted(position.koku_deck, 'koku card', 'koku cards')} in the deck")
        if position.used_tiles:
            facts.append(f"{counted(len(position.used_tiles), 'other tile', 'other tiles')} seen")
        this_year = position.sharing.turned_up if position.sharing else ()
        if seen := len(position.seen_troops) - sum(bool(card.troops) for card in this_year):
            cards = counted(seen, "other troop card", "other troop cards")
            facts.append(f"{cards} seen")
        if position.conquests_made:
            facts.append(f"{counted(position.conquests_made, 'kamon', 'kamons')} placed this turn")
        if position.hatamoto_used:
            facts.append("the Hatamoto has served")
        return ", ".join(facts)

    def to_share(self, sharing: Sharing) -> str:
        """'2 × Samurai, 1 koku; Daimyō, Sensei'."""
        tiles = ", ".join(title.label for title in sharing.titles)
        return f"{self.cards(sharing.cards)}; {tiles or NONE}"

    def taken(self, general: General, lot: Lot) -> str:
        """'Sakai: Sensei with Bushi'."""
        return f"{general.label}: {self.lot(lot)}"

    def on_offer(self, lot: Lot, refused: Sequence[General]) -> str:
        """'Sensei with Bushi, refused by Honda'."""
        by = f", refused by {listed(general.label for general in refused)}" if refused else ""
        return f"{self.lot(lot)}{by}"

    def not_described(self, provinces: Sequence[Province]) -> str:
        """'Not described: Kyūshū.'."""
        return f"Not described: {', '.join(province.label for province in provinces)}."

    def free_position(self, place: FreePosition) -> str:
        """'Kantō, position 2'."""
        return f"{place.province.label}, position {place.position}"

    def affordable(self, place: FreePosition) -> str:
        """'Kantō, position 2: yes, for 7 favour (6 and 1 as Shōmyō)'."""
        title = place.title
        more = f" ({place.favour - title.favour} and {title.favour} as {title.label})" if title.favour else ""
        return f"{self.free_position(place)}: yes, for {place.favour} favour{more}"

    def all_affordable(self, places: Sequence[FreePosition]) -> str:
        """'You can pay for Kantō, position 2 (7 favour).'."""
        if not places:
            return "Nothing can be paid for now."
        each = [f"{self.free_position(place)} ({place.favour} favour)" for place in places]
        return f"You can pay for: {'; '.join(each)}."

    def not_affordable(self, answer: Affordability) -> str:
        """'Kantō, position 2: no. It asks 6 koku, or 3 Samurai + Sōhei.'."""
        place = answer.place
        where = self.free_position(place) if place else answer.province.label
        if answer.forbidden:
            return f"{where}: no. {self.refusal(answer.forbidden)}"
        assert place
        return f"{where}: no. It asks {place.demand.koku} koku, or {self.symbols(place.demand.troops)}."

    def both_affordable(self, places: Sequence[FreePosition]) -> str:
        """'Kantō 2 and Chūbu 3: yes, both, for 14 favour'."""
        return f"{_both(places)}: yes, both, for {sum(place.favour for place in places)} favour"

    def not_both_affordable(self, answer: BothAffordable) -> str:
        """'Kantō 2 and Chūbu 3: no, not both.'."""
        names = " and ".join(province.label for province in answer.provinces)
        both = _both(answer.places) if answer.places else names
        return (
            f"{both}: no. {self.refusal(answer.forbidden)}" if answer.forbidden else f"{both}: no, not both."
        )

    def each_alone(self, places: Sequence[FreePosition], alone: Sequence[bool]) -> str:
        """'Kantō yes, Chūbu no'."""
        pairs = zip(places, alone, strict=True)
        return ", ".join(f"{place.province.label} {'yes' if can else 'no'}" for place, can in pairs)

    def lost(self, symbols: Sequence[Symbol]) -> str:
        """'2 koku'."""
        return self.symbols(symbols) or "nothing"

    def other_ways(self, count: int, is_complete: bool, how: str) -> str:
        """'3 other ways; --all lists them.'."""
        if count == 0:
            return "No other way."
        if not is_complete:
            return f"More than {count} other ways; {how} lists so many."
        return f"1 other way; {how} lists it." if count == 1 else f"{count} other ways; {how} lists them."

    def missing(self, short: Short) -> str:
        """'2 koku, or Sōhei'."""
        return f"{short.koku} koku, or {self.symbols(short.troops)}"

    def tile_helps(self, tiles: Sequence[Bonus]) -> str:
        """'one more Exchange or +1 would do'."""
        return f"one more {' or '.join(bonus.label for bonus in tiles)} would do"

    def draw_helps(self, short: Short) -> str:
        """'the next troop card would do with 12 %; you hold 1 Draw tile'."""
        held = short.draw_tiles
        tiles = f"; you hold {counted(held, 'Draw tile', 'Draw tiles')}" if held else ""
        return f"the next troop card would do with {self.percent(short.draw)}{tiles}"


def _decision(sharing: Sharing) -> str:
    match sharing.step:
        case SharingStep.FORM:
            return "form a lot"
        case SharingStep.ANSWER:
            return "take or refuse a lot"
        case SharingStep.SPLIT:
            return "split what remains"
        case SharingStep.CHOOSE:
            return "choose one of two lots"
        case None:
            return "do nothing"


def _both(places: Sequence[FreePosition]) -> str:
    return " and ".join(f"{place.province.label} {place.position}" for place in places)
