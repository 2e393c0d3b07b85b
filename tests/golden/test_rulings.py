"""Each ruling where the rulebook's texts differ or are silent: the smallest case it allows, and forbids.

Chūgoku with a Samurai on its gate is taken throughout: 3 Samurai, or 3 koku.
"""

from dataclasses import replace

import pytest

from engine.board import Province
from engine.components import KOKU, Bonus, BonusTile, Card, General, Pay, Tile, Title, Troop
from engine.conquest import Reveal, check, conquer
from engine.errors import Rule
from engine.game import due, even_year, legal, new_game, play
from engine.payment import Payment, Step, UseExchange, UseHatamoto, UsePlusOne
from engine.position import Position
from engine.refusals import Forbidden
from engine.scoring import final_koku
from engine.sharing import FormLot, Lot, Sharing
from engine.state import Conquer, Control, EndTurn, Game, UseDraw
from engine.turn import Conquest, favour_for
from tests.positions import position, site

SAMURAI, BUSHI, SOHEI = Troop.SAMURAI, Troop.BUSHI, Troop.SOHEI
EXCHANGE, PLUS_ONE = Bonus.EXCHANGE, Bonus.PLUS_ONE


def pay(pay: Pay, *cards: Card, steps: tuple[Step, ...] = ()) -> Conquest:
    return Conquest(Province.CHUGOKU, Payment(pay, cards, steps))


def troops(*cards: Card, steps: tuple[Step, ...] = ()) -> Conquest:
    return pay(Pay.TROOPS, *cards, steps=steps)


def koku(*cards: Card, steps: tuple[Step, ...] = ()) -> Conquest:
    return pay(Pay.KOKU, *cards, steps=steps)


def forbids(rule: Rule, where: Position, conquest: Conquest) -> None:
    with pytest.raises(Forbidden) as refusal:
        check(where, conquest)
    assert refusal.value.rule is rule


def turn(hand: tuple[Card, ...] = (), tiles: tuple[Bonus, ...] = ()) -> Game:
    """A two-player game at the turn of Honda, who holds these things."""
    game = new_game((General.HONDA, General.II), seed=3)
    honda = replace(
        game.players[0],
        title=Title.DAIMYO,
        hand=hand,
        tiles=tuple(BonusTile(bonus, SAMURAI) for bonus in tiles),
    )
    ii = replace(game.players[1], title=Title.SENSEI)
    return replace(game, players=(honda, ii), year=Control((General.HONDA, General.II)))


class TestRuling1TheHatamotoReplacesOneTroop:
    def test_allows_it_as_the_third_samurai(self) -> None:
        where = position(Card.SAMURAI, Card.SAMURAI, title=Title.HATAMOTO)
        check(where, troops(Card.SAMURAI, Card.SAMURAI, steps=(UseHatamoto(SAMURAI),)))

    def test_forbids_it_as_a_double_card(self) -> None:
        where = position(Card.SAMURAI, title=Title.HATAMOTO)
        forbids(Rule.TROOPS_NEEDED, where, troops(Card.SAMURAI, steps=(UseHatamoto(SAMURAI),)))


class TestRuling2TilesWorkOnTheHatamoto:
    def test_allows_plus_one_to_double_it(self) -> None:
        where = position(Card.SAMURAI, tiles=(PLUS_ONE,), title=Title.HATAMOTO)
        check(where, troops(Card.SAMURAI, steps=(UseHatamoto(SAMURAI), UsePlusOne(SAMURAI))))

    def test_allows_exchange_to_turn_it_into_a_koku(self) -> None:
        where = position(Card.KOKU_2, tiles=(EXCHANGE,), title=Title.HATAMOTO)
        check(where, koku(Card.KOKU_2, steps=(UseHatamoto(SAMURAI), UseExchange(SAMURAI, KOKU))))

    def test_forbids_plus_one_on_a_troop_that_it_does_not_stand_for(self) -> None:
        where = position(Card.BUSHI, tiles=(PLUS_ONE,), title=Title.HATAMOTO)
        steps = (UseHatamoto(BUSHI), UsePlusOne(SAMURAI))
        forbids(Rule.PLUS_ONE_SAME, where, troops(Card.BUSHI, steps=steps))

    def test_forbids_it_as_a_koku_without_an_exchange(self) -> None:
        where = position(Card.KOKU_2, title=Title.HATAMOTO)
        forbids(Rule.NO_MIXTURE, where, koku(Card.KOKU_2, steps=(UseHatamoto(SAMURAI),)))


class TestRuling3ExchangeTakesOneKokuOfACard:
    def test_allows_each_koku_to_be_exchanged_by_a_tile_of_its_own(self) -> None:
        where = position(Card.SAMURAI, Card.KOKU_2, tiles=(EXCHANGE, EXCHANGE))
        steps = (UseExchange(KOKU, SAMURAI),) * 2
        check(where, troops(Card.SAMURAI, Card.KOKU_2, steps=steps))

    def test_allows_the_rest_of_the_card_to_pay_koku(self) -> None:
        where = position(Card.KOKU_2, Card.KOKU_2, tiles=(EXCHANGE,))
        check(where, koku(Card.KOKU_2, Card.KOKU_2, steps=(UseExchange(KOKU, SAMURAI),)))

    def test_forbids_one_tile_to_exchange_the_whole_card(self) -> None:
        where = position(Card.SAMURAI, Card.KOKU_2, tiles=(EXCHANGE,))
        conquest = troops(Card.SAMURAI, Card.KOKU_2, steps=(UseExchange(KOKU, SAMURAI),))
        forbids(Rule.TROOPS_NEEDED, where, conquest)


class TestRuling4ExchangeTakesOneTroopOfADoubleCard:
    def test_allows_one_of_its_troops(self) -> None:
        where = position(Card.SAMURAI, Card.SAMURAI_BUSHI, tiles=(EXCHANGE,))
        check(where, troops(Card.SAMURAI, Card.SAMURAI_BUSHI, steps=(UseExchange(BUSHI, SAMURAI),)))

    def test_forbids_both_with_one_tile(self) -> None:
        where = position(Card.SAMURAI, Card.BUSHI_BUSHI, tiles=(EXCHANGE,))
        conquest = troops(Card.SAMURAI, Card.BUSHI_BUSHI, steps=(UseExchange(BUSHI, SAMURAI),))
        forbids(Rule.TROOPS_NEEDED, where, conquest)


class TestRuling5TilesWorkOnWhatTilesMade:
    def test_allows_plus_one_on_an_exchanged_troop(self) -> None:
        where = position(Card.BUSHI, tiles=(EXCHANGE, PLUS_ONE, PLUS_ONE))
        steps = (UseExchange(BUSHI, SAMURAI), UsePlusOne(SAMURAI), UsePlusOne(SAMURAI))
        check(where, troops(Card.BUSHI, steps=steps))

    def test_forbids_plus_one_before_the_troop_is_there(self) -> None:
        where = position(Card.BUSHI, tiles=(EXCHANGE, PLUS_ONE, PLUS_ONE))
        steps = (UsePlusOne(SAMURAI), UseExchange(BUSHI, SAMURAI), UsePlusOne(SAMURAI))
        forbids(Rule.PLUS_ONE_SAME, where, troops(Card.BUSHI, steps=steps))


class TestRuling6KokuReachThePrice:
    def test_allows_more(self) -> None:
        check(position(Card.KOKU_2, Card.KOKU_2), koku(Card.KOKU_2, Card.KOKU_2))

    def test_forbids_less(self) -> None:
        forbids(Rule.KOKU_NEEDED, position(Card.KOKU_2, Card.KOKU_2), koku(Card.KOKU_2))


class TestRuling7TroopsMayHoldMoreAndTheRestIsLost:
    HAND = (Card.SAMURAI, Card.SAMURAI, Card.SAMURAI_BUSHI, Card.BUSHI, Card.BUSHI)
    BOARD = {Province.CHUGOKU: site(tile=SAMURAI), Province.KYUSHU: site(tile=BUSHI)}  # noqa: RUF012

    def test_allows_a_troop_that_is_not_needed(self) -> None:
        check(position(*self.HAND), troops(*self.HAND[:3]))

    def test_forbids_to_use_it_for_the_next_conquest(self) -> None:
        where = position(*self.HAND, board=self.BOARD)
        after = conquer(where, troops(*self.HAND[:3]), Reveal(EXCHANGE, SOHEI)).position
        again = Conquest(Province.KYUSHU, Payment(Pay.TROOPS, (Card.SAMURAI_BUSHI, Card.BUSHI, Card.BUSHI)))
        forbids(Rule.CARD_IN_HAND, after, again)


class TestRuling8ABonusIsHiddenUntilTaken:
    PAID = koku(Card.KOKU_3)

    def test_allows_any_bonus_to_turn_up(self) -> None:
        for bonus in Bonus:
            outcome = conquer(position(Card.KOKU_3), self.PAID, Reveal(bonus, SOHEI))
            assert outcome.tile == BonusTile(bonus, SAMURAI)

    def test_allows_a_position_to_state_it(self) -> None:
        where = position(Card.KOKU_3, board={Province.CHUGOKU: site(tile=SAMURAI, bonus=PLUS_ONE)})
        assert conquer(where, self.PAID, Reveal(next_tile=SOHEI)).tile == BonusTile(PLUS_ONE, SAMURAI)

    def test_forbids_to_go_on_without_looking(self) -> None:
        with pytest.raises(Forbidden) as refusal:
            conquer(position(Card.KOKU_3), self.PAID, Reveal(next_tile=SOHEI))
        assert refusal.value.rule is Rule.TILE_REVEALED

    def test_forbids_another_bonus_than_the_stated_one(self) -> None:
        where = position(Card.KOKU_3, board={Province.CHUGOKU: site(tile=SAMURAI, bonus=PLUS_ONE)})
        with pytest.raises(Forbidden) as refusal:
            conquer(where, self.PAID, Reveal(EXCHANGE, SOHEI))
        assert refusal.value.rule is Rule.TILE_REVEALED


class TestRuling9ALotMayHoldNoCards:
    def test_allows_a_hierarchy_tile_alone(self) -> None:
        game = new_game((General.HONDA, General.II, General.SAKAI), seed=1)
        assert FormLot(Lot(Title.DAIMYO)) in legal(game)
        assert due(play(game, FormLot(Lot(Title.DAIMYO)))) is not due(game)

    def test_forbids_a_hierarchy_tile_that_is_gone(self) -> None:
        game = new_game((General.HONDA, General.II, General.SAKAI), seed=1)
        assert not isinstance(game.year, Control | None)
        game = replace(game, year=replace(game.year, titles=(Title.SENSEI, Title.HATAMOTO, Title.SHOMYO)))
        with pytest.raises(Forbidden) as refusal:
            play(game, FormLot(Lot(Title.DAIMYO)))
        assert refusal.value.rule is Rule.LOT_HIERARCHY_TILE


class TestRuling10PlusOneInTheFinalCountNeedsNoKoku:
    def test_allows_it_on_koku_and_on_none(self) -> None:
        assert final_koku((Card.KOKU_1,), [BonusTile(PLUS_ONE)]) == 2
        assert final_koku((Card.BUSHI,), [BonusTile(PLUS_ONE), BonusTile(EXCHANGE)]) == 2
        assert final_koku((Card.BUSHI,), [BonusTile(PLUS_ONE)]) == 1
        assert final_koku((), [BonusTile(PLUS_ONE)]) == 1

    def test_forbids_it_in_a_payment_without_koku(self) -> None:
        three = Conquer(Conquest(Province.CHUGOKU, Payment(Pay.KOKU, (), (UsePlusOne(KOKU),) * 3)))
        with pytest.raises(Forbidden) as refusal:
            play(turn(tiles=(PLUS_ONE,) * 3), three)
        assert refusal.value.rule is Rule.PLUS_ONE_SAME


class TestRuling11DrawOnlyInOnesOwnTurn:
    def test_allows_it_in_the_turn(self) -> None:
        assert UseDraw() in legal(turn(tiles=(Bonus.DRAW,)))

    def test_forbids_it_in_the_even_year(self) -> None:
        with pytest.raises(Forbidden) as refusal:
            play(new_game((General.HONDA, General.II), seed=3), UseDraw())
        assert refusal.value.rule is Rule.NOT_NOW

    def test_forbids_it_in_the_final_count(self) -> None:
        assert final_koku((Card.KOKU_1,), [BonusTile(Bonus.DRAW), BonusTile(EXCHANGE)]) == 1
        with pytest.raises(Forbidden) as refusal:
            play(replace(turn(tiles=(Bonus.DRAW,)), year=None), UseDraw())
        assert refusal.value.rule is Rule.GAME_OVER


class TestRuling12DrawNeedsACard:
    def test_allows_it_with_an_empty_deck_and_one_discard(self) -> None:
        game = replace(turn(tiles=(Bonus.DRAW,)), troop_deck=(), troop_discards=(Card.SOHEI,))
        assert UseDraw() in legal(game)
        assert play(game, UseDraw()).players[0].hand == (Card.SOHEI,)

    def test_forbids_it_with_both_empty(self) -> None:
        game = replace(turn(tiles=(Bonus.DRAW,)), troop_deck=(), troop_discards=())
        assert UseDraw() not in legal(game)
        with pytest.raises(Forbidden) as refusal:
            play(game, UseDraw())
        assert refusal.value.rule is Rule.DRAW_FROM_SOMETHING


class TestRuling13TheTairoHasTheMostSealsAmongTheTitlesHeld:
    @pytest.mark.parametrize("count", [2, 3])
    def test_allows_a_low_title_to_be_tairo(self, count: int) -> None:
        generals = list(General)[:count]
        firsts = set()
        for seed in range(60):
            game = new_game(generals, seed)
            highest = max(game.players, key=lambda player: player.title.seals)
            assert due(game) is highest.general
            firsts.add(highest.title)
        # With 2 players of 4 titles even the Sensei can be the highest, never the Hatamoto.
        assert firsts == {Title.DAIMYO, Title.SHOMYO, Title.SENSEI}.difference(
            [Title.SENSEI] if count == 3 else []
        )

    def test_forbids_the_turn_order_to_begin_with_a_lower_title(self) -> None:
        game = new_game((General.HONDA, General.II), seed=0)
        assert not isinstance(game.year, Control | None)
        lower, higher = sorted(game.players, key=lambda player: player.title.seals)
        assert game.year.order == (higher.general, lower.general)
        assert game.year.waiting[0] is not lower.general


class TestRuling14DrawCostsNoConquest:
    PAID = Conquer(koku(Card.KOKU_3))

    def start(self) -> Game:
        return turn((Card.KOKU_3, Card.KOKU_3, Card.KOKU_3), (Bonus.DRAW,) * 3)

    def test_allows_two_conquests_with_draws_before_between_and_after(self) -> None:
        game = self.start()
        other = Conquer(Conquest(Province.CHUBU, Payment(Pay.KOKU, (Card.KOKU_3,))))
        for decision in (UseDraw(), self.PAID, UseDraw(), other, UseDraw()):
            game = play(game, decision)
            assert due(game) is General.HONDA
        assert due(play(game, EndTurn())) is General.II

    def test_forbids_a_third_conquest(self) -> None:
        game = self.start()
        for province in (Province.CHUGOKU, Province.CHUBU):
            game = play(game, Conquer(Conquest(province, Payment(Pay.KOKU, (Card.KOKU_3,)))))
        with pytest.raises(Forbidden) as refusal:
            play(game, Conquer(Conquest(Province.KYUSHU, Payment(Pay.KOKU, (Card.KOKU_3,)))))
        assert refusal.value.rule is Rule.TWO_CONQUESTS


class TestRuling15AnEmptyDeckIsRefilledAtOnce:
    def test_from_the_payment_just_made(self) -> None:
        game = replace(turn((Card.SAMURAI,) * 3, (Bonus.DRAW,)), troop_deck=(), troop_discards=())
        assert UseDraw() not in legal(game)
        site = game.board[Province.CHUGOKU]
        tile = Tile(Troop.SAMURAI, PLUS_ONE)
        game = replace(
            game, board={**game.board, Province.CHUGOKU: replace(site, stack=(tile, *site.stack[1:]))}
        )
        paid = Conquest(Province.CHUGOKU, Payment(Pay.TROOPS, (Card.SAMURAI,) * 3))
        game = play(game, Conquer(paid))
        assert game.troop_deck == (Card.SAMURAI,) * 3
        assert play(game, UseDraw()).players[0].hand == (Card.SAMURAI,)


class TestRuling16FewerCardsThanAreToBeTurnedUp:
    def test_turns_up_what_there_is(self) -> None:
        game = replace(turn(), troop_deck=(Card.SOHEI,), troop_discards=(Card.BUSHI,))
        shared = even_year(game).year
        assert isinstance(shared, Sharing)
        assert [card for card in shared.cards if card.troops] == [Card.BUSHI, Card.SOHEI]


class TestRuling17ADrawTileLeftAfterBothConquests:
    def test_may_still_be_used_in_that_turn(self) -> None:
        game = turn((Card.KOKU_3, Card.KOKU_3), (Bonus.DRAW,))
        for province in (Province.CHUGOKU, Province.CHUBU):
            game = play(game, Conquer(Conquest(province, Payment(Pay.KOKU, (Card.KOKU_3,)))))
        assert UseDraw() in legal(game)
        assert play(game, UseDraw()).players[0].hand[0].troops


class TestRuling18TheTitleSBonusComesOnTop:
    def test_a_daimyo_scores_two_more_than_the_position(self) -> None:
        assert favour_for(Province.KANTO, 1, Title.DAIMYO) == 7
        assert favour_for(Province.KANTO, 2, Title.SHOMYO) == 7
        assert favour_for(Province.KANTO, 2, Title.SENSEI) == 6
