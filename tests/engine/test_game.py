"""A whole game: the set-up, the years, the end."""

from dataclasses import replace
from itertools import islice

import pytest

from engine.board import TURNED_UP
from engine.components import General, Title
from engine.errors import Rule
from engine.game import due, new_game, play
from engine.sharing import FormLot, Lot, Sharing
from engine.state import Control, EndTurn, Game
from tests.at_turn import HONDA, II, at_turn, refused
from tests.random_games import random_game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up(players: int) -> None:
    game = new_game(list(General)[:players], seed=7)
    troops, koku_cards = TURNED_UP[players]
    assert isinstance(game.year, Sharing)
    assert sum(bool(card.troops) for card in game.year.cards) == troops
    assert sum(bool(card.koku) for card in game.year.cards) == koku_cards
    assert all(len(player.hand) == 2 and all(card.troops for card in player.hand) for player in game.players)
    assert len({player.title for player in game.players}) == players
    assert all(len(ground.stack) == 3 for ground in game.board.values())
    assert game.round == 1


@pytest.mark.parametrize("generals", [(), (II,), (II, II)])
def test_too_few_or_equal_generals(generals: tuple[General, ...]) -> None:
    with pytest.raises(ValueError, match="2 to 4 different generals"):
        new_game(generals, seed=1)


def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    def story(seed: int) -> list[Game]:
        return [after for _, _, _, after in islice(random_game(4, seed), 60)]

    assert story(5) == story(5)
    assert story(5) != story(6)


@pytest.mark.slow
def test_turns_follow_the_new_titles() -> None:
    for seed in range(20):
        for _, _, _, game in random_game(4, seed):
            if isinstance(game.year, Control) and len(game.year.order) == 4:
                ranks = [game.player(general).title.rank for general in game.year.order]
                assert ranks == sorted(ranks)


def test_with_fewer_players_some_titles_are_nobody_s() -> None:
    unused = set()
    for seed in range(10):
        for _, _, _, game in random_game(3, seed):
            held = {player.title for player in game.players}
            assert len(held) == 3
            unused |= set(Title) - held
    assert unused == set(Title), "each title is left aside at some time"


class TestTheEnd:
    def last_turn(self, **changes: object) -> Game:
        game = replace(at_turn(), year=Control((HONDA,)), **changes)  # type: ignore[arg-type]
        return play(game, EndTurn())

    def test_the_year_goes_on_while_there_are_kamons_and_koku(self) -> None:
        assert isinstance(self.last_turn().year, Sharing)
        assert self.last_turn().round == 2

    def test_an_empty_koku_deck_ends_the_game(self) -> None:
        assert self.last_turn(koku_deck=()).year is None

    def test_a_player_without_kamons_ends_the_game(self) -> None:
        honda, ii = at_turn().players
        assert self.last_turn(players=(replace(honda, kamons_left=0), ii)).year is None
        assert self.last_turn(players=(replace(honda, kamons_left=1), ii)).year is not None

    def test_only_after_the_whole_year(self) -> None:
        game = replace(at_turn(), koku_deck=())
        assert due(play(game, EndTurn())) is II

    def test_nothing_is_decided_afterwards(self) -> None:
        over = self.last_turn(koku_deck=())
        assert due(over) is None
        refused(Rule.GAME_OVER, over, EndTurn())
        refused(Rule.GAME_OVER, over, FormLot(Lot(Title.DAIMYO)))
