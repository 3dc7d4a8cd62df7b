"""How do kinds, a list and what is told of one share a sheet? Beside each other, or where that is too wide below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QLayout, QListView, QVBoxLayout, QWidget

from dummywhist.ui.controls.fields import Select
from dummywhist.ui.controls.tiles import PageList
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

SIDES: Final = 64
"""Px at both sides of a sheet together, with the bar at its right."""
WIDE: Final = 1000
"""Px at text scale 1: where it is no wider what is told has less room."""
LIST: Final = 170
"""The list is at least so high, px, where it does not fill the sheet."""
BETWEEN: Final = 16
ANY: Final = 16_777_215
"""What a widget may grow to where nothing holds it."""


class ThreeColumns(QBoxLayout):
    """The kinds at the left; the other parts are added by `add_list` and `add_preview`."""

    def __init__(self, kinds: PageList) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self.setSpacing(BETWEEN)
        self._kinds = kinds
        self.choice = Select([(0, "")], 0, kinds.parentWidget(), name=tr("Kinds"))
        self.choice.chosen.connect(lambda at: kinds.setCurrentRow(int(str(at))))
        kinds.currentRowChanged.connect(self.choice.set_value)
        column = QVBoxLayout()
        column.addWidget(kinds)
        column.addWidget(self.choice)
        self.addLayout(column)
        self._list: QListView | None = None
        self._column: QLayout | None = None
        self._preview: QWidget | None = None

    def name_kinds(self, names: Sequence[tuple[str, int | None]]) -> None:
        """Call the kinds so, in their order, and say how much there is of each, where that is known."""
        for at, (name, many) in enumerate(names):
            self._kinds.tell(at, name, many)
        told = [name if many is None else tr("{name} ({n})", name=name, n=many) for name, many in names]
        self.choice.set_options(list(enumerate(told)), self._kinds.currentRow())

    def add_list(self, column: QLayout, shown: QListView | None = None) -> None:
        """The part in the middle; ``shown`` is its list, if it has one."""
        self._list, self._column = shown, column
        self.addLayout(column, 1)

    def add_preview(self, preview: QWidget) -> None:
        """What is told of one."""
        self._preview = preview
        self.addWidget(preview)

    def arrange(self, width: int, wide: int, narrow: int) -> None:
        """Order the parts for a sheet ``width`` px wide; ``wide`` and ``narrow``: px of what is told of one."""
        told = current().length(wide if width > current().length(WIDE) else narrow)
        kinds = self._kinds.width() if self._kinds.minimumWidth() else self._kinds.sizeHint().width()
        middle = 0 if self._column is None else self._column.minimumSize().width()
        low = kinds + middle + told + 2 * BETWEEN + SIDES > width
        self.setDirection(QBoxLayout.Direction.TopToBottom if low else QBoxLayout.Direction.LeftToRight)
        self._kinds.setVisible(not low)
        self.choice.setVisible(low)
        if self._list is not None:
            self._list.setMinimumHeight(current().length(LIST) if low else 0)
        if self._preview is not None:
            if low:
                self._preview.setMinimumWidth(0)
                self._preview.setMaximumWidth(ANY)
            else:
                self._preview.setFixedWidth(told)
