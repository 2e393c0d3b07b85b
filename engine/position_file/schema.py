"""The JSON Schema of a position file, made from the same names and numbers that the reader uses."""

from engine.board import CONQUESTS_PER_TURN, KAMONS, KOKU_CARDS, POSITIONS, TILES, TROOP_CARDS, Province
from engine.components import Bonus, Card, General, Named, Title, Troop
from engine.position_file.reader import FORMAT, MOST_FAVOUR, REQUIRED

Schema = dict[str, object]


def position_schema() -> Schema:
    """The schema of `position.json`, with the canonical names that the program writes."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Shitennō position",
        "description": "What one player sees at his turn in an odd year. Names are listed in their canonical "
        "spelling; capitals, diacritics and the French, Italian and German words are read as well.",
        "type": "object",
        "required": list(REQUIRED),
        "additionalProperties": False,
        "properties": {
            "format": {"const": FORMAT, "description": "Version of this format."},
            "players": {
                "description": "The generals in the game.",
                "type": "array",
                "items": _one_of(General),
                "minItems": min(KAMONS),
                "maxItems": max(KAMONS),
                "uniqueItems": True,
            },
            "me": {"description": "The one who asks.", **_one_of(General)},
            "titles": {"description": "Titles, mine at least.", **_by(General, _one_of(Title))},
            "hand": {
                "description": "My cards. A multiplier may stand in front: '4x koku 1'.",
                **_list(_cards(tuple(Card)), len(TROOP_CARDS) + len(KOKU_CARDS)),
            },
            "tiles": {
                "description": "My bonus tiles, with the troop face where it is known.",
                **_bonus_tiles(),
            },
            "board": {
                "description": "The provinces to be advised on.",
                **_by(Province, _site()),
            },
            "kamons_left": {
                "description": "Kamons in stock; else the stock less what lies on the board.",
                **_by(General, _whole(max(KAMONS.values()))),
            },
            "favour": {"description": "Favour points so far.", **_by(General, _whole(MOST_FAVOUR))},
            "used_tiles": {
                "description": "Tiles seen and out of play or in front of opponents.",
                **_bonus_tiles(),
            },
            "seen_troops": {
                "description": "Troop cards known to be neither in the deck nor in my hand.",
                **_list(_cards(tuple(card for card in Card if card.troops)), len(TROOP_CARDS)),
            },
            "koku_deck": {"description": "Koku cards left in the deck.", **_whole(len(KOKU_CARDS))},
            "hatamoto_used": {"description": "The joker has served this turn.", "type": "boolean"},
            "conquests_made": {
                "description": "Kamons placed this turn.",
                **_whole(CONQUESTS_PER_TURN),
            },
        },
    }


def _one_of(kind: type[Named]) -> Schema:
    return {"enum": [member.value for member in kind]}


def _by(kind: type[Named], value: Schema) -> Schema:
    return {
        "type": "object",
        "properties": {member.value: value for member in kind},
        "additionalProperties": False,
    }


def _list(items: Schema, most: int) -> Schema:
    return {"type": "array", "items": items, "maxItems": most}


def _whole(most: int) -> Schema:
    return {"type": "integer", "minimum": 0, "maximum": most}


def _cards(cards: tuple[Card, ...]) -> Schema:
    spelt = list(dict.fromkeys(name for card in cards for name in (card.value, _other_order(card))))
    names = "|".join(name.replace("+", r"\+") for name in spelt)
    return {"anyOf": [{"enum": spelt}, {"type": "string", "pattern": f"^[1-9][0-9]?x ?({names})$"}]}


def _other_order(card: Card) -> str:
    return "+".join(troop.value for troop in reversed(card.troops)) or str(card.value)


def _bonus_tiles() -> Schema:
    pairs = [f"{troop.value}/{bonus.value}" for troop in Troop for bonus in Bonus]
    names = [*(bonus.value for bonus in Bonus), *pairs]
    times = "|".join(name.replace("+", r"\+") for name in names)
    return _list(
        {"anyOf": [{"enum": names}, {"type": "string", "pattern": f"^[1-9][0-9]?x ?({times})$"}]}, len(TILES)
    )


def _site() -> Schema:
    kamons = [mark for general in General for mark in (general.value, f"{general.value}*")]
    tops = [name for troop in Troop for name in (troop.value, *(f"{troop.value}/{b.value}" for b in Bonus))]
    return {
        "type": "object",
        "properties": {
            "kamons": {
                "description": "From the left; * marks a golden one.",
                **_list({"enum": kamons}, POSITIONS),
            },
            "tile": {
                "description": "The troop on the top tile, with its bonus where the players know it.",
                "enum": [*tops, None],
            },
        },
        "additionalProperties": False,
        "if": {"properties": {"kamons": {"minItems": POSITIONS - 1}}, "required": ["kamons"]},
        "then": {"properties": {"tile": {"const": None}}},
        "else": {"required": ["tile"], "properties": {"tile": {"type": "string"}}},
    }
