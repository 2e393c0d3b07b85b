"""Positions, and what can be paid for in them, in French."""

from collections.abc import Mapping, Sequence

from advisor.conquest.afford import Affordability, BothAffordable, FreePosition, Short
from advisor.words.french.errors import FrenchErrors
from advisor.words.french.names import a_bonus, counted, kokus, listed, points
from advisor.words.interface import PositionWords
from engine.board import Province
from engine.components import Bonus, General, SharingStep, Symbol
from engine.position import Opponent, Position
from engine.sharing import Lot, Sharing

MEANINGS = {
    "position": "Ce que voit un joueur à son tour d'une année impaire, ou à sa décision d'une année paire. "
    "Les noms sont donnés dans leur forme de référence ; majuscules, accents et mots français, italiens et "
    "allemands se lisent aussi.",
    "format": "version de ce format : 1",
    "players": "les 2 à 4 généraux",
    "me": "celui dont c'est le tour ou la décision",
    "titles": 'au moins le mien : `{"ii": "shomyo"}` ; en année paire, ceux de tous au tour précédent',
    "hand": "mes cartes : `samurai`, `bushi+sohei`, `koku 2` ; `4x koku 1` pour quatre",
    "tiles": "mes tuiles Bonus : `exchange`, `+1`, `draw` ; `sohei/+1` si je connais la troupe au dos",
    "board": "une ligne par province qui compte pour vous ; les autres peuvent manquer",
    "kamons": "les kamons de la province de gauche à droite, `ii*` face dorée ; omis s'il n'y en a pas",
    "tile": "la troupe de la tuile visible, tant qu'il y a moins de 3 kamons ; `sohei/+1` si son bonus est "
    "connu",
    "kamons_left": 'kamons en stock, `{"ii": 5}` ; à défaut, le stock complet moins ceux du plateau',
    "favour": 'points de faveur jusqu\'ici, `{"ii": 12}`',
    "used_tiles": "tuiles défaussées ou devant les adversaires",
    "seen_troops": "cartes Troupe qui ne sont, on le sait, ni dans la pioche ni dans ma main",
    "others": "ce qu'on sait des autres, que les deux champs précédents le disent ou non : "
    '`{"sakai": {"known": ["bushi", "2x koku 1"], "cards": 4, "tiles": ["+1"]}}`',
    "others.known": "cartes qu'on l'a vu prendre et qu'il n'a pas encore jouées",
    "others.cards": "combien de cartes il a en main, celles-là comprises",
    "others.tiles": "les tuiles Bonus devant lui",
    "koku_deck": "cartes restant dans la pioche Koku",
    "sharing": "une année paire où la décision est à moi ; `hand` et `others` sont alors sans ses lots",
    "sharing.cards": "cartes encore à partager, sans le lot proposé",
    "sharing.tiles": 'tuiles de hiérarchie encore à partager, `["daimyo"]` ; à défaut, celles d\'aucun lot',
    "sharing.taken": 'lots pris cette année, `{"sakai": {"title": "sensei", "cards": ["bushi"]}}`',
    "sharing.offered": "le lot proposé, s'il y en a un",
    "sharing.refused": 'qui l\'a refusé, `["honda"]`',
    "sharing.split": "les deux lots, quand les deux derniers joueurs se partagent le reste",
    "hatamoto_used": "au milieu d'un tour : `true` dès que le joker a servi",
    "conquests_made": "au milieu d'un tour : les kamons déjà posés",
}


class FrenchPositions(PositionWords, FrenchErrors):
    """Positions, and what can be paid for in them."""

    @property
    def meanings(self) -> Mapping[str, str]:
        """What each field means."""
        return MEANINGS

    def valid(self, position: Position) -> str:
        """'valide : à Ii de jouer comme Shōmyō, 4 joueurs'."""
        me, players = position.me.label, f"{len(position.players)} joueurs"
        if position.sharing:
            return f"valide : année paire, à {me} de {_decision(position.sharing)}, {players}"
        return f"valide : à {me} de jouer comme {position.title.label}, {players}"

    def standing(self, position: Position, general: General) -> str:
        """'Ii (Shōmyō) 7 kamons en stock, 12 points, 4 cartes (dont Bushi), tuiles : +1'."""
        title, favour = position.titles.get(general), position.favour.get(general)
        name = general.label if title is None else f"{general.label} ({title.label})"
        facts = [f"{name} {counted(position.kamons_of(general), 'kamon', 'kamons')} en stock"]
        if favour is not None:
            facts.append(points(favour))
        if other := position.others.get(general):
            facts += self._held(other)
        return ", ".join(facts)

    def _held(self, other: Opponent) -> list[str]:
        """'4 cartes (dont Bushi)', 'tuiles : +1'."""
        facts = []
        if other.cards is not None:
            cards = counted(other.cards, "carte", "cartes")
            facts.append(f"{cards} (dont {self.cards(other.known)})" if other.known else cards)
        elif other.known:
            facts.append(f"cartes connues : {self.cards(other.known)}")
        if other.tiles:
            facts.append(f"tuiles : {self.tiles(other.tiles)}")
        return facts

    def also_known(self, position: Position) -> str:
        """'8 cartes dans la pioche Koku, 2 autres tuiles vues'."""
        facts = []
        if position.koku_deck is not None:
            facts.append(f"{counted(position.koku_deck, 'carte', 'cartes')} dans la pioche Koku")
        if position.used_tiles:
            facts.append(counted(len(position.used_tiles), "autre tuile vue", "autres tuiles vues"))
        this_year = position.sharing.turned_up if position.sharing else ()
        if seen := len(position.seen_troops) - sum(bool(card.troops) for card in this_year):
            facts.append(counted(seen, "autre carte Troupe vue", "autres cartes Troupe vues"))
        if position.conquests_made:
            facts.append(counted(position.conquests_made, "kamon posé ce tour-ci", "kamons posés ce tour-ci"))
        if position.hatamoto_used:
            facts.append("le Hatamoto a servi")
        return ", ".join(facts)

    def to_share(self, sharing: Sharing) -> str:
        """'2 × Samouraï, 1 koku ; Daimyō, Sensei'."""
        tiles = ", ".join(title.label for title in sharing.titles)
        return f"{self.cards(sharing.cards)} ; {tiles or 'aucune tuile'}"

    def taken(self, general: General, lot: Lot) -> str:
        """'Sakai : Sensei avec Bushi'."""
        return f"{general.label} : {self.lot(lot)}"

    def on_offer(self, lot: Lot, refused: Sequence[General]) -> str:
        """'Sensei avec Bushi, refusé par Honda'."""
        by = f", refusé par {listed(general.label for general in refused)}" if refused else ""
        return f"{self.lot(lot)}{by}"

    def not_described(self, provinces: Sequence[Province]) -> str:
        """'Non décrite : Kyūshū.'."""
        heading = "Non décrite" if len(provinces) == 1 else "Non décrites"
        return f"{heading} : {', '.join(province.label for province in provinces)}."

    def free_position(self, place: FreePosition) -> str:
        """'Kantō, position 2'."""
        return f"{place.province.label}, position {place.position}"

    def affordable(self, place: FreePosition) -> str:
        """'Kantō, position 2 : oui, pour 7 points (6 + 1 comme Shōmyō)'."""
        title = place.title
        more = (
            f" ({place.favour - title.favour} + {title.favour} comme {title.label})" if title.favour else ""
        )
        return f"{self.free_position(place)} : oui, pour {points(place.favour)}{more}"

    def all_affordable(self, places: Sequence[FreePosition]) -> str:
        """'Vous pouvez payer : Kantō, position 2 (7 points).'."""
        if not places:
            return "Vous ne pouvez rien payer pour l'instant."
        each = [f"{self.free_position(place)} ({points(place.favour)})" for place in places]
        return f"Vous pouvez payer : {' ; '.join(each)}."

    def not_affordable(self, answer: Affordability) -> str:
        """'Kantō, position 2 : non. Il faut 6 kokus, ou 3 Samouraïs + Sōhei.'."""
        place = answer.place
        where = self.free_position(place) if place else answer.province.label
        if answer.forbidden:
            return f"{where} : non. {self.refusal(answer.forbidden)}"
        assert place
        return f"{where} : non. Il faut {kokus(place.demand.koku)}, ou {self.symbols(place.demand.troops)}."

    def both_affordable(self, places: Sequence[FreePosition]) -> str:
        """'Kantō 2 et Chūbu 3 : oui, les deux, pour 14 points'."""
        return f"{_both(places)} : oui, les deux, pour {points(sum(place.favour for place in places))}"

    def not_both_affordable(self, answer: BothAffordable) -> str:
        """'Kantō 2 et Chūbu 3 : non, pas les deux.'."""
        names = " et ".join(province.label for province in answer.provinces)
        both = _both(answer.places) if answer.places else names
        why = self.refusal(answer.forbidden) if answer.forbidden else None
        return f"{both} : non. {why}" if why else f"{both} : non, pas les deux."

    def each_alone(self, places: Sequence[FreePosition], alone: Sequence[bool]) -> str:
        """'Kantō oui, Chūbu non'."""
        pairs = zip(places, alone, strict=True)
        return ", ".join(f"{place.province.label} {'oui' if can else 'non'}" for place, can in pairs)

    def lost(self, symbols: Sequence[Symbol]) -> str:
        """'2 kokus'."""
        return self.symbols(symbols) or "rien"

    def other_ways(self, count: int, is_complete: bool, how: str) -> str:
        """'3 autres façons ; --all les montre.'."""
        if count == 0:
            return "Il n'y a pas d'autre façon."
        if not is_complete:
            return f"Plus de {count} autres façons ; {how} montre celles-là."
        return (
            f"1 autre façon ; {how} la montre."
            if count == 1
            else f"{count} autres façons ; {how} les montre."
        )

    def missing(self, short: Short) -> str:
        """'2 kokus, ou Sōhei'."""
        return f"{kokus(short.koku)}, ou {self.symbols(short.troops)}"

    def tile_helps(self, tiles: Sequence[Bonus]) -> str:
        """'un Échange ou un +1 de plus suffirait'."""
        return f"{' ou '.join(map(a_bonus, tiles))} de plus suffirait"

    def draw_helps(self, short: Short) -> str:
        """'12 % de chances que la prochaine carte Troupe suffise ; vous avez 1 tuile Pioche'."""
        held = short.draw_tiles
        tiles = f" ; vous avez {counted(held, 'tuile Pioche', 'tuiles Pioche')}" if held else ""
        return f"{self.percent(short.draw)} de chances que la prochaine carte Troupe suffise{tiles}"


def _decision(sharing: Sharing) -> str:
    match sharing.step:
        case SharingStep.FORM:
            return "former un lot"
        case SharingStep.ANSWER:
            return "prendre ou de refuser un lot"
        case SharingStep.SPLIT:
            return "partager le reste"
        case SharingStep.CHOOSE:
            return "choisir un lot sur deux"
        case None:
            return "ne rien faire"


def _both(places: Sequence[FreePosition]) -> str:
    return " et ".join(f"{place.province.label} {place.position}" for place in places)
