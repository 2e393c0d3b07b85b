"""English: nothing is left unsaid, and nothing is said in the words of the program."""

import re
from collections.abc import Iterator

import pytest

from advisor.table.answers import Notice
from advisor.table.begun import Begun
from advisor.table.commands import Name
from advisor.table.grammar import KINDS
from advisor.table.phase import Ask
from advisor.table.record import Record
from advisor.winning.match_faults import MatchFault, NoCluster, NoDask, NotAPlayer, NoWorkers
from advisor.words.english import ENGLISH
from advisor.worth.later import Terms
from engine.errors import Rule
from engine.position import DECLARED
from engine.position_file.even_year import SHARING_FIELDS
from tests.table_games import SEATS, lines_of
from tests.told_games import HONDAS_TURN, told

GAMES = {
    **{f"{len(generals)} players, seed {seed}": lines_of(generals, me, seed) for generals, me, seed in SEATS},
    "joined without titles": [
        *(line if not line.startswith("titles") else "titles honda daimyo" for line in HONDAS_TURN),
        "pass",
        "sakakibara",
    ],
    "joined without the koku deck": [*(line for line in HONDAS_TURN if line != "koku 8"), "pass", "over"],
    "joined": [*HONDAS_TURN, "correct ii 20", "hokkaido bushi+sohei exchange +1", "pass"],
}
PROGRAM = re.compile(r"<|None|[A-Za-z]\.[A-Za-z]|\(\)|[{}]|\b[A-Z]+_[A-Z]+\b")
"""What no sentence has: something of the program, as Python shows it."""


def texts(lines: list[str]) -> Iterator[str]:
    """All that is said while a game is told: answers, questions, and the score after each line."""
    record = Record()
    for number, line in enumerate(lines, start=1):
        yield ENGLISH.table.asked(record.table)
        yield from ENGLISH.table.changed(record.tell(line), number, is_hidden=False)
        if isinstance(record.table, Begun):
            yield from ENGLISH.table.score(record.table)
    yield ENGLISH.table.asked(record.table)


def test_every_kind_of_event_is_told_back_in_a_sentence() -> None:
    said: dict[type, set[str]] = {}
    for lines in GAMES.values():
        for entry in told(*lines).entries:
            for each in entry.told:
                said.setdefault(type(each.event), set()).add(ENGLISH.table.told(each))
    assert set(said) == set(KINDS)
    for sentences in said.values():
        assert [sentence for sentence in sentences if not re.fullmatch(r"[A-ZŌ].*[^ .]\.", sentence)] == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_said_in_a_game_shows_the_program(game: str) -> None:
    said = list(texts(GAMES[game]))
    assert len(said) > len(GAMES[game])
    assert [text for text in said if PROGRAM.search(text)] == []
    assert [text for text in said if "  " in text or text != text.strip()] == []


def test_the_guide_names_every_command() -> None:
    rows = ENGLISH.table.guide(80).split("\n\n")[-1].splitlines()
    assert [row.split()[0] for row in rows] == [name.value for name in Name]
    assert [row for row in rows if not re.fullmatch(r"\S.*\S {2,}\S.*\S", row)] == [], "and says what it does"
    assert all(len(line) <= 80 for line in ENGLISH.table.guide(80).splitlines())


@pytest.mark.parametrize("width", [46, 50, 60, 80, 120])
def test_the_guide_fits_the_screen(width: int) -> None:
    shown = ENGLISH.table.guide(width)
    assert all(len(line) <= width for line in shown.splitlines())
    assert sorted(shown.split()) == sorted(ENGLISH.table.guide(80).split())


@pytest.mark.parametrize("asked", Ask)
@pytest.mark.parametrize("width", [50, 80])
def test_what_can_be_told_now_fits_a_small_screen(asked: Ask, width: int) -> None:
    lines = ENGLISH.table.guide(width, asked).splitlines()
    assert all(len(line) <= width for line in lines)
    assert len(lines) <= 24


def test_every_field_has_a_meaning() -> None:
    fields = {field.name for field in DECLARED} | {"position", "format", "kamons", "tile"}
    of_others = {"others.known", "others.cards", "others.tiles"}
    of_a_year = {f"sharing.{part}" for part in SHARING_FIELDS}
    assert set(ENGLISH.meanings) == fields | of_others | of_a_year
    assert all(ENGLISH.meanings.values())


def test_every_term_of_what_a_play_is_worth_has_a_label() -> None:
    assert set(ENGLISH.labels.terms) == {*Terms().by_name(), "total"}
    assert len(set(ENGLISH.labels.terms.values())) == len(ENGLISH.labels.terms)


@pytest.mark.parametrize("notice", Notice)
def test_every_notice_is_a_sentence(notice: Notice) -> None:
    assert re.fullmatch(r"[A-Z].*[a-z')][.?]", ENGLISH.table.notice(notice))


@pytest.mark.parametrize("rule", Rule)
def test_every_rule_is_a_sentence(rule: Rule) -> None:
    assert re.fullmatch(r"[A-Z+].*[a-z]\.", ENGLISH.rule(rule))


def test_no_two_rules_and_no_two_notices_say_the_same() -> None:
    assert len({ENGLISH.rule(rule) for rule in Rule}) == len(Rule)
    assert len({ENGLISH.table.notice(notice) for notice in Notice}) == len(Notice)


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        (NotAPlayer("gredy", ("random", "greedy"), "greedy"), "(random, greedy); did you mean 'greedy'?"),
        (NotAPlayer("\x1b", ("random",), None), "'\\x1b' is not a player (random)"),
        (NoDask(), "pip install distributed"),
        (NoCluster("host:1", 10), "'host:1' within 10 seconds."),
        (NoWorkers("host:1", 10), "'host:1' has no worker within 10 seconds"),
    ],
)
def test_why_a_match_cannot_be_played(fault: MatchFault, says: str) -> None:
    assert says in ENGLISH.match.fault(fault)
    assert not PROGRAM.search(ENGLISH.match.fault(fault))
