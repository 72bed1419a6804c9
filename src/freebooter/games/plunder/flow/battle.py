"""An attack: first the owner may offer a bribe, then the dice decide (P4, P5)."""

from typing import final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.deeds import Deed1, Deed3
from freebooter.core.table import AsksChance, AsksSeat, Frame
from freebooter.games.plunder.events import BribeOffered, BribeRefused, FightChosen, IslandAttacked, ShipAttacked
from freebooter.games.plunder.figures import CELLS, KINDS, SHIPS_EACH
from freebooter.games.plunder.rules import battle, talk
from freebooter.games.plunder.rules.cards import NO_CARDS, count_of, hand_size, listed
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.scoring import crown
from freebooter.games.plunder.space import ACCEPT, DECLINE, FIGHT, GIVE, PROPOSE, ROLL_DICE
from freebooter.games.plunder.state import NO_SHIP, NOBODY, Sea, berth, captain, ship_of


@final
class AttackingShip(Deed3[Sea]):
    """A ship of the active fleet attacks the ship `target` of another player (P4)."""

    def why_not(self, t: Sea, seat: i64, place: i64, other: i64, target: i64, /) -> str:
        return battle.why_not_attack_ship(t, seat, place, ship_of(other, target))

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        for place in range(SHIPS_EACH):
            cell = t.ship_at[ship_of(seat, place)]
            if cell == NOWHERE:
                continue
            for course in range(4):
                target = battle.ship_beyond(t, cell, course)
                if target != NO_SHIP and not battle.why_not_attack_ship(t, seat, place, target):
                    found.add(self.block.at(place, captain(target), berth(target)))

    def do(self, t: Sea, seat: i64, place: i64, other: i64, target: i64, /) -> None:
        declare(t, ship_of(seat, place), ship_of(other, target), -1)


@final
class AttackingIsland(Deed1[Sea]):
    """A ship of the active fleet attacks the island in whose port it lies (P4)."""

    def why_not(self, t: Sea, seat: i64, place: i64, /) -> str:
        return battle.why_not_attack_island(t, seat, place)

    def do(self, t: Sea, seat: i64, place: i64, /) -> None:
        ship = ship_of(seat, place)
        declare(t, ship, -1, t.chart.island_at[t.ship_at[ship]])


def declare(t: Sea, ship: i64, target: i64, island: i64) -> None:
    """Declare an attack on a ship, or on an island (the other is -1); it cannot be withdrawn (P5)."""
    battle.use_up_attack(t, ship, target, island)
    t.turn.battle = (int(ship), int(target), int(island))
    seat = captain(ship)
    owner = captain(target) if target >= 0 else t.owners[island]
    if t.telling:
        place = berth(ship)
        if target >= 0:
            t.tell(ShipAttacked(seat, place, owner, berth(target), CELLS[t.ship_at[target]]))
        else:
            t.tell(IslandAttacked(seat, place, CELLS[t.chart.isles[island].ports[0]]))
    t.push(Battle(ship, target, island))
    if owner != NOBODY and hand_size(t, owner):
        t.push(Bribe(owner, seat, NO_CARDS, 0))


def two_dice(t: Sea, odds: Odds) -> None:
    """All rolls of the attack die and the defense die."""
    attack = t.atlas.attack
    defense = t.atlas.defense
    for one in range(1, 7):
        for other in range(1, 7):
            if attack[one - 1] and defense[other - 1]:
                odds.add(ROLL_DICE.at(one, other), attack[one - 1] * defense[other - 1])


class Battle(AsksChance[Sea]):
    """The attack die against the defense die."""

    luck = "battle-dice"

    def __init__(self, ship: i64, target: i64, island: i64) -> None:
        self.ship: i64 = ship
        self.target: i64 = target
        self.island: i64 = island

    def outcomes(self, t: Sea, odds: Odds) -> None:
        two_dice(t, odds)

    def drawn_for(self, t: Sea) -> str:
        return f"{self.luck}@{captain(self.ship)}"

    def happen(self, t: Sea, outcome: i64) -> None:
        t.pop()
        battle.fight(t, self.ship, self.target, self.island, ROLL_DICE.first(outcome), ROLL_DICE.second(outcome))
        crown(t)


class Bribe(AsksSeat[Sea]):
    """The owner of what is attacked offers cards, on top of those already `offered`, or lets it come to a fight."""

    follows = "P5"
    people = ("attacker",)

    def __init__(self, seat: i64, attacker: i64, offered: tuple[int, ...], offers: i64) -> None:
        super().__init__(seat)
        self.attacker: i64 = attacker
        self.offered = offered
        self.offers: i64 = offers

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for kind in range(KINDS):
            if talk.is_free_to_give(t, seat, kind, self.offered[kind]):
                found.add(GIVE.at(kind))
        if t.drafts[seat]:
            found.add(PROPOSE.at())
        found.add(FIGHT.at())

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if GIVE.holds(action):
            kind = GIVE.first(action)
            return "" if talk.is_free_to_give(t, seat, kind, self.offered[kind]) else "P5-not-held"
        if PROPOSE.holds(action):
            return "" if t.drafts[seat] else "P5-nothing-added"
        return "" if FIGHT.holds(action) else "P5-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if GIVE.holds(action):
            talk.add_given(t, seat, GIVE.first(action))
            return
        added = talk.given(t, seat)
        talk.clear_draft(t, seat)
        if FIGHT.holds(action):
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
    people = ("seat", "attacker")

    def __init__(self, seat: i64, attacker: i64, offered: tuple[int, ...], offers: i64) -> None:
        self.seat: i64 = seat
        self.attacker: i64 = attacker
        self.offered = offered
        self.offers: i64 = offers

    def may_be_raised(self, held: i64) -> bool:
        """Whether the owner, who holds so many cards, may offer more if it is refused."""
        return self.offers < talk.MOST_BRIBES and held > count_of(self.offered)

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.attacker

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        found.add(ACCEPT.at())
        found.add(DECLINE.at())

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        if ACCEPT.holds(action):
            t.pop()  # the battle that does not take place
            t.turn.battle = ()
            talk.exchange(t, self.seat, seat, self.offered, NO_CARDS, "bribe")
            return
        if t.telling:
            t.tell(BribeRefused(self.seat, seat))
        if self.may_be_raised(hand_size(t, self.seat)):
            t.push(Bribe(self.seat, seat, self.offered, self.offers))
