"""A director at the keyboard: types names, tricks and calls as a person does, with whatever has the focus."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dummywhist.ui.club.room import ClubRoom
from tests.ui.house import House

PAIRS = (
    "Ada and Ruth", "Edith and Jo", "Max and Ana", "Tom and Joan", "Ben and Henry",
    "Ida and Paul", "Vera and Otto", "Lena and Hugo", "Rosa and Emil", "Nell and Carl",
)  # fmt: skip
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Director:
    """Presses keys only; no widget is called by name but to look at it."""

    def __init__(self, house: House) -> None:
        self.house = house

    @property
    def room(self) -> ClubRoom:
        room = self.house.window.central.room
        assert isinstance(room, ClubRoom)
        return room

    @property
    def focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        return focus

    def key(self, key: Qt.Key, how: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.focus, key, how)
        QTest.qWait(0)

    def type(self, words: str) -> None:
        QTest.keyClicks(self.focus, words)

    def tab_to(self, words: str) -> None:
        """Press Tab until the focus is on what is called ``words``."""
        for _ in range(60):
            if words in (self.focus.accessibleName(), getattr(self.focus, "text", str)()):
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {words}.")

    def open(self) -> None:
        QTest.keyClick(self.house.window, Qt.Key.Key_M, CONTROL | SHIFT)
        QTest.qWait(0)

    def begin(self, pairs: tuple[str, ...] = PAIRS) -> None:
        """Begin a match of these pairs."""
        self.tab_to("New match…")
        self.key(Qt.Key.Key_Return)
        QTest.qWait(300)
        for place, pair in enumerate(pairs):
            if place:
                self.key(Qt.Key.Key_Return)
            self.type(pair)
        self.tab_to("Begin")
        self.key(Qt.Key.Key_Return)
        QTest.qWait(300)

    def enter(self, tricks: int) -> None:
        self.type(str(tricks))
        self.key(Qt.Key.Key_Return)
