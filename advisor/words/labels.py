"""Words that stand alone, and what the command line says about itself: a language fills in each."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Help:
    """What the command line says about itself."""

    app: str
    suggest: str
    afford: str
    check: str
    schema: str
    play: str
    serve: str
    serve_game: str
    lan: str
    port: str
    match: str
    objective: str
    playouts: str
    share: str
    explain_sharing: str
    not_an_even_year: str
    top: str
    top_decisions: str
    time_limit: str
    explain: str
    why_not: str
    afford_arguments: str
    all_ways: str
    game: str
    start: str
    position: str
    as_json: str
    version: str
    language: str
    first_player: str
    other_players: str
    players: str
    games: str
    seed: str
    jobs: str
    dask: str
    afford_count: str
    """How to call `afford`."""
    same_province_twice: str
    """Why it does not take one province twice."""
    type_the_position: str
    """How to end what is typed on standard input."""


@dataclass(frozen=True, slots=True)
class Labels:
    """Words that stand alone, before a line or over a column."""

    put_down: str
    lost: str
    kept: str
    missing: str
    tile_helps: str
    draw_helps: str
    alone: str
    province: str
    kamons: str
    top_tile: str
    price: str
    needs: str
    full: str
    hand: str
    tiles: str
    players: str
    also: str
    to_share: str
    taken: str
    on_offer: str
    split: str
    golden_note: str
    then: str
    golden: str
    draw: str
    expected: str
    why: str
    if_passing: str
    with_play: str
    change: str
    advised: str
    instead: str
    outlooks: str
    winning: str
    next_best: str
    weights: str
    rules: str
    sure: str
    working: str
    playing_out: str
    terms: Mapping[str, str]
    """The terms of what a play is worth, and `total`."""
