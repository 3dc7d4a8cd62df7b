"""How does something get onto paper? A sheet shows the pages; from there they go to a PDF or to a printer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QFileDialog

from dummywhist.engine.record.whole import write_whole
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.exchange import ExchangeDesk
from dummywhist.ui.desk.window import COMPLAINT_MS, LASTING_MS, TableWindow
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.paper import Paper, deal_paper, rules_paper, score_paper
from dummywhist.ui.panels.print_sheet import PrintSheet
from dummywhist.ui.panels.typeset import Pages
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import rule_text, tr


def has_printer() -> bool:
    """Whether the system knows a printer."""
    return bool(QPrinterInfo.availablePrinterNames())


class Press:
    """Prints for the table in the window."""

    def __init__(self, desk: ExchangeDesk, open_sheet: Callable[[Sheet], None], account: Callable[[], Account]) -> None:
        self._desk = desk
        self._open = open_sheet
        self._account = account

    @property
    def _sitting(self) -> Sitting:
        assert self._desk.sitting is not None
        return self._desk.sitting

    def ask(self, kind: str = "score", motion: int = 0) -> None:
        """Open the preview: of the score sheet, of a counted deal, or of the rules of this table."""
        counted = [past for past in self._sitting.seat.past() if past.counted]
        deals = [(past.ordinal, tr("Deal {number}", number=past.ordinal + 1)) for past in counted]
        sheet = PrintSheet(self._desk.window, self._paper, deals, kind=kind, printers=has_printer(), motion=motion)
        sheet.pdf_wanted.connect(lambda pages: save_pages(self._desk.window, pages))
        sheet.print_wanted.connect(lambda pages: print_pages(self._desk.window, pages))
        self._open(sheet)

    def _paper(self, kind: str, ordinal: int) -> Paper:
        sitting = self._sitting
        game = game_of(sitting.standing.game)
        name = rule_text(game.name)
        if kind == "rules":
            return rules_paper(game, sitting.standing.wanted)
        if kind == "score":
            return score_paper(self._account(), name)
        past = next(past for past in sitting.seat.past() if past.counted and past.ordinal == ordinal)
        return deal_paper(past.end, sitting.names(), sitting.you, game=name, number=past.number)


def save_pages(window: TableWindow, pages: Pages) -> None:
    """Ask for a file, and write the pages to it as a PDF."""
    usual = f"{pages.paper.title}.pdf"
    name, _ = QFileDialog.getSaveFileName(window, tr("Save as PDF"), usual, tr("PDF files (*.pdf)"))
    if not name:
        return
    file = Path(name if name.lower().endswith(".pdf") else f"{name}.pdf")
    try:
        write_whole(file, pages.pdf())
    except OSError as error:
        window.tell(tr("The PDF could not be saved: {why}.", why=error.strerror), COMPLAINT_MS)
    else:
        window.tell(tr("The PDF is in {name}.", name=file.name), LASTING_MS)


def print_pages(window: TableWindow, pages: Pages) -> None:
    """Ask for a printer, and send the pages to it."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(pages.paper.title)
    printer.setPageLayout(pages.layout())
    printer.setFullPage(True)
    dialog = QPrintDialog(printer, window)
    if dialog.exec() != QPrintDialog.DialogCode.Accepted:
        return
    done = pages.onto(printer, printer.resolution())
    words = tr("The pages were sent to the printer.") if done else tr("The printer takes no pages now.")
    window.tell(words, LASTING_MS if done else COMPLAINT_MS)
