"""Which phases are there? A new one is added here, and to the rules of the games that have it."""

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

PHASES: Final[dict[str, Phase]] = {
    phase.name: phase
    for phase in (
        deal.PHASE, reveal.PHASE, auction.PHASE, exchange.PHASE, discard.PHASE, name.PHASE, jokers.PHASE,
        choose_dummy.PHASE, face.PHASE, play.PHASE, honours.PHASE, count.PHASE,
    )
}  # fmt: skip
"""Every phase by its name."""
