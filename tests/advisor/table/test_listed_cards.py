"""Cards in a row: in any number, and what a number before a troop means."""

import pytest

from advisor.table.conquering import Conquers
from advisor.table.expected import Needed
from advisor.table.listed_cards import MOST_DOUBTS, read_cards
from advisor.table.reasons import Refused, TellsTooLittle
from advisor.table.record import Record
from advisor.table.vocabulary import TypedLine
from engine.components import Card, Cards, Pay, missing_from
from tests.saying import raises_saying
from tests.told_games import HONDAS_TURN, cards, only, told

TWO_PLAYERS = ("ii sakai", "ii", "sensei daimyo", "samurai bushi", "samurai bushi sohei shinobi " * 2)
SPLIT = (*TWO_PLAYERS, "2x shinobi, samurai, bushi, koku 1, koku 2")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("koku 4x1 2", (Card.KOKU_1,) * 4 + (Card.KOKU_2,)),
        ("koku 4×1, 2", (Card.KOKU_1,) * 4 + (Card.KOKU_2,)),
        ("1 1 2", (Card.KOKU_1, Card.KOKU_1, Card.KOKU_2)),
        ("k1 k3", (Card.KOKU_1, Card.KOKU_3)),
        ("2x koku 3", (Card.KOKU_3, Card.KOKU_3)),
        ("3 samurai", (Card.SAMURAI,) * 3),
        ("3x samurai", (Card.SAMURAI,) * 3),
        ("samurai x3", (Card.SAMURAI,) * 3),
        ("3 samouraïs", (Card.SAMURAI,) * 3),
        ("koku 3 samurai", (Card.SAMURAI, Card.KOKU_3)),
        ("2 koku", (Card.KOKU_2,)),
        ("3 samurai 2 koku", (Card.SAMURAI,) * 3 + (Card.KOKU_2,)),
        ("2 koku, 3 samurai", (Card.SAMURAI,) * 3 + (Card.KOKU_2,)),
        ("bu+so", (Card.BUSHI_SOHEI,)),
        ("Sōhei+Bushi", (Card.BUSHI_SOHEI,)),
        ("b sa so sh", (Card.SAMURAI, Card.BUSHI, Card.SOHEI, Card.SHINOBI)),
        ("2 bushi+bushi", (Card.BUSHI_BUSHI,) * 2),
        ("2, bushi", (Card.BUSHI, Card.KOKU_2)),
        ("samurai, 3, sohei", (Card.SAMURAI, Card.SOHEI, Card.KOKU_3)),
        ("4 1", (Card.KOKU_1,) * 4),
        ("2 × bushi", (Card.BUSHI,) * 2),
        ("bushi-sohei", (Card.BUSHI_SOHEI,)),
        ("", ()),
    ],
)
def test_cards_as_they_are_said(text: str, meant: Cards) -> None:
    assert cards(text) == meant


@pytest.mark.parametrize(
    "text", ["s", "bushi+", "+", "koku 4", "6 koku", "bushi+sohei+shinobi", "99 samurai"]
)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(Refused):
        cards(text)


@pytest.mark.parametrize(
    "text", ["፩ samurai", f"{'9' * 30} samurai", f"{'9' * 5000} samurai", "samurai x0", "0 samurai", "0x1"]
)
def test_numbers_that_no_card_can_come_in(text: str) -> None:
    with pytest.raises(Refused):
        cards(text)


@pytest.mark.parametrize(
    ("text", "there", "meant"),
    [
        ("2 bu sa", "bu bu sa k2", "bu bu sa"),
        ("2 bu sa", "bu sa k2", "bu sa k2"),
        ("2 bu 3 sa", "bu bu sa k2 k3", "bu bu sa k3"),
        ("2 bu 3 sa", "bu sa", "bu bu sa sa sa"),
    ],
)
def test_a_number_is_koku_where_only_that_fits(text: str, there: str, meant: str) -> None:
    line, shared = TypedLine(text), cards(there)
    assert read_cards(line, lambda found: missing_from(found, shared) is None) == cards(meant)
    assert line.next is None


def said_last(record: Record) -> str:
    """The last line as it was understood."""
    entry = record.entries[-1]
    return entry.told[0].event.line(entry.before)


def test_what_fits_in_two_ways_is_asked_back_and_read_as_before_where_it_is_old() -> None:
    record = told(*SPLIT)
    for vague in ("1 2 shinobi", "2 shinobi", "1 shinobi"):
        with raises_saying(Refused, "Is that number koku, or how many cards"):
            record.tell(f"daimyo {vague} / hatamoto rest")
    for clear in (
        "daimyo shinobi 1 2",
        "daimyo 1, 2, shinobi",
        "daimyo 1 2x shinobi",
        "daimyo 2 shinobi koku 1",
    ):
        Record(record.entries).tell(f"{clear} / hatamoto rest")
    record.tell("daimyo 1 2 shinobi / hatamoto rest", is_old=True)
    assert said_last(record) == "daimyo 2x shinobi, koku 1 / hatamoto samurai, bushi, koku 2"


def test_two_that_are_there_once_are_koku() -> None:
    record = told(*SPLIT)
    record.tell("daimyo 2 bushi / hatamoto")
    assert said_last(record) == "daimyo bushi, koku 2 / hatamoto samurai, 2x shinobi, koku 1"


def test_of_many_numbers_only_some_are_doubted() -> None:
    """Else a line would be read in a billion ways."""
    tried: list[Cards] = []
    line = TypedLine(" ".join(["1 samurai"] * 29))

    def fits_never(cards: Cards) -> bool:
        tried.append(cards)
        return False

    found = read_cards(line, fits_never)
    assert len(found) == 29
    assert len(tried) == 2**MOST_DOUBTS
    assert line.vague is None


def test_the_value_of_a_koku_is_still_to_be_told() -> None:
    line = TypedLine("samurai koku")
    assert read_cards(line) == (Card.SAMURAI,)
    assert line.vague == TellsTooLittle(Needed.KOKU_VALUE)


@pytest.mark.parametrize("paid", ["1 2 samurai exchange", "samurai e 1 2", "koku 2 1 samurai e", "1 2 sa e"])
def test_a_payment_is_read_so_that_it_pays(paid: str) -> None:
    """Four koku: 1, 2 and a Samurai that an Exchange makes one. Two Samurai would not do, nor does Honda hold
    them; and the 'e' between two cards is no 'and'."""
    described = [line for line in HONDAS_TURN if not line.startswith(("hand", "chugoku"))]
    table = told(*described[:-1], "hand samurai koku 1 koku 2", "chugoku ii samurai", "begin").table
    conquers = only(f"chugoku {paid}", table)
    assert isinstance(conquers, Conquers)
    assert conquers.conquest.payment.pay is Pay.KOKU
    assert conquers.conquest.payment.cards == (Card.SAMURAI, Card.KOKU_1, Card.KOKU_2)
