"""Action cards: how they come into hands and leave them, and the worlds that this leaves possible (W12, W14).

Everyone can count. When discards are shuffled into a new deck, all know what lies in it, and so what the hands hold
among them. From then on the table keeps who drew and who played what, era by era: an era is the time of one deck. A
card that is played may come from any deck of which its owner still holds a card. A world is possible if all that was
done openly can be accounted for: each card played, and each of the viewer's own, came from some deck that held it.
"""

from typing import final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.deck import add_kinds, fresh_deck
from freebooter.core.hand import deal_anew, everyone
from freebooter.core.rows import Row, row, total
from freebooter.core.source import Source
from freebooter.games.winds_of_plunder.events import CardDrawn, DeckReshuffled
from freebooter.games.winds_of_plunder.figures import CARDS
from freebooter.games.winds_of_plunder.state import CARD_COUNT, UNSEEN, Era, Sea

# Changes


def take_card(t: Sea, seat: i64, card: i64) -> None:
    """The card that was drawn goes to the hand; nobody else sees which it is (W14)."""
    t.deck.draw(card)
    t.hands[seat].gain(card, 0)
    note(t, seat, UNSEEN)
    if t.telling:
        t.whisper((int(seat),), CardDrawn(seat, CARDS[card]), None)


def part_with(t: Sea, seat: i64, card: i64) -> None:
    """A card leaves the hand, and everyone sees which."""
    t.hands[seat].lose(card, everyone(t.seats))
    note(t, seat, card)


def note(t: Sea, seat: i64, card: i64) -> None:
    """Remember a draw or a card played, once there is more than one deck to tell apart."""
    if t.eras:
        t.eras[-1].moves.append((int(seat), int(card)))


def reshuffle(t: Sea) -> None:
    """The discards become the new deck (W12)."""
    if t.telling:
        t.tell(DeckReshuffled(total(t.discards)))
    if not t.eras:
        t.eras.append(first_era(t))
    t.eras.append(Era(t.discards, []))
    t.deck.shuffle_in(t.discards)
    t.discards = row(CARD_COUNT, 0)


def first_era(t: Sea) -> Era:
    """What all hands hold together when the first deck has run out, and how many of it each."""
    held = row(CARD_COUNT, 0)
    moves: list[tuple[int, int]] = []
    for hand in t.hands:
        for card in range(CARD_COUNT):
            held[card] += hand.cards[card]
        moves += [(int(hand.owner), int(UNSEEN))] * int(hand.size())
    return Era(held, moves)


# What could be true


@final
class Account:
    """Where cards came from, as far as it is settled: `left` of each era's deck lie unseen in hands, so many of them as
    `held` says for each era and seat, and the rest in the deck.

    `dead` are ends that were found to lead nowhere.
    """

    def __init__(self, t: Sea) -> None:
        self.seats: i64 = t.seats
        self.left: list[Row] = [era.cards[:] for era in t.eras]
        self.held: list[Row] = [row(t.seats, 0) for _ in t.eras]
        self.dead: set[tuple[int, ...]] = set()

    def settle(self, moves: list[tuple[int, int, int]], place: int, source: Source) -> bool:
        """Account for all moves from this place on, in any way that works; if there is none, change nothing."""
        if place == len(moves):
            return True
        era, seat, card = moves[place]
        if card == UNSEEN:
            held = self.held[era]
            held[seat] += 1
            if self.settle(moves, place + 1, source):
                return True
            held[seat] -= 1
            return False
        if self.dead and self.standing(place) in self.dead:
            return False
        origins = Numbers()
        for origin in range(era + 1):
            if self.held[origin][seat] > 0 and self.left[origin][card] > 0:
                origins.add(origin)
        origins.shuffle(source)
        for origin in origins.taken():
            self.move(origin, seat, card, -1)
            if self.settle(moves, place + 1, source):
                return True
            self.move(origin, seat, card, 1)
        self.dead.add(self.standing(place))
        return False

    def move(self, origin: i64, seat: i64, card: i64, by: i64) -> None:
        held = self.held[origin]
        held[seat] += by
        left = self.left[origin]
        left[card] += by

    def standing(self, place: int) -> tuple[int, ...]:
        """All that matters for the moves from this place on."""
        numbers = [place]
        for held in self.held:
            numbers += [int(cards) for cards in held]
        for left in self.left:
            numbers += [int(cards) for cards in left]
        return tuple(numbers)


def deal_cards(t: Sea, viewer: i64, source: Source) -> None:
    """Deal the cards that the viewer does not see anew, in place, as any possible world may have them."""
    if not t.eras:
        deal_anew(t.hands, [t.deck], viewer, source)
        return
    account = Account(t)
    if not account.settle(all_moves(t, viewer), 0, source):
        raise ValueError("no world accounts for what was drawn and played")
    for hand in t.hands:
        if hand.owner != viewer:
            hand.cards = row(CARD_COUNT, 0)
    pool = Numbers()
    for era in range(len(t.eras)):
        add_kinds(pool, account.left[era])
        pool.shuffle(source)
        for hand in t.hands:
            for _ in range(account.held[era][hand.owner]):
                hand.cards[pool.pop()] += 1
    # Only the last deck has cards that nobody holds.
    unseen = row(CARD_COUNT, 0)
    for card in pool.taken():
        unseen[card] += 1
    t.deck = fresh_deck(unseen)


def all_moves(t: Sea, viewer: i64) -> list[tuple[int, int, int]]:
    """Every draw and every card played, with its era; at last the viewer's own cards, as if they were played."""
    moves: list[tuple[int, int, int]] = []
    for era in range(len(t.eras)):
        for seat, card in t.eras[era].moves:
            moves.append((era, seat, card))
    if viewer >= 0:
        own = Numbers()
        add_kinds(own, t.hands[viewer].cards)
        for card in own.taken():
            moves.append((len(t.eras) - 1, int(viewer), int(card)))
    return moves
