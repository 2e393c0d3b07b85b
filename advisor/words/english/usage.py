"""How the command line is used, in English."""

from advisor.words.usage import Usage

USAGE = Usage(
    headings={
        "Usage": "Usage",
        "Options": "Options",
        "Arguments": "Arguments",
        "Commands": "Commands",
    },
    placeholders={
        "OPTIONS": "OPTIONS",
        "COMMAND": "COMMAND",
        "ARGS": "ARGS",
        "POSITION": "POSITION",
        "GAME": "GAME",
        "PROVINCE": "PROVINCE",
        "NUMBER": "NUMBER",
        "SECONDS": "SECONDS",
        "CODE": "CODE",
        "FIRST": "FIRST",
        "OTHERS": "OTHERS",
        "ADDRESS": "ADDRESS",
    },
    show_help="Show this message and exit.",
    required="required",
    default="default",
    between="{lowest} to {highest}",
    see_help="{command} says more.",
    no_command="There is no command '{name}'",
    no_option="There is no option {name}",
    missing="Missing: {name}.",
    no_value="{name} needs a value after it.",
    too_many="Not understood: {arguments}.",
    wants_number="{name} takes a whole number.",
    wants_number_between="{name} takes a number from {lowest} to {highest}.",
    wants_one_of="{name} takes one of these: {choices}.",
)
