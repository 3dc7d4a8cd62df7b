"""What must be asked before a command is done? Small sheets: who sits where, which deal number, whether all agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from dummywhist.engine.cards.deal_name import deal_name, read_deal_text
from dummywhist.engine.cards.shuffle import number_text
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record.people import NAME_LENGTH, Person
from dummywhist.engine.rules.match import EachTakesDummy, KeepsDummy
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.session.tally import Rubber
from dummywhist.engine.solver.solver import is_native
from dummywhist.others import Other
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.fields import Select, TextField
from dummywhist.ui.controls.labels import Avatar, Notice, Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.tongues import mark, say_error, tr, unbroken
from dummywhist.ui.words.levels import kinds, level_stories, no_solver
from dummywhist.ui.words.names import chosen_name, shown_name
from dummywhist.ui.words.terms import terms_of

CUT_OUT: Final = mark(
    "Who waits comes in after this session. Who has played most sessions in a row goes out; of equals the cards decide."
)
CUT_AFRESH: Final = mark("After this session all cut for the places afresh, whether they played or waited.")


def seat_role(rules: Rules, rubber: Rubber | None, player: Player) -> str:
    """Return what a player is in the rubber in play: who has dummy, who sits out, else his side against the other."""
    if rubber is None:
        return tr("Player")
    if player not in rubber.seats:
        return tr("Sits out")
    if isinstance(rules.match, EachTakesDummy | KeepsDummy):
        owner = tr("Vivant") if terms_of(rules).mort else tr("Has dummy")
        return owner if rubber.owner == player else tr("Adversary")
    side = next((side for side in rubber.columns if player in rubber.players_of(side)), None)
    partners = () if side is None else tuple(one for one in rubber.players_of(side) if one != player)
    if partners:
        return tr("First pair") if side == rubber.columns[0] else tr("Second pair")
    return tr("Player")


class SeatsSheet(Sheet):
    """Who sits at the table: names and kinds can be changed in the middle of a session."""

    seat_changed = Signal(object, str, str)
    """A player, who he is now ("person", a level, or a player of another maker), his name."""

    def __init__(
        self, host: QWidget, people: Mapping[Player, Person], roles: Mapping[Player, str], others: Sequence[Other] = (),
        waiting: Sequence[Person] = (), afresh: bool = False,
    ) -> None:  # fmt: skip
        """``waiting``: who have no place in this session, in the order in which they sat down (W-CUT-2); ``afresh``:
        all cut for the places of the next one (MO-9)."""
        super().__init__(
            host,
            tr("Seats"),
            tr("A seat can change between person and computer at any time."),
            width=560,
            close_name=tr("Close"),
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        self.fields: dict[Player, tuple[TextField, Select]] = {}
        self._people = dict(people)
        for row, (player, person) in enumerate(people.items()):
            grid.addWidget(Avatar(shown_name(person.name), row), row, 0)
            name = TextField(tr("Name"), name=tr("Name, seat {row}, {roles}", row=row + 1, roles=roles[player]))
            name.setText(shown_name(person.name))
            name.setMaxLength(NAME_LENGTH)
            kind = Select(kinds(others, person.kind), person.kind, name=tr("{name} is", name=shown_name(person.name)))
            kind.setObjectName(f"seat:{player}")
            grid.addWidget(name, row, 1)
            grid.addWidget(kind, row, 2)
            grid.addWidget(Text(roles[player], 12, tone="mute"), row, 3)
            self.fields[player] = (name, kind)
        self.waiting: list[Text] = []
        for place, person in enumerate(waiting):
            row, called = len(people) + place, shown_name(person.name)
            grid.addWidget(Avatar(called, row), row, 0)
            self.waiting.append(Text(tr("{place}. {name}", place=place + 1, name=called), 13, 500))
            grid.addWidget(self.waiting[-1], row, 1)
            grid.addWidget(Text(tr("Waits"), 12, tone="mute"), row, 3)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        if waiting:
            self.body.addWidget(Text(tr(CUT_AFRESH if afresh else CUT_OUT), 12, tone="mute", wrap=True))
        self.stories = Text(level_stories(), 12, tone="mute", wrap=True)
        self.body.addWidget(self.stories)
        if not is_native():
            self.body.addWidget(Text(no_solver(), 12, tone="mute", wrap=True))
        done = self.add_button(PrimaryButton(tr("Done")), safe=True)
        done.clicked.connect(self._done)

    def _done(self) -> None:
        for player, (name, kind) in self.fields.items():
            person = self._people[player]
            wanted = Person(chosen_name(" ".join(name.text().split())) or person.name, str(kind.value()))
            if wanted != person:
                self.seat_changed.emit(player, wanted.kind, wanted.name)
        self.accept()


class NumberSheet(Sheet):
    """Which deal number is to be dealt; the number of the deal on the table where it may be known."""

    number_wanted = Signal(object)
    """The deal number, an int."""

    def __init__(self, host: QWidget, number: int | None, next_deal: bool) -> None:
        said = tr("The number of a deal is shown after it, or here.")
        if number is not None:
            name = deal_name(number)
            words = mark("This deal is {name}, number {shown}.") if name else mark("This deal is number {shown}.")
            said = tr(words, name=unbroken(name or ""), shown=unbroken(number_text(number)))
        super().__init__(host, tr("Deal number"), said, width=560, close_name=tr("Close"))
        later = (
            tr("The next deal has this number")
            if next_deal
            else tr("Deal this number now, in place of the deal in play")
        )
        self.body.addWidget(Text(later, 13))
        self.field = TextField(tr("A number, or a name like K7QM 3X9T"), name=tr("Deal number"))
        self.field.setObjectName("number")
        self.body.addWidget(self.field)
        self.wrong = Notice("")
        self.wrong.hide()
        self.body.addWidget(self.wrong)
        self.add_button(SecondaryButton(tr("Cancel")), press_closes=0)
        deal = self.add_button(PrimaryButton(tr("Deal it")))
        deal.setDefault(True)
        deal.clicked.connect(self._deal)
        self.field.returnPressed.connect(self._deal)
        self.set_safe(self.field)

    def _deal(self) -> None:
        try:
            number = read_deal_text(self.field.text())
        except Unreadable as error:
            self.wrong.set_text(say_error(error))
            self.bring_up(self.wrong)
            return
        self.accept()
        self.number_wanted.emit(number)


class AgreeSheet(Sheet):
    """Whether all the people whose choices are taken back agree to it."""

    def __init__(self, host: QWidget, title: str, story: str, names: Sequence[str], yes: str) -> None:
        super().__init__(host, title, "", width=480, close_name=tr("Close"))
        self.body.addWidget(Text(story, 14, wrap=True))
        self.boxes: list[PrimaryButton | SecondaryButton] = []
        self._agreed: set[str] = set()
        self._names = tuple(names)
        self._yes = PrimaryButton(yes)
        for name in names:
            box = SecondaryButton(tr("{name} agrees", name=name))
            box.setCheckable(True)
            box.toggled.connect(self._count)
            self.boxes.append(box)
            self.body.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
        self.add_button(SecondaryButton(tr("Leave it")), safe=True, press_closes=0)
        self.add_button(self._yes, press_closes=1)
        self._count()

    def _count(self) -> None:
        for name, box in zip(self._names, self.boxes, strict=True):
            box.setText(tr("{name} agrees ✓", name=name) if box.isChecked() else tr("{name} agrees", name=name))
        self._yes.setEnabled(all(box.isChecked() for box in self.boxes))
