"""Pirates of the 7 Seas in sentences: events, actions, questions and refusals become message keys with parameters."""

from msgspec.structs import replace

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.message import Message
from freebooter.core.table import Frame
from freebooter.core.view import rule_asked
from freebooter.games.seven_seas import actions, events
from freebooter.games.seven_seas.figures import CHARACTERS, COUNTRIES, GOODS
from freebooter.games.seven_seas.flow.adventure import Adventure
from freebooter.games.seven_seas.flow.ashore import Market, Sale
from freebooter.games.seven_seas.flow.cargo import Discarding, Stowing
from freebooter.games.seven_seas.flow.gifts import GIFTS
from freebooter.games.seven_seas.flow.plunder import Sending
from freebooter.games.seven_seas.flow.tavern import TavernDeal
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.space import RITUALS
from freebooter.games.seven_seas.state import FIRST_PORT, KINDS, NOBODY, Seas, caravan_country, caravan_ships
from freebooter.games.seven_seas.view import PlayerView, SevenSeasView

# The kind of card that a character's action needs.
_NEEDS = {"captain": "caravan", "aborigine": "port", "shaman": "curse"}
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


def amend_prompt(frame: Frame[Seas], seen: SevenSeasView, told: Message) -> Message:
    """What a question says beyond the attributes of its frame: what the asked have at hand, and what it is about."""
    asked = seen.players[seen.asks[0]]
    told.args.update(
        round=seen.round,
        announced=seen.announced,
        port=seen.port.name,
        reserve=asked.reserve,
        chests=asked.chests,
        tokens=asked.yin_yang,
    )
    if seen.announced:
        character = CHARACTERS.index(seen.announced)
        told.terms.update(character=seen.announced, gift=GIFTS[character] or "gift")
    if isinstance(frame, Adventure) and seen.viewer in seen.asks:
        told.args["fitting"] = sum(card.kind == _NEEDS[seen.announced] for card in asked.hand)
    elif isinstance(frame, Market | Sale):
        good = GOODS[frame.good] if isinstance(frame, Sale) else next(good for good in GOODS if asked.goods[good])
        told.terms["good"] = good
        told.args.update(held=asked.goods[good], price=seen.port.pays(good))
    elif isinstance(frame, Sending):
        country = COUNTRIES[caravan_country(frame.caravan)]
        told.terms["country"] = country
        told.args.update(ships=caravan_ships(frame.caravan), empty=_empty(asked))
        told.args["corsair"] = int(country in asked.corsair_of)
    elif isinstance(frame, Stowing):
        good = next(good for good in GOODS if seen.drawn[good])
        told.terms["good"] = good
        told.args.update(drawn=seen.drawn[good], room=_room(asked))
    elif isinstance(frame, TavernDeal):
        told.seats["next"] = (frame.shaman + len(frame.dealt)) % seen.seats
        told.args["dice"] = ", ".join(map(str, sorted(frame.faces)))
    return told


def _room(player: PlayerView) -> int:
    """How many more goods a player can load (S1)."""
    return player.fleet + min(player.double_holds, player.fleet) - sum(player.goods.values())


def _empty(player: PlayerView) -> int:
    """How many ships of a player's fleet carry nothing, stowed as tightly as the holds allow (S1)."""
    goods = sum(player.goods.values())
    return player.fleet - max((goods + 1) // 2, goods - min(player.double_holds, player.fleet))


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
