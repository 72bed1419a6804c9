"""How a search goes about a game: what differs from judge to judge, since games differ in luck and secrets."""

from typing import Final

from mypy_extensions import i64

_EXPLORATION: Final = 0.1
_TRUST: Final = 2.0
_PATIENCE: Final = 500.0


class Manner:
    """A search prefers answers that were tried seldom by so much `exploration`, in shares, and counts the judge's first
    guess of an answer as so many visits as it has `trust`.

    In `doubt` of 100 worlds the searching seat's own cards are dealt anew too, so that the others do not answer to what
    they cannot know. Where answers are mixed, single results count only after many more visits than its `patience`: the
    more luck there is in them, the more it needs.

    Where it begins, it looks one answer ahead if it has `foresight`, which then counts for so many visits. Without, it
    begins with first guesses there as everywhere. If it is `forgiving`, what was only tried is not held against the
    answers before it: the best that is known counts in its place.

    A judge whose first guesses are good may be `leading` the search: then answers are tried by how likely they are by
    those guesses, and one is e times as likely as another if its guess is better by `temper`. One that is quicker with
    many tables at once is shown those of so many walks `together`.
    """

    def __init__(
        self,
        *,
        exploration: float = _EXPLORATION,
        trust: float = _TRUST,
        doubt: int = 0,
        patience: float = _PATIENCE,
        foresight: float = 0.0,
        forgiving: bool = True,
        leading: float = 0.0,
        temper: float = 1.0,
        together: int = 1,
    ) -> None:
        self.exploration = exploration
        self.trust = trust
        self.doubt: i64 = doubt
        self.patience = patience
        self.foresight = foresight
        self.forgiving = forgiving
        self.leading = leading
        self.temper = temper
        self.together: i64 = together
