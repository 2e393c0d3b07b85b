"""The language of the table on one page, in Italian."""

from advisor.words.guide_page import Guide, Sections, Usages, part

SECTIONS = Sections(
    set_up=part(
        "Inizio",
        ("ii sakai honda", "i giocatori; poi scrivi chi sei tu"),
        ("daimyo sensei shomyo", "i loro titoli, nello stesso ordine"),
        (
            "samurai bushi+sohei",
            "le tue due carte; poi le tessere visibili, da Chugoku a Kanto, una o tutte",
        ),
        ("entra", "in alternativa: descrivi una partita già in corso; ti viene chiesto ciò che manca"),
    ),
    joining=part(
        "Entrare",
        ("giocatori ii sakai", "chi gioca; poi «io ii», «titoli ii sensei»"),
        ("mano samurai 2", "le tue carte; «tessere +1»: le tue tessere"),
        ("kanto ii sakai* bushi", "i kamon da sinistra, * dorato; la tessera visibile"),
        ("sakai bushi +1, 4 carte", "ciò che si sa di un altro"),
        ("punti ii 12 sakai 9", "i punti; «koku 8»: carte nel mazzo koku"),
        ("inizia", "quando hai detto tutto, al tuo turno"),
    ),
    even_year=part(
        "Anno pari",
        ("2x samurai bushi 1 2", "le carte scoperte; i numeri sono koku"),
        ("sensei sohei 2x1", "un lotto: la sua tessera e le sue carte"),
        ("sì / no", "chi deve rispondere lo prende, oppure no"),
        ("sakai sì / nessuno", "il primo che lo prende, o nessuno"),
        ("daimyo 3 / shomyo", "gli ultimi due lotti; al secondo va il resto"),
        ("shomyo", "il lotto scelto"),
    ),
    odd_year=part(
        "Anno dispari",
        ("kanto koku 4x1 2", "la provincia presa e ciò che si scarta"),
        ("kanto 3 sa bu+so jolly", "truppe, l'Hatamoto; anche +1 e scambio"),
        ("tessera +1 poi sohei", "la tessera presa, e quella che appare"),
        ("pesca / pesca samurai", "si usa una Pesca (tua: con la carta)"),
        ("passa", "fine turno (o, al suo posto, chi gioca dopo)"),
        ("oro kanto 2", "il Sensei chiude con un kamon dorato"),
    ),
    end=part(
        "Fine",
        ("sakai samurai 2", "che cosa hanno ancora gli altri, per il conteggio"),
    ),
    amends=part(
        "Rimedi",
        ("forza kanto 1", "ciò che al tavolo si è fatto contro le regole"),
        ("correggi ii 20", "i punti che un giocatore ha davvero"),
    ),
)
USAGES = Usages(
    undo=("annulla 2", "toglie le ultime due righe"),
    redo=("ripeti", "rimette ciò che è stato tolto"),
    edit=("modifica 9", "richiama la riga 9 per cambiarla; «annulla» vale anche per questo"),
    board=("tabellone", "le province: kamon, tessere, prossimo prezzo e truppe"),
    hand=("mano", "le tue carte e tessere"),
    players=("giocatori", "ciò che si sa di ciascuno"),
    afford=("pagare kanto chubu", "se puoi pagare una provincia, o due, e come"),
    odds=("probabilità", "ciò che può ancora uscire"),
    score=("punteggio", "il conteggio se si finisse ora"),
    chances=("possibilità", "quanto è probabile che vinca ciascuno"),
    history=("cronologia", "che cosa è successo"),
    explain=("spiega", "tutto sul consiglio"),
    why=("perché kanto", "perché non quella provincia; negli anni pari, perché non un lotto o una risposta"),
    position=("posizione FILE", "scrive la posizione per altri programmi"),
    hints=("suggerimenti", "il consiglio un passo alla volta, o di nuovo subito"),
    hide=("nascondi", "toglie dallo schermo la tua mano e il consiglio"),
    show=("mostra", "li fa riapparire"),
    language=("lingua fr", "continua in francese, tedesco, inglese o italiano"),
    help=("aiuto tutto", "questa pagina; «aiuto» da solo, ciò che si può scrivere ora"),
    quit=("esci", "o Ctrl-D; la partita è sempre salvata"),
)
GUIDE = Guide(
    introduction="Scrivi man mano che cosa succede; i nomi si possono abbreviare, in una qualsiasi delle "
    "quattro lingue, con o senza accenti. Tab propone ciò che è possibile ora; con una riga vuota vedi o "
    "segui il consiglio; a ogni riga ricevi una risposta a parole.",
    sections=SECTIONS,
    usages=USAGES,
    commands="In ogni momento: {typed}. «aiuto tutto» dice che cosa fa ciascuno.",
)
