"""Matches between programs, in German."""

from fractions import Fraction
from typing import assert_never

from advisor.winning import match_faults as faults
from advisor.winning.match import PlayedMatch
from advisor.winning.match_faults import MatchFault
from advisor.words.german.names import amount, counted, decimal, quoted
from advisor.words.interface import Words
from advisor.words.match_interface import MatchLabels, MatchWords

LABELS = MatchLabels(
    playing="Es wird gespielt",
    wins="Siege",
    margin="Vorsprung",
    games="Partien",
    mean="Im Schnitt",
    positions="Felder",
    majorities="Mehrheiten",
    koku="Koku",
    total="zusammen",
    kamons="Kamons pro Jahr",
)


class GermanMatch(MatchWords):
    """Matches between programs."""

    def __init__(self, words: Words) -> None:
        self._words = words

    @property
    def labels(self) -> MatchLabels:
        """Words that stand alone."""
        return LABELS

    def headline(self, played: PlayedMatch) -> str:
        """'Advised gegen 3 Greedy: 200 Partien, Startwert 1'."""
        games = counted(played.match.games, "Partie", "Partien")
        return f"{played.first.label} gegen {_others(played)}: {games}, Startwert {played.match.seed}"

    def wins(self, played: PlayedMatch) -> str:
        """'81 von 200: 40,5 %; 95-%-Intervall 34,0 bis 47,4 %; bei gleicher Stärke 25,0 %'."""
        tally = played.tally
        low, high = (decimal(100 * bound) for bound in tally.interval)
        won = f"{tally.wins} von {tally.games}: {_percent(tally.share)}"
        par = f"bei gleicher Stärke {_percent(played.match.par)}"
        return f"{won}; 95-%-Intervall {low} bis {high} %; {par}"

    def margin(self, played: PlayedMatch) -> str:
        """'im Schnitt +3,2 Punkte auf den Besten der anderen; Standardfehler 1,6'."""
        tally = played.tally
        mean = f"im Schnitt {self._words.figure(tally.margin, '+')} Punkte auf den Besten der anderen"
        return mean if tally.margin_error is None else f"{mean}; Standardfehler {decimal(tally.margin_error)}"

    def games(self, played: PlayedMatch) -> str:
        """'5,6 Runden; 180 endeten mit einem letzten Kamon, 20 mit dem Koku-Stapel; ...'."""
        tally = played.tally
        by_deck = tally.games - tally.ended_by_kamons
        ended = f"mit einem letzten Kamon endeten {tally.ended_by_kamons}, mit dem Koku-Stapel {by_deck}"
        rounds, winner = amount(tally.mean(tally.rounds)), amount(tally.mean(tally.winning_scores))
        return f"{rounds} Runden; {ended}; der Sieger hat {winner}"

    def each_other(self, played: PlayedMatch) -> str:
        """'jeder andere Greedy'."""
        others = played.others.label
        return f"jeder andere {others}" if played.first is played.others else others

    def fault(self, fault: MatchFault) -> str:
        """Why a match cannot be played, and what to do."""
        match fault:
            case faults.NotAPlayer(name, known, nearest):
                guess = f"; meintest du „{nearest}“?" if nearest else ""
                return f"{quoted(name)} ist kein Spieler ({', '.join(known)}){guess}"
            case faults.NoDask():
                return "--dask braucht das Paket distributed: pip install distributed"
            case faults.NoCluster(address, seconds):
                return f"Unter {quoted(address)} antwortet binnen {seconds} Sekunden kein Dask-Cluster."
            case faults.NoWorkers(address, seconds):
                cluster = f"Der Dask-Cluster unter {quoted(address)}"
                return f"{cluster} hat binnen {seconds} Sekunden keinen Worker; starte einen."
            case _:
                assert_never(fault)


def _others(played: PlayedMatch) -> str:
    count = played.match.players - 1
    return played.others.label if count == 1 else f"{count} {played.others.label}"


def _percent(share: Fraction) -> str:
    return f"{decimal(100 * share)} %"
