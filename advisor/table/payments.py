"""A payment from what people say of it: the cards and tools, not what each of them did."""

import re
from collections.abc import Callable

from advisor.table.expected import Needed
from advisor.table.listed_cards import read_cards
from advisor.table.reasons import CouldBe, NoPayment, Refused, TellsTooLittle, UselessTiles
from advisor.table.spoken import nearest_spoken
from advisor.table.vocabulary import KOKU_WORDS, TROOP_WORDS, TypedLine, begins, begun_by
from engine.board import Demand
from engine.components import Bonus, Card, Cards, Pay, Troop, sorted_cards
from engine.notation import spellings, write_cards
from engine.payment import Means, Payment, Step, Tools, UseExchange, UseHatamoto, UsePlusOne, settle
from engine.refusals import Forbidden, JokerTwice
from engine.ways import ways, with_steps

JOKER = ("hatamoto", "joker")
PAID_WITH = (*JOKER, *(str(member.value) for member in (*Card, Bonus.EXCHANGE, Bonus.PLUS_ONE)))

Said = tuple[Pay | None, Cards, Tools]
"""What was said of a payment."""


def read_payment(line: TypedLine, is_end: Callable[[], bool]) -> Said:
    """What is said of a payment, up to some end: 'koku 4x1 2', '3 samurai bushi+sohei +1 hatamoto'."""
    pay = Pay.KOKU if line.next in KOKU_WORDS else Pay.TROOPS if line.next == TROOP_WORDS[0] else None
    cards: Cards = ()
    tools = Tools()
    while line.next and not is_end():
        if begins(line.next, *JOKER):
            line.read()
            if tools.hatamoto:
                raise Forbidden(JokerTwice())
            tools = tools._replace(hatamoto=1)
        elif (more := read_cards(line)) != ():
            cards += more
        elif counted := _read_tiles(line):
            bonus, count = counted
            exchange = tools.exchange + count * (bonus is Bonus.EXCHANGE)
            plus_one = tools.plus_one + count * (bonus is Bonus.PLUS_ONE)
            tools = tools._replace(exchange=exchange, plus_one=plus_one)
        elif line.next and not is_end():
            near = nearest_spoken(line.next, PAID_WITH)
            raise Refused(NoPayment(line.typed, near if near != line.next else None))
    if line.vague == TellsTooLittle(Needed.KOKU_VALUE):
        # Here the word tells how is paid, and whether that is enough is checked.
        line.vague = None
    return pay, sorted_cards(cards), tools


def _read_tiles(line: TypedLine) -> tuple[Bonus, int] | None:
    """A tile that pays, and how many: '+1', '2x exchange', '+1 x2'."""
    left = line.left
    before = re.fullmatch(r"([1-9])x?", line.next or "")
    if before:
        line.read()
    typed, troops = line.typed, begun_by(Troop, line.next)
    is_tile = line.next in spellings(Bonus)
    bonus = line.may(Bonus, (Bonus.EXCHANGE, Bonus.PLUS_ONE))
    if bonus is None:
        line.back_to(left)
        return None
    if troops and not is_tile:
        line.vague = CouldBe(typed, tuple(str(name.value) for name in (*troops, bonus)))
    after = re.fullmatch(r"x([1-9])", line.next or "")
    if after:
        line.read()
    times = before or after
    return bonus, int(times[1]) if times else 1


def said_payment(payment: Payment) -> str:
    """A payment as a person would say it."""
    parts: list[str] = [payment.pay.value]
    if payment.pay is Pay.KOKU and all(card.koku for card in payment.cards):
        for card in dict.fromkeys(payment.cards):
            times = payment.cards.count(card)
            parts.append(f"{times}x{card.koku}" if times > 1 else f"{card.koku}")
    elif payment.cards:
        parts.append(", ".join(write_cards(payment.cards)))
    for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE):
        parts += [bonus.value] * payment.bonuses.count(bonus)
    parts += JOKER[:1] * payment.uses_hatamoto
    return " ".join(parts)


def payment_of(asked: Demand, pay: Pay | None, cards: Cards, tools: Tools) -> Payment:
    """How these cards and tools can pay; where they cannot, the payment as it was said, for the referee."""
    means = Means(cards, tools)
    found = [way for way in ways(asked, means) if pay in (None, way.pay)]
    # All tools are used as said; cards may be too many.
    found.sort(key=lambda way: (way.tools != tools, -len(way.cards)))
    if found:
        steps = with_steps(asked, found[0]).steps
        payment = Payment(found[0].pay, cards, steps)
        if found[0].tools == tools and _settles(asked, means, payment):
            return payment
    if found and found[0].tools != tools:
        raise Refused(UselessTiles(found[0].tools))
    return as_said(asked, pay, cards, tools)


def as_said(asked: Demand, pay: Pay | None, cards: Cards, tools: Tools) -> Payment:
    """These cards and tools as a payment, whatever they come to."""
    said = pay or (Pay.KOKU if cards and all(card.koku for card in cards) else Pay.TROOPS)
    source = cards[0].symbols[0] if cards else asked.home
    steps: list[Step] = [UseHatamoto(asked.home)] * tools.hatamoto
    steps += [UseExchange(source, asked.home)] * tools.exchange
    steps += [UsePlusOne(asked.home)] * tools.plus_one
    return Payment(said, cards, tuple(steps))


def pays(asked: Demand, pay: Pay | None, cards: Cards, tools: Tools) -> bool:
    """Whether these cards and tools pay for what is asked."""
    try:
        return _settles(asked, Means(cards, tools), payment_of(asked, pay, cards, tools))
    except Refused:
        return False


def _settles(asked: Demand, means: Means, payment: Payment) -> bool:
    try:
        settle(asked, means, payment)
    except Forbidden:
        return False
    return True
