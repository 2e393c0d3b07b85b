"""A piece of advice on the screen."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn
from rich.table import Table
from rich.text import Text

from advisor.conquest.explanation import Accounting, Explanation, Row
from advisor.screen.afford import kept, print_missing
from advisor.screen.console import rows
from advisor.words.interface import Words


@contextmanager
def thinking(console: Console, words: Words, is_shown: bool = True) -> Iterator[Callable[[int, int], None]]:
    """A sign of life on a terminal while the best play is looked for; it is told how far playouts have
    come."""
    columns = SpinnerColumn(), TextColumn("{task.description}"), BarColumn(bar_width=20)
    is_hidden = not (is_shown and console.is_terminal)
    with Progress(*columns, console=console, transient=True, disable=is_hidden) as bar:
        task = bar.add_task(words.labels.working, total=None)

        def tell(done: int, of: int) -> None:
            bar.update(task, description=words.labels.playing_out, completed=done, total=of)

        yield tell


def print_advice(console: Console, words: Words, found: Explanation, more: str = "--explain") -> None:
    """What to do now and then, what it is worth and why, and what comes next to it; `more` is what to type to
    see everything."""
    labels = words.labels
    if found.draws_first:
        console.print(Text(words.draw_first(found), style="bold yellow"))
    console.print(Text(words.headline(found), style="bold green"))
    console.print(_play(words, found, more))
    console.print()
    if found.accounting:
        console.print(_accounting(words, found.accounting, labels.if_passing, labels.with_play))
    last = rows()
    if found.outlooks:
        last.add_row(labels.outlooks, Text(words.outlooks(found.outlooks)))
    if found.best.win:
        _labelled(last, labels.winning, [Text(text) for text in words.winning(found)])
    _labelled(last, labels.next_best, [Text(words.runner_up(play)) for play in found.runners_up])
    if found.weights:
        last.add_row(labels.weights, Text(words.weights(found.weights, found.years)))
    _labelled(last, labels.rules, [Text(words.rule(rule)) for rule in found.rules])
    last.add_row(labels.sure, Text(words.sure(found)))
    console.print(last)
    if found.ends:
        console.print(Text(words.ends()))
    if found.not_described:
        console.print(Text(words.not_described(found.not_described)))
    if found.why_not:
        _print_why_not(console, words, found)


def _print_why_not(console: Console, words: Words, found: Explanation) -> None:
    """The best play that takes a province beside the advice, or what is missing for it."""
    answer = found.why_not
    assert answer
    console.print()
    console.print(Text(words.why_not(found), style="bold"))
    if answer.accounting:
        labels = words.labels
        console.print(_accounting(words, answer.accounting, labels.advised, labels.instead))
    elif answer.affordability.short:
        print_missing(console, words, answer.affordability.short)


def _play(words: Words, found: Explanation, more: str) -> Table:
    lines, labels, move = rows(), words.labels, found.best.first
    if move:
        put_down = [words.put_down(move), *map(words.step, move.payment.steps)]
        _labelled(lines, labels.put_down, [Text(text) for text in put_down])
        lines.add_row(labels.lost, Text(words.lost(move.lost)))
        lines.add_row(labels.kept, kept(words, found.kept, found.kept_tiles))
    cases = []
    if found.in_any_case:
        cases.append(Text(words.in_any_case(found.in_any_case, more)))
    listed = [line for line in found.nexts if line not in found.unlisted]
    for line in listed:
        if line.is_rest and found.unlisted:
            cases.append(Text(words.unlisted(found.unlisted, more)))
        case = Text(f"{words.condition(line, found.nexts)}: ", style="bold")
        cases.append(case.append(words.following(line), style="not bold"))
    if found.unlisted and not found.in_any_case and not any(line.is_rest for line in listed):
        cases.append(Text(words.unlisted(found.unlisted, more)))
    _labelled(lines, labels.then, cases)
    if found.golden:
        lines.add_row(labels.golden, Text(words.golden_turn(found.golden)))
    if found.may_win_draw_last:
        lines.add_row(labels.draw, Text(words.draw_last()))
    lines.add_row(labels.expected, Text(words.expected(found)))
    return lines


def _labelled(lines: Table, label: str, texts: list[Text]) -> None:
    """Lines under one label."""
    for text in texts:
        lines.add_row(label, text)
        label = ""


def _accounting(words: Words, accounting: Accounting, before: str, after: str) -> Table:
    """What a play is worth beside another, term by term."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words.labels.why)
    for heading in (before, after, words.labels.change):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in accounting.rows:
        table.add_row(*_figures(words, row))
    table.add_row(*_figures(words, accounting.total), style="bold")
    return table


def _figures(words: Words, row: Row) -> tuple[str, str, str, str]:
    change = words.figure(row.after - row.before, "+")
    return words.labels.terms[row.term], words.figure(row.before), words.figure(row.after), change
