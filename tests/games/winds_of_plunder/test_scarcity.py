"""Random games with few cards, small holds and few cubes: what seldom runs out runs out here (W4, W7, W12, W14)."""

from collections import Counter
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from freebooter.core import engine
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE, SPECTATOR
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import Board, DrawCard, LayCaches, PlayCard
from freebooter.games.winds_of_plunder.figures import BUYING, PORTS, WindsFigures
from freebooter.games.winds_of_plunder.state import Sea

pytestmark = pytest.mark.both_forms

# What random play does too seldom.
EAGERLY = (DrawCard, PlayCard, Board, LayCaches)
ALL_VARIANTS = {"reactive_caches": True, "fragile_markers": True, "narrow_winds": True}


def scarce() -> WindsFigures:
    """Eighteen cards, a third of them Secret Caches and Storms; holds of 2; treasure on most tiles; 8 cubes."""
    text = files("freebooter.games.winds_of_plunder").joinpath("figures", "standard.json").read_bytes()
    figures: Any = msgspec.json.decode(text)
    copies = {"secret-cache": 4, "storm": 2, "tavern-brawl": 1, "swindle": 1, "heave": 1}
    for kind in figures["action_cards"]:
        if kind not in BUYING:
            figures["action_cards"][kind] = [copies.get(kind, 0), "assumed"]
    for tile in figures["tiles"][:12]:
        tile["items"] = [["weapon", "treasure"], "assumed"]
    figures |= {"name": "scarce", "tally_max": [2, "assumed"], "wind_cubes": [2, "assumed"]}
    figures |= {"reserve_cubes": [6, "assumed"], "booty_ladder": [[0, "rulebook"], [2, "rulebook"], [3, "assumed"]]}
    return GAME.figures(msgspec.json.encode(figures))


def no_treasure_is_where_it_was_ruled_out(t: Sea) -> bool:
    """Nobody hides a treasure card of a port where they dug nothing up (W23)."""
    return not any(
        (t.ruled_out[seat] >> port) & 1 and t.treasures[seat].cards[port] > t.treasures[seat].sure(SPECTATOR, port)
        for seat in range(t.seats)
        for port in range(len(PORTS))
    )


@pytest.mark.parametrize("seats", [4, 5])
def test_games_with_scarce_things_keep_the_laws(seats: int) -> None:
    figures = scarce()
    seen: Counter[str] = Counter()
    for seed in range(8):
        options = GAME.options(ALL_VARIANTS if seed % 2 else {})
        t = GAME.new(seats, options, figures)
        source = Rng(seed)
        start = GAME.sums(t)
        moves = 0
        while asked := GAME.asks(t):
            if moves % 25 == seed:
                for viewer in (*range(seats), SPECTATOR):
                    view = GAME.view(t, viewer)
                    for world in (
                        GAME.redeal(t, viewer, Rng(moves)),
                        GAME.imagine(view, options, figures, Rng(moves)),
                    ):
                        assert GAME.view(world, viewer) == view
                        assert GAME.sums(world) == start
                        assert no_treasure_is_where_it_was_ruled_out(world)
                        assert engine.legal(world, viewer) == engine.legal(t, viewer)
            if asked == (CHANCE,):
                told = GAME.apply_chance(t, GAME.draw(t, source))
            else:
                seat = asked[source.below(len(asked))]
                legal = GAME.legal(t, seat)
                eager = [action for action in legal if isinstance(action, EAGERLY)] if source.below(2) else []
                told = GAME.apply(t, seat, (eager or legal)[source.below(len(eager or legal))])
            seen.update(type(one.event).__name__ for one in told)
            assert GAME.sums(t) == start
            assert no_treasure_is_where_it_was_ruled_out(t)
            moves += 1
    for rare in ("DeckReshuffled", "ItemWasted", "NoTreasureLeft", "CardsDiscarded", "BoardingRepelled"):
        assert seen[rare], f"{rare} never happened: {seen}"
