"""The state of a game: the troop deck, provinces, and what players know of the deck."""

from collections import Counter
from dataclasses import replace

from engine.board import Province
from engine.components import Bonus, Card, GateTile, Kamon, Pay, Tile, Troop
from engine.game import play
from engine.payment import Payment
from engine.position import Site
from engine.state import Conquer, Ground
from engine.turn import Conquest
from engine.view import see
from tests.at_turn import HONDA, II, at_turn


class TestTheTroopDeck:
    def test_is_refilled_in_the_middle_of_a_draw(self) -> None:
        discards = (Card.SOHEI,) * 3
        game = replace(at_turn(), troop_deck=(Card.BUSHI, Card.BUSHI), troop_discards=discards)
        drawn, after = game.draw_troops(4)
        assert drawn == (Card.BUSHI, Card.BUSHI, Card.SOHEI, Card.SOHEI)
        assert (after.troop_deck, after.troop_discards, after.shuffles) == ((Card.SOHEI,), (), 1)

    def test_is_refilled_as_soon_as_it_is_empty(self) -> None:
        game = replace(at_turn(), troop_deck=(Card.BUSHI,), troop_discards=(Card.SOHEI,))
        _, after = game.draw_troops(1)
        assert (after.troop_deck, after.troop_discards) == ((Card.SOHEI,), ())

    def test_is_refilled_by_the_first_discards_after_both_were_used_up(self) -> None:
        hand = (Card.SAMURAI,) * 4
        game = replace(at_turn(hand=hand), troop_deck=(), troop_discards=())
        ground = replace(game.board[Province.CHUGOKU], kamons=(Kamon(II),) * 3, stack=())
        game = replace(game, board={**game.board, Province.CHUGOKU: ground})
        assert see(game, HONDA).position().unseen_cards() == (), "the others hold every other card"
        after = play(game, Conquer(Conquest(Province.CHUGOKU, Payment(Pay.TROOPS, hand[:3]))))
        assert Counter(after.troop_deck) == {Card.SAMURAI: 3}
        assert after.troop_discards == ()

    def test_gives_what_there_is(self) -> None:
        game = replace(at_turn(), troop_deck=(Card.BUSHI,), troop_discards=())
        drawn, after = game.draw_troops(8)
        assert drawn == (Card.BUSHI,)
        assert after.troop_deck == ()

    def test_the_refill_is_shuffled(self) -> None:
        discards = tuple(card for card in Card if card.troops)
        orders = {
            replace(at_turn(), troop_deck=(), troop_discards=discards, seed=seed).draw_troops(14)[0]
            for seed in range(20)
        }
        assert len(orders) == 20
        assert all(Counter(order) == Counter(discards) for order in orders)


def test_a_province_shows_its_top_tile_without_the_bonus() -> None:
    ground = Ground((Kamon(II),), (Tile(Troop.SOHEI, Bonus.DRAW), Tile(Troop.BUSHI, Bonus.EXCHANGE)))
    assert ground.site == Site((Kamon(II),), GateTile(Troop.SOHEI))
    asked = ground.demand(Province.KANTO)
    assert asked
    assert (asked.troops, asked.koku) == ((Troop.SAMURAI,) * 3 + (Troop.SOHEI,), 6)
    assert Ground((Kamon(II),) * 4, ()).demand(Province.KANTO) is None
    assert Ground((Kamon(II),) * 3, ()).site == Site((Kamon(II),) * 3)


def test_cards_turned_up_leave_what_may_lie_in_the_deck() -> None:
    honda = replace(at_turn().player(HONDA), pool=(Card.BUSHI, Card.BUSHI, Card.SOHEI))
    assert honda.after_sharing((Card.BUSHI, Card.KOKU_1)).pool == (Card.BUSHI, Card.SOHEI)
    refilled = replace(honda, old_pool=(Card.BUSHI,))
    after = refilled.after_sharing((Card.BUSHI, Card.BUSHI))
    assert after.pool == (Card.BUSHI, Card.SOHEI), "one of them may be of the old deck"
    assert after.old_pool == ()


def test_a_refill_tells_everybody_what_the_deck_holds() -> None:
    discards = (Card.SOHEI, Card.BUSHI)
    game = replace(at_turn(), troop_deck=(), troop_discards=discards).refilled()
    assert game.pool(HONDA) == game.pool(II) == (Card.BUSHI, Card.SOHEI)
    assert game.refilled() is game, "a deck with cards is left alone"


def test_one_player_is_changed_among_all() -> None:
    game = at_turn()
    changed = replace(game.player(II), kamons_left=3)
    assert game.players_with(changed) == (game.player(HONDA), changed)
