"""An attack: first the owner may offer a bribe, then the dice decide (P4, P5)."""

from mypy_extensions import i64

from freebooter.core.table import AsksChance, AsksSeat, Frame
from freebooter.games.plunder.events import BribeOffered, BribeRefused, FightChosen, IslandAttacked, ShipAttacked
from freebooter.games.plunder.figures import CELLS, KINDS, SHIPS_EACH
from freebooter.games.plunder.rules import battle, talk
from freebooter.games.plunder.rules.cards import NO_CARDS, hand_size, listed, total
from freebooter.games.plunder.scoring import crown
from freebooter.games.plunder.space import ACCEPT, DECLINE, FIGHT, GIVE, PROPOSE, ROLL_DICE
from freebooter.games.plunder.state import NOBODY, Sea, captain


def declare(t: Sea, ship: i64, target: i64, island: i64) -> None:
    """Declare an attack on a ship, or on an island (the other is -1); it cannot be withdrawn (P5)."""
    battle.use_up_attack(t, ship, target, island)
    seat = captain(ship)
    owner = captain(target) if target >= 0 else t.owners[island]
    if t.telling:
        place = ship % SHIPS_EACH
        if target >= 0:
            t.tell(ShipAttacked(seat, place, owner, target % SHIPS_EACH, CELLS[t.ship_at[target]]))
        else:
            t.tell(IslandAttacked(seat, place, CELLS[t.chart.isles[island].ports[0]]))
    t.push(Battle(ship, target, island))
    if owner != NOBODY and hand_size(t, owner):
        t.push(Bribe(owner, seat, NO_CARDS, 0))


def dice(first: list[int], second: list[int]) -> list[tuple[int, int]]:
    """All rolls of two dice, each given by how many of its faces show 1 to 6."""
    rolls: list[tuple[int, int]] = []
    for one in range(6):
        for other in range(6):
            if first[one] and second[other]:
                rolls.append((ROLL_DICE.at(one + 1, other + 1), first[one] * second[other]))
    return rolls


class Battle(AsksChance[Sea]):
    """The attack die against the defense die."""

    def __init__(self, ship: i64, target: i64, island: i64) -> None:
        self.ship: i64 = ship
        self.target: i64 = target
        self.island: i64 = island

    def outcomes(self, t: Sea) -> list[tuple[int, int]]:
        return dice(t.atlas.attack, t.atlas.defense)

    def happen(self, t: Sea, outcome: i64) -> None:
        rolled = outcome - ROLL_DICE.base
        t.pop()
        battle.fight(t, self.ship, self.target, self.island, rolled // 6 + 1, rolled % 6 + 1)
        crown(t)


class Bribe(AsksSeat[Sea]):
    """The owner of what is attacked offers cards, on top of those already `offered`, or lets it come to a fight."""

    follows = "P5"

    def __init__(self, seat: i64, attacker: i64, offered: tuple[int, ...], offers: i64) -> None:
        super().__init__(seat)
        self.attacker: i64 = attacker
        self.offered = offered
        self.offers: i64 = offers

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = []
        for kind in range(KINDS):
            if not talk.why_not_give(t, seat, kind, self.offered):
                found.append(GIVE.at(kind))
        if t.drafts[seat]:
            found.append(PROPOSE.at())
        found.append(FIGHT.at())
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if GIVE.holds(action):
            why = talk.why_not_give(t, seat, action - GIVE.base, self.offered)
            return "P5" + why if why else ""
        if action == PROPOSE.at():
            return "" if t.drafts[seat] else "P5-nothing-added"
        return "" if action == FIGHT.at() else "P5-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if GIVE.holds(action):
            talk.add_given(t, seat, action - GIVE.base)
            return
        added = talk.given(t, seat)
        talk.clear_draft(t, seat)
        if action == FIGHT.at():
            if t.telling:
                t.tell(FightChosen(seat, self.attacker))
            t.pop()
            return
        offered = tuple([self.offered[kind] + added[kind] for kind in range(KINDS)])
        talk.show(t, seat, offered)
        if t.telling:
            t.tell(BribeOffered(seat, self.attacker, listed(offered)))
        t.replace(BribeAnswer(seat, self.attacker, offered, self.offers + 1))


class BribeAnswer(Frame[Sea]):
    """The attacker accepts the bribe, and there is peace, or refuses it."""

    follows = "P5"

    def __init__(self, seat: i64, attacker: i64, offered: tuple[int, ...], offers: i64) -> None:
        self.seat: i64 = seat
        self.attacker: i64 = attacker
        self.offered = offered
        self.offers: i64 = offers

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.attacker

    def legal(self, t: Sea, seat: i64) -> list[int]:
        return [ACCEPT.at(), DECLINE.at()]

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        if action == ACCEPT.at():
            t.pop()  # the battle that does not take place
            talk.exchange(t, self.seat, seat, self.offered, NO_CARDS, "bribe")
            return
        if t.telling:
            t.tell(BribeRefused(self.seat, seat))
        if self.offers < talk.MOST_BRIBES and hand_size(t, self.seat) > total(self.offered):
            t.push(Bribe(self.seat, seat, self.offered, self.offers))
