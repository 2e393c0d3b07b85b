"""What all commands share: the language, positions that are read, and how a command ends."""

import json
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Annotated

import typer

from advisor.cli.files import position_in
from advisor.solver.objective import MOST_PLAYOUTS
from advisor.words.english import ENGLISH
from advisor.words.interface import Words
from engine.board import Province
from engine.notation import find, nearest
from engine.position import Position
from engine.position_file import Problem, Unreadable
from engine.position_file.problems import NotAName
from engine.refusals import HasNoTurn

BAD_INPUT = 2
HELP = ENGLISH.help
"""What commands are declared with; another language takes its place when one is chosen."""
SPOKEN: ContextVar[Words] = ContextVar("spoken", default=ENGLISH)
PositionFile = Annotated[str, typer.Argument(metavar="POSITION", help=HELP.position)]
Playouts = Annotated[int, typer.Option(metavar="NUMBER", min=0, max=MOST_PLAYOUTS, help=HELP.playouts)]
AsJson = Annotated[bool, typer.Option("--json", help=HELP.as_json)]


def words() -> Words:
    """What the command that runs is said in."""
    return SPOKEN.get()


def bad_usage(message: str) -> typer.Exit:
    """Say what is wrong; the exit to raise."""
    typer.echo(message, err=True)
    return typer.Exit(BAD_INPUT)


def print_json(answer: Mapping[str, object]) -> None:
    """Print an answer for programs."""
    typer.echo(json.dumps(answer, indent=2, ensure_ascii=False))


def province_named(text: str) -> Province:
    """The province of a name; the exit to raise where there is none."""
    province = find(Province, text)
    if province is None:
        raise bad_usage(words().problem(Problem(("",), NotAName(text, Province), nearest(Province, text))))
    return province


def bad_input(name: str, problems: Sequence[Problem]) -> typer.Exit:
    """Every problem on standard error, and the exit code to raise."""
    typer.echo(words().problem_count(name, len(problems)), err=True)
    for problem in problems:
        typer.echo(f"  {words().problem(problem)}", err=True)
    return typer.Exit(BAD_INPUT)


def position_at(name: str) -> Position:
    """The position in a file; the exit to raise, with every problem said, where there is none."""
    try:
        return position_in(name, words().help.type_the_position)
    except Unreadable as error:
        raise bad_input(name, error.problems) from None


def turn_at(name: str) -> Position:
    """The position in a file, of an odd year; the exit to raise where there is none."""
    described = position_at(name)
    if described.sharing:
        raise bad_usage(words().refusal(HasNoTurn()))
    return described
