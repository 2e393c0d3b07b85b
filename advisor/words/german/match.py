"""Matches between programs, in German."""

from advisor.words.match import MatchLabels, MatchPhrases
from advisor.words.phrases import Plural

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
PHRASES = MatchPhrases(
    several={"random": "× Zufall", "greedy": "× Gierig", "advised": "× Beraten"},
    against="{first} gegen {others}: {games}, Startwert {seed}",
    game_count=Plural("{count} Partie", "{count} Partien"),
    won="{wins} von {games}: {share} %; 95-%-Intervall {low} bis {high} %; bei gleicher Stärke {par} %",
    mean_margin=Plural.same("im Schnitt {margin} Punkte auf den besten Gegner"),
    standard_error="Standardfehler {error}",
    games_were=Plural.same(
        "im Schnitt {rounds} Runden; Ende durch das letzte Kamon: {count}, durch den Koku-Stapel: {by_deck}; "
        "der Sieger hat im Schnitt {winner} Punkte"
    ),
    each_other="jeder andere ({others})",
    not_a_player="{name} ist kein Programm ({known}){guess}",
    no_dask="--dask braucht das Python-Paket distributed: pip install distributed",
    no_cluster="Unter {address} antwortet binnen {seconds} Sekunden kein Dask-Cluster.",
    no_workers="Der Dask-Cluster unter {address} hat auch nach {seconds} Sekunden keinen Worker; starte "
    "einen.",
)
