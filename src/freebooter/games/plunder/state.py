"""The table of Plunder: the map, fleets, islands, cards, the storm, and the facts of the present turn."""

from typing import Any, Final

from mypy_extensions import i64

from freebooter.core.deck import Deck, fresh_deck
from freebooter.core.hand import Hand, empty_hand
from freebooter.core.table import Frame, Static, Table, no_answers, no_drafts
from freebooter.games.plunder.figures import (
    KINDS,
    MOST_SEATS,
    RESOURCES,
    SHIPS_EACH,
    PlunderFigures,
    has_merchant,
    step_of,
)
from freebooter.games.plunder.meta import PlunderOptions
from freebooter.games.plunder.rules.chart import NOWHERE, Chart, draw_chart

NOBODY: Final = -1
TEAMS: Final = {"none": 0, "2x2": 2, "2x3": 2, "3x2": 3}

# A table, since compiled code shifts a written 1 within 32 bits only.
BITS: Final[list[int]] = [2**place for place in range(60)]

# What can be built, by place in `Atlas.costs`: the pegs in the order of their actions, then a whole ship.
SHIP: Final = 3


class Treasure(Static):
    """One kind of treasure card; a step is (deed, what, count)."""

    def __init__(self, name: str, count: int, steps: list[tuple[int, int, int]]) -> None:
        self.name = name
        self.count: i64 = count
        self.steps = steps


class Atlas(Static):
    """Figures and options as the rules use them. `team_count` is 0 where everyone plays for himself."""

    def __init__(self, seats: int, figures: PlunderFigures, options: PlunderOptions) -> None:
        self.faces = figures.faces
        self.merchants = [has_merchant(face) for face in figures.faces]
        self.tiles_across = 2 if seats == 2 else 3
        self.places = 2 * self.tiles_across
        self.sailing = _weights(figures.dice.sailing.value)
        self.attack = _weights(figures.dice.attack.value)
        self.defense = _weights(figures.dice.defense.value)
        self.storm_rows: i64 = figures.storm.rows.value // 2
        self.storm_columns: i64 = figures.storm.columns.value // 2
        self.resources = [figures.resources[kind].value for kind in RESOURCES]
        self.open_stack: i64 = figures.open_stack.value
        costs = figures.costs
        self.costs = [
            _counts(costs.mast.value),  # type: ignore[arg-type]
            _counts(costs.cannon.value),  # type: ignore[arg-type]
            _counts(costs.life.value),  # type: ignore[arg-type]
            _counts(costs.ship.value),  # type: ignore[arg-type]
        ]
        self.most_ships: i64 = figures.limits.ships.value
        self.most_lives: i64 = figures.limits.lives.value
        self.most_cannons: i64 = figures.limits.cannons.value
        self.most_masts: i64 = figures.limits.masts.value
        self.tokens = figures.x_tokens.value[seats]
        self.bury_gold: i64 = figures.bury_treasure_gold.value
        self.treasures = [
            Treasure(card.id, card.count.value, [step_of(step) for step in card.steps.value])
            for card in figures.treasure
        ]
        self.team_count: i64 = TEAMS[options.teams]
        targets = figures.targets
        standard = {
            "none": targets.standard.value,
            "2x2": targets.teams_2x2.value,
            "2x3": targets.teams_2x3.value,
            "3x2": targets.teams_3x2.value,
        }
        self.target: i64 = standard[options.teams] if options.target is None else options.target
        self.round_limit: i64 = 0 if options.round_limit is None else options.round_limit


class Sea(Table):
    """The state. A ship is a number: seat * 3 + its place in the fleet; `ship_at[ship]` is -1 while it is not built.

    `layout` are the tiles laid, `owners[island]` a seat or -1, `points` the Plunder Point cards, `tokens` the cells
    of the X tokens, `storm` the cell of its centre. The rest are facts of the present turn: whose it is, what was
    rolled and is left of it, `rigged` masts that counted at the roll and `mast_steps` made with them, ships built
    since (`unrigged`, bits), targets attacked per ship (bits: ships, then islands), seats under treaty (bits), offers
    made, cards each ally gained from trades with the active seat, islands gifted or asked for (bits), and whether the
    turn is over.
    """

    def __init__(
        self,
        seats: int,
        edition: int,
        frames: list[Frame[Any]],
        sealed: list[int],
        drafts: list[tuple[int, ...]],
        atlas: Atlas,
        chart: Chart,
        layout: list[int],
        ship_at: list[int],
        lives: list[int],
        cannons: list[int],
        masts: list[int],
        owners: list[int],
        points: list[int],
        hands: list[Hand],
        stacks: list[int],
        deck: Deck,
        treasure: Deck,
        tokens: list[int],
        storm: int,
        first: int,
        rounds: int,
        active: int,
        rolled: int,
        die_left: int,
        rigged: list[int],
        mast_steps: list[int],
        unrigged: int,
        attacked: list[int],
        treaties: int,
        offers: int,
        gained: list[int],
        gifted: int,
        turn_over: bool,
        ending: str,
        winner: int,
    ) -> None:
        super().__init__(seats, edition, frames, sealed, drafts)
        self.atlas = atlas
        self.chart = chart
        self.layout = layout
        self.ship_at = ship_at
        self.lives = lives
        self.cannons = cannons
        self.masts = masts
        self.owners = owners
        self.points = points
        self.hands = hands
        self.stacks = stacks
        self.deck = deck
        self.treasure = treasure
        self.tokens = tokens
        self.storm: i64 = storm
        self.first: i64 = first
        self.rounds: i64 = rounds
        self.active: i64 = active
        self.rolled: i64 = rolled
        self.die_left: i64 = die_left
        self.rigged = rigged
        self.mast_steps = mast_steps
        self.unrigged: i64 = unrigged
        self.attacked = attacked
        self.treaties: i64 = treaties
        self.offers: i64 = offers
        self.gained = gained
        self.gifted: i64 = gifted
        self.turn_over = turn_over
        self.ending = ending
        self.winner: i64 = winner

    def copy(self) -> "Sea":
        return Sea(
            self.seats,
            self.edition,
            self.frames[:],
            self.sealed[:],
            self.drafts[:],
            self.atlas,
            self.chart,
            self.layout[:],
            self.ship_at[:],
            self.lives[:],
            self.cannons[:],
            self.masts[:],
            self.owners[:],
            self.points[:],
            [hand.copy() for hand in self.hands],
            self.stacks[:],
            self.deck.copy(),
            self.treasure.copy(),
            self.tokens[:],
            self.storm,
            self.first,
            self.rounds,
            self.active,
            self.rolled,
            self.die_left,
            self.rigged[:],
            self.mast_steps[:],
            self.unrigged,
            self.attacked[:],
            self.treaties,
            self.offers,
            self.gained[:],
            self.gifted,
            self.turn_over,
            self.ending,
            self.winner,
        )


def new_sea(seats: int, edition: int, options: PlunderOptions, figures: PlunderFigures) -> Sea:
    """The table before its first tile is laid; the flow is put on it by the set-up."""
    atlas = Atlas(seats, figures, options)
    layout = [-1] * atlas.places
    ships = seats * SHIPS_EACH
    return Sea(
        seats,
        edition,
        [],
        no_answers(seats),
        no_drafts(seats),
        atlas,
        draw_chart(atlas.faces, layout, atlas.tiles_across),
        layout,
        [NOWHERE] * ships,
        [0] * ships,
        [0] * ships,
        [0] * ships,
        [],
        [0] * seats,
        [empty_hand(seat, KINDS, seats) for seat in range(seats)],
        [int(atlas.open_stack)] * KINDS,
        fresh_deck(tuple([count - int(atlas.open_stack) for count in atlas.resources])),
        fresh_deck(tuple([int(card.count) for card in atlas.treasures])),
        [NOWHERE] * atlas.tokens,
        NOWHERE,
        NOBODY,
        0,
        NOBODY,
        0,
        0,
        [0] * SHIPS_EACH,
        [0] * SHIPS_EACH,
        0,
        [0] * SHIPS_EACH,
        0,
        0,
        [0] * seats,
        0,
        False,
        "",
        NOBODY,
    )


def captain(ship: i64) -> i64:
    """The seat a ship belongs to."""
    return ship // SHIPS_EACH


def team(t: Sea, seat: i64) -> i64:
    """The team a seat plays for: seats alternate; without teams everyone is his own (P15)."""
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


def _weights(faces: list[int]) -> list[int]:
    """How many faces of a die show 1, 2, ... 6."""
    return [faces.count(number) for number in range(1, 7)]


def _counts(cost: dict[str, int]) -> tuple[int, ...]:
    return tuple([cost.get(kind, 0) for kind in RESOURCES])
