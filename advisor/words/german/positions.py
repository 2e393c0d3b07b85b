"""What each field of a position means, in German."""

MEANINGS = {
    "position": "Was ein Spieler in seinem Zug eines ungeraden Jahres oder vor seiner Entscheidung in einem "
    "geraden sieht. Namen stehen hier in der Grundschreibweise; Großbuchstaben, Längenstriche und die "
    "französischen, italienischen und deutschen Wörter werden auch gelesen.",
    "format": "Version dieses Formats: 1",
    "players": "die 2 bis 4 Generäle",
    "me": "wer am Zug ist oder entscheidet",
    "titles": 'mindestens meiner: `{"ii": "shomyo"}`; in einem geraden Jahr alle der letzten Runde',
    "hand": "meine Karten: `samurai`, `bushi+sohei`, `koku 2`; `4x koku 1` für vier",
    "tiles": "meine Bonusplättchen: `exchange`, `+1`, `draw`; `sohei/+1`, wenn ich die Truppe auf der "
    "Rückseite kenne",
    "board": "eine Zeile für jede Provinz, auf die es ankommt; andere dürfen fehlen",
    "kamons": "die Kamons der Provinz von links, `ii*` für ein goldenes; entfällt, solange keins dort liegt",
    "tile": "die Truppe auf dem obersten Plättchen, solange weniger als 3 Kamons dort liegen; `sohei/+1`, "
    "wenn der Bonus bekannt ist",
    "kamons_left": 'Kamons im Vorrat, `{"ii": 5}`; ohne Angabe der volle Vorrat abzüglich derer auf dem '
    "Brett",
    "favour": 'Gunstpunkte bisher, `{"ii": 12}`',
    "used_tiles": "Plättchen, die aus dem Spiel sind oder vor Gegnern liegen",
    "seen_troops": "Truppenkarten, die sicher weder im Stapel noch auf meiner Hand sind",
    "others": "was über den Besitz der anderen bekannt ist, ob es in den zwei Feldern darüber steht oder "
    "nicht: "
    '`{"sakai": {"known": ["bushi", "2x koku 1"], "cards": 4, "tiles": ["+1"]}}`',
    "others.known": "Karten, die er sichtbar genommen und noch nicht gespielt hat",
    "others.cards": "wie viele Karten er auf der Hand hat, die bekannten mitgezählt",
    "others.tiles": "die Bonusplättchen vor ihm",
    "koku_deck": "Koku-Karten im Stapel",
    "sharing": "ein gerades Jahr, in dem ich entscheide; `hand` und `others` sind dann ohne dessen Pakete",
    "sharing.cards": "noch zu verteilende Karten, ohne das angebotene Paket",
    "sharing.tiles": 'noch zu verteilende Hierarchieplättchen, `["daimyo"]`; sonst alle in keinem Paket',
    "sharing.taken": 'dieses Jahr vergebene Pakete, `{"sakai": {"title": "sensei", "cards": ["bushi"]}}`',
    "sharing.offered": "das angebotene Paket, falls es eins gibt",
    "sharing.refused": 'wer es abgelehnt hat, `["honda"]`',
    "sharing.split": "die zwei Pakete, wenn der Rest für die letzten zwei Spieler aufgeteilt wird",
    "hatamoto_used": "mitten in einem Zug: `true`, wenn der Joker schon genutzt ist",
    "conquests_made": "mitten in einem Zug: die darin gelegten Kamons",
}
