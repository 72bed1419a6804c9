"""Provable draws: golden vectors that any other implementation must reproduce."""

import hashlib
import hmac

import pytest

from freebooter.core.chance import ProvenDraw, chance_key, commitment, new_seed, seed_of

SEED = bytes(range(32))


def test_golden_vectors() -> None:
    key = chance_key(SEED, ["", "", ""])
    assert key.hex() == "f0f56a910bc5a0ad3742b84a4df1fc6f802d64c40fce60f6715a6e6a8d0e2790"
    assert [ProvenDraw(key, n).below(6) for n in range(12)] == [0, 0, 0, 1, 0, 1, 5, 5, 3, 1, 4, 0]
    draw = ProvenDraw(key, 5)
    assert [draw.below(1000) for _ in range(4)] == [339, 104, 525, 454]


def test_a_draw_is_the_hmac_of_its_number_and_counter() -> None:
    key = chance_key(SEED, [])
    text = (7).to_bytes(8, "big") + (0).to_bytes(8, "big")
    number = int.from_bytes(hmac.new(key, text, hashlib.sha256).digest(), "big")
    assert ProvenDraw(key, 7).below(52) == number % 52


def test_draws_do_not_depend_on_each_other() -> None:
    key = chance_key(SEED, [])
    assert ProvenDraw(key, 3).below(100) == ProvenDraw(key, 3).below(100)
    assert [ProvenDraw(key, n).below(10**6) for n in range(5)] != [
        ProvenDraw(key, n + 5).below(10**6) for n in range(5)
    ]


def test_every_seats_nonce_counts_and_their_borders_too() -> None:
    keys = {chance_key(SEED, nonces) for nonces in ([], ["a"], ["a", ""], ["", "a"], ["ab", "c"], ["a", "bc"])}
    assert len(keys) == 6


def test_a_fresh_seed_is_fresh_and_its_commitment_public() -> None:
    assert new_seed() != new_seed()
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert len(seed_of(1)) == 32


def test_a_draw_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="a draw below 0"):
        ProvenDraw(SEED, 0).below(0)
