"""Advice at each decision of the rulebook's example year: legal, and explained to the letter."""

import pytest

from advisor.screen.console import print_sheet
from advisor.screen.sharing import sharing_sheet
from advisor.sharing.advise import advise_sharing
from advisor.words.english import ENGLISH
from engine.game import due, play
from engine.sharing import Sharing
from engine.view import see
from tests.command_line import assert_golden
from tests.rulebook_year import STORY, rulebook_year
from tests.screens import paper


@pytest.mark.slow
@pytest.mark.parametrize("columns", [80, 50])
def test_every_decision_is_advised(columns: int) -> None:
    console, page = paper(columns)
    game = rulebook_year()
    for general, decision in STORY:
        position = see(game, general).sharing_position()
        advice = advise_sharing(position, top=3, playouts=60, looks_ahead=True)
        assert isinstance(game.year, Sharing)
        for option in (advice.best, *advice.others):
            game.year.after(option.decision)
        console.print(f"{general.label}:")
        print_sheet(console, sharing_sheet(ENGLISH, advice, seconds=0))
        console.print()
        game = play(game, decision)
    assert due(game)
    assert "proven" not in page.getvalue()
    lines = [line.rstrip() for line in page.getvalue().splitlines()]
    assert_golden("\n".join([*lines, ""]), "rulebook-year", columns)
