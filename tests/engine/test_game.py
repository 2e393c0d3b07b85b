"""A whole game: the set-up, the moments of a turn, the deck, the end."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

import pytest

from engine.board import TROOP_CARDS, TURNED_UP, Province
from engine.components import Bonus, BonusTile, Card, General, Kamon, Title, Troop, without
from engine.conquest import Conquest
from engine.errors import Forbidden, Rule
from engine.game import due, legal, new_game, play
from engine.payment import Pay, Payment, UseHatamoto
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing
from engine.state import Conquer, Control, Decision, EndTurn, Game, UseDraw
from engine.view import see
from tests.random_games import random_game

HONDA, II, SAKAKIBARA, SAKAI = General


def at_turn(title: Title = Title.DAIMYO, hand: Sequence[Card] = (), tiles: Sequence[Bonus] = ()) -> Game:
    """A two-player game at Honda's turn; Ii plays after him."""
    game = new_game((HONDA, II), seed=1)
    honda = replace(
        game.players[0],
        title=title,
        hand=tuple(hand),
        tiles=tuple(BonusTile(bonus, Troop.BUSHI) for bonus in tiles),
    )
    return replace(game, players=(honda, game.players[1]), year=Control((HONDA, II)))


def koku(province: Province, *cards: Card) -> Conquer:
    return Conquer(Conquest(province, Payment(Pay.KOKU, cards)))


def refused(rule: Rule, game: Game, decision: Decision) -> None:
    with pytest.raises(Forbidden) as refusal:
        play(game, decision)
    assert refusal.value.rule is rule


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
        with pytest.raises(Forbidden, match="splits what remains into two lots first"):
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
