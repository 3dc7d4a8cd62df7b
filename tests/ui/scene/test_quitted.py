"""Quitted cards that each player keeps before him: where they lie, and how they get there."""

from dataclasses import replace
from itertools import combinations

import pytest

from dummywhist.engine.cards.card import PACK
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.event import DealCounted
from dummywhist.ui.scene.cues import cues
from dummywhist.ui.scene.layout import PLACES, Backs, Facts, OwnHand, layout
from dummywhist.ui.scene.slots import contents
from dummywhist.ui.scene.times import Times
from tests.ui.scene.layout_check import SIZES
from tests.ui.scene.test_cues import A, told
from tools.scene_gallery import Game

WON = (False, True, True, False, True, True, False, True, True, False, True, True, True)


def table(size, tricks):
    left = 13 - tricks
    return Facts(*size, OwnHand(PACK[:left]), Backs(left), Backs(left), Backs(left), quitted=WON[:tricks])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tricks", range(14))
def test_every_trick_has_a_card_before_each_player_clear_of_everything_else(size, tricks):
    facts = table(size, tricks)
    laid = layout(facts)
    mt = laid.metrics
    assert set(laid.cards) == set(contents(facts))
    assert set(laid.quitted) == (set(PLACES) if tricks else set())
    for place, row in laid.quitted.items():
        for number in range(tricks):
            pose = laid.cards["quitted", place, number]
            rect = pose.rect(mt.rho)
            assert (rect.height > rect.width) == WON[number], "upright where North and South won, at all four places"
            wider = row.outset(0.01)
            assert wider.contains(rect.x, rect.y) and wider.contains(rect.right, rect.bottom)
            assert not pose.face_up
        assert row.x >= 0 and row.right <= mt.width and row.y >= 0 and row.bottom <= mt.height
        others = [pose.rect(mt.rho) for slot, pose in laid.cards.items() if slot[0] != "quitted"]
        assert not any(row.meets(other) for other in (*others, laid.marker, laid.trump_tile, laid.plates[place].rect))
    assert not any(one.meets(other) for one, other in combinations(laid.quitted.values(), 2))
    if tricks:
        assert laid.quitted_told is not None
        told_in = laid.quitted_told.rect
        hand = [pose.rect(mt.rho) for slot, pose in laid.cards.items() if slot[0] == "hand"]
        assert not any(told_in.meets(other) for other in (*hand, laid.quitted["bottom"]))


def test_each_card_of_a_trick_goes_to_the_row_of_who_played_it():
    gathered = 0
    tricks = 0
    for before, events, after in told(Game(7), A, 80):
        one = replace(before, facts=replace(before.facts, packets=(), quitted=WON[:tricks]))
        tricks = sum(dict(after.facts.packets).values())
        other = replace(after, facts=replace(after.facts, packets=(), quitted=WON[:tricks]))
        lying = contents(one.facts)
        for cue in cues(events, one, other, one.facts, Times("normal")):
            if cue.kind == "gather":
                gathered += 1
                assert {(move.start, move.end) for move in cue.moves} == {
                    (("trick", place), ("quitted", place, tricks - 1)) for place in PLACES
                }
                assert all(move.turns and move.card is None for move in cue.moves)
            if cue.clears:
                lying = {}
            for move in cue.moves:
                lying.pop(move.start, None)
            lying |= {move.end: move.card for move in cue.moves}
        if gathered and gathered < 4 and any(type(event).__name__ == "Quitted" for event in events):
            assert lying == contents(other.facts)
    assert gathered > 4


@pytest.mark.parametrize("size", SIZES)
def test_DW_TRAY_1_each_card_goes_into_its_own_pocket_of_the_tray_and_lies_inside_it(size):
    """As North, East, South and West lie on the tray, whoever sits at the bottom."""
    seats = {"left": NORTH, "top": EAST, "right": SOUTH, "bottom": WEST}
    laid = layout(
        replace(table(size, 13), quitted=(), pockets=tuple((place, seat, 13) for place, seat in seats.items()))
    )
    mt = laid.metrics
    where = {}
    for place in PLACES:
        (box,) = {laid.cards["pocket", place, i].rect(mt.rho) for i in range(13)}
        assert laid.marker.contains(box.x, box.y) and laid.marker.contains(box.right, box.bottom)
        assert not any(laid.cards["pocket", place, i].face_up for i in range(13))
        where[seats[place]] = box.centre
    assert where[NORTH].y < where[EAST].y < where[SOUTH].y and where[WEST].x < where[NORTH].x < where[EAST].x
    assert where[NORTH].x == pytest.approx(where[SOUTH].x) and where[EAST].y == pytest.approx(where[WEST].y)


def test_DW_TRAY_1_a_tray_closes_when_its_deal_is_counted_and_takes_all_that_lies_there():
    """Half a second at the usual speed; after a claim the cards still held go back as well, turned if they are seen."""
    before, _, after = next(told(Game(7), A, 60))
    for tricks in (5, 13):
        seats = dict(zip(PLACES, (SOUTH, WEST, NORTH, EAST), strict=True))
        one = replace(before, seats=seats, facts=replace(table((1366, 676), tricks), quitted=WON[:tricks]))
        other = replace(after, seats=seats, facts=replace(one.facts, quitted=WON[:tricks], counted=True))
        closed = [
            cue for cue in cues([DealCounted(("",))], one, other, one.facts, Times("normal")) if cue.kind == "close"
        ]
        (cue,) = closed
        assert cue.ms == 500
        lying = contents(one.facts)
        assert {move.start: move.turns for move in cue.moves} == {
            slot: card is not None for slot, card in lying.items()
        }
        assert all(move.card is None for move in cue.moves)
        assert {move.end for move in cue.moves} == {("pocket", place, i) for place in PLACES for i in range(13)}
        assert set(contents(cue.facts)) == set(layout(cue.facts).cards) == {move.end for move in cue.moves}
        gathered = replace(one, facts=replace(one.facts, quitted=None))
        assert not cues([DealCounted(("",))], gathered, other, one.facts, Times("normal"))
