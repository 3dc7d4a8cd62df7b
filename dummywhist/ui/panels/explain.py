"""Why does a deal count what it counts? Each line in words, with its sum and its law."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from dummywhist.engine.cards.card import rank_of
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.score import Line
from dummywhist.engine.messages import RANK_WORDS, SUIT_WORDS
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.session.tally import DUMMY_SIDE, DealRecord, Rubber
from dummywhist.ui.panels.account import Account, DealFacts
from dummywhist.ui.panels.rows import Explanation
from dummywhist.ui.panels.wording import Voice, capital, in_words, listed, many, other, plain, signed


class Counted(NamedTuple):
    """A line of the ledger: what counted, for which side, how much, and why."""

    what: str
    side: Side
    points: int
    why: Explanation


@dataclass(frozen=True, slots=True)
class _Case:
    """One line of a count with everything its explanation looks at; scores are before and after the line."""

    account: Account
    voice: Voice
    rubber: Rubber
    record: DealRecord
    count: Count
    facts: DealFacts | None
    line: Line
    before: dict[Side, int]
    after: dict[Side, int]
    kind: str

    @property
    def who(self) -> str:
        return self.voice.side(self.rubber, self.line.side)

    @property
    def number(self) -> int:
        return self.record.ordinal + 1

    def scores(self) -> tuple[tuple[str, str], ...]:
        """The score of the line's side before and after, with the points that are not carried."""
        side, line = self.line.side, self.line
        first = self.before == dict(self.record.result.before)
        rows = [
            (self.voice.score(self.rubber, side, "before the deal" if first else "so far"), plain(self.before[side])),
            ("Counted", signed(line.points)),
        ]
        now = self.after[side]
        final = dict(self.record.result.after)[side]
        if self.record.result.winner == side and now > final:
            rows.append(("Not carried beyond game", signed(final - now)))
            now = final
        rows.append((self.voice.score(self.rubber, side, "then"), plain(now)))
        return tuple(rows)


def deal_lines(account: Account, voice: Voice, rubber: Rubber, record: DealRecord) -> tuple[Counted, ...]:
    """Return the lines of a counted deal, explained."""
    result = record.result
    facts = account.facts.get(record.ordinal)
    score = dict(result.before)
    kinds = _revoke_kinds(record, facts)
    counted = []
    for line in result.lines:
        before = dict(score)
        score[line.side] += line.points
        kind = kinds.pop(0) if line.item == "revoke" else ""
        case = _Case(
            account, voice, rubber, record, account.count_of(record.ordinal), facts, line, before, dict(score), kind
        )
        what, why = {"odd_tricks": _odd_tricks, "honours": _honours, "revoke": _revoke}[line.item](case)
        counted.append(Counted(what, line.side, line.points, why))
    return tuple(counted)


def _scene(case: _Case) -> str:
    """Say what was trumps and who dealt."""
    dealer = capital(case.voice.at(case.rubber, case.record.dealer))
    if case.facts is None:
        return f"{dealer} dealt."
    if case.facts.trump is None:
        return f"{dealer} dealt; there were no trumps."
    return f"{dealer} dealt; {SUIT_WORDS[case.facts.trump]}s were trumps."


def _held(case: _Case) -> tuple[str, str, tuple[str, ...]]:
    """Why points were held at one short of game: the side revoked."""
    most = case.count.game - 1
    story = (
        f"{capital(case.who)} revoked in this deal and cannot win the game with it: the score stops at {plain(most)}."
    )
    return story, "A side that revoked cannot win the game with that deal.", ("ED-51", "W-REV-11", "W-GAME-14")


def _odd_tricks(case: _Case) -> tuple[str, Explanation]:
    line, count = case.line, case.count
    won = line.basis
    odd = won - count.book
    taken = won - dict(case.record.result.tricks)[line.side]
    rows: list[tuple[str, str]] = [("Tricks won", plain(won - taken))]
    if taken:
        rows.append(("Taken for revokes" if taken > 0 else "Given up for revokes", signed(taken)))
    rows += [("The book", signed(-count.book)), ("Odd tricks", plain(odd))]
    story = [_scene(case), f"{capital(case.who)} won {many(won, 'trick', 'tricks')}, {in_words(odd)} above the book."]
    if taken:
        story[1] = (
            f"{capital(case.who)} won {many(won - taken, 'trick', 'tricks')}, with those for revokes "
            f"{in_words(won)}: {in_words(odd)} above the book."
        )
    what, rule = f"Odd tricks, {won} won", "Each trick above six counts one point."
    ids: tuple[str, ...] = ("ED-70", "W-GAME-1")
    if line.remark == "not_reached":
        what = f"{what}: not reached"
        story.append(f"But {_winner(case)} won the game before tricks were counted.")
        rows.append(("Counted", "0"))
        rule = (
            "Revokes are counted first, then tricks, then honours; the game ends when a side has its points, and "
            "what comes later counts nothing."
        )
        ids = ("ED-73", "W-GAME-3", "W-REV-10")
    else:
        if line.remark == "held":
            held, rule, ids = _held(case)
            story.append(held)
        rows += case.scores()
        if ("Not carried beyond game", signed(count.game - case.after[line.side])) in rows:
            rule = f"{rule} Points beyond game are not carried to the next."
            ids = (*ids, "ED-75")
    trick = _odd_trick(case) if not taken else None
    if trick is not None:
        story.append(f"The odd trick was trick {trick}.")
    why = Explanation(f"Odd tricks, deal {case.number}", " ".join(story), tuple(rows), rule, ids,
                      case.record.ordinal, trick)  # fmt: skip
    return what, why


def _winner(case: _Case) -> str:
    """Say who had won the game already."""
    winner = case.record.result.winner
    if winner is None or winner == case.line.side:
        return "they had"
    return f"{case.voice.side(case.rubber, winner)} had"


def _odd_trick(case: _Case) -> int | None:
    """The trick with which the side passed the book, if the tricks are known."""
    won = 0
    for number, side in enumerate(case.facts.winners if case.facts else (), start=1):
        won += side == case.line.side
        if won > case.count.book:
            return number
    return None


def _honours(case: _Case) -> tuple[str, Explanation]:
    line, count = case.line, case.count
    held = line.basis
    worth = 0 if count.honours is None else {4: count.honours.four, 3: count.honours.three}[held]
    what = f"Honours, {in_words(held)}"
    dealt = "all four" if held == 4 else f"{in_words(held)} of the four"
    story = [_scene(case), f"{capital(case.who)} were dealt {dealt} honours{_who_held(case)}."]
    rows: list[tuple[str, str]] = [("Honours dealt", f"{held} of 4"), ("They are worth", plain(worth))]
    rule = "Ace, king, queen and jack of trumps: four in one side score 4, three score 2."
    ids: tuple[str, ...] = ("ED-71", "W-HON-1")
    match line.remark:
        case "barred":
            what = f"{what}: barred"
            before = dict(case.record.result.before)[line.side]
            story.append(f"The side stood at {in_words(before)} when the deal began, so honours cannot help them.")
            rows += [("Score when the deal began", plain(before)), ("Needed for game", plain(count.game - before)),
                     ("Counted", "0")]  # fmt: skip
            rule = "A side that needs one point when the deal begins cannot score honours."
            ids = ("ED-72", "W-HON-2")
        case "not_reached":
            what = f"{what}: not reached"
            story.append(f"But {_winner(case)} won the game before honours were counted.")
            rows.append(("Counted", "0"))
            rule = (
                "Revokes are counted first, then tricks, then honours; the game ends when a side has its points, and "
                "what comes later counts nothing, not for the value of the game either."
            )
            ids = ("ED-73", "W-GAME-3")
        case "not_called":
            what = f"{what}: not called"
            story.append("Nobody called them.")
            rows.append(("Counted", "0"))
            rule = "Honours must be called after the last card and before the next trump is turned."
            ids = ("ED-74", "W-HON-3")
        case _:
            if line.remark == "held":
                said, rule, ids = _held(case)
                story.append(said)
            rows += case.scores()
    title = f"Honours, deal {case.number}"
    return what, Explanation(title, " ".join(story), tuple(rows), rule, ids, case.record.ordinal)


def _who_held(case: _Case) -> str:
    """Say where the honours of the line's side lay, if that is known."""
    if case.facts is None or not case.facts.honours:
        return ""
    parts = []
    for seat in (SOUTH, NORTH) if case.line.side == DUMMY_SIDE else (WEST, EAST):
        cards = case.facts.honours.get(seat, ())
        if cards:
            words = listed([RANK_WORDS[rank_of(card)] for card in cards])
            parts.append(f"the {words} to {case.voice.at(case.rubber, seat)}")
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


def _revoke(case: _Case) -> tuple[str, Explanation]:
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
    offender = line.side if kind == "deduct" else other(line.side)
    side, chooser = (case.voice.side(case.rubber, one) for one in (offender, other(offender)))
    points = many(case.count.revokes.amount, "point", "points")
    if kind == "tricks":
        what = f"Revoke, {many(line.basis, 'trick', 'tricks')} taken"
        story = f"{capital(side)} revoked, and {chooser} took {many(line.basis, 'trick', 'tricks')} for it."
        rows: tuple[tuple[str, str], ...] = (("Tricks taken", plain(line.basis)), ("Points", "0"))
        if line.basis < case.count.revokes.amount:
            story += " There were no more to take."
            ids = (*ids, "W-REV-16")
    elif kind == "deduct":
        what = f"Revoke, {points} off"
        story = f"{capital(side)} revoked, and {chooser} chose {points} off the score."
        rows = case.scores()
        if -line.points < case.count.revokes.amount:
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
