"""What is said when the program has failed? One sentence, what went wrong, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from dummywhist.ui.tongues import mark, tr

TITLE = mark("Something went wrong")
NOTHING_SENT = mark("Nothing is sent anywhere. Who wants to help can read these details:")
WIDTH, HEIGHT = 640, 440
AIR = 24


class MishapDialog(QDialog):
    """The one dialog of a failure. It is made of plain Qt controls, for our own may be what failed."""

    quit_wanted = Signal()

    def __init__(self, host: QWidget | None, sentence: str, report: str, log: str, *, may_go_on: bool = True) -> None:
        super().__init__(host)
        self.setObjectName("mishap")
        self.setWindowTitle(tr("Dummy Whist"))
        self.setAccessibleName(tr(TITLE))
        self.setAccessibleDescription(sentence)
        self.report = report
        title = QLabel()
        title.setText(tr(TITLE))
        font = title.font()
        font.setPixelSize(round(font.pixelSize() * 1.6) if font.pixelSize() > 0 else 22)
        font.setBold(True)
        title.setFont(font)
        self.sentence = _words(sentence)
        self.details = QPlainTextEdit(report)
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.details.setAccessibleName(tr("Details"))
        self.copy = QPushButton()
        self.copy.setText(tr("Copy details"))
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        self.leave = QPushButton()
        self.leave.setText(tr("Quit"))
        self.leave.setAutoDefault(False)
        self.leave.clicked.connect(self._leave)
        self.go_on = QPushButton()
        self.go_on.setText(tr("Go on"))
        self.go_on.clicked.connect(self.accept)
        self.go_on.setVisible(may_go_on)
        (self.go_on if may_go_on else self.leave).setDefault(True)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.copy)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(AIR, 18, AIR, 18)
        column.setSpacing(10)
        for widget in (title, self.sentence, _words(tr(NOTHING_SENT), quiet=True), self.details):
            column.addWidget(widget)
        if log:
            column.addWidget(_words(log, quiet=True))
        column.addSpacing(4)
        column.addLayout(buttons)
        self.resize(WIDTH, HEIGHT)
        (self.go_on if may_go_on else self.leave).setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy.setText(tr("Details copied"))

    def _leave(self) -> None:
        self.quit_wanted.emit()
        self.done(QDialog.DialogCode.Rejected)


def _words(words: str, *, quiet: bool = False) -> QLabel:
    label = QLabel()
    label.setText(words)
    label.setWordWrap(True)
    if quiet:
        label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label
