"""Matches between programs, in French."""

from advisor.words.match import MatchLabels, MatchPhrases
from advisor.words.phrases import Plural

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
    kamons="kamons par tour",
)
PHRASES = MatchPhrases(
    several={},
    against="{first} contre {others} : {games}, graine {seed}",
    game_count=Plural("{count} partie", "{count} parties"),
    won="{wins} sur {games} : {share} % ; intervalle à 95 % : de {low} à {high} % ; à forces "
    "égales : {par} %",
    mean_margin=Plural(
        "{margin} point sur le meilleur des autres, en moyenne",
        "{margin} points sur le meilleur des autres, en moyenne",
    ),
    standard_error="erreur type {error}",
    games_were=Plural.same(
        "{rounds} tours en moyenne ; finies par un dernier kamon : {count}, par la pioche Koku épuisée : "
        "{by_deck} ; score du vainqueur : {winner}"
    ),
    each_other="chaque autre {others}",
    not_a_player="{name} n'est pas un joueur ({known}){guess}",
    no_dask="--dask a besoin du paquet « distributed » : pip install distributed",
    no_cluster="Aucun cluster Dask n'a répondu à {address} en {seconds} secondes.",
    no_workers="Le cluster Dask à {address} n'a toujours aucun worker après {seconds} secondes ; "
    "démarrez-en un.",
)
