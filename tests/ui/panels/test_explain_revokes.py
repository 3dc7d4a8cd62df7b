"""Does the sheet tell a false call from a revoke where both cost tricks (BD-63)?"""

from types import SimpleNamespace

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import EAST
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import Cause, OddTricks, Revoked, Scored
from dummywhist.engine.knowledge.proof import Proven
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.ui.panels.explain import _odd_tricks
from dummywhist.ui.panels.explain_revokes import revoke_line
from dummywhist.ui.tongues import Who


def told(proofs, game="bid-dummy", kind="tricks", remark="", score=None, moved=3):
    """Return what the sheet says of the only penalty of a deal, and the story of it."""
    line = SimpleNamespace(cause=Cause.REVOKE)
    case = SimpleNamespace(
        number=1,
        line=line,
        record=SimpleNamespace(result=SimpleNamespace(lines=[line]), ordinal=0),
        facts=None if proofs is None else SimpleNamespace(revokes=proofs),
        account=SimpleNamespace(dummies_of=lambda ordinal: (), rules=game_of(game).rules({"follow": "penalise"})),
        rubber=None,
        voice=SimpleNamespace(at=lambda rubber, seat, dummies: Who("Max", 3)),
        scores=lambda score: (),
        explained=lambda title, story, rows, rule, trick=None: story,
    )
    return revoke_line(case, Revoked(Side("NS"), kind, 3, moved, remark, score))


def test_BD_63_a_wrong_call_is_no_revoke_of_the_side_that_made_it():
    what, story = told((None,))
    assert what == "False call: three books taken"
    assert story == "The other side called a renege that was not proved, and lost three books for it."


@pytest.mark.parametrize("proofs", [None, (Proven(EAST, 5, Card(3), None),)])
def test_BD_63_a_renege_that_was_proved_or_is_not_known_is_told_as_one(proofs):
    what, story = told(proofs)
    assert what.startswith("Renege") and story.endswith("The other side reneged, and lost three books for it.")
    what, story = told(proofs, "classic-whist")
    assert what.startswith("Revoke") and story.endswith("The other side revoked, and lost three tricks for it.")


@pytest.mark.parametrize(
    ("score", "ending"), [(Scored(3, 4, False), "held at four: a revoke"), (Scored(3, 5, False), "won")]
)
def test_W_REV_11_at_the_odd_tricks_it_is_said_that_the_score_was_held(score, ending):
    remark = "held" if score.after == 4 else ""
    odd = OddTricks(8, 6, 2, False, 1, False, False, False, remark, None, score)
    case = SimpleNamespace(
        number=1, facts=None, scene=lambda: "", who="Edith and Max", line=SimpleNamespace(side=Side("EW")),
        scores=lambda score: (), explained=lambda title, story, rows, rule, trick=None: rule,
    )  # fmt: skip
    what, rule = _odd_tricks(case, odd)
    assert what.endswith(ending)
    assert (remark == "held") is (rule == "Who revoked cannot win the game with this deal: the score is held at four.")


def test_W_REV_11_points_that_were_held_are_still_told_of_who_revoked():
    what, story = told((Proven(EAST, 5, Card(3), None),), "classic-whist", "add", "held", Scored(2, 4, True))
    assert what == "Revoke by Max, three points on; held at four: a revoke"
    assert story.endswith("the score is held at four.")


@pytest.mark.parametrize(
    ("game", "what"),
    [("bid-dummy", "Renege by Max, penalty waived"), ("classic-whist", "Revoke by Max, penalty waived")],
)
def test_W_REV_11_BD_60_a_waived_penalty_is_told_in_the_word_of_the_table(game, what):
    said, story = told((Proven(EAST, 5, Card(3), None),), game, remark="waived")
    assert said == what and story.endswith("the other side waived the penalty.")
    assert told(None, game, remark="waived")[0] == f"{what.split(' ')[0]}: penalty waived"


@pytest.mark.parametrize(("score", "taken"), [(Scored(0, 0, True), False), (Scored(1, 0, True), True)])
def test_MO_Q11_points_that_were_not_there_are_not_told_as_taken_off(score, taken):
    what, story = told((Proven(EAST, 5, Card(3), None),), "classic-whist", "deduct", "", score, moved=0)
    assert what == ("Revoke by Max, three points off" if taken else "Revoke by Max, nothing to take")
    assert story.endswith("There was nothing to take for the revoke.") is not taken


@pytest.mark.parametrize(
    ("score", "what"),
    [(Scored(2, 1, True), "False claim: a point off"), (Scored(0, 0, True), "False claim: no point to take off")],
)
def test_W_REV_8_W_REV_16_a_false_claim_takes_no_point_that_is_not_there(score, what):
    assert told((None,), "classic-whist", "false", "", score, moved=0)[0] == what
