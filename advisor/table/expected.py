"""What a line at the table could have told, or should have."""

from enum import Enum


class Expected(Enum):
    """What could have stood in a line where something else stands, or nothing."""

    PLAYER = "player"
    GENERAL = "general"
    TITLE = "title"
    TROOP = "troop"
    BONUS = "bonus"
    BONUS_OF_THE_TILE = "bonus_of_the_tile"
    PROVINCE = "province"
    TURN = "turn"
    ONE_OF_TWO_LOTS = "one_of_two_lots"
    HIERARCHY_TILE = "hierarchy_tile"
    GENERAL_OR_TROOP = "general_or_troop"


class Needed(Enum):
    """What a line should have told as a whole."""

    PLAYERS = "players"
    EACH_PLAYERS_TITLE = "each_players_title"
    FIRST_HAND = "first_hand"
    CARD_DRAWN = "card_drawn"
    KOKU_VALUE = "koku_value"
    KOKU_OR_COUNT = "koku_or_count"
    """Whether a number before a troop is a koku card, or how many there are."""
    PROVINCE = "province"
    ONE_PROVINCE = "one_province"
    TWO_PROVINCES = "two_provinces"


class NotYet(Enum):
    """What is not there to be shown or used."""

    ADVICE = "advice"
    SCORE = "score"
    POSITION = "position"
    GAME = "game"
    CHANCES = "chances"
    THOUGHT = "thought"
    """Advice that is being looked for."""
