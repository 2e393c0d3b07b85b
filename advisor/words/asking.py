"""What has to be said next at the table, as a question."""

from advisor.table import offers
from advisor.table.counting import Counting
from advisor.table.joining import Joining
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.setting_up import SettingUp
from advisor.words.events import EventWords, person
from advisor.words.names import Person
from engine.board import TURNED_UP, Province
from engine.components import Cards


class QuestionWords(EventWords):
    """Questions."""

    def round_number(self, number: int) -> str:
        """'Round 2'."""
        return self.phrases.round_number.format(number=number)

    def asked(self, table: Phase) -> str:
        """What has to be said next."""
        match table:
            case SettingUp():
                return self._when_setting_up(table)
            case Playing():
                return self._when_playing(table, person(table, table.due))
            case Counting():
                return self._when_counting(table)
            case Joining():
                if not table.missing:
                    return self.phrases.what_else_is_known
                provinces = offers.names(Province)
                is_board = all(name in provinces for name in table.missing)
                said = self.phrases.provinces_missing if is_board else self.phrases.still_missing
                return said.format(missing=", ".join(map(self.words.as_typed, table.missing)))
            case _:
                raise TypeError(f"{table} asks nothing")

    def _when_setting_up(self, table: SettingUp) -> str:
        match table.asks:
            case Ask.PLAYERS:
                return self.phrases.who_plays
            case Ask.ME:
                return self.phrases.which_are_you
            case Ask.TITLES:
                generals = self.words.listed(general.label for general in table.players)
                return self.phrases.titles_of.format(generals=generals)
            case Ask.HAND:
                return self.phrases.your_two_cards
            case _:
                if not table.tops:
                    return self.phrases.top_tiles_of.format(provinces=self.words.row(Province))
                assert table.next_top
                return self._at(self.phrases.top_tile_of, table.next_top)

    def _when_playing(self, table: Playing, who: Person) -> str:
        match table.asks:
            case Ask.SHARE:
                troops, koku = TURNED_UP[len(table.game.players)]
                cards = self.phrases.turned_up.format(troops=troops, koku=koku)
                year = self.phrases.even_year if table.strangers else self.round_number(table.game.round)
                may_be_over = f" {self.phrases.or_is_it_over}" if table.gaps.koku_deck else ""
                return self.words.after(year, cards) + may_be_over
            case Ask.LOT:
                return who.does(self.phrases.which_lot, cards=self._out_of(table.sharing.cards))
            case Ask.ANSWER:
                return who.does(self.phrases.is_it_taken)
            case Ask.SPLIT:
                return who.does(self.phrases.which_two_lots, cards=self._out_of(table.sharing.cards))
            case Ask.CHOICE:
                return who.does(self.phrases.which_of_two)
            case Ask.TILE:
                province = table.tile_due
                assert province
                if province in table.bonuses:
                    return self._at(self.phrases.next_tile, province)
                is_there_more = len(table.game.board[province].stack) > 1
                return self._at(
                    self.phrases.tile_won_and_next if is_there_more else self.phrases.tile_won, province
                )
            case _:
                return who.does(self.phrases.turn_of, of_who=self.words.of(who.general))

    def _when_counting(self, table: Counting) -> str:
        if table.asks is Ask.NOTHING:
            return self.phrases.game_over
        general = table.uncounted[0]
        player = table.game.player(general)
        names = self.words.forms("general", general)
        if general in table.strangers:
            known = [self.words.cards(player.seen)] if player.seen else []
            asked = (self.phrases.cards_of, self.phrases.all_cards_of)
            if table.may_have_tiles(general):
                known += [self.words.tiles(player.tiles)] if player.tiles else []
                asked = (self.phrases.cards_and_tiles_of, self.phrases.all_cards_and_tiles_of)
            return asked[bool(known)].format(**names, known=", ".join(known))
        return self.words.plural(self.phrases.unknown_cards_of, len(player.hand) - len(player.seen), **names)

    def _at(self, said: str, province: Province) -> str:
        return said.format(**self.words.forms("province", province))

    def _out_of(self, cards: Cards) -> str:
        if not cards:
            return self.phrases.out_of_nothing
        return self.phrases.out_of.format(cards=self.words.cards(cards))
