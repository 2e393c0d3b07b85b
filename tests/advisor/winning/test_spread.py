"""Games spread over processes and clusters: the same tally, and what is said where there is no cluster."""

import socket
import sys
from collections.abc import Iterator

import pytest

from advisor.players import Greedy, Random
from advisor.winning import spread
from advisor.winning.match import Match
from advisor.winning.match_faults import MatchError, MatchFault, NoCluster, NoDask, NoWorkers
from advisor.winning.spread import cores, play_here, play_on_cluster

MATCH = Match(Greedy, Random, players=3, games=12, seed=5)


def not_told(games: int) -> None:
    """Nobody listens."""


def fault_of(address: str) -> MatchFault:
    with pytest.raises(MatchError) as refusal:
        play_on_cluster(MATCH, address, not_told)
    return refusal.value.fault


def test_every_game_is_played_once_and_told() -> None:
    told: list[int] = []
    assert play_here(MATCH, 1, told.append) == MATCH.tally(range(12))
    assert sum(told) == 12
    assert max(told) <= 3, "parts are small"
    assert cores() >= 1


@pytest.mark.slow
def test_two_processes_give_the_same_tally() -> None:
    told: list[int] = []
    assert play_here(MATCH, 2, told.append) == play_here(MATCH, 1, not_told)
    assert sum(told) == 12


class Missing(Random):
    """A player who does not come."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("no player")


@pytest.mark.slow
def test_what_goes_wrong_in_another_process_is_not_swallowed() -> None:
    with pytest.raises(RuntimeError, match="no player"):
        play_here(Match(Missing, Random, 2, 40, 1), 2, not_told)


class TestADaskCluster:
    @pytest.fixture
    def hasty(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(spread, "CLUSTER_SECONDS", 1)

    @pytest.fixture
    def address(self) -> Iterator[str]:
        """A cluster with one worker."""
        from distributed import LocalCluster

        with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as own:
            yield own.scheduler_address

    @pytest.mark.slow
    def test_gives_the_same_tally(self, address: str) -> None:
        told: list[int] = []
        assert play_on_cluster(MATCH, address, told.append) == MATCH.tally(range(12))
        assert sum(told) == 12

    @pytest.mark.slow
    @pytest.mark.usefixtures("hasty")
    def test_without_workers_is_not_waited_for(self) -> None:
        from distributed import LocalCluster

        with LocalCluster(n_workers=0, processes=False, dashboard_address=None) as idle:
            address = idle.scheduler_address
            assert fault_of(address) == NoWorkers(address, 1)

    @pytest.mark.slow
    @pytest.mark.usefixtures("hasty")
    def test_that_does_not_answer(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            open_port = f"127.0.0.1:{silent.getsockname()[1]}"
            assert fault_of(open_port) == NoCluster(open_port, 1)
        assert fault_of(open_port) == NoCluster(open_port, 1), "nobody listens any more"

    @pytest.mark.slow
    @pytest.mark.usefixtures("hasty")
    @pytest.mark.parametrize("address", ["", "nonsense", "nonsense://here:1", "tls://127.0.0.1:1"])
    def test_that_can_be_nowhere(self, address: str) -> None:
        assert fault_of(address) == NoCluster(address, 1)

    def test_needs_its_package(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "distributed", None)
        assert fault_of("127.0.0.1:8786") == NoDask()
