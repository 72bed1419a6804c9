"""What a viewer of Pirates of the 7 Seas sees, and the tables that would look like it (S15)."""

from msgspec import Struct

from freebooter.core.deck import Deck, Segment, fresh_deck
from freebooter.core.hand import deal_anew
from freebooter.core.source import Source, shuffle
from freebooter.core.view import View, common, restore
from freebooter.games.seven_seas.figures import BOOTY, CHARACTERS, COUNTRIES, CURSES, GOODS, SevenSeasFigures
from freebooter.games.seven_seas.flow import FRAMES
from freebooter.games.seven_seas.meta import SevenSeasOptions
from freebooter.games.seven_seas.space import CHOOSE, SPACE
from freebooter.games.seven_seas.state import (
    FIRST_CURSE,
    FIRST_PORT,
    KINDS,
    NOBODY,
    PIRATE_BAY,
    ROLES,
    Port,
    Seas,
    caravan_country,
    caravan_ships,
    new_seas,
)


class PortView(Struct, frozen=True):
    """A port and what it pays for each of three or more goods; `port` is its place in the figure set."""

    port: int
    name: str
    rum: int
    coffee: int
    fruit: int

    def pays(self, good: str) -> int:
        """The price of this good."""
        return {"rum": self.rum, "coffee": self.coffee, "fruit": self.fruit}[good]


class CardView(Struct, frozen=True):
    """An Adventure card by its number, and what it shows: a caravan, a curse or a port, the other fields empty."""

    card: int
    kind: str
    country: str = ""
    ships: int = 0
    curse: str = ""
    port: str = ""
    rum: int = 0
    coffee: int = 0
    fruit: int = 0


class PlayerView(Struct, frozen=True):
    """One player as this viewer sees him: `hand` is empty for everyone but its owner, `cards` is its size.

    `has_chosen` says that a choice lies face down; the character chosen is still among the `available`.
    """

    is_first: bool
    fleet: int
    guards: int
    reserve: int
    chests: int
    yin_yang: int
    black_spots: int
    goods: dict[str, int]
    talismans: int
    double_holds: int
    unsinkables: int
    corsair_of: tuple[str, ...]
    available: tuple[str, ...]
    in_front: tuple[str, ...]
    shown: str
    has_chosen: bool
    cards: int
    hand: tuple[CardView, ...]


class SevenSeasView(View, frozen=True):
    """The table: all public but for the viewer's own hand and choice.

    `above` is how many cards lie on the Last Rounds, `last_round` the round the game ends after once that is known.
    `booty_left` counts the Booty deck by kind: everything else of it lies open, so everyone could count it.
    """

    round: int
    last_round: int | None
    announced: str
    players: tuple[PlayerView, ...]
    port: PortView
    deck: int
    above: int
    played: tuple[CardView, ...]
    booty_left: tuple[dict[str, int], ...]
    booty_discards: dict[str, int]
    ending: str


def view(t: Seas, viewer: int) -> SevenSeasView:
    """What this viewer sees; a spectator sees what is public."""
    return SevenSeasView(
        **common(t, viewer, SPACE),
        round=t.rounds,
        last_round=t.last_round or None,
        announced=_character(t.announced),
        players=tuple(_player(t, seat, viewer) for seat in range(t.seats)),
        port=_port(t, t.port),
        deck=t.deck.size(),
        above=t.above,
        played=tuple(_card(t, card) for card in t.played),
        booty_left=tuple(_by_kind(segment.cards, BOOTY) for segment in t.booty_deck.segments),
        booty_discards=_by_kind(tuple(t.booty_discards), BOOTY),
        ending=t.ending,
    )


def imagine(seen: SevenSeasView, options: SevenSeasOptions, figures: SevenSeasFigures, source: Source) -> Seas:
    """Some table that would look like this: the unseen cards are dealt out, the sealed choices made anew."""
    t = new_seas(seen.seats, seen.edition, options.round_limit, figures)
    t.rounds = seen.round
    t.last_round = seen.last_round or 0
    t.announced = _number(seen.announced)
    for seat, player in enumerate(seen.players):
        _seat_player(t, seat, player)
    t.above = seen.above
    t.played = [card.card for card in seen.played]
    t.port = seen.port.port
    t.booty_deck = Deck(len(BOOTY), [Segment(False, _counts(left)) for left in seen.booty_left])
    t.booty_discards = list(_counts(seen.booty_discards))
    t.ending = seen.ending
    _deal_unseen_cards(t, seen, source)
    for seat, player in enumerate(seen.players):
        if player.has_chosen:
            t.sealed[seat] = _some_choice(t, seat, source)
    restore(t, seen, FRAMES, SPACE)
    return t


def redeal(t: Seas, seat: int, source: Source) -> Seas:
    """A world that this seat cannot tell from `t`: other hands and choices are new, under what is known."""
    world = t.copy()
    deal_anew(world.hands, [world.deck], seat, source)
    for other in range(t.seats):
        if other != seat and world.sealed[other] >= 0:
            world.sealed[other] = _some_choice(world, other, source)
    return world


def _deal_unseen_cards(t: Seas, seen: SevenSeasView, source: Source) -> None:
    """Deal every card that the viewer sees nowhere into the other hands, the rest is the deck."""
    left = list(t.charts.cards)
    for card in t.played:
        left[card] -= 1
    for player in seen.players:
        for own in player.hand:
            left[own.card] -= 1
    pool = [card for card, count in enumerate(left) for _ in range(count)]
    shuffle(pool, source)
    for seat, player in enumerate(seen.players):
        for own in player.hand:
            t.hands[seat].cards[own.card] += 1
        if not player.hand:
            for _ in range(player.cards):
                t.hands[seat].cards[pool.pop()] += 1
    t.deck = fresh_deck(tuple(pool.count(card) for card in range(len(left))))


def _some_choice(t: Seas, seat: int, source: Source) -> int:
    """A sealed choice that a seat may have made: a character in his hand that has not been announced yet."""
    open_to = [role for role in range(t.announced + 1, ROLES) if (t.available[seat] >> role) & 1]
    return CHOOSE.at(open_to[source.below(len(open_to))])


def _player(t: Seas, seat: int, viewer: int) -> PlayerView:
    hand = t.hands[seat]
    own = hand.cards if seat == viewer else []
    return PlayerView(
        is_first=seat == t.first,
        fleet=t.fleet[seat],
        guards=t.guards[seat],
        reserve=t.reserve[seat],
        chests=t.chests[seat],
        yin_yang=t.yin_yang[seat],
        black_spots=t.black_spots[seat],
        goods=_by_kind(tuple(t.goods[seat * KINDS : (seat + 1) * KINDS]), GOODS),
        talismans=t.talismans[seat],
        double_holds=t.double_holds[seat],
        unsinkables=t.unsinkables[seat],
        corsair_of=tuple(name for name, owner in zip(COUNTRIES, t.corsairs, strict=True) if owner == seat),
        available=_characters(t.available[seat]),
        in_front=_characters(t.in_front[seat]),
        shown=_character(t.shown[seat]),
        has_chosen=t.sealed[seat] >= 0,
        cards=hand.size(),
        hand=tuple(_card(t, card) for card, count in enumerate(own) for _ in range(count)),
    )


def _seat_player(t: Seas, seat: int, player: PlayerView) -> None:
    if player.is_first:
        t.first = seat
    t.fleet[seat] = player.fleet
    t.guards[seat] = player.guards
    t.reserve[seat] = player.reserve
    t.chests[seat] = player.chests
    t.yin_yang[seat] = player.yin_yang
    t.black_spots[seat] = player.black_spots
    for good, name in enumerate(GOODS):
        t.goods[seat * KINDS + good] = player.goods[name]
    t.talismans[seat] = player.talismans
    t.double_holds[seat] = player.double_holds
    t.unsinkables[seat] = player.unsinkables
    for name in player.corsair_of:
        t.corsairs[COUNTRIES.index(name)] = seat
    t.available[seat] = _bits(player.available)
    t.in_front[seat] = _bits(player.in_front)
    t.shown[seat] = _number(player.shown)


def _card(t: Seas, card: int) -> CardView:
    if card < FIRST_CURSE:
        return CardView(card, "caravan", country=COUNTRIES[caravan_country(card)], ships=caravan_ships(card))
    if card < FIRST_PORT:
        return CardView(card, "curse", curse=CURSES[card - FIRST_CURSE])
    port = _port(t, card - FIRST_PORT)
    return CardView(card, "port", port=port.name, rum=port.rum, coffee=port.coffee, fruit=port.fruit)


def _port(t: Seas, number: int) -> PortView:
    port: Port = t.charts.start_port if number == PIRATE_BAY else t.charts.ports[number]
    return PortView(number, port.name, *port.demand)


def _by_kind(counts: tuple[int, ...], names: tuple[str, ...]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _counts(by_kind: dict[str, int]) -> tuple[int, ...]:
    return tuple(by_kind[kind] for kind in BOOTY)


def _characters(bits: int) -> tuple[str, ...]:
    return tuple(name for role, name in enumerate(CHARACTERS) if (bits >> role) & 1)


def _bits(names: tuple[str, ...]) -> int:
    return sum(1 << CHARACTERS.index(name) for name in names)


def _character(number: int) -> str:
    return "" if number == NOBODY else CHARACTERS[number]


def _number(character: str) -> int:
    return CHARACTERS.index(character) if character else NOBODY
