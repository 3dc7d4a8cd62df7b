"""Does the command line prove that deals were fair, and say what does not fit?"""

import json
from random import Random

import pytest

from dummywhist.cli.main import main
from dummywhist.engine.record.text import record_text
from tests.engine.fair.proved import give, play_deal, proving_table


@pytest.fixture
def record(tmp_path):
    """The file of a sitting with one deal counted, one thrown in and one in play."""
    table = proving_table(seed=9)
    give(table)
    play_deal(table, Random(1))
    give(table)
    table.operator().deal_anew(None)
    give(table, ())
    path = tmp_path / "sitting.dwr"
    path.write_text(record_text(table.record), "utf-8")
    return path


def told(capsys, *arguments):
    status = main(["replay", *map(str, arguments)])
    said = capsys.readouterr()
    assert said.err == ""
    return status, said.out


def test_four_lines_a_deal_and_no_secret_of_the_one_in_play(capsys, record):
    status, out = told(capsys, record, "--prove")
    assert status == 0 and out.count("  Yes: ") == 8 and "  No" not in out
    assert out.count("\nDeal ") == 2 and out.startswith("Deal 1 of the sitting\n")
    assert out.count("  secret ") == 2 and out.endswith("  –: The secret is shown when the deal is over.\n")
    assert "  Jo: cut at 23, “blue kettle 4417”\n  Ruth: cut at 31, “Ruth’s garden gate”\n" in out
    secret = [line for line in record.read_text("utf-8").splitlines() if line.startswith("chance secret")][-1]
    assert secret.split()[-1] not in out


def test_one_object_a_deal(capsys, record):
    status, out = told(capsys, record, "--prove", "--json")
    counted, thrown, playing = map(json.loads, out.splitlines())
    assert status == 0
    assert [one["fate"] for one in (counted, thrown, playing)] == ["counted", "thrown in", "playing"]
    assert counted["fair"] and thrown["fair"] and not playing["fair"]
    assert thrown["after"] == counted["mixed"] and playing["after"] == thrown["mixed"]
    assert "secret" not in playing and "lines" not in playing and playing["state"]
    assert [line["fits"] for line in counted["lines"]] == [True] * 4
    assert counted["shares"][0] == {"name": "Jo", "cut": 23, "words": "blue kettle 4417"}


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("blue kettle", "blue kettles", "No: These cuts and words give another deal: "),
        ("blue", "bl\u200bue", "No: Jo’s words hold a sign that cannot be seen."),
        ("after start", f"after {'0' * 64}", "No: The secret is not the one that was sealed."),
    ],
)
def test_what_does_not_fit_ends_with_status_1(capsys, record, was, now, said):
    record.write_text(record.read_text("utf-8").replace(was, now, 1), "utf-8")
    status, out = told(capsys, record, "--prove")
    assert status == 1 and f"  {said}" in out
    assert told(capsys, record, "--prove", "--json")[0] == 1


def test_a_record_without_seals(capsys, tmp_path):
    path = tmp_path / "plain.dwr"
    assert main(["selfplay", "thirteen", "--deals", "1", "--players", "random", "--record", str(path)]) == 0
    capsys.readouterr()
    assert told(capsys, path, "--prove") == (
        0,
        "Deal 1 of the sitting\n  –: No seal was kept: nothing can be proved.\n",
    )
    path.write_text("\n".join(path.read_text("utf-8").splitlines()[:6]) + "\n", "utf-8")
    assert told(capsys, path, "--prove") == (0, "No deal of this record was sealed or counted.\n")


@pytest.mark.parametrize("of", ["secret", "seal"])
@pytest.mark.parametrize(
    "change", [lambda hexes: hexes[:-1], lambda hexes: hexes + "0", lambda hexes: hexes[:-1] + "g"]
)
def test_a_seal_or_secret_of_a_wrong_length_is_refused_with_its_line(capsys, record, of, change):
    lines = record.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if f"{of} " in line)
    words = lines[at].split()
    place = words.index(of) + 1
    words[place] = change(words[place])
    lines[at] = " ".join(words)
    wrong = ("\n".join(lines) + "\n").encode()
    record.write_bytes(wrong)
    status = main(["replay", str(record), "--prove"])
    said = capsys.readouterr()
    assert status == 1 and said.out == "" and f"line {at + 1}: " in said.err and said.err.count("\n") == 1
    assert record.read_bytes() == wrong, "nothing is written"
