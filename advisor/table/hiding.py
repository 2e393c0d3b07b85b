"""A hand that is hidden: what is neither offered nor taken then, because it would tell of it."""

from dataclasses import replace

from advisor.table.begun import Begun
from advisor.table.counting import Corrects
from advisor.table.grammar import read_event
from advisor.table.phase import Ask, Phase
from advisor.table.reasons import HandIsHidden, OwnPlayIsHidden, Refused
from advisor.table.record import EDIT, REDO, UNDO
from advisor.table.spoken import folded
from advisor.table.turns import Ends
from advisor.table.vocabulary import TypedLine


def veiled(table: Phase) -> Phase:
    """The table, offering only what does not depend on my hand."""
    return replace(table, is_veiled=True) if isinstance(table, Begun) else table


def keep_hidden(text: str, table: Phase) -> None:
    """Refuse a line that would be taken or not according to my hand."""
    word = folded(text).partition(" ")[0]
    if word in (UNDO, REDO):
        return
    if word == EDIT or table.asks in (Ask.HAND, Ask.JOIN):
        raise Refused(HandIsHidden())
    if table.is_my_turn and not isinstance(read_event(TypedLine(text), veiled(table))[0], Ends | Corrects):
        raise Refused(OwnPlayIsHidden())
