"""The chances of all players, found in the background while a person types."""

import threading
from collections.abc import Mapping

from advisor.table.expected import NotYet
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import NotThereYet, Refused, TooLittleToForesee
from engine.components import General

PLAYOUTS = 400

Chances = Mapping[General, float]


def find_chances(table: Phase) -> Chances:
    """How often each player wins in playouts from here; `Refused` where too little is known."""
    from advisor.winning.deals import missing_for_playouts
    from advisor.winning.standing import chances

    if not isinstance(table, Playing) or table.asks in (Ask.SHARE, Ask.TILE):
        raise Refused(NotThereYet(NotYet.CHANCES))
    position = table.outlook()
    if missing := missing_for_playouts(position):
        raise Refused(TooLittleToForesee(missing))
    year = table.sharing if table.is_even_year else table.control
    return chances(position, year, PLAYOUTS)


class Foresight:
    """Finds the chances for one table after the other, and keeps the last ones."""

    def __init__(self) -> None:
        self._table: Phase | None = None
        """The table that is being or was looked at last."""
        self._found: Chances | None = None
        self._thread: threading.Thread | None = None

    def of(self, table: Phase) -> Chances | None:
        """The chances, if they are known; if not, they are looked for from now on."""
        if self._table is table:
            return self._found
        if self._thread is None or not self._thread.is_alive():
            self._table, self._found = table, None
            self._thread = threading.Thread(target=self._find, args=[table], daemon=True)
            self._thread.start()
        return None

    def _find(self, table: Phase) -> None:
        try:
            self._found = find_chances(table)
        except Refused:
            # Nothing is shown where nothing can be known; `chances` says why.
            self._found = None
