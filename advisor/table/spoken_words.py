"""The words that can be typed in French, Italian and German beside English: commands, verbs and small words.

Each stands for the English word, from which everything else is read (`advisor/table/spoken.py`); names of
pieces stand in `engine/notation.py`.
"""

from collections.abc import Mapping

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
    "anyway": ("confirmer quandmême", "comunque", "trotzdem"),
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
    "over": ("terminée", "finita", "vorbei aus"),
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
SAID_AGAIN: Mapping[str, tuple[str, str, str]] = {
    "card": ("carte", "carta", "karte"),
    "cards": ("cartes", "carte", "karten"),
}
"""Words that say nothing by themselves where they are typed."""
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
