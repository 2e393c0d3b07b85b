"""What can go wrong with the file of a game, in French."""

from typing import assert_never

from advisor.table import journal_faults as faults
from advisor.table.journal_faults import JournalFault
from advisor.words.french.names import thousands


def fault(fault: JournalFault) -> str:
    """What is wrong, and what to do about it."""
    match fault:
        case faults.GameTooLarge(name, most):
            return (
                f"{name} dépasse {thousands(most)} octets, c'est trop pour une partie ; prenez-en un autre."
            )
        case faults.IsNoFile(name):
            return f"{name} n'est pas un fichier ; donnez le nom d'un fichier."
        case faults.IsAFolder(name):
            return f"{name} est un dossier ; donnez le nom d'un fichier."
        case faults.NoSuchFolder(name):
            return f"{name} : ce dossier n'existe pas ; créez-le, ou donnez un autre nom."
        case faults.FileRefused(name, why):
            return f"{name} ne s'ouvre pas en écriture ({why}) ; remédiez-y, ou prenez une copie ailleurs."
        case faults.IsInUse(name):
            return f"{name} est déjà ouvert dans une autre fenêtre ; continuez là-bas, ou fermez-la d'abord."
        case faults.IsNoGame(name):
            return f"{name} n'est pas une partie notée ; rien n'a changé. Donnez un autre nom."
        case faults.NewerFormat(name, found, known):
            written = f"{name} vient d'une version plus récente (format {found})"
            return f"{written} ; celle-ci lit jusqu'au format {known}. Mettez le conseiller à jour."
        case faults.DamagedLine(name, line):
            found_there = (
                f"{name}, ligne {line} : elle n'est plus comme elle a été écrite, et d'autres suivent"
            )
            remedy = f"ou gardez-en une copie et effacez la ligne {line} et les suivantes pour continuer"
            return f"{found_there} ; rien n'a changé. Remettez une copie antérieure, {remedy}."
        case faults.TornLine(name, line, legible, kept):
            torn = f"{name}, ligne {line} : écriture incomplète{f', {legible!r}' if legible else ''}"
            return f"{torn} ; elle a été coupée et mise dans {kept}. Retapez-la si elle manque."
        case faults.EntryTooLong(name, most, length):
            limit = f"une ligne a au plus {thousands(most)} caractères, pas {thousands(length)}"
            return f"{name} : {limit} ; rien n'a été enregistré."
        case faults.EntryNotText(name):
            return (
                f"{name} : on entre une ligne de texte sans caractères de contrôle ; rien n'a été enregistré."
            )
        case faults.JournalIsFull(name, most):
            return f"{name} est plein ({thousands(most)} octets) ; commencez un nouveau fichier."
        case faults.EntryNotSaved(name, why):
            return f"{name} : la ligne n'a pas été enregistrée ({why}) ; faites de la place et retapez-la."
        case faults.ChangedMeanwhile(name):
            changed = f"{name} n'est plus tel que cette partie l'a laissé"
            return f"{changed} ; la ligne n'a pas été enregistrée. Fermez la partie et rouvrez-la."
        case _:
            assert_never(fault)
