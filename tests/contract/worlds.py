"""Worlds by brute force: everything that can have happened as far as one viewer has seen, beside what is dealt anew.

A game is played from a small position while all worlds that the viewer could not tell apart are played beside it: every
outcome and every answer of others that looks the same to them. What `redeal` and `imagine` deal must be exactly these:
none that is impossible, none missing.
"""

from typing import Any

import msgspec

from freebooter.core.facts import facts
from freebooter.core.match import readable
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE
from tests.contract.laws import Setting, apply_move, random_move

# More worlds than this are not followed; what is dealt is compared before they become so many.
MOST_WORLDS = 60
# At least so many worlds are dealt, and more until each that is possible was among them; some are not at all likely.
DEALS = 300
MOST_DEALS = 20_000

Worlds = dict[bytes, Any]


def worlds_are_as_dealt(s: Setting, start: Any, viewer: int, seed: int, most_moves: int = 40) -> int:
    """Play on from `start`, of which the viewer knows all, and compare wherever a seat is asked; how many worlds there
    were at most."""
    source = Rng(seed)
    t = start.copy()
    possible: Worlds = {_key(t): t.copy()}
    most = 1
    for _ in range(most_moves):
        if not s.game.asks(t):
            break
        seat, action = random_move(s, t, source)
        told = readable(apply_move(s, t, seat, action), viewer)
        possible = _played_on(s, possible, t, viewer, seat, action, told)
        if len(possible) > MOST_WORLDS:
            break
        # How far others have come with a draft nobody is told, so worlds are compared when it is done.
        if s.game.asks(t) != (CHANCE,) and not any(t.drafts) and len(possible) > most:
            most = len(possible)
            _compare(s, t, viewer, possible, seed)
    return most


def _played_on(s: Setting, worlds: Worlds, t: Any, viewer: int, seat: int, action: Any, told: Any) -> Worlds:
    """Every world after a move that the viewer could not tell from the one that was made."""
    seen = s.game.view(t, viewer)
    found: Worlds = {}
    for world in worlds.values():
        for other in _moves(s, world, viewer, seat, action):
            twin = world.copy()
            if readable(apply_move(s, twin, seat, other), viewer) == told and s.game.view(twin, viewer) == seen:
                found[_key(twin)] = twin
    return found


def _moves(s: Setting, world: Any, viewer: int, seat: int, action: Any) -> list[Any]:
    """What may have been done here, of which the viewer saw no more than that it was done."""
    if seat == CHANCE:
        return [action] if world.frames[-1].throws(world) else [outcome for outcome, _ in s.game.outcomes(world)]
    return [action] if seat == viewer else s.game.legal(world, seat)


def _compare(s: Setting, t: Any, viewer: int, possible: Worlds, seed: int) -> None:
    options, figures, seen = s.game.options(s.options), s.game.figures(), s.game.view(t, viewer)
    dealt: Worlds = {}
    for number in range(MOST_DEALS):
        if number >= DEALS and dealt.keys() >= possible.keys():
            break
        source = Rng(seed * MOST_DEALS + number)
        if number % 10:
            world = s.game.redeal(t, viewer, source)
        else:
            world = s.game.imagine(seen, options, figures, source)
        dealt[_key(world)] = world
    impossible = [s.game.text(dealt[key], s.options) for key in dealt.keys() - possible.keys()]
    assert not impossible, (
        f"dealt for {viewer}, though it cannot be: {impossible[0]}\nas the game stands: {_text(s, t)}"
    )
    missing = [s.game.text(possible[key], s.options) for key in possible.keys() - dealt.keys()]
    assert not missing, f"never dealt for {viewer}, though it can be: {missing[0]}\nas the game stands: {_text(s, t)}"


def _text(s: Setting, t: Any) -> str:
    return s.game.text(t, s.options)


def _key(t: Any) -> bytes:
    """What lies where. What other viewers know is left out: dealt anew, it falls back to what everyone knows."""
    return msgspec.msgpack.encode(_without_knowledge(facts(t)), order="sorted")


def _without_knowledge(thing: Any) -> Any:
    if isinstance(thing, dict):
        is_hand = thing.get("") == "Hand"
        return {name: _without_knowledge(value) for name, value in thing.items() if not (is_hand and name == "known")}
    return [_without_knowledge(one) for one in thing] if isinstance(thing, list) else thing
