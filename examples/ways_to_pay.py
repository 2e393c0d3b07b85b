"""The library in a few lines: every way to pay for a province of an example position."""

import sys
from pathlib import Path

from engine.board import Province
from engine.conquest import ways_to_pay
from engine.position_file import read_position

position = read_position((Path(__file__).parent / "ii-kanto.json").read_bytes())
for payment in ways_to_pay(position, Province.KANTO):
    sys.stdout.write(f"{payment.pay.value}: {', '.join(card.value for card in payment.cards)}\n")
