"""How Buccaneer ends: money for booty, and who has won (B8)."""

from mypy_extensions import i64

from freebooter.games.buccaneer.events import BootyScored, GameEnded, GameWon
from freebooter.games.buccaneer.figures import TREASURES
from freebooter.games.buccaneer.state import KINDS, Sea


def booty_ducats(t: Sea, seat: i64, kind: i64) -> i64:
    """What a seat's pieces of one kind are worth at the end: the value, a share of it, or a ducat a piece (B8)."""
    pieces = t.booty[seat * KINDS + kind]
    most: i64 = 0
    sharers: i64 = 0
    for other in range(t.seats):
        held = t.booty[other * KINDS + kind]
        if held > most:
            most = held
            sharers = 0
        if held == most:
            sharers += 1
    if pieces == 0:
        return 0
    return t.waters.values[kind] // sharers if pieces == most else pieces


def final_scores(t: Sea) -> list[int]:
    """Each seat's money once the booty is paid out."""
    scores: list[int] = []
    for seat in range(t.seats):
        score = t.ducats[seat]
        for kind in range(KINDS):
            score += booty_ducats(t, seat, kind)
        scores.append(int(score))
    return scores


def end_game(t: Sea, why: str) -> None:
    """The game is over: nothing is left to ask."""
    t.ending = why
    if t.telling:
        t.tell(GameEnded(why))
        for kind in range(KINDS):
            for seat in range(t.seats):
                pieces = t.booty[seat * KINDS + kind]
                if pieces:
                    t.tell(BootyScored(seat, TREASURES[kind], pieces, booty_ducats(t, seat, kind)))
        scores = final_scores(t)
        best = max(scores)
        t.tell(GameWon(tuple([seat for seat in range(t.seats) if scores[seat] == best]), best))
    t.frames = []
