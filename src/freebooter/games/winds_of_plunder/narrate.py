"""Winds of Plunder in sentences: events, actions and refusals become message keys with parameters."""

from msgspec.structs import replace

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.message import Message
from freebooter.games.winds_of_plunder import actions
from freebooter.games.winds_of_plunder.events import ItemGained, ItemWasted, TileLaid, TileRotated
from freebooter.games.winds_of_plunder.figures import CARDS, DIRECTIONS, ITEMS
from freebooter.games.winds_of_plunder.rules.cards import TEST_POINTS, cubes_to_steal, item_of
from freebooter.games.winds_of_plunder.rules.holds import CACHE_WEAPONS, strength
from freebooter.games.winds_of_plunder.rules.turn import CUBES, GUST_POINTS, points_at_hand
from freebooter.games.winds_of_plunder.state import MISFIRE, RATS, WEAPON, Sea
from freebooter.games.winds_of_plunder.view import WindsView

_WHY_RULES = {"arrival": "W7", "boarding": "W8", "card": "W12"}


def amend_event(event: Event, told: Message) -> Message:
    """What a sentence says beyond the fields of its event: no items are called nothing, and an item follows the rule
    by which it came."""
    if isinstance(event, ItemGained | ItemWasted):
        return replace(told, rule=_WHY_RULES[event.why])
    if isinstance(event, TileLaid | TileRotated) and not event.items:
        return replace(told, terms={**told.terms, "items": ["nothing"]})
    return told


def amend_action(action: Action, seen: WindsView, told: Message) -> Message:
    """What a sentence says beyond the fields of its action, as far as the viewer sees it."""
    terms = dict(told.terms)
    args = dict(told.args)
    if isinstance(action, actions.PlayCard):
        # Below 0: the card buys nothing.
        args["price"] = seen.prices.get(action.card, -1)
        terms["ports"] = list(seen.free_ports.get(action.card, ()))
    elif isinstance(action, actions.TakeCubes):
        args["cubes"] = min(CUBES[action.points], seen.players[seen.viewer].reserve)
    elif isinstance(action, actions.Sail):
        _tell_tile(seen, action.port, terms, args)
        args["gust"] = int(seen.turn is not None and action.port not in seen.turn.reach)
    elif isinstance(action, actions.ChooseTile):
        _tell_tile(seen, action.place, terms, args)
    elif isinstance(action, actions.Board):
        args["own"] = _weapons(seen, seen.viewer)
        args["theirs"] = _weapons(seen, action.seat)
    return replace(told, terms=terms, args=args)


def explain(t: Sea, seat: int, action: Action, reason: str) -> Message:
    """The parameters of a refusal: the public facts it rests on, and the seat's own draft."""
    seats: dict[str, int | list[int]] = {"seat": seat}
    terms: dict[str, str | list[str]] = {"wind": DIRECTIONS[t.wind]}
    args: dict[str, int | str] = {
        "cubes": t.wind_cubes[seat],
        "most": int(t.waters.tally_max),
        "test": TEST_POINTS,
        "gust": GUST_POINTS,
    }
    if reason == "no-points":
        args["points"] = int(points_at_hand(t, seat))
    if isinstance(action, actions.Board | actions.Aim):
        target = min(action.seat, int(t.seats) - 1)
        seats["target"] = target
        args["own"] = int(strength(t, seat, WEAPON))
        args["theirs"] = int(strength(t, target, WEAPON))
        args["stolen"] = int(cubes_to_steal(t, seat, target))
        draft = t.drafts[seat]
        if draft and MISFIRE <= draft[0] <= RATS:
            terms["item"] = ITEMS[item_of(draft[0])]
    elif isinstance(action, actions.PlayCard | actions.Discard):
        terms["card"] = action.card
        card = CARDS.index(action.card)
        if card < MISFIRE:
            terms["item"] = ITEMS[item_of(card)]
    elif isinstance(action, actions.Sail):
        terms["port"] = action.port
    elif isinstance(action, actions.SetCompass | actions.ChooseWind):
        terms["direction"] = action.direction
    elif isinstance(action, actions.Trade):
        terms["give"] = action.give
        terms["take"] = action.take
    elif isinstance(action, actions.TakeLoot):
        terms["loot"] = action.loot
    elif isinstance(action, actions.LayCaches):
        args["caches"] = action.caches
    return Message(reason, seats=seats, terms=terms, args=args)


def _tell_tile(seen: WindsView, place: str, terms: dict[str, str | list[str]], args: dict[str, int | str]) -> None:
    tile = next(tile for tile in seen.tiles if tile.place == place)
    terms["items"] = list(tile.items) or ["nothing"]
    args["vp"] = tile.vp


def _weapons(seen: WindsView, seat: int) -> int:
    return seen.players[seat].weapons + CACHE_WEAPONS * seen.players[seat].caches
