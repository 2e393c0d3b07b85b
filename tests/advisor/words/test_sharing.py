"""Advice for the even year: what is told of it."""

from dataclasses import replace

import pytest

from advisor.conquest.advice import Win
from advisor.sharing.advice import ComingTurn, Follows, Option, Path, SharingAdvice
from advisor.table.answers import Hint
from advisor.words.english import ENGLISH
from advisor.words.languages import language
from advisor.worth.later import Terms
from engine.board import Province
from engine.components import Card, Favour, General, SharingStep, Title
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SharingDecision, SplitLots

SAID = ENGLISH.sharing
ME, SAKAI, HONDA = General.II, General.SAKAI, General.HONDA
LOT, OTHER = Lot(Title.SENSEI, (Card.BUSHI, Card.BUSHI)), Lot(Title.DAIMYO)
FORM, REFUSE = FormLot(LOT), AnswerLot(accept=False)
WIN = Win({ME: 0.41, SAKAI: 0.59}, ME, 800)


def option(decision: SharingDecision, value: float = 20.0, **answers: float) -> Option:
    """A decision, what it is worth, and how likely others take the lot."""
    taken = {General[name.upper()]: chance for name, chance in answers.items()}
    return Option(decision, value, (Path(1.0, value),), taken)


def advice(best: Option, *others: Option) -> SharingAdvice:
    """The best decision and others."""
    return SharingAdvice(SharingStep.FORM, ME, best, others, best, 18.0, LOT, None, None)


@pytest.mark.parametrize(
    ("decision", "said"),
    [
        (FORM, "Offer Sensei with 2 × Bushi"),
        (SplitLots(LOT, OTHER), "Split into Sensei with 2 × Bushi / Daimyō alone"),
        (AnswerLot(accept=True), "Take Sensei with 2 × Bushi"),
        (REFUSE, "Refuse Sensei with 2 × Bushi"),
        (ChooseLot(first=True), "Choose Sensei with 2 × Bushi"),
    ],
)
def test_what_to_decide(decision: SharingDecision, said: str) -> None:
    assert SAID.headline(advice(option(decision))) == said


def test_the_lot_that_is_not_chosen_is_named_by_its_place() -> None:
    found = advice(option(ChooseLot(first=True)), option(ChooseLot(first=False), 19.0))
    assert SAID.runner_up(found.others[0], found) == "Choose the second: 1.0 less"
    assert language("fr").sharing.runner_up(found.others[0], found) == "choisir le second : 1,0 de moins"


@pytest.mark.parametrize(
    ("best", "said"),
    [
        (
            option(FORM, sakai=0.72, honda=0.2),
            "Sakai takes it in about 7 of 10 cases, Honda in 2 of 10; else it is yours",
        ),
        (option(FORM, sakai=0.72, honda=0.27), "Sakai takes it in about 7 of 10 cases, Honda in 3 of 10"),
        (option(FORM, sakai=0.04), "nobody is likely to take it: it is yours"),
        (option(REFUSE, sakai=0.04), "nobody else is likely to take it"),
        (option(REFUSE, sakai=0.99), "Sakai takes it in about 9 of 10 cases"),
        (option(SplitLots(LOT, OTHER), sakai=0.0), "Sakai takes the first in about 1 of 10 cases"),
    ],
)
def test_how_likely_the_others_take_it(best: Option, said: str) -> None:
    assert SAID.answers(best) == said


@pytest.mark.parametrize(
    ("waiting", "cards", "said"),
    [
        ((ME, HONDA), 5, "if Sakai takes it, you split the other 5 cards with Honda"),
        ((HONDA, ME), 1, "if Sakai takes it, Honda splits the last card and you choose"),
        (
            (ME, HONDA, General.SAKAKIBARA),
            2,
            "if Sakai takes it, you form the next lot of the other 2 cards for Honda or Sakakibara",
        ),
        (
            (HONDA, ME, General.SAKAKIBARA),
            0,
            "if Sakai takes it, Honda forms a lot of what is left, without cards",
        ),
    ],
)
def test_how_the_year_goes_on(waiting: tuple[General, ...], cards: int, said: str) -> None:
    year = Sharing(waiting, (Card.BUSHI,) * cards)
    found = replace(advice(option(FORM, sakai=0.7)), follows=Follows(SAKAI, 0.7, year))
    assert SAID.follows(found) == said


def test_a_lot_that_its_tairo_keeps() -> None:
    year = Sharing((ME, HONDA), (Card.BUSHI,))
    found = replace(advice(option(REFUSE, honda=0.2)), follows=Follows(SAKAI, 0.8, year))
    assert SAID.follows(found).startswith("if Sakai keeps it, ")


def test_what_the_lot_would_bring() -> None:
    coming = ComingTurn(LOT, ((Province.KANTO, 2), (Province.CHUBU, 3)), Favour(13), Terms())
    found = replace(advice(option(FORM)), coming=coming)
    assert SAID.coming(found) == (
        "Sensei with 2 × Bushi is good for Kantō 2 and Chūbu 3, 13 favour, unless taken before"
    )
    assert SAID.coming(replace(found, offered=OTHER)).startswith("you likely get Sensei with 2 × Bushi, ")
    nothing = replace(found, coming=replace(coming, spots=()))
    assert SAID.coming(nothing) == "with Sensei with 2 × Bushi it would be best to take nothing yet"
    assert SAID.worth(found).startswith("20.0 favour, your coming turn")


def test_what_another_decision_costs_and_who_would_grab_the_lot() -> None:
    found = advice(option(FORM, 20.0))
    for value, cost in ((19.6, "0.4 less"), (19.99, "worth as much"), (20.4, "0.4 more")):
        assert SAID.runner_up(option(REFUSE, value, sakai=0.2), found).endswith(f": {cost}")
    grabbed = option(FormLot(OTHER), 19.6, sakai=0.6, honda=0.1)
    assert SAID.runner_up(grabbed, found) == (
        "Offer Daimyō alone: 0.4 less; Sakai would take it in about 6 of 10 cases"
    )
    played_out = replace(grabbed, answers={}, win=WIN)
    assert SAID.runner_up(played_out, found).endswith(": wins 41 %; 0.4 less, with what the others get")
    equal = replace(played_out, value=20.0)
    assert language("it").sharing.runner_up(equal, found).endswith(": vittorie 41 %; stesso valore")


def test_a_way_in_which_the_year_may_go() -> None:
    found = advice(option(FORM))
    path = Path(0.42, 24.1, ((SAKAI, LOT),))
    assert SAID.path(path, found) == "42 %: Sakai gets Sensei with 2 × Bushi; the rest is open; worth 24.1"
    mine = replace(path, given=((ME, OTHER),))
    assert SAID.path(mine, found) == "42 %: you get Daimyō alone; worth 24.1"


def test_how_it_was_found() -> None:
    found = advice(option(FORM, 20.0))
    best = "best if the others judge lots as we do, in 0.61 s"
    assert SAID.sure(found, 0.61) == best
    chosen = replace(found, by_value=option(FormLot(OTHER), 21.5))
    assert SAID.sure(chosen, 0.61) == f"{best}; chosen by playouts: Offer Daimyō alone is worth 1.5 more"
    assert SAID.sure(replace(chosen, by_value=option(FormLot(OTHER), 20.01)), 0.61) == best


def test_how_often_it_wins() -> None:
    found = advice(replace(option(FORM), win=WIN))
    assert SAID.winning(found, everything=False) == ["41 % (± 2) by 800 playouts"]
    assert SAID.winning(found, everything=True)[1] == "each player: Sakai 59 %, Ii 41 %"


@pytest.mark.parametrize(
    ("best", "kind", "more"),
    [
        (
            option(FORM, sakai=0.4),
            "a lot that nobody is likely to take.",
            "the lot has the tile of the Sensei.",
        ),
        (
            option(FORM, sakai=0.6),
            "a lot that somebody is likely to take.",
            "the lot has the tile of the Sensei.",
        ),
        (option(SplitLots(LOT, OTHER)), "mind which of the two lots", "the tiles are Sensei and Daimyō."),
        (option(REFUSE), "an equal share of what is left is worth 18.0 to you.", "refuse it."),
        (option(ChooseLot(first=True)), "think of what each lot lets you take", "the one with the Sensei."),
    ],
)
def test_hints(best: Option, kind: str, more: str) -> None:
    found = advice(best)
    assert SAID.hint(found, Hint.KIND).startswith(f"Hint: {kind}")
    assert SAID.hint(found, Hint.PROVINCE) == f"Hint: {more}"
