"""How many keys a round takes, for somebody who types no more than he has to."""

import re
from itertools import product

import pytest

from advisor.table.grammar import AnyEvent, read_event
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import Refused
from advisor.table.record import Record
from advisor.table.setting_up import SettingUp
from advisor.table.vocabulary import TypedLine
from engine.components import General
from engine.refusals import Forbidden
from tests.table_games import events_of, is_said_already
from tests.told_games import is_same

MOST_KEYS = 250
GENERALS = (General.HONDA, General.SAKAKIBARA, General.SAKAI, General.II)


def tells(line: str, event: AnyEvent, table: Phase) -> bool:
    """Whether a line is understood as an event, and nothing else."""
    typed = TypedLine(line)
    try:
        understood, goes_on = read_event(typed, table)
    except (Refused, Forbidden):
        return False
    return not goes_on and not typed.vague and is_same(understood, event)


def shortest(event: AnyEvent, table: Phase) -> str:
    """The line with every word left out or cut short that can be."""
    line = re.sub(r"(\d)x (?!koku)", r"\1", event.line(table).replace(",", ""))
    line = re.sub(r"koku (?=\d)", "", re.sub(r"(\d+)x koku (\d)", r"\1x\2", line))
    words = line.split() if tells(line, event, table) else event.line(table).split()
    at = 0
    while at < len(words):
        rest = words[:at] + words[at + 1 :]
        if rest and tells(" ".join(rest), event, table):
            words = rest
            continue
        cut = (" ".join([*words[:at], short, *words[at + 1 :]]) for short in beginnings(words[at]))
        words = next((line for line in cut if tells(line, event, table)), " ".join(words)).split()
        at += 1
    return " ".join(words)


def beginnings(word: str) -> list[str]:
    """A word cut short in every way, both troops of a double card too; the shortest first."""
    one, plus, other = word.partition("+")
    parts = product(range(1, len(one) + 1), range(bool(other), len(other) + 1)) if one else [(0, len(other))]
    return sorted((f"{one[:a]}{plus}{other[:b]}" for a, b in parts), key=len)


def rounds(seed: int) -> list[list[str]]:
    """The lines of each round of a game, as short as they can be."""
    record = Record()
    table: Phase = SettingUp()
    found: list[list[str]] = []
    for event, game in events_of(GENERALS, General.SAKAI, seed):
        if is_said_already(event, table, game):
            continue
        line = shortest(event, table)
        if table.asks is Ask.SHARE:
            found.append([])
        if found and isinstance(table, Playing):
            found[-1].append(line)
        record.tell(line)
        table = record.table
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_a_round_of_four_takes_few_keys(seed: int) -> None:
    keys = [sum(len(line) + 1 for line in lines) for lines in rounds(seed)]
    assert len(keys) > 3
    assert max(keys) <= MOST_KEYS, keys
