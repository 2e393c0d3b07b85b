"""Words that stand alone, and what the command line says about itself, in Italian."""

from advisor.words.labels import Help, Labels

SAME_PROVINCE_TWICE = (
    "Indica due province diverse: che cosa serve per riprendere la stessa si vede solo dopo la prima volta."
)

HELP = Help(
    app="Consigli per chi gioca a Shitennō al tavolo.",
    suggest="Dice la mossa migliore di questo turno, dimostra che lo è e spiega perché.",
    afford="Dice se puoi pagare una provincia, o due in un turno, e come conviene farlo, o che cosa manca.",
    check="Controlla una posizione: la stampa come tabella, o ne elenca tutti i problemi.",
    schema="Stampa lo schema JSON dei file di posizione, per editor e programmi.",
    play="Registra una partita al tavolo, riga per riga, con un consiglio a ogni tuo turno.",
    serve="Apre una partita registrata come pagina per i telefoni al tavolo, o un tabellone vuoto per un "
    "solo turno.",
    serve_game="Il file che conserva la partita; senza, si descrive un tabellone per un turno o un lotto.",
    lan="Fa entrare anche i telefoni della stessa rete, ciascuno con la chiave nel suo link; altrimenti solo "
    "questo computer.",
    port="La porta su cui ascoltare; 8421, o una qualsiasi libera.",
    objective=(
        "Che cosa massimizzare: i punti di questo turno (points); questi più i vantaggi futuri (value); "
        "oppure quante volte le mosse migliori vincono simulando la partita (win), la scelta predefinita se "
        "la posizione dice abbastanza."
    ),
    share="Consiglia una decisione dell'anno pari: che lotto formare, prendere o scegliere, e come dividere.",
    top_decisions="Quante decisioni mostrare, dalla migliore.",
    explain_sharing="Aggiunge il conto completo: altre decisioni, come può andare l'anno, le possibilità di "
    "tutti.",
    not_an_even_year="Questa è una posizione di un anno dispari: il comando giusto è «advisor suggest».",
    playouts="Quante volte simulare il resto della partita per le mosse in esame; con 0 conta solo il loro "
    "valore.",
    match="Fa giocare partite intere ai programmi, uno contro gli altri: chi vince, e come vanno le partite.",
    top="Quante mosse mostrare, dalla migliore.",
    time_limit="Tempo massimo per pensare, in secondi; mostra la mossa migliore trovata, con il limite "
    "dimostrato.",
    explain="Aggiunge il conto completo: ogni caso, ogni probabilità, i pesi e le regole applicate.",
    why_not="Una provincia: confronta la migliore mossa che la prende con il consiglio, o dice cosa manca.",
    afford_arguments="Una o due province, per esempio kanto chubu, poi il file della posizione, o - per lo "
    "standard input.",
    all_ways="Elenca ogni modo di pagare, fino a mille, da quello che lascia la mano migliore.",
    game="Il file che conserva la partita; se non esiste viene creato.",
    start="Comincia a partita in corso, al tuo turno, dal file di una posizione.",
    position="Il file della posizione, o - per lo standard input.",
    as_json="Stampa JSON e nient'altro.",
    version="Stampa la versione ed esce.",
    language="La lingua di tutti i testi: en, fr, it o de.",
    first_player="Chi gioca da solo contro gli altri: random, greedy o advised.",
    other_players="Gli altri al tavolo.",
    players="Quanti siedono al tavolo.",
    games="Quante partite giocare; se sono un multiplo dei giocatori, ogni posto conta allo stesso modo.",
    seed="Decide la distribuzione e tutto ciò che è casuale: stesso seme, stesse partite.",
    jobs="Processi in parallelo; se manca, tutti i core.",
    dask="Gioca sul cluster Dask a questo indirizzo, per esempio tcp://host:8786.",
    afford_count="Indica una o due province, poi il file della posizione: advisor afford kanto position.json",
    same_province_twice=SAME_PROVINCE_TWICE,
    type_the_position="Leggo la posizione dalla tastiera; chiudi con Ctrl-D.",
)

LABELS = Labels(
    put_down="Scarta",
    lost="Perdi",
    kept="Tieni",
    missing="Da avere",
    tile_helps="Tessera",
    draw_helps="Pesca",
    alone="Da sole",
    province="Provincia",
    kamons="Kamon",
    top_tile="Tessera",
    price="Koku",
    needs="o truppe",
    full="piena",
    hand="Mano",
    tiles="Tessere",
    players="Giocatori",
    also="Inoltre",
    to_share="Da dividere",
    taken="Presi",
    on_offer="Proposto",
    split="Due lotti",
    golden_note="* kamon dorato",
    then="Poi",
    golden="Dorato",
    draw="Pesca",
    expected="Previsione",
    why="Perché",
    if_passing="passi",
    with_play="giochi",
    change="diff.",
    advised="consiglio",
    instead="altra",
    outlooks="Maggioranze",
    winning="Vittorie",
    next_best="Alternativa",
    weights="Pesi",
    rules="Regole",
    sure="Certezza",
    working="Cerco la mossa migliore…",
    playing_out="Simulo la partita…",
    terms={
        "points": "punti nel turno",
        "cards": "carte tenute",
        "tiles": "tessere tenute/prese",
        "majorities": "maggioranze",
        "rivals": "maggioranze altrui",
        "golden": "kamon girato",
        "total": "in tutto",
    },
)
