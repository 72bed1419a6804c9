"""What the steps of treasure cards do (P11). A step without a possible target is skipped, and that is told."""

from typing import Final, final

from mypy_extensions import i64

from freebooter.core.rows import row
from freebooter.games.plunder import figures as f
from freebooter.games.plunder.events import StepSkipped
from freebooter.games.plunder.figures import KINDS
from freebooter.games.plunder.flow.payment import Loss, TakingCards
from freebooter.games.plunder.flow.placing import ANYWHERE, IN_OWN_PORT, NO_CELL, Compass, Placing
from freebooter.games.plunder.flow.stealing import ChoosingVictim, Robbery, begin_stealing
from freebooter.games.plunder.flow.targets import ChoosingShip, ChoosingTarget, Stripping, strike
from freebooter.games.plunder.rules import cards, fleet, treasure
from freebooter.games.plunder.rules.building import own_free_ports
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.scoring import crown
from freebooter.games.plunder.space import LIFE
from freebooter.games.plunder.state import Sea, captain


class Effect:
    """One kind of step. It holds no state: what a step is about, and how many, stands on the card."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        """Carry it out for the ship that found the card."""
        raise TypeError(f"{type(self).__name__} does not say what it does")


@final
class GainCards(Effect):
    """Cards from the open stacks."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        seat = captain(ship)
        if what >= f.ANY_KIND:
            t.push(TakingCards(seat, count, what == f.ANY_BUT_GOLD, "P11"))
        elif not cards.take(t, seat, what, count):
            skip(t, ship)


@final
class LoseCards(Effect):
    """Cards onto the open stacks, as many as there are."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        seat = captain(ship)
        count = min(count, to_lose(t, seat, what))
        if count == 0:
            skip(t, ship)
        elif what == f.ANY_KIND:
            t.push(Loss(seat, count))
        else:
            lost = row(KINDS, 0)
            lost[what] = count
            cards.pay(t, seat, lost, "for-the-card")


@final
class DamageShip(Effect):
    """Lives of this ship or of an opponent's; a ship sunk so earns nobody a point."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        if what == f.OPPONENT_SHIP:
            choose_target(t, ship, count, False)
        elif is_afloat(t, ship):
            fleet.damage(t, ship, count, "card")


@final
class HealShip(Effect):
    """Lives for this ship, or for one of the finder's own choice."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        found = treasure.ships_with_room(t, captain(ship), LIFE)
        if what == f.THIS_SHIP:
            found = [int(ship)] if int(ship) in found else []
        fit(t, ship, found, LIFE, count)


@final
class UpgradeShip(Effect):
    """Masts or cannons for a ship of the finder's own choice."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        fit(t, ship, treasure.ships_with_room(t, captain(ship), what), what, count)


@final
class StripShip(Effect):
    """Masts or cannons of this ship."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        t.push(Stripping(ship, count))


@final
class StealCards(Effect):
    """Cards of one opponent or of each."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        seat = captain(ship)
        found = treasure.victims(t, seat)
        if not found:
            skip(t, ship)
        elif what == f.EACH_OPPONENT:
            t.push(Robbery(seat, tuple(found), count))
        elif len(found) == 1:
            begin_stealing(t, seat, found[0], count)
        else:
            t.push(ChoosingVictim(seat, count))


@final
class RelocateShip(Effect):
    """A ship to where the compasses or the finder say."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        seat = captain(ship)
        if what == f.OPPONENT_BY_COMPASS:
            choose_target(t, ship, 0, True)
        elif not is_afloat(t, ship):
            return
        elif what == f.THIS_BY_COMPASS:
            t.push(Compass(ship, False))
        elif what == f.TO_ANY_SPACE:
            t.push(Placing(seat, ship, ANYWHERE, NO_CELL, False, True))
        elif own_free_ports(t, seat):
            t.push(Placing(seat, ship, IN_OWN_PORT, NO_CELL, False, True))
        else:
            skip(t, ship)


@final
class SinkShip(Effect):
    """This ship is lost."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        if is_afloat(t, ship):
            fleet.sink(t, ship, "card")


@final
class GainPoints(Effect):
    """Plunder Point cards, which may win the game."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        fleet.gain_points(t, captain(ship), count, "by-treasure")
        crown(t)


@final
class EndOfTurn(Effect):
    """The finder's turn is over."""

    def happen(self, t: Sea, ship: i64, what: i64, count: i64) -> None:
        t.turn.over = True


# By the number of the step's deed; damage if a loss is unpaid is damage like any other.
EFFECTS: Final[list[Effect]] = [
    GainCards(),
    LoseCards(),
    DamageShip(),
    DamageShip(),
    HealShip(),
    UpgradeShip(),
    StripShip(),
    StealCards(),
    RelocateShip(),
    SinkShip(),
    GainPoints(),
    EndOfTurn(),
]


def to_lose(t: Sea, seat: i64, what: i64) -> i64:
    """How many cards a seat has that a card may take."""
    return cards.hand_size(t, seat) if what == f.ANY_KIND else t.hands[seat].cards[what]


def falls_short(t: Sea, seat: i64, what: i64, count: i64) -> bool:
    """Whether a seat cannot lose so many cards."""
    return to_lose(t, seat, what) < count


def is_afloat(t: Sea, ship: i64) -> bool:
    """Whether the finding ship is still there; else the step is skipped."""
    if t.ship_at[ship] == NOWHERE:
        skip(t, ship)
        return False
    return True


def skip(t: Sea, ship: i64) -> None:
    """A step without a possible target."""
    if t.telling:
        t.tell(StepSkipped(captain(ship)))


def choose_target(t: Sea, ship: i64, count: i64, by_compass: bool) -> None:
    """Ask for an opponent's ship, if there is a choice (P20)."""
    seat = captain(ship)
    found = treasure.opponent_ships(t, seat)
    if not found:
        skip(t, ship)
    elif len(found) == 1:
        strike(t, seat, found[0], count, by_compass)
    else:
        t.push(ChoosingTarget(seat, count, by_compass))


def fit(t: Sea, ship: i64, found: list[int], peg: i64, count: i64) -> None:
    """Pegs for the one ship of these, or for one of the finder's own choice."""
    if not found:
        skip(t, ship)
    elif len(found) == 1:
        fleet.add_pegs(t, found[0], peg, count, "card")
    else:
        t.push(ChoosingShip(captain(ship), peg, count))
