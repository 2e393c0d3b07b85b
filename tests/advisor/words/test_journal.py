"""What can go wrong with the file of a game: how its values are shown."""

from advisor.table.journal_faults import EntryTooLong, GameTooLarge, TornLine
from advisor.words.english import ENGLISH
from advisor.words.languages import language


def test_large_numbers_are_grouped() -> None:
    assert "larger than 1,000,000 bytes" in ENGLISH.journal_fault(GameTooLarge("game", 1_000_000))
    assert "at most 2,000 characters, not 3,000" in ENGLISH.journal_fault(EntryTooLong("game", 2000, 3000))
    assert "1.000.000 Bytes" in language("de").journal_fault(GameTooLarge("game", 1_000_000))


def test_what_can_be_read_of_a_torn_line_is_told_where_there_is_something() -> None:
    torn = TornLine("game", 3, "", "game.torn")
    assert "not completely written; it was cut off" in ENGLISH.journal_fault(torn)
    torn = TornLine("game", 3, "ka\x1b", "game.torn")
    assert r"written, 'ka\x1b'; it was cut off and is kept in game.torn" in ENGLISH.journal_fault(torn)


def test_why_nothing_was_printed() -> None:
    assert ENGLISH.cannot_write("no space") == "advisor: cannot write the answer (no space)"
