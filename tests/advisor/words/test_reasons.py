"""Why a line is not taken: how much of it is told, and what is kept back."""

import pytest

from advisor.table import reasons
from advisor.table.expected import Expected
from advisor.table.journal_faults import IsInUse
from advisor.table.reasons import Dropped, EndsTooEarly, NotExpected
from advisor.words.english import ENGLISH
from advisor.words.languages import language
from engine.board import Province
from engine.components import Card
from engine.payment import Tools
from engine.position_file import Problem
from engine.position_file.problems import Gap
from engine.refusals import AllCardsKnown, GameIsOver


def test_a_reason_may_be_a_rule_a_file_or_a_line() -> None:
    assert ENGLISH.reason(GameIsOver()) == ENGLISH.refusal(GameIsOver())
    assert ENGLISH.reason(IsInUse("game")).startswith("game is already open")
    assert ENGLISH.reason(EndsTooEarly()) == "The line is not complete; 'help all' shows how it goes on."
    assert ENGLISH.reason(reasons.HandIsHidden()) == ENGLISH.phrases.hidden
    assert ENGLISH.at_line(3, reasons.NoNumber("\x1b")) == "line 3: '?' is not a number."


@pytest.mark.parametrize(
    ("word", "province", "nearest", "said"),
    [
        (None, None, None, "Still to be said: a troop (bushi, sohei)."),
        ("x", None, None, "'x' is not a troop (bushi, sohei)."),
        ("sohie", None, "sohei", "'sohie' is not a troop (bushi, sohei); did you mean 'sohei'?"),
        ("x", Province.KANTO, None, "'x' is not the troop on Kantō (bushi, sohei)."),
    ],
)
def test_what_was_expected(
    word: str | None, province: Province | None, nearest: str | None, said: str
) -> None:
    assert ENGLISH.reason(NotExpected(word, Expected.TROOP, ("bushi", "sohei"), province, nearest)) == said


def test_what_is_no_payment() -> None:
    assert ENGLISH.reason(reasons.NoPayment("7", "1")).startswith("There is no card of 7 koku")
    assert ENGLISH.reason(reasons.NoPayment("x", None)).endswith("nor the Hatamoto.")
    assert ENGLISH.reason(reasons.NoPayment("sohie", "sohei")).endswith("; did you mean 'sohei'?")


def test_tiles_that_would_do() -> None:
    assert "here: 2 Exchange, +1 and the Hatamoto would do" in ENGLISH.reason(
        reasons.UselessTiles(Tools(2, 1, 1))
    )
    assert "here: none would do" in ENGLISH.reason(reasons.UselessTiles(Tools()))


def test_where_a_card_was_named_last_unless_that_is_private() -> None:
    absence = AllCardsKnown(Card.SAMURAI_BUSHI)
    why = ENGLISH.absence(absence)
    assert ENGLISH.reason(reasons.CannotBeThere(absence)) == why
    assert ENGLISH.reason(reasons.CannotBeThere(absence, 3)) == f"{why} Line 3 has the last."
    assert ENGLISH.reason(reasons.CannotBeThere(absence, 3, "x")) == f"{why} Line 3 has the last: x"


def test_of_many_lines_that_an_edit_costs_the_first_are_told_and_none_that_is_private() -> None:
    dropped = [Dropped(number, f"line {number}", EndsTooEarly(), number == 2) for number in range(1, 9)]
    told = ENGLISH.dropped_lines(dropped).split("\n  ")
    assert told == ["", "1. line 1", "2. (hidden)", *(f"{n}. line {n}" for n in (3, 4, 5, 6)), "and 2 more"]
    assert ENGLISH.dropped_lines(dropped[:6]).split("\n  ")[-1] == "6. line 6"


def test_a_recorded_line_cannot_command_a_terminal_when_it_is_explained() -> None:
    reason = reasons.CannotReplay(3, "x", reasons.NotUnderstood("\x1b[2J"))
    assert ENGLISH.reason(reason).endswith("'?[2J' is not understood here.")


def test_a_word_that_could_be_several_is_offered_as_it_is_typed_here() -> None:
    could_be = reasons.CouldBe("d", ("daimyo", "draw"))
    assert ENGLISH.reason(could_be) == "'d' could be daimyo or draw; type a little more."
    assert language("de").reason(could_be) == "„d“ kann daimyo oder karte sein; tipp etwas mehr."


def test_every_problem_of_a_position_has_its_line() -> None:
    both = reasons.BadPosition((Problem(("a",), Gap()), Problem(("b",), Gap())))
    assert [line[0] for line in ENGLISH.reason(both).splitlines()] == ["a", "b"]


def test_what_undo_and_redo_cannot_do() -> None:
    said = [ENGLISH.reason(reasons.NothingToTakeBack(redo)) for redo in (True, False)]
    assert said == ["There is nothing to redo.", "There is nothing to undo."]
    assert "lines to redo (1 to 3)" in ENGLISH.reason(reasons.HowManyLines("x", True, 3))


def test_an_edit_that_costs_one_line_or_several() -> None:
    one = Dropped(3, "kanto", EndsTooEarly(), False)
    said = [ENGLISH.reason(reasons.WouldDrop((one,) * count, "edit anyway 2 pass")) for count in (1, 2)]
    assert [text.partition(" would")[0] for text in said] == ["A line", "Lines"]
    assert all(text.endswith("Say 'yes', or 'edit anyway 2 pass', to do it.") for text in said)
