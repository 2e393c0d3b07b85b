"""What the command line says about how it is used: headings, placeholders, and what does not fit."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Usage:
    """How the command line is used."""

    headings: Mapping[str, str]
    """What stands over parts of the help, by the English word."""
    placeholders: Mapping[str, str]
    """What stands for an argument, by the English word."""
    show_help: str
    required: str
    default: str
    """Before what is taken where nothing is said."""
    between: str
    """From the `lowest` to the `highest` number."""
    see_help: str
    """Which `command` says more."""
    no_command: str
    """That there is no command `name`, without the end of the sentence."""
    no_option: str
    """That there is no option `name`, without the end of the sentence."""
    missing: str
    no_value: str
    """That an option has no value."""
    too_many: str
    """That `arguments` are too many."""
    wants_number: str
    wants_number_between: str
    wants_one_of: str
