"""The game as a page shows it: what lies open, for everybody, and what is mine, for me alone."""

from collections.abc import Mapping
from typing import Protocol, assert_never

from advisor.page.game import Answer
from advisor.page.moment import mine, moment
from advisor.page.thinking import Thought
from advisor.screen.advice import advice_sheet
from advisor.screen.sharing import sharing_sheet
from advisor.screen.sheet import Figures, Gap, Line, Row, Rows, Sheet, Tone, labelled
from advisor.table.advising import DecisionAdvice, TurnAdvice
from advisor.table.answers import Hint
from advisor.table.begun import Begun
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.record import Record
from advisor.words.interface import Words
from advisor.words.names import Person
from engine.board import POSITIONS, Province
from engine.position import Site
from engine.view import Seat

Json = Mapping[str, object]
LATEST = 3
"""So many of the last lines are told beside the board."""


class Shown(Protocol):
    """A game of which a page shows something."""

    record: Record
    revision: int
    thought: Thought

    @property
    def open_table(self) -> Phase:
        """What is known now, with my hand."""


def state(game: Shown, is_mine: bool, words: Words) -> Json:
    """All that a page shows, in its language; without what only I may know, where it is another's."""
    # Read before the table: what happens meanwhile makes the page's next entry stale, never wrong.
    revision, table = game.revision, game.open_table
    entries = game.record.entries
    numbered = list(enumerate(entries, start=1))[-LATEST:]
    # These stand uncovered on every page.
    told = [words.table.history_line(number, entry, is_hidden=True).strip() for number, entry in numbered]
    shown = {
        "revision": revision,
        "asks": table.asks.value,
        "question": _question(table, words),
        "told": told,
        **(_begun(table, words) if isinstance(table, Begun) else {}),
    }
    if not is_mine:
        return {**shown, "guest": words.page.guest(table.me)} if isinstance(table, Begun) else shown
    last = game.record.last
    return {
        **shown,
        "moment": moment(table, words),
        "mine": mine(table),
        "thought": _thought(game.thought, table, words),
        "undo": last and words.table.revised(last, is_hidden=True),
        "hand": words.cards(table.view.hand) if isinstance(table, Begun) else None,
    }


def answered(answer: Answer) -> Json:
    """What a phone is answered."""
    return {
        "taken": answer.is_taken,
        "stale": answer.is_stale,
        "confirm": answer.confirm,
        "sheet": sheet(answer.sheet),
    }


def sheet(parts: Sheet) -> list[Json]:
    """An answer laid out, as data."""
    laid: list[Json] = []
    for part in parts:
        match part:
            case Line(text, tone):
                laid.append({"line": text, "tone": tone.value})
            case Rows(rows):
                laid.append({"rows": [{"label": r.label, "lead": r.lead, "text": r.text} for r in rows]})
            case Figures(headings, rows):
                laid.append({"headings": headings, "figures": rows})
            case Gap():
                pass
            case _:
                assert_never(part)
    return laid


def advice(found: TurnAdvice | DecisionAdvice, words: Words, more: str) -> Json:
    """A piece of advice: in one line, step by step, and laid out."""
    if isinstance(found, DecisionAdvice):
        laid = sharing_sheet(words, found.advice.in_short, found.seconds)
        hints = [words.sharing.hint(found.advice, hint) for hint in Hint]
    else:
        explained = found.explained()
        laid = advice_sheet(words, explained, more)
        hints = [words.table.hint(explained, hint) for hint in Hint]
    said = {part.tone: part.text for part in reversed(laid) if isinstance(part, Line)}
    return {
        "first": said.get(Tone.FIRST),
        "headline": said[Tone.GOOD],
        "hints": hints,
        "sheet": sheet(laid),
        "line": None if found.draws_first else found.line(),
    }


def _thought(thought: Thought, table: Phase, words: Words) -> Json:
    if thought.table is not table:
        return {"thinking": False}
    found = thought.advice
    return {
        "thinking": not thought.is_over,
        "done": thought.done,
        "of": thought.of,
        "missing": words.reason(thought.missing) if thought.missing else None,
        "advice": advice(found, words, words.page.labels.more) if found else None,
        "chances": {who.value: chance for who, chance in thought.chances.items()}
        if thought.chances
        else None,
    }


def _begun(table: Begun, words: Words) -> Json:
    """The board, the players and the year."""
    due = table.due
    return {
        "round": words.table.round(table),
        "me": table.me.value,
        "due": due and due.value,
        "players": [_player(seat, table, words) for seat in table.view.seats],
        "board": [_province(province, site, table, words) for province, site in table.view.board.items()],
        "lots": _lots(table, words) if isinstance(table, Playing) and table.is_even_year else [],
        "score": words.table.score(table) if table.asks is Ask.NOTHING else [],
    }


def _player(seat: Seat, table: Begun, words: Words) -> Json:
    """A player as everybody sees him."""
    who = seat.general
    held = table.cards_of(who, seat.cards_in_hand)
    return {
        "general": who.value,
        "title": None if who in table.gaps.titles else seat.title.value,
        "favour": None if who in table.gaps.favour else seat.favour,
        "cards": None if held is None else words.card_count(held),
        "kamons": words.kamons_left(seat.kamons_left),
        "tiles": [tile.bonus.value for tile in seat.tiles],
    }


def _province(province: Province, site: Site, table: Begun, words: Words) -> Json:
    is_uncovered = isinstance(table, Playing) and table.tile_due is province
    demand = None if site.is_full or is_uncovered else site.demand(province)
    tile = None if is_uncovered else site.tile
    bonus = tile and table.bonuses.get(province)
    return {
        "province": province.value,
        "home": province.home.value,
        "favour": [province.favour(position) for position in range(1, POSITIONS + 1)],
        "kamons": [{"general": kamon.general.value, "golden": kamon.golden} for kamon in site.kamons],
        "tile": tile and tile.troop.value,
        "bonus": bonus and bonus.value,
        "demand": words.table.demand(demand) if demand else None,
    }


def _question(table: Phase, words: Words) -> str:
    """What has to be told next."""
    if isinstance(table, Playing):
        who = Person(table.due, table.due is table.me)
        match table.asks:
            case Ask.LOT:
                return words.page.forms(who)
            case Ask.SPLIT:
                return words.page.splits(who)
            case Ask.ANSWER:
                return words.page.labels.who_takes
    return words.table.asked(table)


def _lots(table: Playing, words: Words) -> list[Json]:
    """What lies on the table in an even year."""
    if table.asks is Ask.SHARE:
        return []
    year, labels = table.sharing, words.labels
    lines = labelled(labels.taken, [words.taken(general, lot) for general, lot in year.taken])
    if year.offered:
        lines.append(Row(labels.on_offer, words.on_offer(year.offered, year.refused)))
    lines += labelled(labels.split, [words.lot(lot) for lot in year.split or ()])
    if year.cards:
        lines.append(Row(labels.to_share, words.to_share(year)))
    return sheet((Rows(tuple(lines)),)) if lines else []
