"""While my hand is hidden, whoever watches the screen and plays with the keys learns nothing of it: the same
lines with another hand give the same screen, at any moment of any game."""

import io
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from advisor.screen.table import TableScreen
from advisor.table.advising import is_due
from advisor.table.begun import Begun
from advisor.table.commands import Name
from advisor.table.joining import Joined
from advisor.table.phase import Phase
from advisor.table.reasons import Refused
from advisor.table.record import Record
from advisor.table.session import Session
from advisor.table.setting_up import SettingUp
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Bonus, Card, General, Title
from engine.position_file import problems_of
from tests.screens import paper
from tests.table_games import lines_of
from tests.told_games import playing

HAND_LINE = 3
"""Where my first two cards are told."""
TROOP_CARDS = [card for card in Card if card.troops]
SPOKEN_TO_NOBODY = (Name.SHOW, Name.QUIT, Name.POSITION, Name.LANGUAGE)
COMMANDS = [str(name.value) for name in Name if name not in SPOKEN_TO_NOBODY]
BEGINNINGS = ("", "k", "kanto ", "s", "ii ", "sakai kanto ", "draw ", "afford ", "edit ", "why ", "2")
SMALL_WORDS = ("pass", "draw", "gold", "force", "correct", "yes", "no", "rest", "/", "tile", "next", "nobody")
PROBES = 25


class Watched:
    """A session, and all that a neighbour sees of it."""

    def __init__(self, record: Record) -> None:
        console, self._page = paper()
        self.session = Session(record, TableScreen(console, ENGLISH))
        self.session.hear("hide")
        self.session.begin()

    def said(self) -> str:
        """What was printed since it was looked at last."""
        text = self._page.getvalue()
        self._page.seek(0)
        self._page.truncate()
        return text

    def answer(self, line: str) -> str:
        """What a line is answered, and the next question."""
        try:
            self.session.hear(line)
        except Refused as error:
            self.session.apologize(error.reason)
        self.session.ask()
        return self.said()

    def around(self) -> tuple[object, ...]:
        """What stands around the line that is typed next."""
        session, table = self.session, self.session.table
        offered = [session.complete(begun) for begun in BEGINNINGS]
        meanings = [ENGLISH.table.meaning(word, table) for words in offered for word in words]
        status = ENGLISH.table.status(table, session.chances)
        return offered, meanings, status, session.advised_line, session.take_draft()


def told(lines: Sequence[str]) -> Record | None:
    record = Record()
    try:
        for line in lines:
            record.tell(line)
    except Refused:
        return None
    return record


def with_other_hands(lines: Sequence[str], rng: random.Random) -> list[Record]:
    """The same lines, with other first cards of mine as far as they can be told then."""
    found = [told(lines)]
    for _ in range(12):
        hand = ", ".join(str(card.value) for card in rng.choices(TROOP_CARDS, k=2))
        found.append(told([*lines[:HAND_LINE], hand, *lines[HAND_LINE + 1 :]]))
    return [record for record in found if record][:3]


def joined_with_other_hands(record: Record, rng: random.Random) -> list[Record]:
    """A game joined where another one stands, with other cards of mine in the same number."""
    position = playing(record.table).decision_position()
    found = [position]
    for _ in range(12):
        hand = tuple(rng.choices(TROOP_CARDS, k=len(position.hand)))
        other = replace(position, hand=hand)
        if not problems_of(other):
            found.append(other)
    joined = [told([Joined(each).line(SettingUp())]) for each in found[:3]]
    return [record for record in joined if record]


def probe(rng: random.Random, table: Phase, truths: Iterator[str]) -> str:
    """Something that may be typed: what really happened next, a conquest of anybody with anything, cards that
    may turn up, a question, or any words."""
    players = table.players if isinstance(table, Begun) else tuple(General)
    generals = [str(general.value) for general in players]
    kind = rng.random()
    if kind < 0.3:
        return next(truths, "pass")
    cards = ", ".join(str(rng.choice(TROOP_CARDS).value) for _ in range(rng.randint(1, 4)))
    if kind < 0.5:
        tool = rng.choice(["", "", " +1", " exchange", " hatamoto"])
        return (
            f"{rng.choice(['', 'force '])}{rng.choice([*generals, ''])} {any_of(rng, Province)} {cards}{tool}"
        )
    if kind < 0.6:
        koku = " ".join(str(rng.randint(1, 3)) for _ in range(rng.randint(0, 4)))
        return f"{rng.choice(['', any_of(rng, Title)])} {cards} {koku}".strip()
    if kind < 0.8:
        return rng.choice([*COMMANDS, "undo", "undo 2", "afford kanto", "why kanto", "edit 4"])
    words = [*generals, *SMALL_WORDS, any_of(rng, Province), any_of(rng, Bonus), cards, "1", "2", "s", "shi"]
    return " ".join(rng.choices(words, k=rng.randint(1, 4)))


def any_of(rng: random.Random, kind: type[Province] | type[Title] | type[Bonus]) -> str:
    return str(rng.choice(list(kind)).value)


def compared(records: Sequence[Record], truths: Sequence[str], rng: random.Random) -> None:
    """Type the same for all hands, and look at everything."""
    watched = [Watched(record) for record in records]
    assert len({each.said() for each in watched}) == 1
    left = iter(truths)
    typed: list[str] = []
    for _ in range(PROBES):
        typed.append(probe(rng, watched[0].session.table, left))
        assert len({each.answer(typed[-1]) for each in watched}) == 1, typed
        first, *others = [each.around() for each in watched]
        assert all(other == first for other in others), typed


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_lines_with_another_hand_give_the_same_screen(players: int) -> None:
    tried = {"told": 0, "joined": 0}
    for seed in range(12):
        rng = random.Random(seed)
        generals = rng.sample(list(General), players)
        me = rng.choice(generals)
        lines = lines_of(generals, me, seed)
        for part in range(6):
            upto = rng.randint(5, len(lines)) if part else len(lines) - rng.randint(0, 2)
            records, kind = with_other_hands(lines[:upto], rng), "told"
            if rng.random() < 0.4 and is_due(records[0].table):
                records, kind = joined_with_other_hands(records[0], rng), "joined"
            if len(records) > 1:
                tried[kind] += 1
                compared(records, lines[upto:], rng)
    assert tried["told"] > 10
    assert tried["joined"] > 1


def test_what_my_hand_contradicts_is_taken_while_it_is_hidden_and_left_out_when_it_is_shown() -> None:
    """Sakai pays with the only Bushi+Bushi there is, which I hold."""
    screen, page = paper()
    record = told(CONTRADICTED)
    assert record
    session = Session(record, TableScreen(screen, ENGLISH))
    session.hear("hide")
    before = record.entries
    session.hear("kyushu bushi+bushi shinobi")
    session.hear("tile +1 next sohei")
    assert len(record.entries) == len(before) + 2
    assert record.is_doubtful
    shown(page)
    session.hear("show")
    said = shown(page)
    assert "Left out:" in said
    assert "kyushu bushi+bushi shinobi" in said
    assert record.entries == before
    assert not record.is_doubtful
    session.hear("undo")
    session.hear("redo")
    assert record.entries == before


CONTRADICTED = (
    "ii sakai",
    "ii",
    "sensei daimyo",
    "bushi+bushi sohei",
    "samurai bushi sohei shinobi samurai bushi sohei shinobi",
    "2x samurai, bushi, shinobi, koku 1 2",
    "daimyo samurai bushi 1 / hatamoto rest",
    "hatamoto",
)


def shown(page: io.StringIO) -> str:
    text = page.getvalue()
    page.seek(0)
    page.truncate()
    return text
