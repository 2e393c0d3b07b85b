"""Joining a game that is under way: its parts are said in any order, and make a position in the end."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Self

from advisor.table import offers
from advisor.table.begun import Gaps
from advisor.table.expected import Expected
from advisor.table.listed_cards import read_cards
from advisor.table.phase import Ask, Event, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import NotAField, Refused
from advisor.table.setting_up import SettingUp, read_players
from advisor.table.sharing import NO, YES
from advisor.table.vocabulary import TypedLine, named
from engine import entries
from engine.board import Province
from engine.components import Bonus, Card, General, Title, Troop
from engine.entries import Declared, Entry
from engine.joining import join
from engine.notation import write_cards
from engine.position import DECLARED, Position
from engine.position_file import read_position, write_position

JOIN = "join"
BEGIN = ("begin", "ready")
[BOARD] = [field for field in DECLARED if isinstance(field.entry, entries.Provinces)]
[OTHERS] = [field for field in DECLARED if isinstance(field.entry, entries.Opponents)]
[SHARING] = [field for field in DECLARED if isinstance(field.entry, entries.EvenYear)]
SPOKEN = {field.spoken: field for field in DECLARED if field not in (BOARD, OTHERS, SHARING)}
"""What can be described, by the word that begins its line; the line of a province or an opponent begins with
its own name, and an even year is told by a file alone."""

ALSO = {"score": "favour", "tile": "tiles"}
"""Words that other languages use for a part of a game and for something else."""


@dataclass(frozen=True, slots=True)
class Joining(Phase):
    """What has been said of a game that is under way."""

    described: tuple[tuple[str, object], ...] = ()
    """Fields of a position file and what stands there; of the board and of the others, one part each."""

    @property
    def asks(self) -> Ask:
        """Anything more."""
        return Ask.JOIN

    @property
    def players(self) -> tuple[General, ...]:
        """Who plays, as far as that was said."""
        said = self.document().get("players")
        names = said if isinstance(said, list) else []
        return tuple(general for name in names if (general := named(General, name)))

    @property
    def missing(self) -> tuple[str, ...]:
        """What has to be said before the game can go on: fields by their spoken names, then provinces."""
        said = self.document()
        board = said[BOARD.name]
        fields = [field.spoken for field in SPOKEN.values() if field.is_required and field.name not in said]
        provinces = [str(province.value) for province in Province]
        return (*fields, *(name for name in provinces if isinstance(board, dict) and name not in board))

    def document(self) -> dict[str, object]:
        """All of it as a position file."""
        document: dict[str, object] = {}
        parts: dict[str, dict[str, object]] = {BOARD.name: {}}
        for field, value in self.described:
            if not isinstance(value, tuple):
                document[field] = value
                continue
            part, said = value
            before = parts.setdefault(field, {}).get(part)
            if field == OTHERS.name and isinstance(before, dict):
                # How many cards he has may be said apart from those that are known.
                said = before | said
            parts[field][part] = said
        return {**document, **parts}


@dataclass(frozen=True, slots=True)
class Joins(Event[SettingUp]):
    """The game is already under way, and is going to be described."""

    phase = SettingUp
    moments = (Ask.PLAYERS,)
    verbs = (JOIN,)

    @classmethod
    def fits(cls, line: TypedLine, table: SettingUp) -> bool:
        """The word alone; with a position after it, the game is joined."""
        return line.next == JOIN and line.after_next is None

    @classmethod
    def read(cls, line: TypedLine, table: SettingUp) -> Self:
        """'join'."""
        line.read()
        return cls()

    def said(self, table: SettingUp) -> str:
        """The word."""
        return JOIN

    def apply(self, table: SettingUp) -> Phase:
        """It is going to be described."""
        return Joining()


@dataclass(frozen=True, slots=True)
class Joined(Event[Phase]):
    """The game is already under way, at my turn of an odd year or my decision of an even one."""

    phase = Phase
    moments = (Ask.PLAYERS, Ask.JOIN)
    verbs = BEGIN
    position: Position

    @classmethod
    def opens(cls, table: Phase) -> Iterable[str]:
        """That all is described."""
        return BEGIN[:1] if isinstance(table, Joining) else ()

    @classmethod
    def fits(cls, line: TypedLine, table: Phase) -> bool:
        """'begin', or a whole position."""
        return line.next in BEGIN if isinstance(table, Joining) else line.next == JOIN

    @classmethod
    def read(cls, line: TypedLine, table: Phase) -> Self:
        """What was described, or the position in the line."""
        if isinstance(table, Joining):
            line.read()
            return cls(read_position(json.dumps(table.document())))
        text = line.text.strip()[len(JOIN) :]
        while line.next:
            line.read()
        return cls(read_position(text))

    def said(self, table: Phase) -> str:
        """The position in one line."""
        return f"{JOIN} {' '.join(write_position(self.position).split())}"

    def apply(self, table: Phase) -> Phase:
        """It is my turn, or my decision."""
        position = self.position
        others = frozenset(general for general in position.players if general is not position.me)
        game, elsewhere = join(position)
        gaps = Gaps(
            titles=frozenset(position.players) - position.titles.keys(),
            favour=frozenset(position.players) - position.favour.keys(),
            koku_deck=position.koku_deck is None,
        )
        tops = {province: site.tile for province, site in position.board.items()}
        bonuses = {province: tile.bonus for province, tile in tops.items() if tile and tile.bonus}
        hidden = {
            who: has.cards - len(has.known) for who, has in position.others.items() if has.cards is not None
        }
        share_named = position.sharing is not None
        return Playing(position.me, game, others, elsewhere, gaps, hidden, bonuses, share_named=share_named)

    @property
    def is_private(self) -> bool:
        """My hand is in it."""
        return True


@dataclass(frozen=True, slots=True)
class Describes(Event[Joining]):
    """A part of a game that is under way: a field of a position file, and what stands there."""

    phase = Joining
    moments = (Ask.JOIN,)
    field: str
    value: object

    @classmethod
    def read(cls, line: TypedLine, table: Joining) -> Self:
        """'hand samurai 2', 'kanto ii sakai* sohei', 'sakai bushi koku 1 draw, 4 cards', ..."""
        if province := line.may(Province):
            return cls(BOARD.name, (province.value, _read_entry(BOARD.entry, line, table.players)))
        if not table.players and named(General, line.next) and named(General, line.after_next):
            players = declared_as("players")
            return cls(players.name, _read_entry(players.entry, line, table.players))
        if line.after_next is None and named(General, line.next) and "me" not in table.document():
            me = declared_as("me")
            return cls(me.name, _read_entry(me.entry, line, table.players))
        if named(General, line.next):
            count = line.take_card_count()
            general = line.must(General, Expected.PLAYER)
            counted = {} if count is None else {"cards": count}
            is_all = counted and line.next is None
            known = {} if is_all else _read_opponent(line)
            return cls(OTHERS.name, (general.value, {**known, **counted}))
        typed, word = line.typed, line.read()
        field = SPOKEN.get(ALSO.get(word, word))
        if field is None:
            raise Refused(NotAField(typed, (*SPOKEN, BEGIN[0])))
        return cls(field.name, _read_entry(field.entry, line, table.players))

    @classmethod
    def offered(cls, said: Sequence[str], table: Joining) -> Iterable[str]:
        """Provinces, opponents and fields, then what can stand there."""
        if not said:
            return (*offers.names(Province), *offers.names(General), *SPOKEN)
        field = SPOKEN.get(ALSO.get(said[0], said[0])) or (OTHERS if named(General, said[0]) else BOARD)
        return _offered_in(field.entry)

    def said(self, table: Joining) -> str:
        """The word and what stands there."""
        match self.value:
            case (province, {"kamons": [*kamons], **site}):
                return " ".join(map(str, [province, *kamons, *site.values()]))
            case (general, dict(has)):
                count = has.get("cards")
                cards = [] if count is None else [f"{count} card{'s' * (count != 1)}"]
                return (
                    f"{general} {', '.join([*has.get('known', ()), *has.get('tiles', ()), *cards])}".strip()
                )
            case dict():
                value = " ".join(f"{who} {what}" for who, what in self.value.items())
            case list():
                value = ", ".join(map(str, self.value))
            case bool():
                value = YES[0] if self.value else NO[0]
            case _:
                value = str(self.value)
        return f"{declared_as(self.field).spoken} {value}".strip()

    def apply(self, table: Joining) -> Phase:
        """It is noted."""
        return Joining((*table.described, (self.field, self.value)))

    @property
    def is_private(self) -> bool:
        """My hand is."""
        return self.field == "hand"


JoiningEvent = Joins | Joined | Describes


def spoken_path(path: str) -> str:
    """Where something stands in a position file, by the words in which it is told: 'kanto.kamons'."""
    first, dot, rest = path.partition(".")
    if first in (BOARD.name, OTHERS.name) and dot:
        return rest
    name = first.partition("[")[0]
    field = next((field for field in DECLARED if field.name == name), None)
    return path.replace(name, field.spoken, 1) if field else path


def declared_as(name: str) -> Declared:
    """A field's declaration."""
    return next(field for field in DECLARED if field.name == name)


def _read_entry(entry: Entry, line: TypedLine, players: Sequence[General]) -> object:
    """What stands in a field, as a file has it; what each player has, with his name or in their order."""
    match entry:
        case entries.Players():
            return offers.names(read_players(line))
        case entries.OnePlayer():
            return line.must(General, Expected.GENERAL).value
        case entries.TitleOfEach():
            return dict(_read_pairs(line, players, lambda: line.must(Title, Expected.TITLE).value))
        case entries.NumberOfEach():
            return dict(_read_pairs(line, players, line.number))
        case entries.CardList():
            return write_cards(read_cards(line))
        case entries.TileList():
            return _read_bonuses(line)
        case entries.WholeNumber():
            return line.number()
        case entries.Flag():
            return line.next is None or line.read() in YES
        case entries.Provinces():
            return _read_site(line)
        case entries.Opponents() | entries.EvenYear():
            raise TypeError(f"{entry} has no words of its own")


def _read_opponent(line: TypedLine) -> dict[str, object]:
    return {"known": write_cards(read_cards(line)), "tiles": _read_bonuses(line)}


def _read_bonuses(line: TypedLine) -> list[str]:
    bonuses = []
    while line.next:
        bonuses.append(str(line.must(Bonus, Expected.BONUS).value))
    return bonuses


def _read_pairs(
    line: TypedLine, players: Sequence[General], read: Callable[[], object]
) -> list[tuple[str, object]]:
    found: list[tuple[str, object]] = []
    left = list(players)
    while line.next:
        is_named = named(General, line.next) or not left
        general = line.must(General, Expected.GENERAL) if is_named else left[0]
        left = [player for player in left if player is not general]
        found.append((str(general.value), read()))
    return found


def _read_site(line: TypedLine) -> dict[str, object]:
    kamons = []
    while (word := line.next) and (general := named(General, word.rstrip("*"))):
        kamons.append(f"{general.value}*" if word.endswith("*") else general.value)
        line.read()
    site: dict[str, object] = {"kamons": kamons}
    if line.next:
        site["tile"] = line.must(Troop, Expected.GENERAL_OR_TROOP).value
    return site


def _offered_in(entry: Entry) -> Iterable[str]:
    """What Tab offers in a field."""
    match entry:
        case entries.Players() | entries.OnePlayer() | entries.NumberOfEach():
            return offers.names(General)
        case entries.TitleOfEach():
            return (*offers.names(General), *offers.names(Title))
        case entries.CardList(only_troops):
            return offers.cards(card for card in Card if card.troops or not only_troops)
        case entries.TileList():
            return offers.names(Bonus)
        case entries.Provinces():
            generals = offers.names(General)
            return (*generals, *(f"{name}*" for name in generals), *offers.names(Troop))
        case entries.Opponents():
            return (*offers.cards(Card), *offers.names(Bonus))
        case entries.Flag():
            return (YES[0], NO[0])
        case entries.WholeNumber() | entries.EvenYear():
            return ()
