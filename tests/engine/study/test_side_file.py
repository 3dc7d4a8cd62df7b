"""Findings come back from the side file; whatever is done to it, nothing raises and nothing wrong is read."""

import json
import os
import re
import stat
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record.locks import lock
from dummywhist.engine.study import side_file
from dummywhist.engine.study.finding import Advice, Proof
from dummywhist.engine.study.side_file import SideFile, beside
from dummywhist.engine.study.side_text import FIRST_LINE, LARGEST_FILE, Note, note_line, read_side, side_text
from dummywhist.engine.study.text import finding_of

PAGE = Path(__file__).parents[3] / "docs" / "side-file.md"
KEY = "0123456789abcdef" * 2
NOTES = tuple(Note("advice", f"{number:032x}", f'{{"found":"advice","n":{number}}}') for number in range(4))
TEXT = side_text(NOTES)
notes = st.builds(
    Note,
    st.sampled_from(["said", "advice", "proof"]),
    st.integers(0, 2**128 - 1).map(lambda number: f"{number:032x}"),
    st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=60).map(lambda text: f"{{{text}}}"),
)


def read(path: Path) -> tuple[tuple[Note, ...], str | None]:
    """Return what a program finds in a side file, and the word it says."""
    side = SideFile(path)
    found = side.notes()
    return found, None if side.word is None else side.word.key


# ---- the text ----


@given(st.lists(notes, max_size=8).map(tuple))
def test_what_is_written_is_read(written: tuple[Note, ...]) -> None:
    raw = side_text(written)
    assert read_side(raw) == (written, len(raw))


@given(st.integers(0, len(TEXT)))
def test_a_torn_file_keeps_its_whole_lines(end: int) -> None:
    found, whole = read_side(TEXT[:end])
    assert found == NOTES[: len(found)] and TEXT[:whole] == (side_text(found) if whole else b"")
    assert len(found) == max(0, TEXT[:end].count(b"\n") - 1)


@given(st.integers(0, len(TEXT) - 1), st.integers(1, 255))
def test_a_changed_byte_is_never_read_as_a_finding(place: int, change: int) -> None:
    raw = bytearray(TEXT)
    raw[place] ^= change
    try:
        found, _ = read_side(bytes(raw))
    except Unreadable as error:
        assert error.message.key in ("side.damaged", "side.foreign", "side.newer")
    else:
        assert all(note in NOTES for note in found)


@given(st.binary(max_size=400))
def test_any_bytes_at_all_are_read_or_refused(raw: bytes) -> None:
    for content in (raw, FIRST_LINE.encode() + b"\n" + raw):
        try:
            found, whole = read_side(content)
        except Unreadable as error:
            assert error.message.key.startswith("side.")
        else:
            assert whole <= len(content) and len(found) <= content.count(b"\n")


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"dummywhist analysis 2\n", "side.newer"),
        (b"dummywhist analysis 0\n", "side.foreign"),
        (b"dummywhist record 1\n", "side.foreign"),
        (b"\n", "side.foreign"),
        (b"hello", "side.foreign"),
        (FIRST_LINE.encode() + b"\n\n", "side.damaged"),
        (TEXT + b"x" * LARGEST_FILE + b"\n", "side.damaged"),
        (TEXT.replace(b'"n":2', b'"n":3'), "side.damaged"),
        (b"\0" * 100 + b"\n", "side.foreign"),
    ],
)
def test_what_is_no_side_file_is_named(raw: bytes, key: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        read_side(raw)
    assert wrong.value.message.key == key


def test_the_example_of_the_page_is_read() -> None:
    example = re.search(r"```dwa\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    found, whole = read_side(example[1].encode("ascii"))
    assert whole and [note.word for note in found] == ["said", "advice", "proof"]
    for note, kind in zip(found, (Advice, Advice, Proof), strict=True):
        assert isinstance(finding_of(json.loads(note.text)), kind)


# ---- the disk ----


def test_what_is_appended_is_found_by_the_next_program(tmp_path: Path) -> None:
    path = tmp_path / "table.dwa"
    assert read(path) == ((), None)
    first = SideFile(path)
    assert first.append(NOTES[:1]) and first.append(NOTES[1:3]) and first.word is None
    assert path.read_bytes() == side_text(NOTES[:3])
    second = SideFile(path)
    assert second.notes() == NOTES[:3]
    assert second.append(NOTES[3:]) and path.read_bytes() == TEXT
    # The first one sees that the file was continued, and continues that.
    assert first.append(NOTES[:1]) and path.read_bytes() == TEXT + note_line(NOTES[0])


def test_a_torn_last_line_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "table.dwa"
    path.write_bytes(TEXT[:-5])
    side = SideFile(path)
    assert side.notes() == NOTES[:3] and side.word is None
    assert side.append(NOTES[:1]) and path.read_bytes() == side_text(NOTES[:3]) + note_line(NOTES[0])


@pytest.mark.parametrize("raw", [b"", b"dummy", FIRST_LINE.encode()])
def test_a_file_that_hardly_began_is_continued(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "table.dwa"
    path.write_bytes(raw)
    side = SideFile(path)
    assert side.notes() == () and side.word is None
    assert side.append(NOTES) and path.read_bytes() == TEXT


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"dummywhist analysis 7\nwhatever\n", "side.newer"),
        (TEXT[:40] + b"?" + TEXT[41:], "side.damaged"),
        (TEXT + b"x" * LARGEST_FILE, "side.damaged"),
    ],
)
def test_what_cannot_be_read_is_made_again(tmp_path: Path, raw: bytes, key: str) -> None:
    path = tmp_path / "table.dwa"
    path.write_bytes(raw)
    side = SideFile(path)
    assert side.notes() == () and side.word is not None and side.word.key == key
    assert path.read_bytes() == raw, "it is made again with the next finding, not before"
    assert side.append(NOTES) and path.read_bytes() == TEXT and os.listdir(tmp_path) == ["table.dwa"]


def test_a_file_of_something_else_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "table.dwa"
    path.write_bytes(b"my own notes\n")
    side = SideFile(path)
    assert side.notes() == () and path.read_bytes() == b"my own notes\n"
    assert side.append(NOTES) and path.read_bytes() == TEXT
    assert side.word is not None and side.word.key == "side.foreign"
    assert (tmp_path / "table.dwa~").read_bytes() == b"my own notes\n"


def test_what_is_no_plain_file_is_left_alone(tmp_path: Path) -> None:
    folder, pipe, link = tmp_path / "folder.dwa", tmp_path / "pipe.dwa", tmp_path / "link.dwa"
    folder.mkdir()
    os.mkfifo(pipe)
    (tmp_path / "other").write_bytes(b"mine")
    link.symlink_to(tmp_path / "other")
    for path in (folder, pipe, link):
        side = SideFile(path)
        assert side.notes() == () and side.append(NOTES) and side.append(NOTES)
        assert side.word is not None and side.word.key == "side.not_kept"
    assert folder.is_dir() and stat.S_ISFIFO(pipe.stat().st_mode) and (tmp_path / "other").read_bytes() == b"mine"


def test_where_nothing_can_be_written_it_is_said_once(tmp_path: Path) -> None:
    side = SideFile(tmp_path / "gone" / "table.dwa")
    assert side.notes() == () and side.append(NOTES)
    assert side.word is not None and side.word.key == "side.not_kept"
    side.word = None
    assert side.append(NOTES) and side.word is None


def test_a_full_disk_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, side = tmp_path / "table.dwa", SideFile(tmp_path / "table.dwa")
    side.append(NOTES[:2])

    def half(file: int, content: bytes) -> None:
        os.write(file, content[: len(content) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(side_file, "_write_all", half)
    assert side.append(NOTES[2:]) and side.word is not None and side.word.key == "side.not_kept"
    assert read(path) == (NOTES[:2], None) or read(path) == (NOTES[:3], None)


def test_two_programs_do_not_write_at_once(tmp_path: Path) -> None:
    path, side = tmp_path / "table.dwa", SideFile(tmp_path / "table.dwa")
    side.append(NOTES[:1])
    file = os.open(path, os.O_RDWR)
    assert lock(file)
    assert not side.append(NOTES[1:]) and path.read_bytes() == side_text(NOTES[:1])
    os.close(file)
    assert side.append(NOTES[1:]) and path.read_bytes() == TEXT and side.word is None


def test_a_file_that_grows_too_long_lets_the_older_half_go(tmp_path: Path) -> None:
    path = tmp_path / "table.dwa"
    long = [Note("advice", f"{number:032x}", '{"x":"' + "y" * 60_000 + '"}') for number in range(140)]
    side = SideFile(path)
    for note in long:
        side.append([note])
    found = SideFile(path).notes()
    assert path.stat().st_size <= LARGEST_FILE and found[-1] == long[-1] and found == tuple(long[-len(found) :])
    assert len(found) > 50 and side.word is None


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.data())
def test_no_damage_is_more_than_a_word(tmp_path: Path, data: st.DataObject) -> None:
    raw = bytearray(TEXT)
    for _ in range(data.draw(st.integers(0, 4))):
        place = data.draw(st.integers(0, len(raw)))
        match data.draw(st.sampled_from(["cut", "put", "drop", "swap"])):
            case "cut":
                del raw[place:]
            case "put":
                raw[place:place] = data.draw(st.binary(min_size=1, max_size=20))
            case "drop":
                del raw[place : place + data.draw(st.integers(1, 80))]
            case "swap" if place < len(raw):
                raw[place] ^= data.draw(st.integers(1, 255))
    path = tmp_path / "table.dwa"
    path.write_bytes(bytes(raw))
    side = SideFile(path)
    assert all(note in NOTES for note in side.notes())
    extra = Note("proof", KEY, "{}")
    assert side.append([extra])
    found, word = read(path)
    assert extra in found and word is None and set(found) <= {*NOTES, extra}


def test_the_side_file_has_the_name_of_the_record() -> None:
    assert beside(Path("tables") / "english-dummy-2026-01-02.dwr") == Path("tables") / "english-dummy-2026-01-02.dwa"
