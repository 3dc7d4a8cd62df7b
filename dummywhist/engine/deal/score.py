"""What does a deal count? Revokes, then tricks, then honours, and the game ends where the figure is reached."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.rules.parts import Count, GameValue

Item = Literal["revoke", "odd_tricks", "honours"]
Remark = Literal["", "held", "barred", "not_reached", "not_called", "cancelled"]


class Penalty(NamedTuple):
    """A revoke by ``offender`` and the penalty that his adversaries chose (W-REV-9)."""

    offender: Side
    kind: Literal["tricks", "deduct", "add"]


class Line(NamedTuple):
    """One thing that was counted.

    ``points`` is the change of ``side``'s score; ``basis`` the tricks won, honours held or tricks moved; ``remark`` why
    the points are fewer than the basis gives: held at one short of game, barred, game over before, not called.
    """

    item: Item
    side: Side
    points: int
    basis: int
    remark: Remark = ""


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


def count_deal(
    count: Count,
    before: Mapping[Side, int],
    tricks: Mapping[Side, int],
    honours: Mapping[Side, int],
    called: frozenset[Side] | None = None,
    penalties: Sequence[Penalty] = (),
) -> DealResult:
    """Count a deal by the procedure of W-GAME-13.

    ``before`` are the scores when the deal began, ``tricks`` the tricks won, ``honours`` those dealt to each side,
    ``called`` the sides that called them (None: counted automatically). The mappings have the same two sides.
    """
    sides = tuple(before)
    other = {sides[0]: sides[1], sides[1]: sides[0]}
    score, won = dict(before), dict(tricks)
    offenders = {penalty.offender for penalty in penalties}
    lines: list[Line] = []
    full = count.value is GameValue.PLAYOUT
    winner: Side | None = None

    def add(item: Item, side: Side, points: int, basis: int) -> None:
        nonlocal winner
        held = points
        if side in offenders and count.revokes.bars_game:
            # W-GAME-14: who stood at one short of game already stays there.
            held = max(0, min(score[side] + points, count.game - 1) - score[side])
        score[side] += held
        lines.append(Line(item, side, held, basis, "held" if held < points else ""))
        if winner is None and score[side] >= count.game:
            winner = side

    cancelled = count.revokes.both_cancel and len(offenders) == 2
    for penalty in penalties:
        side = penalty.offender
        if cancelled:
            lines.append(Line("revoke", side, 0, 0, "cancelled"))
        elif winner is not None:
            lines.append(Line("revoke", side, 0, 0, "not_reached"))
        elif penalty.kind == "tricks":
            moved = min(count.revokes.amount, won[side])
            won[side] -= moved
            won[other[side]] += moved
            lines.append(Line("revoke", other[side], 0, moved))
        elif penalty.kind == "deduct":
            lost = min(count.revokes.amount, score[side])
            score[side] -= lost
            lines.append(Line("revoke", side, -lost, count.revokes.amount))
        else:
            add("revoke", other[side], count.revokes.amount, count.revokes.amount)

    for side in sides:
        odd = won[side] - count.book
        if odd > 0 and (winner is None or full):
            add("odd_tricks", side, odd, won[side])
        elif odd > 0:
            lines.append(Line("odd_tricks", side, 0, won[side], "not_reached"))

    if count.honours is not None:
        for side in sides:
            points = {4: count.honours.four, 3: count.honours.three}.get(honours[side], 0)
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
                add("honours", side, points, honours[side])

    value = 0
    if winner is not None:
        value = game_worth(count, score[winner], score[other[winner]])
        if not full:
            score[winner] = count.game  # ED-75
    return DealResult(
        before=tuple(before.items()),
        tricks=tuple(tricks.items()),
        honours=tuple(honours.items()),
        lines=tuple(lines),
        after=tuple(score.items()),
        winner=winner,
        value=value,
    )
