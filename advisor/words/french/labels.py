"""Words that stand alone, and what the command line says about itself, in French."""

from advisor.words.labels import Help, Labels

SAME_PROVINCE_TWICE = (
    "Nommez deux provinces différentes : ce que coûte une seconde prise au même endroit ne se voit qu'après "
    "la première."
)

HELP = Help(
    app="Des conseils pour un joueur de Shitennō, à table.",
    suggest="Donne le meilleur coup de ce tour, le prouve et dit pourquoi.",
    afford="Dit si l'on peut payer une province, ou deux au même tour, la meilleure façon, ou ce qui manque.",
    check="Vérifie un fichier de position : l'affiche en tableau, ou tous ses problèmes.",
    schema="Affiche le JSON Schema des fichiers de position, pour éditeurs et programmes.",
    play="Note une partie à table, ligne par ligne, avec un conseil à chacun de vos tours.",
    serve="Ouvre une partie notée en page pour les téléphones de la table, ou un plateau vide pour un tour.",
    serve_game="Le fichier qui garde la partie ; sans lui, on décrit un plateau pour un tour ou un lot.",
    lan="Laisse entrer les téléphones du même réseau, chacun par la clé de son lien ; sinon cette machine "
    "seule.",
    port="Le port à écouter ; 8421, ou un autre qui soit libre.",
    objective=(
        "Ce qu'il faut maximiser : les points de ce tour (points) ; ces points et les acquis (value) ; ou le "
        "nombre de victoires des meilleurs coups quand on simule la partie (win), par défaut si la position "
        "en dit assez."
    ),
    share="Conseille une décision de l'année paire : quel lot former, prendre ou choisir, comment partager.",
    top_decisions="Combien de décisions montrer, la meilleure d'abord.",
    explain_sharing="Ajoute tout le compte : plus de décisions, les suites possibles, les chances de tous.",
    not_an_even_year="C'est une position d'année impaire ; la commande est advisor suggest.",
    playouts="Combien de fois on simule les coups en question jusqu'au bout de la partie ; 0 laisse value.",
    match="Fait jouer des parties entières à des programmes, un contre les autres : qui gagne, et comment.",
    top="Combien de coups montrer, le meilleur d'abord.",
    time_limit="Secondes de réflexion au plus ; le meilleur coup trouvé est montré avec sa borne prouvée.",
    explain="Ajoute le compte complet : chaque cas, chaque chance, les valeurs et les règles appliquées.",
    why_not="Une province : le meilleur coup qui la prend, comparé au conseil, ou ce qui manque pour elle.",
    afford_arguments="Une province ou deux, par exemple kanto chubu, puis le fichier de position, ou - pour "
    "l'entrée standard.",
    all_ways="Liste toutes les façons de payer, la meilleure main restante d'abord, jusqu'à mille.",
    game="Le fichier qui garde la partie ; il est créé s'il n'existe pas.",
    start="Commence en cours de partie, à votre tour, d'après un fichier de position.",
    position="Le fichier de position, ou - pour l'entrée standard.",
    as_json="Affiche du JSON et rien d'autre.",
    version="Affiche la version et s'arrête.",
    language="La langue de tout ce qui est dit : en, fr, it ou de.",
    first_player="Le premier : random, greedy ou advised.",
    other_players="Le reste de la table.",
    players="Le nombre de joueurs à table.",
    games="Le nombre de parties ; avec un multiple du nombre de joueurs, chacun passe à chaque place.",
    seed="Décide de chaque donne et de chaque hasard : même graine, mêmes parties.",
    jobs="Processus simultanés ; tous les cœurs si rien n'est dit.",
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
    golden="Doré",
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
    working="Recherche du meilleur coup...",
    playing_out="Simulation de parties...",
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
