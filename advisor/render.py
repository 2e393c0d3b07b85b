"""Drawing for the screen; what is drawn comes as values, its sentences from `words`."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from advisor import words
from advisor.afford import Affordability, Short, Way
from engine.board import Province
from engine.components import Bonus
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


def print_affordability(console: Console, position: Position, answer: Affordability, every: bool) -> None:
    """Whether a province can be paid for: the best way or every way, or what is missing."""
    if not answer.ways:
        console.print(Text(words.cannot_afford(answer), style="bold red"))
        if answer.short:
            console.print(_what_is_missing(position, answer.short))
        return
    console.print(Text(words.can_afford(answer, position.title), style="bold green"))
    shown = answer.ways if every else answer.ways[:1]
    for number, way in enumerate(shown, start=1):
        if every:
            console.print(Text(f"{number}.", style="bold"))
        console.print(_way(way))
    if not every:
        console.print(Text(words.other_ways(len(answer.ways) - 1)))


def _way(way: Way) -> Table:
    lines = Table.grid(padding=(0, 2))
    label = words.PUT_DOWN
    for text in (words.cards(way.payment.cards), *(words.step(step) for step in way.payment.steps)):
        lines.add_row(label, Text(text))
        label = ""
    lines.add_row(words.LOST, Text(words.lost(way.lost)))
    kept = words.cards(way.hand)
    lines.add_row(words.KEPT, Text(f"{kept}; {words.bonus_tiles(way.tiles)}" if way.tiles else kept))
    return lines


def _what_is_missing(position: Position, short: Short) -> Table:
    lines = Table.grid(padding=(0, 2))
    lines.add_row(words.MISSING, Text(words.missing(short)))
    if short.tiles:
        lines.add_row(words.TILE_HELPS, Text(words.tile_helps(short.tiles)))
    if short.draw:
        draws = sum(tile.bonus is Bonus.DRAW for tile in position.tiles)
        lines.add_row(words.DRAW_HELPS, Text(words.draw_helps(short.draw, draws)))
    return lines
