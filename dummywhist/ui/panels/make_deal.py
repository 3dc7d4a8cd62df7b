"""What is wished of a deal to be made? Trumps, weak and void suits, points, who deals; and how rare it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.messages import message
from dummywhist.engine.wishes.reading import MOST, read_said
from dummywhist.engine.wishes.wish import MOST_WEAK, TEN, Clause, Holds, Length, Points, WholeSuit, Wish
from dummywhist.ui.controls.buttons import PrimaryButton
from dummywhist.ui.controls.fields import Select, TextField
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.tongues import say, say_error, tr
from dummywhist.ui.words.search_words import english_of, nearest
from dummywhist.ui.words.terms import suit_words

WIDTH: Final = 560
ANY: Final = -1
MOST_TRUMPS: Final = 9
SUITS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)
POINTS: Final = ((0, 5), (6, 9), (10, 14), (15, 40))
SETTLES_MS: Final = 250
"""After a choice it is waited so long before the deals that fit are counted."""


class MakeDealSheet(Sheet):
    """The wish as controls. `changed` and `wanted` carry a `Wish`."""

    changed = Signal(object)
    wanted = Signal(object)

    def __init__(self, host: QWidget, names: Mapping[Seat, str], *, motion: int = 0) -> None:
        super().__init__(
            host, tr("Make a deal"), tr("Every deal that fits is equally likely. It is laid at a table of its own."),
            width=WIDTH, motion=motion,
        )  # fmt: skip
        lengths = [(ANY, tr("any")), *((many, str(many)) for many in range(MOST_TRUMPS + 1))]
        suits = [(ANY, tr("none")), *((int(suit), suit_words(suit)) for suit in SUITS)]
        points = [(ANY, tr("any")), *((at, _range(*one)) for at, one in enumerate(POINTS))]
        self.trump = self._select(tr("Trumps"), [(ANY, tr("any suit")), *suits[1:]])
        self.my_trumps = self._select(tr("Trumps in your hand"), lengths)
        self.dummy_trumps = self._select(tr("Trumps in dummy"), lengths)
        self.weak = self._select(tr("Dummy is weak in"), suits)
        self.void = self._select(tr("You have none of"), suits)
        self.my_points = self._select(tr("Points in your hand"), points)
        self.dummy_points = self._select(tr("Points in dummy"), points)
        dealers = [(int(seat), names[seat]) for seat in (NORTH, SOUTH, WEST, EAST)]
        self.dealer = self._select(tr("Who deals"), dealers)
        self.words = TextField(tr("dummy weak in hearts, left 5+ trumps"), self.content, name=tr("And in words"))
        self.words.setMaxLength(MOST)
        self._chosen: Sequence[Select] = (
            self.trump, self.my_trumps, self.dummy_trumps, self.weak, self.void, self.my_points, self.dummy_points,
            self.dealer,
        )  # fmt: skip
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        for row, select in enumerate(self._chosen):
            label = Text(select.accessibleDescription(), 13, wrap=True, parent=self.content)
            label.setBuddy(select)
            grid.addWidget(label, row, 0)
            grid.addWidget(select, row, 1)
        grid.setColumnStretch(0, 1)
        self.body.addLayout(grid)
        label = Text(tr("And in words, with commas between the parts"), 13, wrap=True, parent=self.content)
        label.setBuddy(self.words)
        self.body.addWidget(label)
        self.body.addWidget(self.words)
        self.body.addWidget(
            Text(tr("Ace 4, king 3, queen 2, jack 1. Weak: at most two cards, all under the ten."), 12, tone="mute",
                 wrap=True, parent=self.content)
        )  # fmt: skip
        self.told = Text("", 13, 500, wrap=True, parent=self.content)
        self.body.addWidget(self.told)
        self.body.addStretch(1)
        self.go = self.add_button(PrimaryButton(tr("Deal it")))
        self.go.clicked.connect(lambda _on=False: self._deal())
        self.set_safe(self.my_trumps)
        self._later = QTimer(self, singleShot=True, interval=SETTLES_MS)
        self._later.timeout.connect(self._settled)
        for select in self._chosen:
            select.chosen.connect(lambda _value: self._moved())
        self.words.textChanged.connect(lambda _text: self._moved())
        self.words.returnPressed.connect(self._deal)

    def _select(self, name: str, options: Sequence[tuple[object, str]]) -> Select:
        return Select(options, options[0][0], self.content, name=name)

    @property
    def wished(self) -> Wish | None:
        """What is wished now; None where it cannot be read."""
        try:
            return self.wish()
        except DummyWhistError:
            return None

    def _moved(self) -> None:
        self.tell("", may=True)
        self._later.start()

    def _settled(self) -> None:
        """Nothing was changed for a while: what is wished is counted, or what cannot be read is told."""
        wish = self._read()
        if wish is not None:
            self.changed.emit(wish)

    def _deal(self) -> None:
        wish = self._read()
        if wish is not None and self.go.isEnabled():
            self.wanted.emit(wish)

    def _read(self) -> Wish | None:
        """Return what is wished; None, and why is told, where it cannot be read."""
        try:
            return self.wish()
        except DummyWhistError as error:
            self.tell(why_not_read(error), may=False)
            return None

    def tell(self, words: str, *, may: bool) -> None:
        """Say how rare such deals are, or why there are none; ``may``: whether one can be made."""
        self.told.setText(words)
        self.told.set_tone("ink" if may else "loss")
        self.go.setEnabled(may)

    def wish(self) -> Wish:
        """Return what is wished by the controls and in words together, each clause as it was said.

        Unreadable for words that mean nothing, and where both name another suit for trumps.
        """
        said = read_said(self.words.text(), english_of())
        clauses = [
            *self._clause(self.my_trumps, lambda many: (Length((SOUTH,), "trumps", many, many),)),
            *self._clause(self.dummy_trumps, lambda many: (Length((NORTH,), "trumps", many, many),)),
            *self._clause(self.weak, lambda suit: _weak(NORTH, Suit(suit))),
            *self._clause(self.void, lambda suit: (Length((SOUTH,), Suit(suit), 0, 0),)),
            *self._clause(self.my_points, lambda at: (Points(SOUTH, *POINTS[at]),)),
            *self._clause(self.dummy_points, lambda at: (Points(NORTH, *POINTS[at]),)),
        ]
        chosen = _value(self.trump)
        trump = said.trump if chosen == ANY else Suit(chosen)
        if said.trump not in (None, trump):
            raise Unreadable("wish.trumps")
        dealer = Seat(_value(self.dealer)) if said.dealer is None else said.dealer
        return Wish((*clauses, *said.clauses), trump, dealer)

    def _clause(
        self, select: Select, conditions: Callable[[int], tuple[Length | Holds | Points, ...]]
    ) -> tuple[Clause, ...]:
        value = _value(select)
        if value == ANY:
            return ()
        said = tr("{name}: {value}", name=select.accessibleDescription(), value=select.currentText())
        return (Clause(said, conditions(value)),)


def _value(select: Select) -> int:
    value = select.value()
    assert isinstance(value, int)
    return value


def _weak(seat: Seat, suit: WholeSuit) -> tuple[Length | Holds, ...]:
    return Length((seat,), suit, 0, MOST_WEAK), Holds(seat, suit, tuple(range(TEN, 13)), lacks=True)


def _range(least: int, most: int) -> str:
    return tr("{n} or more", n=least) if most == POINTS[-1][1] else f"{least}–{most}"


def why_not_read(error: DummyWhistError) -> str:
    """Return why words could not be read; the nearest word is one of the language that is spoken."""
    if error.message.key in ("wish.near", "wish.unknown"):
        text = str(error.message.args["text"])
        near = nearest(text)
        return say(message("wish.near", text=text, near=near) if near else message("wish.unknown", text=text))
    return say_error(error)


def rarity(chance: float, *, exact: bool) -> str:
    """Return how rare deals are: one in how many fits."""
    if not chance:
        return tr("Such deals are very rare.")
    many = max(1, round(1 / chance))
    if exact:
        return tr("1 deal in {n:number} fits.", n=many)
    return tr("About 1 deal in {n:number} fits.", n=many)
