"""Plunder: A Pirate's Life, for 2 to 6 players or teams: fleets, islands, storms, and talk before the guns."""

from functools import lru_cache
from operator import lt
from statistics import fmean

from freebooter.core.events import Event
from freebooter.core.game import Game
from freebooter.core.result import Result, places_by
from freebooter.core.table import SPECTATOR
from freebooter.games.plunder.abouts import amend_about
from freebooter.games.plunder.events import BattleFought, SailingDieRolled
from freebooter.games.plunder.figures import RESOURCES, PlunderFigures, check_figures
from freebooter.games.plunder.flow import FRAMES
from freebooter.games.plunder.flow.setup import set_up
from freebooter.games.plunder.flow.treasure import CardEffect
from freebooter.games.plunder.meta import META, PlunderOptions
from freebooter.games.plunder.narrate import amend_action, amend_event, amend_prompt, explain
from freebooter.games.plunder.observing import OBSERVED
from freebooter.games.plunder.outlook import foresee
from freebooter.games.plunder.position import SPELLING
from freebooter.games.plunder.rules.chart import NOWHERE, Chart, draw_chart
from freebooter.games.plunder.rules.fleet import fleet_size
from freebooter.games.plunder.rules.islands import islands_owned
from freebooter.games.plunder.scoring import own_points, score, winners
from freebooter.games.plunder.space import CHANCES, SPACE
from freebooter.games.plunder.state import NO_SHIP, Atlas, Sea
from freebooter.games.plunder.view import PlunderView, deal, rebuild, see, share
from freebooter.games.plunder.ways import ways


def result(t: Sea) -> Result:
    """How the game ended: whoever reached the target, else the most points; a team counts together (P14, P17)."""
    seats = range(t.seats)
    scores = tuple(int(score(t, seat)) for seat in seats)
    won = winners(t)
    return Result(
        ending=t.ending,
        scores=scores,
        places=places_by([(int(seat in won), scores[seat]) for seat in seats]),
        points={
            "ships": tuple(int(fleet_size(t, seat)) for seat in seats),
            "islands": tuple(int(islands_owned(t, seat)) for seat in seats),
            "cards": tuple(t.points),
            "allies": tuple(scores[seat] - int(own_points(t, seat)) for seat in seats),
        },
    )


def fortune(event: Event, figures: PlunderFigures) -> list[tuple[int, float]]:
    """Who rolls high sails further and wins battles."""
    dice = figures.dice
    match event:
        case SailingDieRolled():
            return [(event.seat, event.die - fmean(dice.sailing.value))]
        case BattleFought():
            return [
                (event.seat, event.attack - fmean(dice.attack.value)),
                (event.roller, event.defense - fmean(dice.defense.value)),
            ]
        case _:
            return []


def redraw(t: Sea) -> None:
    """The chart follows from the tiles, once all of them lie."""
    if NOWHERE not in t.layout:
        t.chart = _chart(t.atlas, tuple(t.layout))


@lru_cache(maxsize=256)
def _chart(atlas: Atlas, layout: tuple[int, ...]) -> Chart:
    return draw_chart(atlas.faces, list(layout), atlas.tiles_across)


def sums(t: Sea) -> dict[str, int]:
    """What stays the same from set-up to end: every card and X is somewhere, and ships lie apart at sea."""
    afloat = [cell for cell in t.ship_at if cell != NOWHERE]
    return {
        **{
            kind: t.stacks[place] + int(t.deck.count(place)) + sum(hand.cards[place] for hand in t.hands)
            for place, kind in enumerate(RESOURCES)
        },
        "treasure cards": int(t.treasure.size()) + sum(isinstance(frame, CardEffect) for frame in t.frames),
        "X tokens": len(t.tokens),
        "ships on land": sum(not t.chart.is_sea(cell) for cell in afloat),
        "ships in one cell": len(afloat) - len(set(afloat)),
        "ships that are not where they lie": sum(
            cell != NOWHERE and t.ship_in[cell] != ship for ship, cell in enumerate(t.ship_at)
        )
        + abs(len(afloat) - sum(ship != NO_SHIP for ship in t.ship_in)),
        "ships without lives": sum(
            (cell != NOWHERE) != (lives > 0) for cell, lives in zip(t.ship_at, t.lives, strict=True)
        ),
        "cards beyond their floors": sum(
            any(map(lt, hand.cards, hand.floor(viewer))) for hand in t.hands for viewer in (*range(t.seats), SPECTATOR)
        ),
    }


GAME: Game[Sea, PlunderView, PlunderOptions, PlunderFigures] = Game(
    package=__name__,
    meta=META,
    space=SPACE,
    chances=CHANCES,
    frames=FRAMES,
    view_type=PlunderView,
    figure_type=PlunderFigures,
    check_figures=check_figures,
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
    find_ways=ways,
    result=result,
    sums=sums,
    fortune=fortune,
    spelling=SPELLING,
    redraw=redraw,
)
