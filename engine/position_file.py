"""Position files: the contract's `position.json`, read with every problem at once, and written."""

import json
from collections.abc import Iterable

from engine import box_check
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
from engine.box_check import CardClaim, KamonClaim, TileClaim
from engine.components import Bonus, BonusTile, Card, Cards, GateTile, General, Kamon, Title, Troop
from engine.errors import Problem, Unreadable
from engine.fields import FieldReader, names
from engine.notation import (
    find_card,
    multiplied,
    nearest,
    write_bonus_tile,
    write_cards,
    write_gate_tile,
    write_kamon,
)
from engine.position import Position, Site
from engine.strict_json import parse, shown

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


def read_position(text: str | bytes) -> Position:
    """The position in a file's text; `Unreadable` with every problem there is."""
    document, problems = parse(text)
    reader = _Reader(problems)
    position = reader.position(document)
    if position is None or reader.problems:
        raise Unreadable(reader.problems)
    return position


def problems(position: Position) -> tuple[Problem, ...]:
    """What is wrong with a position made by a program: the problems that its file would have."""
    try:
        read_position(write_position(position))
    except Unreadable as error:
        return error.problems
    return ()


def document(position: Position) -> dict[str, object]:
    """The position as the JSON object of its file; what says nothing is left out."""
    seats = position.players
    written: dict[str, object] = {
        "format": FORMAT,
        "players": [general.value for general in seats],
        "me": position.me.value,
        "titles": {g.value: position.titles[g].value for g in seats if g in position.titles},
        "hand": write_cards(position.hand),
        "tiles": [write_bonus_tile(tile) for tile in position.tiles],
        "board": {p.value: _site_document(position.board[p]) for p in Province if p in position.board},
        "kamons_left": {g.value: position.kamons_left[g] for g in seats if g in position.kamons_left},
        "favour": {g.value: position.favour[g] for g in seats if g in position.favour},
        "used_tiles": [write_bonus_tile(tile) for tile in position.used_tiles],
        "seen_troops": write_cards(position.seen_troops),
        "koku_deck": position.koku_deck,
        "hatamoto_used": position.hatamoto_used,
        "conquests_made": position.conquests_made,
    }
    says_something = {key: value for key, value in written.items() if value or key in REQUIRED}
    if position.koku_deck == 0:
        says_something["koku_deck"] = 0
    return says_something


def _site_document(site: Site) -> dict[str, object]:
    written: dict[str, object] = {"kamons": [write_kamon(kamon) for kamon in site.kamons]}
    if site.tile:
        written["tile"] = write_gate_tile(site.tile)
    return written


def write_position(position: Position) -> str:
    """The text of the position's file, a line for each field and for each province."""
    lines = []
    for key, value in document(position).items():
        if key == "board" and isinstance(value, dict) and value:
            sites = ",\n".join(f"    {json.dumps(name)}: {json.dumps(site)}" for name, site in value.items())
            lines.append(f'  "board": {{\n{sites}\n  }}')
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


class _Reader(FieldReader):
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
        self.kamons += [KamonClaim(f"kamons_left.{g.value}", g, count) for g, count in kamons_left.items()]
        favour = self._numbers(fields.get("favour", {}), "favour", players, MOST_FAVOUR)
        seen_troops = self._cards(fields.get("seen_troops", []), "seen_troops", only_troops=True)
        koku_deck = None
        if "koku_deck" in fields:
            koku_deck = self.whole(fields["koku_deck"], "koku_deck", 0, len(KOKU_CARDS))
        hatamoto_used = self.flag(fields.get("hatamoto_used", False), "hatamoto_used")
        made = self.whole(fields.get("conquests_made", 0), "conquests_made", 0, CONQUESTS_PER_TURN)
        self._check_the_box(stock, board, koku_deck)
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

    def _general(self, value: object, path: str, players: tuple[General, ...]) -> General | None:
        """A general who plays; who plays is only checked once the players could be read."""
        general = self.name(General, value, path)
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
            if title in titles.values():
                self.wrong(path, f"{shown(item)} is held twice", "each title once")
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
                allowed = f"{names(Troop)}, a double such as bushi+sohei{koku}"
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
            self.taken.append(at)
            troop_text, slash, bonus_text = item.partition("/") if isinstance(item, str) else ("", "", item)
            troop = self.name(Troop, troop_text, at) if slash else None
            bonus = self.name(Bonus, bonus_text if slash else item, at)
            if bonus and (troop or not slash):
                tiles.append(BonusTile(bonus, troop))
                self.tiles.append(TileClaim(at, troop, bonus))
        return tuple(tiles)

    def _gate_tile(self, value: object, path: str) -> GateTile | None:
        troop_text, slash, bonus_text = value.partition("/") if isinstance(value, str) else (value, "", "")
        troop = self.name(Troop, troop_text, path)
        bonus = self.name(Bonus, bonus_text, path) if slash else None
        if troop is None:
            return None
        self.tiles.append(TileClaim(path, troop, bonus))
        return GateTile(troop, bonus)

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
        entries = []
        for at, item in self.entries(fields.get("kamons", []), f"{path}.kamons", POSITIONS, "generals"):
            if item in (None, "", "-"):
                self.wrong(at, "a gap", "kamons lie side by side from the left")
            else:
                entries.append((at, item))
        kamons = [self._kamon(item, at, players) for at, item in entries]
        tile, tile_path = fields.get("tile"), f"{path}.tile"
        gate = None
        if len(entries) < TILES_PER_GATE and tile is not None:
            gate = self._gate_tile(tile, tile_path)
        elif len(entries) < TILES_PER_GATE:
            self.wrong(tile_path, "missing", f"the troop on the top tile: {names(Troop)}")
        elif tile is not None:
            self.wrong(
                tile_path, f"a tile beside {len(entries)} kamons", "none is left once 3 kamons lie there"
            )
        return Site(tuple(kamon for kamon in kamons if kamon), gate)

    def _kamon(self, value: object, path: str, players: tuple[General, ...]) -> Kamon | None:
        name = value.removesuffix("*") if isinstance(value, str) else value
        general = self._general(name, path, players)
        if general is None:
            return None
        self.kamons.append(KamonClaim(path, general, 1))
        return Kamon(general, golden=name != value)
