"""Is a claim right? With all hands known it is solved, however many cards are left."""

from typing import Final

from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.actions.claims import ACCEPT, DECLINE
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.belief.positions import joker_law
from dummywhist.engine.players.books import claiming
from dummywhist.engine.players.choice import Decision, decided
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.search.determinization import solver
from dummywhist.engine.solver.position import Position

NODES: Final = 2_000_000


def answer(view: View, manner: Manner) -> Decision:
    """Return whether the viewer admits the claim that is made (DF-54)."""
    worth = None if view.judged is not None else _solved(view, manner)
    if worth is None:
        return claiming.answer(view)
    assert view.claim is not None
    tricks = view.claim[1]
    if tricks <= worth:
        return decided(ACCEPT, "claim_right", "claim", n=tricks)
    return decided(DECLINE, "claim_high", "claim", n=tricks)


def known_position(view: View, claimant: Player) -> Position | None:
    """Return the position in the play with the tricks of ``claimant`` counted; None if not all hands are known."""
    hands = claiming.known_hands(view)
    if hands is None:
        return None
    chairs, holder = view.layout.chairs, view.layout.holder
    side = sum(1 << place for place, seat in enumerate(chairs) if holder[seat] == claimant)
    rules = rules_of(view)
    return Position(
        tuple(Hand(hands[seat]) for seat in chairs), view.trump, chairs.index(view.leader), view.trick, side, view.down,
        rules.dealing.good_ace, joker_law(rules),
    )  # fmt: skip


def _solved(view: View, manner: Manner) -> int | None:
    """Return the tricks that the claimant makes against best defence; None if that is not known."""
    assert view.claim is not None
    position = known_position(view, view.claim[0])
    if position is None:
        return None
    nodes = NODES if manner.budget is None else manner.budget
    return solver().batch([position], cards=False, nodes=nodes, deadline=manner.seconds)[0].tricks
