"""Who is let in."""

import pytest
from starlette.datastructures import Headers

from advisor.page.doors import Keys, Role, key_in


def test_each_key_opens_its_own_door_and_nothing_else_does() -> None:
    keys = Keys()
    assert keys.role_of(keys.owner) is Role.OWNER
    assert keys.role_of(keys.guest) is Role.GUEST
    for wrong in (
        "",
        keys.owner[:-1],
        keys.owner + "x",
        keys.owner.swapcase(),
        "ō",
        "\ud800",
        keys.owner + keys.guest,
    ):
        assert keys.role_of(wrong) is None


def test_no_two_games_have_the_same_keys() -> None:
    assert len({key for keys in (Keys(), Keys()) for key in (keys.owner, keys.guest)}) == 4
    assert len(Keys().owner) >= 22, "too many to be guessed"


@pytest.mark.parametrize(
    ("cookie", "key"),
    [
        ("advisor-1=abc", "abc"),
        ("x=y; advisor-1=abc", "abc"),
        ("advisor-2=abc", ""),
        ("", ""),
        ("=;=", ""),
        ('prefs={"a":1}; x=a b; csrf; advisor-1=abc', "abc"),
    ],
)
def test_the_key_is_in_the_cookie_of_this_port(cookie: str, key: str) -> None:
    assert key_in(Headers({"cookie": cookie}), "advisor-1") == key
