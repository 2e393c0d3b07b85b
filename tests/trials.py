"""Trials of the model of a turn: plays of which more and more is asked."""

from dataclasses import replace
from fractions import Fraction

from advisor.solver.cases import Case, First, Offer, Turn
from advisor.solver.conquest_model import ConquestModel
from advisor.solver.cpsat import Status
from advisor.worth.later import Worth
from advisor.worth.weights import UNIT
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, Pay, Troop
from engine.position import Position
from tests.positions import FLAT, position, site

CHUGOKU, CHUBU = Province.CHUGOKU, Province.CHUBU
NINE = (Card.KOKU_3,) * 3


class Trial:
    """Plays that begin with a given conquest, in one case, with more and more asked of them."""

    def __init__(
        self,
        where: Position,
        pay: Pay = Pay.KOKU,
        bonus: Bonus | None = None,
        drawn: Card | None = None,
    ) -> None:
        turn = Turn(where, Worth(where, FLAT))
        [self.first] = [first for first in turn.firsts() if first.province is CHUGOKU and first.pay is pay]
        self.case = case_of(self.first, bonus, drawn)
        self.model = ConquestModel(turn, self.first, [self.case])
        self._program = self.model.program

    def paid_with(self, *cards: Card) -> "Trial":
        """The first conquest is paid with these cards, and whatever tools."""
        assert set(cards) <= set(self.model.first.cards)
        for card, number in self.model.first.cards.items():
            self._program.fix(number, cards.count(card))
        return self

    def offer(self, province: Province) -> Offer:
        [offer] = [offer for offer in self.case.offers if offer.province is province]
        return offer

    def then(self, province: Province, pay: Pay) -> "Trial":
        """A province is taken, which has to be on offer."""
        self._program.fix(self.model.cases[0].takes[self.offer(province), pay], 1)
        return self

    def stops(self) -> "Trial":
        """Nothing follows."""
        self._program.fix(self.model.cases[0].stops, 1)
        return self

    def is_allowed(self) -> bool:
        status = self._program.maximize([]).status
        assert status in (Status.OPTIMAL, Status.INFEASIBLE)
        return status is Status.OPTIMAL

    def most(self) -> Fraction:
        """The most that the case brings."""
        [value] = self.model.value
        answer = self._program.maximize(value.terms)
        assert answer.status is Status.OPTIMAL
        return Fraction(value.in_answer(answer), UNIT)


def case_of(first: First, bonus: Bonus | None, drawn: Card | None) -> Case:
    """The first case with an outcome like this."""
    for case in first.cases:
        for brought in case.brought:
            if bonus in (None, brought[0]) and drawn in (None, brought[1]):
                return case
    raise AssertionError("no case has such an outcome")


def quiet(*hand: Card, **rest: object) -> Position:
    """Chūgoku's last position (3 Samurai or 9 koku), which wins no tile; then Chūbu (3 Shinobi or 3 koku),
    of whose tile nothing is known."""
    board = {CHUGOKU: site(3), CHUBU: site(tile=Troop.SHINOBI)}
    where = position(*hand, board=board, **rest)  # type: ignore[arg-type]
    return replace(where, tiles=tuple(BonusTile(tile.bonus, Troop.SAMURAI) for tile in where.tiles))
