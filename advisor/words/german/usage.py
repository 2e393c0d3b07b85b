"""How the command line is used, in German."""

from advisor.words.usage import Usage

USAGE = Usage(
    headings={
        "Usage": "Aufruf",
        "Options": "Optionen",
        "Arguments": "Argumente",
        "Commands": "Befehle",
    },
    placeholders={
        "OPTIONS": "OPTIONEN",
        "COMMAND": "BEFEHL",
        "ARGS": "ARGUMENTE",
        "POSITION": "STELLUNG",
        "GAME": "SPIEL",
        "PROVINCE": "PROVINZ",
        "NUMBER": "ZAHL",
        "SECONDS": "SEKUNDEN",
        "CODE": "KÜRZEL",
        "FIRST": "EINER",
        "OTHERS": "ANDERE",
        "ADDRESS": "ADRESSE",
    },
    show_help="Diese Hilfe zeigen.",
    required="nötig",
    default="Standard",
    between="{lowest} bis {highest}",
    see_help="Mehr dazu: {command}",
    no_command="Es gibt keinen Befehl „{name}“",
    no_option="Es gibt keine Option {name}",
    missing="Es fehlt: {name}.",
    no_value="Nach {name} fehlt ein Wert.",
    too_many="Zu viel: {arguments}.",
    wants_number="{name} verlangt eine ganze Zahl.",
    wants_number_between="{name} verlangt eine Zahl von {lowest} bis {highest}.",
    wants_one_of="{name} verlangt einen dieser Werte: {choices}.",
)
