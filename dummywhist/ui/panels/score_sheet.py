"""How does the score stand, and why? The sheet with the ledger at the left and the chosen line explained beside it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.ui.controls.buttons import Button, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.controls.fitting import lay_beside, settle
from dummywhist.ui.controls.labels import Text, Well
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.ledger import as_text, deal_words, page_now, pages
from dummywhist.ui.panels.lesson_end import AfterLesson
from dummywhist.ui.panels.rows import Page
from dummywhist.ui.panels.score_words import lesson_pages, score_words
from dummywhist.ui.panels.why_panel import WhyPanel
from dummywhist.ui.tongues import tr

WIDTH, HEIGHT = 1040, 660
COLUMN_GAP = 18
MOST_SEGMENTS = 4


class ScoreSheet(AfterLesson):
    """The score sheet. Deals are named by their ordinal in the session from 0, tricks by their number from 1."""

    replay_wanted = Signal(int)
    trick_wanted = Signal(int, int)
    rule_wanted = Signal(str)
    copied = Signal()
    next_deal_wanted = Signal()
    revoke_wanted = Signal()
    print_wanted = Signal()
    proof_wanted = Signal()

    def __init__(self, host: QWidget, account: Account, *, page: int | None = None, next_deal: bool = False,
                 revoke: str = "", proves: bool = False, lesson: bool = False, next_lesson: bool = False,
                 problems: int = 0, motion: int = 0) -> None:  # fmt: skip
        super().__init__(host, tr("Score sheet"), " ", width=WIDTH, height=HEIGHT, motion=motion)
        self._pages: tuple[Page, ...] = ()
        self._numbers: Mapping[int, int] = {}
        self._page = 0
        self._selector: Segmented | Select | None = None
        self._ledger: Ledger | None = None
        self._top = QHBoxLayout()
        self.body.addLayout(self._top)
        self.why = WhyPanel(self.content)
        self.why.leads_on = not lesson
        self.why.replay_wanted.connect(self.replay_wanted)
        self.why.trick_wanted.connect(self.trick_wanted)
        self.why.rule_wanted.connect(self.rule_wanted)
        self._left = QVBoxLayout()
        self._lesson, self.words = lesson, ""
        if lesson:
            self._explain_words(account)
        self._row = row = QHBoxLayout()
        row.setSpacing(COLUMN_GAP)
        row.addLayout(self._left, 3)
        row.addWidget(self.why, 2)
        self.body.addLayout(row, 1)
        self._offers: list[Button] = []
        self.play: Button | None = None
        if lesson:
            self.play = self.offer_lessons(next_lesson, problems)
        else:
            self._offer(next_deal, revoke, proves, account.rules.customs.trays)
        self.set_account(account, page)
        if self.play is not None:
            self.set_safe(self.play)  # at the end of a lesson Enter plays a deal

    def _offer(self, next_deal: bool, revoke: str, proves: bool, trays: bool) -> None:
        """The buttons of a session."""
        copy = self.copy = self.add_button(SecondaryButton(tr("Copy")))
        copy.setAutoDefault(False)
        copy.clicked.connect(self._copy)
        printing = self.print = self.add_button(SecondaryButton(tr("Print…")))
        printing.setAutoDefault(False)
        printing.clicked.connect(lambda: self.print_wanted.emit())
        if proves:
            self.proof = self.add_button(SecondaryButton(tr("Proof…")))
            self.proof.setAutoDefault(False)
            self.proof.clicked.connect(lambda: self.proof_wanted.emit())
        if next_deal:
            self.add_button(SecondaryButton(tr("Close")), press_closes=0)
        if revoke:  # W-REV-6
            call = self.add_button(SecondaryButton(revoke), press_closes=1)
            call.clicked.connect(self.revoke_wanted)
        if next_deal:
            words = tr("Next tray") if trays else tr("Next deal")
            self.next = self.add_button(PrimaryButton(words), safe=True, press_closes=1)
            self.next.clicked.connect(self.next_deal_wanted)
        else:
            self.add_button(PrimaryButton(tr("Close")), safe=True, press_closes=0)
        self._offers = [copy, printing]

    def _explain_words(self, account: Account) -> None:
        """Say under the ledger what its words mean: after a first lesson nobody knows them."""
        found = score_words(account)
        well = Well(self.content)
        column = QVBoxLayout(well)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(3)
        for word, meaning in found:
            column.addWidget(Text(tr("{word}: {meaning}", word=word, meaning=meaning), 13, wrap=True))
        self.words = " ".join(tr("{word}: {meaning}", word=word, meaning=meaning) for word, meaning in found)
        self._left.addWidget(well)

    @property
    def ledger(self) -> Ledger | None:
        """The ledger of the page that is open."""
        return self._ledger

    @property
    def page(self) -> Page | None:
        """The page that is open."""
        return self._pages[self._page] if self._pages else None

    def set_account(self, account: Account, page: int | None = None) -> None:
        """Show another state of the session; ``page`` None opens what was counted last, at the end the whole."""
        self._pages = lesson_pages(account) if self._lesson else pages(account)
        self._numbers = account.numbers
        self._make_selector()
        self.show_page(page_now(account) if page is None else page)

    def show_page(self, number: int) -> None:
        """Open a page."""
        self._page = min(max(number, 0), max(len(self._pages) - 1, 0))
        if self._selector is not None:
            self._selector.set_value(self._page)
        if self._ledger is not None:
            self._left.removeWidget(self._ledger)
            self._ledger.hide()
            self._ledger.deleteLater()
            self._ledger = None
        page = self.page
        for button in self._offers:
            button.setEnabled(page is not None)
        if page is None:
            self.set_title(tr("Score sheet"), tr("Nothing has been counted yet."))
            self.why.explain(None)
            return
        self.set_title(tr("Score sheet"), page.subtitle)
        self.set_note(page.note)
        self._ledger = self._written(page)
        self._left.insertWidget(0, self._ledger, 1)
        self.set_safe(self._ledger)
        self._ledger.choose(self._first_choice(page))
        if self.isVisible():
            settle(self.why)
            self.arrange(self.panel.width())

    def arrange(self, width: int) -> None:
        """Set the explanation beside the ledger, or under it where ``width`` px are not enough for both."""
        ledger = self._ledger
        if ledger is None:
            return
        needed, beside_it = ledger.needed_width(), self.why.needed_width()
        beside = needed + COLUMN_GAP + beside_it <= self.inner(width)
        lay_beside(self._row, beside)
        ledger.setMinimumWidth(needed if beside else 0)
        ledger.setMinimumHeight(0 if beside else ledger.sizeHint().height())
        self.why.scroll_within(beside)

    def _make_selector(self) -> None:
        if self._selector is not None:
            self._top.removeWidget(self._selector)
            self._selector.hide()
            self._selector.deleteLater()
            self._selector = None
        options = [(number, page.name) for number, page in enumerate(self._pages)]
        if len(options) < 2:
            return
        if len(options) <= MOST_SEGMENTS:
            self._selector = Segmented(options, self._page, self.content, name=tr("Page"))
            self._selector.changed.connect(self.show_page)
        else:
            self._selector = Select(options, self._page, self.content, name=tr("Page"))
            self._selector.chosen.connect(self.show_page)
        self._top.addWidget(self._selector)
        self._top.addStretch()

    def _written(self, page: Page) -> Ledger:
        numbers = range(2, 2 + len(page.columns))
        heads = (page.first or tr("Deal"), tr("What counted"), *page.columns)
        ledger = Ledger(heads, numbers=numbers, parent=self.content, name=tr("Score sheet, {name}", name=page.name))
        for number, row in enumerate(page.rows):
            if row.kind == "band":
                ledger.add_band(row.what, row.note)
            else:
                ledger.add_line((row.first, row.what, *row.cells), number, total=row.kind == "sum")
        ledger.chosen.connect(self._explain)
        return ledger

    def _first_choice(self, page: Page) -> int:
        """The line to explain first: the last thing that was counted, or the sum of the session."""
        lines = [number for number, row in enumerate(page.rows) if row.kind == "line" and row.first]
        sums = [number for number, row in enumerate(page.rows) if row.kind == "sum"]
        of_rubber = not page.first and lines
        return lines[-1] if of_rubber else sums[0] if sums else 0

    def _explain(self, number: int) -> None:
        page = self.page
        if page is None or number is None:
            return
        why = page.rows[number].why
        deal = None if why is None else why.deal
        called = deal_words(deal, self._numbers[deal]) if deal is not None and deal in self._numbers else ""
        self.why.explain(why, called)
        if self._ledger is not None:
            self._ledger.setAccessibleDescription(f"{self.why.words()} {self.words}".strip())

    def _copy(self) -> None:
        page = self.page
        if page is not None:
            QGuiApplication.clipboard().setText(as_text(page, self._numbers))
            self.set_note(tr("Copied."))
            self.copied.emit()
