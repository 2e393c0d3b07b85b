"""A position on one screen."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from advisor.screen.console import Prose, rows
from advisor.words.interface import Words
from engine.board import Province
from engine.components import Troop
from engine.position import Position, Site
from engine.sharing import Sharing

NARROW = 70
"""Below this width a table stands closer."""
NOTHING = "–"


def print_summary(console: Console, words: Words, position: Position) -> None:
    """What I hold, what everybody has left, what is being shared, and the provinces as a table."""
    console.print(Prose(words.valid(position), style="bold green"))
    console.print(_holdings(words, position))
    if position.board:
        console.print()
        print_board(console, words, position)
    left_out = [province for province in Province if province not in position.board]
    if left_out:
        console.print(Prose(words.not_described(left_out)))


def print_board(console: Console, words: Words, position: Position) -> None:
    """The provinces as a table."""
    console.print(_provinces(words, position, console.width))
    if any(kamon.golden for site in position.board.values() for kamon in site.kamons):
        console.print(Prose(words.labels.golden_note))


def _holdings(words: Words, position: Position) -> Table:
    holdings = rows()
    holdings.add_row(words.labels.hand, Prose(words.cards(position.hand)))
    holdings.add_row(words.labels.tiles, Prose(words.tiles(position.tiles)))
    label = words.labels.players
    for general in position.players:
        holdings.add_row(label, Prose(words.standing(position, general)))
        label = ""
    if also := words.also_known(position):
        holdings.add_row(words.labels.also, Prose(also))
    if position.sharing:
        _add_sharing(holdings, words, position.sharing)
    return holdings


def _add_sharing(holdings: Table, words: Words, year: Sharing) -> None:
    """What lies on the table in an even year."""
    holdings.add_row(words.labels.to_share, Prose(words.to_share(year)))
    label = words.labels.taken
    for general, lot in year.taken:
        holdings.add_row(label, Prose(words.taken(general, lot)))
        label = ""
    if year.offered:
        holdings.add_row(words.labels.on_offer, Prose(words.on_offer(year.offered, year.refused)))
    label = words.labels.split
    for lot in year.split or ():
        holdings.add_row(label, Prose(words.lot(lot)))
        label = ""


def _provinces(words: Words, position: Position, width: int) -> Table:
    table = Table(box=None, padding=(0, 2 if width >= NARROW else 1, 0, 0), header_style="bold")
    table.add_column(words.labels.province, no_wrap=True)
    table.add_column(words.labels.kamons, min_width=11)
    table.add_column(words.labels.top_tile, min_width=7)
    table.add_column(words.labels.price, justify="right", no_wrap=True)
    longest = max(len(words.several(troop, 3)) for troop in Troop)
    table.add_column(words.labels.needs, min_width=longest)
    for province, site in position.board.items():
        price, need = _price_and_need(words, province, site)
        table.add_row(province.label, _kamons(words, site), Prose(words.gate_tile(site.tile)), price, need)
    return table


def _kamons(words: Words, site: Site) -> Text:
    marks = [Text(words.kamon(kamon), style="bold yellow" if kamon.golden else "") for kamon in site.kamons]
    return Text(" ").join(marks) if marks else Text(NOTHING)


def _price_and_need(words: Words, province: Province, site: Site) -> tuple[Text, Text]:
    if site.is_full:
        return Prose(NOTHING), Prose(words.labels.full)
    demand = site.demand(province)
    if site.tile is None and site.tiles_left:
        # The tile has not been named yet.
        return Prose(str(demand.koku)), Prose(f"{words.symbols(demand.troops[:-1])} + ?")
    return Prose(str(demand.koku)), Prose(words.symbols(demand.troops))
