"""The printed board, and the box: it holds exactly what the rules say."""

from collections import Counter

from engine.board import KAMONS, KOKU_CARDS, TILES, TROOP_CARDS, TURNED_UP, Province, demand
from engine.components import Bonus, Troop


def test_the_troop_deck_has_six_singles_of_each_troop_and_every_pair_once() -> None:
    counts = Counter(TROOP_CARDS)
    singles = [card for card in counts if len(card.troops) == 1]
    doubles = [card for card in counts if len(card.troops) == 2]
    assert len(TROOP_CARDS) == 34
    assert [counts[card] for card in singles] == [6, 6, 6, 6]
    assert [counts[card] for card in doubles] == [1] * 10
    assert len({frozenset(Counter(card.troops).items()) for card in doubles}) == 10


def test_the_koku_deck_has_twelve_ones_eight_twos_and_four_threes() -> None:
    assert Counter(card.koku for card in KOKU_CARDS) == {1: 12, 2: 8, 3: 4}


def test_every_pair_of_faces_is_on_two_tiles() -> None:
    assert len(TILES) == 24
    assert Counter(TILES) == {tile: 2 for tile in TILES}
    assert {(tile.troop, tile.bonus) for tile in TILES} == {(t, b) for t in Troop for b in Bonus}


def test_the_printed_board() -> None:
    printed = {p.value: (p.home.value, p.printed, p.prices) for p in Province}
    assert printed == {
        "chugoku": ("samurai", 2, (3, 4, 6, 9)),
        "chubu": ("shinobi", 2, (3, 4, 6, 9)),
        "hokkaido": ("sohei", 2, (3, 4, 6, 9)),
        "kyushu": ("bushi", 2, (3, 4, 6, 9)),
        "tohoku": ("bushi", 3, (5, 6, 8, 11)),
        "shikoku": ("sohei", 3, (5, 6, 8, 11)),
        "kansai": ("shinobi", 3, (5, 6, 8, 11)),
        "kanto": ("samurai", 3, (5, 6, 8, 11)),
    }


def test_a_position_scores_what_it_costs() -> None:
    for province in Province:
        assert tuple(province.favour(at) for at in (1, 2, 3, 4)) == province.prices


def test_stocks_and_shares_by_the_number_of_players() -> None:
    assert KAMONS == {2: 12, 3: 10, 4: 8}
    assert TURNED_UP == {2: (4, 2), 3: (6, 3), 4: (8, 4)}


def test_the_top_tile_adds_its_troop_to_the_printed_ones() -> None:
    asked = demand(Province.KANTO, 1, Troop.BUSHI)
    assert asked.troops == (Troop.SAMURAI,) * 3 + (Troop.BUSHI,)
    assert asked.koku == 5


def test_a_tile_with_the_home_troop_asks_for_one_more_of_it() -> None:
    asked = demand(Province.KANTO, 2, Troop.SAMURAI)
    assert (asked.count, asked.gate) == (4, None)
    assert asked == demand(Province.KANTO, 2, None)


def test_without_tiles_the_covered_home_troop_shows_again() -> None:
    asked = demand(Province.KANTO, 4, None)
    assert asked.troops == (Troop.SAMURAI,) * 4
    assert asked.koku == 11
    assert demand(Province.HOKKAIDO, 4, None).troops == (Troop.SOHEI,) * 3
