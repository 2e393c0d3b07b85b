"""The play that wins: positions whose answer is sure, and what playouts may know."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from advisor.conquest.advise import advise
from advisor.solver.objective import Objective
from advisor.winning.chances import advise_to_win, best_advice, with_chance
from engine.board import Province
from engine.components import Card, Cards, General, Kamon, Title
from engine.position import Opponent, Position, Site

II, SAKAI, HONDA = General.II, General.SAKAI, General.HONDA
CHUGOKU, CHUBU, HOKKAIDO = Province.CHUGOKU, Province.CHUBU, Province.HOKKAIDO
NINE = (Card.KOKU_3,) * 3


def kamons(*generals: General) -> tuple[Kamon, ...]:
    return tuple(map(Kamon, generals))


def ending(
    open_provinces: Mapping[Province, tuple[Kamon, ...]],
    favour: Mapping[General, int],
    titles: Mapping[General, Title],
    hand: Cards,
    others: Mapping[General, Opponent] | None = None,
    **rest: object,
) -> Position:
    """Ii's turn in the last year, with all provinces full but a few: by Honda's kamons, who is far behind or
    not there at all."""
    filler = HONDA if HONDA in favour else SAKAI
    board = {province: Site(kamons(*[filler] * 4)) for province in Province}
    board |= {province: Site(lying) for province, lying in open_provinces.items()}
    players = tuple(favour)
    empty = {general: Opponent((), 0) for general in players if general is not II}
    told: dict[str, object] = {"koku_deck": 0, "kamons_left": dict.fromkeys(players, 3), **rest}
    return Position(
        players=players,
        me=II,
        titles=titles,
        hand=hand,
        board=board,
        favour=favour,
        others=empty if others is None else others,
        **told,  # type: ignore[arg-type]
    )


LAST = {SAKAI: Title.DAIMYO, HONDA: Title.SHOMYO, II: Title.HATAMOTO}


def test_six_points_are_taken_from_the_leader_not_from_the_last() -> None:
    """Both provinces bring 9 favour and a majority. Sakai has 52 and six for his province, Ii 40, 9 and
    six."""
    lying = {CHUGOKU: kamons(II, HONDA, HONDA), CHUBU: kamons(II, SAKAI, SAKAI)}
    where = ending(lying, {II: 40, SAKAI: 52, HONDA: 0}, LAST, NINE)
    for advice in (advise_to_win(where, playouts=50), advise(where)):
        assert advice.best.plan.conquest
        assert advice.best.plan.conquest.province is CHUBU
    best = advise_to_win(where, top=3, playouts=50)
    assert best.best.win
    assert best.best.win.chance == 1
    assert [play.win.chance for play in best.others if play.win] == [0, 0]


def two(mine: int, his: int) -> Position:
    lying = {CHUGOKU: kamons(SAKAI, SAKAI, II)}
    titles = {SAKAI: Title.DAIMYO, II: Title.HATAMOTO}
    return ending(lying, {II: mine, SAKAI: his}, titles, NINE, koku_deck=8, kamons_left={II: 1, SAKAI: 6})


def test_the_last_kamon_is_placed_where_that_wins() -> None:
    """Sakai has seven provinces, 42 favour; 100 and 9 are enough against 60 and 42, and it is over."""
    advice = advise_to_win(two(100, 60), playouts=100)
    assert advice.best.plan.conquest
    assert advice.best.win
    assert advice.best.win.chance == 1


def test_the_last_kamon_is_kept_where_placing_it_loses() -> None:
    """With 80 the game would be lost at once; if it goes on, there are nine koku and more to come."""
    where = two(88, 60)
    advice = advise_to_win(where, top=2, playouts=200)
    assert advice.best.plan.conquest is None
    [placing] = advice.others
    assert placing.plan.conquest
    assert placing.win
    assert placing.win.chance == 0
    assert advice.best.win
    assert advice.best.win.chance > 0


def test_a_sensei_who_still_has_to_act_takes_a_majority_back() -> None:
    """In Chūgoku Sakai lies left of Ii: his golden kamon makes two against two, and it is his. In Chūbu Honda
    lies left, who has had his turn."""
    lying = {CHUGOKU: kamons(SAKAI, II), CHUBU: kamons(HONDA, II)}
    titles = {HONDA: Title.DAIMYO, II: Title.SHOMYO, SAKAI: Title.SENSEI}
    six = (Card.KOKU_3, Card.KOKU_3)
    where = ending(lying, {II: 30, SAKAI: 37, HONDA: 0}, titles, six)
    advice = advise_to_win(where, top=2, playouts=50)
    assert advice.best.plan.conquest
    assert advice.best.plan.conquest.province is CHUBU
    assert advice.best.win
    assert advice.best.win.chance == 1


def test_a_lead_that_only_koku_can_keep() -> None:
    """Nine koku count nine. The last position of Chūgoku brings nine favour and costs all of them: nothing
    won, but three koku would be lost on a position worth six."""
    lying = {CHUGOKU: kamons(SAKAI, SAKAI)}
    titles = {SAKAI: Title.DAIMYO, II: Title.HATAMOTO}
    hand = (Card.KOKU_3, Card.KOKU_2, Card.KOKU_2)
    where = ending(lying, {II: 100, SAKAI: 106 - 6 * 8}, titles, hand)
    assert advise(where, Objective.POINTS).best.plan.conquest, "six points are to be had for seven koku"
    advice = advise_to_win(where, top=2, playouts=50)
    assert advice.best.plan.conquest is None
    assert advice.best.win
    assert (advice.best.win.chance, [play.win.chance for play in advice.others if play.win]) == (1, [0])


@pytest.mark.parametrize(("title", "wins"), [(Title.DAIMYO, True), (Title.HATAMOTO, False)])
def test_a_tie_is_decided_by_the_title(title: Title, wins: bool) -> None:
    lying = {CHUGOKU: kamons(SAKAI, SAKAI, SAKAI)}
    bonus = 2 if title is Title.DAIMYO else 0
    titles = {SAKAI: Title.SENSEI, II: title}
    where = ending(lying, {II: 51 - bonus, SAKAI: 60 - 6 * 8}, titles, (Card.SAMURAI,) * 3)
    advice = advise_to_win(where, playouts=50)
    assert advice.best.plan.conquest
    assert advice.best.win
    assert advice.best.win.chance == wins


def test_the_same_position_gets_the_same_answer() -> None:
    one, two_again = (advise_to_win(two(95, 60), top=2, playouts=60) for _ in range(2))
    assert one.best.win == two_again.best.win
    assert one == two_again


def test_to_win_is_the_default_where_enough_is_told() -> None:
    where = two(95, 60)
    assert best_advice(where, playouts=20).objective is Objective.WIN
    assert best_advice(where, playouts=0).objective is Objective.VALUE
    assert best_advice(replace(where, koku_deck=None), playouts=20).objective is Objective.VALUE
    assert best_advice(where, Objective.POINTS, playouts=20).objective is Objective.POINTS


def test_a_play_in_question_is_played_out_with_the_same_luck() -> None:
    where = two(95, 60)
    advice = advise_to_win(where, top=2, playouts=60)
    again = with_chance(where, advice.best, advice, 60)
    assert again.win == advice.best.win


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    advise_to_win(two(95, 60), playouts=450, progress=lambda done, of: told.append((done, of)))
    assert told == [(0, 450), (200, 450), (400, 450), (450, 450)]
