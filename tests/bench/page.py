"""How fast the page answers: `python -m tests.bench.page [devices]`.

A four-player game is told over HTTP, line by line, while devices listen; measured are the answer to a line
and how long it takes until every device has heard of it, while advice is being looked for in the background.
"""

import json
import statistics
import sys
import threading
import time

import httpx

from advisor.table.record import Record
from tests.pages import Served, served
from tests.table_games import SEATS, lines_of


def listen(at: Served, heard: dict[int, list[float]], stop: threading.Event) -> None:
    """Note when each revision arrives at a device."""
    with httpx.Client(headers={"Origin": at.origin}, timeout=60) as client:
        client.post(f"{at.origin}/enter", json={"key": at.keys.owner})
        with client.stream("GET", f"{at.origin}/events") as events:
            seen = -1
            for line in events.iter_lines():
                if stop.is_set():
                    return
                if line.startswith("data: "):
                    revision = json.loads(line[6:])["revision"]
                    if revision != seen:
                        seen = revision
                        heard.setdefault(revision, []).append(time.perf_counter())


def main(devices: int) -> None:
    """Tell a game and print how long it took."""
    answers, arrivals = [], []
    heard: dict[int, list[float]] = {}
    stop = threading.Event()
    with served(Record()) as at:
        threads = [
            threading.Thread(target=listen, args=[at, heard, stop], daemon=True) for _ in range(devices)
        ]
        for thread in threads:
            thread.start()
        with httpx.Client(headers={"Origin": at.origin}) as client:
            client.post(f"{at.origin}/enter", json={"key": at.keys.owner})
            time.sleep(1)
            for number, line in enumerate(lines_of(*SEATS[0])):
                sent = {"line": line, "revision": number, "entry": f"{number}"}
                started = time.perf_counter()
                assert client.post(f"{at.origin}/tell", json=sent).json()["taken"]
                answers.append(time.perf_counter() - started)
                time.sleep(0.3)
                arrived = heard.get(number + 1, [])
                assert len(arrived) == devices, "a device was not told"
                arrivals.append(max(arrived) - started)
        stop.set()
    for name, times in (("answer", answers), ("last device", arrivals)):
        worst = sorted(times)[int(len(times) * 0.99)]
        print(
            f"{name}, {len(times)} lines, {devices} devices: "
            f"median {statistics.median(times) * 1000:.0f} ms, "
            f"99 % within {worst * 1000:.0f} ms, worst {max(times) * 1000:.0f} ms"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
