"""Winds of Plunder, for 3 to 5 players: vote for the wind, sail with it, and plunder ports and each other."""

from freebooter.core.game import Game
from freebooter.core.result import Result, places_by
from freebooter.games.winds_of_plunder.abouts import amend_about
from freebooter.games.winds_of_plunder.figures import WindsFigures, check_figures
from freebooter.games.winds_of_plunder.flow import FRAMES, set_up
from freebooter.games.winds_of_plunder.meta import META, WindsOptions
from freebooter.games.winds_of_plunder.narrate import amend_action, amend_event, amend_prompt, explain
from freebooter.games.winds_of_plunder.observing import OBSERVED
from freebooter.games.winds_of_plunder.outlook import foresee
from freebooter.games.winds_of_plunder.position import SPELLING
from freebooter.games.winds_of_plunder.scoring import END_SOURCES, end_bonuses, final_score, rank
from freebooter.games.winds_of_plunder.space import CHANCES, SPACE
from freebooter.games.winds_of_plunder.state import NO_TILE, SOURCE_COUNT, SOURCES, Sea, action_cards, treasure_cards
from freebooter.games.winds_of_plunder.view import WindsView, deal, rebuild, see, share


def result(t: Sea) -> Result:
    """How the game ended, with where each point came from (W15)."""
    seats = range(t.seats)
    points = {
        name: tuple(t.earned[seat * SOURCE_COUNT + source] for seat in seats) for source, name in enumerate(SOURCES)
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
    cards, treasures = action_cards(t), treasure_cards(t)
    laid = [tile for tile in t.tiles if tile != NO_TILE]
    return {
        **{
            f"cubes of seat {seat}": t.wind_cubes[seat] + t.reserve[seat] + int(t.fame[seat]).bit_count()
            for seat in range(t.seats)
        },
        "action cards": sum(cards),
        "copies as printed": int(cards == t.waters.cards),
        "treasure cards": sum(treasures),
        "different treasures": sum(copies > 0 for copies in treasures),
        "tiles": int(t.bag.size()) + len(laid),
        "different tiles": int(t.bag.size()) + len(set(laid)),
        "markers": sum(-1 <= holder < t.seats for holder in t.markers),
        "points of unknown source": sum(t.vp) - sum(t.earned),
    }


GAME: Game[Sea, WindsView, WindsOptions, WindsFigures] = Game(
    package=__name__,
    meta=META,
    space=SPACE,
    chances=CHANCES,
    frames=FRAMES,
    view_type=WindsView,
    figure_type=WindsFigures,
    check_figures=check_figures,
    spelling=SPELLING,
    set_up=set_up,
    share=share,
    see=see,
    rebuild=rebuild,
    deal=deal,
    observed=OBSERVED,
    amend_event=amend_event,
    amend_action=amend_action,
    amend_prompt=amend_prompt,
    explain=explain,
    amend_about=amend_about,
    foresee=foresee,
    result=result,
    sums=sums,
)
