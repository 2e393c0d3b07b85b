"""The server by its requests: what it answers, and what it refuses without a word about the game."""

import json
import random
import string
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from advisor.page.server import vocabulary
from advisor.words.english import ENGLISH
from engine.components import Card
from tests.pages import Served, served
from tests.paths import EXAMPLES
from tests.told_games import told

MY_TURN = (
    "ii sakai",
    "ii",
    "sensei daimyo",
    "samurai bushi",
    "samurai bushi " * 4,
    "2x samurai, bushi, shinobi, koku 1 2",
    "daimyo samurai bushi 1 / hatamoto",
    "hatamoto",
    "pass",
)
PATHS = ("/enter", "/tell", "/ask", "/advise", "/position.json", "/guest.svg", "/words.json", "/", "/nothing")


@pytest.fixture(scope="module")
def table() -> Iterator[Served]:
    with served(told(*MY_TURN)) as at:
        yield at


@pytest.fixture
def owner(table: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=table.origin, headers={"Origin": table.origin}) as client:
        assert client.post("/enter", json={"key": table.keys.owner}).json() == {"role": "owner", "game": True}
        yield client


def test_the_page_asks_nobody_else_for_anything(owner: httpx.Client) -> None:
    page = owner.get("/")
    assert page.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
    for path in ("/", "/page.css", "/page.js", "/dom.js", "/board.js", "/moments.js", "/mine.js", "/turn.js"):
        answer = owner.get(path)
        assert answer.status_code == 200
        assert "//" not in answer.text.replace("// ", "").replace("http://www.w3.org/2000/svg", ""), path
        assert answer.headers["cache-control"] == "no-store"


def test_a_cookie_lets_in_whoever_had_the_key_and_no_script_reads_it(table: Served) -> None:
    with httpx.Client(base_url=table.origin, headers={"Origin": table.origin}) as client:
        answer = client.post("/enter", json={"key": table.keys.guest})
        assert answer.json() == {"role": "guest", "game": True}
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert client.post("/enter", json={}).json()["role"] == "guest"


def test_a_line_is_recorded_once_and_only_where_nothing_else_has_happened() -> None:
    with served(told(*MY_TURN[:1])) as at, httpx.Client(headers={"Origin": at.origin}) as client:
        assert at.game
        client.post(f"{at.origin}/enter", json={"key": at.keys.owner})
        for entry, line, status, taken in (
            ("a", "ii", 200, True),
            ("a", "ii", 200, True),
            ("b", "sensei daimyo", 409, False),
        ):
            sent = {"line": line, "revision": 0, "entry": entry}
            answer = client.post(f"{at.origin}/tell", json=sent)
            assert (answer.status_code, answer.json()["taken"]) == (status, taken)
        refused = client.post(f"{at.origin}/tell", json={"line": "nonsense", "revision": 1, "entry": "c"})
        assert refused.json()["sheet"][0]["line"].startswith("'nonsense' is no title")
        assert [entry.line for entry in at.game.record.entries] == ["ii sakai", "ii"]


@pytest.mark.parametrize("line", ["", "hide", "quit", "position x.json", "help", "hand", "x\ny", "x" * 3000])
def test_a_phone_gives_no_other_commands(owner: httpx.Client, table: Served, line: str) -> None:
    assert table.game
    before = table.game.record.entries
    sent = {"line": line, "revision": table.game.revision, "entry": line[:9]}
    answer = owner.post("/tell", json=sent)
    assert answer.status_code == 400 or not answer.json()["taken"]
    asked = owner.post("/ask", json={"line": line})
    assert asked.status_code == 400 or not asked.json()["taken"]
    assert table.game.record.entries == before
    assert not table.game.is_hidden
    assert not table.game.is_over


def test_questions_are_answered_without_changing_anything(owner: httpx.Client, table: Served) -> None:
    assert table.game
    before = table.game.revision
    for line, said in (("afford chugoku", "Chūgoku"), ("score", "Ii"), ("odds", "%"), ("edit 2", "ii")):
        answer = owner.post("/ask", json={"line": line})
        assert said in json.dumps(answer.json(), ensure_ascii=False)
    assert table.game.revision == before


def test_the_position_can_be_taken_along(owner: httpx.Client) -> None:
    assert owner.get("/position.json").json()["me"] == "ii"


def test_guests_keep_none_of_my_pages_out(table: Served, owner: httpx.Client) -> None:
    with httpx.Client(base_url=table.origin, headers={"Origin": table.origin}, timeout=20) as guest:
        guest.post("/enter", json={"key": table.keys.guest})
        assert guest.head("/events").status_code == 200
        with ExitStack() as stack:
            limits = httpx.Limits(max_connections=100)
            many = stack.enter_context(httpx.Client(cookies=guest.cookies, limits=limits, timeout=20))
            for _ in range(60):
                stack.enter_context(many.stream("GET", f"{table.origin}/events"))
            mine = stack.enter_context(owner.stream("GET", "/events"))
            assert next(mine.iter_lines()).startswith("data: ")


def test_a_single_position_is_advised_or_its_problems_are_named(owner: httpx.Client) -> None:
    good = (EXAMPLES / "ii-kanto.json").read_bytes()
    kind = {"Content-Type": "application/json"}
    assert "Take Kantō" in owner.post("/advise", content=good, headers=kind).json()["sheet"][0]["line"]
    bad = owner.post("/advise", content=b'{"me": "nobody"}', headers=kind).json()
    assert len(bad["problems"]) > 2


def test_every_piece_and_every_label_has_its_words() -> None:
    said = vocabulary(ENGLISH)
    assert set(said) == {
        "language",
        "labels",
        "colon",
        "semicolon",
        "favour",
        "cards",
        "generals",
        "titles",
        "provinces",
        "troops",
        "tiles",
    }
    assert json.loads(json.dumps(said))["cards"].keys() == {card.value for card in Card}


def wrong_requests(rng: random.Random, at: Served) -> httpx.Request:
    """A request with at least one thing wrong with it: host, origin, key, method, type, size or path."""
    host = f"127.0.0.1:{at.port}"
    fault = rng.choice(["host", "origin", "key", "method", "type", "size"])
    headers = {"Host": host, "Origin": at.origin, "Content-Type": "application/json"}
    headers["Cookie"] = f"advisor-{at.port}={at.keys.owner}"
    method, path = "POST", rng.choice(PATHS[1:4])
    revision = at.game.revision if at.game else 0
    body = json.dumps({"line": rng.choice(["pass", "undo", "score"]), "revision": revision, "entry": "y"})
    noise = "".join(rng.choices(string.printable.strip(), k=rng.randint(1, 30)))
    match fault:
        case "host":
            headers["Host"] = rng.choice(["example.com", f"evil.test:{at.port}", "127.0.0.1", f"{host}.test"])
            headers["Origin"] = f"http://{headers['Host']}"
        case "origin":
            headers["Origin"] = rng.choice(
                ["null", "http://evil.test", at.origin + "0", "https" + at.origin[4:]]
            )
            if rng.random() < 0.3:
                del headers["Origin"]
        case "key":
            wrong = [at.keys.guest, at.keys.owner[:-1], noise.replace(";", "").replace('"', ""), ""]
            headers["Cookie"] = f"advisor-{at.port}={rng.choice(wrong)}"
            path = rng.choice(PATHS[1:6])
            method = "GET" if "." in path else "POST"
        case "method":
            method = rng.choice(["GET", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])
        case "type":
            headers["Content-Type"] = rng.choice(["text/plain", "multipart/form-data", "", noise[:9]])
        case "size":
            body = "x" * rng.randint(64_001, 70_000)
    return httpx.Request(method, f"{at.origin}{path}", headers=headers, content=body)


@pytest.mark.slow
def test_wrong_requests_change_nothing_and_tell_nothing(table: Served) -> None:
    assert table.game
    rng = random.Random(5)
    before = table.game.record.entries
    seen = set()
    with httpx.Client() as client:
        for _ in range(3000):
            answer = client.send(wrong_requests(rng, table))
            seen.add(answer.status_code)
            assert answer.status_code >= 400
            assert not any(name in answer.text for name in ("Samurai", "Bushi", "Kant", "samurai", "chugoku"))
            assert answer.headers["x-content-type-options"] == "nosniff"
    assert seen >= {400, 403, 405, 413, 415}
    assert table.game.record.entries == before
    assert table.game.revision == 0


@pytest.mark.slow
def test_no_body_brings_the_server_down(owner: httpx.Client, table: Served) -> None:
    assert table.game
    rng = random.Random(6)
    before = table.game.record.entries
    values: list[object] = [None, 0, -1, 10**30, "", "x" * 5000, [], {}, [[[]]], True, 1.5, "\ud800", "\0"]
    for _ in range(600):
        sent = {key: rng.choice(values) for key in ("line", "revision", "entry", "key")}
        content = json.dumps(rng.choice([sent, list(sent), *values])).encode()
        path = rng.choice(["/tell", "/ask", "/advise", "/enter"])
        answer = owner.post(path, content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code < 500
    owner.post("/enter", content=b"[" * 60_000, headers={"Content-Type": "application/json"})
    assert table.game.record.entries == before
