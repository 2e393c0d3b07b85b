"""A match on the screen."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from advisor.screen.console import Prose, rows
from advisor.winning.match import PlayedMatch, Scores
from advisor.winning.spread import Done
from advisor.words.interface import Words


def standard_error() -> Console:
    """The console for what is not the answer."""
    return Console(stderr=True, highlight=False)


@contextmanager
def progress(console: Console, words: Words, games: int) -> Iterator[Done]:
    """A bar on a terminal while games are played; it is told how many more are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with bar:
        task = bar.add_task(words.match.labels.playing, total=games)
        yield lambda more: bar.advance(task, more)


def print_match(console: Console, words: Words, played: PlayedMatch) -> None:
    """Who won how often and by how much, and what the games were like."""
    said, labels = words.match, words.match.labels
    console.print(Prose(said.headline(played), style="bold green"))
    lines = rows()
    lines.add_row(labels.wins, Prose(said.wins(played)))
    lines.add_row(labels.margin, Prose(said.margin(played)))
    lines.add_row(labels.games, Prose(said.games(played)))
    console.print(lines)
    console.print()
    console.print(_means(words, played))


def _means(words: Words, played: PlayedMatch) -> Table:
    """What each side has on average, by its sources."""
    labels, sides = words.match.labels, (played.tally.first, played.tally.others)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(labels.mean)
    for heading in (words.name(played.first), words.match.each_other(played)):
        table.add_column(Text(heading), justify="right", no_wrap=True)
    for label, favour in (
        (labels.positions, [side.positions for side in sides]),
        (labels.majorities, [side.majorities for side in sides]),
        (labels.koku, [side.koku for side in sides]),
        (labels.total, [side.total for side in sides]),
    ):
        table.add_row(label, *(_mean(words, side, sum_) for side, sum_ in zip(sides, favour, strict=True)))
    table.add_row(labels.kamons, *(words.decimal(side.kamons_a_year, 2) for side in sides))
    return table


def _mean(words: Words, side: Scores, total: int) -> str:
    return words.figure(side.mean(total))
