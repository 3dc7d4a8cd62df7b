"""What does a penalty for a revoke lead to, in a few words? From what the law table has of it (W-GAME-13); pure."""

from __future__ import annotations

from collections.abc import Iterable

from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Side, column_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.counts import Count
from dummywhist.ui.scene.laws import rules_of
from dummywhist.ui.scene.standing import Naming, both_ways, figure

DASH = "\N{EN DASH}"


def leads_to(view: View, naming: Naming, kind: str) -> str:
    """Return what the penalty ``kind`` makes of the tricks and the score, those of the viewer's side first.

    Nothing where the law table does not say it.
    """
    outcome = next((row for row in view.part(LawTable).outcomes if row[0] == kind), None)
    if outcome is None or view.viewer is None:
        return ""
    _, tricks, marks, scores, winner, _, _ = outcome
    own = view.layout.side[view.layout.own_seat(view.viewer)]
    count = rules_of(view).count
    if not isinstance(count, Count):
        column = column_of(view.home, view.viewer)
        ending, score = "_own", figure(dict(scores)[column], both_ways(count))
    else:
        ending = "" if not winner else "_yours" if winner == own else "_theirs"
        score = _row(scores, own)
    for side, points in marks:
        of = "yours" if side == own else "theirs"
        if side == own == winner and points < dict(scores)[own]:
            ending = "_then_yours"  # what follows the points wins the game, not they
        return naming.phrase(f"law.leads_{of}{ending}", points=points, score=score)
    if kind == "tricks":
        laws = rules_of(view).laws
        what = "books" if laws is not None and laws.named else "tricks"
        return naming.phrase(f"law.leads_{what}{ending}", tricks=_row(tricks, own), score=score)
    return naming.phrase(f"law.leads_score{ending}", score=score)


def size_of(view: View, kind: str) -> int:
    """Return the tricks, as many as there are to take (W-REV-16, W-AWL-6), or the points that ``kind`` is of.

    None at all if it takes nothing (MO-Q11).
    """
    law = view.part(LawTable)
    assert law.open is not None
    asked = law.open[5]
    taken = next((outcome[6] for outcome in law.outcomes if outcome[0] == kind), 0)
    return min(asked, taken) if kind == "tricks" or not taken else asked


def _row(figures: Iterable[tuple[Side, int]], own: Side | None) -> str:
    """Return figures side by side, that of ``own`` first."""
    return DASH.join(str(number) for _, number in sorted(figures, key=lambda one: one[0] != own))
