"""The page in French."""

from advisor.words.page_interface import PageLabels, PageWords
from engine.components import General

LABELS = PageLabels(
    title="Conseiller Shitennō",
    connecting="Connexion…",
    offline="Pas de connexion avec l'ordinateur. Nouvel essai automatique.",
    unsent="Pas encore envoyé :",
    stale="Autre chose a été saisi entre-temps. Regardez, et touchez de nouveau si cela tient toujours.",
    not_let_in="Ce lien n'ouvre pas la partie. Scannez de nouveau le code à l'écran de l'ordinateur.",
    unreadable="Cette ligne ne peut pas être envoyée : lettres, chiffres et signes, 2 000 au plus.",
    covered="Cette ligne peut révéler votre main.",
    no_position="Ce fichier ne contient pas de position.",
    koku_deck="Cartes Koku dans la pioche",
    guest="Vous regardez en invité : vous voyez ce qui est visible sur la table.",
    invite="Inviter quelqu'un",
    invited="Qui scanne ceci voit ce qui est visible, et rien de votre jeu.",
    hold="Maintenir : main et conseil",
    keep_open="Laisser ouvert",
    cover="Couvrir",
    hand="Votre main",
    advice="Conseil",
    play_it="Jouer le conseil",
    hint="Indice",
    whole="Tout montrer",
    more="Plus",
    close="Fermer",
    thinking="Recherche du meilleur coup…",
    playing_out="Simulation de parties…",
    draw_first="Utilisez d'abord votre tuile Pioche.",
    chances="Chances de gagner",
    board="Plateau",
    players="Joueurs",
    table="Sur la table",
    favour="points",
    cards="cartes",
    kamons="kamons",
    tiles="tuiles",
    full="complète",
    golden="face dorée",
    top_tile="tuile visible",
    or_troops="ou",
    undo="Annuler",
    redo="Refaire",
    history="Historique",
    correct="Modifier cette ligne",
    save="Enregistrer",
    confirm="Le faire quand même",
    all_four="Tous les quatre",
    done="Terminé",
    take_back="Revenir",
    titles_of="Titre pour",
    who_takes="Qui prend le lot ?",
    other_lot="Le reste va dans l'autre lot.",
    passes="Finir le tour",
    turn_golden="Face dorée et fin du tour",
    draws="Utiliser une tuile Pioche",
    pay="Payer",
    put_down="Touchez ce qui est défaussé",
    which_province="Touchez sur le plateau la province prise, ou :",
    next_tile="Quelle troupe vient dessous ?",
    bonus="Quelle tuile est gagnée ?",
    nothing="Rien",
    afford="Puis-je payer ?",
    every_way="Toutes les façons de payer",
    why_not="Pourquoi pas ici ?",
    odds="Ce qui peut encore venir",
    score="Points",
    save_position="Enregistrer position.json",
    open_position="Ouvrir position.json",
    this_turn="Juste ce tour",
    who_plays="Qui joue ?",
    who_are_you="Lequel êtes-vous ?",
    titles="Titres",
    my_title="Votre titre",
    my_tiles="Vos tuiles",
    my_hand="Vos cartes",
    to_share="Cartes à partager",
    on_offer="Le lot proposé",
    refused_by="Refusé par",
    even_year="Année paire : partage",
    odd_year="Année impaire : contrôle",
    remove="Retirer le dernier",
    advise="Conseillez-moi",
    start_again="Recommencer",
    over="La partie est finie.",
    typed="Cela se dit au clavier de l'ordinateur.",
)


class FrenchPage(PageWords):
    """The page."""

    @property
    def labels(self) -> PageLabels:
        """Words on buttons and over parts of the page."""
        return LABELS

    def forms(self, general: General, is_me: bool) -> str:
        """'Sakai forme un lot'."""
        who = "Vous formez" if is_me else f"{general.label} forme"
        return f"{who} un lot : son titre et ses cartes ?"

    def splits(self, general: General, is_me: bool) -> str:
        """'Sakai partage le reste'."""
        who = "Vous partagez" if is_me else f"{general.label} partage"
        return f"{who} le reste : l'un des lots ?"

    def guest(self, me: General) -> str:
        """Who is meant where the page speaks to the player."""
        return (
            f"Vous êtes invité : vous voyez ce qui est visible. « Vous » : {me.label}, qui tient la partie."
        )

    def refuses_it(self, general: General) -> str:
        """A player refuses."""
        return f"{general.label} le refuse"

    def takes_it(self, general: General, is_me: bool) -> str:
        """'Sakai le prend'."""
        return "Je le prends" if is_me else f"{general.label} le prend"

    def nobody_takes_it(self, tairo: General, is_me: bool) -> str:
        """'Personne : Honda le garde'."""
        return "Personne : je le garde" if is_me else f"Personne : {tairo.label} le garde"

    def link(self, address: str, is_lan: bool) -> str:
        """Where the page is."""
        if is_lan:
            return f"Scannez le code avec un téléphone du même réseau, ou ouvrez {address}"
        return f"Sur cette machine, ouvrez {address}"

    def lacks_packages(self) -> str:
        """How to install what the page needs."""
        return "La page a besoin d'autres paquets : pip install 'shitenno-advisor[page]'"

    def cannot_listen(self, port: int, why: str) -> str:
        """Why the page cannot be opened."""
        return f"La page ne peut pas s'ouvrir au port {port} : {why}. --port N en prend un autre."
