"""The Action cards: when each can be played and aimed, and what it does (W12)."""

from typing import Final

from mypy_extensions import i64

from freebooter.games.winds_of_plunder.events import (
    BrawlBrewed,
    CacheLaid,
    CardPlayed,
    CardsDiscarded,
    CrewSpent,
    CubesStolen,
    ItemLost,
    ItemsTraded,
    PointsGained,
    PricePaid,
    TilesSwitched,
)
from freebooter.games.winds_of_plunder.figures import CARDS, COPIES, ITEMS
from freebooter.games.winds_of_plunder.rules.hands import part_with
from freebooter.games.winds_of_plunder.rules.holds import gain_item, pass_item, score, settle_markers
from freebooter.games.winds_of_plunder.rules.turn import points_at_hand, sail_targets, spend
from freebooter.games.winds_of_plunder.space import PLACES
from freebooter.games.winds_of_plunder.state import (
    BRAWL,
    BUYERS,
    CACHE,
    CREW,
    FROM_CARDS,
    HEAVE,
    INTRIGUE,
    KINDS,
    MISFIRE,
    RATS,
    SAILED,
    STORM,
    SWINDLE,
    TEST,
    TREACHERY,
    Sea,
)

ITEM_VP: Final[i64] = 2  # what a bought item costs outside its ports
TEST_POINTS: Final[i64] = 3
STORM_CARDS: Final[i64] = 2  # what a Storm leaves in a hand
MOST_STOLEN: Final[i64] = 5


# Questions


def why_not_play(t: Sea, seat: i64, card: i64) -> str:
    """Why this seat may not play this card now; "" if it may."""
    if points_at_hand(t, seat) == 0:
        return "W3-no-points"
    if t.hands[seat].cards[card] == 0:
        return "W12-not-in-hand"
    return why_not_now(t, seat, card)


def why_not_now(t: Sea, seat: i64, card: i64) -> str:
    """Why a card in hand does nothing now, whatever the points; "" if it does something."""
    if card < BUYERS:
        return why_not_buy(t, seat, card)
    if card == HEAVE:
        return why_not_heave(t, seat)
    if card == TEST:
        if t.turn.tested:
            return "W12-tested-already"
        return "" if t.tally[seat * KINDS + CREW] > 0 else "W12-no-crew"
    if card == STORM:
        return "" if storm_victims(t, seat) else "W12-no-storm-victim"
    if is_aimed(card):
        for target in range(t.seats):
            if not why_not_aim(t, seat, card, target):
                return ""
        return "W12-no-target"
    return ""


def why_not_buy(t: Sea, seat: i64, card: i64) -> str:
    """Why the item of this card cannot be had; "" if it can."""
    if t.tally[seat * KINDS + item_of(card)] >= t.waters.tally_max:
        return "W12-no-room"
    return "W11-too-few-points" if t.vp[seat] < item_price(t, seat, card) else ""


def item_of(card: i64) -> i64:
    """The item that a card buys, or takes from an opponent."""
    return card // COPIES if card < BUYERS else card - MISFIRE


def item_price(t: Sea, seat: i64, card: i64) -> i64:
    """Nothing in the ports printed on the card, else two Victory Points."""
    return 0 if (t.waters.free_ports[card] >> t.ports[seat]) & 1 else ITEM_VP


def why_not_heave(t: Sea, seat: i64) -> str:
    """Why the crew cannot be driven to a second sailing; "" if it can."""
    if t.turn.sailing != SAILED:
        return "W12-not-sailed"
    if t.turn.heaved:
        return "W12-heaved-already"
    if t.tally[seat * KINDS + CREW] == 0:
        return "W12-no-crew"
    for other in range(t.seats):
        if other != seat and t.vp[other] <= t.vp[seat]:
            return "W12-not-behind"
    return "" if sail_targets(t, seat) else "W12-no-port"


def storm_victims(t: Sea, seat: i64) -> i64:
    """The opponents with more than two cards in hand, as bits."""
    victims: i64 = 0
    for other in range(t.seats):
        if other != seat and t.hands[other].size() > STORM_CARDS:
            victims |= 1 << other
    return victims


def is_aimed(card: i64) -> bool:
    """Whether the card is played on one opponent."""
    return MISFIRE <= card <= RATS or card in (SWINDLE, BRAWL, TREACHERY)


def needs_choice(card: i64) -> bool:
    """Whether more has to be said than that the card is played."""
    return is_aimed(card) or card in (HEAVE, INTRIGUE)


def why_not_aim(t: Sea, seat: i64, card: i64, target: i64) -> str:
    """Why the card may not be played on this opponent; "" if it may."""
    if target == seat:
        return "W12-own-ship"
    if target >= t.seats:
        return "W12-no-player"
    if MISFIRE <= card <= RATS:
        return "" if t.tally[target * KINDS + item_of(card)] > 0 else "W12-none-there"
    if card == BRAWL:
        return "W12-brawl-already" if t.brawls[target] else ""
    if card == TREACHERY:
        return "" if cubes_to_steal(t, seat, target) > 0 else "W12-no-cubes"
    for give in range(KINDS):
        for take in range(KINDS):
            if not why_not_trade(t, seat, target, give, take):
                return ""
    return "W12-no-trade"


def why_not_trade(t: Sea, seat: i64, target: i64, give: i64, take: i64) -> str:
    """Why these two items may not be swindled for each other; "" if they may."""
    if give == take:
        return "W12-same-item"
    if t.tally[seat * KINDS + give] == 0:
        return "W12-none-to-give"
    return "" if t.tally[target * KINDS + take] > 0 else "W12-none-to-take"


def cubes_to_steal(t: Sea, seat: i64, target: i64) -> i64:
    """Half the target's Wind Cubes, rounded down, at most five and at most the own reserve."""
    cubes = min(t.wind_cubes[target] // 2, MOST_STOLEN)
    return min(cubes, t.reserve[seat])


def storm_surplus(t: Sea, seat: i64) -> i64:
    """How many cards this seat must still choose for the Storm."""
    return t.hands[seat].size() - STORM_CARDS - len(t.drafts[seat])


def left_in_hand(t: Sea, seat: i64, card: i64) -> i64:
    """How many copies of a card this seat holds that it has not yet chosen for the Storm."""
    left = t.hands[seat].cards[card]
    for chosen in t.drafts[seat]:
        if chosen == card:
            left -= 1
    return left


def why_not_throw_away(t: Sea, seat: i64, card: i64) -> str:
    """Why this card may not be chosen for the Storm; "" if it may."""
    if left_in_hand(t, seat, card) > 0:
        return ""
    return "W12-chosen-already" if t.hands[seat].cards[card] > 0 else "W12-not-in-hand"


# Changes


def play_card(t: Sea, seat: i64, card: i64) -> None:
    """Spend the point and lay the card down; what it does is done by whoever called this."""
    spend(t, seat, 1)
    part_with(t, seat, card)
    if card != CACHE and card != BRAWL:
        t.discards[card] += 1
    if t.telling:
        t.tell(CardPlayed(seat, CARDS[card]))


def play_draft(t: Sea, seat: i64) -> None:
    """The card in the draft is played: whatever it asked for has been chosen."""
    card = t.drafts[seat][0]
    t.drafts[seat] = ()
    play_card(t, seat, card)


def buy_item(t: Sea, seat: i64, card: i64) -> None:
    """Buy or hire, free in the ports printed on the card."""
    price = item_price(t, seat, card)
    if price:
        score(t, seat, -price, FROM_CARDS)
        if t.telling:
            t.tell(PricePaid(seat, price))
    gain_item(t, seat, item_of(card), "card")
    settle_markers(t)


def pay_crew(t: Sea, seat: i64) -> None:
    """The price of a card, which may cost its payer a marker before the card acts (W10)."""
    t.tally[seat * KINDS + CREW] -= 1
    if t.telling:
        t.tell(CrewSpent(seat))
    settle_markers(t)


def test_crew(t: Sea, seat: i64) -> None:
    """Put the Crew to the Test: a Crew for three ordinary points."""
    t.turn.tested = True
    pay_crew(t, seat)
    t.turn.points += TEST_POINTS
    if t.telling:
        t.tell(PointsGained(seat, TEST_POINTS))


def lay_cache(t: Sea, seat: i64) -> None:
    """Secret Cache: two Weapons more until the end of the round."""
    t.caches[seat] += 1
    if t.telling:
        t.tell(CacheLaid(seat, t.caches[seat]))
    settle_markers(t)


def switch_tiles(t: Sea, one: i64, other: i64) -> None:
    """Intrigue: two tiles change places."""
    tiles = t.tiles
    held = tiles[one]
    tiles[one] = tiles[other]
    tiles[other] = held
    if t.telling:
        t.tell(TilesSwitched(PLACES[one], PLACES[other]))


def strike(t: Sea, seat: i64, card: i64, target: i64) -> None:
    """Misfire, Mutiny, Rats, Tavern Brawl or Treachery on one opponent."""
    if card == BRAWL:
        t.brawls[target] = 1
        if t.telling:
            t.tell(BrawlBrewed(target))
    elif card == TREACHERY:
        cubes = cubes_to_steal(t, seat, target)
        t.reserve[seat] -= cubes
        t.wind_cubes[seat] += cubes
        t.wind_cubes[target] -= cubes
        t.reserve[target] += cubes
        if t.telling:
            t.tell(CubesStolen(seat, target, cubes))
    else:
        t.tally[target * KINDS + item_of(card)] -= 1
        if t.telling:
            t.tell(ItemLost(target, ITEMS[item_of(card)]))
        settle_markers(t)


def swindle(t: Sea, seat: i64, target: i64, give: i64, take: i64) -> None:
    """Both items change ships, as one event (W10)."""
    if t.telling:
        t.tell(ItemsTraded(seat, target, ITEMS[give], ITEMS[take]))
    pass_item(t, seat, target, give, "card")
    pass_item(t, target, seat, take, "card")
    settle_markers(t)


def storm(t: Sea, victim: i64) -> None:
    """What the victim chose to throw away becomes public."""
    chosen = list(t.drafts[victim])
    chosen.sort()
    t.drafts[victim] = ()
    for card in chosen:
        part_with(t, victim, card)
        t.discards[card] += 1
    if t.telling:
        t.tell(CardsDiscarded(victim, tuple([CARDS[card] for card in chosen])))
