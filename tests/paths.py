"""Where things lie in the project."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
EVEN_YEARS = [EXAMPLES / "answer-a-lot.json", EXAMPLES / "even-year.json"]
TURNS = sorted(path for path in EXAMPLES.glob("*.json") if path not in EVEN_YEARS)
"""The examples of odd years."""
GOLDEN = ROOT / "tests" / "golden"
