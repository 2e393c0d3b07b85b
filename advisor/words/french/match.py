"""Matches between programs, in French."""

from fractions import Fraction
from typing import assert_never

from advisor.winning import match_faults as faults
from advisor.winning.match import PlayedMatch
from advisor.winning.match_faults import MatchFault
from advisor.words.french.names import amount, amount_of_points, counted, decimal
from advisor.words.interface import Words
from advisor.words.match_interface import MatchLabels, MatchWords

LABELS = MatchLabels(
    playing="Parties en cours",
    wins="Victoires",
    margin="Écart",
    games="Parties",
    mean="En moyenne",
    positions="positions",
    majorities="majorités",
    koku="kokus",
    total="en tout",
    kamons="kamons par an",
)


class FrenchMatch(MatchWords):
    """Matches between programs."""

    def __init__(self, words: Words) -> None:
        self._words = words

    @property
    def labels(self) -> MatchLabels:
        """Words that stand alone."""
        return LABELS

    def headline(self, played: PlayedMatch) -> str:
        """'Advised contre 3 Greedy : 200 parties, graine 1'; programs are called as they are typed."""
        games = counted(played.match.games, "partie", "parties")
        return f"{played.first.label} contre {_others(played)} : {games}, graine {played.match.seed}"

    def wins(self, played: PlayedMatch) -> str:
        """'81 sur 200 : 40,5 % ; intervalle à 95 % de 34,0 à 47,4 % ; à forces égales 25,0 %'."""
        tally = played.tally
        low, high = (decimal(100 * bound) for bound in tally.interval)
        won = f"{tally.wins} sur {tally.games} : {_percent(tally.share)}"
        par = _percent(played.match.par)
        return f"{won} ; intervalle à 95 % de {low} à {high} % ; à forces égales {par}"

    def margin(self, played: PlayedMatch) -> str:
        """'+3,2 points sur le meilleur des autres, en moyenne ; erreur type 1,6'."""
        tally = played.tally
        margin = tally.margin if abs(tally.margin) >= Fraction(1, 20) else Fraction()
        mean = f"{amount_of_points(margin, '+' if margin else '')} sur le meilleur des autres, en moyenne"
        return mean if tally.margin_error is None else f"{mean} ; erreur type {decimal(tally.margin_error)}"

    def games(self, played: PlayedMatch) -> str:
        """'5,6 tours ; fin au dernier kamon 180 fois, à la pioche Koku 20 fois ; le vainqueur a 71,2'."""
        tally = played.tally
        by_deck = tally.games - tally.ended_by_kamons
        ended = f"fin au dernier kamon {tally.ended_by_kamons} fois, à la pioche Koku {by_deck} fois"
        rounds, winner = amount(tally.mean(tally.rounds)), amount(tally.mean(tally.winning_scores))
        return f"{rounds} tours ; {ended} ; le vainqueur a {winner}"

    def each_other(self, played: PlayedMatch) -> str:
        """'chaque autre Greedy'."""
        return f"chaque autre {played.others.label}" if played.first is played.others else played.others.label

    def fault(self, fault: MatchFault) -> str:
        """Why a match cannot be played, and what to do."""
        match fault:
            case faults.NotAPlayer(name, known, nearest):
                guess = f" ; vouliez-vous dire « {nearest} » ?" if nearest else ""
                return f"{_quoted(name)} n'est pas un joueur ({', '.join(known)}){guess}"
            case faults.NoDask():
                return "--dask a besoin du paquet distributed : pip install distributed"
            case faults.NoCluster(address, seconds):
                return f"Aucun cluster Dask ne répond à {_quoted(address)} en {seconds} secondes."
            case faults.NoWorkers(address, seconds):
                late = f"Le cluster Dask à {_quoted(address)} n'a aucun worker au bout de {seconds} secondes"
                return f"{late} ; démarrez-en un."
            case _:
                assert_never(fault)


def _quoted(text: str) -> str:
    return f"« {repr(text)[1:-1]} »"


def _others(played: PlayedMatch) -> str:
    count = played.match.players - 1
    return played.others.label if count == 1 else f"{count} {played.others.label}"


def _percent(share: Fraction) -> str:
    return f"{decimal(100 * share)} %"
