"""JSON text: what it hides, and where it breaks."""

import json

import pytest

from engine.components import General
from engine.position_file import read_position
from tests.position_files import GOOD, changed, lines


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings_of_common_editors(encoding: str) -> None:
    assert read_position(json.dumps(GOOD).encode(encoding)).me is General.II


class TestWhatJsonHides:
    def test_repeated_keys_anywhere(self) -> None:
        text = json.dumps(GOOD)[:-1] + ', "me": "ii", "favour": {"ii": 1, "ii": 2}}'
        assert lines(text) == [
            "me: given more than once (each key once)",
            "favour.ii: given more than once (each key once)",
        ]

    @pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "1.5", "-0.5", "9" * 5000])
    def test_numbers_that_are_none(self, number: str) -> None:
        text = json.dumps(GOOD)[:-1] + f', "koku_deck": {number}}}'
        found = number if len(number) <= 15 else number[:15] + "…"
        assert lines(text) == [f"koku_deck: {found} does not fit (a whole number, 0 to 24)"]

    def test_absurd_nesting(self) -> None:
        for text in ("[" * 100_000, '{"a":' * 1000 + "1" + "}" * 1000):
            assert lines(text) == ["nested too deeply (at most 16 levels; a position needs 4)"]

    def test_brackets_in_strings_are_not_nesting(self) -> None:
        assert lines(changed(me="[" * 1000))[0].startswith("me: '[[[")

    def test_size(self) -> None:
        assert lines(" " * 1_000_001) == ["too large (at most 1,000,000 bytes; a position takes about 1,000)"]
        padded = json.dumps(GOOD) + " " * (1_000_000 - len(json.dumps(GOOD)))
        assert read_position(padded).me is General.II

    @pytest.mark.parametrize(
        ("text", "problem"),
        [
            ("", "nothing (a JSON object with players, me, titles, hand and board)"),
            ('{"me": "ii",}', "not JSON at line 1, column 12 (no comma stands before a closing bracket)"),
            ('{"me": "ii",\n}', "not JSON at line 1, column 12 (no comma stands before a closing bracket)"),
            (
                "{'me': 'ii'}",
                'not JSON at line 1, column 2 (names stand in straight double quotes: "kanto")',
            ),
            (
                '{"me": "ii"\n "hand": []}',
                "not JSON at line 2, column 2 (a comma stands between two entries, a colon after a key)",
            ),
            (
                '{"me": “ii”}',
                'not JSON at line 1, column 8 (names stand in straight double quotes: "kanto")',
            ),
            (
                '{"me": ii}',
                "not JSON at line 1, column 8 "
                "(look for a bracket, comma or quote missing there or just before)",
            ),
            ("{// me\n}", "not JSON at line 1, column 2 (JSON has no comments)"),
            ('{"hand": ["ii"', "not JSON at line 1, column 15 (a closing bracket or quote is missing)"),
            (
                "[]",
                "a list is not an object ({...} with format, players, me, titles, hand, tiles, board, "
                "kamons_left, favour, used_tiles, seen_troops, others, koku_deck, sharing, "
                "hatamoto_used, conquests_made)",
            ),
        ],
    )
    def test_broken_text(self, text: str, problem: str) -> None:
        assert lines(text) == [problem]

    def test_bytes_that_are_no_text(self) -> None:
        assert lines(b'{"me": "\xff"}') == ["no UTF-8 text at byte 9 (save the file as UTF-8)"]

    def test_control_characters_and_lone_surrogates_are_made_visible(self) -> None:
        [problem] = lines(changed(me="\x1b[31m\ud800"))
        assert problem.startswith(r"me: '\x1b[31m\ud800' is not a general")
