"""How does a match against the other room get into a file? As a table of results, or as a page for a browser."""

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog

from dummywhist.engine.duplicate.export import room_text
from dummywhist.engine.record.whole import write_whole
from dummywhist.ui.panels.ranking_sheet import RankingSheet, RoomTold
from dummywhist.ui.panels.room_page import room_page
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.levels import kind_words

TABLE: Final = ".csv"
PAGE: Final = (".html", ".htm")


def save_room(sheet: RankingSheet, told: RoomTold, stem: str, title: str) -> str:
    """Ask where, and write what all tables made; return what became of it, "" where nothing was asked for.

    ``stem``: what the file is called if nobody names it; ``title``: of the page.
    """
    kinds = tr("Tables of results (*.csv);;Pages for a browser (*.html)")
    name, kind = QFileDialog.getSaveFileName(sheet, tr("Save the match"), f"{stem}{TABLE}", kinds)
    if not name:
        return ""
    file = Path(name)
    if file.suffix.lower() not in (TABLE, *PAGE):
        file = file.with_name(file.name + (PAGE[0] if PAGE[0] in kind else TABLE))
    if file.suffix.lower() == TABLE:
        trays = [(played.number, played.tray) for played in told.trays]
        text = room_text(trays, told.seated, kind_words(told.level))
    else:
        text = room_page(told, title)
    try:
        write_whole(file, text.encode())
    except OSError as error:
        return tr("The results could not be saved: {why}.", why=error.strerror or "")
    return tr("The results are in {name}.", name=file.name)
