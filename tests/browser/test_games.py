"""Whole games on a phone: set up, played and counted by taps alone."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser

from advisor.table.begun import Begun
from advisor.table.counting import Counting, Holds
from advisor.table.phase import Ask, Phase
from advisor.table.record import Record
from advisor.table.sharing import Share
from engine.components import General
from tests.browser.phones import Phone
from tests.pages import Served, served
from tests.table_games import SEATS, events_of, is_said_already

MOST_TAPS = 120
"""In a round of four players."""


def play(phone: Phone, at: Served, seat: tuple[Sequence[General], General, int]) -> list[int]:
    """Enter a whole game of the engine; the taps of its set-up and of each round."""
    taps = [0]
    assert at.game
    for event, game in events_of(*seat):
        table: Phase = at.game.table
        if is_said_already(event, table, game):
            continue
        if isinstance(event, Holds) and isinstance(table, Counting) and event.general not in table.uncounted:
            # Only cards that may count are asked for.
            continue
        if isinstance(event, Share):
            taps.append(phone.taps)
        if not phone.enter(event, game):
            continue
    return [after - before for before, after in zip(taps, [*taps[1:], phone.taps], strict=True)]


@pytest.mark.parametrize(("seat", "locale"), [(SEATS[0], "en-GB"), (SEATS[1], "de-CH")], ids=["four", "two"])
def test_a_whole_game_entered_by_taps_ends_with_the_engine_s_scores(
    chromium: Browser, seat: tuple[Sequence[General], General, int], locale: str
) -> None:
    with served(Record()) as at:
        phone = Phone(chromium, at.link, locale)
        phone.page.wait_for_selector("#moment button")
        taps = play(phone, at, seat)
        assert at.game
        table = at.game.table
        assert isinstance(table, Begun)
        assert table.asks is Ask.NOTHING
        *_, (_, last) = events_of(*seat)
        ended = [(count.general, count.total) for count in table.count()]
        assert ended[0][1] == max(total for _, total in ended)
        for player in last.players:
            assert table.game.player(player.general).favour == player.favour
        shown = phone.text("#asked")
        assert all(str(total) in shown for _, total in ended)
        assert phone.page.evaluate("document.documentElement.lang") == locale[:2]
        if len(seat[0]) == 4:
            assert max(taps[1:]) <= MOST_TAPS, taps
        phone.context.close()
