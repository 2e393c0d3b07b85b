"""A piece of advice, laid out."""

from advisor.conquest.explanation import Accounting, Explanation
from advisor.conquest.explanation import Row as Term
from advisor.screen.afford import kept, missing_sheet
from advisor.screen.sheet import Figures, Gap, Line, Part, Row, Rows, Sheet, Tone, labelled
from advisor.words.interface import Words

MOST_CASES = 3
"""So many cases are told at a table, where advice comes again once the tile is known."""


def advice_sheet(words: Words, found: Explanation, more: str = "--explain") -> Sheet:
    """What to do now and then, what it is worth and why, and what comes next to it; `more` is what to type to
    see everything."""
    labels = words.labels
    parts: list[Part] = []
    if found.draws_first:
        parts.append(Line(words.draw_first(found), Tone.FIRST))
    parts += [Line(words.headline(found), Tone.GOOD), _play(words, found, more), Gap()]
    parts += _why(words, found)
    last: list[Row] = []
    if found.outlooks:
        last.append(Row(labels.outlooks, words.outlooks(found.outlooks)))
    if found.best.win:
        last += labelled(labels.winning, words.winning(found))
    last += labelled(labels.next_best, words.runners_up(found))
    if found.weights:
        last.append(Row(labels.weights, words.weights(found.weights, found.years)))
    last += labelled(labels.rules, map(words.rule, found.rules))
    last.append(Row(labels.sure, words.sure(found)))
    parts.append(Rows(tuple(last)))
    if found.ends:
        parts.append(Line(words.advice.game_ends))
    if found.not_described:
        parts.append(Line(words.not_described(found.not_described)))
    if found.why_not:
        parts += [Gap(), *why_not_sheet(words, found)]
    return tuple(parts)


def short_sheet(words: Words, found: Explanation, more: str) -> Sheet:
    """What to do now and then, at a table where others wait: it fits a small screen, and why it is best can
    be asked."""
    labels = words.labels
    parts: list[Part] = []
    if found.draws_first:
        parts.append(Line(words.draw_first(found), Tone.FIRST))
    parts.append(Line(words.headline(found), Tone.GOOD))
    if found.best.first or found.others:
        rows = list(_play(words, found, more, is_short=True).rows)
        if found.best.win:
            rows += labelled(labels.winning, words.winning(found))
        rows += labelled(labels.next_best, words.runners_up(found))
        parts.append(Rows(tuple(rows)))
    elif found.golden:
        parts.append(Rows((Row(labels.golden, words.golden_turn(found.golden)),)))
    if found.ends:
        parts.append(Line(words.advice.game_ends))
    return tuple(parts)


def why_not_sheet(words: Words, found: Explanation) -> Sheet:
    """The best play that takes a province beside the advice, or what is missing for it."""
    answer = found.why_not
    assert answer
    if found.best.first and found.best.first.province is answer.province:
        return (Line(words.reasons.is_advised, Tone.STRONG),)
    first = Line(words.why_not(found), Tone.STRONG)
    if answer.accounting:
        labels = words.labels
        return first, _accounting(words, answer.accounting, labels.advised, labels.instead)
    short = answer.affordability.short
    return (first, *(missing_sheet(words, short) if short else ()))


def beside_passing_sheet(words: Words, found: Explanation) -> Sheet:
    """The advice beside passing; where passing is advised, the next best play beside it; and how sure it
    is."""
    labels = words.labels
    parts: list[Part] = [Line(words.beside_passing(found), Tone.STRONG), *_why(words, found)]
    rows = [Row(labels.outlooks, words.outlooks(found.outlooks))] if found.outlooks else []
    return (*parts, Rows((*rows, Row(labels.sure, words.sure(found)))))


def _why(words: Words, found: Explanation) -> tuple[Part, ...]:
    """What the advice is worth beside passing, or beside the best play that was left where passing is
    advised."""
    if not found.accounting:
        return ()
    labels = words.labels
    other = labels.with_play if found.best.first else labels.instead
    return (_accounting(words, found.accounting, labels.if_passing, other),)


def _play(words: Words, found: Explanation, more: str, is_short: bool = False) -> Rows:
    lines: list[Row] = []
    labels, move = words.labels, found.best.first
    if move:
        lines += labelled(labels.put_down, [words.put_down(move), *map(words.step, move.payment.steps)])
        if move.lost or not is_short:
            lines.append(Row(labels.lost, words.lost(move.lost)))
        lines.append(Row(labels.kept, kept(words, found.kept, found.kept_tiles)))
    cases = _cases(words, found, more, is_short)
    lines += [Row("" if number else labels.then, case.text, case.lead) for number, case in enumerate(cases)]
    if found.golden:
        lines.append(Row(labels.golden, words.golden_turn(found.golden)))
    if found.may_win_draw_last:
        lines.append(Row(labels.draw, words.advice.draw_last))
    lines.append(Row(labels.expected, words.expected(found)))
    return Rows(tuple(lines))


def _cases(words: Words, found: Explanation, more: str, is_short: bool) -> list[Row]:
    """What to do then, case by case; in short, the likeliest ones, and none before Draw tiles were used."""
    if is_short and found.draws_first:
        return []
    if found.in_any_case:
        return [Row("", words.in_any_case(found.in_any_case, more))]
    is_open = found.best.win is not None
    listed = [line for line in found.nexts if line not in found.unlisted]
    unlisted = list(found.unlisted)
    if is_short and len(listed) > MOST_CASES:
        rest = [line for line in listed if line.is_rest]
        kept = listed[: MOST_CASES - len(rest)]
        unlisted += [line for line in listed if line not in (*kept, *rest)]
        listed = [*kept, *rest]
    cases = [
        (line.is_rest, Row("", words.following(line), f"{words.condition(line, found.nexts, is_open)}: "))
        for line in listed
    ]
    if unlisted:
        cases.append((False, Row("", words.unlisted(unlisted, more))))
    # All that is left comes last.
    return [row for _, row in sorted(cases, key=lambda case: case[0])]


def _accounting(words: Words, accounting: Accounting, before: str, after: str) -> Figures:
    """What a play is worth beside another, term by term."""
    terms = (*accounting.rows, accounting.total)
    headings = words.labels.why, before, after, words.labels.change
    return Figures(headings, tuple(_figures(words, term) for term in terms))


def _figures(words: Words, term: Term) -> tuple[str, str, str, str]:
    # The figures of a row fit each other as they are shown.
    change = words.figure(round(term.after, 1) - round(term.before, 1), "+")
    return words.labels.terms[term.term], words.figure(term.before), words.figure(term.after), change
