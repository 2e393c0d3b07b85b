"""Matches between programs, in Italian."""

from advisor.words.match import MatchLabels, MatchPhrases
from advisor.words.phrases import Plural

LABELS = MatchLabels(
    playing="In corso",
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
PHRASES = MatchPhrases(
    several={"random": "Casuali", "greedy": "Avidi", "advised": "Consigliati"},
    against="{first} contro {others}: {games}, seme {seed}",
    game_count=Plural("{count} partita", "{count} partite"),
    won="{wins} su {games}: {share} %; intervallo al 95 %: da {low} a {high} %; a parità di forze {par} %",
    mean_margin=Plural.same("{margin} punti sul migliore degli altri, in media"),
    standard_error="errore standard {error}",
    games_were=Plural(
        "{rounds} giri; {count} finita con l'ultimo kamon, {by_deck} con il mazzo koku esaurito; il "
        "vincitore ha {winner} punti",
        "{rounds} giri; {count} finite con l'ultimo kamon, {by_deck} con il mazzo koku esaurito; il "
        "vincitore ha {winner} punti",
    ),
    each_other="ogni altro {others}",
    not_a_player="{name} non è un giocatore ({known}){guess}",
    no_dask="--dask richiede il pacchetto distributed: pip install distributed",
    no_cluster="Nessun cluster Dask risponde a {address} entro {seconds} secondi.",
    no_workers="Il cluster Dask a {address} è rimasto senza worker per {seconds} secondi; avviane uno.",
)
