"""How is the line shown that beats a claim? In the study dock, trick by trick, or by the claimant's own way."""

from __future__ import annotations

from PySide6.QtCore import QObject

from dummywhist.engine.cards.card import Card
from dummywhist.engine.study.line import (
    Attempt,
    RefusedClaim,
    attempt,
    gone_on,
    shown,
    shown_attempt,
    to_the_end,
    tried,
)
from dummywhist.engine.study.refutation import Refutation, Step, refutation
from dummywhist.ui.desk.hints import HintDesk
from dummywhist.ui.panels.line_panel import LinePanel
from dummywhist.ui.panels.line_words import other_cards, rows, sentence, summary, title_of
from dummywhist.ui.panels.record_lines import seat_names
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr

DOCK = "line"


class RefusedLine(QObject):
    """The last refused claim of the deal counted last, if there was one, and what is looked at of it."""

    def __init__(self, desk: HintDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._panel: LinePanel | None = None
        self._claim: RefusedClaim | None = None
        self._found: Refutation | None = None
        self._steps: tuple[Step, ...] = ()
        self._attempt: Attempt | None = None

    @property
    def _sitting(self) -> Sitting:
        assert self._desk.sitting is not None
        return self._desk.sitting

    @property
    def shown(self) -> bool:
        """Whether the dock is open."""
        return self._panel is not None and self._desk.window.central.dock is self._panel

    def forget(self) -> None:
        """The language has changed: the dock is made anew when it is opened again."""
        panel, self._panel = self._panel, None
        if panel is not None:
            panel.deleteLater()

    def counted(self) -> None:
        """A deal was counted: show the line, if that was wanted when the claim was refused."""
        if self._sitting.cloth.shows_line and self._sitting.seat.refused_claims() and not self.shown:
            self.open()

    def open(self) -> None:
        """Open the dock, or put it away."""
        central = self._desk.window.central
        if self.shown:
            central.close_dock()
            return
        claims = self._sitting.seat.refused_claims()
        found = refutation(claims[-1].position, claims[-1].tricks) if claims else None
        if found is None:
            self._desk.view.refuse(tr("No claim was refused in this deal."))
            return
        if self._panel is None:
            panel = LinePanel()
            panel.step_wanted.connect(self.show_step)
            panel.try_wanted.connect(self.try_or_back)
            self._panel = panel
        sitting, claim = self._sitting, claims[-1]
        self._claim, self._found, self._steps, self._attempt = claim, found, to_the_end(found), None
        told = rows(claim, found, self._steps, sitting.names(), sitting.you)
        self._panel.show_line(title_of(claim, found.of), summary(found), told, other_cards(claim, found))
        central.open_dock(DOCK, self._panel)

    def step(self, tricks: int) -> None:
        """Go so many tricks forward or back."""
        if self._panel is not None and self._attempt is None:
            self.show_step(self._panel.step + tricks)

    def show_step(self, step: int) -> None:
        """Show a trick of the line on the table, with all four hands."""
        claim, panel = self._claim, self._panel
        if claim is None or panel is None or not 0 <= step < len(self._steps):
            return
        self._attempt = None
        panel.show_step(step)
        row = panel.rows[step].row
        words = tr("The line: trick {n}. {sentence}", n=row.number, sentence=row.sentence)
        self._sitting.review(shown(claim, self._steps[: step + 1]), words)
        said = tr("The line that beats the claim. Step {n} of {of}.", n=step + 1, of=len(self._steps))
        self._desk.window.tell(said)
        self._desk.view.announce(row.spoken)

    # ---- the claimant's way ----

    def try_or_back(self) -> None:
        """Let the claimant's cards be played by hand, or show the line again."""
        if self._claim is None or self._panel is None:
            return
        if self._attempt is not None:
            self._attempt = None
            self._panel.show_step(-1)
            self.show_step(0)
            return
        self._try(attempt(self._claim.position, self._claim.tricks))

    def _try(self, made: Attempt) -> None:
        claim, panel = self._claim, self._panel
        assert claim is not None and panel is not None
        self._attempt = made
        panel.show_step(-1)
        story = self._story(claim, made)
        panel.show_story(story, trying=True)
        self._sitting.review(shown_attempt(claim, made), story, self)
        self._desk.view.announce(story)

    def _story(self, claim: RefusedClaim, made: Attempt) -> str:
        """Return what is to be said of the attempt as it stands."""
        sitting = self._sitting
        seats = seat_names(claim.start, sitting.names(), sitting.you)
        if made.failed or made.full:
            told = sentence(claim, made.steps[-1], seats, made.failed)
            return told if made.failed or made.position is None else f"{told} {tr('Press the table to go on.')}"
        return tr("Your way: play any card.")

    def play(self, card: Card) -> None:
        """A card of the claimants was played by hand; the solver answers until the trick is full."""
        made = self._attempt
        if made is not None and card in made.legal:
            self._try(tried(made, card))

    def go_on(self) -> None:
        """The full trick is quitted, and who won it leads."""
        if self._attempt is not None and self._attempt.full and not self._attempt.failed:
            self._try(gone_on(self._attempt))
