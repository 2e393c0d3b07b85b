"""The command line: arguments in, a call, text out, and an exit code."""

import io
import json
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from advisor import words
from engine.errors import Problem, Unreadable
from engine.position import Position
from engine.position_file import read_position
from engine.strict_json import MOST_BYTES

BAD_INPUT = 2

app = typer.Typer(
    help=words.APP_HELP, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)
PositionFile = Annotated[str, typer.Argument(metavar="POSITION", help=words.POSITION_HELP)]
AsJson = Annotated[bool, typer.Option("--json", help=words.JSON_HELP)]


def main() -> None:
    """The console command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show an ō gets a question mark, not a traceback.
            stream.reconfigure(errors="replace")
    app(prog_name="advisor")


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"shitenno-advisor {version('shitenno-advisor')}")
        raise typer.Exit


@app.callback()
def _options(
    _version: Annotated[
        bool, typer.Option("--version", help=words.VERSION_HELP, callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    pass


@app.command(help=words.CHECK_HELP)
def check(position: PositionFile, as_json: AsJson = False) -> None:
    """`advisor check`."""
    problems: tuple[Problem, ...] = ()
    found = None
    try:
        found = _read(position)
    except Unreadable as error:
        problems = error.problems
    if as_json:
        listed = [
            {"path": p.path, "found": p.found, "allowed": p.allowed, "nearest": p.nearest} for p in problems
        ]
        typer.echo(json.dumps({"format": 1, "valid": not problems, "problems": listed}, indent=2))
    if found is None:
        raise _bad_input(position, problems)
    if not as_json:
        from rich.console import Console

        from advisor.render import print_summary

        print_summary(Console(highlight=False), found)


@app.command(help=words.SCHEMA_HELP)
def schema() -> None:
    """`advisor schema`."""
    from engine.schema import position_schema

    typer.echo(json.dumps(position_schema(), indent=2, ensure_ascii=False))


def _read(name: str) -> Position:
    """The position in a file, or on standard input for `-`; exit code 2 where it cannot be opened."""
    try:
        if name == "-":
            if sys.stdin.isatty():
                typer.echo(words.TYPE_THE_POSITION, err=True)
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        typer.echo(words.cannot_read(name, reason), err=True)
        raise typer.Exit(BAD_INPUT) from None
    return read_position(data)


def _bad_input(name: str, problems: tuple[Problem, ...]) -> typer.Exit:
    """Every problem on standard error, and the exit code to raise."""
    shown_name = "standard input" if name == "-" else name
    typer.echo(words.problem_count(shown_name, len(problems)), err=True)
    for problem in problems:
        typer.echo(f"  {problem}", err=True)
    return typer.Exit(BAD_INPUT)
