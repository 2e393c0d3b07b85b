"""What is wrong with a position, in German: what was found, and what is allowed."""

from advisor.words.impossible import ImpossiblePhrases
from advisor.words.phrases import Found, Plural
from advisor.words.problems import Causes, Kinds, Lists, ProblemPhrases

PROBLEMS = ProblemPhrases(
    too_large=Found("zu groß", "höchstens {most} Bytes; eine Stellung braucht etwa 1.000"),
    too_deep=Found("zu tief verschachtelt", "höchstens {most} Ebenen; eine Stellung braucht 4"),
    nothing_written=Found("leer", "ein JSON-Objekt mit players, me, titles, hand und board"),
    not_utf8=Found("kein UTF-8-Text bei Byte {at_byte}", "speichere die Datei als UTF-8"),
    not_json="kein gültiges JSON in Zeile {line}, Spalte {column}",
    causes=Causes(
        not_closed="es fehlt eine schließende Klammer oder ein Anführungszeichen",
        last_comma="vor einer schließenden Klammer darf kein Komma stehen",
        other_quotes='Namen stehen in geraden doppelten Anführungszeichen: "kanto"',
        comma_or_colon="zwischen zwei Einträgen steht ein Komma, nach einem Schlüssel ein Doppelpunkt",
        comment="JSON kennt keine Kommentare",
        unknown="dort oder kurz davor fehlt wohl eine Klammer, ein Komma oder ein Anführungszeichen",
    ),
    cannot_be_opened="lässt sich nicht öffnen",
    no_standard_input="es gibt keine Standardeingabe",
    key_twice=Found("mehrmals angegeben", "jeder Schlüssel nur einmal"),
    not_an_object=Found("{value} ist kein Objekt", "{{...}} mit {known}"),
    not_a_list="{value} ist keine Liste",
    lists=Lists(
        players="[...] mit 2 bis 4 Generälen",
        cards="[...] mit Karten",
        tiles="[...] mit Bonusplättchen",
        kamons="[...] mit Generälen",
        titles="[...] mit Titeln",
        generals="[...] mit den Generälen, die abgelehnt haben",
        lots="[...] mit zwei Paketen",
    ),
    unknown_field="unbekanntes Feld",
    more_unknown_fields=Plural("{count} weiteres unbekanntes Feld", "{count} weitere unbekannte Felder"),
    missing="fehlt",
    required="dieses Feld ist Pflicht",
    own_title="dein eigener Titel: {titles}",
    everybodys_title="in einem geraden Jahr die Titel aller Spieler aus der letzten Runde: {titles}",
    top_tile="die Truppe auf dem obersten Plättchen: {troops}",
    named_before=Kinds(
        troop="Truppe schon genannt: {path}",
        bonus="Bonus schon genannt: {path}",
        title="Titel schon genannt: {path}",
        general="General schon genannt: {path}",
        province="Provinz schon genannt: {path}",
        card="Karte schon genannt: {path}",
    ),
    only_once="jeweils nur einmal",
    entries=Plural.same("{count} Einträge"),
    at_most="höchstens {most}",
    is_no=Kinds(
        troop="{value} ist keine Truppe",
        bonus="{value} ist kein Bonus",
        title="{value} ist kein Titel",
        general="{value} ist kein General",
        province="{value} ist keine Provinz",
        card="{value} ist keine Karte",
    ),
    or_both_faces="{names} oder beide Seiten: sohei/+1",
    not_a_troop_card=Found(
        "{value} ist keine Truppenkarte", "{troops}, eine doppelte wie bushi+sohei; 3x davor für drei"
    ),
    not_a_card=Found(
        "{value} ist keine Karte",
        "{troops}, eine doppelte wie bushi+sohei, koku 1, koku 2, koku 3; 3x davor für drei",
    ),
    too_many_of_a_card=Plural.same("{value} sind {count} Karten"),
    too_many_of_a_tile=Plural.same("{value} sind {count} Plättchen"),
    one_to="1 bis {most}",
    does_not_fit="{value} passt nicht",
    whole_number_between="eine ganze Zahl von {least} bis {most}",
    whole_number="nur {least}",
    not_a_flag="{value} ist weder true noch false",
    not_a_player="{value} spielt nicht mit",
    is_you="{me} bist du selbst",
    the_others="nur die anderen",
    the_others_are="nur die anderen: {others}",
    plays_twice=Found("{value} spielt zweimal mit", "jeder General nur einmal"),
    generals=Plural("{count} General", "{count} Generäle"),
    two_to_four_play="es spielen 2 bis 4",
    title_held_twice=Found("{value} hat schon {holder}", "jeder Titel nur einmal"),
    tile_beside_kamons=Found("ein Plättchen bei {kamons} Kamons", "ab 3 Kamons ist dort keins mehr"),
    gap=Found("eine Lücke", "Kamons liegen von links lückenlos; leere Felder werden weggelassen"),
    did_you_mean="; meintest du „{nearest}“?",
    more_paths=Plural.same("und {count} weitere"),
    problems_in=Plural.same("{name}: {count} Fehler"),
    standard_input="Standardeingabe",
    a_list="eine Liste",
    an_object="ein Objekt",
    has_to_tell="Für Probepartien fehlt in der Stellung noch: {missing}.",
)

IMPOSSIBLES = ImpossiblePhrases(
    too_many_cards="{count} × {card}, {more} zu viel",
    box_holds=Plural("in der Schachtel ist {count}", "in der Schachtel sind {count}"),
    koku_cards=Plural(
        "{in_deck} bei {count} Koku-Karte auf der Hand", "{in_deck} bei {count} Koku-Karten auf der Hand"
    ),
    koku_cards_in_hands=Plural(
        "{in_deck} bei {count} Koku-Karte auf der Hand und {with_others} bei den anderen",
        "{in_deck} bei {count} Koku-Karten auf der Hand und {with_others} bei den anderen",
    ),
    koku_cards_and_year=Plural(
        "{in_deck} bei {count} Koku-Karte auf der Hand und {shared} aus diesem Jahr",
        "{in_deck} bei {count} Koku-Karten auf der Hand und {shared} aus diesem Jahr",
    ),
    koku_cards_in_hands_and_year=Plural(
        "{in_deck} bei {count} Koku-Karte auf der Hand, {with_others} bei den anderen und {shared} aus "
        "diesem Jahr",
        "{in_deck} bei {count} Koku-Karten auf der Hand, {with_others} bei den anderen und {shared} aus "
        "diesem Jahr",
    ),
    fewer_than_known=Plural("{cards}, obwohl {count} bekannt ist", "{cards}, obwohl {count} bekannt sind"),
    at_least="mindestens {known}",
    cards_in_hands=Plural.same("{count} Karten auf den Händen aller, {more} zu viel"),
    cards_in_hands_and_year=Plural.same(
        "{count} Karten auf den Händen aller und aus diesem Jahr, {more} zu viel"
    ),
    box_holds_beside_deck=Plural(
        "in der Schachtel ist {count}, davon {in_deck} im Koku-Stapel",
        "in der Schachtel sind {count}, davon {in_deck} im Koku-Stapel",
    ),
    impossible_koku_deck=Found(
        "{in_deck} bei {players} Spielern",
        "in jedem geraden Jahr werden {a_year} aufgedeckt, also: {possible}",
    ),
    too_few_kamons=Plural.same("{count} übrig, {few} zu wenig"),
    kamons_on_board=Plural(
        "{count} von {stock} Kamons liegt auf dem Brett", "{count} von {stock} Kamons liegen auf dem Brett"
    ),
    no_kamon_on_board="auf dem Brett liegt keins",
    too_many_kamons=Found("{count} Kamons von {general}, {more} zu viel", "jeder Spieler hat {most}"),
    joker_of_another="nur der Hatamoto hat den Joker",
    joker_without_conquest=Found("true ohne Eroberung", "der Joker gilt nur bei einer Eroberung"),
    none_of_yours="von dir liegt kein Kamon auf dem Brett",
    few_of_yours=Plural(
        "von dir liegt nur {count} Kamon auf dem Brett", "von dir liegen nur {count} Kamons auf dem Brett"
    ),
    too_many_tiles="{count} Plättchen mit {troop} und {bonus}, {more} zu viel",
    too_many_faces="{count} Plättchen mit {faces} auf einer Seite, {more} zu viel",
    too_many_taken=Plural.same("{count} Plättchen genommen, {more} zu viel"),
    tiles_on_gates="in der Schachtel sind {in_the_box} Plättchen, davon {gates} auf den Toren",
    turn_in_an_even_year=Found("gehört zu einem Zug", "in einem geraden Jahr ist niemand am Zug"),
    tile_shared_twice=Found("{title} liegt schon anderswo: {path}", "jedes Hierarchieplättchen nur einmal"),
    tiles_nowhere=Found(
        "keine Angabe zu {titles}", "alle vier Hierarchieplättchen sind in Paketen oder noch zu verteilen"
    ),
    lots=Plural("{count} Paket", "{count} Pakete"),
    two_lots="für die letzten zwei Spieler wird der Rest in 2 Pakete aufgeteilt",
    offered_and_split=Found("zwei aufgeteilte Pakete neben einem angebotenen", "nur eins von beiden"),
    offered_to_the_last_two=Found(
        "ein angebotenes Paket bei nur 2 Spielern ohne Paket", "für die letzten zwei wird der Rest aufgeteilt"
    ),
    split_too_early=Found(
        "zwei aufgeteilte Pakete bei {without_a_lot} Spielern ohne Paket",
        "aufgeteilt wird erst für die letzten zwei",
    ),
    left_beside_the_split=Found(
        "Karten neben den zwei aufgeteilten Paketen", "keine: Die zwei Pakete enthalten den ganzen Rest"
    ),
    everybody_has_a_lot=Found("jeder hat ein Paket", "in diesem geraden Jahr ist nichts mehr zu entscheiden"),
    one_without_a_lot=Found("nur {general} ist ohne Paket", "die letzten zwei bekommen ihre zusammen"),
    nothing_to_refuse=Found("Ablehnungen ohne angebotenes Paket", "das Paket gehört in sharing.offered"),
    not_asked=Found("{general} wird nicht gefragt", "das Paket geht der Reihe nach an {asked}"),
    asked_later=Found("{general} wird später gefragt", "{first} wird zuerst gefragt"),
    refused_by_all=Found(
        "alle haben das Paket abgelehnt", "dann bleibt es bei {tairo} und gehört in sharing.taken"
    ),
    not_my_decision="{me} hat jetzt nichts zu entscheiden",
    he_forms="{due} bildet ein Paket",
    he_answers="{due} wird gerade das Paket angeboten",
    he_splits="{due} teilt den Rest auf",
    he_chooses="{due} wählt ein Paket",
)
