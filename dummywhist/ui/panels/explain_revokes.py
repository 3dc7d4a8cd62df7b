"""Why does the sheet say what it says of a revoke, or of a claim of one that was not proved?"""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.deal.line import Cause, Revoked
from dummywhist.engine.knowledge.proof import Proven
from dummywhist.ui.panels.case import Case
from dummywhist.ui.panels.rows import Explanation
from dummywhist.ui.panels.wording import capital, plain
from dummywhist.ui.tongues import Who, mark, tr

POINTS: Final[Mapping[str, str]] = {
    "deduct": mark("Revoke: points off"),
    "add": mark("Revoke: points on"),
    "false": mark("False claim: a point off"),
}
BY: Final[Mapping[str, str]] = {
    "tricks": mark("Revoke by {who}, {n:number} {n:trick|tricks}"),
    "deduct": mark("Revoke by {who}, {n:number} {n:point|points} off"),
    "add": mark("Revoke by {who}, {n:number} {n:point|points} on"),
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
        if _false_call(case):
            what = tr("False call: {n:number} {n:trick|tricks} taken", n=facts.moved)
            story = tr(
                "The other side called a renege that was not proved, and lost {n:number} {n:trick|tricks} for it.",
                n=facts.moved,
            )
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
    found = proven_of(case)
    if found is None:
        return what, case.explained(title, story, rows, rule)
    dummies = case.account.dummies_of(case.record.ordinal)
    who = case.voice.at(case.rubber, found.seat, dummies)
    if not facts.remark and facts.kind in BY:
        n = facts.moved if facts.kind == "tricks" else facts.asked
        what = tr(BY[facts.kind], who=who, n=n)
    title = tr("Revoke by {who}, deal {number}", who=who, number=case.number)
    return what, case.explained(title, f"{_proof(found, who)} {story}", rows, rule, trick=found.trick)


def proven_of(case: Case) -> Proven | None:
    """Return what proved the revoke that the line of ``case`` is for, if it is known."""
    return _proofs(case).get(id(case.line))


def _false_call(case: Case) -> bool:
    """Whether the line of ``case`` is for a call of what was no revoke (BD-63)."""
    return _proofs(case).get(id(case.line), ...) is None


def _proofs(case: Case) -> Mapping[int, Proven | None]:
    """Return what proved each revoke of the deal, None for a false call, by the id of its line."""
    lines = [line for line in case.record.result.lines if line.cause is Cause.REVOKE]
    return dict(zip(map(id, lines), () if case.facts is None else case.facts.revokes, strict=False))


def _proof(found: Proven, who: Who) -> str:
    """Say in which trick which card was played, and which was held."""
    if found.suit is None:
        return tr("In trick {n} {who} did not obey a call.", n=found.trick, who=who)
    led = tr("In trick {n} {suit:suits} were led.", n=found.trick, suit=found.suit)
    if found.card is None:
        told = tr("{who} played the {wrong:card} and held one of the suit.", who=capital(who), wrong=found.wrong)
    else:
        told = tr(
            "{who} played the {wrong:card} and later showed the {card:card}.",
            who=capital(who), wrong=found.wrong, card=found.card,
        )  # fmt: skip
    return f"{led} {told}"
