"""Do strong and master answer every position rightly, with many seeds? A section of `python -m tests.long`."""

from tests.partner_sins.asking import answers
from tests.partner_sins.positions import BOTH, positions
from tests.sections import Section


def sins(count: int, seed: int) -> str:
    """Ask both levels with the seeds from 1 to ``count``, whatever ``seed`` is: the positions are not drawn.

    Return how many answers there were; AssertionError names the wrong ones.
    """
    del seed
    asked = 0
    for level in BOTH:
        found = answers(level, [one for one in positions() if level in one.levels], range(1, count + 1))
        wrong = {one.position.name: one.cards for one in found if not one.right}
        assert not wrong, f"{level}: {wrong}"
        asked += len(found) * count
    return f"{asked} answers of {' and '.join(BOTH)}, all right"


SINS = Section("sins", "seeds of each position", 5, sins)
