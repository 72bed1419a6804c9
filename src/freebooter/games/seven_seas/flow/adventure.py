"""The turns of Captain, Aborigine and Shaman: who plays a card, or declines (S3)."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.table import AsksSeat
from freebooter.games.seven_seas.flow.curses import cast
from freebooter.games.seven_seas.flow.gifts import Gift
from freebooter.games.seven_seas.flow.plunder import Sending
from freebooter.games.seven_seas.rules import cards, characters, rounds
from freebooter.games.seven_seas.space import DECLINE, PLAY
from freebooter.games.seven_seas.state import ABORIGINE, CAPTAIN, CARDS, FIRST_CURSE, FIRST_PORT, SHAMAN, Seas


class Adventure(AsksSeat[Seas]):
    """`seat` plays a card that fits the announced character or declines; they are asked in any case (S3)."""

    follows = "S3"

    def legal(self, t: Seas, seat: i64, found: Numbers) -> None:
        for card in range(first_fitting(t.announced), end_of_fitting(t.announced)):
            if not cards.why_not_play(t, seat, card):
                found.add(PLAY.at(card))
        found.add(DECLINE.at())

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if DECLINE.holds(action):
            return ""
        if not PLAY.holds(action):
            return self.rule() + "-not-now"
        card = PLAY.first(action)
        if not first_fitting(t.announced) <= card < end_of_fitting(t.announced):
            return "S3-wrong-card"
        return cards.why_not_play(t, seat, card)

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        if DECLINE.holds(action):
            characters.decline(t, seat, t.announced)
            t.pop()
            return
        card = PLAY.first(action)
        cards.play_card(t, seat, card)
        if t.announced == CAPTAIN:
            t.replace(Sending(seat, card, ()))
        elif t.announced == SHAMAN:
            t.pop()
            cast(t, seat, card - FIRST_CURSE)
        else:
            t.replace(Gift(seat, rounds.gifts_due(t, seat)))


def first_fitting(character: i64) -> i64:
    """The first kind of card that fits a character."""
    return 0 if character == CAPTAIN else FIRST_PORT if character == ABORIGINE else FIRST_CURSE


def end_of_fitting(character: i64) -> i64:
    """The kind after the last that fits a character."""
    return FIRST_CURSE if character == CAPTAIN else CARDS if character == ABORIGINE else FIRST_PORT
