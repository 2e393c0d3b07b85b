"""What is wrong with a position, in German: what was found, and what is allowed."""

from typing import assert_never

from advisor.words.german.names import counted, grouped, label
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
            return "es fehlt eine schließende Klammer oder ein Anführungszeichen"
        case Cause.LAST_COMMA:
            return "vor einer schließenden Klammer steht kein Komma"
        case Cause.OTHER_QUOTES:
            return 'Namen stehen in geraden doppelten Anführungszeichen: "kanto"'
        case Cause.COMMA_OR_COLON:
            return "zwischen zwei Einträgen steht ein Komma, nach einem Schlüssel ein Doppelpunkt"
        case Cause.COMMENT:
            return "JSON kennt keine Kommentare"
        case Cause.UNKNOWN:
            return "dort oder kurz davor fehlt wohl eine Klammer, ein Komma oder ein Anführungszeichen"


def _list_of(listed: Listed) -> str:
    """What a list should hold."""
    match listed:
        case Listed.PLAYERS:
            return "[...] mit 2 bis 4 Generälen"
        case Listed.CARDS:
            return "[...] mit Karten"
        case Listed.TILES:
            return "[...] mit Bonusplättchen"
        case Listed.KAMONS:
            return "[...] mit Generälen"
        case Listed.TITLES:
            return "[...] mit Titeln"
        case Listed.GENERALS:
            return "[...] mit den Generälen, die abgelehnt haben"
        case Listed.LOTS:
            return "[...] mit zwei Paketen"


def _decision(general: General, step: SharingStep) -> str:
    """What somebody has to decide in an even year."""
    match step:
        case SharingStep.FORM:
            return f"{general.value} bildet ein Paket"
        case SharingStep.ANSWER:
            return f"{general.value} wird gerade das Paket angeboten"
        case SharingStep.SPLIT:
            return f"{general.value} teilt den Rest auf"
        case SharingStep.CHOOSE:
            return f"{general.value} wählt ein Paket"


KINDS: dict[type[Named], tuple[str, str]] = {
    Troop: ("keine", "Truppe"),
    Bonus: ("kein", "Bonus"),
    Title: ("kein", "Titel"),
    General: ("kein", "General"),
    Province: ("keine", "Provinz"),
    Card: ("keine", "Karte"),
}
"""What a name should have been, with what says that it is not."""


def shown(value: object) -> str:
    """A JSON value as a message names it."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return f"„{shown_text(value)[1:-1]}“"
        case list():
            return "eine Liste"
        case dict():
            return "ein Objekt"
        case OddNumber():
            return value.text if len(value.text) <= MOST_DIGITS else value.text[:MOST_DIGITS] + "…"
        case _:
            return str(value)


def names(kind: type[Named]) -> str:
    """The canonical names of a closed set."""
    return ", ".join(str(member.value) for member in kind)


def _is_none(value: object, kind: type[Named]) -> str:
    """'„sohie“ ist keine Truppe'."""
    return f"{shown(value)} ist {' '.join(KINDS[kind])}"


def found_and_allowed(fault: Fault) -> tuple[str, str]:
    """What was found, and what is allowed."""
    match fault:
        case faults.TooLarge(most):
            return "zu groß", f"höchstens {grouped(most)} Bytes; eine Stellung braucht etwa 1.000"
        case faults.TooDeep(most):
            return "zu tief verschachtelt", f"höchstens {most} Ebenen; eine Stellung braucht 4"
        case faults.NothingWritten():
            return "nichts", "ein JSON-Objekt mit players, me, titles, hand und board"
        case faults.NotUtf8(byte):
            return f"kein UTF-8-Text bei Byte {byte}", "speichere die Datei als UTF-8"
        case faults.NotJson(line, column, cause):
            return f"kein JSON in Zeile {line}, Spalte {column}", _cause(cause)
        case faults.CannotBeOpened(reason):
            return "lässt sich nicht öffnen", reason
        case faults.NoStandardInput():
            return "lässt sich nicht öffnen", "es gibt keine Standardeingabe"
        case faults.KeyTwice():
            return "mehrmals angegeben", "jeder Schlüssel nur einmal"
        case faults.NotAnObject(value, known):
            return f"{shown(value)} ist kein Objekt", f"{{...}} mit {', '.join(known)}"
        case faults.NotAList(value, of):
            return f"{shown(value)} ist keine Liste", _list_of(of)
        case faults.UnknownField(known):
            return "unbekanntes Feld", ", ".join(known)
        case faults.MoreUnknownFields(count, known):
            more = counted(count, "weiteres unbekanntes Feld", "weitere unbekannte Felder")
            return more, ", ".join(known)
        case faults.Missing():
            return "fehlt", "dieses Feld ist Pflicht"
        case faults.OwnTitleMissing():
            return "fehlt", f"dein eigener Titel: {names(Title)}"
        case faults.TitleMissing():
            return "fehlt", f"in einem geraden Jahr die Titel aller aus der letzten Runde: {names(Title)}"
        case faults.TopTileMissing():
            return "fehlt", f"die Truppe auf dem obersten Plättchen: {names(Troop)}"
        case faults.NamedBefore(kind, path):
            return f"{KINDS[kind][1]} schon genannt, als {path}", "jeweils nur einmal"
        case faults.TooManyEntries(count, most):
            return f"{count} Einträge", f"höchstens {most}"
        case faults.NotAName(value, kind):
            return _is_none(value, kind), names(kind)
        case faults.NotATile(value, kind):
            return _is_none(value, kind), f"{names(kind)}, oder beide Seiten: sohei/+1"
        case faults.NotACard(value, True):
            allowed = f"{names(Troop)}, eine doppelte wie bushi+sohei; 3x davor für drei"
            return f"{shown(value)} ist keine Truppenkarte", allowed
        case faults.NotACard(value):
            cards = f"{names(Troop)}, eine doppelte wie bushi+sohei, koku 1, koku 2, koku 3"
            return f"{shown(value)} ist keine Karte", f"{cards}; 3x davor für drei"
        case faults.TooManyOfACard(value, count, most):
            return f"{shown(value)} sind {count} Karten", f"1 bis {most}"
        case faults.TooManyOfATile(value, count, most):
            return f"{shown(value)} sind {count} Plättchen", f"1 bis {most}"
        case faults.NotInRange(value, least, most):
            span = f"{least} bis {most}" if least < most else str(least)
            return f"{shown(value)} passt nicht", f"eine ganze Zahl, {span}"
        case faults.NotAFlag(value):
            return f"{shown(value)} ist weder true noch false", "true, false"
        case faults.NotAPlayer(value, players):
            playing = ", ".join(str(player.value) for player in players)
            return f"{shown(value)} spielt nicht mit", playing
        case faults.NotAnother(me, others):
            playing = ", ".join(str(player.value) for player in others)
            return f"{shown(me.value)} bist du", f"die anderen: {playing}" if others else "die anderen"
        case faults.PlaysTwice(value):
            return f"{shown(value)} spielt zweimal mit", "jeder General nur einmal"
        case faults.WrongNumberOfPlayers(count):
            return counted(count, "General", "Generäle"), "es spielen 2 bis 4"
        case faults.TitleHeldTwice(value, holder):
            return f"{shown(value)} hat schon {holder.value}", "jeder Titel nur einmal"
        case faults.TileBesideKamons(kamons):
            return f"ein Plättchen neben {kamons} Kamons", "ab 3 Kamons ist dort keins mehr"
        case faults.Gap():
            return "eine Lücke", "Kamons liegen von links lückenlos; leere Felder werden weggelassen"
        case impossible.TooManyCards(card, count, most):
            return f"{count} × {label(card)}, {count - most} zu viel", _box(most)
        case impossible.TooManyKokuCards(deck, hand, with_others, to_share, most):
            more = f" und {with_others} auf anderen Händen" if with_others else ""
            more += f" und {to_share} aus diesem Jahr" if to_share else ""
            return f"{deck} bei {hand} Koku-Karten auf der Hand{more}", _box(most)
        case impossible.FewerThanKnown(cards, known):
            return f"{cards} bei {known} bekannten", f"mindestens {known}"
        case impossible.TooManyInHands(count, to_share, deck, most):
            box = _box(most) + (f", und {deck} sind im Koku-Stapel" if deck else "")
            where = "auf allen Händen und aus diesem Jahr" if to_share else "auf allen Händen"
            return f"{count} Karten {where}, {count + deck - most} zu viel", box
        case impossible.ImpossibleKokuDeck(deck, playing_count, a_year, possible):
            left = ", ".join(map(str, possible))
            return f"{deck} bei {playing_count} Spielern", f"jedes gerade Jahr deckt {a_year} auf: {left}"
        case impossible.TooFewKamons(left_count, placed, stock):
            lie = (
                f"{placed} von {stock} Kamons liegen auf dem Brett" if placed else "keins liegt auf dem Brett"
            )
            return f"{left_count} übrig, {stock - placed - left_count} zu wenig", lie
        case impossible.TooManyKamons(general, count, most):
            return f"{count} Kamons von {general.label}, {count - most} zu viel", f"jeder Spieler hat {most}"
        case impossible.JokerOfAnother():
            return "true", "nur der Hatamoto hat den Joker"
        case impossible.JokerWithoutConquest():
            return "true ohne eine Eroberung", "der Joker gilt bei einer Eroberung"
        case impossible.MoreConquestsThanKamons(made, 0):
            return str(made), "von dir liegt keins auf dem Brett"
        case impossible.MoreConquestsThanKamons(made, lying):
            return str(made), f"von dir liegt nur {lying} auf dem Brett"
        case impossible.TooManyTiles(troop, bonus, count, most):
            tiles = f"{count} Plättchen mit {troop.label} und {label(bonus)}"
            return f"{tiles}, {count - most} zu viel", _box(most)
        case impossible.TooManyFaces(faces, count, most):
            tiles = f"{count} Plättchen mit {' oder '.join(label(face) for face in faces)} auf einer Seite"
            return f"{tiles}, {count - most} zu viel", _box(most)
        case impossible.TooManyTaken(count, most, box_holds):
            lie = (
                f"in der Schachtel sind {box_holds} Plättchen, und {box_holds - most} davon liegen auf Toren"
            )
            return f"{count} genommen, {count - most} zu viel", lie
        case impossible.TurnInAnEvenYear():
            return "etwas aus einem Zug", "in einem geraden Jahr ist niemand am Zug"
        case impossible.TileSharedTwice(title, path):
            return f"{title.value} liegt anderswo, als {path}", "jedes Hierarchieplättchen nur einmal"
        case impossible.TilesNowhere(titles):
            gone = ", ".join(str(title.value) for title in titles)
            all_four = "alle vier Hierarchieplättchen sind in Paketen oder noch zu verteilen"
            return f"nichts über {gone} gesagt", all_four
        case impossible.NotTwoLots(count):
            lots = counted(count, "Paket", "Pakete")
            return lots, "die letzten zwei Spieler teilen in 2 Pakete auf"
        case impossible.OfferedAndSplit():
            return "zwei aufgeteilte Pakete neben einem angebotenen", "nur eins von beidem"
        case impossible.OfferedToTheLastTwo():
            return "ein angebotenes Paket bei 2 Spielern ohne eins", "die letzten zwei teilen den Rest auf"
        case impossible.SplitTooEarly(waiting):
            found = f"zwei aufgeteilte Pakete bei {waiting} Spielern ohne eins"
            return found, "nur die letzten zwei teilen den Rest auf"
        case impossible.LeftBesideTheSplit():
            return (
                "Karten neben den zwei aufgeteilten Paketen",
                "keine: Die zwei Pakete enthalten den ganzen Rest",
            )
        case impossible.EverybodyHasALot():
            return "jeder hat ein Paket", "in diesem geraden Jahr ist nichts mehr zu entscheiden"
        case impossible.OneWithoutALot(general):
            return f"nur {general.value} ist ohne Paket", "die letzten zwei bekommen ihre zusammen"
        case impossible.NothingToRefuse():
            return "Ablehnungen ohne ein angebotenes Paket", "das Paket steht in sharing.offered"
        case impossible.NotAsked(general, asked):
            order = ", ".join(str(other.value) for other in asked)
            return f"{general.value} wird nicht gefragt", f"das Paket geht der Reihe nach an {order}"
        case impossible.AskedLater(general, first):
            return f"{general.value} wird später gefragt", f"{first.value} wird zuerst gefragt"
        case impossible.RefusedByAll(tairo):
            return "alle haben das Paket abgelehnt", f"dann gehört es {tairo.value}, in sharing.taken"
        case impossible.DecisionOfAnother(me, due, step):
            return f"{me.value} hat nicht zu entscheiden", _decision(due, step)
        case _:
            assert_never(fault)


def _box(most: int) -> str:
    return f"in der Schachtel {'ist' if most == 1 else 'sind'} {most}"
