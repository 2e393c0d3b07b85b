"""Even years are read from files, or refused with every problem at once."""

import json
from typing import Any

import pytest

from engine.components import Card, General, SharingStep, Title
from engine.conquest import mover
from engine.position_file import read_position, write_position
from engine.refusals import Forbidden, HasNoTurn
from engine.sharing import Lot, Sharing
from tests.position_files import GOOD, changed, lines

HONDA, II, SAKAKIBARA, SAKAI = General.HONDA, General.II, General.SAKAKIBARA, General.SAKAI
ORDER = (SAKAKIBARA, II, SAKAI, HONDA)
"""By the titles of the good position."""
CARDS = ["2x samurai", "sohei", "koku 3"]
SHARED = (Card.SAMURAI, Card.SAMURAI, Card.SOHEI, Card.KOKU_3)
SENSEI = {"title": "sensei", "cards": ["bushi"]}
DAIMYO = {"title": "daimyo", "cards": ["2x koku 1"]}


def year(me: str = "ii", cards: list[str] | None = None, **parts: object) -> str:
    """The good position in an even year."""
    return changed(me=me, sharing={"cards": CARDS if cards is None else cards, **parts})


def shared(me: str, **parts: Any) -> Sharing:
    position = read_position(year(me, **parts))
    assert position.sharing
    return position.sharing


class TestWhatIsRead:
    def test_the_first_lot_is_to_be_formed(self) -> None:
        found = shared("sakakibara")
        assert found == Sharing(ORDER, SHARED)
        assert (found.due, found.step) == (SAKAKIBARA, SharingStep.FORM)

    def test_a_lot_on_offer(self) -> None:
        found = shared("sakai", offered=SENSEI, refused=["ii"])
        titles = (Title.DAIMYO, Title.SHOMYO, Title.HATAMOTO)
        assert found == Sharing(ORDER, SHARED, titles, offered=Lot(Title.SENSEI, (Card.BUSHI,)), refusals=1)
        assert found.refused == (II,)
        assert shared("honda", offered=SENSEI, refused=["sakai", "ii"]).refused == (II, SAKAI), "in any order"

    def test_what_remains_is_to_be_split_and_chosen(self) -> None:
        taken = {"sakai": SENSEI, "sakakibara": {"title": "shomyo"}}
        found = shared("ii", taken=taken)
        assert (found.step, found.titles) == (SharingStep.SPLIT, (Title.DAIMYO, Title.HATAMOTO))
        assert found.taken == ((SAKAKIBARA, Lot(Title.SHOMYO)), (SAKAI, Lot(Title.SENSEI, (Card.BUSHI,))))
        found = shared("honda", cards=[], taken=taken, split=[{"title": "hatamoto"}, DAIMYO])
        assert found.split == (Lot(Title.HATAMOTO), Lot(Title.DAIMYO, (Card.KOKU_1, Card.KOKU_1)))
        assert (found.step, found.titles) == (SharingStep.CHOOSE, ())

    def test_tiles_may_be_named(self) -> None:
        tiles = ["hatamoto", "Daimyō", "shomyo"]
        assert shared("ii", offered=SENSEI, tiles=tiles) == shared("ii", offered=SENSEI)

    def test_the_order_of_keys_and_lists_is_no_matter(self) -> None:
        lots = {"sakai": SENSEI, "sakakibara": DAIMYO}
        one = read_position(year("ii", taken=lots))
        other = year("ii", CARDS[::-1], taken=dict(reversed(lots.items())), tiles=["hatamoto", "shomyo"])
        assert read_position(other) == one
        assert write_position(read_position(other)) == write_position(one)

    def test_cards_of_the_year_are_not_in_the_deck(self) -> None:
        position = read_position(year("ii", offered=SENSEI))
        assert position.seen_troops == (Card.SAMURAI, Card.SAMURAI, Card.BUSHI, Card.SOHEI)
        unseen = position.unseen_cards()
        assert [unseen.count(card) for card in (Card.SAMURAI, Card.BUSHI, Card.SOHEI)] == [4, 4, 5]
        again = changed(me="ii", seen_troops=["2x samurai"], sharing={"cards": CARDS, "offered": SENSEI})
        assert read_position(again) == position, "listed twice, they are counted once"

    def test_nothing_of_a_turn_may_be_said_as_well(self) -> None:
        text = changed(me="sakakibara", sharing={"cards": CARDS}, hatamoto_used=False, conquests_made=0)
        assert read_position(text).sharing


class TestWhatIsWrong:
    @pytest.mark.parametrize(
        ("me", "parts", "problem"),
        [
            (
                "ii",
                {"offered": SENSEI, "refused": ["sakai"]},
                "refused[0]: sakai is asked later (ii is asked first)",
            ),
            (
                "ii",
                {"offered": SENSEI, "refused": ["sakakibara"]},
                "refused[0]: sakakibara is not asked (the lot is offered to ii, sakai, honda, in this order)",
            ),
            (
                "ii",
                {"offered": SENSEI, "refused": ["honda", "ii", "sakai"]},
                "refused: all have refused the lot (it is sakakibara's then, in sharing.taken)",
            ),
            (
                "sakai",
                {"offered": SENSEI, "refused": ["ii", "Ii"]},
                "refused[1]: a general named before, as sharing.refused[0] (each once)",
            ),
            (
                "ii",
                {"refused": ["ii"]},
                "refused: refusals without a lot on offer (the lot stands in sharing.offered)",
            ),
            ("ii", {"refused": "ii"}, "refused: 'ii' is not a list ([...] of the generals who refused)"),
            (
                "ii",
                {"taken": {"sakai": SENSEI, "honda": {"title": "sensei"}}},
                "taken.honda.title: sensei lies elsewhere, as sharing.taken.sakai.title "
                "(each hierarchy tile once)",
            ),
            (
                "ii",
                {"offered": SENSEI, "tiles": ["daimyo", "sensei", "shomyo", "hatamoto"]},
                "tiles[1]: sensei lies elsewhere, as sharing.offered.title (each hierarchy tile once)",
            ),
            (
                "sakakibara",
                {"tiles": ["daimyo", "sensei"]},
                "tiles: nothing is said of shomyo, hatamoto "
                "(all four hierarchy tiles are in lots or still to be shared)",
            ),
            ("sakakibara", {"tiles": "daimyo"}, "tiles: 'daimyo' is not a list ([...] of titles)"),
            (
                "ii",
                {"offered": SENSEI, "split": [DAIMYO, {"title": "shomyo"}], "cards": []},
                "split: a split beside a lot on offer (one of them)",
            ),
            (
                "ii",
                {"split": [DAIMYO, SENSEI], "cards": []},
                "split: a split with 4 players without a lot (only the last two split what remains)",
            ),
            (
                "honda",
                {
                    "taken": {"sakai": SENSEI, "sakakibara": DAIMYO},
                    "split": [{"title": "shomyo"}, {"title": "hatamoto"}],
                },
                "cards: cards beside the two lots of a split (none: the two lots hold all that remains)",
            ),
            (
                "honda",
                {
                    "taken": {"sakai": SENSEI, "sakakibara": DAIMYO},
                    "split": [{"title": "shomyo"}],
                    "cards": [],
                },
                "split: 1 lot (the last two players split into 2 lots)",
            ),
            (
                "honda",
                {"taken": {"sakai": SENSEI, "sakakibara": DAIMYO}, "split": {}, "cards": []},
                "split: an object is not a list ([...] of two lots)",
            ),
            (
                "honda",
                {"taken": {"sakai": SENSEI, "sakakibara": DAIMYO}, "offered": {"title": "shomyo"}},
                "offered: a lot on offer with 2 players without one (the last two split what remains)",
            ),
            (
                "ii",
                {
                    "taken": {
                        "sakai": SENSEI,
                        "sakakibara": DAIMYO,
                        "ii": {"title": "shomyo"},
                        "honda": {"title": "hatamoto"},
                    }
                },
                "taken: everybody has a lot (nothing is left to decide in this even year)",
            ),
            (
                "ii",
                {"taken": {"sakai": SENSEI, "sakakibara": DAIMYO, "honda": {"title": "hatamoto"}}},
                "taken: only ii is without a lot (the last two get theirs together)",
            ),
            ("ii", {"offered": {"cards": []}}, "offered.title: missing (this field is required)"),
            (
                "ii",
                {"offered": {**SENSEI, "tile": 1}},
                "offered.tile: unknown field (title, cards); did you mean 'title'?",
            ),
            (
                "sakakibara",
                {"lots": []},
                "lots: unknown field (cards, tiles, taken, offered, refused, split)",
            ),
        ],
    )
    def test_a_problem_by_itself(self, me: str, parts: dict[str, Any], problem: str) -> None:
        assert lines(year(me, **parts)) == [f"sharing.{problem}"]

    @pytest.mark.parametrize(
        ("me", "parts", "whose"),
        [
            ("ii", {}, "sakakibara forms a lot"),
            ("sakakibara", {"offered": SENSEI}, "ii answers the lot"),
            ("ii", {"offered": SENSEI, "refused": ["ii"]}, "sakai answers the lot"),
            ("sakai", {"taken": {"sakai": SENSEI, "ii": DAIMYO}}, "sakakibara splits what remains"),
            (
                "sakakibara",
                {
                    "cards": [],
                    "taken": {"sakai": SENSEI, "ii": DAIMYO},
                    "split": [{"title": "shomyo"}, {"title": "hatamoto"}],
                },
                "honda chooses a lot",
            ),
        ],
    )
    def test_the_decision_of_another(self, me: str, parts: dict[str, Any], whose: str) -> None:
        assert lines(year(me, **parts)) == [f"me: it is not {me}'s decision ({whose})"]

    def test_everybody_s_title_is_needed(self) -> None:
        titles = {"ii": "shomyo", "sakai": "sensie", "honda": "hatamoto"}
        assert lines(changed(titles=titles, sharing={"cards": []})) == [
            "titles.sakai: 'sensie' is not a title (daimyo, shomyo, sensei, hatamoto); "
            "did you mean 'sensei'?",
            "titles.sakakibara: missing (in an even year everybody's title of the past round: daimyo, "
            "shomyo, sensei, hatamoto)",
        ]

    def test_who_does_not_play_takes_nothing(self) -> None:
        players = ["sakakibara", "ii", "sakai"]
        titles = {name: GOOD["titles"][name] for name in players}
        text = changed(
            players=players, titles=titles, board={}, sharing={"cards": [], "taken": {"honda": SENSEI}}
        )
        assert lines(text) == [
            "sharing.taken.honda: 'honda' is not one of the players (sakakibara, ii, sakai)"
        ]

    def test_nobody_has_a_turn(self) -> None:
        text = changed(me="sakakibara", sharing={"cards": []}, hatamoto_used=True, conquests_made=1)
        assert lines(text) == [
            "hatamoto_used: something of a turn (nobody has a turn in an even year)",
            "conquests_made: something of a turn (nobody has a turn in an even year)",
        ]

    def test_more_than_the_box_holds(self) -> None:
        cards = ["5x bushi", "6x koku 1", "bushi+sohei"]
        text = year("ii", cards, offered={"title": "sensei", "cards": ["sohei", "bushi+sohei", "bushi"]})
        assert lines(text) == [
            "hand[1], sharing.cards[0], sharing.offered.cards[2]: 7 × Bushi, 1 too many (the box holds 6)",
            "sharing.cards[2], sharing.offered.cards[1]: 2 × Bushi+Sōhei, 1 too many (the box holds 1)",
        ]
        koku = changed(me="sakakibara", koku_deck=16, sharing={"cards": ["2x koku 2", "2x koku 3"]})
        assert lines(koku) == [
            "koku_deck: 16 with 5 koku cards in hand and 4 of this year (the box holds 24)"
        ]
        hands = {name: {"cards": 16} for name in ("ii", "sakai", "honda")}
        text = changed(me="sakakibara", others=hands, sharing={"cards": ["4x samurai"]})
        assert lines(text) == [
            "others.ii.cards, others.sakai.cards, others.honda.cards: 59 cards in all hands and of this "
            "year, 1 too many (the box holds 58)"
        ]

    def test_every_problem_at_once(self) -> None:
        split = [{"title": "sensei", "cards": ["koku 1", "koku 1", "koku 4"]}, {"title": "senesi"}]
        text = year("ii", ["samuri"], taken={"sakai": {"title": 4}, "hond": SENSEI}, split=split, refused=[5])
        assert [line.partition(":")[0] for line in lines(text)] == [
            "sharing.cards[0]",
            "sharing.taken.hond",
            "sharing.taken.sakai.title",
            "sharing.split[0].cards[2]",
            "sharing.split[1].title",
            "sharing.cards",
            "sharing.refused[0]",
        ]


def test_a_year_without_turns_has_no_mover() -> None:
    position = read_position(year("sakakibara"))
    with pytest.raises(Forbidden) as refusal:
        mover(position)
    assert refusal.value.refusal == HasNoTurn()


def test_what_is_written_can_be_read_as_json() -> None:
    written = json.loads(write_position(read_position(year("sakai", offered=SENSEI, refused=["ii"]))))
    assert written["sharing"] == {
        "cards": CARDS,
        "tiles": ["daimyo", "shomyo", "hatamoto"],
        "offered": SENSEI,
        "refused": ["ii"],
    }
