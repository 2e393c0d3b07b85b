"""The house: its rooms and the one way through them, who speaks to whom, and where sentences stand."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.paths import ROOT

ROOMS = (
    "engine",
    "engine.position_file",
    "advisor.worth",
    "advisor.solver",
    "advisor.conquest",
    "advisor.winning",
    "advisor.sharing",
    "advisor.players",
    "advisor.table",
    "advisor.words",
    "advisor.screen",
    "advisor.page",
    "advisor.cli",
)
"""Each room imports only from itself and from those before it."""
SPOKEN_TO = {
    "distributed": "advisor/winning/spread.py",
    "ortools": "advisor/solver/cpsat.py",
    "prompt_toolkit": "advisor/screen/editor.py",
    "rich": "advisor/screen/",
    "segno": "advisor/page/",
    "starlette": "advisor/page/",
    "uvicorn": "advisor/page/serve.py",
    "typer": "advisor/cli/",
}
"""Which package is spoken to from where alone."""
LONGEST = 350
MODULES = sorted(path for package in ("advisor", "engine") for path in (ROOT / package).rglob("*.py"))
DECLARATIONS = {
    "advisor/conquest/advice.py",
    "advisor/conquest/explanation.py",
    "advisor/screen/sheet.py",
    "advisor/sharing/advice.py",
    "advisor/solver/objective.py",
    "advisor/table/answers.py",
    "advisor/table/expected.py",
    "advisor/table/journal_faults.py",
    "advisor/table/reasons.py",
    "advisor/table/spoken_words.py",
    "advisor/winning/match_faults.py",
    "advisor/winning/player.py",
    "advisor/words/labels.py",
    "advisor/words/phrases.py",
    "advisor/words/table_phrases.py",
    "advisor/words/usage.py",
    "engine/entries.py",
    "engine/position_file/impossible.py",
    "engine/position_file/problems.py",
    "engine/refusals.py",
}
"""Modules that declare and decide nothing; those who use them are tested."""


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def room_of(module: str) -> str | None:
    fitting = [room for room in ROOMS if module == room or module.startswith(f"{room}.")]
    return max(fitting, key=len, default=None)


def imported(source: str) -> Iterator[str]:
    """Every module that a source imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def goes_back(module: str, source: str) -> list[str]:
    """What a module imports from rooms behind its own."""
    own = ROOMS.index(room_of(module) or "")
    rooms = [(name, room_of(name)) for name in imported(source)]
    return [name for name, room in rooms if room and ROOMS.index(room) > own]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_go_one_way_through_the_rooms(path: Path) -> None:
    module = name_of(path)
    if module not in ("advisor", "engine"):
        assert goes_back(module, path.read_text(encoding="utf-8")) == []


def test_an_import_against_the_arrow_is_noticed() -> None:
    assert goes_back("engine.odds", "from advisor.worth import later") == [
        "advisor.worth",
        "advisor.worth.later",
    ]
    assert goes_back("engine.odds", "from engine.position_file.reader import FIELDS")
    assert goes_back("advisor.solver.cases", "def f():\n    import advisor.screen.table")
    assert goes_back("advisor.table.record", "from engine.position_file import Unreadable") == []


def test_each_package_is_spoken_to_in_its_place() -> None:
    seen = set()
    for path in MODULES:
        at = path.relative_to(ROOT).as_posix()
        for name in imported(path.read_text(encoding="utf-8")):
            top = name.partition(".")[0]
            if top in SPOKEN_TO:
                seen.add(top)
                assert at.startswith(SPOKEN_TO[top]), f"{at} imports {name}"
    assert seen == set(SPOKEN_TO)


def test_no_module_is_too_long_to_be_read_at_once() -> None:
    for path in (*MODULES, *(ROOT / "tests").rglob("*.py"), *(ROOT / "examples").rglob("*.py")):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= LONGEST, f"{path.relative_to(ROOT)} has {lines} lines"


def test_every_module_with_logic_has_its_test_file() -> None:
    for path in MODULES:
        at = path.relative_to(ROOT)
        is_language = at.parts[:2] == ("advisor", "words") and len(at.parts) == 4
        if path.name == "__init__.py" or at.as_posix() in DECLARATIONS or is_language:
            continue
        assert (ROOT / "tests" / at.parent / f"test_{path.name}").exists(), f"{at} has no test file"
    assert all((ROOT / declares).exists() for declares in DECLARATIONS)


def test_tests_use_only_what_is_public_and_nothing_of_the_benchmarks() -> None:
    for path in (ROOT / "tests").rglob("*.py"):
        if "bench" in path.parts:
            continue
        for name in imported(path.read_text(encoding="utf-8")):
            assert not name.startswith("tests.bench"), path
            private = [part for part in name.split(".") if part.startswith("_") and part != "__future__"]
            assert name.partition(".")[0] not in ("advisor", "engine") or not private, f"{path}: {name}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr.startswith("_") and node.attr != "_replace":
                own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
                assert own or node.attr.startswith("__"), f"{path}: .{node.attr}"


def sentences(source: str) -> list[str]:
    """Texts of three words or more that a person might read: no docstring, no name of a number in a model,
    and nothing that is raised or asserted for programmers."""
    tree = ast.parse(source)
    for_programmers: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            for_programmers.add(node.value)
        elif isinstance(node, ast.Assert):
            for_programmers.update(ast.walk(node))
        elif isinstance(node, ast.Call):
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            if name in ("RuntimeError", "TypeError", "ValueError", "number", "upto"):
                for_programmers.update(ast.walk(node))
    found = []
    for node in ast.walk(tree):
        if node in for_programmers:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(
                str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        words = [word for word in text.split() if word.strip(".,:;'\"?!()").isalpha()]
        if sum(word.islower() for word in words) >= 3:
            found.append(text)
    return found


TYPED = ROOT / "advisor" / "table" / "spoken_words.py"
"""Lists of words that a person types, none of which is said."""


def test_no_sentence_stands_outside_the_words_room() -> None:
    for path in MODULES:
        if "words" not in path.parts and path != TYPED:
            assert sentences(path.read_text(encoding="utf-8")) == [], path.relative_to(ROOT)


def test_a_sentence_would_be_found() -> None:
    assert sentences('say("There is nothing to undo.")')
    assert sentences('why = f"{who} has no kamon left."')
    assert sentences('"""What a module does."""\ndef f():\n    """What it does there."""') == []
    assert sentences('raise RuntimeError("the solver told something else")') == []
    english = ROOT / "advisor" / "words" / "english" / "reasons.py"
    assert len(sentences(english.read_text(encoding="utf-8"))) > 20
