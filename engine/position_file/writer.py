"""Writing a position as the JSON document of its file."""

import json
from collections.abc import Mapping
from typing import TypeVar

from engine import entries
from engine.board import Province
from engine.components import General, Named
from engine.entries import FORMAT, Entry
from engine.notation import write_bonus_tile, write_cards, write_gate_tile, write_kamon
from engine.position import DECLARED, Opponent, Position, Site
from engine.sharing import Lot, Sharing

T = TypeVar("T")


def document(position: Position) -> dict[str, object]:
    """The position as the JSON object of its file; what says nothing is left out."""
    written: dict[str, object] = {"format": FORMAT}
    for field in DECLARED:
        value = getattr(position, field.name)
        if field.is_required or value != field.default:
            written[field.name] = _written(field.entry, value, position)
    return written


def _written(entry: Entry, value: object, position: Position) -> object:
    match entry, value:
        case entries.Players(), tuple():
            return [general.value for general in value]
        case entries.OnePlayer(), General():
            return value.value
        case ((entries.TitleOfEach() | entries.NumberOfEach()), Mapping()):
            return {general.value: _plain(item) for general, item in _in_seat_order(position, value)}
        case entries.CardList(), tuple():
            return write_cards(value)
        case entries.TileList(), tuple():
            return [write_bonus_tile(tile) for tile in value]
        case entries.Provinces(), Mapping():
            return {p.value: _site_document(value[p]) for p in Province if p in value}
        case entries.Opponents(), Mapping():
            others = _in_seat_order(position, value)
            return {general.value: _opponent_document(other) for general, other in others}
        case entries.EvenYear(), Sharing():
            return _sharing_document(value)
        case ((entries.WholeNumber() | entries.Flag()), _):
            return value
    raise TypeError(f"{value!r} is not what {entry} holds")


def _plain(item: object) -> object:
    return item.value if isinstance(item, Named) else item


def _in_seat_order(position: Position, values: Mapping[General, T]) -> list[tuple[General, T]]:
    """What each general has, the players first; one who does not play is a problem, and so is written too."""
    seats = dict.fromkeys((*position.players, *General))
    return [(general, values[general]) for general in seats if general in values]


def _site_document(site: Site) -> dict[str, object]:
    written: dict[str, object] = {"kamons": [write_kamon(kamon) for kamon in site.kamons]}
    if site.tile:
        written["tile"] = write_gate_tile(site.tile)
    return written


def _opponent_document(other: Opponent) -> dict[str, object]:
    written: dict[str, object] = {}
    if other.known:
        written["known"] = write_cards(other.known)
    if other.cards is not None:
        written["cards"] = other.cards
    if other.tiles:
        written["tiles"] = [write_bonus_tile(tile) for tile in other.tiles]
    return written


def _sharing_document(year: Sharing) -> dict[str, object]:
    written: dict[str, object] = {
        "cards": write_cards(year.cards),
        "tiles": [title.value for title in year.titles],
    }
    if year.taken:
        written["taken"] = {general.value: _lot_document(lot) for general, lot in year.taken}
    if year.offered:
        written["offered"] = _lot_document(year.offered)
    if year.refusals:
        written["refused"] = [general.value for general in year.refused]
    if year.split:
        written["split"] = [_lot_document(lot) for lot in year.split]
    return written


def _lot_document(lot: Lot) -> dict[str, object]:
    return {"title": lot.title.value, "cards": write_cards(lot.cards)}


def write_position(position: Position) -> str:
    """The text of the position's file, a line for each field, province, opponent and part of an even year."""
    lines = []
    for key, value in document(position).items():
        if key in ("board", "others", "sharing") and isinstance(value, dict) and value:
            items = ",\n".join(f"    {json.dumps(name)}: {json.dumps(item)}" for name, item in value.items())
            lines.append(f"  {json.dumps(key)}: {{\n{items}\n  }}")
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
