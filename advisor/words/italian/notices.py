"""What is always said in the same words at the table, in Italian."""

from advisor.table.answers import Notice
from advisor.words.italian.labels import HIDDEN


def notice(notice: Notice) -> str:
    """The sentence."""
    match notice:
        case Notice.WELCOME:
            return "Nuova partita. Scrivi «aiuto» quando vuoi; Tab mostra cosa si può scrivere."
        case Notice.OUT_OF_DATE:
            return "Il consiglio qui sopra non vale più."
        case Notice.HIDDEN:
            return HIDDEN
        case Notice.SHOWN:
            return "La tua mano e il consiglio sono di nuovo visibili."
        case Notice.HINTS_ON:
            return "Suggerimenti: una riga vuota mostra il prossimo, e alla fine la mossa."
        case Notice.HINTS_OFF:
            return "Il consiglio appare subito."
        case Notice.ADVICE_WAITS:
            return "Il consiglio è pronto; «mostra» lo fa vedere."
        case Notice.CONFIRM:
            return "Una riga vuota gioca il consiglio."
        case Notice.NOTHING_TO_CONFIRM:
            return "Adesso non c'è niente da confermare."
        case Notice.DRAW_BY_HAND:
            return "Usa prima la tua tessera Pesca, come «pesca samurai»; due righe vuote giocano senza."
        case Notice.SPEAKS:
            return "D'ora in poi in italiano."
        case Notice.DO_IT:
            return "Lo faccio (sì, no)?"
        case Notice.LEFT_AS_IT_IS:
            return "Non è cambiato niente."
        case Notice.STOPPED:
            return "Interrotto. Una riga vuota chiede di nuovo."
        case Notice.GOODBYE:
            return "È tutto salvato."
