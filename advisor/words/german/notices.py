"""What is always said in the same words at the table, in German."""

from advisor.table.answers import Notice
from advisor.words.german.labels import HIDDEN


def notice(notice: Notice) -> str:
    """The sentence."""
    match notice:
        case Notice.WELCOME:
            return "Eine neue Partie. „hilfe“ geht jederzeit; Tab zeigt, was du sagen kannst."
        case Notice.OUT_OF_DATE:
            return "Die Empfehlung oben gilt nicht mehr."
        case Notice.HIDDEN:
            return HIDDEN
        case Notice.SHOWN:
            return "Deine Hand und die Empfehlung sind wieder zu sehen."
        case Notice.HINTS_ON:
            return "Tipps: Eine leere Zeile zeigt den nächsten und am Ende den Zug."
        case Notice.HINTS_OFF:
            return "Die Empfehlung kommt gleich ganz."
        case Notice.ADVICE_WAITS:
            return "Die Empfehlung ist da; „zeigen“ zeigt sie."
        case Notice.CONFIRM:
            return "Eine leere Zeile spielt das."
        case Notice.NOTHING_TO_CONFIRM:
            return "Jetzt ist nichts zu bestätigen."
        case Notice.DRAW_BY_HAND:
            return "Nutze erst dein Karte-Plättchen, etwa „zieht samurai“; zwei leere Zeilen spielen ohne."
        case Notice.SPEAKS:
            return "Ab jetzt auf Deutsch."
        case Notice.DO_IT:
            return "Wirklich (ja, nein)?"
        case Notice.LEFT_AS_IT_IS:
            return "Nichts wurde geändert."
        case Notice.STOPPED:
            return "Abgebrochen. Eine leere Zeile fragt erneut."
        case Notice.GOODBYE:
            return "Alles ist gespeichert."
