"""Are sets of splits the sets they stand for, and do cards of the defence change them as they change splits?"""

from itertools import product
from random import Random

import pytest

from dummywhist.engine.problems.split_sets import SplitSets, bits

SIZES = (2, 1, 3, 4)
EVERY = tuple(product(*(range(size + 1) for size in SIZES)))
SETS = SplitSets(SIZES)


def listed(splits: int) -> set[tuple[int, ...]]:
    return {SETS.split(bit) for bit in bits(splits)}


def test_every_split_has_a_bit_of_its_own() -> None:
    assert SETS.set_of(EVERY) == SETS.every
    assert listed(SETS.every) == set(EVERY)
    assert listed(0) == set()


@pytest.mark.parametrize("seed", range(10))
def test_a_set_is_what_was_put_in(seed: int) -> None:
    some = Random(seed).sample(EVERY, 20)
    assert listed(SETS.set_of(some)) == set(some)


@pytest.mark.parametrize("run", range(len(SIZES)))
def test_a_card_of_east_is_one_less_of_its_run(run: int) -> None:
    for many in range(SIZES[run] + 1):
        held = SETS.holding(run, many)
        assert listed(held) == {split for split in EVERY if split[run] == many}
    able = SETS.every & ~SETS.holding(run, 0)
    after = SETS.less(able, run)
    assert listed(after) == {(*one[:run], one[run] - 1, *one[run + 1 :]) for one in EVERY if one[run]}
    assert SETS.more(after, run) == able
