"""The library in a few lines: the best play of an example position, and what it is worth."""

import sys
from pathlib import Path

from advisor.conquest.advise import advise
from engine.position_file import read_position

position = read_position((Path(__file__).parent / "ii-kanto.json").read_bytes())
best = advise(position).best
if conquest := best.plan.conquest:
    sys.stdout.write(f"{conquest.province.label}: {float(best.terms.points):.2f} favour this turn\n")
