"""Whatever is said at a table, in whatever order: one history gives one game, and nothing breaks."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from advisor.conquest.afford import Affordability, BothAffordable
from advisor.conquest.explanation import Explanation
from advisor.table.advising import is_due
from advisor.table.begun import Begun
from advisor.table.commands import COMMANDS as REGISTERED
from advisor.table.conquering import FORCE
from advisor.table.counting import Holds
from advisor.table.journal import Journal
from advisor.table.journal_faults import BadEntry, EntryNotText
from advisor.table.payments import JOKER
from advisor.table.phase import Ask, Phase
from advisor.table.reasons import Refused
from advisor.table.record import Entry, Record, Told
from advisor.table.session import Session
from advisor.table.sharing import NO, REST, YES
from advisor.table.spoken import folded
from advisor.table.turns import GOLDEN, Draws, Ends
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Bonus, Card, General, Named, Title, Troop
from engine.errors import ShitennoError
from engine.position_file import write_position
from engine.refusals import Forbidden
from tests.saying import sentence
from tests.screens import Listener
from tests.table_games import lines_of
from tests.told_games import LAST_KAMON, parse, playing, told

KINDS: tuple[type[Named], ...] = (Troop, Bonus, Title, General, Card, Province)
NAMES = [str(member.value) for kind in KINDS for member in kind]
NUMBERS = ["0", "1", "2", "3", "4", "6", "20", "99", "-1", "x2", "x0", "x99", "4x1", "2x", "12x", "0x1"]
ODD_NUMBERS = ["²", "٣", "፩", "1.5", "½", "9" * 30, "9" * 5000, "x٢", "k٣"]
SPOKEN = [*Ends.verbs, *YES, *NO, *Holds.nothing, *Draws.verbs, *GOLDEN, *JOKER, *REST, FORCE, FORCE, FORCE]
COMMANDS = [str(command.name.value) for command in REGISTERED]
LINKS = ["koku", "troops", "tile", "next", "with", "takes", "to", "/", "+", ",", "first", "second", "correct"]
BEGUN = [
    "s",
    "sa",
    "ka",
    "kan",
    "ch",
    "h",
    "to",
    "bu+so",
    "samurai+",
    "+1",
    "plus",
    "favour",
    "Kantō",
    "samouraï",
]
DESCRIBED = [
    "join",
    "join {}",
    "players",
    "me",
    "titles",
    "hand",
    "tiles",
    "favour",
    "kamons",
    "used",
    "begin",
]
ASKED = [command for command in COMMANDS if command != "position"]
WORDS = [*NAMES, *NUMBERS, *ODD_NUMBERS, *SPOKEN, *LINKS, *BEGUN, *DESCRIBED, *ASKED]

spoken = st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join)
conquests = st.tuples(
    st.sampled_from(["", "force ", "force ", "ii force "]), st.sampled_from([*Province]), spoken
).map(lambda said: f"{said[0]}{said[1].value} {said[2]}")
junk = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=40)
long = st.tuples(st.sampled_from([*NAMES, *NUMBERS, *LINKS]), st.integers(100, 1000)).map(
    lambda said: f"{said[0]} " * said[1]
)
lines = st.one_of(spoken, spoken, conquests, conquests, junk, long)


class Silent(Listener):
    """A screen that shows nothing, but puts everything into words."""

    def say(self, *sentences: str) -> None:
        assert all(isinstance(text, str) for text in sentences)

    def advice(self, found: Explanation, everything: bool) -> None:
        assert ENGLISH.headline(found)

    def both(self, answer: BothAffordable, every: bool) -> None:
        assert answer

    def affordability(self, answer: Affordability, every: bool) -> None:
        assert answer


@cache
def game(players: int, seed: int) -> tuple[Entry, ...]:
    """A whole game as it was recorded."""
    rng = random.Random(seed)
    generals = rng.sample(list(General), players)
    record = Record()
    for line in lines_of(generals, rng.choice(generals), seed):
        record.tell(line)
    return tuple(record.entries)


def at(entries: Sequence[Entry]) -> Record:
    return Record(entries)


@cache
def moments() -> tuple[tuple[Entry, ...], ...]:
    """Games up to some moments: each thing that can be asked next, of me and of others, early and late."""
    found: dict[tuple[Ask, bool, int], list[tuple[Entry, ...]]] = {}
    for players, seed in ((2, 3), (3, 5), (4, 8)):
        entries = game(players, seed)
        for length in range(len(entries) + 1):
            table = at(entries[:length]).table
            mine = isinstance(table, Begun) and table.due is table.me
            found.setdefault((table.asks, mine, players), []).append(entries[:length])
    # Of a player who was followed from the start, cards are hardly ever asked for in the end.
    joined = told(*LAST_KAMON, "force kyushu 3 tile +1", "pass")
    found[(joined.table.asks, False, 2)] = [joined.entries]
    assert {asked for asked, _, _ in found} == set(Ask) - {Ask.JOIN}
    described = Record()
    for line in ("join", "players ii sakai", "me ii", "titles ii sensei sakai daimyo", "hand 2 bushi koku 3"):
        described.tell(line)
    provinces = [f"{province.value} {province.home.value}" for province in Province]
    joining = tuple(described.entries)
    for line in (*provinces, "begin"):
        described.tell(line)
    chosen = [same[len(same) * part // 4] for same in found.values() for part in (0, 2, 3)]
    return (*chosen, joining, tuple(described.entries), joining[:1])


def offers(table: Phase, line: str) -> list[str]:
    """What Tab offers."""
    told = Entry("", (Told(Ends(), table, table),))
    return Session(Record([told]), Silent()).complete(line)


def is_safe(line: str) -> bool:
    """Whether a line writes no file."""
    return folded(line).split()[:1] != ["position"]


def exported(table: Phase) -> str | None:
    """The position's file at any moment of a game; None before."""
    return write_position(table.outlook()) if isinstance(table, Begun) else None


@settings(max_examples=700, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), lines)
@example(0, "")
@example(0, "undo " + "9" * 5000)
@example(40, "edit " + "9" * 5000 + " pass")
def test_any_line_is_heard_or_refused_and_then_changes_nothing(which: int, line: str) -> None:
    assume(is_safe(line))
    known = moments()
    record = at(known[which % len(known)])
    before = record.table, record.entries
    try:
        Session(record, Silent()).hear(line)
    except Refused as error:
        assert sentence(error)
        assert (record.table, record.entries) == before


@pytest.mark.parametrize("seed", range(5))
def test_words_of_the_game_in_any_order_are_heard_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    for entries in moments():
        record = at(entries)
        session = Session(record, Silent())
        for _ in range(25):
            line = " ".join(rng.choice(WORDS) for _ in range(rng.randint(1, 7)))
            if rng.random() < 0.4:
                line = f"{rng.choice(['', 'force '])}{rng.choice(list(Province)).value} {line}"
            before = record.table, record.entries
            try:
                session.hear(line)
            except Refused:
                assert (record.table, record.entries) == before
            if record.table.is_my_turn:
                # Advice takes its time, and is looked for after each line that is heard now.
                record = at(entries)
                session = Session(record, Silent())


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), lines)
def test_what_can_be_said_next_is_offered_after_any_words(which: int, line: str) -> None:
    known = moments()
    session = Session(at(known[which % len(known)]), Silent())
    for begun in (line, f"{line} "):
        offered = session.complete(begun)
        assert offered == sorted(set(offered))


def test_each_word_that_is_offered_as_an_answer_is_one() -> None:
    answered = 0
    for players, seed in ((2, 3), (3, 5), (4, 8), (4, 20)):
        for entry in game(players, seed):
            table = entry.table
            if table.asks in (Ask.TILE, Ask.ANSWER, Ask.CHOICE, Ask.ME):
                offered = [word for word in offers(table, "") if word not in COMMANDS]
                assert offered
                for word in offered:
                    answered += 1
                    try:
                        parse(word, table)
                    except Refused as error:
                        pytest.fail(f"{table.asks}: {word}: {error}")
                    except Forbidden:
                        assert table.asks is Ask.TILE
    assert answered > 100


def test_the_tile_that_is_won_and_the_next_are_among_those_offered() -> None:
    for players, seed in ((2, 3), (3, 5), (4, 8)):
        entries = game(players, seed)
        for before, entry in pairwise(entries):
            if before.table.asks is Ask.TILE:
                said: list[str] = []
                for word in entry.line.split():
                    if word not in ("tile", "next"):
                        assert word in offers(before.table, " ".join([*said, ""]))
                        said.append(word)


@pytest.mark.parametrize("seed", range(12))
def test_entries_undone_redone_and_replayed_are_the_same_game(seed: int) -> None:
    rng = random.Random(seed)
    lines = [entry.line for entry in game(2 + seed % 3, seed)]
    record, told = Record(), list[str]()
    straight: list[str] = []
    undone: list[str] = []
    while len(straight) < len(lines):
        choice = rng.random()
        if choice < 0.1 and straight:
            count = min(len(straight), rng.choice([1, 1, 1, 2, 2, 3, 20]))
            line = f"undo {count}" if count > 1 or rng.random() < 0.5 else "undo"
            undone += [straight.pop() for _ in range(count)]
        elif choice < 0.2 and undone:
            count = rng.randint(1, len(undone))
            line = f"redo {count}"
            straight += [undone.pop() for _ in range(count)]
        elif choice < 0.22:
            record = Record()
            for line in told:
                record.tell(line)
            continue
        else:
            line = lines[len(straight)]
            straight.append(line)
            undone = []
        record.tell(line)
        told.append(line)
        assert [entry.line for entry in record.entries] == straight
    again = game(2 + seed % 3, seed)
    assert record.entries == again
    for entry, other in zip(record.entries, again, strict=True):
        assert exported(entry.table) == exported(other.table)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_kept_in_a_file_goes_on_where_it_was(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    entries = game(2 + seed % 3, seed)
    path = tmp_path / "game.txt"
    done = 0
    while done < len(entries):
        with Journal.open(path) as journal:
            record = Record()
            for line in journal.lines:
                record.tell(line)
            record.saved = journal
            assert record.entries == entries[:done]
            for _ in range(min(rng.randint(1, 60), len(entries) - done)):
                record.tell(entries[done].line)
                done += 1
                if rng.random() < 0.1:
                    record.tell("undo")
                    record.tell("redo")
            assert exported(record.table) == exported(entries[done - 1].table)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), lines)
def test_a_line_that_the_file_cannot_hold_is_not_in_the_game_either(which: int, line: str) -> None:
    class Full:
        """Where nothing can be kept."""

        def append(self, text: str) -> None:
            raise BadEntry(EntryNotText("game"))

    assume(is_safe(line))
    known = moments()
    record = at(known[which % len(known)])
    record.saved = Full()
    before = record.table, record.entries
    try:
        Session(record, Silent()).hear(line)
    except ShitennoError as error:
        assert isinstance(error, (Refused, BadEntry))
    assert (record.table, record.entries) == before


def test_the_position_is_written_only_where_a_position_may_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    mine = next(entries for entries in moments() if at(entries).table.is_my_turn)
    session = Session(at(mine), Silent())
    session.hear("position")
    text = write_position(playing(session.table).position())
    assert (tmp_path / "position.json").read_text(encoding="utf-8") == text
    (tmp_path / "notes.txt").write_text("mine")
    for name in ("notes.txt", ".", "no/such/folder", "x" * 3000):
        with pytest.raises(Refused):
            session.hear(f"position {name}")
    assert (tmp_path / "notes.txt").read_text() == "mine"
    for entries in moments():
        if not is_due(at(entries).table):
            with pytest.raises(Refused):
                Session(at(entries), Silent()).hear("position other.json")
    assert not (tmp_path / "other.json").exists()
