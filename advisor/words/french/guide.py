"""The language of the table on one page, in French."""

import re
from collections.abc import Sequence

from advisor.table.commands import Name
from advisor.words.guide_page import Guide, Row, Section

INTRODUCTION = (
    "Dites ce qui se passe, au fur et à mesure ; les noms s'abrègent, dans les quatre langues, avec ou sans "
    "accents. Tab propose ce qui est possible, une ligne vide montre ou joue le conseil, chaque ligne a sa "
    "réponse en toutes lettres."
)
TYPED = {
    Name.UNDO: "annuler",
    Name.REDO: "refaire",
    Name.EDIT: "modifier",
    Name.BOARD: "plateau",
    Name.HAND: "main",
    Name.PLAYERS: "joueurs",
    Name.AFFORD: "payer",
    Name.ODDS: "probabilités",
    Name.SCORE: "points",
    Name.CHANCES: "chances",
    Name.HISTORY: "historique",
    Name.EXPLAIN: "expliquer",
    Name.WHY: "pourquoi",
    Name.POSITION: "position",
    Name.HINTS: "indices",
    Name.HIDE: "cacher",
    Name.SHOW: "montrer",
    Name.LANGUAGE: "langue",
    Name.HELP: "aide",
    Name.QUIT: "quitter",
}
"""The commands as they are typed in French."""


def _stuck(text: str) -> str:
    """Text in which no line begins with a colon or the like."""
    return re.sub(r" (?=[:;?!»])|(?<=«) ", "\N{NO-BREAK SPACE}", text)


def section(section: Section) -> tuple[str, Sequence[Row]]:
    """When something can be told, what to type, and what it says."""
    heading, rows = _section(section)
    return heading, [(typed, _stuck(meaning)) for typed, meaning in rows]


def _section(section: Section) -> tuple[str, Sequence[Row]]:
    match section:
        case Section.SET_UP:
            return "Début", (
                ("ii sakai honda", "les joueurs ; puis dites qui vous êtes"),
                ("daimyo sensei shomyo", "leurs titres, dans cet ordre"),
                (
                    "samurai bushi+sohei",
                    "vos deux cartes ; puis les tuiles visibles, de Chugoku à Kanto, une ou toutes",
                ),
                ("rejoindre", "ou bien : décrire une partie en cours ; on vous demande ce qui manque"),
            )
        case Section.EVEN_YEAR:
            return "Année paire", (
                ("2x samurai bushi 1 2", "les cartes à partager ; un nombre : kokus"),
                ("sensei sohei 2x1", "un lot : sa tuile et ses cartes"),
                ("oui / non", "le joueur interrogé le prend, ou pas"),
                ("sakai oui / personne", "le premier à le prendre, ou personne"),
                ("daimyo 3 / shomyo", "deux derniers lots ; le second a le reste"),
                ("shomyo", "le lot choisi"),
            )
        case Section.ODD_YEAR:
            return "Année impaire", (
                ("kanto koku 4x1 2", "une province prise et ce qu'on défausse"),
                ("kanto 3 sa bu+so joker", "troupes, Hatamoto ; aussi +1 et échange"),
                ("tuile +1 puis sohei", "la tuile gagnée, et celle découverte"),
                ("pioche / pioche samurai", "tuile Pioche (vous : avec la carte)"),
                ("passe", "fin du tour (ou nommez le suivant)"),
                ("or kanto 2", "le Sensei finit : un kamon face dorée"),
            )
        case Section.END:
            return "Fin", (("sakai samurai 2", "ce que les autres ont encore, pour le décompte"),)
        case Section.AMENDS:
            return "Erreurs", (
                ("forcer kanto 1", "ce que la table a fait contre les règles"),
                ("corriger ii 20", "les vrais points d'un joueur"),
            )


def commands(names: str) -> str:
    """That commands can be used at any time."""
    typed = ", ".join(TYPED[Name(name)] for name in names.split(", "))
    return _stuck(f"À tout moment : {typed}. « aide tout » dit ce que fait chacun.")


def usage(name: Name) -> Row:
    """What to type, and what it does."""
    more, does = _usage(name)
    return f"{TYPED[name]} {more}".strip(), _stuck(does)


def _usage(name: Name) -> Row:
    """What to type after the command, and what it does."""
    match name:
        case Name.UNDO:
            return "2", "annule les deux dernières lignes"
        case Name.REDO:
            return "", "rétablit ce qui a été annulé"
        case Name.EDIT:
            return "9", "reprend la ligne 9 pour la changer ; s'annule aussi"
        case Name.BOARD:
            return "", "les provinces : kamons, tuiles, prochain prix et troupes"
        case Name.HAND:
            return "", "vos cartes et vos tuiles"
        case Name.PLAYERS:
            return "", "ce qu'on sait de chaque joueur"
        case Name.AFFORD:
            return "kanto chubu", "puis-je payer une province, ou deux, et comment"
        case Name.ODDS:
            return "", "ce qui peut encore venir"
        case Name.SCORE:
            return "", "où en est la partie"
        case Name.CHANCES:
            return "", "les chances de gagner de chacun"
        case Name.HISTORY:
            return "", "ce qui s'est passé"
        case Name.EXPLAIN:
            return "", "tout sur le conseil"
        case Name.WHY:
            return "kanto", "pourquoi pas celle-là ; en année paire, un lot ou une réponse"
        case Name.POSITION:
            return "FICHIER", "écrit la position pour d'autres programmes"
        case Name.HINTS:
            return "", "le conseil pas à pas, ou de nouveau d'un coup"
        case Name.HIDE:
            return "", "ôte votre main de l'écran"
        case Name.SHOW:
            return "", "la montre de nouveau"
        case Name.LANGUAGE:
            return "langue de", "continuer en allemand, italien, anglais ou français"
        case Name.HELP:
            return "tout", "cette page ; « aide » seul dit ce qu'on peut dire maintenant"
        case Name.QUIT:
            return "", "ou Ctrl-D ; la partie est toujours enregistrée"


GUIDE = Guide(_stuck(INTRODUCTION), section, usage, commands)
