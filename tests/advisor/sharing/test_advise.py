"""Advice for the even year: the best decision first, and nothing that I cannot see in it."""

from dataclasses import replace

from advisor.sharing.advise import advise_sharing
from engine.components import SharingStep
from engine.position_file import read_position
from engine.sharing import Sharing
from engine.view import see
from tests.paths import EXAMPLES
from tests.random_games import random_game


def test_the_best_come_first_and_as_many_as_asked_for() -> None:
    for game, general, *_ in random_game(3, seed=1):
        if isinstance(game.year, Sharing):
            position = see(game, general).sharing_position()
            advice = advise_sharing(position, top=3)
            assert advice.step is SharingStep.FORM
            assert len(advice.others) == 2
            assert advice.best.value >= advice.others[0].value >= advice.others[1].value
            assert advise_sharing(position, top=3) == advice
            return


def test_what_i_cannot_see_changes_nothing() -> None:
    """The cards of others and the decks dealt otherwise: my position is the same, and so is the advice."""
    compared = 0
    for game, general, *_ in random_game(4, seed=2):
        if isinstance(game.year, Sharing) and game.year.step is SharingStep.ANSWER:
            decks = replace(game, troop_deck=game.troop_deck[::-1], koku_deck=game.koku_deck[::-1])
            one, two = (see(each, general).sharing_position() for each in (game, decks))
            assert one == two
            assert advise_sharing(one) == advise_sharing(two)
            compared += 1
            if compared == 3:
                return


def test_what_the_lot_in_question_is_good_for() -> None:
    for name in ("even-year", "answer-a-lot"):
        position = read_position((EXAMPLES / f"{name}.json").read_bytes())
        advice = advise_sharing(position, looks_ahead=True)
        assert advice.offered
        if advice.coming:
            assert advice.coming.lot == advice.offered
            assert advice.coming.favour > 0
            assert 1 <= len(advice.coming.spots) <= 2
