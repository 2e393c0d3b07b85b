"""Games that are joined midway and told truthfully to the end: nothing is refused, whatever was forgotten."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from advisor.table.advising import is_due
from advisor.table.begun import Begun
from advisor.table.conquering import Conquers
from advisor.table.counting import Counting, Holds
from advisor.table.grammar import AnyEvent
from advisor.table.joining import Joined
from advisor.table.phase import Ask
from advisor.table.record import Record
from advisor.table.setting_up import SettingUp
from advisor.table.sharing import Shared
from advisor.table.turns import Draws, Ends
from engine.components import BonusTile, General
from engine.game import due, result
from engine.position import Opponent, Position
from engine.position_file import problems_of
from engine.state import Game
from engine.view import see
from tests.table_games import events_of, finished, is_said_already
from tests.told_games import begun, playing

Story = list[tuple[AnyEvent, Game]]


def joined_at(seed: int) -> tuple[list[General], General, Story]:
    """A random game from a random decision of mine on."""
    rng = random.Random(seed)
    generals = rng.sample(list(General), rng.choice([2, 3, 4]))
    me = rng.choice(generals)
    story = list(events_of(generals, me, seed))
    mine = [
        at
        for at, (event, game) in enumerate(story)
        if isinstance(event, Shared | Conquers | Draws | Ends) and due(game) is me
    ]
    return generals, me, story[rng.choice(mine) :]


def seen(game: Game, me: General, event: AnyEvent) -> Position:
    view = see(game, me)
    return view.sharing_position() if isinstance(event, Shared) else view.position()


def half_forgotten(position: Position, rng: random.Random) -> Position:
    """The same with less of what need not be told: cards and tiles of others, those seen, and the troops on
    tiles that were taken."""

    def some_tiles(tiles: tuple[BonusTile, ...], all_of_them: bool) -> tuple[BonusTile, ...]:
        kept = [tile for tile in tiles if all_of_them or rng.random() < 0.7]
        return tuple(tile if rng.random() < 0.5 else BonusTile(tile.bonus) for tile in kept)

    others = {
        who: Opponent(
            tuple(card for card in other.known if rng.random() < 0.7),
            other.cards if rng.random() < 0.5 else None,
            some_tiles(other.tiles, False),
        )
        for who, other in position.others.items()
        if rng.random() < 0.8
    }
    return replace(
        position,
        others=others,
        tiles=some_tiles(position.tiles, True),
        used_tiles=some_tiles(position.used_tiles, False),
        seen_troops=tuple(card for card in position.seen_troops if rng.random() < 0.7),
    )


def told_on(record: Record, story: Story) -> Iterator[tuple[Begun, Game]]:
    """Tell the rest of a game; the table before each event."""
    for event, game in story:
        if not isinstance(event, Holds) and not is_said_already(event, record.table, game):
            yield begun(record.table), game
            record.tell(event.line(record.table))


def count_hands(record: Record, end: Game) -> None:
    """Say what everybody holds in the end, where that is asked."""
    while record.table.asks is Ask.HANDS:
        assert isinstance(record.table, Counting)
        general = record.table.uncounted[0]
        record.tell(Holds(general, end.player(general).hand).line(record.table))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_a_game_that_is_joined_goes_on_to_its_right_end(part: int) -> None:
    for seed in range(40 * part, 40 * (part + 1)):
        generals, me, story = joined_at(seed)
        record = Record()
        record.tell(Joined(seen(story[0][1], me, story[0][0])).line(SettingUp()))
        for table, game in told_on(record, story):
            assert table.due is due(game)
            if table.is_my_turn:
                assert playing(table).position().hand == game.player(me).hand
        end = finished(generals, seed)
        count_hands(record, end)
        assert begun(record.table).count() == result(end), seed


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_what_was_forgotten_refuses_nothing_that_happens(part: int) -> None:
    joined = 0
    for seed in range(10_000 + 60 * part, 10_000 + 60 * (part + 1)):
        generals, me, story = joined_at(seed)
        position = half_forgotten(seen(story[0][1], me, story[0][0]), random.Random(seed))
        if problems_of(position):
            continue
        joined += 1
        record = Record()
        record.tell(Joined(position).line(SettingUp()))
        for table, game in told_on(record, story):
            assert table.due is due(game)
            if is_due(table):
                known = playing(table).decision_position()
                assert known.hand == game.player(me).hand
                assert problems_of(known) == ()
        count_hands(record, finished(generals, seed))
        assert record.table.asks is Ask.NOTHING
    assert joined > 30
