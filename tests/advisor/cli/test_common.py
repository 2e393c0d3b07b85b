"""The command line as a person or a script meets it."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from advisor.cli import app
from advisor.words.english import ENGLISH
from engine.position_file.schema import position_schema
from tests.command_line import advisor, advisor_process, printed
from tests.paths import EXAMPLES

RUNNER = CliRunner()


def test_afford_as_json_and_its_errors() -> None:
    answer = json.loads(advisor("afford", "kanto", "ii-kanto.json", "--json").stdout)
    assert (answer["affordable"], len(answer["ways"]), answer["short"]) == (True, 1, None)
    for province, reason in (("kant", "did you mean 'kanto'?"), ("kansai", "is not described")):
        run = advisor("afford", province, "ii-kanto.json", "--json")
        assert (run.returncode, run.stdout) == (2, b"")
        assert reason in run.stderr.decode()


@pytest.mark.slow
def test_afford_of_two_provinces_as_json_and_its_errors() -> None:
    answer = json.loads(advisor("afford", "kanto", "chubu", "ii-kanto.json", "--json").stdout)
    assert answer["provinces"] == ["kanto", "chubu"]
    assert (answer["affordable"], answer["ways"]) == (False, [])
    assert answer["short"] == {"koku": 6, "troops": ["shinobi"]}
    for arguments, reason in (
        (["kanto", "ii-kanto.json", "kanto", "x"], "Name one province or two"),
        (["ii-kanto.json"], "Name one province or two"),
        (["kanto", "kanto", "ii-kanto.json"], "two different provinces"),
        (["kanto", "chubo", "ii-kanto.json"], "did you mean 'chubu'?"),
    ):
        run = advisor("afford", *arguments)
        assert (run.returncode, run.stdout) == (2, b""), arguments
        assert reason in run.stderr.decode()


def test_a_full_province_is_answered_with_exit_code_0() -> None:
    data = json.loads((EXAMPLES / "ii-kanto.json").read_bytes())
    data["board"]["hokkaido"]["kamons"].append("sakai")
    run = advisor("afford", "hokkaido", "-", stdin=json.dumps(data).encode())
    assert (run.returncode, run.stderr) == (0, b"")
    assert "full" in run.stdout.decode()


def test_a_language_is_spoken_only_by_the_command_that_asks_for_it() -> None:
    german = advisor("--language", "de", "check", "no-such-file").stderr.decode()
    assert german.startswith("no-such-file: 1 Fehler\n")
    said = RUNNER.invoke(app, ["check", "no-such-file"]).stderr
    assert said.startswith("no-such-file: 1 problem\n")


def test_check_reads_standard_input() -> None:
    run = advisor("check", "-", stdin=(EXAMPLES / "ii-kanto.json").read_bytes())
    assert run.returncode == 0
    assert run.stdout.startswith(b"valid: Ii to play")


def test_every_problem_on_standard_error_and_exit_code_2() -> None:
    run = advisor("check", "-", stdin=b'{"me": "honda", "hand": ["bushy"]}')
    assert run.returncode == 2
    assert run.stdout == b""
    assert run.stderr.decode().splitlines() == [
        "standard input: 4 problems",
        "  players: missing (this field is required)",
        "  titles: missing (this field is required)",
        "  board: missing (this field is required)",
        "  hand[0]: 'bushy' is not a card (samurai, bushi, sohei, shinobi, a double such as bushi+sohei, "
        "koku 1, koku 2, koku 3; 3x in front for three); did you mean 'bushi'?",
    ]


def test_check_as_json() -> None:
    good = advisor("check", "ii-kanto.json", "--json")
    assert (good.returncode, good.stderr) == (0, b"")
    assert json.loads(good.stdout)["valid"] is True
    bad = advisor("check", "-", "--json", stdin=b'{"me": "hondo"}')
    assert bad.returncode == 2
    answer = json.loads(bad.stdout)
    assert (answer["valid"], len(answer["problems"])) == (False, 5)
    assert b"5 problems" in bad.stderr


@pytest.mark.parametrize(
    ("name", "reason"),
    [("nowhere.json", "no such file"), (".", "folder"), ("a\0b", "this name"), ("x" * 5000, "too long")],
)
def test_files_that_cannot_be_opened(name: str, reason: str) -> None:
    result = RUNNER.invoke(app, ["check", name])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "cannot be opened" in result.stderr
    assert reason in result.stderr


def test_a_file_that_cannot_be_opened_as_json() -> None:
    run = advisor("check", "nowhere.json", "--json")
    assert run.returncode == 2
    assert json.loads(run.stdout)["problems"][0]["found"] == "cannot be opened"


def test_control_characters_of_a_file_name_stay_out_of_the_terminal() -> None:
    run = advisor("check", "\x1b[31mred")
    assert run.stderr.startswith(rb"'\x1b[31mred': 1 problem")


def test_without_arguments_it_helps() -> None:
    run = advisor()
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"check" in run.stdout


def test_no_standard_input() -> None:
    command = [sys.executable, "-c", "from advisor.cli import main; main()", "check", "-"]
    run = subprocess.run(f"{shlex.join(command)} <&-", shell=True, capture_output=True, check=False)
    assert run.returncode == 2
    assert b"there is no standard input" in run.stderr


def test_a_full_disk_is_said_in_one_line() -> None:
    command = [sys.executable, "-c", "from advisor.cli import main; main()", "schema"]
    with Path("/dev/full").open("wb") as full:
        run = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert run.returncode == 1
    assert run.stderr.startswith(b"advisor: cannot write the answer")
    assert run.stderr.count(b"\n") == 1


def test_bad_usage_is_exit_code_2() -> None:
    for arguments in (["chekc"], ["check"], ["check", "a", "b"], ["check", "--nope", "a"], ["schema", "x"]):
        result = RUNNER.invoke(app, arguments)
        assert result.exit_code == 2, arguments
        assert "Traceback" not in result.output


def test_schema() -> None:
    run = advisor("schema")
    assert run.returncode == 0
    assert json.loads(run.stdout) == position_schema(ENGLISH.meanings)


def test_version_and_help() -> None:
    assert advisor("--version").stdout.startswith(b"shitenno-advisor ")
    for arguments in (["--help"], ["check", "--help"], ["schema", "--help"]):
        run = advisor(*arguments, columns=50)
        assert run.returncode == 0
        assert b"Usage: advisor" in run.stdout


def test_a_terminal_without_macrons_gets_question_marks_not_a_traceback() -> None:
    run = advisor_process("check", "full-board.json", PYTHONIOENCODING="ascii")
    assert run.returncode == 0
    assert b"Sh?my?" in run.stdout


def test_checking_loads_no_solver() -> None:
    code = (
        "import sys; from typer.testing import CliRunner; from advisor.cli import app; "
        "CliRunner().invoke(app, ['check', 'ii-kanto.json']); "
        "print([name for name in ('ortools', 'numpy', 'pandas') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=EXAMPLES, check=True)
    assert run.stdout.strip() == b"[]"


@pytest.mark.parametrize(
    "command",
    [["suggest"], ["suggest", "--objective", "win"], ["afford", "kanto"], ["afford", "kanto", "chubu"]],
)
def test_a_position_of_an_even_year_is_for_another_command(command: list[str]) -> None:
    run = advisor(*command, "even-year.json")
    assert (run.returncode, run.stdout) == (2, b"")
    said = "This is a position of the even year: 'advisor share' is the command for it.\n"
    assert run.stderr.decode() == said


@pytest.mark.slow
def test_a_game_joined_in_an_even_year_is_advised_as_its_position_is(tmp_path: Path) -> None:
    joined = advisor("play", str(tmp_path / "game"), "--from", "answer-a-lot.json", stdin=b"explain\n")
    assert (joined.returncode, joined.stderr) == (0, b"")
    assert printed("share", "answer-a-lot.json").splitlines()[0] in joined.stdout.decode().splitlines()
