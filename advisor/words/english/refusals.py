"""Why the rules forbid a play, in English."""

from typing import assert_never

from advisor.words.english.names import counted, symbol
from advisor.words.interface import NameWords
from engine import refusals as facts
from engine.components import Pay, SharingStep
from engine.errors import Rule
from engine.refusals import Absence, Refusal


def rule(rule: Rule) -> str:
    """A rule in one sentence."""
    match rule:
        case Rule.NOT_NOW:
            return "Each decision has its moment."
        case Rule.GAME_OVER:
            return "Nothing is decided after the final count."
        case Rule.LOT_FROM_THE_SHARE:
            return "A lot holds only cards that are still to be shared."
        case Rule.LOT_HIERARCHY_TILE:
            return "A lot holds one hierarchy tile that is still to be shared."
        case Rule.SPLIT_EVERYTHING:
            return "The last two lots hold all remaining cards between them."
        case Rule.SPLIT_TWO_TILES:
            return "The last two lots hold two different hierarchy tiles."
        case Rule.TWO_CONQUESTS:
            return "A player places at most two kamons in an odd year."
        case Rule.KAMON_NEEDED:
            return "A conquest places a kamon from the player's own stock."
        case Rule.PROVINCE_DESCRIBED:
            return "A conquest needs a province that the position describes."
        case Rule.PROVINCE_FULL:
            return "A province has four positions."
        case Rule.CARD_IN_HAND:
            return "Only cards in hand can be paid with."
        case Rule.TILE_IN_FRONT:
            return "Only bonus tiles that the player owns can be used, each once."
        case Rule.HATAMOTO_TITLE:
            return "Only the Hatamoto can use the joker."
        case Rule.HATAMOTO_ONCE:
            return "The Hatamoto's joker serves once a turn."
        case Rule.EXCHANGE_SOMETHING:
            return "Exchange turns one troop or koku of the payment into a troop, or a troop into a koku."
        case Rule.PLUS_ONE_SAME:
            return "+1 adds to a troop or koku that is in the payment at that moment."
        case Rule.NO_MIXTURE:
            return "A conquest is paid in troops or in koku, never in both."
        case Rule.TROOPS_NEEDED:
            return "A payment in troops holds the province's troops and the one on its top tile."
        case Rule.KOKU_NEEDED:
            return "A payment in koku reaches the number of the position."
        case Rule.TILE_REVEALED:
            return "Taking the top tile shows its bonus and uncovers the next tile, where there is one."
        case Rule.DRAW_TILE:
            return "Drawing a troop card takes a Draw tile."
        case Rule.DRAW_FROM_SOMETHING:
            return "A Draw tile needs a card in the deck or the discards."
        case Rule.SENSEI_TURNS_GOLDEN:
            return "Only the Sensei turns a kamon golden."
        case Rule.OWN_SIMPLE_KAMON:
            return "The Sensei turns a simple kamon of his own that lies on the board."


def detail(refusal: Refusal, names: NameWords) -> str:
    """What is wrong with a play."""
    match refusal:
        case facts.GameIsOver():
            return "The game is over."
        case facts.SharingIsOver(None):
            return "The sharing is over."
        case facts.SharingIsOver(general):
            return f"The sharing is over; it is {general.label}'s turn." if general else ""
        case facts.SharingIsDue(general, SharingStep.ANSWER):
            return f"{general.label} accepts or refuses the lot first."
        case facts.SharingIsDue(general, SharingStep.CHOOSE):
            return f"{general.label} chooses one of two lots first."
        case facts.SharingIsDue(general, SharingStep.SPLIT):
            return f"{general.label} splits what remains into two lots first."
        case facts.SharingIsDue(general):
            return f"{general.label} forms a lot first."
        case facts.NotHisTurn(general):
            return f"It is not {general.label}'s turn of an odd year."
        case facts.HasNoTurn():
            return "This is a position of the even year: 'advisor share' is the command for it."
        case facts.HierarchyTileGone(title):
            return f"The hierarchy tile of the {title.label} is not to be had."
        case facts.TooFewToShare(card, 0):
            return f"There is no {card.label} to share."
        case facts.TooFewToShare(card, left):
            return f"There {'is' if left == 1 else 'are'} only {left} of {card.label} to share."
        case facts.SameTileTwice(title):
            return f"Both lots hold the hierarchy tile of the {title.label}."
        case facts.LeftOutOfBothLots(card):
            return f"{card.label} is in neither lot."
        case facts.TwoKamonsPlaced(general):
            return f"{general.label} has placed two kamons this turn."
        case facts.OneKamonOnly(general):
            return f"{general.label} may place only one more kamon."
        case facts.OneKamonLeft(general):
            return f"{general.label} has only one kamon left."
        case facts.NoKamonLeft(general):
            return f"{general.label} has no kamon left."
        case facts.NotDescribed((province,)):
            return f"{province.label} is not described."
        case facts.NotDescribed(provinces):
            return f"{', '.join(province.label for province in provinces)}: not described."
        case facts.ProvinceIsFull(province):
            return f"{province.label} is full."
        case facts.TooFewInHand(card, 0):
            return f"There is no {card.label} in hand."
        case facts.TooFewInHand(card, held):
            return f"There {'is' if held == 1 else 'are'} only {held} of {card.label} in hand."
        case facts.TooFewTiles(bonus, used, owned):
            return f"{bonus.label} is used {counted(used, 'time', 'times')} with {owned} owned."
        case facts.NoJoker(title):
            return f"The {title.label} has no joker."
        case facts.NoJokerAmongMeans():
            return "The Hatamoto is not among the means."
        case facts.JokerHasServed():
            return "The Hatamoto has served this turn."
        case facts.JokerTwice():
            return "The Hatamoto is used twice."
        case facts.NothingToExchange(source):
            return f"There is no {symbol(source)} in the payment to exchange."
        case facts.ExchangedForTheSame(source):
            return f"{symbol(source)} is exchanged for the same again."
        case facts.NothingToAddTo(on):
            return f"There is no {symbol(on)} in the payment to add one to."
        case facts.Mixed(card, pay):
            what = card.label if card else "The Hatamoto"
            kind = "koku" if pay is Pay.KOKU else "troops"
            return f"{what} has no part in a payment in {kind} unless it is exchanged."
        case facts.TroopsLacking(needed, lacking):
            return f"{names.symbols(needed)} are needed; the payment lacks {names.symbols(lacking)}."
        case facts.KokuLacking(price, paid):
            return f"{price} koku are needed; the payment makes {paid}."
        case facts.NoTileThere(province):
            return f"No tile lies on {province.label}."
        case facts.BonusNotNamed(province):
            return f"The bonus of the tile on {province.label} is not named."
        case facts.BonusIsKnown(province, bonus):
            return f"The bonus of the tile on {province.label} is known to be {bonus.label}."
        case facts.NextTileNotNamed(province):
            return f"The next tile on {province.label} is not named."
        case facts.NoNextTile(province):
            return f"The next tile on {province.label} does not exist."
        case facts.NoDrawTile(general):
            return f"{general.label} has no Draw tile."
        case facts.NothingToDraw():
            return "No troop card is left to draw."
        case facts.NotInTheDeck(card):
            return f"No {card.label} can be in the deck."
        case facts.NotSensei(general, title):
            return f"{general.label} is {title.label}."
        case facts.NoSimpleKamonThere(general, province, position):
            return f"Position {position} of {province.label} holds no simple kamon of {general.label}."
        case _:
            assert_never(refusal)


def absence(absence: Absence, names: NameWords) -> str:
    """Why a card or tile cannot be where it is said to be."""
    match absence:
        case facts.NotInTheBox(card):
            return f"The box does not hold that many of {card.label}."
        case facts.AllCardsKnown(card):
            if card.copies == 1:
                return f"The one {card.label} is accounted for."
            return f"All {card.copies} of {card.label} are accounted for."
        case facts.CannotHold(general, card, known, unknown):
            more = counted(unknown, "card that nobody saw", "cards that nobody saw")
            held = [*([names.cards(known)] if known else []), *([more] if unknown else [])]
            holds = " and ".join(held) or "no card"
            return f"{general.label} cannot have that many of {card.label}: he holds {holds}."
        case facts.TroopTilesInUse(troop):
            return f"The box holds only six tiles with {troop.label}."
        case facts.NoSuchTileBelow(troop):
            return f"No tile with {troop.label} is left under the top tiles."
        case facts.AllTilesKnown(troop, bonus):
            return f"Both tiles with {troop.label} and {bonus.label} are accounted for."
        case _:
            assert_never(absence)
