"""Pirates of the 7 Seas, for 2 to 4 players: choose a character in secret, and throw your fleet into the tray."""

from freebooter.core.events import Event
from freebooter.core.game import Game
from freebooter.core.result import Result, places_by
from freebooter.games.seven_seas.abouts import amend_about
from freebooter.games.seven_seas.events import DiceThrown
from freebooter.games.seven_seas.figures import SevenSeasFigures, check_figures
from freebooter.games.seven_seas.flow import FRAMES, set_up
from freebooter.games.seven_seas.meta import META, SevenSeasOptions
from freebooter.games.seven_seas.narrate import amend_action, amend_event, amend_prompt, explain
from freebooter.games.seven_seas.observing import OBSERVED
from freebooter.games.seven_seas.outlook import foresee
from freebooter.games.seven_seas.position import SPELLING
from freebooter.games.seven_seas.scoring import POINTS_A_SPOT, TOKENS_A_POINT, points, rank
from freebooter.games.seven_seas.space import CHANCES, SPACE
from freebooter.games.seven_seas.state import NOBODY, Seas
from freebooter.games.seven_seas.throw import FACES
from freebooter.games.seven_seas.view import SevenSeasView, deal, rebuild, see, share


def result(t: Seas) -> Result:
    """How the game ended: the most points win, then fewer Corsair tiles, then fewer Black Spots (S13)."""
    seats = range(t.seats)
    return Result(
        ending=t.ending,
        scores=tuple(points(t, seat) for seat in seats),
        places=places_by([rank(t, seat) for seat in seats]),
        points={
            "chests": tuple(t.chests),
            "talismans": tuple(t.talismans),
            "yin-yang": tuple(tokens // TOKENS_A_POINT for tokens in t.yin_yang),
            "black-spots": tuple(-POINTS_A_SPOT * spots for spots in t.black_spots),
        },
    )


def fortune(event: Event, _figures: SevenSeasFigures) -> list[tuple[int, float]]:
    """The higher die wins a duel (S7); faces are uniform, so that their mean is that of the lowest and the highest."""
    if not isinstance(event, DiceThrown):
        return []
    return [(owner, face - (1 + FACES) / 2) for owner, _, _, face in event.dice if owner != NOBODY]


def sums(t: Seas) -> dict[str, int]:
    """What stays the same from set-up to end: every ship, card, tile and character is somewhere, once."""
    booty = (t.booty_discards, t.goods, t.talismans, t.drawn)
    return {
        **{f"ships of seat {seat}": t.fleet[seat] + t.guards[seat] + t.reserve[seat] for seat in range(t.seats)},
        "booty cards": int(t.booty_deck.size()) + sum(sum(one) for one in booty),
        # The Last Rounds lies in the deck or beside it.
        "adventure cards": int(t.deck.size()) + sum(int(hand.size()) for hand in t.hands) + len(t.played) + 1,
        "corsair tiles": sum(owner == NOBODY or 0 <= owner < t.seats for owner in t.corsairs),
        **{
            f"characters of seat {seat}": int(t.available[seat]).bit_count() + int(t.in_front[seat]).bit_count()
            for seat in range(t.seats)
        },
        "characters in two places": sum(
            int(here & there).bit_count() for here, there in zip(t.available, t.in_front, strict=True)
        ),
    }


GAME: Game[Seas, SevenSeasView, SevenSeasOptions, SevenSeasFigures] = Game(
    package=__name__,
    meta=META,
    space=SPACE,
    chances=CHANCES,
    frames=FRAMES,
    view_type=SevenSeasView,
    figure_type=SevenSeasFigures,
    check_figures=check_figures,
    set_up=set_up,
    share=share,
    see=see,
    rebuild=rebuild,
    deal=deal,
    observed=OBSERVED,
    spelling=SPELLING,
    amend_event=amend_event,
    amend_action=amend_action,
    amend_prompt=amend_prompt,
    explain=explain,
    amend_about=amend_about,
    foresee=foresee,
    result=result,
    sums=sums,
    fortune=fortune,
)
