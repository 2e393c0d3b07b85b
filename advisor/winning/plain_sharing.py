"""The even year by plain values: what a lot is worth, whatever else its owner has."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from engine.choices import first_of_each_sum
from engine.components import Card, SharingStep, Title
from engine.sharing import AnswerLot, ChooseLot, Lot, Sharing, SharingDecision


@dataclass(frozen=True, slots=True)
class PlainSharing:
    """Values of titles and cards, and how to share by them. They count thousandths of a favour point: sums
    of whole numbers are exact, so that ties are ties."""

    titles: tuple[int, int, int, int]
    """Of each title, the highest first."""
    koku: int
    single: int
    double: int
    threshold: Fraction = Fraction(1)
    """A lot is accepted if it is worth this part of a fair share."""

    def title(self, title: Title) -> int:
        """What a title is worth."""
        return self.titles[title.rank]

    def card(self, card: Card) -> int:
        """What a card is worth."""
        if card.koku:
            return self.koku * card.koku
        return self.single if len(card.troops) == 1 else self.double

    def cards(self, cards: Iterable[Card]) -> int:
        """What cards are worth together."""
        return sum(map(self.card, cards))

    def lot(self, lot: Lot) -> int:
        """What a lot is worth."""
        return self.title(lot.title) + self.cards(lot.cards)

    def fair_share(self, sharing: Sharing) -> Fraction:
        """An equal part, for each player without a lot, of the cards still to be had and of as many titles as
        there are players, the best; the lot on offer counts among what is to be had."""
        return Fraction(self._to_be_had(sharing), len(sharing.waiting))

    def decide(self, sharing: Sharing) -> SharingDecision:
        """What the player who is due decides."""
        match sharing.step:
            case SharingStep.FORM:
                return self._form(sharing)
            case SharingStep.SPLIT:
                return self._split(sharing)
            case SharingStep.ANSWER:
                assert sharing.offered
                return AnswerLot(self.lot(sharing.offered) >= self.threshold * self.fair_share(sharing))
            case SharingStep.CHOOSE:
                assert sharing.split
                first, second = sharing.split
                return ChooseLot(self.lot(first) >= self.lot(second))
            case None:
                raise ValueError("everybody has a lot")

    def _to_be_had(self, sharing: Sharing) -> int:
        offered, players = sharing.offered, len(sharing.waiting)
        titles = (*sharing.titles, offered.title) if offered else sharing.titles
        cards = sharing.cards + offered.cards if offered else sharing.cards
        return self.cards(cards) + sum(sorted(map(self.title, titles), reverse=True)[:players])

    def _form(self, sharing: Sharing) -> SharingDecision:
        """The lot that comes closest to a fair share; of equals, the first that is legal."""
        players, to_be_had = len(sharing.waiting), self._to_be_had(sharing)
        _, index = min(
            (abs((cards + self.title(title)) * players - to_be_had), which * len(sharing.titles) + at)
            for cards, which in first_of_each_sum(sharing.cards, self.card).items()
            for at, title in enumerate(sharing.titles)
        )
        return sharing.legal()[index]

    def _split(self, sharing: Sharing) -> SharingDecision:
        """Two lots that are worth as nearly the same as can be; of equals, the first that are legal."""
        together = self.cards(sharing.cards)
        pairs = list(combinations(map(self.title, sharing.titles), 2))
        _, index = min(
            (abs(first + cards - (second + together - cards)), which * len(pairs) + at)
            for cards, which in first_of_each_sum(sharing.cards, self.card).items()
            for at, (first, second) in enumerate(pairs)
        )
        return sharing.legal()[index]


PLAIN_SHARING = {
    2: PlainSharing((1340, 750, 1330, 2140), koku=1000, single=1310, double=2450),
    3: PlainSharing((890, 650, 1210, 1620), koku=1070, single=1370, double=2440),
    4: PlainSharing((820, 680, 1350, 1900), koku=970, single=1190, double=2290),
}
"""By the number of players: the values that won most in matches between sharers. To overrate the Daimyō was
the costliest mistake."""
