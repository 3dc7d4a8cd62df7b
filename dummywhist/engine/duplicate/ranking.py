"""Who has won a match? The ranking that its form and its setup ask for."""

from dummywhist.engine.duplicate.averages import AverageRanking, by_average
from dummywhist.engine.duplicate.forms import DIRECTION_AVERAGE, form_of, pair_play
from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.meetings import MatchRanking, of_pairs, of_teams
from dummywhist.engine.duplicate.movement import PAIRS
from dummywhist.engine.duplicate.result import EW, NS
from dummywhist.engine.duplicate.scores import TrayScores, scores_of
from dummywhist.engine.record.whole import uncollected

Ranking = AverageRanking | MatchRanking


def scores(match: Match) -> dict[int, TrayScores]:
    """Return the scores of every tray of ``match`` that has results."""
    setup = match.setup
    return scores_of(match.standing.results, pairs=pair_play(setup.plan), limits=setup.revoke_limits)


def ranking(match: Match) -> Ranking:
    """Return the ranking of ``match`` by the results that there are."""
    with uncollected():
        return _ranking(match)


def _ranking(match: Match) -> Ranking:
    plan, movement = match.setup.plan, match.movement
    trays = scores(match)
    form = form_of(plan.form)
    if match.setup.compare == DIRECTION_AVERAGE:
        return by_average(movement, trays, totals=form.totals and plan.unit == PAIRS, by_lost=form.by_lost)
    if movement.teams:
        return of_teams(movement, trays, EW if form.one_line else NS)
    return of_pairs(plan, movement, trays)
