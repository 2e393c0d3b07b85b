"""Words that stand alone, and what the command line says about itself, in English."""

from advisor.words.labels import Help, Labels

SAME_PROVINCE_TWICE = (
    "Name two different provinces: what a second conquest there needs shows only after the first."
)

KEPT_BACK = "(hidden)"
HIDDEN = "Your hand and the advice are hidden; 'show' brings them back."

HELP = Help(
    app="Advice for a Shitennō player at the table.",
    suggest="Name the best play of this turn, prove it, and say why.",
    afford="Say whether a province, or two in one turn, can be paid for, how best, or what is missing.",
    check="Check a position file: print it as a table, or every problem it has.",
    schema="Print the JSON Schema of position files, for editors and programs.",
    play="Record a game at the table, line by line, with advice at each of your turns.",
    serve="Open a recorded game as a page for phones at the table, or an empty board for a single turn.",
    serve_game="The file that keeps the game; without one, a board is described for one turn or lot.",
    lan="Let phones on the same network in, each by the key in its link; otherwise only this machine.",
    port="The port to listen at; 8421, or any that is free.",
    objective=(
        "What to make the most of: favour this turn (points); that and what lasts (value); or how often the "
        "best plays win when the game is played out (win), the default where the position tells enough."
    ),
    share="Advise a decision of the even year: which lot to form, take or choose, and how to split.",
    top_decisions="How many decisions to show, the best first.",
    explain_sharing="Add the full accounting: more decisions, how the year may go, everybody's chances.",
    not_an_even_year="This is a position of the odd year; advisor suggest is the command for it.",
    playouts="How often the plays in question are played out to the end of the game; 0 leaves value.",
    match="Let programs play whole games, one against the rest: who wins, and what the games are like.",
    top="How many plays to show, the best first.",
    time_limit="Seconds to think at most; the best found by then is shown with its proven bound.",
    explain="Add the full accounting: every case, every chance, the weights and the rules applied.",
    why_not="A province: the best play that takes it beside the advice, or what is missing for it.",
    afford_arguments="One province or two, such as kanto chubu, then the position file, or - for standard "
    "input.",
    all_ways="List every way to pay, the best kept hand first, up to a thousand.",
    game="The file that keeps the game; it is begun if there is none.",
    start="Begin in the middle of a game, at your turn, from a position file.",
    position="The position file, or - for standard input.",
    as_json="Print JSON and nothing else.",
    version="Print the version and stop.",
    language="The language of all that is said: en, fr, it or de.",
    first_player="The one: random, greedy or advised.",
    other_players="The rest of the table.",
    players="How many sit at the table.",
    games="How many games to play; a multiple of the players gives each seat its turn.",
    seed="Decides every deal and every chance: the same seed, the same games.",
    jobs="Processes at once; all cores if it is left out.",
    dask="Play on the Dask cluster at this address, such as tcp://host:8786.",
    afford_count="Name one province or two, then the position file: advisor afford kanto position.json",
    same_province_twice=SAME_PROVINCE_TWICE,
    type_the_position="Reading the position from the keyboard; end it with Ctrl-D.",
)

LABELS = Labels(
    put_down="Put down",
    lost="Lost",
    kept="Kept",
    missing="Missing",
    tile_helps="A tile",
    draw_helps="A draw",
    alone="Alone",
    province="Province",
    kamons="Kamons",
    top_tile="Top tile",
    price="Koku",
    needs="or troops",
    full="full",
    hand="Hand",
    tiles="Tiles",
    players="Players",
    also="Also",
    to_share="To share",
    taken="Taken",
    on_offer="On offer",
    split="Split",
    golden_note="* a golden kamon",
    then="Then",
    golden="Golden",
    draw="Draw",
    expected="Expected",
    why="Why",
    if_passing="pass",
    with_play="play",
    change="change",
    advised="advice",
    instead="instead",
    outlooks="Majorities",
    winning="Winning",
    next_best="Next best",
    weights="Weights",
    rules="Rules",
    sure="Sure",
    working="Looking for the best play ...",
    playing_out="Playing it out ...",
    terms={
        "points": "favour this turn",
        "cards": "cards kept",
        "tiles": "tiles kept and won",
        "majorities": "majorities",
        "rivals": "rivals' majorities",
        "golden": "golden turn",
        "total": "all together",
    },
)
