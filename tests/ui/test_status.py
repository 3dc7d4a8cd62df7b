"""The words at the right of the status line, in every game."""

import re

import pytest
from PySide6.QtCore import QCoreApplication

from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.table import Table
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.words.status import deal_facts
from tests.golden.making import FOLDER
from tests.ui.golden import RECORDS, moments, name
from tests.ui.house import House, play

A = PLAYERS[0]


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_deal_and_trick_are_told_at_every_moment(path):
    for moment in moments(path, 8):
        view = moment.view(A)
        deal, more = deal_facts(view)
        if view is None:
            assert (deal, more) == ("", "")
            continue
        assert re.fullmatch(r"(Deal|Hand|Tray) \d+( of \d+)?", deal)
        assert re.fullmatch(r"((Trick|Book) \d+ of 13|\d+ up)?", more)
        assert int(deal.split()[1]) == view.ordinal + 1
        if view.phase == "play" and view.to_play is not None:
            assert more == f"{'Book' if view.game == 'bid-dummy' else 'Trick'} {len(view.played) + 1} of 13"


@pytest.mark.parametrize(
    ("record", "phase", "words"),
    [
        ("bid-dummy/default", "auction", ("Hand 1", "21 up")),
        ("three-handed/default", "exchange", ("Deal 1 of 12", "")),
        ("single-dummy-bridge/default", "auction", ("Deal 1", "500 up")),
        ("classic-whist/tournament_partners-rotate", "deal", ("Deal 1 of 12", "")),
        ("duplicate-whist/default", "play", ("Tray 1 of 12", "Trick 1 of 13")),
        ("mort-4/default", "play", ("Deal 1", "Trick 1 of 13")),
    ],
)
def test_each_game_says_how_far_it_goes(record, phase, words):
    views = (moment.view(A) for moment in moments(FOLDER / f"{record}.dwr", 400))
    assert deal_facts(next(view for view in views if view is not None and view.phase == phase)) == words


def test_a_counted_deal_has_its_number():
    view = next(m.view(A) for m in moments(FOLDER / "humbug" / "default.dwr") if m.deal and m.deal.result)
    assert deal_facts(view, 15_250_640_347)[0] == "Deal 1: K7QM 3X9T"
    assert deal_facts(view, 2**64 - 1)[0] == "Deal 1: number 18 446 744 073 709 551 615"


def test_the_name_of_the_game_stands_in_line_with_the_menus(house: House) -> None:
    house.open()
    house.rest()
    bar = house.window.menuBar()
    for size in (100, 150, 100):
        house.program.prefer(Preferences.text_size, size)
        QCoreApplication.processEvents()
        title, name = bar.actionGeometry(bar.actions()[0]), house.window.game_label.geometry()
        assert name.center().y() == title.center().y(), size


def in_second_deal(table: Table) -> bool:
    """Whether a trick of the second deal is in play."""
    deal = table.session.deal
    return table.session.deals == 1 and deal is not None and len(deal.tricks) == 2


def test_the_last_message_is_not_told_of_an_earlier_moment(house: House) -> None:
    house.seed(("person", "beginner", "beginner"), in_second_deal)
    house.open()
    play(house, 2)
    house.window.hush()  # what is told of the start stays for a while
    told = house.said
    assert " led " in told or " played " in told
    house.program.sheets.looking.show_moment(0, 0)
    house.rest()
    assert house.window.facts.text().split()[:2] == ["Deal", "1"] and house.said == ""
    house.program.sheets.looking.show_moment(0, 5)
    assert house.said == ""
    house.window.hush()
    assert house.said == ""
    house.sitting.leave_review()
    assert house.said == told
