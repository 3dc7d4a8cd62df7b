"""Are the marks of the levels read as they are written, and told for the games and roles that were played?"""

from datetime import date

import pytest

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.statistics.figures import FEW, Deal, lay_beyond_chance, marks_for
from dummywhist.engine.statistics.marks import LEAST, Mark, marks_of, marks_text, read_marks, shipped
from tests.engine.statistics.making import row

LEVELS = ("beginner", "steady", "strong", "master")
TABLE = {
    ("english-dummy", role, level): Mark(1.2 - 0.3 * at + more, 0.05, 4.0, 40)
    for role, more in (("with_dummy", 0.0), ("against_dummy", 0.4)) for at, level in enumerate(LEVELS)
}  # fmt: skip
DAY = date(2026, 3, 1)


def test_a_table_is_read_as_it_was_written() -> None:
    assert read_marks(marks_text(TABLE, "head\nand more")) == {
        key: one._replace(tricks=pytest.approx(one.tricks)) for key, one in TABLE.items()
    }
    assert list(marks_of("english-dummy", "with_dummy", TABLE)) == list(LEVELS)
    assert marks_of("mort-3", "with_dummy", TABLE) == {}
    few = {key: one._replace(deals=LEAST - 1 if key[2] == "strong" else LEAST) for key, one in TABLE.items()}
    assert list(marks_of("english-dummy", "with_dummy", few)) == ["beginner", "steady", "master"]


def test_the_shipped_table_is_read() -> None:
    assert shipped() and all(one.deals > 0 and one.tricks >= 0 for one in shipped().values())


@pytest.mark.parametrize(
    "wrong",
    ["[[mark]]\n", '[[mark]]\ngame = "mort-3"\nrole = "king"\nlevel = "steady"\ntricks = 1\nerror = 0\nhundred = 0\n'
     "deals = 3\n", "mark = 3\n", "no table",
     '[[mark]]\ngame = "mort-3"\nrole = "alone"\nlevel = "steady"\ntricks = -1\nerror = 0\nhundred = 0\ndeals = 3\n'],
)  # fmt: skip
def test_what_is_no_table_is_refused(wrong: str) -> None:
    with pytest.raises(DummyWhistError):
        read_marks(wrong)


def test_marks_are_those_of_the_roles_that_were_played() -> None:
    mine = [row(at, 1.0, DAY) for at in range(10)]
    told = dict(marks_for(mine, TABLE))
    assert list(told) == list(LEVELS)
    assert told["steady"].mean == pytest.approx(0.9)
    assert told["steady"].low == pytest.approx(0.9 - 1.96 * 0.05)
    both = [*mine, *(row(at, 1.0, DAY, role="against_left") for at in range(30))]
    assert dict(marks_for(both, TABLE))["steady"].mean == pytest.approx(0.9 + 0.3)


def test_no_mark_is_told_where_one_is_missing_or_deals_are_few() -> None:
    assert marks_for([row(at, 1.0, DAY) for at in range(FEW - 1)], TABLE) == ()
    other = [row(at, 1.0, DAY, game="mort-3" if at == 3 else "english-dummy") for at in range(20)]
    assert marks_for(other, TABLE) == ()
    some = {key: one for key, one in TABLE.items() if key[1:] != ("against_dummy", "master")}
    both = [row(at, 1.0, DAY, role=("with_dummy", "against_right")[at % 2]) for at in range(20)]
    assert [level for level, _ in marks_for(both, some)] == list(LEVELS[:3])


def test_the_lie_of_the_cards_is_named_only_where_chance_does_not_explain_it() -> None:
    table = {("english-dummy", "with_dummy", "master"): Mark(0.3, 0.02, 1.0, 400, 0.4, 0.05, 400)}

    def lain(mean: float, many: int = 200) -> list[Deal]:
        found = []
        for at in range(many):
            one = row(at, 1.0, DAY)
            found.append(one._replace(part=one.part._replace(lay=mean + (1.0 if at % 2 else -1.0))))
        return found

    assert lay_beyond_chance(lain(0.45), table) is None
    assert lay_beyond_chance(lain(0.9), table) == pytest.approx(0.5)
    assert lay_beyond_chance(lain(-0.2), table) == pytest.approx(-0.6)
    assert lay_beyond_chance(lain(0.9, 20), table) is None, "too few deals"
    assert lay_beyond_chance(lain(0.9), TABLE) is None, "not counted for masters"
    few = {key: one._replace(lay_deals=LEAST - 1) for key, one in table.items()}
    assert lay_beyond_chance(lain(0.9), few) is None, "counted in too few deals"
    assert read_marks(marks_text(table, "")) == table
