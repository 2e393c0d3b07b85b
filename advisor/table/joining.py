"""Joining a game that is under way: its parts are said in any order, and make a position in the end."""

import json
from collections.abc import Callable

from advisor.table.events import Describes, Event, Joined
from advisor.table.table import Table
from advisor.table.vocabulary import Unclear, Words, named, read_cards
from engine.board import Province
from engine.components import Bonus, General, Title, Troop
from engine.notation import write_cards
from engine.position_file import read_position

BEGIN = ("begin", "ready")


def part_of_a_game(words: Words, table: Table) -> Event:
    """A part of a game that is under way, as a position file has it; or that all has been said."""
    if words.skip(*BEGIN):
        return Joined(read_position(json.dumps(described_position(table))))
    if province := words.may(Province):
        return Describes("board", (province.value, _site(words)))
    field = words.read()
    match field:
        case "players":
            return Describes(field, [general.value for general in read_players(words)])
        case "me":
            return Describes(field, words.must(General, "a general").value)
        case "titles":
            return Describes(field, dict(_pairs(words, lambda: words.must(Title, "a title").value)))
        case "hand":
            value: object = write_cards(read_cards(words))
        case "tiles" | "used":
            value = []
            while words.next:
                value = [*value, words.must(Bonus, "a bonus").value]
            field = "used_tiles" if field == "used" else field
        case "seen":
            field, value = "seen_troops", write_cards(read_cards(words))
        case "favour" | "kamons":
            field = "kamons_left" if field == "kamons" else field
            return Describes(field, dict(_pairs(words, words.number)))
        case "koku":
            field, value = "koku_deck", words.number()
        case _:
            raise Unclear(f"'{field}' is not understood here: {DESCRIBED}.")
    words.end()
    return Describes(field, value)


DESCRIBED = "players, me, titles, hand, tiles, a province, favour, kamons, koku, seen, used, or begin"


def described_position(table: Table) -> dict[str, object]:
    """What has been said of a game that is under way, as a position file."""
    document: dict[str, object] = {}
    board: dict[str, object] = {}
    for field, value in table.described or ():
        if field == "board" and isinstance(value, tuple):
            board[value[0]] = value[1]
        else:
            document[field] = value
    return {**document, "board": board}


def _site(words: Words) -> dict[str, object]:
    kamons = []
    while (word := words.next) and (general := named(General, word.rstrip("*"))):
        kamons.append(f"{general.value}*" if word.endswith("*") else general.value)
        words.read()
    site: dict[str, object] = {"kamons": kamons}
    if words.next:
        site["tile"] = words.must(Troop, "a general or the troop on the top tile").value
    words.end()
    return site


def _pairs(words: Words, read: Callable[[], object]) -> list[tuple[str, object]]:
    found: list[tuple[str, object]] = []
    while words.next:
        general = words.must(General, "a general")
        found.append((str(general.value), read()))
    return found


def read_players(words: Words) -> tuple[General, ...]:
    """Generals, each once, to the end of the line."""
    generals: list[General] = []
    while words.next:
        generals.append(words.must(General, "a general", [g for g in General if g not in generals]))
    return tuple(generals)
