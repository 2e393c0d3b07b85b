"""What lots are worth to a player, beside what `advise` says of the turn that they lead to."""

from dataclasses import replace
from statistics import correlation

import numpy as np
import pytest

from advisor.conquest.advise import advise
from advisor.sharing.lots import Lots
from advisor.sharing.taste import own_taste, plain_taste
from advisor.winning.plain_sharing import PLAIN_SHARING
from engine.components import Card, Title
from engine.sharing import Lot
from tests.advisor.winning.test_deals import HONDA, II, SAKAI, full_position

YEAR = (Card.SAMURAI, Card.SAMURAI, Card.BUSHI, Card.SOHEI, Card.SHINOBI, Card.KOKU_1, Card.KOKU_2)


def test_plain_values_are_those_that_greedy_players_share_by() -> None:
    lots = Lots(YEAR)
    taste = plain_taste(3, lots)
    for number in range(0, lots.size, 7):
        for title in Title:
            expected = PLAIN_SHARING[3].lot(Lot(title, lots.cards(number))) / 1000
            assert taste.lots[title.rank][number] == pytest.approx(expected)
    assert taste.share(lots.all, (0, 1, 2, 3), 3) == pytest.approx(
        (taste.lots[0][lots.all] - taste.titles[0] + sum(sorted(taste.titles)[1:])) / 3
    )


def test_a_card_more_is_never_worth_less() -> None:
    lots = Lots(YEAR)
    for general in (II, SAKAI):
        taste = own_taste(full_position(), general, lots, YEAR)
        for number in range(lots.size):
            for card in set(YEAR):
                if lots.counts[number, card.rank] < YEAR.count(card):
                    more = number + lots.number([card])
                    assert (taste.lots[:, more] >= taste.lots[:, number] - 1e-4).all()


@pytest.mark.slow
def test_what_a_lot_is_worth_to_me_goes_with_what_is_advised_then() -> None:
    """The fast policy is not the solver, but ranks lots alike: over lots and titles the two go together."""
    where = full_position()
    lots = Lots(YEAR)
    taste = own_taste(where, II, lots, YEAR)
    fast, solved = [], []
    for number in range(3, lots.size, 9):
        for title in (Title.SHOMYO, Title.HATAMOTO):
            titles = {II: title, SAKAI: Title.DAIMYO, HONDA: Title.SENSEI}
            then = replace(where, hand=where.hand + lots.cards(number), titles=titles)
            fast.append(float(taste.lots[title.rank][number]))
            solved.append(float(advise(then).best.terms.total))
    assert correlation(fast, solved) > 0.9


def test_hidden_cards_of_others_are_dealt_and_mine_are_known() -> None:
    lots = Lots(YEAR)
    mine = own_taste(full_position(), II, lots, YEAR)
    other = replace(full_position(), hand=(Card.SHINOBI, Card.SHINOBI, Card.KOKU_2))
    assert not np.allclose(mine.lots, own_taste(other, II, lots, YEAR).lots)
    assert own_taste(full_position(), HONDA, lots, YEAR).lots.shape == (4, lots.size)
