"""What is a section of the long run? A check that can be made as often as wished, and a sentence with its totals."""

from collections.abc import Callable
from typing import NamedTuple


class Section(NamedTuple):
    """A check by the name of its option: ``run(count, seed)`` raises what it finds wrong, or returns its totals.

    ``usual`` is how often the long run makes it, ``unit`` what is counted. ``spread``: it is spread over processes, and
    their number comes third.
    """

    name: str
    unit: str
    usual: int
    run: Callable[..., str]
    spread: bool = False
