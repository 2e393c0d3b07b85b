"""Advice for the even year, laid out."""

from advisor.screen.sheet import Line, Row, Rows, Sheet, Tone, labelled
from advisor.sharing.advice import SharingAdvice
from advisor.words.interface import Words
from engine.sharing import ChooseLot

LIKELY = 0.15
"""What is less likely to follow is not told."""
MOST_PATHS = 6
"""So many ways in which the year may go are listed."""


def sharing_sheet(
    words: Words, advice: SharingAdvice, seconds: float | None = None, everything: bool = False
) -> Sheet:
    """What to decide, who takes what, what may be expected, and what comes next to it. With no time told, it
    is a decision that was asked about, and the advice stands next to it."""
    said, labels = words.sharing, words.sharing.labels
    lines: list[Row] = []
    if advice.best.answers:
        lines.append(Row(labels.answers, said.answers(advice.best)))
    if advice.follows and advice.follows.chance >= LIKELY:
        lines.append(Row(labels.then, said.follows(advice)))
    lines.append(Row(labels.worth, said.worth(advice)))
    if advice.coming:
        lines.append(Row(labels.coming, said.coming(advice)))
    if advice.best.win:
        lines += labelled(labels.winning, said.winning(advice, everything))
    others = labels.advised if seconds is None else labels.next_best
    lines += labelled(others, [said.runner_up(option, advice) for option in advice.others])
    if everything:
        likely = sorted(advice.best.paths, key=lambda path: -path.chance)[:MOST_PATHS]
        lines += labelled(labels.paths, [said.path(path, advice) for path in likely])
    if seconds is not None and not isinstance(advice.best.decision, ChooseLot):
        lines.append(Row(labels.sure, said.sure(advice, seconds)))
    was_asked = seconds is None
    tone = Tone.STRONG if was_asked else Tone.GOOD
    return Line(said.headline(advice, was_asked), tone), Rows(tuple(lines))
