"""Who plays, and in which order? What all cut for the places where more sit down than there are (W-CUT-2, MO-11)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import PrimaryButton
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.tongues import tr


class CutTold(NamedTuple):
    """The cuts in sentences: each draw for the ``places``, who plays and who ``waits``, what came ``after`` it."""

    places: tuple[str, ...]
    waits: str
    after: tuple[str, ...]


class CutSheet(Sheet):
    """The cuts before the first deal of a session."""

    def __init__(self, host: QWidget, told: CutTold, *, motion: int = 0) -> None:
        super().__init__(host, tr("The cut"), told.waits, width=560, close_name=tr("Close"), motion=motion)
        for title, sentences in ((tr("For the places"), told.places), (tr("Among those who play"), told.after)):
            if sentences:
                self._part(title, sentences)
        self.body.addStretch()
        self.add_button(PrimaryButton(tr("Go on")), safe=True, press_closes=0).setDefault(True)

    def _part(self, title: str, sentences: Sequence[str]) -> None:
        self.body.addWidget(Text(title, 13, 600, parent=self.content))
        for said in sentences:
            self.body.addWidget(Text(said, 13, wrap=True, parent=self.content))
