"""What program is this? Its version, what it is made of, and under which licences."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dummywhist.ui.art.icons import app_icon
from dummywhist.ui.controls.buttons import PrimaryButton
from dummywhist.ui.controls.labels import HairLine, Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import mark, tr

PARTS = (
    (mark("The program"), mark("MIT licence. Use it, change it, pass it on; it comes without any warranty.")),
    (mark("The cards"), mark("{deck}, our own deck, drawn by a program. CC0: it belongs to everybody.")),
    (
        mark("Qt {qt} and PySide6"),
        mark("LGPL 3, of The Qt Company and its contributors. They are installed beside the program."),
    ),
    (mark("EB Garamond and Inter"), mark("SIL Open Font Licence, where they are installed.")),
    (
        mark("The rules"),
        mark("After Foster, Cavendish, Hoffmann and Pagat, told in our own words; press F1 to read them."),
    ),
)
ICON = 72


class AboutSheet(Sheet):
    """The about sheet."""

    def __init__(self, host: QWidget, version: str, *, deck: str = "Clubroom", qt: str = "",
                 motion: int = 0) -> None:  # fmt: skip
        super().__init__(
            host, tr("Dummy Whist"), tr("Version {version}", version=version), width=620, height=500, motion=motion
        )
        row = QHBoxLayout()
        row.setSpacing(18)
        picture = QLabel(self.content)
        picture.setAccessibleName(tr("The program’s icon"))
        side = current().length(ICON)
        picture.setPixmap(app_icon((side, 2 * side)).pixmap(side, side))
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addWidget(Text(tr("A card table for the old dummy whist: three players, and the fourth hand open."), 14,
                             wrap=True))  # fmt: skip
        words.addSpacing(6)
        for title, text in PARTS:
            words.addWidget(HairLine())
            words.addWidget(Text(tr(title, qt=qt).replace("  ", " "), 13, 600))
            words.addWidget(Text(tr(text, deck=deck), 13, tone="mute", wrap=True))
        row.addLayout(words, 1)
        self.body.addLayout(row)
        self.body.addStretch()
        self.add_button(PrimaryButton(tr("Close")), safe=True, press_closes=0)
