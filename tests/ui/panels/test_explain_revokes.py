"""Does the sheet tell a false call from a revoke where both cost tricks (BD-63)?"""

from types import SimpleNamespace

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import EAST
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import Cause, Revoked
from dummywhist.engine.knowledge.proof import Proven
from dummywhist.ui.panels.explain_revokes import revoke_line
from dummywhist.ui.tongues import Who


def told(proofs):
    """Return what the sheet says of the only penalty of a deal, and the story of it."""
    line = SimpleNamespace(cause=Cause.REVOKE)
    case = SimpleNamespace(
        number=1,
        line=line,
        record=SimpleNamespace(result=SimpleNamespace(lines=[line]), ordinal=0),
        facts=None if proofs is None else SimpleNamespace(revokes=proofs),
        account=SimpleNamespace(dummies_of=lambda ordinal: ()),
        rubber=None,
        voice=SimpleNamespace(at=lambda rubber, seat, dummies: Who("Max", 3)),
        explained=lambda title, story, rows, rule, trick=None: story,
    )
    return revoke_line(case, Revoked(Side("NS"), "tricks", 3, 3, "", None))


def test_BD_63_a_wrong_call_is_no_revoke_of_the_side_that_made_it():
    what, story = told((None,))
    assert what == "False call: three tricks taken"
    assert story == "The other side called a renege that was not proved, and lost three tricks for it."


@pytest.mark.parametrize("proofs", [None, (Proven(EAST, 5, Card(3), None),)])
def test_BD_63_a_renege_that_was_proved_or_is_not_known_is_told_as_one(proofs):
    what, story = told(proofs)
    assert what.startswith("Revoke") and story.endswith("The other side revoked, and lost three tricks for it.")
