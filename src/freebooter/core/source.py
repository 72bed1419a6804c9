"""Where numbers come from: the one question every source of chance answers, and the fast one for simulations."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

_WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Something that draws whole numbers: dice for a match, a generator for a simulation, a script for a test."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 up to, not including, `n`; `n` is at least 1 and below 2**31."""
        raise TypeError(f"{type(self).__name__} does not say how it draws")


class Rng(Source):
    """The fast generator for search and simulation: xorshift128 on 32-bit words, alike in both forms.

    Never for a match that people play: those use provable draws.
    """

    def __init__(self, seed: int) -> None:
        spread = abs(seed) * 2 + (1 if seed < 0 else 0)
        word = 0x9E3779B9
        words: list[int] = []
        for _ in range(4):
            # Each part of a long seed is stirred in, so that 1 and 2**32 + 1 part ways at once.
            rest = spread
            while True:
                word = ((word ^ (rest & _WORD)) * 0x2C1B3C6D + 0x297A2D39) & _WORD
                word ^= word >> 15
                rest >>= 32
                if rest == 0:
                    break
            words.append(word)
        self.x: i64 = words[0]
        self.y: i64 = words[1]
        self.z: i64 = words[2]
        self.w: i64 = words[3] | 1  # never all zero: the generator would stay there
        for _ in range(8):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        t: i64 = self.x ^ ((self.x << 11) & 0xFFFFFFFF)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def below(self, n: i64) -> i64:
        return (self.word() * n) >> 32
