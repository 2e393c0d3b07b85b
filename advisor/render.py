"""Drawing for the screen; what is drawn comes as values, its sentences from `words`."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from advisor import words
from engine.board import Province
from engine.payment import tally
from engine.position import Position, Site

NARROWEST = 48
"""The least width that holds every column of a table."""
NARROW = 70
"""Below this width a table stands closer."""


def print_summary(console: Console, position: Position) -> None:
    """A position on one screen: what I hold, what everybody has left, and the provinces as a table."""
    first = words.valid(position.me, position.title, len(position.players))
    console.print(Text(first, style="bold green"))
    console.print(_holdings(position))
    if position.board:
        console.print()
        console.print(_provinces(position, console.width))
    if any(kamon.golden for site in position.board.values() for kamon in site.kamons):
        console.print(Text(words.GOLDEN_NOTE))
    left_out = [province for province in Province if province not in position.board]
    if left_out:
        console.print(Text(words.not_described(left_out)))


def _holdings(position: Position) -> Table:
    holdings = Table.grid(padding=(0, 2))
    holdings.add_row(words.HAND, Text(words.cards(position.hand)))
    holdings.add_row(words.TILES, Text(words.bonus_tiles(position.tiles)))
    label = words.PLAYERS
    for general in position.players:
        known = position.titles.get(general), position.kamons_of(general), position.favour.get(general)
        holdings.add_row(label, Text(words.standing(general, *known)))
        label = ""
    if also := words.also_known(position):
        holdings.add_row(words.ALSO, Text(also))
    return holdings


def _provinces(position: Position, width: int) -> Table:
    table = Table(box=None, padding=(0, 2 if width >= NARROW else 1, 0, 0), header_style="bold")
    table.add_column(words.PROVINCE, no_wrap=True)
    table.add_column(words.KAMONS, min_width=11)
    table.add_column(words.TOP_TILE, min_width=7)
    table.add_column(words.PRICE, justify="right", no_wrap=True)
    table.add_column(words.NEEDS)
    for province in Province:
        if province in position.board:
            site = position.board[province]
            price, need = _price_and_need(province, site)
            table.add_row(province.label, _kamons(site), Text(words.gate_tile(site.tile)), price, need)
    return table


def _kamons(site: Site) -> Text:
    marks = [Text(words.kamon(kamon), style="bold yellow" if kamon.golden else "") for kamon in site.kamons]
    return Text(" ").join(marks) if marks else Text("–")


def _price_and_need(province: Province, site: Site) -> tuple[Text, Text]:
    if site.is_full:
        return Text("–"), Text(words.FULL)
    demand = site.demand(province)
    return Text(str(demand.koku)), Text(tally(demand.troops))
