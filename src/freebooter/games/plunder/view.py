"""What a viewer of Plunder sees, and the tables it may come from: only hands and the deck are hidden (P18)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from freebooter.core.deck import fresh_deck
from freebooter.core.hand import Hand, deal_anew
from freebooter.core.message import Seat, Term
from freebooter.core.rows import row_of
from freebooter.core.seen_hand import SeenHand, imagine_hands
from freebooter.core.several import answer_for_others
from freebooter.core.source import Source
from freebooter.core.table import SPECTATOR
from freebooter.core.view import View, private, public
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
from freebooter.games.plunder.flow.setup import chart_map
from freebooter.games.plunder.flow.treasure import CardEffect
from freebooter.games.plunder.meta import PlunderOptions
from freebooter.games.plunder.rules.cards import listed
from freebooter.games.plunder.rules.chart import BARRIER, CLOSED, NOWHERE, PORT, WATER, Chart, Isle
from freebooter.games.plunder.rules.storm import covers
from freebooter.games.plunder.scoring import own_points, score
from freebooter.games.plunder.space import SPACE
from freebooter.games.plunder.state import NOBODY, Atlas, PresentTurn, Sea, berth, captain, put_ship, ship_of, team

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


class FoughtView(Struct, frozen=True):
    """The dice of both sides and their scores; `roller` rolled for the defence. `end` is what the winner does to an
    island, or what befalls the ship that lost: "conquers", "loses-life" or "sinks"."""

    roller: Seat
    attack: int
    defense: int
    score: int
    opposing: int
    end: str


class BattleView(Struct, frozen=True):
    """An attack by a ship on the ship `target` of `owner`, or on the island with this `port`; the dice once they have
    fallen."""

    seat: Seat
    ship: int
    owner: Seat
    target: int = -1
    port: str = ""
    fought: FoughtView | None = None


class PlunderView(View, frozen=True):
    """The table. `walls` are sides that no ship crosses although both cells are sea. A draft is eight counts: four
    resources given, four asked for. `treasure_card` is the one being carried out, if one is."""

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
    treasure_card: Term
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
    battle: BattleView | None
    ending: str
    winner: int


def share(t: Sea) -> dict[str, Any]:
    """What everyone sees: all but the cards in hands."""
    terrain, walls = _drawn(t.chart)
    treasures = t.atlas.treasures
    return {
        **public(t),
        **_see_turn(t),
        "tiles": _tiles(t.atlas, tuple(t.layout)),
        "terrain": terrain,
        "walls": walls,
        "islands": tuple(_island(isle, owner) for isle, owner in zip(t.chart.isles, t.owners, strict=False)),
        "ships": _fleets(t),
        "point_cards": tuple(t.points),
        "points": tuple(own_points(t, seat) for seat in range(t.seats)),
        "scores": tuple(score(t, seat) for seat in range(t.seats)),
        "teams": tuple(team(t, seat) for seat in range(t.seats)),
        "target": t.atlas.target,
        "stacks": _by_kind(t.stacks),
        "deck": t.deck.size(),
        "treasure_unseen": {
            card.name: count
            for segment in t.treasure.segments
            if not segment.known
            for card, count in zip(treasures, segment.cards, strict=True)
            if count
        },
        "treasure_known": tuple(treasures[card].name for card in t.treasure.known()),
        "treasure_card": next((treasures[f.card].name for f in t.frames if isinstance(f, CardEffect)), ""),
        "tokens": tuple(_cell_name(cell) for cell in t.tokens),
        "storm": _cell_name(t.storm),
        "storm_cells": _storm_cells(t.chart, t.atlas, t.storm),
        "costs": _costs(t.atlas),
        "first": t.first,
        "rounds": t.rounds,
        "ending": t.ending,
        "winner": t.winner,
    }


def see(t: Sea, viewer: int, shared: dict[str, Any]) -> PlunderView:
    """What is public, the viewer's own hand, and what they know of the others'."""
    hands = tuple(_hand(hand, viewer) for hand in t.hands)
    return PlunderView(**shared, **private(t, viewer, SPACE), hands=hands)


def rebuild(seen: PlunderView, options: PlunderOptions, figures: PlunderFigures) -> Sea:
    """A table as far as it is seen, hidden cards in any hand above what the viewer knows."""
    t = Sea(seen.seats, seen.edition, Atlas(seen.seats, figures, options))
    t.layout = [NOWHERE if tile is None else tile.face * 4 + tile.quarters for tile in seen.tiles]
    chart_map(t)
    t.owners = row_of(island.owner for island in seen.islands)
    for number, ship in enumerate(ship for fleet in seen.ships for ship in fleet):
        if ship is not None:
            put_ship(t, number, CELLS.index(ship.cell))
            t.lives[number] = ship.lives
            t.cannons[number] = ship.cannons
            t.masts[number] = ship.masts
    t.points = row_of(seen.point_cards)
    t.stacks = row_of(seen.stacks[kind] for kind in RESOURCES)
    _imagine_cards(t, seen)
    names = [card.name for card in t.atlas.treasures]
    unseen = row_of(seen.treasure_unseen.get(name, 0) for name in names)
    t.treasure = fresh_deck(unseen, map(names.index, seen.treasure_known))
    t.tokens = row_of(_cell_number(name) for name in seen.tokens)
    t.storm = _cell_number(seen.storm)
    t.first = seen.first
    t.rounds = seen.rounds
    t.turn = _imagine_turn(seen)
    t.turn.battle = _imagine_battle(t, seen.battle)
    t.ending = seen.ending
    t.winner = seen.winner
    return t


def _see_turn(t: Sea) -> dict[str, Any]:
    """The facts of the present turn."""
    turn = t.turn
    return {
        "active": turn.active,
        "rolled": turn.rolled,
        "die_left": turn.die_left,
        "rigged": tuple(turn.rigged),
        "mast_steps": tuple(turn.mast_steps),
        "unrigged": _bits(turn.unrigged),
        "attacked": tuple(
            AttackedView(_bits(done & _ALL_SHIPS), _bits(done >> MOST_SEATS * SHIPS_EACH)) for done in turn.attacked
        ),
        "treaties": _bits(turn.treaties),
        "offers": turn.offers,
        "gained": tuple(turn.gained),
        "gifted": _bits(turn.gifted),
        "turn_over": turn.over,
        "battle": _battle(t),
    }


def _imagine_turn(seen: PlunderView) -> PresentTurn:
    turn = PresentTurn(seen.active, seen.seats)
    turn.rolled = seen.rolled
    turn.die_left = seen.die_left
    turn.rigged = row_of(seen.rigged)
    turn.mast_steps = row_of(seen.mast_steps)
    turn.unrigged = _mask(seen.unrigged)
    turn.attacked = row_of(_mask(done.ships) | _mask(done.islands) << MOST_SEATS * SHIPS_EACH for done in seen.attacked)
    turn.treaties = _mask(seen.treaties)
    turn.offers = seen.offers
    turn.gained = row_of(seen.gained)
    turn.gifted = _mask(seen.gifted)
    turn.over = seen.turn_over
    return turn


def _battle(t: Sea) -> BattleView | None:
    """The last attack of the present turn; none where there was none, or where it was bought off."""
    if not t.turn.battle:
        return None
    ship, target, island, *rolled = t.turn.battle
    fought = None
    if rolled:
        roller, attack, defense, ours, theirs, sinks = rolled
        end = "sinks" if sinks else "conquers" if target < 0 and ours >= theirs else "loses-life"
        fought = FoughtView(roller, attack, defense, ours, theirs, end)
    if target < 0:
        port = CELLS[t.chart.isles[island].ports[0]]
        return BattleView(captain(ship), berth(ship), NOBODY, port=port, fought=fought)
    return BattleView(captain(ship), berth(ship), captain(target), berth(target), fought=fought)


def _imagine_battle(t: Sea, seen: BattleView | None) -> tuple[int, ...]:
    if seen is None:
        return ()
    target = -1 if seen.port else ship_of(seen.owner, seen.target)
    island = t.chart.island_at[CELLS.index(seen.port)] if seen.port else -1
    declared = (ship_of(seen.seat, seen.ship), target, island)
    if seen.fought is None:
        return declared
    dice = seen.fought
    return (*declared, dice.roller, dice.attack, dice.defense, dice.score, dice.opposing, int(dice.end == "sinks"))


def deal(t: Sea, viewer: int, source: Source) -> None:
    """Hidden cards anew, and what others keep to themselves with them, since a sealed answer must be one that the new
    hand can give."""
    deal_anew(t.hands, [t.deck], viewer, source)
    answer_for_others(t, viewer, source)


def _imagine_cards(t: Sea, seen: PlunderView) -> None:
    """Hands above their floors and the deck, filled in any way: the deal that follows shuffles them."""
    left = [count - stack for count, stack in zip(t.atlas.resources, t.stacks, strict=True)]
    hands = [SeenHand(hand.size, _counts(hand.known), _counts(hand.public)) for hand in seen.hands]
    t.hands = imagine_hands(hands, seen.viewer, left)
    t.deck = fresh_deck(row_of(left))


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


# Tiles, islands, costs and what a storm covers look the same whenever they are there.


@lru_cache(maxsize=256)
def _tiles(atlas: Atlas, layout: tuple[int, ...]) -> tuple[TileView | None, ...]:
    return tuple(None if laid < 0 else TileView(laid // 4, atlas.faces[laid // 4].id, laid % 4) for laid in layout)


@lru_cache(maxsize=4096)
def _island(isle: Isle, owner: int) -> IslandView:
    return IslandView(isle.name, isle.skulls, tuple(CELLS[port] for port in isle.ports), owner)


@lru_cache(maxsize=64)
def _costs(atlas: Atlas) -> dict[str, tuple[str, ...]]:
    return {name: listed(cost) for name, cost in zip(("mast", "cannon", "life", "ship"), atlas.costs, strict=True)}


@lru_cache(maxsize=4096)
def _storm_cells(chart: Chart, atlas: Atlas, storm: int) -> tuple[str, ...]:
    return tuple(CELLS[cell] for cell in chart.cells if covers(atlas, storm, cell))


@lru_cache(maxsize=4096)
def _ship(cell: int, lives: int, cannons: int, masts: int) -> ShipView | None:
    return None if cell == NOWHERE else ShipView(CELLS[cell], lives, cannons, masts)


def _fleets(t: Sea) -> tuple[tuple[ShipView | None, ...], ...]:
    ships = tuple(map(_ship, t.ship_at, t.lives, t.cannons, t.masts))
    return tuple(ships[first : first + SHIPS_EACH] for first in range(0, len(ships), SHIPS_EACH))


def _hand(hand: Hand, viewer: int) -> HandView:
    return HandView(hand.size(), _by_kind(hand.floor(viewer)), _by_kind(hand.floor(SPECTATOR)))


def _by_kind(counts: Iterable[int]) -> dict[str, int]:
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
