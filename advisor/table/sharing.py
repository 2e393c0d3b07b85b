"""The even year at the table: the cards turned up, lots, answers, splits and choices."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from advisor.table import offers
from advisor.table.expected import Expected
from advisor.table.listed_cards import read_cards
from advisor.table.phase import Ask, Event, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import (
    AnswerWanted,
    CouldBe,
    InNeitherLot,
    NotUnderstood,
    Reason,
    Refused,
    WrongShare,
)
from advisor.table.spoken import nearest_spoken
from advisor.table.vocabulary import TypedLine, begun_by, card_named, named
from engine.components import Cards, General, Title, Troop, less, missing_from
from engine.hidden import show_share
from engine.notation import spellings, write_cards
from engine.refusals import Forbidden
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SharingDecision, SplitLots

YES = ("yes", "y", "accepts", "accept", "takes", "take", "ok")
NO = ("no", "n", "refuses", "refuse", "declines")
REST = ("rest", "others")
NOBODY = ("nobody", "none")
"""All who are still to be asked refuse."""
BETWEEN_LOTS = "/"


@dataclass(frozen=True, slots=True)
class Share(Event[Playing]):
    """The cards turned up in an even year."""

    phase = Playing
    moments = (Ask.SHARE,)
    turned_up: Cards

    @classmethod
    def read(cls, line: TypedLine, table: Playing) -> Self:
        """'2x samurai bushi 1 2'."""
        due = _counts(table.sharing.cards)

        def whole(cards: Cards) -> Cards:
            return cards + _only_ones_left(table, cards, due)

        cards = whole(read_cards(line, lambda cards: _counts(whole(cards)) == due))
        line.end(Troop)
        given = _counts(cards)
        if given != due:
            raise Refused(WrongShare(*due, *given))
        return cls(cards)

    @classmethod
    def offered(cls, said: Sequence[str], table: Playing) -> Iterable[str]:
        """Every card that may turn up."""
        return offers.cards_left(table.unaccounted(), said)

    def said(self, table: Playing) -> str:
        """The cards."""
        return ", ".join(write_cards(self.turned_up))

    def apply(self, table: Playing) -> Phase:
        """They lie there to be shared."""
        game, elsewhere = show_share(
            table.game, table.me, self.turned_up, table.elsewhere, veiled=table.is_veiled
        )
        return replace(table, game=game, elsewhere=elsewhere, share_named=True)

    @property
    def cards(self) -> Cards:
        """What was turned up."""
        return self.turned_up


@dataclass(frozen=True, slots=True)
class Over(Event[Playing]):
    """The koku deck is empty, so the game ended with the last odd year: in a game that was joined, nobody
    knew."""

    phase = Playing
    moments = (Ask.SHARE,)
    verbs = ("over",)

    @classmethod
    def is_possible(cls, table: Phase) -> bool:
        """Where nobody knows how many koku cards are left."""
        return isinstance(table, Playing) and table.asks is Ask.SHARE and table.gaps.koku_deck

    @classmethod
    def read(cls, line: TypedLine, table: Playing) -> Self:
        """'over'."""
        line.read()
        return cls()

    def said(self, table: Playing) -> str:
        """The word."""
        return self.verbs[0]

    def apply(self, table: Playing) -> Phase:
        """What is left in hand is counted; what was made up to be shared lies in the deck."""
        game, cards = table.game, table.sharing.cards
        deck = (*game.troop_deck, *(card for card in cards if card.troops))
        return table.over(replace(game, troop_deck=deck, year=None))


def _only_ones_left(table: Playing, cards: Cards, due: tuple[int, int]) -> Cards:
    """The last cards of a share, which need not be named where there are no others."""
    left = less(table.unaccounted(), cards)
    found: Cards = ()
    for of_kind, missing in zip(
        ([card for card in left if card.troops], [card for card in left if card.koku]),
        (wanted - named_already for wanted, named_already in zip(due, _counts(cards), strict=True)),
        strict=True,
    ):
        if missing == len(of_kind):
            found += tuple(of_kind)
    return found


def _counts(cards: Cards) -> tuple[int, int]:
    """How many troop and koku cards."""
    return sum(bool(card.troops) for card in cards), sum(bool(card.koku) for card in cards)


@dataclass(frozen=True, slots=True)
class Shared(Event[Playing]):
    """A decision of the even year."""

    phase = Playing
    moments = (Ask.LOT, Ask.ANSWER, Ask.SPLIT, Ask.CHOICE)
    decision: SharingDecision

    @classmethod
    def read(cls, line: TypedLine, table: Playing) -> Self:
        """'sensei sohei 2x1', 'yes', 'daimyo 3 / shomyo' or 'shomyo', perhaps after the player's name."""
        year = table.sharing
        # The beginning of a title that can be meant is no player's name.
        titles = [lot.title for lot in year.split] if year.split else year.titles
        is_title = table.asks is not Ask.ANSWER and named(Title, line.next, titles) is not None
        is_card = table.asks in (Ask.LOT, Ask.SPLIT) and card_named(line.next) is not None
        if is_title or is_card:
            _doubt_the_name(line, year, titles)
        who = None if is_title or is_card else line.may(General, table.players)
        if who and who is not year.due:
            raise Forbidden(year.what_is_due())
        match table.asks:
            case Ask.ANSWER:
                if line.next not in YES + NO:
                    raise Refused(_no_answer(line, table))
                word = line.read()
                return cls(AnswerLot(word in YES))
            case Ask.CHOICE:
                return cls(_read_choice(line, year))
            case Ask.LOT:
                lot, has_rest = _read_lot(line, year.titles, year.cards)
                return cls(FormLot(Lot(lot.title, year.cards) if has_rest else lot))
            case _:
                return cls(_read_split(line, year))

    @classmethod
    def offered(cls, said: Sequence[str], table: Playing) -> Iterable[str]:
        """Answers, hierarchy tiles and cards that are left."""
        year = table.sharing
        if table.asks is Ask.ANSWER:
            return (YES[0], NO[0])
        if year.split:
            return offers.names(lot.title for lot in year.split)
        titles = [title for title in year.titles if title not in {named(Title, word) for word in said}]
        if not said or said[-1] == BETWEEN_LOTS:
            return offers.names(titles)
        more = (BETWEEN_LOTS, REST[0]) if table.asks is Ask.SPLIT and BETWEEN_LOTS not in said else ()
        return (*offers.cards_left(year.cards, said), *more)

    def said(self, table: Playing) -> str:
        """The decision."""
        match self.decision:
            case FormLot(lot):
                return _said_lot(lot)
            case AnswerLot(accept):
                return YES[0] if accept else NO[0]
            case SplitLots(first, second):
                return f"{_said_lot(first)} {BETWEEN_LOTS} {_said_lot(second)}"
            case ChooseLot(first_one):
                split = table.sharing.split
                assert split
                return str(split[0 if first_one else 1].title.value)

    def apply(self, table: Playing) -> Phase:
        """It is decided."""
        return table.played(table.game, self.decision)


def _no_answer(line: TypedLine, table: Playing) -> Reason:
    """What is wrong with an answer that is none: a name cut too short, a word mistyped, or anything else."""
    could_be = begun_by(General, line.next, table.players)
    if len(could_be) > 1:
        return CouldBe(line.typed, tuple(str(general.value) for general in could_be))
    near = nearest_spoken(line.next, (YES[0], NO[0], NOBODY[0])) if line.next else None
    return NotUnderstood(line.typed, near) if near else AnswerWanted(table.due)


def _doubt_the_name(line: TypedLine, year: Sharing, titles: Sequence[Title]) -> None:
    """Where what may be a title or a card may as well be the player's name, before a title: 'h sh bushi'."""
    word, due = line.next, year.due
    read = named(Title, word, titles) or card_named(word)
    is_cut = word not in spellings(Title) and word not in spellings(Troop)
    if due and read and is_cut and named(General, word, [due]) and named(Title, line.after_next, titles):
        line.vague = CouldBe(line.typed, (str(read.value), str(due.value)))


def _read_choice(line: TypedLine, year: Sharing) -> ChooseLot:
    assert year.split
    titles = [lot.title for lot in year.split]
    line.skip("takes", "take")
    if line.skip("first", "1"):
        return ChooseLot(True)
    if line.skip("second", "2"):
        return ChooseLot(False)
    chosen = line.must(Title, Expected.ONE_OF_TWO_LOTS, titles)
    read_cards(line)
    return ChooseLot(chosen is titles[0])


def _read_split(line: TypedLine, year: Sharing) -> SplitLots:
    first, has_rest = _read_lot(line, year.titles, year.cards)
    line.skip(BETWEEN_LOTS)
    titles = [title for title in year.titles if title is not first.title]
    is_only_one = line.next is None and len(titles) == 1
    second, gets_rest = (Lot(titles[0]), True) if is_only_one else _read_lot(line, titles, year.cards)
    # All cards are dealt out in the end: what neither lot names goes to the one with the rest.
    left = less(year.cards, first.cards + second.cards)
    if left and second.cards and not has_rest and not gets_rest:
        raise Refused(InNeitherLot(left))
    if has_rest:
        return SplitLots(Lot(first.title, first.cards + left), second)
    return SplitLots(first, Lot(second.title, second.cards + left))


def _read_lot(line: TypedLine, titles: Sequence[Title], shared: Cards) -> tuple[Lot, bool]:
    """A lot of what is shared, its tile before or after its cards, and whether all that is not named goes to
    it."""

    def are_there(cards: Cards) -> bool:
        return missing_from(cards, shared) is None

    left = line.left
    first = read_cards(line, are_there)
    if first and named(Title, line.next, titles) is None:
        line.back_to(left)
        first = ()
    title = line.must(Title, Expected.HIERARCHY_TILE, titles)
    cards = first or read_cards(line, are_there)
    return Lot(title, cards), line.skip(*REST)


def _said_lot(lot: Lot) -> str:
    return f"{lot.title.value} {', '.join(write_cards(lot.cards))}".strip()


SharingEvent = Share | Over | Shared
