"""What can be paid for, laid out."""

from advisor.conquest.afford import Affordability, BothAffordable, PaymentOption, Short
from advisor.screen.sheet import Line, Part, Row, Rows, Sheet, Tone, labelled
from advisor.words.interface import Words
from engine.components import BonusTile, Cards


def afford_sheet(words: Words, answer: Affordability, every: bool, more: str = "--all") -> Sheet:
    """Whether a province can be paid for: the best way or every way, or what is missing; `more` is what to
    type to see every way."""
    if not answer.ways or answer.place is None:
        no = Line(words.not_affordable(answer), Tone.BAD)
        return (no, *(missing_sheet(words, answer.short) if answer.short else ()))
    parts: list[Part] = [Line(words.affordable(answer.place), Tone.GOOD)]
    for number, way in enumerate(answer.ways if every else answer.ways[:1], start=1):
        if every:
            parts.append(Line(f"{number}.", Tone.STRONG))
        parts.append(_option(words, way))
    if not every or not answer.is_complete:
        parts.append(Line(words.other_ways(len(answer.ways) - 1, answer.is_complete, more)))
    return tuple(parts)


def both_sheet(words: Words, answer: BothAffordable, every: bool) -> Sheet:
    """Whether two provinces can both be paid for: the best way for each, or what is missing."""
    if not answer.ways or answer.places is None:
        parts: list[Part] = [Line(words.not_both_affordable(answer), Tone.BAD)]
        if answer.places and answer.short:
            missing = Row(words.labels.missing, words.missing(answer.short))
            alone = Row(words.labels.alone, words.each_alone(answer.places, answer.alone))
            parts.append(Rows((missing, alone)))
        return tuple(parts)
    parts = [Line(words.both_affordable(answer.places), Tone.GOOD)]
    for number, pair in enumerate(answer.ways if every else answer.ways[:1], start=1):
        if every:
            parts.append(Line(f"{number}.", Tone.STRONG))
        for place, way in zip(answer.places, pair, strict=True):
            parts.append(Line(words.free_position(place)))
            parts.append(_option(words, way, with_kept=way is pair[-1]))
    return tuple(parts)


def missing_sheet(words: Words, short: Short) -> Sheet:
    """What would make a province affordable."""
    lines = [Row(words.labels.missing, words.missing(short))]
    if short.tiles:
        lines.append(Row(words.labels.tile_helps, words.tile_helps(short.tiles)))
    if short.draw:
        lines.append(Row(words.labels.draw_helps, words.draw_helps(short)))
    return (Rows(tuple(lines)),)


def kept(words: Words, hand: Cards, tiles: tuple[BonusTile, ...]) -> str:
    """Cards and tiles that are kept."""
    cards = words.cards(hand)
    return words.side_by_side(cards, words.tiles(tiles) if tiles else "")


def _option(words: Words, way: PaymentOption, with_kept: bool = True) -> Rows:
    put_down = [words.cards(way.payment.cards), *map(words.step, way.payment.steps)]
    lines = labelled(words.labels.put_down, put_down)
    lines.append(Row(words.labels.lost, words.lost(way.lost)))
    if with_kept:
        lines.append(Row(words.labels.kept, kept(words, way.hand, way.tiles)))
    return Rows(tuple(lines))
