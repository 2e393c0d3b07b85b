"""Hidden cards change places when one of them is seen, and nothing leaves the box."""

from collections import Counter

import pytest

from engine.board import TILES, TROOP_CARDS, Province
from engine.components import Card, General, Title, Troop, without
from engine.game import even_year
from engine.hidden import set_up, show_draw, show_payment, show_share
from engine.refusals import NotInTheBox, NotThere, TroopTilesInUse
from engine.sharing import Sharing
from engine.state import Game
from tests.saying import raises_saying

HONDA, II = General.HONDA, General.II
SAMURAI, SOHEI, SHINOBI = Troop.SAMURAI, Troop.SOHEI, Troop.SHINOBI
TOPS = dict(zip(Province, [*Troop, *Troop], strict=True))
HAND = (Card.SAMURAI, Card.BUSHI_SOHEI)


def known() -> Game:
    """Honda's game against Ii, of whom he has seen nothing."""
    return set_up({HONDA: Title.DAIMYO, II: Title.SENSEI}, HONDA, HAND, TOPS)


def hidden_hand(game: Game) -> tuple[Card, ...]:
    ii = game.player(II)
    return without(ii.hand, ii.seen)


def is_whole(game: Game) -> bool:
    """Whether the box's troop cards and tiles are all there, each once."""
    cards = [*game.troop_deck, *game.troop_discards, *(card for p in game.players for card in p.hand)]
    if isinstance(game.year, Sharing):
        cards += game.year.cards
    troops = Counter(card for card in cards if card.troops)
    tiles = Counter(tile for ground in game.board.values() for tile in ground.stack)
    return troops == Counter(TROOP_CARDS) and tiles == Counter(TILES)


def test_a_game_is_set_up_with_what_i_see() -> None:
    game = known()
    assert game.player(HONDA).hand == HAND
    assert {province: ground.stack[0].troop for province, ground in game.board.items()} == TOPS
    assert len(hidden_hand(game)) == len(HAND)
    assert game.pool(HONDA) == without(TROOP_CARDS, HAND)
    assert is_whole(game)


def test_the_box_does_not_hold_what_is_said() -> None:
    with pytest.raises(NotThere) as doubled:
        set_up({HONDA: Title.DAIMYO, II: Title.SENSEI}, HONDA, (Card.BUSHI_SOHEI,) * 2, TOPS)
    assert doubled.value.absence == NotInTheBox(Card.BUSHI_SOHEI)
    with pytest.raises(NotThere) as seventh:
        set_up({HONDA: Title.DAIMYO, II: Title.SENSEI}, HONDA, HAND, dict.fromkeys(Province, SOHEI))
    assert seventh.value.absence == TroopTilesInUse(SOHEI)


def test_a_card_drawn_comes_out_of_the_deck_or_of_a_hidden_hand() -> None:
    game = known()
    for card in (game.troop_deck[0], hidden_hand(game)[0]):
        after = show_draw(game, HONDA, card)
        assert after.troop_deck[-1] is card
        assert len(after.troop_deck) == len(game.troop_deck)
        assert len(hidden_hand(after)) == len(HAND)
        assert is_whole(after)
    with pytest.raises(NotThere):
        show_draw(game, HONDA, Card.BUSHI_SOHEI)


def test_cards_turned_up_take_the_place_of_those_that_lay_there() -> None:
    game = even_year(known())
    others = hidden_hand(game)
    share = (*others, *game.troop_deck[:2], Card.KOKU_1, Card.KOKU_1)
    after, _ = show_share(game, HONDA, share)
    assert isinstance(after.year, Sharing)
    assert Counter(after.year.cards) == Counter(share)
    assert len(after.troop_deck) == len(game.troop_deck)
    assert is_whole(after)
    with pytest.raises(NotThere) as refusal:
        show_share(game, HONDA, (*HAND, Card.BUSHI, Card.BUSHI, Card.KOKU_1, Card.KOKU_1))
    assert refusal.value.card is Card.BUSHI_SOHEI


def test_another_player_pays_with_what_nobody_has_seen() -> None:
    game = known()
    absent = next(card for card in game.troop_deck if card not in hidden_hand(game))
    after = show_payment(game, HONDA, II, (absent,))
    assert absent in after.player(II).hand
    assert len(after.player(II).hand) == len(HAND)
    assert is_whole(after)
    for general, cards in ((II, (Card.KOKU_1,)), (II, (Card.BUSHI,) * 3), (HONDA, (Card.SHINOBI,))):
        with raises_saying(NotThere, f"{general.label} cannot have that in {cards[0].label}"):
            show_payment(game, HONDA, general, cards)
