"""Does `dummywhist study` tell of every card what it cost, and refuse what it cannot judge in one sentence?"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from dummywhist.cli.main import main
from tests.engine.study.few_layouts import judge_by_few

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = str(GOLDEN / "double-dummy" / "claim_check-solver.dwr")


def test_every_card_is_told_as_json_and_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert main(["study", RECORD, "--deal", "1", "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    (line,) = told[0].splitlines()
    deal = json.loads(line)
    assert (deal["kind"], deal["deal"], deal["game"]) == ("study", 1, "double-dummy")
    assert deal["names"] == {"A": "Bess", "B": "Ada"}
    for card in deal["cards"]:
        seen = card["seen"]
        assert card["seen_loss"] == max(seen.values()) - seen[card["card"]]
        assert card["known"] is None or card["known"]["tricks"] == card["seen"]
        assert (card["verdict"] == "only card") is (card["known"] is None)
    lost = {player: sum(card["seen_loss"] for card in deal["cards"] if card["player"] == player) for player in "AB"}
    assert {player: one["seen"] for player, one in deal["lost"].items()} == lost


def test_why_a_card_loses_is_told_where_hands_are_hidden(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    judge_by_few(monkeypatch, 50)
    record = str(next(iter(sorted((GOLDEN / "english-dummy").glob("*.dwr")))))
    assert main(["study", record, "--deal", "1", "--json"]) == 0
    cards = [card for card in json.loads(capsys.readouterr().out)["cards"] if card["known"] is not None]
    reasons = [card["known"]["reason"] for card in cards]
    assert [reason is not None for reason in reasons] == [card["known"]["loss"] > 0 for card in cards]
    facts = [reason["fact"] for reason in reasons if reason is not None and reason["fact"] is not None]
    assert facts and {fact["kind"] for fact in facts} <= {"out", "holds", "divides"}
    for card in cards:
        reason = card["known"]["reason"]
        if reason is None:
            continue
        tricks = card["known"]["tricks"]
        assert tricks[reason["best"]] == max(tricks.values()) and 0 <= reason["share"] <= 1
        assert ("idea" in reason) == (card["verdict"] in ("lucky", "slip", "mistake"))
        if reason["fact"] is not None:
            assert reason["explains"] >= 0.6 and reason["among"] > reason["share"]
    assert any(reason is not None and reason.get("idea") for reason in reasons)


def test_losses_are_told_by_name_and_summed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", RECORD, "--deal", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Deal 1") and "mistake" in said and "Lost on what could be known: Bess" in said


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("away.dwr", None, "away.dwr"),
        ("empty.dwr", b"", "The file is empty"),
        ("foreign.dwr", b"hello\n", "foreign.dwr"),
        ("begun.dwr", b"HALF", "No deal in it is counted"),
    ],
)
def test_what_cannot_be_judged_gets_one_sentence(
    name: str, text: bytes | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    if text == b"HALF":
        # A record whose first deal is not played out.
        text = b"\n".join(Path(RECORD).read_bytes().split(b"\n")[:14]) + b"\n"
    if text is not None:
        path.write_bytes(text)
    assert main(["study", str(path)]) == 1
    out = capsys.readouterr()
    assert out.out == "" and said in out.err and out.err.count("\n") == 1


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        (lambda line: line, "is left out. “A play C2” cannot be done here"),
        (lambda line: line[:-2], "was cut short and is left out"),
    ],
)
def test_a_torn_or_unlawful_record_is_judged_up_to_its_last_lawful_card(
    spoilt: Callable[[bytes], bytes], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = Path(RECORD).read_bytes().split(b"\n")
    plays = [at for at, line in enumerate(lines) if line.split(b" ")[1:2] == [b"play"]]
    cut = plays[40]
    tail = spoilt(b"A play C2\n" if said.startswith("is left") else lines[cut] + b"\n")
    path = tmp_path / "broken.dwr"
    path.write_bytes(b"\n".join(lines[:cut]) + b"\n" + tail + (b"" if tail[-1:] != b"\n" else b"A play C3\n"))
    assert main(["study", str(path), "--json"]) == 0
    out = capsys.readouterr()
    assert f"Line {cut + 1} " in out.err and said in out.err
    deal = json.loads(out.out.splitlines()[-1])
    assert main(["study", RECORD, "--json"]) == 0
    whole = json.loads(capsys.readouterr().out.splitlines()[deal["deal"] - 1])
    assert 0 < len(deal["cards"]) <= 40 and deal["cards"] == whole["cards"][: len(deal["cards"])]
    assert deal["split"] is None


def test_a_deal_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", RECORD, "--deal", "99"]) == 1
    assert "Deal 99 is not in it" in capsys.readouterr().err
