"""Why does a deal count what it counts where scores are kept? Tournaments, contracts, targets: one line a deal."""

from __future__ import annotations

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import BidPlayed, Cause, ContractPlayed, Line, TargetSet, ThrownIn, TricksWon
from dummywhist.engine.rules.counts import Fail, TargetScore, TrickScore
from dummywhist.ui.panels.case import Case, Counted
from dummywhist.ui.panels.rows import Explanation
from dummywhist.ui.panels.wording import capital, listed, often, plain, signed
from dummywhist.ui.tongues import mark, tr
from dummywhist.ui.words.terms import bid_words

SEVEN = 7
"""The highest level of a bid, all thirteen books (BD-73)."""
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
TRICKS = {
    TrickScore.ODD_TRICKS: (
        mark("Odd tricks"),
        mark("Each trick above six counts one; who has six or fewer counts nothing."),
    ),
    TrickScore.ALL_TRICKS: (mark("Tricks"), mark("Every trick that is won counts one, on both sides.")),
    TrickScore.NET: (
        mark("Odd tricks, net"),
        mark("Odd tricks won count for a side, and odd tricks lost against it."),
    ),
}


def points_line(case: Case) -> Counted:
    """Return the one line of a deal, with a figure for each column that its count names."""
    lines = tuple(line for line in case.record.result.lines if line.cause is not Cause.REVOKE)
    match case.line.facts:
        case TricksWon() as facts:
            what, why = _tricks(case, facts)
        case BidPlayed() as facts:
            what, why = _bid(case, facts)
        case ContractPlayed() as facts:
            what, why = _contract(case, facts)
        case TargetSet() as facts:
            what, why = _targets(case, facts)
        case ThrownIn():
            return Counted(tr("Thrown in"), (), _thrown_in(case))
        case _:
            raise ValueError(f"no words for {case.line.cause}")
    return Counted(what, tuple((line.side, line.amount) for line in lines), why)


def _explained(case: Case, title: str, story: str, rows: list[tuple[str, str]], rule: str) -> Explanation:
    """Put an explanation together, with what every column has after the deal."""
    after = dict(case.record.result.after)
    then = [(case.voice.score(case.rubber, side, tr("then")), plain(after[side])) for side in case.rubber.columns]
    title = tr("{title}, deal {number}", title=title, number=case.number)
    if case.facts is not None and case.facts.claimed:
        story = f"{story} {tr('The last tricks were claimed, and the claim was admitted.')}"
    return case.explained(title, story, (*rows, *then), rule)


def _thrown_in(case: Case) -> Explanation:
    story = tr("{scene} Nobody bid, and the hand was thrown in.", scene=case.scene(dealer_only=True))
    rule = tr("A hand on which nobody bids is thrown in and counts nothing.")
    return _explained(case, tr("Thrown in"), story, [], rule)


def _all_tricks(case: Case) -> tuple[str, str, dict[Side, Line]]:
    """Say how many tricks each column won: for the ledger, in words, and the line of each."""
    lines = {line.side: line for line in case.record.result.lines}
    won = {side: line.facts.won for side, line in lines.items() if isinstance(line.facts, TricksWon | TargetSet)}
    what = tr("Tricks {tricks}", tricks="–".join(plain(won[side]) for side in case.rubber.columns))
    said = [tr("{side} won {won:words}", side=case.side(side), won=won[side]) for side in case.rubber.columns]
    return what, tr("{said} of the thirteen tricks.", said=capital(listed(said))), lines


# ---- tournaments ----


def _tricks(case: Case, facts: TricksWon) -> tuple[str, Explanation]:
    what, won, lines = _all_tricks(case)
    rows = [(capital(case.side(side)), _sum(line)) for side, line in lines.items()]
    title, rule = TRICKS[facts.score]
    return what, _explained(case, tr(title), f"{case.scene()} {won}", rows, tr(rule))


def _sum(line: Line) -> str:
    """How one side's tricks are counted."""
    facts, points = line.facts, line.amount
    assert isinstance(facts, TricksWon)
    if facts.score is TrickScore.ALL_TRICKS:
        return plain(points)
    if facts.score is TrickScore.NET:
        return signed(points)
    if not points:
        return "0"
    return tr("{basis} less {book}: {points}", basis=facts.won, book=facts.book, points=plain(points))


# ---- contracts ----


def _declared(case: Case, facts: BidPlayed | ContractPlayed) -> tuple[str, str]:
    """Return what was bid for the ledger, and the story of it."""
    books = isinstance(facts, BidPlayed)
    name = capital(case.side(facts.declarer))
    contract = case.facts.contract if case.facts is not None else None
    if contract is None:
        had = (
            mark("{name} had to win {tricks:number} {tricks:book|books}.")
            if books
            else mark("{name} had to win {tricks:number} {tricks:trick|tricks}.")
        )
        return tr("Contract"), tr(had, name=name, tricks=facts.target)
    bid = bid_words(contract.bid)
    if contract.doubled > 1:
        bid = tr(DOUBLED[contract.doubled], bid=bid)
    if facts.target == 13:
        bids = (
            mark("{name} bid {bid}: all thirteen books.") if books else mark("{name} bid {bid}: all thirteen tricks.")
        )
    elif books:
        bids = mark("{name} bid {bid}: {tricks:number} {tricks:book|books} or more.")
    else:
        bids = mark("{name} bid {bid}: {tricks:number} {tricks:trick|tricks} or more.")
    story = tr(bids, name=name, bid=bid, tricks=facts.target)
    if case.facts is not None and contract.bid.denomination == "nt":
        story += tr(" {name} named downtown." if case.facts.down else " {name} named uptown.", name=name)
    return capital(bid), story


def _bid(case: Case, facts: BidPlayed) -> tuple[str, Explanation]:
    points = case.line.amount
    what, story = _declared(case, facts)
    won = tr("{number:number} {number:book|books}", number=facts.won)
    rows: list[tuple[str, str]] = [(tr("Books to win"), plain(facts.target)), (tr("Books won"), plain(facts.won))]
    made, minus = case.line.cause is Cause.CONTRACT, points < 0
    if made:
        story += tr(" That side won {won}, and the contract is made.", won=won)
        rows.append((tr("Books above six"), plain(facts.above)))
        rule = tr("Who makes the contract scores every book above six, also those that were not bid.")
        what, title = tr("{what}: made with {basis}", what=what, basis=facts.won), tr("Contract made")
    else:
        story += tr(" That side won {won}, and the contract is set.", won=won)
        rows.append((tr("Level of the bid"), plain(facts.level)))
        what, title = tr("{what}: set with {basis}", what=what, basis=facts.won), tr("Contract set")
        rule = (
            tr("Who is set loses the level of the bid.")
            if minus
            else tr("When the contract is set each opponent scores the level of the bid.")
        )
    if facts.times > 1:
        said = []
        if facts.boston > 1:
            boston = (
                mark("A bid of seven, a Boston, counts {often}.")
                if facts.level == SEVEN
                else mark("All thirteen books, a Boston, count {often}.")
            )
            said.append(tr(boston, often=often(facts.boston)))
        if facts.no_trump > 1:
            said.append(tr("A no-trump contract counts double."))
        rows.append((tr("Multiplied"), f"× {facts.times}"))
        what += f", ×{facts.times}"
        rule = f"{rule} {' '.join(said)}"
    rows.append((tr("Points") if minus or made else tr("Points for each"), signed(points)))
    return what, _explained(case, title, f"{case.scene()} {story}", rows, rule)


def _contract(case: Case, facts: ContractPlayed) -> tuple[str, Explanation]:
    what, story = _declared(case, facts)
    rows: list[tuple[str, str]] = [(tr("Tricks to win"), plain(facts.target)), (tr("Tricks won"), plain(facts.won))]
    won = tr("{number:number} {number:trick|tricks}", number=facts.won)
    times = [(tr(TIMES[facts.times]), f"× {facts.times}")] if facts.times > 1 else []
    if case.line.cause is Cause.CONTRACT:
        story += tr(" That side won {won}, and the contract is made.", won=won)
        rows.append((tr("Tricks above six, {odd} × {each}", odd=facts.odd, each=facts.each), plain(facts.tricks)))
        if facts.first:
            rows.append((tr("The first at no trumps"), signed(facts.first)))
        rows += [*times, (tr("Points"), signed(case.line.amount))]
        rule = tr(
            "A trick above six counts 30 in spades and hearts, 20 in diamonds and clubs, at no trumps 30 and the first "
            "40; overtricks count too."
            if facts.as_won
            else "A trick above six counts 30 in spades and hearts, 20 in diamonds and clubs, at no trumps 30 and the "
            "first 40; overtricks count nothing."
        )
        what = tr("{what}: made with {basis}", what=what, basis=facts.won)
        return what, _explained(case, tr("Contract made"), f"{case.scene()} {story}", rows, rule)
    story += tr(" That side won {won}: {short:number} {short:undertrick|undertricks}.", won=won, short=facts.short)
    rows.append((tr("Undertricks"), plain(facts.short)))
    rows += times if facts.fail in (Fail.PENALTY_50, Fail.DECLARER_MINUS) else []
    (player,) = case.voice.members(case.rubber, case.line.side)
    rows.append((tr("{name:whose^} points", name=case.voice.name(player)), signed(case.line.amount)))
    what = tr("{what}: failed with {basis}", what=what, basis=facts.won)
    return what, _explained(case, tr("Contract failed"), f"{case.scene()} {story}", rows, tr(FAILED[facts.fail]))


# ---- targets ----


def _targets(case: Case, facts: TargetSet) -> tuple[str, Explanation]:
    what, won, lines = _all_tricks(case)
    story = [case.scene(), won]
    if case.facts is not None:
        took = [case.voice.name(player) for player, kept in case.facts.kept if not kept]
        if took:
            story.append(tr("{took} exchanged.", took=capital(listed(took))))
        elif case.facts.kept:
            story.append(tr("Nobody exchanged."))
    rows = []
    for side in case.rubber.columns:
        of, points = lines[side].facts, lines[side].amount
        assert isinstance(of, TargetSet)
        name = capital(case.side(side))
        if facts.score is TargetScore.TRICKS:
            rows.append((tr("{name}, tricks", name=name), plain(points)))
        else:
            label = tr("{name}, {basis} less {target}", name=name, basis=of.won, target=of.target)
            rows.append((label, signed(points)))
    if facts.score is TargetScore.DIFFERENCE:
        rule = tr(
            "Who takes the dealt packet is to win {dummy:words} tricks, who takes a hand thrown in "
            "{thrown:words}, the others {others:words}; each trick more or less counts one.",
            dummy=facts.dummy,
            thrown=facts.thrown,
            others=facts.others,
        )
    elif facts.score is TargetScore.OVER_ONLY:
        rule = tr("Each trick above the target counts one; nothing is taken off for tricks short.")
    else:
        rule = tr("Every trick counts one, whatever the target.")
    return what, _explained(case, tr("Tricks and targets"), " ".join(story), rows, rule)
