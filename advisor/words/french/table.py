"""A game at the table in French."""

from collections.abc import Mapping
from fractions import Fraction

from advisor.conquest.explanation import Explanation
from advisor.table.answers import Hint, Notice, Odds
from advisor.table.begun import Begun
from advisor.table.commands import COMMANDS, named
from advisor.table.counting import Counting
from advisor.table.joining import Joining
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.record import Change, Entry, Revision
from advisor.table.setting_up import SettingUp
from advisor.words.french import notices
from advisor.words.french.events import begun, told
from advisor.words.french.guide import GUIDE, usage
from advisor.words.french.labels import KEPT_BACK
from advisor.words.french.names import counted, inside, kokus, listed, name, of, points
from advisor.words.french.reasons import dropped_lines
from advisor.words.guide_page import page
from advisor.words.interface import Words
from advisor.words.table_interface import TableWords
from engine.board import MAJORITY, TURNED_UP, Province
from engine.components import Bonus, Card, General, Troop
from engine.notation import find
from engine.scoring import Count
from engine.view import Seat


class FrenchTable(TableWords):
    """A game at the table."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def guide(self, width: int, asked: Ask | None = None) -> str:
        """The language of the table, or what can be told now."""
        return page(GUIDE, COMMANDS, width, asked)

    def notice(self, notice: Notice) -> str:
        """Something that is always said in the same words."""
        return notices.notice(notice)

    def asked(self, table: Phase) -> str:
        """'Votre tour ?'."""
        match table:
            case SettingUp():
                return _asked_when_setting_up(table)
            case Playing():
                return _asked_when_playing(table, self._words)
            case Counting():
                return _asked_when_counting(table)
            case Joining():
                if table.missing:
                    return f"Qu'en sait-on ? Il manque encore : {', '.join(table.missing)}."
                more = "favour, kamons, koku, seen, used, ce qu'a un autre : sakai bushi +1"
                return f"Que sait-on d'autre ? ({more} ; « commencer » quand tout est dit)"
            case _:
                raise TypeError(f"{table} asks nothing")

    def status(self, table: Phase, chances: Mapping[General, float] | None = None) -> str:
        """'Tour 2 | à Sakai de jouer | Ii 12, Sakai 15'; shorter with chances: 'T2 | Sakai | Ii 12 41 %,
        Sakai 15 59 %'."""
        if not isinstance(table, Begun):
            return "Tab : ce qu'on peut dire ; « aide » : comment"
        known = [player for player in table.game.players if player.general not in table.gaps.favour]
        wins = {general: f" {100 * chance:.0f} %" for general, chance in (chances or {}).items()}
        known.sort(key=lambda player: player.general is not table.me)
        favour = ", ".join(
            f"{player.general.label} {player.favour}{wins.get(player.general, '')}" for player in known
        )
        if chances and table.due:
            return f"T{table.game.round} | {table.due.label} | {favour}"
        who = "vous" if table.due is table.me else table.due.label if table.due else ""
        round_number = "" if table.strangers else f"Tour {table.game.round} | "
        return f"{round_number}{f'à {who} de jouer' if who else 'partie finie'} | {favour}"

    def chances(self, chances: Mapping[General, float], playouts: int) -> str:
        """How often each player wins in so many playouts."""
        by_chance = sorted(chances.items(), key=lambda chance: -chance[1])
        each = ", ".join(f"{general.label} {self._words.percent(chance)}" for general, chance in by_chance)
        return f"Chances de gagner, sur {playouts} parties simulées : {each}."

    def meaning(self, word: str, table: Phase) -> str:
        """A command's use, or what a province asks for."""
        if command := named(word):
            _, does = usage(command.name)
            return does
        province = find(Province, word)
        if province is None or not isinstance(table, Begun):
            return ""
        demand = table.game.board[province].demand(province)
        return f"{kokus(demand.koku)} ou {self._words.symbols(demand.troops)}" if demand else "complète"

    def resumed(self, lines: int) -> str:
        """A game goes on."""
        after = counted(lines, "ligne", "lignes")
        return f"La partie reprend après {after} ; « historique » montre ce qui s'est passé."

    def changed(self, change: Change, number: int, is_hidden: bool) -> list[str]:
        """What a line did to the record."""
        lines = []
        for revision in change.undone:
            lines.append(f"Annulé : {self.revised(revision, is_hidden)}")
            if revision.edited:
                again = self._happened(revision.before[revision.edited - 1], is_hidden)
                lines.append(f"La ligne {revision.edited} redevient : {again}")
            if revision.dropped:
                lines.append(f"De nouveau là :{self._dropped(revision)}")
        for revision in change.redone:
            lines.append(f"Refait : {self.revised(revision, is_hidden)}")
        if change.done:
            happened = self._happened(change.done.entry, is_hidden)
            if change.done.edited:
                lines.append(f"La ligne {change.done.edited} est modifiée.")
            lines.append(f"{change.done.edited or number}. {happened}")
            if change.done.dropped:
                lines.append(f"Omis :{self._dropped(change.done)}")
        return lines

    def revised(self, revision: Revision, is_hidden: bool) -> str:
        """What a line did."""
        happened = self._happened(revision.entry, is_hidden)
        return f"la modification de la ligne {revision.edited}. {happened}" if revision.edited else happened

    def _dropped(self, revision: Revision) -> str:
        return dropped_lines(revision.dropped)

    def undoes(self, revision: Revision, is_hidden: bool) -> str:
        """What the last line was, after one that was refused."""
        return f"« annuler » effacerait : {self.revised(revision, is_hidden)}"

    def history_line(self, number: int, entry: Entry, is_hidden: bool) -> str:
        """A line of the record."""
        return f"{number:3}. {self._happened(entry, is_hidden)}"

    def _happened(self, entry: Entry, is_hidden: bool) -> str:
        """A whole line in words, and what has begun with it; without my cards where they are hidden."""
        sentences = []
        for each in entry.told:
            sentences.append(KEPT_BACK if is_hidden and each.event.is_private else told(each, self._words))
            sentences.append(begun(each))
        return " ".join(sentence for sentence in sentences if sentence)

    def round(self, table: Begun) -> str:
        """'Tour 2.'."""
        return "Où en est la partie :" if table.strangers else f"Tour {table.game.round}."

    def seat(self, seat: Seat, table: Begun) -> str:
        """'Ii (Shōmyō) : 12 points, 5 kamons en stock, 4 cartes (dont 2 × Samouraï), tuiles : +1'."""
        who = seat.general.label
        if seat.general not in table.gaps.titles:
            who = f"{who} ({seat.title.label})"
        if isinstance(table, Playing) and table.is_even_year:
            lot = dict(table.sharing.taken).get(seat.general)
            who = f"{who}, puis {lot.title.label}" if lot else who
        facts = [] if seat.general in table.gaps.favour else [points(seat.favour)]
        facts.append(f"{counted(seat.kamons_left, 'kamon', 'kamons')} en stock")
        cards = table.cards_of(seat.general, seat.cards_in_hand)
        held = "nombre de cartes inconnu" if cards is None else counted(cards, "carte", "cartes")
        if seat.known and seat.general is not table.me:
            held = f"{held} (dont {self._words.cards(seat.known)})"
        facts.append(held)
        if seat.tiles:
            facts.append(f"tuiles : {self._words.tiles(seat.tiles)}")
        return f"{who} : {', '.join(facts)}"

    def score(self, table: Begun, is_hidden: bool) -> list[str]:
        """'Ii : 23 = 12 marqués, 5 en kokus, 6 pour Kantō'."""
        counts = table.count(is_hidden)
        lines = [_counted_up(count) for count in counts]
        if table.asks is Ask.NOTHING:
            winner = counts[0].general
            return [*lines, "Vous gagnez." if winner is table.me else f"{winner.label} gagne."]
        return [
            *lines,
            "En l'état : kokus avec l'aide des tuiles, sans les cartes que personne n'a vues.",
        ]

    def odds(self, odds: Odds) -> list[str]:
        """'Kantō : +1 40 %, Pioche 40 %, Échange 20 %'."""
        lines = [f"{province.label} : {self._chances(chances)}" for province, chances in odds.bonuses.items()]
        lines.append(f"Sous chaque tuile : {self._chances(odds.next_tile)}")
        cards = f"Prochaine carte Troupe : {self._chances(odds.card)}"
        return [*lines, cards if odds.card else "Il ne reste pas de carte Troupe à piocher."]

    def _chances(
        self, chances: Mapping[Bonus, Fraction] | Mapping[Troop, Fraction] | Mapping[Card, Fraction]
    ) -> str:
        likely = sorted(chances.items(), key=lambda item: -item[1])
        return ", ".join(f"{name(what)} {self._words.percent(chance)}" for what, chance in likely) or "rien"

    def hint(self, found: Explanation, hint: Hint) -> str:
        """'Indice : une prise de contrôle vaut le coup.'."""
        first = found.best.first
        if hint is Hint.PROVINCE:
            return f"Indice : {first.province.label}." if first else "Indice : passez."
        if first is None:
            return "Indice : retenez-vous cette fois."
        if any(line.move for line in found.nexts):
            return "Indice : deux prises sont peut-être possibles ; voyez ce que la première laisse en main."
        return "Indice : une prise de contrôle vaut le coup."

    def saved_position(self, name: str) -> str:
        """Where the position was written."""
        return f"La position est dans {name}."


def _asked_when_setting_up(table: SettingUp) -> str:
    match table.asks:
        case Ask.PLAYERS:
            return "Qui joue ?"
        case Ask.ME:
            return "Lequel êtes-vous ?"
        case Ask.TITLES:
            first, *others = table.players
            return f"Les titres {listed([of(first), *(general.label for general in others)])} ?"
        case Ask.HAND:
            return "Vos deux cartes ?"
        case _:
            top = table.next_top
            assert top
            if not table.tops:
                return f"Les tuiles visibles ({', '.join(province.label for province in Province)}) ?"
            return f"La tuile visible {of(top)} ?"


def _asked_when_playing(table: Playing, names: Words) -> str:
    game = table.game
    who, is_me = table.due.label, table.due is table.me
    match table.asks:
        case Ask.SHARE:
            troops, koku = TURNED_UP[len(game.players)]
            turned_up = f"les {troops} cartes Troupe et les {koku} cartes Koku à partager ?"
            return f"Année paire : {turned_up}" if table.strangers else f"Tour {game.round} : {turned_up}"
        case Ask.LOT:
            offers = "proposez-vous" if is_me else f"propose {who}"
            return f"Quel lot {offers}, parmi {names.cards(table.sharing.cards)} ?"
        case Ask.ANSWER:
            return "Le prenez-vous (oui, non) ?" if is_me else f"{who} le prend-il (oui, non) ?"
        case Ask.SPLIT:
            forms = "formez-vous" if is_me else f"forme {who}"
            return f"Quels deux lots {forms}, avec {names.cards(table.sharing.cards)} ?"
        case Ask.CHOICE:
            return f"Lequel des deux {'choisissez-vous' if is_me else f'choisit {who}'} ?"
        case Ask.TILE:
            assert table.tile_due
            won = f"La tuile gagnée {inside(table.tile_due)}"
            if table.tile_due in table.bonuses:
                return f"La tuile suivante {inside(table.tile_due)} ?"
            return f"{won}, et la suivante ?" if len(game.board[table.tile_due].stack) > 1 else f"{won} ?"
        case _:
            return "Votre tour ?" if is_me else f"Le tour {of(table.due)} ?"


def _asked_when_counting(table: Counting) -> str:
    if table.asks is Ask.NOTHING:
        return "La partie est finie."
    general = table.uncounted[0]
    player = table.game.player(general)
    hidden = len(player.hand) - len(player.seen)
    if general in table.strangers:
        return f"Les cartes {of(general)} ?"
    return (
        f"Les {hidden} cartes inconnues {of(general)} ?"
        if hidden > 1
        else f"La carte inconnue {of(general)} ?"
    )


def _counted_up(count: Count) -> str:
    owned = [province.label for province in count.majorities]
    more = f", {MAJORITY * len(owned)} pour {listed(owned)}" if owned else ""
    scored = counted(count.favour, "marqué", "marqués")
    return f"{count.general.label} : {count.total} = {scored}, {count.koku} en kokus{more}"
