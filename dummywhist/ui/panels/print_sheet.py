"""What is to be printed, and how will it look? The pages themselves, small, before they go to a printer or a PDF."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.controls.fitting import lay_beside
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.paper import Paper
from dummywhist.ui.panels.typeset import Pages, typeset
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

WIDTH, HEIGHT = 860, 700
PAGE = 560
GAP = 14
Papers = Callable[[str, int], Paper]
"""Makes a paper: `score`, `deal` with the ordinal of one, or `rules`."""


class PageView(QWidget):
    """One page, as it will be printed."""

    def __init__(self, pages: Pages, number: int) -> None:
        super().__init__()
        self._pages, self._number = pages, number
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Page {number} of {count}", number=number + 1, count=pages.count))

    def sizeHint(self) -> QSize:
        """The page in small."""
        return QSize(PAGE, round(PAGE * self._pages.page.height() / self._pages.page.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper with a fine edge."""
        painter = QPainter(self)
        painter.drawImage(0, 0, self._pages.picture(self._number, self.width(), self.devicePixelRatioF()))
        painter.setPen(QPen(QColor(current().palette.rule), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class PrintSheet(Sheet):
    """The preview. `pdf_wanted` and `print_wanted` carry the `Pages`."""

    pdf_wanted = Signal(object)
    print_wanted = Signal(object)

    def __init__(
        self, host: QWidget, papers: Papers, deals: Sequence[tuple[int, str]], *, kind: str = "score",
        kinds: Sequence[tuple[str, str]] = (), printers: bool = True, motion: int = 0,
    ) -> None:  # fmt: skip
        """``kinds``: what else can be printed, in place of what belongs to a table."""
        super().__init__(host, tr("Print"), width=WIDTH, height=HEIGHT, motion=motion)
        self._papers = papers
        self.pages: Pages | None = None
        self._always = bool(kinds)
        self.which: Segmented | Select
        name = tr("What is printed")
        if kinds:
            self.which = Select(kinds, kind, self.content, name=name)
        else:
            kinds = [("score", tr("Score sheet")), ("deal", tr("Deal")), ("rules", tr("Rules of this table"))]
            kind = kind if deals else "rules"  # before the first count nothing else can be printed
            self.which = Segmented(kinds, kind, self.content, name=name)
        self.deal = Select(deals, deals[-1][0] if deals else None, self.content, name=tr("Deal"))
        imperial = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        sizes = [("a4", "A4"), ("letter", tr("Letter"))]
        self.paper = Segmented(sizes, "letter" if imperial else "a4", self.content, name=tr("Paper"))
        self._top = top = QHBoxLayout()
        self._more = QHBoxLayout()
        top.addWidget(self.which)
        for control in (self.deal, self.paper):
            self._more.addWidget(control)
        self._more.addStretch()
        top.addLayout(self._more, 1)
        self.body.addLayout(top)
        self.empty = Text("", 14, wrap=True, parent=self.content)
        self.body.addWidget(self.empty)
        self.preview = QScrollArea(self.content)
        self.preview.setFrameShape(QScrollArea.Shape.NoFrame)
        self.preview.setWidgetResizable(True)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.preview.setAccessibleName(tr("Preview"))
        self.body.addWidget(self.preview, 1)
        self.print_button = self.add_button(SecondaryButton(tr("Print…")))
        self.pdf_button = self.add_button(PrimaryButton(tr("Save as PDF…")), safe=True)
        self.add_button(SecondaryButton(tr("Close")), press_closes=0)
        self._printers = printers
        if not printers:
            self.set_note(tr("There is no printer here. The pages can be saved as a PDF."))
        self.print_button.clicked.connect(lambda: self.print_wanted.emit(self.pages))
        self.pdf_button.clicked.connect(lambda: self.pdf_wanted.emit(self.pages))
        changed = self.which.chosen if isinstance(self.which, Select) else self.which.changed
        changed.connect(lambda _kind: self._set())
        self.paper.changed.connect(lambda _size: self._set())
        self.deal.chosen.connect(lambda _deal: self._set())
        self._set()

    @property
    def kind(self) -> Segmented:
        """What is printed of a table."""
        assert isinstance(self.which, Segmented)
        return self.which

    def arrange(self, width: int) -> None:
        """Set the deal and the paper beside what is printed, or under it where ``width`` px are not enough for all."""
        room = self.inner(width) - self._top.spacing()
        lay_beside(self._top, self.which.sizeHint().width() + self._more.minimumSize().width() <= room)

    def _set(self) -> None:
        """Set what is chosen, and show its pages."""
        kind, deal = str(self.which.value()), self.deal.value()
        self.deal.setVisible(kind == "deal" and self.deal.count() > 0)
        if self.isVisible():
            self.arrange(self.panel.width())
        there = self._always or kind == "rules" or self.deal.count() > 0
        paper = self._papers(kind, deal if isinstance(deal, int) else -1) if there else None
        there = paper is not None and bool(paper.body or paper.cards)
        self.pages = typeset(paper, str(self.paper.value())) if paper is not None and there else None
        self.empty.setText("" if self.pages is not None else tr("Nothing has been counted yet."))
        self.empty.setVisible(self.pages is None)
        self.pdf_button.setEnabled(self.pages is not None)
        self.print_button.setEnabled(self.pages is not None and self._printers)
        row = QWidget()
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for number in range(0 if self.pages is None else self.pages.count):
            assert self.pages is not None
            column.addWidget(PageView(self.pages, number), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        self.preview.setWidget(row)
