"""The command line: arguments in, a call, text out, and an exit code."""

import io
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from advisor.solver.objective import MOST_PLAYOUTS, PLAYOUTS, TIME_LIMIT, Objective
from advisor.words.english import ENGLISH as WORDS
from engine.board import Province
from engine.notation import find, nearest
from engine.position import Position
from engine.position_file import Problem, Unreadable, read_position
from engine.position_file.json_text import MOST_BYTES
from engine.position_file.problems import CannotBeOpened, NoStandardInput, NotAName
from engine.refusals import Forbidden, HasNoTurn

BAD_INPUT = 2
MOST_GAMES = 1_000_000
MOST_JOBS = 256
HELP = WORDS.help

app = typer.Typer(
    help=HELP.app,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
PositionFile = Annotated[str, typer.Argument(metavar="POSITION", help=HELP.position)]
Playouts = Annotated[int, typer.Option(min=0, max=MOST_PLAYOUTS, help=HELP.playouts)]
AsJson = Annotated[bool, typer.Option("--json", help=HELP.as_json)]


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
        sys.stderr.write(f"{WORDS.cannot_write(error.strerror or str(error))}\n")
        sys.exit(1)


INDENT = 2
"""So far to the right stands the text of a help."""


class WithGuide(TyperCommand):
    """A command whose help holds the guide to the table, which is loaded only then."""

    def get_help(self, ctx: Any) -> str:
        """The help, and the guide with its lines as they are: the help's own mark for that stands before each
        paragraph."""
        paragraphs = WORDS.table.guide(ctx.make_formatter().width - INDENT).split("\n\n")
        self.help = "\n\n".join([HELP.play, *(f"\b\n{paragraph}" for paragraph in paragraphs)])
        return super().get_help(ctx)


def _print_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"shitenno-advisor {version('shitenno-advisor')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", help=HELP.version, callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help=HELP.suggest, short_help=HELP.suggest)
def suggest(
    position: PositionFile,
    objective: Annotated[Objective | None, typer.Option(help=HELP.objective)] = None,
    top: Annotated[int, typer.Option(min=1, max=20, help=HELP.top)] = 2,
    time_limit: Annotated[float, typer.Option(min=0.0, max=3600.0, help=HELP.time_limit)] = TIME_LIMIT,
    playouts: Playouts = PLAYOUTS,
    explained: Annotated[bool, typer.Option("--explain", help=HELP.explain)] = False,
    why_not: Annotated[str | None, typer.Option(metavar="PROVINCE", help=HELP.why_not)] = None,
    as_json: AsJson = False,
) -> None:
    """`advisor suggest`."""
    wanted = None if why_not is None else _province(why_not)
    described = _turn(position)
    # The solver is loaded only where it is needed.
    from advisor.conquest.explain import explain
    from advisor.conquest.why_not import why_not as compare
    from advisor.screen.advice import print_advice, thinking
    from advisor.screen.as_json import suggestion
    from advisor.screen.console import standard_output
    from advisor.winning.chances import best_advice, with_chance
    from advisor.winning.deals import missing_for_playouts

    if objective is Objective.WIN and playouts and (missing := missing_for_playouts(described)):
        raise _bad_usage(WORDS.too_little_for_playouts(missing))
    console = standard_output()
    started = time.monotonic()
    try:
        with thinking(console, WORDS, is_shown=not as_json) as progress:
            # The second best says why, also where it is not shown.
            shown = top if as_json else max(top, 2)
            advice = best_advice(described, objective, shown, playouts, time_limit, progress)
            took = time.monotonic() - started
            left = max(0.0, time_limit - took)
            compared = compare(described, advice, wanted, left) if wanted else None
            if compared and compared.play and advice.best.win:
                compared = replace(compared, play=with_chance(described, compared.play, advice, playouts))
    except Forbidden as error:
        raise _refused(error) from None
    found = explain(described, advice, top=top, everything=explained, seconds=took, why_not=compared)
    if as_json:
        _print_json(suggestion(found))
    else:
        print_advice(console, WORDS, found)


@app.command(help=HELP.share, short_help=HELP.share)
def share(
    position: PositionFile,
    top: Annotated[int, typer.Option(min=1, max=20, help=HELP.top)] = 3,
    explained: Annotated[bool, typer.Option("--explain", help=HELP.explain_sharing)] = False,
    as_json: AsJson = False,
) -> None:
    """`advisor share`."""
    described = _read(position)
    if described.sharing is None:
        raise _bad_usage(HELP.not_an_even_year)
    from advisor.screen.advice import thinking
    from advisor.screen.as_json import sharing as as_object
    from advisor.screen.console import standard_output
    from advisor.screen.sharing import print_sharing
    from advisor.sharing.advice import MOST_OPTIONS
    from advisor.sharing.advise import advise_sharing
    from advisor.winning.deals import missing_for_playouts

    if missing := missing_for_playouts(described):
        raise _bad_usage(WORDS.too_little_for_playouts(missing))
    console = standard_output()
    started = time.monotonic()
    with thinking(console, WORDS, is_shown=not as_json):
        advice = advise_sharing(described, MOST_OPTIONS if explained else top, looks_ahead=not as_json)
    if as_json:
        _print_json(as_object(advice))
    else:
        print_sharing(console, WORDS, advice, time.monotonic() - started)


@app.command(help=HELP.afford, short_help=HELP.afford)
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
    from advisor.screen.afford import print_affordability, print_both
    from advisor.screen.as_json import affordability, both_affordable
    from advisor.screen.console import standard_output

    *named, position = arguments
    if len(named) not in (1, 2):
        raise _bad_usage(HELP.afford_count)
    provinces = [_province(name) for name in named]
    if len(set(provinces)) < len(provinces):
        raise _bad_usage(HELP.same_province_twice)
    described = _turn(position)
    try:
        if len(provinces) == 1:
            answer = afford_one(described, *provinces)
            if as_json:
                _print_json(affordability(answer))
            else:
                print_affordability(standard_output(), WORDS, answer, every)
        else:
            both = afford_both(described, *provinces)
            if as_json:
                _print_json(both_affordable(both))
            else:
                print_both(standard_output(), WORDS, both, every)
    except Forbidden as error:
        raise _refused(error) from None


@app.command(help=HELP.check, short_help=HELP.check)
def check(position: PositionFile, as_json: AsJson = False) -> None:
    """`advisor check`."""
    from advisor.screen.as_json import checked
    from advisor.screen.console import standard_output
    from advisor.screen.position import print_summary

    try:
        described = _position(position)
    except Unreadable as error:
        if as_json:
            _print_json(checked(error.problems, WORDS))
        raise _bad_input(position, error.problems) from None
    if as_json:
        _print_json(checked((), WORDS))
    else:
        print_summary(standard_output(), WORDS, described)


@app.command(help=HELP.schema, short_help=HELP.schema)
def schema() -> None:
    """`advisor schema`."""
    from engine.position_file.schema import position_schema

    _print_json(position_schema(WORDS.meanings))


@app.command(cls=WithGuide, help=HELP.play, short_help=HELP.play)
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=HELP.game)],
    start: Annotated[str | None, typer.Option("--from", metavar="POSITION", help=HELP.start)] = None,
    playouts: Playouts = PLAYOUTS,
) -> None:
    """`advisor play`."""
    from advisor.screen.console import standard_output
    from advisor.screen.table import TableScreen
    from advisor.table.terminal import play_game

    described = _read(start) if start else None
    raise typer.Exit(play_game(game, described, TableScreen(standard_output(), WORDS), playouts))


@app.command(help=HELP.match, short_help=HELP.match)
def match(
    first: Annotated[str, typer.Argument(metavar="FIRST", help=HELP.first_player)],
    others: Annotated[str, typer.Argument(metavar="OTHERS", help=HELP.other_players)],
    players: Annotated[int, typer.Option(min=2, max=4, help=HELP.players)] = 4,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=HELP.games)] = 200,
    seed: Annotated[int, typer.Option(help=HELP.seed)] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, max=MOST_JOBS, help=HELP.jobs)] = None,
    dask: Annotated[str | None, typer.Option(metavar="ADDRESS", help=HELP.dask)] = None,
    as_json: AsJson = False,
) -> None:
    """`advisor match`."""
    from advisor.players import kind_named
    from advisor.screen.as_json import match as match_as_json
    from advisor.screen.console import standard_output
    from advisor.screen.match import print_match, progress, standard_error
    from advisor.winning.match import Match, PlayedMatch
    from advisor.winning.match_faults import MatchError
    from advisor.winning.spread import cores, play_here, play_on_cluster

    try:
        one, rest = kind_named(first), kind_named(others)
        described = Match(one.maker, rest.maker, players, games, seed)
        with progress(standard_error(), WORDS, games) as done:
            if dask is None:
                tally = play_here(described, jobs or cores(), done)
            else:
                tally = play_on_cluster(described, dask, done)
    except MatchError as error:
        raise _bad_usage(WORDS.match.fault(error.fault)) from None
    played = PlayedMatch(one, rest, described, tally)
    if as_json:
        _print_json(match_as_json(played))
    else:
        print_match(standard_output(), WORDS, played)


def _refused(error: Forbidden) -> typer.Exit:
    return _bad_usage(WORDS.refusal(error.refusal))


def _bad_usage(message: str) -> typer.Exit:
    typer.echo(message, err=True)
    return typer.Exit(BAD_INPUT)


def _print_json(answer: Mapping[str, object]) -> None:
    typer.echo(json.dumps(answer, indent=2, ensure_ascii=False))


def _province(text: str) -> Province:
    province = find(Province, text)
    if province is None:
        raise _bad_usage(WORDS.problem(Problem(("",), NotAName(text, Province), nearest(Province, text))))
    return province


def _bad_input(name: str, problems: Sequence[Problem]) -> typer.Exit:
    """Every problem on standard error, and the exit code to raise."""
    typer.echo(WORDS.problem_count(name, len(problems)), err=True)
    for problem in problems:
        typer.echo(f"  {WORDS.problem(problem)}", err=True)
    return typer.Exit(BAD_INPUT)


def _read(name: str) -> Position:
    """The position in a file; the exit to raise, with every problem said, where there is none."""
    try:
        return _position(name)
    except Unreadable as error:
        raise _bad_input(name, error.problems) from None


def _turn(name: str) -> Position:
    """The position in a file, of an odd year; the exit to raise where there is none."""
    described = _read(name)
    if described.sharing:
        raise _refused(Forbidden(HasNoTurn()))
    return described


def _position(name: str) -> Position:
    """The position in a file, or on standard input for `-`; `Unreadable` with its problems."""
    try:
        if name == "-":
            data = _standard_input()
        else:
            with Path(name).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Unreadable([Problem(("",), CannotBeOpened(reason))]) from None
    return read_position(data)


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise Unreadable([Problem(("",), NoStandardInput())])
    if sys.stdin.isatty():
        typer.echo(HELP.type_the_position, err=True)
    return sys.stdin.buffer.read(MOST_BYTES + 1)
