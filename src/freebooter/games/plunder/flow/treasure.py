"""Finding treasure: a card is drawn and carried out step by step, then the X is spun elsewhere (P10, P11)."""

from mypy_extensions import i64

from freebooter.core.table import CHANCE_BIT, AsksChance, AsksSeat, Frame
from freebooter.games.plunder import figures as f
from freebooter.games.plunder.events import (
    StepSkipped,
    TargetChosen,
    TreasureFound,
)
from freebooter.games.plunder.figures import KINDS, SHIPS_EACH
from freebooter.games.plunder.flow.payment import Loss, TakingCards
from freebooter.games.plunder.flow.placing import (
    ANYWHERE,
    IN_OWN_PORT,
    NO_CELL,
    Compass,
    Placing,
    compass,
)
from freebooter.games.plunder.flow.stealing import ChoosingVictim, Robbery, begin_stealing
from freebooter.games.plunder.rules import cards, fleet, treasure
from freebooter.games.plunder.rules.building import own_free_ports
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.scoring import crown
from freebooter.games.plunder.space import (
    CHOOSE_SHIP,
    CHOOSE_TARGET,
    DRAW_TREASURE,
    LIFE,
    SPIN,
    STRIP,
)
from freebooter.games.plunder.state import Sea, captain


class Finding(Frame[Sea]):
    """A ship has reached an X: the top treasure card is turned up."""

    def __init__(self, ship: i64, token: i64) -> None:
        self.ship: i64 = ship
        self.token: i64 = token

    def waits_for(self, t: Sea) -> i64:
        return CHANCE_BIT if t.treasure.top() < 0 else 0

    def advance(self, t: Sea) -> None:
        self.turn_up(t, t.treasure.top())

    def outcomes(self, t: Sea) -> list[tuple[int, int]]:
        return t.treasure.odds(DRAW_TREASURE.base)

    def happen(self, t: Sea, outcome: i64) -> None:
        self.turn_up(t, outcome - DRAW_TREASURE.base)

    def turn_up(self, t: Sea, card: i64) -> None:
        """Read the card aloud."""
        t.treasure.draw(card)
        if t.telling:
            t.tell(TreasureFound(captain(self.ship), self.ship % SHIPS_EACH, t.atlas.treasures[card].name))
        t.replace(CardEffect(self.ship, self.token, card, 0, False))


class CardEffect(Frame[Sea]):
    """A treasure card is carried out from `step` on; `unpaid` if a loss before was not fully paid."""

    def __init__(self, ship: i64, token: i64, card: i64, step: i64, unpaid: bool) -> None:
        self.ship: i64 = ship
        self.token: i64 = token
        self.card: i64 = card
        self.step: i64 = step
        self.unpaid = unpaid

    def advance(self, t: Sea) -> None:
        steps = t.atlas.treasures[self.card].steps
        if self.step == len(steps):
            t.treasure.bury(self.card)
            t.replace(Respin(self.token))
            return
        deed, what, count = steps[self.step]
        self.go_on(t, False)
        if deed == f.GAIN:
            self.gain(t, what, count)
        elif deed == f.LOSE:
            self.lose(t, what, count)
        elif deed == f.DAMAGE_IF_UNPAID:
            if self.unpaid:
                self.hit(t, f.THIS_SHIP, count)
        elif deed == f.DAMAGE:
            self.hit(t, what, count)
        elif deed == f.HEAL:
            self.fit(t, what == f.THIS_SHIP, LIFE, count)
        elif deed == f.UPGRADE:
            self.fit(t, False, what, count)
        elif deed == f.STRIP:
            t.push(Stripping(self.ship, count))
        elif deed == f.STEAL:
            self.steal(t, what, count)
        elif deed == f.RELOCATE:
            self.move(t, what)
        elif deed == f.SINK:
            if self.is_afloat(t):
                fleet.sink(t, self.ship, "card")
        elif deed == f.END_TURN:
            t.turn_over = True
        else:
            fleet.gain_points(t, captain(self.ship), count, "by-treasure")
            crown(t)
            if t.ending:
                t.treasure.bury(self.card)

    def go_on(self, t: Sea, unpaid: bool) -> None:
        """The next step comes after whatever this one still asks."""
        t.replace(CardEffect(self.ship, self.token, self.card, self.step + 1, unpaid))

    def is_afloat(self, t: Sea) -> bool:
        """Whether the finding ship is still there."""
        if t.ship_at[self.ship] == NOWHERE:
            self.skip(t)
            return False
        return True

    def skip(self, t: Sea) -> None:
        """A step without a possible target."""
        if t.telling:
            t.tell(StepSkipped(captain(self.ship)))

    def gain(self, t: Sea, what: i64, count: i64) -> None:
        """Cards from the open stacks."""
        seat = captain(self.ship)
        if what >= f.ANY_KIND:
            t.push(TakingCards(seat, count, what == f.ANY_BUT_GOLD, "P11"))
        elif not cards.take(t, seat, what, count):
            self.skip(t)

    def lose(self, t: Sea, what: i64, count: i64) -> None:
        """Cards onto the open stacks, as many as there are."""
        seat = captain(self.ship)
        held = cards.hand_size(t, seat) if what == f.ANY_KIND else t.hands[seat].cards[what]
        if held < count:
            self.go_on(t, True)
            count = held
        if count == 0:
            self.skip(t)
        elif what == f.ANY_KIND:
            t.push(Loss(seat, count))
        else:
            lost = [0] * KINDS
            lost[what] = count
            cards.pay(t, seat, tuple(lost), "for-the-card")

    def hit(self, t: Sea, what: i64, count: i64) -> None:
        """Lives of this ship or of an opponent's; a ship sunk so earns nobody a point."""
        if what == f.OPPONENT_SHIP:
            self.choose_target(t, count, False)
        elif self.is_afloat(t):
            fleet.damage(t, self.ship, count, "card")

    def choose_target(self, t: Sea, count: i64, by_compass: bool) -> None:
        """Ask for an opponent's ship, if there is a choice (P20)."""
        seat = captain(self.ship)
        found = treasure.opponent_ships(t, seat)
        if not found:
            self.skip(t)
        elif len(found) == 1:
            strike(t, seat, found[0], count, by_compass)
        else:
            t.push(ChoosingTarget(seat, count, by_compass))

    def fit(self, t: Sea, this_ship: bool, peg: i64, count: i64) -> None:
        """Pegs for this ship, or for one of the finder's own choice."""
        found = treasure.ships_with_room(t, captain(self.ship), peg)
        if this_ship:
            found = [ship for ship in found if ship == self.ship]
        if not found:
            self.skip(t)
        elif len(found) == 1:
            fleet.add_pegs(t, found[0], peg, count)
        else:
            t.push(ChoosingShip(captain(self.ship), peg, count))

    def steal(self, t: Sea, what: i64, count: i64) -> None:
        """Cards of one opponent or of each."""
        seat = captain(self.ship)
        found = treasure.victims(t, seat)
        if not found:
            self.skip(t)
        elif what == f.EACH_OPPONENT:
            t.push(Robbery(seat, tuple(found), count))
        elif len(found) == 1:
            begin_stealing(t, seat, found[0], count)
        else:
            t.push(ChoosingVictim(seat, count))

    def move(self, t: Sea, what: i64) -> None:
        """A ship to where the compasses or the finder say."""
        seat = captain(self.ship)
        if what == f.OPPONENT_BY_COMPASS:
            self.choose_target(t, 0, True)
        elif not self.is_afloat(t):
            return
        elif what == f.THIS_BY_COMPASS:
            t.push(Compass(self.ship, False))
        elif what == f.TO_ANY_SPACE:
            t.push(Placing(seat, self.ship, ANYWHERE, NO_CELL, False, True))
        elif own_free_ports(t, seat):
            t.push(Placing(seat, self.ship, IN_OWN_PORT, NO_CELL, False, True))
        else:
            self.skip(t)


class Respin(AsksChance[Sea]):
    """The X goes where the compasses say; whoever can may take it if his turn goes on (P10)."""

    def __init__(self, token: i64) -> None:
        self.token: i64 = token

    def outcomes(self, t: Sea) -> list[tuple[int, int]]:
        return compass(t)

    def happen(self, t: Sea, outcome: i64) -> None:
        t.pop()
        treasure.put_token(t, self.token, outcome - SPIN.base)


class ChoosingShip(AsksSeat[Sea]):
    """The finder gives a peg to one of his ships."""

    follows = "P11"

    def __init__(self, seat: i64, peg: i64, count: i64) -> None:
        super().__init__(seat)
        self.peg: i64 = peg
        self.count: i64 = count

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = []
        for ship in treasure.ships_with_room(t, seat, self.peg):
            found.append(CHOOSE_SHIP.at(ship % SHIPS_EACH))
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not CHOOSE_SHIP.holds(action):
            return "P11-not-now"
        return "" if int(action) in self.legal(t, seat) else "P11-no-room"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        fleet.add_pegs(t, seat * SHIPS_EACH + action - CHOOSE_SHIP.base, self.peg, self.count)


class ChoosingTarget(AsksSeat[Sea]):
    """The finder chooses an opponent's ship to be damaged, or to be moved by the compasses."""

    follows = "P11"

    def __init__(self, seat: i64, count: i64, by_compass: bool) -> None:
        super().__init__(seat)
        self.count: i64 = count
        self.by_compass = by_compass

    def legal(self, t: Sea, seat: i64) -> list[int]:
        base = int(CHOOSE_TARGET.base)
        return [base + ship for ship in treasure.opponent_ships(t, seat)]

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not CHOOSE_TARGET.holds(action):
            return "P11-not-now"
        return "" if int(action) in self.legal(t, seat) else "P11-no-opponent-ship"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        strike(t, seat, action - CHOOSE_TARGET.base, self.count, self.by_compass)


def strike(t: Sea, seat: i64, ship: i64, count: i64, by_compass: bool) -> None:
    """A card of `seat` moves an opponent's ship by the compasses, or damages it."""
    if t.telling:
        t.tell(TargetChosen(seat, captain(ship), ship % SHIPS_EACH))
    if by_compass:
        t.push(Compass(ship, False))
    else:
        fleet.damage(t, ship, count, "card")


class Stripping(Frame[Sea]):
    """A ship loses masts or cannons; its captain chooses which where it has both."""

    follows = "P11"

    def __init__(self, ship: i64, left: i64) -> None:
        self.ship: i64 = ship
        self.left: i64 = left

    def waits_for(self, t: Sea) -> i64:
        both = t.masts[self.ship] > 0 and t.cannons[self.ship] > 0
        return 1 << captain(self.ship) if self.left and both else 0

    def advance(self, t: Sea) -> None:
        if self.left and t.masts[self.ship] + t.cannons[self.ship]:
            self.lose(t, f.MAST if t.masts[self.ship] else f.CANNON)
        else:
            if self.left and t.telling:
                t.tell(StepSkipped(captain(self.ship)))
            t.pop()

    def legal(self, t: Sea, seat: i64) -> list[int]:
        return [STRIP.at(f.MAST), STRIP.at(f.CANNON)]

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        self.lose(t, action - STRIP.base)

    def lose(self, t: Sea, peg: i64) -> None:
        """Take the peg off."""
        t.replace(Stripping(self.ship, self.left - 1))
        fleet.strip(t, self.ship, peg)
