"""A phone that enters a game by taps, and counts them."""

from playwright.sync_api import Browser, BrowserContext, Page

from advisor.table.conquering import Conquers, Uncovers
from advisor.table.counting import Holds
from advisor.table.grammar import AnyEvent
from advisor.table.payments import JOKER
from advisor.table.setting_up import Hand, Me, Players, Tiles, Titles
from advisor.table.sharing import Share, Shared
from advisor.table.turns import Draws, Ends
from engine.components import Card, Named
from engine.sharing import AnswerLot, ChooseLot, FormLot, Sharing, SplitLots
from engine.state import Game

WIDTH, HEIGHT = 360, 640
NO_DOUBLE = 700
"""Milliseconds after which a tap on the same button is meant."""


class Phone:
    """A phone in portrait, as small as they come."""

    def __init__(self, browser: Browser, link: str, locale: str = "en-GB") -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT},
            has_touch=True,
            is_mobile=True,
            device_scale_factor=2,
            locale=locale,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(link)
        self.taps = 0
        self._last = ""

    def tap(self, key: str, part: str = "#moment") -> None:
        """Tap the button of a key; one that tells something, not so soon again that it is a double tap."""
        if key == self._last and not key.startswith("card "):
            self.page.wait_for_timeout(NO_DOUBLE)
        self._last = key
        self.page.locator(f'{part} [data-key="{key}"]').tap()
        self.taps += 1

    def revision(self) -> int:
        """How much the page has seen."""
        return int(self.page.evaluate("document.body.dataset.revision ?? -1"))

    def sees(self, revision: int) -> None:
        """Wait until the page shows as much, and nothing is on its way."""
        self.page.wait_for_function(
            "least => Number(document.body.dataset.revision ?? -1) >= least "
            "&& !document.body.classList.contains('busy')",
            arg=revision,
        )

    def text(self, part: str) -> str:
        """What a part of the page says, blanks at which no line ends as any others."""
        return self.page.locator(part).inner_text().replace("\N{NO-BREAK SPACE}", " ")

    def tap_cards(self, cards: tuple[Card, ...]) -> None:
        """Tap each of some cards."""
        for card in cards:
            self.tap(f"card {card.value}")

    def enter(self, event: AnyEvent, game: Game) -> bool:
        """Tap what tells an event; False where another tap will say it too."""
        before = self.revision()
        if not self._tapped(event, game):
            return False
        self.sees(before + 1)
        assert not self.errors
        return True

    def _tapped(self, event: AnyEvent, game: Game) -> bool:
        match event:
            case Players(generals) if len(generals) == 4:
                self.tap("all")
            case Players(generals):
                self._names(generals)
                self.tap("done")
            case Me(general):
                self._names((general,))
            case Titles(titles):
                # The last of four follows from the others.
                self._names(titles[:3] if len(titles) == 4 else titles)
            case Hand(cards) | Share(cards):
                self.tap_cards(cards)
            case Tiles(tops):
                self._names(tuple(tops.values()))
            case Shared():
                return self._shared(event, game)
            case Conquers(conquest):
                self.tap(conquest.province.value, "#board")
                self.tap_cards(conquest.payment.cards)
                for bonus in conquest.payment.bonuses:
                    self.tap(f"card {bonus.value}")
                if conquest.payment.uses_hatamoto:
                    self.tap(f"card {JOKER[0]}")
                self.tap("pay")
            case Uncovers(bonus, troop):
                self._names((bonus, troop) if troop else (bonus,))
            case Draws(card):
                self.tap("draw")
                self.tap_cards((card,) if card else ())
            case Ends(golden):
                self.tap("golden" if golden else "pass")
                if golden:
                    self.tap(f"{golden[0].value} {golden[1]}")
            case Holds(_, cards):
                self.tap_cards(cards)
                self.tap("done")
            case _:
                raise AssertionError(f"no taps for {event}")
        return True

    def _shared(self, event: Shared, game: Game) -> bool:
        year = game.year
        assert isinstance(year, Sharing)
        match event.decision:
            case FormLot(lot):
                self._names((lot.title,))
                self.tap_cards(lot.cards)
                self.tap("done")
            case SplitLots(lot, other):
                self._names((lot.title,))
                self.tap_cards(lot.cards)
                if len(year.titles) > 2:
                    self.tap(f"other {other.title.value}")
                self.tap("done")
            case AnswerLot(True):
                assert year.due
                self.tap(f"{year.due.value} yes")
            case AnswerLot(False):
                # One tap says that all have refused.
                if year.refusals + 2 < len(year.waiting):
                    return False
                self.page.locator("#moment button").last.tap()
                self.taps += 1
            case ChooseLot(first):
                assert year.split
                self._names((year.split[0 if first else 1].title,))
        return True

    def _names(self, members: tuple[Named, ...]) -> None:
        for member in members:
            self.tap(str(member.value))
