"""How do the pack and the paper of a proved deal lie on the cloth? They are shown together, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from dummywhist.engine.cards.seal import Share
from dummywhist.ui.controls.fresh import came_up
from dummywhist.ui.scene.giving.paper import FOOT, GivingPaper
from dummywhist.ui.scene.giving.ribbon import BEYOND, Ribbon
from dummywhist.ui.scene.giving.value import Giving, PassShare, spelled
from dummywhist.ui.scene.layout.types import Table
from dummywhist.ui.tongues import tr

SHARE_OF_CARD: Final = 0.92
NARROW: Final = 1200
"""Cloths less wide have smaller margins, px."""
TOPS: Final = (132.0, 120.0)
MARGINS: Final = (60.0, 40.0)
LEAST_CARD: Final = 40.0
"""The least height of a card, px."""
UNDER: Final = (60.0, 44.0)
"""Between the cards and the paper, px: usual and least."""


class GivingLayer(QObject):
    """The ribbon and the paper, in the viewport of the table."""

    chosen = Signal(object)
    """A `Share`, a `PassShare`, or one of the words of `value`."""
    said = Signal(str)
    """Something for a screen reader."""
    released = Signal()
    """What goes away had the focus: somebody must take it."""

    def __init__(self, back: Callable[[float], QPixmap], surface: QWidget) -> None:
        super().__init__(surface)
        self.ribbon = Ribbon(back, surface)
        self.paper = GivingPaper(surface)
        self._turn: tuple[str, int | None] | None = None
        self.ribbon.cut_changed.connect(self.paper.set_cut)
        self.ribbon.done.connect(self.paper.focus_next)
        self.ribbon.passed.connect(self.paper.pass_on)
        self.ribbon.refused.connect(self.paper.complain)
        self.paper.given.connect(self._give)
        self.paper.passed.connect(lambda entrant: self.chosen.emit(PassShare(entrant)))
        self.paper.chosen.connect(self.chosen)
        self.paper.said.connect(self.said)

    @property
    def asks(self) -> bool:
        """Whether it is to be seen."""
        return self.paper.isVisible()

    @property
    def spoken(self) -> str:
        """What a screen reader is told of it; nothing while it is not there."""
        giving = self.paper.giving
        if giving is None or not self.asks:
            return ""
        said = [tr("The deal is sealed."), tr("Seal: {digits}.", digits=spelled(giving.seal))]
        if giving.turn is not None:
            said.append(tr("{name} cuts, and says something of his own.", name=giving.turn.name))
        return " ".join(said)

    def offer(self, giving: Giving | None) -> None:
        """Show this step, or nothing."""
        if giving is None:
            if self.asks:
                if self.holds_focus():
                    self.released.emit()
                self.ribbon.hide()
                self.paper.hide()
            self._turn = None
            return
        fresh = not self.asks
        turn = giving.seal, None if giving.turn is None else giving.turn.entrant
        moves = turn != self._turn
        held = self.holds_focus()
        self._turn = turn
        if moves:
            # The pack lies whole again before who cuts next.
            self.ribbon.setValue(0)
            self.ribbon.setEnabled(giving.turn is not None)
            self.paper.cut = 0
        self.ribbon.set_title(tr("The pack is mixed by the secret and by everybody’s cut and words"))
        self.paper.show_giving(giving)
        QWidget.setTabOrder(self.ribbon, self.paper.field or self.paper.deal)
        if fresh:
            came_up(self.paper)
        self.ribbon.show()
        self.paper.show()
        if moves and (held or fresh):
            QTimer.singleShot(0, self, self.focus_first)

    def holds_focus(self) -> bool:
        """Whether the keyboard is at the pack or the paper."""
        focused = self.paper.window().focusWidget()
        return focused is self.ribbon or self.paper.isAncestorOf(focused)

    def focus_first(self) -> None:
        """Give the keyboard to who is in turn: to the pack, or to the button when all have given."""
        if not self.asks:
            return
        if self.ribbon.isEnabled():
            self.ribbon.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.paper.deal.setFocus(Qt.FocusReason.OtherFocusReason)

    def lie(self, area: QSize, table: Table) -> None:
        """Lie on a cloth of this size, under its corners; the sentence over the pack lies between them."""
        metrics = table.metrics
        narrow = area.width() < NARROW
        scale = metrics.screen
        top, margin = TOPS[narrow] * scale, MARGINS[narrow] * scale
        top = max(top, table.marker.bottom + BEYOND + 2)
        wide = SHARE_OF_CARD * metrics.cw
        high = wide * metrics.rho
        lowest = area.height() - top - LEAST_CARD - UNDER[1] - FOOT
        needed = self.paper.least(area.width(), lowest)
        # Where there is little room the cards are smaller, and at last lie higher.
        room = area.height() - top - UNDER[1] - FOOT - needed
        if high > room:
            high = max(room, LEAST_CARD)
            wide = high / metrics.rho
        corners = table.trump_text.rect.right + FOOT, table.marker.x - FOOT
        self.ribbon.lie(area.width(), top, (wide, high), margin, corners)
        under = UNDER[0] if area.height() - top - high - UNDER[0] - FOOT >= needed else UNDER[1]
        self.paper.lie(area, top + high + under)
        self.paper.raise_()

    def _give(self, entrant: int, words: str) -> None:
        self.chosen.emit(Share(entrant, self.ribbon.value(), words))
