"""Events in words, and understood again."""

import random

import pytest

from advisor.table.grammar import AnyEvent
from advisor.table.phase import Ask, Phase
from advisor.table.setting_up import SettingUp
from advisor.table.turns import Conquers
from engine.components import General
from tests.table_games import events_of, is_said_already
from tests.told_games import only


def same(one: AnyEvent, other: AnyEvent) -> bool:
    """Whether two events are one; payments in cards, tools and what is paid."""
    if not isinstance(one, Conquers) or not isinstance(other, Conquers):
        return one == other
    first, second = one.conquest.payment, other.conquest.payment
    return (
        one.conquest.province is other.conquest.province
        and one.forced is other.forced
        and (first.pay, first.cards, first.uses_hatamoto) == (second.pay, second.cards, second.uses_hatamoto)
        and sorted(bonus.rank for bonus in first.bonuses) == sorted(bonus.rank for bonus in second.bonuses)
    )


@pytest.mark.parametrize("seed", range(30))
def test_every_event_of_a_game_is_understood_as_it_is_said(seed: int) -> None:
    rng = random.Random(seed)
    generals = rng.sample(list(General), 2 + seed % 3)
    table: Phase = SettingUp()
    for event, game in events_of(generals, rng.choice(generals), seed):
        if is_said_already(event, table, game):
            continue
        line = event.line(table)
        assert same(only(line, table), event), line
        assert same(only(line.upper(), table), event), line
        table = event.after(table)
    assert table.asks is Ask.NOTHING
