"""What does a seat know at the moment on the table? Asked of the process that answers, and told as it comes."""

from __future__ import annotations

from functools import partial
from typing import Final

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.seats.past import Past
from dummywhist.engine.study.finding import Chances, Finding, Known
from dummywhist.engine.study.question import AskChances, AskKnown
from dummywhist.engine.study.queue import Urgency
from dummywhist.ui.desk.offering import plays_once
from dummywhist.ui.desk.reviewing import Reviewing
from dummywhist.ui.panels.knows_words import (
    KnowsTold,
    certain,
    grid,
    heading,
    layouts,
    likely,
    who_sits,
)
from dummywhist.ui.panels.record_lines import cards_played
from dummywhist.ui.panels.review_panel import ReviewPanel
from dummywhist.ui.panels.wording import Voice
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import capital, tr

ASKER: Final = "knows"


class ReviewKnows:
    """What is told of one View after another; the review is shown anew when an answer has come."""

    def __init__(self, review: Reviewing) -> None:
        self._review = review
        self._seen: View | None = None
        self._known: Known | None = None
        self._chances: Chances | None = None
        self._failed = False
        self.player: Player | None = None
        """Whose knowledge is told; None: of who is on turn."""
        self.hand: Seat | None = None
        """The hidden hand of the grid; None: the first."""
        self.equal = False
        self.page: int | None = None
        """Which layouts are shown; None: none."""
        self.all_hands = False
        """Whether the table shows all hands all the same, until the card changes."""

    def forget(self) -> None:
        """Another table, or nothing more is asked."""
        self._seen = self._known = self._chances = None
        self.player = self.hand = self.page = None
        self.all_hands = False

    def tell(
        self, sitting: Sitting, analyst: Analyst, seen: View, players: tuple[Player, ...], moment: str
    ) -> KnowsTold:
        """Return what is told of ``seen``, as far as it was answered, and ask for the rest.

        ``players``: of whom it can be told; ``moment``: when this is, in words.
        """
        if seen != self._seen:
            self._seen, self._known, self._chances, self._failed = seen, None, None, False
            self.page, self.all_hands = None, False
            analyst.cancel(ASKER)
            analyst.ask(ASKER, AskKnown(seen), Urgency.NOW, partial(self._heard, seen))
            analyst.ask(ASKER, AskChances(seen), Urgency.NOW, partial(self._heard, seen))
        names, you = sitting.names(), sitting.you
        voice, viewer = Voice(names, you), seen.viewer
        assert viewer is not None
        title = tr("What {name} {name:know|knows}", name=voice.name(viewer))
        told = KnowsTold(title, moment, tuple((one, str(voice.heading(one))) for one in players))
        if self._known is not None:
            told = told._replace(certain=certain(self._known, seen, names, you))
        found = self._chances
        if found is None:
            note = tr("No computer player could be asked.") if self._failed else tr("Counting …")
            return told._replace(note=note)
        if not found.layouts:
            return told._replace(note="" if told.certain else tr("Nothing is hidden here."))
        at = found.seats.index(self.hand) if self.hand in found.seats else 0
        return told._replace(
            likely=likely(found, seen, names, you),
            hands=tuple((seat, capital(str(who_sits(seat, seen, voice)))) for seat in found.seats),
            heading=heading(found, at, seen, names, you),
            grid=grid(found, at, seen, names, you, equal=self.equal),
            layouts=() if self.page is None else layouts(found, self.page, seen, names, you),
            note=tr("{n} layouts were looked at.", n=found.layouts),
        )

    def _heard(self, asked: View, finding: Finding | None) -> None:
        if asked != self._seen:
            return
        if isinstance(finding, Known):
            self._known = finding
        elif isinstance(finding, Chances):
            self._chances = finding
        else:
            self._failed = True
        self._review.refresh()

    @property
    def answered(self) -> bool:
        """Whether the chances are there."""
        return self._chances is not None

    # ---- on the table ----

    @property
    def _sitting(self) -> Sitting:
        assert self._review.desk.sitting is not None
        return self._review.desk.sitting

    def end(self) -> None:
        """The table shows all hands again."""
        self.forget()
        self.look_with(None)

    def look_with(self, eyes: Player | None) -> None:
        """Let the moment on the table be seen as a player saw it; None: with all hands."""
        if eyes == self._review.looking.eyes:
            return
        self._review.looking.eyes = eyes
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
        self.look_with(None if self.all_hands else player)

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
        if self._review.panel is not None:
            self._review.panel.scroll_to(self._review.panel.knows.layouts)

    def open_hands(self) -> None:
        """The table shows all hands all the same, or again what the seat sees."""
        self.all_hands = not self.all_hands
        self._review.refresh()
