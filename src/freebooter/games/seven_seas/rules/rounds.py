"""The rounds: who is first, choosing, announcing and taking back characters, and when no more is played (S17)."""

from mypy_extensions import i64

from freebooter.games.seven_seas.events import CharacterRevealed, CharactersTakenBack, FirstPlayerNamed, RoundBegan
from freebooter.games.seven_seas.figures import CHARACTERS
from freebooter.games.seven_seas.space import CHOOSE
from freebooter.games.seven_seas.state import ALL_CHARACTERS, NOBODY, ROLES, Seas, clockwise, needs_card

# Questions


def why_over(t: Seas) -> str:
    """Why no further round is played: "last-rounds", also where the limit falls on them, or "round-limit"; "" if one
    is (S12, S14)."""
    if t.rounds == t.last_round and not t.cut_short:
        return "last-rounds"
    return "round-limit" if t.rounds == t.charts.round_limit else ""


def why_not_choose(t: Seas, seat: i64, character: i64) -> str:
    """Why `seat` may not choose this character; "" if they may (S17)."""
    return "" if (t.available[seat] >> character) & 1 else "S17-lies-in-front"


def next_chosen(t: Seas) -> i64:
    """The first character in the order of announcement that somebody has chosen and not yet shown; ROLES if none."""
    sealed = t.sealed
    character = ROLES
    for seat in range(t.seats):
        if sealed[seat] >= 0:
            character = min(character, CHOOSE.first(sealed[seat]))
    return character


def next_to_act(t: Seas, waiting: i64) -> i64:
    """The first of these seats, given as bits, clockwise from the first player (S17)."""
    seat = t.first
    while not (waiting >> seat) & 1:
        seat = clockwise(t, seat, 1)
    return seat


def gifts_due(t: Seas, seat: i64) -> i64:
    """How often the character that `seat` has shown offers its gift: never if another has shown it, too (S4)."""
    shown = t.shown
    for other in range(t.seats):
        if other != seat and shown[other] == shown[seat]:
            return 0
    if seat == t.first:
        return 1 if t.seats == 2 else 2
    return 0 if t.seats == 2 else 1


# Changes


def name_first_player(t: Seas, seat: i64) -> None:
    """Give the first player marker to a seat (S16)."""
    t.first = seat
    if t.telling:
        t.tell(FirstPlayerNamed(seat))


def begin_round(t: Seas) -> None:
    """Pass the marker on, except before the first round; nothing is announced yet (S17)."""
    if t.rounds:
        t.first = clockwise(t, t.first, 1)
    t.rounds += 1
    t.announced = NOBODY
    if t.telling:
        t.tell(RoundBegan(t.rounds, t.first))


def reveal(t: Seas, character: i64) -> i64:
    """Announce a character: who chose it reveals it and will act, as bits (S17)."""
    t.announced = character
    number = CHOOSE.at(character)
    sealed = t.sealed
    choosers: i64 = 0
    for seat in range(t.seats):
        if sealed[seat] == number:
            choosers |= 1 << seat
            sealed[seat] = -1
            t.shown[seat] = character
            t.available[seat] &= ~(1 << character)
            t.in_front[seat] |= 1 << character
    if t.telling:
        order = [int(clockwise(t, t.first, place)) for place in range(t.seats)]
        t.tell(CharacterRevealed(CHARACTERS[character], tuple([seat for seat in order if (choosers >> seat) & 1])))
    return choosers


def end_round(t: Seas) -> None:
    """All are announced; Captain, Aborigine and Shaman bring all characters of their players back (S3)."""
    t.announced = ROLES - 1
    for seat in range(t.seats):
        if needs_card(t.shown[seat]):
            t.available[seat] = ALL_CHARACTERS
            t.in_front[seat] = 0
            if t.telling:
                t.tell(CharactersTakenBack(seat))
        t.shown[seat] = NOBODY
