"""What can be said next, word by word: only what is possible at this moment."""

from collections.abc import Iterable

from advisor.table.language import DRAW, FORCE, GOLD, JOIN, PASS
from advisor.table.table import Ask, Table, game_due
from advisor.table.vocabulary import card_named, folded, named
from engine.board import Province
from engine.components import Bonus, Card, Cards, General, Title, Troop, without
from engine.control import means_of, simple_kamons
from engine.sharing import Sharing
from engine.state import Control, Game
from engine.ways import payable

COMMANDS = (
    "undo",
    "redo",
    "edit",
    "explain",
    "afford",
    "odds",
    "score",
    "history",
    "position",
    "hints",
    "hide",
    "show",
    "help",
    "quit",
)
"""Words that tell nothing but ask for something."""


def choices(line: str, table: Table, is_hidden: bool = False) -> list[str]:
    """The words that the line, as far as it is typed, can go on with; none that gives a hidden hand away."""
    text = folded(line)
    begun = "" if not text or text[-1].isspace() else text.split()[-1].rpartition(",")[2]
    before = text[: len(text) - len(begun)]
    said = [word for word in before.replace(",", " ").split() if word]
    private = is_hidden and said and table.is_my_turn
    offered = [] if private else list(_offered(said, table))
    if not said:
        offered += COMMANDS
    elif said == ["afford"]:
        offered = [str(province.value) for province in Province]
    return sorted({word for word in offered if folded(word).startswith(begun)})


def _offered(said: list[str], table: Table) -> Iterable[str]:
    match table.asks:
        case Ask.JOIN:
            return _joining(said)
        case Ask.PLAYERS:
            if not said:
                return (*_names(General), JOIN)
            named_already = {named(General, word) for word in said}
            return _names(general for general in General if general not in named_already)
        case Ask.ME:
            return _names(table.players) if not said else ()
        case Ask.TITLES:
            taken = {named(Title, word) for word in said}
            return _names(title for title in Title if title not in taken)
        case Ask.HAND:
            return _cards(card for card in Card if card.troops)
        case Ask.TILES:
            return (*_names(Troop), *_names(Province))
        case Ask.NOTHING:
            return ()
    assert table.game
    match table.asks:
        case Ask.SHARE:
            return _cards(_less(_unaccounted(table), said))
        case Ask.LOT | Ask.SPLIT | Ask.ANSWER | Ask.CHOICE:
            return _sharing(said, table)
        case Ask.TURN:
            return _turn(said, table, table.game)
        case Ask.TILE:
            return _tile(said, table, table.game)
        case _:
            generals = _names(table.uncounted) if not said else []
            return (*generals, *_cards(_less(_unaccounted(table), said)), "none")


def _joining(said: list[str]) -> Iterable[str]:
    """Parts of a game that is under way."""
    fields = ("players", "me", "titles", "hand", "tiles", "favour", "kamons", "koku", "seen", "used", "begin")
    match said[:1]:
        case []:
            return (*_names(Province), *fields)
        case ["hand" | "seen"]:
            return _cards(Card)
        case ["tiles" | "used"]:
            return _names(Bonus)
        case ["titles"]:
            return (*_names(General), *_names(Title))
        case ["koku"]:
            return ()
        case ["players" | "me" | "favour" | "kamons"]:
            return _names(General)
        case _:
            return (*_names(General), *(f"{name}*" for name in _names(General)), *_names(Troop))


def _names(members: Iterable[General | Title | Troop | Province | Bonus]) -> list[str]:
    return [str(member.value) for member in members]


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card.koku) if card.koku else str(card.value) for card in dict.fromkeys(cards)]


def _less(cards: Cards, said: list[str]) -> Cards:
    """The cards less those that were said already."""
    left = list(cards)
    for word in said:
        card = card_named(word)
        if card in left:
            left.remove(card)
    return tuple(left)


def _unaccounted(table: Table) -> Cards:
    """Cards that may turn up: in the decks, in hands that nobody saw, or in a share not yet named."""
    game = table.game
    assert game
    cards = list(game.troop_deck + game.koku_deck)
    if isinstance(game.year, Sharing) and not table.share_named:
        cards += game.year.cards
    for player in game.players:
        if player.general is not table.me:
            cards += without(player.hand, player.seen)
    return tuple(sorted(cards, key=lambda card: card.rank))


def _sharing(said: list[str], table: Table) -> Iterable[str]:
    assert table.game and isinstance(table.game.year, Sharing)
    year = table.game.year
    if table.asks is Ask.ANSWER:
        return ("yes", "no")
    if year.split:
        return _names(lot.title for lot in year.split)
    titles = [title for title in year.titles if title not in {named(Title, word) for word in said}]
    if not said or said[-1] == "/":
        return _names(titles)
    more = ("/", "rest") if table.asks is Ask.SPLIT and "/" not in said else ()
    return (*_cards(_less(year.cards, said)), *more)


def _turn(said: list[str], table: Table, game: Game) -> Iterable[str]:
    general = game_due(game)
    player = game.player(general)
    said = [word for word in said if named(General, word, table.players) is None and word != FORCE]
    draws = any(tile.bonus is Bonus.DRAW for tile in player.tiles)
    if not said:
        free = [p for p, ground in game.board.items() if _can_take(table, game, p)]
        golden = GOLD[:1] if player.title is Title.SENSEI and simple_kamons(game.board, general) else ()
        return (*_names(free), PASS[0], *(DRAW[:1] if draws else ()), *golden)
    if said[0] in DRAW:
        return _cards(c for c in _unaccounted(table) if c.troops) if general is table.me else ()
    if said[0] in GOLD:
        return (
            _names(dict.fromkeys(p for p, _ in simple_kamons(game.board, general)))
            if len(said) == 1
            else ("1", "2", "3", "4")
        )
    hidden = len(player.hand) - len(player.seen)
    held = player.hand if general is table.me else player.seen
    if general is not table.me and (hidden or general in table.strangers):
        held = (*held, *(card for card in _unaccounted(table) if card.troops or general in table.strangers))
    tools = [tile.bonus.value for tile in player.tiles if tile.bonus is not Bonus.DRAW]
    joker = ["hatamoto"] if player.title is Title.HATAMOTO else []
    return (
        *_cards(_less(held, said[1:])),
        *map(str, tools),
        *joker,
        *(["koku", "troops"] if len(said) == 1 else []),
    )


def _can_take(table: Table, game: Game, province: Province) -> bool:
    """Whether a province can be had: for others where it has a free position, for me where I can pay."""
    ground, general = game.board[province], game_due(game)
    demand = ground.demand(province)
    if demand is None or general is not table.me:
        return demand is not None
    assert isinstance(game.year, Control)
    return bool(payable(demand, means_of(game.player(general), game.year)))


def _tile(said: list[str], table: Table, game: Game) -> Iterable[str]:
    assert table.conquest and table.me
    stack = game.board[table.conquest.conquest.province].stack
    said = [word for word in said if word not in ("tile", "next", "wins")]
    hidden = [tile for ground in game.board.values() for tile in ground.stack]
    if not said:
        return _names(dict.fromkeys(tile.bonus for tile in hidden if tile.troop is stack[0].troop))
    below = [tile for ground in game.board.values() for tile in ground.stack[1:]]
    return _names(dict.fromkeys(tile.troop for tile in below)) if len(stack) > 1 and len(said) == 1 else ()
