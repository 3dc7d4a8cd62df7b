"""Do computers play a whole duplicate match, the same for the same seed, every tray once for each who is to hold it?"""

from collections import Counter
from fractions import Fraction

import pytest

from dummywhist.engine.duplicate.store import read_match_file
from tests.cli.running import reports, run

PLAY = ("duplicate", "play")


def told(capsys, *argv):
    return reports(capsys, *PLAY, *argv)


@pytest.mark.parametrize(
    ("argv", "results"),
    [
        (("mitchell", "--tables", "3", "--trays", "1"), 9),
        (("skip", "--tables", "4", "--trays", "1"), 12),
        (("howell", "--pairs", "8", "--trays", "1"), 28),
        (("two_teams", "--teams", "2", "--trays", "1"), None),
        (("mnemonic", "--pairs", "2", "--trays", "2"), 4),
        (("foster", "--pairs", "2", "--trays", "2"), 4),
        (("individuals8", "--persons", "8"), None),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_a_whole_match_has_every_result_and_nothing_is_missing(capsys, argv, results):
    found = told(capsys, *argv, "--players", "beginner", "--seed", "a", "--jobs", "2", "--travellers")
    head = found[0]
    assert head["kind"] == "match" and head["round"] == head["rounds"] and not head["missing"]
    assert results is None or head["results"] == results
    lines = [one for one in found if one["kind"] == "traveller"]
    assert len(lines) == head["results"] and all(0 <= one["made"] <= 13 for one in lines)
    assert len({(one["round"], one["table"], one["tray"]) for one in lines}) == len(lines)
    assert any(one["kind"] == "rank" for one in found)


def test_DW_SC_5_the_ranking_is_that_of_its_results(capsys):
    found = told(
        capsys, "mitchell", "--tables", "3", "--trays", "2", "--players", "beginner", "--seed", "b", "--travellers"
    )
    made = Counter()
    for one in found:
        if one["kind"] == "traveller":
            made[one["N"]] += one["made"]
            made[one["E"]] += 13 - one["made"]
    ranks = [one for one in found if one["kind"] == "rank"]
    assert {one["entrant"]: Fraction(one["tricks"]) for one in ranks} == dict(made)
    for line in ("NS", "EW"):
        assert sum(Fraction(one["plus"]) for one in ranks if one["line"] == line) == 0


def test_a_seed_plays_the_same_however_many_tables_play_at_a_time(capsys, tmp_path):
    argv = ("mitchell", "--tables", "3", "--trays", "1", "--players", "beginner")
    first = told(capsys, *argv, "--seed", "same", "--jobs", "1", "--travellers", "--match", str(tmp_path / "one.dwm"))
    again = told(capsys, *argv, "--seed", "same", "--jobs", "3", "--travellers", "--match", str(tmp_path / "two.dwm"))
    other = told(capsys, *argv, "--seed", "other", "--travellers")
    assert first == again != other
    assert (tmp_path / "one.dwm").read_bytes() == (tmp_path / "two.dwm").read_bytes()
    match = read_match_file(tmp_path / "one.dwm")
    assert len(match.setup.trays) == 3 and len(match.standing.results) == 9
    assert reports(capsys, "duplicate", "score", str(tmp_path / "one.dwm"), "--travellers") == first


def test_the_better_level_wins_more_tricks(capsys):
    found = told(capsys, "mnemonic", "--pairs", "2", "--trays", "12", "--players", "steady,beginner", "--seed", "c")
    ranks = {one["entrant"]: one for one in found if one["kind"] == "rank"}
    assert Fraction(ranks["1"]["difference"]) > 0 and ranks["1"]["place"] == 1


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (("mitchell",), "Say one of"),
        (("mitchell", "--tables", "3", "--pairs", "6"), "Say one of"),
        (("no_form", "--tables", "3"), "no_form"),
        (("mitchell", "--tables", "3", "--players", "perfect"), "There is no level “perfect”"),
        (("mitchell", "--tables", "3", "--players", "steady,steady"), "6 play: give one level, or 6."),
        (("howell", "--pairs", "999"), "at most 100 tables"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(capsys, argv, why):
    status, out, err = run(capsys, *PLAY, *argv)
    assert status and not out and why in err


def test_a_file_that_is_there_is_left_as_it_is(capsys, tmp_path):
    path = tmp_path / "there.dwm"
    path.write_text("mine")
    status, _, err = run(capsys, *PLAY, "mitchell", "--tables", "3", "--match", str(path))
    assert status and "there.dwm" in err and path.read_text() == "mine"
