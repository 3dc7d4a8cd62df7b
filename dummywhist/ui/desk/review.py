"""How is a finished deal reviewed? Counted while one looks, loss by loss on the table, and with another try at each."""

from __future__ import annotations

from math import inf
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.record.branches import Branch
from dummywhist.engine.seats.past import Past
from dummywhist.engine.seats.review import Judged
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.retry import Retry
from dummywhist.ui.desk.hints import HintDesk
from dummywhist.ui.desk.looking_back import LookingBack
from dummywhist.ui.desk.review_compare import ReviewCompare
from dummywhist.ui.desk.review_knows import ReviewKnows
from dummywhist.ui.desk.review_lines import Line
from dummywhist.ui.desk.review_other import OtherLines
from dummywhist.ui.desk.review_reason import ReviewReason
from dummywhist.ui.desk.review_try import ReviewTry
from dummywhist.ui.desk.valuing import course_of, values_of
from dummywhist.ui.desk.what_if import Start
from dummywhist.ui.panels.compare_part import CompareTold
from dummywhist.ui.panels.lines_part import LinesTold
from dummywhist.ui.panels.review_panel import ReviewPanel, ReviewTold
from dummywhist.ui.panels.review_words import Words
from dummywhist.ui.panels.split_words import SplitTold
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.cloth import Marks
from dummywhist.ui.seat.judging import Judging
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr

DOCK: Final = "review"


class ReviewDesk(QObject):
    """The review dock of the table in the window. `judged` carries the `Review` of which one more card is judged."""

    judged = Signal(object)

    line_wanted = Signal(object, object)
    """The `Start` of a line that is to be played, and the `Player` whose card is first."""
    proof_wanted = Signal(int)
    problem_wanted = Signal(object, int)
    """The `Review` of a deal, and the entry whose card is to be set as a problem."""

    def __init__(self, desk: HintDesk, looking: LookingBack, parent: QObject) -> None:
        super().__init__(parent)
        self.desk = desk
        self.looking = looking
        self._panel: ReviewPanel | None = None
        self._judging: Judging | None = None
        self._player: Player | None = None
        self._try = ReviewTry(self)
        self._raised = self._points = False
        self._call: int | None = None
        self._reason = ReviewReason(self)
        self._other = OtherLines(self)
        self._knows = ReviewKnows(self)
        self._compare = ReviewCompare(self)
        looking.stepped.connect(self._tell_step)

    @property
    def _sitting(self) -> Sitting:
        assert self.desk.sitting is not None
        return self.desk.sitting

    @property
    def _analyst(self) -> Analyst:
        return self._sitting.conductor.computers.analyst

    @property
    def shown(self) -> bool:
        """Whether the dock is open."""
        return self._panel is not None and self.desk.window.central.dock is self._panel

    @property
    def panel(self) -> ReviewPanel | None:
        """The dock, if it was made."""
        return self._panel

    @property
    def judging(self) -> Judging | None:
        """The count of the deal that is shown, if one is."""
        return self._judging

    @property
    def retry(self) -> Retry | None:
        """The choice that is tried again, if one is."""
        return self._try.retry

    def end_try(self) -> None:
        """Nobody chooses again any more."""
        self._try.end()

    @property
    def line(self) -> Line | None:
        """The line on the table; None: the deal as it was played."""
        return self._other.lines.here

    def show_line(self, line: Line | None) -> None:
        """Let the table show a line, which need not be kept, or the deal as it was played."""
        self._other.put(line)

    def try_again(self) -> None:
        """Let somebody choose again where the table stands."""
        self._try.begin()

    def what_if(self) -> None:
        """Play on from the card in view, with the same hands."""
        self._other.what_if()

    def come_back(self, start: Start, branch: Branch | None) -> None:
        """A line was left: the table stands where it began, or shows how it went on if it was kept."""
        self._other.come_back(start, branch)

    def forget(self) -> None:
        """The language has changed: the dock is made anew when it is opened again."""
        panel, self._panel = self._panel, None
        self._try.end()
        if panel is not None:
            panel.deleteLater()

    def leave_table(self) -> None:
        """Another table takes the place of this one: what was counted belongs to the old one."""
        self._try.forget()
        self._player = None
        self._reason.forget()
        self._other.end()
        self._other.lines.forget()
        self._knows.forget()
        self._compare.forget()
        self.looking.eyes = None
        if self._raised:
            self.desk.view.set_advised(None)
            self._raised = False
        judging, self._judging = self._judging, None
        if judging is not None:
            judging.running = False  # its analyst is closed with its table
            judging.deleteLater()

    # ---- the dock ----

    def open(self) -> None:
        """Open the dock, or put it away."""
        if self.shown:
            self.desk.window.central.close_dock()
        else:
            self.open_panel()

    def open_panel(self) -> ReviewPanel:
        """Open the dock, and return it."""
        panel = self._panel
        if panel is None:
            panel = ReviewPanel()
            panel.loss_chosen.connect(self.show_loss)
            panel.player_chosen.connect(self._choose_player)
            panel.loss_step.connect(self.step)
            panel.card_step.connect(self.looking.step)
            panel.stop_wanted.connect(self._stop)
            panel.rest_wanted.connect(self._count)
            panel.earlier_wanted.connect(self._show_earlier)
            panel.retry_wanted.connect(self.try_again)
            panel.problem_wanted.connect(self.set_problem)
            panel.what_if_wanted.connect(self._other.what_if)
            panel.tab_chosen.connect(self._tab_chosen)
            panel.layouts_wanted.connect(self._knows.more_layouts)
            panel.hands_wanted.connect(self._knows.open_hands)
            panel.knows.player_chosen.connect(self._knows.choose_knower)
            panel.knows.hand_chosen.connect(self._knows.choose_hidden)
            panel.knows.equal_chosen.connect(self._knows.choose_equal)
            panel.lines.chosen.connect(self._other.show)
            panel.lines.deleted.connect(self._other.remove)
            panel.lines.back_wanted.connect(self._other.put_back)
            panel.split.points_chosen.connect(self._choose_points)
            panel.compare.chosen.connect(self._compare.show)
            panel.compare.go_wanted.connect(self._compare.go)
            panel.lines.again_wanted.connect(self._other.play_again)
            panel.hint_wanted.connect(self._try.hint)
            panel.answer_wanted.connect(self._try.show_answer)
            panel.leave_wanted.connect(self._try.leave)
            panel.escape_wanted.connect(self.escape)
            panel.proof_wanted.connect(self._ask_proof)
            panel.closed.connect(self._closed)
            self._panel = panel
        self.desk.window.central.open_dock(DOCK, panel)
        self.refresh()
        return panel

    def _ask_proof(self) -> None:
        past = self.past()
        if past is not None:
            self.proof_wanted.emit(past.ordinal)

    def _closed(self) -> None:
        self._try.end()
        self._other.end()
        self._knows.end()
        if self.desk.sitting is not None:
            self.desk.sitting.mark(Marks())
        if self._judging is not None:
            self._judging.stop()
        self._compare.stop()

    def refresh(self) -> None:
        """The table has changed, or one more card is judged: the dock shows it."""
        panel = self._panel
        if panel is None or not self.shown:
            return
        past = self.past()
        if past is None:
            self._try.end()
            self._sitting.mark(Marks())
            panel.show_told(self._none_yet(), None)
            panel.show_here(None)
            panel.offer_problem(may=False)
            panel.show_reason("")
            panel.show_lines(LinesTold())
            panel.show_compare(CompareTold())
            self._knows.tell_of_play(panel)
            return
        judging = self._judging_of(past)
        panel.show_told(self._told(judging), self._player)
        panel.show_lines(
            self._other.lines.told(self._sitting, past, judging.review, self.words(judging), self._whose(judging))
        )
        self._tell_compare(panel, past, judging)
        call = self._call_here()
        panel.show_here(self.at() if call is None else call)
        panel.offer_problem(may=call is None and self._card_here() is not None)
        if self._try.retry is not None and not self._sitting.reviewing:
            self._try.end()
        self._mark()
        self.tell_reason()
        self._knows.tell_knows(panel, past)
        self._sitting.mark(self._marks(judging))

    def _tell_compare(self, panel: ReviewPanel, past: Past, judging: Judging) -> None:
        """Say how other lines went, where somebody looks at them."""
        if panel.tab == "lines" and is_native():
            panel.show_compare(self._compare.told(past, self.words(judging), self._whose(judging)))

    def _marks(self, judging: Judging) -> Marks:
        """Return what stands on the cards and in the strip; what a try is to find is not among it."""
        sitting, review, place = self._sitting, judging.review, self.looking.place()
        if place is None or not sitting.reviewing:
            return Marks()
        words = self.words(judging)
        trying = self._try.open
        line, other = self._other.lines.here, self._other.lines.review()
        course = course_of(
            review, words, self._whose(judging), place.moment, place.moment if trying else None,
            None if line is None or other is None else (other, line.moment),
        )  # fmt: skip
        at = self.at()
        one = next((one for one in review.cards if one.at == at), None)
        if line is not None and other is not None and place.moment > line.moment:
            review = other
            one = next((one for one in other.cards if other.moment(one) == place.moment), None)
        if self._panel is not None and self._panel.tab == "knows" and self.looking.eyes is not None:
            return Marks()
        if one is None or trying or self.looking.eyes is not None:
            return Marks(None, course)
        around = sitting.picture().places.get(one.seat)
        if around is None:
            return Marks(None, course)
        shown = sitting.preferences.trick_values
        judged = self.judgement(one.at) if review is judging.review else None
        return Marks(values_of(review, one, judged, around, sitting.you, shown), course)

    def _tell_step(self) -> None:
        """Somebody went to another card: say which lies on the table last."""
        place, judging = self.looking.place(), self._judging
        if not self.shown or place is None or judging is None or not self._sitting.reviewing:
            return
        review = judging.review if self.line is None else self._other.lines.review()
        cards = () if review is None else review.cards
        one = next((one for one in cards if review is not None and review.moment(one) == place.moment - 1), None)
        if one is None:
            said = tr("Before the first card.") if place.moment == 0 else ""
        else:
            said = tr("Trick {number}.", number=one.trick + 1) + " " + self.words(judging).played(one)
        if said:
            self.desk.window.tell(tr("Review. {said}", said=said))

    def show_card(self, moment: int) -> None:
        """The strip was clicked: the table stands there."""
        place = self.looking.place()
        if place is not None and self.shown:
            self._try.end()
            self.looking.show_moment(place.ordinal, moment)
            self.refresh()

    def past(self) -> Past | None:
        """Return the counted deal that is looked at, or that was counted just now."""
        place = self.looking.place()
        if place is None or not place.past.counted:
            return None
        return next((past for past in self._sitting.seat.past() if past.ordinal == place.ordinal), None)

    def _whose(self, judging: Judging) -> Player:
        """Return whose side the strip and the lines tell of."""
        return self._player or self._sitting.you or self.words(judging).players()[0]

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
        self._try.end()
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
            if judging.review.over and not judging.running:
                words = self.words(judging)
                self.desk.window.tell(words.sums())
                self.desk.view.announce(words.sums())

    def words(self, judging: Judging) -> Words:
        """Return what losses are told with."""
        return Words(judging.review, self._sitting.names(), self._sitting.you)

    def _told(self, judging: Judging) -> ReviewTold:
        review, words = judging.review, self.words(judging)
        players = words.players()
        outcome = words.outcome(self._sitting.you or players[0])
        if not is_native():
            told = tr("Not counted here: the fast solver is missing.")
            return ReviewTold(words.title(), outcome, nothing=told, proved=bool(self._sitting.standing.proving))
        results = self._try.results(review.ordinal)
        rows = (*words.calls(self._player), *words.rows(self._player, results))
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
            self._split(judging, words),
            note,
            proved=bool(self._sitting.standing.proving),
        )

    def _split(self, judging: Judging, words: Words) -> SplitTold:
        """Return where the tricks came from, once all is counted."""
        player = self._whose(judging)
        if not judging.review.over:
            return SplitTold()
        judging.count_gifts(player)
        return words.split(player, points=self._points)

    def _choose_points(self, points: bool) -> None:
        self._points = points
        self.refresh()

    # ---- counting ----

    def _stop(self) -> None:
        if self._judging is not None and self._judging.stop():
            words = tr("Stopped. What was counted stays.")
            self.desk.window.tell(words)
            self.desk.view.announce(words)

    def _count(self) -> None:
        if self._judging is not None:
            self._judging.go_on()

    def escape(self) -> bool:
        """Leave the try, or else stop the count; return whether there was one of them."""
        if not self.shown:
            return False
        if self._try.retry is not None:
            self._try.leave()
            return True
        if self._judging is not None and self._judging.running:
            self._stop()
            return True
        if self._compare.stop():
            words = tr("Stopped. What was counted stays.")
            self.desk.window.tell(words)
            self.desk.view.announce(words)
            return True
        return False

    # ---- loss by loss ----

    def _choose_player(self, player: Player | None) -> None:
        self._player = player
        self.refresh()

    def _show_earlier(self) -> None:
        earlier = self._earlier()
        if earlier is not None:
            self.looking.show_moment(earlier.ordinal, 0)
            self.refresh()

    def judgement(self, at: int) -> Judged | None:
        """Return what is judged of an entry."""
        judged = () if self._judging is None else self._judging.review.judged()
        return next((one for one in judged if one.decision.at == at), None)

    def at(self) -> int | None:
        """Return the entry before which the table stands, if that is known."""
        place, judging = self.looking.place(), self._judging
        if place is None or judging is None or not self._sitting.reviewing:
            return None
        review, line = judging.review, self._other.lines.here
        if line is not None and place.moment > line.moment:
            return None
        return next((one.at for one in review.cards if review.moment(one) == place.moment), None)

    def _card_here(self) -> int | None:
        """Return the entry of the card before which the table stands, if there was a choice."""
        found = None if self._judging is None else self._judging.review.choice(self.at())
        return None if found is None else found.at

    def set_problem(self) -> None:
        """Set the card before which the table stands as a problem, to be asked again on other days."""
        if not self.shown:
            self.open_panel()
        at = self._card_here()
        if at is None or self._judging is None:
            self.desk.view.refuse(tr("Go to a card of a counted deal where there was a choice."))
        else:
            self.problem_wanted.emit(self._judging.review, at)

    def step(self, way: int) -> None:
        """Stand before the next loss that the dock lists, or with -1 the one before; open the dock if need be."""
        panel = self._panel if self.shown else None
        if panel is None:
            panel = self.open_panel()
        rows = sorted((row.row for row in panel.rows), key=lambda row: (row.moment, row.at))
        here = self._row_here(way)
        if way > 0:
            found = next((row for row in rows if (row.moment, row.at) > here), None)
        else:
            found = next((row for row in reversed(rows) if (row.moment, row.at) < here), None)
        if found is None:
            self.desk.view.refuse(tr("There is no further loss.") if rows else tr("No losses."))
            return
        self.show_loss(found.at)

    def _row_here(self, way: int) -> tuple[float, float]:
        """Return after how many cards the table stands, and before which entry, as the list of losses is walked."""
        place = self.looking.place()
        if place is None or not self._sitting.reviewing:
            return -1, -1
        at = self._call_here()
        if at is None:
            at = self.at()
        return place.moment, at if at is not None else inf * way

    def _call_here(self) -> int | None:
        """Return the entry of the call that was chosen last, while the table stands before the first card."""
        place = self.looking.place()
        return self._call if place is not None and self._sitting.reviewing and place.moment == 0 else None

    def show_loss(self, at: int) -> None:
        """Let the table stand before a card, with all hands open."""
        judging, panel, one = self._judging, self._panel, self.judgement(at)
        if judging is not None and any(call.at == at for call in judging.review.calls):
            self._show_call(at)
            return
        if judging is None or panel is None or one is None:
            return
        self._call = None
        self._try.end()
        self._other.end()
        held = any(row.hasFocus() for row in panel.rows)
        words = self.words(judging)
        said = tr("Trick {number}.", number=one.decision.trick + 1) + " " + words.played(one.decision)
        self.looking.stand_before(judging.review.ordinal, judging.review.moment(one.decision), said)
        self.refresh()
        row = panel.here
        if row is not None:
            if held:
                row.setFocus()
            self.desk.window.tell(tr("Review. {said}", said=said))
            self.desk.view.announce(" ".join(said for said in (row.row.spoken, panel.reason.text()) if said))

    def _show_call(self, at: int) -> None:
        """Let the table stand before the first card: what was called lies before it."""
        judging, panel = self._judging, self._panel
        row = None if panel is None else next((row for row in panel.rows if row.row.at == at), None)
        if judging is None or panel is None or row is None:
            return
        self._try.end()
        self._other.end()
        held = any(row.hasFocus() for row in panel.rows)
        self._call = at
        self.looking.stand_before(judging.review.ordinal, 0, f"{row.row.who}: {row.row.call}.")
        self.refresh()
        if held and panel.here is not None:
            panel.here.setFocus()
        self.desk.window.tell(row.row.spoken)
        self.desk.view.announce(row.row.spoken)

    def _mark(self) -> None:
        """Raise the card that was played, where the table stands before it."""
        row = None if self._panel is None or self._try.retry is not None else self._panel.here
        card = None if row is None or self.looking.eyes is not None else row.row.card  # a call has none
        if card is not None or self._raised:
            self.desk.view.set_advised(card)
        self._raised = card is not None

    def tell_reason(self) -> None:
        """Say why a card loses, or nothing where that would tell the answer."""
        panel = self._panel
        if panel is not None:
            trying = self._try.open or panel.tab == "knows"
            panel.show_reason(self._reason.told(None if trying else self.at()))

    def close_hands(self) -> None:
        """Close the hands of the others in a deal that is reviewed, or open all of them again."""
        place, panel = self.looking.place(), self._panel
        if not self.shown or panel is None or place is None or not place.past.counted or not self._sitting.reviewing:
            self.desk.view.refuse(tr("Go to a card of a counted deal first."))
            return
        if panel.tab == "knows":
            self._knows.open_hands()
        else:
            self._try.end()
            end = place.past.end
            whole = place.past.before(place.moment)
            on_turn = None if whole.to_play is None else whole.layout.holder[whole.to_play]
            mine = self._sitting.you or on_turn or end.layout.players[0]
            self._knows.look_with(mine if self.looking.eyes is None else None)
            self.refresh()
        words = tr("All hands lie open.") if self.looking.eyes is None else tr("The hands of others are closed.")
        self.desk.window.tell(words)
        self.desk.view.announce(words)

    # ---- what a seat knows ----

    def knows(self) -> None:
        """Say what the seat on turn knows, or a person's own seat while the deal is in play; again: put it away."""
        if not self.shown:
            self.open_panel()
        panel = self._panel
        if panel is not None:
            panel.show_tab("losses" if panel.tab == "knows" else "knows")

    def _tab_chosen(self, tab: str) -> None:
        if tab == "knows":
            self._try.end()
        else:
            self._knows.end()
        self.refresh()
