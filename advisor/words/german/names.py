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
}
TYPED = {
    "afford": "bezahlen",
    "all": "alles",
    "anyway": "trotzdem",
    "edit": "ändern",
    "explain": "erklären",
    "position": "stellung",
}
"""Words of lines that are proposed, as they are typed here."""
BONUSES = {"exchange": "austausch", "draw": "karte"}
"""How bonuses are typed here."""


class GermanNames(NameWords):
    """Things and figures."""

    marks = MARKS
    own_names = OWN_NAMES

    def requoted(self, text: str) -> str:
        return f"„{text[1:-1]}“"

    def to_type(self, line: str) -> str:
        """„erklären“ for 'explain'; an option of the command line stays."""
        if line.startswith("-"):
            return line
        first, *rest = line.strip("'").split(" ")
        words = [TYPED.get(first, first), *rest]
        if rest[:1] == ["anyway"]:
            words[1] = TYPED["anyway"]
        if first == "afford" and rest[-1:] == ["all"]:
            words[-1] = TYPED["all"]
        return f"„{' '.join(words)}“"

    def word_to_type(self, word: str) -> str:
        return BONUSES.get(word, word)
