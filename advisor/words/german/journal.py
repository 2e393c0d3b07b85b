"""What can go wrong with the file of a game, in German."""

from typing import assert_never

from advisor.table import journal_faults as faults
from advisor.table.journal_faults import JournalFault
from advisor.words.german.names import grouped, quoted


def fault(fault: JournalFault) -> str:
    """What is wrong, and what to do about it."""
    match fault:
        case faults.GameTooLarge(name, most):
            return f"{name} ist größer als {grouped(most)} Bytes, zu groß für eine Partie; nimm eine andere."
        case faults.IsNoFile(name):
            return f"{name} ist keine Datei; gib den Namen einer Datei an."
        case faults.IsAFolder(name):
            return f"{name} ist ein Ordner; gib den Namen einer Datei an."
        case faults.NoSuchFolder(name):
            return f"{name}: Diesen Ordner gibt es nicht; leg ihn an oder gib einen anderen Namen an."
        case faults.FileRefused(name, why):
            return f"{name} lässt sich nicht beschreiben ({why}); behebe das oder nimm anderswo eine Kopie."
        case faults.IsInUse(name):
            return f"{name} ist schon in einem anderen Fenster offen; mach dort weiter oder schließ es erst."
        case faults.IsNoGame(name):
            return (
                f"{name} ist keine aufgezeichnete Partie; nichts wurde geändert. Gib einen anderen Namen an."
            )
        case faults.NewerFormat(name, found, known):
            written = f"{name} stammt von einer neueren Version (Format {found})"
            return f"{written}; diese hier liest bis Format {known}. Aktualisiere den Berater."
        case faults.DamagedLine(name, line):
            found_there = f"{name}, Zeile {line}: nicht mehr wie geschrieben, und es folgen weitere Zeilen"
            remedy = f"oder behalte eine Kopie und lösche hier ab Zeile {line} alles, um weiterzuspielen"
            return f"{found_there}; nichts wurde geändert. Nimm stattdessen eine frühere Kopie, {remedy}."
        case faults.TornLine(name, line, legible, kept):
            text = f", {quoted(legible)}" if legible else ""
            torn = f"{name}, Zeile {line}: nicht vollständig geschrieben{text}"
            return f"{torn}; sie wurde abgetrennt und liegt in {kept}. Gib sie neu ein, falls sie fehlt."
        case faults.EntryTooLong(name, most, length):
            return (
                f"{name}: Ein Eintrag hat höchstens {grouped(most)} Zeichen, nicht {grouped(length)}; "
                "nichts wurde gespeichert."
            )
        case faults.EntryNotText(name):
            return f"{name}: Ein Eintrag ist eine Zeile Text ohne Steuerzeichen; nichts wurde gespeichert."
        case faults.JournalIsFull(name, most):
            return f"{name} ist voll ({grouped(most)} Bytes); beginne eine neue Datei."
        case faults.EntryNotSaved(name, why):
            return f"{name}: Der Eintrag wurde nicht gespeichert ({why}); schaffe Platz und gib ihn neu ein."
        case faults.ChangedMeanwhile(name):
            changed = f"{name} ist nicht mehr so, wie diese Partie sie hinterlassen hat"
            return f"{changed}; der Eintrag wurde nicht gespeichert. Schließ die Partie und öffne sie neu."
        case _:
            assert_never(fault)
