"""What is told when somebody asks why a computer chose something? Finds the choice, asks, explains, proves."""

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.messages import Message
from dummywhist.engine.players.agreed import read_conventions
from dummywhist.engine.players.belief.public_inference import overheard
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.study.cases import (
    Case,
    card_at,
    case_at,
    choices_back,
    is_open_to,
    may_look_back,
    play_at,
)
from dummywhist.engine.study.finding import Advice, Finding, Proof
from dummywhist.engine.study.findings import Said
from dummywhist.engine.study.proof import SHUFFLES, Prove, Proving
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.queue import Urgency
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
from dummywhist.ui.words.doing import action_words
from dummywhist.ui.words.levels import LEVELS

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
        self._proving: Proving | None = None
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._go_on)
        self._case: Case | None = None
        self._full = False
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

    def last(self, logs: Sequence[DealLog], by: Player | None = None) -> Case | None:
        """Return the last choice of a computer, or of ``by``, in the deal on the table."""
        for at in choices_back(logs[-1], by) if logs else ():
            case = self._known(case_at(logs[-1], at, self._sitting.operator.sitter))
            if case is not None:
                return case
        return None

    def of_card(self, logs: Sequence[DealLog], card: Card, ordinal: int | None = None) -> Case | None:
        """Return the choice of ``card``, in the deal on the table or another; None if a person played it."""
        log = next((log for log in logs if log.setup.ordinal == ordinal), logs[-1] if logs else None)
        at = None if log is None else card_at(log, card)
        return None if log is None or at is None else self._known(case_at(log, at, self._sitting.operator.sitter))

    def of_step(self, logs: Sequence[DealLog], ordinal: int, step: int) -> Case | None:
        """Return the choice of the ``step``-th card of a deal (from 1); None if a person played it."""
        log = next((log for log in logs if log.setup.ordinal == ordinal), None)
        at = None if log is None else play_at(log, step)
        return None if log is None or at is None else self._known(case_at(log, at, self._sitting.operator.sitter))

    def _known(self, case: Case | None) -> Case | None:
        """Return ``case`` if a computer chose."""
        if case is None:
            return None
        computer = case.person.kind in LEVELS or self._said(case) is not None
        return case if computer else None

    # ---- explaining ----

    def explain(self, case: Case | None, *, back: bool = False, nothing: str = NONE) -> None:
        """Explain a choice in the dock; ``back`` offers the way to the record."""
        panel = self._open()
        panel.show_back(back)
        self._cancel()
        self._case = case
        if case is None or not may_look_back(case):
            self._case = None
            panel.say_nothing(nothing if case is None else tr(TURNED))
            self._desk.window.tell(nothing if case is None else tr(TURNED))
            return
        self._full = is_open_to(case, self._sitting.conductor.persons())
        name, names = self._names(case)
        if not self._full:
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
        self._sitting.conductor.minds.analyst.ask(ASKER, self._question(case), Urgency.SOON, self._explained)

    def prove(self, case: Case | None = None) -> None:
        """Prove that the choice explained, or ``case``, hangs on nothing that was hidden."""
        if case is not None:
            self.explain(case)
        if self._case is not None and self._panel is not None:
            said = self._said(self._case)
            question = self._question(self._case) if said is None else said.question
            self._cancel()
            self._prove(Prove(self._case.chosen, question, self.shuffles))

    def counted(self, logs: Sequence[DealLog]) -> None:
        """A deal was counted: what was told of a choice in play is told in full now."""
        case = self._case
        if case is None or self._full:
            return
        before = case.chosen.log
        now = next((log for log in logs if log.setup.ordinal == before.setup.ordinal), None)
        if now is not None and now.counted and now.entries[: len(before.entries)] == before.entries:
            self.explain(self._known(case_at(now, case.chosen.at, self._sitting.operator.sitter)))

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
        if finding.action == case.chosen.action:
            note = tr("Asked again: what was said then is not kept.")
            self._tell(told_in_full(case, finding, name, names, note))
            return
        now = action_words(finding.action, case.chosen.state().faced)
        note = tr(
            "Asked again, {name} would choose otherwise: {choice}. Level or wishes have changed.",
            name=name,
            choice=now[:1].lower() + now[1:],
        )
        self._tell(Told(choice_words(case, name, names), who_words(case), note=note))

    def _tell(self, told: Told) -> None:
        assert self._panel is not None
        self._panel.show_told(told)
        self._desk.window.tell(told.words())
        self._desk.view.announce(told.words())

    # ---- proving ----

    def _prove(self, question: Prove) -> None:
        """Ask one deal after another; the table is drawn between one and the next."""
        kept = self._sitting.conductor.minds.findings.found(question)
        if isinstance(kept, Proof):
            self._show_proof(kept)
            return
        self._proving = Proving(question, Random())
        self._show_proof(self._proving.proof)
        self._next.start()

    def _go_on(self) -> None:
        proving, analyst = self._proving, self._sitting.conductor.minds.analyst
        if proving is None:
            return
        asked = proving.ask()
        if asked is not None:
            # What was answered before proves nothing: each deal is asked about anew.
            analyst.ask(ASKER, asked, Urgency.SOON, self._heard_again, anew=True)
            return
        if proving.proof.over:
            self._proving = None
            analyst.keep(proving.question, proving.proof)
        else:
            self._next.start()
        self._show_proof(proving.proof)

    def _heard_again(self, finding: Finding | None) -> None:
        proving = self._proving
        if proving is None:
            return
        proving.hear(finding if isinstance(finding, Advice) else None)
        self._show_proof(proving.proof)
        if proving.proof.over:
            self._proving = None
        else:
            self._next.start()

    def _show_proof(self, proof: Proof) -> None:
        case, panel = self._case, self._panel
        if case is None or panel is None:
            return
        words = proof_words(proof, case, self._names(case)[0])
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
        self._proving = None
        self._next.stop()
        if self._desk.sitting is not None:
            self._desk.sitting.conductor.minds.analyst.cancel(ASKER)

    # ---- parts ----

    @property
    def _sitting(self) -> Sitting:
        assert self._desk.sitting is not None
        return self._desk.sitting

    def _said(self, case: Case) -> Said | None:
        return self._sitting.conductor.minds.findings.said(case.chosen.view(), case.chosen.action)

    def _question(self, case: Case) -> Advise:
        conductor = self._sitting.conductor
        level = case.person.kind
        seed = conductor.minds.seed(case.chosen.player)
        return Advise(level, seed, case.chosen.view(), conductor.minds.manner(level))

    def _names(self, case: Case) -> tuple[str, dict[Seat, str]]:
        """Return what the chooser is called, and who sat where."""
        sitting = self._sitting
        names = sitting.names()
        found = seat_names(view(case.chosen.state(), None), names, sitting.you)
        return names[case.chosen.player], found

    def _heard(self, case: Case) -> tuple[Message, ...]:
        """Return what the person before the screen could hear in the choice."""
        sitting = self._sitting
        seen = sitting.conductor.view()
        if seen is None or seen.ordinal != case.chosen.log.setup.ordinal:
            return ()
        agreed = read_conventions(sitting.preferences.agreed)
        return overheard(seen, case.chosen.action, case.trick, case.seat, agreed)

    def _open(self) -> CasePanel:
        if self._panel is None:
            self._panel = CasePanel()
            self._panel.prove_wanted.connect(self.prove)
            self._panel.stop_wanted.connect(self._stop)
            self._panel.back_wanted.connect(self.record_wanted)
            self._panel.closed.connect(self._cancel)
        self._desk.window.central.open_dock("why", self._panel)
        return self._panel
