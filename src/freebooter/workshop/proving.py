"""The proof that nothing hidden is sent: in every world that a viewer cannot tell from the true one, they are sent the
same bytes, whatever kind of message it is."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, cast

import msgspec
from msgspec import Raw, Struct

from freebooter.bots.arena.map_games import map_games
from freebooter.core.catalogue import find_game
from freebooter.core.chance import seed_of
from freebooter.core.game import AnyGame, IllegalAction, default_names
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.record import record
from freebooter.core.source import Rng
from freebooter.core.table import SPECTATOR
from freebooter.server.tables.entry import TableEntry
from freebooter.server.tables.moves import compose, draft, gone, why_not
from freebooter.server.tables.running import Running
from freebooter.server.tables.setup import Setup
from freebooter.server.tables.sight import news, sight
from freebooter.server.web.problems import refused

# So many states of one match are looked at; then another is begun.
_SAMPLES = 4
# Rows between two of them, at most: matches by odd seeds are looked at early, the others far into the game.
_MOST_BETWEEN = (60, 6)
# So many states are one piece of a larger proof. Hardly a match is in two of them: most give four states each.
_PIECE = 250
# Actions that are tried at each state: legal ones, and others.
_LEGAL, _OTHERS = 12, 25

_FACTS = TableEntry(
    id="table",
    game="",
    state="playing",
    public=True,
    setup=Setup(),
    head=None,
    commitment="",
    filled=None,
    host_id=None,
    number=0,
    asks=0,
    version=0,
    said=0,
    rematch_id=None,
    retention_days=None,
    created=0,
    changed=0,
    seats=[],
)

# What a viewer is sent, by the kind of message.
Sent: TypeAlias = dict[str, bytes]


class Proof(Struct, frozen=True, kw_only=True):
    """How much was compared: states, worlds dealt anew at them for each viewer, messages and their bytes; and where
    worlds could be told apart, by the kind of message."""

    game: str
    states: int
    worlds: int
    messages: int
    bytes: int
    differences: list[str]


def prove(
    game: AnyGame, states: int, first_seed: int, sent_to: "Callable[[Running, int], Sent] | None" = None
) -> Proof:
    """Play matches at random and compare at so many states; `sent_to` is what a viewer is sent then."""
    proving = _Proving(game, states, sent_to or everything_sent)
    seed = first_seed
    while proving.states < states:
        proving.play(seed)
        seed += 1
    return proving.proof()


def prove_in_pieces(
    game: AnyGame, states: int, first_seed: int, jobs: int = 1, done: Callable[[int], None] | None = None
) -> Proof:
    """The same in pieces of their own seeds, by so many processes: how many changes nothing but the time. `done` is
    told how many states more have been looked at."""
    return _together(map_games(partial(_piece, game.meta.id, first_seed), states, jobs, done, size=_PIECE))


def _piece(game_id: str, first_seed: int, places: range) -> Proof:
    return prove(find_game(game_id), len(places), first_seed + places.start)


def _together(proofs: list[Proof]) -> Proof:
    return Proof(
        game=proofs[0].game,
        states=sum(proof.states for proof in proofs),
        worlds=sum(proof.worlds for proof in proofs),
        messages=sum(proof.messages for proof in proofs),
        bytes=sum(proof.bytes for proof in proofs),
        differences=[difference for proof in proofs for difference in proof.differences],
    )


class _Proving:
    """A proof that is being made."""

    def __init__(self, game: AnyGame, wanted: int, sent_to: Callable[[Running, int], Sent]) -> None:
        self.states = 0
        self._game = game
        self._wanted = wanted
        self._sent_to = sent_to
        self._worlds = self._messages = self._bytes = 0
        self._differences: list[str] = []

    def proof(self) -> Proof:
        return Proof(
            game=self._game.meta.id,
            states=self.states,
            worlds=self._worlds,
            messages=self._messages,
            bytes=self._bytes,
            differences=self._differences,
        )

    def play(self, seed: int) -> None:
        """Play a match and compare at some of its states."""
        meta = self._game.meta
        seats = meta.least_seats + seed % (meta.most_seats - meta.least_seats + 1)
        match = Match(self._game, [Seating(name=name) for name in default_names(seats)], seed=seed_of(seed))
        running = Running(match, None)
        source = Rng(seed)
        for _ in range(_SAMPLES):
            for _ in range(source.below(_MOST_BETWEEN[seed % 2])):
                if match.is_over:
                    return
                _random_row(match, source)
            if self.states == self._wanted:
                return
            self.states += 1
            self._compare(running, source, f"seed {seed}, row {running.number}")

    def _compare(self, running: Running, source: Rng, where: str) -> None:
        match = running.match
        running.times = [0.0] * len(match.rows)
        true_state = match.state
        for viewer in [*range(len(match.seats)), SPECTATOR]:
            sent = self._sent_to(running, viewer)
            match._timeline.state = self._game.redeal(true_state, viewer, source)
            # What was written in the true world must not stand for the other.
            running.asked.clear()
            other = self._sent_to(running, viewer)
            match._timeline.state = true_state
            running.asked.clear()
            self._worlds += 1
            self._messages += len(sent)
            self._bytes += sum(map(len, sent.values()))
            apart = [kind for kind in sent if sent[kind] != other[kind]]
            if apart:
                self._differences.append(f"{self._game.meta.id}, {where}, viewer {viewer}: {', '.join(apart)}")


def everything_sent(running: Running, viewer: int) -> Sent:
    """All that the server would send this viewer now, by kind."""
    match = running.match
    sent: dict[str, Any] = {
        "sight": sight(running, viewer),
        "news": news(running, viewer, max(0, running.number - 19)),
        "record": record(match, viewer),
    }
    if viewer >= 0:
        sent["conflict"] = refused(cast(Any, None), gone(_FACTS, running, viewer)).content.decode()
    if viewer in match.asks:
        # Whoever is not asked is told no more than the conflict, whatever they try.
        sent["refusals"] = why_not(match, viewer, [])
        for number, action in enumerate(_tried(match, viewer)):
            sent[f"answer {number}"] = _answer_to(match, viewer, action)
    return {kind: msgspec.json.encode(one) for kind, one in sent.items()}


def _tried(match: Match, viewer: int) -> list[Raw]:
    """The legal actions and some others."""
    legal = match.game.legal(match.state, viewer)[:_LEGAL]
    others = match.game.space.actions[:: max(1, len(match.game.space) // _OTHERS)]
    return [Raw(msgspec.json.encode(action)) for action in (*legal, *others)]


def _answer_to(match: Match, viewer: int, action: Raw) -> Any:
    """What is said to one action: a draft is shown, a rule is named, and of what is whole only that it is taken."""
    try:
        gesture = compose(match, viewer, [action])
    except IllegalAction as error:
        return [str(error), error.message]
    return draft(gesture) if gesture.is_draft else "taken"


def _random_row(match: Match, source: Rng) -> None:
    seat = match.asks[source.below(len(match.asks))]
    legal = match.game.legal(match.state, seat)
    match.submit(seat, legal[source.below(len(legal))])
