"""The command line: arguments in, a call, text out, and an exit code."""

import io
import json
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from advisor.conquest.advice import TIME_LIMIT
from advisor.conquest.afford import afford as afford_province
from advisor.conquest.afford import afford_both
from advisor.conquest.explain import explain
from advisor.screen.json import affordability, both_affordable, checked, suggestion
from advisor.solver.cases import Objective
from advisor.words import general as words
from engine.board import Province
from engine.errors import Forbidden, Problem, Unreadable
from engine.notation import KINDS, find, nearest
from engine.position import Position
from engine.position_file import read_position
from engine.position_file.json_text import MOST_BYTES, shown_text
from engine.position_file.reading import names

if TYPE_CHECKING:
    from rich.console import Console

BAD_INPUT = 2

app = typer.Typer(
    help=words.APP_HELP,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
PositionFile = Annotated[str, typer.Argument(metavar="POSITION", help=words.POSITION_HELP)]
AsJson = Annotated[bool, typer.Option("--json", help=words.JSON_HELP)]


def main() -> None:
    """The console command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show an ō gets a question mark, not a traceback.
            stream.reconfigure(errors="replace")
    try:
        app(prog_name="advisor")
    except OSError as error:
        # Nothing that was asked for can be printed: the disk is full, or the like.
        sys.stderr.write(words.cannot_write(error.strerror or str(error)))
        sys.exit(1)


def _print_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"shitenno-advisor {version('shitenno-advisor')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", help=words.VERSION_HELP, callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help=words.SUGGEST_HELP, short_help=words.SUGGEST_HELP)
def suggest(
    position: PositionFile,
    objective: Annotated[Objective, typer.Option(help=words.OBJECTIVE_HELP)] = Objective.VALUE,
    top: Annotated[int, typer.Option(min=1, max=20, help=words.TOP_HELP)] = 2,
    time_limit: Annotated[float, typer.Option(min=0.0, max=3600.0, help=words.TIME_LIMIT_HELP)] = TIME_LIMIT,
    explained: Annotated[bool, typer.Option("--explain", help=words.EXPLAIN_HELP)] = False,
    why_not: Annotated[str | None, typer.Option(metavar="PROVINCE", help=words.WHY_NOT_HELP)] = None,
    as_json: AsJson = False,
) -> None:
    """`advisor suggest`."""
    wanted = None if why_not is None else _province(why_not)
    try:
        found = _read(position)
    except Unreadable as error:
        raise _bad_input(position, error.problems) from None
    # The solver is loaded only where it is needed.
    from advisor.conquest.advise import advise
    from advisor.conquest.why_not import why_not as compare
    from advisor.screen.text import print_advice, print_why_not, thinking

    console = _console()
    started = time.monotonic()
    try:
        with nullcontext() if as_json else thinking(console):
            # The second best says why, also where it is not shown.
            advice = advise(found, objective, top if as_json else max(top, 2), time_limit)
            took = time.monotonic() - started
            left = max(0.0, time_limit - took)
            compared = compare(found, advice, wanted, left) if wanted else None
    except Forbidden as error:
        raise _refused(error) from None
    if as_json:
        _print_json(suggestion(found, advice, compared))
        return
    print_advice(console, found, explain(found, advice), top, took, explained)
    if compared:
        print_why_not(console, found, advice, compared)


@app.command(help=words.AFFORD_HELP, short_help=words.AFFORD_HELP)
def afford(
    arguments: Annotated[
        list[str], typer.Argument(metavar="PROVINCE [PROVINCE] POSITION", help=words.AFFORD_ARGUMENTS)
    ],
    every: Annotated[bool, typer.Option("--all", help=words.ALL_HELP)] = False,
    as_json: AsJson = False,
) -> None:
    """`advisor afford`."""
    *names_given, position = arguments
    if len(names_given) not in (1, 2):
        raise _bad_usage(words.AFFORD_COUNT)
    provinces = [_province(name) for name in names_given]
    if len(set(provinces)) < len(provinces):
        raise _bad_usage(words.TWICE_THE_SAME)
    from advisor.screen.text import print_affordability, print_both

    try:
        found = _read(position)
        if len(provinces) == 1:
            answer = afford_province(found, *provinces)
            if as_json:
                _print_json(affordability(answer))
            else:
                print_affordability(_console(), found, answer, every)
        else:
            both = afford_both(found, *provinces)
            if as_json:
                _print_json(both_affordable(both))
            else:
                print_both(_console(), both, every)
    except Unreadable as error:
        raise _bad_input(position, error.problems) from None
    except Forbidden as error:
        raise _refused(error) from None


@app.command(help=words.CHECK_HELP, short_help=words.CHECK_HELP)
def check(position: PositionFile, as_json: AsJson = False) -> None:
    """`advisor check`."""
    try:
        found = _read(position)
    except Unreadable as error:
        if as_json:
            _print_json(checked(error.problems))
        raise _bad_input(position, error.problems) from None
    if as_json:
        _print_json(checked(()))
    else:
        from advisor.screen.text import print_summary

        print_summary(_console(), found)


@app.command(help=words.SCHEMA_HELP, short_help=words.SCHEMA_HELP)
def schema() -> None:
    """`advisor schema`."""
    from engine.position_file.schema import position_schema

    _print_json(position_schema())


@app.command(help=words.unwrapped(words.PLAY_HELP, words.GUIDE), short_help=words.PLAY_HELP)
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=words.GAME_HELP)],
    start: Annotated[str | None, typer.Option("--from", metavar="POSITION", help=words.FROM_HELP)] = None,
) -> None:
    """`advisor play`."""
    from advisor.screen.text import TableScreen
    from advisor.table.terminal import play_game

    try:
        position = _read(start) if start else None
    except Unreadable as error:
        raise _bad_input(start or "", error.problems) from None
    raise typer.Exit(play_game(game, position, TableScreen(_console())))


def _refused(error: Forbidden) -> typer.Exit:
    return _bad_usage(str(error))


def _bad_usage(message: str) -> typer.Exit:
    typer.echo(message, err=True)
    return typer.Exit(BAD_INPUT)


def _print_json(answer: Mapping[str, object]) -> None:
    typer.echo(json.dumps(answer, indent=2, ensure_ascii=False))


def _console() -> "Console":
    from rich.console import Console

    from advisor.screen.text import NARROWEST

    console = Console(highlight=False)
    # Below that, tables would lose letters; the terminal breaks the lines instead.
    console.width = max(console.width, NARROWEST)
    return console


def _province(text: str) -> Province:
    province = find(Province, text)
    if province is None:
        found = f"{shown_text(text)} is not {KINDS[Province]}"
        problem = Problem("", found, names(Province), nearest(Province, text))
        typer.echo(str(problem), err=True)
        raise typer.Exit(BAD_INPUT)
    return province


def _bad_input(name: str, problems: Sequence[Problem]) -> typer.Exit:
    """Every problem on standard error, and the exit code to raise."""
    typer.echo(words.problem_count(name, len(problems)), err=True)
    for problem in problems:
        typer.echo(f"  {problem}", err=True)
    return typer.Exit(BAD_INPUT)


def _read(name: str) -> Position:
    """The position in a file, or on standard input for `-`; `Unreadable` with its problems."""
    try:
        if name == "-":
            data = _standard_input()
        else:
            with Path(name).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Unreadable([Problem("", words.CANNOT_OPEN, reason)]) from None
    return read_position(data)


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise OSError(words.NO_STANDARD_INPUT)
    if sys.stdin.isatty():
        typer.echo(words.TYPE_THE_POSITION, err=True)
    return sys.stdin.buffer.read(MOST_BYTES + 1)
