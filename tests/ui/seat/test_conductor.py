"""Whose turn it is, and what the table waits for."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.knowledge.view import Cards
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.session import session as sessions
from dummywhist.engine.table import Table
from dummywhist.ui.seat.conductor import Conductor, Mode, Pace
from tests.ui.seat.driving import agreed_table, conducted, script

NONSENSE = """
import sys
print("bot strange 1", "level steady", "ready", sep="\\n", flush=True)
for line in sys.stdin:
    if line.startswith("decide"):
        print("what is whist?", flush=True)
"""
UNLAWFUL = """
import sys
print("bot strange 1", "level steady", "ready", sep="\\n", flush=True)
for line in sys.stdin:
    if line.startswith("decide"):
        stamp = line.split()[1]
        for suit in "SHDC":
            pass
        print("action", stamp, "play JB", flush=True)
"""
DIES = "raise SystemExit(3)"


@pytest.fixture
def room(qapp: QObject, bots: None) -> Iterator[QObject]:
    room = QObject()
    yield room
    for conductor in room.findChildren(Conductor):
        conductor.close()


def first(table: Table | Operator) -> Play:
    view = table.seat(table.standing.persons[0]).view
    assert view is not None
    return next(option for option in view.options if isinstance(option, Play))


def play_deal(qtbot, conductor: Conductor) -> None:
    """Play a deal for the person, always the first lawful card."""
    deals = conductor.standing.deals
    while conductor.standing.deals == deals:
        qtbot.waitUntil(lambda: conductor.mode in (Mode.PERSON, Mode.BETWEEN, Mode.OVER), timeout=15000)
        if conductor.mode is Mode.PERSON:
            assert conductor.propose(first(conductor.operator))


def test_a_person_plays_a_deal_against_two_computers(qtbot, room: QObject) -> None:
    table = agreed_table()
    conductor, watcher = conducted(table, room)
    conductor.begin()
    play_deal(qtbot, conductor)
    qtbot.waitUntil(lambda: conductor.mode is Mode.BETWEEN)
    assert table.session.last is not None and table.session.last.result is not None
    assert watcher.refusals == [] and watcher.notes == []
    assert conductor.next_deal()
    qtbot.waitUntil(lambda: conductor.mode is Mode.PERSON and table.session.deal.phase_name == "play")


def test_computers_alone_play_on_without_anybody(qtbot, room: QObject) -> None:
    table = agreed_table(("steady", "steady", "beginner"), dummy_order="continuous", rubbers=1)
    conductor, _ = conducted(table, room)
    conductor.begin()
    qtbot.waitUntil(lambda: conductor.mode is Mode.OVER, timeout=60000)
    assert table.session.stage == "over"


@pytest.mark.parametrize("text", [NONSENSE, UNLAWFUL, DIES], ids=["nonsense", "unlawful", "dies"])
def test_a_bot_that_fails_is_replaced_and_the_deal_goes_on(qtbot, room: QObject, tmp_path: Path, text: str) -> None:
    table = agreed_table()
    conductor, watcher = conducted(table, room, script(tmp_path, text))
    conductor.begin()
    play_deal(qtbot, conductor)
    assert "note.replaced" in watcher.notes
    assert table.session.deals == 1


def test_a_full_trick_waits_for_the_person(qtbot, room: QObject) -> None:
    table = agreed_table()
    conductor, _ = conducted(table, room)
    conductor.set_pace(Pace(0, None))
    conductor.begin()
    while True:
        qtbot.waitUntil(lambda: conductor.mode in (Mode.PERSON, Mode.TRICK))
        if conductor.mode is Mode.TRICK:
            break
        conductor.propose(first(table))
    assert len(table.session.deal.trick) == 4
    assert conductor.gather()
    qtbot.waitUntil(lambda: conductor.mode in (Mode.PERSON, Mode.COMPUTER))
    assert len(table.session.deal.tricks) == 1


def _moved(table: Table, stamp: int) -> bool:
    return table.stamp != stamp


def played_with_forced_cards(qtbot, conductor: Conductor, table: Table) -> int:
    """Play a deal, never a person's only card by hand; return how many cards were played for people."""
    conductor.set_pace(Pace(0, 0, forced=True))
    conductor.begin()
    by_hand = 0
    people = len(table.standing.persons)
    while conductor.standing.deals == 0:
        qtbot.waitUntil(lambda: conductor.mode in (Mode.PERSON, Mode.BETWEEN, Mode.CURTAIN, Mode.OVER), timeout=15000)
        if conductor.mode is Mode.CURTAIN:
            conductor.keep_showing()
        elif conductor.mode is Mode.PERSON and conductor.moment.actor is not None:
            view = table.seat(conductor.moment.actor).view
            assert view is not None
            cards = [option for option in view.options if isinstance(option, Play)]
            held = view.hands[view.to_play] if view.to_play is not None else None
            last = isinstance(held, Cards) and held.hand.bit_count() == 1
            if len(cards) == 1 and (people == 1 or last):
                stamp = table.stamp
                qtbot.waitUntil(partial(_moved, table, stamp))
            elif cards:
                by_hand += 1
                assert conductor.propose(cards[0])
    return by_hand


def test_the_only_card_is_played_for_a_person_who_wishes_it(qtbot, room: QObject) -> None:
    table = agreed_table()
    conductor, watcher = conducted(table, room)
    by_hand = played_with_forced_cards(qtbot, conductor, table)
    assert 13 <= by_hand < 26 and watcher.refusals == []


def test_among_several_people_only_the_last_card_is_played_for_one(qtbot, room: QObject) -> None:
    table = agreed_table(("person", "person", "person"))
    conductor, watcher = conducted(table, room)
    by_hand = played_with_forced_cards(qtbot, conductor, table)
    assert by_hand == 48 and watcher.refusals == []


def test_undo_goes_back_to_the_last_choice_of_the_person_and_redo_forward(qtbot, room: QObject) -> None:
    table = agreed_table()
    conductor, _ = conducted(table, room)
    conductor.begin()
    qtbot.waitUntil(lambda: conductor.mode is Mode.PERSON)
    before = table.session
    conductor.propose(first(table))
    qtbot.waitUntil(lambda: conductor.mode is Mode.PERSON)
    after = table.session
    assert conductor.undo()
    qtbot.waitUntil(lambda: conductor.mode is Mode.PERSON)
    assert table.session == before
    assert conductor.redo()
    qtbot.waitUntil(lambda: conductor.mode is Mode.PERSON)
    assert table.session == after
    assert not conductor.redo()


def test_between_two_people_a_curtain_falls(qtbot, room: QObject) -> None:
    table = agreed_table(("person", "person", "steady"))
    conductor, _ = conducted(table, room)
    conductor.begin()
    seen = set()
    for _ in range(12):
        qtbot.waitUntil(lambda: conductor.mode in (Mode.CURTAIN, Mode.PERSON))
        if conductor.mode is Mode.CURTAIN:
            assert conductor.viewer is None
            view = conductor.view()
            assert view is not None and view.viewer is None
            expected = conductor.expected
            conductor.look(True)
            assert conductor.viewer == expected and conductor.mode is Mode.PERSON
            conductor.look(False)
            assert conductor.viewer is None and conductor.mode is Mode.CURTAIN
            conductor.keep_showing()
            seen.add(expected)
        assert conductor.viewer == conductor.on_turn
        conductor.propose(next(option for option in conductor.view().options if isinstance(option, Play)))
    assert len(seen) == 2


def test_the_computer_plays_one_card_or_the_deal_for_a_person(qtbot, room: QObject) -> None:
    table = agreed_table()
    conductor, watcher = conducted(table, room)
    conductor.begin()
    qtbot.waitUntil(lambda: conductor.mode is Mode.PERSON)
    stamp = table.stamp
    with qtbot.waitSignal(conductor.hinted) as hinted:
        assert conductor.ask_hint()
    assert hinted.args[0].action in sessions.choices(table.session, conductor.viewer)
    assert table.stamp == stamp
    assert conductor.play_for_me()
    qtbot.waitUntil(lambda: table.stamp > stamp)
    assert conductor.finish_deal()
    qtbot.waitUntil(lambda: conductor.mode is Mode.BETWEEN, timeout=20000)
    assert table.session.deals == 1 and not watcher.refusals


def test_a_seat_changes_between_person_and_computer(qtbot, room: QObject) -> None:
    table = agreed_table()
    conductor, _ = conducted(table, room)
    conductor.begin()
    qtbot.waitUntil(lambda: conductor.mode is Mode.PERSON)
    player = table.persons[0]
    assert conductor.reseat(player, "steady", "Ada")
    qtbot.waitUntil(lambda: table.session.deals >= 1, timeout=20000)
    assert conductor.persons() == ()
    conductor.reseat(player, "person", "Ruth")
    assert conductor.persons() == (player,)


def test_a_proposal_out_of_turn_is_refused_in_words(qtbot, room: QObject) -> None:
    table = agreed_table()
    conductor, watcher = conducted(table, room)
    conductor.begin()
    qtbot.waitUntil(lambda: conductor.mode is Mode.PERSON)
    stamp = table.stamp
    assert not conductor.propose(Play(table.session.deal.trick[0]) if table.session.deal.trick else Play(53))
    assert watcher.refusals and table.stamp == stamp
