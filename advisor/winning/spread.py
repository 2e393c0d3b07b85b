"""Playing the games of a match on all cores, or on a Dask cluster: the tally is the same however they are
spread, as each game has seeds of its own and whole numbers add up in any order."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from advisor.winning.match import Match, Tally
from advisor.winning.match_faults import MatchError, NoCluster, NoDask, NoWorkers

CHUNKS_EACH = 8
"""Into so many parts each worker's games are cut, at least, so that none waits long for another."""
MOST_IN_A_CHUNK = 16
CLUSTER_SECONDS = 10
"""How long a cluster may take to answer, and how long to have its first worker."""

Done = Callable[[int], object]
"""Told how many more games are played."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(match: Match, jobs: int, done: Done) -> Tally:
    """Play a match with so many processes at once."""
    chunks = _chunks(match.games, jobs)
    if jobs == 1:
        return _added(map(match.tally, chunks), done)
    # An interrupt ends the processes at once; only this one says so.
    to_end = (signal.SIGINT, signal.SIG_DFL)
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=signal.signal, initargs=to_end) as pool:
        futures = [pool.submit(match.tally, chunk) for chunk in chunks]
        try:
            return _added((future.result() for future in as_completed(futures)), done)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_on_cluster(match: Match, address: str, done: Done) -> Tally:
    """Play a match on the Dask cluster at an address, whose workers have this package too."""
    try:
        import distributed
    except ImportError:
        raise MatchError(NoDask()) from None
    try:
        asyncio.run(asyncio.wait_for(_knock(address), CLUSTER_SECONDS))
    except (OSError, ValueError, TypeError):
        raise MatchError(NoCluster(address, CLUSTER_SECONDS)) from None
    with distributed.Client(address, timeout=CLUSTER_SECONDS) as client:
        try:
            client.wait_for_workers(1, timeout=CLUSTER_SECONDS)
        except TimeoutError:
            raise MatchError(NoWorkers(address, CLUSTER_SECONDS)) from None
        chunks = _chunks(match.games, sum(client.nthreads().values()))
        futures = client.map(match.tally, chunks, pure=False)
        return _added((future.result() for future in distributed.as_completed(futures)), done)


async def _knock(address: str) -> None:
    """See that a cluster answers: a client of one that does not would complain once more at the end."""
    from distributed.comm.core import connect
    from distributed.security import Security

    comm = await connect(address, **Security().get_connection_args("client"))
    await comm.close()


def _chunks(games: int, workers: int) -> list[range]:
    size = min(MOST_IN_A_CHUNK, max(1, games // (workers * CHUNKS_EACH)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def _added(tallies: Iterable[Tally], done: Done) -> Tally:
    whole = Tally()
    for tally in tallies:
        whole += tally
        done(tally.games)
    return whole
