"""Words that stand alone, and what the command line says about itself, in German."""

from advisor.words.labels import Help, Labels

SAME_PROVINCE_TWICE = (
    "Nenne zwei verschiedene Provinzen: Was eine zweite Eroberung dort kostet, steht erst nach der ersten "
    "fest."
)

HELP = Help(
    app="Berater für Shitennō am Spieltisch.",
    suggest="Nennt den besten Zug, beweist und begründet ihn.",
    afford="Sagt, ob du dir eine Provinz oder zwei in einem Zug leisten kannst, wie am besten oder was "
    "fehlt.",
    check="Prüft eine Stellungsdatei: zeigt sie als Tabelle oder nennt alle Fehler.",
    schema="Gibt das JSON-Schema der Stellungsdateien aus, für Editoren und Programme.",
    play="Zeichnet eine Partie am Tisch Zeile für Zeile auf und berät dich, wann immer du dran bist.",
    serve="Öffnet eine Partie als Webseite für Handys am Tisch oder ein leeres Brett für einen einzigen Zug.",
    serve_game="Die Datei der Partie; ohne sie beschreibst du ein Brett für einen Zug oder ein Paket.",
    lan="Lässt auch Handys im selben Netz zu, mit dem Schlüssel in ihrem Link; sonst nur diesen Rechner.",
    port="Der Port für die Seite; ohne Angabe 8421 oder ein freier.",
    objective=(
        "Worauf es ankommt: auf die Punkte in diesem Zug (points), dazu auf alles, was bleibt (value), oder "
        "darauf, wie oft die besten Züge gewinnen, wenn die Partie zu Ende gespielt wird (win; gilt ohne "
        "Angabe, wenn die Stellung genug verrät)."
    ),
    share="Berät dich im geraden Jahr: welches Paket du bildest, annimmst oder wählst und wie du aufteilst.",
    top_decisions="Wie viele Entscheidungen gezeigt werden, die beste zuerst.",
    explain_sharing="Dazu die ganze Rechnung: mehr Entscheidungen, mögliche Verläufe und die Siegchancen "
    "aller.",
    not_an_even_year="Das ist eine Stellung im ungeraden Jahr: Dafür gibt es den Befehl „advisor suggest“.",
    playouts="Mit wie vielen Probepartien die besten Möglichkeiten verglichen werden; bei 0 entscheidet "
    "ihr Wert.",
    match="Lässt Programme ganze Partien spielen, eins gegen den Rest: wer gewinnt und wie sie verlaufen.",
    top="Wie viele Züge gezeigt werden, der beste zuerst.",
    time_limit="Bedenkzeit in Sekunden; danach kommt der beste bis dahin gefundene Zug und wie viel besser "
    "ein anderer höchstens wäre.",
    explain="Dazu die ganze Rechnung: jeder Fall, jede Chance, die Bewertung und die angewandten Regeln.",
    why_not="Eine Provinz: der beste Zug, der sie erobert, im Vergleich zur Empfehlung, oder was fehlt.",
    afford_arguments="Eine Provinz oder zwei, etwa kanto chubu, dann die Stellungsdatei oder - für die "
    "Standardeingabe.",
    all_ways="Zeigt alle Möglichkeiten zu bezahlen, die mit der besten Resthand zuerst, höchstens tausend.",
    game="Die Datei der Partie; gibt es sie nicht, wird sie angelegt.",
    start="Steigt mit einer Stellungsdatei mitten in eine Partie ein, wenn du dran bist.",
    position="Die Stellungsdatei oder - für die Standardeingabe.",
    as_json="Gibt JSON aus und sonst nichts.",
    version="Zeigt die Version an.",
    language="Die Sprache aller Texte: en, fr, it oder de.",
    first_player="Das eine Programm: random, greedy oder advised.",
    other_players="Alle anderen am Tisch.",
    players="Wie viele am Tisch sitzen.",
    games="Wie viele Partien; bei einem Vielfachen der Spielerzahl sitzt jeder gleich oft auf jedem Platz.",
    seed="Der Startwert für alle Karten und jeden Zufall: gleicher Startwert, gleiche Partien.",
    jobs="Wie viele Prozesse zugleich laufen; ohne Angabe einer je Kern.",
    dask="Spielt auf dem Dask-Cluster unter dieser Adresse, etwa tcp://host:8786.",
    afford_count="Nenne eine Provinz oder zwei, dann die Stellungsdatei: advisor afford kanto position.json",
    same_province_twice=SAME_PROVINCE_TWICE,
    type_the_position="Gib die Stellung ein und schließ mit Strg+D ab.",
)

LABELS = Labels(
    put_down="Abwerfen",
    lost="Verloren",
    kept="Behalten",
    missing="Noch nötig",
    tile_helps="Plättchen",
    draw_helps="Ziehen",
    alone="Einzeln",
    province="Provinz",
    kamons="Kamons",
    top_tile="Plättchen",
    price="Koku",
    needs="oder Truppen",
    full="voll",
    hand="Hand",
    tiles="Plättchen",
    players="Spieler",
    also="Außerdem",
    to_share="Auslage",
    taken="Vergeben",
    on_offer="Angebot",
    split="Aufgeteilt",
    golden_note="* goldenes Kamon",
    then="Dann",
    golden="Golden",
    draw="Ziehen",
    expected="Erwartet",
    why="Warum",
    if_passing="Passen",
    with_play="Zug",
    change="Differenz",
    advised="Empfehlung",
    instead="stattdessen",
    outlooks="Mehrheiten",
    winning="Siegchance",
    next_best="Alternative",
    weights="Bewertung",
    rules="Regeln",
    sure="Sicherheit",
    working="Suche den besten Zug …",
    playing_out="Spiele Probepartien …",
    terms={
        "points": "Punkte in diesem Zug",
        "cards": "Karten danach",
        "tiles": "Plättchen danach",
        "majorities": "Mehrheiten",
        "rivals": "Mehrheiten der Gegner",
        "golden": "goldenes Kamon",
        "total": "zusammen",
    },
)
