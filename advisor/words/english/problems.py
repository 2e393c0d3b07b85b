"""What is wrong with a position, in English: what was found, and what is allowed."""

from advisor.words.impossible import ImpossiblePhrases
from advisor.words.phrases import Found, Plural
from advisor.words.problems import Causes, Kinds, Lists, ProblemPhrases

PROBLEMS = ProblemPhrases(
    too_large=Found("too large", "at most {most} bytes; a position takes about 1,000"),
    too_deep=Found("nested too deeply", "at most {most} levels; a position needs 4"),
    nothing_written=Found("nothing", "a JSON object with players, me, titles, hand and board"),
    not_utf8=Found("no UTF-8 text at byte {at_byte}", "save the file as UTF-8"),
    not_json="not JSON at line {line}, column {column}",
    causes=Causes(
        not_closed="a closing bracket or quote is missing",
        last_comma="no comma stands before a closing bracket",
        other_quotes='names stand in straight double quotes: "kanto"',
        comma_or_colon="a comma stands between two entries, a colon after a key",
        comment="JSON has no comments",
        unknown="look for a bracket, comma or quote missing there or just before",
    ),
    cannot_be_opened="cannot be opened",
    no_standard_input="there is no standard input",
    key_twice=Found("given more than once", "each key once"),
    not_an_object=Found("{value} is not an object", "{{...}} with {known}"),
    not_a_list="{value} is not a list",
    lists=Lists(
        players="[...] of 2 to 4 generals",
        cards="[...] of cards",
        tiles="[...] of bonus tiles",
        kamons="[...] of generals",
        titles="[...] of titles",
        generals="[...] of the generals who refused",
        lots="[...] of two lots",
    ),
    unknown_field="unknown field",
    more_unknown_fields=Plural("{count} more unknown field", "{count} more unknown fields"),
    missing="missing",
    required="this field is required",
    own_title="your own title: {titles}",
    everybodys_title="in an even year everybody's title of the past round: {titles}",
    top_tile="the troop on the top tile: {troops}",
    named_before=Kinds(
        troop="a troop named before, as {path}",
        bonus="a bonus named before, as {path}",
        title="a title named before, as {path}",
        general="a general named before, as {path}",
        province="a province named before, as {path}",
        card="a card named before, as {path}",
    ),
    only_once="each once",
    entries=Plural.same("{count} entries"),
    at_most="at most {most}",
    is_no=Kinds(
        troop="{value} is not a troop",
        bonus="{value} is not a bonus",
        title="{value} is not a title",
        general="{value} is not a general",
        province="{value} is not a province",
        card="{value} is not a card",
    ),
    or_both_faces="{names}, or both faces: sohei/+1",
    not_a_troop_card=Found(
        "{value} is not a troop card", "{troops}, a double such as bushi+sohei; 3x in front for three"
    ),
    not_a_card=Found(
        "{value} is not a card",
        "{troops}, a double such as bushi+sohei, koku 1, koku 2, koku 3; 3x in front for three",
    ),
    too_many_of_a_card=Plural.same("{value} is {count} cards"),
    too_many_of_a_tile=Plural.same("{value} is {count} tiles"),
    one_to="1 to {most}",
    does_not_fit="{value} does not fit",
    whole_number_between="a whole number, {least} to {most}",
    whole_number="a whole number, {least}",
    not_a_flag="{value} is neither true nor false",
    not_a_player="{value} is not one of the players",
    is_you="{me} is you",
    the_others="the others",
    the_others_are="the others: {others}",
    plays_twice=Found("{value} plays twice", "each general once"),
    generals=Plural.same("{count} of the generals"),
    two_to_four_play="2 to 4 play",
    title_held_twice=Found("{value} is held by {holder} too", "each title once"),
    tile_beside_kamons=Found("a tile beside {kamons} kamons", "none is left once 3 kamons lie there"),
    gap=Found("a gap", "kamons lie side by side from the left; empty positions are left out"),
    did_you_mean="; did you mean '{nearest}'?",
    more_paths=Plural.same("and {count} more"),
    problems_in=Plural("{name}: {count} problem", "{name}: {count} problems"),
    standard_input="standard input",
    a_list="a list",
    an_object="an object",
    has_to_tell="To play the game out, the position has to tell also: {missing}.",
)

IMPOSSIBLES = ImpossiblePhrases(
    too_many_cards="{count} × {card}, {more} too many",
    box_holds=Plural.same("the box holds {count}"),
    koku_cards=Plural.same("{in_deck} with {count} koku cards in hand"),
    koku_cards_in_hands=Plural.same(
        "{in_deck} with {count} koku cards in hand and {with_others} in other hands"
    ),
    koku_cards_and_year=Plural.same("{in_deck} with {count} koku cards in hand and {shared} of this year"),
    koku_cards_in_hands_and_year=Plural.same(
        "{in_deck} with {count} koku cards in hand and {with_others} in other hands and {shared} of this year"
    ),
    fewer_than_known=Plural.same("{cards} with {count} known"),
    at_least="at least {known}",
    cards_in_hands=Plural.same("{count} cards in all hands, {more} too many"),
    cards_in_hands_and_year=Plural.same("{count} cards in all hands and of this year, {more} too many"),
    box_holds_beside_deck=Plural.same("the box holds {count}, and {in_deck} are in the koku deck"),
    impossible_koku_deck=Found(
        "{in_deck} with {players} players", "{a_year} are turned up each even year: {possible}"
    ),
    too_few_kamons=Plural.same("{count} left, {few} too few"),
    kamons_on_board=Plural.same("{count} of {stock} kamons lie on the board"),
    no_kamon_on_board="none lies on the board",
    too_many_kamons=Found("{count} kamons of {general}, {more} too many", "each player has {most}"),
    joker_of_another="only the Hatamoto has the joker",
    joker_without_conquest=Found("true with no conquest made", "the joker serves in a conquest"),
    none_of_yours="none of yours lies on the board",
    few_of_yours=Plural.same("only {count} of yours lies on the board"),
    too_many_tiles="{count} tiles with {troop} and {bonus}, {more} too many",
    too_many_faces="{count} tiles with {faces} on a face, {more} too many",
    too_many_taken=Plural.same("{count} taken, {more} too many"),
    tiles_on_gates="the box holds {in_the_box} tiles, and {gates} of them lie on the gates",
    turn_in_an_even_year=Found("something of a turn", "nobody has a turn in an even year"),
    tile_shared_twice=Found("{title} lies elsewhere, as {path}", "each hierarchy tile once"),
    tiles_nowhere=Found(
        "nothing is said of {titles}", "all four hierarchy tiles are in lots or still to be shared"
    ),
    lots=Plural("{count} lot", "{count} lots"),
    two_lots="the last two players split into 2 lots",
    offered_and_split=Found("a split beside a lot on offer", "one of them"),
    offered_to_the_last_two=Found(
        "a lot on offer with 2 players without one", "the last two split what remains"
    ),
    split_too_early=Found(
        "a split with {without_a_lot} players without a lot", "only the last two split what remains"
    ),
    left_beside_the_split=Found(
        "cards beside the two lots of a split", "none: the two lots hold all that remains"
    ),
    everybody_has_a_lot=Found("everybody has a lot", "nothing is left to decide in this even year"),
    one_without_a_lot=Found("only {general} is without a lot", "the last two get theirs together"),
    nothing_to_refuse=Found("refusals without a lot on offer", "the lot stands in sharing.offered"),
    not_asked=Found("{general} is not asked", "the lot is offered to {asked}, in this order"),
    asked_later=Found("{general} is asked later", "{first} is asked first"),
    refused_by_all=Found("all have refused the lot", "it is {tairo}'s then, in sharing.taken"),
    not_my_decision="it is not {me}'s decision",
    he_forms="{due} forms a lot",
    he_answers="{due} answers the lot",
    he_splits="{due} splits what remains",
    he_chooses="{due} chooses a lot",
)
