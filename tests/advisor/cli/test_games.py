"""`advisor match` as a person or a script meets it."""

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner, Result

from advisor.cli import app
from advisor.players import Greedy, Random
from advisor.winning import spread
from advisor.winning.match import Match
from tests.command_line import advisor

RUNNER = CliRunner()
SMALL = ("--players", "2", "--games", "4", "--seed", "3", "--jobs", "1")


def match(*arguments: str) -> Result:
    return RUNNER.invoke(app, ["match", *arguments])


def test_the_same_seed_tells_the_same() -> None:
    first = match("Greedy", "RANDOM", *SMALL)
    assert (first.exit_code, first.stderr) == (0, "")
    assert first.stdout.startswith("Greedy against Random: 4 games, seed 3\nWins    ")
    assert "par 50.0 %" in first.stdout
    assert match("greedy", "random", *SMALL).stdout == first.stdout


def test_as_json_it_is_the_same_as_data() -> None:
    run = match("greedy", "random", *SMALL, "--json")
    answer = json.loads(run.stdout)
    tally = Match(Greedy, Random, players=2, games=4, seed=3).tally(range(4))
    assert (answer["first"], answer["others"], answer["seed"]) == ("greedy", "random", 3)
    assert (answer["games"], answer["wins"], answer["rounds"]) == (4, tally.wins, tally.rounds / 4)
    assert answer["margin"] == {"mean": float(tally.margin), "error": tally.margin_error}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["gredy", "random"], "'gredy' is not a player (random, greedy, advised); did you mean 'greedy'?"),
        (["greedy", "nobody"], "'nobody' is not a player"),
        (["greedy"], "OTHERS"),
        (["greedy", "random", "--players", "5"], "'--players'"),
        (["greedy", "random", "--players", "1"], "'--players'"),
        (["greedy", "random", "--games", "0"], "'--games'"),
        (["greedy", "random", "--games", "1000001"], "'--games'"),
        (["greedy", "random", "--jobs", "0"], "'--jobs'"),
        (["greedy", "random", "--seed", "x"], "'--seed'"),
    ],
)
def test_bad_usage_is_said_once_with_exit_code_2(arguments: list[str], reason: str) -> None:
    run = match(*arguments)
    assert (run.exit_code, run.stdout) == (2, "")
    assert reason in run.stderr
    assert "Traceback" not in run.stderr


def test_no_cluster_without_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    run = match("greedy", "random", *SMALL, "--dask", "127.0.0.1:8786")
    assert (run.exit_code, run.stdout) == (2, "")
    assert run.stderr == "--dask needs the package distributed: pip install distributed\n"


@pytest.mark.slow
def test_no_cluster_at_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "CLUSTER_SECONDS", 1)
    run = match("greedy", "random", *SMALL, "--dask", "127.0.0.1:1")
    assert (run.exit_code, run.stdout) == (2, "")
    assert run.stderr == "No Dask cluster answers at '127.0.0.1:1' within 1 seconds.\n"


@pytest.mark.slow
def test_a_cluster_tells_the_same() -> None:
    from distributed import LocalCluster

    with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:
        spread_out = match("greedy", "random", *SMALL, "--dask", cluster.scheduler_address)
    assert (spread_out.exit_code, spread_out.stderr) == (0, "")
    assert spread_out.stdout == match("greedy", "random", *SMALL).stdout


@pytest.mark.slow
def test_the_installed_command_on_all_cores() -> None:
    """In a process of its own, whose workers are started anew."""
    arguments = ("match", "greedy", "random", "--players", "3", "--games", "9", "--seed", "1")
    everywhere, alone = advisor(*arguments), advisor(*arguments, "--jobs", "1")
    assert (everywhere.returncode, everywhere.stderr) == (0, b"")
    assert everywhere.stdout == alone.stdout


def test_other_commands_do_not_load_it() -> None:
    heavy = ("advisor.winning", "advisor.players", "multiprocessing", "distributed", "ortools", "asyncio")
    load = "import sys, advisor.cli, advisor.screen.as_json, advisor.screen.position"
    code = f"{load}; print([name for name in sys.modules if name.startswith({heavy})])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert run.stdout == b"[]\n"
