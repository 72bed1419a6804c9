"""What would follow from a choice in Plunder: the odds of a battle, and what a choice would throw away."""

from collections.abc import Callable
from typing import Any, Final

from freebooter.core import engine
from freebooter.core.actions import Action
from freebooter.core.buffers import Odds
from freebooter.core.message import Message
from freebooter.core.outlook import Outlook
from freebooter.games.plunder import actions as a
from freebooter.games.plunder.figures import RESOURCES, SHIPS_EACH
from freebooter.games.plunder.flow.battle import Battle, BribeAnswer, two_dice
from freebooter.games.plunder.flow.payment import Bartering
from freebooter.games.plunder.rules.sailing import mast_steps_left
from freebooter.games.plunder.space import ROLL_DICE, SAIL
from freebooter.games.plunder.state import Sea, captain, ship_of


def foresee(t: Sea, seat: int, action: Action) -> Outlook | None:
    """What would follow from this action, as far as its seat can know."""
    look = _LOOKS.get(type(action))
    return None if look is None else look(t, seat, action)


def _attack_ship(t: Sea, seat: int, action: a.AttackShip) -> Outlook:
    return _fight(t, seat, Battle(ship_of(seat, action.ship), ship_of(action.seat, action.target), -1))


def _attack_island(t: Sea, seat: int, action: a.AttackIsland) -> Outlook:
    ship = ship_of(seat, action.ship)
    return _fight(t, seat, Battle(ship, -1, t.chart.island_at[t.ship_at[ship]]))


def _let_fight(t: Sea, seat: int, action: a.Fight) -> Outlook | None:
    battle = next((frame for frame in reversed(t.frames) if isinstance(frame, Battle)), None)
    return None if battle is None else _fight(t, seat, battle)


def _decline(t: Sea, seat: int, action: a.Decline) -> Outlook | None:
    """To decline a bribe is to fight, unless a better one is offered."""
    return _let_fight(t, seat, a.Fight()) if isinstance(t.frames[-1], BribeAnswer) else None


def _fight(t: Sea, seat: int, battle: Battle) -> Outlook:
    """The odds of a battle for one of its two sides, all rolls of both dice weighed (P4)."""
    target, island = battle.target, battle.island
    lead = t.cannons[battle.ship] - (t.cannons[target] if target >= 0 else t.chart.isles[island].skulls)
    weights = {"win": 0, "tie": 0, "lose": 0}
    rolls = Odds()
    two_dice(t, rolls)
    for number, weight in rolls.listed():
        ahead = lead + ROLL_DICE.first(number) - ROLL_DICE.second(number)
        weights["win" if ahead > 0 else "lose" if ahead < 0 else "tie"] += int(weight)
    attacks = captain(battle.ship) == seat
    won = weights["win"] + weights["tie"]
    lost = weights["lose"]
    if not attacks:
        weights = {"win": lost, "tie": weights["tie"], "lose": weights["win"]}
        won, lost = lost, won
    every = won + lost
    args: dict[str, int | str] = {
        "won": won,
        "all": every,
        "percent": (200 * won + every) // (2 * every),
        "target": "island" if target < 0 else "last" if t.lives[target] == 1 else "ship",
        "last": int(t.lives[battle.ship] == 1),
    }
    return Outlook(
        says=Message(f"plunder-outlook-{'attack' if attacks else 'defend'}", "P4", args=args),
        odds=weights,
        facts={"won": won, "lost": lost},
        warning=None if won or not attacks else Message("plunder-warn-hopeless", "P4"),
    )


def _end_turn(t: Sea, seat: int, action: a.EndTurn) -> Outlook | None:
    """Steps that are not made are lost."""
    if not any(SAIL.holds(number) for number in engine.legal(t, seat)):
        return None
    steps = int(t.turn.die_left) + sum(int(mast_steps_left(t, place)) for place in range(SHIPS_EACH))
    return Outlook(facts={"steps": steps}, warning=Message("plunder-warn-steps", "P3", args={"steps": steps}))


def _discard(t: Sea, seat: int, action: a.Discard) -> Outlook | None:
    """Who pays the merchant with what they ask for has gained nothing by it."""
    frame = t.frames[-1]
    if not isinstance(frame, Bartering) or RESOURCES[frame.kind] != action.resource:
        return None
    return Outlook(warning=Message("plunder-warn-same", "P8", terms={"resource": action.resource}))


_LOOKS: Final[dict[type[Action], Callable[[Sea, int, Any], Outlook | None]]] = {
    a.AttackShip: _attack_ship,
    a.AttackIsland: _attack_island,
    a.Fight: _let_fight,
    a.Decline: _decline,
    a.EndTurn: _end_turn,
    a.Discard: _discard,
}
