"""A view of Pirates of the 7 Seas as numbers, seats counted from the viewer: fixed length, each with a name."""

from freebooter.games.seven_seas.figures import (
    BOOTY,
    CHARACTERS,
    COUNTRIES,
    CURSES,
    GOODS,
    MOST_CARAVAN,
)
from freebooter.games.seven_seas.meta import META
from freebooter.games.seven_seas.view import CardView, PlayerView, SevenSeasView

_SEATS = META.most_seats
_CARAVANS = tuple(f"{country}.{ships}" for country in COUNTRIES for ships in range(1, MOST_CARAVAN + 1))

# Ports count by what they pay: which of them is a matter of names.
_CARD_NAMES = (*(f"caravan.{name}" for name in _CARAVANS), *CURSES, *(f"port.{good}" for good in GOODS))
_PLAYER_NAMES = (
    "sits_here",
    "is_asked",
    "is_first",
    "has_chosen",
    "fleet",
    "guards",
    "reserve",
    "chests",
    "yin_yang",
    "black_spots",
    *(f"goods.{good}" for good in GOODS),
    "talismans",
    "double_holds",
    "unsinkables",
    *(f"corsair.{country}" for country in COUNTRIES),
    *(f"available.{character}" for character in CHARACTERS),
    *(f"shown.{character}" for character in CHARACTERS),
    "cards",
)

FEATURE_NAMES: tuple[str, ...] = (
    "seats",
    "round",
    "rounds_left",
    "deck",
    "above_last_rounds",
    *(f"announced.{character}" for character in CHARACTERS),
    *(f"demand.{good}" for good in GOODS),
    *(f"booty_left.{kind}" for kind in BOOTY),
    *(f"booty_discards.{kind}" for kind in BOOTY),
    *(f"seat{relative}.{name}" for relative in range(_SEATS) for name in _PLAYER_NAMES),
    *(f"hand.{name}" for name in _CARD_NAMES),
    *(f"played.{name}" for name in _CARD_NAMES),
    *(f"chosen.{character}" for character in CHARACTERS),
)


def features(seen: SevenSeasView) -> list[float]:
    """The numbers named by FEATURE_NAMES; a spectator counts seats from seat 0. Empty seats are zeros.

    `rounds_left` is -1 while the Last Rounds is still in the deck; `hand.port.rum` counts ports that pay 3 for rum.
    """
    left = -1 if seen.last_round is None else seen.last_round - seen.round
    numbers = [float(seen.seats), float(seen.round), float(left), float(seen.deck), float(seen.above)]
    numbers += [float(name == seen.announced) for name in CHARACTERS]
    numbers += [float(seen.port.pays(good)) for good in GOODS]
    numbers += [float(sum(part[kind] for part in seen.booty_left)) for kind in BOOTY]
    numbers += [float(seen.booty_discards[kind]) for kind in BOOTY]
    first = max(seen.viewer, 0)
    for relative in range(_SEATS):
        if relative >= seen.seats:
            numbers += [0.0] * len(_PLAYER_NAMES)
            continue
        seat = (first + relative) % seen.seats
        numbers += _player_features(seen.players[seat], seat in seen.asks)
    numbers += _card_features(seen.players[seen.viewer].hand if seen.viewer >= 0 else ())
    numbers += _card_features(seen.played)
    chosen = seen.answer["character"] if seen.answer else ""
    numbers += [float(name == chosen) for name in CHARACTERS]
    return numbers


def _player_features(player: PlayerView, is_asked: bool) -> list[float]:
    return [
        1.0,
        float(is_asked),
        float(player.is_first),
        float(player.has_chosen),
        float(player.fleet),
        float(player.guards),
        float(player.reserve),
        float(player.chests),
        float(player.yin_yang),
        float(player.black_spots),
        *(float(player.goods[good]) for good in GOODS),
        float(player.talismans),
        float(player.double_holds),
        float(player.unsinkables),
        *(float(country in player.corsair_of) for country in COUNTRIES),
        *(float(name in player.available) for name in CHARACTERS),
        *(float(name == player.shown) for name in CHARACTERS),
        float(player.cards),
    ]


def _card_features(cards: tuple[CardView, ...]) -> list[float]:
    counts = dict.fromkeys(_CARD_NAMES, 0)
    for card in cards:
        if card.kind == "caravan":
            counts[f"caravan.{card.country}.{card.ships}"] += 1
        elif card.kind == "curse":
            counts[card.curse] += 1
        else:
            prices = {"rum": card.rum, "coffee": card.coffee, "fruit": card.fruit}
            counts[f"port.{max(prices, key=prices.__getitem__)}"] += 1
    return [float(count) for count in counts.values()]
