"""What is a deal counted by? The facts of a state or a View, and the game's own kind of count."""

from collections.abc import Mapping

from dummywhist.engine.cards.card import ACE, JACK, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.layout import Layout, Player, Side, column_of
from dummywhist.engine.deal.phases.auction import Contract
from dummywhist.engine.deal.points import (
    Declared,
    count_bid,
    count_contract,
    count_targets,
    count_tricks,
    taken,
    thrown_in,
)
from dummywhist.engine.deal.score import DealResult, Penalty, count_deal
from dummywhist.engine.rules.counts import AnyCount, BidCount, ContractCount, Count, TargetCount, TrickCount
from dummywhist.engine.values import NamedTuple

HONOURS = sum(1 << rank for rank in range(JACK, ACE + 1))


class Facts(NamedTuple):
    """What a deal is counted by: ``home`` is the layout before an auction, ``held`` the hands at the first lead.

    ``claimed``: whether tricks were given up to a claim. ``penalties``: those of the laws of the table.
    """

    rule: AnyCount
    home: Layout
    layout: Layout
    before: Mapping[Side, int]
    tricks: Mapping[Side, int]
    held: tuple[Hand, ...]
    trump: Suit | None
    called: frozenset[Side] | None = None
    kept: tuple[tuple[Player, bool], ...] = ()
    contract: Contract | None = None
    claimed: bool = False
    penalties: tuple[Penalty, ...] = ()


def counted(facts: Facts) -> DealResult:
    """Return what the deal counts by the game's own kind of count."""
    before, rule = facts.before, facts.rule
    if isinstance(rule, Count):
        # DD-Q3: who did not exchange has kept his hand, also the dealer who may not.
        thrown = sum(not kept for _, kept in facts.kept)
        times = 2 ** (len(facts.layout.players) - thrown) if rule.kept else 1
        honours = honours_held(facts.layout, facts.held, facts.trump)
        return count_deal(
            rule, before, facts.tricks, honours, facts.called, facts.penalties, times=times, claimed=facts.claimed
        )
    if not facts.penalties:
        return _counted_by_tricks(facts, facts.tricks)
    tricks, lines = taken(facts.tricks, facts.penalties, before, _columns(facts), facts.rule.page)
    result = _counted_by_tricks(facts, tricks)
    return result._replace(tricks=tuple(facts.tricks.items()), lines=(*lines, *result.lines))


def _counted_by_tricks(facts: Facts, tricks: Mapping[Side, int]) -> DealResult:
    """Return what a deal counts in which no game is played to a figure, when each side has so many ``tricks``."""
    before = facts.before
    match facts.rule:
        case TrickCount() as count:
            return count_tricks(count, before, tricks)
        case TargetCount() as count:
            return count_targets(count, before, tricks, targets(facts, count))
        case BidCount() as count:
            made = declared(facts, tricks)
            return thrown_in(before, count.page) if made is None else count_bid(count, before, tricks, made)
        case ContractCount() as count:
            made = declared(facts, tricks)
            return thrown_in(before, count.page) if made is None else count_contract(count, before, tricks, made)
    raise AssertionError(facts.rule)


def _columns(facts: Facts) -> dict[Side, Side]:
    """Return for each side of the deal a column of the score that is its own: a side may be made by the auction."""
    found: dict[Side, Side] = {}
    for player in facts.layout.players:
        side = facts.layout.side[facts.layout.own_seat(player)]
        assert side is not None
        found.setdefault(side, column_of(facts.home, player))
    return found


def honours_held(layout: Layout, held: tuple[Hand, ...], trump: Suit | None) -> dict[Side, int]:
    """Return how many honours each side began the play with (W-HON-1, HW-10); none at no trumps."""
    found = dict.fromkeys(layout.sides, 0)
    for seat in layout.chairs if trump is not None else ():
        side = layout.side[seat]
        if side is not None and trump is not None:
            found[side] += Hand(held[seat] & HONOURS << 13 * trump).bit_count()
    return found


def targets(facts: Facts, count: TargetCount) -> dict[Side, int]:
    """Return the target of each player: the first to exchange took the dealt packet (TH-20, TH-21)."""
    found = {column_of(facts.home, player): count.others for player in facts.home.players}
    takers = [player for player, kept in facts.kept if not kept]
    for place, player in enumerate(takers):
        found[column_of(facts.home, player)] = count.thrown if place else count.dummy
    return found


def declared(facts: Facts, tricks: Mapping[Side, int]) -> Declared | None:
    """Return the contract with the ``tricks`` of its side; None if nobody bid."""
    contract, layout, home = facts.contract, facts.layout, facts.home
    if contract is None:
        return None
    side = layout.side[layout.own_seat(contract.declarer)]
    assert side is not None
    others = tuple(column_of(home, player) for player in layout.players if player != contract.declarer)
    bid = contract.bid
    column = column_of(home, contract.declarer)
    return Declared(column, others, bid.level, bid.denomination, contract.doubled, tricks[side])
