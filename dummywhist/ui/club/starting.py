"""How does a club match begin? Names, form and trays on one sheet; what does not fit the number says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from dummywhist.engine.cards.deal_name import random_number
from dummywhist.engine.duplicate.forms import (
    FORMS,
    FOSTER,
    Plan,
    form_of,
    movement_of,
    usual_form,
    ways_to_compare,
)
from dummywhist.engine.duplicate.match import Setup
from dummywhist.engine.duplicate.movement import PAIRS, PERSONS, TEAMS, UNITS
from dummywhist.engine.duplicate.tray import Tray, dealt
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.people import NAME_LENGTH
from dummywhist.ui.club.earlier import Earlier
from dummywhist.ui.club.names import Wrong, lines_of, told_names
from dummywhist.ui.club.wording import UNITS as UNIT_WORDS
from dummywhist.ui.club.wording import facts_of, form_name
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.fields import Select, Stepper, TextField
from dummywhist.ui.controls.fitting import lay_beside
from dummywhist.ui.controls.labels import Notice, Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import capital, say_error, tr

WIDTH: Final = 760
LEAST_NAMES: Final = 230
"""Of the field of names, px."""
LONGEST_PASTE: Final = 50_000
"""Letters that are pasted at once: all names of the greatest match have a third of it."""
LEAST_PERSONS: Final = 8
PLACES: Final = {PAIRS: 2, PERSONS: 4, TEAMS: 1}
OF_UNIT: Final = {PAIRS: 2, PERSONS: 1, TEAMS: 4}
ONE_TABLE: Final = frozenset(("mnemonic", FOSTER))
"""Forms for one table, which are no club."""


class NamesField(QPlainTextEdit):
    """Many lines to type or paste; Tab goes on, as in other fields. What is far too long is not taken in."""

    too_long = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setAccessibleName(tr("Names"))
        self.setMinimumHeight(current().length(170))

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Take in what is pasted or dropped, unless it is no list of names: to lay it out would take minutes."""
        if len(source.text()) > LONGEST_PASTE:
            self.too_long.emit()
        else:
            super().insertFromMimeData(source)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page Up and Page Down stay here; Ctrl+Enter is left to the sheet."""
        if (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            event.ignore()
        else:
            super().keyPressEvent(event)


class NewMatchSheet(Sheet):
    """Asks who plays in which form. `begin_wanted` carries the `Setup`; `numbers_wanted`: deal numbers of a file are.

    ``earlier``: whose names need not be typed again.
    """

    begin_wanted = Signal(object)
    numbers_wanted = Signal()

    def __init__(
        self, host: QWidget, numbers: Callable[[], int] = random_number, earlier: Sequence[Earlier] = (), *,
        motion: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(
            host, tr("New club match"), tr("Who plays, and how? Everything else follows from it."), width=WIDTH,
            motion=motion,
        )  # fmt: skip
        self._numbers = numbers
        self._in_file: tuple[int, ...] = ()
        self._earlier = earlier
        self.setup: Setup | None = None
        inside = self.content
        self.name = TextField(tr("Tuesday club"), inside, name=tr("Title"))
        self.name.setMaxLength(NAME_LENGTH)
        self.unit = Segmented([(unit, tr(UNIT_WORDS[unit])) for unit in UNITS], PAIRS, inside, name=tr("Who plays"))
        self.before = Select(
            [(-1, tr("Names of an earlier match"))] + [(place, one.title) for place, one in enumerate(earlier)], -1,
            inside, name=tr("Names of an earlier match"),
        )  # fmt: skip
        self.before.setVisible(bool(earlier))
        self.names = NamesField(inside)
        self.number = Stepper(2, 200, 10, inside, name=tr("How many"))
        self.form = Select([("", "")], "", inside, name=tr("Form"))
        self.trays = Stepper(1, 48, 4, inside, name=tr("Trays in a set"))
        self.cards = Select(
            [("new", tr("New cards")), ("hand", tr("Dealt by hand")), ("file", tr("Deal numbers from a file…"))], "new",
            inside, name=tr("Cards of the trays"),
        )  # fmt: skip
        self.facts = Text("", 13, 600, wrap=True, parent=inside)
        self.wrong = Notice("", inside)
        self.wrong.hide()
        self._lay_out()
        self.begin = self.add_button(PrimaryButton(tr("Begin")))
        self.add_button(SecondaryButton(tr("Cancel")), press_closes=0)
        self.set_safe(self.names)
        self.begin.clicked.connect(lambda _checked=False: self._begin())
        self.names.textChanged.connect(self._offer)
        self.names.too_long.connect(self._refuse_paste)
        self.unit.changed.connect(lambda _unit: self._offer())
        self.number.valueChanged.connect(lambda _number: self._offer())
        self.form.chosen.connect(lambda _form: self._form_chosen())
        self.trays.valueChanged.connect(lambda _trays: self._tell())
        self.cards.chosen.connect(self._cards_chosen)
        self.before.chosen.connect(self._take_names)
        self.name.textChanged.connect(lambda _text: self._tell())
        self._own_form = ""
        self._offer()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(4)
        left.addWidget(Text(tr("Names, one pair, person or team a line: Ada and Ruth"), 12, tone="mute", wrap=True))
        left.addWidget(self.names, 1)
        left.addWidget(self.before)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        for row, (words, control) in enumerate(
            (
                (tr("Title"), self.name), (tr("Who plays"), self.unit), (tr("How many"), self.number),
                (tr("Form"), self.form), (tr("Trays in a set"), self.trays), (tr("Cards"), self.cards),
            )
        ):  # fmt: skip
            grid.addWidget(Text(words, 13, parent=self.content), row, 0)
            grid.addWidget(control, row, 1)
        grid.setRowStretch(6, 1)
        self._grid = grid
        self._both = both = QHBoxLayout()
        both.setSpacing(16)
        both.addLayout(left, 1)
        both.addLayout(grid, 1)
        self.body.addLayout(both)
        self.body.addWidget(self.facts)
        self.body.addWidget(self.wrong)

    def arrange(self, width: int) -> None:
        """Lay the names beside the rest, or above it where ``width`` px are not enough for both."""
        names = current().length(LEAST_NAMES)
        lay_beside(self._both, names + self._both.spacing() + self._grid.minimumSize().width() <= self.inner(width))

    # ---- what need not be typed ----

    def _take_names(self, place: object) -> None:
        """Write the names of an earlier match, as if they were typed; others can be put right then."""
        if not isinstance(place, int) or place < 0:
            return
        found = self._earlier[place]
        self.unit.set_value(found.unit)
        self.names.setPlainText(found.text)
        self.names.setFocus(Qt.FocusReason.OtherFocusReason)

    def _cards_chosen(self, which: object) -> None:
        if which == "file":
            self.numbers_wanted.emit()
        else:
            self._tell()

    def set_numbers(self, name: str, numbers: tuple[int, ...]) -> None:
        """The trays are dealt from these numbers of the file ``name``, the first from the first."""
        self._in_file = numbers
        self.cards.set_options(
            [("new", tr("New cards")), ("hand", tr("Dealt by hand")), ("file", name)], "file",
        )  # fmt: skip
        self._tell()

    def no_numbers(self, why: str = "") -> None:
        """No file was chosen, or there are none in it: then ``why`` says it, and new cards are dealt."""
        self.cards.set_value("file" if self._in_file else "new")
        self._tell()
        if why:
            self._warn(why)

    def _refuse_paste(self) -> None:
        self._tell()
        self._warn(tr("This text is too long for the names of one match; nothing of it was pasted."))

    def _warn(self, words: str) -> None:
        """Say what was not taken in; the match may begin all the same."""
        self.wrong.set_text(words)
        self.wrong.show()
        self.grow()

    # ---- what fits ----

    def _unit(self) -> str:
        return str(self.unit.value())

    def _count(self) -> int:
        lines = lines_of(self.names.toPlainText())
        return len(lines) or self.number.value()

    def _plan(self, form: str, trays: int) -> Plan:
        return Plan(form, self._unit(), self._count(), trays)

    def _offer(self) -> None:
        """Offer the forms that fit the number, the usual one first chosen; the others say why they do not."""
        unit, count = self._unit(), self._count()
        self.number.setEnabled(not lines_of(self.names.toPlainText()))
        forms = [form.key for form in FORMS if form.key not in ONE_TABLE and unit in form.at_table]
        refused: dict[str, str] = {}
        for key in forms:
            try:
                movement_of(self._plan(key, 1))
            except DummyWhistError as error:
                refused[key] = say_error(error)
        usual = "teams" if unit == TEAMS else usual_form(-(-count // PLACES[unit]))
        if unit == TEAMS and count == 2:
            usual = "two_teams"
        fitting = [key for key in forms if key not in refused]
        wanted = self._own_form if self._own_form in fitting else usual if usual in fitting else ""
        wanted = wanted or (fitting[0] if fitting else "")
        self.form.set_options([(key, form_name(key)) for key in forms], wanted or forms[0])
        for key, why in refused.items():
            self.form.refuse(key, f"{form_name(key)}: {why}")
        self._fits = bool(wanted)
        self._set_trays()

    def _form_chosen(self) -> None:
        self._own_form = str(self.form.value())
        self._set_trays()

    def _set_trays(self) -> None:
        """Offer as many trays as the form may have; where nobody chose, some two dozen in all."""
        form = form_of(str(self.form.value()))
        self.trays.setMaximum(form.most)
        if self._fits and not self.trays.hasFocus():
            sets = movement_of(self._plan(form.key, 1)).sets
            self.trays.setValue(max(1, min(form.most, round(20 / sets))))
        self._tell()

    def _tell(self) -> None:
        """Say what follows from what is asked for, or what is wrong with it."""
        self.setup, wrong = None, ""
        try:
            self.setup = self._asked()
        except Wrong as error:
            wrong = str(error)
        except DummyWhistError as error:
            wrong = say_error(error)
        if self.setup is not None:
            plan = self.setup.plan
            movement = movement_of(plan)
            words = f"{capital(facts_of(plan, movement.rounds, movement.sets))}."
            if plan.unit == PAIRS and plan.number % 2:
                words = f"{words} {tr('One pair sits out each round.')}"
            self.facts.setText(words)
        self.facts.setVisible(self.setup is not None)
        self.wrong.set_text(wrong)
        self.wrong.setVisible(bool(wrong))
        self.begin.setEnabled(self.setup is not None)
        self.grow()

    def _asked(self) -> Setup:
        lines = lines_of(self.names.toPlainText())
        unit = self._unit()
        if self._count() * OF_UNIT[unit] < LEAST_PERSONS - (unit == PAIRS):
            raise Wrong(tr("A club match needs two tables. The other room fits fewer."))
        plan = self._plan(str(self.form.value()), self.trays.value())
        movement = movement_of(plan)
        names, teams = told_names(plan, movement, lines, tr("and"))
        title = " ".join(self.name.text().split())
        return Setup(plan, ways_to_compare(plan)[0], True, title, names, teams, self._dealt(movement.sets * plan.trays))

    def _dealt(self, trays: int) -> tuple[Tray, ...]:
        """Return so many trays, as far as the program is to know their cards."""
        match self.cards.value():
            case "new":
                return tuple(dealt(number, self._numbers()) for number in range(1, trays + 1))
            case "file":
                if len(self._in_file) < trays:
                    raise Wrong(tr("The file has {n:number} {n:deal number|deal numbers}, and {trays:number} trays are "
                                   "played.", n=len(self._in_file), trays=trays))  # fmt: skip
                return tuple(dealt(number, deal) for number, deal in enumerate(self._in_file[:trays], 1))
            case _:
                return ()

    def _begin(self) -> None:
        self._tell()
        if self.setup is not None:
            self.begin_wanted.emit(self.setup)
