"""`dummywhist export` and `dummywhist import`: one deal there and back, and one line for what is wrong."""

import json

import pytest

from tests.cli.running import ROOT, reports, run
from tests.golden.pbn_deals import KEPT

GOLDEN = ROOT / "tests" / "golden"
RECORD = GOLDEN / "english-dummy" / "default.dwr"
PBN = GOLDEN / "pbn" / "english-dummy.pbn"
BRIDGE = (
    '[Dealer "E"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n[Declarer "N"]\n'
    '[Contract "4S"]\n[Play "E"]\nHA DA CA SA\n'
)


def test_a_deal_is_printed(capsys):
    assert run(capsys, "export", str(RECORD), "--deal", "2") == (0, PBN.read_text(encoding="utf-8"), "")


def test_a_deal_is_printed_as_json(capsys):
    (told,) = reports(capsys, "export", str(RECORD), "--deal", "2")
    assert told == {"kind": "export", "game": "english-dummy", "pbn": PBN.read_text(encoding="utf-8")}


def test_a_deal_is_written_and_comes_back_as_a_record(capsys, tmp_path):
    there, back = tmp_path / "deal.pbn", tmp_path / "deal.dwr"
    assert run(capsys, "export", str(RECORD), "--deal", "2", "--pbn", str(there)) == (0, "", "")
    assert there.read_bytes() == PBN.read_bytes()
    assert run(capsys, "import", str(there), "--record", str(back)) == (0, "", "")
    (deal,) = reports(capsys, "replay", str(back))
    (first,) = [one for one in reports(capsys, "replay", str(RECORD)) if one.get("index") == 2]
    same = ("game", "dealer", "hands", "turned", "trump", "tricks", "tricks_won", "points", "scores", "session_deal")
    assert {key: deal[key] for key in same if key != "scores"} == {key: first[key] for key in same if key != "scores"}
    assert deal["scores"]["NS"] == first["scores"]["NS"] and deal["scores"]["EW"] == first["scores"]["EW"]
    assert run(capsys, "export", str(back)) == (0, PBN.read_text(encoding="utf-8"), "")


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.name)
def test_what_is_said_of_a_deal(capsys, kept):
    (told,) = reports(capsys, "import", str(kept.path))
    assert told["kind"] == "import" and told["own"] and told["counted"] and told["deals"] == 1 and not told["notes"]
    assert told["game"] == kept.record.partition("/")[0]
    assert run(capsys, "import", str(kept.path))[1] == told["record"]


def test_a_deal_of_a_bridge_program(capsys, tmp_path):
    path = tmp_path / "bridge.pbn"
    path.write_text(BRIDGE)
    status, out, err = run(capsys, "import", str(path), "--game", "classic-whist")
    assert status == 0 and out.startswith("dummywhist record 1\ngame classic-whist\n")
    assert err.splitlines() == [
        f"dummywhist: {path}: North deals, on the right of the opening leader.",
        f"dummywhist: {path}: The file tells no turned card: the two of spades is turned.",
    ]
    (told,) = reports(capsys, "import", str(path))
    assert (told["game"], told["own"], told["dealer"], told["turned"], told["trump"], told["played"]) == (
        "english-dummy", False, "N", "S2", "S", 4,
    )  # fmt: skip
    target = tmp_path / "bridge.dwr"
    (told,) = reports(capsys, "import", str(path), "--record", str(target))
    assert told["file"] == str(target) and "record" not in told and target.exists()


FAILURES = [
    (("export", "nothing.dwr"), "nothing.dwr: There is no file “nothing.dwr”."),
    (("import", "nothing.pbn"), "nothing.pbn: There is no file “nothing.pbn”."),
    (("export", str(RECORD), "--deal", "99"), f"{RECORD}: There is no deal 99 in this record."),
    (("export", str(GOLDEN / "humbug" / "default.dwr")),
     f"{GOLDEN / 'humbug' / 'default.dwr'}: PBN knows no hands that are exchanged or lie dead."),
    (("export", str(GOLDEN / "bid-dummy" / "jokers-on.dwr")),
     f"{GOLDEN / 'bid-dummy' / 'jokers-on.dwr'}: PBN has no jokers and no dummy of fifteen cards."),
    (("export", str(PBN)), f"{PBN}: line 1: This is no record: the first line of one is “dummywhist record 1”."),
    (("import", str(RECORD)), f"{RECORD}: line 1: “dummywhist” stands before any tag."),
    (("import", str(PBN), "--deal", "2"), f"{PBN}: There is no deal 2 in this file; it holds 1."),
    (("import", str(PBN), "--game", "bezique"), f"{PBN}: There is no game “bezique”."),
    (("import", str(PBN), "--game", "mort-3"),
     f"{PBN}: line 19: This is a deal of English Dummy, not of Mort for three."),
]  # fmt: skip


@pytest.mark.parametrize(("argv", "sentence"), FAILURES)
def test_what_cannot_be_is_said_in_one_line(capsys, argv, sentence):
    for more in ((), ("--json",)):
        assert run(capsys, *argv, *more) == (1, "", f"dummywhist: {sentence}\n")


def test_no_file_is_written_over(capsys, tmp_path):
    path = tmp_path / "letters"
    path.write_text("Dear Ruth,")
    said = f"dummywhist: {path}: There is another file named “letters”, and it is left as it is.\n"
    assert run(capsys, "export", str(RECORD), "--pbn", str(path)) == (1, "", said)
    assert run(capsys, "import", str(PBN), "--record", str(path)) == (1, "", said)
    assert path.read_text() == "Dear Ruth,"
    gone = tmp_path / "no" / "folder"
    assert run(capsys, "export", str(RECORD), "--pbn", str(gone)) == (
        1, "", f"dummywhist: {gone}: There is no folder “{gone.parent}”.\n",
    )  # fmt: skip


@pytest.mark.parametrize(
    "argv", [("export",), ("import",), ("export", "x", "--deal", "0"), ("import", "x", "--deal", "one")]
)
def test_wrong_usage(capsys, argv):
    assert run(capsys, *argv)[0] == 2


def test_the_page_names_every_key(capsys):
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    told = [*reports(capsys, "import", str(PBN)), *reports(capsys, "export", str(RECORD)), {"file": ""}]
    for key in {key for one in told for key in one}:
        assert f"`{key}`" in page, key
    assert json.dumps(told)
