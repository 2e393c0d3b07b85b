"""Why the rules forbid a play: which sentence says it, and with which values."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import assert_never

from advisor.words.journal import JournalWords
from advisor.words.names import by_name, capital
from advisor.words.phrases import Plural
from engine import refusals as facts
from engine.components import Cards, Pay, SharingStep, Symbol
from engine.errors import Rule
from engine.refusals import Absence, Refusal


@dataclass(frozen=True, slots=True)
class RulePhrases:
    """The rules by their names, each in one sentence."""

    not_now: str
    game_over: str
    lot_from_the_share: str
    lot_hierarchy_tile: str
    split_everything: str
    split_two_tiles: str
    two_conquests: str
    kamon_needed: str
    province_described: str
    province_full: str
    card_in_hand: str
    tile_in_front: str
    hatamoto_title: str
    hatamoto_once: str
    exchange_something: str
    plus_one_same: str
    no_mixture: str
    troops_needed: str
    koku_needed: str
    tile_revealed: str
    draw_tile: str
    draw_from_something: str
    sensei_turns_golden: str
    own_simple_kamon: str


@dataclass(frozen=True, slots=True)
class RefusalPhrases:
    """What is wrong with a play, and why something cannot be where it is said to be."""

    game_is_over: str
    sharing_is_over: str
    sharing_is_over_for: str
    """`turn_of` is to play."""
    forming_is_due: str
    answer_is_due: str
    splitting_is_due: str
    choice_is_due: str
    not_his_turn: str
    has_no_turn: str
    hierarchy_tile_gone: str
    none_to_share: str
    few_to_share: Plural
    same_tile_twice: str
    left_out_of_both_lots: str
    two_kamons_placed: str
    one_kamon_only: str
    no_kamon_left: str
    one_kamon_left: str
    not_described: Plural
    province_is_full: str
    none_in_hand: str
    few_in_hand: Plural
    tiles_owned: Plural
    """So many of a bonus, within the next."""
    too_few_tiles: Plural
    no_joker: str
    no_joker_among_means: str
    joker_has_served: str
    joker_twice: str
    nothing_to_exchange: str
    exchanged_for_the_same: str
    nothing_to_add_to: str
    card_among_koku: str
    """That it has no part in a payment in koku."""
    card_among_troops: str
    hatamoto_among_koku: str
    hatamoto_among_troops: str
    troops_lacking: Plural
    koku_lacking: str
    no_tile_there: str
    bonus_not_named: str
    bonus_is_known: str
    next_tile_not_named: str
    no_next_tile: str
    no_draw_tile: str
    nothing_to_draw: str
    not_in_the_deck: str
    not_sensei: str
    no_simple_kamon_there: str
    not_in_the_box: str
    all_cards_known: Plural
    cannot_hold: str
    """`held` is what is in the hand."""
    cannot_hold_any: str
    """The same of an empty hand."""
    troop_tiles_in_use: str
    no_such_tile_below: str
    old_deck_first: Plural
    all_tiles_known: str
    unseen_cards: Plural
    """Cards of a hand that nobody saw."""


class RefusalWords(JournalWords):
    """Why the rules forbid a play."""

    @property
    @abstractmethod
    def rules(self) -> RulePhrases:
        """The rules, each in one sentence."""

    @property
    @abstractmethod
    def refusals(self) -> RefusalPhrases:
        """What is wrong with a play, with gaps."""

    def rule(self, rule: Rule) -> str:
        """A rule in one sentence."""
        return by_name(self.rules, rule)

    def refusal(self, refusal: Refusal) -> str:
        """Why the rules forbid a play, with the rule."""
        why = self.broken(refusal)
        return why if refusal.rule is Rule.NOT_NOW else f"{why} {self.rule(refusal.rule)}"

    def broken(self, refusal: Refusal) -> str:
        """What is wrong with a play."""
        said = self.refusals
        match refusal:
            case facts.GameIsOver():
                return said.game_is_over
            case facts.SharingIsOver(turn_of):
                return self.filled(said.sharing_is_over_for if turn_of else said.sharing_is_over, refusal)
            case facts.SharingIsDue(_, step):
                return self.filled(self._due(step), refusal)
            case facts.NotHisTurn():
                return self.filled(said.not_his_turn, refusal)
            case facts.HasNoTurn():
                return said.has_no_turn
            case facts.HierarchyTileGone():
                return self.filled(said.hierarchy_tile_gone, refusal)
            case facts.TooFewToShare(_, left):
                return self.filled(
                    self.of_so_many(said.few_to_share, left) if left else said.none_to_share, refusal
                )
            case facts.SameTileTwice():
                return self.filled(said.same_tile_twice, refusal)
            case facts.LeftOutOfBothLots():
                return self.filled(said.left_out_of_both_lots, refusal)
            case facts.TwoKamonsPlaced():
                return self.filled(said.two_kamons_placed, refusal)
            case facts.OneKamonOnly():
                return self.filled(said.one_kamon_only, refusal)
            case facts.NoKamonLeft():
                return self.filled(said.no_kamon_left, refusal)
            case facts.OneKamonLeft():
                return self.filled(said.one_kamon_left, refusal)
            case facts.NotDescribed(provinces):
                first = self.forms("province", provinces[0])
                return self.filled(self.of_so_many(said.not_described, len(provinces)), refusal, **first)
            case facts.ProvinceIsFull():
                return self.filled(said.province_is_full, refusal)
            case facts.TooFewInHand(_, held):
                return self.filled(
                    self.of_so_many(said.few_in_hand, held) if held else said.none_in_hand, refusal
                )
            case facts.TooFewTiles(bonus, used, owned):
                owns = self.plural(said.tiles_owned, owned)
                return self.plural(said.too_few_tiles, used, bonus=self.name(bonus), owned=owns)
            case facts.NoJoker():
                return self.filled(said.no_joker, refusal)
            case facts.NoJokerAmongMeans():
                return said.no_joker_among_means
            case facts.JokerHasServed():
                return said.joker_has_served
            case facts.JokerTwice():
                return said.joker_twice
            case facts.NothingToExchange(source):
                return self._of_symbol(said.nothing_to_exchange, source)
            case facts.ExchangedForTheSame(source):
                return self._of_symbol(said.exchanged_for_the_same, source)
            case facts.NothingToAddTo(on):
                return self._of_symbol(said.nothing_to_add_to, on)
            case facts.Mixed(None, pay):
                return said.hatamoto_among_koku if pay is Pay.KOKU else said.hatamoto_among_troops
            case facts.Mixed(_, pay):
                return self.filled(
                    said.card_among_koku if pay is Pay.KOKU else said.card_among_troops, refusal
                )
            case facts.TroopsLacking(needed, lacking):
                gaps = {"needed": self.symbols(needed), "lacking": self.symbols(lacking)}
                return self.plural(said.troops_lacking, len(lacking), **gaps)
            case facts.KokuLacking(price):
                return self.filled(said.koku_lacking, refusal, koku=self.koku(price))
            case facts.NoTileThere():
                return self.filled(said.no_tile_there, refusal)
            case facts.BonusNotNamed():
                return self.filled(said.bonus_not_named, refusal)
            case facts.BonusIsKnown():
                return self.filled(said.bonus_is_known, refusal)
            case facts.NextTileNotNamed():
                return self.filled(said.next_tile_not_named, refusal)
            case facts.NoNextTile():
                return self.filled(said.no_next_tile, refusal)
            case facts.NoDrawTile():
                return self.filled(said.no_draw_tile, refusal)
            case facts.NothingToDraw():
                return said.nothing_to_draw
            case facts.NotInTheDeck():
                return self.filled(said.not_in_the_deck, refusal)
            case facts.NotSensei():
                return self.filled(said.not_sensei, refusal)
            case facts.NoSimpleKamonThere():
                return self.filled(said.no_simple_kamon_there, refusal)
            case _:
                assert_never(refusal)

    def _due(self, step: SharingStep) -> str:
        match step:
            case SharingStep.FORM:
                return self.refusals.forming_is_due
            case SharingStep.ANSWER:
                return self.refusals.answer_is_due
            case SharingStep.SPLIT:
                return self.refusals.splitting_is_due
            case SharingStep.CHOOSE:
                return self.refusals.choice_is_due

    def _of_symbol(self, said: str, symbol: Symbol) -> str:
        """Something of a troop or koku."""
        a_symbol = self.a_symbol(symbol)
        return said.format(symbol=self.symbol(symbol), a_symbol=a_symbol, A_symbol=capital(a_symbol))

    def absence(self, absence: Absence) -> str:
        """Why a card or tile cannot be where it is said to be."""
        said = self.refusals
        match absence:
            case facts.NotInTheBox():
                return self.filled(said.not_in_the_box, absence)
            case facts.AllCardsKnown(card):
                return self.plural(said.all_cards_known, card.copies, card=self.name(card))
            case facts.CannotHold(_, _, known, unknown):
                held = self.held(known, unknown)
                return self.filled(said.cannot_hold if held else said.cannot_hold_any, absence, held=held)
            case facts.TroopTilesInUse():
                return self.filled(said.troop_tiles_in_use, absence)
            case facts.OldDeckFirst(count):
                return self.plural(said.old_deck_first, count)
            case facts.NoSuchTileBelow():
                return self.filled(said.no_such_tile_below, absence)
            case facts.AllTilesKnown():
                return self.filled(said.all_tiles_known, absence)
            case _:
                assert_never(absence)

    def held(self, known: Cards, unknown: int) -> str:
        """What is known of a hand: 'Bushi and 2 cards that nobody saw'; empty of an empty one."""
        parts = [self.cards(known)] if known else []
        if unknown:
            parts.append(self.plural(self.refusals.unseen_cards, unknown))
        return self.listed(parts) if parts else ""
