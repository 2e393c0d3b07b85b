"""Every worked example of the rulebook, with its numbers counted by hand.

The rulebook's favour is that of the position alone; the players' titles, which the sharing example
before it hands out, add theirs: Sakakibara is Daimyō (+2), Ii Shōmyō (+1). Both are checked.
"""

from dataclasses import replace

from engine.board import Province
from engine.components import (
    Bonus,
    BonusTile,
    Card,
    GateTile,
    General,
    Kamon,
    Pay,
    Title,
    Troop,
)
from engine.conquest import Reveal, conquer, demand_at
from engine.game import due, play
from engine.payment import Payment, UseExchange, UsePlusOne
from engine.position import Position, Site
from engine.state import Control
from engine.turn import Conquest
from tests.rulebook_year import FIRST, KEPT, LOT_A, LOT_B, SHARE, STORY, rulebook_year

PLAYERS = (General.SAKAKIBARA, General.II, General.SAKAI, General.HONDA)
TITLES = {
    General.SAKAKIBARA: Title.DAIMYO,
    General.II: Title.SHOMYO,
    General.SAKAI: Title.SENSEI,
    General.HONDA: Title.HATAMOTO,
}


def without_title_favour(position: Position) -> Position:
    """The same position with a title that adds no favour, for the bare numbers of the rulebook."""
    return replace(position, titles={position.me: Title.SENSEI})


def sakakibara() -> Position:
    return Position(
        players=PLAYERS,
        me=General.SAKAKIBARA,
        titles=TITLES,
        hand=(Card.SAMURAI, Card.SAMURAI, Card.SAMURAI, Card.BUSHI_SOHEI, Card.KOKU_1),
        board={Province.KANTO: Site((), GateTile(Troop.BUSHI))},
        favour={General.SAKAKIBARA: 0},
    )


def test_sakakibara_takes_kanto_with_three_samurai_and_bushi_sohei() -> None:
    cards = (Card.SAMURAI, Card.SAMURAI, Card.SAMURAI, Card.BUSHI_SOHEI)
    conquest = Conquest(Province.KANTO, Payment(Pay.TROOPS, cards))
    reveal = Reveal(Bonus.EXCHANGE, Troop.SOHEI)

    assert conquer(without_title_favour(sakakibara()), conquest, reveal).favour == 5
    outcome = conquer(sakakibara(), conquest, reveal)

    assert outcome.favour == 5 + 2
    assert outcome.tile == BonusTile(Bonus.EXCHANGE, Troop.BUSHI)
    after = outcome.position
    assert after.board[Province.KANTO] == Site((Kamon(General.SAKAKIBARA),), GateTile(Troop.SOHEI))
    assert after.hand == (Card.KOKU_1,)
    assert after.tiles == (BonusTile(Bonus.EXCHANGE, Troop.BUSHI),)
    assert after.favour == {General.SAKAKIBARA: 7}
    assert after.kamons_of(General.SAKAKIBARA) == 7
    assert demand_at(after, Province.KANTO).troops == (Troop.SAMURAI,) * 3 + (Troop.SOHEI,)


def ii() -> Position:
    return Position(
        players=PLAYERS,
        me=General.II,
        titles=TITLES,
        hand=(Card.SHINOBI, Card.BUSHI, *[Card.KOKU_1] * 4, Card.KOKU_2),
        board={
            Province.KANTO: Site((Kamon(General.SAKAKIBARA),), GateTile(Troop.SOHEI)),
            Province.CHUBU: Site((Kamon(General.HONDA), Kamon(General.SAKAI)), GateTile(Troop.BUSHI)),
        },
    )


def test_ii_takes_kanto_with_six_koku_then_chubu_with_the_tile_just_won() -> None:
    koku = (Card.KOKU_1,) * 4 + (Card.KOKU_2,)
    kanto = Conquest(Province.KANTO, Payment(Pay.KOKU, koku))
    troops = (Card.BUSHI, Card.SHINOBI)
    chubu = Conquest(Province.CHUBU, Payment(Pay.TROOPS, troops, (UsePlusOne(Troop.SHINOBI),)))
    first_reveal = Reveal(Bonus.PLUS_ONE, Troop.SAMURAI)

    bare = conquer(without_title_favour(ii()), kanto, first_reveal)
    assert bare.favour == 6
    assert conquer(bare.position, chubu, Reveal(Bonus.EXCHANGE)).favour == 6

    first = conquer(ii(), kanto, first_reveal)
    assert first.favour == 6 + 1
    assert first.tile == BonusTile(Bonus.PLUS_ONE, Troop.SOHEI)
    assert first.position.hand == troops
    second = conquer(first.position, chubu, Reveal(Bonus.EXCHANGE))
    assert second.favour == 6 + 1
    assert second.tile == BonusTile(Bonus.EXCHANGE, Troop.BUSHI)
    after = second.position
    assert after.hand == ()
    assert after.tiles == (BonusTile(Bonus.EXCHANGE, Troop.BUSHI),)
    assert after.used_tiles == (BonusTile(Bonus.PLUS_ONE, Troop.SOHEI),)
    assert after.board[Province.CHUBU].tile is None
    assert after.conquests_made == 2


def test_honda_takes_the_last_position_of_hokkaido_with_three_sohei_of_one_card() -> None:
    others = (Kamon(General.SAKAI), Kamon(General.SAKAI), Kamon(General.II))
    position = Position(
        players=PLAYERS,
        me=General.HONDA,
        titles=TITLES,
        hand=(Card.BUSHI_SOHEI,),
        tiles=(BonusTile(Bonus.EXCHANGE), BonusTile(Bonus.PLUS_ONE)),
        board={Province.HOKKAIDO: Site(others)},
    )
    steps = (UseExchange(Troop.BUSHI, Troop.SOHEI), UsePlusOne(Troop.SOHEI))
    outcome = conquer(
        position,
        Conquest(Province.HOKKAIDO, Payment(Pay.TROOPS, (Card.BUSHI_SOHEI,), steps)),
        Reveal(),
    )
    assert outcome.favour == 9
    assert outcome.tile is None
    assert outcome.position.board[Province.HOKKAIDO].kamons == (*others, Kamon(General.HONDA))
    assert outcome.position.hand == ()
    assert outcome.position.tiles == ()


def test_the_sharing_example_with_its_titles() -> None:
    assert len([card for card in SHARE if card.troops]) == 8
    assert len([card for card in SHARE if card.koku]) == 4
    game = rulebook_year()
    for general, decision in STORY:
        assert due(game) is general
        game = play(game, decision)

    assert [(player.general, player.title, player.hand) for player in game.players] == [
        (General.HONDA, Title.HATAMOTO, KEPT.cards),
        (General.SAKAKIBARA, Title.DAIMYO, LOT_A.cards),
        (General.SAKAI, Title.SENSEI, FIRST.cards),
        (General.II, Title.SHOMYO, LOT_B.cards),
    ]
    assert game.year == Control((General.SAKAKIBARA, General.II, General.SAKAI, General.HONDA))
