"""Pirates of the 7 Seas in sentences: events, actions and refusals become message keys with parameters."""

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.message import Message, message_of, sentence_key
from freebooter.games.seven_seas import actions, events
from freebooter.games.seven_seas.figures import COUNTRIES, GOODS
from freebooter.games.seven_seas.flow.cargo import Stowing
from freebooter.games.seven_seas.flow.plunder import Sending
from freebooter.games.seven_seas.flow.turns import GIFTS
from freebooter.games.seven_seas.meta import META
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.space import RITUALS
from freebooter.games.seven_seas.state import FIRST_PORT, KINDS, NOBODY, Seas, caravan_ships
from freebooter.games.seven_seas.view import SevenSeasView

_EVENT_RULES: dict[type[Event], str] = {
    events.FirstPlayerNamed: "S16",
    events.CaravanDrawn: "S12",
    events.CurseDrawn: "S12",
    events.PortDrawn: "S12",
    events.CardDrawn: "S12",
    events.LastRoundsDrawn: "S12",
    events.RoundBegan: "S17",
    events.CharacterRevealed: "S17",
    events.CharactersTakenBack: "S17",
    events.MistakeMade: "S3",
    events.AdventureDeclined: "S3",
    events.BlackSpotsDiscarded: "S4",
    events.GuardsMoved: "S2",
    events.ShipsBought: "S3",
    events.NothingDone: "S3",
    events.CorsairTileTaken: "S19",
    events.GiftTaken: "S4",
    events.GiftLeft: "S4",
    events.CaravanSighted: "S6",
    events.ShipsSent: "S6",
    events.DiceThrown: "S7",
    events.ShipsFought: "S7",
    events.LossesCounted: "S8",
    events.CaravanTaken: "S8",
    events.CaravanEscaped: "S9",
    events.BootyDrawn: "S9",
    events.BootyReshuffled: "S9",
    events.GoodsLoaded: "S9",
    events.BootyLeft: "S9",
    events.GoodsDiscarded: "S2",
    events.PortChanged: "S18",
    events.CurseCast: "S20",
    events.ShipsProtected: "S10",
    events.IdolNamed: "S10",
    events.CurseStruck: "S10",
    events.SalaryPaid: "S11",
    events.DieDealt: "S10",
    events.ChestGained: "S10",
    events.ChestLost: "S10",
    events.GoodsSold: "S18",
    events.GoodsBargained: "S5",
    events.RitualPerformed: "S5",
    events.PointsCounted: "S13",
    events.GameWon: "S13",
}

_WHY_RULES = {
    "mistake": "S3",
    "commission": "S19",
    "corsair": "S6",
    "stayed-home": "S6",
    "tavern": "S10",
    "gift": "S4",
    "cards-in-hand": "S13",
    "last-rounds": "S12",
    "round-limit": "S14",
}

_ACTION_RULES: dict[type[Action], str] = {
    actions.Choose: "S17",
    actions.Buy: "S3",
    actions.BecomeCorsair: "S19",
    actions.PlayCaravan: "S3",
    actions.PlayCurse: "S3",
    actions.PlayPort: "S3",
    actions.Decline: "S3",
    actions.Send: "S6",
    actions.Keep: "S9",
    actions.Sell: "S3",
    actions.Draw: "S3",
    actions.TakeGift: "S4",
    actions.LeaveGift: "S4",
    actions.Bargain: "S5",
    actions.Perform: "S5",
    actions.Finish: "S5",
    actions.NameGood: "S10",
    actions.DealDie: "S10",
}


def tell_event(event: Event) -> Message:
    """The sentence for something that happened."""
    if isinstance(event, events.BlackSpotTaken | events.YinYangTaken | events.GameEnded):
        rule = _WHY_RULES[event.why]
    else:
        rule = _EVENT_RULES[type(event)]
    return message_of(event, sentence_key(META.id, event), rule)


def tell_action(action: Action, seen: SevenSeasView) -> Message:
    """The sentence for something the viewer may do, with what the action itself does not say."""
    rule = seen.frames[-1]["cites"] if isinstance(action, actions.Discard) else _ACTION_RULES[type(action)]
    told = message_of(action, sentence_key(META.id, action), rule)
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
        told.terms["gift"] = GIFTS[seen.frames[-1]["character"]]
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
    elif isinstance(action, actions.Keep) and isinstance(frame, Stowing):
        terms["good"] = action.good
        args["drawn"] = frame.goods[GOODS.index(action.good)]
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
