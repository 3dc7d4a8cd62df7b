"""Why does the sheet say what it says of a revoke, or of a claim of one that was not proved?"""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.deal.line import Revoked
from dummywhist.ui.panels.case import Case
from dummywhist.ui.panels.rows import Explanation
from dummywhist.ui.panels.wording import plain
from dummywhist.ui.tongues import mark, tr

POINTS: Final[Mapping[str, str]] = {
    "deduct": mark("Revoke: points off"),
    "add": mark("Revoke: points on"),
    "false": mark("False claim: a point off"),
}
STORIES: Final[Mapping[str, str]] = {
    "deduct": mark("This side revoked, and points are taken off its score."),
    "add": mark("The other side revoked, and points are added here."),
    "false": mark("This side claimed a revoke that was not proved."),
}


def revoke_line(case: Case, facts: Revoked) -> tuple[str, Explanation]:
    """Return what the sheet says of a penalty, and why."""
    title = tr("Revoke, deal {number}", number=case.number)
    rule = tr("A revoke is paid for before anything else is counted.")
    rows: tuple[tuple[str, str], ...] = ()
    if facts.kind == "tricks" and not facts.remark:
        what = tr("Revoke: {n:number} {n:trick|tricks} taken", n=facts.moved)
        story = tr("The other side revoked, and lost {n:number} {n:trick|tricks} for it.", n=facts.moved)
        rows = ((tr("Tricks taken"), plain(facts.moved)),)
    elif facts.remark in ("cancelled", "not_reached"):
        cancelled = facts.remark == "cancelled"
        what = tr("Revoke: cancelled") if cancelled else tr("Revoke: not reached")
        told = (
            mark("Both sides revoked, and the penalties cancel each other.")
            if cancelled
            else mark("The game was over before this revoke was paid for.")
        )
        story = tr(told)
        rows = ((tr("Counted"), "0"),)
    else:
        what, story = tr(POINTS[facts.kind]), tr(STORIES[facts.kind])
    if facts.score is not None:
        rows = (*rows, *case.scores(facts.score))
    return what, case.explained(title, story, rows, rule)
