"""Why a line at the table is not taken, in Italian."""

from collections.abc import Sequence
from typing import assert_never

from advisor.table import reasons as facts
from advisor.table.reasons import Expected, LineFault, Needed, NotYet
from advisor.words.interface import ErrorWords, NameWords
from advisor.words.italian import refusals
from advisor.words.italian.labels import HIDDEN, KEPT_BACK, SAME_PROVINCE_TWICE
from advisor.words.italian.names import counted, in_the, listed, named
from engine.board import Province
from engine.components import Bonus
from engine.payment import Tools

MOST_DROPPED = 6
"""So many lines are listed that an edit would cost."""


def _expected(expected: Expected) -> str:
    """What could have stood there."""
    match expected:
        case Expected.PLAYER:
            return "uno dei giocatori"
        case Expected.GENERAL:
            return "un generale"
        case Expected.TITLE:
            return "un titolo"
        case Expected.TROOP:
            return "una truppa"
        case Expected.BONUS:
            return "un bonus"
        case Expected.BONUS_OF_THE_TILE:
            return "il bonus della tessera"
        case Expected.PROVINCE:
            return "una provincia"
        case Expected.TURN:
            return "una provincia, «passa», «pesca» o «oro»"
        case Expected.ONE_OF_TWO_LOTS:
            return "uno dei due lotti"
        case Expected.HIERARCHY_TILE:
            return "una tessera di gerarchia rimasta"
        case Expected.GENERAL_OR_TROOP:
            return "un generale o la truppa sulla tessera visibile"


def _needed(needed: Needed) -> str:
    """What a line should have told."""
    match needed:
        case Needed.PLAYERS:
            return "Si gioca in 2-4: nomina i generali, per esempio «ii sakai honda»."
        case Needed.EACH_PLAYERS_TITLE:
            return "Ogni giocatore ha un titolo."
        case Needed.FIRST_HAND:
            return "La prima mano è di due carte truppa, per esempio «samurai bushi+sohei»."
        case Needed.CARD_DRAWN:
            return "Quale carta hai pescato? Scrivi «pesca samurai»."
        case Needed.PROVINCE:
            return f"Quale provincia? {', '.join(str(province.value) for province in Province)}"
        case Needed.TWO_PROVINCES:
            return SAME_PROVINCE_TWICE


def _not_yet(what: NotYet) -> str:
    """What is not there."""
    match what:
        case NotYet.ADVICE:
            return "Adesso non c'è nessun consiglio."
        case NotYet.THOUGHT:
            return "Sto ancora cercando la mossa migliore; arriva da sola."
        case NotYet.SCORE:
            return "Non c'è ancora un punteggio."
        case NotYet.POSITION:
            return "Non c'è ancora una posizione."
        case NotYet.CHANCES:
            return "Le possibilità si sanno a partita in corso, quando è nominato ciò che è sul tavolo."
        case NotYet.GAME:
            return "La partita non è ancora iniziata."


def reason(reason: LineFault, words: ErrorWords, names: NameWords) -> str:
    """Why a line is not taken, and what could be said instead."""
    match reason:
        case facts.EndsTooEarly():
            return "La riga finisce troppo presto."
        case facts.NotUnderstood(word, None):
            return f"Qui «{word}» non si capisce."
        case facts.NotUnderstood(word, nearest):
            return f"Qui «{word}» non si capisce; intendevi «{nearest}»?"
        case facts.NotExpected(word, expected, allowed, province, nearest):
            what = f"la truppa {in_the(province)}" if province else _expected(expected)
            could_be = ", ".join(allowed)
            if word and nearest:
                return f"«{word}» non è {what} ({could_be}); intendevi «{nearest}»?"
            return f"«{word}» non è {what} ({could_be})." if word else f"Manca ancora: {what} ({could_be})."
        case facts.CouldBe(word, could_be):
            return f"«{word}» può essere {listed(could_be, 'o')}; scrivi qualche lettera in più."
        case facts.NoNumber(word):
            return f"«{word}» non è un numero."
        case facts.NoPosition(word):
            return f"«{word}» non è una posizione (1, 2, 3, 4)."
        case facts.TooManyCardsNamed():
            return "La scatola non ha tante carte."
        case facts.NoPayment(word, _) if word.isdigit():
            return f"Non esiste una carta da {word} koku; scrivi quali carte si sono scartate, come «2 2»."
        case facts.NoPayment(word, None):
            return f"«{word}» non è né una carta, né una tessera, né l'Hatamoto."
        case facts.NoPayment(word, nearest):
            return f"«{word}» non è né una carta, né una tessera, né l'Hatamoto; intendevi «{nearest}»?"
        case facts.NotAField(word, spoken):
            fields = f"{', '.join(spoken[:-1])}, oppure {spoken[-1]}"
            return f"Qui «{word}» non si capisce: una provincia, un avversario, {fields}."
        case facts.InNeitherLot(cards):
            nowhere = f"{names.cards(cards)}: in nessuno dei due lotti"
            return f"{nowhere}. Scrivi «resto» per il lotto che riceve ciò che avanza."
        case facts.SoManyTiles(left):
            one = "resta da nominare 1 tessera visibile"
            still = one if left == 1 else f"restano da nominare {left} tessere visibili"
            return f"Più truppe che province: {still}."
        case facts.NoLanguage(asked):
            return words.no_such_language(asked)
        case facts.IsAdvised():
            return "È proprio questo il consiglio."
        case facts.TellsTooLittle(needed):
            return _needed(needed)
        case facts.WrongShare(troops, koku, troops_named, koku_named):
            turned_up = f"Si scoprono {troops} carte truppa e {koku} carte koku"
            return f"{turned_up}, non {troops_named} e {koku_named}."
        case facts.AnswerWanted(general):
            return f"{general.label} prende il lotto? Scrivi sì o no."
        case facts.TurnOfAnother(general):
            return f"È il turno di {general.label}."
        case facts.UselessTiles(tools):
            return f"Non tutte le tessere nominate servono qui: {_tools(tools)}."
        case facts.TooLittleToForesee(missing):
            return f"Per simulare la partita dovrei sapere: {', '.join(missing)}."
        case facts.TooFewOwned(general, bonus):
            return f"{general.label} non ha tante tessere {named(bonus)}."
        case facts.AllIsTold():
            return "La partita è finita; «punteggio» mostra il conteggio finale, «annulla» torna indietro."
        case facts.SomethingElseFirst():
            return "Prima va detto qualcos'altro."
        case facts.HasBegun():
            return "La partita è già iniziata."
        case facts.HandIsKnown(general):
            return f"Le carte di {general.label} sono note."
        case facts.HiddenCards(general, count):
            return f"{general.label} ha {counted(count, 'carta', 'carte')} che nessuno ha visto."
        case facts.CannotBeThere(absence, None):
            return refusals.absence(absence, names)
        case facts.CannotBeThere(absence, number, None):
            return f"{refusals.absence(absence, names)} L'ultima è nella riga {number}."
        case facts.CannotBeThere(absence, number, line):
            return f"{refusals.absence(absence, names)} L'ultima è nella riga {number}: {line}"
        case facts.CannotHaveHappened():
            return "Non può essere andata così; «mostra» la tua mano per leggere perché."
        case facts.BadPosition(problems):
            return "\n".join(words.problem(problem) for problem in problems)
        case facts.NotThereYet(what_is):
            return _not_yet(what_is)
        case facts.TileNotNamed(province):
            return f"Nomina prima la tessera presa {in_the(province)}: solo allora si vede cosa serve."
        case facts.HandIsHidden():
            return HIDDEN
        case facts.OwnPlayIsHidden():
            return "Le tue mosse si scrivono a mano visibile: scrivi prima «mostra»."
        case facts.LineReads(number, line):
            return f"La riga {number} dice: {line}\nScrivi «modifica {number}» e come deve diventare."
        case facts.EditHow(lines):
            return f"Scrivi quale riga e come deve diventare: «modifica 3 kanto koku 3 3» (da 1 a {lines})."
        case facts.WouldDrop(dropped, confirmation):
            told = dropped_lines(dropped)
            one = "Una riga non andrebbe più bene e verrebbe tolta"
            what = one if len(dropped) == 1 else "Alcune righe non andrebbero più bene e verrebbero tolte"
            return f"{what}:{told}\nScrivi «sì», o «{confirmation}», per farlo."
        case facts.NothingToTakeBack(redo):
            return f"Non c'è niente da {'ripetere' if redo else 'annullare'}."
        case facts.HowManyLines(word, redo, most):
            do = "ripetere" if redo else "annullare"
            return f"«{word}» non è il numero di righe da {do} (da 1 a {most})."
        case facts.NoPositionFile(path):
            return f"{path} esiste già e non è una posizione; indica un altro nome."
        case facts.WouldReplace(path, confirmation):
            return f"{path} contiene un'altra posizione. Scrivi «sì», o «{confirmation}», per sostituirla."
        case facts.CannotWriteFile(path, why):
            return f"{path} non si può scrivere: {why}."
        case facts.NoText():
            return "Non è testo UTF-8; salva il file come UTF-8."
        case facts.NoInput():
            return "Non c'è uno standard input da cui leggere le righe."
        case facts.GameIsThere(path):
            return f"{path} contiene già una partita; una posizione ne inizia una nuova."
        case facts.CannotReplay(number, line, why_not):
            explained = printable(words.reason(why_not))
            return f"La riga {number} della partita non si può rigiocare: {line}; {explained}"
        case _:
            assert_never(reason)


def dropped_lines(dropped: Sequence[facts.Dropped]) -> str:
    """Lines that an edit leaves out, the first of many; not what only I should see."""
    first = dropped[:MOST_DROPPED]
    lines = [f"\n  {each.number}. {KEPT_BACK if each.is_private else each.line}" for each in first]
    more = len(dropped) - len(first)
    rest = "un'altra" if more == 1 else f"altre {more}"
    return "".join(lines) + (f"\n  e {rest}" if more > 0 else "")


def printable(text: str) -> str:
    """Text that cannot command a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _tools(tools: Tools) -> str:
    """'bastano Scambio, 2 +1'."""
    of_each = (
        (named(Bonus.EXCHANGE), tools.exchange),
        (named(Bonus.PLUS_ONE), tools.plus_one),
        ("l'Hatamoto", tools.hatamoto),
    )
    enough = [f"{count} {name}" if count > 1 else name for name, count in of_each if count]
    if not enough:
        return "se ne può fare a meno"
    only_one = len(enough) == 1 and not enough[0][0].isdigit()
    return f"{'basta' if only_one else 'bastano'} {', '.join(enough)}"
