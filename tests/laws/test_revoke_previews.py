"""What is said of a penalty before it is chosen is what the score sheet has after it (W-GAME-13, W-REV-9)."""

import pytest

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.laws import PENALTY, REMIT, CallRevoke
from dummywhist.engine.deal.law import WAIVED, LawTable
from dummywhist.engine.deal.layout import Side, side_of
from tests.laws.dealing import do, rules_of
from tests.laws.laid import counted, found, laid
from tests.laws.test_english_dummy import rows as english_rows
from tests.laws.test_whist import rows as whist_rows

NS, EW = Side("NS"), Side("EW")
EXAMPLES = [
    *(("english-dummy", "D", param.values[0]) for param in english_rows("hands") if param.values[0]["revokes"]),
    *(("classic-whist", "X", param.values[0]) for param in whist_rows("hands") if param.values[0]["revokes"]),
]


def same(outcome, state):
    """Whether the deal, counted with what was chosen so far, is what was said."""
    kind, tricks, marks, scores, winner, value, taken = outcome
    result = counted(state).result
    moved = dict(result.tricks)
    for line in result.lines:
        if line.cause.value == "revoke" and line.facts.kind == "tricks":
            moved[line.facts.offender] -= line.facts.moved
            moved[line.side] += line.facts.moved
    assert (dict(tricks), dict(scores)) == (moved, dict(result.after))
    assert (winner or None, value) == (result.winner, result.value)
    last = [line for line in result.lines if line.cause.value == "revoke"][-1]
    assert taken == (last.facts.moved if kind == "tricks" else abs(last.amount))
    if marks:
        assert marks == ((last.side, last.facts.score.after),)


@pytest.mark.parametrize(("game", "first", "row"), EXAMPLES, ids=[row["id"] for _, _, row in EXAMPLES])
def test_W_GAME_13_previews_are_what_the_sheet_says_for_W_E10_to_17_and_ED_E13_to_28(game, first, row):
    offenders = [(NS if one.split(": ")[0] == first else EW, one.split(": ")[1]) for one in row["revokes"]]
    before, tricks, honours = (dict(zip((NS, EW), row[key], strict=True)) for key in ("before", "tricks", "honours"))
    state = laid(rules_of(game, follow="penalise"), before, tricks, honours, [side for side, _ in offenders])
    while state.phase_name == "honours":
        by = kernel.actors(state)[0]
        state = do(state, next(iter(kernel.choices(state, by))), by)
    revokes = {side: found(state, side) for side, _ in offenders}
    for side, kind in offenders:
        revoke = next(revokes[side])
        by = next(player for player in state.layout.players if side_of(state.layout, player) != side)
        state = do(state, CallRevoke(revoke.seat, revoke.trick), by)
        outcomes = state.part(LawTable).outcomes
        assert [outcome[0] for outcome in outcomes] == [*state.part(LawTable).offers, WAIVED]
        for outcome in outcomes:
            same(outcome, do(state, PENALTY.get(outcome[0], REMIT), by))
        state = do(state, PENALTY[kind] if kind in state.part(LawTable).offers else REMIT, by)
    assert state.part(LawTable).outcomes == ()
    assert [dict(counted(state).result.after)[side] for side in (NS, EW)] == row["after"]
