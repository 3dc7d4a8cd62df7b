"""`dummywhist solve`: one deal, every card, a file with good and bad lines."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.cli import solve
from dummywhist.cli.solve import _parts, _question
from dummywhist.engine.cards.notation import read_hands
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.solver.solver import Solver
from tests.cli.running import reports, run


@pytest.fixture(autouse=True)
def built(monkeypatch):
    """As if the native solver were there: without it the command stops, unless --reference is given."""
    monkeypatch.setattr(solve, "is_native", lambda: True)


DEAL = "N:AKQ2.J93.T8.7654 JT9.AKQ2.J93.T83 8765.T87.AKQ2.J9 43.654.7654.AKQ2"
SMALL = "N:A...2 3...A 4...K 5...3"


def test_one_deal_in_json(capsys):
    (told,) = reports(capsys, "solve", SMALL, "--trump", "C", "--leader", "N", "--cards")
    assert told == {
        "deal": SMALL, "trump": "C", "leader": "N", "tricks": {"NS": 1, "EW": 1}, "cards": {"SA": 1, "C2": 1},
    }  # fmt: skip


def test_one_deal_for_people(capsys):
    status, out, _ = run(capsys, "solve", SMALL, "--trump", "C", "--leader", "N", "--cards")
    assert status == 0 and "Trumps C, N leads" in out and "NS" in out and "SA" in out


def test_after_some_cards_it_is_another_hand_s_turn(capsys):
    (told,) = reports(capsys, "solve", SMALL, "--trump", "N", "--leader", "N", "--played", "SA S3", "--cards")
    assert told["cards"] == {"S4": told["tricks"]["NS"]} and sum(told["tricks"].values()) == 2


def test_downtown_and_three_hands_with_their_sides(capsys):
    deal = "N:- 2... 3... A..."
    (told,) = reports(capsys, "solve", deal, "--trump", "N", "--leader", "E", "--direction", "down", "--sides", "W/SE")
    assert told["tricks"] == {"W": 1, "SE": 0}
    (alone,) = reports(capsys, "solve", deal, "--trump", "N", "--leader", "E")
    assert alone["tricks"] == {"E": 0, "SW": 1}


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("N:A... 3... 4... 5...6", "--trump", "N", "--leader", "N"), "have not the same number of cards: 1, 1, 1, 2."),
        (("N:A... A... 4... 5...", "--trump", "N", "--leader", "N"), "The ace of spades is there twice."),
        (
            (SMALL, "--trump", "N", "--leader", "N", "--played", "HA"),
            "the ace of hearts is not in the hand that plays.",
        ),
        ((SMALL, "--trump", "X", "--leader", "N"), "“X” is no suit"),
        ((SMALL, "--trump", "N", "--leader", "Q"), "“Q” is no seat"),
        (("N:- 2... 3... A...", "--trump", "N", "--leader", "N"), "N leads, and has no hand."),
        ((SMALL, "--trump", "N", "--leader", "N", "--sides", "NE/W"), "“NE/W” are no two sides"),
        (("garbage", "--trump", "N", "--leader", "N"), "“garbage” are no hands of a deal"),
        (("N:... ... ... ...", "--trump", "N", "--leader", "N"), "There is no card left to play."),
    ],
)
def test_what_cannot_be_solved_is_said_in_one_line(capsys, argv, words):
    status, out, err = run(capsys, "solve", *argv)
    assert (status, out) == (1, "") and words in err and len(err.splitlines()) == 1


@pytest.mark.parametrize("argv", [(), (SMALL,), (SMALL, "--trump", "S"), (SMALL, "--file", "x"), ("--threads", "0")])
def test_wrong_usage(capsys, argv):
    assert run(capsys, "solve", *argv)[0] == 2


def test_a_file_goes_on_after_a_bad_line(capsys, tmp_path):
    path = tmp_path / "deals.txt"
    path.write_text(f"# two deals\n{SMALL} C N\nnonsense\n{SMALL} N E\n\nN:A... A... 4... 5... S N\n")
    status, out, err = run(capsys, "solve", "--file", str(path), "--json", "--cards", "--threads", "2")
    told = [json.loads(line) for line in out.splitlines()]
    assert status == 1 and [(one["trump"], one["leader"]) for one in told] == [("C", "N"), ("N", "E")]
    assert told[0]["cards"] == {"SA": 1, "C2": 1}
    assert [line.split(": ", 2)[2] for line in err.splitlines()] == [
        "line 3: A line is “DEAL TRUMP LEADER”, like “N:AKQ2.J93.T8.7654 … … … S W”.",
        "line 6: The ace of spades is there twice.",
    ]


def test_without_the_native_solver_it_stops_unless_the_reference_is_asked_for(capsys, monkeypatch):
    """Four whole hands would take it minutes and gigabytes."""
    monkeypatch.setattr(solve, "is_native", lambda: False)
    argv = ("solve", SMALL, "--trump", "C", "--leader", "N", "--json")
    status, out, err = run(capsys, *argv)
    assert (status, out) == (1, "") and "C++ compiler" in err and "--reference" in err and len(err.splitlines()) == 1
    status, out, err = run(capsys, *argv, "--reference")
    assert (status, err) == (0, "") and json.loads(out)["tricks"] == {"NS": 1, "EW": 1}


def test_a_table_tells_every_trump_and_leader(capsys):
    (told,) = reports(capsys, "solve", DEAL, "--table")
    assert told["side"] == "NS" and list(told["table"]) == ["S", "H", "D", "C", "N"]
    for trump, row in told["table"].items():
        for leader, tricks in row.items():
            (one,) = reports(capsys, "solve", DEAL, "--trump", trump, "--leader", leader)
            assert one["tricks"]["NS"] == tricks
    status, out, _ = run(capsys, "solve", DEAL, "--table")
    assert status == 0 and "Tricks of NS" in out and "W leads" in out
    assert run(capsys, "solve", DEAL, "--table", "--trump", "S")[0] == 2
    assert run(capsys, "solve", "N:- 2... 3... A...", "--table")[0] == 2
    (three,) = reports(capsys, "solve", "N:- 2... 3... A...", "--table", "--sides", "W/SE", "--direction", "down")
    assert three["side"] == "W" and three["table"]["N"]["E"] == 1


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--table",), "--table needs the hands of a deal"),
        (("--par",), "--par needs the hands of a deal"),
        ((DEAL, "--par", "--vulnerable", "West"), "--vulnerable"),
        (
            (DEAL, "--table", "--par"),
            "--table cannot be given with --par: it is of every trump and leader of one deal.",
        ),
        ((DEAL, "--par", "--trump", "S", "--cards"), "--par cannot be given with --trump or --cards"),
        ((DEAL, "--par", "--direction", "down"), "--par cannot be given with --direction"),
        ((DEAL, "--table", "--threads", "2"), "--table cannot be given with --threads"),
        (("--file", "deals", "--table"), "--file cannot be given with --table: each of its lines names a deal"),
        (("--file", "deals", "--par", "--dealer", "N"), "--file cannot be given with --par or --dealer"),
        ((DEAL, "--file", "deals", "--played", "SA"), "--file cannot be given with DEAL or --played"),
        ((DEAL, "--table", "--dealer", "N"), "--table cannot be given with --dealer"),
        ((DEAL, "--trump", "S", "--leader", "N", "--dealer", "N"), "--dealer cannot be given without --par."),
        ((DEAL, "--trump", "S", "--leader", "N", "--threads", "2"), "--threads cannot be given without --file."),
    ],
)
def test_what_does_not_belong_to_a_question_is_named(capsys, argv, words):
    status, out, err = run(capsys, "solve", *argv)
    assert (status, out) == (2, "") and words in err


def test_hands_are_read_once(capsys, monkeypatch):
    read = []
    monkeypatch.setattr(solve, "read_hands", lambda text: (read.append(text), read_hands(text))[1])
    assert run(capsys, "solve", SMALL, "--table")[0] == run(capsys, "solve", SMALL, "--trump", "N", "--leader", "N")[0]
    assert read == [SMALL, SMALL]


def test_the_par_tells_its_score_and_every_contract(capsys):
    (told,) = reports(capsys, "solve", DEAL, "--par", "--dealer", "E", "--vulnerable", "both")
    assert told == {
        "deal": DEAL, "dealer": "E", "vulnerable": "both", "score": {"NS": 110, "EW": -110},
        "contracts": [
            {"by": by, "bid": bid, "doubled": 1, "tricks": 8} for bid in ("1 S", "2 S") for by in "NS"
        ],
    }  # fmt: skip
    status, out, _ = run(capsys, "solve", DEAL, "--par")
    assert status == 0 and "Par 110 for NS" in out and "2 S       NS  8" in out and "1 S" not in out


@pytest.mark.parametrize("deal", [SMALL, "N:- 2... 3... A...", "N:AKQJ.AKQJ.AKQ.A.BL - - -", "N:- - - -"])
def test_a_deal_that_is_not_whole_has_no_par(capsys, deal):
    status, out, err = run(capsys, "solve", deal, "--par")
    assert (status, out) == (1, "") and "Only a whole deal has a par" in err and len(err.splitlines()) == 1


def test_with_every_card_each_position_is_solved_once(capsys, monkeypatch):
    asked = []
    tricks = Solver.tricks
    monkeypatch.setattr(Solver, "tricks", lambda self, position: (asked.append(position), tricks(self, position))[1])
    for played in ("", "SA", "SA S3", "SA S3 S4"):
        argv = ("solve", SMALL, "--trump", "N", "--leader", "N", "--played", played)
        (told,) = reports(capsys, *argv, "--cards")
        assert not asked
        (plain,) = reports(capsys, *argv)
        assert told["tricks"] == plain["tricks"] and len(asked) == 1
        asked.clear()


def test_no_more_than_the_beginning_of_what_was_read_is_repeated(capsys):
    status, out, err = run(capsys, "solve", "A" * 100_000, "--trump", "N", "--leader", "N")
    assert (status, out) == (1, "") and len(err) < 200 and "A…" in err


def test_a_file_that_is_not_there(capsys, tmp_path):
    status, _, err = run(capsys, "solve", "--file", str(tmp_path / "no.txt"))
    assert status == 1 and "There is no file “no.txt”." in err


WORDS = st.sampled_from([*"NESWHDC.-:", "N:", "A", "K", "T", "2", "JB", "B", "L", " ", "AKQ", "…", "0", "-1", "\u00e9"])


@given(st.lists(WORDS, max_size=40).map("".join), st.lists(WORDS, max_size=4).map("".join))
def test_whatever_a_line_says_it_is_solved_or_refused(line: str, played: str) -> None:
    for text in (line, f"{line} S N", f"N:{line}.. {line}... 3... 4... N E", f"{SMALL} {line}"):
        try:
            question = _question(*_parts(text), played, "up", None)
        except Unreadable as error:
            assert str(error)
        else:
            assert question.position.tricks > 0
