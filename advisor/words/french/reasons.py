"""Why a line at the table is not taken, in French."""

from collections.abc import Sequence
from typing import assert_never

from advisor.table import reasons as facts
from advisor.table.reasons import Expected, LineFault, Needed, NotYet
from advisor.words.french import refusals
from advisor.words.french.labels import HIDDEN, KEPT_BACK, SAME_PROVINCE_TWICE
from advisor.words.french.names import counted, inside, listed, name, of
from advisor.words.interface import ErrorWords, NameWords
from engine.board import Province
from engine.components import Bonus
from engine.payment import Tools

MOST_DROPPED = 6
"""So many lines are listed that an edit would cost."""


def _expected(expected: Expected) -> str:
    """What could have stood there."""
    match expected:
        case Expected.PLAYER:
            return "un des joueurs"
        case Expected.GENERAL:
            return "un général"
        case Expected.TITLE:
            return "un titre"
        case Expected.TROOP:
            return "une troupe"
        case Expected.BONUS:
            return "un bonus"
        case Expected.BONUS_OF_THE_TILE:
            return "le bonus de la tuile"
        case Expected.PROVINCE:
            return "une province"
        case Expected.TURN:
            return "une province, « passe », « pioche » ou « or »"
        case Expected.ONE_OF_TWO_LOTS:
            return "un des deux lots"
        case Expected.HIERARCHY_TILE:
            return "une tuile de hiérarchie restante"
        case Expected.GENERAL_OR_TROOP:
            return "un général ou la troupe de la tuile visible"


def _needed(needed: Needed) -> str:
    """What a line should have told."""
    match needed:
        case Needed.PLAYERS:
            return "On joue de 2 à 4 : nommez les généraux, par exemple « ii sakai honda »."
        case Needed.EACH_PLAYERS_TITLE:
            return "Chaque joueur a un titre."
        case Needed.FIRST_HAND:
            return "La première main a deux cartes Troupe, par exemple « samurai bushi+sohei »."
        case Needed.CARD_DRAWN:
            return "Quelle carte avez-vous piochée ? Dites « pioche samurai »."
        case Needed.PROVINCE:
            return f"Quelle province ? {', '.join(str(province.value) for province in Province)}"
        case Needed.TWO_PROVINCES:
            return SAME_PROVINCE_TWICE


def _not_yet(what: NotYet) -> str:
    """What is not there."""
    match what:
        case NotYet.ADVICE:
            return "Il n'y a pas de conseil pour l'instant."
        case NotYet.THOUGHT:
            return "On cherche encore le meilleur coup ; il viendra tout seul."
        case NotYet.SCORE:
            return "Il n'y a pas encore de points."
        case NotYet.POSITION:
            return "Il n'y a pas encore de position."
        case NotYet.CHANCES:
            return (
                "Les chances se calculent une fois nommé ce qui est sur la table, et tant que la partie dure."
            )
        case NotYet.GAME:
            return "La partie n'a pas commencé."


def reason(reason: LineFault, words: ErrorWords, names: NameWords) -> str:
    """Why a line is not taken, and what could be said instead."""
    match reason:
        case facts.EndsTooEarly():
            return "La ligne s'arrête trop tôt."
        case facts.NotUnderstood(word, None):
            return f"« {word} » n'est pas compris ici."
        case facts.NotUnderstood(word, nearest):
            return f"« {word} » n'est pas compris ici ; vouliez-vous dire « {nearest} » ?"
        case facts.NotExpected(word, expected, allowed, province, nearest):
            what = f"la troupe {of(province)}" if province else _expected(expected)
            could_be = ", ".join(allowed)
            if word and nearest:
                return f"« {word} » n'est pas {what} ({could_be}) ; vouliez-vous dire « {nearest} » ?"
            return (
                f"« {word} » n'est pas {what} ({could_be})."
                if word
                else f"Reste à dire : {what} ({could_be})."
            )
        case facts.CouldBe(word, could_be):
            return f"« {word} » peut être {listed(could_be, 'ou')} ; tapez-en un peu plus."
        case facts.NoNumber(word):
            return f"« {word} » n'est pas un nombre."
        case facts.NoPosition(word):
            return f"« {word} » n'est pas une position (1, 2, 3, 4)."
        case facts.TooManyCardsNamed():
            return "La boîte ne contient pas autant de cartes."
        case facts.NoPayment(word, _) if word.isdigit():
            return f"Il n'y a pas de carte {word} kokus ; dites les cartes défaussées, par exemple « 2 2 »."
        case facts.NoPayment(word, None):
            return f"« {word} » n'est ni une carte, ni une tuile, ni le Hatamoto."
        case facts.NoPayment(word, nearest):
            neither = f"« {word} » n'est ni une carte, ni une tuile, ni le Hatamoto"
            return f"{neither} ; vouliez-vous dire « {nearest} » ?"
        case facts.NotAField(word, spoken):
            fields = f"{', '.join(spoken[:-1])} ou {spoken[-1]}"
            return f"« {word} » n'est pas compris ici : une province, un adversaire, {fields}."
        case facts.InNeitherLot(cards):
            return f"{names.cards(cards)} : dans aucun lot. Dites « reste » pour le lot qui prend le reste."
        case facts.SoManyTiles(left):
            still = counted(left, "tuile visible", "tuiles visibles")
            return f"Plus de troupes que de provinces : il reste {still} à nommer."
        case facts.NoLanguage(asked):
            return words.no_such_language(asked)
        case facts.IsAdvised():
            return "C'est justement le conseil."
        case facts.TellsTooLittle(needed):
            return _needed(needed)
        case facts.WrongShare(troops, koku, troops_named, koku_named):
            turned_up = f"On pioche {troops} cartes Troupe et {koku} cartes Koku"
            return f"{turned_up}, pas {troops_named} et {koku_named}."
        case facts.AnswerWanted(general):
            return f"{general.label} prend-il le lot ? Dites oui ou non."
        case facts.TurnOfAnother(general):
            return f"C'est à {general.label} de jouer."
        case facts.UselessTiles(tools):
            return f"Des tuiles nommées ne servent à rien ici ; il suffit de : {_tools(tools)}."
        case facts.TooLittleToForesee(missing):
            return f"Pour simuler la partie, il me faudrait savoir : {', '.join(missing)}."
        case facts.TooFewOwned(general, bonus):
            return f"{general.label} n'a pas autant de tuiles {name(bonus)}."
        case facts.AllIsTold():
            return (
                "La partie est finie ; « points » montre le décompte final, « annuler » revient en arrière."
            )
        case facts.SomethingElseFirst():
            return "Il faut d'abord dire autre chose."
        case facts.HasBegun():
            return "La partie a commencé."
        case facts.HandIsKnown(general):
            return f"Les cartes {of(general)} sont connues."
        case facts.HiddenCards(general, count):
            hidden = counted(count, "carte que personne n'a vue", "cartes que personne n'a vues")
            return f"{general.label} a {hidden}."
        case facts.CannotBeThere(absence, None):
            return refusals.absence(absence, names)
        case facts.CannotBeThere(absence, number, None):
            return f"{refusals.absence(absence, names)} La ligne {number} a la dernière."
        case facts.CannotBeThere(absence, number, line):
            return f"{refusals.absence(absence, names)} La ligne {number} a la dernière : {line}"
        case facts.CannotHaveHappened():
            return "Cela ne peut pas s'être passé ; dites « montrer » pour voir pourquoi."
        case facts.BadPosition(problems):
            return "\n".join(words.problem(problem) for problem in problems)
        case facts.NotThereYet(what_is):
            return _not_yet(what_is)
        case facts.TileNotNamed(province):
            first = f"Nommez d'abord la tuile gagnée {inside(province)}"
            return f"{first} : ce que la province demande ne se voit qu'après."
        case facts.HandIsHidden():
            return HIDDEN
        case facts.OwnPlayIsHidden():
            return "Ce que vous jouez se dit avec votre main visible : dites d'abord « montrer »."
        case facts.LineReads(number, line):
            return f"La ligne {number} dit : {line}\nDites « modifier {number} » et ce qu'elle doit dire."
        case facts.EditHow(lines):
            how = "« modifier 3 kanto koku 3 3 »"
            return f"Dites quelle ligne et ce qu'elle doit dire : {how} (1 à {lines})."
        case facts.WouldDrop(dropped, confirmation):
            told = dropped_lines(dropped)
            one = "Une ligne n'irait plus et serait omise"
            what = one if len(dropped) == 1 else "Des lignes n'iraient plus et seraient omises"
            return f"{what} :{told}\nDites « oui », ou « {confirmation} », pour le faire."
        case facts.NothingToTakeBack(redo):
            return "Il n'y a rien à refaire." if redo else "Il n'y a rien à annuler."
        case facts.HowManyLines(word, redo, most):
            verb = "refaire" if redo else "annuler"
            return f"« {word} » n'est pas un nombre de lignes à {verb} (1 à {most})."
        case facts.NoPositionFile(path):
            return f"{path} existe déjà et n'est pas une position ; donnez un autre nom."
        case facts.WouldReplace(path, confirmation):
            other = f"{path} contient une autre position"
            return f"{other}. Dites « oui », ou « {confirmation} », pour la remplacer."
        case facts.CannotWriteFile(path, why):
            return f"Impossible d'écrire {path} : {why}."
        case facts.NoText():
            return "Ce n'est pas du texte UTF-8 ; enregistrez le fichier en UTF-8."
        case facts.NoInput():
            return "Il n'y a pas d'entrée standard où lire des lignes."
        case facts.GameIsThere(path):
            return f"{path} contient déjà une partie ; une position en commence une nouvelle."
        case facts.CannotReplay(number, line, why_not):
            explained = printable(words.reason(why_not))
            return f"La ligne {number} de la partie ne se rejoue pas : {line} ; {explained}"
        case _:
            assert_never(reason)


def dropped_lines(dropped: Sequence[facts.Dropped]) -> str:
    """Lines that an edit leaves out, the first of many; not what only I should see."""
    first = dropped[:MOST_DROPPED]
    lines = [f"\n  {each.number}. {KEPT_BACK if each.is_private else each.line}" for each in first]
    more = len(dropped) - len(first)
    return "".join(lines) + (f"\n  et {more} de plus" if more > 0 else "")


def printable(text: str) -> str:
    """Text that cannot command a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _tools(tools: Tools) -> str:
    named = (
        (name(Bonus.EXCHANGE), tools.exchange),
        (name(Bonus.PLUS_ONE), tools.plus_one),
        ("le Hatamoto", tools.hatamoto),
    )
    return ", ".join(f"{count} {what}" if count > 1 else what for what, count in named if count) or "rien"
