"""Winds of Plunder in sentences: events, actions and refusals become message keys with parameters."""

import msgspec

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.message import Message, message_of, sentence_key
from freebooter.games.winds_of_plunder import actions, events
from freebooter.games.winds_of_plunder.figures import CARDS, DIRECTIONS, ITEMS
from freebooter.games.winds_of_plunder.meta import META
from freebooter.games.winds_of_plunder.rules.cards import TEST_POINTS, cubes_to_steal
from freebooter.games.winds_of_plunder.rules.holds import CACHE_WEAPONS, strength
from freebooter.games.winds_of_plunder.rules.turn import CUBES, GUST_POINTS, points_at_hand
from freebooter.games.winds_of_plunder.state import MISFIRE, RATS, WEAPON, Sea
from freebooter.games.winds_of_plunder.view import WindsView

_EVENT_RULES: dict[type[Event], str] = {
    events.TileLaid: "W20",
    events.ShipPlaced: "W20",
    events.FirstHolderNamed: "W2",
    events.RoundBegun: "W18",
    events.CompassRevealed: "W1",
    events.BidRevealed: "W1",
    events.TileAwarded: "W1",
    events.WindSet: "W1",
    events.FirstPlayerNamed: "W18",
    events.TurnBegun: "W3",
    events.BrawlSuffered: "W17",
    events.BonusPointTaken: "W6",
    events.CardDrawn: "W12",
    events.CardTaken: "W12",
    events.DeckReshuffled: "W12",
    events.CubesTaken: "W4",
    events.GustCalled: "W5",
    events.Sailed: "W19",
    events.TurnEnded: "W3",
    events.ItemGained: "W7",
    events.ItemWasted: "W7",
    events.TreasureDrawn: "W7",
    events.TreasureTaken: "W7",
    events.NoTreasureLeft: "W7",
    events.TileScored: "W7",
    events.TileRotated: "W7",
    events.TreasureScored: "W7",
    events.MapsDidNotFit: "W23",
    events.BoardingDeclared: "W8",
    events.BoardingRepelled: "W16",
    events.ItemPlundered: "W8",
    events.PointsPlundered: "W8",
    events.ReputationGained: "W9",
    events.AreaCompleted: "W9",
    events.MarkerTaken: "W10",
    events.MarkerDiscarded: "W10",
    events.CardPlayed: "W12",
    events.PricePaid: "W12",
    events.CrewSpent: "W12",
    events.ItemLost: "W12",
    events.TilesSwitched: "W12",
    events.PointsGained: "W12",
    events.CacheLaid: "W12",
    events.CachesRemoved: "W10",
    events.CardsDiscarded: "W12",
    events.ItemsTraded: "W12",
    events.BrawlBrewed: "W12",
    events.CubesStolen: "W12",
    events.GameEnded: "W15",
    events.BonusScored: "W15",
    events.GameWon: "W15",
}

_ACTION_RULES: dict[type[Action], str] = {
    actions.SetCompass: "W1",
    actions.Bid: "W1",
    actions.AwardTile: "W1",
    actions.ChooseWind: "W1",
    actions.NameFirst: "W18",
    actions.Lose: "W17",
    actions.DrawCard: "W12",
    actions.PlayCard: "W12",
    actions.TakeCubes: "W4",
    actions.CallGust: "W5",
    actions.Sail: "W19",
    actions.EndTurn: "W3",
    actions.Aim: "W12",
    actions.Trade: "W12",
    actions.ChooseTile: "W12",
    actions.Discard: "W12",
    actions.Board: "W8",
    actions.BoardNobody: "W8",
    actions.TakeLoot: "W8",
    actions.LayCaches: "W16",
    actions.LetBoard: "W16",
}


def tell_event(event: Event) -> Message:
    """The sentence for something that happened."""
    said = message_of(event, sentence_key(META.id, event), _EVENT_RULES[type(event)])
    if isinstance(event, events.TileLaid | events.TileRotated) and not event.items:
        said = msgspec.structs.replace(said, terms={**said.terms, "items": ["nothing"]})
    return said


def tell_action(action: Action, seen: WindsView) -> Message:
    """The sentence for something the viewer may do, with what the action itself does not say."""
    said = message_of(action, sentence_key(META.id, action), _ACTION_RULES[type(action)])
    terms = dict(said.terms)
    args = dict(said.args)
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
    return msgspec.structs.replace(said, terms=terms, args=args)


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
            terms["item"] = ITEMS[draft[0] - MISFIRE]
    elif isinstance(action, actions.PlayCard | actions.Discard):
        terms["card"] = action.card
        card = CARDS.index(action.card)
        if card < MISFIRE:
            terms["item"] = ITEMS[card // 3]
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
