"""What would follow from a choice in Winds of Plunder: points at arrival, cubes left, and what would lapse unused."""

from collections.abc import Callable
from typing import Any, Final

from freebooter.core import engine
from freebooter.core.actions import Action
from freebooter.core.deck import fresh_deck
from freebooter.core.message import Message
from freebooter.core.outlook import Outlook
from freebooter.core.rows import row
from freebooter.games.winds_of_plunder import actions as a
from freebooter.games.winds_of_plunder import events as e
from freebooter.games.winds_of_plunder.figures import ITEMS, PORTS
from freebooter.games.winds_of_plunder.flow.arrival import Boarding, PortArrival
from freebooter.games.winds_of_plunder.rules import arrival, cards, turn
from freebooter.games.winds_of_plunder.space import BOARD_NOBODY, SPACE
from freebooter.games.winds_of_plunder.state import CLOSED, CREW, DUE, HEAVE, KINDS, PORT_COUNT, SAILED, TEST, Sea


def foresee(t: Sea, seat: int, action: Action) -> Outlook | None:
    """What would follow from this action, as far as its seat can know."""
    look = _LOOKS.get(type(action))
    return None if look is None else look(t, seat, action)


def _sail(t: Sea, seat: int, action: a.Sail) -> Outlook:
    """What an arrival scores, whoever is boarded apart: the sailing is made on a copy, and what it tells is counted.

    An unseen treasure card is not drawn there: it might be for this port, but nobody can know.
    """
    world = t.copy()
    draws = world.treasure_deck.top() < 0
    if draws:
        world.treasure_deck = fresh_deck(row(PORT_COUNT, 0))
    world.telling = True
    engine.play(world, seat, SPACE.number(action))
    targets: list[int] = []
    top = world.frames[-1] if world.frames else None
    if isinstance(top, PortArrival) and top.step == "boarding":
        targets = [target for target in range(t.seats) if not arrival.why_not_board(world, seat, target)]
        engine.play(world, seat, BOARD_NOBODY.at())
    facts = {"tile": 0, "provisions": 0, "booty": 0, "area": 0, "reputation": 0, "treasure_cards": 0}
    lost: list[str] = []
    for told in world.told:
        event = told.event
        if isinstance(event, e.TileScored):
            facts |= {"tile": event.vp, "provisions": event.bonus}
        elif isinstance(event, e.TreasureScored):
            facts["booty"] = event.vp
        elif isinstance(event, e.AreaCompleted):
            facts["area"] = event.vp
        elif isinstance(event, e.ReputationGained):
            facts["reputation"] = 1
        elif isinstance(event, e.TreasureDrawn) or (isinstance(event, e.NoTreasureLeft) and draws):
            facts["treasure_cards"] = int(not t.treasure_deck.is_empty())
        elif isinstance(event, e.ItemWasted):
            lost.append(event.item)
        elif isinstance(event, e.TurnEnded):
            break
    facts["vp"] = facts["tile"] + facts["provisions"] + facts["booty"] + facts["area"]
    warning = _no_room(lost, "W7") if lost else None
    keeps_gust = t.turn.gust and (turn.wind_reach(t, seat) >> PORTS.index(action.port)) & 1
    if keeps_gust and (not world.turn.gust or lacks_for_heave(world, seat)):
        # A boarding may bring a Crew, which pays for a Heave, or the marker whose point plays it. A turn has one Heave.
        sure = not may_mend(world, seat) and not (targets and t.turn.sailing == DUE)
        warning = Message("winds_of_plunder-warn-gust-unused", "W24", args={"sure": int(sure)})
    return Outlook(
        says=Message("winds_of_plunder-outlook-sail", "W7", seats={"targets": targets}, args={**facts}),
        facts=facts,
        warning=warning,
    )


def _bid(t: Sea, seat: int, action: a.Bid) -> Outlook:
    """What a bid leaves, win or lose (W1)."""
    facts = {"wind_cubes": int(t.wind_cubes[seat]) - action.cubes, "reserve": int(t.reserve[seat]) + action.cubes}
    return Outlook(says=Message("winds_of_plunder-outlook-bid", "W1", args={**facts}), facts=facts)


def _take_cubes(t: Sea, seat: int, action: a.TakeCubes) -> Outlook:
    """What cubes there would be; points that bring no cube more are wasted (W4)."""
    reserve = int(t.reserve[seat])
    cubes = min(int(turn.CUBES[action.points]), reserve)
    facts = {"wind_cubes": int(t.wind_cubes[seat]) + cubes, "reserve": reserve - cubes}
    fewer = next(points for points in range(1, action.points + 1) if min(int(turn.CUBES[points]), reserve) == cubes)
    return Outlook(
        says=Message("winds_of_plunder-outlook-cubes", "W4", args={**facts}),
        facts=facts,
        warning=Message("winds_of_plunder-warn-cubes", "W4", args={"points": fewer}) if fewer < action.points else None,
    )


def lacks_for_heave(t: Sea, seat: int) -> str:
    """What a second sailing lacks as things stand; "" if nothing (W12, W24)."""
    if t.turn.sailing == CLOSED:
        return "closed"
    if t.turn.heaved:
        return "heaved"
    if not t.hands[seat].cards[HEAVE]:
        return "card"
    if not t.tally[seat * KINDS + CREW]:
        return "crew"
    if any(t.vp[other] <= t.vp[seat] for other in range(t.seats) if other != seat):
        return "behind"
    return "" if turn.points_at_hand(t, seat) else "point"


def may_mend(t: Sea, seat: int) -> bool:
    """Whether what a second sailing lacks might still be had with the points left.

    The Heave takes the bonus point, if that is all there is; only the Test of the Crew makes more of it (W6).
    """
    if t.turn.sailing != SAILED or t.turn.heaved:
        return False
    return t.turn.points > 0 or not cards.why_not_play(t, seat, TEST)


def _call_gust(t: Sea, seat: int, action: a.CallGust) -> Outlook | None:
    """A Gust that can no longer be used, or that opens no port (W5, W24)."""
    if t.turn.sailing != DUE:
        world = t.copy()
        world.turn.points -= turn.GUST_POINTS
        if lack := lacks_for_heave(world, seat):
            args: dict[str, int | str] = {"lack": lack, "sure": int(not may_mend(world, seat))}
            return Outlook(warning=Message("winds_of_plunder-warn-gust", "W24", args=args))
    ports = int(turn.gust_reach(t, seat)).bit_count()
    if t.turn.sailing == DUE and not ports:
        return Outlook(facts={"ports": 0}, warning=Message("winds_of_plunder-warn-gust-nowhere", "W5"))
    return Outlook(says=Message("winds_of_plunder-outlook-gust", "W5", args={"ports": ports}), facts={"ports": ports})


def _end_turn(t: Sea, seat: int, action: a.EndTurn) -> Outlook | None:
    """Points and a Gust that lapse; a point can always be spent while there are cards or cubes (W3)."""
    points = int(turn.points_at_hand(t, seat))
    can_spend = points > 0 and (not turn.why_not_draw(t, seat) or t.reserve[seat] > 0)
    if not can_spend:
        return None
    args: dict[str, int | str] = {"points": points, "gust": int(t.turn.gust)}
    return Outlook(facts={"points": points}, warning=Message("winds_of_plunder-warn-points", "W3", args=args))


def _board(t: Sea, seat: int, action: a.Board) -> Outlook:
    """What may be taken, and whether the other may answer (W8, W16)."""
    vp = min(int(arrival.LOOT_VP), int(t.vp[action.seat]))
    items = sum(t.tally[action.seat * KINDS + item] > 0 for item in range(KINDS))
    answers = arrival.may_react(t, action.seat, arrival.caches_needed(t, seat, action.seat))
    args: dict[str, int | str] = {"vp": vp, "items": items, "answers": int(answers)}
    return Outlook(
        says=Message("winds_of_plunder-outlook-board", "W8", seats={"seat": action.seat}, args=args),
        facts={"vp": vp, "items": items},
    )


def _board_nobody(t: Sea, seat: int, action: a.BoardNobody) -> Outlook:
    """Somebody could be boarded: whoever is asked has a target (W8)."""
    targets = [target for target in range(t.seats) if not arrival.why_not_board(t, seat, target)]
    return Outlook(warning=Message("winds_of_plunder-warn-board", "W8", seats={"targets": targets}))


def _take_loot(t: Sea, seat: int, action: a.TakeLoot) -> Outlook | None:
    """An item for which there is no room is lost (W8)."""
    frame = t.frames[-1]
    if not isinstance(frame, Boarding):
        return None
    if action.loot not in ITEMS:
        vp = min(int(arrival.LOOT_VP), int(t.vp[frame.target]))
        return Outlook(says=Message("winds_of_plunder-outlook-loot", "W8", args={"vp": vp}), facts={"vp": vp})
    if t.tally[seat * KINDS + ITEMS.index(action.loot)] < t.waters.tally_max:
        return None
    return Outlook(warning=_no_room([action.loot], "W8"))


def _no_room(items: list[str], rule: str) -> Message:
    return Message("winds_of_plunder-warn-no-room", rule, terms={"items": [*items]}, args={"items_count": len(items)})


_LOOKS: Final[dict[type[Action], Callable[[Sea, int, Any], Outlook | None]]] = {
    a.Sail: _sail,
    a.Bid: _bid,
    a.TakeCubes: _take_cubes,
    a.CallGust: _call_gust,
    a.EndTurn: _end_turn,
    a.Board: _board,
    a.BoardNobody: _board_nobody,
    a.TakeLoot: _take_loot,
}
