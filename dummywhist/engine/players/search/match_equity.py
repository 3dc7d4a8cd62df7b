"""What is a score worth? The probability to win the game from it, by recursion over the deals to be expected."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations, product
from math import comb, erf, sqrt
from typing import Final

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.points import Declared, count_bid, count_contract, count_targets
from dummywhist.engine.deal.score import DealResult, count_deal
from dummywhist.engine.rules.counts import AnyCount, BidCount, ContractCount, Count, TargetCount
from dummywhist.engine.rules.match import AtLeast, BestOf, Deals, FirstTo, decided
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.values import NamedTuple

TRICKS: Final = {2: 2.0, 3: 1.8, 4: 2.6}
"""By number of hands in play, the spread of the tricks that a side makes in a deal of two sides, or a player of three.
These numbers and those below were counted over 120 to 400 deals of each game among steady players.
"""
BIDS: Final = {3: 0.5, 4: 0.5}
BID_TRICKS: Final = (9.1, 2.0)
"""At Bid Dummy Whist: the levels that are played, and mean and spread of the tricks of the declarer."""
CONTRACTS: Final = {("S", 2): 0.3, ("H", 2): 0.25, ("D", 3): 0.2, ("NT", 2): 0.25}
CONTRACT_TRICKS: Final = (9.5, 1.8)
"""The same at Single Dummy Bridge."""
KEPT: Final = {1: 0.24, 2: 0.57, 4: 0.19}
"""Where scores are doubled for each hand kept (DD-11): how often they are multiplied by how much."""
STEPS: Final = 25
"""A score to be reached is looked at in so many steps."""
RARE: Final = 0.002

Scores = tuple[int, ...]
Chances = tuple[float, ...]


class Outcome(NamedTuple):
    """A deal that may be expected: its chance, and by how much each column's score rises."""

    chance: float
    rise: Scores


class Standing:
    """What scores are worth to the column ``mine``, in points of the game.

    A game that is won by a number of points is worth its value and its share of the rubber's: the points in it are
    worth what they do for that. Where a game is won by the highest score, or by the highest after so many deals, the
    points by which one is ahead count half and the chance to win half, and elsewhere they are all that counts. The
    scale is such that from nothing to nothing a point of an expected deal is worth one on the average.
    """

    def __init__(self, rules: Rules, before: Mapping[Side, int], mine: Side, ordinal: int) -> None:
        self.mine = mine
        self.columns: tuple[Side, ...] = (mine, *(side for side in before if side != mine))
        self.before = tuple(before[side] for side in self.columns)
        self._match: BestOf = rules.match.of
        self._count = rules.count
        end = self._match.of
        self._left = end.deals - ordinal - 1 if isinstance(end, Deals) else 0
        self._hands = len(rules.seats.chairs)
        self._before = self._ahead(self.before, self._left + 1)

    def worth(self, result: DealResult) -> float:
        """Return by how much the counted deal ``result`` leaves ``mine`` better off than the others."""
        after = dict(result.after)
        scores = tuple(after[side] for side in self.columns)
        of, count = self._match.of, self._count
        points = _lead(scores) - _lead(self.before)
        if isinstance(of, FirstTo) and isinstance(count, Count):
            games = _games(count, _share(self._match), self._hands)
            sheet = result.sheet(self.mine)
            if result.winner is not None:
                won = result.value + _share(self._match)
                return ((won if result.winner == self.mine else -won) + sheet - self._before) / games.point
            return (games.worth[scores[0], scores[1]] + sheet - self._before) / games.point
        if isinstance(of, AtLeast) or self._counts_deals:
            return (points + self._ahead(scores, self._left) - self._before) / 2
        return float(points)

    @property
    def _counts_deals(self) -> bool:
        return isinstance(self._match.of, Deals) and isinstance(self._count, TargetCount)

    def _ahead(self, scores: Scores, left: int) -> float:
        """Return what it is worth to stand at ``scores``, one's own first: in points, or in those of the rubber."""
        of, count = self._match.of, self._count
        if isinstance(of, FirstTo) and isinstance(count, Count):
            low = tuple(min(score, count.game - 1) for score in scores)
            return _games(count, _share(self._match), self._hands).worth[low[0], low[1]]
        if isinstance(of, AtLeast):
            race = _race(of, count, len(scores))
            return race.lead(scores) / race.point
        if self._counts_deals:
            spread = _spread(expected(count, len(scores)))
            level = tuple(int(place == 0) for place in range(len(scores)))
            whole = left if left > 0 else 0
            point = _after(level, max(of.deals, 1) if isinstance(of, Deals) else 1, spread)
            return _after(scores, whole, spread) / point
        return 0.0


def _lead(scores: Sequence[float]) -> float:
    """Return by how much the first of ``scores`` is above the mean of the others."""
    return scores[0] - sum(scores[1:]) / (len(scores) - 1)


def _normal(mean: float, spread: float) -> list[float]:
    """Return how likely each number of tricks is."""
    below = [0.5 * (1 + erf((won + 0.5 - mean) / (spread * sqrt(2)))) for won in range(13)]
    return [below[0], *(below[won] - below[won - 1] for won in range(1, 13)), 1 - below[12]]


# ---- games that are won by a number of points -------------------------------------------------------------------


class Games(NamedTuple):
    """What each score of a game is worth to the first of two sides, and what a point is at nothing to nothing."""

    worth: Mapping[tuple[int, int], float]
    point: float


def _share(match: BestOf) -> float:
    """Return what a game is worth beside its value: its share of what the rubber adds, over the games of a rubber.

    Who wins a rubber by winning its game gains all of ``bonus``; before that, the difference that a game makes to the
    chance for it. How many games each side has is not known to a player, so it is the mean over those that are played.
    """

    @lru_cache(maxsize=64)
    def chance(mine: int, theirs: int) -> float:
        if match.needed in (mine, theirs):
            return float(mine == match.needed)
        return (chance(mine + 1, theirs) + chance(mine, theirs + 1)) / 2

    played: dict[tuple[int, int], float] = {(0, 0): 1.0}
    total = weight = 0.0
    for number in range(match.games):
        for mine in range(number + 1):
            theirs = number - mine
            often = played.get((mine, theirs), 0.0)
            if max(mine, theirs) >= match.needed:
                continue
            total += often * (chance(mine + 1, theirs) - chance(mine, theirs + 1))
            weight += often
            for after in ((mine + 1, theirs), (mine, theirs + 1)):
                played[after] = played.get(after, 0.0) + often / 2
    return match.bonus * total / weight


@lru_cache(maxsize=8)
def _games(count: Count, share: float, hands: int) -> Games:
    us, them = Side("us"), Side("them")
    expected_deals = [
        (chance * held * often, {us: won, them: 13 - won}, {us: mine, them: theirs}, times)
        for won, chance in enumerate(_normal(6.5, TRICKS[hands]))
        for (mine, theirs), held in _honours(count, hands)
        for times, often in (KEPT if count.kept else {1: 1.0}).items()
        if chance * held * often > RARE / 40
    ]
    worth: dict[tuple[int, int], float] = {}
    point = 0.0
    for mine, theirs in sorted(product(range(count.game), repeat=2), key=sum, reverse=True):
        if (theirs, mine) in worth:
            worth[mine, theirs] = -worth[theirs, mine]
            continue
        total = weight = moved = squares = 0.0
        for chance, tricks, held, times in expected_deals:
            result = count_deal(count, {us: mine, them: theirs}, tricks, held, None, (), times)
            after = dict(result.after)
            sheet = result.sheet(us)
            if result.winner is not None:
                gained = (result.value + share) * (1 if result.winner == us else -1)
            elif (after[us], after[them]) == (mine, theirs):
                continue
            else:
                gained = worth[after[us], after[them]]
            weight += chance
            total += chance * (gained + sheet)
            ahead = after[us] - after[them] - mine + theirs
            moved += chance * ahead * (gained + sheet)
            squares += chance * ahead * ahead
        worth[mine, theirs] = 0.0 if mine == theirs else total / weight
        point = moved / squares
    return Games(worth, point)


def _honours(count: Count, hands: int) -> Iterator[tuple[tuple[int, int], float]]:
    """Yield how many honours each side may have been dealt, and how likely; of two hands 26 cards are dead."""
    if count.honours is None:
        yield (0, 0), 1.0
        return
    each = 26 if hands == 4 else 13
    for mine, theirs in product(range(5), repeat=2):
        dead = 4 - mine - theirs
        if dead == 0 or (dead > 0 and hands != 4):
            ways = comb(each, mine) * comb(each, theirs) * comb(52 - 2 * each, dead)
            yield (mine, theirs), ways / comb(52, 4)


# ---- games that are won by the highest score --------------------------------------------------------------------


class Race:
    """The chances to win a game that ends when somebody has reached a score, by recursion over expected deals.

    In the deals to come nobody falls back, and a score is looked at in steps of ``unit`` points.
    """

    def __init__(self, of: AtLeast, deals: Sequence[Outcome]) -> None:
        self.unit = max(1, of.points // STEPS)
        self.of = AtLeast(-(-of.points // self.unit))
        self.real = of
        self._deals = _in_steps(deals, self.unit)
        self._found: dict[Scores, Chances] = {}
        level = (0,) * len(deals[0].rise)
        moved = sum(one.chance * _lead(one.rise) * self.lead(one.rise) for one in deals)
        self.point = moved / sum(one.chance * _lead(one.rise) ** 2 for one in deals)
        assert abs(self.lead(level)) < 1e-6

    def lead(self, scores: Scores) -> float:
        """Return by how much the chance of the first is above the mean chance of the others."""
        if decided(self.real, scores):
            return _lead([float(score == max(scores)) for score in scores])
        low = [max(score, -self.real.points) // self.unit for score in scores]
        rest = [max(score, -self.real.points) / self.unit - at for score, at in zip(scores, low, strict=True)]
        total = 0.0
        for corner in product((0, 1), repeat=len(scores)):
            share = 1.0
            for up, part in zip(corner, rest, strict=True):
                share *= part if up else 1 - part
            if share:
                total += share * _lead(self._chances(tuple(at + up for at, up in zip(low, corner, strict=True))))
        return total

    def _chances(self, scores: Scores) -> Chances:
        order = sorted(range(len(scores)), key=lambda place: -scores[place])
        ranked = tuple(scores[place] for place in order)
        found = self._found.get(ranked)
        if found is None:
            found = self._found[ranked] = self._looked(ranked)
        chances = [0.0] * len(scores)
        for place, chance in zip(order, found, strict=True):
            chances[place] = chance
        return tuple(chances)

    def _looked(self, ranked: Scores) -> Chances:
        if ranked[0] >= self.of.points:
            # Who stand level at the top play on (BD-78): each is as likely to win.
            best = ranked.count(ranked[0])
            return tuple(1 / best if place < best else 0.0 for place in range(len(ranked)))
        totals = [0.0] * len(ranked)
        for chance, rise in self._deals:
            after = self._chances(tuple(score + more for score, more in zip(ranked, rise, strict=True)))
            totals = [total + chance * one for total, one in zip(totals, after, strict=True)]
        # Who stand alike win as often.
        alike = [[place for place, other in enumerate(ranked) if other == score] for score in ranked]
        return tuple(sum(totals[place] for place in places) / len(places) for places in alike)


@lru_cache(maxsize=4)
def _race(of: AtLeast, count: AnyCount, columns: int) -> Race:
    return Race(of, expected(count, columns))


def _in_steps(deals: Sequence[Outcome], unit: int) -> list[Outcome]:
    """Return ``deals`` with rises in steps: each is the next lower or higher, so that its mean is right."""
    merged: dict[Scores, float] = {}
    for chance, rise in deals:
        higher = [max(0, more) % unit / unit for more in rise]
        for corner in product((0, 1), repeat=len(rise)):
            share = chance
            for up, part in zip(corner, higher, strict=True):
                share *= part if up else 1 - part
            steps = tuple(max(0, more) // unit + up for more, up in zip(rise, corner, strict=True))
            if share and any(steps):
                merged[steps] = merged.get(steps, 0.0) + share
    whole = sum(share for share in merged.values() if share > RARE)
    return [Outcome(share / whole, steps) for steps, share in merged.items() if share > RARE]


@lru_cache(maxsize=4)
def expected(count: AnyCount, columns: int) -> tuple[Outcome, ...]:
    """Return the deals that may be expected, everybody as likely in every part."""
    sides = tuple(Side(str(place)) for place in range(columns))
    before = dict.fromkeys(sides, 0)
    found: dict[Scores, float] = {}

    def add(chance: float, result: DealResult) -> None:
        rises = tuple(dict(result.after)[side] for side in sides)
        ways = list(permutations(rises))
        for way in ways:
            found[way] = found.get(way, 0.0) + chance / len(ways)

    if isinstance(count, BidCount):
        for level, often in BIDS.items():
            for won, chance in enumerate(_normal(*BID_TRICKS)):
                add(often * chance, count_bid(count, before, {}, Declared(sides[0], sides[1:], level, "up", 1, won)))
    elif isinstance(count, ContractCount):
        for (name, level), often in CONTRACTS.items():
            for won, chance in enumerate(_normal(*CONTRACT_TRICKS)):
                made = Declared(sides[0], sides[1:], level, name, 1, won)
                add(often * chance, count_contract(count, before, {}, made))
    elif isinstance(count, TargetCount):
        targets = dict.fromkeys(sides, count.others) | {sides[0]: count.dummy}
        for first, chance in enumerate(_normal(13 / 3, TRICKS[3])):
            for second in range(14 - first):
                split = comb(13 - first, second) / 2 ** (13 - first)
                tricks = dict(zip(sides, (first, second, 13 - first - second), strict=True))
                add(chance * split, count_targets(count, before, tricks, targets))
    else:
        raise ValueError("no such game is won by the highest score")
    return tuple(Outcome(chance, rises) for rises, chance in sorted(found.items()) if chance > RARE / 4)


# ---- games of a number of deals ---------------------------------------------------------------------------------


def _spread(deals: Sequence[Outcome]) -> float:
    """Return the spread of the difference that a deal makes between two columns."""
    return sqrt(sum(one.chance * (one.rise[0] - one.rise[1]) ** 2 for one in deals))


def _after(scores: Scores, left: int, spread: float) -> float:
    """Return the lead of the first in the chance to be highest when ``left`` deals more are played (TH-50)."""
    if left == 0:
        best = max(scores)
        return _lead([(score == best) / scores.count(best) for score in scores])
    chances = []
    for place, score in enumerate(scores):
        chance = 1.0
        for other, theirs in enumerate(scores):
            if other != place:
                chance *= 0.5 * (1 + erf((score - theirs) / (spread * sqrt(2 * left))))
        chances.append(chance)
    return _lead([chance / sum(chances) for chance in chances])
