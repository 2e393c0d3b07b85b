"""What can be typed in French, Italian and German beside English: commands, verbs and small words.

Each stands for the English word, from which everything else is read; names of pieces stand in
`engine/notation.py`.
"""

import unicodedata
from collections.abc import Mapping

LANGUAGES = ("fr", "it", "de")
ENGLISH = "en"
SPOKEN: Mapping[str, tuple[str, str, str]] = {
    "undo": ("annuler", "annulla", "zurück"),
    "redo": ("refaire", "ripeti", "nochmal"),
    "edit": ("modifier", "modifica", "ändern"),
    "board": ("plateau", "tabellone", "brett"),
    "hand": ("main", "mano", "hand"),
    "players": ("joueurs", "giocatori", "spieler"),
    "afford": ("payer", "pagare", "bezahlen"),
    "odds": ("probabilités", "probabilità", "quoten"),
    "score": ("points", "punteggio", "punkte"),
    "chances": ("chances", "possibilità", "aussichten"),
    "history": ("historique", "cronologia", "verlauf"),
    "explain": ("expliquer", "spiega", "erklären"),
    "why": ("pourquoi", "perché", "warum"),
    "position": ("position", "posizione", "stellung"),
    "hints": ("indices", "suggerimenti", "tipps"),
    "hide": ("cacher", "nascondi", "verbergen"),
    "show": ("montrer", "mostra", "zeigen"),
    "language": ("langue", "lingua", "sprache"),
    "help": ("aide", "aiuto", "hilfe"),
    "quit": ("quitter", "esci", "ende"),
    "all": ("tout", "tutto", "alles"),
    "anyway": ("quandmême", "comunque", "trotzdem"),
    "yes": ("oui", "sì", "ja"),
    "no": ("non", "no", "nein"),
    "nobody": ("personne", "nessuno", "niemand"),
    "rest": ("reste", "resto", "rest"),
    "first": ("premier", "primo", "erstes"),
    "second": ("second", "secondo", "zweites"),
    "pass": ("passe", "passa", "passt"),
    "draw": ("pioche", "pesca", "zieht"),
    "gold": ("or", "oro", "gold"),
    "tile": ("tuile", "tessera", "plättchen"),
    "next": ("puis", "poi", "dann"),
    "none": ("rien", "niente", "nichts"),
    "force": ("forcer", "forza", "erzwingen"),
    "correct": ("corriger", "correggi", "korrigiere"),
    "join": ("rejoindre", "entra", "einsteigen"),
    "begin": ("commencer", "inizia", "beginnen"),
    "takes": ("prend", "prende", "nimmt"),
    "troops": ("troupes", "truppe", "truppen"),
    "with": ("avec", "con", "mit"),
    "and": ("et", "ed", "und"),
    "the": ("le", "il", "der"),
}
"""By the English word, in the order of LANGUAGES."""


def folded(line: str) -> str:
    """A line without capitals and diacritics."""
    plain = unicodedata.normalize("NFKD", line)
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold().replace("×", "x")


UNDERSTOOD = {folded(word): english for english, words in SPOKEN.items() for word in words}
"""The English word for each of them, without diacritics."""


def in_english(word: str) -> str:
    """A word in English, if it is one of these; else as it is."""
    return UNDERSTOOD.get(folded(word), word)


def in_language(word: str, code: str) -> str:
    """An English word as it is typed in a language, if it is one of these; else as it is."""
    return SPOKEN[word][LANGUAGES.index(code)] if code in LANGUAGES and word in SPOKEN else word
