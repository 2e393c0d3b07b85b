"""What the command line says about itself in the language spoken: its help, and what does not fit."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import typer

from advisor.words.interface import Words
from advisor.words.labels import Help
from engine.notation import closest

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""What is raised for arguments that do not fit."""
RANGE = re.compile(r"([\d.]+)<=x<=([\d.]+)")
PLACEHOLDER = re.compile(r"[A-Z]{3,}")


def spoken(command: Any, declared: Help, words: Words) -> Any:
    """A command of the command line with all that it says about itself in a language, beside the one it was
    declared with."""
    texts = dict(zip(asdict(declared).values(), asdict(words.help).values(), strict=True))
    command.context_class = _speaking(command.context_class, words)
    for part in (command, *command.params):
        if hasattr(part, "help"):
            part.help = _stuck(texts.get(part.help, part.help))
    for other in getattr(command, "commands", {}).values():
        other.short_help = _stuck(texts.get(other.short_help, other.short_help))
        spoken(other, declared, words)
    return command


def explained(error: Any, words: Words) -> str:
    """What is wrong with the arguments, and where to read more."""
    lines = [_wrong(error, words)]
    if error.ctx:
        help_option = error.ctx.help_option_names[-1]
        more = words.usage.see_help.format(command=f"{error.ctx.command_path} {help_option}")
        lines = [error.ctx.get_usage(), *lines, more]
    return "\n".join(lines)


def _wrong(error: Any, words: Words) -> str:
    said = words.usage
    match type(error).__name__:
        case "NoSuchOption":
            near = closest(error.option_name, error.possibilities or ())
            return said.no_option.format(name=error.option_name) + words.guess(near)
        case "MissingParameter":
            name = _placed(error.param.metavar or error.param.name, said.placeholders)
            return said.missing.format(name=name)
        case "BadOptionUsage":
            return said.no_value.format(name=error.option_name)
        case "BadParameter":
            return _bad_value(error, words)
    named = re.search(r"command '(.*?)'", error.message)
    if named:
        near = closest(named[1], list(error.ctx.command.commands))
        return said.no_command.format(name=named[1]) + words.guess(near)
    extra = re.search(r"extra argument.* \((.*)\)", error.message)
    return said.too_many.format(arguments=extra[1]) if extra else str(error.format_message())


def _bad_value(error: Any, words: Words) -> str:
    """What an option takes, of which something else was said."""
    said, name = words.usage, error.param.opts[0]
    record, help_text = error.param.get_help_record(error.ctx)
    if limits := RANGE.search(help_text):
        lowest, highest = map(_figure, limits.groups())
        return said.wants_number_between.format(name=name, lowest=lowest, highest=highest)
    if choices := re.search(r"[\[<](\w+(?:\|\w+)+)", record):
        return said.wants_one_of.format(name=name, choices=choices[1].replace("|", ", "))
    return said.wants_number.format(name=name)


def _speaking(context_class: Any, words: Words) -> Any:
    """A context whose help is laid out in a language."""
    base = context_class.formatter_class

    def write_usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:
        said = words.usage
        heading = words.after(said.headings["Usage"], "")
        base.write_usage(self, prog, _placed(args.translate(_BRACES), said.placeholders), prefix or heading)

    def write_heading(self: Any, heading: str) -> None:
        said = words.usage.headings.get(heading, heading)
        self.write(f"{'':>{self.current_indent}}{words.after(said, '').rstrip()}\n")

    def write_dl(self: Any, rows: Sequence[tuple[str, str]], *args: Any, **more: Any) -> None:
        said = words.usage
        told = [(_placed(first, said.placeholders), _noted(second, words)) for first, second in rows]
        base.write_dl(self, told, *args, **more)

    methods: dict[str, Callable[..., None]] = {
        "write_usage": write_usage,
        "write_heading": write_heading,
        "write_dl": write_dl,
    }
    formatter = type("SpokenFormatter", (base,), methods)
    return type("SpokenContext", (context_class,), {"formatter_class": formatter})


_BRACES = str.maketrans("", "", "{}")


def _placed(text: str, placeholders: Mapping[str, str]) -> str:
    """Text with the placeholders of a language, without the kind of value, which the meaning tells."""
    text = re.sub(r" <(?:list\[)?str\]?>$", "", text).replace("POSITION...", "POSITION")
    return PLACEHOLDER.sub(lambda word: placeholders.get(word[0], word[0]), text)


def _noted(text: str, words: Words) -> str:
    """The meaning of an option, with what is noted in brackets at its end in a language."""
    said = words.usage
    if text.startswith("Show this message"):
        return said.show_help
    text, bracket, notes = text.rpartition("  [")
    if not bracket:
        return notes
    told = []
    for note in notes.rstrip("]").split("; "):
        if limits := RANGE.fullmatch(note):
            lowest, highest = map(_figure, limits.groups())
            told.append(said.between.format(lowest=lowest, highest=highest))
        elif note.startswith("default: "):
            told.append(words.after(said.default, _figure(note.removeprefix("default: "))))
        else:
            told.append(said.required if note == "required" else note)
    return f"{text}  [{_stuck(words.side_by_side(*told))}]"


def _stuck(text: str | None) -> str | None:
    """Text in which no line begins with a mark that belongs to the word before it."""
    return text and re.sub(r" (?=[:;?!»])|(?<=«) ", "\N{NO-BREAK SPACE}", text)


def _figure(number: str) -> str:
    """'10' for '10.0'."""
    return number.removesuffix(".0")
