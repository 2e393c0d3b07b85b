"""What each field of a position means, in English."""

MEANINGS = {
    "position": "What one player sees at his turn in an odd year, or at his decision in an even one. Names "
    "are listed in their canonical spelling; capitals, diacritics and the French, Italian and German words "
    "are read as well.",
    "format": "version of this format: 1",
    "players": "the 2 to 4 generals",
    "me": "whose turn or decision it is",
    "titles": 'mine at least: `{"ii": "shomyo"}`; in an even year everybody\'s of the past round',
    "hand": "my cards: `samurai`, `bushi+sohei`, `koku 2`; `4x koku 1` for four",
    "tiles": "my bonus tiles: `exchange`, `+1`, `draw`; `sohei/+1` where I know the troop on the other side",
    "board": "a line for each province that matters to you, others may be left out",
    "kamons": "the province's kamons from the left, `ii*` for a golden one; left out while there are none",
    "tile": "the troop on the top tile, while fewer than 3 kamons lie there; `sohei/+1` where its bonus is "
    "known",
    "kamons_left": 'kamons in stock, `{"ii": 5}`; without it, the full stock less what lies on the board',
    "favour": 'favour so far, `{"ii": 12}`',
    "used_tiles": "tiles out of play or in front of opponents",
    "seen_troops": "troop cards known to be neither in the deck nor in my hand",
    "others": "what others are known to have, whether or not it is listed in the two fields above: "
    '`{"sakai": {"known": ["bushi", "2x koku 1"], "cards": 4, "tiles": ["+1"]}}`',
    "others.known": "cards that he was seen to take and has not played yet",
    "others.cards": "how many cards he has in hand, those among them",
    "others.tiles": "the bonus tiles in front of him",
    "koku_deck": "koku cards left in the deck",
    "sharing": "an even year in which it is my decision; `hand` and `others` are then without its lots",
    "sharing.cards": "cards still to be shared, the lot on offer aside",
    "sharing.tiles": 'hierarchy tiles still to be shared, `["daimyo"]`; without it, those in no lot',
    "sharing.taken": 'lots taken this year, `{"sakai": {"title": "sensei", "cards": ["bushi"]}}`',
    "sharing.offered": "the lot on offer, where one is",
    "sharing.refused": 'who refused it, `["honda"]`',
    "sharing.split": "the two lots, where the last two players split what remains",
    "hatamoto_used": "in the middle of a turn: `true` once the joker has served",
    "conquests_made": "in the middle of a turn: the kamons placed in it",
}
