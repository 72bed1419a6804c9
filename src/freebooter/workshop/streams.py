"""Short games as a browser is told them, and one as it is checked, recorded for tests that need no server."""

from typing import Any, Final

import msgspec
from msgspec import Raw

from freebooter.core.actions import Action
from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.chance import pledge_of, seed_of
from freebooter.core.game import AnyGame
from freebooter.core.journal import Seating, write_journal
from freebooter.core.match import Match
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE
from freebooter.core.verify import verify
from freebooter.server.tables.running import Running
from freebooter.server.tables.showing import Showing
from freebooter.server.tables.sight import choices, sight

_SEED: Final = seed_of(1)
_NAMES: Final = ("Anne", "Bart", "Ching", "Drake", "Edward", "Fanny")
# Rows from the start, and then those of the end: a whole game would be megabytes of views.
_FIRST: Final = 60
_LAST: Final = 4
_MOST: Final = 4_000
# A game with few draws.
_PROVEN: Final = "buccaneer"
# A list of choices that is longer than this is folded; of so many games a number of seats, so many of the longest.
_LONG: Final = 12
_GAMES: Final = 6
_LISTS: Final = 8


def recorded_streams() -> dict[str, str]:
    """A stream of every game, by file name."""
    return {f"{game_id}.json": stream(find_game(game_id)) for game_id in game_ids()}


def recorded_proof() -> str:
    """The journal of a finished game whose seats added to its chance, one of them a pledge alone, and its draws."""
    game = find_game(_PROVEN)
    nonces = [f"the nonce of {name}" for name in _NAMES[: game.meta.least_seats]]
    seating = [
        Seating(name=name, pledge=pledge_of(nonce), nonce="" if nonce is nonces[-1] else nonce)
        for name, nonce in zip(_NAMES, nonces, strict=False)
    ]
    match = Match(game, seating, seed=_SEED)
    source = Rng(1)
    while not match.is_over:
        match.submit(match.asks[0], *_gesture(match, match.asks[0], source))
    journal = match.journal()
    told = {"nonces": nonces, "journal": Raw(write_journal(journal)), "draws": verify(game, journal).draws}
    return msgspec.json.encode(told).decode() + "\n"


def stream(game: AnyGame) -> str:
    """A game by random choices as seat 0 is told it, one row and the sight after it per line."""
    match = Match(game, [Seating(name=name) for name in _NAMES[: game.meta.least_seats]], seed=_SEED)
    running = Running(match, None)
    running.times.append(0.0)
    source = Rng(1)
    rows = [_row(running)]
    while not match.is_over and len(match.rows) < _MOST:
        seat = match.asks[0]
        actions = _gesture(match, seat, source)
        match.submit(seat, *actions)
        running.times.append(float(len(match.rows)))
        rows.append(_row(running))
    kept = rows if len(rows) <= _FIRST + _LAST else rows[:_FIRST] + rows[-_LAST:]
    head = {
        "game": game.meta.id,
        "names": [seat.name for seat in match.seats],
        "options": match.options,
    }
    start = msgspec.json.encode(head).decode()[:-1]
    return f'{start},"rows":{_lines(kept)},"lists":{_lines(longest(game))}}}\n'


def _lines(things: list[dict[str, Any]]) -> str:
    """A list with one line for each, so that a change shows where it is."""
    lines = ",\n".join(msgspec.json.encode(thing).decode() for thing in things)
    return f"[\n{lines}\n]"


def longest(game: AnyGame) -> list[dict[str, Any]]:
    """The longest lists of choices, no two of them of the same kinds of actions."""
    found: dict[str, tuple[int, Any, int]] = {}
    for seats in range(game.meta.least_seats, game.meta.most_seats + 1):
        for seed in range(_GAMES):
            t, source, moves = game.new(seats), Rng(seed), 0
            while (asked := game.asks(t)) and moves < _MOST:
                moves += 1
                if asked == (CHANCE,):
                    game.apply_chance(t, game.draw(t, source))
                    continue
                legal = game.legal(t, asked[0])
                make = " ".join(sorted({type(action).__name__ for action in legal}))
                if len(legal) > max(_LONG, found[make][0] if make in found else 0):
                    found[make] = len(legal), t.copy(), asked[0]
                game.apply(t, asked[0], legal[source.below(len(legal))])
    long = sorted(found.items(), key=lambda one: (-one[1][0], one[0]))
    return [_listed(game, t, seat) for _, (_, t, seat) in long[:_LISTS]]


def _listed(game: AnyGame, t: Any, seat: int) -> dict[str, Any]:
    seen = game.view(t, seat)
    return {"legal": choices(game, game.legal(t, seat), seen, t), "view": seen}


def _row(running: Running) -> dict[str, Any]:
    return {"news": Showing(running).news(0, running.number)[-1], "sight": sight(running, 0)}


def _gesture(match: Match, seat: int, source: Rng) -> list[Action]:
    """Random actions until the seat's gesture is whole: nobody is sent an unfinished one."""
    state = match.state.copy()
    actions: list[Action] = []
    while True:
        legal = match.game.legal(state, seat)
        actions.append(legal[source.below(len(legal))])
        match.game.apply(state, seat, actions[-1])
        if not state.drafts[seat] or seat not in match.game.asks(state) or len(actions) > 60:
            return actions
