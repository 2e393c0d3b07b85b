"""What is wrong with a position: what was found, what is allowed, and with which values that is said."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass

from advisor.words.impossible import ImpossibleWords
from advisor.words.names import by_name, canonical
from advisor.words.phrases import Found, Plural
from engine.components import Named, Title, Troop
from engine.position_file import Problem
from engine.position_file import problems as faults
from engine.position_file.json_text import MOST_DIGITS, OddNumber, shown_text

MOST_PATHS = 8
STANDARD_INPUT = "-"


@dataclass(frozen=True, slots=True)
class Causes:
    """Why a text is most likely no JSON."""

    not_closed: str
    last_comma: str
    other_quotes: str
    comma_or_colon: str
    comment: str
    unknown: str


@dataclass(frozen=True, slots=True)
class Lists:
    """What a list should hold."""

    players: str
    cards: str
    tiles: str
    kamons: str
    titles: str
    generals: str
    lots: str


@dataclass(frozen=True, slots=True)
class Kinds:
    """Something of each kind of name."""

    troop: str
    bonus: str
    title: str
    general: str
    province: str
    card: str

    def of(self, kind: type[Named]) -> str:
        """What is said of a kind."""
        return str(getattr(self, kind.__name__.lower()))


@dataclass(frozen=True, slots=True)
class ProblemPhrases:
    """What was found, and what is allowed."""

    too_large: Found
    too_deep: Found
    nothing_written: Found
    not_utf8: Found
    not_json: str
    causes: Causes
    cannot_be_opened: str
    no_standard_input: str
    key_twice: Found
    not_an_object: Found
    not_a_list: str
    lists: Lists
    unknown_field: str
    more_unknown_fields: Plural
    missing: str
    required: str
    own_title: str
    everybodys_title: str
    top_tile: str
    named_before: Kinds
    only_once: str
    entries: Plural
    at_most: str
    is_no: Kinds
    or_both_faces: str
    not_a_troop_card: Found
    not_a_card: Found
    too_many_of_a_card: Plural
    too_many_of_a_tile: Plural
    one_to: str
    does_not_fit: str
    whole_number_between: str
    whole_number: str
    not_a_flag: str
    not_a_player: str
    is_you: str
    the_others: str
    the_others_are: str
    plays_twice: Found
    generals: Plural
    two_to_four_play: str
    title_held_twice: Found
    tile_beside_kamons: Found
    gap: Found
    did_you_mean: str
    """The end of a sentence."""
    more_paths: Plural
    """More places in a file."""
    problems_in: Plural
    standard_input: str
    a_list: str
    an_object: str
    has_to_tell: str
    """What a position would have to tell before it can be played out."""


class ProblemWords(ImpossibleWords):
    """What is wrong with a position."""

    @property
    @abstractmethod
    def problems(self) -> ProblemPhrases:
        """What was found, and what is allowed, with gaps."""

    def odd_name(self, name: str) -> str:
        """The name of a file that cannot be printed as it is."""
        return repr(name)

    def found_and_allowed(self, problem: Problem) -> tuple[str, str]:
        """What was found there, and what is allowed."""
        fault, said = problem.fault, self.problems
        match fault:
            case faults.TooLarge(most_bytes):
                return self.both_filled(said.too_large, most=self.grouped(most_bytes))
            case faults.TooDeep(most_levels):
                return self.both_filled(said.too_deep, most=most_levels)
            case faults.NothingWritten():
                return said.nothing_written
            case faults.NotUtf8(at_byte):
                return self.both_filled(said.not_utf8, at_byte=at_byte)
            case faults.NotJson(line, column, cause):
                return said.not_json.format(line=line, column=column), by_name(said.causes, cause)
            case faults.CannotBeOpened(reason):
                return said.cannot_be_opened, self.obstacle(reason)
            case faults.NoStandardInput():
                return said.cannot_be_opened, said.no_standard_input
            case faults.KeyTwice():
                return said.key_twice
            case faults.NotAnObject(value, known):
                return self.both_filled(said.not_an_object, value=self.shown(value), known=", ".join(known))
            case faults.NotAList(value, of):
                return said.not_a_list.format(value=self.shown(value)), by_name(said.lists, of)
            case faults.UnknownField(known):
                return said.unknown_field, ", ".join(known)
            case faults.MoreUnknownFields(count, known):
                return self.plural(said.more_unknown_fields, count), ", ".join(known)
            case faults.Missing():
                return said.missing, said.required
            case faults.OwnTitleMissing():
                return said.missing, said.own_title.format(titles=canonical(Title))
            case faults.TitleMissing():
                return said.missing, said.everybodys_title.format(titles=canonical(Title))
            case faults.TopTileMissing():
                return said.missing, said.top_tile.format(troops=canonical(Troop))
            case faults.NamedBefore(kind, path):
                return said.named_before.of(kind).format(path=path), said.only_once
            case faults.TooManyEntries(count, most):
                return self.plural(said.entries, count), said.at_most.format(most=most)
            case faults.NotAName(value, kind):
                return said.is_no.of(kind).format(value=self.shown(value)), canonical(kind)
            case faults.NotATile(value, kind):
                allowed = said.or_both_faces.format(names=canonical(kind))
                return said.is_no.of(kind).format(value=self.shown(value)), allowed
            case faults.NotACard(value, only_troops):
                cards = said.not_a_troop_card if only_troops else said.not_a_card
                return self.both_filled(cards, value=self.shown(value), troops=canonical(Troop))
            case faults.TooManyOfACard(value, count, most):
                found = self.plural(said.too_many_of_a_card, count, value=self.shown(value))
                return found, said.one_to.format(most=most)
            case faults.TooManyOfATile(value, count, most):
                found = self.plural(said.too_many_of_a_tile, count, value=self.shown(value))
                return found, said.one_to.format(most=most)
            case faults.NotInRange(value, least, most):
                allowed = said.whole_number_between if least < most else said.whole_number
                found = said.does_not_fit.format(value=self.shown(value))
                return found, allowed.format(least=least, most=most)
            case faults.NotAFlag(value):
                return said.not_a_flag.format(value=self.shown(value)), "true, false"
            case faults.NotAPlayer(value, players):
                return said.not_a_player.format(value=self.shown(value)), canonical(players)
            case faults.NotAnother(me, others):
                allowed = (said.the_others_are if others else said.the_others).format(
                    others=canonical(others)
                )
                return said.is_you.format(me=self.shown(me.value)), allowed
            case faults.PlaysTwice(value):
                return self.both_filled(said.plays_twice, value=self.shown(value))
            case faults.WrongNumberOfPlayers(count):
                return self.plural(said.generals, count), said.two_to_four_play
            case faults.TitleHeldTwice(value, holder):
                return self.both_filled(said.title_held_twice, value=self.shown(value), holder=holder.value)
            case faults.TileBesideKamons(kamons):
                return self.both_filled(said.tile_beside_kamons, kamons=kamons)
            case faults.Gap():
                return said.gap
            case _:
                return self.impossible(fault)

    def path(self, problem: Problem) -> str:
        """Where a problem of a position is: 'hand[0], hand[2] and 3 more'."""
        shown, more = ", ".join(problem.paths[:MOST_PATHS]), len(problem.paths) - MOST_PATHS
        return f"{shown} {self.plural(self.problems.more_paths, more)}" if more > 0 else shown

    def problem(self, problem: Problem) -> str:
        """'board.kanto.tile: 'sohie' is not a troop (samurai, ...); did you mean 'sohei'?'."""
        path, (found, allowed) = self.path(problem), self.found_and_allowed(problem)
        said = f"{found} ({allowed}){self.guess(problem.nearest, otherwise='')}"
        return self.after(path, said) if path else said

    def guess(self, nearest: str | None, otherwise: str = ".") -> str:
        """How a sentence ends where a name may be misspelt: '; did you mean 'kanto'?'."""
        return self.problems.did_you_mean.format(nearest=nearest) if nearest else otherwise

    def problem_count(self, name: str, count: int) -> str:
        """The heading over the problems of a file, or of standard input."""
        shown = name if name and name.isprintable() else self.odd_name(name)
        if name == STANDARD_INPUT:
            shown = self.problems.standard_input
        return self.plural(self.problems.problems_in, count, name=shown)

    def too_little_for_playouts(self, missing: Iterable[str]) -> str:
        """What a position would have to tell before it can be played out."""
        return self.problems.has_to_tell.format(missing=", ".join(missing))

    def shown(self, value: object) -> str:
        """A JSON value as a message names it."""
        match value:
            case None:
                return "null"
            case bool():
                return "true" if value else "false"
            case str():
                return self.requoted(shown_text(value))
            case list():
                return self.problems.a_list
            case dict():
                return self.problems.an_object
            case OddNumber():
                return value.text if len(value.text) <= MOST_DIGITS else value.text[:MOST_DIGITS] + "…"
            case _:
                return str(value)
