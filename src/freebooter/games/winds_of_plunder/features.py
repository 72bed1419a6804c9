"""A view of Winds of Plunder as numbers, seats counted from the viewer: fixed length, each with a name."""

from typing import Final

from freebooter.games.winds_of_plunder.figures import CARDS, DIRECTIONS, ITEMS, PORTS
from freebooter.games.winds_of_plunder.meta import META
from freebooter.games.winds_of_plunder.space import PLACES
from freebooter.games.winds_of_plunder.state import MARKERS
from freebooter.games.winds_of_plunder.view import WindsView

_SEATS: Final = META.most_seats
_TILE_ITEMS: Final = (*ITEMS, "treasure")
_SEAT_NAMES: Final = (
    "sits_here",
    "is_asked",
    "is_on_turn",
    "holds_blackbeard",
    "plunders_first",
    "vp",
    "weapons",
    "crew",
    "provisions",
    "booty",
    "wind_cubes",
    "reserve",
    "caches",
    "brawl",
    "cards",
    "treasures",
    "bid",
    *(f"marker.{marker}" for marker in MARKERS),
    *(f"compass.{direction}" for direction in DIRECTIONS),
    *(f"in_port.{port}" for port in PORTS),
    *(f"known_in.{port}" for port in PORTS),
    *(f"seen_treasure.{port}" for port in PORTS),
)

FEATURE_NAMES: tuple[str, ...] = (
    "seats",
    "round",
    "rounds_left",
    "deck",
    "treasures_unseen",
    "points",
    "bonus_point_open",
    "sailing_due",
    "gust_held",
    *(f"wind.{direction}" for direction in DIRECTIONS),
    *(f"reach.{port}" for port in PORTS),
    *(f"gust_reach.{port}" for port in PORTS),
    *(f"hand.{card}" for card in CARDS),
    *(f"map.{port}" for port in PORTS),
    *(f"discarded.{card}" for card in CARDS),
    *(f"tile.{place}.{name}" for place in PLACES for name in ("vp", *_TILE_ITEMS)),
    *(f"seat{relative}.{name}" for relative in range(_SEATS) for name in _SEAT_NAMES),
)


def features(seen: WindsView) -> list[float]:
    """The numbers named by FEATURE_NAMES; a spectator counts seats from seat 0. Empty seats are zeros."""
    turn = seen.turn
    numbers = [float(seen.seats), float(seen.round), float(seen.rounds - seen.round), float(seen.deck)]
    numbers.append(float(seen.treasures_unseen))
    if turn is None:
        numbers += [0.0] * 4
    else:
        numbers += [float(turn.points), float(turn.bonus), float(turn.sailing == "due"), float(turn.gust)]
    numbers += [float(seen.wind == direction) for direction in DIRECTIONS]
    numbers += _each(PORTS, () if turn is None else turn.reach)
    numbers += _each(PORTS, () if turn is None else turn.gust_reach)
    numbers += [float(seen.hand.get(card, 0)) for card in CARDS]
    numbers += _each(PORTS, seen.maps)
    numbers += [float(seen.discards.get(card, 0)) for card in CARDS]
    tiles = {tile.place: tile for tile in seen.tiles}
    for place in PLACES:
        tile = tiles.get(place)
        numbers.append(float(tile.vp) if tile else 0.0)
        numbers += _each(_TILE_ITEMS, tile.items if tile else ())
    first = max(seen.viewer, 0)
    for relative in range(_SEATS):
        if relative < seen.seats:
            numbers += _seat_features(seen, (first + relative) % seen.seats)
        else:
            numbers += [0.0] * len(_SEAT_NAMES)
    return numbers


def _seat_features(seen: WindsView, seat: int) -> list[float]:
    player = seen.players[seat]
    return [
        1.0,
        float(seat in seen.asks),
        float(seen.turn is not None and seen.turn.seat == seat),
        float(player.blackbeard),
        float(seen.first == seat),
        float(player.vp),
        float(player.weapons),
        float(player.crew),
        float(player.provisions),
        float(player.booty),
        float(player.wind_cubes),
        float(player.reserve),
        float(player.caches),
        float(player.brawl),
        float(player.cards),
        float(player.treasures),
        float(player.bid or 0),
        *_each(MARKERS, player.markers),
        *(float(player.compass == direction) for direction in DIRECTIONS),
        *(float(player.port == port) for port in PORTS),
        *_each(PORTS, player.reputation),
        *_each(PORTS, player.treasures_seen),
    ]


def _each(names: tuple[str, ...], present: tuple[str, ...]) -> list[float]:
    return [float(name in present) for name in names]
