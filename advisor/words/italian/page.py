"""The page in Italian."""

from advisor.words.page_interface import PageLabels, PageWords
from engine.components import General

LABELS = PageLabels(
    title="Consigli per Shitennō",
    connecting="Mi collego …",
    offline="Nessun collegamento con il portatile. Riprovo da solo.",
    unsent="Non ancora inviato:",
    stale="Nel frattempo è stato inserito altro. Guarda, e tocca di nuovo se vale ancora.",
    not_let_in="Questo link non apre la partita. Inquadra di nuovo il codice sullo schermo del portatile.",
    unreadable="Questa riga non si può inviare: lettere, cifre e segni, al massimo 2000.",
    covered="Questa riga può rivelare le tue carte.",
    no_position="Questo file non contiene una posizione.",
    koku_deck="Carte koku nel mazzo",
    guest="Guardi come ospite: vedi ciò che è scoperto sul tavolo.",
    invite="Invita un ospite",
    invited="Chi inquadra questo codice vede ciò che è scoperto, e niente di tuo.",
    hold="Tieni premuto: mano e consiglio",
    keep_open="Lascia scoperto",
    cover="Copri",
    hand="La tua mano",
    advice="Consiglio",
    play_it="Gioca il consiglio",
    hint="Suggerimento",
    whole="Mostra tutto",
    more="Dettagli",
    close="Chiudi",
    thinking="Cerco la mossa migliore …",
    playing_out="Simulo la partita …",
    draw_first="Usa prima la tua tessera Pesca.",
    chances="Possibilità di vittoria",
    board="Tabellone",
    players="Giocatori",
    table="Sul tavolo",
    favour="punti",
    cards="carte",
    kamons="kamon",
    tiles="tessere",
    full="piena",
    golden="dorato",
    top_tile="tessera visibile",
    or_troops="o",
    undo="Annulla",
    redo="Ripeti",
    history="Cronologia",
    correct="Cambia questa riga",
    save="Salva",
    confirm="Fallo comunque",
    all_four="Tutti e quattro",
    done="Fatto",
    take_back="Indietro",
    titles_of="Titolo di",
    who_takes="Chi prende il lotto?",
    other_lot="Il resto va all'altro lotto.",
    passes="Chiudi il turno",
    turn_golden="Lato dorato e fine turno",
    draws="Usa una tessera Pesca",
    pay="Paga",
    put_down="Tocca ciò che si scarta",
    which_province="Tocca sul tabellone la provincia presa, oppure:",
    next_tile="Quale truppa c'è sotto?",
    bonus="Quale tessera è stata presa?",
    nothing="Niente",
    afford="Posso pagare?",
    every_way="Ogni modo di pagare",
    why_not="Perché non qui?",
    odds="Cosa può ancora uscire",
    score="Punteggio",
    save_position="Salva position.json",
    open_position="Apri position.json",
    this_turn="Solo questo turno",
    who_plays="Chi gioca?",
    who_are_you="Quale di loro sei tu?",
    titles="Titoli",
    my_title="Il tuo titolo",
    my_tiles="Le tue tessere",
    my_hand="Le tue carte",
    to_share="Carte da dividere",
    on_offer="Il lotto proposto",
    refused_by="Rifiutato da",
    even_year="Anno pari: la divisione",
    odd_year="Anno dispari: le province",
    remove="Togli l'ultima",
    advise="Consigliami",
    start_again="Ricomincia",
    over="La partita è finita.",
    typed="Questo si scrive sulla tastiera del portatile.",
)


class ItalianPage(PageWords):
    """The page."""

    @property
    def labels(self) -> PageLabels:
        """Words on buttons and over parts of the page."""
        return LABELS

    def forms(self, general: General, is_me: bool) -> str:
        """'Sakai forma un lotto'."""
        who = "Formi" if is_me else f"{general.label} forma"
        return f"{who} un lotto: con quale titolo e quali carte?"

    def splits(self, general: General, is_me: bool) -> str:
        """'Sakai divide il resto'."""
        who = "Dividi" if is_me else f"{general.label} divide"
        return f"{who} il resto: com'è uno dei due lotti?"

    def guest(self, me: General) -> str:
        """Who is meant where the page speaks to the player."""
        return f"Guardi come ospite e vedi ciò che è scoperto. Il «tu» è {me.label}, che tiene la partita."

    def refuses_it(self, general: General) -> str:
        """A player refuses."""
        return f"{general.label} lo rifiuta"

    def takes_it(self, general: General, is_me: bool) -> str:
        """'Lo prende Sakai'."""
        return "Lo prendo io" if is_me else f"Lo prende {general.label}"

    def nobody_takes_it(self, tairo: General, is_me: bool) -> str:
        """'Nessuno: resta a Honda'."""
        return "Nessuno: resta a me" if is_me else f"Nessuno: resta a {tairo.label}"

    def link(self, address: str, is_lan: bool) -> str:
        """Where the page is."""
        how = (
            "Inquadra il codice con un telefono della stessa rete, o apri"
            if is_lan
            else "Su questo computer, apri"
        )
        return f"{how} {address}"

    def lacks_packages(self) -> str:
        """How to install what the page needs."""
        return "La pagina richiede altri pacchetti: pip install 'shitenno-advisor[page]'"

    def cannot_listen(self, port: int, why: str) -> str:
        """Why the page cannot be opened."""
        return f"La pagina non si può aprire sulla porta {port}: {why}. --port N ne usa un'altra."
