"""Setting a game up: who plays, the titles, my first cards, and the top tiles."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from advisor.table import offers
from advisor.table.expected import Expected, Needed
from advisor.table.listed_cards import read_cards
from advisor.table.phase import Ask, Event, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import Refused, SoManyTiles, TellsTooLittle
from advisor.table.vocabulary import TypedLine, begun_by, named
from engine.board import FIRST_CARDS, KAMONS, Province
from engine.components import Card, Cards, General, Title, Troop, sorted_cards
from engine.game import even_year
from engine.hidden import set_up
from engine.notation import write_cards


@dataclass(frozen=True, slots=True)
class SettingUp(Phase):
    """What has been said before the first year."""

    players: tuple[General, ...] = ()
    me: General | None = None
    titles: tuple[Title, ...] = ()
    hand: Cards = ()
    tops: Mapping[Province, Troop] = field(default_factory=dict)
    """Top tiles that were named."""

    @property
    def next_top(self) -> Province | None:
        """The first province whose top tile was not named."""
        return next((province for province in Province if province not in self.tops), None)

    @property
    def asks(self) -> Ask:
        """What has to be said next."""
        if not self.players:
            return Ask.PLAYERS
        if self.me is None:
            return Ask.ME
        if not self.titles:
            return Ask.TITLES
        return Ask.TILES if self.hand else Ask.HAND


def read_players(line: TypedLine) -> tuple[General, ...]:
    """Generals, each once, to the end of the line."""
    generals: list[General] = []
    while line.next:
        left = [general for general in General if general not in generals]
        generals.append(line.must(General, Expected.GENERAL, left))
    return tuple(generals)


@dataclass(frozen=True, slots=True)
class Players(Event[SettingUp]):
    """Who plays."""

    phase = SettingUp
    moments = (Ask.PLAYERS,)
    generals: tuple[General, ...]

    @classmethod
    def read(cls, line: TypedLine, table: SettingUp) -> Self:
        """'ii sakai honda'."""
        generals = read_players(line)
        if len(generals) not in KAMONS:
            raise Refused(TellsTooLittle(Needed.PLAYERS))
        return cls(generals)

    @classmethod
    def offered(cls, said: Sequence[str], table: SettingUp) -> Iterable[str]:
        """The generals who were not named yet."""
        named_already = {named(General, word) for word in said}
        return offers.names(general for general in General if general not in named_already)

    def said(self, table: SettingUp) -> str:
        """The names."""
        return " ".join(offers.names(self.generals))

    def apply(self, table: SettingUp) -> Phase:
        """They play."""
        return replace(table, players=self.generals)


@dataclass(frozen=True, slots=True)
class Me(Event[SettingUp]):
    """Who of them asks for advice."""

    phase = SettingUp
    moments = (Ask.ME,)
    general: General

    @classmethod
    def read(cls, line: TypedLine, table: SettingUp) -> Self:
        """'ii'."""
        return cls(line.must(General, Expected.PLAYER, table.players))

    @classmethod
    def offered(cls, said: Sequence[str], table: SettingUp) -> Iterable[str]:
        """The players."""
        return () if said else offers.names(table.players)

    def said(self, table: SettingUp) -> str:
        """The name."""
        return str(self.general.value)

    def apply(self, table: SettingUp) -> Phase:
        """That is me."""
        return replace(table, me=self.general)


@dataclass(frozen=True, slots=True)
class Titles(Event[SettingUp]):
    """The titles dealt at the start, in the order of the players."""

    phase = SettingUp
    moments = (Ask.TITLES,)
    titles: tuple[Title, ...]

    @classmethod
    def read(cls, line: TypedLine, table: SettingUp) -> Self:
        """'daimyo sensei', or with the players' names in any order."""
        found: dict[General, Title] = {}
        # As many words as players are titles alone, however short.
        has_names = line.left != len(table.players)
        for general in table.players:
            who = (line.may(General, table.players, rather=Title) if has_names else None) or general
            left = [title for title in Title if title not in found.values()]
            found[who] = line.must(Title, Expected.TITLE, left)
        if len(found) < len(table.players):
            raise Refused(TellsTooLittle(Needed.EACH_PLAYERS_TITLE))
        return cls(tuple(found[general] for general in table.players))

    @classmethod
    def offered(cls, said: Sequence[str], table: SettingUp) -> Iterable[str]:
        """The titles that were not named yet."""
        taken = {named(Title, word) for word in said}
        return offers.names(title for title in Title if title not in taken)

    def said(self, table: SettingUp) -> str:
        """The titles."""
        return " ".join(offers.names(self.titles))

    def apply(self, table: SettingUp) -> Phase:
        """They are dealt."""
        return replace(table, titles=self.titles)


@dataclass(frozen=True, slots=True)
class Hand(Event[SettingUp]):
    """My first cards."""

    phase = SettingUp
    moments = (Ask.HAND,)
    hand: Cards

    @classmethod
    def read(cls, line: TypedLine, table: SettingUp) -> Self:
        """'samurai bushi+sohei'."""
        cards = read_cards(line)
        line.end(Troop)
        if len(cards) != FIRST_CARDS or any(card.koku for card in cards):
            raise Refused(TellsTooLittle(Needed.FIRST_HAND))
        return cls(cards)

    @classmethod
    def offered(cls, said: Sequence[str], table: SettingUp) -> Iterable[str]:
        """Every troop card."""
        return offers.cards(card for card in Card if card.troops)

    def said(self, table: SettingUp) -> str:
        """The cards."""
        return ", ".join(write_cards(self.hand))

    def apply(self, table: SettingUp) -> Phase:
        """They are mine."""
        return replace(table, hand=sorted_cards(self.hand))

    @property
    def cards(self) -> Cards:
        """The hand."""
        return self.hand

    @property
    def is_private(self) -> bool:
        """My hand is."""
        return True


@dataclass(frozen=True, slots=True)
class Tiles(Event[SettingUp]):
    """The troops on top tiles: on all of them, or on some."""

    phase = SettingUp
    moments = (Ask.TILES,)
    tops: Mapping[Province, Troop]

    @classmethod
    def read(cls, line: TypedLine, table: SettingUp) -> Self:
        """Troops in the order of the board, or with the provinces' names before them."""
        found: dict[Province, Troop] = {}
        left = [province for province in Province if province not in table.tops]
        # One word, or one for each province, are troops alone, however short; and so are words of which every
        # other one cannot be a province.
        could_be_names = all(begun_by(Province, word, left) for word in line.words[::2])
        are_troops = all(named(Troop, word) for word in line.words)
        has_names = line.left not in (1, len(left)) and (could_be_names or not are_troops)
        while left and (line.next or not found):
            where = (line.may(Province, left, rather=Troop) if has_names else None) or left[0]
            found[where] = line.must(Troop, Expected.TROOP, province=where)
            left.remove(where)
        if not left and named(Troop, line.next):
            raise Refused(SoManyTiles(len(found)))
        return cls(found)

    @classmethod
    def offered(cls, said: Sequence[str], table: SettingUp) -> Iterable[str]:
        """Troops and provinces."""
        return (*offers.names(Troop), *offers.names(Province))

    def said(self, table: SettingUp) -> str:
        """The troops."""
        in_order = [province for province in Province if province not in table.tops][: len(self.tops)]
        if set(in_order) == set(self.tops):
            return " ".join(str(self.tops[province].value) for province in in_order)
        return " ".join(f"{province.value} {troop.value}" for province, troop in self.tops.items())

    def apply(self, table: SettingUp) -> Phase:
        """The first year begins when all are named."""
        assert table.me
        tops = {**table.tops, **self.tops}
        if len(tops) < len(Province):
            return replace(table, tops=tops)
        dealt = dict(zip(table.players, table.titles, strict=True))
        in_order = {province: tops[province] for province in Province}
        return Playing(table.me, even_year(set_up(dealt, table.me, table.hand, in_order)))


SettingUpEvent = Players | Me | Titles | Hand | Tiles
