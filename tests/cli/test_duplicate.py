"""Do the commands of duplicate whist tell movements and rankings, and leave a file alone that they cannot read?"""

from fractions import Fraction
from random import Random

import pytest

from tests.cli.running import reports, run

COMMAND = "duplicate"


def begin(capsys, path, *argv) -> None:
    assert run(capsys, COMMAND, "movement", *argv, "--match", str(path), "--json")[0] == 0


def fill(capsys, path, rng: Random) -> None:
    """Enter a result wherever one is missing, round by round."""
    for number in range(1, 99):
        lacking = [one for one in reports(capsys, COMMAND, "score", str(path), "--missing") if one["kind"] == "missing"]
        lines = [
            f"result round {one['round']} table {one['table']} tray {one['tray']} NS {rng.randrange(14)}"
            for one in lacking
        ]
        head = reports(capsys, COMMAND, "score", str(path))[0]
        lines += [f"call {number + 1}"] if number < head["rounds"] else []
        if lines:
            status, out, _ = run(capsys, COMMAND, "enter", str(path), *lines)
            assert (status == 0 and "0 missing" in out) or number < head["rounds"]
        if number == head["rounds"]:
            return


def test_a_movement_is_told_round_by_round(capsys):
    told = reports(capsys, COMMAND, "movement", "skip", "--tables", "4")
    assert told[0] == {
        "kind": "movement", "form": "skip", "unit": "pairs", "number": 8, "tables": 4, "rounds": 3, "trays": 8,
        "entrants": list("12345678"), "skip_after": 2,
    }  # fmt: skip
    assert [one["kind"] for one in told[1:]] == ["round", *["sitting"] * 4] * 3
    assert told[2] == {
        "kind": "sitting", "round": 1, "table": 1, "N": "1", "E": "5", "S": "1", "W": "5", "trays": [1, 2],
        "turned": False, "lent": [],
    }  # fmt: skip
    _, out, _ = run(capsys, COMMAND, "movement", "skip", "--tables", "4")
    assert out.count("Round") == 3 and out.count("Skip: East and West now move two tables, the trays one.") == 1


@pytest.mark.parametrize(
    ("argv", "form", "unit", "number"),
    [
        (("auto", "--tables", "5"), "mitchell", "pairs", 10),
        (("auto", "--tables", "6"), "skip", "pairs", 12),
        (("auto", "--pairs", "11"), "skip", "pairs", 11),
        (("auto", "--persons", "20"), "mitchell", "persons", 20),
        (("safford_couples", "--tables", "4"), "safford_couples", "persons", 16),
        (("teams", "--tables", "5"), "teams", "teams", 5),
        (("teams", "--teams", "6"), "teams", "teams", 6),
        (("two_teams", "--tables", "2"), "two_teams", "teams", 2),
        (("stationary_table", "--tables", "6", "--still", "3"), "stationary_table", "pairs", 12),
    ],
)
def test_DW_MOV_10_what_is_played_by_how_many(capsys, argv, form, unit, number):
    told = reports(capsys, COMMAND, "movement", *argv)[0]
    assert (told["form"], told["unit"], told["number"]) == (form, unit, number)


def test_who_sits_out_and_who_only_lends_a_hand(capsys):
    told = reports(capsys, COMMAND, "movement", "howell", "--pairs", "6")
    assert [one["sits_out"] for one in told if one["kind"] == "round"][4:] == [["1", "4"], ["1", "4"], ["5", "6"]]
    assert [one["lent"] for one in told if one["kind"] == "sitting"][-2:] == [["2"], ["3"]]
    assert "Sits out: 1, 4" in run(capsys, COMMAND, "movement", "howell", "--pairs", "6")[1]


def test_DW_MNE_6_fosters_system_names_the_suits_of_the_overplay(capsys):
    argv = ("movement", "foster", "--pairs", "2", "--trays", "4", "--seed", "77309")
    told = [one for one in reports(capsys, COMMAND, *argv) if one["kind"] == "overplay"]
    assert sorted(one["tray"] for one in told) == [1, 2, 3, 4]
    assert all(sorted(one["suits"].values()) == sorted("SHDC") for one in told)
    assert told == [one for one in reports(capsys, COMMAND, *argv) if one["kind"] == "overplay"]


@pytest.mark.parametrize(
    ("argv", "kinds"),
    [
        (("mitchell", "--tables", "3"), {"match", "rank", "winners", "check"}),
        (("howell", "--pairs", "4"), {"match", "rank"}),
        (("individuals8", "--persons", "8", "--trays", "1"), {"match", "rank"}),
        (("teams", "--teams", "3", "--trays", "1"), {"match", "rank", "meeting"}),
        (("mnemonic", "--pairs", "2", "--trays", "4"), {"match", "rank", "meeting"}),
    ],
)
def test_a_match_is_played_by_commands_alone(capsys, tmp_path, argv, kinds):
    path = tmp_path / "club.dwm"
    begin(capsys, path, *argv)
    fill(capsys, path, Random(str(argv)))
    told = reports(capsys, COMMAND, "score", str(path), "--travellers")
    assert {one["kind"] for one in told} == {*kinds, "traveller"}
    assert told[0]["missing"] == 0
    assert sum(one["kind"] == "traveller" for one in told) == told[0]["results"]
    ranks = [one for one in told if one["kind"] == "rank"]
    assert next(one["place"] for one in ranks if one["line"] == ranks[-1]["line"]) == 1
    if "check" in kinds:
        check = next(one for one in told if one["kind"] == "check")
        assert check == {"kind": "check", "lines": ["NS", "EW"], "total": "78", "trays": 6, "parted": []}
        assert sum(Fraction(one["plus"]) for one in ranks) == 0
    status, out, err = run(capsys, COMMAND, "score", str(path), "--travellers", "--missing")
    assert (status, err) == (0, "") and "Results" in out and "Missing" not in out


def test_flags_of_a_result(capsys, tmp_path):
    path = tmp_path / "club.dwm"
    begin(capsys, path, "mitchell", "--tables", "2", "--trays", "2")
    place = "round 1 table"
    lines = (
        f"result {place} 1 tray 1 NS 7 revokes EW 1 held 0", f"result {place} 2 tray 3 average", "anew 3",
        f"result {place} 2 tray 3 NS 5", f"result {place} 1 tray 2 average", "name",
    )  # fmt: skip
    assert run(capsys, COMMAND, "enter", str(path), *lines[:-1])[0] == 0
    told = [one for one in reports(capsys, COMMAND, "score", str(path), "--travellers") if one["kind"] == "traveller"]
    assert [(one["tray"], one["made"], one["flags"]) for one in told] == [
        (1, 7, ["-R EW"]), (2, None, ["average"]), (3, 5, ["new deal"]),
    ]  # fmt: skip
    assert told[1]["NS"] is None and told[1]["average"] is None
    _, out, _ = run(capsys, COMMAND, "score", str(path), "--travellers", "--missing")
    assert "-R EW" in out and "Missing: round 1, table 2, tray 4" in out


BEGIN = ("mitchell", "--tables", "3", "--trays", "1")
HEAD = "dummywhist match 1\nform mitchell\npairs 6\ntrays 1\n"
RESULT = "result round 1 table 1 tray 1 NS 7\n"


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("bezique", "--tables", "4"), "There is no form “bezique”; there are mitchell, skip, "),
        (("skip", "--tables", "200"), "A match has at most 100 tables, and these would be 200."),
        (("skip", "--tables", "5"), "This form needs an even number of tables, four or more, and these would be 5."),
        (("howell", "--persons", "8"), "The form howell is not played by a number of persons."),
        (
            ("foster", "--pairs", "2"),
            "A number from which suits are drawn belongs to the form foster, and to no other.",
        ),
        (("foster", "--pairs", "2", "--seed", "x"), "“x” is no deal number"),
        (("skip", "--tables", "4", "--trays", "9"), "A tray set of this form has one to 6 trays, not 9."),
    ],
)
def test_a_movement_that_there_is_not_is_refused_in_one_sentence(capsys, argv, sentence):
    status, out, err = run(capsys, COMMAND, "movement", *argv, "--json")
    assert (status, out) == (1, "") and err.startswith(f"dummywhist: {sentence}") and err.count("\n") == 1


@pytest.mark.parametrize(
    "argv",
    [(), ("movement",), ("movement", "skip"), ("movement", "skip", "--tables", "x"), ("enter", "x.dwm"), ("score",),
     ("movement", "skip", "--tables", "0"), ("movement", "skip", "--tables", "4", "--pairs", "8"), ("merge",)],
)  # fmt: skip
def test_wrong_usage(capsys, argv):
    assert run(capsys, COMMAND, *argv)[0] == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (HEAD + RESULT.replace("7", "14"), "line 5: “result round 1 table 1 tray 1 NS 14” cannot be done here: Thir"),
        (HEAD + RESULT + RESULT, "line 6: “result round 1 table 1 tray 1 NS 7” cannot be done here: Tray 1 has"),
        (HEAD + "tray 1 deal 5\ntray 1 deal 5\n", "line 6: Tray 1 is there twice."),
        (HEAD + RESULT.replace("table 1", "table 4"), "line 5: “result round 1 table 4 tray 1 NS 7” cannot be done "
         "here: There is no table 4; there are 3."),
        (HEAD + RESULT[:-5], "line 5: This line was cut short, and what came after it is missing."),
        (HEAD + f"name 1 {'x' * 200} / Ana\n", "line 5: A name has one to 40 characters that can be printed."),
        (HEAD.replace("6", "400"), "line 2: A match has at most 100 tables, and these would be 200."),
        ("dummywhist record 1\n", "line 1: This is no match"),
    ],
)  # fmt: skip
def test_a_file_that_is_wrong_is_refused_with_its_line_and_left_alone(capsys, tmp_path, text, sentence):
    path = tmp_path / "club.dwm"
    path.write_text(text)
    for argv in (("score", str(path), "--json"), ("enter", str(path), "call 2")):
        status, out, err = run(capsys, COMMAND, *argv)
        assert (status, out) == (1, "") and err.startswith(f"dummywhist: {path}: {sentence}") and err.count("\n") == 1
        assert path.read_text() == text
    status, _, err = run(capsys, COMMAND, "movement", *BEGIN, "--match", str(path))
    assert status == 1 and "There is another file named “club.dwm”, and it is left as it is." in err
    assert path.read_text() == text


def test_what_cannot_be_entered_leaves_the_file_as_it_was(capsys, tmp_path):
    path = tmp_path / "club.dwm"
    begin(capsys, path, *BEGIN)
    before = path.read_bytes()
    status, out, err = run(capsys, COMMAND, "enter", str(path), RESULT.strip(), "result round 1 table 9 tray 1 NS 7")
    assert (status, out) == (1, "") and "There is no table 9; there are 3." in err
    assert path.read_bytes() == before


def test_a_disk_that_cannot_be_written_is_said(capsys, tmp_path, monkeypatch):
    path = tmp_path / "club.dwm"
    begin(capsys, path, *BEGIN)

    def full_disk(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("dummywhist.engine.record.whole.os.fsync", full_disk)
    status, out, err = run(capsys, COMMAND, "enter", str(path), "call 2")
    assert (status, out, err) == (1, "", f"dummywhist: {path}: The disk is full.\n")
