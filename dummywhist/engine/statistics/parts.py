"""What did a judged deal bring to one player, and of what? Five parts that add up to the result without a remainder."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.claims import Accept, Claim
from dummywhist.engine.deal.layout import By, Layout, Player, side_of
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.statistics.averages import average, rules_text
from dummywhist.engine.statistics.counting import Judgement
from dummywhist.engine.statistics.kinds import kind_of, kind_of_call
from dummywhist.engine.statistics.roles import role_of
from dummywhist.engine.study.calling import JudgedCall
from dummywhist.engine.study.deal_study import Judged
from dummywhist.engine.study.honesty import played
from dummywhist.engine.study.split import Split, is_chosen, points_of, split, splits
from dummywhist.engine.values import NamedTuple

NO_CARD: Final = -1
"""Stands for the card of what is no card: a call, an exchange, the choice of a dummy."""


class CardRow(NamedTuple):
    """A judged card, or `NO_CARD`: of the entry ``ordinal`` of its deal, of the hand at ``seat`` that ``owner`` plays.

    ``a`` and ``k``: what it cost with all hands seen and on what could be known, 0 within the tolerance; ``se`` the
    standard error of ``k``, 0 where that is 0; ``kp``: ``k`` in points. ``choice``: whether there was one.
    """

    ordinal: int
    seat: int
    owner: Player
    kind: str
    card: int
    a: int
    k: float
    se: float
    kp: float
    choice: bool
    verdict: str


class Points(NamedTuple):
    """The parts in points at the score before the deal, by which it left one player better off than the others.

    ``made`` is the sum of what the deal ``held`` before anything was decided, and the parts after it: ``calls`` are his
    own calls, exchanges and choices; those of the others are among their cards. ``average``: of such deals; None where
    it is not known.
    """

    held: float
    calls: float
    own: float
    partner: float
    gifts: float
    lay: float
    made: float
    average: float | None


class Part(NamedTuple):
    """Of one player: what the deal ``held`` for his side, and the parts, with which it comes to what it took.

    None for deals that have no split. What a claim brought is a loss of who made or admitted it. ``choices``, ``lost``,
    ``points`` (in points, without claims) and ``square`` (of the standard error) are his own, and are there always.
    ``split``: the same in points, where there are two sides. ``computer``: the tricks that a master made in his place,
    where that was compared.
    """

    held: int | None
    own: float | None
    partner: float | None
    gifts: float | None
    lay: float | None
    choices: int
    lost: float
    points: float
    square: float
    split: Points | None = None
    computer: int | None = None

    @property
    def error(self) -> float:
        """The standard error of what was lost."""
        return sqrt(self.square)


def card_rows(found: Judgement) -> tuple[CardRow, ...]:
    """Return the rows of a judged deal: its calls, and its cards."""
    return tuple(sorted((*map(_row, found.cards), *map(_call_row, found.calls)), key=lambda row: row.ordinal))


def _call_row(one: JudgedCall) -> CardRow:
    call, lost = one.call, one.known_loss
    verdict = one.verdict
    seat, kind = int(call.view.home.own_seat(call.player)), kind_of_call(call.phase)
    word = "" if verdict is None else verdict.name.lower()
    return CardRow(call.at, seat, call.player, kind, NO_CARD, 0, 0.0, 0.0, lost, True, word)


def _row(one: Judged) -> CardRow:
    decision, known, lost = one.decision, one.known, one.known_loss
    error = known.error if known is not None and lost else 0.0
    points = known.points_lost if known is not None and lost else 0.0
    return CardRow(
        decision.at, int(decision.seat), decision.player, kind_of(decision), int(decision.card), one.seen_loss, lost,
        error, points, known is not None, one.verdict.name.lower(),
    )  # fmt: skip


def parts_of(found: Judgement, log: DealLog) -> dict[Player, Part]:
    """Return the part of each player of a judged deal."""
    end = played(log, len(log.entries))
    told = None if end.result is None else splits(found.cards, end.layout, end.result)
    rows = card_rows(found)
    chosen = is_chosen(log.setup.rules)
    parts = {}
    for player in end.layout.players:
        mine = None if told is None or chosen else told.get(player)
        part = _part(player, rows, mine, log.entries, end.layout)
        parts[player] = part._replace(split=None if told is None else _points(found, log, end, player))
    return parts


def _points(found: Judgement, log: DealLog, end: DealState, player: Player) -> Points | None:
    """Return the parts in points."""
    assert end.result is not None
    worth = points_of(log, found.cards, player)
    told = split(found.cards, end.layout, end.result, player, worth)
    if told is None:
        return None
    home = log.setup.layout
    calls = by_mates = given = 0.0
    for one in found.calls if is_chosen(log.setup.rules) else ():
        by, cost = one.call.player, one.known_loss
        mates = [other for other in home.players if _together(home, by, other)]
        if by == player:
            calls -= cost
        elif player in mates:
            by_mates -= cost
        else:  # what he loses all the others gain, each as much
            given += cost * len(mates) / (len(home.players) - len(mates))
    held = told.held - calls - by_mates - given
    own, partner, gifts = told.own, told.partner + by_mates, told.others + given
    if told.claimed > 0:
        gifts += told.claimed
    elif told.claimed < 0 and player in _conceded(log.entries, end.layout, player):
        own += told.claimed
    else:
        partner += told.claimed
    return Points(held, calls, own, partner, gifts, told.lay, told.taken, _mean(found, log, end, player))


def _together(home: Layout, one: Player, other: Player) -> bool:
    """Whether two players were on one side before anything was decided."""
    mine, theirs = (home.side[home.own_seat(player)] for player in (one, other))
    return one == other or (mine is not None and mine == theirs)


def _mean(found: Judgement, log: DealLog, end: DealState, player: Player) -> float | None:
    """Return the average in points at this score: nothing where all decide alike, else over the spread of the table.

    Honours are luck: the average has none.
    """
    rules = log.setup.rules
    if is_chosen(rules):
        return 0.0  # what one is better off by, the others are worse
    mean = average(rules.game, rules_text(rules), role_of(end.layout, player))
    if mean is None or not mean.spread:
        return None
    worth = points_of(log, found.cards, player, honours=False)
    return sum(many * worth(tricks) for tricks, many in enumerate(mean.spread)) / sum(mean.spread)


def _part(
    player: Player, rows: Sequence[CardRow], split: Split | None, entries: Sequence[tuple[By, DealAction]],
    layout: Layout,
) -> Part:  # fmt: skip
    mine = [row for row in rows if row.owner == player]
    choices, lost = sum(row.choice and row.card != NO_CARD for row in mine), sum(row.k for row in mine)
    points, square = sum(row.kp for row in mine), sum(row.se**2 for row in mine)
    if split is None:
        return Part(None, None, None, None, None, choices, lost, points, square)
    own, partner, gifts = split.own, split.partner, split.others
    if split.claimed > 0:
        gifts += split.claimed
    elif split.claimed < 0 and player in _conceded(entries, layout, player):
        own += split.claimed
        lost -= split.claimed
    else:
        partner += split.claimed
    return Part(round(split.held), own, partner, gifts, split.lay, choices, lost, points, square)


def _conceded(entries: Sequence[tuple[By, DealAction]], layout: Layout, player: Player) -> frozenset[By]:
    """Return who of the side of ``player`` lost by a claim: who made it, else those who admitted another's."""
    mine = side_of(layout, player)
    claimed = [at for at, (_, action) in enumerate(entries) if isinstance(action, Claim)]
    if not claimed:
        return frozenset((player,))
    by = entries[claimed[-1]][0]
    if side_of(layout, by) == mine:
        return frozenset((by,))
    admitted = frozenset(by for by, action in entries[claimed[-1] :] if isinstance(action, Accept))
    return frozenset(by for by in admitted if side_of(layout, by) == mine) or frozenset((player,))
