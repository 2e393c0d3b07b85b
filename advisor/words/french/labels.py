"""Words that stand alone, and what the command line says about itself, in French."""

from advisor.words.labels import Help, Labels

SAME_PROVINCE_TWICE = (
    "Nommez deux provinces différentes : le prix d'une seconde prise au même endroit ne se voit qu'après la "
    "première."
)

HELP = Help(
    app="Conseils pour un joueur de Shitennō, pendant la partie.",
    suggest="Donne le meilleur coup de ce tour, preuve et raisons à l'appui.",
    afford="Dit si l'on peut payer une province, ou deux au même tour : la meilleure façon, ou ce qui "
    "manque.",
    check="Vérifie un fichier de position : l'affiche en tableau, ou liste tous ses problèmes.",
    schema="Affiche le schéma JSON (JSON Schema) des fichiers de position, pour éditeurs et programmes.",
    play="Note une partie en cours de jeu, ligne par ligne, avec un conseil à chacun de vos tours.",
    serve="Ouvre une partie notée sur une page pour les téléphones de la table, ou un plateau vide pour un "
    "tour.",
    serve_game="Le fichier de la partie ; sans lui, on décrit un plateau pour un seul tour ou un seul lot.",
    lan="Laisse entrer les téléphones du même réseau, chacun avec la clé de son lien ; sinon, cette machine "
    "seule.",
    port="Le port d'écoute ; 8421, ou un autre port libre.",
    objective=(
        "Ce qu'il faut maximiser : les points de ce tour (points) ; ces points et les acquis (value) ; ou "
        "les victoires des meilleurs coups en parties simulées (win), le choix par défaut si la position en "
        "dit assez."
    ),
    share="Conseille une décision de l'année paire : quel lot former, prendre ou choisir, comment partager.",
    top_decisions="Combien de décisions montrer, la meilleure d'abord.",
    explain_sharing="Ajoute le détail complet : plus de décisions, les suites possibles, les chances de "
    "chacun.",
    not_an_even_year="C'est une position d'année impaire : utilisez « advisor suggest ».",
    playouts="Combien de fois simuler les coups en question jusqu'à la fin de la partie ; 0 : ne rien "
    "simuler, comparer leur valeur.",
    match="Fait jouer des parties entières à des programmes, un contre tous les autres : qui gagne, et "
    "comment.",
    top="Combien de coups montrer, le meilleur d'abord.",
    time_limit="Temps de réflexion maximal, en secondes ; le meilleur coup trouvé s'affiche avec sa borne "
    "prouvée.",
    explain="Ajoute le détail complet : chaque cas, chaque probabilité, les valeurs et les règles "
    "appliquées.",
    why_not="Une province : le meilleur coup qui la prend, comparé au conseil, ou ce qui manque pour la "
    "prendre.",
    afford_arguments="Une province ou deux, par exemple kanto chubu, puis le fichier de position, ou - pour "
    "l'entrée standard.",
    all_ways="Liste les façons de payer, mille au plus ; d'abord celle qui laisse la meilleure main.",
    game="Le fichier de la partie ; il est créé s'il n'existe pas.",
    start="Commence en cours de partie, à votre tour, à partir d'un fichier de position.",
    position="Le fichier de position, ou - pour l'entrée standard.",
    as_json="Affiche du JSON et rien d'autre.",
    version="Affiche la version, sans rien faire d'autre.",
    language="La langue des réponses : en, fr, it ou de.",
    first_player="Le premier joueur : random, greedy ou advised.",
    other_players="Ses adversaires, choisis parmi les mêmes.",
    players="Le nombre de joueurs.",
    games="Le nombre de parties ; si c'est un multiple du nombre de joueurs, chacun passe à chaque place.",
    seed="Fixe les donnes et le hasard : même graine, mêmes parties.",
    jobs="Le nombre de processus simultanés ; par défaut, tous les cœurs.",
    dask="Joue sur le cluster Dask à cette adresse, par exemple tcp://host:8786.",
    afford_count="Nommez une province ou deux, puis le fichier : advisor afford kanto position.json",
    same_province_twice=SAME_PROVINCE_TWICE,
    type_the_position="Lecture de la position au clavier ; terminez par Ctrl-D.",
)

LABELS = Labels(
    put_down="Défausser",
    lost="Perdu",
    kept="Gardé",
    missing="Il manque",
    tile_helps="Une tuile",
    draw_helps="En piochant",
    alone="Séparément",
    province="Province",
    kamons="Kamons",
    top_tile="Tuile",
    price="Kokus",
    needs="ou troupes",
    full="complète",
    hand="Main",
    tiles="Tuiles",
    players="Joueurs",
    also="De plus",
    to_share="À partager",
    taken="Pris",
    on_offer="Proposé",
    split="Deux lots",
    golden_note="* kamon face dorée",
    then="Ensuite",
    golden="Face dorée",
    draw="Pioche",
    expected="Rapporte",
    why="Pourquoi",
    if_passing="passer",
    with_play="jouer",
    change="écart",
    advised="conseil",
    instead="autre",
    outlooks="Majorités",
    winning="Victoire",
    next_best="À défaut",
    weights="Valeurs",
    rules="Règles",
    sure="Fiabilité",
    working="Recherche du meilleur coup…",
    playing_out="Simulation de parties…",
    terms={
        "points": "points de ce tour",
        "cards": "cartes gardées",
        "tiles": "tuiles, gains compris",
        "majorities": "majorités",
        "rivals": "majorités adverses",
        "golden": "face dorée",
        "total": "en tout",
    },
)
