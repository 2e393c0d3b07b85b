"""A piece of advice: which sentences are said of it."""

from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.conquest.explanation import Outlook
from advisor.conquest.plan import When
from advisor.solver.objective import Objective
from advisor.words.english import ENGLISH
from advisor.words.languages import language
from advisor.worth.weights import Weights
from engine.board import Province
from engine.components import KOKU, Bonus, Card, General, Troop
from engine.payment import UsePlusOne
from tests.explanations import TINY, explanation, following, move, play, win

ADVISED = explanation(play(move()))


def test_what_to_do_now() -> None:
    assert ENGLISH.headline(ADVISED) == "Take Kantō, position 2, for 7 favour (6 and 1 as Shōmyō)"
    assert ENGLISH.headline(explanation(play(None))) == ENGLISH.advice.pass_with_nothing_to_take
    assert ENGLISH.draw_first(replace(ADVISED, draws_first=2)).startswith("Draw first: use your 2 Draw tiles")
    last = replace(ADVISED, draws_first=1, can_conquer=False)
    assert ENGLISH.draw_first(last) == "Draw before you end the turn: use your Draw tile."


@pytest.mark.parametrize(
    ("less", "end"),
    [
        (Fraction(0), "and is worth no more in the end."),
        (TINY, "but is worth a little less in the end."),
        (Fraction(5, 2), "but is worth 2.5 less in the end."),
    ],
)
def test_passing_is_compared_with_the_best_that_could_be_taken(less: Fraction, end: str) -> None:
    found = explanation(play(None), play(None), play(move(), less=less))
    assert ENGLISH.headline(found) == f"Pass: Kantō, position 2 would score 7, {end}"


def test_a_card_that_was_just_drawn_is_named_as_such() -> None:
    paid = (Card.KOKU_1, Card.SAMURAI)
    assert ENGLISH.put_down(move(cards=paid, drawn=Card.SAMURAI)) == "1 koku, the card drawn"
    assert ENGLISH.put_down(move(cards=(Card.SAMURAI,), drawn=Card.SAMURAI)) == "the card drawn"
    assert ENGLISH.put_down(move(cards=())) == "no card"


def test_when_a_line_counts() -> None:
    whens = (
        When(Bonus.EXCHANGE, None, Troop.BUSHI),
        When(Bonus.PLUS_ONE, None, Troop.BUSHI),
        When(Bonus.DRAW, Card.SAMURAI),
        When(Bonus.DRAW, Card.SOHEI),
    )
    one, rest = following(*whens), following()
    said = "Exchange or +1 uncovering Bushi or Draw of Samurai or Sōhei"
    assert ENGLISH.condition(one, [one]) == said
    assert ENGLISH.condition(one, [one, rest]) == f"{said} (33 %)"
    assert ENGLISH.condition(rest, [one, rest]) == "otherwise (33 %)"
    assert ENGLISH.condition(rest, [rest]) == "whatever comes"
    below = following(When(None, None, Troop.BUSHI), When(None, None, Troop.SOHEI))
    assert ENGLISH.condition(below, [below]) == "any tile uncovering Bushi or Sōhei"
    assert language("fr").condition(rest, [rest]).endswith(" "), "a colon follows"


def test_what_to_do_then() -> None:
    paid = move(cards=(Card.BUSHI,), steps=(UsePlusOne(Troop.BUSHI),), lost=(KOKU,))
    line = replace(following(then=paid), flip=(Province.CHUBU, 1))
    assert ENGLISH.following(line).split("; ") == [
        "Kantō, position 2, 7 favour: Bushi",
        "+1: one more Bushi",
        "lost: 1 koku",
        "turn your kamon on Chūbu 1 to gold",
    ]
    assert ENGLISH.following(following()) == "stop"


def test_cases_that_are_not_listed_are_counted_together() -> None:
    rare = [following(chance=Fraction(1, 100)), following(chance=Fraction(1, 50))]
    assert ENGLISH.unlisted(rare, "--explain") == "2 more cases, 3 % in all; --explain lists them"
    assert ENGLISH.in_any_case(move(), "--explain").endswith("depends on the tile (--explain)")


def test_what_may_be_expected() -> None:
    assert ENGLISH.expected(ADVISED) == "7.0 favour this turn, for certain"
    assert ENGLISH.expected(explanation(play(move(), favour=8))) == "8.0 favour this turn"
    two = replace(explanation(play(move(), favour=10)), nexts=(following(then=move(Province.CHUBU)),))
    assert ENGLISH.expected(two) == "10.0 favour this turn: 7 now, 3.0 then"
    assert ENGLISH.expected(explanation(play(None))) == ENGLISH.advice.no_further_favour


def test_outlooks_and_weights() -> None:
    changes = [Outlook(Province.KANTO, Fraction(1, 10), Fraction(3, 10))] * 2
    assert ENGLISH.outlooks(changes) == "Kantō 10 % to 30 %; Kantō 10 % to 30 %"
    said = ENGLISH.weights(Weights(*(Fraction(number) for number in range(1, 7))), 2.5)
    assert said.startswith(
        "a koku: 1.0, a troop card: 2.0, a double: 3.0, Exchange: 4.0, +1: 5.0, Draw: 6.0, "
    )


def test_how_often_it_wins() -> None:
    won = win({General.II: 0.41, General.SAKAI: 0.59})
    found = explanation(play(move(), win=won))
    assert ENGLISH.winning(found) == ["41 % (± 2) by 800 playouts"]
    each = "each player: Sakai 59 %, Ii 41 %; if you pass: Sakai 59 %, Ii 41 %"
    assert ENGLISH.winning(replace(found, if_passing=won))[1] == each
    assert ENGLISH.how_often(win({General.II: 1.0}, 10**6)).startswith("100 % (± 1)")


def test_how_sure_it_is() -> None:
    assert ENGLISH.sure(ADVISED) == "proven best by favour and what lasts, in 0.10 s"
    assert "by favour this turn" in ENGLISH.sure(replace(ADVISED, objective=Objective.POINTS))
    for gap, end in ((TINY, "is worth 0.1 more"), (Fraction(3), "is worth more than 3.0 above it")):
        open_ = replace(ADVISED, is_proven=False, bound=ADVISED.best.expected + gap)
        assert ENGLISH.sure(open_).endswith(end)
    for more, end in ((TINY, "to pass is hardly better"), (Fraction(2), "to pass is worth 2.0 more")):
        chosen = replace(ADVISED, by_value=play(None, favour=7 + more))
        assert ENGLISH.sure(chosen).endswith(end)
    assert "lasts Chūbu, position 2 is" in ENGLISH.sure(
        replace(ADVISED, by_value=play(move(Province.CHUBU), 9))
    )
