"""Why a line at the table is not taken: which sentence says it, with which values, and what is kept back."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from advisor.table import reasons as facts
from advisor.table.expected import Needed
from advisor.table.joining import spoken_path
from advisor.table.journal_faults import JournalFault
from advisor.table.reasons import Dropped, LineFault, Reason
from advisor.words.names import by_name, canonical, printable
from advisor.words.phrases import Plural
from advisor.words.problems import ProblemWords
from engine.board import Province
from engine.components import Bonus
from engine.payment import Tools
from engine.position_file import Problem
from engine.refusals import Absence, Refusal

MOST_DROPPED = 6
"""So many lines are listed that an edit would cost."""


@dataclass(frozen=True, slots=True)
class Expectations:
    """What could have stood in a line, by its name."""

    player: str
    general: str
    title: str
    troop: str
    bonus: str
    bonus_of_the_tile: str
    province: str
    turn: str
    one_of_two_lots: str
    hierarchy_tile: str
    general_or_troop: str
    troop_of: str
    """The troop on the tile of a `province`."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a line should have told, by its name."""

    players: str
    each_players_title: str
    first_hand: str
    card_drawn: str
    koku_value: str
    koku_or_count: str
    province: str
    one_province: str
    two_provinces: str


@dataclass(frozen=True, slots=True)
class NotYets:
    """What is not there, by its name."""

    advice: str
    score: str
    position: str
    game: str
    chances: str
    thought: str


@dataclass(frozen=True, slots=True)
class ReasonPhrases:
    """Why a line is not taken, and what could be said instead."""

    wanted: Expectations
    is_not: Expectations
    """That a `word` is not that, without the end of the sentence."""
    needs: Needs
    not_yet: NotYets
    ends_too_early: str
    not_understood: str
    """Without the end of the sentence."""
    could_be: str
    no_number: str
    no_position: str
    too_many_cards_named: str
    not_a_field: str
    """`fields` can be told, or the `last` one."""
    in_neither_lot: str
    so_many_tiles: Plural
    is_advised: str
    wrong_share: str
    answer_wanted: str
    turn_of_another: str
    tool: str
    """Of a kind, within the next, where there are several."""
    enough_tiles: Plural
    """That not every tile which was named has a use, and the `tools` that would do."""
    no_tile_is_enough: str
    too_little_to_foresee: str
    too_few_owned: str
    all_is_told: str
    something_else_first: str
    has_begun: str
    hand_is_known: str
    hidden_cards: Plural
    cannot_have_happened: str
    tile_first: str
    next_tile_first: str
    own_play_is_hidden: str
    line_reads: str
    edit_how: str
    nothing_to_redo: str
    nothing_to_undo: str
    how_many_to_redo: str
    how_many_to_undo: str
    no_position_file: str
    would_replace: str
    cannot_write_file: str
    no_text: str
    no_input: str
    game_is_there: str
    still_to_be_said: str
    no_koku_card: str
    """That no card has so many koku, and what to say instead."""
    pays_nothing: str
    last_in_line: str
    """Which line named the last of a kind, without a full stop."""
    cannot_replay: str
    in_line: str
    no_such_language: str
    would_drop: Plural
    """That an edit costs `dropped`, which begins lines of its own, and what to say to do it."""
    more_lines: Plural


class ReasonWords(ProblemWords):
    """Why a line at the table is not taken."""

    @property
    @abstractmethod
    def reasons(self) -> ReasonPhrases:
        """Why a line is not taken, with gaps."""

    def reason(self, reason: Reason | JournalFault) -> str:
        """Why a line at the table is not taken, or the file of a game not used."""
        if isinstance(reason, Refusal):
            return self.refusal(reason)
        return self.journal_fault(reason) if isinstance(reason, JournalFault) else self._line_fault(reason)

    def at_line(self, number: int, reason: Reason | JournalFault) -> str:
        """Why a line of a file is not taken: 'line 3: ...'."""
        lines = self.reason(reason).split("\n")
        return self.after(self.reasons.in_line.format(number=number), "\n".join(map(printable, lines)))

    def no_such_language(self, asked: str) -> str:
        """A language that is not spoken, and those that are."""
        return self.reasons.no_such_language.format(asked=asked)

    def _line_fault(self, fault: LineFault) -> str:
        said = self.reasons
        match fault:
            case facts.EndsTooEarly():
                return said.ends_too_early
            case facts.NotUnderstood(word, nearest):
                return said.not_understood.format(word=word) + self._nearest(nearest)
            case facts.NotExpected():
                return self._not_expected(fault)
            case facts.CouldBe(word, names):
                return said.could_be.format(word=word, names=self.choice(map(self.as_typed, names)))
            case facts.NoNumber():
                return self.filled(said.no_number, fault)
            case facts.NoPosition():
                return self.filled(said.no_position, fault)
            case facts.TooManyCardsNamed():
                return said.too_many_cards_named
            case facts.NoPayment(word, nearest):
                if word.isdigit():
                    return self.reasons.no_koku_card.format(word=word)
                return self.reasons.pays_nothing.format(word=word) + self._nearest(nearest)
            case facts.NotAField(word, spoken):
                *fields, last = map(self.as_typed, spoken)
                return said.not_a_field.format(word=word, fields=", ".join(fields), last=last)
            case facts.InNeitherLot(cards):
                return said.in_neither_lot.format(cards=self.cards(cards))
            case facts.SoManyTiles(left):
                return self.plural(said.so_many_tiles, left)
            case facts.NoLanguage(asked):
                return self.no_such_language(asked)
            case facts.IsAdvised():
                return said.is_advised
            case facts.TellsTooLittle(needed):
                return self._needed(needed)
            case facts.WrongShare():
                return self.filled(said.wrong_share, fault)
            case facts.AnswerWanted():
                return self.filled(said.answer_wanted, fault)
            case facts.TurnOfAnother():
                return self.filled(said.turn_of_another, fault)
            case facts.UselessTiles(tools):
                return self._useless(tools)
            case facts.TooLittleToForesee():
                return self.filled(said.too_little_to_foresee, fault)
            case facts.TooFewOwned():
                return self.filled(said.too_few_owned, fault)
            case facts.AllIsTold():
                return said.all_is_told
            case facts.SomethingElseFirst():
                return said.something_else_first
            case facts.HasBegun():
                return said.has_begun
            case facts.HandIsKnown():
                return self.filled(said.hand_is_known, fault)
            case facts.HiddenCards(_, count, _):
                return self.filled(self.of_so_many(said.hidden_cards, count), fault)
            case facts.CannotBeThere(absence, number, line):
                return self._cannot_be_there(absence, number, line)
            case facts.CannotHaveHappened():
                return said.cannot_have_happened
            case facts.BadPosition(problems):
                return "\n".join(map(self._told_problem, problems))
            case facts.NotThereYet(what):
                return by_name(said.not_yet, what)
            case facts.TileNotNamed(_, only_next):
                return self.filled(said.next_tile_first if only_next else said.tile_first, fault)
            case facts.HandIsHidden():
                return self.phrases.hidden
            case facts.OwnPlayIsHidden():
                return said.own_play_is_hidden
            case facts.LineReads(number, line):
                return said.line_reads.format(number=number, line=self.as_typed(line))
            case facts.EditHow():
                return self.filled(said.edit_how, fault)
            case facts.WouldDrop(dropped, confirmation):
                gaps = {"dropped": self.dropped_lines(dropped), "confirmation": self.to_type(confirmation)}
                return self.plural(self.reasons.would_drop, len(dropped), **gaps)
            case facts.NothingToTakeBack(redo):
                return said.nothing_to_redo if redo else said.nothing_to_undo
            case facts.HowManyLines(_, redo, _):
                return self.filled(said.how_many_to_redo if redo else said.how_many_to_undo, fault)
            case facts.NoPositionFile():
                return self.filled(said.no_position_file, fault)
            case facts.WouldReplace(path, confirmation):
                again = self.to_type(confirmation.removesuffix(f" {path}"), path)
                return said.would_replace.format(path=path, confirmation=again)
            case facts.CannotWriteFile():
                return self.filled(said.cannot_write_file, fault)
            case facts.NoText():
                return said.no_text
            case facts.NoInput():
                return said.no_input
            case facts.GameIsThere():
                return self.filled(said.game_is_there, fault)
            case facts.CannotReplay(number, line, why):
                explained = printable(self.reason(why))
                return said.cannot_replay.format(number=number, line=self.as_typed(line), why=explained)
            case _:
                assert_never(fault)

    def _not_expected(self, fault: facts.NotExpected) -> str:
        allowed = ", ".join(map(self.as_typed, fault.allowed))
        wanted, is_not = (
            by_name(each, fault.expected) for each in (self.reasons.wanted, self.reasons.is_not)
        )
        gaps = {}
        if fault.province:
            wanted, is_not = self.reasons.wanted.troop_of, self.reasons.is_not.troop_of
            gaps = self.forms("province", fault.province)
        if not fault.word:
            return f"{self.after(self.reasons.still_to_be_said, wanted.format(**gaps))} ({allowed})."
        return f"{is_not.format(word=fault.word, **gaps)} ({allowed}){self._nearest(fault.nearest)}"

    def _nearest(self, word: str | None) -> str:
        """How the sentence ends, with the word that may be meant, as it is typed here."""
        return self.guess(word and self.as_typed(word))

    def _told_problem(self, problem: Problem) -> str:
        """What is wrong with a game that was described, its fields by the words that are typed."""
        paths = tuple(self.as_typed(spoken_path(path)) for path in problem.paths)
        return self.problem(Problem(paths, problem.fault, problem.nearest))

    def _needed(self, needed: Needed) -> str:
        return by_name(self.reasons.needs, needed).format(provinces=canonical(Province))

    def _useless(self, tools: Tools) -> str:
        """Tiles that have no use, beside those that would do."""
        counts = (
            (self.name(Bonus.EXCHANGE), tools.exchange),
            (self.name(Bonus.PLUS_ONE), tools.plus_one),
            (self.phrases.the_hatamoto, tools.hatamoto),
        )
        said = self.reasons.tool
        named = [
            said.format(count=count, tool=tool) if count > 1 else tool for tool, count in counts if count
        ]
        if not named:
            return self.reasons.no_tile_is_enough
        return self.plural(self.reasons.enough_tiles, sum(tools), tools=self.listed(named))

    def _cannot_be_there(self, absence: Absence, number: int | None, line: str | None) -> str:
        why = self.absence(absence)
        if number is None:
            return why
        last = self.reasons.last_in_line.format(number=number)
        return f"{why} {last}." if line is None else f"{why} {self.after(last, self.as_typed(line))}"

    def dropped_lines(self, dropped: Sequence[Dropped]) -> str:
        """Lines that an edit leaves out, the first of many, each on its own; not what only I should see."""
        told = [
            f"{each.number}. {self.phrases.kept_back if each.is_private else self.as_typed(each.line)}"
            for each in dropped[:MOST_DROPPED]
        ]
        if (more := len(dropped) - MOST_DROPPED) > 0:
            told.append(self.plural(self.reasons.more_lines, more))
        return "".join(f"\n  {line}" for line in told)
