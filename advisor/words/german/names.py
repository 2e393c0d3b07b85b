"""Things and figures in German."""

from advisor.words.names import Marks, NameWords

MARKS = Marks(point=",", thousands=".", colon=": ", semicolon="; ", both="und", either="oder")
OWN_NAMES = {
    "exchange": "Austausch",
    "draw": "Karte",
    "troops": "Truppen",
    "koku": "Koku",
    "koku 1": "1 Koku",
    "koku 2": "2 Koku",
    "koku 3": "3 Koku",
    "random": "Zufall",
    "greedy": "Gierig",
    "advised": "Beraten",
}


class GermanNames(NameWords):
    """Things and figures."""

    marks = MARKS
    own_names = OWN_NAMES

    def requoted(self, text: str) -> str:
        return f"„{text[1:-1]}“"
