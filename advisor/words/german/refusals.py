"""Why the rules forbid a play, in German."""

from typing import assert_never

from advisor.words.german.names import counted, label, symbol
from advisor.words.interface import NameWords
from engine import refusals as facts
from engine.components import Pay, SharingStep
from engine.errors import Rule
from engine.refusals import Absence, Refusal


def rule(rule: Rule) -> str:
    """A rule in one sentence."""
    match rule:
        case Rule.NOT_NOW:
            return "Jede Entscheidung hat ihren Moment."
        case Rule.GAME_OVER:
            return "Nach der Schlussabrechnung ist alles entschieden."
        case Rule.LOT_FROM_THE_SHARE:
            return "In ein Paket kommen nur Karten, die noch zu verteilen sind."
        case Rule.LOT_HIERARCHY_TILE:
            return "In ein Paket kommt ein Hierarchieplättchen, das noch zu verteilen ist."
        case Rule.SPLIT_EVERYTHING:
            return "Die letzten zwei Pakete enthalten zusammen alle übrigen Karten."
        case Rule.SPLIT_TWO_TILES:
            return "Die letzten zwei Pakete haben verschiedene Hierarchieplättchen."
        case Rule.TWO_CONQUESTS:
            return "Ein Spieler legt im ungeraden Jahr höchstens zwei Kamons."
        case Rule.KAMON_NEEDED:
            return "Eine Eroberung legt ein Kamon aus dem eigenen Vorrat."
        case Rule.PROVINCE_DESCRIBED:
            return "Erobern lässt sich nur, was die Stellung beschreibt."
        case Rule.PROVINCE_FULL:
            return "Eine Provinz hat vier Felder."
        case Rule.CARD_IN_HAND:
            return "Bezahlt wird nur mit Karten auf der Hand."
        case Rule.TILE_IN_FRONT:
            return "Nutzen kann man nur eigene Bonusplättchen, jedes nur einmal."
        case Rule.HATAMOTO_TITLE:
            return "Nur der Hatamoto hat den Joker."
        case Rule.HATAMOTO_ONCE:
            return "Der Joker des Hatamoto gilt einmal pro Zug."
        case Rule.EXCHANGE_SOMETHING:
            return "Austausch macht aus Truppe oder Koku der Zahlung eine Truppe oder aus Truppe einen Koku."
        case Rule.PLUS_ONE_SAME:
            return "Für +1 muss die gleiche Truppe oder ein Koku in diesem Moment in der Zahlung sein."
        case Rule.NO_MIXTURE:
            return "Erobert wird mit Truppen oder mit Koku, nie mit beidem."
        case Rule.TROOPS_NEEDED:
            return "Eine Zahlung mit Truppen enthält die der Provinz und die auf dem obersten Plättchen."
        case Rule.KOKU_NEEDED:
            return "Eine Zahlung mit Koku erreicht die Zahl auf dem Feld."
        case Rule.TILE_REVEALED:
            return (
                "Wer das oberste Plättchen nimmt, sieht dessen Bonus und deckt das nächste auf, "
                "wenn noch eins da ist."
            )
        case Rule.DRAW_TILE:
            return "Eine Truppenkarte ziehen kostet ein Karte-Plättchen."
        case Rule.DRAW_FROM_SOMETHING:
            return "Ein Karte-Plättchen braucht Karten im Stapel oder in der Ablage."
        case Rule.SENSEI_TURNS_GOLDEN:
            return "Nur der Sensei dreht ein Kamon auf Gold."
        case Rule.OWN_SIMPLE_KAMON:
            return "Der Sensei dreht ein eigenes einfaches Kamon, das auf dem Brett liegt."


def detail(refusal: Refusal, names: NameWords) -> str:
    """What is wrong with a play."""
    match refusal:
        case facts.GameIsOver():
            return "Die Partie ist zu Ende."
        case facts.SharingIsOver(None):
            return "Das Verteilen ist vorbei."
        case facts.SharingIsOver(general):
            return f"Das Verteilen ist vorbei; {general.label} ist am Zug." if general else ""
        case facts.SharingIsDue(general, SharingStep.ANSWER):
            return f"Erst muss {general.label} das Paket annehmen oder ablehnen."
        case facts.SharingIsDue(general, SharingStep.CHOOSE):
            return f"Erst muss {general.label} eines von zwei Paketen wählen."
        case facts.SharingIsDue(general, SharingStep.SPLIT):
            return f"Erst muss {general.label} den Rest in zwei Pakete aufteilen."
        case facts.SharingIsDue(general):
            return f"Erst muss {general.label} ein Paket bilden."
        case facts.NotHisTurn(general):
            return f"{general.label} ist nicht in einem ungeraden Jahr am Zug."
        case facts.HasNoTurn():
            return "Das ist eine Stellung im geraden Jahr: Dafür gibt es den Befehl „advisor share“."
        case facts.HierarchyTileGone(title):
            return f"Das Hierarchieplättchen des {title.label} ist nicht mehr zu haben."
        case facts.TooFewToShare(card, 0):
            return f"Nicht in der Auslage: {label(card)}."
        case facts.TooFewToShare(card, left):
            return f"Nur {left} × {label(card)} in der Auslage."
        case facts.SameTileTwice(title):
            return f"In beiden Paketen ist das Hierarchieplättchen des {title.label}."
        case facts.LeftOutOfBothLots(card):
            return f"{label(card)} ist in keinem der beiden Pakete."
        case facts.TwoKamonsPlaced(general):
            return f"{general.label} hat in diesem Zug schon zwei Kamons gelegt."
        case facts.OneKamonOnly(general):
            return f"{general.label} darf nur noch ein Kamon legen."
        case facts.OneKamonLeft(general):
            return f"{general.label} hat nur noch ein Kamon."
        case facts.NoKamonLeft(general):
            return f"{general.label} hat kein Kamon mehr."
        case facts.NotDescribed((province,)):
            return f"{province.label} ist nicht beschrieben."
        case facts.NotDescribed(provinces):
            return f"{', '.join(province.label for province in provinces)}: nicht beschrieben."
        case facts.ProvinceIsFull(province):
            return f"{province.label} ist voll."
        case facts.TooFewInHand(card, 0):
            return f"Nicht auf der Hand: {label(card)}."
        case facts.TooFewInHand(card, held):
            return f"Nur {held} × {label(card)} auf der Hand."
        case facts.TooFewTiles(bonus, used, owned):
            return f"{label(bonus)} wird {used}-mal genutzt, vorhanden: {owned}."
        case facts.NoJoker(title):
            return f"Der {title.label} hat keinen Joker."
        case facts.NoJokerAmongMeans():
            return "Der Hatamoto steht nicht zur Verfügung."
        case facts.JokerHasServed():
            return "Der Hatamoto ist in diesem Zug schon genutzt."
        case facts.JokerTwice():
            return "Der Hatamoto wird zweimal genutzt."
        case facts.NothingToExchange(source):
            return f"In der Zahlung ist kein {symbol(source)}, der sich austauschen ließe."
        case facts.ExchangedForTheSame(source):
            return f"{symbol(source)} wird gegen dasselbe ausgetauscht."
        case facts.NothingToAddTo(on):
            return f"In der Zahlung ist kein {symbol(on)}, zu dem +1 passen würde."
        case facts.Mixed(card, pay):
            what = label(card) if card else "Der Hatamoto"
            kind = "Koku" if pay is Pay.KOKU else "Truppen"
            return f"{what} gehört ohne Austausch nicht in eine Zahlung mit {kind}."
        case facts.TroopsLacking(needed, lacking):
            return f"Benötigt: {names.symbols(needed)}; der Zahlung fehlt: {names.symbols(lacking)}."
        case facts.KokuLacking(price, paid):
            return f"Benötigt: {price} Koku; die Zahlung ergibt {paid}."
        case facts.NoTileThere(province):
            return f"In {province.label} liegt kein Plättchen."
        case facts.BonusNotNamed(province):
            return f"Der Bonus des Plättchens in {province.label} ist nicht genannt."
        case facts.BonusIsKnown(province, bonus):
            return f"Der Bonus des Plättchens in {province.label} ist schon bekannt: {label(bonus)}."
        case facts.NextTileNotNamed(province):
            return f"Das nächste Plättchen in {province.label} ist nicht genannt."
        case facts.NoNextTile(province):
            return f"In {province.label} gibt es kein nächstes Plättchen."
        case facts.NoDrawTile(general):
            return f"{general.label} hat kein Karte-Plättchen."
        case facts.NothingToDraw():
            return "Es ist keine Truppenkarte mehr zu ziehen."
        case facts.NotInTheDeck(card):
            return f"{label(card)} kann nicht im Stapel sein."
        case facts.NotSensei(general, title):
            return f"{general.label} ist {title.label}."
        case facts.NoSimpleKamonThere(general, province, position):
            return f"Auf Feld {position} in {province.label} liegt kein einfaches Kamon von {general.label}."
        case _:
            assert_never(refusal)


def absence(absence: Absence, names: NameWords) -> str:
    """Why a card or tile cannot be where it is said to be."""
    match absence:
        case facts.NotInTheBox(card):
            return f"So oft ist {label(card)} nicht in der Schachtel."
        case facts.AllCardsKnown(card):
            if card.copies == 1:
                return f"Die einzige Karte {label(card)} ist schon erfasst."
            return f"Alle {card.copies} Karten {label(card)} sind schon erfasst."
        case facts.CannotHold(general, card, known, unknown):
            more = counted(unknown, "Karte, die niemand sah", "Karten, die niemand sah")
            held = [*([names.cards(known)] if known else []), *([more] if unknown else [])]
            holds = " und ".join(held) or "keine Karte"
            return f"So oft kann {general.label} {label(card)} nicht haben, auf der Hand sind: {holds}."
        case facts.TroopTilesInUse(troop):
            return f"In der Schachtel sind nur sechs Plättchen mit {troop.label}."
        case facts.NoSuchTileBelow(troop):
            return f"Unter den obersten Plättchen liegt keins mehr mit {troop.label}."
        case facts.AllTilesKnown(troop, bonus):
            return f"Beide Plättchen mit {troop.label} und {label(bonus)} sind schon erfasst."
        case _:
            assert_never(absence)
