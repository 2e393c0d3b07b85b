"""Events at their moment, and refused at any other."""

import pytest

from advisor.table.conquering import Uncovers
from advisor.table.counting import Corrects, Holds
from advisor.table.grammar import AnyEvent
from advisor.table.joining import Describes, Joined, Joins
from advisor.table.phase import Ask
from advisor.table.reasons import HasBegun, Refused, SomethingElseFirst
from advisor.table.setting_up import Hand, Me, Players, Tiles, Titles
from advisor.table.sharing import Share, Shared
from advisor.table.turns import Draws, Ends
from engine.board import Province
from engine.components import Bonus, Card, General, Title, Troop
from engine.sharing import AnswerLot
from tests.positions import position
from tests.told_games import ODD_YEAR, SET_UP, SHARE, SHARING, cards, table_after

HONDA, II = General.HONDA, General.II
SETTING_UP: list[AnyEvent] = [
    Players((II, HONDA)),
    Me(II),
    Titles((Title.DAIMYO, Title.SENSEI)),
    Hand((Card.BUSHI, Card.SOHEI)),
    Tiles(dict.fromkeys(Province, Troop.BUSHI)),
    Joins(),
    Joined(position()),
    Describes("me", "ii"),
]
"""What can be said only before the game begins."""


def kind(event: AnyEvent) -> str:
    return type(event).__name__


@pytest.mark.parametrize("event", SETTING_UP, ids=kind)
@pytest.mark.parametrize("lines", [SET_UP, ODD_YEAR], ids=["even year", "odd year"])
def test_a_game_that_has_begun_is_not_set_up_again(lines: tuple[str, ...], event: AnyEvent) -> None:
    with pytest.raises(Refused) as refusal:
        event.after(table_after(*lines))
    assert refusal.value.reason == HasBegun()


@pytest.mark.parametrize(
    ("lines", "event"),
    [
        ((), Me(II)),
        ((), Hand((Card.BUSHI, Card.SOHEI))),
        ((), Ends()),
        ((), Corrects(II, 20)),
        (SET_UP[:1], Players((II, HONDA))),
        (("join",), Me(II)),
        (SET_UP, Shared(AnswerLot(True))),
        (SET_UP, Ends()),
        ((*SET_UP, SHARE), Share(cards(SHARE))),
        (ODD_YEAR, Shared(AnswerLot(True))),
        (ODD_YEAR, Uncovers(Bonus.DRAW, None)),
        (ODD_YEAR, Holds(II, ())),
        ((*ODD_YEAR, "chugoku koku 3"), Ends()),
        ((*ODD_YEAR, "chugoku koku 3"), Draws(Card.BUSHI)),
    ],
    ids=lambda value: kind(value) if not isinstance(value, tuple) else str(len(value)),
)
def test_an_event_before_its_moment_is_refused(lines: tuple[str, ...], event: AnyEvent) -> None:
    with pytest.raises(Refused) as refusal:
        event.after(table_after(*lines))
    assert refusal.value.reason == SomethingElseFirst()


def test_an_event_at_its_moment_changes_what_is_known() -> None:
    offered = table_after(*SET_UP, SHARE, SHARING[0])
    assert (offered.asks, offered.is_my_turn) == (Ask.ANSWER, False)
    assert Shared(AnswerLot(False)).after(offered) == table_after(*SET_UP, SHARE, *SHARING[:2])
    assert table_after(*ODD_YEAR).is_my_turn


def test_a_line_with_a_verb_is_opened_by_it_and_goes_on_only_after_it() -> None:
    sensei = table_after(*ODD_YEAR, "pass", "pass", "hokkaido 3 sohei tile +1 next bushi")
    assert list(Ends.completions([], sensei)) == ["pass", "gold"]
    assert list(Ends.completions(["golden"], sensei)) == ["hokkaido"]
    assert list(Ends.completions(["kanto"], sensei)) == []
    assert list(Draws.completions([], sensei)) == []


def test_a_line_without_a_verb_is_opened_by_what_it_can_name() -> None:
    players = table_after()
    assert set(Players.completions([], players)) == {general.value for general in General}
    assert set(Players.completions(["ii", "honda"], players)) == {"sakai", "sakakibara"}
