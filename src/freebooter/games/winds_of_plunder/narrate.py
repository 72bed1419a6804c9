"""Winds of Plunder in sentences: events, actions, questions and refusals become message keys with parameters."""

from msgspec.structs import replace

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.message import Message
from freebooter.core.table import Frame
from freebooter.games.winds_of_plunder import actions
from freebooter.games.winds_of_plunder.events import ItemGained, ItemWasted, TileLaid, TileRotated
from freebooter.games.winds_of_plunder.figures import CARDS, DIRECTIONS, ITEMS, PORTS
from freebooter.games.winds_of_plunder.flow.arrival import Boarding, PortArrival
from freebooter.games.winds_of_plunder.flow.cards import Storm
from freebooter.games.winds_of_plunder.flow.turn import BrawlToll, Turn
from freebooter.games.winds_of_plunder.flow.wind import Bids, BlackbeardsTile, WindArrow
from freebooter.games.winds_of_plunder.rules.arrival import LOOT_VP
from freebooter.games.winds_of_plunder.rules.cards import STORM_CARDS, TEST_POINTS, cubes_to_steal, item_of
from freebooter.games.winds_of_plunder.rules.holds import CACHE_WEAPONS, strength
from freebooter.games.winds_of_plunder.rules.turn import CUBES, GUST_POINTS, points_at_hand
from freebooter.games.winds_of_plunder.space import PLACES
from freebooter.games.winds_of_plunder.state import HEAVE, INTRIGUE, MISFIRE, RATS, WEAPON, Sea
from freebooter.games.winds_of_plunder.view import TurnView, WindsView

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


def amend_prompt(frame: Frame[Sea], seen: WindsView, told: Message) -> Message:
    """What a question says beyond the attributes of its frame. What a card in the draft asks for has its own words."""
    told.args.update(round=seen.round, rounds=seen.rounds)
    told.terms["wind"] = seen.wind
    asked = seen.players[seen.asks[0]]
    if isinstance(frame, Bids) and seen.viewer in seen.asks:
        told.terms["compass"] = seen.players[seen.viewer].compass
        told.args["cubes"] = seen.players[seen.viewer].wind_cubes
    elif isinstance(frame, BlackbeardsTile):
        bids = [player.bid or 0 for player in seen.players]
        told.seats["tied"] = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        told.args["bid"] = max(bids)
    elif isinstance(frame, WindArrow):
        votes = {wind: sum(p.bid or 0 for p in seen.players if p.compass == wind) for wind in DIRECTIONS}
        told.args["votes"] = max(votes.values())
        # Without a vote all that could be voted for are tied, which no view tells; the sentence names none then.
        told.terms["winds"] = [wind for wind, cubes in votes.items() if cubes and cubes == max(votes.values())]
    elif isinstance(frame, BrawlToll):
        told.args["vp"] = asked.vp
    elif isinstance(frame, Storm) and seen.turn is not None:
        told.seats["captain"] = seen.turn.seat
        if seen.viewer in seen.asks:
            held = sum(seen.hand.values())
            told.args.update(held=held, left=held - len(seen.draft) - STORM_CARDS)
    elif isinstance(frame, PortArrival):
        told.terms["port"] = PORTS[frame.port]
        told.args["weapons"] = _weapons(seen, frame.seat)
    elif isinstance(frame, Boarding):
        target = seen.players[frame.target]
        told.args.update(vp=min(LOOT_VP, target.vp), items=target.weapons + target.crew + target.provisions)
    elif isinstance(frame, Turn) and seen.turn is not None:
        turn = seen.turn
        told.args.update(points=turn.points, bonus=int(turn.bonus), sailing=_sailing(turn), reach=len(turn.reach))
        return _ask_for_card(seen, told) if seen.draft else told
    return told


def _sailing(turn: TurnView) -> str:
    """How it stands with the sailing of a turn: due, with a Gust only, impossible, done or given up."""
    if turn.sailing != "due" or turn.reach:
        return turn.sailing
    return "gust" if turn.gust else "locked"


def _ask_for_card(seen: WindsView, told: Message) -> Message:
    """What the card in the viewer's draft asks for."""
    card, *chosen = seen.draft
    told.terms["card"] = CARDS[card]
    what = "aim"
    if card == HEAVE:
        what = "heave"
    elif card == INTRIGUE:
        what = "intrigue"
        told.args["chosen"] = len(chosen)
        told.terms["place"] = PLACES[chosen[0]] if chosen else "nothing"
    elif chosen:
        what = "trade"
        told.seats["target"] = chosen[0]
    return replace(told, key=f"{told.key}-{what}", rule="W12")


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
