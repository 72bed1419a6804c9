"""What a viewer of Pirates of the 7 Seas sees, and the tables that would look like it (S15)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from freebooter.core.buffers import Numbers
from freebooter.core.deck import Deck, Segment, add_kinds, fresh_deck
from freebooter.core.hand import deal_anew
from freebooter.core.message import Seat
from freebooter.core.rows import Row, row_of
from freebooter.core.source import Source
from freebooter.core.view import View, private, public
from freebooter.games.seven_seas.figures import BOOTY, CHARACTERS, COUNTRIES, CURSES, GOODS, TAVERN, SevenSeasFigures
from freebooter.games.seven_seas.meta import SevenSeasOptions
from freebooter.games.seven_seas.rules.plunder import pairs, quarters, what_sinks
from freebooter.games.seven_seas.space import CHOOSE, SPACE
from freebooter.games.seven_seas.state import (
    CARDS,
    FIRST_CURSE,
    FIRST_PORT,
    KINDS,
    NO_CARD,
    NOBODY,
    NOT_YET,
    PIRATE_BAY,
    ROLES,
    Charts,
    Port,
    Seas,
    Thrown,
    caravan_card,
    caravan_country,
    caravan_ships,
)

# What a curse can take: booty cards, by the Salary chests.
LOST: Final = (*BOOTY, "chest")


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
    """One player as this viewer sees them: `hand` is empty for everyone but its owner, `cards` is its size.

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


class DuelView(Struct, frozen=True):
    """Two dice that fought, by their numbers in the throw, and what sank."""

    red: int
    pirate: int
    sunk: str


class StrokeView(Struct, frozen=True):
    """What a curse cost a player: cards of a kind, or chests, and ships; or the Tavern's die that they were dealt, and
    what it does."""

    seat: Seat
    kind: str = ""
    cards: int = 0
    ships: int = 0
    face: int = 0
    effect: str = ""


class ThrownView(Struct, frozen=True):
    """The last throw, or what it is to be for: a caravan by `country` and `ships`, or a `curse`.

    `sent` are ships by seat, `dice` owner, x, y and face, those of a caravan with owner -1; `sunk` are the dice that
    went down in `duels`, and `end` says whether the caravan is "taken" or "escaped".
    """

    country: str
    ships: int
    curse: str
    sent: tuple[tuple[int, int], ...]
    dice: tuple[tuple[int, int, int, int], ...]
    duels: tuple[DuelView, ...]
    sunk: tuple[int, ...]
    strokes: tuple[StrokeView, ...]
    end: str


class SevenSeasView(View, frozen=True):
    """The table: all public but for the viewer's own hand and choice.

    `above` is how many cards lie on the Last Rounds, `last_round` the round the game ends after once that is known, and
    `cut_short` whether only the limit of rounds makes it that.
    `booty_left` counts the Booty deck by kind: everything else of it lies open, so everyone could count it. `drawn` are
    the goods that a player has drawn and not yet loaded or left.
    """

    round: int
    last_round: int | None
    cut_short: bool
    announced: str
    players: tuple[PlayerView, ...]
    port: PortView
    deck: int
    above: int
    played: tuple[CardView, ...]
    booty_left: tuple[dict[str, int], ...]
    booty_discards: dict[str, int]
    drawn: dict[str, int]
    thrown: ThrownView | None
    ending: str


def share(t: Seas) -> dict[str, Any]:
    """What everyone sees: all but hands and choices."""
    cards = _cards(t.charts)
    last = t.thrown
    return {
        **public(t),
        "round": t.rounds,
        "last_round": None if t.last_round == NOT_YET else t.last_round,
        "cut_short": t.cut_short,
        "announced": _character(t.announced),
        "players": tuple(_player(t, seat) for seat in range(t.seats)),
        "port": _ports(t.charts)[t.port],
        "deck": t.deck.size(),
        "above": t.above,
        "played": tuple(cards[card] for card in t.played),
        "booty_left": tuple(_by_kind(BOOTY, segment.cards) for segment in t.booty_deck.segments),
        "booty_discards": _by_kind(BOOTY, t.booty_discards),
        "drawn": _by_kind(GOODS, t.drawn),
        "thrown": _thrown(t.charts, last.card, last.sent, last.dice, last.duels, last.losses, last.dealt),
        "ending": t.ending,
    }


def see(t: Seas, viewer: int, shared: dict[str, Any]) -> SevenSeasView:
    """What this viewer sees; a spectator sees what is public."""
    if viewer < 0:
        return SevenSeasView(**shared, **private(t, viewer, SPACE))
    players = list(shared["players"])
    players[viewer] = replace(players[viewer], hand=_hand(t, viewer))
    return SevenSeasView(**{**shared, "players": tuple(players)}, **private(t, viewer, SPACE))


def rebuild(seen: SevenSeasView, options: SevenSeasOptions, figures: SevenSeasFigures) -> Seas:
    """A table as far as it is seen, unseen cards in any hand, and something sealed by everyone who has chosen."""
    t = Seas(seen.seats, seen.edition, Charts(figures, seen.seats, options.round_limit))
    t.rounds = seen.round
    t.last_round = NOT_YET if seen.last_round is None else seen.last_round
    t.cut_short = seen.cut_short
    t.announced = _number(seen.announced)
    for seat, player in enumerate(seen.players):
        _seat_player(t, seat, player)
    t.above = seen.above
    t.played = [card.card for card in seen.played]
    t.port = seen.port.port
    t.booty_deck = Deck(len(BOOTY), [Segment(False, _counts(left)) for left in seen.booty_left])
    t.booty_discards = _counts(seen.booty_discards)
    t.drawn = row_of(seen.drawn[good] for good in GOODS)
    t.thrown = _throw_again(seen.thrown)
    t.ending = seen.ending
    t.sealed = row_of(CHOOSE.at(0) if player.has_chosen else -1 for player in seen.players)
    _place_cards(t, seen)
    return t


def deal(t: Seas, viewer: int, source: Source) -> None:
    """Other hands and choices anew, under what is known."""
    deal_anew(t.hands, [t.deck], viewer, source)
    for seat in range(t.seats):
        if seat != viewer and t.sealed[seat] >= 0:
            t.sealed[seat] = _some_choice(t, seat, source)


def _place_cards(t: Seas, seen: SevenSeasView) -> None:
    """Put every card that the viewer sees nowhere into the other hands, as far as these are filled; the rest is the
    deck."""
    left = t.charts.cards[:]
    for card in t.played:
        left[card] -= 1
    for player in seen.players:
        for own in player.hand:
            left[own.card] -= 1
    pool = Numbers()
    add_kinds(pool, left)
    for seat, player in enumerate(seen.players):
        for own in player.hand:
            t.hands[seat].cards[own.card] += 1
        if not player.hand:
            for _ in range(player.cards):
                t.hands[seat].cards[pool.pop()] += 1
    rest = pool.listed()
    t.deck = fresh_deck(row_of(rest.count(card) for card in range(CARDS)))


def _some_choice(t: Seas, seat: int, source: Source) -> int:
    """A sealed choice that a seat may have made: a character at hand that has not been announced yet."""
    open_to = [role for role in range(t.announced + 1, ROLES) if (t.available[seat] >> role) & 1]
    return CHOOSE.at(open_to[source.below(len(open_to))])


# A throw lies in the tray for a round and longer.
@lru_cache(maxsize=256)
def _thrown(
    charts: Charts,
    card: int,
    sent: tuple[int, ...],
    lying: tuple[int, ...],
    fought: tuple[int, ...],
    lost: tuple[int, ...],
    dealt: tuple[int, ...],
) -> ThrownView | None:
    """What lies in the tray, and what came of it so far."""
    if card == NO_CARD:
        return None
    played = _cards(charts)[card]
    dice = tuple(quarters(lying))
    duels = tuple(DuelView(red, pirate, what_sinks(dice[red][3], dice[pirate][3])) for red, pirate in pairs(fought))
    sunk = [duel.red for duel in duels if duel.sunk != "pirate-sinks"]
    sunk += [duel.pirate for duel in duels if duel.sunk != "caravan-sinks"]
    left = {owner < 0 for die, (owner, *_) in enumerate(dice) if die not in sunk}
    # One side is gone; where both are, the caravan is taken.
    end = "" if not duels or len(left) > 1 else "escaped" if True in left else "taken"
    losses = (StrokeView(seat, LOST[kind], cards, ships) for seat, kind, cards, ships in quarters(lost))
    gains = (StrokeView(seat, face=face, effect=TAVERN[charts.tavern[face - 1]]) for seat, face in pairs(dealt))
    return ThrownView(
        country=played.country,
        ships=played.ships,
        curse=played.curse,
        sent=tuple(pairs(sent)),
        dice=dice,
        duels=duels,
        sunk=tuple(sunk),
        strokes=(*losses, *gains),
        end=end,
    )


def _throw_again(seen: ThrownView | None) -> Thrown:
    if seen is None:
        return Thrown(NO_CARD)
    if seen.curse:
        last = Thrown(FIRST_CURSE + CURSES.index(seen.curse))
    else:
        last = Thrown(caravan_card(COUNTRIES.index(seen.country), seen.ships))
    last.sent = _flat(seen.sent)
    last.dice = _flat(seen.dice)
    last.duels = _flat((duel.red, duel.pirate) for duel in seen.duels)
    last.losses = _flat((one.seat, LOST.index(one.kind), one.cards, one.ships) for one in seen.strokes if not one.face)
    last.dealt = _flat((one.seat, one.face) for one in seen.strokes if one.face)
    return last


def _flat(parts: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(number for part in parts for number in part)


def _player(t: Seas, seat: int) -> PlayerView:
    """A player as everyone sees them."""
    return PlayerView(
        is_first=seat == t.first,
        fleet=t.fleet[seat],
        guards=t.guards[seat],
        reserve=t.reserve[seat],
        chests=t.chests[seat],
        yin_yang=t.yin_yang[seat],
        black_spots=t.black_spots[seat],
        goods=_by_kind(GOODS, t.goods[seat * KINDS : (seat + 1) * KINDS]),
        talismans=t.talismans[seat],
        double_holds=t.double_holds[seat],
        unsinkables=t.unsinkables[seat],
        corsair_of=tuple(name for name, owner in zip(COUNTRIES, t.corsairs, strict=True) if owner == seat),
        available=_characters(t.available[seat]),
        in_front=_characters(t.in_front[seat]),
        shown=_character(t.shown[seat]),
        has_chosen=t.sealed[seat] >= 0,
        cards=t.hands[seat].size(),
        hand=(),
    )


def _hand(t: Seas, seat: int) -> tuple[CardView, ...]:
    cards = _cards(t.charts)
    return tuple(cards[card] for card, count in enumerate(t.hands[seat].cards) if count for _ in range(count))


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


# Cards and ports look the same all through a match.


@lru_cache
def _cards(charts: Charts) -> tuple[CardView, ...]:
    """All Adventure cards by kind."""
    caravans = (
        CardView(card, "caravan", country=COUNTRIES[caravan_country(card)], ships=caravan_ships(card))
        for card in range(FIRST_CURSE)
    )
    curses = (CardView(FIRST_CURSE + number, "curse", curse=curse) for number, curse in enumerate(CURSES))
    ports = (
        CardView(FIRST_PORT + port.port, "port", port=port.name, rum=port.rum, coffee=port.coffee, fruit=port.fruit)
        for number, port in _ports(charts).items()
        if number != PIRATE_BAY
    )
    return (*caravans, *curses, *ports)


@lru_cache
def _ports(charts: Charts) -> dict[int, PortView]:
    """All ports by number."""
    ports: dict[int, Port] = {PIRATE_BAY: charts.start_port, **dict(enumerate(charts.ports))}
    return {number: PortView(number, port.name, *port.demand) for number, port in ports.items()}


@lru_cache
def _characters(bits: int) -> tuple[str, ...]:
    return tuple(name for role, name in enumerate(CHARACTERS) if (bits >> role) & 1)


def _by_kind(names: tuple[str, ...], counts: Row) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _counts(by_kind: dict[str, int]) -> Row:
    return row_of(by_kind[kind] for kind in BOOTY)


def _bits(names: tuple[str, ...]) -> int:
    return sum(1 << CHARACTERS.index(name) for name in names)


def _character(number: int) -> str:
    return "" if number == NOBODY else CHARACTERS[number]


def _number(character: str) -> int:
    return CHARACTERS.index(character) if character else NOBODY
