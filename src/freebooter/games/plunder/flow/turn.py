"""The turn: everything the active player may do, in any order (P2)."""

from mypy_extensions import i64

from freebooter.core.table import AsksChance, Frame
from freebooter.games.plunder.events import BarterBegun, IslandAsked, OfferBegun, ThreatBegun, TokenReached, TollDue
from freebooter.games.plunder.figures import CELLS, COURSES, KINDS, RESOURCES, SHIPS_EACH
from freebooter.games.plunder.flow.battle import declare
from freebooter.games.plunder.flow.payment import Bartering, Toll
from freebooter.games.plunder.flow.placing import IN_PORT_OR_ALONGSIDE, NO_CELL, compass, put_or_ask
from freebooter.games.plunder.flow.talk import AS_THREAT, TO_ALL, TO_ONE, Composing, GiftRequest
from freebooter.games.plunder.flow.treasure import Finding
from freebooter.games.plunder.rules import battle, building, islands, sailing, storm, talk, treasure
from freebooter.games.plunder.rules.cards import pay
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.rules.fleet import ship_on, unbuilt_ship
from freebooter.games.plunder.scoring import crown
from freebooter.games.plunder.space import (
    ASK_ISLAND,
    ATTACK_ISLAND,
    ATTACK_SHIP,
    BARTER,
    BUILD,
    BUILD_SHIP,
    BURY_TREASURE,
    COLLECT,
    END_TURN,
    GIFT_ISLAND,
    OFFER_TO_ALL,
    OFFER_TRADE,
    PEGS,
    ROLL,
    ROLL_DIE,
    SAIL,
    SPIN,
    THREATEN,
)
from freebooter.games.plunder.state import BITS, SHIP, Sea, captain


class Turn(Frame[Sea]):
    """The active player acts until he is through, a card ends his turn, or his last ship is lost."""

    follows = "P2"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def waits_for(self, t: Sea) -> i64:
        return 0 if t.turn_over else 1 << self.seat

    def advance(self, t: Sea) -> None:
        t.pop()

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = [ROLL.at() if t.rolled == 0 else END_TURN.at()]
        for place in range(SHIPS_EACH):
            if t.ship_at[seat * SHIPS_EACH + place] != NOWHERE:
                list_ship(t, seat, place, found)
        for kind in range(KINDS):
            if not building.why_not_barter(t, seat, kind):
                found.append(BARTER.at(kind))
        for other in range(t.seats):
            if not talk.why_not_threaten(t, seat, other):
                found.append(THREATEN.at(other))
        list_captain(t, seat, found)
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if action == ROLL.at():
            return "P2-rolled-already" if t.rolled else ""
        if action == END_TURN.at():
            return "" if t.rolled else "P2-roll-first"
        if SAIL.holds(action):
            step = action - SAIL.base
            return sailing.why_not_sail(t, seat, step // 4, step % 4)
        if BUILD.holds(action):
            built = action - BUILD.base
            return building.why_not_build(t, seat, built // SHIPS_EACH, built % SHIPS_EACH)
        if COLLECT.holds(action):
            found = action - COLLECT.base
            return treasure.why_not_collect(t, seat, found // COLLECT.size_j, found % COLLECT.size_j)
        if ATTACK_SHIP.holds(action):
            aimed = action - ATTACK_SHIP.base
            fleets = ATTACK_SHIP.size_j * SHIPS_EACH
            return battle.why_not_attack_ship(t, seat, aimed // fleets, aimed % fleets)
        if ATTACK_ISLAND.holds(action):
            return battle.why_not_attack_island(t, seat, action - ATTACK_ISLAND.base)
        if ASK_ISLAND.holds(action):
            return islands.why_not_ask_island(t, seat, seat * SHIPS_EACH + action - ASK_ISLAND.base)
        if BARTER.holds(action):
            return building.why_not_barter(t, seat, action - BARTER.base)
        if THREATEN.holds(action):
            return talk.why_not_threaten(t, seat, action - THREATEN.base)
        return refuse_captain(t, seat, action, "P2-not-now")

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if action == ROLL.at():
            t.push(SailingRoll(seat))
        elif action == END_TURN.at():
            t.turn_over = True
        elif SAIL.holds(action):
            step = action - SAIL.base
            ship = seat * SHIPS_EACH + step // 4
            if sailing.costs_toll(t, ship, step % 4):
                if t.telling:
                    t.tell(TollDue(seat, step // 4, COURSES[step % 4]))
                t.push(Toll(seat, sailing.TOLL, ship, step % 4))
            else:
                sailing.sail(t, ship, step % 4)
        elif BUILD.holds(action):
            built = action - BUILD.base
            building.build(t, seat, built // SHIPS_EACH, built % SHIPS_EACH)
        elif action == BUILD_SHIP.at():
            pay(t, seat, t.atlas.costs[SHIP], "for-building")
            put_or_ask(t, unbuilt_ship(t, seat), IN_PORT_OR_ALONGSIDE, NO_CELL, True)
        elif COLLECT.holds(action):
            found = action - COLLECT.base
            token = found % COLLECT.size_j
            if t.telling:
                t.tell(TokenReached(seat, found // COLLECT.size_j, CELLS[t.tokens[token]]))
            t.push(Finding(seat * SHIPS_EACH + found // COLLECT.size_j, token))
        elif ATTACK_SHIP.holds(action):
            aimed = action - ATTACK_SHIP.base
            fleets = ATTACK_SHIP.size_j * SHIPS_EACH
            declare(t, seat * SHIPS_EACH + aimed // fleets, aimed % fleets, -1)
        elif ATTACK_ISLAND.holds(action):
            ship = seat * SHIPS_EACH + action - ATTACK_ISLAND.base
            declare(t, ship, -1, t.chart.island_at[t.ship_at[ship]])
        elif ASK_ISLAND.holds(action):
            ask_for_island(t, seat, t.ship_at[seat * SHIPS_EACH + action - ASK_ISLAND.base])
        elif BARTER.holds(action):
            if t.telling:
                t.tell(BarterBegun(seat, RESOURCES[action - BARTER.base]))
            t.push(Bartering(seat, building.BARTER_PRICE, action - BARTER.base))
        elif THREATEN.holds(action):
            t.offers += 1
            if t.telling:
                t.tell(ThreatBegun(seat, action - THREATEN.base))
            t.push(Composing(seat, AS_THREAT, 1 << (action - THREATEN.base)))
        else:
            act_as_captain(t, seat, action)


def list_ship(t: Sea, seat: i64, place: i64, found: list[int]) -> None:
    """Add what one ship can do to `found`."""
    if t.rolled and sailing.steps_left(t, place):
        for course in range(4):
            if not sailing.why_not_sail(t, seat, place, course):
                found.append(SAIL.at(place, course))
    for peg in range(len(PEGS)):
        if not building.why_not_build(t, seat, peg, place):
            found.append(BUILD.at(peg, place))
    for token in range(len(t.tokens)):
        if not treasure.why_not_collect(t, seat, place, token):
            found.append(COLLECT.at(place, token))
    cell = t.ship_at[seat * SHIPS_EACH + place]
    for there in t.chart.joined[cell]:
        target = ship_on(t, there)
        if target >= 0 and not battle.why_not_attack_ship(t, seat, place, target):
            found.append(ATTACK_SHIP.at(place, captain(target), target % SHIPS_EACH))
    if t.chart.island_at[cell] >= 0:
        if not battle.why_not_attack_island(t, seat, place):
            found.append(ATTACK_ISLAND.at(place))
        if not islands.why_not_ask_island(t, seat, seat * SHIPS_EACH + place):
            found.append(ASK_ISLAND.at(place))


# What a captain can do with a ship or without (P13)


def list_captain(t: Sea, seat: i64, found: list[int]) -> None:
    """Add building a ship, burying treasure, offers and gifts to `found`."""
    if not building.why_not_build_ship(t, seat):
        found.append(BUILD_SHIP.at())
    if not building.why_not_bury(t, seat):
        found.append(BURY_TREASURE.at())
    for other in range(t.seats):
        if not talk.why_not_offer(t, seat, other):
            found.append(OFFER_TRADE.at(other))
    if not talk.why_not_offer_to_all(t, seat):
        found.append(OFFER_TO_ALL.at())
    if t.atlas.team_count:
        for island in range(len(t.owners)):
            if t.owners[island] == seat:
                for port in t.chart.isles[island].ports:
                    if not islands.why_not_gift(t, seat, port):
                        found.append(GIFT_ISLAND.at(port))


def refuse_captain(t: Sea, seat: i64, action: i64, otherwise: str) -> str:
    """Why a captain may not do this; "" if he may. `otherwise` is said of what no captain does here."""
    if action == BUILD_SHIP.at():
        return building.why_not_build_ship(t, seat)
    if action == BURY_TREASURE.at():
        return building.why_not_bury(t, seat)
    if OFFER_TRADE.holds(action):
        return talk.why_not_offer(t, seat, action - OFFER_TRADE.base)
    if action == OFFER_TO_ALL.at():
        return talk.why_not_offer_to_all(t, seat)
    if GIFT_ISLAND.holds(action):
        return islands.why_not_gift(t, seat, action - GIFT_ISLAND.base)
    return otherwise


def act_as_captain(t: Sea, seat: i64, action: i64) -> None:
    """Bury treasure, begin an offer, or give an island away."""
    if action == BURY_TREASURE.at():
        building.bury(t, seat)
        crown(t)
    elif OFFER_TRADE.holds(action):
        begin_offer(t, seat, TO_ONE, [int(action - OFFER_TRADE.base)])
    elif action == OFFER_TO_ALL.at():
        begin_offer(t, seat, TO_ALL, talk.partners(t, seat))
    elif GIFT_ISLAND.holds(action):
        cell = action - GIFT_ISLAND.base
        islands.gift(t, seat, captain(ship_on(t, cell)), t.chart.island_at[cell])


def begin_offer(t: Sea, seat: i64, purpose: i64, to: list[int]) -> None:
    """An offer is begun; even if it is withdrawn it counts (P7)."""
    t.offers += 1
    asked: i64 = 0
    for other in to:
        asked |= 1 << other
    if t.telling:
        t.tell(OfferBegun(seat, tuple(to)))
    t.push(Composing(seat, purpose, asked))


def ask_for_island(t: Sea, seat: i64, cell: i64) -> None:
    """Ask an ally for the island in whose port one's ship lies: once per island and turn, whatever he says (P15)."""
    island = t.chart.island_at[cell]
    t.gifted |= BITS[island]
    if t.telling:
        t.tell(IslandAsked(seat, t.owners[island], CELLS[cell]))
    t.push(GiftRequest(seat, t.owners[island], island))


class SailingRoll(AsksChance[Sea]):
    """The sailing die; a 1 moves the storm before anything else."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def outcomes(self, t: Sea) -> list[tuple[int, int]]:
        return one_die(t.atlas.sailing)

    def happen(self, t: Sea, outcome: i64) -> None:
        die = outcome - ROLL_DIE.base + 1
        t.pop()
        sailing.set_sail(t, self.seat, die)
        if die == 1:
            t.push(StormSpin())


class StormSpin(AsksChance[Sea]):
    """The compasses say where the storm goes."""

    def outcomes(self, t: Sea) -> list[tuple[int, int]]:
        return compass(t)

    def happen(self, t: Sea, outcome: i64) -> None:
        t.pop()
        storm.move_storm(t, outcome - SPIN.base)


def one_die(faces: list[int]) -> list[tuple[int, int]]:
    """The rolls of a die, given by how many of its faces show 1 to 6."""
    return [(ROLL_DIE.at(number + 1), faces[number]) for number in range(6) if faces[number]]
