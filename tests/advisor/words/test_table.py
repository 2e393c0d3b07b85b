"""A game at the table: what is told of it, and to whom."""

from dataclasses import replace
from fractions import Fraction

from advisor.table.answers import Hint, Notice, Odds
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Bonus, Card, General, Troop
from tests.explanations import explanation, following, move, play
from tests.table_games import SEATS, lines_of
from tests.told_games import HONDAS_TURN, ODD_YEAR, SET_UP, begun, table_after, told

TABLE = ENGLISH.table


def test_how_a_game_stands_in_one_short_line() -> None:
    table = table_after(*ODD_YEAR)
    assert TABLE.status(table) == "Round 1 | you to act | Sakakibara 0, Honda 0, Sakai 0, Ii 0", "mine first"
    chances = {General.SAKAKIBARA: 0.41, General.II: 0.59}
    shown = TABLE.status(table, chances, 80)
    assert shown == "Round 1 | you to act | Sakakibara 0 (41 %), Honda 0, Sakai 0, Ii 0 (59 %)"
    assert TABLE.status(table, chances, 60) == "R1 | Sakak | Sakak 0 41%, Honda 0, Sakai 0, Ii 0 59%"
    assert TABLE.status(table, chances, 50) == "Sakak 0 41%, Honda 0, Sakai 0, Ii 0 59%"
    assert TABLE.status(table_after()) == TABLE.phrases.how_to_begin
    without = [line for line in HONDAS_TURN if not line.startswith("favour")]
    assert TABLE.status(table_after(*without)) == "you to act", "neither round nor favour is known"


def test_chances_are_told_the_best_first() -> None:
    said = TABLE.chances({General.II: 0.25, General.SAKAI: 0.75}, 800)
    assert said == "Chances to win, by 800 playouts: Sakai 75 %, Ii 25 %."


def test_what_a_word_means() -> None:
    table = table_after(*ODD_YEAR)
    assert TABLE.meaning("odds", table) == "what can still come"
    assert TABLE.meaning("chugoku", table) == "3 koku or 3 Samurai"
    assert TABLE.meaning("chugoku", table_after()) == TABLE.meaning("zzz", table) == ""
    full = (*(line for line in HONDAS_TURN if not line.startswith("hokkaido")), "")
    four = [*full[:-2], "hokkaido sakai sakai ii ii", "begin"]
    assert TABLE.meaning("hokkaido", table_after(*four)) == "full"


def test_what_a_line_did_to_the_record() -> None:
    record = told(*SET_UP[:3])
    assert TABLE.changed(record.tell("samurai bushi"), 4, is_hidden=False) == ["4. You hold Samurai, Bushi."]
    assert TABLE.changed(record.tell("undo"), 3, is_hidden=True) == ["Undone: (hidden)"]
    assert TABLE.changed(record.tell("redo"), 4, is_hidden=False) == ["Done again: You hold Samurai, Bushi."]
    edited = TABLE.changed(record.tell("edit 4 2 samurai"), 4, is_hidden=False)
    assert edited == ["Line 4 is changed.", "4. You hold 2 × Samurai."]
    assert record.last
    assert TABLE.undoes(record.last, is_hidden=False).endswith("the change of line 4. You hold 2 × Samurai.")
    undone = TABLE.changed(record.tell("undo"), 4, is_hidden=False)
    assert undone[1] == "Line 4 reads again: You hold Samurai, Bushi."


def test_lines_that_an_edit_costs_are_told_and_told_again() -> None:
    record = told(*ODD_YEAR, "chugoku 2 samurai samurai+bushi")
    number = len(ODD_YEAR) + 1
    left_out = TABLE.changed(record.tell("edit anyway 4 samurai sohei"), number, is_hidden=False)[-1]
    assert left_out == f"Left out:\n  {number}. (hidden)" or left_out.startswith("Left out:\n  ")
    back = TABLE.changed(record.tell("undo"), number, is_hidden=False)[-1]
    assert back == left_out.replace("Left out", "Back again")


def test_a_line_of_the_history_and_the_round() -> None:
    entry = told(*SET_UP).entries[1]
    assert TABLE.history_line(2, entry, is_hidden=False) == "  2. You are Sakakibara."
    assert TABLE.round(begun(table_after(*ODD_YEAR))) == "Round 1."
    assert TABLE.round(begun(table_after(*HONDAS_TURN))) == "How things stand:"


def test_what_is_known_of_a_player() -> None:
    table = begun(table_after(*ODD_YEAR))
    seats = {seat.general: TABLE.seat(seat, table) for seat in table.view.seats}
    assert seats[General.SAKAKIBARA] == "Sakakibara (Daimyō): 0 favour, 8 kamons left, 4 cards"
    assert seats[General.SAKAI].endswith("6 cards (known: Sōhei, Shinobi, 2 × 1 koku)")
    joined = begun(table_after(*(line for line in HONDAS_TURN if not line.startswith("favour"))))
    strangers = {seat.general: TABLE.seat(seat, joined) for seat in joined.view.seats}
    assert strangers[General.SAKAI] == "Sakai (Sensei): 5 kamons left, cards unknown"


def test_the_score_as_things_stand_the_best_first() -> None:
    assert TABLE.score(begun(table_after(*HONDAS_TURN))) == [
        "Sakai: 23 = 11 favour + 0 koku + 12 for Chūbu and Hokkaidō",
        "Ii: 14 = 14 favour + 0 koku",
        "Sakakibara: 13 = 7 favour + 0 koku + 6 for Kantō",
        "Honda: 5 = 3 favour + 2 koku",
        TABLE.phrases.as_things_stand,
    ]


def test_the_winner_is_named_in_the_end() -> None:
    generals, me, seed = SEATS[1]
    finished = begun(table_after(*lines_of(generals, me, seed)))
    best, *_, last = TABLE.score(finished)
    winner = finished.count()[0].general
    assert best.startswith(f"{winner.label}: ")
    assert last == ("You win." if winner is me else f"{winner.label} wins.")


def test_what_can_still_come() -> None:
    half = Fraction(1, 2)
    odds = Odds({Province.KANTO: {Bonus.PLUS_ONE: half, Bonus.DRAW: half}}, {Troop.SOHEI: half}, {})
    assert TABLE.odds(odds) == [
        "Kantō: +1 50 %, Draw 50 %",
        "Under any tile: Sōhei 50 %",
        "No troop card is left to draw.",
    ]
    one_card = replace(odds, card={Card.BUSHI: Fraction(1)}, next_tile={})
    assert TABLE.odds(one_card)[1:] == ["Under any tile: nothing", "Next troop card: Bushi 100 %"]


def test_hints() -> None:
    passing, taking = explanation(play(None)), explanation(play(move()))
    assert TABLE.hint(passing, Hint.KIND) == "Hint: hold back this time."
    assert TABLE.hint(passing, Hint.PROVINCE) == "Hint: pass."
    assert TABLE.hint(taking, Hint.KIND) == "Hint: one conquest is worth it."
    assert TABLE.hint(taking, Hint.PROVINCE) == "Hint: Kantō."


def test_a_hint_of_two_conquests() -> None:
    two = replace(explanation(play(move())), nexts=(following(then=move(Province.CHUBU)),))
    assert TABLE.hint(two, Hint.KIND).startswith("Hint: two conquests may be possible")


def test_what_is_said_in_the_same_words() -> None:
    assert TABLE.notice(Notice.HIDDEN) == ENGLISH.phrases.hidden
    assert TABLE.resumed(1) == "The game goes on after 1 line; 'history' shows what happened."
    assert TABLE.saved_position("x.json") == "The position is in x.json."
