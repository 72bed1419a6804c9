"""The table of Plunder: the map, fleets, islands, cards, the storm, and the facts of the present turn."""

from typing import Any, Final, final

from mypy_extensions import i64

from freebooter.core import revival
from freebooter.core.deck import Deck, fresh_deck
from freebooter.core.hand import Hand, copied, empty_hands
from freebooter.core.rows import Row, row, row_of
from freebooter.core.table import Static, Table
from freebooter.games.plunder.figures import (
    KINDS,
    MOST_SEATS,
    RESOURCES,
    SHIPS_EACH,
    PlunderFigures,
    has_merchant,
    step_of,
    target_of,
)
from freebooter.games.plunder.meta import TEAMS, PlunderOptions
from freebooter.games.plunder.rules.chart import CELLS_IN_ALL, NOWHERE, Chart, draw_chart

NOBODY: Final[i64] = -1
NO_SHIP: Final[i64] = -1

# A table, since compiled code shifts a written 1 within 32 bits only.
BITS: Final[Row] = row_of([2**place for place in range(60)])

# What can be built, by place in `Atlas.costs`: the pegs in the order of their actions, then a whole ship.
SHIP: Final[i64] = 3


class Treasure(Static):
    """One kind of treasure card; a step is (deed, what, count)."""

    def __init__(self, name: str, count: int, steps: list[tuple[int, int, int]]) -> None:
        self.name = name
        self.count: i64 = count
        self.steps = steps


class Atlas(Static):
    """Figures and options as the rules use them. `team_count` is 0 where everyone plays for themselves; `gold` is what
    is buried for a Plunder Point card, and what buys a captain without a ship one (P13)."""

    def __init__(self, seats: int, figures: PlunderFigures, options: PlunderOptions) -> None:
        self.seats = seats
        self.figures = figures
        self.options = options
        self.faces = figures.faces
        self.merchants = [has_merchant(face) for face in figures.faces]
        self.tiles_across: i64 = 2 if seats == 2 else 3
        self.places: i64 = 2 * self.tiles_across
        self.sailing: Row = _weights(figures.dice.sailing.value)
        self.attack: Row = _weights(figures.dice.attack.value)
        self.defense: Row = _weights(figures.dice.defense.value)
        self.storm_rows: i64 = figures.storm.rows.value // 2
        self.storm_columns: i64 = figures.storm.columns.value // 2
        self.resources: Row = row_of([figures.resources[kind].value for kind in RESOURCES])
        self.open_stack: i64 = figures.open_stack.value
        costs = figures.costs
        self.costs = [
            _counts(costs.mast.value),  # type: ignore[arg-type]
            _counts(costs.cannon.value),  # type: ignore[arg-type]
            _counts(costs.life.value),  # type: ignore[arg-type]
            _counts(costs.ship.value),  # type: ignore[arg-type]
        ]
        self.gold: Row = _counts({"gold": figures.bury_treasure_gold.value})
        self.most_ships: i64 = figures.limits.ships.value
        self.most_lives: i64 = figures.limits.lives.value
        self.most_cannons: i64 = figures.limits.cannons.value
        self.most_masts: i64 = figures.limits.masts.value
        self.tokens: i64 = figures.x_tokens.value[seats]
        self.treasures = [
            Treasure(card.id, card.count.value, [step_of(step) for step in card.steps.value])
            for card in figures.treasure
        ]
        self.team_count: i64 = TEAMS[options.teams][0]
        self.target: i64 = target_of(figures.targets, options.teams) if options.target is None else options.target
        self.round_limit: i64 = 0 if options.round_limit is None else options.round_limit

    def made_of(self) -> tuple[Any, ...]:
        return self.seats, self.figures, self.options


@final
class PresentTurn:
    """What has happened in the present turn of `active`; the next one begins with nothing of it.

    `rolled` is the sailing die and `die_left` what is left of it. `rigged` are the masts of each ship that counted at
    the roll, `mast_steps` the steps made with them, `unrigged` the ships built since (bits). `attacked` are the targets
    of each ship (bits: ships, then islands), `treaties` the seats under treaty (bits), `offers` those begun, `gained`
    the cards each ally got from trades with the active seat, `gifted` the islands given away or asked for (bits).
    `battle` is the last attack: the ship, its target, the island (-1 for the one that it is not), and once the dice
    have fallen who rolled for the defence, both dice, both scores, and whether the loser sinks.
    """

    def __init__(self, active: i64, seats: i64, like: "PresentTurn | None" = None) -> None:
        self.active: i64 = active
        self.rolled: i64 = 0 if like is None else like.rolled
        self.die_left: i64 = 0 if like is None else like.die_left
        self.rigged: Row = row(SHIPS_EACH, 0) if like is None else like.rigged[:]
        self.mast_steps: Row = row(SHIPS_EACH, 0) if like is None else like.mast_steps[:]
        self.unrigged: i64 = 0 if like is None else like.unrigged
        self.attacked: Row = row(SHIPS_EACH, 0) if like is None else like.attacked[:]
        self.treaties: i64 = 0 if like is None else like.treaties
        self.offers: i64 = 0 if like is None else like.offers
        self.gained: Row = row(seats, 0) if like is None else like.gained[:]
        self.gifted: i64 = 0 if like is None else like.gifted
        self.battle: tuple[int, ...] = () if like is None else like.battle
        self.over: bool = False if like is None else like.over

    def copy(self) -> "PresentTurn":
        return PresentTurn(self.active, len(self.gained), self)

    def __reduce__(self) -> tuple[Any, ...]:
        return revival.piece, (PresentTurn, (self.active, len(self.gained)), revival.held_by(self))


class Sea(Table):
    """The state. A ship is a number: seat * 3 + its place in the fleet. `ship_at[ship]` is its cell, nowhere while it
    is not built, and `ship_in[cell]` the ship that lies there, if any.

    `layout` are the tiles laid, `owners[island]` a seat or -1, `points` the Plunder Point cards, `tokens` the cells of
    the X tokens, `storm` the cell of its centre.
    """

    def __init__(self, seats: i64, edition: i64, atlas: Atlas, like: "Sea | None" = None) -> None:
        super().__init__(seats, edition, like)
        ships = seats * SHIPS_EACH
        self.atlas = atlas
        self.layout: list[int] = [-1] * int(atlas.places) if like is None else like.layout[:]
        self.chart: Chart = draw_chart(atlas.faces, self.layout, atlas.tiles_across) if like is None else like.chart
        self.ship_at: Row = row(ships, NOWHERE) if like is None else like.ship_at[:]
        self.ship_in: Row = row(CELLS_IN_ALL, NO_SHIP) if like is None else like.ship_in[:]
        self.lives: Row = row(ships, 0) if like is None else like.lives[:]
        self.cannons: Row = row(ships, 0) if like is None else like.cannons[:]
        self.masts: Row = row(ships, 0) if like is None else like.masts[:]
        self.owners: Row = row(0, NOBODY) if like is None else like.owners[:]
        self.points: Row = row(seats, 0) if like is None else like.points[:]
        self.hands: list[Hand] = empty_hands(KINDS, seats) if like is None else copied(like.hands)
        self.stacks: Row = row(KINDS, atlas.open_stack) if like is None else like.stacks[:]
        self.deck: Deck = full_deck(atlas) if like is None else like.deck.copy()
        self.treasure: Deck = treasure_deck(atlas) if like is None else like.treasure.copy()
        self.tokens: Row = row(atlas.tokens, NOWHERE) if like is None else like.tokens[:]
        self.storm: i64 = NOWHERE if like is None else like.storm
        self.first: i64 = NOBODY if like is None else like.first
        self.rounds: i64 = 0 if like is None else like.rounds
        self.turn: PresentTurn = PresentTurn(NOBODY, seats) if like is None else like.turn.copy()
        self.ending: str = "" if like is None else like.ending
        self.winner: i64 = NOBODY if like is None else like.winner

    def copy(self) -> "Sea":
        return Sea(self.seats, self.edition, self.atlas, self)


def full_deck(atlas: Atlas) -> Deck:
    """The resource cards that do not lie on the open stacks at first."""
    return fresh_deck(row_of([int(count - atlas.open_stack) for count in atlas.resources]))


def treasure_deck(atlas: Atlas) -> Deck:
    """All treasure cards."""
    return fresh_deck(row_of([int(card.count) for card in atlas.treasures]))


def put_ship(t: Sea, ship: i64, cell: i64) -> None:
    """A ship comes to lie in a cell, or leaves the map for nowhere."""
    ship_at = t.ship_at
    ship_in = t.ship_in
    if ship_at[ship] != NOWHERE:
        ship_in[ship_at[ship]] = NO_SHIP
    if cell != NOWHERE:
        ship_in[cell] = ship
    ship_at[ship] = cell


def captain(ship: i64) -> i64:
    """The seat a ship belongs to."""
    return ship // SHIPS_EACH


def berth(ship: i64) -> i64:
    """The place of a ship in its fleet."""
    return ship % SHIPS_EACH


def ship_of(seat: i64, place: i64) -> i64:
    """The ship in this place of a seat's fleet."""
    return seat * SHIPS_EACH + place


def team(t: Sea, seat: i64) -> i64:
    """The team a seat plays for: seats alternate; without teams everyone is their own (P15)."""
    return seat % t.atlas.team_count if t.atlas.team_count else seat


def allied(t: Sea, one: i64, other: i64) -> bool:
    """Whether two seats play for the same team; also a seat with itself."""
    return team(t, one) == team(t, other)


def bit_of_ship(ship: i64) -> i64:
    """The bit of an attacked ship."""
    return BITS[ship]


def bit_of_island(island: i64) -> i64:
    """The bit of an attacked island, above those of the ships."""
    return BITS[MOST_SEATS * SHIPS_EACH + island]


def _weights(faces: list[int]) -> Row:
    """How many faces of a die show 1, 2, ... 6."""
    return row_of([faces.count(number) for number in range(1, 7)])


def _counts(cost: dict[str, int]) -> Row:
    return row_of([cost.get(kind, 0) for kind in RESOURCES])
