"""How are other lines of a reviewed deal begun, shown on the table, and taken away?"""

from __future__ import annotations

from dummywhist.engine.record.branches import Branch
from dummywhist.ui.desk.review_lines import Line, ReviewLines
from dummywhist.ui.desk.reviewing import Reviewing
from dummywhist.ui.desk.what_if import Start
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr


class OtherLines:
    """The other lines of the deal that is reviewed; ``lines`` are those that are kept."""

    def __init__(self, review: Reviewing) -> None:
        self._review = review
        self.lines = ReviewLines()

    @property
    def _sitting(self) -> Sitting:
        assert self._review.desk.sitting is not None
        return self._review.desk.sitting

    def what_if(self) -> None:
        """Play on from the card in view, with the same hands."""
        place, judging = self._review.looking.place(), self._review.judging
        at = None if place is None or not self._review.shown else self._review.at()
        one = None if judging is None else next((one for one in judging.review.cards if one.at == at), None)
        if place is None or judging is None or one is None:
            self._review.desk.view.refuse(tr("Go to a card of the deal as it was played first."))
            return
        self._review.line_wanted.emit(Start(place.ordinal, one.at, place.moment, "what if"), one.player)

    def play_again(self) -> None:
        """Play the deal once more from its first card, against the same players."""
        judging = self._review.judging
        if judging is None or not judging.review.cards:
            return
        first = judging.review.cards[0]
        self._review.line_wanted.emit(Start(judging.review.ordinal, first.at, 0, "again"), first.player)

    def come_back(self, start: Start, branch: Branch | None) -> None:
        """A line was left: the table stands where it began, or shows how it went on if it was kept."""
        self.lines.forget()
        sitting = self._review.desk.sitting
        if sitting is None or sitting.teaching is not None:
            return
        panel = self._review.open_panel()
        self._review.looking.show_moment(start.ordinal, start.moment)
        past = self._review.past()
        lines = () if past is None else self.lines.of(sitting, past)
        key = next((key for key, line in enumerate(lines) if line.branch == branch), None)
        if key is not None:
            panel.show_tab("lines")
            self.show(key)
        else:
            self._review.refresh()
        # It was away only for the line: its place is not empty while all this is told.
        self._review.desk.window.central.finish_motion()

    def show(self, key: int | None) -> None:
        """Show a line on the table, after the card by which it differs; None: the deal as it was played, before it."""
        past = self._review.past()
        if past is None:
            return
        self.put(None if key is None else self.lines.of(self._sitting, past)[key])
        panel = self._review.panel
        row = None if panel is None else next((row for row in panel.lines.told.rows if row.key == key), None)
        if row is not None:
            self._review.desk.window.tell(row.spoken)
            self._review.desk.view.announce(row.spoken)

    def put(self, line: Line | None) -> None:
        """Let the table show ``line``, which need not be kept, or the deal as it was played."""
        past = self._review.past()
        if past is None:
            return
        self._review.end_try()
        before, self.lines.here = self.lines.here, line
        self._review.looking.follow(None if line is None else line.past)
        if line is not None:
            self._review.looking.show_moment(past.ordinal, line.moment + (line.card is not None))
        elif before is not None:
            self._review.looking.show_moment(past.ordinal, before.moment)
        self._review.refresh()

    def remove(self, key: int) -> None:
        """Take a line away."""
        past = self._review.past()
        lines = () if past is None else self.lines.of(self._sitting, past)
        if key < len(lines):
            if self.lines.here == lines[key]:
                self.show(None)
            why = self.lines.remove(self._sitting, lines[key])
            self._say_kept(why, tr("The line is gone."))

    def put_back(self) -> None:
        """Put back the line that was taken away last."""
        self._say_kept(self.lines.put_back(self._sitting), tr("The line is back."))

    def _say_kept(self, why: str, done: str) -> None:
        words = tr("The line could not be kept: {why}", why=why) if why else done
        self._review.desk.window.tell(words)
        self._review.desk.view.announce(words)
        self._review.refresh()

    def end(self) -> None:
        """The deal is looked at as it was played."""
        self.lines.here = None
        self._review.looking.follow(None)
