"""How does somebody play, over all deals? Four plots, a fifth by kind of card, and filters over them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.fields import Select, TextField
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.plot import Plot
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.plots import CountPlot, KindPlot, LinePlot, RangePlot, StackPlot
from dummywhist.ui.panels.statistics_words import Figures, part_words
from dummywhist.ui.tongues import tr

WIDTH, HEIGHT = 1180, 684
GAP: Final = 8
ANY: Final = "any"
"""Of the rules: those of the books have no name of their own."""
Options = Sequence[tuple[str, str]]


class Filters(NamedTuple):
    """What can be chosen of each filter, the first of which takes all."""

    games: Options
    roles: Options
    companies: Options
    spans: Options
    persons: Options
    rules: Options
    help: Options


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
        self.who = Select([("", tr("Who sits first"))], "", self.content, name=tr("For"))
        self.rules = Select([(ANY, tr("Any rules"))], ANY, self.content, name=tr("Rules of the game"))
        self.help = Select([("", tr("Without the tutor"))], "", self.content, name=tr("With help"))
        self.since = TextField(tr("From: year-month-day"), self.content, name=tr("From this day"))
        self.until = TextField(tr("To: year-month-day"), self.content, name=tr("To this day"))
        self.more = SecondaryButton(tr("More"), self.content)
        self.more.setCheckable(True)
        self.more.toggled.connect(self._show_more)
        row, below = QHBoxLayout(), QHBoxLayout()
        for line in (row, below):
            line.setSpacing(GAP)
            line.setContentsMargins(0, 0, 0, 0)
        for select in self.selects:
            select.chosen.connect(lambda _value: self.sought.emit())
        for select in self.selects[:4]:
            row.addWidget(select, 1)
        self.unit.changed.connect(lambda _value: self.sought.emit())
        row.addWidget(self.more)
        row.addWidget(self.unit)
        for select in self.selects[4:]:
            below.addWidget(select, 1)
        for field in (self.since, self.until):
            field.editingFinished.connect(self._dates_changed)
            below.addWidget(field, 1)
        self._dates = ("", "")
        self._more = QWidget(self.content)
        self._more.setLayout(below)
        self._more.hide()
        column = QVBoxLayout()
        column.setSpacing(GAP)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self._more)
        self._filters = QWidget(self.content)
        self._filters.setLayout(column)
        self.body.addWidget(self._filters)
        self.better = Text("", 13, 600, "action", wrap=True, parent=self.content)
        self.better.hide()
        self.body.addWidget(self.better)
        self.computer, self.course = RangePlot(self.content), LinePlot(self.content)
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
        return self.game, self.role, self.company, self.span, self.who, self.rules, self.help

    @property
    def plots(self) -> tuple[Plot, ...]:
        """The plots, in the order in which they are read."""
        return self.computer, self.course, self.parts, self.counts, self.kinds

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
            select.set_value(ANY if select is self.rules else "")
        for field in (self.since, self.until):
            field.clear()
        self._dates = ("", "")
        self.sought.emit()

    def _show_more(self, on: bool) -> None:
        self._more.setVisible(on)
        self.more.setAccessibleName(tr("Fewer filters") if on else tr("More filters"))

    def _dates_changed(self) -> None:
        now = self.since.text().strip(), self.until.text().strip()
        if now != self._dates:
            self._dates = now
            self.sought.emit()

    def show_figures(self, head: str, figures: Figures) -> None:
        """Show the figures of the deals that are wanted."""
        self.set_title(tr("Statistics"), head)
        self.computer.show_rows(*figures.computer)
        self.course.show_stages(*figures.course)
        self.parts.show_stacks(
            figures.parts[0], [tr(name) for name in part_words(points=self.points)], figures.parts[1]
        )
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
