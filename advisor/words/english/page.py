"""The page in English."""

from advisor.words.page_interface import PageLabels, PageWords
from engine.components import General

LABELS = PageLabels(
    title="Shitennō advisor",
    connecting="Connecting …",
    offline="No connection to the laptop. It is tried again by itself.",
    unsent="Not sent yet:",
    stale="Something else was entered meanwhile. Look, and tap again if it still holds.",
    not_let_in="This link does not open the game. Scan the code on the laptop's screen again.",
    unreadable="This line cannot be sent: letters, figures and signs, up to 2,000 of them.",
    covered="The line may tell what you hold.",
    no_position="This file holds no position.",
    koku_deck="Koku cards in the deck",
    guest="You look on as a guest: you see what lies open on the table.",
    invite="Invite a guest",
    invited="Whoever scans this sees what lies open, and nothing of yours.",
    hold="Hold: hand and advice",
    keep_open="Keep open",
    cover="Cover",
    hand="Your hand",
    advice="Advice",
    play_it="Play the advice",
    hint="Hint",
    whole="Show all",
    more="More",
    close="Close",
    thinking="Looking for the best play …",
    playing_out="Playing it out …",
    draw_first="Use your Draw tile first.",
    chances="Chances to win",
    board="Board",
    players="Players",
    table="On the table",
    favour="favour",
    cards="cards",
    kamons="kamons",
    tiles="tiles",
    full="full",
    golden="golden",
    top_tile="top tile",
    or_troops="or",
    undo="Undo",
    redo="Redo",
    history="History",
    correct="Change this line",
    save="Save",
    confirm="Do it all the same",
    all_four="All four",
    done="Done",
    take_back="Take back",
    titles_of="Title of",
    who_takes="Who takes the lot?",
    other_lot="The rest goes to the other lot.",
    passes="End the turn",
    turn_golden="Turn golden and end",
    draws="Use a Draw tile",
    pay="Pay",
    put_down="Tap what is put down",
    which_province="Tap the province on the board that is taken, or:",
    next_tile="Which troop lies next?",
    bonus="Which tile was won?",
    nothing="Nothing",
    afford="Can I pay?",
    every_way="Every way to pay",
    why_not="Why not here?",
    odds="What can still come",
    score="Score",
    save_position="Save position.json",
    open_position="Open position.json",
    this_turn="Just this turn",
    who_plays="Who plays?",
    who_are_you="Which of them are you?",
    titles="Titles",
    my_title="Your title",
    my_tiles="Your tiles",
    my_hand="Your cards",
    to_share="Cards to be shared",
    on_offer="The lot on offer",
    refused_by="Refused by",
    even_year="Even year: sharing",
    odd_year="Odd year: conquests",
    remove="Remove the last",
    advise="Advise me",
    start_again="Start again",
    over="The game is over.",
    typed="This is told at the laptop's keyboard.",
)


class EnglishPage(PageWords):
    """The page."""

    @property
    def labels(self) -> PageLabels:
        """Words on buttons and over parts of the page."""
        return LABELS

    def forms(self, general: General, is_me: bool) -> str:
        """'Sakai forms a lot'."""
        return (
            "You form a lot: its title and cards?"
            if is_me
            else f"{general.label} forms a lot: its title and cards?"
        )

    def splits(self, general: General, is_me: bool) -> str:
        """'Sakai splits the rest'."""
        return (
            "You split the rest: one of the lots?"
            if is_me
            else f"{general.label} splits the rest: one of the lots?"
        )

    def guest(self, me: General) -> str:
        """'... you is Ii ...'."""
        return f"You look on as a guest and see what lies open. 'You' is {me.label}, who keeps the record."

    def refuses_it(self, general: General) -> str:
        """'Sakai refuses'."""
        return f"{general.label} refuses"

    def takes_it(self, general: General, is_me: bool) -> str:
        """'Sakai takes it'."""
        return "I take it" if is_me else f"{general.label} takes it"

    def nobody_takes_it(self, tairo: General, is_me: bool) -> str:
        """'Nobody: it stays with Honda'."""
        return "Nobody: it stays with me" if is_me else f"Nobody: it stays with {tairo.label}"

    def link(self, address: str, is_lan: bool) -> str:
        """Where the page is."""
        who = "Scan the code with a phone on the same network, or open" if is_lan else "On this machine, open"
        return f"{who} {address}"

    def lacks_packages(self) -> str:
        """How to install what the page needs."""
        return "The page needs more packages: pip install 'shitenno-advisor[page]'"

    def cannot_listen(self, port: int, why: str) -> str:
        """Why the page cannot be opened."""
        return f"The page cannot be opened at port {port}: {why}. --port N takes another one."
