"""Advice for the even year: what is told of it, and with which figures."""

from dataclasses import dataclass

from advisor.sharing.advice import Option, Path, SharingAdvice
from advisor.table.answers import Hint
from advisor.words.interface import Words
from advisor.words.names import capital
from advisor.words.phrases import Plural
from engine.components import General
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, SplitLots

UNLIKELY = 0.05
"""What is less likely, or worth less, is not worth a word."""
GRABBED = 0.3
"""So likely that a lot is gone that it is said."""


@dataclass(frozen=True, slots=True)
class SharingLabels:
    """Words that stand alone."""

    answers: str
    then: str
    worth: str
    coming: str
    winning: str
    next_best: str
    paths: str
    sure: str
    advised: str
    """Before the advice, where another decision was asked about."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """What can be decided."""

    offer: str
    split: str
    take: str
    refuse: str
    choose: str


@dataclass(frozen=True, slots=True)
class SharingPhrases:
    """What is said of an even year, with gaps; `general` is a player, `lot` a lot."""

    orders: Decisions
    """What to decide."""
    alternatives: Decisions
    """What else could be decided, before what it would cost."""
    deeds: Decisions
    """The same as something that is worth more."""
    cases: Plural
    """In how many of ten."""

    alone: str
    """A lot without cards: its title."""
    the_first: str
    """Of the two lots of a split."""
    the_second: str
    nobody_is_likely: str
    """To take a lot of mine."""
    nobody_else_is_likely: str
    """To take the lot of another."""
    takes_first: str
    """Of two lots, in so many `cases`."""
    takes_it: str
    takes_it_too: str
    """After that, of another player."""
    would_take_it: str
    else_yours: str
    else_nobody: str
    cards_left: Plural
    """As what is split."""
    of_cards_left: Plural
    """As what a lot is formed of."""
    no_card_left: str
    of_no_card_left: str
    if_taken: str
    if_kept: str
    he_splits: str
    """After that: the Tairō splits the `cards` that are left, or forms a lot `of_cards`."""
    he_forms: str
    you_split: str
    you_form: str
    worth: str
    """`value`, beside what an equal `share` would be worth."""
    take_nothing_yet: str
    good_for: str
    """What the lot in question would let me take."""
    likely_get: str
    """The same of a lot that I am likely to get."""
    as_much: str
    wins_and_as_much: str
    wins_and: str
    """Before what it costs."""
    costs: str
    """How much less or more a decision is worth."""
    you_get: str
    he_gets: str
    rest_is_open: str
    path_is_worth: str
    best_if_alike: str
    chosen_though: str
    """Where playouts decided: the other decision, and how much `more` it is worth."""
    hint_of_title: str
    hint_nobody_takes: str
    hint_somebody_takes: str
    hint_of_titles: str
    hint_to_split: str
    hint_to_take: str
    hint_to_refuse: str
    hint_of_share: str
    hint_of_choice: str
    hint_to_choose: str


@dataclass
class SharingWords:
    """Advice for the even year."""

    words: Words
    labels: SharingLabels
    phrases: SharingPhrases

    def lot(self, lot: Lot) -> str:
        """'Sensei with 2 × Bushi', 'Sensei alone'."""
        return self.words.lot(lot) if lot.cards else self.phrases.alone.format(title=lot.title.label)

    def headline(self, advice: SharingAdvice, was_asked: bool = False) -> str:
        """What to decide, or what it was asked about."""
        if was_asked:
            instead = capital(self.words.labels.instead)
            return self.words.after(instead, self._decision(self.phrases.alternatives, advice.best, advice))
        return self._decision(self.phrases.orders, advice.best, advice)

    def _decision(self, said: Decisions, option: Option, advice: SharingAdvice) -> str:
        """'Offer Sensei with 2 × Bushi'."""
        match option.decision:
            case FormLot(lot):
                return said.offer.format(lot=self.lot(lot))
            case SplitLots(first, second):
                return said.split.format(first=self.lot(first), second=self.lot(second))
            case AnswerLot(accept):
                return (said.take if accept else said.refuse).format(lot=self._offered(advice))
            case ChooseLot(is_first):
                one = self.phrases.the_first if is_first else self.phrases.the_second
                return said.choose.format(lot=self._offered(advice) if option is advice.best else one)

    def _offered(self, advice: SharingAdvice) -> str:
        """The lot that is answered or chosen."""
        assert advice.offered
        return self.lot(advice.offered)

    def answers(self, option: Option) -> str:
        """How likely each of the others takes a lot."""
        if isinstance(option.decision, SplitLots):
            [(who, chance)] = option.answers.items()
            return self._taking(self.phrases.takes_first, who, chance)
        likely = [(who, chance) for who, chance in option.answers.items() if chance >= UNLIKELY]
        is_mine = isinstance(option.decision, FormLot)
        if not likely:
            return self.phrases.nobody_is_likely if is_mine else self.phrases.nobody_else_is_likely
        said = [self.phrases.takes_it] + [self.phrases.takes_it_too] * (len(likely) - 1)
        takers = ", ".join(self._taking(each, *answer) for each, answer in zip(said, likely, strict=True))
        if 1 - sum(option.answers.values()) < UNLIKELY:
            return takers
        return self.words.side_by_side(
            takers, self.phrases.else_yours if is_mine else self.phrases.else_nobody
        )

    def _taking(self, said: str, who: General, chance: float) -> str:
        """Who takes a lot, and in how many of ten cases: never in all, never in none."""
        cases = self.words.plural(self.phrases.cases, max(1, min(9, round(10 * chance))))
        return said.format(general=who.label, cases=cases)

    def follows(self, advice: SharingAdvice) -> str:
        """How the year is likeliest to go on where another gets the lot."""
        follows = advice.follows
        assert follows
        is_kept = isinstance(advice.best.decision, AnswerLot) and follows.taker not in advice.best.answers
        when = self.phrases.if_kept if is_kept else self.phrases.if_taken
        tairo, *others = follows.year.waiting
        splits, forms = self.phrases.he_splits, self.phrases.he_forms
        if tairo is advice.me:
            splits, forms = self.phrases.you_split, self.phrases.you_form
        cards, of_cards = self._cards_left(len(follows.year.cards))
        names = self.words.choice(map(self.words.name, others))
        then = splits if len(others) == 1 else forms
        said = then.format(tairo=tairo.label, cards=cards, of_cards=of_cards, others=names)
        return f"{when.format(general=follows.taker.label)}, {said}"

    def _cards_left(self, count: int) -> tuple[str, str]:
        """What is left to be shared, as what is split, and as what a lot is formed of."""
        if count == 0:
            return self.phrases.no_card_left, self.phrases.of_no_card_left
        left = (self.phrases.cards_left, self.phrases.of_cards_left)
        cards, of_cards = (self.words.plural(said, count) for said in left)
        return cards, of_cards

    def worth(self, advice: SharingAdvice) -> str:
        """What may be expected, beside an equal share."""
        value, share = self.words.mean_favour(advice.best.value), self.words.decimal(advice.equal_share)
        return self.phrases.worth.format(value=value, share=share)

    def coming(self, advice: SharingAdvice) -> str:
        """What the lot in question would let me take."""
        coming = advice.coming
        assert coming
        said = self.phrases.good_for if coming.lot == advice.offered else self.phrases.likely_get
        if not coming.spots:
            return self.phrases.take_nothing_yet.format(lot=self.lot(coming.lot))
        spots = self.words.listed(f"{province.label} {at}" for province, at in coming.spots)
        return said.format(lot=self.lot(coming.lot), spots=spots, favour=self.words.favour(coming.favour))

    def winning(self, advice: SharingAdvice, everything: bool) -> list[str]:
        """How often the decision wins in playouts; each player's chances where everything is told."""
        win = advice.best.win
        assert win
        return [self.words.how_often(win), *([self.words.each_player(win)] if everything else [])]

    def runner_up(self, option: Option, advice: SharingAdvice) -> str:
        """Another decision, what it costs, and who would grab the lot."""
        grabbed = ""
        if option.answers and not isinstance(option.decision, SplitLots):
            who, chance = max(option.answers.items(), key=lambda answer: answer[1])
            if chance >= GRABBED:
                grabbed = self._taking(self.phrases.would_take_it, who, chance)
        cost = self.words.side_by_side(self._cost(option, advice.best.score - option.score), grabbed)
        return self.words.after(self._decision(self.phrases.alternatives, option, advice), cost)

    def _cost(self, option: Option, less: float) -> str:
        """'0.4 less', 'worth as much', and how often it wins."""
        wins = self.words.percent(option.win.chance) if option.win else None
        if abs(less) < UNLIKELY:
            return self.phrases.wins_and_as_much.format(chance=wins) if wins else self.phrases.as_much
        cost = self.phrases.costs.format(less=self.words.less_or_more(less))
        return self.phrases.wins_and.format(chance=wins, cost=cost) if wins else cost

    def path(self, path: Path, advice: SharingAdvice) -> str:
        """One way in which the year may go, and what it is worth."""
        given = [
            (self.phrases.you_get if who is advice.me else self.phrases.he_gets).format(
                general=who.label, lot=self.lot(lot)
            )
            for who, lot in path.given
        ]
        is_open = all(who is not advice.me for who, _ in path.given)
        told = self.words.side_by_side(
            ", ".join(given),
            self.phrases.rest_is_open if is_open else "",
            self.phrases.path_is_worth.format(value=self.words.decimal(path.value)),
        )
        return self.words.after(self.words.percent(path.chance), told)

    def sure(self, advice: SharingAdvice, seconds: float) -> str:
        """Under which assumption it is best, and how it was found."""
        best = self.phrases.best_if_alike.format(took=self.words.seconds(seconds))
        other, more = advice.by_value, advice.by_value.score - advice.best.score
        if other.decision == advice.best.decision or more < UNLIKELY:
            return best
        deed = self._decision(self.phrases.deeds, other, advice)
        chosen = self.phrases.chosen_though.format(other=deed, more=self.words.decimal(more))
        return self.words.side_by_side(best, chosen)

    def hint(self, advice: SharingAdvice, hint: Hint) -> str:
        """A part of the advice."""
        best, is_first = advice.best, hint is Hint.KIND
        match best.decision:
            case FormLot(lot):
                if not is_first:
                    return self.phrases.hint_of_title.format(**self.words.forms("title", lot.title))
                is_kept = sum(best.answers.values()) < 1 / 2
                return self.phrases.hint_nobody_takes if is_kept else self.phrases.hint_somebody_takes
            case SplitLots(first, second):
                titles = self.phrases.hint_of_titles.format(
                    first=first.title.label, second=second.title.label
                )
                return self.phrases.hint_to_split if is_first else titles
            case AnswerLot(accept):
                if not is_first:
                    return self.phrases.hint_to_take if accept else self.phrases.hint_to_refuse
                return self.phrases.hint_of_share.format(share=self.words.decimal(advice.equal_share))
            case ChooseLot():
                if is_first:
                    return self.phrases.hint_to_choose
                assert advice.offered
                return self.phrases.hint_of_choice.format(title=advice.offered.title.label)
