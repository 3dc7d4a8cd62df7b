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
FREE: Final[Mapping[tuple[str, bool], tuple[str, str]]] = {
    ("cancelled", False): (
        mark("Revoke: cancelled"),
        mark("Both sides revoked, and the penalties cancel each other."),
    ),
    ("not_reached", False): (
        mark("Revoke: not reached"),
        mark("The game was over before this revoke was paid for."),
    ),
    ("waived", False): (
        mark("Revoke: nothing taken"),
        mark("This side revoked, and the other side took nothing for it."),
    ),
    ("waived", True): (
        mark("Renege: nothing taken"),
        mark("This side reneged, and the other side took nothing for it."),
    ),
}
"""What is told of a penalty that takes nothing, by its remark and the word of the table: the line, and why."""
WERE_LED: Final[Mapping[bool, str]] = {
    False: mark("In trick {n} {suit:suits} were led."),
    True: mark("In book {n} {suit:suits} were led."),
}


def revoke_line(case: Case, facts: Revoked) -> tuple[str, Explanation]:
    """Return what the sheet says of a penalty, and why."""
    named = _reneges(case)
    title = tr(TITLES[named], number=case.number)
    rule = tr(RULES[named])
    rows: tuple[tuple[str, str], ...] = ()
    if facts.kind == "tricks" and not facts.remark:
        what, story = tr(TAKEN[named], n=facts.moved), tr(LOST[named], n=facts.moved)
        rows = ((tr("Books taken") if named else tr("Tricks taken"), plain(facts.moved)),)
        if _false_call(case):
            title = tr("False call, deal {number}", number=case.number)
            what = tr("False call: {n:number} {n:book|books} taken", n=facts.moved)
            story = tr(
                "The other side called a renege that was not proved, and lost {n:number} {n:book|books} for it.",
                n=facts.moved,
            )
    elif (facts.remark, named) in FREE:
        what, story = (tr(words) for words in FREE[facts.remark, named])
        rows = ((tr("Counted"), "0"),)
    else:
        what, story = tr(POINTS[facts.kind]), tr(STORIES[facts.kind])
        if facts.kind == "false":
            title = tr("False claim, deal {number}", number=case.number)
    if facts.score is not None:
        rows = (*rows, *case.scores(facts.score))
    found = proven_of(case)
    if found is None:
        return what, case.explained(title, story, rows, rule)
    dummies = case.account.dummies_of(case.record.ordinal)
    who = case.voice.at(case.rubber, found.seat, dummies)
    if facts.remark in ("", "held") and facts.kind in BY:
        n = facts.moved if facts.kind == "tricks" else facts.asked
        what = tr(BY["books" if named else facts.kind], who=who, n=n)
    if facts.score is not None and facts.remark == "held":
        what = held_at(what, facts.score)
        story = f"{story} {held_story(facts.score)}"
    title = tr(TITLES_BY[named], who=who, number=case.number)
    return what, case.explained(title, f"{_proof(found, who, named)} {story}", rows, rule, trick=found.trick)


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
