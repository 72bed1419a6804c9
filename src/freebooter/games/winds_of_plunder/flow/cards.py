"""Action cards: drawing one, playing one, and what it asks for, card by card (W12, W22)."""

from typing import Final, final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.deck import add_kinds
from freebooter.core.deeds import Deed0, Deed1, Deed2, Menu
from freebooter.core.several import Several
from freebooter.core.source import Source
from freebooter.core.table import AsksChance
from freebooter.games.winds_of_plunder.flow.arrival import add_ports, set_sail
from freebooter.games.winds_of_plunder.rules import cards, turn
from freebooter.games.winds_of_plunder.rules.hands import take_card
from freebooter.games.winds_of_plunder.space import AIM, CHOOSE_TILE, DISCARD, SAIL, TRADE, TURN_UP_CARD
from freebooter.games.winds_of_plunder.state import (
    BUYERS,
    CACHE,
    CARD_COUNT,
    HEAVE,
    INTRIGUE,
    STORM,
    SWINDLE,
    TEST,
    Sea,
)


class CardDraw(AsksChance[Sea]):
    """An Action card is drawn; only its owner sees which (W14)."""

    luck = "action-cards"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def outcomes(self, t: Sea, odds: Odds) -> None:
        t.deck.odds(odds, TURN_UP_CARD)

    def shown_to(self, t: Sea) -> i64:
        return 1 << self.seat

    def happen(self, t: Sea, outcome: i64) -> None:
        take_card(t, self.seat, TURN_UP_CARD.first(outcome))
        t.pop()


class Storm(Several[Sea]):
    """The victims throw cards away in secret, each down to two; the discards become public together (W12)."""

    follows = "W12"

    def __init__(self, waiting: i64, victims: i64) -> None:
        super().__init__(waiting)
        self.victims: i64 = victims

    def again(self, waiting: i64) -> "Storm":
        return Storm(waiting, self.victims)

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for card in range(CARD_COUNT):
            if cards.left_in_hand(t, seat, card) > 0:
                found.add(DISCARD.at(card))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if DISCARD.holds(action):
            return cards.why_not_throw_away(t, seat, DISCARD.first(action))
        return self.rule() + "-not-now"

    def take(self, t: Sea, seat: i64, action: i64) -> bool:
        t.drafts[seat] = (*t.drafts[seat], int(DISCARD.first(action)))
        return cards.storm_surplus(t, seat) == 0

    def answer_anew(self, t: Sea, seat: i64, source: Source) -> None:
        if (self.victims >> seat) & 1:
            held = Numbers()
            add_kinds(held, t.hands[seat].cards)
            held.shuffle(source)
            t.drafts[seat] = tuple(held.listed()[cards.STORM_CARDS :])

    def reveal(self, t: Sea) -> None:
        for seat in range(t.seats):
            if (self.victims >> seat) & 1:
                cards.storm(t, seat)
        t.pop()


# What a turn offers


@final
class Drawing(Deed0[Sea]):
    """A point for a card."""

    def why_not(self, t: Sea, seat: i64, /) -> str:
        return turn.why_not_draw(t, seat)

    def do(self, t: Sea, seat: i64, /) -> None:
        turn.seek_card(t, seat)
        t.push(CardDraw(seat))


@final
class Playing(Deed1[Sea]):
    """A card is played, or lies in the draft until whatever it asks for is chosen."""

    def why_not(self, t: Sea, seat: i64, card: i64, /) -> str:
        return cards.why_not_play(t, seat, card)

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        if turn.points_at_hand(t, seat) == 0:
            return
        held = t.hands[seat].cards
        for card in range(CARD_COUNT):
            if held[card] and not cards.why_not_now(t, seat, card):
                found.add(self.block.at(card))

    def do(self, t: Sea, seat: i64, card: i64, /) -> None:
        if cards.needs_choice(card):
            t.drafts[seat] = (int(card),)
            return
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


# What the card in the draft asks for


@final
class SailingAgain(Deed1[Sea]):
    """Heave: a second sailing, for a Crew."""

    def why_not(self, t: Sea, seat: i64, port: i64, /) -> str:
        return turn.why_not_reach(t, seat, port)

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        add_ports(found, turn.sail_targets(t, seat))

    def do(self, t: Sea, seat: i64, port: i64, /) -> None:
        cards.play_draft(t, seat)
        t.turn.heaved = True
        cards.pay_crew(t, seat)
        set_sail(t, seat, port)


@final
class ChoosingTile(Deed1[Sea]):
    """Intrigue: one tile, then the other."""

    def why_not(self, t: Sea, seat: i64, place: i64, /) -> str:
        draft = t.drafts[seat]
        return "W12-same-tile" if len(draft) > 1 and draft[1] == place else ""

    def do(self, t: Sea, seat: i64, place: i64, /) -> None:
        draft = t.drafts[seat]
        if len(draft) == 1:
            t.drafts[seat] = (*draft, int(place))
        else:
            cards.play_draft(t, seat)
            cards.switch_tiles(t, draft[1], place)


@final
class Aiming(Deed1[Sea]):
    """The opponent on whom the card is played; a Swindle asks for the items next."""

    def why_not(self, t: Sea, seat: i64, target: i64, /) -> str:
        return cards.why_not_aim(t, seat, t.drafts[seat][0], target)

    def do(self, t: Sea, seat: i64, target: i64, /) -> None:
        draft = t.drafts[seat]
        if draft[0] == SWINDLE:
            t.drafts[seat] = (*draft, int(target))
        else:
            cards.play_draft(t, seat)
            cards.strike(t, seat, draft[0], target)


@final
class Trading(Deed2[Sea]):
    """Swindle: an item for one of the opponent's."""

    def why_not(self, t: Sea, seat: i64, give: i64, take: i64, /) -> str:
        return cards.why_not_trade(t, seat, t.drafts[seat][1], give, take)

    def do(self, t: Sea, seat: i64, give: i64, take: i64, /) -> None:
        target: i64 = t.drafts[seat][1]
        cards.play_draft(t, seat)
        cards.swindle(t, seat, target, give, take)


SAIL_AGAIN: Final[Menu[Sea]] = Menu("W12", [SailingAgain(SAIL)])
TILES_TO_SWITCH: Final[Menu[Sea]] = Menu("W12", [ChoosingTile(CHOOSE_TILE)])
TARGETS: Final[Menu[Sea]] = Menu("W12", [Aiming(AIM)])
TRADES: Final[Menu[Sea]] = Menu("W12", [Trading(TRADE)])


def menu_of(draft: tuple[int, ...]) -> Menu[Sea]:
    """What completes, or goes on with, the card in a draft."""
    if draft[0] == HEAVE:
        return SAIL_AGAIN
    if draft[0] == INTRIGUE:
        return TILES_TO_SWITCH
    return TARGETS if len(draft) == 1 else TRADES
