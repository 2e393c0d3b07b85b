"""The JSON Schema of a position file, made from the same declarations that the reader uses."""

from collections.abc import Mapping

from engine import entries
from engine.board import KAMONS, POSITIONS, TILES, TROOP_CARDS, Province
from engine.components import Bonus, Card, General, Named, Title, Troop
from engine.entries import FORMAT, Entry
from engine.position import DECLARED
from engine.position_file.even_year import LOT_REQUIRED, SHARING_FIELDS, SHARING_REQUIRED
from engine.position_file.pieces import MOST_CARDS
from engine.position_file.reader import OPPONENT_FIELDS, REQUIRED, SITE_FIELDS

Schema = dict[str, object]


def position_schema(meanings: Mapping[str, str]) -> Schema:
    """The schema of `position.json`, with the canonical names that the program writes, and with the meaning
    of the whole (under `position`) and of every field."""
    properties: Schema = {"format": {"description": meanings["format"], "const": FORMAT}}
    for field in DECLARED:
        properties[field.name] = {"description": meanings[field.name], **_entry(field.entry, meanings)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Shitennō position",
        "description": meanings["position"],
        "type": "object",
        "required": list(REQUIRED),
        "additionalProperties": False,
        "properties": properties,
    }


def _entry(entry: Entry, meanings: Mapping[str, str]) -> Schema:
    match entry:
        case entries.Players():
            few, many = min(KAMONS), max(KAMONS)
            players = {"type": "array", "items": _one_of(General), "minItems": few, "maxItems": many}
            return {**players, "uniqueItems": True}
        case entries.OnePlayer():
            return _one_of(General)
        case entries.TitleOfEach():
            return _by(General, _one_of(Title))
        case entries.NumberOfEach(most):
            return _by(General, _whole(max(KAMONS.values()) if most is None else most))
        case entries.CardList(only_troops):
            return _card_list(only_troops)
        case entries.TileList():
            return _bonus_tiles()
        case entries.Provinces():
            return _by(Province, _site(*(meanings[field] for field in SITE_FIELDS)))
        case entries.Opponents():
            return _by(General, _opponent({part: meanings[f"others.{part}"] for part in OPPONENT_FIELDS}))
        case entries.EvenYear():
            return _sharing({part: meanings[f"sharing.{part}"] for part in SHARING_FIELDS})
        case entries.WholeNumber(most):
            return _whole(most)
        case entries.Flag():
            return {"type": "boolean"}


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


def _card_list(only_troops: bool = False) -> Schema:
    cards = tuple(card for card in Card if card.troops or not only_troops)
    return _list(_cards(cards), len(TROOP_CARDS) if only_troops else MOST_CARDS)


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


def _site(of_kamons: str, of_tile: str) -> Schema:
    kamons = [mark for general in General for mark in (general.value, f"{general.value}*")]
    tops = [name for troop in Troop for name in (troop.value, *(f"{troop.value}/{b.value}" for b in Bonus))]
    return {
        "type": "object",
        "properties": {
            "kamons": {
                "description": of_kamons,
                **_list({"enum": kamons}, POSITIONS),
            },
            "tile": {
                "description": of_tile,
                "enum": [*tops, None],
            },
        },
        "additionalProperties": False,
        "if": {"properties": {"kamons": {"minItems": POSITIONS - 1}}, "required": ["kamons"]},
        "then": {"properties": {"tile": {"const": None}}},
        "else": {"required": ["tile"], "properties": {"tile": {"type": "string"}}},
    }


def _opponent(of: Mapping[str, str]) -> Schema:
    parts = {"known": _card_list(), "cards": _whole(MOST_CARDS), "tiles": _bonus_tiles()}
    return {
        "type": "object",
        "properties": {part: {"description": of[part], **parts[part]} for part in OPPONENT_FIELDS},
        "additionalProperties": False,
    }


def _sharing(of: Mapping[str, str]) -> Schema:
    lot: Schema = {
        "type": "object",
        "properties": {"title": _one_of(Title), "cards": _card_list()},
        "required": list(LOT_REQUIRED),
        "additionalProperties": False,
    }
    parts: dict[str, Schema] = {
        "cards": _card_list(),
        "tiles": {**_list(_one_of(Title), len(Title)), "uniqueItems": True},
        "taken": _by(General, lot),
        "offered": lot,
        "refused": {**_list(_one_of(General), len(General)), "uniqueItems": True},
        "split": {**_list(lot, 2), "minItems": 2},
    }
    return {
        "type": "object",
        "properties": {part: {"description": of[part], **parts[part]} for part in SHARING_FIELDS},
        "required": list(SHARING_REQUIRED),
        "additionalProperties": False,
    }
