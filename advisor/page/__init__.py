"""The page: the same game on a phone, by taps."""

from importlib.util import find_spec

PACKAGES = ("segno", "starlette", "uvicorn")
"""What the page needs, and nothing else."""


def can_be_opened() -> bool:
    """Whether what it needs is installed."""
    return all(find_spec(package) for package in PACKAGES)
