"""When is a ledger measured and dressed? Once for all lines that are added together, and when the theme is another."""

from PySide6.QtWidgets import QWidget

from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.theme import DARK, Theme, apply

LINES = [(str(number), "Ada and Ruth" * (number % 3 + 1), f"+{number}.5") for number in range(40)]


def ledger(parent: QWidget) -> Ledger:
    made = Ledger(("", "Name", "±"), stretch=1, numbers=(2,), parent=parent, name="Ranking")
    made.resize(400, 300)
    parent.show()
    made.show()
    return made


def test_lines_that_are_added_together_have_the_room_of_those_added_one_by_one(qapp, monkeypatch):
    host, shared = QWidget(), []
    one_by_one, together = ledger(host), ledger(host)
    for line in LINES:
        one_by_one.add_line(line)
    monkeypatch.setattr(Ledger, "_share", lambda self, real=Ledger._share: (shared.append(self), real(self)))
    with together.filling():
        for line in LINES:
            together.add_line(line)
        assert not shared
    assert shared == [together]
    assert [together.columnWidth(place) for place in range(3)] == [one_by_one.columnWidth(place) for place in range(3)]


def test_a_hidden_column_takes_no_room_from_the_words(qapp):
    host = QWidget()
    whole, less = ledger(host), ledger(host)
    less.setColumnHidden(2, True)
    for line in LINES:
        whole.add_line(line)
        less.add_line(line)
    assert less.columnWidth(1) == whole.columnWidth(1) + whole.columnWidth(2)
    assert less.needed_width() == whole.needed_width() - whole.columnWidth(2)


def test_a_ledger_is_dressed_anew_by_another_theme_and_not_by_another_parent(qapp, monkeypatch):
    host, other, dressed = QWidget(), QWidget(), []
    made = ledger(host)
    made.add_line(LINES[0])
    monkeypatch.setattr(Ledger, "_restyle", lambda self, real=Ledger._restyle: (dressed.append(self), real(self)))
    made.setParent(other)
    made.setParent(host)
    assert not dressed
    apply(qapp, Theme(DARK))
    try:
        assert made in dressed
    finally:
        apply(qapp, Theme())
