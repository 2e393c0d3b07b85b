"""What is wrong with a position, in French: what was found, and what is allowed."""

from typing import assert_never

from advisor.words.french.names import counted, name, thousands
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
            return "il manque un crochet, une accolade ou un guillemet fermant"
        case Cause.LAST_COMMA:
            return "pas de virgule avant un crochet ou une accolade fermante"
        case Cause.OTHER_QUOTES:
            return 'les noms sont entre guillemets droits : "kanto"'
        case Cause.COMMA_OR_COLON:
            return "une virgule sépare deux éléments, un deux-points suit une clé"
        case Cause.COMMENT:
            return "JSON n'a pas de commentaires"
        case Cause.UNKNOWN:
            return "cherchez un crochet, une virgule ou un guillemet manquant là ou juste avant"


def _list_of(listed: Listed) -> str:
    """What a list should hold."""
    match listed:
        case Listed.PLAYERS:
            return "[...] de 2 à 4 généraux"
        case Listed.CARDS:
            return "[...] de cartes"
        case Listed.TILES:
            return "[...] de tuiles Bonus"
        case Listed.KAMONS:
            return "[...] de généraux"
        case Listed.TITLES:
            return "[...] de titres"
        case Listed.GENERALS:
            return "[...] des généraux qui ont refusé"
        case Listed.LOTS:
            return "[...] de deux lots"


def _decision(step: SharingStep) -> str:
    """What somebody has to decide in an even year."""
    match step:
        case SharingStep.FORM:
            return "forme un lot"
        case SharingStep.ANSWER:
            return "répond au lot"
        case SharingStep.SPLIT:
            return "partage le reste"
        case SharingStep.CHOOSE:
            return "choisit un lot"


KINDS: dict[type[Named], str] = {
    Troop: "une troupe",
    Bonus: "un bonus",
    Title: "un titre",
    General: "un général",
    Province: "une province",
    Card: "une carte",
}
FEMININE = (Troop, Province, Card)


def shown(value: object) -> str:
    """A JSON value as a message names it."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return f"« {shown_text(value)[1:-1]} »"
        case list():
            return "une liste"
        case dict():
            return "un objet"
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
            return (
                "trop gros",
                f"au plus {thousands(most)} octets ; une position en prend environ {thousands(1000)}",
            )
        case faults.TooDeep(most):
            return "imbriqué trop profond", f"au plus {most} niveaux ; une position en demande 4"
        case faults.NothingWritten():
            return "rien", "un objet JSON avec players, me, titles, hand et board"
        case faults.NotUtf8(byte):
            return f"pas de texte UTF-8 à l'octet {byte}", "enregistrez le fichier en UTF-8"
        case faults.NotJson(line, column, cause):
            return f"pas du JSON à la ligne {line}, colonne {column}", _cause(cause)
        case faults.CannotBeOpened(reason):
            return "impossible à ouvrir", reason
        case faults.NoStandardInput():
            return "impossible à ouvrir", "il n'y a pas d'entrée standard"
        case faults.KeyTwice():
            return "donné plus d'une fois", "chaque clé une fois"
        case faults.NotAnObject(value, known):
            return f"{shown(value)} n'est pas un objet", f"{{...}} avec {', '.join(known)}"
        case faults.NotAList(value, of):
            return f"{shown(value)} n'est pas une liste", _list_of(of)
        case faults.UnknownField(known):
            return "champ inconnu", ", ".join(known)
        case faults.MoreUnknownFields(count, known):
            return counted(count, "autre champ inconnu", "autres champs inconnus"), ", ".join(known)
        case faults.Missing():
            return "absent", "ce champ est obligatoire"
        case faults.OwnTitleMissing():
            return "absent", f"votre propre titre : {names(Title)}"
        case faults.TitleMissing():
            return "absent", f"en année paire, le titre de chacun au tour précédent : {names(Title)}"
        case faults.TopTileMissing():
            return "absent", f"la troupe de la tuile visible : {names(Troop)}"
        case faults.NamedBefore(kind, path):
            once = "nommée" if kind in FEMININE else "nommé"
            return f"{KINDS[kind]} déjà {once}, comme {path}", "une seule fois"
        case faults.TooManyEntries(count, most):
            return counted(count, "élément", "éléments"), f"au plus {most}"
        case faults.NotAName(value, kind):
            return f"{shown(value)} n'est pas {KINDS[kind]}", names(kind)
        case faults.NotATile(value, kind):
            return f"{shown(value)} n'est pas {KINDS[kind]}", f"{names(kind)}, ou les deux faces : sohei/+1"
        case faults.NotACard(value, True):
            allowed = f"{names(Troop)}, une double comme bushi+sohei ; 3x devant pour trois"
            return f"{shown(value)} n'est pas une carte Troupe", allowed
        case faults.NotACard(value):
            cards = f"{names(Troop)}, une double comme bushi+sohei, koku 1, koku 2, koku 3"
            return f"{shown(value)} n'est pas une carte", f"{cards} ; 3x devant pour trois"
        case faults.TooManyOfACard(value, count, most):
            return f"{shown(value)} fait {counted(count, 'carte', 'cartes')}", f"1 à {most}"
        case faults.TooManyOfATile(value, count, most):
            return f"{shown(value)} fait {counted(count, 'tuile', 'tuiles')}", f"1 à {most}"
        case faults.NotInRange(value, least, most):
            span = f"de {least} à {most}" if least < most else str(least)
            return f"{shown(value)} ne convient pas", f"un nombre entier, {span}"
        case faults.NotAFlag(value):
            return f"{shown(value)} n'est ni true ni false", "true, false"
        case faults.NotAPlayer(value, players):
            playing = ", ".join(str(player.value) for player in players)
            return f"{shown(value)} n'est pas un des joueurs", playing
        case faults.NotAnother(me, others):
            playing = ", ".join(str(player.value) for player in others)
            return f"{shown(me.value)}, c'est vous", f"les autres : {playing}" if others else "les autres"
        case faults.PlaysTwice(value):
            return f"{shown(value)} joue deux fois", "chaque général une fois"
        case faults.WrongNumberOfPlayers(count):
            return counted(count, "général", "généraux"), "on joue de 2 à 4"
        case faults.TitleHeldTwice(value, holder):
            return f"{shown(value)} est aussi à {holder.value}", "chaque titre une fois"
        case faults.TileBesideKamons(kamons):
            return f"une tuile avec {kamons} kamons", "il n'en reste plus dès 3 kamons"
        case faults.Gap():
            return "un trou", "les kamons se suivent depuis la gauche ; les positions vides sont omises"
        case impossible.TooManyCards(card, count, most):
            return f"{count} × {name(card)}, {count - most} de trop", f"la boîte en contient {most}"
        case impossible.TooManyKokuCards(deck, hand, with_others, to_share, most):
            more = f" et {with_others} dans d'autres mains" if with_others else ""
            more += f" et {to_share} de cette année" if to_share else ""
            held = counted(hand, "carte Koku", "cartes Koku")
            return f"{deck} avec {held} en main{more}", f"la boîte en contient {most}"
        case impossible.FewerThanKnown(cards, known):
            return f"{cards} avec {counted(known, 'connue', 'connues')}", f"au moins {known}"
        case impossible.TooManyInHands(count, to_share, deck, most):
            box = f"la boîte en contient {most}" + (f", dont {deck} dans la pioche Koku" if deck else "")
            where = "dans toutes les mains et cette année" if to_share else "dans toutes les mains"
            return f"{counted(count, 'carte', 'cartes')} {where}, {count + deck - most} de trop", box
        case impossible.ImpossibleKokuDeck(deck, playing_count, a_year, possible):
            left = ", ".join(map(str, possible))
            return f"{deck} à {playing_count} joueurs", f"{a_year} sont piochées chaque année paire : {left}"
        case impossible.TooFewKamons(left_count, placed, stock):
            lying = counted(placed, f"kamon sur {stock} est", f"kamons sur {stock} sont")
            lie = f"{lying} sur le plateau" if placed else "aucun n'est sur le plateau"
            return f"{left_count} en stock, il en manque {stock - placed - left_count}", lie
        case impossible.TooManyKamons(general, count, most):
            of_whom = f"{count} kamons pour {general.label}"
            return f"{of_whom}, {count - most} de trop", f"chaque joueur en a {most}"
        case impossible.JokerOfAnother():
            return "true", "seul le Hatamoto a le joker"
        case impossible.JokerWithoutConquest():
            return "true sans prise de contrôle", "le joker sert dans une prise de contrôle"
        case impossible.MoreConquestsThanKamons(made, 0):
            return str(made), "aucun des vôtres n'est sur le plateau"
        case impossible.MoreConquestsThanKamons(made, lying):
            return str(made), f"seul {lying} des vôtres est sur le plateau"
        case impossible.TooManyTiles(troop, bonus, count, most):
            tiles = f"{count} tuiles {name(troop)}/{name(bonus)}"
            return f"{tiles}, {count - most} de trop", f"la boîte en contient {most}"
        case impossible.TooManyFaces(faces, count, most):
            tiles = f"{count} tuiles avec {' ou '.join(map(name, faces))} sur une face"
            return f"{tiles}, {count - most} de trop", f"la boîte en contient {most}"
        case impossible.TooManyTaken(count, most, box):
            lie = f"la boîte contient {box} tuiles, dont {box - most} sur les portes"
            return f"{counted(count, 'prise', 'prises')}, {count - most} de trop", lie
        case impossible.TurnInAnEvenYear():
            return "quelque chose d'un tour", "personne n'a de tour en année paire"
        case impossible.TileSharedTwice(title, path):
            return f"{title.value} est ailleurs, comme {path}", "chaque tuile de hiérarchie une fois"
        case impossible.TilesNowhere(titles):
            gone = ", ".join(str(title.value) for title in titles)
            return f"rien n'est dit de {gone}", "les quatre tuiles de hiérarchie sont en lots ou à partager"
        case impossible.NotTwoLots(count):
            return counted(count, "lot", "lots"), "les deux derniers joueurs font 2 lots"
        case impossible.OfferedAndSplit():
            return "un partage en deux avec un lot proposé", "l'un ou l'autre"
        case impossible.OfferedToTheLastTwo():
            return "un lot proposé avec 2 joueurs sans lot", "les deux derniers partagent le reste"
        case impossible.SplitTooEarly(waiting):
            return (
                f"un partage en deux avec {waiting} joueurs sans lot",
                "seuls les deux derniers partagent le reste",
            )
        case impossible.LeftBesideTheSplit():
            return "des cartes hors des deux lots du partage", "aucune : les deux lots prennent tout le reste"
        case impossible.EverybodyHasALot():
            return "chacun a un lot", "rien ne reste à décider dans cette année paire"
        case impossible.OneWithoutALot(general):
            return f"seul {general.value} est sans lot", "les deux derniers ont le leur ensemble"
        case impossible.NothingToRefuse():
            return "des refus sans lot proposé", "le lot va dans sharing.offered"
        case impossible.NotAsked(general, asked):
            order = ", ".join(str(other.value) for other in asked)
            return f"on ne demande rien à {general.value}", f"le lot est proposé, dans cet ordre, à {order}"
        case impossible.AskedLater(general, first):
            return f"{general.value} répond plus tard", f"{first.value} répond d'abord"
        case impossible.RefusedByAll(tairo):
            return "tous ont refusé le lot", f"il va donc à {tairo.value}, dans sharing.taken"
        case impossible.DecisionOfAnother(me, due, step):
            return f"la décision n'est pas à {me.value}", f"{due.value} {_decision(step)}"
        case _:
            assert_never(fault)
