"""The fast generator: alike in both forms, even, and different for different seeds."""

import pytest

from freebooter.core.buffers import Numbers
from freebooter.core.source import Rng, Source

pytestmark = pytest.mark.both_forms


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    source = Rng(1)
    assert [source.below(1000) for _ in range(8)] == [759, 928, 567, 362, 117, 166, 559, 768]


def test_near_and_far_seeds_part_ways() -> None:
    seeds = [0, 1, -1, 2, 2**32, 2**32 + 1, 2**64, -(2**64)]
    assert len({tuple(Rng(seed).below(10**6) for _ in range(3)) for seed in seeds}) == len(seeds)


def test_numbers_are_even_over_their_range() -> None:
    source = Rng(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[source.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # chi-square, 5 degrees, p = 0.001


def test_a_shuffle_reaches_every_order_equally() -> None:
    source = Rng(3)
    items = Numbers()
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items.clear()
        items.add_all(range(3))
        items.shuffle(source)
        seen[tuple(items.listed())] = seen.get(tuple(items.listed()), 0) + 1
    assert len(seen) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5


def test_a_source_that_does_not_say_how_it_draws_is_an_error() -> None:
    with pytest.raises(TypeError, match="does not say how it draws"):
        Source().below(2)
