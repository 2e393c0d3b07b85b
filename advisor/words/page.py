"""What a language has to say on the page, beside what is said everywhere."""

from dataclasses import dataclass

from advisor.words.names import Person
from advisor.words.phrases import ByPerson
from engine.components import General


@dataclass(frozen=True, slots=True)
class PageLabels:
    """Words on buttons and over parts of the page."""

    title: str
    connecting: str
    offline: str
    unsent: str
    stale: str
    not_let_in: str
    unreadable: str
    covered: str
    no_position: str
    koku_deck: str
    guest: str
    invite: str
    invited: str
    hold: str
    keep_open: str
    cover: str
    hand: str
    advice: str
    play_it: str
    hint: str
    whole: str
    more: str
    close: str
    thinking: str
    playing_out: str
    draw_first: str
    chances: str
    board: str
    players: str
    table: str
    favour: str
    full: str
    golden: str
    top_tile: str
    undo: str
    redo: str
    history: str
    correct: str
    save: str
    confirm: str
    all_four: str
    done: str
    take_back: str
    which_title: str
    who_takes: str
    other_lot: str
    passes: str
    turn_golden: str
    draws: str
    pay: str
    put_down: str
    which_province: str
    next_tile: str
    bonus: str
    nothing: str
    afford: str
    every_way: str
    why_not: str
    odds: str
    score: str
    save_position: str
    open_position: str
    this_turn: str
    who_plays: str
    who_are_you: str
    titles: str
    my_title: str
    my_tiles: str
    my_hand: str
    to_share: str
    on_offer: str
    refused_by: str
    even_year: str
    odd_year: str
    remove: str
    advise: str
    start_again: str
    over: str
    typed: str


@dataclass(frozen=True, slots=True)
class PagePhrases:
    """What is said on the page, with gaps."""

    forms: ByPerson
    """Asks for a lot."""
    splits: ByPerson
    """Asks for two."""
    guest: str
    """To a guest: who is meant where the page says you."""
    refuses_it: str
    takes_it: ByPerson
    """On a button, in the words of the one who taps."""
    nobody_takes_it: ByPerson
    """On a button, in the same words: who keeps the lot then."""
    link_for_phones: str
    """Where the page is for all on the network, before the code to scan."""
    link_for_this_machine: str
    lacks_packages: str
    """How to install what the page needs."""
    cannot_listen: str


@dataclass
class PageWords:
    """The page."""

    labels: PageLabels
    phrases: PagePhrases

    def forms(self, who: Person) -> str:
        """Whose lot is to be told."""
        return who.does(self.phrases.forms)

    def splits(self, who: Person) -> str:
        """Whose two lots are to be told."""
        return who.does(self.phrases.splits)

    def guest(self, me: General) -> str:
        """To a guest: who is meant where the page says you."""
        return self.phrases.guest.format(me=me.label)

    def refuses_it(self, general: General) -> str:
        """On a button: a player refuses the lot on offer."""
        return self.phrases.refuses_it.format(general=general.label)

    def takes_it(self, who: Person) -> str:
        """On a button: a player takes the lot on offer."""
        return who.does(self.phrases.takes_it)

    def nobody_takes_it(self, tairo: Person) -> str:
        """On a button: all refuse, so it stays with who formed it."""
        return tairo.does(self.phrases.nobody_takes_it)

    def link(self, address: str, is_lan: bool) -> str:
        """Where the page is."""
        said = self.phrases.link_for_phones if is_lan else self.phrases.link_for_this_machine
        return said.format(address=address)

    def lacks_packages(self) -> str:
        """How to install what the page needs."""
        return self.phrases.lacks_packages

    def cannot_listen(self, port: int, why: str) -> str:
        """Why the page cannot be opened at a port."""
        return self.phrases.cannot_listen.format(port=port, why=why)
