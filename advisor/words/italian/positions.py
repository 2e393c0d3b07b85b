"""What each field of a position means, in Italian."""

MEANINGS = {
    "position": "Ciò che vede un giocatore al suo turno in un anno dispari, o quando deve decidere in uno "
    "pari. I nomi sono elencati nella grafia canonica; si accettano anche maiuscole, segni diacritici e "
    "le parole francesi, italiane e tedesche.",
    "format": "versione di questo formato: 1",
    "players": "i generali, da 2 a 4",
    "me": "di chi è il turno o la decisione",
    "titles": 'almeno il mio: `{"ii": "shomyo"}`; in un anno pari quelli di tutti nel giro precedente',
    "hand": "le mie carte: `samurai`, `bushi+sohei`, `koku 2`; `4x koku 1` per quattro",
    "tiles": "le mie tessere bonus: `exchange`, `+1`, `draw`; `sohei/+1` se so la truppa sull'altro lato",
    "board": "una riga per ogni provincia che ti interessa, le altre si possono omettere",
    "kamons": "i kamon della provincia da sinistra, `ii*` per uno dorato; si omette se non ce ne sono",
    "tile": "la truppa sulla tessera visibile, finché lì ci sono meno di 3 kamon; `sohei/+1` se il bonus è "
    "noto",
    "kamons_left": 'kamon nella dotazione, `{"ii": 5}`; se manca, tutti meno quelli sul tabellone',
    "favour": 'punti di favore finora, `{"ii": 12}`',
    "used_tiles": "tessere fuori gioco o davanti agli avversari",
    "seen_troops": "carte truppa di cui si sa che non sono né nel mazzo né nella mia mano",
    "others": "ciò che si sa degli altri, che sia elencato o no nei due campi qui sopra: "
    '`{"sakai": {"known": ["bushi", "2x koku 1"], "cards": 4, "tiles": ["+1"]}}`',
    "others.known": "carte che lo si è visto prendere e che non ha ancora giocato",
    "others.cards": "quante carte ha in mano, quelle comprese",
    "others.tiles": "le tessere bonus davanti a lui",
    "koku_deck": "carte koku rimaste nel mazzo",
    "sharing": "un anno pari in cui la decisione è mia; `hand` e `others` non ne comprendono i lotti",
    "sharing.cards": "carte ancora da dividere, escluso il lotto proposto",
    "sharing.tiles": 'tessere di gerarchia ancora da dividere, `["daimyo"]`; se manca, quelle senza lotto',
    "sharing.taken": 'lotti presi quest\'anno, `{"sakai": {"title": "sensei", "cards": ["bushi"]}}`',
    "sharing.offered": "il lotto proposto, se ce n'è uno",
    "sharing.refused": 'chi l\'ha rifiutato, `["honda"]`',
    "sharing.split": "i due lotti, quando gli ultimi due giocatori dividono ciò che resta",
    "hatamoto_used": "a metà di un turno: `true` se il jolly è già stato usato",
    "conquests_made": "a metà di un turno: i kamon messi finora",
}
