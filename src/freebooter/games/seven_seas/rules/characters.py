"""Choosing, announcing, and what the seven characters do, save for plunder and curses (S3, S4, S17)."""

from mypy_extensions import i64

from freebooter.core.hand import everyone, only
from freebooter.games.seven_seas.events import (
    AdventureDeclined,
    CaravanDrawn,
    CaravanSighted,
    CardDrawn,
    CharacterRevealed,
    CharactersTakenBack,
    CorsairTileTaken,
    CurseCast,
    CurseDrawn,
    FirstPlayerNamed,
    LastRoundsDrawn,
    MistakeMade,
    NothingDone,
    PortChanged,
    PortDrawn,
    RoundBegan,
    ShipsBought,
)
from freebooter.games.seven_seas.figures import CHARACTERS, COUNTRIES, CURSES
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.space import CHOOSE
from freebooter.games.seven_seas.state import (
    ALL_CHARACTERS,
    FIRST_CURSE,
    FIRST_PORT,
    GOVERNOR,
    MERCHANT,
    NOBODY,
    SHIPWRIGHT,
    Seas,
    caravan_country,
    caravan_ships,
    clockwise,
    needs_card,
    port_now,
)

# Questions


def why_not_choose(t: Seas, seat: i64, character: i64) -> str:
    """Why `seat` may not choose this character; "" if he may (S17)."""
    return "" if (t.available[seat] >> character) & 1 else "S17-lies-in-front"


def why_not_buy(t: Seas, seat: i64, ships: i64) -> str:
    """Why `seat` may not buy so many ships; "" if he may (S3)."""
    if ships > t.reserve[seat]:
        return "S3-reserve-too-small"
    if ships > t.chests[seat]:
        return "S3-too-few-chests"
    return ""


def why_not_become_corsair(t: Seas, country: i64) -> str:
    """Why nobody may become a Corsair of this country any more; "" if somebody may (S19)."""
    return "" if t.corsairs[country] == NOBODY else "S19-tile-taken"


def why_not_play(t: Seas, seat: i64, card: i64) -> str:
    """Why `seat` may not play this Adventure card; "" if he may (S3)."""
    return "" if t.hands[seat].cards[card] else "S3-not-in-hand"


def is_mistaken(t: Seas, seat: i64, character: i64) -> bool:
    """Whether a character who asks for no card cannot perform his action (S3)."""
    if character == SHIPWRIGHT:
        return t.reserve[seat] == 0
    if character == GOVERNOR:
        return NOBODY not in t.corsairs
    if character == MERCHANT:
        return fleet.cargo(t, seat) == 0
    return t.deck.size() == 0


def gifts_due(t: Seas, seat: i64, choosers: i64) -> i64:
    """How often the character offers its gift to `seat`, one of so many who chose it, if he performs (S4)."""
    if choosers > 1:
        return 0
    if seat == t.first:
        return 1 if t.seats == 2 else 2
    return 0 if t.seats == 2 else 1


def is_last_rounds_next(t: Seas) -> bool:
    """Whether the Last Rounds lies on top of the Adventure deck (S12)."""
    return t.above == 0 and t.last_round == 0


# Changes


def name_first_player(t: Seas, seat: i64) -> None:
    """Give the first player marker to a seat (S16)."""
    t.first = seat
    if t.telling:
        t.tell(FirstPlayerNamed(seat))


def begin_round(t: Seas) -> None:
    """Pass the marker on, except before the first round; nothing is announced yet (S17)."""
    if t.rounds:
        t.first = clockwise(t, t.first, 1)
    t.rounds += 1
    t.announced = NOBODY
    if t.telling:
        t.tell(RoundBegan(t.rounds, t.first))


def reveal(t: Seas, character: i64) -> tuple[int, ...]:
    """Announce a character: who chose it reveals it and will act, clockwise from the first player (S17)."""
    t.announced = character
    choosers: list[int] = []
    for place in range(t.seats):
        seat = clockwise(t, t.first, place)
        if t.sealed[seat] == CHOOSE.base + character:
            choosers.append(seat)
            t.sealed[seat] = -1
            t.shown[seat] = character
            t.available[seat] &= ~(1 << character)
            t.in_front[seat] |= 1 << character
    if choosers and t.telling:
        t.tell(CharacterRevealed(CHARACTERS[character], tuple(choosers)))
    return tuple(choosers)


def take_characters_back(t: Seas) -> None:
    """Captain, Aborigine and Shaman bring all characters of their players back (S3)."""
    for seat in range(t.seats):
        if needs_card(t.shown[seat]):
            t.available[seat] = ALL_CHARACTERS
            t.in_front[seat] = 0
            if t.telling:
                t.tell(CharactersTakenBack(seat))
        t.shown[seat] = NOBODY


def mistake(t: Seas, seat: i64, character: i64) -> None:
    """The action cannot be performed: a Black Spot (S3)."""
    if t.telling:
        t.tell(MistakeMade(seat, CHARACTERS[character]))
    fleet.take_spots(t, seat, 1, "mistake")


def decline(t: Seas, seat: i64, character: i64) -> None:
    """No card is played, for want of one or of will: a Black Spot (S3)."""
    if t.telling:
        t.tell(AdventureDeclined(seat, CHARACTERS[character]))
    fleet.take_spots(t, seat, 1, "mistake")


def abstain(t: Seas, seat: i64, character: i64) -> None:
    """Nothing is bought or sold: allowed, but not performing (S3)."""
    if t.telling:
        t.tell(NothingDone(seat, CHARACTERS[character]))


def give(t: Seas, seat: i64, character: i64) -> None:
    """A ship or a chest as a gift; other gifts are drawn (S4)."""
    if character == SHIPWRIGHT:
        fleet.launch(t, seat, 1)
    else:
        t.chests[seat] += 1


def buy_ships(t: Seas, seat: i64, ships: i64) -> None:
    """A chest buys a ship (S3)."""
    t.chests[seat] -= ships
    fleet.launch(t, seat, ships)
    if t.telling:
        t.tell(ShipsBought(seat, ships))


def become_corsair(t: Seas, seat: i64, country: i64) -> None:
    """A tile, a Black Spot and the whole reserve (S19)."""
    t.corsairs[country] = int(seat)
    ships = t.reserve[seat]
    if t.telling:
        t.tell(CorsairTileTaken(seat, COUNTRIES[country], ships))
    fleet.take_spots(t, seat, 1, "commission")
    fleet.launch(t, seat, ships)


def play_card(t: Seas, seat: i64, card: i64) -> None:
    """An Adventure card leaves a hand and is shown to all (S3)."""
    t.hands[seat].lose(card, everyone(t.seats))
    t.played.append(int(card))
    if card >= FIRST_PORT:
        t.port = card - FIRST_PORT
    if t.telling:
        if card < FIRST_CURSE:
            t.tell(CaravanSighted(seat, COUNTRIES[caravan_country(card)], caravan_ships(card)))
        elif card < FIRST_PORT:
            t.tell(CurseCast(seat, CURSES[card - FIRST_CURSE]))
        else:
            port = port_now(t)
            t.tell(PortChanged(seat, port.name, port.demand[0], port.demand[1], port.demand[2]))


def show_last_rounds(t: Seas, seat: i64) -> None:
    """The Last Rounds is drawn and laid aside: the present round and some more are played (S12), unless the limit of
    rounds comes first (S14)."""
    t.last_round = min(t.rounds + t.charts.rounds_after, t.round_limit)
    if t.telling:
        t.tell(LastRoundsDrawn(seat, t.last_round - t.rounds))


def draw_card(t: Seas, seat: i64, card: i64) -> None:
    """The top Adventure card goes into a hand; only its owner sees which (S15)."""
    t.deck.draw(card)
    if t.above > 0:
        t.above -= 1
    t.hands[seat].gain(card, only(seat))
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
