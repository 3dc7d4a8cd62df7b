"""The record of a deal in every game: two, three or four cards to a trick, dead hands, packets and jokers."""

import re

import pytest

from dummywhist.engine.cards.hand import size
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.ui.panels.record_lines import (
    cards_played,
    columns,
    dealt_hands,
    first_step,
    headline,
    place_of,
    progress,
    seat_names,
    spoken,
    step_of,
    trick_rows,
    trick_size,
)
from dummywhist.ui.panels.record_panel import RecordPanel
from dummywhist.ui.words.hands import hand_words
from tests.golden.making import FOLDER
from tests.ui.golden import RECORDS, moments, name

A = PLAYERS[0]
NAMES = dict(zip(PLAYERS, ("Ada", "Bess", "Cora", "Dora"), strict=True))
RAW = re.compile(r"None\b|[a-z]_[a-z]|[{}<>]|\bNS\b|\bEW\b|  ")


def ends(path):
    """Return the first and the last counted deals of a session, as a View."""
    done = [moment for moment in moments(path, 3) if moment.deal is not None and moment.deal.result is not None]
    return [done[0], done[-1]] if done else []


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_every_card_of_every_game_is_found_and_said(path):
    for moment in moments(path, 6):
        view = moment.view(A if A in moment.session.players else None)
        if view is None:
            continue
        names = seat_names(view, NAMES, A)
        seats, rows, size_ = columns(view), trick_rows(view), trick_size(view)
        assert len(seats) == size_ == len(view.layout.chairs) and set(names) == set(view.layout.chairs)
        assert not RAW.search(headline(view, NAMES, A)), headline(view, NAMES, A)
        for number, row in enumerate(rows):
            laid = [seat for seat in seats if row.cards[seat] is not None]
            assert row.turned or len(laid) == (size_ if number < len(view.played) else len(view.trick))
            for seat in seats:
                assert not RAW.search(spoken(row, seat, names[seat]))
        for step in range(max(1, first_step(view)), cards_played(view) + 1):
            place = place_of(view, step)
            assert step_of(view, place) == step
            card = rows[place.row].cards[place.seat]
            played = [card for trick in view.played for card in trick.cards] + list(view.trick)
            assert card is None or card == played[step - 1]
            quitted = view.result is None and step == first_step(view)
            where = (
                f"Before trick {place.row + 2}" if quitted else f"Trick {place.row + 1}, card {(step - 1) % size_ + 1}"
            )
            assert progress(view, step) == where
    for moment in ends(path):
        view = moment.view(A)
        hands = dealt_hands(view, NAMES, A)
        assert sum(size(hand) for _, hand in hands) == sum(size(hand) for hand in view.dealt)
        assert len({title for title, _ in hands}) == len(hands) or view.home.holder.count(None) > 1
        for title, hand in hands:
            assert title and not RAW.search(title) and not RAW.search(hand_words(hand))


@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem in ("default", "jokers-on")], ids=name)
def test_the_dock_shows_the_deals_of_every_game(path, qtbot):
    """Built from the widgets: a column for each seat, all cards as accessible words, hands with their jokers."""
    panel = RecordPanel(NAMES, A)
    qtbot.addWidget(panel)
    panel.resize(360, 700)
    panel.show()
    for moment in ends(path):
        view = moment.view(A)
        panel.show_deal(view, moment.deal.number, None)
        assert panel.tricks.columnCount() == 1 + len(view.layout.chairs)
        assert panel.tricks.rowCount() == len(view.played) + bool(view.trick)
        assert not RAW.search(panel.hands.accessibleName())
        assert panel.hands.accessibleName().count("joker") == sum(hand >> 52 & 1 for hand in view.dealt) + sum(
            hand >> 53 & 1 for hand in view.dealt
        )
        panel.first()
        for _ in range(min(9, cards_played(view))):
            panel.forward()
        assert panel.at == min(9, cards_played(view))
        panel.grab()


def test_hands_thrown_in_are_told_with_who_took_what():
    """HW-4, TH-12."""
    said = set()
    for path in (FOLDER / "humbug" / "default-27.dwr", FOLDER / "three-handed" / "default.dwr"):
        for moment in moments(path, 400):
            if moment.deal is not None and moment.deal.result is not None:
                said |= {title for title, _ in dealt_hands(moment.view(A), NAMES, A)}
    assert said >= {"Dead hand", "Dead hand, taken by you", "You, thrown in", "Dummy, taken by Bess", "Bess, thrown in"}


def test_the_packet_of_a_bid_hand_is_the_dummy_and_the_contract_is_told():
    for moment in ends(FOLDER / "bid-dummy" / "jokers-on.dwr"):
        view = moment.view(A)
        titles = dict(dealt_hands(view, NAMES, A))
        assert size(titles["Dummy"]) == 15
        assert " bid " in headline(view, NAMES, A) and "Books: " in headline(view, NAMES, A)


def test_another_table_with_fewer_people_takes_the_place_of_the_last(qtbot):
    panel = RecordPanel(NAMES, A)
    qtbot.addWidget(panel)
    panel.show_deal(ends(FOLDER / "mort-4" / "default.dwr")[0].view(A))
    two = {player: NAMES[player] for player in PLAYERS[:2]}
    panel.set_names(two, A)
    assert panel.story.text() == "No deal yet." and panel.at == 0
    panel.show_deal(ends(FOLDER / "humbug" / "default.dwr")[0].view(A))
    assert panel.tricks.columnCount() == 3
