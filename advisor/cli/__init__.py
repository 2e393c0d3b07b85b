"""The command line: arguments in, a call, text out, and an exit code."""

import errno
import io
import os
import sys
from typing import Annotated

import typer
from typer.main import get_command

from advisor.cli.advice import afford, check, schema, share, suggest
from advisor.cli.common import BAD_INPUT, HELP, SPOKEN
from advisor.cli.games import WithGuide, match, play, serve
from advisor.cli.usage import UsageError, explained, spoken
from advisor.words.languages import NoSuchLanguage, chosen, from_environment
from advisor.words.languages import language as language_of
from engine.obstacles import why

app = typer.Typer(
    help=HELP.app,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(help=HELP.suggest, short_help=HELP.suggest)(suggest)
app.command(help=HELP.share, short_help=HELP.share)(share)
app.command(help=HELP.afford, short_help=HELP.afford)(afford)
app.command(help=HELP.check, short_help=HELP.check)(check)
app.command(help=HELP.schema, short_help=HELP.schema)(schema)
app.command(cls=WithGuide, help=HELP.play, short_help=HELP.play)(play)
app.command(help=HELP.serve, short_help=HELP.serve)(serve)
app.command(help=HELP.match, short_help=HELP.match)(match)


def main() -> None:
    """The console command."""
    if sys.stderr is None:
        # Somebody closed it, and wants to read nothing.
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show an ō gets a question mark, not a traceback.
            stream.reconfigure(errors="replace")
    try:
        language, arguments = chosen(sys.argv[1:])
    except NoSuchLanguage as error:
        sys.stderr.write(f"{language_of(from_environment(os.environ)).no_such_language(str(error))}\n")
        sys.exit(BAD_INPUT)
    before = SPOKEN.set(language)
    try:
        if sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        command = spoken(get_command(app), HELP, language)
        sys.exit(command.main(arguments, prog_name="advisor", standalone_mode=False) or 0)
    except UsageError as error:
        sys.stderr.write(f"{explained(error, language)}\n")
        sys.exit(BAD_INPUT)
    except OSError as error:
        # Nothing that was asked for can be printed: the disk is full, or the like.
        sys.stderr.write(f"{language.cannot_write(why(error))}\n")
        sys.exit(1)
    finally:
        SPOKEN.reset(before)


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
    _language: Annotated[str | None, typer.Option("--language", metavar="CODE", help=HELP.language)] = None,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
