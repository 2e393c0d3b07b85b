"""The printed board and the exact contents of the box."""

from dataclasses import dataclass
from functools import cache

from engine.components import Bonus, Card, Favour, Koku, Named, Tile, Troop

POSITIONS = 4
"""Positions of a province, filled left to right."""
TILES_PER_GATE = 3
MAJORITY = Favour(6)
"""What the majority of a province is worth in the final count."""
CONQUESTS_PER_TURN = 2

KAMONS = {2: 12, 3: 10, 4: 8}
"""A player's stock of kamons, by the number of players."""
TURNED_UP = {2: (4, 2), 3: (6, 3), 4: (8, 4)}
"""Troop and koku cards shared in an even year, by the number of players."""
FIRST_CARDS = 2
"""Troop cards dealt to each player at the start."""

TROOP_CARDS = tuple(card for card in Card if card.troops for _ in range(card.copies))
KOKU_CARDS = tuple(card for card in Card if card.koku for _ in range(card.copies))
TILE_COPIES = 2
"""How often each pair of a troop face and a bonus face is in the box."""
TILES = tuple(Tile(troop, bonus) for troop in Troop for bonus in Bonus for _ in range(TILE_COPIES))


class Province(Named):
    """A province: its home troop, how many are printed beside the gate, and its positions."""

    def __init__(
        self, _value: str, _label: str, home: Troop, printed: int, prices: tuple[int, int, int, int]
    ) -> None:
        self.home = home
        self.printed = printed
        self.prices = prices

    CHUGOKU = "chugoku", "Chūgoku", Troop.SAMURAI, 2, (3, 4, 6, 9)
    CHUBU = "chubu", "Chūbu", Troop.SHINOBI, 2, (3, 4, 6, 9)
    HOKKAIDO = "hokkaido", "Hokkaidō", Troop.SOHEI, 2, (3, 4, 6, 9)
    KYUSHU = "kyushu", "Kyūshū", Troop.BUSHI, 2, (3, 4, 6, 9)
    TOHOKU = "tohoku", "Tōhoku", Troop.BUSHI, 3, (5, 6, 8, 11)
    SHIKOKU = "shikoku", "Shikoku", Troop.SOHEI, 3, (5, 6, 8, 11)
    KANSAI = "kansai", "Kansai", Troop.SHINOBI, 3, (5, 6, 8, 11)
    KANTO = "kanto", "Kantō", Troop.SAMURAI, 3, (5, 6, 8, 11)

    def favour(self, position: int) -> Favour:
        """The favour that position 1 to 4 scores; also its price in koku."""
        return Favour(self.prices[position - 1])


Spot = tuple[Province, int]
"""A province and a position in it, 1 to 4."""


@dataclass(frozen=True, slots=True)
class Demand:
    """What the first free position of a province asks for: `count` home troops and one more troop,
    or the koku price."""

    home: Troop
    count: int
    gate: Troop | None
    """The troop on the top tile; None where the tiles are gone or it is one more home troop."""
    koku: Koku

    @property
    def troops(self) -> tuple[Troop, ...]:
        """Every troop that is needed, the home troops first."""
        return (self.home,) * self.count + ((self.gate,) if self.gate else ())


@cache
def demand(province: Province, position: int, gate: Troop | None) -> Demand:
    """What `position` (1 to 4) of `province` asks for, with `gate` showing on the top tile if any.

    A tile covers one printed home troop, so without a tile one more home troop is needed.
    """
    price = Koku(province.prices[position - 1])
    if gate is None or gate is province.home:
        return Demand(province.home, province.printed + 1, None, price)
    return Demand(province.home, province.printed, gate, price)
