"""Decisions of the even year, beside a slow expectimax under the same assumptions."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, permutations

import numpy as np
import pytest

from advisor.sharing.year import RIVALS, Rest, Year
from engine.choices import selections
from engine.components import General, SharingStep
from engine.position import Position
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SplitLots
from engine.view import see
from tests.random_games import random_game


def decisions(players: int, most_cards: int, seed: int) -> Iterator[tuple[Position, Sharing]]:
    """Decisions of random even years with few cards left."""
    for game, general, *_ in random_game(players, seed):
        if isinstance(game.year, Sharing):
            to_share = len(game.year.cards) + len(game.year.offered.cards if game.year.offered else ())
            if to_share <= most_cards:
                yield see(game, general).outlook(), game.year


def small_years(seed: int) -> Iterator[tuple[Position, Sharing]]:
    """Years of three players with four cards to share, from the first lot on: forming one, and answering to
    one."""
    rng = random.Random(seed)
    for game, general, *_ in random_game(3, seed):
        if isinstance(game.year, Sharing) and game.year.step is SharingStep.FORM:
            sharing = replace(game.year, cards=tuple(rng.sample(game.year.cards, 4)))
            yield see(game, general).outlook(), sharing
            lots = sharing.legal()
            offered = sharing.after(lots[rng.randrange(len(lots))])
            if rng.random() < 0.5:
                offered = offered.after(AnswerLot(False))
            assert offered.due
            yield see(game, offered.due).outlook(), offered


class Slow:
    """The same assumptions, every lot as cards, one after the other."""

    def __init__(self, year: Year, position: Position, sharing: Sharing) -> None:
        self.year, self.me, self.sharing = year, position.me, sharing
        self.rivals = RIVALS[len(position.players)]

    def worth(self, general: General, lot: Lot) -> float:
        return float(self.year.own[general].lots[lot.title.rank][self.year.lots.number(lot.cards)])

    def score(self, mine: Lot, other: General, his: Lot) -> float:
        """What I get, less what he gets."""
        return self.worth(self.me, mine) - self.rivals * self.worth(other, his)

    def left(self, sharing: Sharing) -> float:
        """What an equal part of the rest to each of the others counts against me."""
        shares = [
            float(self.year.own[general].share(*self.rest(sharing)[:2], len(sharing.waiting)))
            for general in sharing.waiting
            if general is not self.me
        ]
        return self.rivals * sum(shares)

    def rest(self, sharing: Sharing) -> Rest:
        titles = tuple(title.rank for title in sharing.titles)
        return Rest(self.year.lots.number(sharing.cards), titles, sharing.waiting)

    def takes_first(self, general: General, one: Lot, other: Lot) -> float:
        numbers = [np.array([self.year.lots.number(lot.cards)]) for lot in (one, other)]
        titles = one.title.rank, other.title.rank
        return float(self.year.takes_first(general, numbers[0], titles, numbers[1])[0])

    def best_split(self, sharing: Sharing) -> float:
        chooser = sharing.waiting[1]
        found = []
        for cards in selections(sharing.cards):
            rest = list(sharing.cards)
            for card in cards:
                rest.remove(card)
            for one, other in permutations(sharing.titles, 2):
                first, second = Lot(one, cards), Lot(other, tuple(rest))
                chance = self.takes_first(chooser, first, second)
                taken, left = self.score(second, chooser, first), self.score(first, chooser, second)
                found.append(chance * taken + (1 - chance) * left)
        return max(found)

    def expected(self, sharing: Sharing) -> float:
        if sharing.waiting[0] is self.me and len(sharing.waiting) == 2:
            return self.best_split(sharing)
        if sharing.waiting[0] is self.me:
            return self.best_lot(sharing)
        mine, theirs = self.year.expected_from_another(self.rest(sharing))
        return mine - theirs

    def best_lot(self, sharing: Sharing) -> float:
        lots = [Lot(title, cards) for title in sharing.titles for cards in selections(sharing.cards)]
        return max(self.offered(sharing.after(FormLot(lot))) for lot in lots)

    def offered(self, sharing: Sharing) -> float:
        """What I may expect while a lot is on offer, whoever is asked now."""
        assert sharing.offered
        due = sharing.due
        assert due
        waiting = sharing.waiting
        everything = (*sharing.cards, *sharing.offered.cards)
        title = sharing.offered.title.rank
        number = np.array([self.year.lots.number(sharing.offered.cards)])
        titles = (*(title.rank for title in sharing.titles), title)
        rest = Rest(self.year.lots.number(everything), titles, waiting)
        chance = float(self.year.takes(due, number, title, rest)[0])
        refused = sharing.after(AnswerLot(False))
        if refused.offered:
            otherwise = self.offered(refused)
        elif waiting[0] is self.me:
            otherwise = self.worth(self.me, sharing.offered) - self.left(refused)
        else:
            otherwise = self.expected(refused) - self.rivals * self.worth(waiting[0], sharing.offered)
        taken = self.expected(sharing.after(AnswerLot(True))) - self.rivals * self.worth(due, sharing.offered)
        return chance * taken + (1 - chance) * otherwise

    def best(self) -> float:
        sharing = self.sharing
        match sharing.step:
            case SharingStep.CHOOSE:
                assert sharing.split
                first, second = sharing.split
                tairo = sharing.waiting[0]
                return max(self.score(first, tairo, second), self.score(second, tairo, first))
            case SharingStep.SPLIT:
                return self.best_split(sharing)
            case SharingStep.FORM:
                return self.best_lot(sharing)
            case _:
                assert sharing.offered
                refused = sharing.after(AnswerLot(False))
                if refused.offered:
                    later = self.offered(refused)
                else:
                    later = self.expected(refused) - self.rivals * self.worth(
                        sharing.waiting[0], sharing.offered
                    )
                taken = self.worth(self.me, sharing.offered) - self.left(sharing.after(AnswerLot(True)))
                return max(taken, later)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_decisions_equal_an_expectimax(players: int) -> None:
    """150 each: splitting and choosing with two players, all four decisions with three."""
    compared: Counter[SharingStep | None] = Counter()
    for seed in range(100):
        years = decisions(2, 6, seed) if players == 2 else chain(decisions(3, 6, seed), small_years(seed))
        for position, sharing in years:
            year = Year(position, sharing)
            best = year.options()[0]
            assert best.score == pytest.approx(Slow(year, position, sharing).best(), abs=1e-4), sharing
            compared[sharing.step] += 1
        if compared.total() >= 150:
            break
    assert compared.total() >= 150
    assert len(compared) == 2 * (players - 1)
    assert min(compared.values()) > 20


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_advised_is_legal_and_comes_with_chances(players: int) -> None:
    rng = random.Random(players)
    looked_at = set()
    for position, sharing in decisions(players, 12, seed=players):
        if rng.random() < 0.7 and sharing.step in looked_at:
            continue
        looked_at.add(sharing.step)
        options = Year(position, sharing).options()
        assert [option.score for option in options] == sorted((o.score for o in options), reverse=True)
        for option in options[:5]:
            sharing.after(option.decision)
            assert sum(path.chance for path in option.paths) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in option.answers.values())
            assert sum(option.answers.values()) <= 1 + 1e-9
        kind = {
            SharingStep.FORM: FormLot,
            SharingStep.ANSWER: AnswerLot,
            SharingStep.SPLIT: SplitLots,
            SharingStep.CHOOSE: ChooseLot,
        }
        assert sharing.step
        assert isinstance(options[0].decision, kind[sharing.step])
        if len(looked_at) == (2 if players == 2 else 4):
            return
    assert looked_at >= {SharingStep.SPLIT, SharingStep.CHOOSE}
