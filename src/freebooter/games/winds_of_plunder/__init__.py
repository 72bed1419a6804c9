"""Winds of Plunder, for 3 to 5 players: vote for the wind, sail with it, and plunder ports and each other."""

from freebooter.core.game import Game
from freebooter.core.result import Result, places_by
from freebooter.games.winds_of_plunder.events import EVENTS
from freebooter.games.winds_of_plunder.features import FEATURE_NAMES, features
from freebooter.games.winds_of_plunder.figures import CARDS, PORTS, WindsFigures, check_figures
from freebooter.games.winds_of_plunder.flow import FRAMES, set_up
from freebooter.games.winds_of_plunder.meta import META, WindsOptions
from freebooter.games.winds_of_plunder.narrate import explain, tell_action, tell_event
from freebooter.games.winds_of_plunder.scoring import END_SOURCES, end_bonuses, final_score, rank
from freebooter.games.winds_of_plunder.space import CHANCES, SPACE
from freebooter.games.winds_of_plunder.state import SOURCES, Sea
from freebooter.games.winds_of_plunder.view import WindsView, imagine, redeal, view


def result(t: Sea) -> Result:
    """How the game ended, with where each point came from (W15)."""
    seats = range(t.seats)
    points = {
        name: tuple(t.earned[seat * len(SOURCES) + source] for seat in seats) for source, name in enumerate(SOURCES)
    }
    bonuses = [end_bonuses(t, seat) for seat in seats]
    points |= {name: tuple(bonus[source] for bonus in bonuses) for source, name in enumerate(END_SOURCES)}
    return Result(
        ending=t.ending,
        scores=tuple(final_score(t, seat) for seat in seats),
        places=places_by([rank(t, seat) for seat in seats]),
        points=points,
    )


def sums(t: Sea) -> dict[str, int]:
    """What stays the same from set-up to end: every cube, card, tile and marker is somewhere (W13)."""
    seats = range(t.seats)
    in_play = sum(t.caches) + sum(t.brawls)
    held = sum(int(hand.size()) for hand in t.hands)
    return {
        **{f"cubes of seat {seat}": t.wind_cubes[seat] + t.reserve[seat] + t.fame[seat].bit_count() for seat in seats},
        "points not accounted for": sum(t.vp) - sum(t.earned),
        "action cards": int(t.deck.size()) + sum(t.discards) + held + in_play,
        "kinds of action card": sum(_copies(t, card) == t.waters.cards[card] for card in range(len(CARDS))),
        "treasure cards": int(t.treasure_deck.size()) + sum(int(hand.size()) for hand in t.treasures),
        "different treasures": sum(
            int(t.treasure_deck.count(port)) + sum(hand.cards[port] for hand in t.treasures) == 1
            for port in range(len(PORTS))
        ),
        "tiles": int(t.bag.size()) + sum(tile >= 0 for tile in t.tiles),
        "different tiles": int(t.bag.size()) + len({tile for tile in t.tiles if tile >= 0}),
        "markers": sum(-1 <= holder < t.seats for holder in t.markers),
    }


def _copies(t: Sea, card: int) -> int:
    """How many copies of an Action card there are anywhere."""
    in_play = {"secret-cache": sum(t.caches), "tavern-brawl": sum(t.brawls)}.get(CARDS[card], 0)
    return int(t.deck.count(card)) + t.discards[card] + sum(hand.cards[card] for hand in t.hands) + in_play


GAME: Game[Sea, WindsView, WindsOptions, WindsFigures] = Game(
    package=__name__,
    meta=META,
    space=SPACE,
    chances=CHANCES,
    frames=FRAMES,
    events=EVENTS,
    view_type=WindsView,
    figure_type=WindsFigures,
    check_figures=check_figures,
    set_up=set_up,
    view=view,
    imagine=imagine,
    redeal=redeal,
    features=features,
    feature_names=FEATURE_NAMES,
    tell_event=tell_event,
    tell_action=tell_action,
    explain=explain,
    result=result,
    sums=sums,
)
