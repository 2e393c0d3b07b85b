"""The language of the table on one page, in Italian."""

from collections.abc import Sequence

from advisor.table.commands import Name
from advisor.words.guide_page import Guide, Row, Section

INTRODUCTION = (
    "Scrivi cosa succede, man mano; i nomi si possono abbreviare, in una delle quattro lingue, anche senza "
    "accenti. Tab propone ciò che è possibile ora, una riga vuota mostra o gioca il consiglio, ogni riga ha "
    "una risposta a parole."
)


def section(section: Section) -> tuple[str, Sequence[Row]]:
    """When something can be told, what to type, and what it says."""
    match section:
        case Section.SET_UP:
            return "Inizio", (
                ("ii sakai honda", "i giocatori; poi scrivi quale sei tu"),
                ("daimyo sensei shomyo", "i loro titoli, nello stesso ordine"),
                (
                    "samurai bushi+sohei",
                    "le tue due carte; poi le tessere visibili, da Chugoku a Kanto, una o tutte",
                ),
                ("entra", "invece: descrivi una partita già in corso; chiede ciò che manca"),
            )
        case Section.EVEN_YEAR:
            return "Anno pari", (
                ("2x samurai bushi 1 2", "le carte scoperte; i numeri sono koku"),
                ("sensei sohei 2x1", "un lotto: la sua tessera e le sue carte"),
                ("sì / no", "chi è interpellato lo prende, oppure no"),
                ("sakai sì / nessuno", "il primo che lo prende, o nessuno"),
                ("daimyo 3 / shomyo", "ultimi due lotti; al secondo va il resto"),
                ("shomyo", "il lotto scelto"),
            )
        case Section.ODD_YEAR:
            return "Anno dispari", (
                ("kanto koku 4x1 2", "la provincia presa e ciò che si scarta"),
                ("kanto 3 sa bu+so joker", "truppe, l'Hatamoto; anche +1 e scambio"),
                ("tessera +1 poi sohei", "la tessera presa, e quella che appare"),
                ("pesca / pesca samurai", "si usa una Pesca (tua: con la carta)"),
                ("passa", "fine turno (o nomina chi gioca dopo)"),
                ("oro kanto 2", "il Sensei chiude con un kamon dorato"),
            )
        case Section.END:
            return "Fine", (("sakai samurai 2", "cosa hanno ancora gli altri, per il conteggio"),)
        case Section.AMENDS:
            return "Rimedi", (
                ("forza kanto 1", "cosa si è fatto al tavolo contro le regole"),
                ("correggi ii 20", "i punti che un giocatore ha davvero"),
            )


def commands(names: str) -> str:
    """That commands can be used at any time."""
    return f"In ogni momento: {names}. «aiuto tutto» dice cosa fa ciascuno."


def usage(name: Name) -> Row:
    """What to type, and what it does."""
    match name:
        case Name.UNDO:
            return "annulla 2", "toglie le ultime due righe"
        case Name.REDO:
            return "ripeti", "rimette ciò che è stato tolto"
        case Name.EDIT:
            return "modifica 9", "riprende la riga 9 da cambiare; annulla toglie anche questo"
        case Name.BOARD:
            return "tabellone", "le province: kamon, tessere, prossimo prezzo e truppe"
        case Name.HAND:
            return "mano", "le tue carte e tessere"
        case Name.PLAYERS:
            return "giocatori", "ciò che si sa di ciascuno"
        case Name.AFFORD:
            return "pagare kanto chubu", "se puoi pagare una provincia, o due, e come"
        case Name.ODDS:
            return "probabilità", "ciò che può ancora uscire"
        case Name.SCORE:
            return "punteggio", "come stanno le cose"
        case Name.CHANCES:
            return "possibilità", "quanto è probabile che vinca ciascuno"
        case Name.HISTORY:
            return "cronologia", "che cosa è successo"
        case Name.EXPLAIN:
            return "spiega", "tutto sul consiglio"
        case Name.WHY:
            return "perché kanto", "perché non quella; negli anni pari, un lotto o una risposta"
        case Name.POSITION:
            return "posizione FILE", "scrive la posizione per altri programmi"
        case Name.HINTS:
            return "suggerimenti", "il consiglio a passi, o di nuovo subito"
        case Name.HIDE:
            return "nascondi", "toglie la tua mano dallo schermo"
        case Name.SHOW:
            return "mostra", "la mostra di nuovo"
        case Name.LANGUAGE:
            return "lingua fr", "continua in francese, tedesco, inglese o italiano"
        case Name.HELP:
            return "aiuto tutto", "questa pagina; «aiuto» da solo, ciò che si può scrivere ora"
        case Name.QUIT:
            return "esci", "o Ctrl-D; la partita è sempre salvata"


GUIDE = Guide(INTRODUCTION, section, usage, commands)
