"""Pirates of the 7 Seas in sentences: events, actions and refusals become message keys with parameters."""

from msgspec.structs import replace

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.message import Message
from freebooter.core.view import rule_asked
from freebooter.games.seven_seas import actions, events
from freebooter.games.seven_seas.figures import CHARACTERS, COUNTRIES, GOODS
from freebooter.games.seven_seas.flow.cargo import Discarding
from freebooter.games.seven_seas.flow.gifts import GIFTS
from freebooter.games.seven_seas.flow.plunder import Sending
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.space import RITUALS
from freebooter.games.seven_seas.state import FIRST_PORT, KINDS, NOBODY, Seas, caravan_ships
from freebooter.games.seven_seas.view import SevenSeasView

_WHY_RULES = {
    "mistake": "S3",
    "commission": "S19",
    "corsair": "S6",
    "stayed-home": "S6",
    "tavern": "S10",
    "no-room": "S2",
    "gift": "S4",
    "cards-in-hand": "S13",
    "last-rounds": "S12",
    "round-limit": "S14",
}


def amend_event(event: Event, told: Message) -> Message:
    """What a sentence says beyond the fields of its event: why something happened decides which rule it follows."""
    if isinstance(event, events.BlackSpotTaken | events.YinYangTaken | events.GoodsDiscarded | events.GameEnded):
        return replace(told, rule=_WHY_RULES[event.why])
    return told


def amend_action(action: Action, seen: SevenSeasView, told: Message) -> Message:
    """What a sentence says beyond the fields of its action, as far as the viewer sees it."""
    if isinstance(action, actions.Discard):
        return replace(told, rule=rule_asked(seen, (Discarding,)))
    if isinstance(action, actions.PlayPort):
        card = next(card for card in seen.players[seen.viewer].hand if card.card == FIRST_PORT + action.port)
        told.args.update({"name": card.port, "rum": card.rum, "coffee": card.coffee, "fruit": card.fruit})
    elif isinstance(action, actions.Sell):
        price = seen.port.pays(action.good) if action.count >= 3 else 1
        told.args["chests"] = price * action.count
    elif isinstance(action, actions.Bargain):
        told.args["chests"] = sum(seen.port.pays(good) for good in action.goods.split("-"))
    elif isinstance(action, actions.DealDie):
        frame = seen.frames[-1]
        told.seats["next"] = (frame["shaman"] + len(frame["dealt"])) % seen.seats
    elif isinstance(action, actions.TakeGift | actions.LeaveGift):
        told.terms["gift"] = GIFTS[CHARACTERS.index(seen.announced)]
    return told


def explain(t: Seas, seat: int, action: Action, reason: str) -> Message:
    """The parameters of a refusal: facts that are public, or the seat's own."""
    seats: dict[str, int | list[int]] = {"seat": seat}
    terms: dict[str, str | list[str]] = {}
    args: dict[str, int | str] = {
        "reserve": t.reserve[seat],
        "chests": t.chests[seat],
        "tokens": t.yin_yang[seat],
        "empty": int(fleet.empty_ships(t, seat)),
        "room": int(fleet.room(t, seat)),
    }
    frame = t.frames[-1]
    if isinstance(action, actions.Choose):
        terms["character"] = action.character
    elif isinstance(action, actions.BecomeCorsair):
        terms["country"] = action.country
        owner = t.corsairs[COUNTRIES.index(action.country)]
        seats["owner"] = seat if owner == NOBODY else owner
    elif isinstance(action, actions.Send) and isinstance(frame, Sending):
        args["most"] = int(caravan_ships(frame.caravan) + t.charts.limit_bonus)
    elif isinstance(action, actions.Keep):
        terms["good"] = action.good
        args["drawn"] = t.drawn[GOODS.index(action.good)]
    elif isinstance(action, actions.Sell | actions.Discard):
        terms["good"] = action.good
        args["held"] = t.goods[seat * KINDS + GOODS.index(action.good)]
    elif isinstance(action, actions.Bargain):
        terms["goods"] = action.goods
        args["cost"] = int(t.charts.bargain_cost)
    elif isinstance(action, actions.Perform):
        args["cost"] = t.charts.ritual_costs[RITUALS.index(action.ritual)]
    elif isinstance(action, actions.DealDie):
        args["face"] = action.face
    return Message(reason, seats=seats, terms=terms, args=args)
