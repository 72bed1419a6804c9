"""Set-up, the rounds and the end: dealing, choosing, announcing, passing the marker, the final sale."""

from mypy_extensions import i64

from freebooter.core.several import Several
from freebooter.core.table import CHANCE_BIT, AsksChance, Frame
from freebooter.games.seven_seas.flow.turns import begin_turn
from freebooter.games.seven_seas.rules import characters, trade
from freebooter.games.seven_seas.scoring import end_game, end_rounds, sell_everything
from freebooter.games.seven_seas.space import BARGAIN, BEGIN, CHOOSE, DRAW_CARAVAN, FINISH
from freebooter.games.seven_seas.state import ROLES, Seas, clockwise


class Dealing(Frame[Seas]):
    """Hands are dealt from the top of the Adventure deck, card by card (S16)."""

    def __init__(self, dealt: i64) -> None:
        self.dealt: i64 = dealt

    def waits_for(self, t: Seas) -> i64:
        return CHANCE_BIT if self.dealt < t.charts.hand * t.seats else 0

    def advance(self, t: Seas) -> None:
        t.pop()

    def outcomes(self, t: Seas) -> list[tuple[int, int]]:
        return t.deck.odds(DRAW_CARAVAN.base)

    def happen(self, t: Seas, outcome: i64) -> None:
        characters.draw_card(t, self.dealt % t.seats, outcome - DRAW_CARAVAN.base)
        t.replace(Dealing(self.dealt + 1))


class FirstPlayer(AsksChance[Seas]):
    """The first player marker is given at random (S16)."""

    def outcomes(self, t: Seas) -> list[tuple[int, int]]:
        return [(BEGIN.at(seat), 1) for seat in range(t.seats)]

    def happen(self, t: Seas, outcome: i64) -> None:
        characters.name_first_player(t, outcome - BEGIN.base)
        t.replace(NextRound())


class NextRound(Frame[Seas]):
    """Another round begins, unless the last one is over (S12, S14)."""

    def advance(self, t: Seas) -> None:
        if t.rounds == t.round_limit:
            self.end(t, "round-limit")
        elif t.rounds and t.rounds == t.last_round:
            self.end(t, "last-rounds")
        else:
            characters.begin_round(t)
            t.push(Choosing((1 << t.seats) - 1))

    def end(self, t: Seas, why: str) -> None:
        """No more rounds: the final sale (S13)."""
        end_rounds(t, why)
        t.replace(FinalSale(0))


class Choosing(Several[Seas]):
    """All choose a character at once; the choice stays sealed until the character is announced (S15, S17)."""

    follows = "S17"

    def legal(self, t: Seas, seat: i64) -> list[int]:
        return [CHOOSE.at(role) for role in range(ROLES) if not characters.why_not_choose(t, seat, role)]

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if not CHOOSE.holds(action):
            return self.rule() + "-not-now"
        return characters.why_not_choose(t, seat, action - CHOOSE.base)

    def reveal(self, t: Seas) -> None:
        t.replace(Announcing(0))


class Announcing(Frame[Seas]):
    """The first player announces the characters in order, `character` next; then some are taken back (S17)."""

    def __init__(self, character: i64) -> None:
        self.character: i64 = character

    def advance(self, t: Seas) -> None:
        character = self.character
        while character < ROLES:
            choosers = characters.reveal(t, character)
            if choosers:
                t.replace(Announcing(character + 1))
                t.push(Acting(character, choosers, 0))
                return
            character += 1
        characters.take_characters_back(t)
        t.pop()


class Acting(Frame[Seas]):
    """Those who chose the announced character act in turn (S17)."""

    def __init__(self, character: i64, choosers: tuple[int, ...], place: i64) -> None:
        self.character: i64 = character
        self.choosers = choosers
        self.place: i64 = place

    def advance(self, t: Seas) -> None:
        if self.place == len(self.choosers):
            t.pop()
            return
        seat = self.choosers[self.place]
        t.replace(Acting(self.character, self.choosers, self.place + 1))
        begin_turn(t, seat, self.character, characters.gifts_due(t, seat, len(self.choosers)))


class FinalSale(Frame[Seas]):
    """From the first player clockwise each makes what Bargains he likes, then sells everything (S13)."""

    follows = "S13"

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def waits_for(self, t: Seas) -> i64:
        if self.place == t.seats:
            return 0
        seat = clockwise(t, t.first, self.place)
        return 1 << seat if trade.bargains(t, seat) else 0

    def advance(self, t: Seas) -> None:
        if self.place == t.seats:
            end_game(t)
        else:
            self.sell(t, clockwise(t, t.first, self.place))

    def legal(self, t: Seas, seat: i64) -> list[int]:
        return [*trade.bargains(t, seat), FINISH.at()]

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if BARGAIN.holds(action):
            return trade.why_not_bargain(t, seat, action - BARGAIN.base)
        return "" if FINISH.holds(action) else self.rule() + "-not-now"

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        if BARGAIN.holds(action):
            trade.bargain(t, seat, action - BARGAIN.base)
        else:
            self.sell(t, seat)

    def sell(self, t: Seas, seat: i64) -> None:
        sell_everything(t, seat)
        t.replace(FinalSale(self.place + 1))
