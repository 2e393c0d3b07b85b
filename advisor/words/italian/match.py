"""Matches between programs, in Italian."""

from fractions import Fraction
from typing import assert_never

from advisor.winning import match_faults as faults
from advisor.winning.match import PlayedMatch
from advisor.winning.match_faults import MatchFault
from advisor.words.interface import Words
from advisor.words.italian.names import amount, counted, decimal, named, quoted
from advisor.words.match_interface import MatchLabels, MatchWords
from engine.components import Named

LABELS = MatchLabels(
    playing="In gioco",
    wins="Vittorie",
    margin="Margine",
    games="Partite",
    mean="In media",
    positions="posizioni",
    majorities="maggioranze",
    koku="koku",
    total="in tutto",
    kamons="kamon all'anno",
)
_SEVERAL = {"random": "Casuali", "greedy": "Avidi", "advised": "Consigliati"}


class ItalianMatch(MatchWords):
    """Matches between programs."""

    def __init__(self, words: Words) -> None:
        self._words = words

    @property
    def labels(self) -> MatchLabels:
        """Words that stand alone."""
        return LABELS

    def headline(self, played: PlayedMatch) -> str:
        """'Consigliato contro 3 Avidi: 200 partite, seme 1'."""
        games = counted(played.match.games, "partita", "partite")
        return f"{named(played.first)} contro {_others(played)}: {games}, seme {played.match.seed}"

    def wins(self, played: PlayedMatch) -> str:
        """'81 su 200: 40,5 %; intervallo al 95 % da 34,0 a 47,4 %; alla pari 25,0 %'."""
        tally = played.tally
        low, high = (decimal(100 * bound) for bound in tally.interval)
        won = f"{tally.wins} su {tally.games}: {_percent(tally.share)}"
        return f"{won}; intervallo al 95 % da {low} a {high} %; alla pari {_percent(played.match.par)}"

    def margin(self, played: PlayedMatch) -> str:
        """'+3,2 punti sul migliore degli altri, in media; errore standard 1,6'."""
        tally = played.tally
        mean = f"{self._words.figure(tally.margin, '+')} punti sul migliore degli altri, in media"
        return (
            mean if tally.margin_error is None else f"{mean}; errore standard {decimal(tally.margin_error)}"
        )

    def games(self, played: PlayedMatch) -> str:
        """'5,6 giri; 180 finite con un ultimo kamon, 20 con il mazzo koku; il vincitore ha 71,2'."""
        tally = played.tally
        by_deck = tally.games - tally.ended_by_kamons
        by_kamons = counted(tally.ended_by_kamons, "finita", "finite")
        ended = f"{by_kamons} con un ultimo kamon, {by_deck} con il mazzo koku"
        rounds, winner = amount(tally.mean(tally.rounds)), amount(tally.mean(tally.winning_scores))
        return f"{rounds} giri; {ended}; il vincitore ha {winner}"

    def each_other(self, played: PlayedMatch) -> str:
        """'ogni altro Avido'."""
        others = named(played.others)
        return f"ogni altro {others}" if played.first is played.others else others

    def fault(self, fault: MatchFault) -> str:
        """Why a match cannot be played, and what to do."""
        match fault:
            case faults.NotAPlayer(name, known, nearest):
                guess = f"; intendevi «{nearest}»?" if nearest else ""
                return f"{quoted(name)} non è un giocatore ({', '.join(known)}){guess}"
            case faults.NoDask():
                return "--dask richiede il pacchetto distributed: pip install distributed"
            case faults.NoCluster(address, seconds):
                return f"Nessun cluster Dask risponde a {quoted(address)} entro {seconds} secondi."
            case faults.NoWorkers(address, seconds):
                at = f"Il cluster Dask a {quoted(address)}"
                return f"{at} resta senza worker per {seconds} secondi; avviane uno."
            case _:
                assert_never(fault)


def _others(played: PlayedMatch) -> str:
    count = played.match.players - 1
    return named(played.others) if count == 1 else f"{count} {_several(played.others)}"


def _several(kind: Named) -> str:
    return _SEVERAL.get(str(kind.value), kind.label)


def _percent(share: Fraction) -> str:
    return f"{decimal(100 * share)} %"
