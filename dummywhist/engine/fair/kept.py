"""What did a table keep of the sealing of its deals? What may be told now: a secret only when its deal is over."""

from dummywhist.engine.cards.again import Changed
from dummywhist.engine.deal.actions.count import COUNT
from dummywhist.engine.deal.actions.deal import Dealt, cards_dealt
from dummywhist.engine.deal.actions.sealing import SealDeal
from dummywhist.engine.deal.state import Setup
from dummywhist.engine.record.chain import Link
from dummywhist.engine.record.log import Log
from dummywhist.engine.session.overplay import overplayed
from dummywhist.engine.session.value import NOT_SEALED, Sealed
from dummywhist.engine.values import Enum, NamedTuple


class Fate(Enum):
    """What became of a deal."""

    PLAYING = "playing"
    """It is sealed, dealt or being played, or may yet be done again: its secret is nobody's."""
    COUNTED = "counted"
    THROWN_IN = "thrown in"
    """Another was dealt in its place, or the session ended: it was not played."""


class KeptDeal(NamedTuple):
    """A deal of a sitting, in the order of the seals.

    ``sealed`` is without a secret while it is played, and is empty where no seal was kept. ``dealt`` is None where the
    cards were never dealt, or are still being played. ``again``: the tray that came again where trays are played twice,
    for which nothing is sealed anew (DW-MNE-1).
    """

    fate: Fate
    setup: Setup
    sealed: Sealed
    dealt: Dealt | None
    again: Changed | None = None

    @property
    def ordinal(self) -> int:
        """The number of the deal in its session, from 0."""
        return self.setup.ordinal


def kept_deals(log: Log) -> tuple[KeptDeal, ...]:
    """Return the deals of a sitting that were sealed, and those that were counted without a seal."""
    counted, unsealed = _counted(log)
    now = log.session
    may_come = {entry.action.seal for entry in log.taken_back if isinstance(entry.action, SealDeal)}
    playing = may_come | ({now.sealed.seal} if now.stage == "deal" else set())
    found = [_kept(link, counted, playing) for link in log.chain.links]
    for deal in unsealed:
        place = next((at for at, other in enumerate(found) if other.ordinal > deal.ordinal), len(found))
        found.insert(place, deal)
    return tuple(found)


def _kept(link: Link, counted: dict[str, Dealt | None], playing: set[str]) -> KeptDeal:
    seal = link.sealed.seal
    if seal in counted and counted[seal] == link.dealt:
        return KeptDeal(Fate.COUNTED, link.setup, link.sealed, link.dealt)
    if seal in playing:
        return KeptDeal(Fate.PLAYING, link.setup, link.sealed._replace(secret=""), None)
    return KeptDeal(Fate.THROWN_IN, link.setup, link.sealed, link.dealt)


def _counted(log: Log) -> tuple[dict[str, Dealt | None], list[KeptDeal]]:
    """Return what was dealt by seal in the counted deals that stand, and those that have none."""
    sealed: dict[str, Dealt | None] = {}
    unsealed: list[KeptDeal] = []
    dealt: Dealt | None = None
    for place, entry in enumerate(log.entries):
        cards = cards_dealt(entry.action)
        if cards is not None:
            dealt = cards
        elif entry.action == COUNT:
            before, last = log.sessions[place], log.sessions[place + 1].last
            if before.sealed.seal:
                sealed[before.sealed.seal] = dealt
            elif last is not None:
                done = overplayed(log.sessions[place + 1])
                again = done[-1] if done else None
                unsealed.append(KeptDeal(Fate.COUNTED, last.setup, NOT_SEALED, dealt, again))
    return sealed, unsealed
