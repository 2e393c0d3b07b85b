"""Drawing for the screen; what is drawn comes as values, its sentences from `words`."""

from contextlib import AbstractContextManager, nullcontext
from fractions import Fraction

from rich.console import Console
from rich.table import Table
from rich.text import Text

from advisor.conquest.advice import Advice, WhyNot
from advisor.conquest.afford import Affordability, BothAffordable, PaymentOption, Short
from advisor.conquest.explain import Explanation, first_move
from advisor.words import advice as advice_words
from advisor.words import general as words
from advisor.worth.later import DOUBLE, KOKU, TILE, TROOP, Terms
from engine.board import Province
from engine.components import Bonus
from engine.outcomes import conquests_left
from engine.payment import tally
from engine.position import Position, Site

NARROWEST = 48
"""The least width that holds every column of a table."""
NARROW = 70
"""Below this width a table stands closer."""
MOST_CASES = 6
"""So many cases can be taken in at a glance."""
MOST_OUTLOOKS = 4


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


def print_affordability(
    console: Console, position: Position, answer: Affordability, every: bool, more: str = "--all"
) -> None:
    """Whether a province can be paid for: the best way or every way, or what is missing."""
    if not answer.ways or answer.place is None:
        console.print(Text(words.cannot_afford(answer), style="bold red"))
        if answer.short:
            console.print(_what_is_missing(position, answer.short))
        return
    console.print(Text(words.can_afford(answer.place, position.title), style="bold green"))
    shown = answer.ways if every else answer.ways[:1]
    for number, way in enumerate(shown, start=1):
        if every:
            console.print(Text(f"{number}.", style="bold"))
        console.print(_way(way))
    if not every or not answer.is_complete:
        console.print(Text(words.other_ways(len(answer.ways) - 1, answer.is_complete, more)))


def print_both(console: Console, answer: BothAffordable, every: bool) -> None:
    """Whether two provinces can both be paid for: the best way for each, or what is missing."""
    if not answer.ways or answer.places is None:
        console.print(Text(words.cannot_afford_both(answer), style="bold red"))
        if answer.places and answer.short:
            lines = Table.grid(padding=(0, 2))
            lines.add_row(words.MISSING, Text(words.missing(answer.short)))
            lines.add_row(words.ALONE, Text(words.each_alone(answer.places, answer.alone)))
            console.print(lines)
        return
    console.print(Text(words.can_afford_both(answer.places), style="bold green"))
    for number, pair in enumerate(answer.ways if every else answer.ways[:1], start=1):
        if every:
            console.print(Text(f"{number}.", style="bold"))
        for place, way in zip(answer.places, pair, strict=True):
            console.print(Text(words.where(place)))
            console.print(_way(way, with_kept=way is pair[-1]))


def _way(way: PaymentOption, with_kept: bool = True) -> Table:
    lines = Table.grid(padding=(0, 2))
    label = words.PUT_DOWN
    for text in (words.cards(way.payment.cards), *(words.step(step) for step in way.payment.steps)):
        lines.add_row(label, Text(text))
        label = ""
    lines.add_row(words.LOST, Text(words.lost(way.lost)))
    if with_kept:
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


def thinking(console: Console) -> AbstractContextManager[object]:
    """A sign of life on a terminal while the best play is looked for."""
    return console.status(advice_words.WORKING) if console.is_terminal else nullcontext()


def print_advice(
    console: Console,
    position: Position,
    found: Explanation,
    top: int,
    seconds: float,
    everything: bool,
    more: str = "--explain",
) -> None:
    """The best play: what to do now and then, what it is worth and why, and what comes next to it."""
    advice = found.advice
    if advice.draws_first:
        first = advice_words.draw_first(advice.draws_first, conquests_left(position) > 0)
        console.print(Text(first, style="bold yellow"))
    console.print(Text(advice_words.headline(found, position.title), style="bold green"))
    lines = Table.grid(padding=(0, 2))
    lines.add_column(no_wrap=True)
    lines.add_column()
    if found.first:
        _put_down(lines, found)
    for label, text in _next_lines(found, everything, more):
        lines.add_row(label, text)
    if advice.best.plan.flip:
        lines.add_row(advice_words.GOLDEN, Text(advice_words.golden_turn(advice.best.plan.flip)))
    if found.draws_last:
        lines.add_row(advice_words.DRAW, Text(advice_words.draw_last()))
    lines.add_row(advice_words.EXPECTED, Text(advice_words.expected(found)))
    console.print(lines)
    console.print()
    compared = found.terms if found.first else next((play.terms for play, move in found.others if move), None)
    if compared:
        console.print(_accounting(advice.passing, compared, everything))
    last = Table.grid(padding=(0, 2))
    last.add_column(no_wrap=True)
    last.add_column()
    if found.outlooks:
        shown = found.outlooks if everything else found.outlooks[:MOST_OUTLOOKS]
        last.add_row(advice_words.OUTLOOKS, Text("; ".join(map(advice_words.outlook, shown))))
    label = advice_words.NEXT_BEST
    for play, move in found.others[: top - 1]:
        last.add_row(label, Text(advice_words.runner_up(advice, play, move)))
        label = ""
    if everything:
        last.add_row(advice_words.WEIGHTS, Text(advice_words.weights(KOKU, TROOP, DOUBLE, TILE)))
        for label, rule in zip([advice_words.RULES, *[""] * len(found.rules)], found.rules, strict=False):
            last.add_row(label, Text(rule.value))
    last.add_row(advice_words.SURE, Text(advice_words.sure(advice, seconds)))
    console.print(last)
    if found.ends:
        console.print(Text(advice_words.ENDS))
    if found.not_described:
        console.print(Text(words.not_described(found.not_described)))


def print_why_not(console: Console, position: Position, advice: Advice, answer: WhyNot) -> None:
    """The best play that takes a province beside the advice, or what is missing for it."""
    console.print()
    console.print(Text(advice_words.why_not(answer, advice, first_move(position, answer.play)), style="bold"))
    if answer.play:
        headings = advice_words.ADVISED, advice_words.INSTEAD
        console.print(_accounting(advice.best.terms, answer.play.terms, False, headings))
    elif answer.affordability.short:
        console.print(_what_is_missing(position, answer.affordability.short))


def _put_down(lines: Table, found: Explanation) -> None:
    move = found.first
    assert move
    label = words.PUT_DOWN
    for text in (advice_words.put_down(move), *(words.step(step) for step in move.payment.steps)):
        lines.add_row(label, Text(text))
        label = ""
    lines.add_row(words.LOST, Text(words.lost(move.lost)))
    kept = words.cards(found.kept)
    lines.add_row(
        words.KEPT, Text(f"{kept}; {words.bonus_tiles(found.kept_tiles)}" if found.kept_tiles else kept)
    )


def _next_lines(found: Explanation, everything: bool, more: str) -> list[tuple[str, Text]]:
    """The cases, the unlikely ones counted together unless everything is asked for."""
    nexts = found.nexts
    likely = sorted(nexts, key=lambda line: -line.probability)[:MOST_CASES]
    shown = [line for line in nexts if everything or len(nexts) <= MOST_CASES + 1 or line in likely]
    rows = []
    for line in shown:
        when = advice_words.condition(line, nexts)
        chance = f" ({words.percent(line.probability)})" if len(nexts) > 1 else ""
        text = Text(f"{when}{chance}: ", style="bold")
        text.append(advice_words.next_step(line), style="not bold")
        if line.flip:
            text.append(f"; {advice_words.golden_turn(line.flip)}", style="not bold")
        rows.append(text)
    if left := [line for line in nexts if line not in shown]:
        together = sum((line.probability for line in left), Fraction())
        rows.append(Text(advice_words.more_cases(len(left), together, more)))
    return list(zip([advice_words.THEN, *[""] * len(rows)], rows, strict=False))


def _accounting(
    now: Terms,
    play: Terms,
    everything: bool,
    headings: tuple[str, str] = (advice_words.IF_PASSING, advice_words.WITH_PLAY),
) -> Table:
    """What a play is worth beside passing or another one, term by term."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(advice_words.WHY)
    for heading in (*headings, advice_words.CHANGE):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, label in advice_words.TERMS.items():
        before, after = getattr(now, name), getattr(play, name)
        if (
            everything
            or advice_words.figure(after - before) != advice_words.figure(Fraction())
            or name == "points"
        ):
            table.add_row(label, *_figures(before, after))
    table.add_row(advice_words.TOTAL, *_figures(now.total, play.total), style="bold")
    return table


def _figures(before: Fraction, after: Fraction) -> tuple[str, str, str]:
    return advice_words.figure(before), advice_words.figure(after), advice_words.figure(after - before, "+")


class TableScreen:
    """The answers of a session at the table, on a console."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def say(self, text: str) -> None:
        """Show a sentence, at once also where it goes through a pipe."""
        self._console.print(Text(text))
        self._console.file.flush()

    def thinking(self) -> AbstractContextManager[object]:
        """A sign of life while the best play is looked for."""
        return thinking(self._console)

    def show_advice(self, position: Position, found: Explanation, seconds: float, everything: bool) -> None:
        """Show advice."""
        print_advice(self._console, position, found, 2, seconds, everything, more="'explain'")

    def show_both(self, answer: BothAffordable, every: bool) -> None:
        """Show whether two provinces can both be paid for."""
        print_both(self._console, answer, every)

    def show_affordability(self, position: Position, answer: Affordability, every: bool) -> None:
        """Show whether a province can be paid for."""
        more = f"'afford {answer.province.value} all'"
        print_affordability(self._console, position, answer, every, more)
