"""The page in German."""

from advisor.words.page_interface import PageLabels, PageWords
from engine.components import General

LABELS = PageLabels(
    title="Shitennō-Berater",
    connecting="Verbinde …",
    offline="Keine Verbindung zum Laptop. Es wird von selbst neu versucht.",
    unsent="Noch nicht gesendet:",
    stale="Inzwischen wurde etwas anderes eingegeben. Schau nach und tipp noch einmal, wenn es noch gilt.",
    not_let_in="Dieser Link öffnet die Partie nicht. Scann den Code auf dem Laptop noch einmal.",
    unreadable="Diese Zeile lässt sich nicht senden: Buchstaben, Ziffern und Zeichen, höchstens 2000.",
    covered="Diese Zeile kann deine Karten verraten.",
    no_position="In dieser Datei steht keine Stellung.",
    koku_deck="Koku-Karten im Stapel",
    guest="Du schaust als Gast zu: Du siehst, was offen auf dem Tisch liegt.",
    invite="Gast einladen",
    invited="Wer das scannt, sieht, was offen liegt, und nichts von dir.",
    hold="Halten: Hand und Rat",
    keep_open="Offen lassen",
    cover="Verdecken",
    hand="Deine Hand",
    advice="Empfehlung",
    play_it="Empfehlung spielen",
    hint="Tipp",
    whole="Alles zeigen",
    more="Mehr",
    close="Schließen",
    thinking="Suche den besten Zug …",
    playing_out="Spiele zu Ende …",
    draw_first="Nutze erst dein Karte-Plättchen.",
    chances="Siegchancen",
    board="Spielbrett",
    players="Spieler",
    table="Auf dem Tisch",
    favour="Gunstpunkte",
    cards="Karten",
    kamons="Kamons",
    tiles="Plättchen",
    full="voll",
    golden="golden",
    top_tile="oberstes Plättchen",
    or_troops="oder",
    undo="Zurück",
    redo="Nochmal",
    history="Verlauf",
    correct="Diese Zeile ändern",
    save="Speichern",
    confirm="Trotzdem",
    all_four="Alle vier",
    done="Fertig",
    take_back="Zurücknehmen",
    titles_of="Titel von",
    who_takes="Wer nimmt das Paket?",
    other_lot="Der Rest kommt ins andere Paket.",
    passes="Zug beenden",
    turn_golden="Auf Gold drehen, Ende",
    draws="Karte-Plättchen nutzen",
    pay="Bezahlen",
    put_down="Tipp an, was abgeworfen wird",
    which_province="Tipp auf dem Brett die eroberte Provinz an, oder:",
    next_tile="Welche Truppe liegt darunter?",
    bonus="Welches Plättchen wurde gewonnen?",
    nothing="Nichts",
    afford="Kann ich mir das leisten?",
    every_way="Alle Zahlungsarten",
    why_not="Warum nicht hier?",
    odds="Was noch kommen kann",
    score="Punktestand",
    save_position="position.json speichern",
    open_position="position.json öffnen",
    this_turn="Nur dieser Zug",
    who_plays="Wer spielt?",
    who_are_you="Wer davon bist du?",
    titles="Titel",
    my_title="Dein Titel",
    my_tiles="Deine Plättchen",
    my_hand="Deine Karten",
    to_share="Karten in der Auslage",
    on_offer="Das angebotene Paket",
    refused_by="Abgelehnt von",
    even_year="Gerades Jahr: Verteilen",
    odd_year="Ungerades Jahr: Eroberungen",
    remove="Letztes entfernen",
    advise="Berate mich",
    start_again="Neu anfangen",
    over="Die Partie ist zu Ende.",
    typed="Das tippst du an der Tastatur des Laptops.",
)


class GermanPage(PageWords):
    """The page."""

    @property
    def labels(self) -> PageLabels:
        """Words on buttons and over parts of the page."""
        return LABELS

    def forms(self, general: General, is_me: bool) -> str:
        """'Sakai bildet ein Paket'."""
        who = "Du bildest" if is_me else f"{general.label} bildet"
        return f"{who} ein Paket: mit welchem Titel und welchen Karten?"

    def splits(self, general: General, is_me: bool) -> str:
        """'Sakai teilt den Rest auf'."""
        who = "Du teilst" if is_me else f"{general.label} teilt"
        return f"{who} den Rest auf: Was ist in einem der Pakete?"

    def guest(self, me: General) -> str:
        """Who is meant where the page speaks to the player."""
        return f"Du bist Gast und siehst, was offen liegt. Mit „du“ ist {me.label} gemeint, der mitschreibt."

    def refuses_it(self, general: General) -> str:
        """A player refuses."""
        return f"{general.label} lehnt ab"

    def takes_it(self, general: General, is_me: bool) -> str:
        """'Sakai nimmt es'."""
        return "Ich nehme es" if is_me else f"{general.label} nimmt es"

    def nobody_takes_it(self, tairo: General, is_me: bool) -> str:
        """'Niemand: Es bleibt bei Honda'."""
        return "Niemand: Es bleibt bei mir" if is_me else f"Niemand: Es bleibt bei {tairo.label}"

    def link(self, address: str, is_lan: bool) -> str:
        """Where the page is."""
        if is_lan:
            return f"Scann den Code mit einem Handy im selben Netz oder öffne {address}"
        return f"Öffne auf diesem Rechner {address}"

    def lacks_packages(self) -> str:
        """How to install what the page needs."""
        return "Die Seite braucht weitere Pakete: pip install 'shitenno-advisor[page]'"

    def cannot_listen(self, port: int, why: str) -> str:
        """Why the page cannot be opened."""
        return f"Die Seite lässt sich auf Port {port} nicht öffnen: {why}. --port N nimmt einen anderen."
