"""What does a deal count? Revokes, then tricks, then honours, and the game ends where the figure is reached."""

from collections.abc import Mapping, Sequence
from typing import Literal

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import (
    Beyond,
    Cause,
    GameWorth,
    HonoursDealt,
    Line,
    LineFacts,
    OddTricks,
    Remark,
    Revoked,
    Scored,
    Slam,
    Unit,
)
from dummywhist.engine.rules.counts import Count, GameValue, Honours
from dummywhist.engine.rules.laws import SHARED, Topic, laws
from dummywhist.engine.values import NamedTuple

NAMES: Mapping[int, Literal["single", "double", "triple"]] = {1: "single", 2: "double", 3: "triple"}
"""What a game is called that is worth so much; a treble is a triple (W-GAME-4)."""
OTHER_VALUES: Mapping[GameValue, Topic] = {
    GameValue.DIFFERENCE: "difference",
    GameValue.PLAYOUT: "playout",
    GameValue.DOUBLE_UNDER_HALF: "under_half",
}


PenaltyKind = Literal["tricks", "deduct", "add", "false", "cancelled", "waived"]
"""Tricks taken, points off the offenders' score, points on that of the others; or a point off for a false claim."""


class Penalty(NamedTuple):
    """A revoke by ``offender`` and the penalty that his adversaries chose (W-REV-9).

    Of ``amount``, or as the count has it. ``to``: who gets what is taken, where there are more than two sides. The kind
    ``false`` is no revoke, but a claim of one that was not proved (W-REV-8). ``keep``: tricks that are not taken from
    the offenders (W-AWL-6).
    """

    offender: Side
    kind: PenaltyKind
    amount: int | None = None
    to: Side | None = None
    keep: int = 0


class DealResult(NamedTuple):
    """The count of a deal; mappings as pairs of side and number.

    ``lines`` add up from the score ``before`` to the score ``after``, ``worth`` to the game's ``value`` for its
    ``winner``, which is 0 if none was won.
    """

    before: tuple[tuple[Side, int], ...]
    tricks: tuple[tuple[Side, int], ...]
    honours: tuple[tuple[Side, int], ...]
    lines: tuple[Line, ...]
    winner: Side | None = None
    worth: tuple[Line, ...] = ()

    @property
    def after(self) -> tuple[tuple[Side, int], ...]:
        """The scores after the deal: those before it with every line."""
        score = dict(self.before)
        for line in self.lines:
            if line.unit is Unit.POINTS:
                score[line.side] += line.amount
        return tuple(score.items())

    @property
    def value(self) -> int:
        """What the game is worth that was won by this deal."""
        return sum(line.amount for line in self.worth)

    @property
    def scored(self) -> tuple[Line, ...]:
        """The lines of what was scored, without what is taken off because it is not carried."""
        return tuple(line for line in self.lines if line.cause not in (Cause.BEYOND, Cause.THROWN_IN))

    def sheet(self, side: Side) -> int:
        """What the sheet has beside the score for ``side``, less what it has for the others (MO-83)."""
        return sum(line.amount if line.side == side else -line.amount for line in self.lines if line.unit is Unit.SHEET)


class Need(NamedTuple):
    """What ``side`` at ``score`` lacks for game, and whether honours are ``barred`` to it for that (W-HON-2)."""

    side: Side
    score: int
    points: int
    barred: bool


def needs(count: Count, scores: Mapping[Side, int]) -> tuple[Need, ...]:
    """Return what each side needs with ``scores`` as they stand before a deal."""
    return tuple(
        Need(side, score, count.game - score, count.honours is not None and _barred(count, count.honours, score))
        for side, score in scores.items()
    )


def _barred(count: Count, honours: Honours, before: int) -> bool:
    """Whether a side that stood at ``before`` when the deal began cannot score honours (W-HON-2)."""
    return honours.barred_one_short and before >= count.game - 1


def game_lines(count: Count, side: Side, winner: int, loser: int) -> tuple[Line, ...]:
    """Return what a game is worth that ``side`` won at ``winner`` to ``loser`` (W-GAME-4, 7, 8, 9).

    At Mort it is made of parts, of which the losers' points come last (MO-81..83).
    """
    facts = GameWorth(winner, loser, count.game, count.value)
    ids = laws(count.page, "worth")
    if count.value in OTHER_VALUES:
        ids = (*ids[:1], *laws(SHARED, OTHER_VALUES[count.value]))

    def line(cause: Cause, amount: int, of: GameWorth = facts) -> Line:
        return Line(cause, side, amount, ids, of, Unit.RUBBER_POINTS)

    def named(cause: Cause, amount: int) -> Line:
        return line(cause, amount, facts._replace(name=NAMES[amount]))

    half = 2 if 2 * loser < count.game else 1
    losers = line(Cause.LOSERS_POINTS, -loser)
    match count.value:
        case GameValue.ENGLISH:
            return (named(Cause.GAME, 3 if loser == 0 else 2 if loser <= 2 else 1),)
        case GameValue.DIFFERENCE:
            return line(Cause.POINTS_FOR_GAME, count.game), losers
        case GameValue.PLAYOUT:
            return line(Cause.WINNERS_POINTS, winner), losers
        case GameValue.DOUBLE_UNDER_HALF:
            return (named(Cause.GAME, half),)
        case GameValue.FLAT:
            return (line(Cause.GAME, 1),)
        case GameValue.MORT | GameValue.MORT_STOPPED:
            multiple = (named(Cause.MULTIPLE, 3 if loser == 0 else half),) if count.multiples else ()
            consolation = (line(Cause.CONSOLATION, count.consolation),) if count.consolation else ()
            return line(Cause.WINNERS_POINTS, winner), *multiple, *consolation, losers


def honour_points(rule: Honours, held: int, theirs: int) -> int:
    """Return what ``held`` honours count against ``theirs`` (W-HON-1, HW-10, HW-11)."""
    if rule.outright:
        return held if held >= 2 and held > theirs else 0
    return {4: rule.four, 3: rule.three}.get(held, 0)


def count_deal(
    count: Count,
    before: Mapping[Side, int],
    tricks: Mapping[Side, int],
    honours: Mapping[Side, int],
    called: frozenset[Side] | None = None,
    penalties: Sequence[Penalty] = (),
    times: int = 1,
    claimed: bool = False,
) -> DealResult:
    """Count a deal by the procedure of W-GAME-13.

    ``before`` are the scores when the deal began, ``tricks`` the tricks won, ``honours`` those dealt to each side,
    ``called`` the sides that called them (None: counted automatically). The mappings have the same two sides.
    ``times`` multiplies what is scored (DD-11); ``claimed``: some of the tricks were claimed.
    """
    deal = _Deal(count, before, tricks, honours, offenders_of(penalties))
    on_honours = 1 if count.kept_tricks else times
    for penalty in penalties:
        deal.revoke(penalty, on_honours)
    deal.tricks(times, claimed)
    if count.honours is not None:
        deal.honours(count.honours, called, on_honours)
    worth: tuple[Line, ...] = ()
    if deal.winner is not None:
        deal.end()
        worth = game_lines(count, deal.winner, deal.score[deal.winner], deal.score[deal.other[deal.winner]])
    return DealResult(
        before=tuple(before.items()),
        tricks=tuple(tricks.items()),
        honours=tuple(honours.items()),
        lines=tuple(deal.lines),
        winner=deal.winner,
        worth=worth,
    )


def offenders_of(penalties: Sequence[Penalty]) -> set[Side]:
    """Return the sides that revoked."""
    return {penalty.offender for penalty in penalties if penalty.kind != "false"}


class _Deal:
    """A count as it goes on: the lines so far, the scores with them, and who has won the game."""

    def __init__(self, count: Count, before: Mapping[Side, int], tricks: Mapping[Side, int],
                 honours: Mapping[Side, int], offenders: set[Side]) -> None:  # fmt: skip
        one, two = before
        self.other = {one: two, two: one}
        self.lines: list[Line] = []
        self.score = dict(before)
        self.winner: Side | None = None
        self._count = count
        self._before = before
        self._tricks = tricks
        self._won = dict(tricks)
        self._held = honours
        self._offenders = offenders

    @property
    def _late(self) -> bool:
        """Whether the game is over and nothing more is counted."""
        return self.winner is not None and not self._count.plays_out

    def _add(self, side: Side, points: int) -> tuple[int, Remark, Scored]:
        """Add ``points`` to the score of ``side``; return what was added, why it was less, and the score about it."""
        count, was = self._count, self.score[side]
        added = points
        if side in self._offenders and count.revokes.bars_game:
            # W-GAME-14: who stood at one short of game already stays there.
            added = max(0, min(was + points, count.game - 1) - was)
        first = self.score == self._before
        now = self.score[side] = was + added
        beyond = 0
        if self.winner is None and now >= count.game:
            self.winner = side
            beyond = 0 if count.plays_out else now - count.game
        return added, "held" if added < points else "", Scored(was, now - beyond, first, beyond)

    def _line(self, cause: Cause, side: Side, amount: int, ids: tuple[str, ...], facts: LineFacts,
              unit: Unit = Unit.POINTS) -> None:  # fmt: skip
        self.lines.append(Line(cause, side, amount, ids, facts, unit))

    def _laws(self, *topics: Topic) -> tuple[str, ...]:
        return laws(self._count.page, *topics)

    def revoke(self, penalty: Penalty, times: int) -> None:
        """Count a penalty that the other side chose (ED-52); it may end the game (W-REV-18); one that is cancelled or
        waived only bars (W-REV-14, W-REV-11).
        """
        rule, side, kind = self._count.revokes, penalty.offender, penalty.kind
        amount = rule.amount if penalty.amount is None else penalty.amount
        other, ids = self.other[side], laws(SHARED, "false_claim" if kind == "false" else "revoke")
        asked = amount * times if kind == "add" else amount

        def line(of: Side, points: int, moved: int = 0, remark: Remark = "", score: Scored | None = None) -> None:
            facts = Revoked(side, kind, asked, moved, remark, score)
            self._line(Cause.REVOKE, of, points, ids, facts)

        if kind == "cancelled" or kind == "waived":
            line(side, 0, remark=kind)
        elif self._late:
            line(side, 0, remark="not_reached")
        elif kind == "tricks":
            moved = min(amount, max(0, self._won[side] - max(rule.keep_one, penalty.keep)))
            self._won[side] -= moved
            self._won[other] += moved
            line(other, 0, moved)
        elif kind in ("deduct", "false"):
            first, was = self.score == self._before, self.score[side]
            now = self.score[side] = max(0, was - amount)
            line(side, now - was, score=Scored(was, now, first))
        else:
            added, remark, score = self._add(other, asked)
            line(other, added, remark=remark, score=score)

    def tricks(self, times: int, claimed: bool) -> None:
        """Count the odd tricks, and a slam in place of them (W-GAME-1, MO-73, MO-74)."""
        count = self._count
        if self._slam() and not count.slam_to_game:
            return
        for side in self.score:
            won = self._won[side]
            odd = won - count.book
            if odd <= 0:
                continue
            facts = OddTricks(won, count.book, odd, count.odd_only, times, count.kept_tricks, claimed, False, "",
                              self.winner, None)  # fmt: skip
            if self._late:
                late = facts._replace(remark="not_reached", times=1)
                self._line(Cause.ODD_TRICKS, side, 0, self._laws("order"), late)
                continue
            ids: tuple[Topic, ...] = ("odd", *(("claim",) if claimed else ()), *(("kept",) if times > 1 else ()))
            added, remark, score = self._add(side, (1 if count.odd_only else odd) * times)
            if remark == "held":
                ids = ("held",)
            if score.beyond:
                ids = (*ids, "beyond")
            in_full = count.plays_out and score.after > count.game
            facts = facts._replace(remark=remark, score=score, in_full=in_full)
            self._line(Cause.ODD_TRICKS, side, added, self._laws(*ids), facts)

    def _slam(self) -> bool:
        """Write a slam on the sheet, if there is one: really won, and by a side that did not revoke (MO-73)."""
        count = self._count
        for side in self.score if count.slam is not None else ():
            if self._tricks[side] == 13 and side not in self._offenders:
                facts = Slam(13, count.slam_to_game)
                self._line(Cause.SLAM, side, count.slam or 0, self._laws("slam"), facts, Unit.SHEET)
                return True
        return False

    def honours(self, rule: Honours, called: frozenset[Side] | None, times: int) -> None:
        """Count the honours of each side, unless it stood too high for them (W-HON-1..3)."""
        count = self._count
        for side in self.score:
            held, theirs = self._held[side], self._held[self.other[side]]
            worth, before = honour_points(rule, held, theirs), self._before[side]
            if not worth:
                continue
            facts = HonoursDealt(held, theirs, worth, rule.four, rule.three, rule.outright, before,
                                 count.game - before, 1, count.kept_tricks, "", self.winner, None)  # fmt: skip
            # W-HON-2 looks at the score when the deal began.
            if _barred(count, rule, before):
                self._line(Cause.HONOURS, side, 0, self._laws("barred"), facts._replace(remark="barred"))
            elif self._late:
                self._line(Cause.HONOURS, side, 0, self._laws("order")[:2], facts._replace(remark="not_reached"))
            elif called is not None and side not in called:
                self._line(Cause.HONOURS, side, 0, self._laws("not_called"), facts._replace(remark="not_called"))
            else:
                added, remark, score = self._add(side, worth * times)
                ids: tuple[Topic, ...] = ("honours", "kept") if times > 1 else ("honours",)
                facts = facts._replace(times=times, remark=remark, score=score)
                self._line(Cause.HONOURS, side, added, self._laws(*(("held",) if remark == "held" else ids)), facts)

    def end(self) -> None:
        """Take off what the winners have beyond game, which is not carried (ED-75)."""
        side = self.winner
        assert side is not None
        beyond = self._count.game - self.score[side]
        if beyond and not self._count.plays_out:
            self.score[side] = self._count.game
            self._line(Cause.BEYOND, side, beyond, self._laws("beyond"), Beyond(self._count.game))
