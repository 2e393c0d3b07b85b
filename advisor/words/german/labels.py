"""Words that stand alone, and what the command line says about itself, in German."""

from advisor.words.labels import Help, Labels

SAME_PROVINCE_TWICE = (
    "Nenne zwei verschiedene Provinzen: Was ein zweites Mal dort kostet, zeigt sich erst nach dem ersten."
)

KEPT_BACK = "(verborgen)"
HIDDEN = "Deine Hand und die Empfehlung sind verborgen; „zeigen“ holt sie zurück."

HELP = Help(
    app="Guter Rat für Shitennō-Spieler am Tisch.",
    suggest="Nennt den besten Zug, beweist ihn und sagt, warum.",
    afford="Sagt, ob du dir eine Provinz oder zwei in einem Zug leisten kannst, "
    "wie am besten, oder was fehlt.",
    check="Prüft eine Stellungsdatei: zeigt sie als Tabelle oder alle ihre Fehler.",
    schema="Gibt das JSON-Schema der Stellungsdateien aus, für Editoren und Programme.",
    play="Zeichnet eine Partie am Tisch Zeile für Zeile auf und berät dich in jedem deiner Züge.",
    serve="Öffnet eine Partie als Seite für Handys am Tisch oder ein leeres Brett für einen einzigen Zug.",
    serve_game="Die Datei der Partie; ohne sie beschreibst du ein Brett für einen Zug oder ein Paket.",
    lan="Lässt Handys im selben Netz herein, mit dem Schlüssel in ihrem Link; sonst nur diesen Rechner.",
    port="Der Port für die Seite; 8421 oder irgendein freier.",
    objective=(
        "Was möglichst groß werden soll: die Punkte in diesem Zug (points); diese und was bleibt (value); "
        "oder wie oft die besten Züge gewinnen, wenn die Partie zu Ende gespielt wird (win), was gilt, wenn "
        "die Stellung genug angibt."
    ),
    share="Berät im geraden Jahr: welches Paket du bildest, nimmst oder wählst und wie du aufteilst.",
    top_decisions="Wie viele Entscheidungen gezeigt werden, beste zuerst.",
    explain_sharing="Dazu die ganze Rechnung: mehr Entscheidungen, der mögliche Verlauf, die Chancen aller.",
    not_an_even_year="Das ist eine Stellung im ungeraden Jahr; dafür gibt es den Befehl advisor suggest.",
    playouts="Wie oft die fraglichen Züge bis zum Ende der Partie durchgespielt werden; bei 0 bleibt value.",
    match="Lässt Programme ganze Partien spielen, eins gegen den Rest: wer gewinnt und wie es dabei zugeht.",
    top="Wie viele Züge gezeigt werden, bester zuerst.",
    time_limit="Höchstens so viele Sekunden Bedenkzeit; dann kommt der beste Fund mit bewiesener Schranke.",
    explain="Dazu die ganze Rechnung: jeder Fall, jede Chance, die Bewertung und die benutzten Regeln.",
    why_not="Eine Provinz: der beste Zug, der sie erobert, neben der Empfehlung, oder was dafür fehlt.",
    afford_arguments="Eine Provinz oder zwei, etwa kanto chubu, dann die Stellungsdatei, oder - für die "
    "Standardeingabe.",
    all_ways="Zeigt alle Zahlungsarten, die mit der besten Resthand zuerst, bis zu tausend.",
    game="Die Datei der Partie; gibt es sie nicht, wird sie angelegt.",
    start="Beginnt mitten in einer Partie, in deinem Zug, mit einer Stellungsdatei.",
    position="Die Stellungsdatei, oder - für die Standardeingabe.",
    as_json="Gibt JSON aus und sonst nichts.",
    version="Gibt die Version aus und endet.",
    language="Die Sprache von allem, was gesagt wird: en, fr, it oder de.",
    first_player="Der eine: random, greedy oder advised.",
    other_players="Der Rest am Tisch.",
    players="Wie viele am Tisch sitzen.",
    games="Wie viele Partien; bei einem Vielfachen der Spielerzahl kommt jeder Platz gleich oft dran.",
    seed="Bestimmt alle Karten und allen Zufall: gleicher Startwert, gleiche Partien.",
    jobs="Prozesse zugleich; ohne Angabe alle Kerne.",
    dask="Spielt auf dem Dask-Cluster unter dieser Adresse, etwa tcp://host:8786.",
    afford_count="Nenne eine Provinz oder zwei, dann die Stellungsdatei: advisor afford kanto position.json",
    same_province_twice=SAME_PROVINCE_TWICE,
    type_the_position="Die Stellung wird von der Tastatur gelesen; schließ sie mit Strg-D ab.",
)

LABELS = Labels(
    put_down="Abwerfen",
    lost="Verloren",
    kept="Behalten",
    missing="Es fehlt",
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
    draw="Karte",
    expected="Erwartet",
    why="Warum",
    if_passing="Passen",
    with_play="Zug",
    change="Änderung",
    advised="Empfehlung",
    instead="stattdessen",
    outlooks="Mehrheiten",
    winning="Siegchance",
    next_best="Alternative",
    weights="Bewertung",
    rules="Regeln",
    sure="Sicherheit",
    working="Suche den besten Zug ...",
    playing_out="Spiele zu Ende ...",
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
