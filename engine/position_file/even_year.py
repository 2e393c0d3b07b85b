"""Reading an even year: what is to be shared, the lots, who refused, and whether it is my decision."""

from collections.abc import Iterable, Sequence

from engine.components import General, Title
from engine.position_file.box_check import Place
from engine.position_file.impossible import (
    AskedLater,
    DecisionOfAnother,
    EverybodyHasALot,
    LeftBesideTheSplit,
    NotAsked,
    NothingToRefuse,
    NotTwoLots,
    OfferedAndSplit,
    OfferedToTheLastTwo,
    OneWithoutALot,
    RefusedByAll,
    SplitTooEarly,
    TileSharedTwice,
    TilesNowhere,
)
from engine.position_file.pieces import PieceReader
from engine.position_file.problems import Listed, NamedBefore, NotAPlayer, Problem, TitleMissing
from engine.position_file.reading import MOST_ENTRIES
from engine.sharing import Lot, Sharing

SHARING_FIELDS = ("cards", "tiles", "taken", "offered", "refused", "split")
SHARING_REQUIRED = ("cards",)
LOT_FIELDS = ("title", "cards")
LOT_REQUIRED = ("title",)


class EvenYearReader(PieceReader):
    """Reads what is being shared. Who plays, who asks and the titles of the past round are read before."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        super().__init__(problems)
        self._players: tuple[General, ...] = ()
        self._me: General | None = None
        self._titles: dict[General, Title] = {}
        self._titled: set[General] | None = None
        """Of whom a title was said, be it one or not; None where nothing can be told."""
        self._is_even_year = False
        self._shared: dict[Title, str] = {}
        """Where each hierarchy tile was named first."""
        self._is_tile_in_doubt = False

    def general(self, value: object, path: str, written: object = None) -> General | None:
        """A general who plays, perhaps `written` with more; who plays is checked if it could be read."""
        general = self.name(General, value, path, written=written)
        if general and self._players and general not in self._players:
            self.wrong(path, NotAPlayer(value, self._players))
            return None
        return general

    def sharing(self, value: object, path: str) -> Sharing | None:
        """The even year under way; None where something in it or in the titles is wrong."""
        self._is_even_year = True
        before = len(self.problems)
        given = self.fields(value, path, SHARING_FIELDS, SHARING_REQUIRED)
        order = self._order()
        if given is None:
            return None
        cards = self.card_list(given.get("cards", []), f"{path}.cards", Place.SHARED)
        taken, waiting = self._taken(given.get("taken", {}), f"{path}.taken", order or self._players)
        offered = self._lot(given["offered"], f"{path}.offered") if "offered" in given else None
        split = self._split(given["split"], f"{path}.split") if "split" in given else None
        titles = self._tiles_left(given.get("tiles"), f"{path}.tiles", "tiles" in given)
        self._check_moment(given, path, waiting)
        asked = waiting if order and waiting and "offered" in given else ()
        refusals = self._refusals(given.get("refused", []), f"{path}.refused", "offered" in given, asked)
        if len(self.problems) > before or not order or self._me is None:
            return None
        year = Sharing(order, cards, titles, taken, offered, refusals, split)
        if year.due and year.step and year.due is not self._me:
            self.wrong("me", DecisionOfAnother(self._me, year.due, year.step))
        return year

    def _order(self) -> tuple[General, ...]:
        """All players by the titles of the past round; empty where a title is missing."""
        missing = [general for general in self._players if general not in self._titles]
        for general in missing:
            if self._titled is not None and general not in self._titled and general is not self._me:
                self.wrong(f"titles.{general.value}", TitleMissing())
        if missing:
            return ()
        return tuple(sorted(self._players, key=lambda general: -self._titles[general].seals))

    def _taken(
        self, value: object, path: str, players: Sequence[General]
    ) -> tuple[tuple[tuple[General, Lot], ...], tuple[General, ...] | None]:
        """The lots taken, and who waits for one; None where that is in doubt."""
        before = len(self.problems)
        named = self.named_keys(General, value, path)
        named = [item for item in named if self.general(item[0].value, item[1])]
        is_sure = players and len(self.problems) == before
        takers = [general for general, _, _ in named]
        lots = [(general, self._lot(item, at)) for general, at, item in named]
        waiting = tuple(general for general in players if general not in takers)
        return tuple((general, lot) for general, lot in lots if lot), waiting if is_sure else None

    def _lot(self, value: object, path: str) -> Lot | None:
        given = self.fields(value, path, LOT_FIELDS, LOT_REQUIRED)
        title = None
        if given and "title" in given:
            title = self._hierarchy_tile(given["title"], f"{path}.title")
        else:
            self._is_tile_in_doubt = True
        cards = self.card_list((given or {}).get("cards", []), f"{path}.cards", Place.SHARED)
        return Lot(title, cards) if title else None

    def _split(self, value: object, path: str) -> tuple[Lot, Lot] | None:
        found = self.entries(value, path, MOST_ENTRIES, Listed.LOTS)
        lots = [self._lot(item, at) for at, item in found]
        if len(lots) == 2 and lots[0] and lots[1]:
            return lots[0], lots[1]
        if isinstance(value, list) and len(lots) != 2:
            self.wrong(path, NotTwoLots(len(value)))
        self._is_tile_in_doubt = True
        return None

    def _hierarchy_tile(self, value: object, path: str) -> Title | None:
        title = self.name(Title, value, path)
        if title and title in self._shared:
            self.wrong(path, TileSharedTwice(title, self._shared[title]))
            title = None
        if title:
            self._shared[title] = path
        else:
            self._is_tile_in_doubt = True
        return title

    def _tiles_left(self, value: object, path: str, is_given: bool) -> tuple[Title, ...]:
        """The hierarchy tiles still to be shared: all four are shared, whoever plays."""
        if not is_given:
            return tuple(title for title in Title if title not in self._shared)
        listed = self.entries(value, path, len(Title), Listed.TITLES)
        found = [self._hierarchy_tile(item, at) for at, item in listed]
        nowhere = tuple(title for title in Title if title not in self._shared)
        if nowhere and not self._is_tile_in_doubt and isinstance(value, list):
            self.wrong(path, TilesNowhere(nowhere))
        return tuple(title for title in found if title)

    def _check_moment(self, given: dict[str, object], path: str, waiting: tuple[General, ...] | None) -> None:
        """Whether lots can be on offer or split with so many players still without one."""
        is_offered, is_split = "offered" in given, "split" in given
        if is_offered and is_split:
            self.wrong(f"{path}.split", OfferedAndSplit())
        if is_split and given.get("cards"):
            self.wrong(f"{path}.cards", LeftBesideTheSplit())
        if waiting is None:
            return
        if not waiting:
            self.wrong(f"{path}.taken", EverybodyHasALot())
        elif len(waiting) == 1:
            self.wrong(f"{path}.taken", OneWithoutALot(waiting[0]))
        elif len(waiting) == 2 and is_offered and not is_split:
            self.wrong(f"{path}.offered", OfferedToTheLastTwo())
        elif len(waiting) > 2 and is_split and not is_offered:
            self.wrong(f"{path}.split", SplitTooEarly(len(waiting)))

    def _refusals(self, value: object, path: str, is_offered: bool, waiting: Sequence[General]) -> int:
        """How many refused the lot on offer; `waiting` are those without a lot in their order, where that is
        known, the Tairō first."""
        refused: dict[General, str] = {}
        for at, item in self.entries(value, path, len(General), Listed.GENERALS):
            general = self.general(item, at)
            if general in refused:
                self.wrong(at, NamedBefore(General, refused[general]))
            elif general:
                refused[general] = at
        if refused and not is_offered:
            self.wrong(path, NothingToRefuse())
        asked = tuple(waiting[1:])
        for general, at in refused.items() if asked else ():
            if general not in asked:
                self.wrong(at, NotAsked(general, asked))
                continue
            earlier = [other for other in asked[: asked.index(general)] if other not in refused]
            if earlier:
                self.wrong(at, AskedLater(general, earlier[0]))
        if asked and all(general in refused for general in asked):
            self.wrong(path, RefusedByAll(waiting[0]))
        return len(refused)
