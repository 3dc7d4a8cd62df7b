"""Which phases are there? A new one is added here, and to the rules of the games that have it."""

from collections.abc import Iterable
from typing import Final

from dummywhist.engine.deal.phases import (
    auction,
    choose_dummy,
    count,
    deal,
    discard,
    exchange,
    face,
    honours,
    jokers,
    name,
    play,
    reveal,
)
from dummywhist.engine.deal.phases.phase import Phase
from dummywhist.engine.deal.visibility import Visibility, visible_to


def declared(phases: Iterable[Phase]) -> dict[str, Phase]:
    """Return ``phases`` by their names; TypeError if one shows a part that not everybody may see."""
    found = {phase.name: phase for phase in phases}
    for phase in found.values():
        if phase.shows is not None and set(visible_to(phase.shows).values()) - {Visibility.PUBLIC}:
            raise TypeError(f"{phase.name} shows what is not public")
    return found


PHASES: Final[dict[str, Phase]] = declared(
    (
        deal.PHASE, reveal.PHASE, auction.PHASE, exchange.PHASE, discard.PHASE, name.PHASE, jokers.PHASE,
        choose_dummy.PHASE, face.PHASE, play.PHASE, honours.PHASE, count.PHASE,
    )
)  # fmt: skip
"""Every phase by its name."""
