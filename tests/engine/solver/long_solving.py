"""The solver against its oracles, many times: DDS where `endplay` is there, the reference for the whole family."""

import importlib
import importlib.util
from random import Random

from dummywhist.engine.solver import reference
from dummywhist.engine.solver.solver import Solver, is_native
from tests.engine.solver.positions import family_position, whist_position
from tests.sections import Section


def against_dds(count: int, seed: int) -> str:
    """Compare every card of positions of 1 to 13 cards, any trump and leader, often in the middle of a trick."""
    if not is_native():
        return "left out: the fast solver was not built"
    if importlib.util.find_spec("endplay") is None:
        return "left out: the package endplay is not there"
    oracle = importlib.import_module("benchmarks.oracle")
    warm, cold, portable = Solver(), Solver(), Solver(portable=True)
    cards = again = 0
    for number in range(count):
        rng = Random(f"{seed} dds {number}")
        position = whist_position(rng, 1 + number % 13 if number % 7 else rng.randint(1, 9))
        wanted = oracle.cards(position)
        found = warm.cards(position)
        assert found == wanted, position
        cards += len(found)
        if number % 5 == 0:
            cold.forget()
            assert cold.cards(position) == wanted and portable.cards(position) == wanted, position
            again += 1
    positions = [whist_position(Random(f"{seed} threads {n}"), 1 + n % 9) for n in range(min(count, 1000))]
    assert warm.batch(positions, threads=2) == warm.batch(positions, threads=1)
    return (
        f"{count} positions of 1 to 13 cards agree with DDS, {cards} cards; {again} of them cold and portable too; "
        f"{len(positions)} on two threads as on one"
    )


def against_reference(count: int, seed: int) -> str:
    """Compare positions that DDS cannot take: two and three hands, other sides, jokers, downtown."""
    if not is_native():
        return "left out: the fast solver was not built"
    warm, portable = Solver(), Solver(portable=True)
    for number in range(count):
        rng = Random(f"{seed} family {number}")
        position = family_position(rng, rng.randint(1, 4))
        wanted, tricks = reference.cards(position), reference.tricks(position)
        for solver in (warm, portable):
            assert solver.cards(position) == wanted and solver.tricks(position) == tricks, position
    return f"{count} positions of the family agree with the reference, warm, fast and portable"


DDS = Section("dds", "positions", 10_000, against_dds)
FAMILY = Section("family", "positions", 5_000, against_reference)
