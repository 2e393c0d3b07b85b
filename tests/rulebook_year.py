"""The even year of the rulebook's example. It names the first lot, who took it, and the tile of the lot that
was kept; the rest of the cards is filled in, with the titles of the odd year that follows in the rulebook."""

from dataclasses import replace

from engine.components import Card, General, Title
from engine.game import new_game
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SharingDecision, SplitLots
from engine.state import Game

FIRST = Lot(Title.SENSEI, (Card.SOHEI, Card.SHINOBI, Card.KOKU_1, Card.KOKU_1))
KEPT = Lot(Title.HATAMOTO, (Card.SAMURAI, Card.BUSHI, Card.BUSHI))
LOT_A = Lot(Title.DAIMYO, (Card.SAMURAI_BUSHI, Card.KOKU_3))
LOT_B = Lot(Title.SHOMYO, (Card.SAMURAI, Card.SHINOBI, Card.KOKU_1))
SHARE = FIRST.cards + KEPT.cards + LOT_A.cards + LOT_B.cards
ORDER = (General.HONDA, General.SAKAKIBARA, General.SAKAI, General.II)
STORY: tuple[tuple[General, SharingDecision], ...] = (
    (General.HONDA, FormLot(FIRST)),
    (General.SAKAKIBARA, AnswerLot(accept=False)),
    (General.SAKAI, AnswerLot(accept=True)),
    (General.HONDA, FormLot(KEPT)),
    (General.SAKAKIBARA, AnswerLot(accept=False)),
    (General.II, AnswerLot(accept=False)),  # Sakai has a lot and is not asked again.
    (General.SAKAKIBARA, SplitLots(LOT_A, LOT_B)),  # Honda keeps his lot; the next is Tairō.
    (General.II, ChooseLot(first=False)),
)


def rulebook_year() -> Game:
    """The game before the first lot is formed; nobody holds a card yet."""
    game = new_game(ORDER, seed=1)
    players = tuple(
        replace(player, title=title, hand=()) for player, title in zip(game.players, Title, strict=True)
    )
    return replace(game, players=players, year=Sharing(ORDER, SHARE))
