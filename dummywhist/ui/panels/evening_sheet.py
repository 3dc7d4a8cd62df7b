"""How did an evening come about? A waterfall from the average to what was taken, the dearest cards, the error rate."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from dummywhist.ui.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.labels import Text, Title, Well
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.evening_words import DearTold, EveningTold
from dummywhist.ui.panels.plots import KindPlot, WaterPlot
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

WIDTH, HEIGHT = 1040, 660
LEAST_RIGHT = 300


class EveningSheet(Sheet):
    """Shows an evening. `look_wanted` carries the record, the deal and after how many cards somebody wants to look."""

    look_wanted = Signal(str, int, int)
    said = Signal(str)

    def __init__(self, host: QWidget, told: EveningTold | None, words: str = "", *, motion: int = 0) -> None:
        super().__init__(host, tr("This evening"), " ", width=WIDTH, height=HEIGHT, motion=motion)
        self.told = told
        self.water = WaterPlot(self.content)
        self.water.said.connect(self.said)
        self.sentence = Text("", 12.5, tone="mute", wrap=True, parent=self.content)
        self.links: list[LinkButton] = []
        self._dear = QGridLayout()
        self._dear.setVerticalSpacing(2)
        self.dear_title = Title(tr("The dearest cards"), 19, self.content)
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self.water, 1)
        left.addWidget(self.sentence)
        left.addWidget(self.dear_title)
        left.addLayout(self._dear)
        self.rate = Title("", 30, self.content)
        self.about = Text("", 12.5, tone="mute", wrap=True, parent=self.content)
        self.lost_title = Text(tr("Where it was lost"), 13, 600, parent=self.content)
        self._roles = QGridLayout()
        self.kinds = KindPlot(self.content)
        self.kinds.said.connect(self.said)
        well = Well(self.content)
        well.setMinimumWidth(current().length(LEAST_RIGHT))
        right = QVBoxLayout(well)
        right.setContentsMargins(16, 12, 16, 12)
        right.addWidget(Title(tr("Your error rate"), 19, well))
        right.addWidget(self.rate)
        right.addWidget(self.about)
        right.addSpacing(8)
        right.addWidget(self.lost_title)
        right.addLayout(self._roles)
        right.addWidget(self.kinds, 1)
        both = QHBoxLayout()
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(14)
        both.addLayout(left, 3)
        both.addWidget(well, 2)
        page = QWidget(self.content)
        page.setLayout(both)
        self.deals = Ledger([""], parent=self.content, name=tr("By deal"))
        self.empty = Text(words, 14, tone="mute", wrap=True, parent=self.content)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pages = QStackedWidget(self.content)
        for one in (page, self.deals, self.empty):
            self.pages.addWidget(one)
        self.body.addWidget(self.pages, 1)
        self.by_deal = self.add_button(SecondaryButton(tr("By deal")))
        self.by_deal.clicked.connect(lambda _on=False: self._turn())
        self.copy = self.add_button(SecondaryButton(tr("Copy as text")))
        self.copy.clicked.connect(lambda _on=False: self._copy())
        self.add_button(PrimaryButton(tr("Close")), safe=True, press_closes=0)
        self.show_told(told, words)

    def show_told(self, told: EveningTold | None, words: str = "") -> None:
        """Show another evening, or ``words`` where there is none."""
        self.told = told
        self.by_deal.setEnabled(told is not None)
        self.copy.setEnabled(told is not None)
        if told is None:
            self.empty.setText(words)
            self.pages.setCurrentIndex(2)
            return
        self.set_title(told.title, told.head)
        self.water.show_steps(*told.steps)
        self.kinds.show_rows(*told.kinds)
        self.sentence.setText(told.sentence)
        self.rate.setText(told.rate)
        self.about.setText(told.about)
        self.dear_title.setVisible(bool(told.dear))
        self.lost_title.setVisible(bool(told.roles))
        _empty(self._dear)
        self.links = []
        for at, one in enumerate(told.dear):
            self._add_dear(at, one)
        _empty(self._roles)
        for at, (role, words_of) in enumerate(told.roles):
            self._roles.addWidget(Text(role, 13, parent=self.content), at, 0)
            self._roles.addWidget(Text(words_of, 13, 600, parent=self.content), at, 1, Qt.AlignmentFlag.AlignRight)
        self._fill(told)
        if self.pages.currentIndex() == 2:
            self.pages.setCurrentIndex(0)

    def _add_dear(self, at: int, one: DearTold) -> None:
        for place, (words, tone) in enumerate(((one.where, "ink"), (one.card, "ink"), (one.role, "mute"))):
            self._dear.addWidget(Text(words, 13, tone=tone, parent=self.content), at, place)
        lost = Text(one.lost, 13, 600, "loss", parent=self.content)
        self._dear.addWidget(lost, at, 3, Qt.AlignmentFlag.AlignRight)
        link = LinkButton(tr("Look at it"), self.content)
        link.setAccessibleName(f"{tr('Look at it')}: {one.where}, {one.card}")
        link.clicked.connect(lambda _on=False: self._look(one))
        self._dear.addWidget(link, at, 4, Qt.AlignmentFlag.AlignRight)
        self.links.append(link)

    def _fill(self, told: EveningTold) -> None:
        ledger = Ledger(
            list(told.heads), numbers=set(range(2, len(told.heads))), parent=self.content, name=tr("By deal"), stretch=1
        )
        for row in told.rows:
            ledger.add_line(row)
        old, at = self.deals, self.pages.currentIndex()
        self.pages.insertWidget(1, ledger)
        self.pages.removeWidget(old)
        old.deleteLater()
        self.deals = ledger
        self.pages.setCurrentIndex(at)

    def _look(self, one: DearTold) -> None:
        self.done(1)
        self.look_wanted.emit(one.record, one.number, one.moment)

    def _turn(self) -> None:
        self.pages.setCurrentIndex(0 if self.pages.currentIndex() == 1 else 1)
        self.by_deal.setText(tr("Summary") if self.pages.currentIndex() == 1 else tr("By deal"))

    def _copy(self) -> None:
        if self.told is not None:
            QGuiApplication.clipboard().setText(self.told.text())
            self.set_note(tr("The report is on the clipboard."))


def _empty(grid: QGridLayout) -> None:
    while (item := grid.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.deleteLater()
