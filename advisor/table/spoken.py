"""What can be typed in French, Italian and German beside English: commands, verbs and small words.

Each stands for the English word, from which everything else is read; names of pieces stand in
`engine/notation.py`.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.board import Province
from engine.components import General, Title, Troop
from engine.notation import closest, spellings

LANGUAGES = ("fr", "it", "de")
ENGLISH = "en"
SPOKEN: Mapping[str, tuple[str, str, str]] = {
    "undo": ("annuler annule défaire retour", "annulla annullo annullare indietro", "zurück rückgängig"),
    "redo": ("refaire refais rétablir", "ripeti rifai rifare", "nochmal wiederholen wiederherstellen"),
    "edit": ("modifier modifie", "modifica cambia", "ändern ändere bearbeiten"),
    "board": ("plateau", "tabellone mappa", "brett spielplan"),
    "hand": ("main", "mano", "hand"),
    "players": ("joueurs joueur", "giocatori giocatore", "spieler"),
    "afford": ("payer", "pagare paga", "bezahlen bezahle zahlen leisten"),
    "odds": ("probabilités probas proba", "probabilità", "chancen quoten"),
    "score": ("points", "punteggio punti", "punkte punktestand"),
    "chances": ("chances", "possibilità", "siegchancen aussichten"),
    "history": ("historique", "cronologia storia", "verlauf"),
    "explain": ("expliquer explique", "spiega spiegare", "erklären erkläre"),
    "why": ("pourquoi", "perché", "warum"),
    "position": ("position", "posizione", "stellung"),
    "hints": ("indices indice", "suggerimenti suggerimento", "tipps tipp"),
    "hide": ("cacher cache", "nascondi nascondere", "verbergen verstecken"),
    "show": ("montrer montre", "mostra mostrare", "zeigen zeige"),
    "language": ("langue", "lingua", "sprache"),
    "help": ("aide", "aiuto guida", "hilfe"),
    "quit": ("quitter quitte sortir", "esci uscire", "verlassen schluss"),
    "all": ("tout", "tutto", "alles"),
    "anyway": ("quandmême", "comunque", "trotzdem"),
    "yes": ("oui o accord accepte accepter", "sì accetta accetto", "ja j annehmen"),
    "no": ("non refuser", "no rifiuta rifiuto", "nein ablehnen lehnt"),
    "nobody": ("personne aucun", "nessuno nessun", "niemand keiner"),
    "rest": ("reste", "resto", "rest"),
    "first": ("premier première 1er", "primo prima", "erstes erste"),
    "second": ("second seconde deuxième 2e", "secondo seconda", "zweites zweite"),
    "pass": (
        "passe passer passez fini fin termine",
        "passa passo passare chiudo chiude fermati basta",
        "passt passe passen ende beendet beende beenden fertig stopp",
    ),
    "draw": ("pioche", "pesca", "karte"),
    "draws": ("piocher", "pesco pescare", "zieht ziehe ziehen"),
    "gold": ("or doré dorée", "oro dorato", "gold golden"),
    "tile": ("tuile", "tessera", "plättchen"),
    "next": ("puis ensuite dessous suivante", "poi sotto", "dann darunter"),
    "none": ("rien aucune", "niente nessuna", "nichts keine"),
    "force": ("forcer", "forza", "erzwingen"),
    "correct": ("corriger corrige", "correggi correggere", "korrigieren korrigiere"),
    "join": ("rejoindre", "entra", "einsteigen"),
    "begin": ("commencer commence", "inizia", "beginnen beginne"),
    "takes": (
        "prend prends prendre prenez choisit choisis",
        "prende prendo prendi sceglie scelgo",
        "nimmt nehme nimm wählt wähle erobert erobere",
    ),
    "troops": ("troupes", "truppe", "truppen"),
    "samurai": ("samouraï", "samurai", "samurai"),
    "exchange": ("échange", "scambio", "austausch tausch"),
    "joker": ("joker", "jolly", "joker"),
    "me": ("moi", "io", "ich"),
    "titles": ("titres", "titoli", "titel"),
    "tiles": ("tuiles", "tessere", "plättchen"),
    "kamons": ("kamons", "kamon", "kamons"),
    "favour": ("points faveur", "punti favore", "gunst gunstpunkte"),
    "used": ("utilisées", "usate", "abgelegt"),
    "seen": ("vues", "viste", "gesehen"),
    "conquests": ("prises", "prese", "eroberungen"),
}
"""By the English word, in the order of LANGUAGES: the one that is offered, then others that are understood. A
word that stands for two is read as the first of them."""
FILLERS = (
    "with pays pay for and in the of on from a his turns lot by",
    "avec et le la les de du des un une dans en pour je son est carte cartes gagne",
    "con ed il lo gli una di del della dei nel nella per su carta scarto lotto",
    "mit und der die das den dem des ein eine einen für von im auf an ab es er "
    "ist liegt zahlt bietet paket karten feld",
)
"""Words that may stand anywhere and say nothing; none that is the beginning of a name."""
NUMBERS = {
    "1": ("", "uno", "eins"),
    "2": ("deux", "due", "zwei"),
    "3": ("trois", "tre", "drei"),
    "4": ("quatre", "quattro", "vier"),
}
SHORTEST = 3
"""So many letters of a word in another language are enough."""
ELISION = re.compile(r"\b(?:l|d|dell|nell|all|un|j|n)['\u2019](?=\w)")
"""French and Italian articles that are tied to the word after them."""


def folded(line: str) -> str:
    """A line without capitals and diacritics."""
    plain = unicodedata.normalize("NFKD", line)
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold().replace("×", "x")


def _spelled(word: str) -> set[str]:
    """A word as it may be typed: without diacritics, or with German umlauts in two letters."""
    umlauts = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
    return {folded(word), folded(word.translate(umlauts))}


def _understood() -> dict[str, str]:
    found: dict[str, str] = {}
    for english, languages in (*SPOKEN.items(), *NUMBERS.items()):
        for word in " ".join(languages).split():
            for spelled in _spelled(word):
                found.setdefault(spelled, english)
    return found


UNDERSTOOD = _understood()
"""The English word for each of them, without diacritics."""
SAYS_NOTHING = frozenset(spelled for word in " ".join(FILLERS).split() for spelled in _spelled(word))
_NAMES = tuple(name for kind in (Troop, Title, General, Province) for name in spellings(kind))


@lru_cache(4096)
def in_english(word: str) -> str:
    """A word in English, if it is one of these or the beginning of one alone; else as it is."""
    text = folded(word)
    exact = UNDERSTOOD.get(text)
    if exact or len(text) < SHORTEST or any(known.startswith(text) for known in (*SPOKEN, *_NAMES)):
        return exact or word
    begun = {english for spoken, english in UNDERSTOOD.items() if spoken.startswith(text)}
    shortest = min(begun, key=len, default=word)
    # 'tile' and 'tiles', 'draw' and 'draws' are one beginning.
    return shortest if all(english.startswith(shortest) for english in begun) else word


def in_language(word: str, code: str) -> str:
    """An English word as it is typed in a language, if it is one of these; else as it is."""
    if code not in LANGUAGES:
        return word
    return "+".join(
        SPOKEN[part][LANGUAGES.index(code)].split()[0] if part in SPOKEN else part for part in word.split("+")
    )


def line_in_language(line: str, code: str) -> str:
    """A line of any language as it would be typed in one, word by word."""
    return re.sub(r"[^\s,/]+", lambda word: in_language(in_english(word[0]), code), line)


def nearest_spoken(word: str, words: Iterable[str]) -> str | None:
    """Of some English words the one that a mistyped word of any language is most like, if it is like one."""
    forms = {word: word for word in words}
    for english in tuple(forms):
        for spoken in " ".join(SPOKEN.get(english, ())).split():
            forms.setdefault(folded(spoken), english)
    close = closest(folded(word), forms)
    return forms[close] if close else None


class Word(NamedTuple):
    """A word of a line that says something."""

    read: str
    """In English, without diacritics."""
    typed: str
    """As it was typed."""
    ends_a_part: bool = False
    """Whether a comma or the like follows it."""


def typed_words(text: str) -> list[Word]:
    """The words of a line that say something."""
    text = ELISION.sub(" ", text.replace("×", "x"))
    # Two words that are one: 'quand même', '2 x bushi', 'bushi-sohei'.
    text = re.sub(r"quand[ -]m[eê]me", "quandmême", text, flags=re.IGNORECASE)
    text = re.sub(r"\b(\d+) x\b", r"\1x", text)
    text = re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", "+", text)
    found: list[Word] = []
    for typed in re.findall(r"[^\s,;:()/]+|[,;:()/]", text):
        if typed in ",;:()":
            found[-1:] = [word._replace(ends_a_part=True) for word in found[-1:]]
        elif folded(typed) not in SAYS_NOTHING:
            found.append(Word(folded(in_english(folded(typed))), typed))
    return found
