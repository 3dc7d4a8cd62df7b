"""Does a sheet take the keys, fit the window, and give the focus back? Does a dock close? Does a ledger add up?"""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QColor, QKeySequence
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QMainWindow
from shiboken6 import delete, isValid

from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Check, Segmented
from dummywhist.ui.controls.dock import Dock, dock_width
from dummywhist.ui.controls.fields import TextField
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.theme import LIGHT, Fonts, Theme, over

# The screen of the tests knows no window manager, and says so.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise", extend=True)

ENTER, ESC, TAB, BACKTAB = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def behind(place, window):
    """A field in the window that had the focus before."""
    field = QLineEdit()
    place(field)
    field.setFocus()
    return field


@pytest.fixture
def sheet(qtbot, window, behind):
    made = Sheet(window, "New table", "Three players.", width=700, height=420)
    made.body.addWidget(TextField("Name"))
    made.body.addWidget(Segmented([(1, "Cut the cards"), (2, "Me")]))
    made.body.addWidget(Check("Prove each deal is fair"))
    made.add_button(SecondaryButton("Cancel"), press_closes=0)
    made.add_button(PrimaryButton("Sit down"), press_closes=1)
    return made


def test_the_safest_button_has_the_focus_and_the_field_before_gets_it_back(qtbot, sheet, behind):
    qtbot.waitUntil(behind.hasFocus)
    sheet.open()
    assert QApplication.focusWidget().text() == "Cancel"
    qtbot.keyClick(QApplication.focusWidget(), ESC)
    assert not sheet.isVisible()
    assert behind.hasFocus()


def test_one_sheet_may_open_the_next(qtbot, window, sheet, behind):
    qtbot.waitUntil(behind.hasFocus)
    after = Sheet(window, "Score sheet")
    close = after.add_button(PrimaryButton("Close"), press_closes=1)
    sheet.finished.connect(after.open)
    sheet.open()
    sheet.reject()
    assert close.hasFocus()
    assert after.isVisible()
    assert not sheet.isVisible()
    after.accept()
    assert behind.hasFocus()


def test_a_window_that_goes_takes_its_open_sheet_with_it(qtbot):
    going = QMainWindow()
    going.resize(900, 640)
    going.show()
    sheet = Sheet(going, "Score sheet")
    sheet.add_button(PrimaryButton("Close"), press_closes=1)
    sheet.open()
    qtbot.waitUntil(lambda: sheet.isAncestorOf(QApplication.focusWidget()))
    with qtbot.captureExceptions() as wrong:
        delete(going)
        QApplication.processEvents()
    assert wrong == [] and not isValid(sheet)


@pytest.mark.parametrize(("what", "result"), [("Cancel", 0), ("Sit down", 1)])
def test_buttons_close_with_their_result(qtbot, sheet, what, result):
    sheet.open()
    button = next(
        b for b in sheet.findChildren(SecondaryButton) + sheet.findChildren(PrimaryButton) if b.text() == what
    )
    with qtbot.waitSignal(sheet.finished) as told:
        qtbot.mouseClick(button, LEFT)
    assert told.args == [result]


def test_the_cross_and_esc_reject(qtbot, sheet):
    sheet.open()
    with qtbot.waitSignal(sheet.rejected):
        qtbot.mouseClick(sheet.cross, LEFT)
    sheet.open()
    field = sheet.findChild(TextField)
    field.setFocus()
    with qtbot.waitSignal(sheet.rejected):
        qtbot.keyClick(field, ESC)


def test_enter_in_a_field_presses_the_default_button(qtbot, sheet):
    sheet.open()
    field = sheet.findChild(TextField)
    field.setFocus()
    with qtbot.waitSignal(sheet.accepted):
        qtbot.keyClick(field, ENTER)


@pytest.mark.parametrize("round_first", [False, True])
def test_enter_on_a_choice_presses_the_default_button(qtbot, sheet, round_first):
    sheet.open()
    me = sheet.findChild(Segmented).segments[0]
    for _ in range(6 if round_first else 0):  # Tab has been on every button
        qtbot.keyClick(QApplication.focusWidget(), TAB)
    me.setChecked(True)
    me.setFocus()
    with qtbot.waitSignal(sheet.accepted):
        qtbot.keyClick(me, ENTER)


def test_enter_on_a_button_presses_that_one(qtbot, sheet):
    sheet.open()
    assert QApplication.focusWidget().text() == "Cancel"
    with qtbot.waitSignal(sheet.rejected):
        qtbot.keyClick(QApplication.focusWidget(), ENTER)


def test_tab_goes_as_a_sheet_is_read_however_it_was_made(qtbot, window):
    sheet = Sheet(window, "Preferences")
    below, later = QHBoxLayout(), [TextField(name=name) for name in ("c", "d")]
    for field in later:
        below.addWidget(field)
    sheet.add_button(PrimaryButton("e"))
    above = QHBoxLayout()
    for name in ("a", "b"):
        above.addWidget(TextField(name=name))
    sheet.body.addLayout(below)
    sheet.body.insertLayout(0, above)
    sheet.set_safe(sheet.body.itemAt(0).layout().itemAt(0).widget())
    sheet.open()
    seen = []
    for _ in range(5):
        held = QApplication.focusWidget()
        seen.append(held.accessibleName() or held.text())
        qtbot.keyClick(held, TAB)
    assert seen == ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize("key", [TAB, BACKTAB])
def test_tab_goes_round_within_the_sheet(qtbot, sheet, behind, key):
    sheet.open()
    seen = []
    for _ in range(6):
        held = QApplication.focusWidget()
        assert sheet.isAncestorOf(held)
        seen.append(held)
        qtbot.keyClick(held, key)
    assert len(set(seen)) == 6
    assert QApplication.focusWidget() is seen[0]


def test_shortcuts_and_letters_of_the_window_behind_stay_silent(qtbot, window, sheet, behind):
    action, told = QAction("New deal", window), []
    action.setShortcut(QKeySequence("Ctrl+N"))
    action.triggered.connect(lambda: told.append(True))
    window.addAction(action)
    menu = window.menuBar().addMenu("Game")
    menu.addAction(action)
    sheet.open()
    assert not window.menuBar().isEnabled()
    typed = []
    window.keyPressEvent = typed.append
    held = QApplication.focusWidget()
    qtbot.keyClick(held, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(held, Qt.Key.Key_D)
    assert told == []
    assert typed == []
    sheet.reject()
    assert window.menuBar().isEnabled()
    qtbot.keyClick(behind, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert told == [True]


def test_a_click_beside_the_sheet_does_nothing(qtbot, window, sheet, behind):
    sheet.open()
    assert window.childAt(QPoint(5, 300)) is sheet
    qtbot.mouseClick(sheet, LEFT, pos=QPoint(5, 300))
    assert sheet.isVisible()


def test_the_window_behind_is_dimmed_and_the_paper_has_round_corners(window, sheet):
    sheet.open()
    image = window.grab().toImage()
    dimmed = QColor(over(LIGHT.veil, LIGHT.veil_alpha, LIGHT.paper))
    beside = image.pixelColor(4, 4)
    assert abs(beside.red() - dimmed.red()) <= 3
    panel = sheet.panel.geometry()
    assert image.pixelColor(panel.left(), panel.top()) != QColor(LIGHT.paper)
    assert image.pixelColor(panel.left() + 20, panel.top() + 5) == QColor(LIGHT.paper)


def test_a_sheet_is_a_named_dialog_to_a_screen_reader(sheet):
    sheet.open()
    face = QAccessible.queryAccessibleInterface(sheet)
    assert face.role() == QAccessible.Role.Dialog
    assert face.text(QAccessible.Text.Name) == "New table"


@pytest.mark.parametrize("size", [(800, 600), (1024, 640), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_sheet_fits_every_window_and_scrolls_what_is_too_long(qtbot, wear, window, size, scale):
    wear(Theme(fonts=Fonts(scale)))
    window.resize(*size)
    sheet = Sheet(window, "Score sheet", "Rubber I of three.", width=1040, height=660)
    for n in range(40):
        sheet.body.addWidget(Text(f"Line {n}: a revoke costs three tricks or three points, as they choose.", wrap=True))
    last = SecondaryButton("At the very end")
    sheet.body.addWidget(last)
    sheet.add_button(PrimaryButton("Close"), safe=True, press_closes=1)
    sheet.open()
    QApplication.processEvents()
    panel = sheet.panel.geometry()
    assert window.rect().contains(panel)
    assert panel.contains(sheet.panel.mapToParent(sheet.cross.geometry().center()))
    close = sheet.findChild(PrimaryButton)
    assert sheet.panel.rect().contains(close.geometry())
    last.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(QApplication.focusWidget(), BACKTAB)
    qtbot.keyClick(QApplication.focusWidget(), TAB)
    assert QApplication.focusWidget() is last
    QApplication.processEvents()
    assert not last.visibleRegion().isEmpty()
    sheet.reject()


def test_a_sheet_follows_the_size_of_its_window(qtbot, window, sheet):
    sheet.open()
    window.resize(1300, 800)
    QApplication.processEvents()
    assert sheet.geometry() == window.rect()
    assert abs(sheet.panel.geometry().center().x() - window.rect().center().x()) <= 1


def test_a_sheet_grows_with_what_it_holds(window):
    sheet = Sheet(window, "Preferences", width=600)
    sheet.body.addWidget(Text("One line"))
    sheet.add_button(PrimaryButton("Done"))
    sheet.open()
    low = sheet.panel.height()
    sheet.reject()
    for _ in range(6):
        sheet.body.addWidget(Text("Another line"))
    sheet.open()
    assert sheet.panel.height() > low + 60
    sheet.reject()


def test_motion_ends_where_no_motion_would(qtbot, window):
    sheet = Sheet(window, "Preferences", width=600, motion=60)
    sheet.add_button(PrimaryButton("Done"))
    sheet.open()
    first = sheet.panel.geometry()
    sheet.finish_motion()
    still = sheet.panel.geometry()
    assert still.top() <= first.top()
    sheet.reject()
    sheet.open()
    qtbot.waitUntil(lambda: sheet.panel.geometry() == still, timeout=3000)
    sheet.reject()


def test_a_sheet_opens_again_with_other_words(sheet):
    sheet.open()
    sheet.reject()
    sheet.set_title("Score sheet", "Rubber I of three.")
    sheet.set_note("Settlement at the end.")
    sheet.open()
    assert sheet.title.text() == sheet.accessibleName() == "Score sheet"
    assert sheet.note.text() == "Settlement at the end."


def test_a_widget_gone_meanwhile_does_not_hurt(qtbot, window, sheet, behind):
    sheet.open()
    behind.setParent(None)
    behind.deleteLater()
    QApplication.sendPostedEvents(None, 52)
    sheet.reject()
    assert not sheet.isVisible()


@pytest.mark.parametrize("key", [TAB, BACKTAB])
def test_nothing_of_the_window_is_taken_for_dead_when_a_sheet_goes(qtbot, window, sheet, behind, key):
    menu = window.menuBar().addMenu("Game")
    sheet.open()
    for _ in range(8):
        qtbot.keyClick(QApplication.focusWidget(), key)
    sheet.reject()
    sheet.deleteLater()
    QApplication.sendPostedEvents(None, 52)
    assert not isValid(sheet)
    for one in (window, window.menuBar(), menu, behind, window.centralWidget()):
        assert isValid(one)
    menu.addAction("New deal")


# ---- dock ----


def test_a_dock_has_its_width_and_closes_by_cross_and_esc(qtbot, window, place):
    dock = Dock("Rules", "English Dummy")
    place(dock)
    dock.add_button(SecondaryButton("Reset all to Foster"))
    field = TextField("Search rules")
    dock.head.addWidget(field)
    assert dock.width() == 348
    with qtbot.waitSignal(dock.closed):
        qtbot.mouseClick(dock.cross, LEFT)
    field.setFocus()
    with qtbot.waitSignal(dock.closed):
        qtbot.keyClick(field, ESC)


def test_a_dock_stands_at_the_right_or_lies_across(window, place):
    dock = Dock("Rules", width=300)
    place(dock)
    dock.lie_across(800)
    assert dock.width() == 800 and dock.across
    least, whole, strip = dock.heights_across(800)
    assert least > 0 and whole > 0 and strip == 0, "what has nothing to say in brief does not fold"
    dock.set_width(252)
    assert dock.width() == 252 and not dock.across


def test_a_dock_folds_to_a_strip_and_asks_for_the_rest(qtbot, place):
    dock, said = Dock("Rules", width=300), Text("In brief", wrap=True)
    dock.add_button(SecondaryButton("Reset"))
    place(dock)
    dock.set_brief(said)
    assert not said.isVisible() and not dock.more.isVisible()
    least, _whole, strip = dock.heights_across(800)
    assert 0 < strip < least
    dock.lie_across(800, folded=True)
    assert said.isVisible() and not dock.title.isVisible() and not dock.content.isVisible()
    assert dock.heights_across(800) == (least, _whole, strip)
    for folded in (True, False):
        dock.lie_across(800, folded=folded, over=not folded)
        dock.offer_less(True)
        assert dock.more.text() == ("More" if folded else "Less")
        with qtbot.waitSignal(dock.more_wanted) as wanted:
            qtbot.mouseClick(dock.more, LEFT)
        assert wanted.args == [folded]
    assert dock.title.isVisible() and not said.isVisible()


def test_tab_goes_round_in_a_dock_that_lies_over_the_table(qtbot, place, behind):
    dock = Dock("Rules", width=300)
    place(dock)
    dock.head.addWidget(TextField("Search rules"))
    dock.lie_across(800, over=True)
    dock.cross.setFocus()
    for key in (TAB, TAB, TAB, BACKTAB, BACKTAB, BACKTAB, BACKTAB):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert dock.isAncestorOf(QApplication.focusWidget())


def test_page_keys_scroll_a_sheet_and_the_focus_stays_in_sight(qtbot, window):
    sheet = Sheet(window, "Long")
    fields = [TextField(f"Field {number}") for number in range(60)]
    for field in fields:
        sheet.body.addWidget(field)
    sheet.add_button(SecondaryButton("Close"), safe=True, press_closes=0)
    sheet.open()
    bar = sheet._scroll.verticalScrollBar()
    assert bar.maximum() > 0 and bar.value() == 0
    qtbot.keyClick(sheet, Qt.Key.Key_PageDown)
    assert bar.value() == min(bar.pageStep(), bar.maximum())
    qtbot.keyClick(sheet, Qt.Key.Key_PageUp)
    assert bar.value() == 0
    fields[-1].setFocus(Qt.FocusReason.TabFocusReason)
    assert bar.value() > bar.maximum() * 0.9
    sheet.done(0)


@pytest.mark.parametrize(("window_width", "usual", "width"), [(1366, 348, 348), (1024, 348, 348), (1366, 300, 300),
                                                             (1199, 300, 252)])  # fmt: skip
def test_docks_are_narrow_in_a_narrow_window(window_width, usual, width):
    assert dock_width(window_width, usual) == width


@pytest.mark.parametrize(("window_width", "width"), [(1366, 320), (1199, 272), (1024, 272)])
def test_a_dock_that_needs_more_is_less_narrow(window_width, width):
    assert dock_width(window_width, 320, 272) == width


def test_a_scroll_bar_moves_nothing_in_a_dock(qtbot, window, place):
    dock = Dock("Rules")
    place(dock)
    first = Text("Take dummy in turn", 14, 600)
    dock.body.addWidget(first)
    dock.body.addStretch()
    QApplication.processEvents()
    before = first.width()
    for n in range(60):
        dock.body.insertWidget(1 + n, Text(f"Rule {n}"))
    QApplication.processEvents()
    QApplication.processEvents()
    assert abs(first.width() - before) <= 8
    last = dock.body.itemAt(60).widget()
    dock.scroll_to(last)
    QApplication.processEvents()
    assert not last.visibleRegion().isEmpty()


# ---- ledger ----


@pytest.fixture
def ledger(place):
    made = Ledger(["Deal", "What counted", "You", "Edith, Max"], numbers={2, 3}, name="Score")
    made.add_band("Game 1", "Treble, yours")
    made.add_line(["1", "Odd tricks of 9 won", "3", ""], "odd")
    made.add_line(["", "Honours, three", "2", ""], "honours")
    made.add_line(["", "Five up", "5", "0"], "sum", total=True)
    made.add_band("Game 2")
    made.add_line(["2", "Odd tricks of 7 won", "", "1"], "next")
    place(made)
    return made


def test_arrow_keys_go_from_line_to_line_and_pass_over_bands(qtbot, ledger):
    told = []
    ledger.chosen.connect(told.append)
    ledger.setFocus()
    ledger.choose(1)
    for _ in range(4):
        qtbot.keyClick(ledger, Qt.Key.Key_Down)
    assert told == ["odd", "honours", "sum", "next"]
    qtbot.keyClick(ledger, Qt.Key.Key_Up)
    assert told[-1] == "sum"


def test_a_ledger_is_copied_as_text(ledger):
    lines = ledger.as_text().splitlines()
    assert lines[0] == "Deal\tWhat counted\tYou\tEdith, Max"
    assert lines[1] == "Game 1 (Treble, yours)"
    assert lines[2] == "1\tOdd tricks of 9 won\t3\t"
    assert lines[5] == "Game 2"


def test_columns_fill_the_ledger_and_hold_their_words(wear, ledger):
    for scale in (1.0, 1.5):
        wear(Theme(fonts=Fonts(scale)))
        QApplication.processEvents()
        widths = [ledger.columnWidth(column) for column in range(4)]
        assert sum(widths) == ledger.viewport().width()
        head = ledger.fontMetrics().horizontalAdvance("Edith, Max") * 12 / 14
        assert widths[3] >= head
        assert ledger.rowHeight(1) >= 28 * scale - 1


def test_a_ledger_begins_anew(ledger):
    ledger.clear_rows()
    assert ledger.rowCount() == 0
    assert ledger.add_line(["1", "Odd tricks", "1", ""], "again") == 0


def test_tab_leaves_the_ledger(qtbot, ledger, place):
    after = SecondaryButton("Copy")
    place(after)
    ledger.setFocus()
    qtbot.keyClick(ledger, TAB)
    assert after.hasFocus()
