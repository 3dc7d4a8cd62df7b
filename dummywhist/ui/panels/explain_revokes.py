"""Why does the sheet say what it says of a revoke, or of a claim of one that was not proved?"""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.deal.line import Cause, Revoked, Scored
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
    "books": mark("Renege by {who}, {n:number} {n:book|books}"),
    "deduct": mark("Revoke by {who}, {n:number} {n:point|points} off"),
    "add": mark("Revoke by {who}, {n:number} {n:point|points} on"),
}
STORIES: Final[Mapping[str, str]] = {
    "deduct": mark("This side revoked, and points are taken off its score."),
    "add": mark("The other side revoked, and points are added here."),
    "false": mark("This side claimed a revoke that was not proved."),
}

RULES: Final[Mapping[bool, str]] = {
    False: mark("A revoke is paid for before anything else is counted."),
    True: mark("A renege is paid for before the contract is judged."),
}
"""By whether the table calls it a renege; so the next ones."""
TITLES: Final[Mapping[bool, str]] = {False: mark("Revoke, deal {number}"), True: mark("Renege, deal {number}")}
TITLES_BY: Final[Mapping[bool, str]] = {
    False: mark("Revoke by {who}, deal {number}"),
    True: mark("Renege by {who}, deal {number}"),
}
TAKEN: Final[Mapping[bool, str]] = {
    False: mark("Revoke: {n:number} {n:trick|tricks} taken"),
    True: mark("Renege: {n:number} {n:book|books} taken"),
}
LOST: Final[Mapping[bool, str]] = {
    False: mark("The other side revoked, and lost {n:number} {n:trick|tricks} for it."),
    True: mark("The other side reneged, and lost {n:number} {n:book|books} for it."),
}
FREE: Final[Mapping[tuple[str, bool], tuple[str, str, str]]] = {
    ("cancelled", False): (
        mark("Revoke by {who}, cancelled"),
        mark("Revoke: cancelled"),
        mark("Both sides revoked, and the penalties cancel each other."),
    ),
    ("not_reached", False): (
        mark("Revoke by {who}, not counted"),
        mark("Revoke: not counted"),
        mark("The game was over before this revoke was paid for."),
    ),
    ("waived", False): (
        mark("Revoke by {who}, penalty waived"),
        mark("Revoke: penalty waived"),
        mark("This side revoked, and the other side waived the penalty."),
    ),
    ("waived", True): (
        mark("Renege by {who}, penalty waived"),
        mark("Renege: penalty waived"),
        mark("This side reneged, and the other side waived the penalty."),
    ),
    ("nothing", False): (
        mark("Revoke by {who}, nothing to take"),
        mark("Revoke: nothing to take"),
        mark("There was nothing to take for the revoke."),
    ),
    ("nothing", True): (
        mark("Renege by {who}, nothing to take"),
        mark("Renege: nothing to take"),
        mark("There was nothing to take for the renege."),
    ),
}
"""What is told of a penalty that takes nothing, by its remark (``nothing``: there was none to take) and the word of the
table: the line with who it was and without, and why."""
WERE_LED: Final[Mapping[bool, str]] = {
    False: mark("In trick {n} {suit:suits} were led."),
    True: mark("In book {n} {suit:suits} were led."),
}


def revoke_line(case: Case, facts: Revoked) -> tuple[str, Explanation]:
    """Return what the sheet says of a penalty, and why."""
    if facts.kind == "false" or _false_call(case):
        return _false_line(case, facts)
    named, found = _reneges(case), proven_of(case)
    rows: tuple[tuple[str, str], ...] = ()
    who = None
    if found is not None:
        who = case.voice.at(case.rubber, found.seat, case.account.dummies_of(case.record.ordinal))
    free = FREE.get((facts.remark if _takes(facts) or facts.remark not in ("", "held") else "nothing", named))
    if free is not None:
        by, alone, why = free
        what, story = (tr(alone) if who is None else tr(by, who=who)), tr(why)
        rows = ((tr("Counted"), "0"),)
    elif facts.kind == "tricks":
        what, story = tr(TAKEN[named], n=facts.moved), tr(LOST[named], n=facts.moved)
        if who is not None:
            what = tr(BY["books" if named else "tricks"], who=who, n=facts.moved)
        rows = ((tr("Books taken") if named else tr("Tricks taken"), plain(facts.moved)),)
    else:
        what, story = tr(POINTS[facts.kind]), tr(STORIES[facts.kind])
        if who is not None:
            what = tr(BY[facts.kind], who=who, n=facts.asked)
    if facts.score is not None:
        rows = (*rows, *case.scores(facts.score))
    if facts.score is not None and facts.remark == "held" and who is not None:
        what = held_at(what, facts.score)
        story = f"{story} {held_story(facts.score)}"
    if found is None or who is None:
        return what, case.explained(tr(TITLES[named], number=case.number), story, rows, tr(RULES[named]))
    title = tr(TITLES_BY[named], who=who, number=case.number)
    story = f"{_proof(found, who, named)} {story}"
    return what, case.explained(title, story, rows, tr(RULES[named]), trick=found.trick)


def _false_line(case: Case, facts: Revoked) -> tuple[str, Explanation]:
    """Return what the sheet says of a claim that was not proved, and why (W-REV-8, BD-63)."""
    rule = tr(RULES[_reneges(case)])
    if facts.kind == "false":
        what = tr(POINTS["false"]) if _takes(facts) else tr("False claim: no point to take off")
        title = tr("False claim, deal {number}", number=case.number)
        rows = () if facts.score is None else case.scores(facts.score)
        return what, case.explained(title, tr(STORIES["false"]), rows, rule)
    what = tr("False call: {n:number} {n:book|books} taken", n=facts.moved)
    story = tr(
        "The other side called a renege that was not proved, and lost {n:number} {n:book|books} for it.",
        n=facts.moved,
    )
    title = tr("False call, deal {number}", number=case.number)
    return what, case.explained(title, story, ((tr("Books taken"), plain(facts.moved)),), rule)


def _takes(facts: Revoked) -> bool:
    """Whether a trick or a point goes over: the only kind of penalty that is left may take nothing (MO-Q11)."""
    return facts.moved > 0 or (facts.score is not None and facts.score.before != facts.score.after)


def held_at(what: str, score: Scored) -> str:
    """Say at a line of a side that revoked where its score was held (W-REV-11)."""
    return tr("{what}; held at {score:words}: a revoke", what=what, score=score.after)


def held_story(score: Scored) -> str:
    """Say why a side that revoked counts no more."""
    return tr("Who revoked cannot win the game with this deal: the score is held at {score:words}.", score=score.after)


def _reneges(case: Case) -> bool:
    """Whether the table calls a revoke a renege, and tricks books (BD-60)."""
    laws = case.account.rules.laws
    return laws is not None and laws.named


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


def _proof(found: Proven, who: Who, named: bool) -> str:
    """Say in which trick which card was played, and which was held."""
    if found.suit is None:
        return tr("In trick {n} {who} did not obey a call.", n=found.trick, who=who)
    led = tr(WERE_LED[named], n=found.trick, suit=found.suit)
    if found.card is None:
        told = tr("{who} played the {wrong:card} and held one of the suit.", who=capital(who), wrong=found.wrong)
    else:
        told = tr(
            "{who} played the {wrong:card} and later showed the {card:card}.",
            who=capital(who), wrong=found.wrong, card=found.card,
        )  # fmt: skip
    return f"{led} {told}"
