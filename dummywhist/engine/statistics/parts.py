"""What did a judged deal bring to one player, and of what? Five parts that add up to the result without a remainder."""

from collections.abc import Iterable, Sequence
from math import sqrt

from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.claims import Accept, Claim
from dummywhist.engine.deal.layout import By, Layout, Player, side_of
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.statistics.kinds import kind_of
from dummywhist.engine.study.deal_study import Judged
from dummywhist.engine.study.honesty import played
from dummywhist.engine.study.split import Split, splits
from dummywhist.engine.values import NamedTuple


class CardRow(NamedTuple):
    """A judged card: of the entry ``ordinal`` of its deal, of the hand at ``seat`` that ``owner`` plays.

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


class Part(NamedTuple):
    """Of one player: what the deal ``held`` for his side, and the parts, with which it comes to what it took.

    None for deals that have no split. What a claim brought is a loss of who made or admitted it. ``choices``, ``lost``,
    ``points`` (in points, without claims) and ``square`` (of the standard error) are his own, and are there always.
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

    @property
    def error(self) -> float:
        """The standard error of what was lost."""
        return sqrt(self.square)


def card_rows(found: Iterable[Judged]) -> tuple[CardRow, ...]:
    """Return the rows of the judged cards of a deal."""
    return tuple(map(_row, found))


def _row(one: Judged) -> CardRow:
    decision, known, lost = one.decision, one.known, one.known_loss
    error = known.error if known is not None and lost else 0.0
    points = known.points_lost if known is not None and lost else 0.0
    return CardRow(
        decision.at, int(decision.seat), decision.player, kind_of(decision), int(decision.card), one.seen_loss, lost,
        error, points, known is not None, one.verdict.name.lower(),
    )  # fmt: skip


def parts_of(found: Sequence[Judged], log: DealLog) -> dict[Player, Part]:
    """Return the part of each player of a counted deal; ``found``: all its cards, judged."""
    end = played(log, len(log.entries))
    told = None if end.result is None else splits(found, end.layout, end.result)
    rows = card_rows(found)
    return {
        player: _part(player, rows, None if told is None else told.get(player), log.entries, end.layout)
        for player in end.layout.players
    }  # fmt: skip


def _part(
    player: Player, rows: Sequence[CardRow], split: Split | None, entries: Sequence[tuple[By, DealAction]],
    layout: Layout,
) -> Part:  # fmt: skip
    mine = [row for row in rows if row.owner == player]
    choices, lost = sum(row.choice for row in mine), sum(row.k for row in mine)
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
