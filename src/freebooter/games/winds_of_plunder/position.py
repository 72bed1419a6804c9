"""Positions of Winds of Plunder in text: ports, tiles and cards by name, seats as letters, bars between seats.

What follows from the rest is not written: the cards in the deck, tiles in the bag, treasure cards nobody has seen, and
who is known all over an area. Seats after the last that is named have nothing, and `tiles trinidad=T06` lays all other
tiles in the order of their names.
"""

from collections.abc import Iterable
from typing import Final

from freebooter.core.deck import fresh_deck
from freebooter.core.hand import empty_hand, everyone
from freebooter.core.position import SEATS, Field, Names, Spelling, letter, seat_of
from freebooter.core.rows import Row, row, row_of
from freebooter.core.table import SPECTATOR
from freebooter.games.winds_of_plunder.figures import CARDS, DIRECTIONS, PORTS
from freebooter.games.winds_of_plunder.flow.cards import Storm
from freebooter.games.winds_of_plunder.space import BID, PLACES, SET_COMPASS
from freebooter.games.winds_of_plunder.state import (
    CARD_COUNT,
    INTRIGUE,
    KINDS,
    NO_TILE,
    PORT_COUNT,
    SOURCE_COUNT,
    UNSEEN,
    Era,
    Sea,
    action_cards,
)

_NOTHING: Final = "-"


def names(t: Sea) -> dict[str, Names]:
    seats = SEATS[: int(t.seats)]
    return {
        "wind": DIRECTIONS,
        "compasses": DIRECTIONS,
        "ports": PORTS,
        "blackbeard": seats,
        "first": seats,
        "markers": seats,
    }


# Action cards: `rats storm*2`. Wherever they are put, the rest is the deck.


def write_cards(counts: Row) -> str:
    held = [(CARDS[card], copies) for card, copies in enumerate(counts) if copies]
    return " ".join(name if copies == 1 else f"{name}*{copies}" for name, copies in held) or _NOTHING


def read_cards(text: str) -> Row:
    counts = row(CARD_COUNT, 0)
    for name, copies in (one.partition("*")[::2] for one in _words(text)):
        counts[CARDS.index(name)] += int(copies or 1)
    return counts


def leave_deck(t: Sea) -> None:
    """The deck is what lies nowhere else."""
    t.deck = fresh_deck(row(CARD_COUNT, 0))
    left = [printed - lying for printed, lying in zip(t.waters.cards, action_cards(t), strict=True)]
    for card, copies in enumerate(left):
        if copies < 0:
            raise ValueError(f"there are {t.waters.cards[card]} of {CARDS[card]}, not {t.waters.cards[card] - copies}")
    t.deck = fresh_deck(row_of(left))


def write_hands(t: Sea) -> str:
    return _by_seat(write_cards(hand.cards) for hand in t.hands)


def read_hands(t: Sea, text: str) -> None:
    for hand, cards in zip(t.hands, _seats(t, text), strict=True):
        hand.cards = read_cards(cards)
    leave_deck(t)


def read_discards(t: Sea, text: str) -> None:
    t.discards = read_cards(text)
    leave_deck(t)


def read_caches(t: Sea, text: str) -> None:
    t.caches = _padded(map(int, text.split()), t.caches)
    leave_deck(t)


def read_brawls(t: Sea, text: str) -> None:
    t.brawls = _padded(map(int, text.split()), t.brawls)
    leave_deck(t)


def write_eras(t: Sea) -> str:
    """What each deck was made of, then its draws and cards played: `rats storm: A+ B+ A-rats`."""
    return " | ".join(
        " ".join([f"{write_cards(era.cards)}:", *(_move(seat, card) for seat, card in era.moves)]) for era in t.eras
    )


def read_eras(t: Sea, text: str) -> None:
    for cards, moves in (era.partition(":")[::2] for era in text.split("|")):
        read = [(seat_of(one[0]), int(UNSEEN) if one[1] == "+" else CARDS.index(one[2:])) for one in moves.split()]
        t.eras.append(Era(read_cards(cards), read))


def _move(seat: int, card: int) -> str:
    return f"{letter(seat)}+" if card == UNSEEN else f"{letter(seat)}-{CARDS[card]}"


# Treasure cards: one that all know of as `havana!`. Those buried under the deck are known, the rest is unseen.


def write_treasures(t: Sea) -> str:
    return _by_seat(
        " ".join(PORTS[port] + "!" * bool(maps.sure(SPECTATOR, port)) for port in range(PORT_COUNT) if maps.cards[port])
        for maps in t.treasures
    )


def read_treasures(t: Sea, text: str) -> None:
    for seat, maps in enumerate(_seats(t, text)):
        t.treasures[seat] = empty_hand(seat, PORT_COUNT, t.seats)
        for name in _words(maps):
            t.treasures[seat].gain(PORTS.index(name.removesuffix("!")), everyone(t.seats) if name[-1] == "!" else 0)
    bury(t, t.treasure_deck.known())


def write_buried(t: Sea) -> str:
    return " ".join(PORTS[port] for port in t.treasure_deck.known()) or _NOTHING


def read_buried(t: Sea, text: str) -> None:
    bury(t, tuple(PORTS.index(name) for name in _words(text)))


def bury(t: Sea, ports: tuple[int, ...]) -> None:
    held = [maps.cards for maps in t.treasures]
    unseen = (int(port not in ports and not any(cards[port] for cards in held)) for port in range(PORT_COUNT))
    t.treasure_deck = fresh_deck(row_of(unseen), ports)


# Tiles, holds, points and sets of ports


def write_tiles(t: Sea) -> str:
    return " ".join(_NOTHING if tile == NO_TILE else t.waters.tile_names[tile] for tile in t.tiles)


def read_tiles(t: Sea, text: str) -> None:
    names = t.waters.tile_names
    if "=" in text or not text:
        laid = dict(one.split("=") for one in text.split())
        rest = iter([name for name in names if name not in laid.values()])
        lying = [laid[place] if place in laid else next(rest) for place in PLACES]
    else:
        lying = text.split()
    t.tiles = row_of(int(NO_TILE) if name == _NOTHING else names.index(name) for name in lying)
    t.bag = fresh_deck(row_of(int(tile not in t.tiles) for tile in range(len(names))))


def write_tally(t: Sea) -> str:
    """Weapons, Crew and Provisions: `2/0/1`."""
    return _parts(t.tally, KINDS)


def read_tally(t: Sea, text: str) -> None:
    t.tally = _padded((int(part) for one in text.split() for part in one.split("/")), t.tally)


def write_vp(t: Sea) -> str:
    """Points by where they came from: `12/0/3/0/-2/0`."""
    return _parts(t.earned, SOURCE_COUNT)


def read_vp(t: Sea, text: str) -> None:
    """A single number stands for points from tiles, which come first."""
    for seat, points in enumerate(text.split()):
        for source, part in enumerate(points.split("/")):
            t.earned[seat * SOURCE_COUNT + source] = int(part)
        t.vp[seat] = sum(map(int, points.split("/")))


def write_reputation(t: Sea) -> str:
    return _ports(t.fame)


def read_reputation(t: Sea, text: str) -> None:
    t.fame = _bits(t, text)
    for area, members in enumerate(t.waters.area_ports):
        t.completed[area] = sum(ports & members == members for ports in t.fame)


def write_ruled_out(t: Sea) -> str:
    return _ports(t.ruled_out)


def read_ruled_out(t: Sea, text: str) -> None:
    t.ruled_out = _bits(t, text)


def _ports(sets: Row) -> str:
    return _by_seat(" ".join(name for port, name in enumerate(PORTS) if (bits >> port) & 1) for bits in sets)


def _bits(t: Sea, text: str) -> Row:
    return row_of(sum(1 << PORTS.index(port) for port in _words(ports)) for ports in _seats(t, text))


# Sealed votes, and drafts: a card and what it was aimed at, or the cards chosen for a Storm


def write_sealed(t: Sea) -> str:
    return " ".join(map(_vote, t.sealed))


def read_sealed(t: Sea, text: str) -> None:
    for seat, vote in enumerate(text.split()):
        if vote != _NOTHING:
            t.sealed[seat] = BID.at(int(vote)) if vote.isdecimal() else SET_COMPASS.at(DIRECTIONS.index(vote))


def _vote(answer: int) -> str:
    if answer < 0:
        return _NOTHING
    return DIRECTIONS[SET_COMPASS.first(answer)] if SET_COMPASS.holds(answer) else str(BID.first(answer))


def write_drafts(t: Sea) -> str:
    in_storm = bool(t.frames) and isinstance(t.frames[-1], Storm)
    return _by_seat(" ".join(_chosen(draft, in_storm)) for draft in t.drafts)


def read_drafts(t: Sea, text: str) -> None:
    for seat, draft in enumerate(_seats(t, text)):
        t.drafts[seat] = tuple(map(_choice, _words(draft)))


def _chosen(draft: tuple[int, ...], in_storm: bool) -> list[str]:
    if in_storm or not draft:
        return [CARDS[card] for card in draft]
    return [CARDS[draft[0]], *(PLACES[one] if draft[0] == INTRIGUE else letter(one) for one in draft[1:])]


def _choice(word: str) -> int:
    if word in CARDS:
        return CARDS.index(word)
    return PLACES.index(word) if word in PLACES else seat_of(word)


# Words


def _by_seat(parts: Iterable[str]) -> str:
    return " | ".join(part or _NOTHING for part in parts)


def _seats(t: Sea, text: str) -> list[str]:
    parts = text.split("|")
    if len(parts) > t.seats:
        raise ValueError(f"{text!r} is for {len(parts)} seats, not {t.seats}")
    return parts + [_NOTHING] * (t.seats - len(parts))


def _padded(numbers: Iterable[int], like: Row) -> Row:
    """The numbers, with nothing for the seats after them."""
    said = list(numbers)
    return row_of(said + [0] * (len(like) - len(said)))


def _words(text: str) -> list[str]:
    return [word for word in text.split() if word != _NOTHING]


def _parts(numbers: Row, size: int) -> str:
    each = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    return " ".join("/".join(map(str, one)) for one in each)


SPELLING: Final = Spelling(
    names,
    (
        Field("tiles", ("tiles", "bag"), write_tiles, read_tiles),
        Field("vp", ("vp", "earned"), write_vp, read_vp),
        Field("tally", ("tally",), write_tally, read_tally),
        Field("reputation", ("fame", "completed"), write_reputation, read_reputation),
        Field("hands", ("hands", "deck"), write_hands, read_hands),
        Field("discards", ("discards",), lambda t: write_cards(t.discards), read_discards),
        Field("caches", ("caches",), lambda t: " ".join(map(str, t.caches)), read_caches),
        Field("brawls", ("brawls",), lambda t: " ".join(map(str, t.brawls)), read_brawls),
        Field("eras", ("eras",), write_eras, read_eras),
        Field("treasures", ("treasures",), write_treasures, read_treasures),
        Field("buried", ("treasure_deck",), write_buried, read_buried),
        Field("ruled_out", ("ruled_out",), write_ruled_out, read_ruled_out),
        Field("sealed", ("sealed",), write_sealed, read_sealed),
        Field("drafts", ("drafts",), write_drafts, read_drafts),
    ),
)
