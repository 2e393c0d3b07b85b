"""The help of the command line, and what is said of arguments that do not fit, in each language."""

import pytest

from advisor.words.languages import PACKAGES, language
from tests.command_line import advisor, printed

COMMANDS = [
    pytest.param(command, marks=pytest.mark.slow)
    for command in ("share", "afford", "check", "schema", "play", "serve", "match")
]


@pytest.mark.parametrize("code", PACKAGES)
@pytest.mark.parametrize("command", ["", "suggest", *COMMANDS])
def test_help_is_all_in_the_language(code: str, command: str) -> None:
    words = language(code)
    help_text = printed("--language", code, *command.split(), "--help", columns=80)
    assert help_text.startswith(words.after(words.usage.headings["Usage"], "advisor"))
    assert words.usage.show_help in help_text
    assert all(len(line) <= 80 for line in help_text.splitlines())
    if code != "en":
        for english in ("Usage", "Options:", "[OPTIONS]", "Commands", "default", "required", "message", "<="):
            assert english not in help_text.replace("Options :", "").replace("[OPTIONS]", "" * (code == "fr"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("suggest", "Missing: POSITION."),
        ("sugest x", "There is no command 'sugest'; did you mean 'suggest'?"),
        ("suggest x --playout 3", "There is no option --playout; did you mean '--playouts'?"),
        ("suggest x y z", "Not understood: y z."),
        ("suggest x --playouts many", "--playouts takes a number from 0 to 100000."),
        ("suggest x --playouts -1", "--playouts takes a number from 0 to 100000."),
        ("suggest x --time-limit 9999", "--time-limit takes a number from 0 to 3600."),
        ("suggest x --objective fame", "--objective takes one of these: points, value, win."),
        ("match greedy random --seed x", "--seed takes a whole number."),
        ("suggest x --top", "--top needs a value after it."),
    ],
)
def test_arguments_that_do_not_fit(arguments: str, said: str) -> None:
    run = advisor(*arguments.split())
    assert (run.returncode, run.stdout) == (2, b"")
    assert said in run.stderr.decode().splitlines()


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("fr", "Il n'y a pas de commande « sugest » ; vouliez-vous dire « suggest » ?"),
        ("it", "Non c'è un comando «sugest»; intendevi «suggest»?"),
        ("de", "Es gibt keinen Befehl „sugest“; meintest du „suggest“?"),
    ],
)
def test_what_does_not_fit_is_said_in_the_language(code: str, said: str) -> None:
    run = advisor("--language", code, "sugest")
    assert run.returncode == 2
    usage, wrong, more = run.stderr.decode().splitlines()
    assert wrong == said
    assert "advisor --help" in more and "advisor [" in usage


def test_a_language_that_is_not_spoken_is_refused_in_the_user_s_own() -> None:
    run = advisor(
        "--language", "xx", "check", LANG="de_DE.UTF-8", LC_ALL="", LC_MESSAGES="", ADVISOR_LANGUAGE=""
    )
    assert run.returncode == 2
    assert run.stderr.decode().strip() == language("de").no_such_language("xx")
