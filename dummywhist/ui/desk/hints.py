"""Where does a hint stand? On the cloth where it covers nothing, else in a dock; gone when the table goes on."""

from typing import Protocol

from PySide6.QtCore import QObject, QRect

from dummywhist.engine.players.thought import Thought
from dummywhist.ui.controls.dock import NARROW_WINDOW
from dummywhist.ui.controls.fresh import came_up
from dummywhist.ui.desk.window import TableWindow
from dummywhist.ui.panels.case_words import looked_words, named, value_rows
from dummywhist.ui.panels.hint_box import HintBox, HintContent, HintDock, HintTold
from dummywhist.ui.panels.record_lines import seat_names
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.seat.sitting import Hint, Sitting


class HintDesk(Protocol):
    """What hints need of the program."""

    @property
    def window(self) -> TableWindow:
        """The window."""

    @property
    def view(self) -> TableView:
        """The table in it."""

    @property
    def sitting(self) -> Sitting | None:
        """Who sits at it."""


class Hints(QObject):
    """Shows the hint of the table in the window."""

    def __init__(self, desk: HintDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._box: HintBox | None = None
        self._dock: HintDock | None = None
        desk.view.resized.connect(self._settle_anew)

    @property
    def content(self) -> HintContent | None:
        """The hint that is shown, if one is."""
        if self._box is not None and not self._box.isHidden():
            return self._box.content
        dock = self._dock
        return dock.hint if dock is not None and self._desk.window.central.dock is dock else None

    def show_hint(self, hint: Hint | None) -> None:
        """Show a hint in its degree, or none any more."""
        if hint is None:
            self._put_away()
            return
        told = self._told(hint)
        shown = self.content
        if shown is not None:
            shown.show_hint(told)
            self._fit()
            self._desk.window.central.place()
            return
        room = self._room(told)
        if room is None:
            self._in_dock(told)
        else:
            self._on_cloth(told, room)

    def say_anew(self) -> None:
        """The language has changed: show the hint again."""
        shown = self.content is not None
        self._put_away()
        for widget in (self._box, self._dock):
            if widget is not None:
                widget.deleteLater()
        self._box = self._dock = None
        sitting = self._desk.sitting
        if shown and sitting is not None:
            sitting.tell_hint_again()

    def _told(self, hint: Hint) -> HintTold:
        sitting = self._desk.sitting
        assert sitting is not None
        advice, seen = hint.advice, sitting.view_now()
        names = {} if seen is None else seat_names(seen, sitting.names(), sitting.you)
        thought: Thought | None = advice.thought
        inferred = () if thought is None else tuple(named(said, names) for said in thought.inferred)
        return HintTold(
            sitting.hint_sentences(advice),
            hint.degree,
            value_rows(thought, advice.action),
            looked_words(thought),
            inferred,
        )

    # ---- on the cloth ----

    def _room(self, told: HintTold) -> QRect | None:
        """Return where the whole hint can lie without covering anything, or None."""
        view, window = self._desk.view, self._desk.window
        if window.width() < NARROW_WINDOW:
            return None
        if self._box is None:
            self._box = HintBox(view.viewport())
            self._box.hide()
            self._box.content.degree_wanted.connect(self._wanted)
        return view.free_corner(self._box.whole_width, self._box.whole_height(told))

    def _on_cloth(self, told: HintTold, room: QRect) -> None:
        assert self._box is not None
        self._put_away(keep_box=True)
        self._box.content.show_hint(told)
        self._box.setProperty("foot", room.bottom())
        self._box.setGeometry(room)
        self._fit()
        came_up(self._box)
        self._box.show()
        self._box.raise_()

    def _settle_anew(self) -> None:
        """The table has another size: the hint on it finds another place, or goes into the dock."""
        box = self._box
        if box is None or box.isHidden() or box.content.told is None:
            return
        told, room = box.content.told, self._room(box.content.told)
        if room is None:
            self._in_dock(told)
        else:
            self._on_cloth(told, room)

    def _fit(self) -> None:
        """Let the box be as high as what it says; its foot stays where it is."""
        box = self._box
        if box is None:
            return
        width, foot = box.whole_width, int(box.property("foot") or 0)
        layout = box.layout()
        height = box.height() if layout is None else layout.totalHeightForWidth(width)
        box.setGeometry(box.x(), foot + 1 - height, width, height)

    # ---- in the dock ----

    def _in_dock(self, told: HintTold) -> None:
        self._put_away()
        if self._dock is None:
            self._dock = HintDock()
            self._dock.hint.degree_wanted.connect(self._wanted)
        self._dock.hint.show_hint(told)
        self._desk.window.central.open_dock("hint", self._dock)

    def _wanted(self, degree: int) -> None:
        if self._desk.sitting is not None:
            self._desk.sitting.tell_degree(degree)

    def _put_away(self, keep_box: bool = False) -> None:
        central = self._desk.window.central
        if self._box is not None and not keep_box:
            self._box.hide()
            self._box.content.clear()
        if self._dock is not None:
            self._dock.hint.clear()
            if central.dock is self._dock:
                central.close_dock()
