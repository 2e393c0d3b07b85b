"""A table with phones: two at once, a guest, a lost connection, what is covered, and what anybody can use."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from advisor.table.joining import Joined
from advisor.table.record import Record
from advisor.table.setting_up import SettingUp
from advisor.words.languages import language
from engine.position_file import read_position, write_position
from tests.browser.phones import Phone
from tests.command_line import MAIN, printed
from tests.pages import served
from tests.paths import EXAMPLES, ROOT
from tests.told_games import told

BEGUN = ("ii sakai", "ii", "sensei daimyo", "samurai bushi", "samurai bushi " * 4)
SHARED = (*BEGUN, "2x samurai, bushi, shinobi, koku 1 2")
MY_TURN = (*SHARED, "daimyo samurai bushi 1 / hatamoto", "hatamoto", "pass")


def joined(name: str) -> Record:
    position = read_position((EXAMPLES / name).read_bytes())
    record = Record()
    record.tell(Joined(position).line(SettingUp()))
    return record


def test_two_phones_and_the_laptop_see_each_change_at_once(chromium: Browser) -> None:
    with served(told(*BEGUN[:2])) as at:
        assert at.game
        one, other = Phone(chromium, at.link), Phone(chromium, at.link)
        for phone in (one, other):
            phone.sees(0)
        one.tap("sensei")
        one.tap("daimyo")
        other.sees(1)
        assert "You hold" not in other.text("#told")
        assert "Your two cards?" in other.text("#asked")
        assert at.terminal.said == ["3. Ii is Sensei and Sakai is Daimyō."], "the laptop tells it too"
        at.game.hear("samurai bushi")
        for phone in (one, other):
            phone.sees(2)
            assert phone.page.locator("#moment").inner_text().startswith("Chūgoku (1/8)")
        one.context.close()
        other.context.close()


def test_of_two_entries_at_once_one_is_taken_and_the_other_is_told_so(chromium: Browser) -> None:
    with served(told(*BEGUN[:2])) as at:
        assert at.game
        phone = Phone(chromium, at.link)
        phone.sees(0)
        phone.tap("sensei")
        # The phone does not hear of it before its own entry is on the way.
        phone.page.route("**/events", lambda route: route.abort())
        phone.page.evaluate("window.stop()")
        at.game.hear("shomyo daimyo")
        phone.tap("daimyo")
        expect(phone.page.locator("#said")).to_contain_text("Something else was entered meanwhile")
        assert [entry.line for entry in at.game.record.entries][2:] == ["shomyo daimyo"]
        phone.context.close()


def test_what_is_entered_without_a_connection_arrives_once_when_it_is_back(chromium: Browser) -> None:
    with served(told(*BEGUN[:1])) as at:
        assert at.game
        phone = Phone(chromium, at.link)
        phone.sees(0)
        phone.context.set_offline(True)
        phone.tap("ii")
        expect(phone.page.locator("#line")).to_contain_text("Not sent yet: ii")
        assert len(at.game.record.entries) == 1
        phone.context.set_offline(False)
        phone.sees(1)
        assert [entry.line for entry in at.game.record.entries] == ["ii sakai", "ii"]
        expect(phone.page.locator("#line")).not_to_contain_text("Not sent yet")
        phone.page.reload()
        phone.page.wait_for_selector("#moment button")
        assert len(at.game.record.entries) == 2
        phone.context.close()


@pytest.mark.parametrize("locale", ["fr-FR", "de-DE"])
def test_each_phone_speaks_the_language_of_its_browser(chromium: Browser, locale: str) -> None:
    with served(told(*MY_TURN)) as at:
        words = language(locale[:2])
        phone = Phone(chromium, at.link, locale)
        phone.page.wait_for_selector('#hold [data-key="play"]')
        phone.tap("keep", "#hold")
        assert words.page.labels.play_it in phone.text("#hold")
        phone.tap("more", "#covered")
        assert words.labels.expected in phone.text("#covered")
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
        assert Axe().run(phone.page).violations_count == 0
        phone.context.close()


def test_a_double_tap_ends_one_turn(chromium: Browser) -> None:
    with served(told(*MY_TURN[:-1])) as at:
        assert at.game
        phone = Phone(chromium, at.link)
        phone.sees(0)
        for gap in (0, 150):
            button = phone.page.locator('#moment [data-key="pass"]')
            button.tap()
            phone.page.wait_for_timeout(gap)
            button.tap(timeout=5000)
            phone.page.wait_for_timeout(900)
            assert len(at.game.record.entries) == len(MY_TURN), gap
            at.game.hear("undo")
            phone.page.wait_for_timeout(900)
        phone.context.close()


def test_what_was_half_tapped_is_not_lost_without_a_word(chromium: Browser) -> None:
    with served(told(*BEGUN[:2])) as at:
        assert at.game
        phone = Phone(chromium, at.link)
        phone.sees(0)
        phone.tap("sensei")
        at.game.hear("shomyo daimyo")
        expect(phone.page.locator("#said")).to_contain_text("Something else was entered meanwhile")
        phone.context.close()


def test_a_link_without_its_key_is_refused_with_a_sentence(chromium: Browser) -> None:
    with served(told(*MY_TURN)) as at:
        phone = Phone(chromium, f"{at.origin}/")
        expect(phone.page.locator("#line")).to_contain_text("Scan the code on the laptop's screen again.")
        assert "Samurai" not in phone.text("body")
        phone.context.close()


def test_my_hand_and_the_advice_are_covered_until_a_button_is_held(chromium: Browser) -> None:
    with served(told(*MY_TURN)) as at:
        phone = Phone(chromium, at.link)
        phone.page.wait_for_selector('#hold [data-key="play"]')
        covered = phone.page.locator("#covered")
        hold = phone.page.locator('[data-key="hold"]')
        expect(covered).to_be_hidden()
        assert "Your hand" not in phone.text("body")
        hold.dispatch_event("pointerdown", {"pointerId": 7})
        expect(covered).to_be_visible()
        phone.page.evaluate("window.dispatchEvent(new PointerEvent('pointerup', {pointerId: 8}))")
        expect(covered).to_be_visible()
        assert "Your hand: 2 × Samurai, Bushi, Shinobi, 2 koku" in phone.text("#covered")
        phone.page.evaluate("window.dispatchEvent(new PointerEvent('pointerup', {pointerId: 7}))")
        expect(covered).to_be_hidden()
        hold.focus()
        phone.page.keyboard.down(" ")
        expect(covered).to_be_visible()
        phone.page.keyboard.up(" ")
        expect(covered).to_be_hidden()
        phone.tap("keep", "#hold")
        expect(covered).to_be_visible()
        phone.context.close()


def test_a_guest_sees_what_lies_open_and_can_enter_nothing(chromium: Browser) -> None:
    with served(told(*MY_TURN)) as at:
        phone = Phone(chromium, at.guest_link)
        expect(phone.page.locator("#board")).to_contain_text("Kantō")
        expect(phone.page.locator("#line")).to_contain_text("guest")
        assert phone.page.locator("#moment button, #hold button, #told button").count() == 0
        for path, body in {
            "tell": {"line": "pass", "revision": 0, "entry": "x"},
            "ask": {"line": "hand"},
        }.items():
            answer = phone.page.evaluate(
                "([path, body]) => fetch('/' + path, {method: 'POST', body, "
                "headers: {'Content-Type': 'application/json'}}).then(answer => answer.status)",
                [path, json.dumps(body)],
            )
            assert answer == 403
        assert at.game
        assert len(at.game.record.entries) == len(MY_TURN)
        phone.context.close()


def test_the_advice_on_the_page_is_that_of_suggest_and_one_tap_plays_it(chromium: Browser) -> None:
    with served(told(*MY_TURN)) as at:
        assert at.game
        phone = Phone(chromium, at.link)
        phone.page.wait_for_selector('#hold [data-key="play"]')
        phone.tap("keep", "#hold")
        phone.tap("more", "#covered")
        position = write_position(at.game.position_now()).encode()
        arguments = ("suggest", "-", "--playouts", "0")
        suggested = printed(*arguments, stdin=position, columns=1000).splitlines()
        shown = [" ".join(line.split()) for line in phone.text("#covered").splitlines()]
        assert suggested[0] in shown
        for label in ("Put down", "Kept", "Expected"):
            said = next(line for line in suggested if line.startswith(label)).removeprefix(label).strip()
            assert said in shown
        phone.tap("play", "#hold")
        phone.sees(1)
        assert suggested[0].removeprefix("Take ").partition(",")[0] in phone.text("#told")
        phone.context.close()


def test_an_earlier_line_is_changed_and_what_that_costs_is_asked(chromium: Browser) -> None:
    with served(told(*MY_TURN)) as at:
        assert at.game
        phone = Phone(chromium, at.link)
        phone.page.wait_for_selector('#told [data-key="history"]')
        phone.tap("history", "#told")
        phone.page.get_by_role("button", name="Change this line: 6.").tap()
        phone.page.get_by_role("dialog").get_by_role("button", name="Keep open").tap()
        field = phone.page.get_by_role("textbox")
        assert field.input_value() == SHARED[-1]
        field.fill("2x samurai, sohei, shinobi, koku 1 2")
        phone.page.get_by_role("button", name="Save").tap()
        phone.page.get_by_role("button", name="Do it all the same").tap()
        phone.sees(1)
        assert at.game.record.entries[5].line == "2x samurai, sohei, shinobi, koku 1 2"
        phone.tap("undo", "#undo")
        phone.sees(2)
        assert [entry.line for entry in at.game.record.entries] == list(MY_TURN)
        phone.context.close()


def test_a_province_says_whether_i_can_pay_and_why_not_to(chromium: Browser) -> None:
    with served(joined("full-board.json")) as at:
        phone = Phone(chromium, at.link)
        phone.page.wait_for_selector("#moment button")
        phone.tap("hokkaido", "#board")
        phone.tap("afford", "#said")
        dialog = phone.page.get_by_role("dialog")
        expect(dialog).to_contain_text(printed("afford", "hokkaido", "full-board.json").splitlines()[0])
        dialog.get_by_role("button", name="Close").tap()
        phone.context.close()


@pytest.mark.parametrize("large", [False, True])
def test_nothing_stands_in_anybody_s_way(chromium: Browser, large: bool) -> None:
    """By the rules of axe; nothing is wider than the screen, also with large letters; buttons are big."""
    with served(told(*MY_TURN)) as at:
        phone = Phone(chromium, at.link)
        phone.page.wait_for_selector('#hold [data-key="play"]')
        if large:
            phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
        phone.tap("keep", "#hold")
        phone.tap("more", "#covered")
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
        sizes = phone.page.evaluate(
            "[...document.querySelectorAll('button')].map(one => one.getBoundingClientRect())"
            ".filter(box => box.width).map(box => Math.min(box.width, box.height))"
        )
        assert min(sizes) >= 48
        found = Axe().run(phone.page)
        assert found.violations_count == 0, found.generate_report()
        phone.context.close()


def test_a_game_is_resumed_by_a_new_link(chromium: Browser, tmp_path: Path) -> None:
    """The real program: what was tapped is on the disk when it is answered."""
    game = tmp_path / "game"

    def begun() -> tuple[subprocess.Popen[str], str]:
        command = [sys.executable, "-c", MAIN, "serve", str(game), "--port", "0"]
        program = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        assert program.stdout
        link = re.search(r"http://\S+", program.stdout.readline())
        assert link
        return program, link[0]

    program, link = begun()
    phone = Phone(chromium, link)
    phone.sees(0)
    phone.tap("all")
    phone.sees(1)
    phone.tap("honda")
    phone.sees(2)
    program.send_signal(signal.SIGKILL)
    program.wait()
    program.stdout.close() if program.stdout else None
    program, link = begun()
    other = Phone(chromium, link)
    other.sees(0)
    expect(other.page.locator("#told")).to_contain_text("2. You are Honda.")
    assert "Honda: which title?" in other.text("#moment")
    program.terminate()
    assert program.wait(timeout=20) == 0
    program.stdout.close() if program.stdout else None
    for one in (phone, other):
        one.context.close()
