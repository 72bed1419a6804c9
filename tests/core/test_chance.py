"""Provable draws: golden vectors that any other implementation must reproduce."""

import hashlib
import hmac

import pytest
from smugglers import GAME as SMUGGLERS

from freebooter.core.chance import ProvenDraw, Times, chance_key, commitment, new_seed, pledge_of, seed_of
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.source import Rng

SEED = bytes(range(32))


def test_golden_vectors() -> None:
    key = chance_key(SEED, ["", "", ""])
    assert key.hex() == "18ea1d52ad1e208ddf5ac669cdd9f33522b8a1d5bae58caf1e68b07f61453983"
    assert [ProvenDraw(key, f"die@1#{time}").below(6) for time in range(12)] == [5, 3, 0, 0, 5, 0, 1, 5, 2, 3, 1, 3]
    draw = ProvenDraw(key, "throw#5")
    assert [draw.below(1000) for _ in range(4)] == [248, 466, 776, 882]
    assert [below for below, _ in draw.asked] == [1000] * 4


def test_a_draw_is_the_hmac_of_its_name_and_counter() -> None:
    key = chance_key(SEED, [])
    text = b"cards#7" + (0).to_bytes(8, "big")
    number = int.from_bytes(hmac.new(key, text, hashlib.sha256).digest(), "big")
    assert ProvenDraw(key, "cards#7").below(52) == number % 52


def test_draws_are_counted_by_purpose() -> None:
    tally = Times()
    assert [tally.next(purpose) for purpose in ("die@0", "die@1", "die@0")] == ["die@0#0", "die@1#0", "die@0#1"]
    tally.count("die@1#1")
    assert tally.copy().next("die@1") == "die@1#2"
    assert tally.next("die@1") == "die@1#2"


def test_the_same_seed_gives_the_same_luck_to_the_same_purpose_whatever_else_is_played() -> None:
    """Two games of one seed are played differently: every purpose brings the same to both, as far as both asked."""
    thrown: list[dict[str, bytes]] = []
    for choices in (Rng(1), Rng(2)):
        match = Match(SMUGGLERS, [Seating(name=name) for name in "ABC"], seed=seed_of(3))
        while not match.is_over:
            legal = SMUGGLERS.legal(match.state, match.asks[0])
            match.submit(match.asks[0], legal[choices.below(len(legal))])
        steps = [step for row in match.rows for step in row.steps]
        thrown.append({step.draw: bytes(step.action) for step in steps if step.draw.startswith("dice")})
    shared = thrown[0].keys() & thrown[1].keys()
    assert shared
    assert thrown[0].keys() != thrown[1].keys()
    assert all(thrown[0][draw] == thrown[1][draw] for draw in shared)


def test_every_seats_share_counts_and_their_borders_too() -> None:
    keys = {chance_key(SEED, shares) for shares in ([], ["a"], ["a", ""], ["", "a"], ["ab", "c"], ["a", "bc"])}
    assert len(keys) == 6


def test_a_nonce_that_was_never_shown_is_stood_for_by_its_pledge() -> None:
    pledge = pledge_of("my luck")
    assert pledge == hashlib.sha256(b"my luck").hexdigest()
    assert Seating(name="A", pledge=pledge).share == pledge
    assert Seating(name="A", pledge=pledge, nonce="my luck").share == "my luck"


def test_a_fresh_seed_is_fresh_and_its_commitment_public() -> None:
    assert new_seed() != new_seed()
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert len(seed_of(1)) == 32


def test_a_draw_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="a draw below 0"):
        ProvenDraw(SEED, "die#0").below(0)
