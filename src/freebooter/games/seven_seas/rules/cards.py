"""Adventure cards: playing and drawing them, and the Last Rounds among them (S3, S12)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.hand import everyone
from freebooter.games.seven_seas.events import (
    CaravanDrawn,
    CaravanSighted,
    CardDrawn,
    CurseCast,
    CurseDrawn,
    LastRoundsDrawn,
    PortChanged,
    PortDrawn,
)
from freebooter.games.seven_seas.figures import COUNTRIES, CURSES
from freebooter.games.seven_seas.state import (
    FIRST_CURSE,
    FIRST_PORT,
    NOT_YET,
    Seas,
    Thrown,
    caravan_country,
    caravan_ships,
    port_now,
)

UNSEEN: Final[i64] = 0  # the mask of other seats that see a card drawn


# Questions


def why_not_play(t: Seas, seat: i64, card: i64) -> str:
    """Why `seat` may not play this Adventure card; "" if they may (S3)."""
    return "" if t.hands[seat].cards[card] else "S3-not-in-hand"


def is_last_rounds_next(t: Seas) -> bool:
    """Whether the Last Rounds lies on top of the Adventure deck (S12)."""
    return t.above == 0 and t.last_round == NOT_YET


# Changes


def play_card(t: Seas, seat: i64, card: i64) -> None:
    """An Adventure card leaves a hand and is shown to all (S3)."""
    t.hands[seat].lose(card, everyone(t.seats))
    t.played.append(int(card))
    if card >= FIRST_PORT:
        t.port = card - FIRST_PORT
    else:
        t.thrown = Thrown(card)
    if t.telling:
        if card < FIRST_CURSE:
            t.tell(CaravanSighted(seat, COUNTRIES[caravan_country(card)], caravan_ships(card)))
        elif card < FIRST_PORT:
            t.tell(CurseCast(seat, CURSES[card - FIRST_CURSE]))
        else:
            port = port_now(t)
            t.tell(PortChanged(seat, port.name, port.demand[0], port.demand[1], port.demand[2]))


def show_last_rounds(t: Seas, seat: i64) -> None:
    """The Last Rounds is drawn and laid aside: the present round and some more are played (S12), but no more than the
    limit of rounds allows (S14)."""
    t.last_round = min(t.rounds + t.charts.rounds_after, t.charts.round_limit)
    t.cut_short = t.last_round < t.rounds + t.charts.rounds_after
    if t.telling:
        t.tell(LastRoundsDrawn(seat, t.last_round - t.rounds))


def draw_card(t: Seas, seat: i64, card: i64) -> None:
    """The top Adventure card goes into a hand; only its owner sees which (S15)."""
    t.deck.draw(card)
    if t.above > 0:
        t.above -= 1
    t.hands[seat].gain(card, UNSEEN)
    if t.telling:
        twin = CardDrawn(seat)
        if card < FIRST_CURSE:
            t.whisper((seat,), CaravanDrawn(seat, COUNTRIES[caravan_country(card)], caravan_ships(card)), twin)
        elif card < FIRST_PORT:
            t.whisper((seat,), CurseDrawn(seat, CURSES[card - FIRST_CURSE]), twin)
        else:
            port = t.charts.ports[card - FIRST_PORT]
            demand = port.demand
            t.whisper((seat,), PortDrawn(seat, port.name, demand[0], demand[1], demand[2]), twin)
