"""The worked examples with revokes, each played, claimed and paid for by actions, not only by the counting function."""

import pytest

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.laws import REMIT, CallRevoke, ChoosePenalty
from dummywhist.engine.deal.event import PenaltiesCancelled
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import Cause
from tests.laws import test_classic_whist, test_double_dummy, test_mort, test_two_hands
from tests.laws.dealing import do, rules_of
from tests.laws.laid import against, claimed, counted, found, laid, past_honours
from tests.laws.test_english_dummy import rows as english_rows
from tests.laws.test_whist import rows as whist_rows

NS, EW, N, S = Side("NS"), Side("EW"), Side("N"), Side("S")
PENALISED = {"follow": "penalise"}
AMERICAN = PENALISED | {"code": "awl_1893", "game": 7, "honours": "off", "game_value": "difference"}


def check(rules, before, tricks, honours, revokes, after, won):
    """Lay the deal out, claim and choose as said, and compare the scores and what the game is worth."""
    sides = list(before)
    held = honours if rules.honours is not None and sum(honours.values()) in (0, 4) else None
    state = laid(rules, before, tricks, held, [side for side, _ in revokes])
    result = claimed(state, revokes).result
    assert [dict(result.after)[side] for side in sides] == list(after)
    assert (None if result.winner is None else (result.winner, result.value)) == won


def spelled(row):
    return [tuple(revoke.split(": ")) for revoke in row["revokes"]]


def cases(params):
    return [param for param in params if param.values[0]["revokes"]]


@pytest.mark.parametrize("row", cases(english_rows("hands")))
def test_ED_51_52_worked_hands_by_actions(row):
    side = {"D": NS, "A": EW}
    won = (side[row["game"][0]], int(row["game"][2:])) if row["game"] else None
    check(
        rules_of("english-dummy", **PENALISED), dict(zip((NS, EW), row["before"], strict=True)),
        dict(zip((NS, EW), row["tricks"], strict=True)), dict(zip((NS, EW), row["honours"], strict=True)),
        [(side[who], kind) for who, kind in spelled(row)], row["after"], won,
    )  # fmt: skip


@pytest.mark.parametrize("row", cases(whist_rows("hands")))
def test_W_REV_9_to_18_worked_hands_by_actions(row):
    side = {"X": NS, "Y": EW}
    won = (side[row["game"][0]], int(row["game"][2:])) if row["game"] else None
    check(
        rules_of("classic-whist", **PENALISED), dict(zip((NS, EW), row["before"], strict=True)),
        dict(zip((NS, EW), row["tricks"], strict=True)), dict(zip((NS, EW), row["honours"], strict=True)),
        [(side[who], kind) for who, kind in spelled(row)], row["after"], won,
    )  # fmt: skip


def test_W_E26_W_AWL_6_held_at_six_under_the_code_of_1893():
    rules = rules_of("classic-whist", **AMERICAN)
    check(rules, {NS: 6, EW: 3}, {NS: 9, EW: 4}, {NS: 2, EW: 2}, [(NS, "tricks")], (6, 3), None)


def test_W_AWL_19_where_both_sides_revoked_neither_can_win_the_game():
    rules = rules_of("classic-whist", **AMERICAN)
    revokes = [(NS, "tricks"), (EW, "tricks")]
    check(rules, {NS: 6, EW: 6}, {NS: 9, EW: 4}, {NS: 2, EW: 2}, revokes, (6, 6), None)
    check(rules, {NS: 6, EW: 6}, {NS: 9, EW: 4}, {NS: 2, EW: 2}, [(EW, "tricks")], (7, 6), (NS, 1))


def cancelled(detection):
    """Return a deal of 9 to 4 tricks at 3 to 3 points in which each side revoked."""
    rules = rules_of("classic-whist", **PENALISED, revoke_both="cancel", revoke_detection=detection)
    return laid(rules, {NS: 3, EW: 3}, {NS: 9, EW: 4}, {NS: 2, EW: 2}, [NS, EW])


@pytest.mark.parametrize("detection", ["claim", "automatic"])
def test_W_REV_14_where_revokes_of_both_sides_cancel_nobody_is_asked_for_a_penalty(detection):
    state = past_honours(cancelled(detection))
    if detection == "claim":
        one, two = against(state, NS), against(state, EW)
        ours, theirs = next(found(state, NS)), next(found(state, EW))
        state = do(do(state, CallRevoke(ours.seat, ours.trick), one), ChoosePenalty("tricks"), one)
        assert [row[4] for row in law(state).proved] == ["tricks"]
        state, events = kernel.apply(state, two, CallRevoke(theirs.seat, theirs.trick))
        assert events[-1] == PenaltiesCancelled()
    assert {row[4] for row in law(state).proved} == {"cancelled"} and law(state).open is None
    result = counted(state).result
    assert dict(result.after) == {NS: 4, EW: 3} and result.winner is None
    assert set(remarks(result)) == {"cancelled"}


def test_W_REV_14_a_revoke_that_was_waived_cancels_nothing():
    state = past_honours(cancelled("claim"))
    one, two = against(state, NS), against(state, EW)
    ours, theirs = next(found(state, NS)), next(found(state, EW))
    state = do(do(state, CallRevoke(ours.seat, ours.trick), one), REMIT, one)
    state, events = kernel.apply(state, two, CallRevoke(theirs.seat, theirs.trick))
    assert PenaltiesCancelled() not in events and law(state).open is not None


@pytest.mark.parametrize(("bars", "after"), [("on", 4), ("off", 5)])
def test_W_REV_11_a_revoke_that_was_waived_bars_the_game_still(bars, after):
    rules = rules_of("classic-whist", follow="penalise", revoke_bars_game=bars)
    state = past_honours(laid(rules, {NS: 3, EW: 0}, {NS: 9, EW: 4}, None, [NS]))
    revoke = next(found(state, NS))
    by = against(state, NS)
    state = do(state, CallRevoke(revoke.seat, revoke.trick), by)
    result = counted(do(state, REMIT, by)).result
    assert dict(result.after)[NS] == after and (result.winner == NS) is (after == 5)
    assert [line.facts.remark for line in result.lines if line.cause is Cause.REVOKE] == ["waived"]


def law(state):
    return state.part(LawTable)


def remarks(result):
    return [line.facts.remark for line in result.lines if line.cause is Cause.REVOKE]


@pytest.mark.parametrize(("code", "after"), [("awl_1893", (3, 0)), ("awl_duplicate", (2, 0))])
def test_W_E27_two_revokes_of_one_side(code, after):
    rules = rules_of("classic-whist", **AMERICAN | {"code": code})
    check(rules, {NS: 0, EW: 0}, {NS: 5, EW: 8}, {NS: 2, EW: 2}, [(EW, "tricks"), (EW, "tricks")], after, None)


@pytest.mark.parametrize("row", [row for row in test_classic_whist.HANDS if row[6]], ids=lambda row: row[0])
def test_CW_23_24_worked_hands_by_actions(row):
    _, game, honours, before, tricks, held, revokes, after, to, _ = row
    side = {1: NS, 2: EW}
    rules = rules_of("classic-whist", **(AMERICAN if honours == "off" else PENALISED | {"game": game}))
    state = laid(
        rules, dict(zip((NS, EW), before, strict=True)), dict(zip((NS, EW), tricks, strict=True)),
        dict(zip((NS, EW), held, strict=True)), [side[who] for who, _ in revokes],
    )  # fmt: skip
    result = claimed(state, [(side[who], kind) for who, kind in revokes]).result
    assert tuple(dict(result.after)[of] for of in (NS, EW)) == tuple(min(score, game) for score in after)
    assert result.winner == side.get(to)


@pytest.mark.parametrize("row", [row for row in test_double_dummy.HANDS if row[4]], ids=lambda row: row[0])
def test_DF_37_worked_hands_by_actions(row):
    _, before, tricks, held, revokes, after, to = row
    side = {1: NS, 2: EW}
    rules = rules_of("double-dummy", **PENALISED)
    state = laid(
        rules, dict(zip((NS, EW), before, strict=True)), dict(zip((NS, EW), tricks, strict=True)),
        dict(zip((NS, EW), held, strict=True)), [side[who] for who, _ in revokes],
    )  # fmt: skip
    result = claimed(state, [(side[who], kind) for who, kind in revokes]).result
    assert tuple(dict(result.after)[of] for of in (NS, EW)) == tuple(min(score, 5) for score in after)
    assert result.winner == side.get(to)


@pytest.mark.parametrize("row", [row for row in test_mort.HANDS if row[3]], ids=lambda row: row[0])
def test_MO_61_to_69_worked_hands_by_actions(row):
    _, before, tricks, revokes, after, slam, winner, _ = row
    side = {"V-M": NS, "R-L": EW}
    rules = rules_of("mort-3", **PENALISED)
    state = laid(
        rules, dict(zip((NS, EW), before, strict=True)), dict(zip((NS, EW), tricks, strict=True)),
        None, [side[who] for who, _ in revokes],
    )  # fmt: skip
    result = claimed(state, [(side[who], kind) for who, kind in revokes]).result
    assert tuple(dict(result.after)[of] for of in (NS, EW)) == after
    assert result.winner == side.get(winner)
    assert any(result.sheet(of) for of in (NS, EW)) is (slam is not None)


@pytest.mark.parametrize("row", [row for row in test_two_hands.HUMBUG if row[5]], ids=lambda row: row[0])
def test_HW_13_14_worked_hands_by_actions(row):
    _, changes, before, tricks, held, revokes, after, winner = row
    rules = rules_of("humbug", **PENALISED, **changes)
    honours = dict(zip((S, N), held, strict=True))
    state = laid(rules, {"S": before[0], "N": before[1]}, {S: tricks[0], N: tricks[1]}, honours, [S] * revokes)
    result = claimed(state, [(S, "tricks")] * revokes).result
    assert (dict(result.after)[S], dict(result.after)[N]) == tuple(min(score, 5) for score in after)
    assert result.winner == {"A": S, "B": N, None: None}[winner]


@pytest.mark.parametrize("row", [row for row in test_two_hands.THIRTEEN if row[4]], ids=lambda row: row[0])
def test_TO_9_worked_hands_by_actions(row):
    _, changes, before, won, revokes, after, _ = row
    rules = rules_of("thirteen", **PENALISED, **changes)
    state = laid(rules, {"N": before[0], "S": before[1]}, {N: won, S: 13 - won}, None, [N] * revokes)
    result = claimed(state, [(N, "tricks")] * revokes).result
    assert (dict(result.after)[N], dict(result.after)[S]) == after


def test_DD_14_DD_E8_three_tricks_go_over_before_all_is_multiplied():
    rules = rules_of("double-dummy-dead", **PENALISED, game=21)
    state = laid(rules, {"S": 0, "N": 0}, {S: 6, N: 7}, {S: 0, N: 0}, [N])
    result = claimed(state, [(N, "tricks")]).result
    assert dict(result.after) == {S: 12, N: 0}
