"""Why a match cannot be played: a fact for each, with the values that tell which."""

from engine.errors import Fact, ShitennoError


class NotAPlayer(Fact):
    """A name that no player has."""

    name: str
    known: tuple[str, ...]
    nearest: str | None


class NoDask(Fact):
    """The package that speaks to a Dask cluster is not installed."""


class NoCluster(Fact):
    """No Dask cluster answers at an address."""

    address: str
    seconds: int


class NoWorkers(Fact):
    """A Dask cluster has nobody who works."""

    address: str
    seconds: int


MatchFault = NotAPlayer | NoDask | NoCluster | NoWorkers


class MatchError(ShitennoError):
    """A match that cannot be played."""

    def __init__(self, fault: MatchFault) -> None:
        self.fault = fault
        super().__init__(str(fault))
