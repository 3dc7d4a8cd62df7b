"""Are calls, the tutor's questions and a master in one's seat taken from what lies beside a record?"""

from datetime import date
from pathlib import Path

import pytest

from benchmarks.study import played as deal_played
from dummywhist.engine.deal.actions.claims import Accept
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.statistics.averages import average
from dummywhist.engine.statistics.counting import (
    Hand,
    Judgement,
    compare_now,
    comparison,
    judged_before,
    judged_now,
    logs_of,
    questions,
    was_tutored,
)
from dummywhist.engine.statistics.csv_text import csv_text
from dummywhist.engine.statistics.figures import Wanted, against_computer, by_kind, chosen, counted, luck, parts_of
from dummywhist.engine.statistics.kinds import CALLS
from dummywhist.engine.statistics.parts import NO_CARD, card_rows
from dummywhist.engine.statistics.parts import parts_of as parts_by_player
from dummywhist.engine.statistics.store import TUTOR, Store, records_in
from dummywhist.engine.study.finding import Tutored
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.open_hands import decisions
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.split import is_chosen
from dummywhist.engine.study.tutor import Tutoring
from tests.engine.statistics.making import played as session
from tests.engine.statistics.making import row

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not is_native(), reason="calls are judged with the fast solver")]
NEAR = 1e-9
BEST = Accept()
"""Stands for another call than any that was made."""
Told = tuple[DealLog, Judgement, Findings]
A = Player(By("A"))


@pytest.fixture(scope="module", params=["single-dummy-bridge", "bid-dummy"])
def judged(request: pytest.FixtureRequest) -> Told:
    """A deal with calls, both truths of it."""
    log = deal_played(request.param, 1, "steady")
    kept = Findings()
    found = judged_now(log, kept)
    assert found is not None and found.calls
    return log, found, kept


def test_the_parts_in_points_add_up_and_are_nobody_s_gain_in_all(judged: Told) -> None:
    log, found, _ = judged
    parts = parts_by_player(found, log)
    assert is_chosen(log.setup.rules)
    sums = [0.0] * 7
    for part in parts.values():
        assert part.held is None and part.split is not None and part.split.average == 0
        split = part.split
        assert abs(sum(split[:6]) - split.made) < NEAR
        assert split.calls <= 0 and split.own <= 0
        sums = [before + one for before, one in zip(sums, split[:7], strict=True)]
    # What one gains the others lose: what the deal held, and what was made, come to nothing over all.
    assert abs(sums[0]) < 1e-6 and abs(sums[6]) < 1e-6


def test_what_is_lost_by_calls_is_a_loss_of_the_caller_and_given_to_the_others(
    judged: Told,
) -> None:
    log, found, _ = judged
    dear = max(found.calls, key=lambda one: one.known_loss)
    by = dear.call.player
    made = [one._replace(known={**(one.known or {}), one.call.action: -50.0, BEST: 25.0}, error=0.0)
            if one is dear else one._replace(known=None) for one in found.calls]  # fmt: skip
    before = parts_by_player(found._replace(calls=tuple(one._replace(known=None) for one in found.calls)), log)
    after = parts_by_player(found._replace(calls=tuple(made)), log)
    lost = next(one for one in made if one.known).known_loss
    assert lost >= 75
    others = [player for player in after if player != by]
    for player, part in after.items():
        was, now = before[player].split, part.split
        assert was is not None and now is not None
        assert now.made == was.made and abs(sum(now[:6]) - now.made) < 1e-6
        if player == by:
            assert now.calls - was.calls == pytest.approx(-lost) and now.held - was.held == pytest.approx(lost)
            assert part.points - before[player].points == pytest.approx(lost)
        else:
            assert now.gifts - was.gifts == pytest.approx(lost / len(others))
            assert now.held - was.held == pytest.approx(-lost / len(others))


def test_calls_are_rows_without_a_card_and_kinds_of_points_alone(judged: Told) -> None:
    _, found, _ = judged
    rows = card_rows(found)
    called = [row for row in rows if row.card == NO_CARD]
    assert len(called) == len(found.calls) and len(rows) == len(found.calls) + len(found.cards)
    assert {row.kind for row in called} <= set(CALLS) and all(row.k == 0 for row in called)
    assert [row.ordinal for row in rows] == sorted(row.ordinal for row in rows)


def test_a_deal_with_calls_is_judged_only_when_its_calls_are(judged: Told) -> None:
    log, found, kept = judged
    asked = list(questions(log))
    assert sum(isinstance(one, Advise) for one in asked) == sum(one.call.phase != "honours" for one in found.calls)
    findings = Findings()
    for one in asked:
        if not isinstance(one, Advise):
            findings.keep(one, kept.found(one))
    assert judged_before(log, findings) is None
    again = judged_before(log, kept)
    assert again is not None and card_rows(again) == card_rows(found)
    assert parts_by_player(again, log) == parts_by_player(found, log)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A session at Double Dummy, judged, in one deal of which a tutor asked, and in another a master was compared."""
    folder = tmp_path_factory.mktemp("records")
    path = session(folder, "double-dummy-2026-01-05-193000.dwr", deals=3)
    findings = Findings(path)
    logs = [log for log in logs_of(path) if log.counted]
    for log in logs:
        assert judged_now(log, findings) is not None
    store = Store(None)
    store.scan(records_in(folder))
    person = store.rows(persons=True)[0]
    owner = Player(By(person.owner))
    one = [one for one in decisions(logs[0]) if one.player == owner and one.legal.bit_count() > 1][3]
    other = next(card for card in range(52) if one.legal >> card & 1 and card != one.card)
    findings.keep(Tutoring(one.view, other), Tutored("rethink", 1.0))
    hands = store.hands(path.name, 1)
    assert compare_now(logs[1], owner, hands, findings) is not None
    assert findings.flush()
    return folder


def followed(folder: Path) -> Store:
    store = Store(None)
    store.scan(records_in(folder))
    for path in records_in(folder):
        assert store.learn(path)
    return store


def test_deals_in_which_the_tutor_asked_are_apart(folder: Path) -> None:
    rows = followed(folder).rows(persons=True)
    assert [row.help for row in rows] == [TUTOR, "", ""]
    assert [row.number for row in chosen(rows, Wanted())] == [1, 2]
    assert [row.number for row in chosen(rows, Wanted(helped=True))] == [0]
    assert [row.number for row in chosen(rows, Wanted(helped=None))] == [0, 1, 2], "an evening tells of both"
    log = next(log for log in logs_of(records_in(folder)[0]) if log.counted)
    other = next(player for player in (A, Player(By("B"))) if player != rows[0].owner)
    findings = Findings(records_in(folder)[0])
    assert was_tutored(log, Player(By(rows[0].owner)), findings) and not was_tutored(log, other, findings)


def test_a_master_in_ones_seat_is_compared_where_that_was_counted(folder: Path) -> None:
    store = followed(folder)
    deals = counted(chosen(store.rows(persons=True), Wanted()))
    ((_, _, mean),) = against_computer(deals)
    assert mean.deals == 1
    deal = next(deal for deal in deals if deal.part.computer is not None)
    assert deal.part.computer is not None and mean.mean == deal.row.took - deal.part.computer
    text = csv_text([deal.row for deal in deals], average).splitlines()
    place = text[0].split(",").index("computer")
    assert [line.split(",")[place] for line in text[1:]] == [str(deal.part.computer), ""]


def test_others_are_asked_as_they_sat_and_a_person_has_no_level() -> None:
    log = deal_played("double-dummy", 1, "steady")
    asked = comparison(log, A, [Hand(A, "person", 2), Hand(Player(By("B")), "steady", 1)])
    assert [(player, mind.level, mind.seed) for player, mind in asked.minds] == [("B", "steady", 1)]


def test_what_was_found_later_is_taken_in_though_the_cards_are_judged(folder: Path) -> None:
    store = followed(folder)
    path = records_in(folder)[0]
    findings = Findings(path)
    logs = [log for log in logs_of(path) if log.counted]
    owner = Player(By(store.rows(persons=True)[2].owner))
    assert compare_now(logs[2], owner, store.hands(path.name, 2), findings) is not None and findings.flush()
    assert store.learn(path) == 1 and store.learn(path) == 0
    assert sum(row.part.computer is not None for row in store.rows(persons=True) if row.part) == 2


def test_every_deal_adds_up_in_tricks_and_in_points(folder: Path) -> None:
    deals = counted(followed(folder).rows())
    sums = 0.0
    for deal in deals:
        tricks, points, split = parts_of(deal), parts_of(deal, points=True), deal.part.split
        assert tricks is not None and points is not None and split is not None and deal.average is not None
        assert split.average is not None
        assert abs(sum(tricks) - (deal.row.took - deal.average)) < NEAR
        assert abs(sum(points) - (split.made - split.average)) < NEAR
        sums += sum(points)
    whole = luck(deals, points=True)
    assert whole.deals == len(deals) and abs(whole.sum - sums) < NEAR


def test_calls_are_no_kind_in_tricks(judged: Told) -> None:
    log, found, _ = judged
    rows = [(1, one) for one in card_rows(found) if one.owner == A]
    deal = row(0, 0.0, date(2026, 1, 1))._replace(part=parts_by_player(found, log)[A])
    in_tricks = {kind for kind, _ in by_kind([deal], rows)}
    in_points = {kind for kind, _ in by_kind([deal], rows, points=True)}
    assert not in_tricks & set(CALLS) and in_points - in_tricks and in_points - in_tricks <= set(CALLS)
