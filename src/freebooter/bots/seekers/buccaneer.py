"""Buccaneer ends in a deadlock when all stacks are too low to board and too high to join, twice running (B7)."""

from typing import Any, ClassVar, Final

from freebooter.bots.players.random_bot import RandomBot
from freebooter.core.actions import Action
from freebooter.games.buccaneer.actions import Board, Challenge, Move
from freebooter.games.buccaneer.view import BuccaneerView


class DeadlockSeeker(RandomBot):
    """Boards while ships for small crews are left; then builds stacks just too low for the last ships, one by one."""

    name: ClassVar[str] = "deadlock-seeker"
    version: ClassVar[int] = 1

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        rank = [_rank(view, action) for action in legal]
        best = [action for action, one in zip(legal, rank, strict=True) if one == max(rank)]
        return super().choose(view, best, seconds)


def _rank(view: BuccaneerView, action: Action) -> int:
    crews = [ship.min_crew for ship in view.offer if ship is not None]
    if isinstance(action, Board):
        ship = view.offer[action.ship]
        assert ship is not None
        # The last and largest ship is never wanted; of the others the larger first, so that the rest stays easy.
        is_last = not view.to_come and ship.min_crew == max(crews)
        return -1 if is_last else 100 + ship.min_crew
    if isinstance(action, Challenge):
        return -1
    if isinstance(action, Move):
        together = _height(view, view.viewer, action.pirate) + _height(view, action.seat, action.onto)
        return together if together < min(crews) or (view.to_come and together < max(crews)) else 0
    return 0


def _height(view: BuccaneerView, seat: int, pirate: int) -> int:
    return next(len(stack) for stack in view.stacks if (stack[0].seat, stack[0].pirate) == (seat, pirate))


SEEKERS: Final = {"deadlock": DeadlockSeeker}
