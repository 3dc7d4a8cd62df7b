"""Does one gesture do one thing? Double clicks, held keys, presses that begin before a picture stands, drags."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.deal.actions.play import Play
from dummywhist.ui.club.starting import NewMatchSheet
from dummywhist.ui.controls import fresh
from dummywhist.ui.controls.buttons import IconButton, PrimaryButton
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.scene.parts import Choice
from dummywhist.ui.seat import course
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.inputs import Fired
from dummywhist.ui.seat.moment import Timer
from dummywhist.ui.tongues import speak
from tests.ui.house import House, point

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SMALL = (1024, 640)
LONG_MS = 3_600_000


def in_window(house: House, widget: QWidget, at: QPoint) -> QPoint:
    return widget.mapTo(house.window, at)


def double_click(house: House, at: QPoint) -> None:
    """Double click the table as the window system tells it."""
    QTest.mouseDClick(house.window.windowHandle(), LEFT, NONE, in_window(house, house.view.viewport(), at))


def hold(
    house: House,
    key: Qt.Key,
    times: int = 4,
    flagged: bool = True,
    before_release: Callable[[], object] = lambda: None,
) -> None:
    """Press a key and keep it down; as X11 repeats it if not ``flagged``: let go and pressed in one millisecond."""
    handle, now = house.window.windowHandle(), 1_000_000
    assert handle is not None

    def send(kind: QEvent.Type, repeated: bool) -> None:
        for each in (QEvent.Type.ShortcutOverride, kind) if kind == QEvent.Type.KeyPress else (kind,):
            event = QKeyEvent(each, key, NONE, "\r" if key == Qt.Key.Key_Return else " ", repeated)
            event.setTimestamp(now)
            QApplication.sendEvent(handle, event)

    send(QEvent.Type.KeyPress, False)
    for _ in range(times):
        house.rest_or(lambda: True)
        QTest.qWait(5)
        now += 40
        send(QEvent.Type.KeyRelease, flagged)
        send(QEvent.Type.KeyPress, flagged)
    before_release()
    now += 20
    send(QEvent.Type.KeyRelease, False)


def cards_out(house: House) -> int:
    return sum(isinstance(entry.action, Play) for entry in house.table.entries)


def mine(house: House) -> list[Card]:
    """The cards that the person has played, dummy's with his own."""
    by = house.conductor.viewer
    return [entry.action.card for entry in house.table.entries if entry.by == by and isinstance(entry.action, Play)]


def at_fourth_card(house: House) -> None:
    """Play on until the person plays the fourth card of the trick."""
    while not (house.rest().playable and len(house.deal.trick) == 3):
        house.click_card(min(house.picture.playable)) if house.picture.playable else house.click_cloth()


@pytest.fixture
def guarded(monkeypatch: pytest.MonkeyPatch, house: House) -> None:
    """A full trick takes no stroke until the test says that the time is over."""
    monkeypatch.setattr(course, "GUARD_MS", LONG_MS)


def over(house: House) -> None:
    """The time of the guard is over."""
    house.rest()
    house.conductor.feed(Fired(Timer.GUARD))


def test_a_double_click_on_the_fourth_card_plays_it_and_nothing_else(house: House) -> None:
    house.open(size=SMALL)
    at_fourth_card(house)
    out = cards_out(house)
    double_click(house, house.place_of(max(house.picture.playable)))
    house.rest()
    assert cards_out(house) == out + 1 and house.conductor.mode is Mode.TRICK and len(house.deal.trick) == 4


def test_a_double_click_never_leads_where_tricks_gather_themselves(house: House) -> None:
    house.open(size=SMALL, gather="at_once")
    for _ in range(8):
        before, card = mine(house), max(house.rest().playable)
        double_click(house, house.place_of(card))
        house.rest()
        assert mine(house) == [*before, card]


def test_a_double_click_chooses_and_plays_the_same_card(house: House) -> None:
    house.open(size=SMALL, play="choose")
    card = min(house.rest().playable)
    double_click(house, house.place_of(card))
    assert mine(house) == [card]


def test_the_second_press_of_a_double_click_falls_on_nothing_that_came_up_under_it(house: House) -> None:
    house.open(size=SMALL)
    house.rest()
    veil = QPushButton(house.view.viewport())
    veil.setGeometry(house.view.viewport().rect())
    veil.clicked.connect(veil.hide)
    veil.show()
    out = cards_out(house)
    double_click(house, house.place_of(min(house.picture.playable)))
    assert veil.isHidden() and cards_out(house) == out


def test_a_full_trick_takes_no_stroke_while_the_guard_runs(house: House, guarded: None) -> None:
    house.open(size=SMALL)
    while house.rest().winning is None:
        house.click_card(min(house.picture.playable))
    own = next(card for card in house.deal_hand("bottom"))
    out = cards_out(house)
    house.click_card(own)
    house.click_cloth()
    house.type(card_text(own))
    house.key(Qt.Key.Key_Return)
    QTest.mousePress(house.view.viewport(), LEFT, pos=house.bare())
    over(house)
    QTest.mouseRelease(house.view.viewport(), LEFT, pos=house.bare())
    assert cards_out(house) == out and house.conductor.mode is Mode.TRICK, "the press was made too early"
    house.click_cloth()
    assert house.conductor.mode is not Mode.TRICK


@pytest.mark.parametrize("flagged", [True, False])
@pytest.mark.parametrize("gather", ["wait", "at_once"])
def test_a_held_key_plays_one_card(house: House, gather: str, flagged: bool) -> None:
    house.open(size=SMALL, gather=gather)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        while not house.rest().playable:
            house.click_cloth()
        house.view.focus_hand()
        before, gathered = len(mine(house)), len(house.deal.tricks)
        hold(house, key, 8, flagged)
        house.rest()
        assert len(mine(house)) == before + 1
        assert gather == "at_once" or len(house.deal.tricks) == gathered


@pytest.mark.parametrize("flagged", [True, False])
def test_a_held_key_presses_one_button_whatever_has_the_focus(house: House, flagged: bool) -> None:
    house.open(size=SMALL)
    house.rest()
    pressed: list[str] = []
    for kind in (house.view.overlay.regions, {"undo": house.window.bar_buttons[0]}):
        for name, widget in kind.items():
            clicked = getattr(widget, "clicked", None)
            if clicked is None or not widget.isEnabled():
                continue
            clicked.connect(lambda _on=False, name=name: pressed.append(name))
            widget.setFocus()
            for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
                before = len(pressed)
                hold(house, key, flagged=flagged)
                assert len(pressed) <= before + 1, name
                house.program.put_sheet_away()


@pytest.mark.parametrize("flagged", [True, False])
def test_a_held_key_presses_a_button_once(house: House, flagged: bool) -> None:
    house.open(size=SMALL)
    house.rest()
    button, pressed = PrimaryButton("Next deal", house.window), []
    button.show()
    button.clicked.connect(lambda: pressed.append(True))
    for number, key in enumerate((Qt.Key.Key_Return, Qt.Key.Key_Space), 1):
        button.setFocus()
        hold(house, key, flagged=flagged)
        assert len(pressed) == number


def test_what_is_moved_and_typed_with_repeats(house: House) -> None:
    house.open(size=SMALL)
    house.rest()
    house.key(Qt.Key.Key_Home)
    cards = len(house.deal_hand("bottom"))
    hold(house, Qt.Key.Key_Right, cards)
    assert house.view.focus_card == max(house.picture.playable, key=lambda card: house.place_of(card).x())


def test_a_command_is_done_once_while_its_key_is_held(house: House) -> None:
    house.open(size=SMALL)
    for command, action in house.window.actions_by_key.items():
        assert action.autoRepeat() == (command in ("back", "forward")), command


def test_a_key_that_ends_a_film_plays_nothing_that_was_not_seen(house: House) -> None:
    house.open(size=SMALL, motion="slow", gather="at_once")
    house.rest()
    house.key(Qt.Key.Key_Home)
    first = house.view.focus_card
    house.key(Qt.Key.Key_Return)
    assert house.view.busy
    while house.conductor.mode is not Mode.PERSON:
        house.key(Qt.Key.Key_Return)
        QTest.qWait(1)
    assert mine(house) == [first]


def test_a_press_on_a_card_that_glides_back_means_what_is_painted(house: House) -> None:
    house.open(size=SMALL, motion="slow")
    house.rest()
    card, surface = min(house.picture.playable), house.view.viewport()
    start, away = house.place_of(card), house.place_of(card) + QPoint(-60, 20)
    QTest.mousePress(surface, LEFT, pos=start)
    QTest.mouseMove(surface, start + QPoint(-30, 10))
    QTest.mouseMove(surface, away)
    QTest.mouseRelease(surface, LEFT, pos=away)
    item = house.view.stage.item_of(card)
    assert item is not None and item.pose != house.view.stage.target(item), "it is on its way back"
    house.click(start)
    assert not mine(house), "it is not there yet"
    house.until(lambda: not house.view.stage.moving)
    house.click(start)
    assert mine(house) == [card]


def test_a_card_dragged_while_dummy_is_on_turn_is_told_whose_turn_it_is(house: House) -> None:
    house.open(size=SMALL)
    while house.rest().acting != "top":
        house.click_card(min(house.picture.playable)) if house.picture.playable else house.click_cloth()
    card, before = house.deal_hand("bottom")[0], house.on_disk()
    surface, start, well = house.view.viewport(), house.place_of(card), point(house.view.scene_items.table.well)
    wanted = {
        "en": "It is dummy’s turn: choose a card of dummy’s hand.",
        "fr": "C’est au mort : choisissez une carte du mort.",
        "de": "Der Strohmann ist dran: Wählen Sie eine Karte von ihm.",
    }
    for language, words in wanted.items():
        house.program.prefer(Preferences.language, language)
        house.rest()
        QTest.mousePress(surface, LEFT, pos=start)
        for end in (start + (well - start) / 2, well):
            QTest.mouseMove(surface, end)
        QTest.mouseRelease(surface, LEFT, pos=well)
        assert " ".join(house.prompt.split()) == words and house.on_disk() == before
    speak("en")


def comes_up(house: House, what: str) -> QAbstractButton:
    """Let something come up with a button in it, as it does for somebody who plays; return the button."""
    if what == "question":
        house.sit_at("humbug", ("person", "beginner"), size=SMALL)
        house.rest()
        box = house.view.question.box
        assert box is not None
        button = box.first()
    elif what == "curtain":
        house.sit(("person", "person", "person"), size=SMALL)
        house.rest()
        button = house.view.curtain.keep
    else:
        house.open(size=SMALL)
        house.rest()
        match what:
            case "choices":
                house.view.choices.blockSignals(True)  # nothing is offered, so nobody is told
                house.view.choices.show_choices((Choice("Next deal", None, primary=True),))
                house.view.choices.lie(500, 300)
                button = house.view.choices.buttons[0]
            case "sheet":
                house.do("about")
                button = house.sheet(Sheet).cross
            case _:
                house.do("rules")
                dock = house.window.central.dock
                assert dock is not None
                button = dock.findChildren(IconButton)[0]
    assert isinstance(button, QAbstractButton)
    return button


@pytest.mark.parametrize("what", ["question", "choices", "curtain", "sheet", "dock"])
def test_what_came_up_takes_no_press_made_before_it_was_seen(
    house: House, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    assert fresh.GUARD_MS == 0
    monkeypatch.setattr(fresh, "GUARD_MS", LONG_MS)
    button, pressed = comes_up(house, what), []
    handle, at = house.window.windowHandle(), in_window(house, button, button.rect().center())
    button.clicked.connect(lambda: pressed.append(True))
    button.setFocus()
    before = house.table.stamp
    QTest.mouseClick(handle, LEFT, NONE, at)
    QTest.mouseDClick(handle, LEFT, NONE, at)
    QTest.keyClick(handle, Qt.Key.Key_Return)
    QTest.keyClick(handle, Qt.Key.Key_Space)
    if what != "dock":  # beside it cards are played
        house.view.enter()
    assert not pressed and button.isVisible() and house.table.stamp == before
    monkeypatch.setattr(fresh, "GUARD_MS", 0)
    QTest.mouseClick(handle, LEFT, NONE, at)
    assert pressed


def test_a_new_line_is_heard_at_once_where_many_are_typed_and_decides_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.open(size=SMALL)
    house.rest()
    monkeypatch.setattr(fresh, "GUARD_MS", LONG_MS)
    sheet = NewMatchSheet(house.window, lambda: 5)
    sheet.open()
    sheet.names.setFocus()
    handle, begun = house.window.windowHandle(), []
    sheet.begin_wanted.connect(begun.append)
    for key in (Qt.Key.Key_A, Qt.Key.Key_Return, Qt.Key.Key_B, Qt.Key.Key_Enter, Qt.Key.Key_C):
        QTest.keyClick(handle, key)
    assert sheet.names.toPlainText() == "a\nb\nc"
    sheet.names.setPlainText("\n".join("ABCDEF"[at] + " / " + "UVWXYZ"[at] for at in range(6)))
    QTest.keyClick(handle, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert sheet.begin.isEnabled() and not begun, "what decides is heard later"
    sheet.reject()


def test_a_held_key_lifts_the_curtain_until_it_is_let_go(house: House) -> None:
    """X11 tells of a held key as of one that goes up and down again in one millisecond."""
    house.sit(("person", "person", "person"), size=SMALL)
    house.rest()
    lifted: list[bool] = []
    house.view.look_held.connect(lifted.append)
    seen: list[list[bool]] = []
    hold(house, Qt.Key.Key_Space, 5, flagged=False, before_release=lambda: seen.append([*lifted]))
    assert seen == [[True]], "it is held all the while"
    house.until(lambda: lifted == [True, False])


def test_arrows_are_heard_in_what_came_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fresh, "GUARD_MS", LONG_MS)
    first = comes_up(house, "question")
    first.setFocus()
    QTest.keyClick(house.window.windowHandle(), Qt.Key.Key_Right)
    assert house.focus() is not first


def test_the_computer_finishes_also_where_tricks_wait(house: House) -> None:
    house.open(size=SMALL, gather="wait")
    while house.rest().winning is None:
        house.click_card(min(house.picture.playable))
    house.do("finish_deal")
    house.until(lambda: house.table.session.deals == 1)
