"""Provable chance: every die of a match follows from a secret that is committed to before and shown afterwards."""

import hashlib
import hmac
import secrets

from freebooter.core.source import Source

ALGORITHM = "hmac-sha256/2"
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


def pledge_of(nonce: str) -> str:
    """What a seat shows of its nonce before anybody shows the nonce itself."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def chance_key(seed: bytes, shares: list[str]) -> bytes:
    """The key of a match's draws: the secret, and whatever the seats added so that nobody chose it alone."""
    parts = b"".join(len(part).to_bytes(4, "big") + part for part in (share.encode() for share in shares))
    return hmac.new(seed, b"freebooter chance 2" + parts, hashlib.sha256).digest()


class Times:
    """How often chance was asked for each purpose, draws that were taken back too: so none can be asked for twice."""

    def __init__(self, times: dict[str, int] | None = None) -> None:
        self._times = {} if times is None else times

    def next(self, purpose: str) -> str:
        """The name of the next draw for this purpose, which counts from now on: `sailing-die@2#0` is the first."""
        time = self._times.get(purpose, 0)
        self._times[purpose] = time + 1
        return f"{purpose}#{time}"

    def count(self, draw: str) -> None:
        """A draw was made elsewhere."""
        self.next(draw.rpartition("#")[0])

    def copy(self) -> "Times":
        return Times(self._times.copy())


class ProvenDraw(Source):
    """One draw of a match, by its name: HMAC-SHA256(key, name || counter) read as whole numbers, by rejection sampling.

    Most draws ask once; a throw asks as often as it needs, and the counter runs on. `asked` is what it was asked for
    and what it gave.
    """

    def __init__(self, key: bytes, name: str) -> None:
        self.key = key
        self.name = name.encode()
        self.counter = 0
        self.asked: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"a draw below {n}")
        fair = (1 << 256) - (1 << 256) % n
        while True:
            text = self.name + self.counter.to_bytes(8, "big")
            self.counter += 1
            number = int.from_bytes(hmac.new(self.key, text, hashlib.sha256).digest(), "big")
            if number < fair:
                self.asked.append((n, number % n))
                return number % n
