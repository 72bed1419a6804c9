"""What a viewer of Plunder sees, and the tables it may come from: only hands and the deck are hidden (P18)."""

from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from freebooter.core.deck import fresh_deck
from freebooter.core.hand import Hand, deal_anew
from freebooter.core.message import Seat
from freebooter.core.seen_hand import SeenHand, imagine_hands
from freebooter.core.several import answer_for_others
from freebooter.core.source import Source
from freebooter.core.view import View, common, restore
from freebooter.games.plunder.actions import Accept, Decline, Propose
from freebooter.games.plunder.figures import (
    CELLS,
    COLUMNS,
    MOST_SEATS,
    RESOURCES,
    ROWS,
    SHIPS_EACH,
    PlunderFigures,
)
from freebooter.games.plunder.flow import FRAMES
from freebooter.games.plunder.flow.setup import chart_map
from freebooter.games.plunder.meta import PlunderOptions
from freebooter.games.plunder.rules.cards import listed
from freebooter.games.plunder.rules.chart import BARRIER, CLOSED, NOWHERE, PORT, WATER, Chart
from freebooter.games.plunder.rules.storm import in_storm
from freebooter.games.plunder.scoring import own_points, score
from freebooter.games.plunder.space import SPACE
from freebooter.games.plunder.state import Sea, new_sea, team

ANSWERS: Any = Accept | Decline | Propose


class TileView(Struct, frozen=True):
    """A tile of the map: its face in the figure set, turned clockwise by quarters."""

    face: int
    id: str
    quarters: int


class RowView(Struct, frozen=True):
    """A row of the map: ~ water, P port, # land."""

    row: str
    cells: str


class IslandView(Struct, frozen=True):
    """An island with ports; no skulls: a merchant's. `owner` is -1 for nobody."""

    id: str
    skulls: int
    ports: tuple[str, ...]
    owner: Seat


class ShipView(Struct, frozen=True):
    """A ship: where it is, and its pegs."""

    cell: str
    lives: int
    cannons: int
    masts: int


class HandView(Struct, frozen=True):
    """A hand: how many cards, what this viewer knows to be in it, and what everyone knows."""

    size: int
    known: dict[str, int]
    public: dict[str, int]


class AttackedView(Struct, frozen=True):
    """The targets that one ship of the active fleet has attacked: ships as seat * 3 + place, and islands."""

    ships: tuple[int, ...]
    islands: tuple[int, ...]


class PlunderView(View, frozen=True):
    """The table. `walls` are sides that no ship crosses although both cells are sea. A draft is eight counts: four
    resources given, four asked for."""

    tiles: tuple[TileView | None, ...]
    terrain: tuple[RowView, ...]
    walls: tuple[tuple[str, str], ...]
    islands: tuple[IslandView, ...]
    ships: tuple[tuple[ShipView | None, ...], ...]
    point_cards: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    teams: tuple[int, ...]
    target: int
    hands: tuple[HandView, ...]
    stacks: dict[str, int]
    deck: int
    treasure_unseen: dict[str, int]
    treasure_known: tuple[str, ...]
    tokens: tuple[str, ...]
    storm: str
    storm_cells: tuple[str, ...]
    costs: dict[str, tuple[str, ...]]
    first: Seat
    rounds: int
    active: Seat
    rolled: int
    die_left: int
    rigged: tuple[int, ...]
    mast_steps: tuple[int, ...]
    unrigged: tuple[int, ...]
    attacked: tuple[AttackedView, ...]
    treaties: tuple[Seat, ...]
    offers: int
    gained: tuple[int, ...]
    gifted: tuple[int, ...]
    turn_over: bool
    ending: str
    winner: int


def view(t: Sea, viewer: int) -> PlunderView:
    """Built up from what is public, the viewer's own hand, and what he knows of the others'."""
    terrain, walls = _drawn(t.chart)
    treasures = t.atlas.treasures
    return PlunderView(
        **common(t, viewer, SPACE),
        tiles=tuple(
            None if laid < 0 else TileView(laid // 4, t.atlas.faces[laid // 4].id, laid % 4) for laid in t.layout
        ),
        terrain=terrain,
        walls=walls,
        islands=tuple(
            IslandView(isle.name, isle.skulls, tuple(CELLS[port] for port in isle.ports), owner)
            for isle, owner in zip(t.chart.isles, t.owners, strict=False)
        ),
        ships=tuple(
            tuple(_ship(t, seat * SHIPS_EACH + place) for place in range(SHIPS_EACH)) for seat in range(t.seats)
        ),
        point_cards=tuple(t.points),
        points=tuple(own_points(t, seat) for seat in range(t.seats)),
        scores=tuple(score(t, seat) for seat in range(t.seats)),
        teams=tuple(team(t, seat) for seat in range(t.seats)),
        target=t.atlas.target,
        hands=tuple(_hand(hand, viewer) for hand in t.hands),
        stacks=_by_kind(t.stacks),
        deck=t.deck.size(),
        treasure_unseen={
            card.name: count
            for segment in t.treasure.segments
            if not segment.known
            for card, count in zip(treasures, segment.cards, strict=True)
            if count
        },
        treasure_known=tuple(treasures[card].name for card in t.treasure.known()),
        tokens=tuple(_cell_name(cell) for cell in t.tokens),
        storm=_cell_name(t.storm),
        storm_cells=tuple(CELLS[cell] for cell in t.chart.cells if in_storm(t, cell)),
        costs={
            name: listed(cost) for name, cost in zip(("mast", "cannon", "life", "ship"), t.atlas.costs, strict=True)
        },
        first=t.first,
        rounds=t.rounds,
        active=t.active,
        rolled=t.rolled,
        die_left=t.die_left,
        rigged=tuple(t.rigged),
        mast_steps=tuple(t.mast_steps),
        unrigged=_bits(t.unrigged),
        attacked=tuple(
            AttackedView(_bits(done & _ALL_SHIPS), _bits(done >> MOST_SEATS * SHIPS_EACH)) for done in t.attacked
        ),
        treaties=_bits(t.treaties),
        offers=t.offers,
        gained=tuple(t.gained),
        gifted=_bits(t.gifted),
        turn_over=t.turn_over,
        ending=t.ending,
        winner=t.winner,
    )


def imagine(seen: PlunderView, options: PlunderOptions, figures: PlunderFigures, source: Source) -> Sea:
    """A table that looks like this: hidden cards are dealt above what the viewer knows."""
    t = new_sea(seen.seats, seen.edition, options, figures)
    restore(t, seen, FRAMES, SPACE)
    t.layout = [NOWHERE if tile is None else tile.face * 4 + tile.quarters for tile in seen.tiles]
    chart_map(t)
    t.owners = [island.owner for island in seen.islands]
    ships = [ship for fleet in seen.ships for ship in fleet]
    t.ship_at = [NOWHERE if ship is None else CELLS.index(ship.cell) for ship in ships]
    t.lives = [0 if ship is None else ship.lives for ship in ships]
    t.cannons = [0 if ship is None else ship.cannons for ship in ships]
    t.masts = [0 if ship is None else ship.masts for ship in ships]
    t.points = list(seen.point_cards)
    t.stacks = [seen.stacks[kind] for kind in RESOURCES]
    _imagine_cards(t, seen)
    names = [card.name for card in t.atlas.treasures]
    t.treasure = fresh_deck(tuple(seen.treasure_unseen.get(name, 0) for name in names))
    for name in seen.treasure_known:
        t.treasure.bury(names.index(name))
    t.tokens = [_cell_number(name) for name in seen.tokens]
    t.storm = _cell_number(seen.storm)
    t.first = seen.first
    t.rounds = seen.rounds
    t.active = seen.active
    t.rolled = seen.rolled
    t.die_left = seen.die_left
    t.rigged = list(seen.rigged)
    t.mast_steps = list(seen.mast_steps)
    t.unrigged = _mask(seen.unrigged)
    t.attacked = [_mask(done.ships) | _mask(done.islands) << MOST_SEATS * SHIPS_EACH for done in seen.attacked]
    t.treaties = _mask(seen.treaties)
    t.offers = seen.offers
    t.gained = list(seen.gained)
    t.gifted = _mask(seen.gifted)
    t.turn_over = seen.turn_over
    t.ending = seen.ending
    t.winner = seen.winner
    return redeal(t, seen.viewer, source)


def redeal(t: Sea, seat: int, source: Source) -> Sea:
    """A world that this seat cannot tell from `t`: hidden cards dealt anew, and what others keep to themselves with
    them, since a sealed answer must be one that the new hand can give."""
    dealt = t.copy()
    deal_anew(dealt.hands, [dealt.deck], seat, source)
    answer_for_others(dealt, seat, source)
    return dealt


def _imagine_cards(t: Sea, seen: PlunderView) -> None:
    """Hands above their floors and the deck, filled in any way: the deal that follows shuffles them."""
    left = [count - stack for count, stack in zip(t.atlas.resources, t.stacks, strict=True)]
    hands = [SeenHand(hand.size, _counts(hand.known), _counts(hand.public)) for hand in seen.hands]
    t.hands = imagine_hands(hands, seen.viewer, left)
    t.deck = fresh_deck(tuple(left))


@lru_cache(maxsize=256)
def _drawn(chart: Chart) -> tuple[tuple[RowView, ...], tuple[tuple[str, str], ...]]:
    """The map as rows of signs, and the sides between sea cells that no ship crosses."""
    columns = 1 + max((cell % COLUMNS for cell in chart.cells), default=-1)
    signs = {WATER: "~", PORT: "P"}
    terrain = tuple(
        RowView(
            CELLS[row * COLUMNS][0],
            "".join(signs.get(chart.kind[row * COLUMNS + column], "#") for column in range(columns)),
        )
        for row in range(ROWS)
    )
    walls = tuple(
        (CELLS[cell], CELLS[chart.beyond[cell * 4 + course]])
        for cell in chart.cells
        for course in (1, 2)  # east and south: each side once
        if chart.side[cell * 4 + course] in (BARRIER, CLOSED)
    )
    return (terrain if columns else ()), walls


def _ship(t: Sea, ship: int) -> ShipView | None:
    if t.ship_at[ship] == NOWHERE:
        return None
    return ShipView(CELLS[t.ship_at[ship]], t.lives[ship], t.cannons[ship], t.masts[ship])


def _hand(hand: Hand, viewer: int) -> HandView:
    return HandView(hand.size(), _by_kind(hand.floor(viewer)), _by_kind(hand.known[-1]))


def _by_kind(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    return dict(zip(RESOURCES, counts, strict=True))


def _counts(by_kind: dict[str, int]) -> tuple[int, ...]:
    return tuple(by_kind[name] for name in RESOURCES)


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(64) if mask >> place & 1)


def _mask(places: tuple[int, ...]) -> int:
    return sum(1 << place for place in places)


def _cell_name(cell: int) -> str:
    return "" if cell == NOWHERE else CELLS[cell]


def _cell_number(name: str) -> int:
    return CELLS.index(name) if name else NOWHERE


_ALL_SHIPS: Final = (1 << MOST_SEATS * SHIPS_EACH) - 1
