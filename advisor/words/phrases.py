"""Sentences and parts of them: texts with gaps in braces, which a language fills in.

What stands in a gap is said by its name. Of several gaps for the same thing a language takes the one that it
needs: `province`, or `the_province`, `of_province` and `in_province` with the article that belongs to it.
"""

from dataclasses import dataclass
from typing import NamedTuple, Self


class Plural(NamedTuple):
    """A text of one thing, and of several; `count` is how many."""

    one: str
    many: str

    @classmethod
    def same(cls, text: str) -> Self:
        """A text in which the number changes nothing else."""
        return cls(text, text)


class Found(NamedTuple):
    """What was found, and what is allowed."""

    found: str
    allowed: str


class ByPerson(NamedTuple):
    """What the one who is spoken to does, and what another player does, who is `who`."""

    you: str
    other: str


@dataclass(frozen=True, slots=True)
class Obstacles:
    """What was in the way of a file or of the page, by its name; within a sentence."""

    not_there: str
    is_a_folder: str
    not_allowed: str
    read_only: str
    disk_full: str
    bad_name: str
    name_too_long: str
    port_taken: str


@dataclass(frozen=True, slots=True)
class Phrases:
    """Of names and positions."""

    obstacles: Obstacles
    no_cards: str
    """Where cards are listed, and there are none."""
    no_tiles: str
    no_hierarchy_tiles: str
    nothing: str
    less_than_one_percent: str
    more_than_99_percent: str
    tiles: str
    """Before the tiles that somebody has."""
    the_hatamoto: str
    """As a part of a payment."""
    hatamoto_has_served: str
    yes: str
    no: str
    nothing_can_be_paid: str
    no_other_way: str
    kept_back: str
    """In place of what is hidden."""
    hidden: str
    """That hand and advice are hidden, and how to bring them back."""
    lot_with: str
    lot_without: str
    """A hierarchy tile that no card lies with."""
    joins_as: str
    """The Hatamoto's step of a payment."""
    becomes: str
    """That of an Exchange tile; `a_source` and `a_target` are with an article."""
    one_more: str
    """That of a +1 tile."""
    valid_turn: str
    """The first line about a position without problems."""
    valid_forming: str
    """The same in an even year: what I have to decide."""
    valid_answering: str
    valid_splitting: str
    valid_choosing: str
    favour: Plural
    scores: Plural
    """What a conquest brings, in full."""
    kamons_left: Plural
    with_stock: str
    """A player, and the kamons that he has left."""
    card_count: Plural
    known_among: Plural
    """After a number of cards: those of them that are known."""
    known_cards: Plural
    """The same where nobody knows how many there are."""
    koku_cards_left: Plural
    other_tiles_seen: Plural
    other_cards_seen: Plural
    placed_this_turn: Plural
    undescribed: Plural
    refused_by: str
    place: str
    """A position of a province."""
    scores_with_title: str
    """What a conquest brings where a title adds to it: `own` without it, and `more`."""
    can_be_paid: str
    all_that_can_be_paid: str
    cannot_be_paid: str
    it_asks: str
    both_can_be_paid: str
    not_both: str
    more_ways_than: str
    """That there are more ways than can be listed, and what to type to see so many."""
    so_many_ways: Plural
    koku_or_troops: str
    """What is missing both ways."""
    tile_helps: str
    next_card_helps: str
    you_hold_draws: Plural


@dataclass(frozen=True, slots=True)
class AdvicePhrases:
    """Of a piece of advice."""

    the_card_drawn: str
    no_card_put_down: str
    whatever_comes: str
    as_it_looks_now: str
    """The same, where playouts will have a say once the tile is known."""
    otherwise: str
    """In all other cases."""
    any_tile: str
    stop: str
    lost: str
    """Before what a payment makes beyond the need."""
    no_further_favour: str
    in_koku: str
    with_troops: str
    passing: str
    """As a play that is not the best."""
    to_pass: str
    """As a play that is worth more."""
    as_good: str
    hardly_less: str
    hardly_more: str
    each_player: str
    if_you_pass: str
    favour_this_turn: str
    """A measure by which a play is best."""
    favour_and_what_lasts: str
    pass_with_nothing_to_take: str
    end_the_turn: str
    """Where no conquest is left."""
    passing_is_advised: str
    never_for_certain: str
    """That no play takes a province for certain."""
    draw_last: str
    """What to do with a Draw tile that is won at the end of the turn."""
    game_ends: str
    """That the game ends this year."""
    your_draw_tiles: Plural
    """As what is to be used."""
    draw_before_ending: str
    """That Draw tiles are to be used though nothing can be taken."""
    draw_and_ask_again: str
    """That they are to be used first, before the advice without them."""
    take: str
    pass_for_as_much: str
    """That a conquest would score, and is worth no more in the end; `favour` with its name, or `number`."""
    pass_for_a_little: str
    pass_for_more: str
    pass_for_wins: str
    """Though it is worth more by itself."""
    draw_of: str
    uncovering: str
    in_any_case_there: str
    more_cases: Plural
    turn_golden: str
    mean_favour: Plural
    this_turn: str
    for_certain: str
    now_and_then: str
    outlook: str
    less: str
    more: str
    wins: str
    wins_though: str
    """The same of a play that wins more often and is worth less, or the other way round."""
    won: Plural
    taken_instead: str
    """What another play takes, where something is said of it."""
    weights: Plural
    """What each thing counts; `count` is for the `years` to come."""
    chosen_though_hardly: str
    """That playouts chose the advice, and another play is hardly better by a measure."""
    chosen_though: str
    proven: str
    hardly_proven: str
    """That the best found is not proven, and no play is worth 0.1 more."""
    not_proven: str
    and_wins: str
    """The end of a sentence about what a play is worth."""
    passing_is_worth: str
    why_not_there: str
    taking_it: str
    """What the last three are about, as it stands within a sentence, or begins one in all of them."""
    taking_it_second: str
    is_as_good: str
    is_a_little_less: str
    is_less: str
    is_more: str
    """`more` by itself, though it wins less often, which follows."""
    but_wins: str


@dataclass(frozen=True, slots=True)
class JournalPhrases:
    """Of what can go wrong with files, and what to do about it."""

    game_too_large: str
    is_no_file: str
    is_a_folder: str
    no_such_folder: str
    file_refused: str
    is_in_use: str
    is_no_game: str
    newer_format: str
    damaged_line: str
    torn_line: str
    """`text` is what can be read of it, if anything."""
    entry_too_long: str
    entry_not_text: str
    journal_is_full: str
    entry_not_saved: str
    changed_meanwhile: str
    cannot_write: str
