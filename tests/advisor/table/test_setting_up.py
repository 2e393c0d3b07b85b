"""A game is set up: titles and top tiles, in order or by name."""

from tests.told_games import SET_UP, refused, table_after, told


def test_titles_are_told_in_seat_order_or_by_name() -> None:
    in_order = table_after(*SET_UP[:3])
    by_name = table_after(*SET_UP[:2], "ii hatamoto, sakai sensei, honda daimyō, sakakibara shōmyō")
    assert in_order == by_name
    record = told(*SET_UP[:2])
    assert refused(record, "ii daimyo ii shomyo sakai sensei honda hatamoto") == "Each player has one title."


def test_top_tiles_are_told_in_order_or_by_name() -> None:
    by_name = (
        "kanto shinobi, kansai sohei, shikoku bushi, tohoku samurai, "
        "kyushu shinobi, hokkaido sohei, chubu bushi, chugoku samurai"
    )
    assert table_after(*SET_UP) == table_after(*SET_UP[:4], by_name)
