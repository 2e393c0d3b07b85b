"""Why the rules forbid a play, in French."""

from typing import assert_never

from advisor.words.french.names import a_symbol, counted, inside, kokus, name, of, the
from advisor.words.interface import NameWords
from engine import refusals as facts
from engine.components import Pay, SharingStep, Symbol, Troop
from engine.errors import Rule
from engine.refusals import Absence, Refusal


def rule(rule: Rule) -> str:
    """A rule in one sentence."""
    match rule:
        case Rule.NOT_NOW:
            return "Chaque décision a son moment."
        case Rule.GAME_OVER:
            return "Plus rien ne se décide après le décompte final."
        case Rule.LOT_FROM_THE_SHARE:
            return "Un lot ne contient que des cartes encore à partager."
        case Rule.LOT_HIERARCHY_TILE:
            return "Un lot contient une tuile de hiérarchie encore à partager."
        case Rule.SPLIT_EVERYTHING:
            return "Les deux derniers lots se partagent toutes les cartes restantes."
        case Rule.SPLIT_TWO_TILES:
            return "Les deux derniers lots ont deux tuiles de hiérarchie différentes."
        case Rule.TWO_CONQUESTS:
            return "On pose au plus deux kamons par année impaire."
        case Rule.KAMON_NEEDED:
            return "Une prise de contrôle demande un kamon de son propre stock."
        case Rule.PROVINCE_DESCRIBED:
            return "On ne prend qu'une province décrite dans la position."
        case Rule.PROVINCE_FULL:
            return "Une province a quatre positions."
        case Rule.CARD_IN_HAND:
            return "On ne paie qu'avec les cartes de sa main."
        case Rule.TILE_IN_FRONT:
            return "On n'utilise que ses propres tuiles Bonus, chacune une fois."
        case Rule.HATAMOTO_TITLE:
            return "Seul le Hatamoto dispose du joker."
        case Rule.HATAMOTO_ONCE:
            return "Le joker du Hatamoto sert une fois par tour."
        case Rule.EXCHANGE_SOMETHING:
            return "Échange transforme une troupe ou un koku du paiement en troupe, ou une troupe en koku."
        case Rule.PLUS_ONE_SAME:
            return "+1 s'ajoute à une troupe ou à un koku qui est alors dans le paiement."
        case Rule.NO_MIXTURE:
            return "Une province se paie en troupes ou en kokus, jamais avec les deux."
        case Rule.TROOPS_NEEDED:
            return "En troupes, il faut celles de la province et celle de sa tuile visible."
        case Rule.KOKU_NEEDED:
            return "En kokus, il faut atteindre le chiffre de la position."
        case Rule.TILE_REVEALED:
            return "La tuile prise montre son bonus et découvre la suivante, s'il y en a une."
        case Rule.DRAW_TILE:
            return "Piocher une carte Troupe demande une tuile Pioche."
        case Rule.DRAW_FROM_SOMETHING:
            return "Une tuile Pioche demande une carte dans la pioche ou la défausse."
        case Rule.SENSEI_TURNS_GOLDEN:
            return "Seul le Sensei retourne un kamon face dorée."
        case Rule.OWN_SIMPLE_KAMON:
            return "Le Sensei retourne un kamon à lui, face simple, posé sur le plateau."


def detail(refusal: Refusal, names: NameWords) -> str:
    """What is wrong with a play."""
    match refusal:
        case facts.GameIsOver():
            return "La partie est finie."
        case facts.SharingIsOver(None):
            return "Le partage est fini."
        case facts.SharingIsOver(general):
            return f"Le partage est fini ; c'est à {general.label} de jouer." if general else ""
        case facts.SharingIsDue(general, SharingStep.ANSWER):
            return f"{general.label} doit d'abord accepter ou refuser le lot."
        case facts.SharingIsDue(general, SharingStep.CHOOSE):
            return f"{general.label} doit d'abord choisir l'un des deux lots."
        case facts.SharingIsDue(general, SharingStep.SPLIT):
            return f"{general.label} doit d'abord partager le reste en deux lots."
        case facts.SharingIsDue(general):
            return f"{general.label} doit d'abord former un lot."
        case facts.NotHisTurn(general):
            return f"Ce n'est pas le tour {of(general)} en année impaire."
        case facts.HasNoTurn():
            return "C'est une position d'année paire : la commande est « advisor share »."
        case facts.HierarchyTileGone(title):
            return f"La tuile de hiérarchie du {title.label} n'est pas disponible."
        case facts.TooFewToShare(card, 0):
            return f"Il n'y a pas de carte {name(card)} à partager."
        case facts.TooFewToShare(card, left):
            return f"Il n'y a {_only(left)} {name(card)} à partager."
        case facts.SameTileTwice(title):
            return f"Les deux lots ont la tuile de hiérarchie du {title.label}."
        case facts.LeftOutOfBothLots(card):
            return f"La carte {name(card)} n'est dans aucun des deux lots."
        case facts.TwoKamonsPlaced(general):
            return f"{general.label} a déjà posé deux kamons ce tour-ci."
        case facts.OneKamonOnly(general):
            return f"{general.label} ne peut plus poser qu'un kamon."
        case facts.OneKamonLeft(general):
            return f"{general.label} n'a plus qu'un kamon."
        case facts.NoKamonLeft(general):
            return f"{general.label} n'a plus de kamon."
        case facts.NotDescribed((province,)):
            return f"{province.label} : province non décrite."
        case facts.NotDescribed(provinces):
            return f"{', '.join(province.label for province in provinces)} : provinces non décrites."
        case facts.ProvinceIsFull(province):
            return f"{_capital(the(province))} n'a plus de place."
        case facts.TooFewInHand(card, 0):
            return f"Pas de carte {name(card)} en main."
        case facts.TooFewInHand(card, held):
            return f"Il n'y a {_only(held)} {name(card)} en main."
        case facts.TooFewTiles(bonus, used, owned):
            owns = counted(owned, "tuile possédée", "tuiles possédées")
            return f"{name(bonus)} sert {used} fois, pour {owns}."
        case facts.NoJoker(title):
            return f"Le {title.label} n'a pas de joker."
        case facts.NoJokerAmongMeans():
            return "Le Hatamoto ne fait pas partie des moyens."
        case facts.JokerHasServed():
            return "Le Hatamoto a déjà servi ce tour-ci."
        case facts.JokerTwice():
            return "Le Hatamoto est utilisé deux fois."
        case facts.NothingToExchange(source):
            return f"Le paiement n'a pas de {_bare(source)} à échanger."
        case facts.ExchangedForTheSame(source):
            return f"{_capital(a_symbol(source))} est échangé contre la même chose."
        case facts.NothingToAddTo(on):
            return f"Le paiement n'a pas de {_bare(on)} auquel ajouter le +1."
        case facts.Mixed(card, pay):
            what = f"La carte {name(card)}" if card else "Le Hatamoto"
            kind = "kokus" if pay is Pay.KOKU else "troupes"
            return f"{what} n'entre pas dans un paiement en {kind}, sauf par échange."
        case facts.TroopsLacking(needed, lacking):
            return f"Il faut {names.symbols(needed)} ; il manque {names.symbols(lacking)} au paiement."
        case facts.KokuLacking(price, paid):
            return f"Il faut {kokus(price)} ; le paiement en fait {paid}."
        case facts.NoTileThere(province):
            return f"Il n'y a pas de tuile {inside(province)}."
        case facts.BonusNotNamed(province):
            return f"Le bonus de la tuile {of(province)} n'est pas nommé."
        case facts.BonusIsKnown(province, bonus):
            return f"Le bonus de la tuile {of(province)} est connu : {name(bonus)}."
        case facts.NextTileNotNamed(province):
            return f"La tuile suivante {of(province)} n'est pas nommée."
        case facts.NoNextTile(province):
            return f"Il n'y a pas de tuile suivante {inside(province)}."
        case facts.NoDrawTile(general):
            return f"{general.label} n'a pas de tuile Pioche."
        case facts.NothingToDraw():
            return "Il ne reste pas de carte Troupe à piocher."
        case facts.NotInTheDeck(card):
            return f"La pioche ne peut pas contenir de carte {name(card)}."
        case facts.NotSensei(general, title):
            return f"{general.label} est {title.label}."
        case facts.NoSimpleKamonThere(general, province, position):
            return f"En position {position} {of(province)}, pas de kamon {of(general)} face simple."
        case _:
            assert_never(refusal)


def absence(absence: Absence, names: NameWords) -> str:
    """Why a card or tile cannot be where it is said to be."""
    match absence:
        case facts.NotInTheBox(card):
            return f"La boîte ne contient pas autant de cartes {name(card)}."
        case facts.AllCardsKnown(card):
            if card.copies == 1:
                return f"On sait déjà où est la seule carte {name(card)}."
            return f"On sait déjà où sont les {card.copies} cartes {name(card)}."
        case facts.CannotHold(general, card, known, unknown):
            more = counted(unknown, "carte que personne n'a vue", "cartes que personne n'a vues")
            held = [*([names.cards(known)] if known else []), *([more] if unknown else [])]
            holds = f"il a {' et '.join(held)}" if held else "il n'a pas de carte"
            return f"{general.label} ne peut pas avoir autant de cartes {name(card)} : {holds}."
        case facts.TroopTilesInUse(troop):
            return f"La boîte ne contient que six tuiles {name(troop)}."
        case facts.NoSuchTileBelow(troop):
            return f"Il ne reste pas de tuile {name(troop)} sous les tuiles visibles."
        case facts.AllTilesKnown(troop, bonus):
            return f"On sait déjà où sont les deux tuiles {name(troop)}/{name(bonus)}."
        case _:
            assert_never(absence)


def _only(count: int) -> str:
    """'qu'une carte', 'que 3 cartes'."""
    return "qu'une carte" if count == 1 else f"que {count} cartes"


def _bare(symbol: Symbol) -> str:
    """'Bushi', 'koku'."""
    return name(symbol) if isinstance(symbol, Troop) else symbol


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
