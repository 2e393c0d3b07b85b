"""Which language is spoken."""

import pytest

from advisor.words.languages import (
    PACKAGES,
    NoSuchLanguage,
    chosen,
    code_in,
    from_browser,
    from_environment,
    language,
)
from tests.command_line import advisor


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("fr", "fr"),
        ("fr_CA.UTF-8", "fr"),
        ("DE", "de"),
        ("german", "de"),
        ("C", None),
        ("", None),
        (None, None),
    ],
)
def test_a_language_by_its_code_its_locale_or_its_name(text: str | None, code: str | None) -> None:
    assert code_in(text) == code


def test_what_is_asked_for_comes_first_then_the_environment_then_the_locale() -> None:
    assert from_environment({"ADVISOR_LANGUAGE": "it", "LANG": "de_DE"}) == "it"
    assert from_environment({"ADVISOR_LANGUAGE": "tlh", "LC_ALL": "", "LANG": "de_DE.UTF-8"}) == "de"
    assert from_environment({"LC_ALL": "fr_FR", "LANG": "de_DE"}) == "fr"


def test_a_browser_names_several() -> None:
    assert from_browser("nl,de-CH;q=0.9,en;q=0.8") == "de"
    assert from_browser("nl") is None
    assert from_browser("") is None


def test_the_option_may_stand_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments in (["--language", "fr", "check", "x"], ["check", "x", "--language=fr"]):
        words, rest = chosen(arguments)
        assert (words.code, rest) == ("fr", ["check", "x"])
    monkeypatch.setenv("ADVISOR_LANGUAGE", "de")
    assert chosen(["check"])[0].code == "de"
    with pytest.raises(NoSuchLanguage):
        chosen(["check", "--language"])


@pytest.mark.parametrize("code", PACKAGES)
def test_a_language_knows_its_code(code: str) -> None:
    assert language(code).code == code


def test_a_language_that_nobody_speaks_gets_one_sentence() -> None:
    run = advisor("check", "ii-kanto.json", "--language", "xx")
    assert (run.returncode, run.stdout, run.stderr) == (2, b"", b"No language 'xx': en, fr, it or de.\n")


@pytest.mark.parametrize(
    ("code", "first"),
    [("fr", "Prenez le Kantō"), ("it", "Prendi il Kantō"), ("de", "Erobere Kantō")],
)
def test_answers_come_in_the_language(code: str, first: str) -> None:
    run = advisor("suggest", "ii-kanto.json", "--language", code)
    assert run.returncode == 0
    assert run.stdout.decode().startswith(first)
    helped = advisor("suggest", "--help", "--language", code).stdout.decode()
    assert "Name the best play" not in helped
    same = advisor("suggest", "ii-kanto.json", "--json", ADVISOR_LANGUAGE=code)
    assert same.stdout == advisor("suggest", "ii-kanto.json", "--json").stdout, "JSON knows no language"
