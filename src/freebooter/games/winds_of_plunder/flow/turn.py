"""A plundering turn: its start, Action Points and sailing in any order, and what cards ask for (W3-W6, W12, W17)."""

from mypy_extensions import i64

from freebooter.core.deck import add_kinds
from freebooter.core.several import Several
from freebooter.core.source import Source, shuffle
from freebooter.core.table import AsksChance, AsksSeat, Frame
from freebooter.games.winds_of_plunder.figures import TILES
from freebooter.games.winds_of_plunder.flow.arrival import PortArrival
from freebooter.games.winds_of_plunder.rules import cards, turn
from freebooter.games.winds_of_plunder.space import (
    AIM,
    CALL_GUST,
    CHOOSE_TILE,
    DISCARD,
    DRAW_CARD,
    END_TURN,
    LOSE,
    PLAY_CARD,
    SAIL,
    TAKE_CUBES,
    TRADE,
    TURN_UP_CARD,
)
from freebooter.games.winds_of_plunder.state import (
    BUYERS,
    CACHE,
    CARD_COUNT,
    DUE,
    HEAVE,
    INTRIGUE,
    KINDS,
    PORT_COUNT,
    SAILED,
    STORM,
    SWINDLE,
    TEST,
    Sea,
)


class TurnStart(Frame[Sea]):
    """Before the points are open: lent caches leave, then a Tavern Brawl takes its toll (W17)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def advance(self, t: Sea) -> None:
        turn.remove_lent_caches(t, self.seat)
        if t.brawls[self.seat] == 0:
            open_turn(t, self.seat, turn.TURN_POINTS)
        elif t.vp[self.seat] >= turn.BRAWL_VP:
            t.replace(BrawlToll(self.seat))
        else:
            open_turn(t, self.seat, turn.suffer_brawl(t, self.seat, True))


class BrawlToll(AsksSeat[Sea]):
    """The victim of a Tavern Brawl loses two Action Points or two Victory Points (W17)."""

    follows = "W17"

    def legal(self, t: Sea, seat: i64) -> list[int]:
        return [LOSE.at(0), LOSE.at(1)]

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        open_turn(t, seat, turn.suffer_brawl(t, seat, action == LOSE.base))


def open_turn(t: Sea, seat: i64, points: i64) -> None:
    """The points are open."""
    turn.begin_turn(t, seat, points)
    t.replace(Turn(seat))


class Turn(Frame[Sea]):
    """Points and the sailing, in any order and mix (W3).

    What a card asks for is composed in the player's draft, the card first: nobody sees it before it is whole, and the
    point is spent then.
    """

    follows = "W3"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.seat if turn.can_go_on(t, self.seat) else 0

    def advance(self, t: Sea) -> None:
        turn.end_turn(t, self.seat)
        t.pop()

    def legal(self, t: Sea, seat: i64) -> list[int]:
        draft = t.drafts[seat]
        if draft:
            return choices(t, seat, draft)
        found: list[int] = []
        if turn.points_at_hand(t, seat) > 0:
            if not turn.why_not_draw(t, seat):
                found.append(DRAW_CARD.at())
            held = t.hands[seat].cards
            for card in range(CARD_COUNT):
                if held[card] and not cards.why_not_play(t, seat, card):
                    found.append(PLAY_CARD.at(card))
            for points in range(1, len(turn.CUBES)):
                if not turn.why_not_take_cubes(t, seat, points):
                    found.append(TAKE_CUBES.at(points))
            if not turn.why_not_call_gust(t):
                found.append(CALL_GUST.at())
        if t.sailing == DUE:
            add_ports(found, turn.sail_targets(t, seat))
        if not turn.why_not_end(t, seat):
            found.append(END_TURN.at())
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        draft = t.drafts[seat]
        if draft:
            return why_not_choose(t, seat, draft, action)
        if PLAY_CARD.holds(action):
            return cards.why_not_play(t, seat, action - PLAY_CARD.base)
        if SAIL.holds(action):
            return turn.why_not_sail(t, seat, action - SAIL.base)
        if DRAW_CARD.holds(action):
            return turn.why_not_draw(t, seat)
        if TAKE_CUBES.holds(action):
            return turn.why_not_take_cubes(t, seat, action - TAKE_CUBES.base + 1)
        if CALL_GUST.holds(action):
            return turn.why_not_call_gust(t)
        if END_TURN.holds(action):
            return turn.why_not_end(t, seat)
        return self.rule() + "-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        draft = t.drafts[seat]
        if draft:
            self.choose(t, seat, draft, action)
        elif PLAY_CARD.holds(action):
            card = action - PLAY_CARD.base
            if cards.needs_choice(card):
                t.drafts[seat] = (int(card),)
            else:
                self.play(t, seat, card)
        elif SAIL.holds(action):
            t.sailing = SAILED
            self.sail(t, seat, action - SAIL.base)
        elif DRAW_CARD.holds(action):
            turn.seek_card(t, seat)
            t.push(CardDraw(seat))
        elif TAKE_CUBES.holds(action):
            turn.take_cubes(t, seat, action - TAKE_CUBES.base + 1)
        elif CALL_GUST.holds(action):
            turn.call_gust(t, seat)
        else:
            turn.end_turn(t, seat)
            t.pop()

    def choose(self, t: Sea, seat: i64, draft: tuple[int, ...], action: i64) -> None:
        """One more part of a card's gesture; the last one plays it."""
        card = draft[0]
        if card in (SWINDLE, INTRIGUE) and len(draft) == 1:
            part = action - (AIM.base if card == SWINDLE else CHOOSE_TILE.base)
            t.drafts[seat] = (*draft, int(part))
            return
        t.drafts[seat] = ()
        cards.play_card(t, seat, card)
        if card == HEAVE:
            t.heaved = True
            cards.pay_crew(t, seat)
            self.sail(t, seat, action - SAIL.base)
        elif card == INTRIGUE:
            cards.switch_tiles(t, draft[1], action - CHOOSE_TILE.base)
        elif card == SWINDLE:
            pair = action - TRADE.base
            cards.swindle(t, seat, draft[1], pair // KINDS, pair % KINDS)
        else:
            cards.strike(t, seat, card, action - AIM.base)

    def play(self, t: Sea, seat: i64, card: i64) -> None:
        """A card that asks for nothing more."""
        victims: i64 = cards.storm_victims(t, seat) if card == STORM else 0
        cards.play_card(t, seat, card)
        if card < BUYERS:
            cards.buy_item(t, seat, card)
        elif card == TEST:
            cards.test_crew(t, seat)
        elif card == CACHE:
            cards.lay_cache(t, seat)
        else:
            t.push(Storm(victims, victims))

    def sail(self, t: Sea, seat: i64, port: i64) -> None:
        turn.sail(t, seat, port)
        t.push(PortArrival(seat, port, "items"))


def add_ports(found: list[int], ports: i64) -> None:
    """Sailing to each of these ports."""
    for port in range(PORT_COUNT):
        if (ports >> port) & 1:
            found.append(SAIL.at(port))


def choices(t: Sea, seat: i64, draft: tuple[int, ...]) -> list[int]:
    """What completes, or goes on with, the card in the draft."""
    found: list[int] = []
    card = draft[0]
    if card == HEAVE:
        add_ports(found, turn.sail_targets(t, seat))
    elif card == INTRIGUE:
        for place in range(TILES):
            if place not in draft[1:]:
                found.append(CHOOSE_TILE.at(place))
    elif len(draft) > 1:
        for give in range(KINDS):
            for take in range(KINDS):
                if not cards.why_not_trade(t, seat, draft[1], give, take):
                    found.append(TRADE.at(give, take))
    else:
        for target in range(t.seats):
            if not cards.why_not_aim(t, seat, card, target):
                found.append(AIM.at(target))
    return found


def why_not_choose(t: Sea, seat: i64, draft: tuple[int, ...], action: i64) -> str:
    """Why this does not go on with the card in the draft; "" if it does."""
    card = draft[0]
    if card == HEAVE:
        if SAIL.holds(action):
            return turn.why_not_reach(t, seat, action - SAIL.base)
    elif card == INTRIGUE:
        if CHOOSE_TILE.holds(action):
            return "W12-same-tile" if int(action - CHOOSE_TILE.base) in draft[1:] else ""
    elif len(draft) > 1:
        if TRADE.holds(action):
            pair = action - TRADE.base
            return cards.why_not_trade(t, seat, draft[1], pair // KINDS, pair % KINDS)
    elif AIM.holds(action):
        return cards.why_not_aim(t, seat, card, action - AIM.base)
    return "W12-not-now"


class CardDraw(AsksChance[Sea]):
    """An Action card is drawn; only its owner sees which (W14)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def outcomes(self, t: Sea) -> list[tuple[int, int]]:
        return t.deck.odds(TURN_UP_CARD.base)

    def happen(self, t: Sea, outcome: i64) -> None:
        turn.take_card(t, self.seat, outcome - TURN_UP_CARD.base)
        t.pop()


class Storm(Several[Sea]):
    """The victims throw cards away in secret, each down to two; the discards become public together (W12)."""

    follows = "W12"

    def __init__(self, waiting: i64, victims: i64) -> None:
        super().__init__(waiting)
        self.victims: i64 = victims

    def again(self, waiting: i64) -> "Storm":
        return Storm(waiting, self.victims)

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = []
        for card in range(CARD_COUNT):
            if cards.left_in_hand(t, seat, card) > 0:
                found.append(DISCARD.at(card))
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if DISCARD.holds(action):
            return "" if cards.left_in_hand(t, seat, action - DISCARD.base) > 0 else "W12-not-in-hand"
        return self.rule() + "-not-now"

    def take(self, t: Sea, seat: i64, action: i64) -> bool:
        t.drafts[seat] = (*t.drafts[seat], int(action - DISCARD.base))
        return cards.storm_surplus(t, seat) == 0

    def answer_anew(self, t: Sea, seat: i64, source: Source) -> None:
        if (self.victims >> seat) & 1:
            held: list[int] = []
            add_kinds(held, tuple(t.hands[seat].cards))
            shuffle(held, source)
            t.drafts[seat] = tuple(held[cards.STORM_CARDS :])

    def reveal(self, t: Sea) -> None:
        for seat in range(t.seats):
            if (self.victims >> seat) & 1:
                cards.storm(t, seat)
        t.pop()
