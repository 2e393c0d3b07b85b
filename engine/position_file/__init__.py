"""Position files: the contract's `position.json`, read and written."""

import json
from collections.abc import Mapping
from typing import TypeVar

from engine.board import Province
from engine.components import General
from engine.errors import Problem, Unreadable
from engine.notation import write_bonus_tile, write_cards, write_gate_tile, write_kamon
from engine.position import Position, Site
from engine.position_file.json_text import parse
from engine.position_file.reader import FORMAT, REQUIRED, PositionReader

T = TypeVar("T")


def read_position(text: str | bytes) -> Position:
    """The position in a file's text; `Unreadable` with every problem there is."""
    document, problems = parse(text)
    reader = PositionReader(problems)
    position = reader.position(document)
    if position is None:
        raise Unreadable(reader.problems)
    return position


def problems(position: Position) -> tuple[Problem, ...]:
    """What is wrong with a position made by a program: the problems that its file would have."""
    try:
        read_position(write_position(position))
    except Unreadable as error:
        return error.problems
    return ()


def document(position: Position) -> dict[str, object]:
    """The position as the JSON object of its file; what says nothing is left out."""
    written: dict[str, object] = {
        "format": FORMAT,
        "players": [general.value for general in position.players],
        "me": position.me.value,
        "titles": {
            general.value: title.value for general, title in _in_seat_order(position, position.titles)
        },
        "hand": write_cards(position.hand),
        "tiles": [write_bonus_tile(tile) for tile in position.tiles],
        "board": {p.value: _site_document(position.board[p]) for p in Province if p in position.board},
        "kamons_left": {general.value: n for general, n in _in_seat_order(position, position.kamons_left)},
        "favour": {general.value: n for general, n in _in_seat_order(position, position.favour)},
        "used_tiles": [write_bonus_tile(tile) for tile in position.used_tiles],
        "seen_troops": write_cards(position.seen_troops),
        "koku_deck": position.koku_deck,
        "hatamoto_used": position.hatamoto_used,
        "conquests_made": position.conquests_made,
    }
    says_something = {key: value for key, value in written.items() if value or key in REQUIRED}
    if position.koku_deck == 0:
        says_something["koku_deck"] = 0
    return says_something


def _in_seat_order(position: Position, values: Mapping[General, T]) -> list[tuple[General, T]]:
    """What each general has, the players first; one who does not play is a problem, and so is written too."""
    seats = dict.fromkeys((*position.players, *General))
    return [(general, values[general]) for general in seats if general in values]


def _site_document(site: Site) -> dict[str, object]:
    written: dict[str, object] = {"kamons": [write_kamon(kamon) for kamon in site.kamons]}
    if site.tile:
        written["tile"] = write_gate_tile(site.tile)
    return written


def write_position(position: Position) -> str:
    """The text of the position's file, a line for each field and for each province."""
    lines = []
    for key, value in document(position).items():
        if key == "board" and isinstance(value, dict) and value:
            sites = ",\n".join(f"    {json.dumps(name)}: {json.dumps(site)}" for name, site in value.items())
            lines.append(f'  "board": {{\n{sites}\n  }}')
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
