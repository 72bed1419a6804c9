"""A round among smugglers: draw, bid in secret; the highest bidder barters and throws; discard in secret."""

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.hand import everyone, only
from freebooter.core.meta import Options
from freebooter.core.rows import row_of
from freebooter.core.several import Several
from freebooter.core.source import Source
from freebooter.core.space import Block
from freebooter.core.table import CHANCE_BIT, Frame, Throws
from smugglers import events as e
from smugglers.actions import AGREE, BID, DISCARD, DRAW, HIGHEST_BID, KINDS, PICK, REFUSE
from smugglers.state import Cove, SmugglerFigures

ROUNDS = 3
HAND_LIMIT = 3
BLADE = KINDS.index("blade")
TRAY = 200  # tenths of a millimetre, each way


def set_up(seats: int, edition: int, options: Options, figures: SmugglerFigures) -> Cove:
    t = Cove(seats, edition, row_of(figures.cards.value))
    t.push(Round(1, 0))
    return t


class Round(Frame[Cove]):
    """X1, X2: two hidden cards each, then the auction. A card that lay face up under the deck is known to all."""

    luck = "cards"

    def __init__(self, number: int, dealt: int) -> None:
        self.number = number
        self.dealt = dealt

    def waits_for(self, t: Cove) -> int:
        return CHANCE_BIT if self.dealt < 2 * t.seats else 0

    def outcomes(self, t: Cove, odds: Odds) -> None:
        t.deck.odds(odds, DRAW)

    def shown_to(self, t: Cove) -> int:
        return everyone(t.seats) if t.deck.top() >= 0 else only(self.dealt % t.seats)

    def happen(self, t: Cove, outcome: int) -> None:
        seat, kind, is_known = self.dealt % t.seats, DRAW.first(outcome), t.deck.top() >= 0
        t.deck.draw(kind)
        t.hands[seat].gain(kind, everyone(t.seats) if is_known else only(seat))
        t.whisper((seat,), e.CardDrawn(seat, KINDS[kind]), e.CardDrawn(seat, KINDS[kind] if is_known else "hidden"))
        t.replace(Round(self.number, self.dealt + 1))

    def advance(self, t: Cove) -> None:
        t.pop()
        if self.number < ROUNDS:
            t.push(Round(self.number + 1, 0))
        t.push(Auction((1 << t.seats) - 1))


class Auction(Several[Cove]):
    """X3: sealed bids; the most coins lead, of equal ones the lowest seat."""

    follows = "X3"

    def legal(self, t: Cove, seat: int, found: Numbers) -> None:
        found.add_all(BID.at(coins) for coins in range(min(HIGHEST_BID, t.coins[seat]) + 1))

    def refuse(self, t: Cove, seat: int, action: int) -> str:
        is_too_dear = BID.holds(action) and BID.first(action) > t.coins[seat]
        return "X3-too-dear" if is_too_dear else super().refuse(t, seat, action)

    def reveal(self, t: Cove) -> None:
        bids = [BID.first(answer) for answer in t.unseal()]
        leader = bids.index(max(bids))
        t.coins = row_of(coins - bid for coins, bid in zip(t.coins, bids, strict=True))
        t.tell(e.BidsRevealed(tuple(bids), leader))
        t.replace(Cast(leader))
        t.push(Barter(leader, (leader + 1) % t.seats, (), only(leader)))


class Barter(Frame[Cove]):
    """X4: an offer grows card by card in the leader's draft. Once it is open the neighbour is asked, whatever they
    hold: a question only to those with a blade would betray it. If they agree, the leader takes a card of theirs
    blindly, known to the two alone, for the offer."""

    follows = "X4"
    people = ("seat", "to")
    luck = "theft@seat"

    def __init__(self, seat: int, to: int, offer: tuple[int, ...], asked: int) -> None:
        self.seat = seat
        self.to = to
        self.offer = offer
        self.asked = asked

    def waits_for(self, t: Cove) -> int:
        return self.asked

    def legal(self, t: Cove, seat: int, found: Numbers) -> None:
        if seat == self.seat:
            list_cards(t, seat, PICK, found)
        found.add_all([AGREE.at(), REFUSE.at()] if seat == self.to and t.hands[seat].cards[BLADE] else [AGREE.at()])

    def answer(self, t: Cove, seat: int, action: int) -> None:
        if PICK.holds(action):
            t.drafts[seat] = (*t.drafts[seat], PICK.first(action))
        elif REFUSE.holds(action):
            bury(t, seat, (BLADE,))
            t.tell(e.CardStolen(self.seat, seat, "parried"))
            t.pop()
        elif seat == self.to:
            t.replace(Barter(self.seat, seat, self.offer, CHANCE_BIT))
        else:
            offer, t.drafts[seat] = t.drafts[seat], ()
            t.hands[seat].show(row_of(offer.count(kind) for kind in range(len(KINDS))), everyone(t.seats))
            t.tell(e.Offered(seat, self.to, names(offer)))
            t.replace(Barter(seat, self.to, offer, only(self.to)))

    def outcomes(self, t: Cove, odds: Odds) -> None:
        t.hands[self.to].odds(odds, DRAW)

    def shown_to(self, t: Cove) -> int:
        return only(self.seat) | only(self.to)

    def happen(self, t: Cove, outcome: int) -> None:
        kind, leader, neighbour = DRAW.first(outcome), t.hands[self.seat], t.hands[self.to]
        neighbour.give(kind, leader, only(self.seat) | only(self.to))
        for offered in self.offer:
            leader.give(offered, neighbour, everyone(t.seats))
        t.whisper((self.seat, self.to), *(e.CardStolen(self.seat, self.to, card) for card in (KINDS[kind], "hidden")))
        t.pop()


class Cast(Throws[Cove]):
    """X5: two dice fall into the tray, x, y and face each; the one nearer the middle pays its face in coins."""

    luck = "dice@seat"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sample(self, t: Cove, source: Source) -> list[int]:
        return [source.below(side) + (side == 6) for side in (TRAY, TRAY, 6) * 2]

    def misthrown(self, t: Cove, throw: list[int]) -> str:
        fits = len(throw) == 6 and all(0 <= n < TRAY for n in throw) and all(1 <= n <= 6 for n in throw[2::3])
        return "" if fits else f"X5: two dice fall as x, y, face each, not {throw}"

    def land(self, t: Cove, throw: list[int]) -> None:
        far = [(2 * x - TRAY) ** 2 + (2 * y - TRAY) ** 2 for x, y in zip(throw[0::3], throw[1::3], strict=True)]
        coins = throw[2] if far[0] <= far[1] else throw[5]
        t.coins[self.seat] += coins
        t.tell(e.DiceThrown(self.seat, tuple(throw), coins))
        t.replace(Discarding(sum(only(seat) for seat in range(t.seats) if t.hands[seat].size() > HAND_LIMIT)))


class Discarding(Several[Cove]):
    """X6: whoever holds too many cards discards in secret; the cards are shown together."""

    follows = "X6"

    def legal(self, t: Cove, seat: int, found: Numbers) -> None:
        list_cards(t, seat, DISCARD, found)

    def take(self, t: Cove, seat: int, action: int) -> bool:
        t.drafts[seat] = (*t.drafts[seat], DISCARD.first(action))
        return len(t.drafts[seat]) == t.hands[seat].size() - HAND_LIMIT

    def reveal(self, t: Cove) -> None:
        for seat, cards in enumerate(t.drafts):
            if cards:
                t.tell(e.CardsDiscarded(seat, names(cards)))
                bury(t, seat, cards)
        t.drafts = [()] * t.seats
        t.pop()


def list_cards(t: Cove, seat: int, block: Block, found: Numbers) -> None:
    held, drafted = t.hands[seat].cards, t.drafts[seat]
    found.add_all(block.at(kind) for kind in range(len(KINDS)) if held[kind] > drafted.count(kind))


def names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in kinds) or ("nothing",)


def bury(t: Cove, seat: int, cards: tuple[int, ...]) -> None:
    """Cards that were shown lie known under the deck."""
    for kind in cards:
        t.hands[seat].lose(kind, everyone(t.seats))
        t.deck.bury(kind)


FRAMES = (Round, Auction, Barter, Cast, Discarding)
