"""What is wrong with a position, in Italian: what was found, and what is allowed."""

from typing import assert_never

from advisor.words.italian.names import counted, listed, named, thousands
from engine.board import Province
from engine.components import Bonus, Card, General, Named, SharingStep, Title, Troop
from engine.position_file import impossible
from engine.position_file import problems as faults
from engine.position_file.json_text import MOST_DIGITS, OddNumber, shown_text
from engine.position_file.problems import Cause, Fault, Listed


def _cause(cause: Cause) -> str:
    """Why a text is most likely no JSON."""
    match cause:
        case Cause.NOT_CLOSED:
            return "manca una parentesi o una virgoletta di chiusura"
        case Cause.LAST_COMMA:
            return "prima di una parentesi di chiusura non va la virgola"
        case Cause.OTHER_QUOTES:
            return 'i nomi stanno tra virgolette doppie dritte: "kanto"'
        case Cause.COMMA_OR_COLON:
            return "tra due voci va una virgola, dopo una chiave i due punti"
        case Cause.COMMENT:
            return "JSON non ha commenti"
        case Cause.UNKNOWN:
            return "cerca una parentesi, una virgola o una virgoletta che manca lì o appena prima"


def _list_of(listed: Listed) -> str:
    """What a list should hold."""
    match listed:
        case Listed.PLAYERS:
            return "[...] con 2-4 generali"
        case Listed.CARDS:
            return "[...] di carte"
        case Listed.TILES:
            return "[...] di tessere bonus"
        case Listed.KAMONS:
            return "[...] di generali"
        case Listed.TITLES:
            return "[...] di titoli"
        case Listed.GENERALS:
            return "[...] dei generali che hanno rifiutato"
        case Listed.LOTS:
            return "[...] di due lotti"


def _decision(step: SharingStep) -> str:
    """What somebody has to decide in an even year."""
    match step:
        case SharingStep.FORM:
            return "forma un lotto"
        case SharingStep.ANSWER:
            return "risponde sul lotto"
        case SharingStep.SPLIT:
            return "divide ciò che resta"
        case SharingStep.CHOOSE:
            return "sceglie un lotto"


KINDS: dict[type[Named], str] = {
    Troop: "una truppa",
    Bonus: "un bonus",
    Title: "un titolo",
    General: "un generale",
    Province: "una provincia",
    Card: "una carta",
}


def shown(value: object) -> str:
    """A JSON value as a message names it."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return f"«{shown_text(value)[1:-1]}»"
        case list():
            return "una lista"
        case dict():
            return "un oggetto"
        case OddNumber():
            return value.text if len(value.text) <= MOST_DIGITS else value.text[:MOST_DIGITS] + "…"
        case _:
            return str(value)


def names(kind: type[Named]) -> str:
    """The canonical names of a closed set."""
    return ", ".join(str(member.value) for member in kind)


def found_and_allowed(fault: Fault) -> tuple[str, str]:
    """What was found, and what is allowed."""
    match fault:
        case faults.TooLarge(most):
            return "troppo grande", f"al massimo {thousands(most)} byte; una posizione ne occupa circa 1.000"
        case faults.TooDeep(most):
            return "troppi livelli annidati", f"al massimo {most}; a una posizione ne servono 4"
        case faults.NothingWritten():
            return "niente", "un oggetto JSON con players, me, titles, hand e board"
        case faults.NotUtf8(byte):
            return f"non è testo UTF-8 al byte {byte}", "salva il file come UTF-8"
        case faults.NotJson(line, column, cause):
            return f"non è JSON alla riga {line}, colonna {column}", _cause(cause)
        case faults.CannotBeOpened(reason):
            return "non si può aprire", reason
        case faults.NoStandardInput():
            return "non si può aprire", "lo standard input non c'è"
        case faults.KeyTwice():
            return "indicata più di una volta", "ogni chiave una volta sola"
        case faults.NotAnObject(value, known):
            return f"{shown(value)} non è un oggetto", f"{{...}} con {', '.join(known)}"
        case faults.NotAList(value, of):
            return f"{shown(value)} non è una lista", _list_of(of)
        case faults.UnknownField(known):
            return "campo sconosciuto", ", ".join(known)
        case faults.MoreUnknownFields(count, known):
            more = "un altro campo sconosciuto" if count == 1 else f"altri {count} campi sconosciuti"
            return more, ", ".join(known)
        case faults.Missing():
            return "manca", "questo campo è obbligatorio"
        case faults.OwnTitleMissing():
            return "manca", f"il tuo titolo: {names(Title)}"
        case faults.TitleMissing():
            return "manca", f"in un anno pari il titolo di tutti nel giro passato: {names(Title)}"
        case faults.TopTileMissing():
            return "manca", f"la truppa sulla tessera visibile: {names(Troop)}"
        case faults.NamedBefore(kind, path):
            before = "già nominata" if KINDS[kind].startswith("una ") else "già nominato"
            return f"{KINDS[kind]} {before}, come {path}", "una volta sola"
        case faults.TooManyEntries(count, most):
            return f"{count} voci", f"al massimo {most}"
        case faults.NotAName(value, kind):
            return f"{shown(value)} non è {KINDS[kind]}", names(kind)
        case faults.NotATile(value, kind):
            return f"{shown(value)} non è {KINDS[kind]}", f"{names(kind)}, o entrambi i lati: sohei/+1"
        case faults.NotACard(value, True):
            allowed = f"{names(Troop)}, una doppia come bushi+sohei; 3x davanti per tre"
            return f"{shown(value)} non è una carta truppa", allowed
        case faults.NotACard(value):
            cards = f"{names(Troop)}, una doppia come bushi+sohei, koku 1, koku 2, koku 3"
            return f"{shown(value)} non è una carta", f"{cards}; 3x davanti per tre"
        case faults.TooManyOfACard(value, count, most):
            return f"{shown(value)} fa {counted(count, 'carta', 'carte')}", f"da 1 a {most}"
        case faults.TooManyOfATile(value, count, most):
            return f"{shown(value)} fa {counted(count, 'tessera', 'tessere')}", f"da 1 a {most}"
        case faults.NotInRange(value, least, most):
            span = f"da {least} a {most}" if least < most else str(least)
            return f"{shown(value)} non va bene", f"un numero intero, {span}"
        case faults.NotAFlag(value):
            return f"{shown(value)} non è né true né false", "true, false"
        case faults.NotAPlayer(value, players):
            playing = ", ".join(str(player.value) for player in players)
            return f"{shown(value)} non è uno dei giocatori", playing
        case faults.NotAnother(me, others):
            playing = ", ".join(str(player.value) for player in others)
            return f"{shown(me.value)} sei tu", f"gli altri: {playing}" if others else "gli altri"
        case faults.PlaysTwice(value):
            return f"{shown(value)} gioca due volte", "ogni generale una volta sola"
        case faults.WrongNumberOfPlayers(count):
            return counted(count, "generale", "generali"), "si gioca in 2-4"
        case faults.TitleHeldTwice(value, holder):
            return f"{shown(value)} ce l'ha anche {holder.value}", "ogni titolo una volta sola"
        case faults.TileBesideKamons(kamons):
            return f"una tessera accanto a {kamons} kamon", "con 3 kamon lì non ne resta nessuna"
        case faults.Gap():
            return (
                "un vuoto",
                "i kamon stanno affiancati da sinistra; le posizioni vuote si omettono",
            )
        case impossible.TooManyCards(card, count, most):
            return f"{count} × {card.label}, {count - most} di troppo", f"la scatola ne ha {most}"
        case impossible.TooManyKokuCards(deck, hand, with_others, to_share, most):
            parts = [f"{counted(hand, 'carta', 'carte')} koku in mano"]
            parts += [f"{with_others} in altre mani"] if with_others else []
            parts += [f"{to_share} di quest'anno"] if to_share else []
            return f"{deck} con {listed(parts)}", f"la scatola ne ha {most}"
        case impossible.FewerThanKnown(cards, known):
            return f"{cards} con {known} {'nota' if known == 1 else 'note'}", f"almeno {known}"
        case impossible.TooManyInHands(count, to_share, deck, most):
            box = f"la scatola ne ha {most}" + (f", e {deck} sono nel mazzo koku" if deck else "")
            where = "in tutte le mani e di quest'anno" if to_share else "in tutte le mani"
            return f"{count} carte {where}, {count + deck - most} di troppo", box
        case impossible.ImpossibleKokuDeck(deck, playing_count, a_year, possible):
            left = ", ".join(map(str, possible))
            return f"{deck} con {playing_count} giocatori", f"ogni anno pari se ne scoprono {a_year}: {left}"
        case impossible.TooFewKamons(left_count, placed, stock):
            lie = f"{placed} kamon su {stock} sul tabellone" if placed else "sul tabellone non ce n'è nessuno"
            few = stock - placed - left_count
            return f"{counted(left_count, 'rimasto', 'rimasti')}, {few} in meno del dovuto", lie
        case impossible.TooManyKamons(general, count, most):
            return (
                f"{count} kamon di {general.label}, {count - most} di troppo",
                f"ognuno ne ha {most}",
            )
        case impossible.JokerOfAnother():
            return "true", "solo l'Hatamoto ha il jolly"
        case impossible.JokerWithoutConquest():
            return "true senza nessuna provincia presa", "il jolly si usa per prendere una provincia"
        case impossible.MoreConquestsThanKamons(made, 0):
            return str(made), "nessuno dei tuoi è sul tabellone"
        case impossible.MoreConquestsThanKamons(made, lying):
            return str(made), f"solo {lying} dei tuoi {'è' if lying == 1 else 'sono'} sul tabellone"
        case impossible.TooManyTiles(troop, bonus, count, most):
            tiles = f"{count} tessere con {troop.label} e {named(bonus)}"
            return f"{tiles}, {count - most} di troppo", f"la scatola ne ha {most}"
        case impossible.TooManyFaces(faces, count, most):
            tiles = f"{count} tessere con {' o '.join(named(face) for face in faces)} su un lato"
            return f"{tiles}, {count - most} di troppo", f"la scatola ne ha {most}"
        case impossible.TooManyTaken(count, most, box):
            lie = f"la scatola ha {box} tessere, e {box - most} sono sugli ingressi"
            return f"{count} prese, {count - most} di troppo", lie
        case impossible.TurnInAnEvenYear():
            return "qualcosa di un turno", "in un anno pari nessuno ha un turno"
        case impossible.TileSharedTwice(title, path):
            return f"{title.value} è altrove, come {path}", "ogni tessera di gerarchia una volta sola"
        case impossible.TilesNowhere(titles):
            gone = ", ".join(str(title.value) for title in titles)
            where = "tutte e quattro le tessere di gerarchia sono nei lotti o ancora da dividere"
            return f"di {gone} non si dice niente", where
        case impossible.NotTwoLots(count):
            return counted(count, "lotto", "lotti"), "gli ultimi due giocatori dividono in 2 lotti"
        case impossible.OfferedAndSplit():
            return "una divisione in due accanto a un lotto proposto", "uno dei due"
        case impossible.OfferedToTheLastTwo():
            return "un lotto proposto con 2 giocatori senza", "gli ultimi due si dividono ciò che resta"
        case impossible.SplitTooEarly(waiting):
            early = f"una divisione in due con {waiting} giocatori senza lotto"
            return early, "solo gli ultimi due si dividono ciò che resta"
        case impossible.LeftBesideTheSplit():
            return "carte oltre ai due lotti", "nessuna: i due lotti contengono tutto ciò che resta"
        case impossible.EverybodyHasALot():
            return "tutti hanno un lotto", "in quest'anno pari non resta niente da decidere"
        case impossible.OneWithoutALot(general):
            return f"solo {general.value} è senza lotto", "gli ultimi due ricevono il loro insieme"
        case impossible.NothingToRefuse():
            return "rifiuti senza un lotto proposto", "il lotto sta in sharing.offered"
        case impossible.NotAsked(general, asked):
            order = ", ".join(str(other.value) for other in asked)
            return f"a {general.value} non si chiede", f"il lotto si propone a {order}, in quest'ordine"
        case impossible.AskedLater(general, first):
            return f"a {general.value} si chiede più tardi", f"si chiede prima a {first.value}"
        case impossible.RefusedByAll(tairo):
            return "tutti hanno rifiutato il lotto", f"allora è di {tairo.value}, in sharing.taken"
        case impossible.DecisionOfAnother(me, due, step):
            return f"la decisione non è di {me.value}", f"{due.value} {_decision(step)}"
        case _:
            assert_never(fault)
