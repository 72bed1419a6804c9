"""Provable chance: every die of a match follows from a secret that is committed to before and shown afterwards."""

import hashlib
import hmac
import secrets

from freebooter.core.source import Source

ALGORITHM = "hmac-sha256/1"
SEED_BYTES = 32


def new_seed() -> bytes:
    """A fresh 256-bit secret."""
    return secrets.token_bytes(SEED_BYTES)


def seed_of(number: int) -> bytes:
    """The secret that a whole number stands for: for tests, transcripts and simulations that must repeat."""
    return hashlib.sha256(b"freebooter seed %d" % number).digest()


def commitment(seed: bytes) -> str:
    """What is public of the secret from the start."""
    return hashlib.sha256(seed).hexdigest()


def chance_key(seed: bytes, nonces: list[str]) -> bytes:
    """The key of a match's draws: the secret, and whatever the seats added so that nobody chose it alone."""
    parts = b"".join(len(part).to_bytes(4, "big") + part for part in (nonce.encode() for nonce in nonces))
    return hmac.new(seed, b"freebooter chance 1" + parts, hashlib.sha256).digest()


class ProvenDraw(Source):
    """Draw number `n` of a match: HMAC-SHA256(key, n || counter) read as whole numbers, by rejection sampling.

    Most draws ask once; a throw asks as often as it needs, and the counter runs on.
    """

    def __init__(self, key: bytes, n: int) -> None:
        self.key = key
        self.n = n
        self.counter = 0

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"a draw below {n}")
        fair = (1 << 256) - (1 << 256) % n
        while True:
            text = self.n.to_bytes(8, "big") + self.counter.to_bytes(8, "big")
            self.counter += 1
            number = int.from_bytes(hmac.new(self.key, text, hashlib.sha256).digest(), "big")
            if number < fair:
                return number % n
