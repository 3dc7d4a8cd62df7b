"""Why does a deal count what it counts where scores are kept? Tournaments, contracts, targets: one line a deal."""

from __future__ import annotations

from typing import assert_never

from dummywhist.engine.deal.points import STRAIN_POINTS
from dummywhist.engine.deal.score import Line
from dummywhist.engine.rules.counts import (
    AnyCount,
    BidCount,
    ContractCount,
    Count,
    Fail,
    TargetCount,
    TargetScore,
    TrickCount,
    TrickScore,
)
from dummywhist.engine.rules.match import UntilTime
from dummywhist.engine.session.tally import DealRecord, Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.case import Case, Counted
from dummywhist.ui.panels.laws import Topic
from dummywhist.ui.panels.rows import Explanation
from dummywhist.ui.panels.wording import Voice, capital, listed, often, plain, signed
from dummywhist.ui.tongues import mark, tr
from dummywhist.ui.words.score_words import declarer_of
from dummywhist.ui.words.terms import bid_words

DOUBLED = {2: mark("{bid}, doubled"), 4: mark("{bid}, redoubled")}
TIMES = {2: mark("Doubled"), 4: mark("Redoubled")}
FAILED = {
    Fail.NONE: mark("A contract that fails counts nothing for anybody."),
    Fail.PENALTY_50: mark("The other player scores 50 for each undertrick, 100 doubled, 200 redoubled."),
    Fail.DECLARER_MINUS: mark("The declarer loses 50 for each undertrick, 100 doubled, 200 redoubled."),
    Fail.BRIDGE_NV: (
        mark(
            "The other player scores 50 for each undertrick; doubled 100 for the first, 200 for the "
            "second and third, 300 for each more; redoubled twice that."
        )
    ),
}


def points_lines(
    account: Account, voice: Voice, rubber: Rubber, record: DealRecord, count: AnyCount
) -> tuple[Counted, ...]:
    """Return the one line of a deal, with a figure for each column that its count names."""
    facts = account.facts.get(record.ordinal)
    result = record.result
    line = result.lines[0] if result.lines else Line("set", rubber.columns[0], 0, 0)
    case = Case(account, voice, rubber, record, count, facts, line, dict(result.before), dict(result.after))
    if not result.lines:
        return (Counted(tr("Thrown in"), (), _thrown_in(case)),)
    match count:
        case TrickCount():
            what, why = _tricks(case, count)
        case BidCount():
            what, why = _bid(case, count)
        case ContractCount():
            what, why = _contract(case, count)
        case TargetCount():
            what, why = _targets(case, count)
        case Count():
            raise ValueError("games are counted line by line")
        case _:
            assert_never(count)
    return (Counted(what, tuple((one.side, one.points) for one in result.lines), why),)


def _scores(case: Case) -> tuple[tuple[str, str], ...]:
    """What each column has after the deal."""
    after = dict(case.record.result.after)
    return tuple((case.voice.score(case.rubber, side, tr("then")), plain(after[side])) for side in case.rubber.columns)


def _explained(
    case: Case, title: str, story: str, rows: list[tuple[str, str]], rule: str, *topics: Topic
) -> Explanation:
    """Put an explanation together, with what every column has after the deal."""
    sums = (*rows, *_scores(case))
    return Explanation(
        tr("{title}, deal {number}", title=title, number=case.number),
        story,
        sums,
        rule,
        case.laws(*topics),
        case.record.ordinal,
    )


def _thrown_in(case: Case) -> Explanation:
    story = tr("{scene} Nobody bid, and the hand was thrown in.", scene=case.scene(dealer_only=True))
    rule = tr("A hand on which nobody bids is thrown in and counts nothing.")
    return _explained(case, tr("Thrown in"), story, [], rule, "thrown_in")


# ---- tournaments ----


def _tricks(case: Case, count: TrickCount) -> tuple[str, Explanation]:
    lines = case.record.result.lines
    won = {line.side: line.basis for line in lines}
    what = tr("Tricks {tricks}", tricks="–".join(plain(won[side]) for side in case.rubber.columns))
    said = [
        tr("{side} won {won:words}", side=case.voice.side(case.rubber, side), won=won[side])
        for side in case.rubber.columns
    ]
    story = f"{case.scene()} {tr('{said} of the thirteen tricks.', said=capital(listed(said)))}"
    rows = [
        (capital(case.voice.side(case.rubber, line.side)), _sum(count, line, lines)) for line in lines
    ]  # fmt: skip
    continuous = isinstance(case.rubber.match.of, UntilTime)
    topic: Topic = "continuous" if continuous else "tricks"
    match count.score:
        case TrickScore.ODD_TRICKS:
            rule = tr("Each trick above six counts one; who has six or fewer counts nothing.")
            return what, _explained(case, tr("Odd tricks"), story, rows, rule, topic)
        case TrickScore.ALL_TRICKS:
            rule = tr("Every trick that is won counts one, on both sides.")
            return what, _explained(case, tr("Tricks"), story, rows, rule, "net", "tricks")
        case TrickScore.NET:
            rule = tr("Odd tricks won count for a side, and odd tricks lost against it.")
            return what, _explained(case, tr("Odd tricks, net"), story, rows, rule, "net", "tricks")


def _sum(count: TrickCount, line: Line, lines: tuple[Line, ...]) -> str:
    """How one side's tricks are counted."""
    if count.score is TrickScore.ALL_TRICKS:
        return plain(line.points)
    if count.score is TrickScore.ODD_TRICKS:
        return (
            tr("{basis} less {book}: {points}", basis=line.basis, book=count.book, points=plain(line.points))
            if line.points
            else "0"
        )
    return signed(line.points)


# ---- contracts ----


def _declared(case: Case, *, books: bool) -> tuple[str, str]:
    """Return what was bid for the ledger, and the story of it."""
    line = case.line
    declarer = declarer_of(case.record.result)
    assert declarer is not None
    name = capital(case.voice.side(case.rubber, declarer))
    contract = case.facts.contract if case.facts is not None else None
    if contract is None:
        had = (
            mark("{name} had to win {tricks:number} {tricks:book|books}.")
            if books
            else mark("{name} had to win {tricks:number} {tricks:trick|tricks}.")
        )
        return tr("Contract"), tr(had, name=name, tricks=line.target)
    bid = bid_words(contract.bid)
    if contract.doubled > 1:
        bid = tr(DOUBLED[contract.doubled], bid=bid)
    if line.target == 13:
        bids = (
            mark("{name} bid {bid}: all thirteen books.") if books else mark("{name} bid {bid}: all thirteen tricks.")
        )
    elif books:
        bids = mark("{name} bid {bid}: {tricks:number} {tricks:book|books} or more.")
    else:
        bids = mark("{name} bid {bid}: {tricks:number} {tricks:trick|tricks} or more.")
    story = tr(bids, name=name, bid=bid, tricks=line.target)
    if case.facts is not None and contract.bid.denomination == "nt":
        story += tr(" {name} named downtown." if case.facts.down else " {name} named uptown.", name=name)
    return capital(bid), story


def _bid(case: Case, count: BidCount) -> tuple[str, Explanation]:
    line = case.line
    what, story = _declared(case, books=True)
    won = tr("{number:number} {number:book|books}", number=line.basis)
    rows: list[tuple[str, str]] = [(tr("Books to win"), plain(line.target)), (tr("Books won"), plain(line.basis))]
    topics: list[Topic]
    if line.item == "contract":
        story += tr(" That side won {won}, and the contract is made.", won=won)
        rows.append((tr("Books above six"), plain(line.basis - count.book)))
        rule = tr("Who makes the contract scores every book above six, also those that were not bid.")
        what, title, topics = (
            tr("{what}: made with {basis}", what=what, basis=line.basis),
            tr("Contract made"),
            ["made"],
        )
    else:
        story += tr(" That side won {won}, and the contract is set.", won=won)
        rows.append((tr("Level of the bid"), plain(line.target - count.book)))
        what, title = tr("{what}: set with {basis}", what=what, basis=line.basis), tr("Contract set")
        if line.points < 0:
            rule, topics = tr("Who is set loses the level of the bid."), ["minus"]
        else:
            rule, topics = tr("When the contract is set each opponent scores the level of the bid."), ["set"]
    if line.times > 1:
        said, more = _bid_times(case, count)
        rows.append((tr("Multiplied"), f"× {line.times}"))
        what += f", ×{line.times}"
        rule, topics = f"{rule} {said}", [*topics, *more]
    rows.append(
        (tr("Points") if line.points < 0 or line.item == "contract" else tr("Points for each"), signed(line.points))
    )
    return what, _explained(case, title, f"{case.scene()} {story}", rows, rule, *topics)


def _bid_times(case: Case, count: BidCount) -> tuple[str, list[Topic]]:
    """Say why a contract counts more than once (BD-73..75)."""
    line, said = case.line, list[str]()
    topics: list[Topic] = []
    boston = line.target == count.book + 7 or (count.boston_any and line.basis == 13)
    if boston and count.boston > 1:
        said.append(tr("A Boston, all thirteen books, counts {often}.", often=often(count.boston)))
        topics.append("boston")
    if count.no_trump > 1 and line.times > (count.boston if boston else 1):
        said.append(tr("A no-trump contract counts double."))
        topics.append("no_trump")
    return " ".join(said), topics


def _contract(case: Case, count: ContractCount) -> tuple[str, Explanation]:
    line = case.line
    what, story = _declared(case, books=False)
    rows: list[tuple[str, str]] = [(tr("Tricks to win"), plain(line.target)), (tr("Tricks won"), plain(line.basis))]
    won = tr("{number:number} {number:trick|tricks}", number=line.basis)
    contract = case.facts.contract if case.facts is not None else None
    if line.item == "contract":
        story += tr(" That side won {won}, and the contract is made.", won=won)
        odd = line.basis - count.book if count.as_won else line.target - count.book
        if contract is not None:
            each = STRAIN_POINTS[contract.bid.denomination]
            rows.append((tr("Tricks above six, {odd} × {each}", odd=odd, each=each), plain(odd * each)))
            if contract.bid.denomination == "NT":
                rows.append((tr("The first at no trumps"), "+10"))
        if line.times > 1:
            rows.append((tr(TIMES[line.times]), f"× {line.times}"))
        rows.append((tr("Points"), signed(line.points)))
        rule = tr(
            "A trick above six counts 30 in spades and hearts, 20 in diamonds and clubs, at no trumps 30 and the first "
            "40; overtricks count too."
            if count.as_won
            else "A trick above six counts 30 in spades and hearts, 20 in diamonds and clubs, at no trumps 30 and the "
            "first 40; overtricks count nothing."
        )
        topics: list[Topic] = ["made", "doubled"] if line.times > 1 else ["made"]
        return tr("{what}: made with {basis}", what=what, basis=line.basis), _explained(
            case, tr("Contract made"), f"{case.scene()} {story}", rows, rule, *topics
        )
    short = line.target - line.basis
    story += tr(" That side won {won}: {short:number} {short:undertrick|undertricks}.", won=won, short=short)
    rows.append((tr("Undertricks"), plain(short)))
    topics = ["minus"] if count.fail in (Fail.DECLARER_MINUS, Fail.BRIDGE_NV, Fail.NONE) else ["set"]
    if line.times > 1 and count.fail in (Fail.PENALTY_50, Fail.DECLARER_MINUS):
        rows.append((tr(TIMES[line.times]), f"× {line.times}"))
    (player,) = case.voice.members(case.rubber, line.side)
    rows.append((tr("{name:whose^} points", name=case.voice.name(player)), signed(line.points)))
    return tr("{what}: failed with {basis}", what=what, basis=line.basis), _explained(
        case, tr("Contract failed"), f"{case.scene()} {story}", rows, tr(FAILED[count.fail]), *topics
    )


# ---- targets ----


def _targets(case: Case, count: TargetCount) -> tuple[str, Explanation]:
    lines = {line.side: line for line in case.record.result.lines}
    columns = case.rubber.columns
    what = tr("Tricks {tricks}", tricks="–".join(plain(lines[side].basis) for side in columns))
    said = [
        tr("{side} won {basis:words}", side=case.voice.side(case.rubber, side), basis=lines[side].basis)
        for side in columns
    ]
    story = [case.scene(), tr("{said} of the thirteen tricks.", said=capital(listed(said)))]
    if case.facts is not None:
        took = [case.voice.name(player) for player, kept in case.facts.kept if not kept]
        if took:
            story.append(tr("{took} exchanged.", took=capital(listed(took))))
        elif case.facts.kept:
            story.append(tr("Nobody exchanged."))
    rows = []
    for side in columns:
        line = lines[side]
        name = capital(case.voice.side(case.rubber, side))
        if count.score is TargetScore.TRICKS:
            rows.append((tr("{name}, tricks", name=name), plain(line.points)))
        else:
            rows.append(
                (
                    tr("{name}, {basis} less {target}", name=name, basis=line.basis, target=line.target),
                    signed(line.points),
                )
            )
    topics: list[Topic] = ["tricks", "target"]
    if count.score is TargetScore.DIFFERENCE:
        rule = tr(
            "Who takes the dealt packet is to win {dummy:words} tricks, who takes a hand thrown in "
            "{thrown:words}, the others {others:words}; each trick more or less counts one.",
            dummy=count.dummy,
            thrown=count.thrown,
            others=count.others,
        )
        topics = ["target"]
    elif count.score is TargetScore.OVER_ONLY:
        rule = tr("Each trick above the target counts one; nothing is taken off for tricks short.")
    else:
        rule = tr("Every trick counts one, whatever the target.")
    return what, _explained(case, tr("Tricks and targets"), " ".join(story), rows, rule, *topics)
