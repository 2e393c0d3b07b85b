"""The odds of what is hidden, against counts made by hand."""

import random
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import TypeVar

import pytest

from engine.board import TILES, Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Troop
from engine.odds import bonus_odds, card_odds, next_tile_odds, tile_odds
from engine.position import Opponent, Position, Site
from tests.oracles.chances import Seen, ways_to_lie
from tests.positions import position, site
from tests.random_positions import random_position

K = TypeVar("K")
Odds = dict[K, Fraction]

EXCHANGE, PLUS_ONE, DRAW = Bonus
SAMURAI, BUSHI, SOHEI, SHINOBI = Troop


def test_a_fresh_box_makes_all_bonuses_equally_likely() -> None:
    where = position()
    assert bonus_odds(where, GateTile(SAMURAI)) == dict.fromkeys(Bonus, Fraction(1, 3))


def test_a_stated_bonus_is_certain() -> None:
    assert bonus_odds(position(), GateTile(SAMURAI, DRAW)) == {DRAW: Fraction(1)}


def test_tiles_known_in_full_leave_the_pool_wherever_they_lie() -> None:
    where = replace(
        position(board={Province.KANTO: site(tile=SOHEI, bonus=PLUS_ONE), Province.CHUBU: site(tile=SOHEI)}),
        tiles=(BonusTile(EXCHANGE, SOHEI),),
        used_tiles=(BonusTile(PLUS_ONE, SOHEI),),
    )
    # Six Sōhei tiles less two +1 and one Exchange.
    assert bonus_odds(where, GateTile(SOHEI)) == {EXCHANGE: Fraction(1, 3), DRAW: Fraction(2, 3)}


def test_a_tile_known_by_its_bonus_alone_may_be_of_any_troop() -> None:
    """One +1 tile of unknown troop, and a Samurai top: the top is a +1 in 2 x 7 ways, and each other bonus in
    2 x 8, the +1 tile being any of the rest."""
    where = position(tiles=(PLUS_ONE,))
    assert bonus_odds(where, GateTile(SAMURAI)) == {
        EXCHANGE: Fraction(16, 46),
        PLUS_ONE: Fraction(14, 46),
        DRAW: Fraction(16, 46),
    }


def test_what_can_happen_has_a_chance_and_what_cannot_has_none() -> None:
    """Four Samurai tops, three bare tiles of each bonus: as many Samurai lie below as are left."""
    gates = [Province.CHUGOKU, Province.CHUBU, Province.HOKKAIDO, Province.KYUSHU]
    where = position(
        board={province: site(tile=SAMURAI) for province in gates}, tiles=tuple(Bonus) * 3, koku_deck=4
    )
    odds = next_tile_odds(where)
    assert odds[SAMURAI] > 0
    assert odds == by_counting(where)[1]
    both = replace(
        where, board={**where.board, Province.KANTO: site(tile=SAMURAI), Province.KANSAI: site(tile=SAMURAI)}
    )
    assert SAMURAI not in next_tile_odds(both)


def test_the_next_tile_is_none_of_the_visible_tops() -> None:
    board = {
        Province.CHUGOKU: site(tile=SAMURAI),
        Province.CHUBU: site(tile=SAMURAI),
        Province.KANTO: site(tile=BUSHI, bonus=DRAW),
        Province.KANSAI: Site(),
    }
    # 24 tiles, less one known in full (Bushi) and two tops with a Samurai.
    assert next_tile_odds(position(board=board)) == {
        SAMURAI: Fraction(4, 21),
        BUSHI: Fraction(5, 21),
        SOHEI: Fraction(6, 21),
        SHINOBI: Fraction(6, 21),
    }


def test_the_next_tile_equals_a_count_over_every_tile_it_may_be() -> None:
    """With tiles known in full only, the odds are a plain count over the tiles unaccounted for."""
    known = [tile for tile in TILES[::3]]
    where = replace(
        position(board={Province.KANTO: site(tile=TILES[1].troop)}),
        used_tiles=tuple(BonusTile(tile.bonus, tile.troop) for tile in known),
    )
    left = Counter(TILES)
    left.subtract(known)
    faces = Counter(tile.troop for tile in left.elements())
    faces[TILES[1].troop] -= 1
    assert next_tile_odds(where) == {
        troop: Fraction(count, faces.total()) for troop, count in faces.items() if count
    }


def test_a_card_drawn_is_any_that_is_not_known_elsewhere() -> None:
    where = replace(
        position(Card.SAMURAI, Card.SAMURAI, Card.BUSHI_SOHEI, Card.KOKU_3),
        seen_troops=(Card.SAMURAI, Card.SHINOBI),
    )
    odds = card_odds(where)
    assert odds[Card.SAMURAI] == Fraction(3, 29)
    assert odds[Card.SHINOBI] == Fraction(5, 29)
    assert odds[Card.BUSHI] == Fraction(6, 29)
    assert odds[Card.SOHEI_SOHEI] == Fraction(1, 29)
    assert Card.BUSHI_SOHEI not in odds
    assert not any(card.koku for card in odds)
    assert sum(odds.values()) == 1


@pytest.mark.slow
def test_odds_are_the_same_wherever_it_is_listed_what_others_have() -> None:
    """Among what was seen, under `others`, or in both places."""
    rng = random.Random(5)
    cards = tiles = 0
    for _ in range(80):
        with suppress(IndexError):
            seen = replace(random_position(rng), others={})
            others = [general for general in seen.players if general is not seen.me]
            kinds = {card for card in Card if rng.random() < 0.5}
            bonuses = {bonus for bonus in Bonus if rng.random() < 0.5}
            known: dict[General, list[Card]] = {general: [] for general in others}
            in_front: dict[General, list[BonusTile]] = {general: [] for general in others}
            for card in seen.seen_troops:
                if card in kinds:
                    known[rng.choice(others)].append(card)
            for tile in seen.used_tiles:
                if tile.bonus in bonuses:
                    in_front[rng.choice(others)].append(tile)
            held = {who: Opponent(tuple(known[who]), None, tuple(in_front[who])) for who in others}
            both = replace(seen, others=held)
            alone = replace(
                both,
                seen_troops=tuple(card for card in seen.seen_troops if card not in kinds),
                used_tiles=tuple(tile for tile in seen.used_tiles if tile.bonus not in bonuses),
            )
            assert alone == both
            for where in (alone, both):
                assert card_odds(where) == card_odds(seen)
                assert next_tile_odds(where) == next_tile_odds(seen)
                tops = [lying.tile for lying in seen.board.values() if lying.tile]
                assert all(tile_odds(where, top) == tile_odds(seen, top) for top in tops)
            cards += any(known.values())
            tiles += any(in_front.values())
    assert min(cards, tiles) > 30


def test_no_card_to_be_drawn() -> None:
    everything = tuple(card for card in Card if card.troops for _ in range(card.copies))
    assert card_odds(position(*everything)) == {}


def by_counting(
    where: Position, at: Province | None = None
) -> tuple[Odds[Bonus], Odds[Troop], Odds[tuple[Bonus, Troop]]]:
    """The odds of the top of a province, of the tile under any top, and of both together, from the number of
    ways in which all tiles can lie."""
    tops = {p: s.tile for p, s in where.board.items() if s.tile}
    at = at or next(iter(tops))
    others: list[Seen] = [(tile.troop, tile.bonus) for province, tile in tops.items() if province is not at]
    others += [(tile.troop, tile.bonus) for tile in (*where.tiles, *where.used_tiles)]
    top = tops[at]
    joint = {
        (bonus, troop): ways_to_lie([*others, (top.troop, bonus), (troop, None)])
        for bonus, troop in product([top.bonus] if top.bonus else Bonus, Troop)
    }
    total = sum(joint.values())
    bonuses: Counter[Bonus] = Counter()
    troops: Counter[Troop] = Counter()
    for (bonus, troop), count in joint.items():
        bonuses[bonus] += count
        troops[troop] += count
    return chances(bonuses, total), chances(troops, total), chances(joint, total)


def chances(counts: Mapping[K, int], total: int) -> Odds[K]:
    return {what: Fraction(count, total) for what, count in counts.items() if count}


@pytest.mark.slow
def test_odds_equal_a_count_of_every_way_the_tiles_can_lie() -> None:
    rng = random.Random(8)
    bare = dependent = 0
    for _ in range(500):
        where = random_position(rng, forget=rng.choice([0.0, 0.3, 0.6, 1.0]))
        gates = [province for province, lying in where.board.items() if lying.tile and lying.tiles_left > 1]
        if not gates:
            continue
        at = rng.choice(gates)
        top = where.board[at].tile
        assert top
        bonuses, troops, joint = by_counting(where, at)
        assert bonus_odds(where, top) == bonuses, where
        assert next_tile_odds(where) == troops, where
        assert tile_odds(where, top) == joint, where
        assert all(chance > 0 for chance in joint.values())
        assert sum(joint.values()) == sum(bonuses.values()) == sum(troops.values()) == 1
        bare += any(tile.troop is None for tile in (*where.tiles, *where.used_tiles))
        dependent += any(joint.get((b, t)) != bonuses[b] * troops[t] for b, t in product(bonuses, troops))
    assert bare > 200
    assert dependent > 100
