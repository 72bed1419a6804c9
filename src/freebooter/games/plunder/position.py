"""Plunder's positions in text: cells, tiles and cards by name, ships as `A1` or with their pegs, `A1:2/1/0`.

    plunder 3; map T1A T2A T3A T4A T5A T6A; ships A1 F18:2/1/0 | A2 | -; islands A=B3 B=H5; storm L1; first A;
    turn active=0 rolled=4 die_left=4; frames Rounds(seat=0, begun=True) Turn(seat=0)

The map comes before what lies on it. A tile that is turned says so by quarters, `T1A+3`; pegs are lives, cannons and
masts, three lives alone if nothing is said. The deck is not written: it is what lies neither on the open stacks nor in
hands, which come in this order.
"""

from typing import Final

from freebooter.core.deck import fresh_deck
from freebooter.core.position import SEATS, Field, Names, Spelling, letter, read_hands, seat_of, write_hands
from freebooter.core.rows import row, row_of
from freebooter.games.plunder.figures import CELLS, RESOURCES, SHIPS_EACH
from freebooter.games.plunder.flow.setup import chart_map
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.space import SPACE
from freebooter.games.plunder.state import NOBODY, Sea, put_ship, ship_of

_NOTHING: Final = "-"
_DEEDS: Final = [type(action).__name__ for action in SPACE.actions]


def names(t: Sea) -> dict[str, Names]:
    return {
        "sealed": _DEEDS,
        "treasure": [card.name for card in t.atlas.treasures],
        "tokens": CELLS,
        "storm": CELLS,
        "first": SEATS,
        "winner": SEATS,
    }


def write_map(t: Sea) -> str:
    return " ".join(_tile(t, laid) for laid in t.layout)


def read_map(t: Sea, text: str) -> None:
    """Lay these tiles, with nobody on their islands."""
    faces = [face.id for face in t.atlas.faces]
    t.layout = []
    for tile in text.split():
        face, _, quarters = tile.partition("+")
        t.layout.append(NOWHERE if face == _NOTHING else faces.index(face) * 4 + int(quarters or 0))
    if len(t.layout) != t.atlas.places:
        raise ValueError(f"{len(t.layout)} tiles; a map has {int(t.atlas.places)}")
    chart_map(t)
    t.owners = row(len(t.chart.isles), NOBODY)


def _tile(t: Sea, laid: int) -> str:
    if laid == NOWHERE:
        return _NOTHING
    return t.atlas.faces[laid // 4].id + (f"+{laid % 4}" if laid % 4 else "")


def write_ships(t: Sea) -> str:
    """Fleet by fleet, without the ships that a fleet has yet to build."""
    fleets = []
    for seat in range(t.seats):
        ships = " ".join(_ship(t, ship_of(seat, place)) for place in range(SHIPS_EACH))
        fleets.append(ships.rstrip(" -") or _NOTHING)
    return " | ".join(fleets)


def read_ships(t: Sea, text: str) -> None:
    for ship in range(len(t.ship_at)):
        put_ship(t, ship, NOWHERE)
    for seat, fleet in enumerate(text.split("|")):
        for place, one in enumerate(fleet.split()):
            if one != _NOTHING:
                cell, _, pegs = one.partition(":")
                ship = ship_of(seat, place)
                put_ship(t, ship, CELLS.index(cell))
                lives, cannons, masts = pegs.split("/") if pegs else (t.atlas.most_lives, 0, 0)
                t.lives[ship], t.cannons[ship], t.masts[ship] = int(lives), int(cannons), int(masts)


def _ship(t: Sea, ship: int) -> str:
    if t.ship_at[ship] == NOWHERE:
        return _NOTHING
    pegs = (t.lives[ship], t.cannons[ship], t.masts[ship])
    name = CELLS[t.ship_at[ship]]
    return name if pegs == (t.atlas.most_lives, 0, 0) else f"{name}:{pegs[0]}/{pegs[1]}/{pegs[2]}"


def write_islands(t: Sea) -> str:
    """Who owns which, each named by its first port."""
    owned = [
        f"{letter(owner)}={CELLS[isle.ports[0]]}"
        for isle, owner in zip(t.chart.isles, t.owners, strict=False)
        if owner != NOBODY
    ]
    return " ".join(owned) or _NOTHING


def read_islands(t: Sea, text: str) -> None:
    t.owners = row(len(t.chart.isles), NOBODY)
    for one in text.split():
        if one != _NOTHING:
            owner, _, port = one.partition("=")
            island = t.chart.island_at[CELLS.index(port)]
            if island < 0:
                raise ValueError(f"{port} is no port")
            t.owners[island] = seat_of(owner)


def write_stacks(t: Sea) -> str:
    return " ".join(map(str, t.stacks))


def read_stacks(t: Sea, text: str) -> None:
    t.stacks = row_of(map(int, text.split()))
    leave_deck(t)


def read_cards(t: Sea, text: str) -> None:
    t.hands = read_hands(t.hands, text, RESOURCES)
    leave_deck(t)


def leave_deck(t: Sea) -> None:
    """The deck is what lies nowhere else."""
    left = [
        count - t.stacks[kind] - sum(hand.cards[kind] for hand in t.hands)
        for kind, count in enumerate(t.atlas.resources)
    ]
    if min(left) < 0:
        kind = RESOURCES[left.index(min(left))]
        raise ValueError(f"there is less {kind} than that")
    t.deck = fresh_deck(row_of(left))


SPELLING: Final = Spelling(
    names,
    (
        Field("map", ("layout",), write_map, read_map),
        Field("ships", ("ship_at", "ship_in", "lives", "cannons", "masts"), write_ships, read_ships),
        Field("islands", ("owners",), write_islands, read_islands),
        Field("stacks", ("stacks",), write_stacks, read_stacks),
        Field("hands", ("hands", "deck"), lambda t: write_hands(t.hands, RESOURCES), read_cards),
    ),
)
