"""What the characters do on their own, save for cards, sales, plunder and curses (S3, S4, S19)."""

from mypy_extensions import i64

from freebooter.games.seven_seas.events import (
    AdventureDeclined,
    CorsairTileTaken,
    MistakeMade,
    NothingDone,
    ShipsBought,
)
from freebooter.games.seven_seas.figures import CHARACTERS, COUNTRIES
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.state import GOVERNOR, MERCHANT, NOBODY, SHIPWRIGHT, Seas

# Questions


def is_mistaken(t: Seas, seat: i64, character: i64) -> bool:
    """Whether a player whose character asks for no card cannot perform its action (S3)."""
    if character == SHIPWRIGHT:
        return t.reserve[seat] == 0
    if character == GOVERNOR:
        return free_tiles(t) == 0
    if character == MERCHANT:
        return fleet.cargo(t, seat) == 0
    return t.deck.is_empty()


def free_tiles(t: Seas) -> i64:
    """How many countries have no Corsair yet."""
    free: i64 = 0
    for owner in t.corsairs:
        if owner == NOBODY:
            free += 1
    return free


# Changes


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
    t.corsairs[country] = seat
    ships = t.reserve[seat]
    if t.telling:
        t.tell(CorsairTileTaken(seat, COUNTRIES[country], ships))
    fleet.take_spots(t, seat, 1, "commission")
    fleet.launch(t, seat, ships)
