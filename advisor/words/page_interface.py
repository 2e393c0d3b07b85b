"""What a language has to say on the page, beside what is said everywhere."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

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
    cards: str
    kamons: str
    tiles: str
    full: str
    golden: str
    top_tile: str
    or_troops: str
    undo: str
    redo: str
    history: str
    correct: str
    save: str
    confirm: str
    all_four: str
    done: str
    take_back: str
    titles_of: str
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


class PageWords(ABC):
    """The page."""

    @property
    @abstractmethod
    def labels(self) -> PageLabels:
        """Words on buttons and over parts of the page."""

    @abstractmethod
    def forms(self, general: General, is_me: bool) -> str:
        """Whose lot is to be told."""

    @abstractmethod
    def splits(self, general: General, is_me: bool) -> str:
        """Whose two lots are to be told."""

    @abstractmethod
    def guest(self, me: General) -> str:
        """To a guest: who is meant where the page says you."""

    @abstractmethod
    def refuses_it(self, general: General) -> str:
        """On a button: a player refuses the lot on offer."""

    @abstractmethod
    def takes_it(self, general: General, is_me: bool) -> str:
        """On a button: a player takes the lot on offer."""

    @abstractmethod
    def nobody_takes_it(self, tairo: General, is_me: bool) -> str:
        """On a button: all refuse, so it stays with who formed it."""

    @abstractmethod
    def link(self, address: str, is_lan: bool) -> str:
        """Where the page is, before the code to scan."""

    @abstractmethod
    def lacks_packages(self) -> str:
        """How to install what the page needs."""

    @abstractmethod
    def cannot_listen(self, port: int, why: str) -> str:
        """Why the page cannot be opened at a port."""
