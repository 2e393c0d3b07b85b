"""What no table could show: what was found, what is possible, and with which values that is said."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import assert_never

from advisor.words.names import canonical
from advisor.words.phrases import Found, Plural
from advisor.words.refusals import RefusalWords
from engine.components import SharingStep
from engine.position_file import impossible as faults
from engine.position_file.impossible import Impossible


@dataclass(frozen=True, slots=True)
class ImpossiblePhrases:
    """What was found, and what is possible; `more` are too many, `few` too few."""

    too_many_cards: str
    box_holds: Plural
    koku_cards: Plural
    """In the deck and in my hand."""
    koku_cards_in_hands: Plural
    """And in other hands."""
    koku_cards_and_year: Plural
    """And those of this year."""
    koku_cards_in_hands_and_year: Plural
    fewer_than_known: Plural
    at_least: str
    cards_in_hands: Plural
    cards_in_hands_and_year: Plural
    box_holds_beside_deck: Plural
    impossible_koku_deck: Found
    too_few_kamons: Plural
    kamons_on_board: Plural
    no_kamon_on_board: str
    too_many_kamons: Found
    joker_of_another: str
    joker_without_conquest: Found
    none_of_yours: str
    few_of_yours: Plural
    too_many_tiles: str
    too_many_faces: str
    too_many_taken: Plural
    tiles_on_gates: str
    turn_in_an_even_year: Found
    tile_shared_twice: Found
    tiles_nowhere: Found
    lots: Plural
    two_lots: str
    offered_and_split: Found
    offered_to_the_last_two: Found
    split_too_early: Found
    left_beside_the_split: Found
    everybody_has_a_lot: Found
    one_without_a_lot: Found
    nothing_to_refuse: Found
    not_asked: Found
    asked_later: Found
    refused_by_all: Found
    not_my_decision: str
    he_forms: str
    he_answers: str
    he_splits: str
    he_chooses: str


class ImpossibleWords(RefusalWords):
    """What no table could show."""

    @property
    @abstractmethod
    def impossibles(self) -> ImpossiblePhrases:
        """What was found, and what is possible, with gaps."""

    def both_filled(self, said: Found, **gaps: object) -> Found:
        """What was found and what is allowed, with its values."""
        return Found(said.found.format(**gaps), said.allowed.format(**gaps))

    def impossible(self, fault: Impossible) -> tuple[str, str]:
        """What was found, and what is possible."""
        said = self.impossibles
        match fault:
            case faults.TooManyCards(card, count, most):
                found = said.too_many_cards.format(card=self.name(card), count=count, more=count - most)
                return found, self.plural(said.box_holds, most)
            case faults.TooManyKokuCards():
                return self._koku_cards(fault), self.plural(said.box_holds, fault.most)
            case faults.FewerThanKnown(cards, known):
                found = self.plural(said.fewer_than_known, known, cards=cards)
                return found, said.at_least.format(known=known)
            case faults.TooManyInHands(count, shared, in_deck, most):
                in_hands = said.cards_in_hands_and_year if shared else said.cards_in_hands
                box = said.box_holds_beside_deck if in_deck else said.box_holds
                found = self.plural(in_hands, count, more=count + in_deck - most)
                return found, self.plural(box, most, in_deck=in_deck)
            case faults.ImpossibleKokuDeck(in_deck, players, a_year, possible):
                left = ", ".join(map(str, possible))
                gaps = {"in_deck": in_deck, "players": players, "a_year": a_year, "possible": left}
                return self.both_filled(said.impossible_koku_deck, **gaps)
            case faults.TooFewKamons(left_over, placed, stock):
                found = self.plural(said.too_few_kamons, left_over, few=stock - placed - left_over)
                lying = self.plural(said.kamons_on_board, placed, stock=stock)
                return found, lying if placed else said.no_kamon_on_board
            case faults.TooManyKamons(general, count, most):
                gaps = {"general": general.label, "count": count, "more": count - most, "most": most}
                return self.both_filled(said.too_many_kamons, **gaps)
            case faults.JokerOfAnother():
                return "true", said.joker_of_another
            case faults.JokerWithoutConquest():
                return said.joker_without_conquest
            case faults.MoreConquestsThanKamons(made, lying_there):
                few = self.plural(said.few_of_yours, lying_there)
                return str(made), few if lying_there else said.none_of_yours
            case faults.TooManyTiles(troop, bonus, count, most):
                gaps = {"troop": self.name(troop), "bonus": self.name(bonus)}
                found = said.too_many_tiles.format(count=count, more=count - most, **gaps)
                return found, self.plural(said.box_holds, most)
            case faults.TooManyFaces(faces, count, most):
                either = f" {self.marks.either} ".join(map(self.name, faces))
                found = said.too_many_faces.format(faces=either, count=count, more=count - most)
                return found, self.plural(said.box_holds, most)
            case faults.TooManyTaken(count, most, in_the_box):
                gates = said.tiles_on_gates.format(in_the_box=in_the_box, gates=in_the_box - most)
                return self.plural(said.too_many_taken, count, more=count - most), gates
            case faults.TurnInAnEvenYear():
                return said.turn_in_an_even_year
            case faults.TileSharedTwice(title, path):
                return self.both_filled(said.tile_shared_twice, title=title.value, path=path)
            case faults.TilesNowhere(titles):
                return self.both_filled(said.tiles_nowhere, titles=canonical(titles))
            case faults.NotTwoLots(count):
                return self.plural(said.lots, count), said.two_lots
            case faults.OfferedAndSplit():
                return said.offered_and_split
            case faults.OfferedToTheLastTwo():
                return said.offered_to_the_last_two
            case faults.SplitTooEarly(without_a_lot):
                return self.both_filled(said.split_too_early, without_a_lot=without_a_lot)
            case faults.LeftBesideTheSplit():
                return said.left_beside_the_split
            case faults.EverybodyHasALot():
                return said.everybody_has_a_lot
            case faults.OneWithoutALot(general):
                return self.both_filled(said.one_without_a_lot, general=general.value)
            case faults.NothingToRefuse():
                return said.nothing_to_refuse
            case faults.NotAsked(general, asked):
                return self.both_filled(said.not_asked, general=general.value, asked=canonical(asked))
            case faults.AskedLater(general, first):
                return self.both_filled(said.asked_later, general=general.value, first=first.value)
            case faults.RefusedByAll(tairo):
                return self.both_filled(said.refused_by_all, tairo=tairo.value)
            case faults.DecisionOfAnother(me, due, step):
                return said.not_my_decision.format(me=me.value), self._decides(step).format(due=due.value)
            case _:
                assert_never(fault)

    def _koku_cards(self, fault: faults.TooManyKokuCards) -> str:
        """Koku cards wherever they are; none where they are not."""
        said = self.impossibles.koku_cards
        if fault.with_others and fault.shared:
            said = self.impossibles.koku_cards_in_hands_and_year
        elif fault.with_others:
            said = self.impossibles.koku_cards_in_hands
        elif fault.shared:
            said = self.impossibles.koku_cards_and_year
        gaps = {"in_deck": fault.in_deck, "with_others": fault.with_others, "shared": fault.shared}
        return self.plural(said, fault.in_hand, **gaps)

    def _decides(self, step: SharingStep) -> str:
        match step:
            case SharingStep.FORM:
                return self.impossibles.he_forms
            case SharingStep.ANSWER:
                return self.impossibles.he_answers
            case SharingStep.SPLIT:
                return self.impossibles.he_splits
            case SharingStep.CHOOSE:
                return self.impossibles.he_chooses
