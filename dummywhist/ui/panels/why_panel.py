"""How is a line of the score explained on the screen? Its story, its sum, the law, and ways to the deal."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from dummywhist.ui.controls.buttons import LinkButton
from dummywhist.ui.controls.fitting import Scrolled, lay_beside
from dummywhist.ui.controls.labels import HairLine, Text, Title, Well
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.panels.rows import Explanation
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

AIR, EDGE, FOOT = 16, 4, 10
LEAST, TITLE = 250, 21


class WhyPanel(Well):
    """Shows one explanation; the links carry the ordinal of the deal, the trick, the id of the rule."""

    replay_wanted = Signal(int)
    trick_wanted = Signal(int, int)
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leads_on = True
        """Whether there are links to the deal and the rule."""
        self.setAccessibleName(tr("Explanation"))
        self._why: Explanation | None = None
        self._inside: QWidget | None = None
        self._ways: QHBoxLayout | None = None
        self._ways_width = 0
        self._scrolls = True
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(AIR - RING, FOOT, EDGE, FOOT)
        column.addWidget(self._scroll)

    @property
    def why(self) -> Explanation | None:
        """What is explained now."""
        return self._why

    def needed_width(self) -> int:
        """In which its words stand well, px."""
        title = 0.0 if self._why is None else current().fonts.title_width(self._why.title, TITLE)
        return max(current().length(LEAST), round(title) + 2 * AIR + EDGE)

    def scroll_within(self, scrolls: bool) -> None:
        """Take the room there is and scroll in it, or be as high as what is said."""
        self._scrolls = scrolls
        never, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._scroll.setVerticalScrollBarPolicy(needed if scrolls else never)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrower words are higher."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        inside = None if self._inside is None else self._inside.layout()
        if inside is None:
            return
        room = self.width() - (AIR - RING) - EDGE
        if self._ways is not None:
            lay_beside(self._ways, self._ways_width <= room - (AIR - RING))
        self.setMinimumHeight(0 if self._scrolls else inside.totalHeightForWidth(room) + 2 * FOOT)

    def explain(self, why: Explanation | None, called: str = "") -> None:
        """Explain another line; ``called``: what its deal is called."""
        self._why = why
        self._inside, self._ways = Scrolled(), None
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, AIR - RING, 0)
        column.setSpacing(6)
        if why is None:
            column.addWidget(Text(tr("Choose a line to have it explained."), 13, tone="mute", wrap=True))
        else:
            self._fill(column, why, called)
        column.addStretch()
        self._scroll.setWidget(self._inside)
        self._inside.show()
        self._fit()

    def words(self) -> str:
        """Everything it says, for a screen reader."""
        why = self._why
        if why is None:
            return ""
        sums = " ".join(f"{label}: {value}." for label, value in why.counted)
        return tr("{title}. {story} {sums} Rule: {rule}", title=why.title, story=why.story, sums=sums, rule=why.rule)

    def _fill(self, column: QVBoxLayout, why: Explanation, called: str) -> None:
        column.addWidget(Title(why.title, TITLE))
        column.addWidget(Text(why.story, 13, wrap=True))
        if why.counted:
            column.addSpacing(4)
            column.addWidget(Text(tr("How it was counted"), 13, 600))
            for label, value in why.counted:
                column.addLayout(self._sum(label, value))
        law = Well(ground="tint2", radius=6)
        inside = QVBoxLayout(law)
        inside.setContentsMargins(10 - RING, 6, 10 - RING, 6)
        inside.setSpacing(2)
        inside.addWidget(Text(tr("Rule: {rule}", rule=why.rule), 12, wrap=True))
        inside.addWidget(Text(", ".join(why.ids), 12, 500, "mute", wrap=True))
        frame = QHBoxLayout()
        frame.setContentsMargins(0, 6, 0, 2)
        frame.addWidget(law)
        column.addLayout(frame)
        column.addLayout(self._links(why))
        if called:
            name = Text(called, 12, tone="mute", wrap=True)
            column.addWidget(name)

    def _sum(self, label: str, value: str) -> QVBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(Text(label, 13, wrap=True), 1)
        row.addWidget(Text(value, 14, 600, tabular=True), 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(HairLine(tone="rule", thick=1))
        return column

    def _links(self, why: Explanation) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        deal, trick = why.deal, why.trick
        if not self.leads_on:
            self._ways, self._ways_width = row, 0
            return row
        if deal is not None:
            replay = LinkButton(tr("Replay this deal"))
            replay.clicked.connect(lambda: self.replay_wanted.emit(deal))
            row.addWidget(replay)
        elif why.ids[0].startswith("ED-"):
            rule = LinkButton(tr("Read the rule"))
            rule.clicked.connect(lambda: self.rule_wanted.emit(why.ids[0]))
            row.addWidget(rule)
        row.addStretch()
        if deal is not None and trick is not None:
            show = LinkButton(tr("Show trick {trick}", trick=trick))
            show.clicked.connect(lambda: self.trick_wanted.emit(deal, trick))
            row.addWidget(show)
        elif deal is not None and why.ids[0].startswith("ED-"):
            rule = LinkButton(tr("Read the rule"))
            rule.clicked.connect(lambda: self.rule_wanted.emit(why.ids[0]))
            row.addWidget(rule)
        self._ways, self._ways_width = row, row.sizeHint().width()
        return row
