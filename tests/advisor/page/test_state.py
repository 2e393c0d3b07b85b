"""What a page is shown: what lies open to everybody, what is mine to me alone."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from advisor.page.game import SharedGame
from advisor.page.state import sheet, state
from advisor.page.thinking import Thought
from advisor.screen.sheet import Figures, Gap, Line, Row, Rows, Tone
from advisor.table.begun import Begun
from advisor.table.phase import Ask, Phase
from advisor.table.record import Record
from advisor.words.english import ENGLISH
from engine.components import Card, General, sorted_cards
from tests.screens import Listener
from tests.table_games import SEATS, moments
from tests.told_games import begun, told

BEGUN = ("ii sakai", "ii", "sensei daimyo", "samurai bushi", "samurai bushi " * 4)


class Looked:
    """A game at one moment, without a thread that thinks."""

    def __init__(self, record: Record, table: Phase | None = None) -> None:
        self.record, self.revision = record, 0
        self._table = table or record.table
        self.thought = Thought()

    @property
    def open_table(self) -> Phase:
        return self._table


def shown(record: Record, table: Phase | None = None, is_mine: bool = False) -> str:
    return json.dumps(state(Looked(record, table), is_mine, ENGLISH), sort_keys=True)


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: f"{len(seat[0])}-{seat[2]}")
def test_a_guest_is_shown_the_same_whatever_i_hold(seat: tuple[Sequence[General], General, int]) -> None:
    rng, looked_at = random.Random(3), 0
    for record, _, _ in moments(*seat):
        table = record.table
        if not isinstance(table, Begun):
            assert "You hold" not in shown(record)
            continue
        if table.asks is Ask.NOTHING:
            # All is counted openly.
            break
        me = table.game.player(table.me)
        other = sorted_cards(rng.choices(list(Card), k=len(me.hand)))
        game = replace(table.game, players=table.game.players_with(replace(me, hand=other)))
        assert shown(record) == shown(record, replace(table, game=game))
        assert shown(record, is_mine=True) != shown(record, replace(table, game=game), is_mine=True) or (
            other == me.hand
        )
        looked_at += 1
    assert looked_at > 40


def test_a_guest_is_told_no_card_that_i_was_dealt_or_drew() -> None:
    record = told(*BEGUN)
    lines = state(Looked(record), False, ENGLISH)["told"]
    assert isinstance(lines, list)
    assert any("hidden" in line for line in lines)
    assert not any("You hold" in line for line in lines)
    assert "hand" not in state(Looked(record), False, ENGLISH)
    assert "moment" not in state(Looked(record), False, ENGLISH)


def test_the_board_and_the_players_are_those_of_the_table() -> None:
    record = told(*BEGUN)
    table = begun(record.table)
    seen = json.loads(shown(record, is_mine=True))
    assert [player["general"] for player in seen["players"]] == ["ii", "sakai"]
    board = {province["province"]: province for province in seen["board"]}
    assert board["kanto"]["tile"] == "bushi"
    assert board["kanto"]["demand"] == "5 koku or 3 Samurai + 1 Bushi"
    assert board["kanto"]["favour"] == [5, 6, 8, 11]
    assert seen["hand"] == ENGLISH.cards(table.view.hand)


def test_a_sheet_as_data() -> None:
    parts = (
        Line("A", Tone.GOOD),
        Gap(),
        Rows((Row("L", "t", "when: "),)),
        Figures(("Why", "now"), (("x", "1"), ("all", "1"))),
    )
    assert sheet(parts) == [
        {"line": "A", "tone": "good"},
        {"rows": [{"label": "L", "lead": "when: ", "text": "t"}]},
        {"headings": ("Why", "now"), "figures": (("x", "1"), ("all", "1"))},
    ]


def test_a_terminal_is_told_what_a_phone_enters() -> None:
    terminal = Listener()
    game = SharedGame(told(*BEGUN[:1]), terminal, 0, lambda: None)
    try:
        assert game.enter("ii", 0, "a", ENGLISH).is_taken
        assert terminal.said == ["2. You are Ii."]
    finally:
        game.thinker.stop()
