"""The commands about whole games: recorded at the table, opened as a page, played by programs."""

from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from advisor.cli.common import HELP, AsJson, Playouts, bad_usage, position_at, print_json, words
from advisor.solver.objective import PLAYOUTS


class WithGuide(TyperCommand):
    """A command whose help holds the guide to the table, which is loaded only then."""

    indent = 2  # So far to the right stands the text of a help.

    def get_help(self, ctx: Any) -> str:
        """The help, and the guide with its lines as they are: the help's own mark for that stands before each
        paragraph."""
        paragraphs = words().table.guide(ctx.make_formatter().width - self.indent).split("\n\n")
        self.help = "\n\n".join([words().help.play, *(f"\b\n{paragraph}" for paragraph in paragraphs)])
        return super().get_help(ctx)


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=HELP.game)],
    start: Annotated[str | None, typer.Option("--from", metavar="POSITION", help=HELP.start)] = None,
    playouts: Playouts = PLAYOUTS,
) -> None:
    """`advisor play`."""
    from advisor.screen.console import standard_output
    from advisor.screen.table import TableScreen
    from advisor.table.terminal import play_game

    described = position_at(start) if start else None
    raise typer.Exit(play_game(game, described, TableScreen(standard_output(), words()), playouts))


def serve(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=HELP.serve_game)] = None,
    lan: Annotated[bool, typer.Option("--lan", help=HELP.lan)] = False,
    port: Annotated[int | None, typer.Option(metavar="NUMBER", min=0, max=65_535, help=HELP.port)] = None,
    playouts: Playouts = PLAYOUTS,
) -> None:
    """`advisor serve`."""
    from advisor.page import can_be_opened

    if not can_be_opened():
        typer.echo(words().page.lacks_packages(), err=True)
        raise typer.Exit(1)
    from advisor.page.serve import serve as serve_page
    from advisor.screen.console import standard_output
    from advisor.screen.table import TableScreen

    raise typer.Exit(serve_page(game, lan, port, TableScreen(standard_output(), words()), playouts))


def match(
    first: Annotated[str, typer.Argument(metavar="FIRST", help=HELP.first_player)],
    others: Annotated[str, typer.Argument(metavar="OTHERS", help=HELP.other_players)],
    players: Annotated[int, typer.Option(metavar="NUMBER", min=2, max=4, help=HELP.players)] = 4,
    games: Annotated[int, typer.Option(metavar="NUMBER", min=1, max=1_000_000, help=HELP.games)] = 200,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help=HELP.seed)] = 1,
    jobs: Annotated[int | None, typer.Option(metavar="NUMBER", min=1, max=256, help=HELP.jobs)] = None,
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
        with progress(standard_error(), words(), games) as done:
            if dask is None:
                tally = play_here(described, jobs or cores(), done)
            else:
                tally = play_on_cluster(described, dask, done)
    except MatchError as error:
        raise bad_usage(words().match.fault(error.fault)) from None
    played = PlayedMatch(one, rest, described, tally)
    if as_json:
        print_json(match_as_json(played))
    else:
        print_match(standard_output(), words(), played)
