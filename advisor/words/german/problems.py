"""What is wrong with a position, in German: what was found, and what is allowed."""

from advisor.words.impossible import ImpossiblePhrases
from advisor.words.phrases import Found, Plural
from advisor.words.problems import Causes, Kinds, Lists, ProblemPhrases

PROBLEMS = ProblemPhrases(
    too_large=Found("zu groß", "höchstens {most} Bytes; eine Stellung braucht etwa 1.000"),
    too_deep=Found("zu tief verschachtelt", "höchstens {most} Ebenen; eine Stellung braucht 4"),
    nothing_written=Found("nichts", "ein JSON-Objekt mit players, me, titles, hand und board"),
    not_utf8=Found("kein UTF-8-Text bei Byte {at_byte}", "speichere die Datei als UTF-8"),
    not_json="kein JSON in Zeile {line}, Spalte {column}",
    causes=Causes(
        not_closed="es fehlt eine schließende Klammer oder ein Anführungszeichen",
        last_comma="vor einer schließenden Klammer steht kein Komma",
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
    everybodys_title="in einem geraden Jahr die Titel aller aus der letzten Runde: {titles}",
    top_tile="die Truppe auf dem obersten Plättchen: {troops}",
    named_before=Kinds(
        troop="Truppe schon genannt, als {path}",
        bonus="Bonus schon genannt, als {path}",
        title="Titel schon genannt, als {path}",
        general="General schon genannt, als {path}",
        province="Provinz schon genannt, als {path}",
        card="Karte schon genannt, als {path}",
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
    or_both_faces="{names}, oder beide Seiten: sohei/+1",
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
    whole_number_between="eine ganze Zahl, {least} bis {most}",
    whole_number="eine ganze Zahl, {least}",
    not_a_flag="{value} ist weder true noch false",
    not_a_player="{value} spielt nicht mit",
    is_you="{me} bist du",
    the_others="die anderen",
    the_others_are="die anderen: {others}",
    plays_twice=Found("{value} spielt zweimal mit", "jeder General nur einmal"),
    generals=Plural("{count} General", "{count} Generäle"),
    two_to_four_play="es spielen 2 bis 4",
    title_held_twice=Found("{value} hat schon {holder}", "jeder Titel nur einmal"),
    tile_beside_kamons=Found("ein Plättchen neben {kamons} Kamons", "ab 3 Kamons ist dort keins mehr"),
    gap=Found("eine Lücke", "Kamons liegen von links lückenlos; leere Felder werden weggelassen"),
    did_you_mean="; meintest du „{nearest}“?",
    more_paths=Plural.same("und {count} weitere"),
    problems_in=Plural.same("{name}: {count} Fehler"),
    standard_input="Standardeingabe",
    a_list="eine Liste",
    an_object="ein Objekt",
    has_to_tell="Für Probepartien muss die Stellung noch angeben: {missing}.",
)

IMPOSSIBLES = ImpossiblePhrases(
    too_many_cards="{count} × {card}, {more} zu viel",
    box_holds=Plural("in der Schachtel ist {count}", "in der Schachtel sind {count}"),
    koku_cards=Plural.same("{in_deck} bei {count} Koku-Karten auf der Hand"),
    koku_cards_in_hands=Plural.same(
        "{in_deck} bei {count} Koku-Karten auf der Hand und {with_others} auf anderen Händen"
    ),
    koku_cards_and_year=Plural.same(
        "{in_deck} bei {count} Koku-Karten auf der Hand und {shared} aus diesem Jahr"
    ),
    koku_cards_in_hands_and_year=Plural.same(
        "{in_deck} bei {count} Koku-Karten auf der Hand und {with_others} auf anderen Händen und {shared} "
        "aus diesem Jahr"
    ),
    fewer_than_known=Plural.same("{cards} bei {count} bekannten"),
    at_least="mindestens {known}",
    cards_in_hands=Plural.same("{count} Karten auf allen Händen, {more} zu viel"),
    cards_in_hands_and_year=Plural.same(
        "{count} Karten auf allen Händen und aus diesem Jahr, {more} zu viel"
    ),
    box_holds_beside_deck=Plural(
        "in der Schachtel ist {count}, und {in_deck} sind im Koku-Stapel",
        "in der Schachtel sind {count}, und {in_deck} sind im Koku-Stapel",
    ),
    impossible_koku_deck=Found(
        "{in_deck} bei {players} Spielern", "jedes gerade Jahr deckt {a_year} auf: {possible}"
    ),
    too_few_kamons=Plural.same("{count} übrig, {few} zu wenig"),
    kamons_on_board=Plural.same("{count} von {stock} Kamons liegen auf dem Brett"),
    no_kamon_on_board="keins liegt auf dem Brett",
    too_many_kamons=Found("{count} Kamons von {general}, {more} zu viel", "jeder Spieler hat {most}"),
    joker_of_another="nur der Hatamoto hat den Joker",
    joker_without_conquest=Found("true ohne eine Eroberung", "der Joker gilt bei einer Eroberung"),
    none_of_yours="von dir liegt keins auf dem Brett",
    few_of_yours=Plural.same("von dir liegt nur {count} auf dem Brett"),
    too_many_tiles="{count} Plättchen mit {troop} und {bonus}, {more} zu viel",
    too_many_faces="{count} Plättchen mit {faces} auf einer Seite, {more} zu viel",
    too_many_taken=Plural.same("{count} genommen, {more} zu viel"),
    tiles_on_gates="in der Schachtel sind {in_the_box} Plättchen, und {gates} davon liegen auf Toren",
    turn_in_an_even_year=Found("etwas aus einem Zug", "in einem geraden Jahr ist niemand am Zug"),
    tile_shared_twice=Found("{title} liegt anderswo, als {path}", "jedes Hierarchieplättchen nur einmal"),
    tiles_nowhere=Found(
        "nichts über {titles} gesagt", "alle vier Hierarchieplättchen sind in Paketen oder noch zu verteilen"
    ),
    lots=Plural("{count} Paket", "{count} Pakete"),
    two_lots="die letzten zwei Spieler teilen in 2 Pakete auf",
    offered_and_split=Found("zwei aufgeteilte Pakete neben einem angebotenen", "nur eins von beidem"),
    offered_to_the_last_two=Found(
        "ein angebotenes Paket bei 2 Spielern ohne eins", "die letzten zwei teilen den Rest auf"
    ),
    split_too_early=Found(
        "zwei aufgeteilte Pakete bei {without_a_lot} Spielern ohne eins",
        "nur die letzten zwei teilen den Rest auf",
    ),
    left_beside_the_split=Found(
        "Karten neben den zwei aufgeteilten Paketen", "keine: Die zwei Pakete enthalten den ganzen Rest"
    ),
    everybody_has_a_lot=Found("jeder hat ein Paket", "in diesem geraden Jahr ist nichts mehr zu entscheiden"),
    one_without_a_lot=Found("nur {general} ist ohne Paket", "die letzten zwei bekommen ihre zusammen"),
    nothing_to_refuse=Found("Ablehnungen ohne ein angebotenes Paket", "das Paket steht in sharing.offered"),
    not_asked=Found("{general} wird nicht gefragt", "das Paket geht der Reihe nach an {asked}"),
    asked_later=Found("{general} wird später gefragt", "{first} wird zuerst gefragt"),
    refused_by_all=Found("alle haben das Paket abgelehnt", "dann gehört es {tairo}, in sharing.taken"),
    not_my_decision="{me} hat nicht zu entscheiden",
    he_forms="{due} bildet ein Paket",
    he_answers="{due} wird gerade das Paket angeboten",
    he_splits="{due} teilt den Rest auf",
    he_chooses="{due} wählt ein Paket",
)
