"""Does `dummywhist statistics` tell the figures, write the same rows again, and refuse wrong input in one sentence?"""

import csv
import io
import json
from pathlib import Path

import pytest

from dummywhist.cli.main import main
from dummywhist.engine.study.side_file import beside
from tests.engine.statistics.making import played


@pytest.fixture
def folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    played(tmp_path / "tables", "double-dummy-2026-01-05-193000.dwr", deals=2)
    played(tmp_path / "tables", "double-dummy-2026-02-05-193000.dwr", seed=2, deals=1)
    capsys.readouterr()
    return tmp_path / "tables"


def lines_of(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict]:
    assert main(["statistics", *words, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_cards_are_judged_once_and_then_known(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = lines_of(capsys, str(folder))
    assert (before[0]["deals"], before[0]["counted"]) == (3, 0)
    counted = lines_of(capsys, str(folder), "--count", "2")
    assert counted[0]["counted"] == 2 and counted[0]["first"] == "2026-01-05"
    assert beside(folder / "double-dummy-2026-02-05-193000.dwr").is_file()
    assert lines_of(capsys, str(folder)) == counted
    kinds = {line["kind"] for line in counted}
    assert {"statistics", "error_rate", "role", "card_kind", "luck", "difference", "held"} <= kinds
    split = next(line for line in counted if line["kind"] == "luck")
    assert sum(split[key] for key in ("luck", "own", "partner", "gifts", "lay")) == pytest.approx(split["sum"])
    assert main(["statistics", str(folder)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("3 deals since 5 January 2026, 2 of them judged.") and "Luck of the deal" in said


def test_filters_are_taken(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, many in (
        (["--since", "2026-02-01"], 1), (["--until", "2026-01-31"], 2), (["--game", "mort-3"], 0),
        (["--role", "with_dummy"], 3), (["--against", "random"], 3), (["--against", "master"], 0),
        (["--who", "nobody"], 0),
    ):  # fmt: skip
        assert lines_of(capsys, str(folder), *words)[0]["deals"] == many, words


def test_rows_are_the_same_bytes_again(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["statistics", str(folder), "--count", "3", "--csv", "-"]) == 0
    text = capsys.readouterr().out
    for name in ("one.csv", "two.csv"):
        assert main(["statistics", str(folder), "--csv", str(tmp_path / name)]) == 0
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes() == text.encode()
    for row in csv.DictReader(io.StringIO(text)):
        parts = sum(float(row[key]) for key in ("own", "partner", "gifts", "lay"))
        assert float(row["held"]) + parts == pytest.approx(float(row["took"]), abs=1e-8)


def test_the_folder_of_the_user_is_kept(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUMMYWHIST_HOME", str(tmp_path))
    assert lines_of(capsys)[0]["deals"] == 3
    assert (tmp_path / "statistics.sqlite3").is_file()
    assert lines_of(capsys)[0]["deals"] == 3


def test_what_cannot_be_read_is_named_and_the_rest_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bad.dwr").write_text("nothing\n")
    torn = folder / "double-dummy-2026-02-05-193000.dwr"
    torn.write_bytes(torn.read_bytes() + b"A pl")
    assert main(["statistics", str(folder), "--json"]) == 0
    said = capsys.readouterr()
    assert "dummywhist: bad.dwr: line 1: This is no record" in said.err
    assert f"{torn.name}: Line {torn.read_bytes().count(10) + 1} was cut short" in said.err
    head = json.loads(said.out.splitlines()[0])
    assert head["deals"] == 3 and head["unread"][0]["record"] == "bad.dwr"


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (["nowhere"], 1, "nowhere: There is no such file or folder."), (["--csv", "x", "--json"], 2, "not both"),
        (["--game", "poker"], 2, "poker"), (["--since", "yesterday"], 2, "yesterday"), (["--count", "0"], 2, "0"),
    ],
)  # fmt: skip
def test_wrong_usage_gets_a_sentence(
    words: list[str], status: int, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("DUMMYWHIST_HOME", str(tmp_path))
    assert main(["statistics", *words]) == status
    assert sentence in capsys.readouterr().err


def test_a_table_that_cannot_be_written_is_not_half_there(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["statistics", str(folder), "--csv", str(folder)]) == 1
    assert "Not saved:" in capsys.readouterr().err


def test_two_records_of_one_name_are_refused(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "double-dummy-2026-01-05-193000.dwr"
    (tmp_path / name).write_bytes((folder / name).read_bytes())
    assert main(["statistics", str(folder), str(tmp_path / name)]) == 1
    assert f"Two records are called {name}." in capsys.readouterr().err


def test_a_master_plays_in_ones_seat_when_asked(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines_of(capsys, str(folder), "--count", "2")
    before = [line for line in lines_of(capsys, str(folder)) if line["kind"] == "computer"]
    after = [line for line in lines_of(capsys, str(folder), "--compare", "1") if line["kind"] == "computer"]
    assert before == [] and [line["deals"] for line in after] == [1]
    again = [line for line in lines_of(capsys, str(folder)) if line["kind"] == "computer"]
    assert again == after, "the line is kept beside the record"
    assert main(["statistics", str(folder)]) == 0
    assert "Tricks against the computer in your seat" in capsys.readouterr().out


def test_deals_with_the_tutor_are_told_alone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lines_of(capsys, str(folder), "--tutored")[0]["deals"] == 0
    assert lines_of(capsys, str(folder))[0]["deals"] == 3


def test_parts_in_points_come_to_their_sum(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = lines_of(capsys, str(folder), "--count", "3", "--points")
    split = next(line for line in told if line["kind"] == "luck")
    assert split["deals"] == 3 and told[0]["unit"] == "points"
    parts = ("luck", "calls", "own", "partner", "gifts", "lay")
    assert sum(split[key] for key in parts) == pytest.approx(split["sum"], abs=1e-6)
    in_tricks = next(line for line in lines_of(capsys, str(folder)) if line["kind"] == "luck")
    assert in_tricks["calls"] == 0 and in_tricks["sum"] != pytest.approx(split["sum"])
