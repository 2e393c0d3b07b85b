"""The page: who is meant on it."""

from advisor.words.english import ENGLISH
from advisor.words.names import Person
from engine.components import General

ME, HIM = Person(General.II, is_you=True), Person(General.SAKAI, is_you=False)


def test_who_has_to_tell_a_lot() -> None:
    assert ENGLISH.page.forms(ME) == "You form a lot: its title and cards?"
    assert ENGLISH.page.splits(HIM) == "Sakai splits the rest: one of the lots?"
    assert "'You' is Ii" in ENGLISH.page.guest(General.II)


def test_buttons_speak_for_the_one_who_taps() -> None:
    assert [ENGLISH.page.takes_it(who) for who in (ME, HIM)] == ["I take it", "Sakai takes it"]
    assert [ENGLISH.page.nobody_takes_it(who) for who in (ME, HIM)] == [
        "Nobody: it stays with me",
        "Nobody: it stays with Sakai",
    ]
    assert ENGLISH.page.refuses_it(General.SAKAI) == "Sakai refuses"


def test_where_the_page_is() -> None:
    assert ENGLISH.page.link("http://x", is_lan=True).startswith("Scan the code")
    assert ENGLISH.page.link("http://x", is_lan=False) == "On this machine, open http://x"
    assert ENGLISH.page.cannot_listen(80, "in use").startswith(
        "The page cannot be opened at port 80: in use."
    )
    assert "pip install" in ENGLISH.page.lacks_packages()
