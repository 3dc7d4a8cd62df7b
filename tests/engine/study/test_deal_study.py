"""Is every card judged by both truths: what it cost with all hands seen, and what its player could know?"""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.deal.layout import Player, side_of
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import Cards
from dummywhist.engine.record.deals import DealLog, deals_of
from dummywhist.engine.record.text import read_record
from dummywhist.engine.solver import reference
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.deal_study import Judged, judged, lost
from dummywhist.engine.study.honesty import Chosen, played, reshuffled
from dummywhist.engine.study.knowable import FEW, LEAST_LOSS, Knowable, effective_of, evenly, knowable, tricks_won
from dummywhist.engine.study.open_hands import Decision, decisions, values
from dummywhist.engine.study.split import splits
from dummywhist.engine.study.verdict import Verdict, verdict_of
from tests.engine.study.few_layouts import judge_by_few

GOLDEN = Path(__file__).parents[2] / "golden"
TWO_SIDES = ("english-dummy", "classic-whist", "mort-3", "bid-dummy", "duplicate-whist")


def counted(game: str) -> DealLog:
    """Return the first counted deal of the golden records of ``game`` in which all cards were played by the rules."""
    plain = (deal for deal in every_counted(game) if deal.setup.rules.laws is None)
    return next(deal for deal in plain if sum(1 for _ in decisions(deal)) == 52)


def every_counted(game: str, line: bytes = b"") -> Iterator[DealLog]:
    """Yield every counted deal of the golden records of ``game`` that have a ``line``."""
    for path in sorted((GOLDEN / game).glob("*.dwr")):
        raw = path.read_bytes()
        if line not in raw:
            continue
        log = read_record(raw).log
        deals = deals_of(log.sessions[0], ((entry.by, entry.action) for entry in log.entries))
        yield from (deal for deal in deals if deal.counted)


@cache
def judged_once(game: str) -> tuple[Judged, ...]:
    """Return the cards of the same deal as they are judged, each on few layouts."""
    with pytest.MonkeyPatch.context() as patch:
        judge_by_few(patch)
        return tuple(judged(counted(game)))


def of_side(one: Decision) -> object:
    return one.view.layout.side[one.seat]


@pytest.mark.parametrize("game", TWO_SIDES)
def test_what_a_card_leaves_is_the_best_of_the_next_one_so_that_losses_make_up_the_result(game: str) -> None:
    found = list(decisions(counted(game)))
    told = values(found, Solver(32))
    for one, seen, after, then in zip(found, told, found[1:], told[1:], strict=False):
        best = max(then.values())
        assert seen[one.card] == (best if of_side(after) == of_side(one) else 13 - best)
    first = found[0]
    lost_by = {True: 0, False: 0}
    for one, seen in zip(found, told, strict=True):
        lost_by[of_side(one) == of_side(first)] += max(seen.values()) - seen[one.card]
    assert told[-1][found[-1].card] in (13 - (won := _won(found)), won)
    # Perfect play from the start, less one's own losses, and what the others gave back, is what was made.
    assert max(told[0].values()) - lost_by[True] + lost_by[False] == won


def _won(found: list[Decision]) -> int:
    """Return the tricks of the side of the first leader in the whole deal."""
    last, side = found[-1], of_side(found[0])
    tricks = [trick.winner for trick in last.view.played]
    mine = sum(last.view.layout.side[seat] == side for seat in tricks)
    final = values([last], Solver(32))[0][last.card]
    of_last = final - tricks_won(last.view, last.seat)
    return mine + (of_last if of_side(last) == side else 1 - of_last)


def test_the_last_tricks_agree_with_the_slow_reference() -> None:
    found = [one for one in decisions(counted("english-dummy")) if one.trick >= 10]
    for one, seen in zip(found, values(found, Solver(32)), strict=True):
        slow = reference.cards(one.position)
        assert seen == {card: tricks_won(one.view, one.seat) + slow[card] for card in seen} and one.card in seen


def test_where_a_seat_sees_everything_both_truths_are_one() -> None:
    """At Double Dummy nothing is hidden from anybody."""
    solver = Solver(32)
    found = list(decisions(counted("double-dummy")))[::6]
    for one, seen in zip(found, values(found, solver), strict=True):
        known = knowable(one.view, one.card, solver)
        assert known.every and known.certain and known.error == 0 and known.layouts == 1
        assert known.tricks == seen and known.loss == max(seen.values()) - seen[one.card]


@pytest.mark.parametrize("game", ["english-dummy", "mort-3", "classic-whist", "thirteen", "bid-dummy", "three-handed"])
def test_what_could_be_known_does_not_change_when_what_is_hidden_is_dealt_anew(game: str) -> None:
    """It is a function of the View, the seed and the policy, on however many threads."""
    solver, tried = Solver(32), 0
    plain = (deal for deal in every_counted(game) if deal.setup.rules.laws is None)
    late = ((log, [one for one in decisions(log) if one.trick >= 8 and one.legal.bit_count() > 1]) for log in plain)
    log, chances = next((log, found) for log, found in late if len(found) > 3)  # many a deal ends by a claim
    for one in chances[:: max(1, len(chances) // 4)]:
        state = played(log, one.at)
        told = [knowable(one.view, one.card, solver, 3), knowable(one.view, one.card, Solver(8), 3, threads=2)]
        for chosen in reshuffled(Chosen(log, one.at), 2, Random(one.at)):
            again = next(other for other in decisions(chosen.log) if other.at == one.at)
            assert again.view == one.view and again.seat == one.seat
            told.append(knowable(again.view, again.card, solver, 3))
            tried += chosen.state().hands != state.hands
        assert all(known == told[0] for known in told)
    assert tried


def test_two_seeds_draw_other_layouts_and_come_to_the_same_within_their_errors() -> None:
    one = next(one for one in decisions(counted("english-dummy")) if one.trick == 5)
    first, second = (knowable(one.view, one.card, Solver(32), seed) for seed in (1, 2))
    assert first != second and first.effective >= 50
    for card in first.tricks:
        assert abs(first.tricks[card] - second.tricks[card]) < 0.5
    assert first.layouts >= first.effective


def test_a_card_against_the_law_is_not_judged() -> None:
    one = next(decisions(counted("english-dummy")))
    elsewhere = next(card for card in range(52) if not one.position.hands[one.position.on_turn] >> card & 1)
    with pytest.raises(ValueError, match="may not be played"):
        knowable(one.view, elsewhere, Solver(8))  # type: ignore[arg-type]


def test_points_are_those_of_the_game_so_that_a_trick_may_be_worth_nothing() -> None:
    """With a point to make for either side an odd trick wins the game, and a second one is worth nothing beside it."""
    solver = Solver(32)
    one, pair = next(
        (one, same)
        for found in map(list, map(decisions, every_counted("double-dummy")))
        for one, seen in zip(found, values(found, solver), strict=True)
        for within in ({3, 4, 5, 6}, {7, 8, 9, 10})
        if len(same := within & set(seen.values())) > 1
    )
    near = one.view._replace(before=tuple((side, 4) for side, _ in one.view.before))
    for view, differ in ((one.view, True), (near, False)):
        known = knowable(view, one.card, solver)
        points = {round(known.points[card], 9) for card, tricks in known.tricks.items() if tricks in pair}
        assert (len(points) > 1) is differ


def test_all_layouts_are_looked_at_where_there_are_few_however_unequal_their_weights() -> None:
    found = [one for one in decisions(counted("english-dummy")) if one.trick == 10]
    one = next(one for one in found if not all(isinstance(hand, Cards) for hand in one.view.hands))
    first, second = (knowable(one.view, one.card, Solver(32), seed) for seed in (1, 2))
    assert first.every and first.error == 0 and not first.evened and first.layouts > 1
    assert first == second, "nothing is drawn"


def test_a_deal_is_judged_card_by_card_and_its_losses_are_summed() -> None:
    found = list(judged_once("english-dummy"))
    assert len(found) == 52
    for one in found:
        assert (one.known is None) is (one.verdict is Verdict.ONLY)
        if one.known is None:
            assert one.seen_loss == 0
        else:
            assert one.known_loss == 0 or one.known.loss > one.known.tolerance >= LEAST_LOSS
            assert one.decision.card in one.known.tricks and set(one.known.tricks) == set(one.seen)
    told = lost(found)
    assert sum(one.seen for one in told.values()) == sum(one.seen_loss for one in found)
    assert sum(one.known for one in told.values()) == pytest.approx(sum(one.known_loss for one in found))
    assert any(one.verdict is Verdict.MISTAKE for one in found), "players at random make mistakes"


@pytest.mark.parametrize(
    ("seen", "known", "tolerance", "verdict"),
    [
        (0, 0.0, 0.1, Verdict.BEST), (0, 0.1, 0.1, Verdict.AS_GOOD), (0, 0.11, 0.1, Verdict.LUCKY),
        (1, 0.0, 0.1, Verdict.UNLUCKY), (1, 0.1, 0.1, Verdict.UNLUCKY), (2, 0.49, 0.1, Verdict.SLIP),
        (1, 0.5, 0.1, Verdict.MISTAKE), (1, 0.5, 0.6, Verdict.UNLUCKY),
    ],
)  # fmt: skip
def test_two_losses_make_a_verdict(seen: int, known: float, tolerance: float, verdict: Verdict) -> None:
    assert verdict_of(seen, known, tolerance) is verdict


@given(st.lists(st.floats(1e-6, 1.0), min_size=1, max_size=200))
def test_few_effective_layouts_are_made_more_even_until_there_are_enough(weights: list[float]) -> None:
    shares, evened = evenly(weights)
    whole = sum(weights)
    plain = [one / whole for one in weights]
    assert sum(shares) == pytest.approx(1) and all(share >= 0 for share in shares)
    assert evened is (effective_of(plain) < FEW)
    if evened and len(weights) > FEW:
        assert effective_of(shares) == pytest.approx(FEW, rel=1e-3)
    elif not evened:
        assert shares == plain


@pytest.mark.parametrize("game", TWO_SIDES)
@pytest.mark.parametrize("seed", range(3))
def test_the_parts_of_a_split_come_to_what_was_taken_whatever_could_be_known(game: str, seed: int) -> None:
    """With losses at random in the place of those on what could be known: the sum is exact for any of them."""
    deal, dice, solver = counted(game), Random(seed), Solver(32)
    cards = list(decisions(deal))
    found = []
    for decision, seen in zip(cards, values(cards, solver), strict=True):
        loss = dice.choice((0.0, 0.05, dice.uniform(0, 3)))
        known = Knowable({}, {}, loss, loss, dice.uniform(0, 0.2), 200, 200.0, every=False, evened=False)
        found.append(Judged(decision, seen, dice.choice((known, None))))
    state = played(deal, len(deal.entries))
    assert state.result is not None
    told = splits(found, state.layout, state.result)
    assert told is not None and set(told) == set(state.layout.players)
    for player, one in told.items():
        assert abs(one.sum - one.taken) < 1e-9
        assert one.taken == dict(state.result.tricks)[side_of(state.layout, player)]
        assert one.own <= 0 and one.partner <= 0 and one.others >= 0 and one.claimed == 0
        assert not _alone(state, player) or one.partner == 0, "what dummy's player loses, no partner has a part in"
    if game == "classic-whist":
        assert any(one.partner for one in told.values())


def _alone(state: DealState, player: Player) -> bool:
    sides = [side_of(state.layout, other) for other in state.layout.players]
    return sides.count(side_of(state.layout, player)) == 1


def test_between_three_sides_there_is_no_split() -> None:
    deal = next(every_counted("three-handed"))
    state = played(deal, len(deal.entries))
    assert state.result is not None and len(state.layout.sides) == 3
    assert splits(list(islice(judged(deal), 3)), state.layout, state.result) is None
