"""What one player sees of a game, and the position that it gives."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.board import TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Card, Title, Troop, without
from engine.errors import Rule
from engine.game import due, legal, new_game, play
from engine.position import Opponent
from engine.position_file import read_position, write_position
from engine.refusals import Forbidden
from engine.sharing import ChooseLot, Sharing
from engine.state import Control, UseDraw
from engine.view import see
from tests.at_turn import HONDA, II, at_turn, koku
from tests.random_games import random_game


class TestWhatIsSeen:
    def test_cards_from_lots_are_known_and_leave_the_known_part_first(self) -> None:
        game = at_turn(hand=(Card.KOKU_1, Card.KOKU_2, Card.KOKU_2))
        honda = replace(game.players[0], seen=(Card.KOKU_1, Card.KOKU_2))
        game = replace(game, players=game.players_with(honda))
        after = play(game, koku(Province.CHUGOKU, Card.KOKU_1, Card.KOKU_2))
        [seat, _] = see(after, II).seats
        assert (seat.cards_in_hand, seat.known) == (1, ())

    def test_a_tile_on_a_gate_shows_its_troop_alone(self) -> None:
        view = see(at_turn(), II)
        assert all(site.tile and site.tile.bonus is None for site in view.board.values())

    def test_what_a_position_takes_over_from_the_view(self) -> None:
        game = at_turn(Title.HATAMOTO, hand=(Card.SAMURAI,))
        pool = without(TROOP_CARDS, (Card.SAMURAI, Card.BUSHI, Card.SHINOBI))
        tile = BonusTile(Bonus.DRAW, Troop.SOHEI)
        ii = replace(
            game.players[1], hand=(Card.BUSHI, Card.KOKU_1), seen=(Card.BUSHI, Card.KOKU_1), tiles=(tile,)
        )
        gone = BonusTile(Bonus.EXCHANGE, Troop.BUSHI)
        game = replace(
            game,
            players=(replace(game.players[0], pool=pool), ii),
            used_tiles=(gone,),
            troop_discards=(Card.SHINOBI,),
            koku_discards=(Card.KOKU_2,),
            year=Control((HONDA, II), conquests_made=1, hatamoto_used=True),
        )
        view = see(game, HONDA)
        assert view.koku_discards == (Card.KOKU_2,)
        position = view.position()
        assert position.used_tiles == (gone, tile), "those out of play and those of the others"
        assert position.seen_troops == (Card.BUSHI, Card.SHINOBI), "what cannot be in the deck nor in hand"
        assert position.others == {II: Opponent((Card.BUSHI, Card.KOKU_1), 2, (tile,))}
        assert position.koku_deck == len(game.koku_deck)
        assert (position.conquests_made, position.hatamoto_used) == (1, True)

    def test_lots_are_seen_by_all(self) -> None:
        game = new_game((HONDA, II), seed=1)
        assert isinstance(game.year, Sharing)
        split = game.year.legal()[-1]
        game = play(play(game, split), ChooseLot(first=True))
        for seat in see(game, HONDA).seats:
            assert seat.cards_in_hand == 2 + len(seat.known)

    def test_a_position_only_at_one_s_own_turn(self) -> None:
        game = at_turn()
        assert see(game, HONDA).position().me is HONDA
        for general, moment in (
            (II, game),
            (HONDA, new_game((HONDA, II), 1)),
            (HONDA, replace(game, year=None)),
        ):
            with pytest.raises(Forbidden) as refusal:
                see(moment, general).position()
            assert refusal.value.rule is Rule.NOT_NOW


class TestWhatIsLegal:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_it_shows_in_the_view_of_the_player_who_is_due(self, players: int) -> None:
        for game, general, _, _ in random_game(players, seed=3):
            view = see(game, general)
            assert len(view.legal()) == len(legal(game))
            assert list(view.legal()[:50]) == list(legal(game)[:50])

    def test_the_others_have_nothing_to_decide(self) -> None:
        turn, even_year = at_turn(hand=(Card.KOKU_3,)), new_game((HONDA, II), 1)
        for game in (turn, even_year, replace(turn, year=None)):
            for general in (HONDA, II):
                assert bool(see(game, general).legal()) is (general is due(game))

    def test_drawing_needs_a_tile_and_a_card(self) -> None:
        game = at_turn(tiles=(Bonus.DRAW,))
        assert UseDraw() in see(game, HONDA).legal()
        assert UseDraw() not in see(replace(game, troop_deck=()), HONDA).legal()
        assert UseDraw() not in see(at_turn(tiles=(Bonus.PLUS_ONE,)), HONDA).legal()


class TestAnEvenYear:
    def test_the_position_at_my_decision(self) -> None:
        game = new_game((HONDA, II), seed=1)
        me = due(game)
        assert isinstance(game.year, Sharing) and me
        position = see(game, me).sharing_position()
        assert position.sharing == game.year
        assert position.hand == game.player(me).hand
        assert position.unseen_cards() == game.pool(me), "what is turned up is not in the deck"
        assert (position.conquests_made, position.hatamoto_used) == (0, False)

    def test_only_at_my_decision(self) -> None:
        game = new_game((HONDA, II), seed=1)
        other = next(general for general in (HONDA, II) if general is not due(game))
        for view in (see(game, other), see(at_turn(), HONDA), see(replace(at_turn(), year=None), HONDA)):
            with pytest.raises(Forbidden) as refusal:
                view.sharing_position()
            assert refusal.value.rule is Rule.NOT_NOW

    @pytest.mark.slow
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_every_decision_is_written_and_read_again(self, players: int) -> None:
        steps = set()
        for seed in range(4):
            for game, general, _, _ in random_game(players, seed, hoarding=seed > 1):
                if not isinstance(game.year, Sharing):
                    continue
                position = see(game, general).sharing_position()
                assert read_position(write_position(position)) == position
                assert position.sharing and position.sharing.due is general
                assert position.sharing.legal()[:20] == game.year.legal()[:20]
                if game.troop_deck:
                    assert Counter(position.unseen_cards()) == Counter(game.pool(general))
                for who, other in position.others.items():
                    seat = game.player(who)
                    assert (other.known, other.cards) == (seat.seen, len(seat.hand)), (
                        "without this year's lots"
                    )
                steps.add(position.sharing.step)
        assert len(steps) == (2 if players == 2 else 4)
