"""How is a finished deal reviewed? Counted while one looks, loss by loss on the table, and with another try at each."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.messages import Message
from dummywhist.engine.record.branches import Branch
from dummywhist.engine.seats.past import Past
from dummywhist.engine.seats.review import Judged, Verdict
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.finding import Advice, Finding, Weighed
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.queue import Urgency
from dummywhist.engine.study.retry import Result, Retry, Told, is_right
from dummywhist.ui.desk.hints import HintDesk
from dummywhist.ui.desk.looking_back import LookingBack
from dummywhist.ui.desk.offering import plays_once
from dummywhist.ui.desk.review_knows import ReviewKnows
from dummywhist.ui.desk.review_lines import ReviewLines
from dummywhist.ui.desk.valuing import course_of, values_of
from dummywhist.ui.desk.what_if import Start
from dummywhist.ui.panels.knows_words import KnowsTold
from dummywhist.ui.panels.lines_part import LinesTold
from dummywhist.ui.panels.reason_words import reason
from dummywhist.ui.panels.record_lines import cards_played
from dummywhist.ui.panels.review_panel import ReviewPanel, ReviewTold, TryTold
from dummywhist.ui.panels.review_words import Words
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.cloth import Marks
from dummywhist.ui.seat.judging import Judging
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr

DOCK: Final = "review"
ASKER: Final = "retry"
WHY: Final = "reason"
HINTS: Final = "master"
"""Who gives the hints, and the idea behind a better card."""


class ReviewDesk(QObject):
    """The review dock of the table in the window. `judged` carries the `Review` of which one more card is judged."""

    judged = Signal(object)

    line_wanted = Signal(object, object)
    """The `Start` of a line that is to be played, and the `Player` whose card is first."""

    def __init__(self, desk: HintDesk, looking: LookingBack, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._looking = looking
        self._panel: ReviewPanel | None = None
        self._judging: Judging | None = None
        self._player: Player | None = None
        self._retry: Retry | None = None
        self._degree = -1
        self._advice: Advice | None = None
        self._results: dict[tuple[int, int], Result] = {}
        self._raised = False
        self._reasoned: tuple[int, int] | None = None
        self._idea: Message | None = None
        self._lines = ReviewLines()
        self._knows = ReviewKnows(self.refresh)

    @property
    def _sitting(self) -> Sitting:
        assert self._desk.sitting is not None
        return self._desk.sitting

    @property
    def _analyst(self) -> Analyst:
        return self._sitting.conductor.computers.analyst

    @property
    def shown(self) -> bool:
        """Whether the dock is open."""
        return self._panel is not None and self._desk.window.central.dock is self._panel

    @property
    def judging(self) -> Judging | None:
        """The count of the deal that is shown, if one is."""
        return self._judging

    @property
    def retry(self) -> Retry | None:
        """The choice that is tried again, if one is."""
        return self._retry

    def forget(self) -> None:
        """The language has changed: the dock is made anew when it is opened again."""
        panel, self._panel = self._panel, None
        self._end_try()
        if panel is not None:
            panel.deleteLater()

    def leave_table(self) -> None:
        """Another table takes the place of this one: what was counted belongs to the old one."""
        self._retry, self._results, self._player = None, {}, None
        self._reasoned = self._idea = None
        self._end_lines()
        self._lines.forget()
        self._knows.forget()
        self._looking.eyes = None
        if self._raised:
            self._desk.view.set_advised(None)
            self._raised = False
        judging, self._judging = self._judging, None
        if judging is not None:
            judging.running = False  # its analyst is closed with its table
            judging.deleteLater()

    # ---- the dock ----

    def open(self) -> None:
        """Open the dock, or put it away."""
        if self.shown:
            self._desk.window.central.close_dock()
        else:
            self._open()

    def _open(self) -> ReviewPanel:
        panel = self._panel
        if panel is None:
            panel = ReviewPanel()
            panel.loss_chosen.connect(self.show_loss)
            panel.player_chosen.connect(self._choose_player)
            panel.loss_step.connect(self.step)
            panel.card_step.connect(self._looking.step)
            panel.stop_wanted.connect(self._stop)
            panel.rest_wanted.connect(self._count)
            panel.earlier_wanted.connect(self._show_earlier)
            panel.retry_wanted.connect(self.try_again)
            panel.what_if_wanted.connect(self.what_if)
            panel.tab_chosen.connect(self._tab_chosen)
            panel.layouts_wanted.connect(self._more_layouts)
            panel.hands_wanted.connect(self._open_hands)
            panel.knows.player_chosen.connect(self._choose_knower)
            panel.knows.hand_chosen.connect(self._choose_hidden)
            panel.knows.equal_chosen.connect(self._choose_equal)
            panel.lines.chosen.connect(self.show_line)
            panel.lines.deleted.connect(self._remove_line)
            panel.lines.back_wanted.connect(self._put_line_back)
            panel.lines.again_wanted.connect(self.play_again)
            panel.hint_wanted.connect(self._hint)
            panel.answer_wanted.connect(self._show_answer)
            panel.leave_wanted.connect(self._leave_try)
            panel.escape_wanted.connect(self.escape)
            panel.closed.connect(self._closed)
            self._panel = panel
        self._desk.window.central.open_dock(DOCK, panel)
        self.refresh()
        return panel

    def _closed(self) -> None:
        self._end_try()
        self._end_lines()
        self._end_knows()
        if self._desk.sitting is not None:
            self._desk.sitting.mark(Marks())
        if self._judging is not None:
            self._judging.stop()

    def refresh(self) -> None:
        """The table has changed, or one more card is judged: the dock shows it."""
        panel = self._panel
        if panel is None or not self.shown:
            return
        past = self._past()
        if past is None:
            self._end_try()
            self._sitting.mark(Marks())
            panel.show_told(self._none_yet(), None)
            panel.show_here(None)
            panel.show_reason("")
            panel.show_lines(LinesTold())
            self._tell_of_play(panel)
            return
        judging = self._judging_of(past)
        panel.show_told(self._told(judging), self._player)
        panel.show_lines(
            self._lines.told(self._sitting, past, judging.review, self._words(judging), self._whose(judging))
        )
        panel.show_here(self._at())
        if self._retry is not None and not self._sitting.reviewing:
            self._end_try()
        self._mark()
        self._tell_reason()
        self._tell_knows(panel, past)
        self._sitting.mark(self._marks(judging))

    def _marks(self, judging: Judging) -> Marks:
        """Return what stands on the cards and in the strip; what a try is to find is not among it."""
        sitting, review, place = self._sitting, judging.review, self._looking.place()
        if place is None or not sitting.reviewing:
            return Marks()
        words = self._words(judging)
        trying = self._retry is not None and not self._retry.over
        line, other = self._lines.here, self._lines.review()
        course = course_of(
            review, words, self._whose(judging), place.moment, place.moment if trying else None,
            None if line is None or other is None else (other, line.moment),
        )  # fmt: skip
        at = self._at()
        one = next((one for one in review.cards if one.at == at), None)
        if line is not None and other is not None and place.moment > line.moment:
            review = other
            one = next((one for one in other.cards if other.moment(one) == place.moment), None)
        if self._looking.eyes is not None:
            return Marks()
        if one is None or trying:
            return Marks(None, course)
        around = sitting.picture().places.get(one.seat)
        if around is None:
            return Marks(None, course)
        shown = sitting.preferences.trick_values
        judged = self._judged(one.at) if review is judging.review else None
        return Marks(values_of(review, one, judged, around, sitting.you, shown), course)

    def show_card(self, moment: int) -> None:
        """The strip was clicked: the table stands there."""
        place = self._looking.place()
        if place is not None and self.shown:
            self._end_try()
            self._looking.show_moment(place.ordinal, moment)
            self.refresh()

    def _past(self) -> Past | None:
        """Return the counted deal that is looked at, or that was counted just now."""
        place = self._looking.place()
        if place is None or not place.past.counted:
            return None
        return next((past for past in self._sitting.seat.past() if past.ordinal == place.ordinal), None)

    def _whose(self, judging: Judging) -> Player:
        """Return whose side the strip and the lines tell of."""
        return self._player or self._sitting.you or self._words(judging).players()[0]

    def _earlier(self) -> Past | None:
        """Return the deal that was counted last."""
        return next((past for past in reversed(self._sitting.seat.past()) if past.counted), None)

    def _none_yet(self) -> ReviewTold:
        earlier = self._earlier()
        words = "" if earlier is None else tr("Review deal {number}", number=earlier.ordinal + 1)
        return ReviewTold(tr("Review"), nothing=tr("Losses are told after the deal."), earlier=words)

    def _judging_of(self, past: Past) -> Judging:
        judging = self._judging
        if judging is not None and judging.review.end == past.end:
            return judging
        if judging is not None:
            judging.stop()
            judging.deleteLater()
        self._end_try()
        review = self._sitting.seat.review(past.ordinal)
        assert review is not None
        self._judging = judging = Judging(review, self._analyst, self)
        judging.changed.connect(self._counted)
        self._player = None
        judging.go_on()
        return judging

    def _counted(self) -> None:
        judging = self._judging
        if judging is not None:
            self.judged.emit(judging.review)
        if judging is not None and self.shown:
            self.refresh()
            if judging.review.over:
                words = self._words(judging)
                self._desk.window.tell(words.sums())
                self._desk.view.announce(words.sums())

    def _words(self, judging: Judging) -> Words:
        return Words(judging.review, self._sitting.names(), self._sitting.you)

    def _told(self, judging: Judging) -> ReviewTold:
        review, words = judging.review, self._words(judging)
        players = words.players()
        outcome = words.outcome(self._sitting.you or players[0])
        if not is_native():
            told = tr("Not counted here: the fast solver is missing.")
            return ReviewTold(words.title(), outcome, nothing=told)
        results = {at: result for (ordinal, at), result in self._results.items() if ordinal == review.ordinal}
        rows = words.rows(self._player, results)
        worthless = words.rows(self._player, results, worthless=True)
        nothing = ""
        if not rows and review.over:
            nothing = tr("Nothing was lost that could be known.") if not review.losses() else tr("No losses.")
        note = ""
        if review.unsolved:
            note = tr("{n:number^} {n:card|cards} could not be solved in time.", n=review.unsolved)
        if judging.failed:
            note = tr("No computer player could be asked.")
        return ReviewTold(
            words.title(),
            outcome,
            "" if review.over else words.counting(),
            judging.running,
            ((None, tr("All")), *((player, str(words.voice.heading(player))) for player in players)),
            rows,
            worthless,
            nothing,
            words.sums() if review.done else "",
            note,
        )

    # ---- counting ----

    def _stop(self) -> None:
        if self._judging is not None and self._judging.stop():
            words = tr("Stopped. What was counted stays.")
            self._desk.window.tell(words)
            self._desk.view.announce(words)

    def _count(self) -> None:
        if self._judging is not None:
            self._judging.go_on()

    def escape(self) -> bool:
        """Leave the try, or else stop the count; return whether there was one of them."""
        if not self.shown:
            return False
        if self._retry is not None:
            self._leave_try()
            return True
        if self._judging is not None and self._judging.running:
            self._stop()
            return True
        return False

    # ---- loss by loss ----

    def _choose_player(self, player: Player | None) -> None:
        self._player = player
        self.refresh()

    def _show_earlier(self) -> None:
        earlier = self._earlier()
        if earlier is not None:
            self._looking.show_moment(earlier.ordinal, 0)
            self.refresh()

    def _judged(self, at: int) -> Judged | None:
        judged = () if self._judging is None else self._judging.review.judged()
        return next((one for one in judged if one.decision.at == at), None)

    def _at(self) -> int | None:
        """Return the entry before which the table stands, if that is known."""
        place, judging = self._looking.place(), self._judging
        if place is None or judging is None or not self._sitting.reviewing:
            return None
        review, line = judging.review, self._lines.here
        if line is not None and place.moment > line.moment:
            return None
        return next((one.at for one in review.cards if review.moment(one) == place.moment), None)

    def step(self, way: int) -> None:
        """Stand before the next loss that the dock lists, or with -1 the one before; open the dock if need be."""
        panel = self._panel if self.shown else None
        if panel is None:
            panel = self._open()
        place = self._looking.place()
        rows = sorted((row.row for row in panel.rows), key=lambda row: row.moment)
        here = -1 if place is None or not self._sitting.reviewing else place.moment
        if way > 0:
            found = next((row for row in rows if row.moment > here), None)
        else:
            found = next((row for row in reversed(rows) if row.moment < here), None)
        if found is None:
            self._desk.view.refuse(tr("There is no further loss.") if rows else tr("No losses."))
            return
        self.show_loss(found.at)

    def show_loss(self, at: int) -> None:
        """Let the table stand before a card, with all hands open."""
        judging, panel, one = self._judging, self._panel, self._judged(at)
        if judging is None or panel is None or one is None:
            return
        self._end_try()
        self._end_lines()
        held = any(row.hasFocus() for row in panel.rows)
        words = self._words(judging)
        said = tr("Trick {number}.", number=one.decision.trick + 1) + " " + words.played(one)
        self._looking.stand_before(judging.review.ordinal, judging.review.moment(one.decision), said)
        self.refresh()
        row = panel.here
        if row is not None:
            if held:
                row.setFocus()
            self._desk.window.tell(tr("Review. {said}", said=said))
            self._desk.view.announce(" ".join(said for said in (row.row.spoken, panel.reason.text()) if said))

    def _mark(self) -> None:
        """Raise the card that was played, where the table stands before it."""
        row = None if self._panel is None or self._retry is not None else self._panel.here
        card = None if row is None or self._looking.eyes is not None else row.row.card
        if card is not None or self._raised:
            self._desk.view.set_advised(card)
        self._raised = card is not None

    def _tell_reason(self) -> None:
        """Say why the card loses that the table stands before, the idea of the better one as soon as it is found."""
        judging, panel = self._judging, self._panel
        if judging is None or panel is None:
            return
        trying = self._retry is not None and not self._retry.over
        at = None if trying or panel.tab == "knows" else self._at()
        one = None if at is None else self._judged(at)
        if one is None or not one.known_loss:
            panel.show_reason("")
            return
        place = (judging.review.ordinal, one.decision.at)
        if place != self._reasoned:
            self._reasoned, self._idea = place, None
            manner = self._sitting.conductor.computers.manner(HINTS)
            question = Advise(HINTS, 0, one.decision.view, manner)
            self._analyst.ask(WHY, question, Urgency.NOW, partial(self._found_idea, one, place))
        panel.show_reason(reason(one, self._sitting.names(), self._sitting.you, self._idea))

    def _found_idea(self, one: Judged, place: tuple[int, int], finding: Finding | None) -> None:
        if place != self._reasoned or not isinstance(finding, Advice):
            return
        card = finding.action.plays
        if card is not None and card in one.seen and is_right(one, card):
            self._idea = finding.idea
            self.refresh()

    # ---- what a seat knows ----

    def knows(self) -> None:
        """Say what the seat on turn knows, or a person's own seat while the deal is in play; again: put it away."""
        if not self.shown:
            self._open()
        panel = self._panel
        if panel is not None:
            panel.show_tab("losses" if panel.tab == "knows" else "knows")

    def _tab_chosen(self, tab: str) -> None:
        if tab == "knows":
            self._end_try()
        else:
            self._end_knows()
        self.refresh()

    def _end_knows(self) -> None:
        """The table shows all hands again."""
        self._knows.forget()
        self._look_with(None)

    def _look_with(self, eyes: Player | None) -> None:
        """Let the moment on the table be seen as a player saw it; None: with all hands."""
        if eyes == self._looking.eyes:
            return
        self._looking.eyes = eyes
        place = self._looking.place()
        if place is not None and self._sitting.reviewing:
            self._looking.show_moment(place.ordinal, place.moment)

    def _tell_knows(self, panel: ReviewPanel, past: Past) -> None:
        """Say what a player knew at the moment on the table, and let the table show no more than that."""
        if panel.tab != "knows":
            return
        place, sitting = self._looking.place(), self._sitting
        if place is None or not sitting.reviewing or place.moment >= cards_played(place.past.end):
            told = KnowsTold(tr("What a seat knows"), note=tr("Go to a card of the deal first."))
            panel.show_knows(told, None, None, all_hands=False, may_open=False)
            self._look_with(None)
            return
        players, whole = past.end.layout.players, place.past.before(place.moment)
        on_turn = None if whole.to_play is None else whole.layout.holder[whole.to_play]
        player = self._knows.player or on_turn or players[0]
        seen = place.past.seen_by(place.moment, player)
        moment = tr("In trick {number}, after {n} cards", number=len(seen.played) + 1, n=place.moment)
        told = self._knows.tell(sitting, self._analyst, seen, players, moment)
        panel.show_knows(told, player, self._knows.hand, all_hands=self._knows.all_hands, may_open=True)
        self._look_with(None if self._knows.all_hands else player)

    def _tell_of_play(self, panel: ReviewPanel) -> None:
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
        told = self._knows.tell(sitting, self._analyst, seen, (), moment)
        panel.show_knows(told, you, self._knows.hand, all_hands=False, may_open=False)

    def _choose_knower(self, player: Player) -> None:
        self._knows.player, self._knows.hand = player, None
        self.refresh()

    def _choose_hidden(self, seat: Seat) -> None:
        self._knows.hand = seat
        self.refresh()

    def _choose_equal(self, equal: bool) -> None:
        self._knows.equal = equal
        self.refresh()

    def _more_layouts(self) -> None:
        self._knows.page = 0 if self._knows.page is None else self._knows.page + 1
        self.refresh()
        if self._panel is not None:
            self._panel.scroll_to(self._panel.knows.layouts)

    def _open_hands(self) -> None:
        self._knows.all_hands = not self._knows.all_hands
        self.refresh()

    # ---- other lines ----

    def what_if(self) -> None:
        """Play on from the card in view, with the same hands."""
        place, judging = self._looking.place(), self._judging
        at = None if place is None or not self.shown else self._at()
        one = None if judging is None else next((one for one in judging.review.cards if one.at == at), None)
        if place is None or judging is None or one is None:
            self._desk.view.refuse(tr("Go to a card of the deal as it was played first."))
            return
        self.line_wanted.emit(Start(place.ordinal, one.at, place.moment, "what if"), one.player)

    def play_again(self) -> None:
        """Play the deal once more from its first card, against the same players."""
        judging = self._judging
        if judging is None or not judging.review.cards:
            return
        first = judging.review.cards[0]
        self.line_wanted.emit(Start(judging.review.ordinal, first.at, 0, "again"), first.player)

    def come_back(self, start: Start, branch: Branch | None) -> None:
        """A line was left: the table stands where it began, or shows how it went on if it was kept."""
        self._lines.forget()
        sitting = self._desk.sitting
        if sitting is None or sitting.teaching is not None:
            return
        panel = self._open()
        self._looking.show_moment(start.ordinal, start.moment)
        self.refresh()
        past = self._past()
        lines = () if past is None else self._lines.of(sitting, past)
        key = next((key for key, line in enumerate(lines) if line.branch == branch), None)
        if key is not None:
            panel.show_tab("lines")
            self.show_line(key)

    def show_line(self, key: int | None) -> None:
        """Show a line on the table, after the card by which it differs; None: the deal as it was played, before it."""
        past = self._past()
        if past is None:
            return
        self._end_try()
        lines = self._lines.of(self._sitting, past)
        before, line = self._lines.here, None if key is None else lines[key]
        self._lines.here = line
        self._looking.follow(None if line is None else line.past)
        if line is not None:
            self._looking.show_moment(past.ordinal, line.moment + (line.card is not None))
        elif before is not None:
            self._looking.show_moment(past.ordinal, before.moment)
        self.refresh()
        panel = self._panel
        row = None if panel is None else next((row for row in panel.lines.told.rows if row.key == key), None)
        if row is not None:
            self._desk.window.tell(row.spoken)
            self._desk.view.announce(row.spoken)

    def _remove_line(self, key: int) -> None:
        past = self._past()
        lines = () if past is None else self._lines.of(self._sitting, past)
        if key < len(lines):
            if self._lines.here == lines[key]:
                self.show_line(None)
            why = self._lines.remove(self._sitting, lines[key])
            self._say_kept(why, tr("The line is gone."))

    def _put_line_back(self) -> None:
        self._say_kept(self._lines.put_back(self._sitting), tr("The line is back."))

    def _say_kept(self, why: str, done: str) -> None:
        words = tr("The line could not be kept: {why}", why=why) if why else done
        self._desk.window.tell(words)
        self._desk.view.announce(words)
        self.refresh()

    def _end_lines(self) -> None:
        """The deal is looked at as it was played."""
        self._lines.here = None
        self._looking.follow(None)

    # ---- trying again ----

    def try_again(self) -> None:
        """Let somebody choose again where the table stands."""
        judging, panel = self._judging, self._panel
        at = self._at()
        one = None if at is None else self._judged(at)
        if judging is None or panel is None or not self.shown or one is None:
            self._desk.view.refuse(tr("Go to a loss first, with Ctrl+Down or in the list."))
            return
        if one.known is None or one.verdict is Verdict.UNLUCKY or not one.known_loss:
            self._desk.view.refuse(tr("On what could be known, this card was as good as any."))
            return
        self._degree, self._advice = -1, None
        self._retry = Retry(one)
        self._show_try()
        self._desk.view.focus_hand()

    def _show_try(self) -> None:
        retry, judging, panel = self._retry, self._judging, self._panel
        if retry is None or judging is None or panel is None:
            return
        decision = retry.judged.decision
        told = self._words(judging).told(retry)
        options = () if retry.over or retry.told is Told.WAITS else tuple(map(play_of, retry.judged.seen))
        seen = decision.view._replace(options=options)
        panel.show_try(TryTold(decision.at, told, self._hint_words(), retry.hints, retry.over))
        self._desk.view.set_advised(None)
        self._tell_reason()
        self._sitting.review(seen, told, self, bottom=decision.player)
        self._desk.window.tell(told)
        self._desk.view.announce(told)

    def play(self, card: Card) -> None:
        """A card was chosen by hand."""
        retry, judging = self._retry, self._judging
        if retry is None or judging is None or retry.over or retry.told is Told.WAITS or card not in retry.judged.seen:
            return
        self._retry = retry = retry.chosen(card)
        if retry.told is Told.WAITS:
            question = judging.review.question(retry.judged.decision, card)
            self._analyst.ask(ASKER, question, Urgency.NOW, partial(self._heard, retry))
        self._show_try()

    def go_on(self) -> None:
        """The cloth was pressed: nothing follows a try by itself."""

    def _heard(self, asked: Retry, finding: Finding | None) -> None:
        if self._retry != asked:
            return
        self._settle(asked.heard(finding) if isinstance(finding, Weighed) else asked.unheard())

    def _settle(self, retry: Retry) -> None:
        self._retry, judging = retry, self._judging
        if retry.result is not None and judging is not None:
            place = (judging.review.ordinal, retry.judged.decision.at)
            self._results.setdefault(place, retry.result)
        self._show_try()
        self.refresh()

    def _show_answer(self) -> None:
        if self._retry is not None and not self._retry.over:
            self._analyst.cancel(ASKER)
            self._settle(self._retry.shown())

    def _leave_try(self) -> None:
        """The table stands before the card again, with all hands open."""
        retry = self._retry
        if retry is not None:
            self.show_loss(retry.judged.decision.at)

    def _end_try(self) -> None:
        if self._retry is not None:
            self._retry = None
            self._analyst.cancel(ASKER)
            if self._panel is not None:
                self._panel.show_try(None)

    # ---- hints ----

    def _hint(self) -> None:
        """One degree more: the idea, the card, the reason."""
        retry = self._retry
        if retry is None or not retry.hints:
            return
        if self._advice is None and self._degree < 0:
            manner = self._sitting.conductor.computers.manner(HINTS)
            question = Advise(HINTS, 0, retry.judged.decision.view, manner)
            self._analyst.ask(ASKER, question, Urgency.NOW, partial(self._advised, retry.judged))
            return
        self._more(retry)

    def _advised(self, judged: Judged, finding: Finding | None) -> None:
        retry = self._retry
        if retry is None or retry.judged != judged:
            return
        card = finding.action.plays if isinstance(finding, Advice) else None
        if isinstance(finding, Advice) and card is not None and is_right(judged, card):
            self._advice = finding
        self._more(retry)

    def _more(self, retry: Retry) -> None:
        self._degree = min(self._degree + 1, 2)
        self._retry = retry.named() if self._degree else retry
        self._show_try()

    def _hint_words(self) -> str:
        """Return what the hint says in its degree: a strong player’s if his card is right, else what was counted."""
        retry = self._retry
        if retry is None or self._degree < 0:
            return ""
        if self._advice is not None:
            return self._sitting.hint_sentences(self._advice)[self._degree]
        if self._degree == 0:
            return tr("The right card is in {suit:suits}.", suit=retry.best // 13)
        return tr("Play the {card:card}.", card=retry.best)
