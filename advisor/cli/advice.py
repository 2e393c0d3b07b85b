"""The commands about one position: advice, what can be paid for, and whether the file is right."""

import time
from dataclasses import replace
from typing import Annotated

import typer

from advisor.cli.common import (
    HELP,
    AsJson,
    Playouts,
    PositionFile,
    bad_input,
    bad_usage,
    position_at,
    print_json,
    province_named,
    turn_at,
    words,
)
from advisor.cli.files import position_in
from advisor.solver.objective import PLAYOUTS, TIME_LIMIT, Objective
from engine.position_file import Unreadable
from engine.refusals import Forbidden


def suggest(
    position: PositionFile,
    objective: Annotated[Objective | None, typer.Option(help=HELP.objective)] = None,
    top: Annotated[int, typer.Option(metavar="NUMBER", min=1, max=20, help=HELP.top)] = 2,
    time_limit: Annotated[
        float, typer.Option(metavar="SECONDS", min=0.0, max=3600.0, help=HELP.time_limit)
    ] = TIME_LIMIT,
    playouts: Playouts = PLAYOUTS,
    explained: Annotated[bool, typer.Option("--explain", help=HELP.explain)] = False,
    why_not: Annotated[str | None, typer.Option(metavar="PROVINCE", help=HELP.why_not)] = None,
    as_json: AsJson = False,
) -> None:
    """`advisor suggest`."""
    wanted = None if why_not is None else province_named(why_not)
    described = turn_at(position)
    # The solver is loaded only where it is needed.
    from advisor.conquest.explain import explain
    from advisor.conquest.why_not import why_not as compare
    from advisor.screen.advice import advice_sheet
    from advisor.screen.as_json import suggestion
    from advisor.screen.console import print_sheet, standard_output, thinking
    from advisor.winning.chances import best_advice, with_chance
    from advisor.winning.deals import missing_for_playouts

    if objective is Objective.WIN and playouts and (missing := missing_for_playouts(described)):
        raise bad_usage(words().too_little_for_playouts(missing))
    console = standard_output()
    started = time.monotonic()
    try:
        with thinking(console, words(), is_shown=not as_json) as progress:
            # The second best says why, also where it is not shown.
            shown = top if as_json else max(top, 2)
            advice = best_advice(described, objective, shown, playouts, time_limit, progress)
            took = time.monotonic() - started
            left = max(0.0, time_limit - took)
            compared = compare(described, advice, wanted, left) if wanted else None
            if compared and compared.play and advice.best.win:
                compared = replace(compared, play=with_chance(described, compared.play, advice, playouts))
    except Forbidden as error:
        raise bad_usage(words().refusal(error.refusal)) from None
    found = explain(described, advice, top=top, everything=explained, seconds=took, why_not=compared)
    if as_json:
        print_json(suggestion(found))
    else:
        print_sheet(console, advice_sheet(words(), found))


def share(
    position: PositionFile,
    top: Annotated[int, typer.Option(metavar="NUMBER", min=1, max=20, help=HELP.top_decisions)] = 3,
    playouts: Playouts = PLAYOUTS,
    explained: Annotated[bool, typer.Option("--explain", help=HELP.explain_sharing)] = False,
    as_json: AsJson = False,
) -> None:
    """`advisor share`."""
    described = position_at(position)
    if described.sharing is None:
        raise bad_usage(words().help.not_an_even_year)
    from advisor.screen.as_json import sharing as as_object
    from advisor.screen.console import print_sheet, standard_output, thinking
    from advisor.screen.sharing import sharing_sheet
    from advisor.sharing.advice import MOST_OPTIONS
    from advisor.sharing.advise import advise_sharing
    from advisor.winning.deals import missing_for_playouts

    if missing := missing_for_playouts(described):
        raise bad_usage(words().too_little_for_playouts(missing))
    console = standard_output()
    started = time.monotonic()
    with thinking(console, words(), is_shown=not as_json) as progress:
        shown = max(top, MOST_OPTIONS) if explained else top
        advice = advise_sharing(described, shown, playouts, not as_json, progress)
    if as_json:
        print_json(as_object(advice))
    else:
        seconds = time.monotonic() - started
        print_sheet(console, sharing_sheet(words(), advice, seconds, explained))


def afford(
    arguments: Annotated[
        list[str], typer.Argument(metavar="PROVINCE [PROVINCE] POSITION", help=HELP.afford_arguments)
    ],
    every: Annotated[bool, typer.Option("--all", help=HELP.all_ways)] = False,
    as_json: AsJson = False,
) -> None:
    """`advisor afford`."""
    from advisor.conquest.afford import afford as afford_one
    from advisor.conquest.afford import afford_both
    from advisor.screen.afford import afford_sheet, both_sheet
    from advisor.screen.as_json import affordability, both_affordable
    from advisor.screen.console import print_sheet, standard_output

    *named, position = arguments
    if len(named) not in (1, 2):
        raise bad_usage(words().help.afford_count)
    provinces = [province_named(name) for name in named]
    if len(set(provinces)) < len(provinces):
        raise bad_usage(words().help.same_province_twice)
    described = turn_at(position)
    try:
        if len(provinces) == 1:
            answer = afford_one(described, *provinces)
            if as_json:
                print_json(affordability(answer))
            else:
                print_sheet(standard_output(), afford_sheet(words(), answer, every))
        else:
            both = afford_both(described, *provinces)
            if as_json:
                print_json(both_affordable(both))
            else:
                print_sheet(standard_output(), both_sheet(words(), both, every))
    except Forbidden as error:
        raise bad_usage(words().refusal(error.refusal)) from None


def check(position: PositionFile, as_json: AsJson = False) -> None:
    """`advisor check`."""
    from advisor.screen.as_json import checked
    from advisor.screen.console import standard_output
    from advisor.screen.position import print_summary

    try:
        described = position_in(position, words().help.type_the_position)
    except Unreadable as error:
        if as_json:
            print_json(checked(error.problems, words()))
        raise bad_input(position, error.problems) from None
    if as_json:
        print_json(checked((), words()))
    else:
        print_summary(standard_output(), words(), described)


def schema() -> None:
    """`advisor schema`."""
    from engine.position_file.schema import position_schema

    print_json(position_schema(words().meanings))
