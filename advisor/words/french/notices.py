"""What is always said in the same words at the table, in French."""

from advisor.table.answers import Notice
from advisor.words.french.labels import HIDDEN


def notice(notice: Notice) -> str:
    """The sentence."""
    match notice:
        case Notice.WELCOME:
            return "Nouvelle partie. Dites « aide » à tout moment ; Tab montre ce qu'on peut dire."
        case Notice.OUT_OF_DATE:
            return "Le conseil ci-dessus ne tient plus."
        case Notice.HIDDEN:
            return HIDDEN
        case Notice.SHOWN:
            return "Votre main et le conseil sont de nouveau visibles."
        case Notice.HINTS_ON:
            return "Indices : une ligne vide montre le suivant, et à la fin le coup."
        case Notice.HINTS_OFF:
            return "Le conseil s'affiche tout de suite."
        case Notice.ADVICE_WAITS:
            return "Le conseil est prêt ; « montrer » l'affiche."
        case Notice.CONFIRM:
            return "Une ligne vide joue le conseil."
        case Notice.NOTHING_TO_CONFIRM:
            return "Rien à confirmer pour l'instant."
        case Notice.DRAW_BY_HAND:
            return "Utilisez d'abord votre tuile Pioche : « pioche samurai » ; deux lignes vides jouent sans."
        case Notice.SPEAKS:
            return "Désormais en français."
        case Notice.DO_IT:
            return "On le fait (oui, non) ?"
        case Notice.LEFT_AS_IT_IS:
            return "Rien n'a changé."
        case Notice.STOPPED:
            return "Arrêté. Une ligne vide redemande."
        case Notice.GOODBYE:
            return "Tout est enregistré."
