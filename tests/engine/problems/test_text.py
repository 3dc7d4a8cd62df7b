"""Is a problem read as it was written, and a broken line named?"""

from pathlib import Path

import pytest

from dummywhist.engine.cards.card import SUITS
from dummywhist.engine.cards.notation import read_hand
from dummywhist.engine.cards.seat import EAST, NORTH, WEST
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.problems.pack import shipped
from dummywhist.engine.problems.problem import Limit, Problem
from dummywhist.engine.problems.text import problem_text, read_pack, read_problem

LINE = "80 N=3...AKT9 S=.AQ.T2.8 out=QJ52.K43.J9.3 trump=C leader=N wins=5 if=EH1,WS0 theme=ruff level=3 mark=3db3"


def test_a_line_is_read_as_it_was_written() -> None:
    problem = read_problem(LINE)
    assert (problem.id, problem.leader, problem.wins, problem.trump) == ("80", NORTH, 5, SUITS[3])
    assert problem.limits == (Limit(EAST, SUITS[1], 1), Limit(WEST, SUITS[0], 0))
    assert problem.asked == problem.dummy == read_hand("3...AKT9")
    assert problem_text(problem) == LINE


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("S=.AQ.T2.8", "S=.AQ.T2.", "cards in each hand"),
        ("S=.AQ.T2.8", "S=.AQ.T2.9", "twice"),
        ("S=.AQ.T2.8", "S=.AQ.T2.88", "twice"),
        ("leader=N", "leader=E", "Your side leads"),
        ("leader=N", "leader=X", "no seat"),
        ("wins=5", "wins=6", "1 to 5 tricks"),
        ("wins=5", "wins=x", "“x” is no part"),
        ("wins=5 ", "", "“wins” is missing"),
        ("EH1", "SH1", "Only of E and W"),
        ("EH1", "EH", "“EH” is no part"),
        ("EH1", "EN1", "“EN1” is no part"),
        ("WS0", "WS0,ES0,EH0", "layouts"),
        ("theme=ruff", "theme=luck", "no theme “luck”"),
        ("level=3", "level=6", "no level “6”"),
        ("level=3", "level=3 level=3", "“level=3” is no part"),
        ("level=3", "lever=3", "“lever=3” is no part"),
    ],
)
def test_what_is_no_problem(was: str, now: str, said: str) -> None:
    assert was in LINE
    with pytest.raises(Unreadable, match=said):
        read_problem(LINE.replace(was, now, 1))


def test_a_hand_may_not_be_too_long() -> None:
    long = read_hand("AKQJT9876...")
    with pytest.raises(Unreadable, match="4 to 8 cards"):
        Problem("x", long, read_hand(".AKQJT9876.."), read_hand("..AKQJT98765432.AKQJT"), None, NORTH, 1)


def test_a_broken_line_is_named_and_the_others_are_read() -> None:
    pack = read_pack(["# a remark", "", LINE, LINE.replace("wins=5", "wins=9").replace("80 ", "81 "), LINE])
    assert [problem.id for problem in pack.problems] == ["80"]
    assert [str(error).partition(":")[0] for error in pack.left_out] == ["line 4", "line 5"]
    assert "another problem “80”" in str(pack.left_out[1])


def test_files_that_are_not_there_or_no_text(tmp_path: Path) -> None:
    assert "not there" in str(shipped(tmp_path / "none").left_out[0])
    (tmp_path / "bad").write_bytes(b"\xff")
    assert len(shipped(tmp_path / "bad").left_out) == 1
