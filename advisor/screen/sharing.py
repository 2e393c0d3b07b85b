"""Advice for the even year on the screen."""

from rich.console import Console
from rich.text import Text

from advisor.screen.console import rows
from advisor.sharing.advice import SharingAdvice
from advisor.words.interface import Words
from engine.sharing import ChooseLot


def print_sharing(console: Console, words: Words, advice: SharingAdvice, seconds: float) -> None:
    """What to decide, who takes what, what may be expected, and what comes next to it."""
    said, labels = words.sharing, words.sharing.labels
    console.print(Text(said.headline(advice), style="bold green"))
    lines = rows()
    if advice.best.answers:
        lines.add_row(labels.answers, Text(said.answers(advice.best)))
    lines.add_row(labels.worth, Text(said.worth(advice)))
    lines.add_row(labels.coming, Text(said.coming(advice)))
    label = labels.next_best
    for option in advice.others:
        lines.add_row(label, Text(said.runner_up(option, advice)))
        label = ""
    if not isinstance(advice.best.decision, ChooseLot):
        lines.add_row(labels.sure, Text(said.sure(seconds)))
    console.print(lines)
