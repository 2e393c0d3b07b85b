"""What can go wrong with the file of a game, in Italian."""

from typing import assert_never

from advisor.table import journal_faults as faults
from advisor.table.journal_faults import JournalFault
from advisor.words.italian.names import quoted, thousands


def fault(fault: JournalFault) -> str:
    """What is wrong, and what to do about it."""
    match fault:
        case faults.GameTooLarge(name, most):
            return f"{name} supera {thousands(most)} byte, troppo per una partita; usane un altro."
        case faults.IsNoFile(name):
            return f"{name} non è un file; indica il nome di un file."
        case faults.IsAFolder(name):
            return f"{name} è una cartella; indica il nome di un file."
        case faults.NoSuchFolder(name):
            return f"{name}: la cartella non esiste; creala, o indica un altro nome."
        case faults.FileRefused(name, why):
            return f"{name} non si può aprire in scrittura ({why}); rimedia, o usa una copia altrove."
        case faults.IsInUse(name):
            return f"{name} è già aperto in un'altra finestra; continua lì, o prima chiudila."
        case faults.IsNoGame(name):
            return f"{name} non è una partita registrata; non è cambiato niente. Indica un altro nome."
        case faults.NewerFormat(name, found, known):
            written = f"{name} è stato scritto da una versione più recente (formato {found})"
            return f"{written}; questa legge fino al formato {known}. Aggiorna advisor."
        case faults.DamagedLine(name, line):
            found_there = f"{name}, riga {line}: non è come era stata scritta, e altre righe la seguono"
            remedy = f"o, per continuare, conserva una copia di questo e cancellalo dalla riga {line} in poi"
            return f"{found_there}; non è cambiato niente. Sostituiscilo con una copia precedente, {remedy}."
        case faults.TornLine(name, line, legible, kept):
            torn = f"{name}, riga {line}: scritta solo in parte{f', {quoted(legible)}' if legible else ''}"
            return f"{torn}; è stata tagliata ed è conservata in {kept}. Se manca, inseriscila di nuovo."
        case faults.EntryTooLong(name, most, length):
            limit = f"una voce ha al massimo {thousands(most)} caratteri, non {thousands(length)}"
            return f"{name}: {limit}; non è stato salvato niente."
        case faults.EntryNotText(name):
            wanted = "una voce è una riga di testo senza caratteri di controllo"
            return f"{name}: {wanted}; non è stato salvato niente."
        case faults.JournalIsFull(name, most):
            return f"{name} è pieno ({thousands(most)} byte); inizia un file nuovo."
        case faults.EntryNotSaved(name, why):
            return f"{name}: la voce non è stata salvata ({why}); fai spazio e inseriscila di nuovo."
        case faults.ChangedMeanwhile(name):
            changed = f"{name} non è più come l'ha lasciato questa partita"
            return f"{changed}; la voce non è stata salvata. Chiudi la partita e riaprila."
        case _:
            assert_never(fault)
