"""What does a seat know at the moment on the table of the review? Told in the dock."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.seats.past import Past
from dummywhist.ui.desk.knowing import Knowing
from dummywhist.ui.desk.offering import plays_once
from dummywhist.ui.desk.reviewing import Reviewing
from dummywhist.ui.panels.knows_words import KnowsTold
from dummywhist.ui.panels.record_lines import cards_played
from dummywhist.ui.panels.review_panel import ReviewPanel
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr


class ReviewKnows(Knowing):
    """What is told of one View after another; the review is shown anew when an answer has come."""

    def __init__(self, review: Reviewing) -> None:
        super().__init__(lambda: review.refresh())
        self._review = review

    # ---- on the table ----

    @property
    def _sitting(self) -> Sitting:
        assert self._review.desk.sitting is not None
        return self._review.desk.sitting

    def end(self) -> None:
        """The table shows all hands again."""
        self.forget()
        self.look_with(None)

    def look_with(self, eyes: Player | None, words: str = "") -> None:
        """Let the moment on the table be seen as a player saw it, and say ``words`` there; None: with all hands."""
        if eyes == self._review.looking.eyes:
            return
        self._review.looking.eyes, self._review.looking.seen_words = eyes, words
        place = self._review.looking.place()
        if place is not None and self._sitting.reviewing:
            self._review.looking.show_moment(place.ordinal, place.moment)

    def tell_knows(self, panel: ReviewPanel, past: Past) -> None:
        """Say what a player knew at the moment on the table, and let the table show no more than that."""
        if panel.tab != "knows":
            return
        place, sitting = self._review.looking.place(), self._sitting
        if place is None or not sitting.reviewing or place.moment >= cards_played(place.past.end):
            told = KnowsTold(tr("What a seat knows"), note=tr("Go to a card of the deal first."))
            panel.show_knows(told, None, None, all_hands=False, may_open=False)
            self.look_with(None)
            return
        players, whole = past.end.layout.players, place.past.before(place.moment)
        on_turn = None if whole.to_play is None else whole.layout.holder[whole.to_play]
        player = self.player or on_turn or players[0]
        seen = place.past.seen_by(place.moment, player)
        moment = tr("In trick {number}, after {n} cards", number=len(seen.played) + 1, n=place.moment)
        told = self.tell(sitting, sitting.conductor.computers.analyst, seen, players, moment)
        panel.show_knows(told, player, self.hand, all_hands=self.all_hands, may_open=True)
        self.look_with(None if self.all_hands else player, told.title)

    def tell_of_play(self, panel: ReviewPanel) -> None:
        """While a deal is in play, say what a person's own seat knows, where there may be help."""
        if panel.tab != "knows":
            return
        sitting = self._sitting
        seen, you = sitting.seat.view, sitting.you
        if (
            seen is None or seen.phase != "play" or seen.viewer is None or seen.viewer != you
            or sitting.curtained or sitting.reviewing or plays_once(sitting)
        ):  # fmt: skip
            told = KnowsTold(tr("What you know"), note=tr("Your own seat can be asked while cards are played."))
            panel.show_knows(told, None, None, all_hands=False, may_open=False)
            return
        moment = tr("In trick {number}, after {n} cards", number=len(seen.played) + 1, n=cards_played(seen))
        told = self.tell(sitting, sitting.conductor.computers.analyst, seen, (), moment)
        panel.show_knows(told, you, self.hand, all_hands=False, may_open=False)

    def choose_knower(self, player: Player) -> None:
        """Tell of another player."""
        self.player, self.hand = player, None
        self._review.refresh()

    def choose_hidden(self, seat: Seat) -> None:
        """The grid tells of another hidden hand."""
        self.hand = seat
        self._review.refresh()

    def choose_equal(self, equal: bool) -> None:
        """The grid is told by room left alone, or not."""
        self.equal = equal
        self._review.refresh()

    def more_layouts(self) -> None:
        """Show the next layouts."""
        self.page = 0 if self.page is None else self.page + 1
        self._review.refresh()
        panel = self._review.panel
        if panel is not None:
            QTimer.singleShot(0, panel, lambda: panel.scroll_to(panel.knows.layouts))  # the dock has yet to grow

    def open_hands(self) -> None:
        """The table shows all hands all the same, or again what the seat sees."""
        self.all_hands = not self.all_hands
        self._review.refresh()
