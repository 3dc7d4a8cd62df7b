"""Why does a deal count what it counts? Each line in words, with its sum and its law."""

from __future__ import annotations

from dummywhist.engine.cards.card import rank_of
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, seat_text
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.session.tally import DealRecord, Rubber
from dummywhist.ui.panels.account import Account, DealFacts
from dummywhist.ui.panels.case import Case, Counted
from dummywhist.ui.panels.explain_points import points_lines
from dummywhist.ui.panels.rows import Explanation
from dummywhist.ui.panels.wording import Voice, capital, listed, often, other, plain, signed
from dummywhist.ui.tongues import grammar, mark, tr


def deal_lines(account: Account, voice: Voice, rubber: Rubber, record: DealRecord) -> tuple[Counted, ...]:
    """Return the lines of a counted deal, explained: each by itself, or where scores are kept all columns in one."""
    result = record.result
    facts = account.facts.get(record.ordinal)
    count = account.count_of(record.ordinal)
    if not isinstance(count, Count):
        return points_lines(account, voice, rubber, record, count)
    score = dict(result.before)
    kinds = _revoke_kinds(record, facts)
    counted = []
    for line in result.lines:
        before = dict(score)
        score[line.side] += line.points
        kind = kinds.pop(0) if line.item == "revoke" else ""
        case = Case(account, voice, rubber, record, count, facts, line, before, dict(score), kind)
        what, why = {"odd_tricks": _odd_tricks, "honours": _honours, "revoke": _revoke, "slam": _slam}[line.item](
            case, count
        )
        counted.append(Counted(what, ((line.side, line.points),), why))
    return tuple(counted)


def _held(case: Case) -> tuple[str, str, tuple[str, ...]]:
    """Why points were held at one short of game: the side revoked."""
    most = case.game - 1
    story = tr(
        "{who} revoked in this deal and cannot win the game with it: the score stops at {most}.",
        who=capital(case.who),
        most=plain(most),
    )
    return story, tr("A side that revoked cannot win the game with that deal."), case.laws("held")


def _odd_tricks(case: Case, count: Count) -> tuple[str, Explanation]:
    line = case.line
    won = line.basis
    odd = won - count.book
    taken = won - dict(case.record.result.tricks)[line.side]
    rows: list[tuple[str, str]] = [(tr("Tricks won"), plain(won - taken))]
    if taken:
        rows.append((tr("Taken for revokes") if taken > 0 else tr("Given up for revokes"), signed(taken)))
    rows += [(tr("The book"), signed(-count.book)), (tr("Odd tricks"), plain(odd))]
    story = [
        case.scene(),
        tr(
            "{who} won {won:number} {won:trick|tricks}, {odd:words} above the book.",
            who=capital(case.who),
            won=won,
            odd=odd,
        ),
    ]
    if taken:
        story[1] = tr(
            "{who} won {won:number} {won:trick|tricks}, with those for revokes {all:words}: "
            "{odd:words} above the book.",
            who=capital(case.who),
            won=won - taken,
            all=won,
            odd=odd,
        )
    if case.facts is not None and case.facts.agreed:
        story.append(tr("The last tricks were claimed, and the claim was admitted."))
    what, rule, ids = (
        tr("Odd tricks, {won} won", won=won),
        tr("Each trick above six counts one point."),
        case.laws("odd"),
    )
    if case.facts is not None and case.facts.agreed:
        ids = (*ids, *case.laws("claim"))
    if count.odd_only:
        what, rule = (
            tr("The odd trick, {won} won", won=won),
            tr("The odd trick counts one point, however many are won."),
        )
        rows.append((tr("The odd trick"), "1"))
    if line.remark == "not_reached":
        what = tr("{what}: not reached", what=what)
        story.append(_too_late(case, tricks=True))
        rows.append((tr("Counted"), "0"))
        rule = tr(
            "Revokes are counted first, then tricks, then honours; the game ends when a side has its "
            "points, and what comes later counts nothing."
        )
        ids = case.laws("order")
    else:
        if line.times > 1:
            said, row = _multiplied(case)
            story.append(said)
            rows.append(row)
            what += f", ×{line.times}"
            rule, ids = f"{rule} {_kept(count)}", (*ids, *case.laws("kept"))
        if line.remark == "held":
            held, rule, ids = _held(case)
            story.append(held)
        rows += case.scores()
        if case.beyond:
            rule = tr("{rule} Points beyond game are not carried to the next.", rule=rule)
            ids = (*ids, *case.laws("beyond"))
        elif count.plays_out and case.after[line.side] > count.game:
            rule = tr("{rule} The deal that ends a game is counted in full.", rule=rule)
    trick = _odd_trick(case, count) if not taken else None
    if trick is not None:
        story.append(tr("The odd trick was trick {trick}.", trick=trick))
    why = Explanation(tr("Odd tricks, deal {number}", number=case.number), " ".join(story), tuple(rows), rule, ids,
                      case.record.ordinal, trick)  # fmt: skip
    return what, why


def _kept(count: Count) -> str:
    """Say what hands that are kept multiply (DD-11)."""
    if count.kept_tricks:
        return tr("Odd tricks count double for one hand that was kept, fourfold for two.")
    return tr("All counts double for one hand that was kept, fourfold for two.")


def _multiplied(case: Case) -> tuple[str, tuple[str, str]]:
    """Say how often a score counts, for the hands that were kept (DD-11)."""
    times = case.line.times
    who = tr("Both players") if times == 4 else tr("One player")
    if case.facts is not None and times == 2:
        kept = [player for player, stood in case.facts.kept if stood]
        who = case.voice.heading(kept[0]) if len(kept) == 1 else who
    return tr("{who} kept the hand that was dealt: the score counts {often}.", who=who, often=often(times)), (
        tr("Hands kept"), f"× {times}",
    )  # fmt: skip


def _slam(case: Case, count: Count) -> tuple[str, Explanation]:
    sheet = plain(case.line.sheet)
    story = [case.scene(), tr("{who} won all thirteen tricks.", who=capital(case.who))]
    if count.slam_to_game:
        rule = tr("A slam is worth {sheet} on the sheet, and its odd tricks count to the game as well.", sheet=sheet)
    else:
        story.append(tr("They count nothing to the game, which goes on at the old score."))
        rule = tr("A slam is worth {sheet} on the sheet and nothing to the game.", sheet=sheet)
    rows = ((tr("Tricks won"), "13"), (tr("On the sheet"), f"+{sheet}"), (tr("To the game"), "0"))
    why = Explanation(
        tr("Slam, deal {number}", number=case.number),
        " ".join(story),
        rows,
        rule,
        case.laws("slam"),
        case.record.ordinal,
    )
    return tr("Slam, {sheet} on the sheet", sheet=sheet), why


def _too_late(case: Case, *, tricks: bool) -> str:
    """Say who had won the game already."""
    winner = case.record.result.winner
    if winner is None or winner == case.line.side:
        if tricks:
            return tr("But they had won the game before tricks were counted.")
        return tr("But they had won the game before honours were counted.")
    side = case.voice.side(case.rubber, winner)
    if tricks:
        return tr("But {side} had won the game before tricks were counted.", side=side)
    return tr("But {side} had won the game before honours were counted.", side=side)


def _odd_trick(case: Case, count: Count) -> int | None:
    """The trick with which the side passed the book, if the tricks are known."""
    won = 0
    for number, side in enumerate(case.facts.winners if case.facts else (), start=1):
        won += side == case.line.side
        if won > count.book:
            return number
    return None


def _honours(case: Case, count: Count) -> tuple[str, Explanation]:
    line, honours = case.line, count.honours
    held = line.basis
    assert honours is not None
    worth = held if honours.outright else {4: honours.four, 3: honours.three}[held]
    what = tr("Honours, {held:words}", held=held)
    dealt = tr("all four") if held == 4 else tr("{held:words} of the four", held=held)
    had = mark("{side} had {dealt} honours{where}.")
    if not honours.outright:
        had = mark("{side} {side:were|was} dealt {dealt} honours{where}.")
    story = [case.scene(), tr(had, side=case.heading(), dealt=dealt, where=_who_held(case))]
    rows: list[tuple[str, str]] = [
        (tr("Honours dealt"), tr("{held} of 4", held=held)),
        (tr("They are worth"), plain(worth)),
    ]
    rule = tr(
        "Ace, king, queen and jack of trumps: four in one side score {four}, three score {three}.",
        four=honours.four,
        three=honours.three,
    )
    if honours.outright:
        theirs = dict(case.record.result.honours)[other(case.rubber, line.side)]
        rows.insert(1, (tr("Honours of the other"), plain(theirs)))
        rule = tr(
            "Ace, king, queen and jack of trumps: who has two or more, and more than the other, counts what he has."
        )
    ids = case.laws("honours")
    match line.remark:
        case "barred":
            what = tr("{what}: barred", what=what)
            before = dict(case.record.result.before)[line.side]
            story.append(
                tr("The score stood at {before:words} when the deal began, so honours cannot help.", before=before)
            )
            rows += [
                (tr("Score when the deal began"), plain(before)),
                (tr("Needed for game"), plain(count.game - before)),
                (tr("Counted"), "0"),
            ]
            rule = tr("A side that needs one point when the deal begins cannot score honours.")
            ids = case.laws("barred")
        case "not_reached":
            what = tr("{what}: not reached", what=what)
            story.append(_too_late(case, tricks=False))
            rows.append((tr("Counted"), "0"))
            rule = tr(
                "Revokes are counted first, then tricks, then honours; the game ends when a side has its "
                "points, and what comes later counts nothing, not for the value of the game either."
            )
            ids = case.laws("order")[:2]
        case "not_called":
            what = tr("{what}: not called", what=what)
            story.append(tr("Nobody called them."))
            rows.append((tr("Counted"), "0"))
            rule = tr("Honours must be called after the last card and before the next trump is turned.")
            ids = case.laws("not_called")
        case _:
            if line.times > 1:
                said, row = _multiplied(case)
                story.append(said)
                rows.append(row)
                what += f", ×{line.times}"
                rule, ids = f"{rule} {_kept(count)}", (*ids, *case.laws("kept"))
            if line.remark == "held":
                said, rule, ids = _held(case)
                story.append(said)
            rows += case.scores()
    title = tr("Honours, deal {number}", number=case.number)
    return what, Explanation(title, " ".join(story), tuple(rows), rule, ids, case.record.ordinal)


def _who_held(case: Case) -> str:
    """Say where the honours of the line's side lay, if that is known."""
    if case.facts is None or not case.facts.honours:
        return ""
    parts = []
    dummies = case.account.dummies_of(case.record.ordinal)
    seats = [seat for seat in (SOUTH, WEST, NORTH, EAST) if seat_text(seat) in case.line.side]
    for seat in seats if len(seats) > 1 else ():
        cards = case.facts.honours.get(seat, ())
        if cards:
            words = listed([grammar().rank(rank_of(card), "") for card in cards])
            parts.append(tr("the {ranks} to {whom}", ranks=words, whom=case.voice.at(case.rubber, seat, dummies)))
    return f": {', '.join(parts)}" if parts else ""


def _revoke_kinds(record: DealRecord, facts: DealFacts | None) -> list[str]:
    """Return the penalty of each revoke line: as it was asked for, or as the figures tell."""
    lines = [line for line in record.result.lines if line.item == "revoke"]
    if facts is not None and len(facts.penalties) == len(lines):
        return [penalty.kind for penalty in facts.penalties]
    return [
        "deduct" if line.points < 0 else "add" if line.points > 0 or line.remark == "held" else "tricks"
        for line in lines
    ]


def _revoke(case: Case, count: Count) -> tuple[str, Explanation]:
    line, kind = case.line, case.kind
    ids: tuple[str, ...] = ("ED-51", "ED-52", "W-REV-9", "W-REV-10")
    rule = tr(
        "A revoke costs three tricks or three points, as the other side chooses; it comes before every other score."
    )
    title = tr("Revoke, deal {number}", number=case.number)
    if line.remark in ("cancelled", "not_reached"):
        offenders = case.who
        if line.remark == "cancelled":
            story = tr(
                "{offenders} revoked, and so did the other side: the penalties cancel.", offenders=capital(offenders)
            )
            rule = tr("When both sides revoke, the penalties cancel; neither can win the game with that deal.")
            ids = ("W-REV-14",)
            what = tr("Revoke: cancelled")
        else:
            story = tr("{offenders} revoked, but the game had been won by then.", offenders=capital(offenders))
            rule = tr("A penalty may end the game at once; what comes later counts nothing.")
            ids = ("ED-73", "W-REV-18")
            what = tr("Revoke: not reached")
        return what, Explanation(title, story, ((tr("Counted"), "0"),), rule, ids, case.record.ordinal)
    offender = line.side if kind == "deduct" else other(case.rubber, line.side)
    against = other(case.rubber, offender)
    side, chooser = (case.voice.side(case.rubber, one) for one in (offender, against))
    points = tr("{number:number} {number:point|points}", number=count.revokes.amount)
    if kind == "tricks":
        what = tr("Revoke, {basis:number} {basis:trick|tricks} taken", basis=line.basis)
        story = tr(
            "{side} revoked, and {chooser} took {basis:number} {basis:trick|tricks} for it.",
            side=capital(side),
            chooser=chooser,
            basis=line.basis,
        )
        rows: tuple[tuple[str, str], ...] = ((tr("Tricks taken"), plain(line.basis)), (tr("Points"), "0"))
        if line.basis < count.revokes.amount:
            story += tr(" There were no more to take.")
            ids = (*ids, "W-REV-16")
    elif kind == "deduct":
        what = tr("Revoke, {points} off", points=points)
        story = tr(
            "{side} revoked, and {chooser} chose {points} off the score.",
            side=capital(side),
            chooser=chooser,
            points=points,
        )
        rows = case.scores()
        if -line.points < count.revokes.amount:
            story += tr(" A score is never below nought.")
            ids = (*ids, "W-REV-16")
    else:
        what = tr("Revoke, {points} added", points=points)
        story = tr(
            "{side} revoked, and {chooser} added {points} to the score.",
            side=capital(side),
            chooser=chooser,
            points=points,
        )
        rows = case.scores()
        if line.remark == "held":
            said, _, more = _held(case)
            story, ids = f"{story} {said}", (*ids, *more[1:])
    return what, Explanation(title, story, rows, rule, ids, case.record.ordinal)
