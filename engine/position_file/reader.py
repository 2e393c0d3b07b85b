"""Reading a position from a JSON document, field by field, with every problem at once."""

from collections.abc import Iterable
from typing import Any

from engine import entries
from engine.board import KAMONS, POSITIONS, TILES, TILES_PER_GATE, Province
from engine.components import General, Kamon, Title
from engine.entries import FORMAT, Entry
from engine.position import DECLARED, Opponent, Position, Site
from engine.position_file import box_check
from engine.position_file.box_check import HandClaim, KamonClaim, Place
from engine.position_file.even_year import EvenYearReader
from engine.position_file.impossible import FewerThanKnown
from engine.position_file.pieces import MOST_CARDS
from engine.position_file.problems import (
    Gap,
    Listed,
    NotAnother,
    OwnTitleMissing,
    PlaysTwice,
    Problem,
    TileBesideKamons,
    TitleHeldTwice,
    TopTileMissing,
    WrongNumberOfPlayers,
)

FIELDS = ("format", *(field.name for field in DECLARED))
REQUIRED = tuple(field.name for field in DECLARED if field.is_required)
SITE_FIELDS = ("kamons", "tile")
OPPONENT_FIELDS = ("known", "cards", "tiles")


class PositionReader(EvenYearReader):
    """Reads a document, and checks it against the box."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        super().__init__(problems)
        self._kamons: list[KamonClaim] = []
        self._hands: list[HandClaim] = []

    def position(self, value: object) -> Position | None:
        """The position, or None where too little could be read to make one; see `problems`."""
        given = self.fields(value, "", FIELDS, REQUIRED)
        if given is None:
            return None
        if "format" in given:
            self.whole(given["format"], "format", FORMAT, FORMAT)
        # Who plays comes first: what is said of others is checked against it.
        read: dict[str, Any] = {}
        for field in DECLARED:
            if field.name in given:
                read[field.name] = self._entry(field.entry, given[field.name], field.name)
            else:
                read[field.name] = None if field.is_required else field.default
        self._check(read)
        return None if self.problems else Position(**read)

    def _entry(self, entry: Entry, value: object, path: str) -> object:
        match entry:
            case entries.Players():
                self._players = self._generals(value, path)
                return self._players
            case entries.OnePlayer():
                self._me = self.general(value, path)
                return self._me
            case entries.TitleOfEach():
                self._titles = self._title_of_each(value, path)
                return self._titles
            case entries.NumberOfEach(most):
                return self._stock(value, path) if most is None else self._numbers(value, path, most)
            case entries.CardList(only_troops):
                return self.card_list(value, path, Place.SEEN if only_troops else Place.MINE, only_troops)
            case entries.TileList(elsewhere):
                return self.bonus_tiles(value, path, Place.SEEN if elsewhere else Place.MINE)
            case entries.Provinces():
                return self._board(value, path)
            case entries.Opponents():
                return self._opponents(value, path)
            case entries.EvenYear():
                return self.sharing(value, path)
            case entries.WholeNumber(most):
                return self.whole(value, path, 0, most)
            case entries.Flag():
                return self.flag(value, path)

    @property
    def _full_stock(self) -> int:
        return KAMONS.get(len(self._players), max(KAMONS.values()))

    def _check(self, read: dict[str, Any]) -> None:
        """What the box cannot hold, and no turn can be."""
        board: dict[Province, Site] = read["board"] or {}
        koku_deck, stock = read["koku_deck"], self._full_stock
        self.problems += box_check.too_many_cards(self.cards)
        self.problems += box_check.too_many_koku(self.cards, koku_deck)
        self.problems += box_check.too_many_in_hands(self.cards, self._hands, koku_deck)
        self.problems += box_check.too_many_kamons(self._kamons, stock)
        tiles = box_check.each_once(self.tiles)
        self.problems += box_check.too_many_tiles(tiles)
        on_gates = sum(site.tiles_left for site in board.values())
        self.problems += box_check.too_many_taken(tiles, len(TILES) - on_gates)
        self.problems += box_check.unreachable_koku_deck(len(self._players), koku_deck)
        own_kamons = None
        if len(board) == len(Province):
            if self._players:
                self.problems += box_check.too_few_kamons(self._kamons, stock)
            own_kamons = sum(claim.general is self._me for claim in self._kamons if not claim.is_left)
        title = (read["titles"] or {}).get(self._me)
        used, made = read["hatamoto_used"], read["conquests_made"] or 0
        if self._is_even_year:
            self.problems += box_check.turn_in_an_even_year(used, made)
        elif title:
            self.problems += box_check.contradicts_the_turn(title, used, made, own_kamons)

    def _generals(self, value: object, path: str) -> tuple[General, ...]:
        """Who plays; empty where it could not be read whole."""
        before = len(self.problems)
        players: list[General] = []
        for at, item in self.entries(value, path, len(General), Listed.PLAYERS):
            general = self.name(General, item, at)
            if general in players:
                self.wrong(at, PlaysTwice(item))
            elif general:
                players.append(general)
        if len(self.problems) == before and len(players) not in KAMONS:
            self.wrong(path, WrongNumberOfPlayers(len(players)))
        return tuple(players) if len(self.problems) == before else ()

    def _title_of_each(self, value: object, path: str) -> dict[General, Title]:
        titles: dict[General, Title] = {}
        named = self.named_keys(General, value, path)
        if isinstance(value, dict):
            self._titled = {general for general, _, _ in named}
        for general, at, item in named:
            self.general(general.value, at)
            title = self.name(Title, item, at)
            holder = next((other for other, held in titles.items() if held is title), None)
            if holder:
                self.wrong(at, TitleHeldTwice(item, holder))
            elif title:
                titles[general] = title
        if self._me and isinstance(value, dict) and not any(general is self._me for general, _, _ in named):
            self.wrong(f"{path}.{self._me.value}", OwnTitleMissing())
        return titles

    def _stock(self, value: object, path: str) -> dict[General, int]:
        left = self._numbers(value, path, self._full_stock)
        self._kamons += [
            KamonClaim(f"{path}.{general.value}", general, count, is_left=True)
            for general, count in left.items()
        ]
        return left

    def _numbers(self, value: object, path: str, most: int) -> dict[General, int]:
        numbers: dict[General, int] = {}
        for general, at, item in self.named_keys(General, value, path):
            self.general(general.value, at)
            number = self.whole(item, at, 0, most)
            if number is not None:
                numbers[general] = number
        return numbers

    def _opponents(self, value: object, path: str) -> dict[General, Opponent]:
        others: dict[General, Opponent] = {}
        for general, at, item in self.named_keys(General, value, path):
            if self.general(general.value, at) and general is self._me:
                self.wrong(at, NotAnother(general, tuple(who for who in self._players if who is not general)))
            others[general] = self._opponent(item, at)
        return others

    def _opponent(self, value: object, path: str) -> Opponent:
        given = self.fields(value, path, OPPONENT_FIELDS, ())
        if given is None:
            return Opponent()
        known = self.card_list(given.get("known", []), f"{path}.known", Place.OTHERS)
        tiles = self.bonus_tiles(given.get("tiles", []), f"{path}.tiles", Place.OTHERS)
        cards, at = None, f"{path}.cards"
        if "cards" in given:
            cards = self.whole(given["cards"], at, 0, MOST_CARDS)
        if cards is not None:
            self._hands.append(HandClaim(at, cards))
            if cards < len(known):
                self.wrong(at, FewerThanKnown(cards, len(known)))
        return Opponent(known, cards, tiles)

    def _board(self, value: object, path: str) -> dict[Province, Site]:
        """The provinces that could be read."""
        board = {}
        for province, at, item in self.named_keys(Province, value, path):
            before = len(self.problems)
            site = self._site(item, at)
            if len(self.problems) == before:
                board[province] = site
        return board

    def _site(self, value: object, path: str) -> Site:
        given = self.fields(value, path, SITE_FIELDS, ())
        if given is None:
            return Site()
        before = len(self.problems)
        lying = self.entries(given.get("kamons", []), f"{path}.kamons", POSITIONS, Listed.KAMONS)
        kamons = [self._kamon(item, at) for at, item in lying]
        tile, tile_path = given.get("tile"), f"{path}.tile"
        # With a kamon in doubt, so is how many there are, and whether a tile can be.
        in_doubt = len(self.problems) > before
        gate = None
        if tile is not None and (in_doubt or len(lying) < TILES_PER_GATE):
            gate = self.gate_tile(tile, tile_path)
        elif in_doubt:
            pass
        elif len(lying) < TILES_PER_GATE:
            self.wrong(tile_path, TopTileMissing())
        elif tile is not None:
            self.wrong(tile_path, TileBesideKamons(len(lying)))
        return Site(tuple(kamon for kamon in kamons if kamon), gate)

    def _kamon(self, value: object, path: str) -> Kamon | None:
        if value in (None, "", "-", "–"):
            self.wrong(path, Gap())
            return None
        golden = isinstance(value, str) and "*" in value
        name = value
        if isinstance(value, str) and golden:
            text = value.strip()
            name = text.removesuffix("*") if text.endswith("*") else text.removeprefix("*")
        general = self.general(name, path, written=value)
        if general is None:
            return None
        self._kamons.append(KamonClaim(path, general, 1))
        return Kamon(general, golden)
