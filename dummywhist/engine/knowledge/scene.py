"""What is public about a counted deal? Trumps, where the honours lay, who won each trick, what was bid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from dummywhist.engine.cards.card import ACE, JACK, Card, Rank, Suit, make_card
from dummywhist.engine.cards.hand import holds
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.law import OPEN, LawTable
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.deal.phases.auction import Contract
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.proof import Proven, proven
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.counts import AnyCount
from dummywhist.engine.values import dataclass

HONOUR_RANKS = range(ACE, JACK - 1, -1)


@dataclass(frozen=True, slots=True)
class Scene:
    """A counted deal without its cards.

    ``count`` are the rules it was counted by; ``honours`` the trump honours that each seat began the play with, highest
    first; ``winners`` the side that won each trick; ``dummies`` are the seats of dummies before an auction;
    ``contract`` and whether it was a game of ``down``; ``kept`` who kept his hand;
    ``claimed``: the last tricks were claimed; ``revokes``: what proved those that were paid for, None for a false call.
    """

    count: AnyCount
    trump: Suit | None = None
    honours: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    winners: tuple[Side, ...] = ()
    dummies: tuple[Seat, ...] = ()
    contract: Contract | None = None
    down: bool = False
    kept: tuple[tuple[Player, bool], ...] = ()
    claimed: bool = False
    revokes: tuple[Proven | None, ...] = ()

    def odd_trick(self, side: Side, book: int) -> int | None:
        """Return the number of the trick, from 1, with which ``side`` passed the book."""
        won = 0
        for number, winner in enumerate(self.winners, start=1):
            won += winner == side
            if won > book:
                return number
        return None


def scene_of(deal: View) -> Scene:
    """Return the scene of a counted deal."""
    side, held = deal.layout.side, deal.held or ()
    honours: dict[Seat, tuple[Card, ...]] = {}
    if deal.trump is not None and held:
        best = [make_card(deal.trump, Rank(rank)) for rank in HONOUR_RANKS]
        for seat in deal.layout.chairs:
            honours[seat] = tuple(card for card in best if holds(held[seat], card))
    won = tuple(side[trick.winner] for trick in deal.played)
    return Scene(
        count=rules_of(deal).count,
        trump=deal.trump,
        honours=honours,
        winners=tuple(winner for winner in won if winner is not None),
        dummies=deal.home.dummies,
        contract=deal.contract,
        down=deal.down,
        kept=deal.kept,
        claimed=bool(deal.agreed),
        revokes=tuple(
            proven(deal, seat, trick) if side[seat] == offender else None
            for offender, seat, trick, _, kind, _ in deal.part(LawTable).proved
            if kind != OPEN
        ),
    )
