"""What can be tapped at a moment of a recorded game: only what is possible, the likely first.

A moment is data for the page: its `kind` says which buttons there are. What is tapped becomes a line in the
language of the table, so that nothing can be entered on a phone that could not be typed.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from advisor.table.begun import Begun
from advisor.table.counting import Counting
from advisor.table.payments import JOKER
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.setting_up import SettingUp
from advisor.table.sharing import NO, NOBODY, YES
from advisor.words.interface import Words
from advisor.words.names import Person
from engine.board import FIRST_CARDS, KAMONS, Province
from engine.components import Bonus, Card, Cards, General, Title, Troop
from engine.control import mover
from engine.hidden_tiles import possible_bonuses
from engine.turn import simple_kamons

Json = Mapping[str, object]


def moment(table: Phase, words: Words) -> Json:
    """What can be told now, for whoever keeps the record; nothing in it depends on my hand."""
    match table:
        case SettingUp():
            return _setting_up(table)
        case Playing():
            return _playing(table, words)
        case Counting(uncounted=[general, *_]):
            hidden = len(table.game.player(general).hand) - len(table.game.player(general).seen)
            count = None if general in table.strangers else hidden
            return _cards(table, "holds", general=general.value, count=count)
        case _:
            return {"kind": "nothing"}


def mine(table: Phase) -> Json | None:
    """My cards, for a payment of mine; only for me."""
    if not isinstance(table, Begun):
        return None
    return {"cards": counted(table.view.hand), "tiles": _tiles(table, table.me)}


def counted(cards: Cards) -> list[Json]:
    """Cards of a kind, and how many there are."""
    return [{"card": card.value, "left": count} for card, count in Counter(cards).items()]


def _setting_up(table: SettingUp) -> Json:
    match table.asks:
        case Ask.PLAYERS:
            return {"kind": "players", "generals": _values(General), "fewest": min(KAMONS)}
        case Ask.ME:
            return {"kind": "me", "generals": _values(table.players)}
        case Ask.TITLES:
            return {"kind": "titles", "slots": _values(table.players), "options": _values(Title)}
        case Ask.HAND:
            troops = [card for card in Card if card.troops for _ in range(card.copies)]
            return {"kind": "hand", "cards": counted(tuple(troops)), "troops": FIRST_CARDS, "koku": 0}
        case _:
            left = [province for province in Province if province not in table.tops]
            return {"kind": "tiles", "slots": _values(left), "options": _values(Troop)}


def _playing(table: Playing, words: Words) -> Json:
    match table.asks:
        case Ask.SHARE:
            shared = table.sharing.cards
            troops = sum(bool(card.troops) for card in shared)
            return _cards(table, "share", troops=troops, koku=len(shared) - troops)
        case Ask.LOT | Ask.SPLIT:
            year = table.sharing
            kind = "lot" if table.asks is Ask.LOT else "split"
            return {"kind": kind, "titles": _values(year.titles), "cards": counted(year.cards)}
        case Ask.ANSWER:
            return {"kind": "answer", "options": _answers(table, words)}
        case Ask.CHOICE:
            split = table.sharing.split
            assert split
            options = [{"line": lot.title.value, "label": words.lot(lot)} for lot in split]
            return {"kind": "choice", "options": options}
        case Ask.TILE:
            return _tile(table)
        case _:
            return _turn(table)


def _answers(table: Playing, words: Words) -> list[Json]:
    """Who takes the lot: to name one says that those before him refused."""
    year = table.sharing
    asked = year.waiting[1 + year.refusals :]
    taken = [
        {"line": f"{who.value} {YES[0]}", "label": words.page.takes_it(Person(who, who is table.me))}
        for who in asked
    ]
    tairo = year.waiting[0]
    everybody = NO[0] if len(asked) == 1 else NOBODY[0]
    if table.me in asked[1:]:
        # So that I am asked, and advised.
        taken.append({"line": NO[0], "label": words.page.refuses_it(asked[0])})
    return [
        *taken,
        {"line": everybody, "label": words.page.nobody_takes_it(Person(tairo, tairo is table.me))},
    ]


def _tile(table: Playing) -> Json:
    """The bonus of the tile just won, if it is not known, and what lies under it."""
    province = table.tile_due
    assert province
    known = table.bonuses.get(province)
    return {
        "kind": "tile",
        "province": province.value,
        "bonus": known and known.value,
        "bonuses": [bonus.value for bonus in possible_bonuses(table.game, province, table.bonuses)],
        "troops": _values(Troop) if len(table.game.board[province].stack) > 1 else [],
    }


def _turn(table: Playing) -> Json:
    """The provinces that are free, what the player may have to pay with, and how his turn may end."""
    game, general = table.game, table.due
    player, turn = game.player(general), mover(game, table.control)
    spots = simple_kamons(game.kamons, general) if player.title is Title.SENSEI else ()
    return _cards(
        table,
        "turn",
        general=general.value,
        provinces=_values(place for place, ground in game.board.items() if ground.demand(place))
        if turn.conquests_left
        else [],
        known=[] if general is table.me else counted(player.seen),
        tiles=_tiles(table, general),
        joker=JOKER[0] if turn.means.tools.hatamoto else None,
        golden=[[province.value, number] for province, number in spots],
        draws=any(tile.bonus is Bonus.DRAW for tile in player.tiles) or general in table.strangers,
    )


def _cards(table: Begun, kind: str, **more: object) -> Json:
    """Cards that may be named: all that somebody may hold or that may turn up, whatever I hold."""
    return {"kind": kind, "cards": counted(tuple(_any_cards())), **more}


def _any_cards() -> Iterable[Card]:
    return (card for card in Card for _ in range(card.copies))


def _tiles(table: Begun, general: General) -> list[Json]:
    """The tiles that can help a payment: his own, or any where nobody knows what he has."""
    if general in table.strangers:
        owned: Sequence[Bonus] = [Bonus.EXCHANGE, Bonus.EXCHANGE, Bonus.PLUS_ONE, Bonus.PLUS_ONE]
    else:
        owned = [tile.bonus for tile in table.game.player(general).tiles if tile.bonus is not Bonus.DRAW]
    return [{"tile": bonus.value, "left": count} for bonus, count in Counter(owned).items()]


def _values(members: Iterable[General | Title | Troop | Province]) -> list[str]:
    return [str(member.value) for member in members]
