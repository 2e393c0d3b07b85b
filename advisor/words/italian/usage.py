"""How the command line is used, in Italian."""

from advisor.words.usage import Usage

USAGE = Usage(
    headings={
        "Usage": "Uso",
        "Options": "Opzioni",
        "Arguments": "Argomenti",
        "Commands": "Comandi",
    },
    placeholders={
        "OPTIONS": "OPZIONI",
        "COMMAND": "COMANDO",
        "ARGS": "ARGOMENTI",
        "POSITION": "POSIZIONE",
        "GAME": "PARTITA",
        "PROVINCE": "PROVINCIA",
        "NUMBER": "NUMERO",
        "SECONDS": "SECONDI",
        "CODE": "CODICE",
        "FIRST": "PRIMO",
        "OTHERS": "ALTRI",
        "ADDRESS": "INDIRIZZO",
    },
    show_help="Mostra questo aiuto ed esce.",
    required="obbligatorio",
    default="predefinito",
    between="da {lowest} a {highest}",
    see_help="Per saperne di più: {command}",
    no_command="Non c'è un comando «{name}»",
    no_option="Non c'è un'opzione {name}",
    missing="Manca: {name}.",
    no_value="Manca un valore dopo {name}.",
    too_many="Di troppo: {arguments}.",
    wants_number="{name} richiede un numero intero.",
    wants_number_between="{name} richiede un numero da {lowest} a {highest}.",
    wants_one_of="{name} richiede uno di questi valori: {choices}.",
)
