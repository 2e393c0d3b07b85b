"""A hand that is hidden: nothing that is offered, shown or refused may depend on it."""

from dataclasses import replace

from advisor.table.begun import Begun
from advisor.table.counting import Corrects
from advisor.table.grammar import AnyEvent
from advisor.table.phase import Phase
from advisor.table.turns import Ends, Plays


def veiled(table: Phase) -> Phase:
    """The table as far as it may be seen while my hand is hidden."""
    return replace(table, is_veiled=True) if isinstance(table, Begun) else table


def is_veiled(table: Phase) -> bool:
    """Whether a table came to be without my hand having a say."""
    return isinstance(table, Begun) and table.is_veiled


def shows_my_hand(event: AnyEvent, table: Phase) -> bool:
    """Whether an event is a play of mine, which can be taken or not only by what I hold."""
    return table.is_my_turn and not isinstance(event, Ends | Corrects | Plays)
