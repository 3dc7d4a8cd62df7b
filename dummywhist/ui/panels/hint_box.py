"""What is a person advised, and why? A hint in three degrees, on the cloth or in a dock, with what was weighed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.values import dataclass
from dummywhist.ui.controls.buttons import PillButton
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.panel import Panel
from dummywhist.ui.panels.case_words import ValueRow
from dummywhist.ui.panels.thoughts import ValuesTable
from dummywhist.ui.theme import SIZES, current
from dummywhist.ui.tongues import mark, tr

DEGREES: Final = (mark("Idea"), mark("Card"), mark("Reason"))
WIDTH: Final = 268
BLUR: Final = 10
AIR: Final = 10
MOST_VALUES: Final = 5
MOST_INFERRED: Final = 2


@dataclass(frozen=True, slots=True)
class HintTold:
    """A hint in words: one sentence for each degree; with the last, the candidates and inferences from the plays."""

    sentences: tuple[str, str, str]
    degree: int
    values: tuple[ValueRow, ...] = ()
    looked: str = ""
    inferred: tuple[str, ...] = ()


class HintContent(QWidget):
    """The three degrees, and what belongs to the one that is shown. `degree_wanted` asks for another one."""

    degree_wanted = Signal(int)
    shown = Signal(object)
    """The `HintTold` that is shown now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told: HintTold | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.degrees = Segmented(list(enumerate(map(tr, DEGREES))), 0, self, name=tr("Hint"))
        policy = self.degrees.sizePolicy()
        policy.setHorizontalPolicy(policy.Policy.Expanding)
        self.degrees.setSizePolicy(policy)
        for segment in self.degrees.segments:
            segment.setAccessibleName(tr("Hint: {said}", said=segment.text()))
        self.degrees.changed.connect(lambda degree: self.degree_wanted.emit(degree))
        self.sentence = Text("", 13, wrap=True, parent=self)
        self.values = ValuesTable(self)
        self.looked = Text("", 12, tone="mute", wrap=True, parent=self)
        self.inferred = Text("", 12, wrap=True, parent=self)
        for widget in (self.degrees, self.sentence, self.values, self.looked, self.inferred):
            column.addWidget(widget)

    def show_hint(self, told: HintTold) -> None:
        """Show a hint in its degree."""
        self.told = told
        whole = told.degree == len(DEGREES) - 1
        self.degrees.set_value(told.degree)
        self.sentence.setText(told.sentences[told.degree])
        self.values.show_rows(told.values if whole else (), MOST_VALUES)
        self.looked.setText(told.looked)
        self.looked.setVisible(whole and bool(told.looked))
        self.inferred.setText(" ".join(told.inferred[:MOST_INFERRED]))
        self.inferred.setVisible(whole and bool(told.inferred))
        self.shown.emit(told)

    def clear(self) -> None:
        """Show nothing any more: the next person must not see what was said to another."""
        self.show_hint(HintTold(("", "", ""), 0))
        self.told = None

    def height_at(self, told: HintTold, width: int) -> int:
        """Return how high the last degree of a hint is at this width, px."""
        now = self.told
        self.show_hint(HintTold(told.sentences, len(DEGREES) - 1, told.values, told.looked, told.inferred))
        layout = self.layout()
        height = 0 if layout is None else layout.totalHeightForWidth(width)
        if now is not None:
            self.show_hint(now)
        else:
            self.clear()
        return height


class HintBox(Panel):
    """The hint on the cloth."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=SIZES.button_radius + 2, blur=BLUR, air=AIR)
        self.setAccessibleName(tr("Hint"))
        self.content = HintContent(self)
        self.column.addWidget(self.content)

    @property
    def whole_width(self) -> int:
        """How wide it is with its shadow, px."""
        return current().length(WIDTH) + 2 * BLUR

    def whole_height(self, told: HintTold) -> int:
        """How high it will be at most for this hint, with its shadow, px."""
        return self.content.height_at(told, self.whole_width - 2 * (AIR + BLUR)) + 2 * (AIR + BLUR)


def _in_brief(told: HintTold, degree: int) -> str:
    """Return what a hint says in a degree; the reason after the card that it is for."""
    card, reason = told.sentences[1:]
    return f"{card}. {reason}" if degree == len(DEGREES) - 1 and reason not in ("", card) else told.sentences[degree]


class HintBrief(QWidget):
    """The sentence of the degree that is shown, and a button for the next degree."""

    degree_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told = HintTold(("", "", ""), 0)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(AIR)
        self.sentence = Text("", 13, wrap=True, parent=self)
        self.next = PillButton(tr(DEGREES[1]), self)
        self.next.clicked.connect(lambda _checked=False: self.degree_wanted.emit(self._told.degree + 1))
        row.addWidget(self.sentence, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.next)

    def show_hint(self, told: HintTold) -> None:
        """Show a hint in its degree."""
        self._told = told
        self.sentence.setText(_in_brief(told, told.degree))
        more = told.degree + 1 < len(DEGREES)
        if not more and self.next.hasFocus():
            self.focusNextChild()
        self.next.setVisible(more)
        if more:
            self.next.setText(tr(DEGREES[told.degree + 1]))
            self.next.setAccessibleName(tr("Hint: {said}", said=self.next.text()))

    def height_at(self, width: int) -> int:
        """Return how high it is at this width in the degree that says most, px: it keeps its height then."""
        said, button = self.sentence.text(), self.next.sizeHint()
        high = button.height()
        for degree in range(len(DEGREES)):
            self.sentence.setText(_in_brief(self._told, degree))
            beside = button.width() + AIR if degree + 1 < len(DEGREES) else 0
            high = max(high, self.sentence.heightForWidth(width - beside))
        self.sentence.setText(said)
        return high


class HintDock(Dock):
    """The hint beside the table, where the cloth has no room for it, or in a strip under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Hint"), parent=parent, width=SIZES.dock_study, close_name=tr("Close the hint"))
        self.hint = HintContent(self.content)
        self.body.addWidget(self.hint)
        self.body.addStretch()
        self.told = HintBrief(self)
        self.told.degree_wanted.connect(self.hint.degree_wanted)
        self.hint.shown.connect(self.told.show_hint)
        self.set_brief(self.told)

    def brief_height(self, width: int) -> int:
        """As high as the degree that says most."""
        return self.told.height_at(width)
