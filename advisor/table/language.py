"""What people say at a table, as events: short words in the order in which they are spoken."""

import re
from collections.abc import Sequence

from advisor.table.events import (
    Conquers,
    Corrects,
    Draws,
    Ends,
    Event,
    Hand,
    Holds,
    Joins,
    Me,
    Players,
    Share,
    Shared,
    Tiles,
    Titles,
    Uncovers,
)
from advisor.table.joining import part_of_a_game, read_players
from advisor.table.table import Ask, Table
from advisor.table.vocabulary import Unclear, Words, card_named, named, read_cards
from engine.board import FIRST_CARDS, KAMONS, Demand, Province
from engine.components import Bonus, Cards, General, Title, Troop, sorted_cards
from engine.conquest import Conquest
from engine.errors import Forbidden
from engine.payment import (
    Means,
    Pay,
    Payment,
    Step,
    Tools,
    UseExchange,
    UseHatamoto,
    UsePlusOne,
    settle,
)
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SplitLots
from engine.ways import ways, with_steps

PASS = ("pass", "passes", "done", "ends", "stop", "stops")
YES = ("yes", "y", "accepts", "accept", "takes", "take", "ok")
NO = ("no", "n", "refuses", "refuse", "declines")
NONE = ("none", "nothing", "empty")
DRAW = ("draw", "draws")
GOLD = ("gold", "golden")
JOKER = ("hatamoto", "joker")
FORCE = "force"
JOIN = "join"
REST = ("rest", "others")


def parse(line: str, table: Table) -> list[Event]:
    """The events that a line tells, at this moment of the game; `Unclear` or `Forbidden` if it tells none."""
    words = Words(line)
    if words.skip("correct"):
        return [_correction(words, table)]
    match table.asks:
        case Ask.PLAYERS:
            return [Joins()] if words.skip(JOIN) else [_players(words)]
        case Ask.JOIN:
            return [part_of_a_game(words, table)]
        case Ask.ME:
            event: Event = Me(words.must(General, "one of the players", table.players))
        case Ask.TITLES:
            event = _titles(words, table)
        case Ask.HAND:
            event = _hand(words)
        case Ask.TILES:
            event = _tiles(words)
        case Ask.SHARE:
            event = _share(words, table)
        case Ask.LOT | Ask.ANSWER | Ask.SPLIT | Ask.CHOICE:
            event = _sharing(words, table)
        case Ask.TURN:
            return _turn(words, table)
        case Ask.TILE:
            event = _uncovers(words)
        case Ask.HANDS:
            event = _holds(words, table)
        case Ask.NOTHING:
            raise Unclear("The game is over; 'score' shows the final count, 'undo' takes something back.")
    words.end()
    return [event]


def _players(words: Words) -> Players:
    generals = read_players(words)
    if len(generals) not in KAMONS:
        raise Unclear("A game has 2 to 4 players: name their generals, such as 'ii sakai honda'.")
    return Players(generals)


def _titles(words: Words, table: Table) -> Titles:
    found: dict[General, Title] = {}
    for general in table.players:
        who = words.may(General, table.players) or general
        found[who] = words.must(Title, "a title", [t for t in Title if t not in found.values()])
    if len(found) < len(table.players):
        raise Unclear("Each player has one title.")
    return Titles(tuple(found[general] for general in table.players))


def _hand(words: Words) -> Hand:
    cards = read_cards(words)
    words.end()
    if len(cards) != FIRST_CARDS or any(card.koku for card in cards):
        raise Unclear("The first hand is two troop cards, such as 'samurai bushi+sohei'.")
    return Hand(cards)


def _tiles(words: Words) -> Tiles:
    found: dict[Province, Troop] = {}
    for province in Province:
        where = words.may(Province) or province
        found[where] = words.must(Troop, f"the troop on {where.label}")
    if len(found) < len(Province):
        raise Unclear("Each province has one top tile.")
    return Tiles(tuple(found[province] for province in Province))


def _share(words: Words, table: Table) -> Share:
    cards = read_cards(words)
    words.end()
    assert table.game and isinstance(table.game.year, Sharing)
    due = table.game.year.cards
    wanted = sum(bool(card.troops) for card in due), sum(bool(card.koku) for card in due)
    given = sum(bool(card.troops) for card in cards), sum(bool(card.koku) for card in cards)
    if given != wanted:
        raise Unclear(
            f"{wanted[0]} troop and {wanted[1]} koku cards are turned up, not {given[0]} and {given[1]}."
        )
    return Share(cards)


def _sharing(words: Words, table: Table) -> Shared:
    assert table.game and isinstance(table.game.year, Sharing)
    year = table.game.year
    who = words.may(General, table.players)
    if who and who is not year.due:
        raise Unclear(year.what_is_due())
    if table.asks is Ask.ANSWER:
        word = words.read()
        if word not in YES + NO:
            raise Unclear(f"Does {_label(year.due)} take the lot? Say yes or no.")
        return Shared(AnswerLot(word in YES))
    if table.asks is Ask.CHOICE:
        return Shared(_choice(words, year))
    first, has_rest = _lot(words, year.titles)
    if table.asks is Ask.LOT:
        return Shared(FormLot(Lot(first.title, year.cards) if has_rest else first))
    words.skip("/")
    second, _ = _lot(words, [title for title in year.titles if title is not first.title])
    left = list(year.cards)
    for card in first.cards + second.cards:
        if card in left:
            left.remove(card)
    # All cards are dealt out in the end: what neither lot names goes to the one with the rest.
    if has_rest:
        return Shared(SplitLots(Lot(first.title, first.cards + tuple(left)), second))
    return Shared(SplitLots(first, Lot(second.title, second.cards + tuple(left))))


def _choice(words: Words, year: Sharing) -> ChooseLot:
    assert year.split
    titles = [lot.title for lot in year.split]
    words.skip("takes", "take")
    if words.skip("first", "1"):
        return ChooseLot(True)
    if words.skip("second", "2"):
        return ChooseLot(False)
    chosen = words.must(Title, "one of the two lots", titles)
    read_cards(words)
    return ChooseLot(chosen is titles[0])


def _lot(words: Words, titles: Sequence[Title]) -> tuple[Lot, bool]:
    """A lot, and whether all that is not named goes to it."""
    title = words.must(Title, "a hierarchy tile that is left", titles)
    cards = read_cards(words)
    return Lot(title, cards), words.skip(*REST)


def _turn(words: Words, table: Table) -> list[Event]:
    """A turn, or part of it. Naming the next player says that the one before him is done."""
    assert table.game
    events: list[Event] = []
    general = table.due
    if named(General, words.next, table.players) and named(Province, words.next):
        raise Unclear(f"'{words.next}' may be a general or a province; say a little more.")
    who = words.may(General, table.players)
    if who and who is not general:
        ended = table.after(Ends())
        if ended.asks is not Ask.TURN or ended.due is not who:
            raise Unclear(f"It is {_label(general)}'s turn.")
        events, table = [Ends()], ended
        assert table.game
    words.skip("takes", "take")
    forced = words.skip(FORCE)
    if words.skip(*PASS):
        return [*events, _ends(words)]
    if words.next in GOLD:
        return [*events, _ends(words)]
    if words.skip(*DRAW):
        card = card_named(words.next)
        if card:
            words.read()
        if table.due is table.me and card is None:
            raise Unclear("Which card did you draw? Say 'draw samurai'.")
        words.end()
        return [*events, Draws(card)]
    return [*events, *_conquest(words, table, forced)]


def _ends(words: Words) -> Ends:
    if not words.skip(*GOLD):
        words.end()
        return Ends()
    province = words.must(Province, "a province")
    number = words.read()
    words.end()
    if number not in ("1", "2", "3", "4"):
        raise Unclear(f"'{number}' is not a position (1, 2, 3, 4).")
    return Ends((province, int(number)))


def _conquest(words: Words, table: Table, forced: bool) -> list[Event]:
    assert table.game
    province = words.must(Province, "a province, 'pass', 'draw' or 'gold'")
    pay = Pay.KOKU if words.next in ("koku", "kokus") else Pay.TROOPS if words.next == "troops" else None
    cards: Cards = ()
    tools = Tools()
    tile: Uncovers | None = None
    while words.next:
        if words.skip("tile", "wins"):
            tile = _uncovers(words)
        elif words.skip(*JOKER):
            tools = tools._replace(hatamoto=1)
        elif (more := read_cards(words)) != ():
            cards += more
        elif bonus := words.may(Bonus, (Bonus.EXCHANGE, Bonus.PLUS_ONE)):
            times = re.fullmatch(r"x(\d)", words.next or "")
            count = int(words.read()[1:]) if times else 1
            exchange = tools.exchange + count * (bonus is Bonus.EXCHANGE)
            plus_one = tools.plus_one + count * (bonus is Bonus.PLUS_ONE)
            tools = tools._replace(exchange=exchange, plus_one=plus_one)
        else:
            raise Unclear(f"'{words.next}' is neither a card, a tile nor the Hatamoto.")
    site = table.game.board[province].site
    asked = site.demand(province)
    payment = (as_said if forced else payment_of)(asked, pay, sorted_cards(cards), tools)
    conquers = Conquers(Conquest(province, payment), forced)
    return [conquers, tile] if tile else [conquers]


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
        raise Unclear(f"Not every tile that was named has a use here: {_tools(found[0].tools)} would do.")
    return as_said(asked, pay, cards, tools)


def as_said(asked: Demand, pay: Pay | None, cards: Cards, tools: Tools) -> Payment:
    """These cards and tools as a payment, whatever they come to."""
    said = pay or (Pay.KOKU if cards and all(card.koku for card in cards) else Pay.TROOPS)
    source = cards[0].symbols[0] if cards else asked.home
    steps: list[Step] = [UseHatamoto(asked.home)] * tools.hatamoto
    steps += [UseExchange(source, asked.home)] * tools.exchange
    steps += [UsePlusOne(asked.home)] * tools.plus_one
    return Payment(said, cards, tuple(steps))


def _settles(asked: Demand, means: Means, payment: Payment) -> bool:
    try:
        settle(asked, means, payment)
    except Forbidden:
        return False
    return True


def _uncovers(words: Words) -> Uncovers:
    words.skip("tile", "wins")
    bonus = words.must(Bonus, "the bonus of the tile")
    words.skip("next", "uncovers", "then")
    return Uncovers(bonus, words.may(Troop))


def _holds(words: Words, table: Table) -> Holds:
    unknown = table.uncounted
    general = words.may(General, unknown) or unknown[0]
    if words.skip(*NONE):
        return Holds(general, ())
    return Holds(general, read_cards(words))


def _correction(words: Words, table: Table) -> Corrects:
    words.skip("favour", "favor")
    general = words.must(General, "one of the players", table.players)
    favour = words.number()
    words.end()
    return Corrects(general, favour)


def _tools(tools: Tools) -> str:
    named = (("Exchange", tools.exchange), ("+1", tools.plus_one), ("the Hatamoto", tools.hatamoto))
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in named if count) or "none"


def _label(general: General | None) -> str:
    return general.label if general else "nobody"
