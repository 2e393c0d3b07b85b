"""Conquests of Chūgoku (3 Samurai or 3 koku) for tests, and the rule by which one is refused."""

import pytest

from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Card, Pay
from engine.conquest import check
from engine.errors import Rule
from engine.payment import Payment, Step
from engine.position import Position
from engine.refusals import Forbidden
from engine.turn import Conquest
from tests.saying import sentence

CHUGOKU = Province.CHUGOKU


def koku(*cards: Card, steps: tuple[Step, ...] = ()) -> Conquest:
    return Conquest(CHUGOKU, Payment(Pay.KOKU, cards, steps))


def troops(*cards: Card, steps: tuple[Step, ...] = ()) -> Conquest:
    return Conquest(CHUGOKU, Payment(Pay.TROOPS, cards, steps))


PAID = koku(Card.KOKU_3)
THREE = (Card.SAMURAI,) * 3


def refused(rule: Rule, where: Position, conquest: Conquest) -> None:
    with pytest.raises(Forbidden) as refusal:
        check(where, conquest)
    assert refusal.value.rule is rule
    assert ENGLISH.rule(rule) in sentence(refusal.value)
