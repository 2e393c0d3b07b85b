"""A game that is under way: described line by line or taken from a position, and told to its end."""

import random
from contextlib import suppress
from dataclasses import replace
from itertools import islice, product
from pathlib import Path

import pytest

from advisor.table.conquering import Conquers, Uncovers
from advisor.table.counting import Counting, Holds
from advisor.table.grammar import completions
from advisor.table.joining import Joined, Joining
from advisor.table.phase import Ask
from advisor.table.reasons import Refused
from advisor.table.record import Record
from advisor.table.setting_up import SettingUp
from advisor.table.sharing import Shared
from advisor.table.turns import Draws, Ends
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Kamon, Troop, told_apart, without
from engine.game import due, result
from engine.odds import bonus_odds, next_tile_odds
from engine.position import Opponent, Position, Site
from engine.position_file import read_position
from engine.view import see
from tests.paths import EVEN_YEARS, EXAMPLES, TURNS
from tests.random_positions import random_position
from tests.table_games import events_of, finished, is_said_already
from tests.told_games import HONDAS_TURN, asks, begun, game_of, last, player_of, playing, refused, told

FULL_BOARD = EXAMPLES / "full-board.json"


def test_hondas_turn_of_the_rulebook_in_a_game_described_line_by_line() -> None:
    record = told(*HONDAS_TURN)
    position = playing(record.table).position()
    assert position.hand == (Card.BUSHI_SOHEI,)
    assert position.board[Province.CHUBU].kamons == (Kamon(General.HONDA), Kamon(General.SAKAI, golden=True))
    record.tell("hokkaido bushi+sohei exchange +1")
    honda = player_of(record.table, General.HONDA)
    assert (honda.favour, honda.hand, honda.tiles) == (3 + 9, (), ())
    assert game_of(record.table).board[Province.HOKKAIDO].kamons[-1] == Kamon(General.HONDA)


def full_board() -> Position:
    return read_position(FULL_BOARD.read_bytes())


def joined(position: Position) -> Record:
    return told(Joined(position).line(SettingUp()))


def forgetful(rng: random.Random, position: Position) -> Position:
    """A position in which some things are not said."""
    titles = {
        who: title for who, title in position.titles.items() if who is position.me or rng.random() < 0.7
    }
    favour = {who: rng.randint(0, 30) for who in position.players if rng.random() < 0.7}
    return replace(position, titles=titles, favour=favour)


def as_joined(position: Position) -> dict[General, Opponent]:
    """What is kept of the others: a tile of theirs is one of those seen."""
    others = position.others
    best, _ = told_apart(position.used_tiles, [tile for other in others.values() for tile in other.tiles])
    laid = iter(best)
    return {
        who: Opponent(has.known, has.cards, tuple(islice(laid, len(has.tiles))))
        for who, has in others.items()
    }


@pytest.mark.slow
def test_a_position_that_is_joined_comes_back() -> None:
    """So `play --from` gives the advice of `suggest`."""
    rng = random.Random(3)
    positions = [full_board()]
    while len(positions) < 300:
        with suppress(IndexError):
            positions.append(forgetful(rng, random_position(rng)))
    for position in positions:
        stock = {general: position.kamons_of(general) for general in position.players}
        back = playing(joined(position).table)
        assert back.is_my_turn
        assert back.position() == replace(position, kamons_left=stock, others=as_joined(position))


def test_what_is_not_known_of_a_joined_game_stays_unknown_until_it_shows() -> None:
    position = replace(full_board(), favour={}, koku_deck=None, titles={full_board().me: full_board().title})
    record = joined(position)
    record.tell("correct sakakibara 12")
    assert playing(record.table).position().favour == {General.SAKAKIBARA: 12}
    record.tell("pass")
    strangers = playing(record.table).control.order
    assert set(strangers) == set(position.players) - {position.me}
    # Nobody knows who is next, so that whoever is named is.
    last = strangers[-1]
    record.tell(f"{last.value} hokkaido 3 sohei tile exchange next shinobi")
    assert begun(record.table).due is last
    record.tell("pass")
    while record.table.asks is Ask.TURN:
        record.tell("pass")
    assert playing(record.table).outlook().koku_deck is None


def test_what_others_are_known_to_have_is_kept() -> None:
    known = (Card.BUSHI, Card.KOKU_2)
    has = Opponent(known, 4, (BonusTile(Bonus.EXCHANGE),))
    record = joined(replace(full_board(), others={General.SAKAKIBARA: has}))
    record.tell("pass")
    while begun(record.table).due is not General.SAKAKIBARA:
        record.tell("pass")
    assert player_of(record.table, General.SAKAKIBARA).seen == known
    record.tell("hokkaido 2 sohei bushi exchange")
    after = player_of(record.table, General.SAKAKIBARA)
    assert (after.seen, after.tiles) == ((Card.KOKU_2,), ())


def test_an_opponent_described_in_words() -> None:
    [*described, begin] = HONDAS_TURN
    record = told(*described, "sakai 2x bushi koku 3, +1 draw", "ii samurai", "ii bushi")
    with pytest.raises(Refused):
        record.tell("sakai bushi kanto")
    record.tell(begin)
    others = playing(record.table).position().others
    assert others == {
        General.II: Opponent((Card.BUSHI,)),
        General.SAKAI: Opponent(
            (Card.BUSHI, Card.BUSHI, Card.KOKU_3), None, (BonusTile(Bonus.PLUS_ONE), BonusTile(Bonus.DRAW))
        ),
    }
    [event] = [told.event for told in record.entries[len(described)].told]
    assert event.line(Joining()) == "sakai 2x bushi, koku 3, +1, draw"
    assert told(*described, event.line(Joining())).table == told(*described, "sakai 2 bushi 3 +1 draw").table
    assert {"sakai", "kanto", "seen"} <= set(completions([], Joining()))
    assert {"bushi+sohei", "draw"} <= set(completions(["sakai"], Joining()))
    mine = told(*described, "honda bushi")
    assert "honda: 'honda' is you" in refused(mine, begin)


@pytest.mark.parametrize(
    "lines",
    [
        ("sakai bushi, 4 cards", "ii 2 Karten"),
        ("sakai 4 cartes, bushi", "ii 2 carte"),
        ("sakai bushi", "ii 5 cards", "sakai 4 cards", "ii 2 cards"),
        ("sakai 4 cards", "ii 2 cards", "sakai bushi"),
    ],
)
def test_how_many_cards_an_opponent_has_can_be_said(lines: tuple[str, ...]) -> None:
    [*described, begin] = HONDAS_TURN
    record = told(*described, *lines)
    again = told(
        *described, *(entry.told[0].event.line(entry.before) for entry in record.entries[-len(lines) :])
    )
    assert again.table == record.table
    record.tell(begin)
    assert playing(record.table).position().others == {
        General.II: Opponent((), 2),
        General.SAKAI: Opponent((Card.BUSHI,), 4),
    }


def test_no_tile_is_used_that_nobody_ever_took() -> None:
    empty = {province: Site((), GateTile(province.home)) for province in Province}
    record = joined(
        replace(full_board(), board=empty, tiles=(), used_tiles=(), kamons_left={}, conquests_made=0)
    )
    record.tell("pass")
    who = begun(record.table).due
    assert who
    why = refused(record, f"{who.value} chugoku 2 samurai +1")
    assert why == f"{who.label} has not that many of +1."
    assert refused(record, "draw") == f"{who.label} has not that many of Draw."


def test_a_known_bonus_is_not_another_one() -> None:
    known = {**full_board().board, Province.KYUSHU: Site((), GateTile(Troop.BUSHI, Bonus.DRAW))}
    record = joined(replace(full_board(), board=known, kamons_left={}))
    why = refused(record, "force kyushu tile +1 next sohei")
    assert why.startswith("The bonus of the tile on Kyūshū is known to be Draw.")


@pytest.mark.parametrize("path", TURNS, ids=lambda path: path.stem)
def test_a_game_is_joined_only_with_all_its_provinces(path: Path) -> None:
    position = read_position(path.read_bytes())
    line = Joined(position).line(SettingUp())
    if len(position.board) == len(Province):
        assert told(line).table.is_my_turn
    else:
        assert "not described" in refused(Record(), line)


@pytest.mark.parametrize("path", EVEN_YEARS, ids=lambda path: path.stem)
def test_a_game_is_joined_in_an_even_year_by_its_position(path: Path) -> None:
    position = read_position(path.read_bytes())
    table = playing(joined(position).table)
    assert table.is_my_decision
    stock = {general: position.kamons_of(general) for general in position.players}
    assert table.sharing_position() == replace(position, kamons_left=stock)
    assert "'sharing'" in refused(told("join"), "sharing bushi"), "there is no word for it"


def test_each_bonus_and_each_next_tile_that_is_likely_can_be_told_after_joining() -> None:
    position = full_board()
    wrongly_refused = []
    for province, site in position.board.items():
        if site.tile is None:
            continue
        bonuses = [bonus for bonus, chance in bonus_odds(position, site.tile).items() if chance]
        troops: list[Troop | None] = [None]
        if site.tiles_left > 1:
            troops = [troop for troop, chance in next_tile_odds(position).items() if chance]
        for bonus, troop in product(bonuses, troops):
            line = Uncovers(bonus, troop).line(SettingUp())
            record = joined(position)
            try:
                record.tell(f"force {province.value} {line}")
            except Refused as error:
                wrongly_refused.append(f"{province.value} {line}: {error}")
    assert wrongly_refused == []


@pytest.mark.parametrize("koku", ["4x1", "1 1 2 2", "4x2", "1 2 3 3"])
def test_any_koku_that_may_lie_in_the_deck_can_be_turned_up_after_joining(koku: str) -> None:
    record = joined(full_board())
    while record.table.asks is Ask.TURN:
        record.tell("pass")
    record.tell(f"2 bushi 2 sohei 2 shinobi bushi+bushi sohei+sohei koku {koku}")
    assert record.table.asks is Ask.LOT


def test_koku_paid_since_a_game_was_joined_are_not_paid_again() -> None:
    """Of the box's four cards of 3 koku I hold one."""
    record = joined(full_board())
    for line in ("pass", "sakakibara kansai 3 3 3", "tile draw"):
        record.tell(line)
    before = game_of(record.table)
    assert len(before.koku_deck) == 8, "only which cards it holds was unknown"
    assert "3 koku" in refused(record, "tohoku 3 2")
    record.tell("tohoku 2 2 1")
    assert Card.KOKU_3 not in begun(record.table).unaccounted()


def test_the_last_koku_of_a_share_are_not_made_up_after_joining() -> None:
    """The deck holds as many cards as are turned up, but nobody knows which of those not seen."""
    record = joined(replace(full_board(), koku_deck=4))
    for line in ("pass", "pass"):
        record.tell(line)
    troops = "samurai 2x bushi 2x sohei 2x shinobi samurai+bushi"
    assert "4 koku" in refused(record, troops)
    record.tell(f"{troops} 3 3 3 2")
    assert playing(record.table).asks is Ask.LOT


def test_opponents_of_a_joined_game_pay_with_cards_and_tiles_that_nobody_knew() -> None:
    record = joined(full_board())
    record.tell("pass")
    assert begun(record.table).due is General.SAKAKIBARA
    record.tell("sakakibara takes chugoku with koku 3 3")
    record.tell("tile exchange")
    record.tell("hokkaido 2 sohei +1 hatamoto")
    record.tell("tile exchange next shinobi")
    assert player_of(record.table, General.SAKAKIBARA).favour == 26 + 6 + 4
    assert asks(record) == (Ask.TURN, General.SAKAKIBARA), "he might still own a Draw tile"
    record.tell("pass")
    assert asks(record) == (Ask.SHARE, General.HONDA)
    share = "3 bushi 2 sohei 2 shinobi shinobi+shinobi koku 4x1"
    for line in (share, "sensei 2 bushi", "yes", "hatamoto koku 1", "yes", "daimyo rest / shomyo", "first"):
        record.tell(line)
    assert record.table.asks is Ask.TURN
    assert game_of(record.table).round == 2


@pytest.mark.parametrize("in_even_year", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_a_game_that_is_joined_halfway_can_be_told_to_its_end(seed: int, in_even_year: bool) -> None:
    rng = random.Random(seed)
    generals = rng.sample(list(General), 2 + seed % 3)
    me = rng.choice(generals)
    story = list(events_of(generals, me, seed))
    mine = [
        at
        for at, (event, game) in enumerate(story)
        if isinstance(event, Shared) is in_even_year
        and isinstance(event, Shared | Conquers | Draws | Ends)
        and due(game) is me
    ]
    start = mine[len(mine) // 2]
    seen = see(story[start][1], me)
    if in_even_year:
        record = joined(seen.sharing_position())
        assert playing(record.table).sharing_position() == seen.sharing_position()
    else:
        record = joined(seen.position())
    counted = 0
    for event, game in story[start:]:
        if isinstance(event, Holds) or is_said_already(event, record.table, game):
            continue
        assert begun(record.table).due is due(game)
        if record.table.is_my_turn:
            known, real = playing(record.table).position(), see(game, me).position()
            assert (known.hand, known.tiles, known.board) == (real.hand, real.tiles, real.board)
            assert (known.titles, known.favour) == (real.titles, real.favour)
            assert (known.kamons_left, known.koku_deck) == (real.kamons_left, real.koku_deck)
            told_of = {who: other.cards for who, other in known.others.items()}
            assert all(told_of.get(who) in (None, other.cards) for who, other in real.others.items())
            counted += sum(cards is not None for cards in told_of.values())
        record.tell(event.line(record.table))
    assert counted > 3, "how many cards they have is still known"
    end = finished(generals, seed)
    while record.table.asks is Ask.HANDS:
        assert isinstance(record.table, Counting)
        general = record.table.uncounted[0]
        hand = end.player(general).hand
        unknown = without(hand, player_of(record.table, general).seen)
        record.tell(Holds(general, rng.choice([hand, unknown])).line(record.table))
        assert player_of(record.table, general).hand == hand
    assert begun(record.table).count() == result(end)


def test_more_cards_than_somebody_was_said_to_have() -> None:
    """What was said of him was wrong, so that nobody knows how many there are now."""
    record = joined(replace(full_board(), others={General.SAKAKIBARA: Opponent((Card.BUSHI,), 2)}))
    record.tell("pass")
    assert playing(record.table).outlook().others[General.SAKAKIBARA].cards == 2
    record.tell("sakakibara takes chugoku with koku 3 3")
    assert playing(record.table).outlook().others[General.SAKAKIBARA] == Opponent((Card.BUSHI,))


def test_what_each_player_has_may_be_said_in_their_order() -> None:
    named_each = told("join", "players sakai ii", "titles sakai daimyo ii sensei", "favour sakai 10 ii 12")
    in_order = told("join", "players sakai ii", "titles daimyo sensei", "favour 10 ii 12")
    assert in_order.table == named_each.table
    assert "is no general" in refused(told("join"), "titles daimyo")


def test_a_list_of_generals_says_who_plays() -> None:
    record = told("join", "sakakibara ii sakai honda")
    [players] = last(record)
    assert players.line(record.entries[-1].before) == "players sakakibara, ii, sakai, honda"
    record.tell("sakai bushi")
    [other] = last(record)
    assert other.line(record.entries[-1].before) == "sakai bushi"
