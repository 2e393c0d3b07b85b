"""The odd year: a turn, its conquests, and the Sensei's end of it."""

from dataclasses import replace

import pytest

from engine.board import TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Card, Kamon, Pay, Title, Troop, without
from engine.control import mover, place
from engine.errors import Rule
from engine.game import due, legal, new_game, play
from engine.payment import Means, Payment, Tools, UseHatamoto
from engine.refusals import Forbidden
from engine.sharing import AnswerLot
from engine.state import Conquer, Control, EndTurn, Game, UseDraw
from engine.turn import Conquest
from tests.at_turn import HONDA, II, at_turn, koku, refused
from tests.saying import raises_saying


class TestATurn:
    def test_a_tile_just_won_is_used_at_once(self) -> None:
        game = at_turn(hand=(Card.KOKU_2, Card.KOKU_3))
        ground = game.board[Province.CHUGOKU]
        top = replace(ground.stack[0], bonus=Bonus.PLUS_ONE)
        board = {**game.board, Province.CHUGOKU: replace(ground, stack=(top, *ground.stack[1:]))}
        game = play(replace(game, board=board), koku(Province.CHUGOKU, Card.KOKU_3))
        with_tile = [
            d.conquest.payment
            for d in legal(game)
            if isinstance(d, Conquer) and d.conquest.province is Province.CHUBU
        ]
        assert [(paid.pay, paid.bonuses) for paid in with_tile if paid.pay is Pay.KOKU] == [
            (Pay.KOKU, (Bonus.PLUS_ONE,))
        ]

    def test_passing_is_always_legal(self) -> None:
        game = at_turn()
        assert list(legal(game)) == [EndTurn()]
        assert due(play(game, EndTurn())) is II

    def test_no_third_conquest_is_legal(self) -> None:
        game = at_turn(hand=(Card.KOKU_3,) * 3)
        for province in (Province.CHUGOKU, Province.CHUBU):
            game = play(game, koku(province, Card.KOKU_3))
        assert not any(isinstance(decision, Conquer) for decision in legal(game))
        refused(Rule.TWO_CONQUESTS, game, koku(Province.KYUSHU, Card.KOKU_3))

    def test_a_player_without_kamons_conquers_nothing(self) -> None:
        game = at_turn(hand=(Card.KOKU_3,))
        game = replace(game, players=game.players_with(replace(game.players[0], kamons_left=0)))
        assert list(legal(game)) == [EndTurn()]
        refused(Rule.KAMON_NEEDED, game, koku(Province.CHUGOKU, Card.KOKU_3))

    def test_a_full_province_is_not_to_be_had(self) -> None:
        game = at_turn(hand=(Card.KOKU_3,) * 4)
        full = replace(game.board[Province.CHUGOKU], kamons=(Kamon(II),) * 4, stack=())
        game = replace(game, board={**game.board, Province.CHUGOKU: full})
        refused(Rule.PROVINCE_FULL, game, koku(Province.CHUGOKU, *[Card.KOKU_3] * 4))
        provinces = {d.conquest.province for d in legal(game) if isinstance(d, Conquer)}
        assert provinces == set(Province) - {Province.CHUGOKU}

    def test_a_wasteful_payment_is_legal_though_not_listed(self) -> None:
        game = at_turn(hand=(Card.KOKU_3, Card.KOKU_3))
        wasteful = koku(Province.CHUGOKU, Card.KOKU_3, Card.KOKU_3)
        assert wasteful not in legal(game)
        assert play(game, wasteful).players[0].hand == ()

    def test_drawing_needs_a_draw_tile(self) -> None:
        drawn = play(at_turn(tiles=(Bonus.DRAW,)), UseDraw())
        assert len(drawn.players[0].hand) == 1
        assert drawn.players[0].seen == (), "the others do not see the card"
        assert drawn.used_tiles == (BonusTile(Bonus.DRAW, Troop.BUSHI),)
        refused(Rule.DRAW_TILE, at_turn(tiles=(Bonus.EXCHANGE,)), UseDraw())

    def test_the_joker_is_the_hatamoto_s_and_serves_once(self) -> None:
        hand = (Card.SAMURAI,) * 4
        used = Payment(Pay.TROOPS, hand[:2], (UseHatamoto(Troop.SAMURAI),))
        conquest = Conquer(Conquest(Province.CHUGOKU, used))

        def samurai_on_top(game: Game) -> Game:
            ground = game.board[Province.CHUGOKU]
            stack = tuple(replace(tile, troop=Troop.SAMURAI) for tile in ground.stack)
            return replace(game, board={**game.board, Province.CHUGOKU: replace(ground, stack=stack)})

        refused(Rule.HATAMOTO_TITLE, samurai_on_top(at_turn(Title.SENSEI, hand)), conquest)
        after = play(samurai_on_top(at_turn(Title.HATAMOTO, hand)), conquest)
        assert after.year == Control((HONDA, II), conquests_made=1, hatamoto_used=True)
        refused(Rule.HATAMOTO_ONCE, after, conquest)

    @pytest.mark.parametrize(("kamons", "favour"), [(0, 3), (1, 4), (2, 6), (3, 9)])
    def test_each_position_scores_its_number(self, kamons: int, favour: int) -> None:
        game = at_turn(Title.SENSEI, hand=(Card.KOKU_3,) * 3)
        ground = game.board[Province.CHUGOKU]
        ground = replace(ground, kamons=(Kamon(II),) * kamons, stack=ground.stack[kamons:])
        game = replace(game, board={**game.board, Province.CHUGOKU: ground})
        assert play(game, koku(Province.CHUGOKU, *[Card.KOKU_3] * 3)).players[0].favour == favour

    def test_the_even_year_s_decisions_are_not_due(self) -> None:
        refused(Rule.NOT_NOW, at_turn(), AnswerLot(True))
        refused(Rule.NOT_NOW, new_game((HONDA, II), 1), EndTurn())
        with raises_saying(Forbidden, "splits what remains into two lots first"):
            play(new_game((HONDA, II), 1), EndTurn())


class TestTheSensei:
    PLACE = (Province.CHUGOKU, 1)

    def with_kamons(self, title: Title, *kamons: Kamon) -> Game:
        game = at_turn(title)
        ground = replace(
            game.board[Province.CHUGOKU],
            kamons=kamons,
            stack=game.board[Province.CHUGOKU].stack[len(kamons) :],
        )
        return replace(game, board={**game.board, Province.CHUGOKU: ground})

    def test_turns_a_kamon_golden_for_good(self) -> None:
        game = self.with_kamons(Title.SENSEI, Kamon(HONDA))
        assert set(legal(game)) == {EndTurn(), EndTurn(self.PLACE)}
        after = play(game, EndTurn(self.PLACE))
        assert after.board[Province.CHUGOKU].kamons == (Kamon(HONDA, golden=True),)
        assert due(after) is II

    def test_turns_one_that_he_placed_this_turn(self) -> None:
        game = at_turn(Title.SENSEI, hand=(Card.KOKU_3,))
        game = play(game, koku(Province.CHUGOKU, Card.KOKU_3))
        assert play(game, EndTurn(self.PLACE)).board[Province.CHUGOKU].kamons[0].golden

    def test_nobody_else_does(self) -> None:
        for title in (Title.DAIMYO, Title.SHOMYO, Title.HATAMOTO):
            game = self.with_kamons(title, Kamon(HONDA))
            refused(Rule.SENSEI_TURNS_GOLDEN, game, EndTurn(self.PLACE))
            assert list(legal(game)) == [EndTurn()]

    @pytest.mark.parametrize("kamons", [(), (Kamon(II),), (Kamon(HONDA, golden=True),)])
    def test_turns_only_a_simple_kamon_of_his_own(self, kamons: tuple[Kamon, ...]) -> None:
        refused(Rule.OWN_SIMPLE_KAMON, self.with_kamons(Title.SENSEI, *kamons), EndTurn(self.PLACE))


class TestAConquest:
    def test_moves_everything_to_its_place(self) -> None:
        hand = (Card.SAMURAI_BUSHI, Card.KOKU_3)
        game = at_turn(Title.SHOMYO, hand, (Bonus.EXCHANGE,))
        top, *under = game.board[Province.CHUGOKU].stack
        after = play(game, koku(Province.CHUGOKU, Card.KOKU_3))
        honda = after.player(HONDA)
        assert (honda.hand, honda.favour) == ((Card.SAMURAI_BUSHI,), 3 + 1)
        assert honda.kamons_left == game.player(HONDA).kamons_left - 1
        assert set(honda.tiles) == {BonusTile(Bonus.EXCHANGE, Troop.BUSHI), BonusTile(top.bonus, top.troop)}
        assert after.board[Province.CHUGOKU].kamons == (Kamon(HONDA),)
        assert after.board[Province.CHUGOKU].stack == tuple(under)
        assert after.koku_discards == (Card.KOKU_3,)
        assert after.year == Control((HONDA, II), conquests_made=1)

    def test_is_placed_unchecked_whatever_was_paid(self) -> None:
        game = at_turn(hand=(Card.KOKU_1,))
        cheap = Conquest(Province.KANTO, Payment(Pay.KOKU, (Card.KOKU_1,)))
        refused(Rule.KOKU_NEEDED, game, Conquer(cheap))
        after = place(game, Control((HONDA, II)), cheap)
        assert after.player(HONDA).favour == 5 + 2
        assert after.board[Province.KANTO].kamons == (Kamon(HONDA),)

    def test_shows_the_others_that_a_card_is_not_in_the_deck(self) -> None:
        """The one Samurai+Bushi might have been in the deck, for all that Ii could tell."""
        hand = (Card.SAMURAI, Card.SAMURAI, Card.SAMURAI_BUSHI)
        game = at_turn(hand=hand)
        pool = without(TROOP_CARDS, game.player(II).hand)
        game = replace(game, players=game.players_with(replace(game.player(II), pool=pool)))
        ground = replace(game.board[Province.CHUGOKU], kamons=(Kamon(II),) * 3, stack=())
        game = replace(game, board={**game.board, Province.CHUGOKU: ground})
        after = play(game, Conquer(Conquest(Province.CHUGOKU, Payment(Pay.TROOPS, hand))))
        assert Card.SAMURAI_BUSHI in pool
        assert Card.SAMURAI_BUSHI not in after.pool(II)

    def test_means_are_the_hand_the_tiles_and_the_joker_until_he_has_served(self) -> None:
        game = at_turn(Title.HATAMOTO, (Card.BUSHI,), (Bonus.PLUS_ONE, Bonus.DRAW))
        means = mover(game, Control((HONDA,))).means
        assert means == Means((Card.BUSHI,), Tools(plus_one=1, hatamoto=1))
        assert mover(game, Control((HONDA,), 1, hatamoto_used=True)).means.tools == Tools(plus_one=1)
