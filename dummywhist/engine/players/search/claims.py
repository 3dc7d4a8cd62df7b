"""Is a claim right? It is solved, with any number of cards left: as the cards lie, or as for all one knows they may."""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.actions.claims import DECLINE
from dummywhist.engine.deal.layout import Player, side_of
from dummywhist.engine.knowledge.infer import Insight, rules_of
from dummywhist.engine.knowledge.sample import Deal, layouts
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.belief.positions import joker_law
from dummywhist.engine.players.books import claiming
from dummywhist.engine.players.choice import Decision, decided, dice_before_play
from dummywhist.engine.players.manner import BOOKS, Manner
from dummywhist.engine.players.search.determinization import solver
from dummywhist.engine.solver.position import Position

NODES: Final = 2_000_000
WORLDS: Final[Mapping[str, int]] = {"beginner": 8, "steady": 16, "strong": 40, "master": 80, BOOKS: 16}
"""By level, in how many worlds a claim is looked at; it is admitted if it is right in all of them."""
FEW: Final = 4
"""With fewer worlds solved, of those looked at, a claim is not admitted."""


def answer(level: str, view: View, seed: int, manner: Manner) -> Decision:
    """Return whether the viewer admits the claim that is made (W-CLAIM-1, DF-54): he knows his View and no more."""
    assert view.claim is not None
    said = claiming.as_told(view)
    if said is not None:
        return said
    claimant, tricks = view.claim
    position = known_position(view, claimant)
    if position is not None:
        (worth,) = _solved([position], manner)
        return claiming.answer(view) if worth is None else claiming.by_worth(view, worth)
    insight = Insight(view._replace(to_play=view.own))
    worlds = layouts(insight, WORLDS[level], dice_before_play(view, seed))
    made = _solved([_position(view, claimant, world) for world in worlds], manner)
    solved = [worth for worth in made if worth is not None]
    right = sum(tricks <= worth for worth in solved)
    if solved and not right:
        return decided(DECLINE, "claim_high", "claim", n=tricks)
    if right < len(solved) or len(solved) < min(FEW, len(worlds)):
        return decided(DECLINE, "claim_unsure", "claim", n=tricks)
    return claiming.by_worth(view, tricks)


def known_position(view: View, claimant: Player) -> Position | None:
    """Return the position in the play with the tricks of ``claimant`` counted; None if not all hands are known."""
    hands = claiming.known_hands(view)
    return None if hands is None else _position(view, claimant, hands)


def _position(view: View, claimant: Player, hands: Deal) -> Position:
    layout, rules = view.layout, rules_of(view)
    claims_for = side_of(layout, claimant)
    side = sum(1 << place for place, seat in enumerate(layout.chairs) if layout.side[seat] == claims_for)
    return Position(
        tuple(Hand(hands[seat]) for seat in layout.chairs), view.trump, layout.chairs.index(view.leader), view.trick,
        side, view.down, rules.dealing.good_ace, joker_law(rules),
    )  # fmt: skip


def _solved(positions: list[Position], manner: Manner) -> list[int | None]:
    """Return the tricks that the side of each position makes against best defence, as far as the budget goes."""
    nodes = NODES if manner.budget is None else manner.budget
    found = solver().batch(positions, cards=False, nodes=nodes, deadline=manner.seconds)
    return [one.tricks for one in found]
