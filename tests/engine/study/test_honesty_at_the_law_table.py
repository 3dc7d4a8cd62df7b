"""Are other deals really alike for the chooser where cards are taken back? (W-REV-4)"""

from itertools import islice
from random import Random

import pytest

from dummywhist.engine.deal.actions.laws import Withdraw
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.study import honesty
from dummywhist.engine.study.choices import choices_back
from dummywhist.engine.study.honesty import Chosen, reshuffled
from tests.engine.test_seats import moments

LAWS = {"follow": "penalise", "penalise_scope": "revoke_turn", "revoke_detection": "claim"}


PLACES = (264, 267, 282, 285)
"""Entries of the deal of random plays below after which it is asked: a call was not obeyed shortly before."""


def compared() -> int:
    """Compare the Views of reshuffled deals after a card was taken back; return how many deals were compared."""
    dice, found = Random(1), 0
    for place, table in enumerate(islice(moments("duplicate-whist", 2, LAWS), PLACES[-1] + 1)):
        if place not in PLACES:
            continue
        log = table.deals()[-1].log
        at = next(at for at in choices_back(log) if log.entries[at][1].plays is not None)
        assert any(isinstance(action, Withdraw) for _, action in log.entries[:at])
        chosen = Chosen(log, at)
        for other in reshuffled(chosen, 3, dice):
            assert view_text(other.view()) == view_text(chosen.view())
            found += 1
    return found


def test_W_REV_4_who_takes_a_card_back_tells_whether_he_could_have_followed():
    assert compared() > 3


def test_without_that_another_view_is_found(monkeypatch):
    monkeypatch.setattr(honesty, "_mended", lambda chosen: [])
    with pytest.raises(AssertionError):
        compared()
