"""How is the overplay of a table drawn that plays its trays twice? Other suits, another order (DW-MNE-6)."""

from dummywhist.engine.cards.shuffle import read_number
from dummywhist.engine.deal.actions.action import Doer, SessionAction, declare
from dummywhist.engine.deal.actions.spelling import Spelling
from dummywhist.engine.deal.visibility import Nobody
from dummywhist.engine.values import dataclass


def _read_number(text: str) -> tuple[int]:
    return (read_number(text),)


@declare("shuffle", "shuffle 12345678901234567", doer=Doer.CHANCE, who="`chance`",
         spelling=Spelling(str, _read_number))  # fmt: skip
@dataclass(frozen=True, slots=True)
class ShuffleTrays(SessionAction):
    """The number, under 2^64, from which the order and the suits of the overplay follow, before the first deal.

    Only where `suit_permutation` is `on`; nobody is shown it.
    """

    number: Nobody[int]
