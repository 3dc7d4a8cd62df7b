"""What does one seat at a table get? Its view, what it sees happen, what it may do, a way to propose; nothing else.

A window, a computer player, an onlooker or somebody far away holds one of these and not the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import dummywhist.engine.seats.inquiry as late_inquiry
import dummywhist.engine.seats.refused as late_refused
import dummywhist.engine.seats.review as late_review
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.count import CountDeal
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.knowledge.redact import ActionSeen, SeatEvent, redact_action
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.messages import message
from dummywhist.engine.seats.authority import Authority
from dummywhist.engine.seats.past import Past, played_deals
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.session.event import SessionEvent
from dummywhist.engine.values import NamedTuple

if TYPE_CHECKING:  # loaded with the inquiry and the proof, late
    from dummywhist.engine.fair.proof import Proof
    from dummywhist.engine.record.branches import Branch
    from dummywhist.engine.seats.inquiry import Inquiry
    from dummywhist.engine.seats.review import Review
    from dummywhist.engine.study.findings import Findings
    from dummywhist.engine.study.line import RefusedClaim

Seen = SeatEvent | SessionEvent


class Happened(NamedTuple):
    """One step as a seat sees it: the stamp after it, who made it, what he sees of what happened."""

    stamp: int
    by: By
    events: tuple[Seen, ...]


class EntrySeen(NamedTuple):
    """An entry of the log as a seat sees it: who made it, and what he sees of what was done."""

    by: By
    action: Action | ActionSeen


class Viewpoint:
    """One seat's side of a table; ``viewer`` None is an onlooker, who sees what everybody sees."""

    def __init__(self, authority: Authority, viewer: Player | None) -> None:
        self._authority = authority
        self.viewer = viewer

    @property
    def stamp(self) -> int:
        """The length of the journal; a proposal bears it."""
        return self._authority.stamp

    @property
    def standing(self) -> Standing:
        """The public facts of the table."""
        return self._authority.standing

    @property
    def view(self) -> View | None:
        """What the viewer knows of the deal on the table; None before there is one. Made once per entry."""
        return self._authority.view(self.viewer)

    @property
    def last_counted(self) -> View | None:
        """What the viewer knows of the deal counted last, also while the next is in play; None before there is one."""
        last = self._authority.session.last
        return None if last is None else view(last, self.viewer)._replace(options=())

    def choices(self) -> tuple[Action, ...]:
        """Return what the viewer may do now: nothing for an onlooker."""
        return () if self.viewer is None else tuple(self._authority.choices(self.viewer))

    def since(self, stamp: int) -> tuple[Happened, ...]:
        """Return what happened after ``stamp``, as the viewer sees it; steps from before the program began are gone."""
        return tuple(
            Happened(at, by, self._authority.redacted(at, self.viewer)) for at, by in self._authority.steps_since(stamp)
        )

    def entries(self) -> tuple[EntrySeen, ...]:
        """Return the entries that stand, as the viewer may see them: all of a deal once it is counted."""
        authority = self._authority
        counted = [place for place, entry in enumerate(authority.entries) if isinstance(entry.action, CountDeal)]
        public = counted[-1] + 1 if counted else 0
        found = []
        for place, entry in enumerate(authority.entries):
            deal = authority.session_at(place + 1).deal
            layout = None if deal is None else deal.layout
            seen = redact_action(entry.action, entry.by, layout, self.viewer) if place >= public else entry.action
            found.append(EntrySeen(entry.by, seen))
        return tuple(found)

    def past(self) -> tuple[Past, ...]:
        """Return the deals that have begun, as the viewer may look back on them."""
        authority = self._authority
        dealt = iter(authority.seen.deals)
        return tuple(Past(deal, self.viewer, deal.cards_lie and next(dealt)) for deal in authority.deals())

    def refused_claims(self) -> tuple[RefusedClaim, ...]:
        """Return the claims that the solver refused in the deal counted last (W-CLAIM-5)."""
        for deal in reversed(self._authority.deals()):
            if deal.states[-1].result is not None:
                return late_refused.refused_claims(deal.log, deal.states, self.viewer)
        return ()

    def review(self, ordinal: int) -> Review | None:
        """Return what is to be counted of the deal ``ordinal``; None while it is in play, or if there is none."""
        past = next((past for past in self.past() if past.ordinal == ordinal and past.counted), None)
        return None if past is None else late_review.Review(past)

    def line(self, branch: Branch) -> Past | None:
        """Return a counted deal as it was played on in ``branch``; None if that is no line of it to its end."""
        try:
            log = self._authority.otherwise(branch.ordinal, branch.at)
            for entry in branch.entries:
                log.write(entry)
        except (DummyWhistError, ValueError):
            return None
        deal = played_deals(log.entries, log.sessions)[-1]
        over = deal.states[-1].result is not None and deal.states[-1].setup.ordinal == branch.ordinal
        return Past(deal, self.viewer, False) if over else None

    def proofs(self) -> tuple[Proof, ...]:
        """Return what can be told of the sealed deals of this sitting: no secret of a deal that is not over."""
        return self._authority.proofs(self.viewer)

    def inquiry(self, findings: Findings) -> Inquiry:
        """Return what the viewer may ask about the choices that were made."""
        return late_inquiry.Inquiry(self._authority, self.viewer, findings)

    def propose(self, action: Action, stamp: int | None = None) -> Refusal | None:
        """Do ``action`` as the viewer, at ``stamp`` or now; return why it was not done, or None."""
        if self.viewer is None:
            return Refusal(message("refusal.not_your_turn"))
        wanted = Proposal(self.viewer, action, self.stamp if stamp is None else stamp)
        done = self._authority.submit(wanted)
        return done if isinstance(done, Refusal) else None
