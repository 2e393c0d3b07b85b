"""Positions, and what can be paid for in them, in Italian."""

from collections.abc import Mapping, Sequence

from advisor.conquest.afford import Affordability, BothAffordable, FreePosition, Short
from advisor.words.interface import PositionWords
from advisor.words.italian.errors import ItalianErrors
from advisor.words.italian.names import NONE, counted, favour_points, listed, named, points
from engine.board import Province
from engine.components import Bonus, General, SharingStep, Symbol
from engine.position import Opponent, Position
from engine.sharing import Lot, Sharing

MEANINGS = {
    "position": "Ciò che vede un giocatore al suo turno in un anno dispari, o quando deve decidere in uno "
    "pari. I nomi sono elencati nella grafia canonica; si leggono anche maiuscole, segni diacritici e le "
    "parole francesi, italiane e tedesche.",
    "format": "versione di questo formato: 1",
    "players": "i generali, da 2 a 4",
    "me": "di chi è il turno o la decisione",
    "titles": 'almeno il mio: `{"ii": "shomyo"}`; in un anno pari quelli di tutti nel giro passato',
    "hand": "le mie carte: `samurai`, `bushi+sohei`, `koku 2`; `4x koku 1` per quattro",
    "tiles": "le mie tessere bonus: `exchange`, `+1`, `draw`; `sohei/+1` se so la truppa sull'altro lato",
    "board": "una riga per ogni provincia che ti interessa, le altre si possono omettere",
    "kamons": "i kamon della provincia da sinistra, `ii*` per uno dorato; si omette finché non ce ne sono",
    "tile": "la truppa sulla tessera visibile, finché lì ci sono meno di 3 kamon; `sohei/+1` se il bonus è "
    "noto",
    "kamons_left": 'kamon nella dotazione, `{"ii": 5}`; se manca, tutta meno quelli sul tabellone',
    "favour": 'punti di favore finora, `{"ii": 12}`',
    "used_tiles": "tessere fuori gioco o davanti agli avversari",
    "seen_troops": "carte truppa di cui si sa che non sono né nel mazzo né nella mia mano",
    "others": "ciò che si sa degli altri, che sia elencato o no nei due campi qui sopra: "
    '`{"sakai": {"known": ["bushi", "2x koku 1"], "cards": 4, "tiles": ["+1"]}}`',
    "others.known": "carte che gli si sono viste prendere e che non ha ancora giocato",
    "others.cards": "quante carte ha in mano, comprese quelle",
    "others.tiles": "le tessere bonus davanti a lui",
    "koku_deck": "carte koku rimaste nel mazzo",
    "sharing": "un anno pari in cui la decisione è mia; `hand` e `others` sono allora senza i suoi lotti",
    "sharing.cards": "carte ancora da dividere, a parte il lotto proposto",
    "sharing.tiles": 'tessere di gerarchia ancora da dividere, `["daimyo"]`; se manca, quelle senza lotto',
    "sharing.taken": 'lotti presi quest\'anno, `{"sakai": {"title": "sensei", "cards": ["bushi"]}}`',
    "sharing.offered": "il lotto proposto, se ce n'è uno",
    "sharing.refused": 'chi l\'ha rifiutato, `["honda"]`',
    "sharing.split": "i due lotti, quando gli ultimi due giocatori dividono ciò che resta",
    "hatamoto_used": "a metà di un turno: `true` se il jolly è già stato usato",
    "conquests_made": "a metà di un turno: i kamon messi finora",
}


class ItalianPositions(PositionWords, ItalianErrors):
    """Positions, and what can be paid for in them."""

    @property
    def meanings(self) -> Mapping[str, str]:
        """What each field means."""
        return MEANINGS

    def valid(self, position: Position) -> str:
        """'valida: gioca Ii come Shōmyō, 4 giocatori'."""
        count = f"{len(position.players)} giocatori"
        if position.sharing:
            return f"valida: un anno pari, {position.me.label} {_decision(position.sharing)}, {count}"
        return f"valida: gioca {position.me.label} come {position.title.label}, {count}"

    def standing(self, position: Position, general: General) -> str:
        """'Ii (Shōmyō) 7 kamon rimasti, 12 punti, 4 carte (note: Bushi), tessere: +1'."""
        title, favour = position.titles.get(general), position.favour.get(general)
        name = general.label if title is None else f"{general.label} ({title.label})"
        facts = [f"{name} {counted(position.kamons_of(general), 'kamon rimasto', 'kamon rimasti')}"]
        if favour is not None:
            facts.append(points(favour))
        if other := position.others.get(general):
            facts += self._held(other)
        return ", ".join(facts)

    def _held(self, other: Opponent) -> list[str]:
        """'4 carte (note: Bushi)', 'tessere: +1'."""
        facts = []
        known = f"{'nota' if len(other.known) == 1 else 'note'}: {self.cards(other.known)}"
        if other.cards is not None:
            cards = counted(other.cards, "carta", "carte")
            facts.append(f"{cards} ({known})" if other.known else cards)
        elif other.known:
            facts.append(f"{'carta' if len(other.known) == 1 else 'carte'} {known}")
        if other.tiles:
            facts.append(f"tessere: {self.tiles(other.tiles)}")
        return facts

    def also_known(self, position: Position) -> str:
        """'8 carte koku nel mazzo, altre 2 tessere viste'."""
        facts = []
        if position.koku_deck is not None:
            facts.append(f"{counted(position.koku_deck, 'carta', 'carte')} koku nel mazzo")
        if used := len(position.used_tiles):
            facts.append("un'altra tessera vista" if used == 1 else f"altre {used} tessere viste")
        this_year = position.sharing.turned_up if position.sharing else ()
        if seen := len(position.seen_troops) - sum(bool(card.troops) for card in this_year):
            facts.append("un'altra carta truppa vista" if seen == 1 else f"altre {seen} carte truppa viste")
        if made := position.conquests_made:
            facts.append(f"{counted(made, 'kamon messo', 'kamon messi')} in questo turno")
        if position.hatamoto_used:
            facts.append("l'Hatamoto è già stato usato")
        return ", ".join(facts)

    def to_share(self, sharing: Sharing) -> str:
        """'2 × Samurai, 1 koku; Daimyō, Sensei'."""
        tiles = ", ".join(title.label for title in sharing.titles)
        return f"{self.cards(sharing.cards)}; {tiles or f'{NONE} tessera'}"

    def taken(self, general: General, lot: Lot) -> str:
        """'Sakai: Sensei con Bushi'."""
        return f"{general.label}: {self.lot(lot)}"

    def on_offer(self, lot: Lot, refused: Sequence[General]) -> str:
        """'Sensei con Bushi, rifiutato da Honda'."""
        by = f", rifiutato da {listed(general.label for general in refused)}" if refused else ""
        return f"{self.lot(lot)}{by}"

    def not_described(self, provinces: Sequence[Province]) -> str:
        """'Non descritta: Kyūshū.'."""
        left_out = "Non descritta" if len(provinces) == 1 else "Non descritte"
        return f"{left_out}: {', '.join(province.label for province in provinces)}."

    def free_position(self, place: FreePosition) -> str:
        """'Kantō, posizione 2'."""
        return f"{place.province.label}, posizione {place.position}"

    def affordable(self, place: FreePosition) -> str:
        """'Kantō, posizione 2: sì, 7 punti di favore (6 più 1 come Shōmyō)'."""
        return f"{self.free_position(place)}: sì, {favour_points(place.favour, place.title)}"

    def all_affordable(self, places: Sequence[FreePosition]) -> str:
        """'Puoi pagare: Kantō, posizione 2 (7 punti).'."""
        if not places:
            return "Adesso non puoi pagare niente."
        each = [f"{self.free_position(place)} ({points(place.favour)})" for place in places]
        return f"Puoi pagare: {'; '.join(each)}."

    def not_affordable(self, answer: Affordability) -> str:
        """'Kantō, posizione 2: no. Servono 6 koku, oppure 3 Samurai + Sōhei.'."""
        place = answer.place
        where = self.free_position(place) if place else answer.province.label
        if answer.forbidden:
            return f"{where}: no. {self.refusal(answer.forbidden)}"
        assert place
        return f"{where}: no. Servono {place.demand.koku} koku, oppure {self.symbols(place.demand.troops)}."

    def both_affordable(self, places: Sequence[FreePosition]) -> str:
        """'Kantō 2 e Chūbu 3: sì, entrambe, 14 punti di favore'."""
        return f"{_both(places)}: sì, entrambe, {points(sum(place.favour for place in places))} di favore"

    def not_both_affordable(self, answer: BothAffordable) -> str:
        """'Kantō 2 e Chūbu 3: no, non entrambe.'."""
        names = " e ".join(province.label for province in answer.provinces)
        both = _both(answer.places) if answer.places else names
        if answer.forbidden:
            return f"{both}: no. {self.refusal(answer.forbidden)}"
        return f"{both}: no, non entrambe."

    def each_alone(self, places: Sequence[FreePosition], alone: Sequence[bool]) -> str:
        """'Kantō sì, Chūbu no'."""
        pairs = zip(places, alone, strict=True)
        return ", ".join(f"{place.province.label} {'sì' if can else 'no'}" for place, can in pairs)

    def lost(self, symbols: Sequence[Symbol]) -> str:
        """'2 koku'."""
        return self.symbols(symbols) or "niente"

    def other_ways(self, count: int, is_complete: bool, how: str) -> str:
        """'Altri 3 modi; vedi --all.'."""
        if count == 0:
            return "Nessun altro modo."
        if not is_complete:
            return f"Più di altri {count} modi; tanti ne elenca {how}."
        return f"Un altro modo; vedi {how}." if count == 1 else f"Altri {count} modi; vedi {how}."

    def missing(self, short: Short) -> str:
        """'2 koku, oppure Sōhei'."""
        return f"{short.koku} koku, oppure {self.symbols(short.troops)}"

    def tile_helps(self, tiles: Sequence[Bonus]) -> str:
        """'basterebbe una tessera Scambio o +1 in più'."""
        return f"basterebbe una tessera {' o '.join(named(bonus) for bonus in tiles)} in più"

    def draw_helps(self, short: Short) -> str:
        """'la prossima carta truppa basterebbe (probabilità: 12 %); hai 1 tessera Pesca'."""
        held = short.draw_tiles
        tiles = f"; hai {counted(held, 'tessera', 'tessere')} Pesca" if held else ""
        return f"la prossima carta truppa basterebbe (probabilità: {self.percent(short.draw)}){tiles}"


def _decision(sharing: Sharing) -> str:
    match sharing.step:
        case SharingStep.FORM:
            return "deve formare un lotto"
        case SharingStep.ANSWER:
            return "deve accettare o rifiutare un lotto"
        case SharingStep.SPLIT:
            return "deve dividere ciò che resta"
        case SharingStep.CHOOSE:
            return "deve scegliere uno di due lotti"
        case None:
            return "non deve fare niente"


def _both(places: Sequence[FreePosition]) -> str:
    return " e ".join(f"{place.province.label} {place.position}" for place in places)
