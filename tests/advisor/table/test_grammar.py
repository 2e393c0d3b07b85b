"""Lines as events: in words and understood again, several in one line, and refused at the wrong moment."""

import inspect
import random

import pytest

from advisor.table.conquering import Conquers, Uncovers
from advisor.table.grammar import KINDS, completions, events
from advisor.table.phase import Ask, Event, Phase
from advisor.table.reasons import AllIsTold, NotExpected, NotUnderstood, Refused, TurnOfAnother
from advisor.table.setting_up import SettingUp
from advisor.table.turns import Ends
from advisor.table.vocabulary import TypedLine
from engine.board import Province
from engine.components import Bonus, BonusTile, GateTile, General, Kamon, Troop
from engine.position import Site
from tests.table_games import SEATS, events_of, is_said_already, lines_of
from tests.told_games import (
    ODD_YEAR,
    SET_UP,
    SHARE,
    SHARING,
    begun,
    is_same,
    last,
    only,
    parse,
    playing,
    refused,
    table_after,
    told,
)


def test_every_kind_of_event_can_be_told() -> None:
    assert {kind.__name__ for kind in KINDS} == {kind.__name__ for kind in Event.__subclasses__()}


@pytest.mark.parametrize("seed", range(30))
def test_every_event_of_a_game_is_understood_as_it_is_said(seed: int) -> None:
    rng = random.Random(seed)
    generals = rng.sample(list(General), 2 + seed % 3)
    table: Phase = SettingUp()
    for event, game in events_of(generals, rng.choice(generals), seed):
        if is_said_already(event, table, game):
            continue
        line = event.line(table)
        assert is_same(only(line, table), event), line
        assert is_same(only(line.upper(), table), event), line
        table = event.after(table)
    assert table.asks is Ask.NOTHING


def test_a_conquest_and_its_tile_in_one_line() -> None:
    table = table_after(*ODD_YEAR)
    conquers, uncovers = parse("chugoku 2 samurai samurai+bushi tile +1 next sohei", table)
    assert isinstance(conquers, Conquers)
    assert uncovers == Uncovers(Bonus.PLUS_ONE, Troop.SOHEI)
    after = table_after(*ODD_YEAR, "chugoku 2 samurai samurai+bushi tile +1 next sohei")
    assert after == table_after(*ODD_YEAR, "chugoku 2 samurai samurai+bushi", "tile +1 next sohei")
    assert playing(after).position().tiles == (BonusTile(Bonus.PLUS_ONE, Troop.SAMURAI),)
    assert playing(after).position().board[Province.CHUGOKU] == Site(
        (Kamon(General.SAKAKIBARA),), GateTile(Troop.SOHEI)
    )


def test_each_event_of_a_line_comes_with_what_was_known_before_and_after_it() -> None:
    before = table_after(*ODD_YEAR)
    line = "chugoku koku 3 tile draw next sohei"
    [(conquers, first, between), (uncovers, second, after)] = events(TypedLine(line), before)
    assert (first, second) == (before, between)
    assert between == table_after(*ODD_YEAR, "chugoku koku 3") == conquers.after(before)
    assert after == table_after(*ODD_YEAR, line) == uncovers.after(between)


def test_a_line_that_fails_in_its_second_event_changes_nothing() -> None:
    record = told(*ODD_YEAR)
    assert "'nonsense' is not the bonus of the tile" in refused(record, "chugoku koku 3 tile nonsense")
    assert "The next tile on Chūgoku is not named." in refused(told(*ODD_YEAR, "chugoku koku 3", "+1"), "+1")
    assert "5 koku are needed" in refused(record, "ii takes kanto with koku 1")
    assert begun(record.table).due is General.SAKAKIBARA


def test_naming_the_next_player_ends_the_turn_before() -> None:
    record = told(*ODD_YEAR, "ii passes")
    assert begun(record.table).due is General.SAKAI
    assert last(record) == (Ends(), Ends())
    assert record.table == table_after(*ODD_YEAR, "pass", "pass")


def test_naming_the_one_whose_turn_it_is_says_nothing() -> None:
    table = table_after(*ODD_YEAR)
    assert parse("sakakibara takes chugoku koku 3", table) == parse("chugoku koku 3", table)


def test_nobody_plays_before_his_turn() -> None:
    with pytest.raises(Refused) as refusal:
        parse("sakai passes", table_after(*ODD_YEAR))
    assert refusal.value.reason == TurnOfAnother(General.SAKAKIBARA)


@pytest.mark.parametrize(
    ("lines", "line", "word"),
    [
        (SET_UP[:1], "daimyo", "daimyo"),
        (ODD_YEAR, "tile +1 next sohei", "tile"),
        (ODD_YEAR, "yes", "yes"),
        (ODD_YEAR, "join", "join"),
        ((*ODD_YEAR, "chugoku koku 3"), "yes", "yes"),
        ((*SET_UP, SHARE), "kanto koku 3", "kanto"),
    ],
)
def test_what_is_said_at_the_wrong_moment_is_not_what_is_expected(
    lines: tuple[str, ...], line: str, word: str
) -> None:
    with pytest.raises(Refused) as refusal:
        parse(line, table_after(*lines))
    assert isinstance(refusal.value.reason, NotExpected)
    assert refusal.value.reason.word == word


@pytest.mark.parametrize(
    ("lines", "line", "word"),
    [
        (SET_UP, "pass", "pass"),
        (ODD_YEAR, "pass now", "now"),
        ((*SET_UP, SHARE, SHARING[0]), "yes tile +1", "tile"),
        ((*ODD_YEAR, "chugoku koku 3"), "tile +1 next sohei kanto", "kanto"),
    ],
)
def test_a_line_ends_where_its_event_ends(lines: tuple[str, ...], line: str, word: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse(line, table_after(*lines))
    assert refusal.value.reason == NotUnderstood(word)


def test_nothing_can_be_told_once_the_game_is_counted() -> None:
    counted = table_after(*lines_of(*SEATS[1]))
    assert counted.asks is Ask.NOTHING
    with pytest.raises(Refused) as refusal:
        parse("pass", counted)
    assert refusal.value.reason == AllIsTold()


def test_what_can_be_said_next_is_offered_whoever_is_named_before() -> None:
    table = table_after(*ODD_YEAR)
    offered = set(completions([], table))
    assert {"chugoku", "pass"} <= offered
    assert not offered & {"kanto", "gold", "yes", "tile"}
    assert set(completions(["sakakibara"], table)) == offered
    assert set(completions([], table_after(*SET_UP, SHARE, SHARING[0]))) == {"yes", "no"}


def subclasses(kind: type[object]) -> set[type[object]]:
    below: list[type[object]] = kind.__subclasses__()
    return {kind}.union(*(subclasses(sub) for sub in below))


def test_every_event_is_in_the_union_of_its_file() -> None:
    concrete = [kind for kind in subclasses(Event) if not inspect.isabstract(kind)]
    # A dataclass with slots is made anew, so that each class is there twice.
    declared = {kind.__name__ for kind in concrete if kind.__module__.startswith("advisor.")}
    assert declared == {kind.__name__ for kind in KINDS}
