"""Reading a position from a JSON document, field by field, with every problem at once."""

from collections.abc import Iterable

from engine.board import (
    CONQUESTS_PER_TURN,
    KAMONS,
    KOKU_CARDS,
    POSITIONS,
    TILES,
    TILES_PER_GATE,
    TROOP_CARDS,
    Province,
)
from engine.components import Bonus, BonusTile, Card, Cards, GateTile, General, Kamon, Title, Troop
from engine.errors import Problem
from engine.notation import find, find_card, multiplied, nearest
from engine.position import Position, Site
from engine.position_file import box_check
from engine.position_file.box_check import CardClaim, KamonClaim, TileClaim
from engine.position_file.json_text import shown
from engine.position_file.reading import FieldReader, names

FORMAT = 1
MOST_FAVOUR = 999
REQUIRED = ("players", "me", "titles", "hand", "board")
FIELDS = (
    "format",
    "players",
    "me",
    "titles",
    "hand",
    "tiles",
    "board",
    "kamons_left",
    "favour",
    "used_tiles",
    "seen_troops",
    "koku_deck",
    "hatamoto_used",
    "conquests_made",
)


class PositionReader(FieldReader):
    """Reads a document, and notes for the box check which entries claim which pieces."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        super().__init__(problems)
        self.cards: list[CardClaim] = []
        self.tiles: list[TileClaim] = []
        self.kamons: list[KamonClaim] = []
        self.taken: list[str] = []

    def position(self, value: object) -> Position | None:
        """The position, or None where too little could be read to make one; see `problems`."""
        fields = self.fields(value, "", FIELDS, REQUIRED)
        if fields is None:
            return None
        if "format" in fields:
            self.whole(fields["format"], "format", FORMAT, FORMAT)
        players = self._players(fields["players"]) if "players" in fields else ()
        me = self._general(fields["me"], "me", players) if "me" in fields else None
        titles = self._titles(fields["titles"], players, me) if "titles" in fields else {}
        stock = KAMONS.get(len(players), max(KAMONS.values()))
        hand = self._cards(fields.get("hand", []), "hand")
        board = self._board(fields.get("board", {}), players)
        tiles = self._bonus_tiles(fields.get("tiles", []), "tiles")
        used_tiles = self._bonus_tiles(fields.get("used_tiles", []), "used_tiles")
        kamons_left = self._numbers(fields.get("kamons_left", {}), "kamons_left", players, stock)
        self.kamons += [
            KamonClaim(f"kamons_left.{g.value}", g, count, is_left=True) for g, count in kamons_left.items()
        ]
        favour = self._numbers(fields.get("favour", {}), "favour", players, MOST_FAVOUR)
        seen_troops = self._cards(fields.get("seen_troops", []), "seen_troops", only_troops=True)
        koku_deck = None
        if "koku_deck" in fields:
            koku_deck = self.whole(fields["koku_deck"], "koku_deck", 0, len(KOKU_CARDS))
        hatamoto_used = self.flag(fields.get("hatamoto_used", False), "hatamoto_used")
        made = self.whole(fields.get("conquests_made", 0), "conquests_made", 0, CONQUESTS_PER_TURN)
        self._check_the_box(stock, board, koku_deck)
        self.problems += box_check.unreachable_koku_deck(len(players), koku_deck)
        own_kamons = None
        if len(board) == len(Province):
            if players:
                self.problems += box_check.too_few_kamons(self.kamons, stock)
            own_kamons = sum(claim.general is me for claim in self.kamons if not claim.is_left)
        title = titles.get(me) if me else None
        if title:
            self.problems += box_check.contradicts_the_turn(title, hatamoto_used, made or 0, own_kamons)
        if self.problems or me is None or made is None:
            return None
        return Position(
            players=players,
            me=me,
            titles=titles,
            hand=hand,
            board=board,
            tiles=tiles,
            kamons_left=kamons_left,
            favour=favour,
            used_tiles=used_tiles,
            seen_troops=seen_troops,
            koku_deck=koku_deck,
            hatamoto_used=hatamoto_used,
            conquests_made=made,
        )

    def _check_the_box(self, stock: int, board: dict[Province, Site], koku_deck: int | None) -> None:
        self.problems += box_check.too_many_cards(self.cards)
        self.problems += box_check.too_many_koku(self.cards, koku_deck)
        self.problems += box_check.too_many_kamons(self.kamons, stock)
        self.problems += box_check.too_many_tiles(self.tiles)
        on_gates = sum(site.tiles_left for site in board.values())
        self.problems += box_check.too_many_taken(self.taken, len(TILES) - on_gates)

    def _general(
        self, value: object, path: str, players: tuple[General, ...], written: object = None
    ) -> General | None:
        """A general who plays, perhaps `written` with more; who plays is checked if it could be read."""
        general = self.name(General, value, path, written=written)
        if general and players and general not in players:
            playing = ", ".join(player.value for player in players)
            self.wrong(path, f"{shown(value)} is not one of the players", playing)
            return None
        return general

    def _players(self, value: object) -> tuple[General, ...]:
        """Who plays; empty where it could not be read whole."""
        before = len(self.problems)
        players: list[General] = []
        for path, item in self.entries(value, "players", len(General), "2 to 4 generals"):
            general = self.name(General, item, path)
            if general in players:
                self.wrong(path, f"{shown(item)} plays twice", "each general once")
            elif general:
                players.append(general)
        if len(self.problems) == before and len(players) not in KAMONS:
            self.wrong("players", f"{len(players)} of the generals", "2 to 4 play")
        return tuple(players) if len(self.problems) == before else ()

    def _titles(
        self, value: object, players: tuple[General, ...], me: General | None
    ) -> dict[General, Title]:
        titles: dict[General, Title] = {}
        named = self.named_keys(General, value, "titles")
        for general, path, item in named:
            self._general(general.value, path, players)
            title = self.name(Title, item, path)
            holder = next((other for other, held in titles.items() if held is title), None)
            if holder:
                self.wrong(path, f"{shown(item)} is held by {holder.value} too", "each title once")
            elif title:
                titles[general] = title
        if me and isinstance(value, dict) and not any(general is me for general, _, _ in named):
            self.wrong(f"titles.{me.value}", "missing", f"your own title: {names(Title)}")
        return titles

    def _numbers(
        self, value: object, path: str, players: tuple[General, ...], most: int
    ) -> dict[General, int]:
        numbers: dict[General, int] = {}
        for general, at, item in self.named_keys(General, value, path):
            self._general(general.value, at, players)
            number = self.whole(item, at, 0, most)
            if number is not None:
                numbers[general] = number
        return numbers

    def _cards(self, value: object, path: str, only_troops: bool = False) -> Cards:
        most = len(TROOP_CARDS) + (0 if only_troops else len(KOKU_CARDS))
        cards: list[Card] = []
        for at, item in self.entries(value, path, most, "cards"):
            count, name = multiplied(item) if isinstance(item, str) else (1, "")
            card = find_card(name)
            if card is None or (only_troops and card.koku):
                of = "a troop card" if only_troops else "a card"
                koku = "" if only_troops else ", koku 1, koku 2, koku 3"
                allowed = f"{names(Troop)}, a double such as bushi+sohei{koku}; 3x in front for three"
                near = nearest(Card, name) if card is None else None
                self.wrong(at, f"{shown(item)} is not {of}", allowed, near)
            elif not 1 <= count <= most:
                self.wrong(at, f"{shown(item)} is {count} cards", f"1 to {card.copies}")
            else:
                cards += [card] * count
                self.cards.append(CardClaim(at, card, count))
        return tuple(cards)

    def _bonus_tiles(self, value: object, path: str) -> tuple[BonusTile, ...]:
        tiles: list[BonusTile] = []
        for at, item in self.entries(value, path, len(TILES), "bonus tiles"):
            count, name = multiplied(item) if isinstance(item, str) else (1, item)
            troop, bonus = self._faces(name, at, Bonus)
            if bonus and not 1 <= count <= len(TILES):
                self.wrong(at, f"{shown(item)} is {count} tiles", f"1 to {len(TILES)}")
            elif bonus:
                tiles += [BonusTile(bonus, troop)] * count
                self.tiles += [TileClaim(at, troop, bonus)] * count
                self.taken += [at] * count
        return tuple(tiles)

    def _gate_tile(self, value: object, path: str) -> GateTile | None:
        troop, bonus = self._faces(value, path, Troop)
        if troop is None:
            return None
        self.tiles.append(TileClaim(path, troop, bonus))
        return GateTile(troop, bonus)

    def _faces(
        self, value: object, path: str, alone: type[Troop] | type[Bonus]
    ) -> tuple[Troop | None, Bonus | None]:
        """A tile by both faces, 'sohei/+1', or by the one that may stand alone; nothing if it is wrong."""
        if not isinstance(value, str) or "/" not in value:
            allowed = f"{names(alone)}, or both faces: sohei/+1"
            if alone is Troop:
                return self.name(Troop, value, path, allowed), None
            return None, self.name(Bonus, value, path, allowed)
        one, _, two = value.partition("/")
        if find(Bonus, one) or find(Troop, two):
            one, two = two, one
        troop, bonus = self.name(Troop, one, path), self.name(Bonus, two, path)
        return (troop, bonus) if troop and bonus else (None, None)

    def _board(self, value: object, players: tuple[General, ...]) -> dict[Province, Site]:
        """The provinces that could be read."""
        board = {}
        for province, path, item in self.named_keys(Province, value, "board"):
            before = len(self.problems)
            site = self._site(item, path, players)
            if len(self.problems) == before:
                board[province] = site
        return board

    def _site(self, value: object, path: str, players: tuple[General, ...]) -> Site:
        fields = self.fields(value, path, ("kamons", "tile"), ())
        if fields is None:
            return Site()
        before = len(self.problems)
        entries = self.entries(fields.get("kamons", []), f"{path}.kamons", POSITIONS, "generals")
        kamons = [self._kamon(item, at, players) for at, item in entries]
        tile, tile_path = fields.get("tile"), f"{path}.tile"
        # With a kamon in doubt, so is how many there are, and whether a tile can be.
        in_doubt = len(self.problems) > before
        gate = None
        if tile is not None and (in_doubt or len(entries) < TILES_PER_GATE):
            gate = self._gate_tile(tile, tile_path)
        elif in_doubt:
            pass
        elif len(entries) < TILES_PER_GATE:
            self.wrong(tile_path, "missing", f"the troop on the top tile: {names(Troop)}")
        elif tile is not None:
            self.wrong(
                tile_path, f"a tile beside {len(entries)} kamons", "none is left once 3 kamons lie there"
            )
        return Site(tuple(kamon for kamon in kamons if kamon), gate)

    def _kamon(self, value: object, path: str, players: tuple[General, ...]) -> Kamon | None:
        if value in (None, "", "-", "–"):
            self.wrong(path, "a gap", "kamons lie side by side from the left; empty positions are left out")
            return None
        golden = isinstance(value, str) and "*" in value
        name = value
        if isinstance(value, str) and golden:
            text = value.strip()
            name = text.removesuffix("*") if text.endswith("*") else text.removeprefix("*")
        general = self._general(name, path, players, written=value)
        if general is None:
            return None
        self.kamons.append(KamonClaim(path, general, 1))
        return Kamon(general, golden)
