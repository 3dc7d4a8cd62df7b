"""How is a set of splits kept? As the bits of a number: then a card of the defence is a mask and a shift."""

from collections.abc import Iterable, Iterator, Sequence

from dummywhist.engine.problems.problem import Split


class SplitSets:
    """The sets of splits of runs with so many cards each: the bit of a split is the number that its digits spell.

    A digit is how many cards of its run East holds, between none and all of them.
    """

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes = tuple(sizes)
        weights, many = [], 1
        for held in self.sizes:
            weights.append(many)
            many *= held + 1
        self._weights = tuple(weights)
        self.every = (1 << many) - 1
        self._holding = tuple(
            tuple(_repeated(weight, held + 1, digit, many) for digit in range(held + 1))
            for weight, held in zip(weights, self.sizes, strict=True)
        )
        self._spelled: dict[int, Split] = {}

    def set_of(self, splits: Iterable[Split]) -> int:
        """Return the set of ``splits``."""
        found = 0
        for split in splits:
            found |= 1 << sum(map(int.__mul__, split, self._weights))
        return found

    def holding(self, run: int, many: int) -> int:
        """Return the splits in which East has ``many`` cards of a run."""
        return self._holding[run][many]

    def less(self, splits: int, run: int) -> int:
        """Return these splits with one card fewer of a run in East's hand, of which he has one in each."""
        return splits >> self._weights[run]

    def more(self, splits: int, run: int) -> int:
        """Return these splits with one card more of a run in East's hand."""
        return splits << self._weights[run] & self.every

    def split(self, bit: int) -> Split:
        """Return the split whose bit this is, by its place."""
        found = self._spelled.get(bit)
        if found is None:
            rest, digits = bit, []
            for held in self.sizes:
                rest, digit = divmod(rest, held + 1)
                digits.append(digit)
            found = self._spelled[bit] = tuple(digits)
        return found


def bits(splits: int) -> Iterator[int]:
    """Yield the place of each bit of a set, from the lowest."""
    while splits:
        low = splits & -splits
        yield low.bit_length() - 1
        splits ^= low


def _repeated(weight: int, base: int, digit: int, many: int) -> int:
    """Return the numbers below ``many`` whose digit of this weight is ``digit``, as bits."""
    found = ((1 << weight) - 1) << weight * digit
    period = weight * base
    while period < many:
        found |= found << period
        period *= 2
    return found & (1 << many) - 1
