"""Just this turn: a board that is tapped, or opened from a file, without a recorded game."""

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from engine.position_file import read_position
from tests.browser.phones import Phone
from tests.command_line import printed
from tests.pages import served
from tests.paths import EXAMPLES


@pytest.mark.parametrize("text", ["no JSON", '{"players": 5}', '{"board": null}', '{"hand": [1]}'])
def test_a_file_that_is_no_position_does_no_harm(chromium: Browser, tmp_path: Path, text: str) -> None:
    (tmp_path / "position.json").write_text(text)
    with served() as at:
        phone = Phone(chromium, at.link)
        phone.page.locator("input[type=file]").set_input_files(tmp_path / "position.json")
        expect(phone.page.locator("#said")).to_contain_text("This file holds no position.")
        phone.page.reload()
        expect(phone.page.locator("#board")).to_contain_text("Kantō")
        assert phone.errors == []
        phone.context.close()


def test_just_this_turn_is_advised_as_suggest_does(chromium: Browser, tmp_path: Path) -> None:
    with served() as at:
        phone = Phone(chromium, at.link)
        expect(phone.page.locator("#asked")).to_contain_text("Just this turn")
        phone.page.locator("input[type=file]").set_input_files(EXAMPLES / "ii-kanto.json")
        expect(phone.page.locator("#board")).to_contain_text("Kantō")
        phone.tap("advise", "#told")
        expect(phone.page.locator("#said")).to_contain_text("Put down")
        assert phone.text("#said").startswith(printed("suggest", "ii-kanto.json").splitlines()[0])
        with phone.page.expect_download() as saved:
            phone.page.get_by_role("link", name="Save position.json").tap()
        written = tmp_path / "position.json"
        saved.value.save_as(written)
        assert read_position(written.read_bytes()) == read_position((EXAMPLES / "ii-kanto.json").read_bytes())
        assert Axe().run(phone.page).violations_count == 0
        phone.context.close()


def test_a_board_is_tapped_as_it_lies(chromium: Browser) -> None:
    with served() as at:
        phone = Phone(chromium, at.link)
        page = phone.page
        page.locator('#moment [data-key="generals ii"]').nth(1).tap()
        page.locator('#moment [data-key="titles"]').tap()
        page.locator('#moment [data-key="titles shomyo"]').nth(1).tap()
        page.locator('#moment [data-key="hand"]').tap()
        for card in ("koku 3", "koku 3"):
            page.locator(f'#moment [data-key="card {card}"]').tap()
        phone.tap("kanto", "#board")
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name="Sakakibara", exact=True).tap()
        dialog.get_by_role("button", name="Sōhei", exact=True).tap()
        phone.tap("advise", "#told")
        expect(page.locator("#said")).to_contain_text("Kantō, position 2")
        position = {
            "format": 1,
            "players": ["honda", "ii", "sakakibara", "sakai"],
            "me": "ii",
            "titles": {"ii": "shomyo"},
            "hand": ["2x koku 3"],
            "board": {"kanto": {"kamons": ["sakakibara"], "tile": "sohei"}},
        }
        suggested = printed("suggest", "-", stdin=json.dumps(position).encode(), columns=1000)
        assert phone.text("#said").splitlines()[0] == suggested.splitlines()[0]
        phone.context.close()
