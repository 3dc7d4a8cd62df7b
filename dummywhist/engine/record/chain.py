"""Which deals of a journal were sealed? Each once, in the order of their seals, with those that were thrown in."""

from dummywhist.engine.deal.actions.deal import Dealt
from dummywhist.engine.deal.state import Setup
from dummywhist.engine.session.session import Session
from dummywhist.engine.session.value import Sealed
from dummywhist.engine.values import NamedTuple


class Link(NamedTuple):
    """A deal that was sealed: how, what its session told it, and its cards, None until they were dealt.

    ``number`` and ``dealt`` are what the record says; neither need fit the seal.
    """

    sealed: Sealed
    setup: Setup
    dealt: Dealt | None = None


class Chain:
    """The links of a journal, told of each entry as it is made; taking back removes none."""

    __slots__ = ("_places", "links")

    def __init__(self) -> None:
        self.links: list[Link] = []
        self._places: dict[str, int] = {}

    def note(self, before: Session, after: Session, dealt: Dealt | None) -> None:
        """Note an entry that led from one session to another; ``dealt``: the cards that it dealt."""
        sealed = after.sealed
        if not sealed.seal or after.deal is None or (sealed is before.sealed and dealt is None):
            return
        now = Link(sealed, after.deal.setup, dealt)
        place = self._places.get(sealed.seal)
        kept = None if place is None else self.links[place]
        if place is not None and kept is not None and _again(kept, now):
            self.links[place] = kept._replace(sealed=kept.sealed._replace(secret=kept.sealed.secret or sealed.secret))
        elif place is not None and kept is not None and _goes_on(kept, now):
            self.links[place] = now
        else:
            # The same seal with other shares or cards is another deal, which follows from nothing.
            self._places[sealed.seal] = len(self.links)
            self.links.append(now)


def _again(kept: Link, now: Link) -> bool:
    """Whether ``now`` is done again on the way to ``kept``."""
    ours, theirs = kept.sealed.shares, now.sealed.shares
    return ours[: len(theirs)] == theirs and (now.dealt is None or (now.dealt == kept.dealt and ours == theirs))


def _goes_on(kept: Link, now: Link) -> bool:
    """Whether ``now`` goes on from ``kept``, whose cards were not dealt."""
    ours, theirs = kept.sealed.shares, now.sealed.shares
    return kept.dealt is None and theirs[: len(ours)] == ours
