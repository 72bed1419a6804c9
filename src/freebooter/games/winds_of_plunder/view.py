"""What a viewer of Winds of Plunder sees, and the tables it may come from: hands and treasure maps are hidden (W14)."""

from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from freebooter.core.deck import Deck, fresh_deck
from freebooter.core.hand import Hand
from freebooter.core.message import Seat, Term
from freebooter.core.rows import Row, row_of
from freebooter.core.several import answer_for_others
from freebooter.core.source import Source
from freebooter.core.table import SPECTATOR
from freebooter.core.view import View, private, public
from freebooter.games.winds_of_plunder.figures import CARDS, DIRECTIONS, PORTS, WindsFigures
from freebooter.games.winds_of_plunder.flow.turn import Turn
from freebooter.games.winds_of_plunder.meta import WindsOptions
from freebooter.games.winds_of_plunder.rules import arrival, cards, turn
from freebooter.games.winds_of_plunder.rules.hands import deal_cards
from freebooter.games.winds_of_plunder.rules.treasures import deal_treasures
from freebooter.games.winds_of_plunder.space import PLACES, SPACE
from freebooter.games.winds_of_plunder.state import (
    BRAWL,
    BUYERS,
    CACHE,
    CARD_COUNT,
    KINDS,
    MARKERS,
    NO_TILE,
    NO_VOTE,
    NOBODY,
    NOWHERE,
    PLACE_COUNT,
    PORT_COUNT,
    SAILINGS,
    SOURCE_COUNT,
    SOURCES,
    UNSEEN,
    Era,
    Sea,
    TurnFacts,
    Waters,
)


class TileView(Struct, frozen=True):
    """A Victory Point tile where it lies; `tile` is its number in the figure set."""

    place: Term
    tile: int
    id: str
    vp: int
    items: tuple[Term, ...]


class PlayerView(Struct, frozen=True):
    """What everyone sees of one player. `weapons` is the tally; a Secret Cache in play counts two more.

    `compass` is empty and `bid` none until they are shown. `cards` and `treasures` are how many they hold,
    `treasures_seen` the treasure cards everyone knows them to hold; none of their others is for a port of
    `treasures_ruled_out` (W23).
    """

    port: str
    vp: int
    blackbeard: bool
    markers: tuple[str, ...]
    weapons: int
    crew: int
    provisions: int
    booty: int
    wind_cubes: int
    reserve: int
    reputation: tuple[str, ...]
    caches: int
    lent_caches: int
    brawl: bool
    compass: str
    bid: int | None
    cards: int
    treasures: int
    treasures_seen: tuple[str, ...]
    treasures_ruled_out: tuple[str, ...]
    earned: dict[str, int]


class TurnView(Struct, frozen=True):
    """The turn being played: points left, what was done, and the ports in reach, with the wind or only with a Gust.

    `sailing` is due, sailed, or closed (W6).
    """

    seat: Seat
    points: int
    bonus: bool
    sailing: Term
    gust: bool
    heaved: bool
    tested: bool
    bonus_taken: bool
    reach: tuple[Term, ...]
    gust_reach: tuple[Term, ...]


class CardMoveView(Struct, frozen=True):
    """A seat drew an Action card, or parted with this one."""

    seat: Seat
    card: Term = ""


class EraView(Struct, frozen=True):
    """The time of one deck: what it was made of, and who drew or played a card before the next one."""

    cards: dict[str, int]
    moves: tuple[CardMoveView, ...]


class WindsView(View, frozen=True):
    """The table as one viewer sees it.

    `hand` and `maps` are the viewer's own Action and treasure cards. Of the treasure deck everyone knows how many
    unseen cards lie on top and which returned ones under them, in order; of the Action deck only its size, and all
    discards. `eras` are what everyone can count by, once the deck has been shuffled anew; what all hands held together
    then is the first of them.
    `prices` says what a card that buys an item costs them now. `tiles` are listed as their places lie on the chart.
    """

    round: int
    rounds: int
    wind: str
    first: int
    players: tuple[PlayerView, ...]
    completed: tuple[int, ...]
    tiles: tuple[TileView, ...]
    bag: int
    deck: int
    discards: dict[str, int]
    eras: tuple[EraView, ...]
    treasures_unseen: int
    treasures_buried: tuple[str, ...]
    hand: dict[str, int]
    maps: tuple[str, ...]
    prices: dict[str, int]
    free_ports: dict[str, tuple[str, ...]]
    turn: TurnView | None
    ending: str


def share(t: Sea) -> dict[str, Any]:
    """What everyone sees: everything but cards in hand, unseen decks, and sealed or unfinished answers."""
    unseen, buried = _treasure_deck(t.treasure_deck)
    tiles = _tiles(t.waters)
    return {
        **public(t),
        "round": t.round,
        "rounds": t.waters.rounds,
        "wind": DIRECTIONS[t.wind],
        "first": t.first,
        "players": tuple(_player(t, seat) for seat in range(t.seats)),
        "completed": tuple(t.completed),
        "tiles": tuple(tiles[place][t.tiles[place]] for place in _chart(t.waters) if t.tiles[place] != NO_TILE),
        "bag": t.bag.size(),
        "deck": t.deck.size(),
        "discards": _by_card(t.discards),
        "eras": tuple(_era(era) for era in t.eras),
        "treasures_unseen": unseen,
        "treasures_buried": buried,
        "free_ports": _free_ports(t.waters),
        "turn": _turn(t),
        "ending": t.ending,
    }


def see(t: Sea, viewer: int, shared: dict[str, Any]) -> WindsView:
    """What one viewer sees: the shared part, and their own cards."""
    if viewer < 0:
        return WindsView(**shared, **private(t, viewer, SPACE), hand={}, maps=(), prices={})
    own = t.hands[viewer].cards
    return WindsView(
        **shared,
        **private(t, viewer, SPACE),
        hand=_by_card(own),
        maps=tuple(PORTS[port] for port, held in enumerate(t.treasures[viewer].cards) if held),
        prices={CARDS[card]: cards.item_price(t, viewer, card) for card in range(BUYERS) if own[card]},
    )


def rebuild(seen: WindsView, options: WindsOptions, figures: WindsFigures) -> Sea:
    """A table as far as it is seen, with what the viewer does not know in any place where it may lie."""
    t = Sea(seen.seats, seen.edition, Waters(figures, options))
    t.round = seen.round
    t.wind = DIRECTIONS.index(seen.wind)
    t.first = seen.first
    for seat, player in enumerate(seen.players):
        _seat_player(t, seat, player)
    t.completed = row_of(seen.completed)
    for tile in seen.tiles:
        t.tiles[PLACES.index(tile.place)] = tile.tile
    t.bag = fresh_deck(row_of(int(tile not in t.tiles) for tile in range(len(t.tiles))))
    t.discards = _counted(seen.discards)
    t.eras = [_restored(era) for era in seen.eras]
    if seen.turn is not None:
        t.turn = _turn_facts(seen.turn)
    t.ending = seen.ending
    _place_cards(t, seen)
    _place_treasures(t, seen)
    return t


def deal(t: Sea, viewer: int, source: Source) -> None:
    """Other hands, unseen decks and sealed answers anew."""
    deal_cards(t, viewer, source)
    deal_treasures(t, viewer, source)
    answer_for_others(t, viewer, source)


def _seat_player(t: Sea, seat: int, player: PlayerView) -> None:
    t.ports[seat] = PORTS.index(player.port) if player.port else NOWHERE
    t.vp[seat] = player.vp
    if player.blackbeard:
        t.blackbeard = seat
    for marker in player.markers:
        t.markers[MARKERS.index(marker)] = seat
    for item, held in enumerate((player.weapons, player.crew, player.provisions)):
        t.tally[seat * KINDS + item] = held
    t.booty[seat] = player.booty
    t.wind_cubes[seat] = player.wind_cubes
    t.reserve[seat] = player.reserve
    t.fame[seat] = sum(1 << PORTS.index(port) for port in player.reputation)
    t.caches[seat] = player.caches
    t.lent[seat] = player.lent_caches
    t.brawls[seat] = int(player.brawl)
    t.compasses[seat] = DIRECTIONS.index(player.compass) if player.compass else NO_VOTE
    t.ruled_out[seat] = sum(1 << PORTS.index(port) for port in player.treasures_ruled_out)
    t.bids[seat] = NO_VOTE if player.bid is None else player.bid
    for source, name in enumerate(SOURCES):
        t.earned[seat * SOURCE_COUNT + source] = player.earned[name]


def _place_cards(t: Sea, seen: WindsView) -> None:
    """Action cards: the own hand as it is, the rest anyhow; it is dealt afterwards."""
    own = [seen.hand.get(card, 0) for card in CARDS]
    rest: list[int] = []
    for card, copies in enumerate(t.waters.cards):
        in_play = sum(t.caches) if card == CACHE else sum(t.brawls) if card == BRAWL else 0
        rest += [card] * (copies - own[card] - t.discards[card] - in_play)
    nothing = [0] * CARD_COUNT
    for seat, player in enumerate(seen.players):
        held = own if seat == seen.viewer else _taken(rest, player.cards, CARD_COUNT)
        t.hands[seat] = _hand(t, seat, held, nothing)
    t.deck = fresh_deck(row_of(rest.count(card) for card in range(CARD_COUNT)))


def _place_treasures(t: Sea, seen: WindsView) -> None:
    """Treasure cards: the own and the known as they are, the rest anyhow; it is dealt afterwards."""
    known = {*seen.maps, *seen.treasures_buried, *(port for player in seen.players for port in player.treasures_seen)}
    rest = [port for port, name in enumerate(PORTS) if name not in known]
    for seat, player in enumerate(seen.players):
        floor = [int(port in player.treasures_seen) for port in PORTS]
        if seat == seen.viewer:
            held = [int(port in seen.maps) for port in PORTS]
        else:
            more = _taken(rest, player.treasures - sum(floor), PORT_COUNT)
            held = [sure + other for sure, other in zip(floor, more, strict=True)]
        t.treasures[seat] = _hand(t, seat, held, floor)
    unseen = row_of(int(port in rest) for port in range(PORT_COUNT))
    t.treasure_deck = fresh_deck(unseen, map(PORTS.index, seen.treasures_buried))


def _hand(t: Sea, seat: int, held: list[int], floor: list[int]) -> Hand:
    """A hand of which everyone knows `floor`."""
    return Hand(seat, row_of(held), row_of(floor * (t.seats + 1)))


def _taken(rest: list[int], count: int, kinds: int) -> list[int]:
    """So many cards from the end of `rest`, counted by kind."""
    counts = [0] * kinds
    for _ in range(count):
        counts[rest.pop()] += 1
    return counts


def _treasure_deck(deck: Deck) -> tuple[int, tuple[str, ...]]:
    """How many unseen cards lie on top, and the known ones under them."""
    unseen = sum(segment.size for segment in deck.segments if not segment.known)
    return unseen, tuple(PORTS[card] for card in deck.known())


def _player(t: Sea, seat: int) -> PlayerView:
    tally = t.tally[seat * KINDS : (seat + 1) * KINDS]
    port = t.ports[seat]
    compass = t.compasses[seat]
    bid = t.bids[seat]
    earned = t.earned[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]
    return PlayerView(
        port="" if port == NOWHERE else PORTS[port],
        vp=t.vp[seat],
        blackbeard=t.blackbeard == seat,
        markers=tuple(name for marker, name in enumerate(MARKERS) if t.markers[marker] == seat),
        weapons=tally[0],
        crew=tally[1],
        provisions=tally[2],
        booty=t.booty[seat],
        wind_cubes=t.wind_cubes[seat],
        reserve=t.reserve[seat],
        reputation=_ports(t.fame[seat]),
        caches=t.caches[seat],
        lent_caches=t.lent[seat],
        brawl=bool(t.brawls[seat]),
        compass="" if compass == NO_VOTE else DIRECTIONS[compass],
        bid=None if bid == NO_VOTE else bid,
        cards=t.hands[seat].size(),
        treasures=t.treasures[seat].size(),
        treasures_seen=tuple(PORTS[p] for p, sure in enumerate(t.treasures[seat].floor(SPECTATOR)) if sure),
        treasures_ruled_out=_ports(t.ruled_out[seat]),
        earned=dict(zip(SOURCES, earned, strict=True)),
    )


def _turn(t: Sea) -> TurnView | None:
    """The turn being played, if there is one; it may lie under an arrival or a card."""
    seat = next((frame.seat for frame in t.frames if isinstance(frame, Turn)), NOBODY)
    if seat == NOBODY:
        return None
    facts = t.turn
    return TurnView(
        seat=seat,
        points=facts.points,
        bonus=turn.bonus_is_open(t, seat),
        sailing=SAILINGS[facts.sailing],
        gust=facts.gust,
        heaved=facts.heaved,
        tested=facts.tested,
        bonus_taken=facts.bonus_taken,
        reach=_ports(turn.wind_reach(t, seat)),
        gust_reach=_ports(turn.gust_reach(t, seat)),
    )


def _turn_facts(seen: TurnView) -> TurnFacts:
    sailing = SAILINGS.index(seen.sailing)
    return TurnFacts(seen.points, sailing, seen.gust, seen.heaved, seen.tested, seen.bonus_taken)


def _era(era: Era) -> EraView:
    moves = tuple(CardMoveView(seat, "" if card == UNSEEN else CARDS[card]) for seat, card in era.moves)
    return EraView(_by_card(era.cards), moves)


def _restored(seen: EraView) -> Era:
    moves = [(move.seat, CARDS.index(move.card) if move.card else int(UNSEEN)) for move in seen.moves]
    return Era(_counted(seen.cards), moves)


# The chart, its tiles and the cards look the same all through a match.


@lru_cache
def _chart(waters: Waters) -> tuple[int, ...]:
    """The places of tiles: ports by area from west to east, from north to south in each, then the rotation bar."""
    ports = sorted(range(PORT_COUNT), key=lambda port: (waters.area[port], waters.latitude[port]))
    return (*ports, *range(PORT_COUNT, PLACE_COUNT))


@lru_cache
def _tiles(waters: Waters) -> tuple[tuple[TileView, ...], ...]:
    """Each tile in each place where it can lie."""
    shown = [
        (tile, name, waters.tile_vp[tile], arrival.tile_items(waters, tile))
        for tile, name in enumerate(waters.tile_names)
    ]
    return tuple(tuple(TileView(place, *tile) for tile in shown) for place in PLACES)


@lru_cache
def _free_ports(waters: Waters) -> dict[str, tuple[str, ...]]:
    return {CARDS[card]: _ports(waters.free_ports[card]) for card in range(BUYERS)}


@cache
def _ports(bits: int) -> tuple[str, ...]:
    """Ports by name, in sets that come again and again."""
    return tuple(name for port, name in enumerate(PORTS) if (bits >> port) & 1)


def _by_card(counts: Row) -> dict[str, int]:
    """The cards that are there, by name."""
    return {CARDS[card]: count for card, count in enumerate(counts) if count}


def _counted(cards: dict[str, int]) -> Row:
    """Cards by name as a row."""
    return row_of(cards.get(card, 0) for card in CARDS)
