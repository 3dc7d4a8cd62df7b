"""What is told when somebody asks why a computer chose something? Finds the choice, asks, explains, proves."""

from PySide6.QtCore import QObject, QTimer, Signal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message
from dummywhist.engine.players.agreed import read_conventions
from dummywhist.engine.players.belief.public_inference import overheard
from dummywhist.engine.seats.inquiry import Inquiry
from dummywhist.engine.seats.viewpoint import Viewpoint
from dummywhist.engine.study.case import Case
from dummywhist.engine.study.finding import SHUFFLES, Advice, Finding
from dummywhist.engine.study.findings import Said
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.queue import Urgency
from dummywhist.engine.study.trial import Trial
from dummywhist.ui.desk.hints import HintDesk
from dummywhist.ui.panels.case_panel import CasePanel
from dummywhist.ui.panels.case_words import (
    Told,
    choice_words,
    proof_words,
    told_in_full,
    told_in_play,
    who_words,
)
from dummywhist.ui.panels.record_lines import seat_names
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import mark, tr
from dummywhist.ui.words.doing import words_within

NONE = mark("No computer has chosen anything here.")
ASKER = "why"
TURNED = mark("By the rules of this table a quitted trick is not seen again.")


class Reasons(QObject):
    """Answers questions about computers' choices at the table in the window, in a dock."""

    record_wanted = Signal()
    """What is explained is to be seen in the record."""

    def __init__(self, desk: HintDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._panel: CasePanel | None = None
        self._trial: Trial | None = None
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._go_on)
        self._case: Case | None = None
        self._asked_from: Viewpoint | None = None
        self.shuffles = SHUFFLES

    @property
    def panel(self) -> CasePanel | None:
        """The dock, once it was opened."""
        return self._panel

    @property
    def case(self) -> Case | None:
        """What is explained now."""
        return self._case

    # ---- which choice ----

    def last(self, by: Player | None = None) -> Case | None:
        """Return the last choice of a computer, or of ``by``, in the deal on the table."""
        return self._inquiry.last(by)

    def of_card(self, card: Card, ordinal: int | None = None) -> Case | None:
        """Return the choice of ``card``, in the deal on the table or another; None if a person played it."""
        return self._inquiry.of_card(card, ordinal)

    def of_step(self, ordinal: int, step: int) -> Case | None:
        """Return the choice of the ``step``-th card of a deal (from 1); None if a person played it."""
        return self._inquiry.of_step(ordinal, step)

    # ---- explaining ----

    def explain(self, case: Case | None, *, back: bool = False, nothing: str = NONE) -> None:
        """Explain a choice in the dock; ``back`` offers the way to the record, ``nothing`` is marked words."""
        panel = self._open()
        panel.show_back(back)
        self._cancel()
        self._case, self._asked_from = case, self._sitting.seat
        if case is None or not case.lies_open:
            self._case = None
            words = tr(nothing if case is None else TURNED)
            panel.say_nothing(words)
            self._desk.window.tell(words)
            return
        name, names = self._names(case)
        if case.chooser is None:
            self._tell(told_in_play(case, self._heard(case), name, names))
            return
        said = self._said(case)
        if said is not None:
            self._tell(told_in_full(case, said.advice, name, names))
            return
        panel.show_told(
            Told(choice_words(case, name, names), who_words(case), note=tr("{name} is asked again.", name=name))
        )
        panel.prove.setEnabled(False)
        self._sitting.conductor.computers.analyst.ask(
            ASKER, self._question(case, case.chooser), Urgency.SOON, self._explained
        )

    def prove(self, case: Case | None = None) -> None:
        """Prove that the choice explained, or ``case``, hangs on nothing that was hidden."""
        if case is not None:
            self.explain(case)
        if self._case is not None and self._panel is not None:
            self._cancel()
            manner = self._sitting.conductor.computers.manner(self._case.person.kind)
            self._trial = self._inquiry.prove(self._case.spot, manner, self.shuffles)
            self._show_proof()
            if self._trial is None or self._trial.over:
                self._trial = None
            else:
                self._next.start()

    def counted(self) -> None:
        """A deal was counted: what was told of a choice in play is told in full now."""
        case, seat = self._case, self._asked_from
        if case is None or seat is None or case.full:
            return
        now = seat.inquiry(self._sitting.conductor.computers.findings).case(case.spot)
        # Where choices were taken back meanwhile, another may stand in that place.
        if now is not None and now.counted and (now.action, now.before) == (case.action, case.before):
            self.explain(now)

    def forget(self) -> None:
        """Another table, or another person before the screen: say nothing of what was asked."""
        self._case = None
        self._cancel()
        if self._panel is not None:
            self._panel.say_nothing("")
            if self._desk.window.central.dock is self._panel:
                self._desk.window.central.close_dock()

    def say_anew(self) -> None:
        """The language has changed: what is explained is explained anew."""
        panel, case = self._panel, self._case
        if panel is None:
            return
        shown = self._desk.window.central.dock is panel
        back = panel.back.isVisibleTo(panel)
        self.forget()
        self._panel = None
        panel.deleteLater()
        if shown and case is not None:
            self.explain(case, back=back)

    def _explained(self, finding: Finding | None) -> None:
        case, panel = self._case, self._panel
        if case is None or panel is None:
            return
        name, names = self._names(case)
        if not isinstance(finding, Advice):
            panel.say_nothing(choice_words(case, name, names), tr("No computer player could be asked."))
            return
        if finding.action == case.action:
            note = tr("Asked again: what was said then is not kept.")
            self._tell(told_in_full(case, finding, name, names, note))
            return
        note = tr(
            "Asked again, {name} would choose otherwise: {choice}. Level or wishes have changed.",
            name=name,
            choice=words_within(finding.action, case.before.faced),
        )
        self._tell(Told(choice_words(case, name, names), who_words(case), note=note))

    def _tell(self, told: Told) -> None:
        assert self._panel is not None
        self._panel.show_told(told)
        self._desk.window.tell(told.words())
        self._desk.view.announce(told.words())

    # ---- proving ----

    def _go_on(self) -> None:
        """Ask about one deal after another; the table is drawn between one and the next."""
        trial, analyst = self._trial, self._sitting.conductor.computers.analyst
        if trial is None:
            return
        asked = trial.ask()
        if asked is not None:
            # What was answered before proves nothing: each deal is asked about anew.
            analyst.ask(ASKER, asked, Urgency.SOON, self._heard_again, anew=True)
            return
        self._show_proof()
        if trial.over:
            analyst.write_soon()
            self._trial = None
        else:
            self._next.start()

    def _heard_again(self, finding: Finding | None) -> None:
        trial = self._trial
        if trial is None:
            return
        trial.hear(finding)
        self._show_proof()
        if trial.over:
            self._trial = None
        else:
            self._next.start()

    def _show_proof(self) -> None:
        case, panel, trial = self._case, self._panel, self._trial
        if case is None or panel is None or trial is None:
            return
        outcome = trial.outcome
        proof = outcome.proof
        words = proof_words(outcome, case, self._names(case)[0])
        panel.show_proof(words, proof.done / proof.wanted, running=not proof.over)
        if proof.over:
            self._desk.window.tell(words)
            self._desk.view.announce(words)

    def _stop(self) -> None:
        self._cancel()
        if self._panel is not None:
            self._panel.show_proof(tr("Stopped: nothing is proved."), 0.0, running=False)

    def _cancel(self) -> None:
        """Let go of what was asked; nothing more is told of it."""
        self._trial = None
        self._next.stop()
        if self._desk.sitting is not None:
            self._desk.sitting.conductor.computers.analyst.cancel(ASKER)

    # ---- parts ----

    @property
    def _sitting(self) -> Sitting:
        assert self._desk.sitting is not None
        return self._desk.sitting

    @property
    def _inquiry(self) -> Inquiry:
        """What may be asked now from the seat that the screen shows."""
        return self._sitting.seat.inquiry(self._sitting.conductor.computers.findings)

    def _said(self, case: Case) -> Said | None:
        """Return what was said of a choice of which all may be told."""
        findings = self._sitting.conductor.computers.findings
        return None if case.chooser is None else findings.said(case.chooser, case.action)

    def _question(self, case: Case, seen: View) -> Advise:
        computers, level = self._sitting.conductor.computers, case.person.kind
        return Advise(level, computers.seed(case.player), seen, computers.manner(level))

    def _names(self, case: Case) -> tuple[str, dict[Seat, str]]:
        """Return what the chooser is called, and who sat where."""
        sitting = self._sitting
        names = sitting.names()
        return names[case.player], seat_names(case.before, names, sitting.you)

    def _heard(self, case: Case) -> tuple[Message, ...]:
        """Return what the person before the screen could hear in the choice."""
        sitting = self._sitting
        seen = sitting.conductor.view()
        if seen is None or seen.ordinal != case.spot.ordinal:
            return ()
        agreed = read_conventions(sitting.preferences.agreed)
        return overheard(seen, case.action, case.trick, case.seat, agreed)

    def _open(self) -> CasePanel:
        if self._panel is None:
            self._panel = CasePanel()
            self._panel.prove_wanted.connect(self.prove)
            self._panel.stop_wanted.connect(self._stop)
            self._panel.back_wanted.connect(self.record_wanted)
            self._panel.closed.connect(self._cancel)
        self._desk.window.central.open_dock("why", self._panel)
        return self._panel
