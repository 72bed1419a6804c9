"""Positions of Winds of Plunder for tests, by name: everything not said is as at the start."""

from typing import Any

from freebooter.core.actions import Action
from freebooter.core.deck import fresh_deck
from freebooter.core.errors import FreebooterError
from freebooter.core.events import Event
from freebooter.core.hand import everyone
from freebooter.core.rows import row, row_of
from freebooter.core.table import CHANCE
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import Bid, BoardNobody, Sail, SetCompass
from freebooter.games.winds_of_plunder.figures import CARDS, DIRECTIONS, ITEMS, PORTS
from freebooter.games.winds_of_plunder.flow.arrival import PortArrival
from freebooter.games.winds_of_plunder.flow.round import TO_VOTE, Round
from freebooter.games.winds_of_plunder.flow.turn import TurnStart
from freebooter.games.winds_of_plunder.rules.holds import settle_markers
from freebooter.games.winds_of_plunder.space import PLACES
from freebooter.games.winds_of_plunder.state import KINDS, MARKERS, Sea

BONNET, JACK, BART, SAM, HORNIGOLD = range(5)
CUBES = 26

By = dict[int, int]
Names = dict[int, list[str]]

# Tiles by what they show, as the standard figures have them.
PLAIN_CREW_3 = "T08"
PLAIN_CREW_4 = "T12"
PLAIN_PROVISION_3 = "T09"
PLAIN_PROVISION_5 = "T17"
PLAIN_WEAPON_3 = "T07"
PLAIN_TREASURE_3 = "T10"


def sea(
    seats: int = 5,
    *,
    turn: int = BONNET,
    turns: int = 1,
    round_: int = 1,
    wind: str = "east",
    blackbeard: int = BONNET,
    ports: dict[int, str] | None = None,
    vp: By | None = None,
    weapons: By | None = None,
    crew: By | None = None,
    provisions: By | None = None,
    booty: By | None = None,
    reserve: By | None = None,
    wind_cubes: By | None = None,
    reputation: Names | None = None,
    hands: Names | None = None,
    discards: list[str] | None = None,
    deck_empty: bool = False,
    caches: By | None = None,
    brawls: tuple[int, ...] = (),
    treasures: Names | None = None,
    buried: tuple[str, ...] = (),
    tiles: dict[str, str] | None = None,
    markers: dict[str, int] | None = None,
    **options: Any,
) -> Sea:
    """A position at the start of `turn`'s turn, the `turns`th of the round.

    Markers lie where the holds put them, unless said otherwise; cubes not in a reserve or on a port are Wind Cubes.
    """
    t = _laid_out(seats, tiles or {}, {"blackbeard": blackbeard, **options})
    t.wind = DIRECTIONS.index(wind)
    t.round = round_
    t.first = (turn - turns + 1) % seats
    starts = ["san-salvadore", "puerto-rico", "turks-and-caicos", "santo-domingo", "jamaica"]
    for seat in range(seats):
        t.ports[seat] = PORTS.index((ports or {}).get(seat, starts[seat]))
        t.fame[seat] = sum(1 << PORTS.index(port) for port in (reputation or {}).get(seat, []))
        _lay_cubes(t, seat, reserve or {}, wind_cubes or {})
        t.vp[seat] = (vp or {}).get(seat, 0)
        t.earned[seat * 6] = t.vp[seat]
        for item, tally in enumerate((weapons, crew, provisions)):
            t.tally[seat * KINDS + item] = (tally or {}).get(seat, 0)
        t.booty[seat] = (booty or {}).get(seat, 0)
        t.caches[seat] = (caches or {}).get(seat, 0)
        t.brawls[seat] = int(seat in brawls)
    for area, members in enumerate(t.waters.area_ports):
        t.completed[area] = sum(fame & members == members for fame in t.fame)
    _deal(t, hands or {}, discards or [], deck_empty=deck_empty)
    _deal_treasures(t, treasures or {}, buried)
    if markers is None:
        settle_markers(t)
    else:
        t.markers = row_of(markers.get(marker, -1) for marker in MARKERS)
    t.frames = [Round(turns), TurnStart(turn)]
    t.settle()
    return t


def vote(seats: int = 4, *, round_: int = 1, blackbeard: int = BONNET, **options: Any) -> Sea:
    """A position before the vote of a round."""
    t = sea(seats, blackbeard=blackbeard, **options)
    t.round = round_
    t.frames = [Round(TO_VOTE)]
    t.settle()
    return t


def cast(t: Sea, *votes: tuple[str, int]) -> list[Event]:
    """All seats set their compasses, then bid; says everything that was told."""
    told = [event for seat, (wind, _) in enumerate(votes) for event in answer(t, seat, SetCompass(wind))]
    return told + [event for seat, (_, cubes) in enumerate(votes) for event in answer(t, seat, Bid(cubes))]


def _laid_out(seats: int, tiles: dict[str, str], options: dict[str, Any]) -> Sea:
    t = GAME.new(seats, options)
    names = t.waters.tile_names
    rest = [tile for tile, name in enumerate(names) if name not in tiles.values()]
    t.tiles = row_of(names.index(tiles[place]) if place in tiles else rest.pop(0) for place in PLACES)
    t.bag = fresh_deck(row(len(names), 0))
    return t


def _lay_cubes(t: Sea, seat: int, reserve: By, wind_cubes: By) -> None:
    left = CUBES - int(t.fame[seat]).bit_count()
    if seat in reserve:
        t.reserve[seat] = reserve[seat]
        t.wind_cubes[seat] = left - reserve[seat]
    else:
        t.wind_cubes[seat] = wind_cubes.get(seat, 10)
        t.reserve[seat] = left - t.wind_cubes[seat]


def _deal(t: Sea, hands: Names, discards: list[str], *, deck_empty: bool) -> None:
    left = list(t.waters.cards)
    left[CARDS.index("secret-cache")] -= sum(t.caches)
    left[CARDS.index("tavern-brawl")] -= sum(t.brawls)
    for seat, held in hands.items():
        for card in held:
            t.hands[seat].gain(CARDS.index(card), 0)
            left[CARDS.index(card)] -= 1
    for card in discards:
        t.discards[CARDS.index(card)] += 1
        left[CARDS.index(card)] -= 1
    if deck_empty:
        t.discards = row_of(lying + more for lying, more in zip(t.discards, left, strict=True))
        left = [0] * len(left)
    t.deck = fresh_deck(row_of(left))


def _deal_treasures(t: Sea, treasures: Names, buried: tuple[str, ...]) -> None:
    held = [port for maps in treasures.values() for port in maps]
    for seat, maps in treasures.items():
        for port in maps:
            t.treasures[seat].gain(PORTS.index(port), 0)
    t.treasure_deck = fresh_deck(row_of(int(port not in held and port not in buried) for port in PORTS))
    for port in buried:
        t.treasure_deck.bury(PORTS.index(port))


# Playing


def play(t: Sea, *actions: Action) -> list[Event]:
    """Play actions of whoever is asked; says everything that was told."""
    told: list[Event] = []
    for action in actions:
        told += answer(t, GAME.asks(t)[0], action)
    return told


def answer(t: Sea, seat: int, action: Action) -> list[Event]:
    """One seat's answer; says everything that was told."""
    return [one.event for one in GAME.apply(t, seat, action)]


def happen(t: Sea, outcome: Action) -> list[Event]:
    """What chance brings; says everything that was told."""
    return [one.event for one in GAME.apply_chance(t, outcome)]  # type: ignore[arg-type]


def arrive(t: Sea, port: str) -> list[Event]:
    """Sail there, board nobody, and let chance bring the first treasure card it may."""
    told = play(t, Sail(port))
    while t.frames and isinstance(t.frames[-1], PortArrival):
        if GAME.asks(t) == (CHANCE,):
            told += happen(t, GAME.outcomes(t)[0][0])
        else:
            told += play(t, BoardNobody())
    return told


def refusal(t: Sea, action: Action, seat: int | None = None) -> str:
    """What a seat, or the one that is asked, is told about an action it may not take."""
    try:
        GAME.apply(t.copy(), GAME.asks(t)[0] if seat is None else seat, action)
    except FreebooterError as error:
        return str(error)
    raise AssertionError(f"{action} is legal here")


def may(t: Sea, kind: type[Action]) -> list[Action]:
    """What whoever is asked may do of this kind."""
    return [action for action in GAME.legal(t, GAME.asks(t)[0]) if isinstance(action, kind)]


# Looking


def tally(t: Sea, seat: int, item: str) -> int:
    return t.tally[seat * KINDS + ITEMS.index(item)]


def holder(t: Sea, marker: str) -> int:
    """Who holds an Advantage marker; -1 if it lies beside the board."""
    return t.markers[MARKERS.index(marker)]


def port_of(t: Sea, seat: int) -> str:
    return PORTS[t.ports[seat]]


def hand_of(t: Sea, seat: int) -> list[str]:
    return [CARDS[card] for card, copies in enumerate(t.hands[seat].cards) for _ in range(copies)]


def know(t: Sea, seat: int, port: str) -> None:
    """Let everyone know of a treasure card that this seat holds."""
    cards = row_of(int(name == port) for name in PORTS)
    t.treasures[seat].show(cards, everyone(t.seats))
