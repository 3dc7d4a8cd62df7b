"""Are the five rows of the review those of its picture? `pictured.json` holds what is counted of them now."""

import json
from pathlib import Path

import pytest

from dummywhist.engine.cards.card import SPADES
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.seat import seat_text
from dummywhist.engine.deal.layout import PLAYERS, side_of
from dummywhist.engine.solver.solver import Solver, is_native
from dummywhist.engine.study.deal_study import Judged, judged
from dummywhist.engine.study.honesty import played
from dummywhist.engine.study.knowable import knowable
from dummywhist.engine.study.open_hands import decisions, values
from dummywhist.engine.study.reasons import Fact
from dummywhist.engine.study.split import split
from dummywhist.engine.study.verdict import Verdict
from tests.engine.study.pictured import pictured

pytestmark = pytest.mark.skipif(not is_native(), reason="a deal is judged with the fast solver")
ROWS = json.loads((Path(__file__).parent / "pictured.json").read_text())
LOST = (Verdict.UNLUCKY, Verdict.LUCKY, Verdict.SLIP, Verdict.MISTAKE)
IN_PICTURE = [
    (1, "N", "SA", "unlucky, well played", 1, 0.0), (2, "E", "DA", "unlucky, well played", 1, 0.0),
    (4, "S", "SK", "mistake", 1, 0.87), (5, "E", "H7", "lucky", 0, 0.18), (6, "N", "SQ", "mistake", 1, 1.00),
]  # fmt: skip


def row(one: Judged) -> dict[str, object]:
    decision = one.decision
    return {
        "trick": decision.trick + 1, "seat": seat_text(decision.seat), "card": card_text(decision.card),
        "verdict": one.verdict.value, "seen": one.seen_loss, "known": round(one.known_loss, 2),
    }  # fmt: skip


def test_the_five_rows_are_what_they_were() -> None:
    found = list(decisions(pictured()))
    solver = Solver(64)
    told = []
    for one, seen in zip(found, values(found, solver), strict=True):
        place = (one.trick + 1, seat_text(one.seat), card_text(one.card))
        if place in [(row["trick"], row["seat"], row["card"]) for row in ROWS]:
            told.append(row(Judged(one, seen, knowable(one.view, one.card, solver))))
        else:
            assert max(seen.values()) == seen[one.card], "no other card cost a trick"
    assert told == ROWS


def test_they_are_the_rows_of_the_picture() -> None:
    """What could be known was counted there with other layouts and an older policy: within a tenth it is the same."""
    assert len(ROWS) == len(IN_PICTURE)
    for told, (trick, seat, card, verdict, seen, known) in zip(ROWS, IN_PICTURE, strict=True):
        assert [told[key] for key in ("trick", "seat", "card", "verdict", "seen")] == [trick, seat, card, verdict, seen]
        assert abs(told["known"] - known) < 0.10


def test_the_king_of_spades_loses_because_it_is_ruffed() -> None:
    """One spade is out, and who has not got it ruffs: that parts no layouts, and is the cause in all that lose."""
    one = next(one for one in decisions(pictured()) if one.trick == 3 and card_text(one.card) == "SK")
    told = knowable(one.view, one.card, Solver(64)).parting
    assert told.fact == Fact("ruffs", suit=SPADES) and told.explains > 0.99 and told.share > 0.85


def test_five_tricks_were_made_and_seven_were_there() -> None:
    log = pictured()
    state = played(log, len(log.entries))
    assert state.result is not None
    me = PLAYERS[0]
    assert dict(state.result.tricks)[side_of(state.layout, me)] == 5
    cards = list(decisions(log))
    assert max(values(cards[:1], Solver(32))[0].values()) == 7


@pytest.mark.repeated
def test_no_other_card_of_them_is_a_loss_and_the_split_is_that_of_the_statistics() -> None:
    log = pictured()
    found = list(judged(log))
    shown = [one for one in found if one.decision.trick < 6]  # what follows is no part of the picture
    assert [row(one) for one in shown if one.verdict in LOST] == ROWS
    state = played(log, len(log.entries))
    assert state.result is not None
    told = split(found, state.layout, state.result, PLAYERS[0])
    assert told is not None and (told.held, told.taken, told.claimed) == (7, 5, 0)
    assert told.own == pytest.approx(-1.87, abs=0.12) and told.partner == 0
    assert sum(one.known_loss for one in shown if one.decision.player != PLAYERS[0]) == pytest.approx(0.18, abs=0.1)
    assert told.sum == pytest.approx(5)
