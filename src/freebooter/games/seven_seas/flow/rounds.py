"""Set-up, the rounds and the end: dealing, choosing, announcing, passing the marker, the final sale."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.several import Several
from freebooter.core.table import CHANCE_BIT, AsksChance, Frame
from freebooter.games.seven_seas.flow.adventure import Adventure
from freebooter.games.seven_seas.flow.ashore import turn_ashore
from freebooter.games.seven_seas.flow.rituals import Rituals
from freebooter.games.seven_seas.rules import cards, characters, rounds, trade
from freebooter.games.seven_seas.scoring import end_game, end_rounds, sell_everything
from freebooter.games.seven_seas.space import BARGAIN, BEGIN, CHOOSE, DRAW_CARD, FINISH, PAIRS
from freebooter.games.seven_seas.state import ROLES, Seas, clockwise, needs_card


class Dealing(Frame[Seas]):
    """Hands are dealt from the top of the Adventure deck, card by card (S16)."""

    luck = "adventure-cards"

    def __init__(self, dealt: i64) -> None:
        self.dealt: i64 = dealt

    def waits_for(self, t: Seas) -> i64:
        return CHANCE_BIT if self.dealt < t.charts.hand * t.seats else 0

    def advance(self, t: Seas) -> None:
        t.pop()

    def outcomes(self, t: Seas, odds: Odds) -> None:
        t.deck.odds(odds, DRAW_CARD)

    def shown_to(self, t: Seas) -> i64:
        return 1 << (self.dealt % t.seats)

    def happen(self, t: Seas, outcome: i64) -> None:
        cards.draw_card(t, self.dealt % t.seats, DRAW_CARD.first(outcome))
        t.replace(Dealing(self.dealt + 1))


class FirstPlayer(AsksChance[Seas]):
    """The first player marker is given at random (S16)."""

    luck = "first-player"

    def outcomes(self, t: Seas, odds: Odds) -> None:
        for seat in range(t.seats):
            odds.add(BEGIN.at(seat), 1)

    def happen(self, t: Seas, outcome: i64) -> None:
        rounds.name_first_player(t, BEGIN.first(outcome))
        t.replace(NextRound())


class NextRound(Frame[Seas]):
    """Another round begins, unless the last one is over (S12, S14)."""

    def advance(self, t: Seas) -> None:
        why = rounds.why_over(t)
        if why:
            end_rounds(t, why)
            t.replace(FinalSale(0))
        else:
            rounds.begin_round(t)
            t.push(Choosing((1 << t.seats) - 1))


class Choosing(Several[Seas]):
    """All choose a character at once; the choice stays sealed until the character is announced (S15, S17)."""

    follows = "S17"

    def legal(self, t: Seas, seat: i64, found: Numbers) -> None:
        for role in range(ROLES):
            if not rounds.why_not_choose(t, seat, role):
                found.add(CHOOSE.at(role))

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if not CHOOSE.holds(action):
            return self.rule() + "-not-now"
        return rounds.why_not_choose(t, seat, CHOOSE.first(action))

    def again(self, waiting: i64) -> "Choosing":
        return Choosing(waiting)

    def reveal(self, t: Seas) -> None:
        t.replace(Announcing())


class Announcing(Frame[Seas]):
    """The first player announces the characters in order; then some are taken back (S17)."""

    def advance(self, t: Seas) -> None:
        character = rounds.next_chosen(t)
        if character < ROLES:
            t.push(Acting(rounds.reveal(t, character)))
        else:
            rounds.end_round(t)
            t.pop()


class Acting(Frame[Seas]):
    """Those who chose the announced character act in turn; `waiting` are those still to act, as bits (S17)."""

    def __init__(self, waiting: i64) -> None:
        self.waiting: i64 = waiting

    def advance(self, t: Seas) -> None:
        if self.waiting == 0:
            t.pop()
            return
        seat = rounds.next_to_act(t, self.waiting)
        t.replace(Acting(self.waiting & ~(1 << seat)))
        begin_turn(t, seat)


def begin_turn(t: Seas, seat: i64) -> None:
    """Judge whether the announced character's action can be performed, and ask for it (S3)."""
    if needs_card(t.announced):
        t.push(Adventure(seat))
    elif characters.is_mistaken(t, seat, t.announced):
        characters.mistake(t, seat, t.announced)
        t.push(Rituals(seat))
    else:
        t.push(turn_ashore(seat, t.announced))


class FinalSale(Frame[Seas]):
    """From the first player clockwise each makes what Bargains they like, then sells everything (S13)."""

    follows = "S13"

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def waits_for(self, t: Seas) -> i64:
        if self.place == t.seats:
            return 0
        seat = clockwise(t, t.first, self.place)
        return 1 << seat if trade.can_bargain(t, seat) else 0

    def advance(self, t: Seas) -> None:
        if self.place == t.seats:
            end_game(t)
        else:
            self.sell(t, clockwise(t, t.first, self.place))

    def legal(self, t: Seas, seat: i64, found: Numbers) -> None:
        for pair in range(len(PAIRS)):
            if not trade.why_not_bargain(t, seat, pair):
                found.add(BARGAIN.at(pair))
        found.add(FINISH.at())

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if BARGAIN.holds(action):
            return trade.why_not_bargain(t, seat, BARGAIN.first(action))
        return "" if FINISH.holds(action) else self.rule() + "-not-now"

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        if BARGAIN.holds(action):
            trade.bargain(t, seat, BARGAIN.first(action))
        else:
            self.sell(t, seat)

    def sell(self, t: Seas, seat: i64) -> None:
        sell_everything(t, seat)
        t.replace(FinalSale(self.place + 1))
