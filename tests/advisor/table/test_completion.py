"""Tab offers what can be said next."""

from advisor.table.record import Record
from advisor.table.session import Session
from tests.screens import Listener

TELLING = {"force", "correct"}
"""What the help has among the commands, and what stands in front of a line that tells something."""


def commands(guide: str) -> set[str]:
    """The words with which the commands in the last part of the help begin."""
    lines = [line for line in guide.split("\n\n")[-1].splitlines() if not line.startswith(" ")]
    return {said.split()[0] for line in lines for said in line.partition("  ")[0].split(", ")} - TELLING


def test_tab_offers_every_command_of_a_session() -> None:
    screen = Listener()
    session = Session(Record(), screen)
    session.hear("help")
    [guide] = screen.said
    assert len(commands(guide)) > 10
    assert commands(guide) | {"help"} <= set(session.complete(""))
