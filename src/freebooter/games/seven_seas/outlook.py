"""What would follow from a choice in Pirates of the 7 Seas: ships that may go, Black Spots, chests left lying."""

from collections.abc import Callable
from typing import Any, Final

from freebooter.core.actions import Action
from freebooter.core.message import Message
from freebooter.core.outlook import Outlook
from freebooter.games.seven_seas import actions as a
from freebooter.games.seven_seas.figures import CHARACTERS, COUNTRIES, GOODS
from freebooter.games.seven_seas.flow.adventure import end_of_fitting, first_fitting
from freebooter.games.seven_seas.flow.gifts import GIFTS
from freebooter.games.seven_seas.flow.plunder import Sending
from freebooter.games.seven_seas.rules import characters, fleet, plunder, trade
from freebooter.games.seven_seas.space import RITUALS
from freebooter.games.seven_seas.state import (
    KINDS,
    SHIPWRIGHT,
    Seas,
    caravan_card,
    caravan_country,
    caravan_ships,
    needs_card,
    port_now,
)


def foresee(t: Seas, seat: int, action: Action) -> Outlook | None:
    """What would follow from this action, as far as its seat can know."""
    look = _LOOKS.get(type(action))
    return None if look is None else look(t, seat, action)


def _choose(t: Seas, seat: int, action: a.Choose) -> Outlook | None:
    """A character that could do nothing as things stand costs a Black Spot (S3)."""
    role = CHARACTERS.index(action.character)
    if needs_card(role):
        cards = _fitting(t, seat, role)
        if cards:
            return Outlook(
                says=Message("seven_seas-outlook-cards", "S3", args={"cards": cards}),
                facts={"cards": cards, "black_spots": 0},
            )
        return Outlook(facts={"cards": 0, "black_spots": 1}, warning=Message("seven_seas-warn-no-card", "S3"))
    if characters.is_mistaken(t, seat, role):
        return Outlook(facts={"black_spots": 1}, warning=Message("seven_seas-warn-mistake", "S3"))
    if role == SHIPWRIGHT and t.chests[seat] == 0:
        return Outlook(facts={"black_spots": 0}, warning=Message("seven_seas-warn-no-chest", "S3"))
    return None


def _fitting(t: Seas, seat: int, role: int) -> int:
    """How many cards of their own hand a player could play with a character."""
    held = t.hands[seat].cards
    return sum(held[card] for card in range(first_fitting(role), end_of_fitting(role)))


def _play_caravan(t: Seas, seat: int, action: a.PlayCaravan) -> Outlook:
    """How many ships may go against this caravan (S6)."""
    card = caravan_card(COUNTRIES.index(action.country), action.ships)
    most = int(plunder.most_to_send(t, seat, card))
    spots = _spots(t, seat, card, most)
    args: dict[str, int | str] = {"most": most, "corsair": int(_serves(t, seat, card))}
    return Outlook(
        says=Message("seven_seas-outlook-caravan", "S6", args=args),
        facts={"most": most, "black_spots": spots},
        warning=None if most else Message("seven_seas-warn-no-ship", "S6"),
    )


def _send(t: Seas, seat: int, action: a.Send) -> Outlook | None:
    """What the ships sent meet, and what staying home costs (S6)."""
    frame = t.frames[-1]
    if not isinstance(frame, Sending):
        return None
    spots = _spots(t, seat, frame.caravan, action.ships)
    facts = {
        "pirates": sum(frame.sent) + action.ships,
        "caravan": int(caravan_ships(frame.caravan)),
        "black_spots": spots,
    }
    args: dict[str, int | str] = {**facts, "corsair": int(_serves(t, seat, frame.caravan))}
    stays = action.ships == 0 and not args["corsair"]
    return Outlook(
        says=None if stays else Message("seven_seas-outlook-send", "S6", args=args),
        facts=facts,
        warning=Message("seven_seas-warn-stay-home", "S6") if stays else None,
    )


def _spots(t: Seas, seat: int, caravan: int, ships: int) -> int:
    """The Black Spots that so many ships sent against a caravan cost (S6)."""
    return int(ships == 0 or _serves(t, seat, caravan))


def _serves(t: Seas, seat: int, caravan: int) -> bool:
    """Whether this player is the Corsair of the caravan's country."""
    return bool(t.corsairs[caravan_country(caravan)] == seat)


def _decline(t: Seas, seat: int, action: a.Decline) -> Outlook | None:
    """Whoever could play a card takes the Black Spot for nothing (S3)."""
    cards = _fitting(t, seat, t.announced)
    if not cards:
        return None
    return Outlook(
        facts={"cards": cards, "black_spots": 1},
        warning=Message("seven_seas-warn-decline", "S3", args={"cards": cards}),
    )


def _keep(t: Seas, seat: int, action: a.Keep) -> Outlook | None:
    """Goods that are left although there is room for all that were drawn (S9)."""
    left = int(t.drawn[GOODS.index(action.good)]) - action.count
    if not left:
        return None
    if sum(t.drawn) <= fleet.room(t, seat):
        told = Message("seven_seas-warn-leave", "S9", terms={"good": action.good}, args={"left": left})
        return Outlook(facts={"left": left}, warning=told)
    said = Message("seven_seas-outlook-leave", "S9", terms={"good": action.good}, args={"left": left})
    return Outlook(says=said, facts={"left": left})


def _sell(t: Seas, seat: int, action: a.Sell) -> Outlook | None:
    """One or two of a good that would bring more as three (S18)."""
    good = GOODS.index(action.good)
    held = int(t.goods[seat * KINDS + good])
    price = int(port_now(t).demand[good])
    if not 0 < action.count < trade.A_SET <= held or price == 1:
        return None
    args: dict[str, int | str] = {"held": held, "price": price, "chests": int(trade.price(t, good, held))}
    return Outlook(
        facts={"chests": int(trade.price(t, good, action.count)), "chests_for_all": int(trade.price(t, good, held))},
        warning=Message("seven_seas-warn-few", "S18", terms={"good": action.good}, args=args),
    )


def _buy(t: Seas, seat: int, action: a.Buy) -> Outlook:
    """What a purchase leaves; buying nothing brings no gift (S3)."""
    chests = int(t.chests[seat]) - action.ships
    args: dict[str, int | str] = {"chests": chests, "ships": action.ships}
    return Outlook(says=Message("seven_seas-outlook-buy", "S3", args=args), facts={"chests": chests})


def _perform(t: Seas, seat: int, action: a.Perform) -> Outlook:
    return _ritual(t, seat, int(t.charts.ritual_costs[RITUALS.index(action.ritual)]))


def _bargain(t: Seas, seat: int, action: a.Bargain) -> Outlook:
    return _ritual(t, seat, int(t.charts.bargain_cost))


def _ritual(t: Seas, seat: int, cost: int) -> Outlook:
    """What a ritual leaves of the Yin-Yang tokens (S5)."""
    left = int(t.yin_yang[seat]) - cost
    args: dict[str, int | str] = {"cost": cost, "left": left}
    return Outlook(says=Message("seven_seas-outlook-ritual", "S5", args=args), facts={"yin_yang": left})


def _leave_gift(t: Seas, seat: int, action: a.LeaveGift) -> Outlook | None:
    """A chest is a point; it is left for nothing unless a ship would have to guard it (S2, S4)."""
    if GIFTS[t.announced] != "gift-chest" or (t.chests[seat] + 1) % fleet.CHESTS_A_GUARD == 0:
        return None
    return Outlook(warning=Message("seven_seas-warn-gift", "S4"))


_LOOKS: Final[dict[type[Action], Callable[[Seas, int, Any], Outlook | None]]] = {
    a.Choose: _choose,
    a.PlayCaravan: _play_caravan,
    a.Send: _send,
    a.Decline: _decline,
    a.Keep: _keep,
    a.Sell: _sell,
    a.Buy: _buy,
    a.Perform: _perform,
    a.Bargain: _bargain,
    a.LeaveGift: _leave_gift,
}
