"""Plays beside the advice: what they cost, and what speaks against them. A language says each sentence."""

from abc import abstractmethod
from fractions import Fraction

from advisor.conquest.advice import Win
from advisor.conquest.explanation import Accounting, ExplainedPlay, Explanation, Move, WhyNotExplained
from advisor.words.names import capital, is_tiny
from advisor.words.phrases import AdvicePhrases
from advisor.words.positions import PositionWords
from engine.board import Province
from engine.components import Pay


class OtherPlayWords(PositionWords):
    """Plays beside the advice."""

    @property
    @abstractmethod
    def advice(self) -> AdvicePhrases:
        """What is said of a piece of advice, with gaps."""

    def mean_favour(self, favour: Fraction | float) -> str:
        """'10.0 favour'."""
        count = abs(round(float(favour), 1))
        return self.plural(self.advice.mean_favour, count, favour=self.decimal(favour))

    def place_of(self, move: Move) -> str:
        """The position that a conquest takes."""
        return self.place(*move.spot)

    def runners_up(self, found: Explanation) -> list[str]:
        """The plays that are not the best, and what they would cost."""
        return [self._runner_up(play, found.best.win) for play in found.runners_up]

    def _runner_up(self, play: ExplainedPlay, best: Win | None) -> str:
        cost = self._worth_less(play.less)
        if play.win:
            # Where one speaks for it and the other against it.
            wins_more = best is not None and round(100 * play.win.chance) > round(100 * best.chance)
            is_torn = play.less < 0 or (wins_more and play.less > 0)
            said = self.advice.wins_though if is_torn else self.advice.wins
            cost = said.format(chance=self.percent(play.win.chance), cost=cost)
        if play.first is None:
            return self.after(self.advice.passing, cost)
        what = f"{self.place_of(play.first)}, {self.paid_in(play.first.payment.pay)}"
        favour = self.advice.this_turn.format(favour=self.mean_favour(play.terms.points))
        return f"{self.after(what, cost)} ({favour})"

    def paid_in(self, pay: Pay) -> str:
        """'in koku'."""
        return self.advice.in_koku if pay is Pay.KOKU else self.advice.with_troops

    def _worth_less(self, less: Fraction) -> str:
        """'3.3 less', 'hardly more', 'as good'."""
        if not less:
            return self.advice.as_good
        if is_tiny(less):
            return self.advice.hardly_less if less > 0 else self.advice.hardly_more
        return self.less_or_more(less)

    def less_or_more(self, less: Fraction | float) -> str:
        """'3.3 less', '3.3 more'."""
        said = self.advice.less if less >= 0 else self.advice.more
        return said.format(favour=self.decimal(abs(float(less))))

    def beside_passing(self, found: Explanation) -> str:
        """What passing would cost, in one line."""
        if found.best.first is None:
            return self.advice.passing_is_advised
        worth = self.less_or_more(round(found.best.terms.total, 1) - round(found.passing.total, 1))
        return self.advice.passing_is_worth.format(
            worth=worth, wins=self._wins(self.advice.and_wins, found.if_passing)
        )

    def _wins(self, said: str, win: Win | None) -> str:
        return said.format(chance=self.percent(win.chance)) if win else ""

    def why_not(self, found: Explanation) -> str:
        """What speaks against a province, in one line."""
        assert found.why_not
        asked = self.advice.why_not_there.format(province=self.the(found.why_not.province))
        return f"{asked} {self._against(found.why_not)}"

    def _against(self, answer: WhyNotExplained) -> str:
        if answer.affordability.forbidden:
            return self.refusal(answer.affordability.forbidden)
        play, move = answer.play, answer.play.first if answer.play else None
        if play is None or move is None:
            return f"{self.advice.never_for_certain} {self.not_affordable(answer.affordability)}"
        taking = self._taking(answer.province, move)
        if not play.less:
            return self.advice.is_as_good.format(taking=taking)
        if play.less < 0:
            more, wins = (
                self._worth_less(_as_shown(answer.accounting) or play.less),
                self._wins(self.advice.but_wins, play.win),
            )
            return self.advice.is_more.format(taking=capital(taking), more=more, wins=wins)
        if is_tiny(play.less):
            return self.advice.is_a_little_less.format(taking=capital(taking))
        less, wins = (
            self.decimal(abs(_as_shown(answer.accounting) or play.less)),
            self._wins(self.advice.and_wins, play.win),
        )
        return self.advice.is_less.format(taking=capital(taking), less=less, wins=wins)

    def _taking(self, province: Province, move: Move) -> str:
        """Taking a province, perhaps after another one."""
        paid = self.paid_in(move.payment.pay)
        if move.province is province:
            return self.advice.taking_it.format(paid=paid)
        first, second = self.the_place(*move.spot), self.the(province)
        return self.advice.taking_it_second.format(place=first, paid=paid, second=second)


def _as_shown(accounting: Accounting | None) -> Fraction:
    """How much less another play is worth, as the figures beside it say, each rounded."""
    return round(accounting.total.before, 1) - round(accounting.total.after, 1) if accounting else Fraction()
