"""What are the rules of this game, in words? A page of the handbook with its contents and a search."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPen, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from dummywhist.ui.controls.buttons import IconButton, PrimaryButton
from dummywhist.ui.controls.fields import SearchField, Select
from dummywhist.ui.controls.fitting import lay_beside
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.controls.tiles import PageList
from dummywhist.ui.panels.markdown import html, sections, title_of
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import mark, tr

WIDTH, HEIGHT = 1040, 700
LAW_TOP = 24
"""So far from the top a law stands that is to be read, px."""
MISSING = mark("The rules of this game are missing: docs/handbook was not found beside the program.")


class RulesPage(Sheet):
    """A page to read. ``text`` is plain Markdown; None says that the file was not found."""

    def __init__(self, host: QWidget, text: str | None, *, subtitle: str = "", motion: int = 0) -> None:
        super().__init__(
            host,
            title_of(text or "") or tr("Rules"),
            subtitle or tr("Rules of this game"),
            width=WIDTH,
            height=HEIGHT,
            motion=motion,
        )
        self._text = text if text is not None else f"# {tr('Rules')}\n\n{tr(MISSING)}"
        self._sections = sections(self._text)
        self.search = SearchField(tr("Search the rules"), self.content)
        self.search.textChanged.connect(self._find_first)
        self.search.installEventFilter(self)
        self.found = Text("", 12, tone="mute", parent=self.content)
        self.up = IconButton("chevron_up", tr("Previous place"), self.content, side=30, glyph=20)
        self.up.clicked.connect(lambda: self._find_next(backward=True))
        self.down = IconButton("chevron_down", tr("Next place"), self.content, side=30, glyph=20)
        self.down.clicked.connect(self._find_next)
        self.pages = PageList([section.words for section in self._sections], self.content, name=tr("Contents"))
        self.pages.currentRowChanged.connect(self._go)
        self.contents = Select(
            [(row, section.words) for row, section in enumerate(self._sections)], 0, self.content, name=tr("Contents")
        )
        self.contents.chosen.connect(self._go)
        self.view = QTextBrowser(self.content)
        self.view.setAccessibleName(self.title.text())
        self.view.setOpenLinks(False)
        self.view.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.verticalScrollBar().valueChanged.connect(self._follow)
        self._quiet = False
        self._law: QTextCursor | None = None
        self._lay_out()
        self._write()
        self.add_button(PrimaryButton(tr("Close")), safe=True, press_closes=0)
        self.set_safe(self.view)

    # ---- going to a place ----

    def open(self) -> None:
        """Lay the sheet over the window; what was found before it had its size comes into sight now."""
        super().open()
        self._show_law()
        if self.search.text():
            self._find_first(self.search.text())

    def show_rule(self, rule: str) -> None:
        """Bring the rule of this id into sight and mark it."""
        self.search.setText(rule)
        self.view.scrollToAnchor(rule)

    def show_law(self, law: str) -> None:
        """Go to the paragraph of the law with this id, which begins with it in bold, and mark it."""
        cursor = self.view.document().find(law)
        while not cursor.isNull() and cursor.charFormat().fontWeight() < QFont.Weight.DemiBold:
            cursor = self.view.document().find(law, cursor)
        if cursor.isNull():
            return
        cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        self._law = cursor
        self._mark(self.search.text())
        self._show_law()

    def _show_law(self) -> None:
        """Bring the law that is to be read to the top."""
        if self._law is not None:
            bar = self.view.verticalScrollBar()
            start = QTextCursor(self._law)
            start.setPosition(self._law.selectionStart())
            self.view.setTextCursor(start)
            bar.setValue(bar.value() + self.view.cursorRect(start).top() - LAW_TOP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F searches."""
        if event.key() == Qt.Key.Key_F and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
            event.accept()
            return
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter in the search goes on to the next place, with Shift back to the one before."""
        enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        pressed = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in enter
        if watched is self.search and pressed and isinstance(event, QKeyEvent):
            self._find_next(backward=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "view"):
            self._write()

    def _go(self, row: int) -> None:
        if not self._quiet and 0 <= row < len(self._sections):
            self._quiet = True
            self.view.scrollToAnchor(self._sections[row].anchor)
            self._quiet = False

    def _follow(self) -> None:
        """The contents show where one is reading."""
        if self._quiet:
            return
        top = self.view.cursorForPosition(self.view.viewport().rect().topLeft()).position()
        here = sum(place <= top for place in self._places) - 1
        self._quiet = True
        self.pages.setCurrentRow(max(here, 0))
        self.contents.set_value(max(here, 0))
        self._quiet = False

    # ---- the text ----

    def _write(self) -> None:
        theme = current()
        p, px = theme.palette, theme.fonts.px
        title, weight, _stroke = theme.fonts.title_face
        sheet = (
            f"body {{ color: {p.ink}; }}"
            f" h2 {{ font-family: '{title}'; font-size: {px(22)}px; font-weight: {weight};"
            " margin-top: 18px; margin-bottom: 4px; }"
            f" h3 {{ font-size: {px(15)}px; font-weight: 600; }}"
            " p, li { margin-top: 0; margin-bottom: 6px; line-height: 130%; }"
            f" td, th {{ font-size: {px(13)}px; border: 1px solid {p.rule}; padding: 4px; }}"
            " code { font-family: monospace; }"
            " ul { margin-left: -18px; }"
        )
        self.view.document().setDefaultStyleSheet(sheet)
        self.view.document().setDefaultFont(theme.fonts.text(14))
        self.view.document().setDocumentMargin(4)
        self.view.setStyleSheet(f"QTextBrowser {{ background: {p.paper}; border: 0; padding: 0; }}")
        self.view.setHtml(html(self._text, p.band))
        self._places = self._heading_places()
        self._thicken()
        self._mark(self.search.text())

    def _thicken(self) -> None:
        """Bring the headings to the weight of titles where the face that has all letters is lighter."""
        theme = current()
        stroke = theme.fonts.title_face[2] * theme.fonts.px(22)
        if not stroke:
            return
        thick = QTextCharFormat()
        thick.setTextOutline(QPen(QColor(theme.palette.ink), stroke))
        for place in self._places:
            cursor = QTextCursor(self.view.document().findBlock(place))
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            cursor.mergeCharFormat(thick)

    def _heading_places(self) -> list[int]:
        places = []
        block = self.view.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                places.append(block.position())
            block = block.next()
        return places

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        find = QHBoxLayout()
        find.setSpacing(0)
        find.addWidget(self.search, 1)
        find.addWidget(self.up)
        find.addWidget(self.down)
        left.addLayout(find)
        left.addWidget(self.found)
        left.addWidget(self.pages, 1)
        left.addWidget(self.contents)
        self._side = QWidget(self.content)
        self._side.setLayout(left)
        left.setContentsMargins(0, 0, 0, 0)
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        self._row.addWidget(self._side)
        self._row.addWidget(self.view, 1)
        self.body.addLayout(self._row, 1)

    def arrange(self, width: int) -> None:
        """Set the contents beside the text; over it, as a list that opens, where lines would get too short."""
        listed = max(self.pages.minimumWidth(), current().length(250)) + 2 * RING
        room = self.inner(width)
        beside = room - listed >= listed
        self._side.setFixedWidth(listed if beside else room)
        self.pages.setMaximumWidth(listed)
        self.pages.setVisible(beside)
        self.contents.setVisible(not beside)
        lay_beside(self._row, beside)

    # ---- search ----

    def _find_first(self, words: str) -> None:
        cursor = self.view.textCursor()
        cursor.setPosition(0)
        self.view.setTextCursor(cursor)
        self._mark(words)
        if words:
            self._find_next()

    def _find_next(self, *, backward: bool = False) -> None:
        words = self.search.text().strip()
        if not words:
            return
        flags = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        if not self.view.find(words, flags):
            cursor = self.view.textCursor()
            end = QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start
            cursor.movePosition(end)
            self.view.setTextCursor(cursor)
            self.view.find(words, flags)
        self._tell(words)

    def _mark(self, words: str) -> None:
        """Give every place that is found a ground of its own."""
        marks = []
        words = words.strip()
        form = QTextCharFormat()
        form.setBackground(QColor(current().palette.note))
        if self._law is not None:
            whole = QTextEdit.ExtraSelection()
            whole.format, whole.cursor = form, self._law
            marks.append(whole)
        if words:
            cursor = self.view.document().find(words)
            while not cursor.isNull():
                mark = QTextEdit.ExtraSelection()
                mark.format = form
                mark.cursor = cursor
                marks.append(mark)
                cursor = self.view.document().find(words, cursor)
        self.view.setExtraSelections(marks)
        self._tell(words)

    def _tell(self, words: str) -> None:
        places = [mark for mark in self.view.extraSelections() if mark.cursor != self._law]
        count = len(places)
        if not words.strip():
            self.found.setText("")
            return
        if not count:
            self.found.setText(tr("Not in these rules."))
            return
        here = self.view.textCursor().selectionStart()
        place = sum(mark.cursor.selectionStart() <= here for mark in places)
        self.found.setText(tr("{place} of {count}", place=max(place, 1), count=count))
        self.search.setAccessibleDescription(self.found.text())
