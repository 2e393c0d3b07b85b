"""What is said at the table: texts with gaps, which a language fills in."""

from dataclasses import dataclass

from advisor.words.phrases import ByPerson, Plural


@dataclass(frozen=True, slots=True)
class TablePhrases:
    """Of a game at the table."""

    who_plays: str
    which_are_you: str
    your_two_cards: str
    what_else_is_known: str
    """Of a game that is joined, with what can be told."""
    even_year: str
    game_over: str
    over: str
    """In place of who is to act."""
    how_to_begin: str
    """In place of how the game stands, before it has begun."""
    short_round: str
    """Before the number of a round, where there is little room."""
    """After a chance, where there is little room."""
    undone: str
    done_again: str
    back_again: str
    left_out: str
    how_things_stand: str
    cards_unknown: str
    as_things_stand: str
    """What a score counts before the game is over."""
    under_any_tile: str
    next_troop_card: str
    no_card_to_draw: str
    hint_to_pass: str
    hint_to_hold_back: str
    hint_of_two: str
    hint_of_one: str
    top_tile: str
    top_tiles: str
    noted: str
    lost: str
    in_troops: str
    against_the_rules: str
    last_kamon: str
    last_koku: str
    deck_refilled: str
    deck_is_low: Plural
    """That it runs out while cards are turned up."""
    a_card: str
    """One that is not known."""
    odd_year_over: str
    still_missing: str
    provinces_missing: str
    """The same where only provinces are."""
    """Of a game that is joined."""
    titles_of: str
    top_tiles_of: str
    top_tile_of: str
    out_of: str
    """The cards out of which lots are formed."""
    out_of_nothing: str
    which_lot: ByPerson
    is_it_taken: ByPerson
    which_two_lots: ByPerson
    which_of_two: ByPerson
    tile_won: str
    tile_won_and_next: str
    next_tile: str
    turn_of: ByPerson
    cards_of: str
    all_cards_of: str
    cards_and_tiles_of: str
    all_cards_and_tiles_of: str
    his_tiles: str
    unknown_cards_of: Plural
    to_act: ByPerson
    resumed: Plural
    round_number: str
    turned_up: str
    or_is_it_over: str
    """Where nobody knows how many koku cards were left."""
    is_over: str
    """Asks for the cards of an even year, after the year or the round."""
    chances_to_win: Plural
    asks_for: str
    """What a province asks for, beside its name."""
    reads_again: str
    is_changed: str
    change_of_line: str
    would_undo: str
    then_has: str
    """A player with his title, and that of his lot."""
    counts_favour: Plural
    """A part of a final count."""
    counts_koku: str
    counts_majorities: str
    wins: ByPerson
    wins_by_title: ByPerson
    """With as much favour as another."""
    hint_of_province: str
    saved_position: str
    has_title: str
    goes_on: str
    """That a game goes on at a turn of mine."""
    goes_on_in_even_year: str
    odd_year_begins: str
    tile_is: str
    tile_is_and_next: str
    a_card_of: str
    """A card that is drawn and known."""
    draws: ByPerson
    ends_turn: ByPerson
    ends_without_gold: ByPerson
    """Of a Sensei who could have turned a kamon."""
    ends_with_gold: ByPerson
    conquers: ByPerson
    scored: str
    """`favour`, or `scores` in full."""
    scored_in_all: str
    offers: ByPerson
    accepts: ByPerson
    refuses: ByPerson
    """Without a full stop, like the next three: two of them stand side by side."""
    keeps: ByPerson
    takes_lot: ByPerson
    gets_lot: ByPerson
    splits: ByPerson
    turn_is_over: ByPerson


@dataclass(frozen=True, slots=True)
class Notices:
    """What is always said in the same words, by its name."""

    welcome: str
    out_of_date: str
    hidden: str
    shown: str
    hints_on: str
    hints_off: str
    advice_waits: str
    confirm: str
    nothing_to_confirm: str
    draw_by_hand: str
    stopped: str
    not_taken: str
    do_it: str
    speaks: str
    left_as_it_is: str
    goodbye: str
