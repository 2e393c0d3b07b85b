"""Matches between programs, in English."""

from advisor.words.match import MatchLabels, MatchPhrases
from advisor.words.phrases import Plural

LABELS = MatchLabels(
    playing="Playing",
    wins="Wins",
    margin="Margin",
    games="Games",
    mean="On average",
    positions="positions",
    majorities="majorities",
    koku="koku",
    total="all together",
    kamons="kamons a year",
)
PHRASES = MatchPhrases(
    several={},
    against="{first} against {others}: {games}, seed {seed}",
    game_count=Plural("{count} game", "{count} games"),
    won="{wins} of {games}: {share} %; 95 % interval {low} to {high} %; par {par} %",
    mean_margin=Plural.same("{margin} favour to the best of the others, on average"),
    standard_error="standard error {error}",
    games_were=Plural.same(
        "{rounds} rounds; {count} ended with a last kamon, {by_deck} with the koku deck; the winner has "
        "{winner}"
    ),
    each_other="each other {others}",
    not_a_player="{name} is not a player ({known}){guess}",
    no_dask="--dask needs the package distributed: pip install distributed",
    no_cluster="No Dask cluster answers at {address} within {seconds} seconds.",
    no_workers="The Dask cluster at {address} has no worker within {seconds} seconds; start one.",
)
