"""How does somebody play, over all deals? Four plots, a fifth by kind of card, and filters over them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.plot import Plot
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.plots import CountPlot, KindPlot, LinePlot, RangePlot, StackPlot
from dummywhist.ui.panels.statistics_words import PART_WORDS, Figures
from dummywhist.ui.tongues import tr

WIDTH, HEIGHT = 1180, 684
GAP: Final = 8
Options = Sequence[tuple[str, str]]


class Filters(NamedTuple):
    """What can be chosen of each filter, the first of which takes all."""

    games: Options
    roles: Options
    companies: Options
    spans: Options


class StatisticsSheet(Sheet):
    """Shows the figures that the desk gives it. `sought`: another filter is chosen, or tricks or points."""

    sought = Signal()
    deals_wanted = Signal()
    csv_wanted = Signal()
    new_deal_wanted = Signal()
    said = Signal(str)

    def __init__(self, host: QWidget, *, motion: int = 0) -> None:
        super().__init__(host, tr("Statistics"), " ", width=WIDTH, height=HEIGHT, motion=motion)
        self.game = Select([("", tr("All games"))], "", self.content, name=tr("Game"))
        self.role = Select([("", tr("All roles"))], "", self.content, name=tr("Role"))
        self.company = Select([("", tr("Any company"))], "", self.content, name=tr("Against"))
        self.span = Select([("", tr("At any time"))], "", self.content, name=tr("When"))
        self.unit = Segmented(
            [("tricks", tr("Tricks")), ("points", tr("Points"))], "tricks", self.content, name=tr("Losses in")
        )
        row = QHBoxLayout()
        row.setSpacing(GAP)
        for select in self.selects:
            select.chosen.connect(lambda _value: self.sought.emit())
            row.addWidget(select, 1)
        self.unit.changed.connect(lambda _value: self.sought.emit())
        row.addWidget(self.unit)
        self._filters = QWidget(self.content)
        self._filters.setLayout(row)
        row.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(self._filters)
        self.better = Text("", 13, 600, "action", wrap=True, parent=self.content)
        self.better.hide()
        self.body.addWidget(self.better)
        self.held, self.course = RangePlot(self.content), LinePlot(self.content)
        self.parts, self.counts = StackPlot(self.content), CountPlot(self.content)
        self.kinds = KindPlot(self.content)
        for plot in self.plots:
            plot.said.connect(self.said)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GAP)
        for at, plot in enumerate(self.plots[:4]):
            grid.addWidget(plot, at // 2, at % 2)
        four = QWidget(self.content)
        four.setLayout(grid)
        self.empty = Text("", 14, tone="mute", wrap=True, parent=self.content)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.way_out = SecondaryButton("", self.content)
        self.way_out.clicked.connect(lambda _on=False: self._leave_empty())
        nothing = QWidget(self.content)
        column = QVBoxLayout(nothing)
        column.addStretch(1)
        column.addWidget(self.empty)
        column.addWidget(self.way_out, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        self.pages = QStackedWidget(self.content)
        for page in (four, self.kinds, nothing):
            self.pages.addWidget(page)
        self.body.addWidget(self.pages, 1)
        self.by_kind = self.add_button(SecondaryButton(tr("By kind")))
        self.by_kind.clicked.connect(lambda _on=False: self._turn())
        self.show_deals = self.add_button(SecondaryButton(tr("Show the deals")))
        self.show_deals.clicked.connect(lambda _on=False: self.deals_wanted.emit())
        self.save = self.add_button(SecondaryButton(tr("Save as CSV…")))
        self.save.clicked.connect(lambda _on=False: self.csv_wanted.emit())
        self.add_button(PrimaryButton(tr("Close")), safe=True, press_closes=0)
        self._fresh = True

    @property
    def selects(self) -> tuple[Select, ...]:
        """The filters."""
        return self.game, self.role, self.company, self.span

    @property
    def plots(self) -> tuple[Plot, ...]:
        """The plots, in the order in which they are read."""
        return self.held, self.course, self.parts, self.counts, self.kinds

    @property
    def points(self) -> bool:
        """Whether losses are told in points."""
        return self.unit.value() == "points"

    def offer(self, filters: Filters) -> None:
        """Offer other values of the filters; what is chosen stays where it is among them."""
        for select, options in zip(self.selects, filters, strict=True):
            now = select.value()
            select.set_options(options, now if now in [own for own, _ in options] else options[0][0])

    def clear(self) -> None:
        """Take all deals."""
        for select in self.selects:
            select.set_value("")
        self.sought.emit()

    def show_figures(self, head: str, figures: Figures) -> None:
        """Show the figures of the deals that are wanted."""
        self.set_title(tr("Statistics"), head)
        self.held.show_rows(*figures.held)
        self.course.show_stages(*figures.course)
        self.parts.show_stacks(figures.parts[0], [tr(name) for name in PART_WORDS], figures.parts[1])
        self.counts.show_counts(*figures.counts)
        self.kinds.show_rows(*figures.kinds)
        self.better.setText(figures.better)
        self.better.setVisible(bool(figures.better))
        self._enable(there=True)
        if self.pages.currentIndex() == 2:
            self.pages.setCurrentIndex(0)
        self._name_turn()

    def show_nothing(self, words: str, *, fresh: bool, way_out: str = "") -> None:
        """Say that there are no deals: none at all (``fresh``), or none with these filters."""
        self._fresh = fresh
        self.set_title(tr("Statistics"), "")
        self.empty.setText(words)
        self.way_out.setText(way_out)
        self.way_out.setVisible(bool(way_out))
        self.better.hide()
        self._enable(there=False)
        self._filters.setVisible(not fresh)
        self.pages.setCurrentIndex(2)

    def _enable(self, *, there: bool) -> None:
        self._filters.show()
        for button in (self.by_kind, self.show_deals, self.save):
            button.setEnabled(there)

    def _leave_empty(self) -> None:
        if self._fresh:
            self.done(1)
            self.new_deal_wanted.emit()
        else:
            self.clear()

    @property
    def shows_kinds(self) -> bool:
        """Whether the page by kind of card is shown."""
        return self.pages.currentIndex() == 1

    def _turn(self) -> None:
        self.pages.setCurrentIndex(0 if self.shows_kinds else 1)
        self._name_turn()
        self.sought.emit()

    def _name_turn(self) -> None:
        self.by_kind.setText(tr("All plots") if self.shows_kinds else tr("By kind"))
        self.by_kind.updateGeometry()
