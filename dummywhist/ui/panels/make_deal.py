"""What is wished of a deal to be made? The same as a sentence and as controls, and how rare such deals are."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.wishes.reading import FULL, MOST, MOST_POINTS, Said, read_said
from dummywhist.engine.wishes.spelling import DEALER, SCORES, TRUMP, WHOSE, Slot, having, slot_of, spelled, suit_word
from dummywhist.engine.wishes.wish import (
    MOST_SCORE,
    NO_SCORES,
    POINTS,
    Condition,
    Hangs,
    Holds,
    Length,
    Points,
    Shape,
    Tricks,
    Turned,
    Wish,
)
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Check, Segmented
from dummywhist.ui.controls.fields import Select, Stepper, TextField
from dummywhist.ui.controls.labels import Text, Well
from dummywhist.ui.panels.places import MAKE, Opening, PlacesSheet
from dummywhist.ui.tongues import grammar, rank_letters, say_error, tr
from dummywhist.ui.words.search_words import english_of, not_understood, said_as
from dummywhist.ui.words.terms import suit_words

PREVIEW, NARROWER = 270, 216
ANY: Final = -1
WEAK: Final = -2
MOST_MADE: Final = 100
LONGEST_TAG: Final = 30
"""Points that win a game: fewer can stand before a deal."""
SUITS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)
HONOURS: Final = tuple(sorted(POINTS, reverse=True))
SEATS: Final = (SOUTH, NORTH, WEST, EAST)
BOTH: Final = (SOUTH, NORTH)
SHAPES: Final = tuple(
    (a, b, c, FULL - a - b - c)
    for a in range(FULL, 3, -1) for b in range(min(a, FULL - a), -1, -1) for c in range(min(b, FULL - a - b), -1, -1)
    if 0 <= FULL - a - b - c <= c
)  # fmt: skip
SETTLES_MS: Final = 250
"""After a choice it is waited so long before the deals that fit are counted."""


class Range:
    """From and to: two lists of numbers with "any" at the head; ``weak``: the first may say that too."""

    def __init__(self, parent: QWidget, name: str, most: int, *, weak: bool = False) -> None:
        numbers = [(many, str(many)) for many in range(most + 1)]
        first = [(ANY, tr("any")), *([(WEAK, tr("weak"))] if weak else []), *numbers]
        self.most, self._may_be_weak = most, weak
        self.least = Select(first, ANY, parent, name=tr("{name}, from", name=name))
        self.greatest = Select([(ANY, tr("any")), *numbers], ANY, parent, name=tr("{name}, to", name=name))

    @property
    def is_weak(self) -> bool:
        """Whether that is chosen."""
        return self.least.value() == WEAK

    def show_weak(self) -> None:
        """Show that."""
        self.least.set_value(WEAK)
        self.greatest.set_value(ANY)
        self.greatest.setEnabled(False)

    @property
    def selects(self) -> tuple[Select, Select]:
        """Both lists."""
        return self.least, self.greatest

    def value(self) -> tuple[int, int] | None:
        """From and to; None where any will do."""
        least, most = _value(self.least), _value(self.greatest)
        if least == most == ANY:
            return None
        return max(0, least), self.most if most == ANY else most

    def show(self, value: tuple[int, int] | None) -> None:
        """Show a range; None for any."""
        least, most = (ANY, ANY) if value is None else value
        if self._may_be_weak:
            self.greatest.setEnabled(True)
        self.least.set_value(ANY if least == 0 < most < self.most else least)
        self.greatest.set_value(ANY if least > 0 and most == self.most else most)

    def row(self) -> QHBoxLayout:
        """Both beside each other."""
        row = QHBoxLayout()
        row.setSpacing(4)
        for select in self.selects:
            row.addWidget(select, 1)
        return row


class MakeDealSheet(PlacesSheet):
    """The wish as a sentence and as controls. `changed` and `wanted` carry a `Wish`.

    `keep_wanted` carries a wish, how many deals are to be kept, and their tag.
    """

    changed = Signal(object)
    wanted = Signal(object)
    keep_wanted = Signal(object, int, str)

    def __init__(
        self, host: QWidget, names: Mapping[Seat, str], opening: Opening, *, solves: bool = True, motion: int = 0
    ) -> None:
        super().__init__(host, opening, (MAKE,), motion=motion)
        self._names = dict(names)
        self.body.addLayout(self.columns, 1)
        self._make_middle()
        self._make_task(solves)
        self.keep = self.add_button(SecondaryButton(""))
        self.keep.clicked.connect(lambda _on=False: self._keep())
        self.go = self.add_button(PrimaryButton(tr("Deal it")))
        self.go.clicked.connect(lambda _on=False: self._deal())
        self.set_note(tr("Every deal that fits is equally likely."))
        self.set_safe(self.words)
        self._later = QTimer(self, singleShot=True, interval=SETTLES_MS)
        self._later.timeout.connect(self._settled)
        self.words.textChanged.connect(lambda _text: self._written())
        self.words.returnPressed.connect(self._deal)
        self.many.valueChanged.connect(lambda _n: self._name_keep())
        self._name_keep()
        self._show_said()

    # ---- parts ----

    def _make_middle(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(5)
        self.words = TextField(tr("five trumps opposite three, dummy weak in hearts, I lead"), self.content,
                               name=tr("What is wished, in words"))  # fmt: skip
        self.words.setMaxLength(MOST)
        column.addWidget(self.words)
        owners = [(int(seat), self._names[seat]) for seat in SEATS]
        self.hand = Segmented(owners, int(SOUTH), self.content, name=tr("Whose hand"))
        self.hand.changed.connect(lambda _seat: self._show_said())
        column.addWidget(self.hand)
        column.addLayout(self._make_hand())
        column.addWidget(Text(tr("Trumps"), 13, 600, parent=self.content))
        column.addLayout(self._make_trumps())
        column.addWidget(
            Text(tr("Ace 4, king 3, queen 2, jack 1. Weak: at most two cards, all under the ten."), 12, tone="mute",
                 wrap=True, parent=self.content)
        )  # fmt: skip
        column.addStretch(1)
        self.columns.add_list(column)

    def _make_hand(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2)
        grid.setVerticalSpacing(2)
        self.lengths: dict[Suit, Range] = {}
        self.held: dict[tuple[Suit, int], Check] = {}
        head = QHBoxLayout()
        head.setSpacing(4)
        for words in (tr("from"), tr("to")):
            head.addWidget(Text(words, 12, tone="mute", parent=self.content), 1)
        grid.addLayout(head, 0, 1)
        for at, suit in enumerate(SUITS, 1):
            name = suit_words(suit)
            span = self.lengths[suit] = Range(self.content, name, FULL, weak=True)
            grid.addWidget(Text(name, 13, parent=self.content), at, 0)
            grid.addLayout(span.row(), at, 1)
            self._hear(span.selects, partial(self._length, suit))
            for place, rank in enumerate(HONOURS):
                check = self.held[suit, rank] = Check(rank_letters(rank), self.content)
                check.setAccessibleName(f"{_rank(rank)}, {name}")
                check.clicked.connect(lambda _on=False, suit=suit: self._honours(suit))
                grid.addWidget(check, at, 2 + place)
        self.points = Range(self.content, tr("Points"), MOST_POINTS)
        grid.addWidget(Text(tr("Points"), 13, parent=self.content), len(SUITS) + 1, 0)
        grid.addLayout(self.points.row(), len(SUITS) + 1, 1)
        self._hear(self.points.selects, self._pointed)
        shapes = [(None, tr("any shape")), *((one, "-".join(map(str, one))) for one in SHAPES)]
        self.shape = Select(shapes, None, self.content, name=tr("Shape"))
        self._hear((self.shape,), self._shaped)
        grid.addWidget(self.shape, len(SUITS) + 1, 2, 1, len(HONOURS))
        grid.setColumnStretch(1, 1)
        return grid

    def _make_trumps(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        lengths = [(ANY, tr("any")), *((many, str(many)) for many in range(FULL + 1))]
        suits = [(ANY, tr("any suit")), *((int(suit), suit_words(suit)) for suit in SUITS)]
        ranks = [(ANY, tr("any card")), *((rank, _rank(rank)) for rank in reversed(range(FULL)))]
        self.trump = Select(suits, ANY, self.content, name=tr("Trumps"))
        self.turned = Select(ranks, ANY, self.content, name=tr("Turned"))
        self.my_trumps = Select(lengths, ANY, self.content, name=tr("Trumps in your hand"))
        self.dummy_trumps = Select(lengths, ANY, self.content, name=tr("Trumps in dummy"))
        self.together = Range(self.content, tr("Trumps together"), FULL)
        self._hear((self.trump,), self._named)
        self._hear((self.turned,), self._turned_up)
        for seat, select in ((SOUTH, self.my_trumps), (NORTH, self.dummy_trumps)):
            self._hear((select,), partial(self._trumps, seat, select))
        self._hear(self.together.selects, self._shared)
        for at, (name, part, other, beside) in enumerate((
            (tr("Suit"), self.trump, tr("Turned"), self.turned),
            (tr("In your hand"), self.my_trumps, tr("In dummy"), self.dummy_trumps),
        )):  # fmt: skip
            for place, (words, select) in enumerate(((name, part), (other, beside))):
                label = Text(words, 13, parent=self.content)
                label.setBuddy(select)
                grid.addWidget(label, at, 2 * place)
                grid.addWidget(select, at, 2 * place + 1)
        grid.addWidget(Text(tr("Together"), 13, parent=self.content), 2, 0)
        grid.addLayout(self.together.row(), 2, 1, 1, 3)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        return grid

    def _make_task(self, solves: bool) -> None:
        well = self.preview = Well(self.content)
        column = QVBoxLayout(well)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(3)
        dealers = [(ANY, self._names[NORTH]), *((int(seat), self._names[seat]) for seat in (SOUTH, WEST, EAST))]
        self.dealer = Select(dealers, ANY, well, name=tr("Who deals"))
        scores = [(score, str(score)) for score in range(MOST_SCORE + 1)]
        self.scores = (
            Select(scores, 0, well, name=tr("Score before, you and dummy")),
            Select(scores, 0, well, name=tr("Score before, the adversaries")),
        )
        self.tricks = Range(well, tr("Tricks with all hands seen"), FULL)
        self.hangs = Check(tr("Odd trick hangs on me"), well)
        self.many = Stepper(1, MOST_MADE, 1, well, name=tr("How many deals are kept"))
        self.tag = TextField(tr("Tag"), well, name=tr("Tag of the kept deals"))
        self.tag.setMaxLength(LONGEST_TAG)
        self.tag.setText(tr("made"))
        self._hear((self.dealer,), self._dealt)
        self._hear(self.scores, self._scored)
        self._hear(self.tricks.selects, self._counted)
        self.hangs.clicked.connect(lambda on=False: self._say_one(("Hangs",), Hangs() if on else None))
        score = QHBoxLayout()
        score.setSpacing(4)
        for select in self.scores:
            score.addWidget(select, 1)
        kept = QHBoxLayout()
        kept.setSpacing(4)
        kept.addWidget(self.many)
        kept.addWidget(self.tag, 1)
        for words, part in (
            (tr("Who deals"), self.dealer),
            (tr("Score before: yours, theirs"), score),
            (tr("Tricks with all hands seen"), self.tricks.row()),
        ):  # fmt: skip
            column.addWidget(Text(words, 12.5, tone="mute", wrap=True, parent=well))
            _add(column, part)
        column.addWidget(self.hangs)
        missing = tr("Not counted here: the fast solver is missing.")
        self.unsolved = Text(missing, 12, tone="mute", wrap=True, parent=well)
        self.unsolved.setVisible(not solves)
        column.addWidget(self.unsolved)
        for one in (*self.tricks.selects, self.hangs):
            one.setEnabled(solves)
        column.addWidget(Text(tr("Kept deals: how many, with which tag"), 12.5, tone="mute", wrap=True, parent=well))
        column.addLayout(kept)
        self.told = Text("", 13, 500, wrap=True, parent=well)
        column.addWidget(self.told)
        column.addStretch(1)
        self.columns.add_preview(well)

    def _hear(self, selects: Sequence[Select], then: Callable[[], None]) -> None:
        for select in selects:
            select.chosen.connect(lambda _value: then())

    @property
    def written(self) -> TextField:
        """The sentence."""
        return self.words

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The sentence, whose hand, and what is done."""
        return self.words, self.hand, self.go

    def arrange(self, width: int) -> None:
        """Where there is little room the task is narrower."""
        self.columns.arrange(width, PREVIEW, NARROWER)

    # ---- a control was moved: the sentence says it ----

    @property
    def seat(self) -> Seat:
        """Whose hand the controls are of."""
        return Seat(int(str(self.hand.value())))

    def _say(self, slots: Sequence[Slot], fact: str) -> None:
        text = having(self.words.text(), slots, fact, english_of(), _spoken)
        self.words.setText(text)

    def _say_one(self, slot: Slot, one: Condition | None) -> None:
        self._say((slot,), "" if one is None else spelled(one))

    def _length(self, suit: Suit) -> None:
        span = self.lengths[suit]
        slots = ("length", (self.seat,), suit), ("lacks", self.seat, suit)
        if span.is_weak:
            self._say(slots, f"{WHOSE[self.seat]} weak {suit_word(suit)}")
            return
        value = span.value()
        self._say(slots, "" if value is None else spelled(Length((self.seat,), suit, *value)))

    def _honours(self, suit: Suit) -> None:
        ranks = tuple(sorted(rank for rank in HONOURS if self.held[suit, rank].isChecked()))
        self._say_one(("holds", self.seat, suit), Holds(self.seat, suit, ranks) if ranks else None)

    def _pointed(self) -> None:
        span = self.points.value()
        self._say_one(("Points", self.seat), None if span is None else Points(self.seat, *span))

    def _shaped(self) -> None:
        lengths = self.shape.value()
        self._say_one(("Shape", self.seat), Shape(self.seat, lengths) if isinstance(lengths, tuple) else None)

    def _trumps(self, seat: Seat, select: Select) -> None:
        many = _value(select)
        self._say_one(
            ("length", (seat,), "trumps"), None if many == ANY else Length((seat,), "trumps", many, many)
        )  # fmt: skip

    def _shared(self) -> None:
        span = self.together.value()
        self._say_one(("length", BOTH, "trumps"), None if span is None else Length(BOTH, "trumps", *span))

    def _named(self) -> None:
        suit = _value(self.trump)
        self._say((TRUMP,), "" if suit == ANY else f"trumps {suit_word(Suit(suit))}")

    def _turned_up(self) -> None:
        rank = _value(self.turned)
        self._say_one(("Turned",), None if rank == ANY else Turned(rank))

    def _dealt(self) -> None:
        seat = _value(self.dealer)
        deals = "i deal" if seat == SOUTH else f"{WHOSE[Seat(seat)]} deals" if seat != ANY else ""
        self._say((DEALER,), deals)

    def _scored(self) -> None:
        ours, theirs = (_value(select) for select in self.scores)
        self._say((SCORES,), f"score {ours}-{theirs}" if ours or theirs else "")

    def _counted(self) -> None:
        span = self.tricks.value()
        self._say_one(("Tricks",), None if span is None else Tricks(*span))

    # ---- the sentence was written: the controls show it ----

    def _written(self) -> None:
        self.tell("", may=True)
        self._show_said()
        self._later.start()

    def _show_said(self) -> None:
        """Let the controls show what the sentence says, if it can be read."""
        try:
            said = read_said(self.words.text(), english_of())
        except DummyWhistError:
            return
        found = {slot_of(one): one for clause in said.clauses for one in clause.conditions}
        seat = self.seat
        for suit in SUITS:
            if ("lacks", seat, suit) in found:
                self.lengths[suit].show_weak()
            else:
                self.lengths[suit].show(_span(found.get(("length", (seat,), suit))))
            held = found.get(("holds", seat, suit))
            for rank in HONOURS:
                self.held[suit, rank].setChecked(isinstance(held, Holds) and rank in held.ranks)
        self.points.show(_span(found.get(("Points", seat))))
        shape = found.get(("Shape", seat))
        self.shape.set_value(shape.lengths if isinstance(shape, Shape) else None)
        for owner, select in ((SOUTH, self.my_trumps), (NORTH, self.dummy_trumps)):
            span = _span(found.get(("length", (owner,), "trumps")))
            select.set_value(span[0] if span is not None and span[0] == span[1] else ANY)
        self.together.show(_span(found.get(("length", BOTH, "trumps"))))
        turned = found.get(("Turned",))
        self.turned.set_value(turned.rank if isinstance(turned, Turned) else ANY)
        self.tricks.show(_span(found.get(("Tricks",))))
        self.hangs.setChecked(("Hangs",) in found)
        self._show_rest(said)

    def _show_rest(self, said: Said) -> None:
        self.trump.set_value(ANY if said.trump is None else int(said.trump))
        self.dealer.set_value(ANY if said.dealer in (None, NORTH) else int(said.dealer or 0))
        for select, score in zip(self.scores, said.scores or NO_SCORES, strict=True):
            select.set_value(score)

    # ---- what is wished ----

    @property
    def wished(self) -> Wish | None:
        """What is wished now; None where it cannot be read."""
        try:
            return self.wish()
        except DummyWhistError:
            return None

    def wish(self) -> Wish:
        """Return what is wished, each clause as it was said; Unreadable for words that mean nothing."""
        said = read_said(self.words.text(), english_of())
        dealer = NORTH if said.dealer is None else said.dealer
        return Wish(said.clauses, said.trump, dealer, said.scores or NO_SCORES)

    def _settled(self) -> None:
        """Nothing was changed for a while: what is wished is counted, or what cannot be read is told."""
        wish = self._read()
        if wish is not None:
            self.changed.emit(wish)

    def _deal(self) -> None:
        wish = self._read()
        if wish is not None and self.go.isEnabled():
            self.wanted.emit(wish)

    def _keep(self) -> None:
        wish = self._read()
        if wish is not None and self.keep.isEnabled():
            self.keep_wanted.emit(wish, self.many.value(), self.tag.text())

    def _read(self) -> Wish | None:
        """Return what is wished; None, and why is told, where it cannot be read."""
        try:
            return self.wish()
        except DummyWhistError as error:
            self.tell(why_not_read(error), may=False)
            self.words.underline(where_not_read(self.words.text(), error))
            return None

    def tell(self, words: str, *, may: bool) -> None:
        """Say how rare such deals are, or why there are none; ``may``: whether one can be made."""
        self.words.underline(())
        self.told.setText(words)
        self.told.set_tone("ink" if may else "loss")
        self.go.setEnabled(may)
        self.keep.setEnabled(may)

    def _name_keep(self) -> None:
        self.keep.setText(tr("Keep {n:words} {n:deal|deals}", n=self.many.value()))
        self.keep.updateGeometry()
        self.set_note(self.note.text())


def _value(select: Select) -> int:
    value = select.value()
    assert isinstance(value, int)
    return value


def _rank(rank: int) -> str:
    """Return "queen"."""
    return grammar().rank(rank, "")


def _spoken(fact: str) -> str:
    """Return an English fact in the words of the language."""
    return " ".join(map(said_as, fact.split()))


def _span(one: Condition | None) -> tuple[int, int] | None:
    """Return from where to where a condition goes; None for none."""
    return (one.least, one.most) if isinstance(one, Length | Points | Tricks) else None


def _add(column: QBoxLayout, part: object) -> None:
    if isinstance(part, QWidget):
        column.addWidget(part)
    else:
        assert isinstance(part, QBoxLayout)
        column.addLayout(part)


def why_not_read(error: DummyWhistError) -> str:
    """Return why words could not be read; the nearest word is one of the language that is spoken."""
    if error.message.key in ("wish.near", "wish.unknown"):
        return not_understood(str(error.message.args["text"]))
    return say_error(error)


def where_not_read(text: str, error: DummyWhistError) -> list[tuple[int, int]]:
    """Return where the word stands that could not be read: its first sign, from 0, and behind its last; [] for none."""
    word = str(error.message.args.get("text", ""))
    for said in filter(None, (word, said_as(word))):
        found = re.search(rf"(?<![^\s,;]){re.escape(said)}(?![^\s,;])", text.replace("’", "'"), re.IGNORECASE)
        if found is not None:
            return [found.span()]
    return []


def rarity(chance: float, *, exact: bool) -> str:
    """Return how rare deals are: one in how many fits."""
    if not chance:
        return tr("Such deals are very rare.")
    many = max(1, round(1 / chance))
    if exact and chance == 1:
        return tr("Every deal fits.")
    if exact:
        return tr("1 deal in {n:number} fits.", n=many)
    return tr("About 1 deal in {n:number} fits.", n=many)


def none_found(tried: int, tightest: Sequence[tuple[str, float]]) -> str:
    """Return that no deal was found among so many, and the wishes that cost most, with the chance of each alone."""
    words = tr("None in {n:number}. Loosen one of these:", n=tried)
    costs = [tr("“{clause}”, {rare}", clause=clause, rare=_alone(chance)) for clause, chance in tightest]
    return "\n".join([words, *costs])


def _alone(chance: float) -> str:
    if not chance:
        return tr("alone very rare")
    return tr("alone 1 deal in {n:number}", n=max(1, round(1 / chance)))
