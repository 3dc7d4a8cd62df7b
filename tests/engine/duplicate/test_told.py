"""What do pages about a match tell?"""

from random import Random

import pytest

from dummywhist.engine.duplicate.journal import Back, Correction, NewDeal, Noted, Result
from dummywhist.engine.duplicate.match import begun, with_journal
from dummywhist.engine.duplicate.moves import Moves, moves_after
from dummywhist.engine.duplicate.result import Made, Place, TakesAverage
from dummywhist.engine.duplicate.told import (
    entries_of,
    in_runs,
    last_standing,
    last_steps,
    replaced,
    sits_out,
    steps,
    travellers,
)
from tests.engine.duplicate.matches import random_match
from tests.engine.duplicate.playing import full, setup

PLACE = Place(1, 1, 1)
NINE, EIGHT = Noted(Result(PLACE, Made(9))), Noted(Correction(PLACE, Made(8)))


@pytest.mark.parametrize(
    ("journal", "before"),
    [
        ((NINE,), None),
        ((NINE, EIGHT), Made(9)),
        ((NINE, EIGHT, Noted(Correction(PLACE, TakesAverage()))), Made(8)),
        ((NINE, EIGHT, Noted(Back())), None),
        ((NINE, EIGHT, Noted(Correction(PLACE, Made(7))), Noted(Back())), Made(9)),
        ((NINE, Noted(Correction(PLACE, Made(9)))), None),
        ((NINE, Noted(NewDeal(1)), Noted(Result(PLACE, Made(4)))), None),
    ],
)
def test_what_a_correction_took_the_place_of(journal, before):
    assert replaced(entries_of(journal, [PLACE])[PLACE]) == before


def test_runs_of_numbers_have_a_first_and_a_last():
    assert in_runs((1, 2, 3, 7, 9, 10)) == "1–3, 7, 9–10" and in_runs(()) == ""


def test_DW_MOV_11_east_and_west_go_down_and_trays_up():
    movement = begun(setup("mitchell", 10)).movement
    assert moves_after(movement, 1) == Moves((0, -1, 0, -1), 1, skip=False)
    assert moves_after(movement, 5) is None


def test_DW_MOV_2_gentlemen_go_up_and_trays_down():
    movement = begun(setup("mitchell", 20, "persons")).movement
    assert moves_after(movement, 1) == Moves((0, 0, 1, 1), -1, skip=False)


def test_DW_MOV_8_at_the_skip_they_go_two_tables():
    movement = begun(setup("skip", 12)).movement
    assert moves_after(movement, 3) == Moves((0, -2, 0, -2), 1, skip=True)
    assert moves_after(movement, 2) == Moves((0, -1, 0, -1), 1, skip=False)


def test_DW_MOV_10_two_tables_exchange_their_trays():
    assert moves_after(begun(setup("mitchell", 4)).movement, 1) == Moves((0, 0, 0, 0), 1, skip=False)


def test_DW_MOV_5_with_a_bye_they_go_one_place():
    movement = begun(setup("bye", 8)).movement
    assert all(moves_after(movement, number) == Moves((0, -1, 0, -1), 1, False) for number in range(1, movement.rounds))


@pytest.mark.parametrize(("form", "number"), [("howell", 8), ("stationary_table", 8)])
def test_where_not_all_go_alike_nothing_is_said(form, number):
    moves = moves_after(begun(setup(form, number)).movement, 1)
    assert moves is not None and None in moves.seats


def test_who_sits_out():
    movement = begun(setup("mitchell", 9)).movement
    assert sits_out(movement, movement.at(1)) == ["5"]


def test_what_was_entered_for_a_place_stays():
    first, other = Place(1, 1, 1), Place(1, 1, 2)
    journal = [
        Noted(Result(first, Made(9)), "20:41"), Noted(Result(other, Made(3))), Noted(Correction(first, Made(8))),
        Noted(Back()), Noted(Correction(first, Made(7)), "20:58", "Ruth"),
    ]  # fmt: skip
    match = with_journal(setup("mitchell", 10), tuple(journal))
    found = entries_of(match.journal, [first])[first]
    assert [(step.noted.entry.played.north_south, step.stands) for step in found] == [
        (9, True), (8, False), (7, True),
    ]  # fmt: skip
    assert len(steps(match.journal)) == 4


def test_travellers_tell_every_result():
    match = full(setup("mitchell", 10), lambda place, holders: (place.tray + place.table) % 14)
    trays = dict(travellers(match))
    assert len(trays) == 10 and all(len(lines) == 5 for lines in trays.values())
    assert {line.holders[0] for line in trays[4]} == {1, 2, 3, 4, 5}


def test_the_last_entries_are_told_without_a_look_at_all():
    rng, backs = Random(11), 0
    for _ in range(60):
        match, _ = random_match(rng)
        journal = match.journal
        backs += sum(isinstance(noted.entry, Back) for noted in journal)
        assert list(last_steps(journal)) == steps(journal)[::-1]
        assert list(last_standing(journal)) == [step.noted for step in steps(journal) if step.stands][::-1]
    assert backs > 20
