"""What is wrong with a position, in Italian: what was found, and what is allowed."""

from advisor.words.impossible import ImpossiblePhrases
from advisor.words.phrases import Found, Plural
from advisor.words.problems import Causes, Kinds, Lists, ProblemPhrases

PROBLEMS = ProblemPhrases(
    too_large=Found("troppo grande", "al massimo {most} byte; una posizione ne occupa circa 1.000"),
    too_deep=Found("troppi livelli annidati", "al massimo {most}; a una posizione ne servono 4"),
    nothing_written=Found("vuoto", "un oggetto JSON con players, me, titles, hand e board"),
    not_utf8=Found("non è testo UTF-8 al byte {at_byte}", "salva il file come UTF-8"),
    not_json="non è JSON alla riga {line}, colonna {column}",
    causes=Causes(
        not_closed="mancano le virgolette o una parentesi di chiusura",
        last_comma="prima di una parentesi di chiusura non va la virgola",
        other_quotes='i nomi stanno tra virgolette doppie dritte: "kanto"',
        comma_or_colon="tra due elementi va una virgola, dopo il nome di un campo i due punti",
        comment="JSON non ha commenti",
        unknown="cerca una parentesi, una virgola o delle virgolette che mancano lì o appena prima",
    ),
    cannot_be_opened="non si può aprire",
    no_standard_input="lo standard input non c'è",
    key_twice=Found("indicato più di una volta", "ogni campo una volta sola"),
    not_an_object=Found("{value} non è un oggetto", "{{...}} con {known}"),
    not_a_list="{value} non è una lista",
    lists=Lists(
        players="[...] con 2-4 generali",
        cards="[...] di carte",
        tiles="[...] di tessere bonus",
        kamons="[...] di generali",
        titles="[...] di titoli",
        generals="[...] dei generali che hanno rifiutato",
        lots="[...] di due lotti",
    ),
    unknown_field="campo sconosciuto",
    more_unknown_fields=Plural("un altro campo sconosciuto", "altri {count} campi sconosciuti"),
    missing="manca",
    required="questo campo è obbligatorio",
    own_title="il tuo titolo: {titles}",
    everybodys_title="in un anno pari, il titolo di tutti nel giro precedente: {titles}",
    top_tile="la truppa sulla tessera visibile: {troops}",
    named_before=Kinds(
        troop="una truppa già indicata in {path}",
        bonus="un bonus già indicato in {path}",
        title="un titolo già indicato in {path}",
        general="un generale già indicato in {path}",
        province="una provincia già indicata in {path}",
        card="una carta già indicata in {path}",
    ),
    only_once="una volta sola",
    entries=Plural("{count} elemento", "{count} elementi"),
    at_most="al massimo {most}",
    is_no=Kinds(
        troop="{value} non è una truppa",
        bonus="{value} non è un bonus",
        title="{value} non è un titolo",
        general="{value} non è un generale",
        province="{value} non è una provincia",
        card="{value} non è una carta",
    ),
    or_both_faces="{names}, o entrambi i lati: sohei/+1",
    not_a_troop_card=Found(
        "{value} non è una carta truppa", "{troops}, una doppia come bushi+sohei; 3x davanti per tre"
    ),
    not_a_card=Found(
        "{value} non è una carta",
        "{troops}, una doppia come bushi+sohei, koku 1, koku 2, koku 3; 3x davanti per tre",
    ),
    too_many_of_a_card=Plural("{value} fa {count} carta", "{value} fa {count} carte"),
    too_many_of_a_tile=Plural("{value} fa {count} tessera", "{value} fa {count} tessere"),
    one_to="da 1 a {most}",
    does_not_fit="{value} non va bene",
    whole_number_between="un numero intero, da {least} a {most}",
    whole_number="un numero intero, {least}",
    not_a_flag="{value} non è né true né false",
    not_a_player="{value} non è uno dei giocatori",
    is_you="{me} sei tu",
    the_others="gli altri",
    the_others_are="gli altri: {others}",
    plays_twice=Found("{value} gioca due volte", "ogni generale una volta sola"),
    generals=Plural("{count} generale", "{count} generali"),
    two_to_four_play="si gioca da 2 a 4",
    title_held_twice=Found("{value} ce l'ha anche {holder}", "ogni titolo una volta sola"),
    tile_beside_kamons=Found("una tessera con {kamons} kamon già messi", "con 3 kamon non ne restano"),
    gap=Found("uno spazio vuoto", "i kamon stanno affiancati da sinistra; le posizioni vuote si omettono"),
    did_you_mean="; intendevi «{nearest}»?",
    more_paths=Plural("e un altro", "e altri {count}"),
    problems_in=Plural("{name}: {count} problema", "{name}: {count} problemi"),
    standard_input="standard input",
    a_list="una lista",
    an_object="un oggetto",
    has_to_tell="Per simulare la partita, la posizione deve indicare anche: {missing}.",
)

IMPOSSIBLES = ImpossiblePhrases(
    too_many_cards="{count} × {card}, {more} di troppo",
    box_holds=Plural.same("la scatola ne ha {count}"),
    koku_cards=Plural("{in_deck} con {count} carta koku in mano", "{in_deck} con {count} carte koku in mano"),
    koku_cards_in_hands=Plural(
        "{in_deck} con {count} carta koku in mano e {with_others} in altre mani",
        "{in_deck} con {count} carte koku in mano e {with_others} in altre mani",
    ),
    koku_cards_and_year=Plural(
        "{in_deck} con {count} carta koku in mano e {shared} di quest'anno",
        "{in_deck} con {count} carte koku in mano e {shared} di quest'anno",
    ),
    koku_cards_in_hands_and_year=Plural(
        "{in_deck} con {count} carta koku in mano, {with_others} in altre mani e {shared} di quest'anno",
        "{in_deck} con {count} carte koku in mano, {with_others} in altre mani e {shared} di quest'anno",
    ),
    fewer_than_known=Plural("{cards} in tutto, ma {count} già nota", "{cards} in tutto, ma {count} già note"),
    at_least="almeno {known}",
    cards_in_hands=Plural.same("{count} carte tra tutte le mani, {more} di troppo"),
    cards_in_hands_and_year=Plural.same("{count} carte tra tutte le mani e la divisione, {more} di troppo"),
    box_holds_beside_deck=Plural.same("la scatola ne ha {count}, e {in_deck} sono nel mazzo koku"),
    impossible_koku_deck=Found(
        "{in_deck} con {players} giocatori", "ogni anno pari se ne scoprono {a_year}: {possible}"
    ),
    too_few_kamons=Plural(
        "{count} rimasto, {few} in meno del dovuto", "{count} rimasti, {few} in meno del dovuto"
    ),
    kamons_on_board=Plural(
        "sul tabellone ce n'è {count} su {stock}", "sul tabellone ce ne sono {count} su {stock}"
    ),
    no_kamon_on_board="sul tabellone non ce n'è nessuno",
    too_many_kamons=Found("{count} kamon di {general}, {more} di troppo", "ognuno ne ha {most}"),
    joker_of_another="solo l'Hatamoto ha il jolly",
    joker_without_conquest=Found(
        "true senza nessuna provincia presa", "il jolly si usa per prendere una provincia"
    ),
    none_of_yours="nessuno dei tuoi è sul tabellone",
    few_of_yours=Plural("solo {count} dei tuoi è sul tabellone", "solo {count} dei tuoi sono sul tabellone"),
    too_many_tiles="{count} tessere con {troop} e {bonus}, {more} di troppo",
    too_many_faces="{count} tessere con {faces} su un lato, {more} di troppo",
    too_many_taken=Plural.same("{count} prese, {more} di troppo"),
    tiles_on_gates="la scatola ha {in_the_box} tessere, e {gates} sono sugli ingressi",
    turn_in_an_even_year=Found("dati di un turno", "in un anno pari non ci sono turni"),
    tile_shared_twice=Found("{title} è già in {path}", "ogni tessera di gerarchia una volta sola"),
    tiles_nowhere=Found(
        "non indicate: {titles}",
        "tutte e quattro le tessere di gerarchia sono nei lotti o ancora da dividere",
    ),
    lots=Plural("{count} lotto", "{count} lotti"),
    two_lots="gli ultimi due giocatori dividono in 2 lotti",
    offered_and_split=Found("una divisione in due insieme a un lotto proposto", "o l'una o l'altro"),
    offered_to_the_last_two=Found(
        "un lotto proposto con solo 2 giocatori senza lotto", "gli ultimi due si dividono ciò che resta"
    ),
    split_too_early=Found(
        "una divisione in due con {without_a_lot} giocatori senza lotto",
        "solo gli ultimi due si dividono ciò che resta",
    ),
    left_beside_the_split=Found(
        "carte oltre ai due lotti", "nessuna: i due lotti contengono tutto ciò che resta"
    ),
    everybody_has_a_lot=Found("tutti hanno un lotto", "in quest'anno pari non resta niente da decidere"),
    one_without_a_lot=Found(
        "solo {general} è senza lotto", "gli ultimi due ricevono i loro lotti nello stesso momento"
    ),
    nothing_to_refuse=Found("rifiuti senza un lotto proposto", "il lotto va in sharing.offered"),
    not_asked=Found("a {general} il lotto non si propone", "si propone a {asked}, in quest'ordine"),
    asked_later=Found("a {general} il lotto si propone più tardi", "prima si propone a {first}"),
    refused_by_all=Found("tutti hanno rifiutato il lotto", "allora resta a {tairo} e va in sharing.taken"),
    not_my_decision="la decisione non spetta a {me}",
    he_forms="{due} forma un lotto",
    he_answers="{due} accetta o rifiuta il lotto",
    he_splits="{due} divide ciò che resta",
    he_chooses="{due} sceglie un lotto",
)
