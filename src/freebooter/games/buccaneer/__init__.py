"""Buccaneer, for 3 to 5 players: stacks of pirates board ships, and every hand wants its wage."""

from freebooter.core.game import Game
from freebooter.core.result import Result, places_by
from freebooter.games.buccaneer.abouts import amend_about
from freebooter.games.buccaneer.figures import TREASURES, BuccaneerFigures, check_figures
from freebooter.games.buccaneer.flow import FRAMES, set_up
from freebooter.games.buccaneer.meta import META, BuccaneerOptions
from freebooter.games.buccaneer.narrate import amend_action, amend_event, amend_prompt, explain
from freebooter.games.buccaneer.observing import OBSERVED
from freebooter.games.buccaneer.outlook import foresee
from freebooter.games.buccaneer.position import SPELLING
from freebooter.games.buccaneer.scoring import booty_ducats, final_scores
from freebooter.games.buccaneer.space import CHANCES, SPACE
from freebooter.games.buccaneer.state import KINDS, NO_SHIP, Sea, stack_of
from freebooter.games.buccaneer.view import BuccaneerView, deal, rebuild, see, share


def result(t: Sea) -> Result:
    """How the game ended: the most money wins, ties share (B8)."""
    scores = final_scores(t)
    points = {"ducats": tuple(t.ducats)}
    for kind, name in enumerate(TREASURES):
        points[name] = tuple(booty_ducats(t, seat, kind) for seat in range(t.seats))
    places = places_by([(score,) for score in scores])
    return Result(ending=t.ending, scores=tuple(scores), places=places, points=points)


def sums(t: Sea) -> dict[str, int]:
    """What stays the same from set-up to end: every disc, ship, piece of booty and ducat is somewhere."""
    stacks = [stack_of(t, lead) for lead in range(len(t.heights))]
    return {
        "discs": sum(t.heights),
        "discs in stacks": sum(len(stack) for stack in stacks),
        "different discs": len({disc for stack in stacks for disc in stack}),
        "ships": int(t.deck.size()) + sum(card != NO_SHIP for card in t.offer) + len(t.boarded),
        "ducats": sum(t.ducats) + t.stock,
        **{
            name: t.booty_stock[kind] + sum(t.booty[seat * KINDS + kind] for seat in range(t.seats))
            for kind, name in enumerate(TREASURES)
        },
    }


GAME: Game[Sea, BuccaneerView, BuccaneerOptions, BuccaneerFigures] = Game(
    package=__name__,
    meta=META,
    space=SPACE,
    chances=CHANCES,
    frames=FRAMES,
    view_type=BuccaneerView,
    figure_type=BuccaneerFigures,
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
    result=result,
    sums=sums,
    spelling=SPELLING,
)
