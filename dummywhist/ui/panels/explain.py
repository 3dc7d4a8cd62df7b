"""Why does a deal count what it counts? Each line in words, with its sum and its law."""

from __future__ import annotations

from dummywhist.engine.cards.card import rank_of
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, seat_text
from dummywhist.engine.messages import RANK_WORDS
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.session.tally import DealRecord, Rubber
from dummywhist.ui.panels.account import Account, DealFacts
from dummywhist.ui.panels.case import Case, Counted
from dummywhist.ui.panels.explain_points import points_lines
from dummywhist.ui.panels.rows import Explanation
from dummywhist.ui.panels.wording import Voice, capital, in_words, listed, many, often, other, plain, signed


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
    story = (
        f"{capital(case.who)} revoked in this deal and cannot win the game with it: the score stops at {plain(most)}."
    )
    return story, "A side that revoked cannot win the game with that deal.", case.laws("held")


def _odd_tricks(case: Case, count: Count) -> tuple[str, Explanation]:
    line = case.line
    won = line.basis
    odd = won - count.book
    taken = won - dict(case.record.result.tricks)[line.side]
    rows: list[tuple[str, str]] = [("Tricks won", plain(won - taken))]
    if taken:
        rows.append(("Taken for revokes" if taken > 0 else "Given up for revokes", signed(taken)))
    rows += [("The book", signed(-count.book)), ("Odd tricks", plain(odd))]
    story = [case.scene(), f"{capital(case.who)} won {many(won, 'trick', 'tricks')}, {in_words(odd)} above the book."]
    if taken:
        story[1] = (
            f"{capital(case.who)} won {many(won - taken, 'trick', 'tricks')}, with those for revokes "
            f"{in_words(won)}: {in_words(odd)} above the book."
        )
    if case.facts is not None and case.facts.agreed:
        story.append("The last tricks were claimed, and the claim was admitted.")
    what, rule, ids = f"Odd tricks, {won} won", "Each trick above six counts one point.", case.laws("odd")
    if case.facts is not None and case.facts.agreed:
        ids = (*ids, *case.laws("claim"))
    if count.odd_only:
        what, rule = f"The odd trick, {won} won", "The odd trick counts one point, however many are won."
        rows.append(("The odd trick", "1"))
    if line.remark == "not_reached":
        what = f"{what}: not reached"
        story.append(f"But {_winner(case)} won the game before tricks were counted.")
        rows.append(("Counted", "0"))
        rule = (
            "Revokes are counted first, then tricks, then honours; the game ends when a side has its points, and "
            "what comes later counts nothing."
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
        if any(label == "Not carried beyond game" for label, _ in rows):
            rule = f"{rule} Points beyond game are not carried to the next."
            ids = (*ids, *case.laws("beyond"))
        elif count.plays_out and case.after[line.side] > count.game:
            rule = f"{rule} The deal that ends a game is counted in full."
    trick = _odd_trick(case, count) if not taken else None
    if trick is not None:
        story.append(f"The odd trick was trick {trick}.")
    why = Explanation(f"Odd tricks, deal {case.number}", " ".join(story), tuple(rows), rule, ids,
                      case.record.ordinal, trick)  # fmt: skip
    return what, why


def _kept(count: Count) -> str:
    """Say what hands that are kept multiply (DD-11)."""
    what = "Odd tricks count" if count.kept_tricks else "All counts"
    return f"{what} double for one hand that was kept, fourfold for two."


def _multiplied(case: Case) -> tuple[str, tuple[str, str]]:
    """Say how often a score counts, for the hands that were kept (DD-11)."""
    times = case.line.times
    who = "Both players" if times == 4 else "One player"
    if case.facts is not None and times == 2:
        kept = [player for player, stood in case.facts.kept if stood]
        who = case.voice.heading(kept[0]) if len(kept) == 1 else who
    return f"{who} kept the hand that was dealt: the score counts {often(times)}.", (
        "Hands kept", f"× {times}",
    )  # fmt: skip


def _slam(case: Case, count: Count) -> tuple[str, Explanation]:
    sheet = plain(case.line.sheet)
    story = [case.scene(), f"{capital(case.who)} won all thirteen tricks."]
    if count.slam_to_game:
        rule = f"A slam is worth {sheet} on the sheet, and its odd tricks count to the game as well."
    else:
        story.append("They count nothing to the game, which goes on at the old score.")
        rule = f"A slam is worth {sheet} on the sheet and nothing to the game."
    rows = (("Tricks won", "13"), ("On the sheet", f"+{sheet}"), ("To the game", "0"))
    why = Explanation(f"Slam, deal {case.number}", " ".join(story), rows, rule, case.laws("slam"), case.record.ordinal)
    return f"Slam, {sheet} on the sheet", why


def _winner(case: Case) -> str:
    """Say who had won the game already."""
    winner = case.record.result.winner
    if winner is None or winner == case.line.side:
        return "they had"
    return f"{case.voice.side(case.rubber, winner)} had"


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
    what = f"Honours, {in_words(held)}"
    dealt = "all four" if held == 4 else f"{in_words(held)} of the four"
    had = case.does("had", "had") if honours.outright else case.does("was dealt", "were dealt")
    story = [case.scene(), f"{had} {dealt} honours{_who_held(case)}."]
    rows: list[tuple[str, str]] = [("Honours dealt", f"{held} of 4"), ("They are worth", plain(worth))]
    rule = f"Ace, king, queen and jack of trumps: four in one side score {honours.four}, three score {honours.three}."
    if honours.outright:
        theirs = dict(case.record.result.honours)[other(case.rubber, line.side)]
        rows.insert(1, ("Honours of the other", plain(theirs)))
        rule = "Ace, king, queen and jack of trumps: who has two or more, and more than the other, counts what he has."
    ids = case.laws("honours")
    match line.remark:
        case "barred":
            what = f"{what}: barred"
            before = dict(case.record.result.before)[line.side]
            story.append(f"The score stood at {in_words(before)} when the deal began, so honours cannot help.")
            rows += [("Score when the deal began", plain(before)), ("Needed for game", plain(count.game - before)),
                     ("Counted", "0")]  # fmt: skip
            rule = "A side that needs one point when the deal begins cannot score honours."
            ids = case.laws("barred")
        case "not_reached":
            what = f"{what}: not reached"
            story.append(f"But {_winner(case)} won the game before honours were counted.")
            rows.append(("Counted", "0"))
            rule = (
                "Revokes are counted first, then tricks, then honours; the game ends when a side has its points, and "
                "what comes later counts nothing, not for the value of the game either."
            )
            ids = case.laws("order")[:2]
        case "not_called":
            what = f"{what}: not called"
            story.append("Nobody called them.")
            rows.append(("Counted", "0"))
            rule = "Honours must be called after the last card and before the next trump is turned."
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
    title = f"Honours, deal {case.number}"
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
            words = listed([RANK_WORDS[rank_of(card)] for card in cards])
            parts.append(f"the {words} to {case.voice.at(case.rubber, seat, dummies)}")
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
    rule = "A revoke costs three tricks or three points, as the other side chooses; it comes before every other score."
    title = f"Revoke, deal {case.number}"
    if line.remark in ("cancelled", "not_reached"):
        offenders = case.who
        if line.remark == "cancelled":
            story = f"{capital(offenders)} revoked, and so did the other side: the penalties cancel."
            rule = "When both sides revoke, the penalties cancel; neither can win the game with that deal."
            ids = ("W-REV-14",)
            what = "Revoke: cancelled"
        else:
            story = f"{capital(offenders)} revoked, but the game had been won by then."
            rule = "A penalty may end the game at once; what comes later counts nothing."
            ids = ("ED-73", "W-REV-18")
            what = "Revoke: not reached"
        return what, Explanation(title, story, (("Counted", "0"),), rule, ids, case.record.ordinal)
    offender = line.side if kind == "deduct" else other(case.rubber, line.side)
    against = other(case.rubber, offender)
    side, chooser = (case.voice.side(case.rubber, one) for one in (offender, against))
    points = many(count.revokes.amount, "point", "points")
    if kind == "tricks":
        what = f"Revoke, {many(line.basis, 'trick', 'tricks')} taken"
        story = f"{capital(side)} revoked, and {chooser} took {many(line.basis, 'trick', 'tricks')} for it."
        rows: tuple[tuple[str, str], ...] = (("Tricks taken", plain(line.basis)), ("Points", "0"))
        if line.basis < count.revokes.amount:
            story += " There were no more to take."
            ids = (*ids, "W-REV-16")
    elif kind == "deduct":
        what = f"Revoke, {points} off"
        story = f"{capital(side)} revoked, and {chooser} chose {points} off the score."
        rows = case.scores()
        if -line.points < count.revokes.amount:
            story += " A score is never below nought."
            ids = (*ids, "W-REV-16")
    else:
        what = f"Revoke, {points} added"
        story = f"{capital(side)} revoked, and {chooser} added {points} to the score."
        rows = case.scores()
        if line.remark == "held":
            said, _, more = _held(case)
            story, ids = f"{story} {said}", (*ids, *more[1:])
    return what, Explanation(title, story, rows, rule, ids, case.record.ordinal)
