"""The even year: lots of cards and a hierarchy tile, offered, refused, kept and split."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from engine.choices import Choices, selections
from engine.components import Cards, General, SharingStep, Title, missing_from, sorted_cards, without
from engine.refusals import (
    Forbidden,
    HierarchyTileGone,
    LeftOutOfBothLots,
    SameTileTwice,
    SharingIsDue,
    SharingIsOver,
    TooFewToShare,
)


@dataclass(frozen=True, slots=True)
class Lot:
    """A hierarchy tile and any number of cards, none included (ruling 9)."""

    title: Title
    cards: Cards = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", sorted_cards(self.cards))


@dataclass(frozen=True, slots=True)
class FormLot:
    """The Tairō forms a lot and offers it."""

    lot: Lot


@dataclass(frozen=True, slots=True)
class AnswerLot:
    """A player accepts or refuses the lot that he is offered."""

    accept: bool


@dataclass(frozen=True, slots=True)
class SplitLots:
    """The Tairō splits all that remains into two lots."""

    first: Lot
    second: Lot


@dataclass(frozen=True, slots=True)
class ChooseLot:
    """The second player takes one of the two lots; the Tairō gets the other."""

    first: bool


SharingDecision = FormLot | AnswerLot | SplitLots | ChooseLot


@dataclass(frozen=True, slots=True)
class Sharing:
    """An even year under way. Everything in it lies open on the table."""

    order: tuple[General, ...]
    """All players, highest title first."""
    cards: Cards
    """What is still to be shared, the lot on offer aside."""
    titles: tuple[Title, ...] = tuple(Title)
    """The hierarchy tiles still to be shared."""
    taken: tuple[tuple[General, Lot], ...] = ()
    offered: Lot | None = None
    refusals: int = 0
    """How many have refused the lot on offer."""
    split: tuple[Lot, Lot] | None = None

    def in_order(self) -> "Sharing":
        """The same year with what has no order of its own in one order. Lots of a split stay as they lie:
        `ChooseLot` names them by that."""
        return replace(
            self,
            cards=sorted_cards(self.cards),
            titles=tuple(title for title in Title if title in self.titles),
            taken=tuple(sorted(self.taken, key=lambda taken: taken[0].rank)),
        )

    @property
    def turned_up(self) -> Cards:
        """All cards of this year, shared or still to be."""
        return self.untaken + tuple(card for _, lot in self.taken for card in lot.cards)

    @property
    def untaken(self) -> Cards:
        """The cards that nobody has yet: those to be shared, and those of a lot on offer or of the last
        two."""
        lots = [lot for lot in (self.offered, *(self.split or ())) if lot]
        return self.cards + tuple(card for lot in lots for card in lot.cards)

    @property
    def waiting(self) -> tuple[General, ...]:
        """The players without a lot, highest title first; the first of them is the Tairō."""
        done = [general for general, _ in self.taken]
        return tuple(general for general in self.order if general not in done)

    @property
    def due(self) -> General | None:
        """Who has to decide now; None once everybody has a lot."""
        waiting = self.waiting
        if not waiting:
            return None
        if self.offered:
            return waiting[1 + self.refusals]
        return waiting[1 if self.split else 0]

    def legal(self) -> Sequence[SharingDecision]:
        """Everything that the player who is due may decide, each once."""
        if self.due is None:
            return ()
        if self.offered:
            return (AnswerLot(True), AnswerLot(False))
        if self.split:
            return (ChooseLot(True), ChooseLot(False))
        return self._legal_splits() if len(self.waiting) == 2 else self._legal_lots()

    def _legal_lots(self) -> Choices[FormLot]:
        selected = selections(self.cards)

        def nth(index: int) -> FormLot:
            which, title = divmod(index, len(self.titles))
            return FormLot(Lot(self.titles[title], selected[which]))

        return Choices(len(selected) * len(self.titles), nth)

    def _legal_splits(self) -> Choices[SplitLots]:
        selected = selections(self.cards)
        pairs = list(combinations(self.titles, 2))

        def nth(index: int) -> SplitLots:
            which, pair = divmod(index, len(pairs))
            first, second = pairs[pair]
            cards = selected[which]
            return SplitLots(Lot(first, cards), Lot(second, without(self.cards, cards)))

        return Choices(len(selected) * len(pairs), nth)

    def after(self, decision: SharingDecision) -> "Sharing":
        """The sharing after a decision of the player who is due; `Forbidden` if it is not legal."""
        waiting = self.waiting
        match decision:
            case FormLot(lot) if len(waiting) > 2 and not self.offered:
                self._check_lot(lot)
                return replace(
                    self,
                    cards=without(self.cards, lot.cards),
                    titles=without(self.titles, (lot.title,)),
                    offered=lot,
                )
            case AnswerLot(accept) if self.offered:
                if accept:
                    return self._give(waiting[1 + self.refusals], self.offered)
                if self.refusals + 2 < len(waiting):
                    return replace(self, refusals=self.refusals + 1)
                return self._give(waiting[0], self.offered)
            case SplitLots(first, second) if len(waiting) == 2 and not self.split:
                self._check_split(first, second)
                titles = without(self.titles, (first.title, second.title))
                return replace(self, cards=(), titles=titles, split=(first, second))
            case ChooseLot(first_one) if self.split:
                chosen, other = self.split if first_one else reversed(self.split)
                return replace(
                    self, taken=(*self.taken, (waiting[1], chosen), (waiting[0], other)), split=None
                )
            case _:
                raise Forbidden(self.what_is_due())

    def _give(self, general: General, lot: Lot) -> "Sharing":
        return replace(self, taken=(*self.taken, (general, lot)), offered=None, refusals=0)

    def _check_lot(self, lot: Lot) -> None:
        if lot.title not in self.titles:
            raise Forbidden(HierarchyTileGone(lot.title))
        card = missing_from(lot.cards, self.cards)
        if card is not None:
            raise Forbidden(TooFewToShare(card, self.cards.count(card)))

    def _check_split(self, first: Lot, second: Lot) -> None:
        if first.title is second.title:
            raise Forbidden(SameTileTwice(first.title))
        both = sorted_cards(first.cards + second.cards)
        self._check_lot(Lot(first.title, both))
        self._check_lot(Lot(second.title, both))
        if len(both) < len(self.cards):
            rest = without(self.cards, both)
            raise Forbidden(LeftOutOfBothLots(rest[0]))

    @property
    def step(self) -> SharingStep | None:
        """What the player who is due has to decide; None once everybody has a lot."""
        if not self.waiting:
            return None
        if self.offered:
            return SharingStep.ANSWER
        if self.split:
            return SharingStep.CHOOSE
        return SharingStep.SPLIT if len(self.waiting) == 2 else SharingStep.FORM

    @property
    def refused(self) -> tuple[General, ...]:
        """Who has refused the lot on offer, in the order in which they were asked."""
        return self.waiting[1 : 1 + self.refusals]

    def what_is_due(self) -> SharingIsDue | SharingIsOver:
        """Whose decision it is and which."""
        if self.due and self.step:
            return SharingIsDue(self.due, self.step)
        return SharingIsOver(None)
