"""The language of the table on one page, in English."""

from advisor.words.guide_page import Guide, Sections, Usages, part

SECTIONS = Sections(
    set_up=part(
        "Set-up",
        ("ii sakai honda", "the players; then say which one you are"),
        ("daimyo sensei shomyo", "their titles, in that order"),
        ("samurai bushi+sohei", "your two cards; then the top tiles, Chugoku to Kanto, one or all"),
        ("join", "instead: describe a game that is under way; it asks for what is missing"),
    ),
    joining=part(
        "Joining",
        ("players ii sakai", "who plays; then 'me ii', 'titles ii sensei'"),
        ("hand samurai 2", "your cards; 'tiles +1': your tiles"),
        ("kanto ii sakai* bushi", "kamons from the left, * golden; the top tile"),
        ("sakai bushi +1, 4 cards", "what is known of another"),
        ("favour ii 12 sakai 9", "the score; 'koku 8': cards in the koku deck"),
        ("begin", "when all is said, at your turn"),
    ),
    even_year=part(
        "Even year",
        ("2x samurai bushi 1 2", "the cards turned up; a number is koku"),
        ("sensei sohei 2x1", "a lot: its tile and its cards"),
        ("yes / no", "the player who is asked takes it, or not"),
        ("sakai yes / nobody", "who takes it first, or that nobody does"),
        ("daimyo 3 / shomyo", "the last two lots; the second has the rest"),
        ("shomyo", "the lot that is chosen"),
    ),
    odd_year=part(
        "Odd year",
        ("kanto koku 4x1 2", "a conquest and what was put down for it"),
        ("kanto 3 sa bu+so joker", "troops, the Hatamoto; also +1 and exchange"),
        ("tile +1 next sohei", "the tile it wins, and the one uncovered"),
        ("draw / draw samurai", "a Draw tile is used (yours: with the card)"),
        ("pass", "the turn is over (or name the next player)"),
        ("gold kanto 2", "a Sensei ends it by turning a kamon golden"),
    ),
    end=part(
        "End",
        ("sakai samurai 2", "what the others still hold, for the count"),
    ),
    amends=part(
        "Amends",
        ("force kanto 1", "what the table did against the rules"),
        ("correct ii 20", "a player's favour as it really stands"),
    ),
)
USAGES = Usages(
    undo=("undo 2", "take back the last two lines"),
    redo=("redo", "bring back what was taken back"),
    edit=("edit 9", "bring back line 9 to change it; undo takes that back too"),
    board=("board", "the provinces: kamons, tiles, the next price and need"),
    hand=("hand", "your cards and tiles"),
    players=("players", "what is known of each player"),
    afford=("afford kanto chubu", "can I pay for one province, or for two, and how"),
    odds=("odds", "what can still come"),
    score=("score", "how things stand"),
    chances=("chances", "how likely each player wins"),
    history=("history", "what happened"),
    explain=("explain", "everything about the advice"),
    why=("why kanto", "why not that one; in even years about a lot or an answer"),
    position=("position FILE", "write the position for other programs"),
    hints=("hints", "advice step by step, or at once again"),
    hide=("hide", "keep your hand off the screen"),
    show=("show", "show it again"),
    language=("language fr", "go on in French, Italian, German or English"),
    help=("help all", "this page; 'help' alone tells what can be said now"),
    quit=("quit", "or Ctrl-D; the game is always saved"),
)
GUIDE = Guide(
    introduction="Say what happens, as it happens; names may be cut short, in any of the four languages, "
    "with or without diacritics. Tab offers what is possible now, an empty line shows or plays the advice, "
    "every line is answered in words.",
    sections=SECTIONS,
    usages=USAGES,
    commands="At any time: {names}. 'help all' says what each of them does.",
)
