"""Sharing by plain values, slow and obvious: every legal decision is looked at, in exact fractions."""

from fractions import Fraction

from engine.components import Card, Title
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SharingDecision, SplitLots

VALUES = {
    4: (("0.82", "0.68", "1.35", "1.9"), "0.97", "1.19", "2.29"),
    3: (("0.89", "0.65", "1.21", "1.62"), "1.07", "1.37", "2.44"),
    2: (("1.34", "0.75", "1.33", "2.14"), "1.0", "1.31", "2.45"),
}
"""By the number of players: Daimyō, Shōmyō, Sensei, Hatamoto; a koku, a single, a double."""


def decision(sharing: Sharing, players: int, threshold: Fraction) -> SharingDecision:
    """What the player who is due decides; of equally good decisions, the first."""
    titles, koku, single, double = VALUES[players]
    of_title = dict(zip(Title, map(Fraction, titles), strict=True))

    def of_card(card: Card) -> Fraction:
        return {0: Fraction(koku) * card.koku, 1: Fraction(single), 2: Fraction(double)}[len(card.troops)]

    def of_lot(lot: Lot) -> Fraction:
        return of_title[lot.title] + sum(map(of_card, lot.cards))

    without_lot = players - len(sharing.taken)
    cards, to_be_had = list(sharing.cards), [of_title[title] for title in sharing.titles]
    if sharing.offered:
        cards += sharing.offered.cards
        to_be_had.append(of_title[sharing.offered.title])
    best_titles = sorted(to_be_had)[len(to_be_had) - without_lot :]
    fair = (sum(map(of_card, cards)) + sum(best_titles)) / Fraction(without_lot)

    def cost(decided: SharingDecision) -> Fraction:
        match decided:
            case FormLot(lot):
                return abs(of_lot(lot) - fair)
            case SplitLots(first, second):
                return abs(of_lot(first) - of_lot(second))
            case AnswerLot(accept):
                assert sharing.offered
                return Fraction(accept is not (of_lot(sharing.offered) >= threshold * fair))
            case ChooseLot(first_one):
                assert sharing.split
                return -of_lot(sharing.split[0 if first_one else 1])

    return min(sharing.legal(), key=cost)
