"""Are our controls worked by keyboard and mouse, named for screen readers, large enough and never cut?"""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAction, QColor, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QWidget

from dummywhist.ui.controls.buttons import (
    BarButton,
    Fold,
    IconButton,
    LinkButton,
    PillButton,
    PrimaryButton,
    SecondaryButton,
)
from dummywhist.ui.controls.choices import STEP, Check, Segmented, Switch
from dummywhist.ui.controls.fields import SearchField, Select, Stepper, TextField
from dummywhist.ui.controls.labels import Avatar, LineText, Notice, Tag, Text, Title
from dummywhist.ui.controls.paint import RING, words_size
from dummywhist.ui.controls.panel import Panel
from dummywhist.ui.controls.tiles import PageList, Swatch, Tile
from dummywhist.ui.theme import DARK, HIGH_CONTRAST, Fonts, Theme, contrast, current

# The screen of the tests knows no window manager, and says so.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise", extend=True)

ENTER, SPACE, TAB = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
HOME, END = Qt.Key.Key_Home, Qt.Key.Key_End
LONG = "Rückwärts gezählte Übertrumpfung"


def role(widget):
    return QAccessible.queryAccessibleInterface(widget).role()


def name(widget):
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def held(qtbot, widget):
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(widget.hasFocus, timeout=2000)


# ---- switch and check ----


@pytest.mark.parametrize("make", [lambda: Switch(name="Four colours"), lambda: Check("Four colours")])
@pytest.mark.parametrize("key", [SPACE, "click"])
def test_a_switch_is_turned_by_key_and_click(qtbot, place, make, key):
    control = make()
    place(control)
    with qtbot.waitSignal(control.toggled) as told:
        if key == "click":
            qtbot.mouseClick(control, Qt.MouseButton.LeftButton, pos=QPoint(8, control.height() // 2))
        else:
            held(qtbot, control)
            qtbot.keyClick(control, key)
    assert told.args == [True]
    assert control.isChecked()


def test_enter_turns_a_switch_too(qtbot, place):
    control = Switch(name="Honours")
    place(control)
    held(qtbot, control)
    qtbot.keyClick(control, ENTER)
    assert control.isChecked()


def test_the_words_of_a_switch_count_as_its_target(qtbot, place):
    control = Switch("Four colours")
    place(control)
    qtbot.mouseClick(control, Qt.MouseButton.LeftButton, pos=QPoint(control.width() - 6, control.height() // 2))
    assert control.isChecked()


def test_a_switch_is_a_named_check_box_to_a_screen_reader(place):
    control = Switch(name="Take dummy in turn")
    place(control)
    assert role(control) == QAccessible.Role.CheckBox
    assert name(control) == "Take dummy in turn"
    state = QAccessible.queryAccessibleInterface(control).state()
    assert state.checkable


def test_a_switch_that_is_off_takes_no_click(qtbot, place):
    control = Switch(name="Constant dummy")
    control.setEnabled(False)
    place(control)
    qtbot.mouseClick(control, Qt.MouseButton.LeftButton)
    assert not control.isChecked()


# ---- one of a few ----


@pytest.fixture
def points(place):
    control = Segmented([(5, "5"), (7, "7"), (10, "10")], 7, name="Points for game")
    place(control)
    return control


@pytest.mark.parametrize(
    ("keys", "value"),
    [([RIGHT], 10), ([LEFT], 5), ([RIGHT, RIGHT], 5), ([LEFT, LEFT], 10), ([HOME], 5), ([END], 10), ([DOWN], 10),
     ([UP], 5)],
)  # fmt: skip
def test_arrow_keys_choose_a_segment(qtbot, points, keys, value):
    told = []
    points.changed.connect(told.append)
    held(qtbot, points.segments[1])
    for key in keys:
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert points.value() == value
    assert told[-1] == value
    assert QApplication.focusWidget().isChecked()


def test_tab_leads_to_the_value_that_was_chosen_by_the_program(qapp):
    control = Segmented([(1, "Losses"), (2, "Lines"), (3, "Knows")])

    def stops() -> list[str]:
        return [one.text() for one in control.segments if one.focusPolicy() & Qt.FocusPolicy.TabFocus]

    assert stops() == ["Losses"]
    control.set_value(2)
    assert stops() == ["Lines"] and control.focusProxy() is control.segments[1]
    control.segments[2].click()
    control.set_value(1)
    assert stops() == ["Losses"]


def test_arrow_keys_pass_over_a_segment_that_is_off(qtbot, points):
    points.segments[2].setEnabled(False)
    held(qtbot, points.segments[1])
    qtbot.keyClick(points.segments[1], RIGHT)
    assert points.value() == 5


def test_a_click_chooses_a_segment_once(qtbot, points):
    told = []
    points.changed.connect(told.append)
    for _ in range(2):
        qtbot.mouseClick(points.segments[0], Qt.MouseButton.LeftButton)
    assert points.value() == 5
    assert set(told) == {5}


def test_setting_a_value_is_silent(points):
    told = []
    points.changed.connect(told.append)
    points.set_value(10)
    assert points.value() == 10
    assert told == []
    points.set_value("no such value")
    assert points.value() == 10


def test_choosing_does_not_move_the_other_segments(points):
    before = [segment.geometry() for segment in points.segments]
    points.set_value(10)
    QApplication.processEvents()
    assert [segment.geometry() for segment in points.segments] == before


def test_segments_are_radio_buttons_to_a_screen_reader(points):
    assert all(role(segment) == QAccessible.Role.RadioButton for segment in points.segments)
    assert name(points) == "Points for game"


def test_two_segmented_controls_are_strangers(qtbot, place):
    one, other = Segmented([(1, "One"), (2, "Two")]), Segmented([(1, "One"), (2, "Two")], 2)
    place(one, other)
    qtbot.mouseClick(one.segments[1], Qt.MouseButton.LeftButton)
    assert (one.value(), other.value()) == (2, 2)
    assert len(one.segments[0].siblings()) == 2


def test_tiles_in_rows_are_chosen_by_four_arrows(qtbot, window, place):
    board = QWidget()
    tiles = [Tile(f"Game {n}", "A line of words", "3", board) for n in range(6)]
    place(board)
    board.setFixedSize(560, 300)
    for n, tile in enumerate(tiles):
        tile.setGeometry(n % 2 * 280, n // 2 * 80, 270, 72)
    tiles[0].setChecked(True)
    held(qtbot, tiles[0])
    for key, there in ((DOWN, 2), (RIGHT, 3), (DOWN, 5), (DOWN, 5), (UP, 3), (LEFT, 2), (HOME, 0), (END, 5)):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert tiles[there].isChecked(), (key, there)
        assert tiles[there].hasFocus()
    assert sum(tile.isChecked() for tile in tiles) == 1
    assert role(tiles[0]) == QAccessible.Role.RadioButton


def test_a_swatch_shows_its_cloth_with_a_tick_and_a_name(place):
    control = Swatch("burgundy", "Burgundy")
    place(control)
    control.setChecked(True)
    image = control.grab().toImage()
    assert image.pixelColor(control.width() // 2, RING + 6).red() > 80
    assert name(control) == "Burgundy"


# ---- buttons ----


@pytest.mark.parametrize("make", [PrimaryButton, SecondaryButton, PillButton, LinkButton])
def test_buttons_are_pressed_by_space_and_click(qtbot, place, make):
    button, told = make("Sit down"), []
    place(button)
    button.clicked.connect(lambda: told.append(True))
    held(qtbot, button)
    qtbot.keyClick(button, SPACE)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(told) == 2
    assert role(button) == QAccessible.Role.Button
    assert name(button) == "Sit down"


def test_an_icon_button_has_a_name_a_tip_and_a_target_of_its_own(qtbot, place):
    button, told = IconButton("close", "Close the rules"), []
    place(button)
    button.clicked.connect(lambda: told.append(True))
    held(qtbot, button)
    qtbot.keyClick(button, ENTER)
    qtbot.keyClick(button, SPACE)
    assert len(told) == 2
    assert name(button) == button.toolTip() == "Close the rules"
    assert min(button.sizeHint().width(), button.sizeHint().height()) >= 24


def test_a_tool_bar_button_follows_its_action_and_folds_to_its_sign(qtbot, window, place):
    action = QAction("Last trick", window)
    button = BarButton(action, "last_trick")
    place(button)
    wide = button.sizeHint().width()
    button.fold(True)
    assert button.sizeHint().width() < wide - 30
    assert button.folded
    assert name(button) == "Last trick"
    assert "Last trick" in button.toolTip()
    with qtbot.waitSignal(action.triggered):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    action.setEnabled(False)
    assert not button.isEnabled()
    assert button.sizeHint().height() + 4 <= 40


def test_a_fold_hides_what_it_holds_and_takes_its_note(qtbot, place):
    fold = Fold("Scoring")
    line = QLabel("Points for game")
    fold.inner.addWidget(line)
    place(fold)
    assert line.isVisible()
    held(qtbot, fold.heading)
    qtbot.keyClick(fold.heading, SPACE)
    assert not line.isVisible()
    fold.heading.set_note("1 changed")
    assert fold.heading.accessibleDescription() == "1 changed"
    qtbot.mouseClick(fold.heading, Qt.MouseButton.LeftButton)
    assert line.isVisible()


# ---- fields ----


def test_a_search_field_is_emptied_by_esc_and_only_then_lets_it_through(qtbot, place):
    field = SearchField("Search rules")
    place(field)
    held(qtbot, field)
    qtbot.keyClicks(field, "honours")
    assert field.text() == "honours"
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    field.keyPressEvent(event)
    assert not event.isAccepted()


@pytest.mark.parametrize("cursor", [0, 25, 60])
def test_what_nobody_understands_is_underlined_where_it_stands(place, cursor):
    words = "five trumps opposite, trimps 5-3, dummy weak in hearts, I led"
    field = TextField("search")
    field.setFixedSize(200, 34)
    place(field)
    field.setText(words)
    first = words.index("trimps")
    field.underline([(first, first + 6)])
    field.setCursorPosition(cursor)
    field.grab()
    lines = field.underlines()
    if cursor == 60:
        assert not lines  # the field shows its end
        return
    (line,) = lines
    at = line.center().toPoint().y() - 6
    assert field.cursorPositionAt(QPoint(round(line.left()) + 1, at)) == first
    assert field.cursorPositionAt(QPoint(round(line.right()) - 1, at)) == first + 6
    colours = {field.grab().toImage().pixelColor(x, int(line.bottom())).name() for x in range(200)}
    assert current().palette.loss.lower() in colours


def test_a_select_is_worked_by_keys_and_ignores_the_wheel(qtbot, place):
    control, told = Select([("p", "Person here"), ("c", "Computer, steady")], "c", name="Edith"), []
    place(control)
    control.chosen.connect(told.append)
    assert control.value() == "c"
    held(qtbot, control)
    qtbot.keyClick(control, UP)
    assert control.value() == "p"
    assert told == ["p"]
    wheel = QWheelEvent(QPointF(5, 5), QPointF(5, 5), QPoint(0, -120), QPoint(0, -120), Qt.MouseButton.NoButton,
                        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
    QApplication.sendEvent(control, wheel)
    assert control.value() == "p"
    assert role(control) == QAccessible.Role.ComboBox
    assert control.accessibleName() == control.accessibleDescription() == "Edith"
    control.set_value("c")
    assert told == ["p"]


def test_a_number_stays_in_its_range(qtbot, place):
    control = Stepper(5, 10, 7, name="Points")
    place(control)
    held(qtbot, control)
    for _ in range(9):
        qtbot.keyClick(control, UP)
    assert control.value() == 10
    qtbot.keyClick(control, DOWN)
    assert control.value() == 9
    assert role(control) == QAccessible.Role.SpinBox


def test_pages_are_chosen_by_arrow_keys(qtbot, place):
    pages = PageList(["Cards and table", "Play", "Accessibility", "Folders"], name="Pages")
    place(pages)
    held(qtbot, pages)
    qtbot.keyClick(pages, DOWN)
    assert pages.currentRow() == 1
    assert not pages.verticalScrollBar().isVisible()


def test_the_ring_of_a_page_leaves_nothing_behind(qtbot, place):
    pages = PageList(["Cards and table", "Play", "Accessibility", "Folders"], name="Pages")
    place(pages)
    held(qtbot, pages)
    qtbot.keyClick(pages, DOWN)
    row = pages.visualItemRect(pages.item(1))
    ringed = pages.viewport().grab().toImage()
    pages.clearFocus()
    plain = pages.viewport().grab().toImage()
    beside = [y for y in range(ringed.height()) if not row.top() <= y <= row.bottom()]
    assert any(
        ringed.pixel(row.width() // 2, y) != plain.pixel(row.width() // 2, y) for y in range(row.top(), row.bottom())
    )
    assert [y for y in beside if ringed.pixel(row.width() // 2, y) != plain.pixel(row.width() // 2, y)] == []


def test_pages_are_chosen_by_assistive_technology(place):
    pages = PageList(["Cards and table", "Play", "Accessibility", "Folders"], name="Pages")
    place(pages)
    for row in (2, 1, 1):  # a page that is chosen once more stays
        entry = QAccessible.queryAccessibleInterface(pages).child(row)
        entry.actionInterface().doAction(entry.actionInterface().actionNames()[0])
        assert pages.currentRow() == row
        assert [pages.row(item) for item in pages.selectedItems()] == [row]


class LookedAt(PageList):
    """A list whose page a screen reader looks at as soon as it is selected."""

    def setCurrentRow(self, row):
        super().setCurrentRow(row)
        self.looked = QAccessible.queryAccessibleInterface(self).child(row).rect()


def test_a_screen_reader_may_look_at_the_first_page_while_the_list_is_made(place):
    pages = LookedAt(["Cards and table", "Play"], name="Pages")
    place(pages)
    assert pages.looked.height() > 0


# ---- names, sizes, words ----


def controls():
    return [
        PrimaryButton(LONG), SecondaryButton(LONG, icon="reset"), PillButton(LONG), LinkButton(LONG), Switch(LONG),
        Check(LONG), Swatch("slate", LONG), Tag(LONG), Title(LONG), BarButton(QAction(LONG), "score"),
    ]  # fmt: skip


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_words_always_have_room(qtbot, wear, place, scale):
    wear(Theme(fonts=Fonts(scale)))
    made = controls()
    place(*made)
    for control in made:
        words = words_size(LONG, control.font())
        assert control.sizeHint().width() >= words.width() + 2 * RING, control
        assert control.sizeHint().height() >= words.height() - 1, control
        control.deleteLater()


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_fields_and_choices_have_room_for_their_words(qtbot, wear, place, scale):
    fonts = wear(Theme(fonts=Fonts(scale))).fonts
    select = Select([(0, "House deck"), (1, LONG)])
    segmented = Segmented([(0, "Wait for me"), (1, LONG)])
    stepper = Stepper(0, 10000, 1)
    tile = Tile("Single Dummy Bridge", "Bid and choose which dummy is yours.", "2")
    pages = PageList(["Play", LONG])
    place(select, segmented, stepper, tile, pages)
    assert select.sizeHint().width() >= words_size(LONG, select.font()).width() + 34
    assert segmented.segments[1].minimumSizeHint().width() >= words_size(LONG, fonts.text(13, 600)).width()
    assert stepper.sizeHint().width() >= words_size("10000", stepper.font()).width() + 40
    assert stepper.lineEdit().width() - RING - 10 >= words_size("10000", stepper.font()).width()
    assert tile.sizeHint().width() >= words_size("Bid and choose which dummy is yours.", fonts.text(12)).width() + 30
    assert pages.width() >= words_size(LONG, fonts.text(14, 600)).width() + 30
    for field in (select, stepper):
        assert field.height() >= words_size(LONG, field.font()).height() + 2 * RING + 4


@pytest.mark.parametrize(
    "make",
    [lambda: Switch(name="x"), lambda: Check("x"), lambda: LinkButton("Reset"), lambda: IconButton("close", "x"),
     lambda: Segmented([(1, "1"), (2, "2")]), lambda: Select([(1, "1")]), lambda: TextField("x"),
     lambda: SecondaryButton("Go"), lambda: Swatch("green", "G"), lambda: Stepper(1, 2, 1)],
)  # fmt: skip
def test_targets_are_at_least_twenty_four_high_and_wide(place, make):
    control = make()
    place(control)
    assert control.height() >= 24
    assert control.width() >= 24


def test_the_large_button_of_a_panel_is_as_high_as_it_is_told(place):
    panel, button = Panel(), PrimaryButton("Hold to look: Space")
    button.set_height(52, 15)
    panel.column.addWidget(button)
    place(panel)
    assert button.height() == 52 + 2 * RING
    assert panel.rect().contains(panel.paper().toRect())
    assert panel.paper().contains(button.geometry().toRectF())


def test_primary_buttons_are_at_least_thirty_two_high(place):
    button = PrimaryButton("Done")
    place(button)
    assert button.sizeHint().height() - 2 * RING >= 32


def test_words_that_wrap_take_the_height_they_need(window, place):
    note = Notice("Not with “Take dummy in turn”. Turn that off first to use this rule. " * 3)
    note.setFixedWidth(300)
    place(note)
    label = note.findChild(Text)
    assert label.height() >= label.heightForWidth(label.width())


def test_a_notice_says_something_else_when_told(place):
    note = Notice("Saved")
    place(note)
    note.set_text("Not saved: disk full")
    assert note.text() == note.accessibleName() == "Not saved: disk full"
    note.add_link(LinkButton("Retry"))
    assert [button.text() for button in note.findChildren(QPushButton)] == ["Retry"]


def test_an_avatar_shows_the_initial_and_speaks_the_name(place):
    disc = Avatar("Edith", 1)
    place(disc)
    assert disc.accessibleName() == "Edith"
    before = disc.grab().toImage()
    disc.set_name("Max")
    assert disc.grab().toImage() != before
    assert disc.sizeHint().width() - 2 * RING == disc.sizeHint().height() == 28


# ---- focus and themes ----


@pytest.mark.parametrize(
    "make",
    [lambda: PrimaryButton("Done"), lambda: SecondaryButton("Done"), lambda: LinkButton("Done"),
     lambda: Switch(name="x"), lambda: Check("Done"), lambda: IconButton("close", "x"), lambda: TextField("Search"),
     lambda: Select([(1, "One")]), lambda: Stepper(1, 9, 2), lambda: Tile("Mort", "The French game"),
     lambda: Swatch("green", "Green")],
)  # fmt: skip
def test_focus_shows_a_ring_of_two_tones(qtbot, place, make):
    control, other = make(), SecondaryButton("Elsewhere")
    place(control, other)
    held(qtbot, other)
    plain = control.grab().toImage()
    held(qtbot, control)
    ringed = control.grab().toImage()
    assert ringed != plain
    tones = {ringed.pixelColor(x, y).name() for x in range(ringed.width()) for y in range(ringed.height())}
    p = current().palette

    def near(tone, token):
        one, two = QColor(tone), QColor(token)
        return abs(one.red() - two.red()) + abs(one.green() - two.green()) + abs(one.blue() - two.blue()) < 60

    assert any(near(tone, p.focus) for tone in tones)
    assert any(near(tone, p.focus_inside) for tone in tones)


@pytest.mark.parametrize("make", [lambda: SecondaryButton("Copy"), lambda: Switch(name="x"), lambda: Check("Fair")])
def test_no_ring_where_the_pointer_is(qtbot, place, make):
    control, other = make(), SecondaryButton("Elsewhere")
    place(other, control)
    qtbot.mouseClick(control, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(control.hasFocus)
    by_mouse = control.grab().toImage()
    held(qtbot, other)
    held(qtbot, control)
    assert control.grab().toImage() != by_mouse


def test_the_ring_of_a_segment_is_drawn_by_its_group(qtbot, points):
    plain = points.grab().toImage()
    held(qtbot, points.segments[1])
    assert points.grab().toImage() != plain


@pytest.mark.parametrize("palette", [DARK, HIGH_CONTRAST], ids=lambda p: p.id)
def test_controls_follow_a_change_of_theme(qtbot, wear, place, palette):
    text, button, title = Text("Rules", tone="mute"), SecondaryButton("Copy"), Title("Rules")
    place(text, button, title)
    before = button.grab().toImage()
    wear(Theme(palette=palette, fonts=Fonts(1.5)))
    QApplication.processEvents()
    assert button.grab().toImage() != before
    ink = text.palette().color(text.foregroundRole()).name().upper()
    assert ink == palette.mute.upper()
    assert contrast(ink, palette.paper) >= 4.5
    assert text.font().pixelSize() == round(13 * 1.5)
    assert title.font().pixelSize() == round(29 * 1.5)


def test_words_in_a_tone_stay_in_it_under_the_style_sheet(place):
    text = Text("Changed", 12, 600, "brass_text")
    text.setFixedSize(text.sizeHint())
    place(text)
    text.set_tone("loss")
    image = text.grab().toImage()
    reds = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    assert any(tone.red() > 150 and tone.green() < 80 for tone in reds)


@pytest.mark.parametrize("kind", [QEvent.Type.StyleChange, QEvent.Type.ParentChange])
def test_words_without_room_keep_their_margins(kind):
    text = Text("Changed")
    text.resize(0, 0)
    assert not text.contentsRect().isValid()
    QApplication.sendEvent(text, QEvent(kind))
    margins = text.contentsMargins()
    assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (RING, 0, RING, 0)


def test_a_line_shows_whole_sentences_as_long_as_one_has_room(window) -> None:
    line = LineText("Edith led the king. Dummy played the nine. Max has to play.", parent=window.centralWidget())
    width = line.fontMetrics().horizontalAdvance
    assert line.shown(width(line.text())) == line.text()
    assert line.shown(width(line.text()) - 1) == "Edith led the king. Dummy played the nine."
    assert line.shown(width("Edith led the king. Dummy")) == "Edith led the king."
    short = line.shown(width("Edith led the ki"))
    assert short.endswith("…") and "Edith led the king".startswith(short[:-1]) and len(short) > 8


@pytest.mark.parametrize("kind", [PrimaryButton, SecondaryButton])
def test_enter_presses_the_button_that_has_the_focus_on_every_desktop(qtbot, place, kind):
    button = kind("Another table")
    place(button)
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, Qt.Key.Key_Return)


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_an_open_list_has_one_frame_and_is_as_wide_as_its_field(place, window):
    narrow = Select([(1, "Short"), (2, "Words that are a good deal longer than the field")], name="List")
    wide = Select([(1, "One"), (2, "Two")], name="Other list")
    narrow.setFixedWidth(120)
    wide.setFixedWidth(240)
    place(narrow, wide)
    window.move(0, 0)
    for field in (wide, narrow):
        field.showPopup()
        holder = field.view().parentWidget()
        assert isinstance(holder, QFrame) and holder.frameWidth() == 0
        assert field.view().geometry() == holder.rect(), "nothing stands around the list"
        assert holder.x() == field.mapToGlobal(QPoint(0, 0)).x() + RING
        seen = field.rect().adjusted(RING, RING, -RING, -RING).translated(field.mapToGlobal(QPoint(0, 0)))
        assert not holder.geometry().intersects(seen.adjusted(1, 1, -1, -1)), "the field stays in sight"
        body = field.width() - 2 * RING
        assert holder.width() == body if field is wide else holder.width() > body
        field.hidePopup()


def test_controls_with_values_side_by_side_end_at_few_places(wear):
    some = [("Left", "Right"), ("In columns", "In rows"), ("Off", "Fast", "Normal", "Slow"), ("Wait", "After a pause")]
    for scale in (1.0, 1.25, 1.5):
        step = wear(Theme(fonts=Fonts(scale))).length(STEP)
        widths = {Segmented([(word, word) for word in words]).sizeHint().width() - 2 * RING for words in some}
        assert {width % step for width in widths} == {0}


def test_a_title_without_room_is_smaller_before_its_words_are_cut(qtbot):
    """The study dock at 1024 is 272 wide: `Why not twelve of thirteen` ended in an ellipsis there."""
    title = Title("Why not twelve of thirteen", 24)
    qtbot.addWidget(title)
    title.resize(title.sizeHint())
    assert title.drawn_size == 24
    title.resize(192, title.height())
    assert 24 * 0.7 <= title.drawn_size < 24
    assert current().fonts.title_width(title.text(), title.drawn_size) <= 192 - 2 * RING
    title.resize(60, title.height())
    assert title.drawn_size == 24 * 0.7
