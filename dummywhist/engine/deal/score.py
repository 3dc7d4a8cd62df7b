"""What does a deal count? Revokes, then tricks, then honours, and the game ends where the figure is reached."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.rules.counts import Count, GameValue, Honours

Item = Literal["revoke", "odd_tricks", "honours", "slam", "tricks", "contract", "set", "target"]
Remark = Literal["", "held", "barred", "not_reached", "not_called", "cancelled"]


class Penalty(NamedTuple):
    """A revoke by ``offender`` and the penalty that his adversaries chose (W-REV-9)."""

    offender: Side
    kind: Literal["tricks", "deduct", "add"]


class Line(NamedTuple):
    """One thing that was counted.

    ``points`` is the change of ``side``'s score; ``basis`` the tricks won, honours held, tricks moved, or tricks short
    of a contract; ``remark`` why the points are fewer than the basis gives: held at one short of game, barred, game
    over before, not called. ``times``: what the points were multiplied by; ``target``: what was to be won; ``sheet``:
    points for the sheet of the game and not for its score (MO-74).
    """

    item: Item
    side: Side
    points: int
    basis: int
    remark: Remark = ""
    times: int = 1
    target: int = 0
    sheet: int = 0


class DealResult(NamedTuple):
    """The count of a deal; mappings as pairs of side and number. ``value`` is the game's value, 0 if none was won."""

    before: tuple[tuple[Side, int], ...]
    tricks: tuple[tuple[Side, int], ...]
    honours: tuple[tuple[Side, int], ...]
    lines: tuple[Line, ...]
    after: tuple[tuple[Side, int], ...]
    winner: Side | None
    value: int


def game_worth(count: Count, winner: int, loser: int) -> int:
    """Return the value of a game won at ``winner`` to ``loser`` (W-GAME-4, 7, 8, 9)."""
    match count.value:
        case GameValue.ENGLISH:
            return 3 if loser == 0 else 2 if loser <= 2 else 1
        case GameValue.DIFFERENCE:
            return count.game - loser
        case GameValue.PLAYOUT:
            return winner - loser
        case GameValue.DOUBLE_UNDER_HALF:
            return 2 if 2 * loser < count.game else 1
        case GameValue.FLAT:
            return 1
        case GameValue.MORT | GameValue.MORT_STOPPED:
            return winner + _multiple(count, loser) + count.consolation - loser


def _multiple(count: Count, loser: int) -> int:
    """Return what a triple, double or simple adds at Mort (MO-81)."""
    if not count.multiples:
        return 0
    return 3 if loser == 0 else 2 if 2 * loser < count.game else 1


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
) -> DealResult:
    """Count a deal by the procedure of W-GAME-13.

    ``before`` are the scores when the deal began, ``tricks`` the tricks won, ``honours`` those dealt to each side,
    ``called`` the sides that called them (None: counted automatically). The mappings have the same two sides.
    ``times`` multiplies what is scored (DD-11).
    """
    sides = tuple(before)
    other = {sides[0]: sides[1], sides[1]: sides[0]}
    score, won = dict(before), dict(tricks)
    offenders = {penalty.offender for penalty in penalties}
    lines: list[Line] = []
    full = count.plays_out
    on_honours = 1 if count.kept_tricks else times
    winner: Side | None = None

    def add(item: Item, side: Side, points: int, basis: int, times: int = 1) -> None:
        nonlocal winner
        points *= times
        held = points
        if side in offenders and count.revokes.bars_game:
            # W-GAME-14: who stood at one short of game already stays there.
            held = max(0, min(score[side] + points, count.game - 1) - score[side])
        score[side] += held
        lines.append(Line(item, side, held, basis, "held" if held < points else "", times))
        if winner is None and score[side] >= count.game:
            winner = side

    cancelled = count.revokes.both_cancel and len(offenders) == 2
    for penalty in penalties:
        side = penalty.offender
        if cancelled:
            lines.append(Line("revoke", side, 0, 0, "cancelled"))
        elif winner is not None and not full:
            lines.append(Line("revoke", side, 0, 0, "not_reached"))
        elif penalty.kind == "tricks":
            moved = min(count.revokes.amount, max(0, won[side] - count.revokes.keep_one))
            won[side] -= moved
            won[other[side]] += moved
            lines.append(Line("revoke", other[side], 0, moved))
        elif penalty.kind == "deduct":
            lost = min(count.revokes.amount, score[side])
            score[side] -= lost
            lines.append(Line("revoke", side, -lost, count.revokes.amount))
        else:
            add("revoke", other[side], count.revokes.amount, count.revokes.amount, on_honours)

    # MO-73: a slam is really won, and by a side that did not revoke.
    slam = next((s for s in sides if tricks[s] == 13 and s not in offenders), None) if count.slam is not None else None
    if slam is not None:
        lines.append(Line("slam", slam, 0, 13, sheet=count.slam or 0))
    for side in sides:
        odd = won[side] - count.book
        if odd <= 0 or (slam is not None and not count.slam_to_game):
            continue
        if winner is None or full:
            add("odd_tricks", side, 1 if count.odd_only else odd, won[side], times)
        else:
            lines.append(Line("odd_tricks", side, 0, won[side], "not_reached"))

    if count.honours is not None:
        for side in sides:
            points = honour_points(count.honours, honours[side], honours[other[side]])
            if not points:
                continue
            # W-HON-2 looks at the score when the deal began.
            if count.honours.barred_one_short and before[side] >= count.game - 1:
                lines.append(Line("honours", side, 0, honours[side], "barred"))
            elif winner is not None and not full:
                lines.append(Line("honours", side, 0, honours[side], "not_reached"))
            elif called is not None and side not in called:
                lines.append(Line("honours", side, 0, honours[side], "not_called"))
            else:
                add("honours", side, points, honours[side], on_honours)

    value = 0
    if winner is not None:
        if not full:
            score[winner] = count.game  # ED-75
        value = game_worth(count, score[winner], score[other[winner]])
    return DealResult(
        before=tuple(before.items()),
        tricks=tuple(tricks.items()),
        honours=tuple(honours.items()),
        lines=tuple(lines),
        after=tuple(score.items()),
        winner=winner,
        value=value,
    )
