"""What can be paid for, on the screen."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from advisor.conquest.afford import Affordability, BothAffordable, PaymentOption, Short
from advisor.screen.console import rows
from advisor.words.interface import Words
from engine.components import BonusTile, Cards


def print_affordability(
    console: Console, words: Words, answer: Affordability, every: bool, more: str = "--all"
) -> None:
    """Whether a province can be paid for: the best way or every way, or what is missing; `more` is what to
    type to see every way."""
    if not answer.ways or answer.place is None:
        console.print(Text(words.not_affordable(answer), style="bold red"))
        if answer.short:
            print_missing(console, words, answer.short)
        return
    console.print(Text(words.affordable(answer.place), style="bold green"))
    for number, way in enumerate(answer.ways if every else answer.ways[:1], start=1):
        if every:
            console.print(Text(f"{number}.", style="bold"))
        console.print(_option(words, way))
    if not every or not answer.is_complete:
        console.print(Text(words.other_ways(len(answer.ways) - 1, answer.is_complete, more)))


def print_both(console: Console, words: Words, answer: BothAffordable, every: bool) -> None:
    """Whether two provinces can both be paid for: the best way for each, or what is missing."""
    if not answer.ways or answer.places is None:
        console.print(Text(words.not_both_affordable(answer), style="bold red"))
        if answer.places and answer.short:
            lines = rows()
            lines.add_row(words.labels.missing, Text(words.missing(answer.short)))
            lines.add_row(words.labels.alone, Text(words.each_alone(answer.places, answer.alone)))
            console.print(lines)
        return
    console.print(Text(words.both_affordable(answer.places), style="bold green"))
    for number, pair in enumerate(answer.ways if every else answer.ways[:1], start=1):
        if every:
            console.print(Text(f"{number}.", style="bold"))
        for place, way in zip(answer.places, pair, strict=True):
            console.print(Text(words.free_position(place)))
            console.print(_option(words, way, with_kept=way is pair[-1]))


def print_missing(console: Console, words: Words, short: Short) -> None:
    """What would make a province affordable."""
    lines = rows()
    lines.add_row(words.labels.missing, Text(words.missing(short)))
    if short.tiles:
        lines.add_row(words.labels.tile_helps, Text(words.tile_helps(short.tiles)))
    if short.draw:
        lines.add_row(words.labels.draw_helps, Text(words.draw_helps(short)))
    console.print(lines)


def kept(words: Words, hand: Cards, tiles: tuple[BonusTile, ...]) -> Text:
    """Cards and tiles that are kept."""
    cards = words.cards(hand)
    return Text(f"{cards}; {words.tiles(tiles)}" if tiles else cards)


def _option(words: Words, way: PaymentOption, with_kept: bool = True) -> Table:
    lines = rows()
    label = words.labels.put_down
    for text in (words.cards(way.payment.cards), *map(words.step, way.payment.steps)):
        lines.add_row(label, Text(text))
        label = ""
    lines.add_row(words.labels.lost, Text(words.lost(way.lost)))
    if with_kept:
        lines.add_row(words.labels.kept, kept(words, way.hand, way.tiles))
    return lines
