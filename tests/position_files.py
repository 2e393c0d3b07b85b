"""A good position file to spoil, and the problems that its spoilt forms have."""

import json
from typing import Any

import pytest

from advisor.words.english import ENGLISH
from engine.position_file import Unreadable, read_position

GOOD: dict[str, Any] = {
    "format": 1,
    "players": ["sakakibara", "ii", "sakai", "honda"],
    "me": "ii",
    "titles": {"sakakibara": "daimyo", "ii": "shomyo", "sakai": "sensei", "honda": "hatamoto"},
    "hand": ["shinobi", "bushi", "4x koku 1", "koku 2"],
    "tiles": ["exchange"],
    "board": {
        "kanto": {"kamons": ["sakakibara"], "tile": "sohei"},
        "chubu": {"kamons": ["honda", "ii*"], "tile": "bushi"},
        "hokkaido": {"kamons": ["sakai", "sakai", "honda"]},
    },
}


def changed(**fields: object) -> str:
    """The good position with some fields changed; None leaves a field out."""
    return json.dumps({key: value for key, value in {**GOOD, **fields}.items() if value is not None})


def board(**provinces: object) -> str:
    return changed(board={**GOOD["board"], **provinces})


def lines(text: str | bytes) -> list[str]:
    """The problems of a text, as they are printed."""
    with pytest.raises(Unreadable) as refusal:
        read_position(text)
    return [ENGLISH.problem(problem) for problem in refusal.value.problems]
