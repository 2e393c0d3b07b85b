"""How the command line is used, in French."""

from advisor.words.usage import Usage

USAGE = Usage(
    headings={
        "Usage": "Utilisation",
        "Options": "Options",
        "Arguments": "Arguments",
        "Commands": "Commandes",
    },
    placeholders={
        "OPTIONS": "OPTIONS",
        "COMMAND": "COMMANDE",
        "ARGS": "ARGUMENTS",
        "POSITION": "POSITION",
        "GAME": "PARTIE",
        "PROVINCE": "PROVINCE",
        "NUMBER": "NOMBRE",
        "SECONDS": "SECONDES",
        "CODE": "CODE",
        "FIRST": "PREMIER",
        "OTHERS": "AUTRES",
        "ADDRESS": "ADRESSE",
    },
    show_help="Affiche cette aide et s'arrête.",
    required="obligatoire",
    default="par défaut",
    between="de {lowest} à {highest}",
    see_help="Pour en savoir plus : {command}",
    no_command="Il n'y a pas de commande « {name} »",
    no_option="Il n'y a pas d'option {name}",
    missing="Il manque : {name}.",
    no_value="Il manque une valeur après {name}.",
    too_many="En trop : {arguments}.",
    wants_number="{name} attend un nombre entier.",
    wants_number_between="{name} attend un nombre de {lowest} à {highest}.",
    wants_one_of="{name} attend l'une de ces valeurs : {choices}.",
)
