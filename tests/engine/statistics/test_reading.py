"""Is what is read quickly what is read thoroughly, and is what is not plain told apart?"""

from pathlib import Path

import pytest

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.text import read_sound
from dummywhist.engine.statistics import reading
from dummywhist.engine.statistics.reading import counted_deals
from tests.engine.statistics.making import played
from tests.golden.making import FOLDER, log_of

RECORDS = sorted(FOLDER.glob("*/*.dwr"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_quick_reader_finds_what_the_thorough_one_finds(path: Path) -> None:
    plain = reading._plain(path.read_bytes())
    assert plain is None or plain == tuple(reading._thorough(log_of(path)))


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in RECORDS} - {"remedies"}))
def test_of_each_game_something_is_read_quickly(folder: str) -> None:
    assert any(reading._plain(path.read_bytes()) is not None for path in RECORDS if path.parent.name == folder)


def test_a_wrong_card_is_left_to_the_thorough_reader(tmp_path: Path) -> None:
    lines = played(tmp_path, "one.dwr", deals=1).read_text("utf-8").split("\n")
    plays = [at for at, line in enumerate(lines) if " play " in line]
    at = plays[20]
    before = [line.partition(" play ")[2] for line in lines[:at] if " play " in line]
    lines[at] = lines[at].partition(" play ")[0] + f" play {before[0]}"  # a card that is gone
    raw = "\n".join(lines).encode()
    assert reading._plain(raw) is None
    read = counted_deals(raw)
    assert not read.deals and read.word is not None and read.word.args["line"] == at + 1


def test_a_card_that_does_not_follow_suit_is_left_to_the_thorough_reader(tmp_path: Path) -> None:
    """Two cards change places, so that all are played, but once against the law; nothing repeats the result."""
    text = played(tmp_path, "one.dwr", deals=1).read_text("utf-8")
    lines = [line for line in text.split("\n") if not line.startswith(("result", "settlement"))]
    assert reading._plain("\n".join(lines).encode()) is not None
    plays = [at for at, line in enumerate(lines) if " play " in line]
    tried = 0
    for one, other in zip(plays[1::4], plays[5::4], strict=False):
        changed = list(lines)
        words = [lines[at].partition(" play ")[2] for at in (one, other)]
        for at, word in zip((one, other), reversed(words), strict=True):
            changed[at] = f"{lines[at].partition(' play ')[0]} play {word}"
        raw = "\n".join(changed).encode()
        if read_sound(raw).word is not None:
            tried += 1
            assert reading._plain(raw) is None
    assert tried


@pytest.mark.parametrize("wrong", ["C quit", "table quit"])
def test_a_quit_that_may_not_be_ends_the_reading(wrong: str, tmp_path: Path) -> None:
    lines = played(tmp_path, "one.dwr", deals=1).read_text("utf-8").split("\n")
    at = [at for at, line in enumerate(lines) if " play " in line][9]
    lines.insert(at, wrong)
    read = counted_deals("\n".join(lines).encode())
    assert read.word is not None and read.word.args["line"] == at + 1


def test_another_result_is_found_out(tmp_path: Path) -> None:
    text = played(tmp_path, "one.dwr", deals=1).read_text("utf-8")
    line = next(line for line in text.split("\n") if line.startswith("result"))
    read = counted_deals(text.replace(line, line.replace("tricks NS ", "tricks NS 1")).encode())
    assert read.word is not None and read.word.key == "record.broken"


def test_a_torn_line_is_told_and_the_rest_counts(tmp_path: Path) -> None:
    raw = played(tmp_path, "one.dwr", deals=2).read_bytes()
    read = counted_deals(raw + b"A pl")
    assert len(read.deals) == 2 and read.word is not None and read.word.key == "record.torn"


def test_a_card_that_was_taken_back_marks_its_deal_alone(tmp_path: Path) -> None:
    lines = played(tmp_path, "one.dwr", deals=2).read_text("utf-8").split("\n")
    at = next(at for at, line in enumerate(lines) if " play " in line)
    lines[at + 1 : at + 1] = ["back 1", lines[at]]
    assert [one.undone for one in counted_deals("\n".join(lines).encode()).deals] == [True, False]


def test_cards_that_were_dealt_anew_mark_nothing(tmp_path: Path) -> None:
    """A deal that was thrown in for another leaves no mark on the other."""
    lines = played(tmp_path, "one.dwr", deals=1).read_text("utf-8").split("\n")
    deal = next(at for at, line in enumerate(lines) if line.startswith("chance deal"))
    first = next(at for at, line in enumerate(lines) if " play " in line)
    other = next(
        line for line in played(tmp_path, "two.dwr", seed=2, deals=1).read_text("utf-8").split("\n")
        if line.startswith("chance deal")
    )  # fmt: skip
    made = lines[: first + 1]
    hands = counted_deals("\n".join(lines).encode()).deals[0].deal.dealt
    made += [f"back {first + 1 - deal}", *lines[deal:]]
    found = counted_deals("\n".join(made).encode()).deals
    assert [one.undone for one in found] == [True]
    swapped = [*lines[:deal], other, "back 1", *lines[deal:]]
    found = counted_deals("\n".join(swapped).encode()).deals
    assert [one.undone for one in found] == [False] and found[0].deal.dealt == hands


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(DummyWhistError):
        counted_deals(b"no record at all\n")
