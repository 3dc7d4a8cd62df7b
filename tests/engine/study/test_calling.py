"""Are calls, exchanges and the choice of dummy judged by both truths, and by what their player could know alone?"""

from collections.abc import Iterator
from random import Random

import pytest

from dummywhist.engine.deal.actions.count import CALL_HONOURS
from dummywhist.engine.deal.layout import Player, side_of
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.players.thought import Candidate
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.solver.solver import Solver, is_native
from dummywhist.engine.study.calling import Call, JudgedCall, calls, judged_call, question
from dummywhist.engine.study.claims import position_of
from dummywhist.engine.study.deal_study import Judged
from dummywhist.engine.study.honesty import Chosen, played, reshuffled
from dummywhist.engine.study.open_hands import decisions
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.split import points_of
from dummywhist.engine.study.verdict import Verdict
from tests.engine.study.test_deal_study import every_counted

pytestmark = pytest.mark.skipif(not is_native(), reason="what is known of calls is found with the fast solver")
GAMES = ("single-dummy-bridge", "bid-dummy", "humbug", "three-handed")


def all_calls(game: str, line: bytes = b"") -> Iterator[tuple[DealLog, Call]]:
    for log in every_counted(game, line):
        yield from ((log, call) for call in calls(log))


def made_up(asked: Advise) -> tuple[Candidate, ...]:
    """Each thing that may be done, the later ones worth a point more than those before, without an error."""
    return tuple(Candidate(option, float(at), None, 0.0) for at, option in enumerate(asked.view.options[:6]))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_call_brought_is_what_the_deal_held_after_it_and_no_call_of_the_best_costs_anything(game: str) -> None:
    told = 0
    for log, call in all_calls(game):
        if told >= 6:
            break
        one = judged_call(log, call, made_up)
        assert call.action in one.seen and one.seen_loss >= 0 and len(one.seen) > 1
        best = max(one.seen, key=lambda action: one.seen[action])
        assert one.seen[best] - one.seen[call.action] == one.seen_loss
        told += 1
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_where_all_went_on_as_they_did_the_value_is_that_of_the_deal_that_was_played(game: str) -> None:
    """Of two calls one after another the value of what was done is the same, if they belong to one player."""
    seen = 0
    for log in every_counted(game):
        mine: dict[Player, set[float]] = {}
        for call in calls(log):
            if call.phase != "honours":
                one = judged_call(log, call, lambda _asked: ())
                mine.setdefault(call.player, set()).add(round(one.seen[call.action], 6))
                assert one.known is None and one.verdict is None
        assert all(len(values) == 1 for values in mine.values())
        seen += bool(mine)
        if seen == 3:
            break
    assert seen


def test_what_is_asked_is_a_view_and_does_not_change_when_what_is_hidden_is_dealt_anew() -> None:
    tried = 0
    for log, call in all_calls("humbug"):
        told = [question(call)]
        for chosen in reshuffled(Chosen(log, call.at), 2, Random(call.at)):
            again = next(other for other in calls(chosen.log) if other.at == call.at)
            told.append(question(again))
            tried += 1
        assert all(asked == told[0] for asked in told)
        if tried > 3:
            return
    assert tried


def test_tolerance_and_verdict_are_those_of_cards_in_points() -> None:
    log, call = next(all_calls("humbug"))

    def costs(points: float, error: float) -> JudgedCall:
        def answer(asked: Advise) -> tuple[Candidate, ...]:
            return tuple(
                Candidate(
                    option, 0.0 if option == call.action else points, None, 0.0 if option == call.action else error
                )
                for option in asked.view.options
            )

        return judged_call(log, call, answer)

    one = costs(0.05, 0.0)
    assert one.known_loss == 0 and one.verdict in (Verdict.AS_GOOD, Verdict.UNLUCKY)
    assert costs(0.8, 0.3).known_loss == 0, "three standard errors"
    dear = costs(0.8, 0.1)
    assert dear.known_loss == pytest.approx(0.8) and dear.better != call.action
    assert dear.verdict is (Verdict.MISTAKE if dear.seen_loss > 0.02 else Verdict.LUCKY)


def test_a_master_looks_at_what_he_might_call() -> None:
    log, call = next((log, call) for log, call in all_calls("single-dummy-bridge") if call.phase == "choose_dummy")
    one = judged_call(log, call)
    asked = question(call)
    thought = decide(asked.level, asked.view, asked.seed).thought
    assert thought is not None and one.known is not None
    assert one.known == {candidate.action: candidate.points for candidate in thought.candidates}


def test_honours_that_are_not_called_are_lost_on_both_truths() -> None:
    found = None
    for game in ("english-dummy", "classic-whist", "double-dummy"):
        for log, call in all_calls(game, b"\nset honours_claim=call\n"):
            if call.phase == "honours" and CALL_HONOURS in call.view.options:
                found = judged_call(log, call)
                assert found.known == found.seen
                others = [points for action, points in found.seen.items() if action != CALL_HONOURS]
                assert all(found.seen[CALL_HONOURS] >= points for points in others)
                if call.action == CALL_HONOURS:
                    assert found.seen_loss == 0
    assert found is not None


def test_the_value_with_all_hands_seen_is_solved_from_the_first_card() -> None:
    log, call = next((log, call) for log, call in all_calls("three-handed") if call.phase == "exchange")
    one = judged_call(log, call, made_up)
    first = next(decisions(log))
    state = played(log, first.at)
    held = Solver(32).tricks(position_of(state, side_of(state.layout, call.player)))
    worth = points_of(log, [Judged(first, {}, None)], call.player)
    assert one.seen[call.action] == pytest.approx(worth(held)) and len(one.seen) > 1
