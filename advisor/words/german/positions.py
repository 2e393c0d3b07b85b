"""Positions, and what can be paid for in them, in German."""

from collections.abc import Mapping, Sequence

from advisor.conquest.afford import Affordability, BothAffordable, FreePosition, Short
from advisor.words.german.errors import GermanErrors
from advisor.words.german.names import (
    NONE,
    counted,
    draw_tiles,
    favour_points,
    label,
    listed,
    points,
    to_type,
)
from advisor.words.interface import PositionWords
from engine.board import Province
from engine.components import Bonus, General, SharingStep, Symbol
from engine.position import Opponent, Position
from engine.sharing import Lot, Sharing

MEANINGS = {
    "position": "Was ein Spieler in seinem Zug eines ungeraden Jahres oder vor seiner Entscheidung in einem "
    "geraden sieht. Namen stehen hier in der Grundschreibweise; Großbuchstaben, Längenstriche und die "
    "französischen, italienischen und deutschen Wörter werden auch gelesen.",
    "format": "Version dieses Formats: 1",
    "players": "die 2 bis 4 Generäle",
    "me": "wer am Zug ist oder entscheidet",
    "titles": 'mindestens meiner: `{"ii": "shomyo"}`; in einem geraden Jahr alle der letzten Runde',
    "hand": "meine Karten: `samurai`, `bushi+sohei`, `koku 2`; `4x koku 1` für vier",
    "tiles": "meine Bonusplättchen: `exchange`, `+1`, `draw`; `sohei/+1`, wenn ich die Truppe auf der "
    "Rückseite kenne",
    "board": "eine Zeile für jede Provinz, die für dich zählt, andere dürfen fehlen",
    "kamons": "die Kamons der Provinz von links, `ii*` für ein goldenes; entfällt, solange keins dort liegt",
    "tile": "die Truppe auf dem obersten Plättchen, solange weniger als 3 Kamons dort liegen; `sohei/+1`, "
    "wenn der Bonus bekannt ist",
    "kamons_left": 'Kamons im Vorrat, `{"ii": 5}`; ohne Angabe der volle Vorrat ohne die auf dem Brett',
    "favour": 'Gunstpunkte bisher, `{"ii": 12}`',
    "used_tiles": "Plättchen, die aus dem Spiel oder vor Gegnern sind",
    "seen_troops": "Truppenkarten, die bekanntlich weder im Stapel noch auf meiner Hand sind",
    "others": "was andere bekanntlich haben, ob es in den zwei Feldern darüber steht oder nicht: "
    '`{"sakai": {"known": ["bushi", "2x koku 1"], "cards": 4, "tiles": ["+1"]}}`',
    "others.known": "Karten, die er sichtbar genommen und noch nicht gespielt hat",
    "others.cards": "wie viele Karten er auf der Hand hat, jene mitgezählt",
    "others.tiles": "die Bonusplättchen vor ihm",
    "koku_deck": "Koku-Karten im Stapel",
    "sharing": "ein gerades Jahr, in dem ich entscheide; `hand` und `others` sind dann ohne dessen Pakete",
    "sharing.cards": "noch zu verteilende Karten, ohne das angebotene Paket",
    "sharing.tiles": 'noch zu verteilende Hierarchieplättchen, `["daimyo"]`; ohne Angabe die in keinem Paket',
    "sharing.taken": 'dieses Jahr vergebene Pakete, `{"sakai": {"title": "sensei", "cards": ["bushi"]}}`',
    "sharing.offered": "das angebotene Paket, falls eins da ist",
    "sharing.refused": 'wer es abgelehnt hat, `["honda"]`',
    "sharing.split": "die zwei Pakete, wenn die letzten zwei Spieler den Rest aufteilen",
    "hatamoto_used": "mitten in einem Zug: `true`, wenn der Joker schon genutzt ist",
    "conquests_made": "mitten in einem Zug: die darin gelegten Kamons",
}


class GermanPositions(PositionWords, GermanErrors):
    """Positions, and what can be paid for in them."""

    @property
    def meanings(self) -> Mapping[str, str]:
        """What each field means."""
        return MEANINGS

    def valid(self, position: Position) -> str:
        """'gültig: Ii ist als Shōmyō am Zug, 4 Spieler'."""
        players = f"{len(position.players)} Spieler"
        if position.sharing:
            return f"gültig: gerades Jahr, {position.me.label} {_decision(position.sharing)}, {players}"
        return f"gültig: {position.me.label} ist als {position.title.label} am Zug, {players}"

    def standing(self, position: Position, general: General) -> str:
        """'Ii (Shōmyō): noch 7 Kamons, 12 Punkte, 4 Karten (bekannt: Bushi), Plättchen: +1'."""
        title, favour = position.titles.get(general), position.favour.get(general)
        name = general.label if title is None else f"{general.label} ({title.label})"
        facts = [f"{name}: noch {counted(position.kamons_of(general), 'Kamon', 'Kamons')}"]
        if favour is not None:
            facts.append(points(favour))
        if other := position.others.get(general):
            facts += self._held(other)
        return ", ".join(facts)

    def _held(self, other: Opponent) -> list[str]:
        """'4 Karten (bekannt: Bushi)', 'Plättchen: +1'."""
        facts = []
        if other.cards is not None:
            cards = counted(other.cards, "Karte", "Karten")
            facts.append(f"{cards} (bekannt: {self.cards(other.known)})" if other.known else cards)
        elif other.known:
            facts.append(f"bekannte Karten: {self.cards(other.known)}")
        if other.tiles:
            facts.append(f"Plättchen: {self.tiles(other.tiles)}")
        return facts

    def also_known(self, position: Position) -> str:
        """'8 Koku-Karten im Stapel, 2 andere Plättchen gesehen'."""
        facts = []
        if position.koku_deck is not None:
            facts.append(f"{counted(position.koku_deck, 'Koku-Karte', 'Koku-Karten')} im Stapel")
        if position.used_tiles:
            facts.append(f"{counted(len(position.used_tiles), 'anderes', 'andere')} Plättchen gesehen")
        this_year = position.sharing.turned_up if position.sharing else ()
        if seen := len(position.seen_troops) - sum(bool(card.troops) for card in this_year):
            facts.append(f"{counted(seen, 'andere Truppenkarte', 'andere Truppenkarten')} gesehen")
        if position.conquests_made:
            facts.append(f"{counted(position.conquests_made, 'Kamon', 'Kamons')} in diesem Zug gelegt")
        if position.hatamoto_used:
            facts.append("Hatamoto schon genutzt")
        return ", ".join(facts)

    def to_share(self, sharing: Sharing) -> str:
        """'2 × Samurai, 1 Koku; Daimyō, Sensei'."""
        tiles = ", ".join(title.label for title in sharing.titles)
        return f"{self.cards(sharing.cards)}; {tiles or NONE}"

    def taken(self, general: General, lot: Lot) -> str:
        """'Sakai: Sensei mit Bushi'."""
        return f"{general.label}: {self.lot(lot)}"

    def on_offer(self, lot: Lot, refused: Sequence[General]) -> str:
        """'Sensei mit Bushi, abgelehnt von Honda'."""
        by = f", abgelehnt von {listed(general.label for general in refused)}" if refused else ""
        return f"{self.lot(lot)}{by}"

    def not_described(self, provinces: Sequence[Province]) -> str:
        """'Nicht beschrieben: Kyūshū.'."""
        return f"Nicht beschrieben: {', '.join(province.label for province in provinces)}."

    def free_position(self, place: FreePosition) -> str:
        """'Kantō, Feld 2'."""
        return f"{place.province.label}, Feld {place.position}"

    def affordable(self, place: FreePosition) -> str:
        """'Kantō, Feld 2: ja, für 7 Gunstpunkte (6 und 1 als Shōmyō)'."""
        title = place.title
        more = (
            f" ({place.favour - title.favour} und {title.favour} als {title.label})" if title.favour else ""
        )
        return f"{self.free_position(place)}: ja, für {favour_points(place.favour)}{more}"

    def all_affordable(self, places: Sequence[FreePosition]) -> str:
        """'Du kannst dir leisten: Kantō, Feld 2 (7 Punkte).'."""
        if not places:
            return "Zurzeit kannst du dir nichts leisten."
        each = [f"{self.free_position(place)} ({points(place.favour)})" for place in places]
        return f"Du kannst dir leisten: {'; '.join(each)}."

    def not_affordable(self, answer: Affordability) -> str:
        """'Kantō, Feld 2: nein. Es kostet 6 Koku oder 3 Samurai + Sōhei.'."""
        place = answer.place
        where = self.free_position(place) if place else answer.province.label
        if answer.forbidden:
            return f"{where}: nein. {self.refusal(answer.forbidden)}"
        assert place
        return f"{where}: nein. Es kostet {place.demand.koku} Koku oder {self.symbols(place.demand.troops)}."

    def both_affordable(self, places: Sequence[FreePosition]) -> str:
        """'Kantō 2 und Chūbu 3: ja, beide, für 14 Gunstpunkte'."""
        return f"{_both(places)}: ja, beide, für {favour_points(sum(place.favour for place in places))}"

    def not_both_affordable(self, answer: BothAffordable) -> str:
        """'Kantō 2 und Chūbu 3: nein, nicht beide.'."""
        names = " und ".join(province.label for province in answer.provinces)
        both = _both(answer.places) if answer.places else names
        if answer.forbidden:
            return f"{both}: nein. {self.refusal(answer.forbidden)}"
        return f"{both}: nein, nicht beide."

    def each_alone(self, places: Sequence[FreePosition], alone: Sequence[bool]) -> str:
        """'Kantō ja, Chūbu nein'."""
        pairs = zip(places, alone, strict=True)
        return ", ".join(f"{place.province.label} {'ja' if can else 'nein'}" for place, can in pairs)

    def lost(self, symbols: Sequence[Symbol]) -> str:
        """'2 Koku'."""
        return self.symbols(symbols) or "nichts"

    def other_ways(self, count: int, is_complete: bool, how: str) -> str:
        """'3 andere Möglichkeiten; --all zeigt sie.'."""
        if count == 0:
            return "Anders geht es nicht."
        if not is_complete:
            return f"Mehr als {count} andere Möglichkeiten; {to_type(how)} zeigt so viele."
        ways = counted(count, "andere Möglichkeit", "andere Möglichkeiten")
        return f"{ways}; {to_type(how)} zeigt sie."

    def missing(self, short: Short) -> str:
        """'2 Koku oder Sōhei'."""
        return f"{short.koku} Koku oder {self.symbols(short.troops)}"

    def tile_helps(self, tiles: Sequence[Bonus]) -> str:
        """'noch ein Austausch oder +1 würde reichen'."""
        return f"noch ein {' oder '.join(label(bonus) for bonus in tiles)} würde reichen"

    def draw_helps(self, short: Short) -> str:
        """'die nächste Truppenkarte reicht zu 12 %; du hast 1 Karte-Plättchen'."""
        held = short.draw_tiles
        tiles = f"; du hast {draw_tiles(held)}" if held else ""
        return f"die nächste Truppenkarte reicht zu {self.percent(short.draw)}{tiles}"


def _decision(sharing: Sharing) -> str:
    match sharing.step:
        case SharingStep.FORM:
            return "bildet ein Paket"
        case SharingStep.ANSWER:
            return "nimmt ein Paket an oder lehnt es ab"
        case SharingStep.SPLIT:
            return "teilt den Rest auf"
        case SharingStep.CHOOSE:
            return "wählt eines von zwei Paketen"
        case None:
            return "tut nichts"


def _both(places: Sequence[FreePosition]) -> str:
    return " und ".join(f"{place.province.label} {place.position}" for place in places)
