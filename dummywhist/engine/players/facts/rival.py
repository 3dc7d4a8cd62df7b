"""Who is about to win the game, so that he must be stopped? Among three who each play for themselves to a score."""

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.counting import Facts, targets
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.rules.counts import TargetCount, TargetScore
from dummywhist.engine.rules.match import AtLeast


def rival(insight: Insight) -> Seat | None:
    """Return the hand of the other player who may reach the score that ends the game in this deal (TH-52), if any.

    Nobody, if the player on turn stands as high himself; of two the higher.
    """
    rules, view = insight.rules, insight.view
    end, count = rules.match.of.of, rules.count
    if not isinstance(end, AtLeast) or not isinstance(count, TargetCount):
        return None
    sides, chairs = view.layout.side, view.layout.chairs
    won = {seat: sum(trick.winner == seat for trick in view.played) for seat in chairs}
    wanted = targets(Facts(count, view.home, view.layout, {}, {}, (), view.trump, None, view.kept), count)
    before = dict(view.before)
    left = rules.dealing.cards - len(view.played)
    standing: dict[Seat, int] = {}
    for seat in chairs:
        side = sides[seat]
        assert side is not None
        standing[seat] = before[side] + won[seat] - (0 if count.score is TargetScore.TRICKS else wanted[side])
    leader = max((seat for seat in chairs if seat != insight.seat), key=lambda seat: standing[seat])
    near = standing[leader] + (left + 1) // 2 >= end.points
    return leader if near and standing[leader] > standing[insight.seat] else None
