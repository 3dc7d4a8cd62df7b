"""Is a match read as it is written, and refused in one sentence with the place where it is wrong?"""

import os
import time

import pytest

from dummywhist.engine.duplicate.journal import Called, Noted, Result
from dummywhist.engine.duplicate.match import begun, entered
from dummywhist.engine.duplicate.result import Made, Place
from dummywhist.engine.duplicate.store import enter_in_file, read_match_file
from dummywhist.engine.duplicate.text import match_text, read_match
from dummywhist.engine.duplicate.tray import dealt
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record import whole as files
from tests.engine.duplicate.playing import full, setup

WHOLE = """\
dummywhist match 1
title Tuesday club
form mitchell
pairs 6
trays 2
compare direction_average
name 1 Max / Ana
name 4 Nell / Carl
tray 1 deal 77009
tray 2 turned SQ hands N:J8643.9862.AQ7.Q KQ5.AT5.K65.9542 972.Q743.J32.AK8 AT.KJ.T984.JT763
result round 1 table 1 tray 1 NS 7
[20:15 Ruth] correct round 1 table 1 tray 1 NS 8 revokes EW 2 held 3
[- Ruth M.] result round 1 table 1 tray 2 average
[2026-11-25T20:15:03] call 2
rename 4 Nell / Carla
stop 3 after 1
anew 6 deal 77309
anew 5
back
"""


def wrong(text: str) -> str:
    with pytest.raises(Unreadable) as refused:
        read_match(text.encode())
    return str(refused.value)


def test_what_is_read_is_written_as_it_stands():
    match = read_match(WHOLE.encode())
    assert match_text(match) == WHOLE
    assert match.setup.title == "Tuesday club" and match.name_of(4) == "Nell / Carla"
    assert match.standing.round == 2 and match.standing.stopped == {3: 1}
    assert match.journal[1].at == "20:15" and match.journal[1].by == "Ruth"
    assert match.tray(1) == dealt(1, 77009)


def test_comments_empty_lines_and_other_line_ends_mean_nothing():
    read = read_match(b"\xef\xbb\xbf" + WHOLE.replace("\n", "\r\n").replace("trays 2", "# two\r\n\r\ntrays 2").encode())
    assert read == read_match(WHOLE.encode())


def test_a_match_of_each_kind_of_setup_is_read():
    for agreed in (
        setup("stationary_table", 12, still=4), setup("howell", 6, twice=True, compare="matches"),
        setup("foster", 2, shuffle=77309, trays=8), setup("teams", 4, "teams"), setup("safford_couples", 16, "persons"),
    ):  # fmt: skip
        match = full(agreed, lambda *_: 6)
        assert read_match(match_text(match).encode()) == match


HEAD = "dummywhist match 1\nform mitchell\npairs 6\ntrays 1\n"
FIRST = "result round 1 table 1 tray 1 NS 7\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The file is empty."),
        ("dummywhist record 1\n", "line 1: This is no match: the first line of one is “dummywhist match 1”."),
        ("hello", "line 1: This is no match"),
        ("dummywhist mat", "line 1: This line was cut short"),
        ("dummywhist match 2\n", "line 1: This match is of version 2; this program reads versions up to 1."),
        ("dummywhist match 1\n", "line 1: The line “pairs …” is missing."),
        (HEAD.replace("form mitchell\n", ""), "line 3: The line “form …” is missing."),
        (HEAD.replace("trays 1\n", ""), "line 3: The line “trays …” is missing."),
        (HEAD.replace("mitchell", "bezique"), "line 2: There is no form “bezique”"),
        (HEAD.replace("pairs 6", "pairs 400"), "line 2: A match has at most 100 tables, and these would be 200."),
        (HEAD.replace("pairs 6", "pairs six"), "line 3: “six” is not the number that must stand there."),
        (HEAD.replace("pairs 6", "pairs 06"), "line 3: “06” is not the number that must stand there."),
        (HEAD + "persons 8\n", "line 5: “persons” stands here again, and only one such line can hold."),
        (HEAD + "trays 2\n", "line 5: “trays” stands here again"),
        (HEAD + "twice again\n", "line 5: “twice again” is no line of a match."),
        (HEAD + "compare scores\n", "line 5: “scores” is no value of compare; it may be direction_average, matches."),
        (HEAD + "revoke_limits yes\n", "line 5: “yes” is no value of revoke_limits; it may be on, off."),
        (HEAD + "shuffle x\n", "line 5: “x” is no deal number"),
        (HEAD + f"title {'x' * 200}\n", "line 5: A name has one to 40 characters that can be printed."),
        (HEAD + f"name 1 {'x' * 200} / Ana\n", "line 5: A name has one to 40 characters that can be printed."),
        (HEAD + f"name 1 {'x' * 600} / Ana\n", "line 5: This line has more than 500 characters"),
        (HEAD + "name 1 Max\n", "line 5: Entrant 1 has two names, parted by “ / ”, and these are one."),
        (HEAD + "name 9 Max / Ana\n", "line 5: Nobody in this match is called “9”."),
        (HEAD + "name 1 Max / Ana\nname 1 A / B\n", "line 6: “1” is named twice."),
        (HEAD + "team 1 The Bulls\n", "line 5: Nobody in this match is called “1”."),
        (HEAD + "tray 1 deal 5\ntray 1 deal 6\n", "line 6: Tray 1 is there twice."),
        (HEAD + "tray 4 deal 5\n", "line 5: There is no tray 4; there are 3."),
        (HEAD + "tray 1 deal 99999999999999999999\n", "line 5: “99999999999999999999” is no deal number"),
        (HEAD + "tray 1 turned SA hands N:A... K... Q... J...\n", "line 5: These are not the right hands"),
        (HEAD + "tray 1 turned SX hands N:A... K... Q... J...\n", "line 5: “SX” is no card"),
        (HEAD + "tray 1\n", "line 5: “tray 1” is no line of a match."),
        (HEAD + FIRST + "title Late\n", "line 6: “title Late” must stand at the beginning"),
        (HEAD + FIRST.replace("NS 7", "NS 14"), "line 5: “result round 1 table 1 tray 1 NS 14” cannot be done here: "
         "Thirteen tricks at most, and these are 14."),
        (HEAD + FIRST + FIRST, "line 6: “result round 1 table 1 tray 1 NS 7” cannot be done here: Tray 1 has a result"),
        (HEAD + FIRST.replace("table 1", "table 9"), "line 5: “result round 1 table 9 tray 1 NS 7” cannot be done "
         "here: There is no table 9; there are 3."),
        (HEAD + FIRST.replace("table 1 ", ""), "line 5: “result round 1 tray 1 NS 7” is no line of a match."),
        (HEAD + FIRST.replace("NS 7", "NS 07"), "line 5: “result round 1 table 1 tray 1 NS 07” is no line of a match."),
        (HEAD + "result  round 1 table 1 tray 1 NS 7\n", "line 5: “result  round"),
        (HEAD + FIRST[:-4], "line 5: This line was cut short, and what came after it is missing."),
        (HEAD + FIRST[:-1], "line 5: This line was cut short"),
        (HEAD + "[20:15\n", "line 5: “[20:15” is no line of a match."),
        (HEAD + "[20:15 Ruth] deal\n", "line 5: “[20:15 Ruth] deal” is no line of a match."),
        (HEAD + "stop 9 after 1\n", "line 5: Nobody in this match is called “9”."),
        (HEAD + "call 3\n", "line 5: “call 3” cannot be done here: Round 2 is called next, not 3."),
        (HEAD + "nonsense\n", "line 5: “nonsense” is no line of a match."),
        (HEAD + "\0\n", "line 5: There is a zero byte here, and a text has none."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_sentence_with_its_line(text, sentence):
    said = wrong(text)
    assert sentence in said and "\n" not in said


def test_text_that_is_no_text_and_files_that_are_too_large_are_refused():
    with pytest.raises(Unreadable, match="line 5: This is no UTF-8 text"):
        read_match(HEAD.encode() + b"\xff\n")
    with pytest.raises(Unreadable, match="more than 4 megabytes"):
        read_match(HEAD.encode() + b"#" * 4_000_000 + b"\n")


def test_every_torn_match_is_refused():
    """Cut anywhere within a line it is torn; between two lines it is a match of before."""
    raw = WHOLE.encode()
    whole = read_match(raw)
    for end in range(1, len(raw)):
        try:
            read = read_match(raw[:end])
        except Unreadable as error:
            assert error.line > 0
        else:
            assert raw[end - 1 : end] == b"\n" and whole.journal[: len(read.journal)] == read.journal


# ---- the file ----


def test_lines_are_added_all_or_none_and_old_ones_keep_every_byte(tmp_path):
    path = tmp_path / "tuesday.dwm"
    path.write_text(HEAD + "# by hand\n" + FIRST)
    match = enter_in_file(path, ["result round 1 table 2 tray 2 NS 5", "[20:15 Ruth] call 2"])
    assert (
        path.read_text() == HEAD + "# by hand\n" + FIRST + "result round 1 table 2 tray 2 NS 5\n[20:15 Ruth] call 2\n"
    )
    assert read_match_file(path) == match and match.standing.round == 2
    before = path.read_bytes()
    for lines in (["call 3", "call 9"], ["nonsense"], ["title Late"], ["call 3\ncall 4"], [""], ["# a comment"]):
        with pytest.raises(Unreadable):
            enter_in_file(path, lines)
        assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["tuesday.dwm"]


def test_what_could_not_be_read_is_never_written_over(tmp_path):
    path = tmp_path / "tuesday.dwm"
    for raw in (b"", HEAD.encode() + FIRST[:-1].encode(), b"anything else\n"):
        path.write_bytes(raw)
        with pytest.raises(Unreadable):
            enter_in_file(path, ["call 2"])
        assert path.read_bytes() == raw
    with pytest.raises(Unreadable, match="There is no file “other"):
        read_match_file(tmp_path / "other.dwm")
    with pytest.raises(Unreadable, match="There is no file"):
        read_match_file(tmp_path)


def test_a_file_that_cannot_be_written_is_left_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "tuesday.dwm"
    path.write_text(HEAD)

    def full_disk(_file):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        enter_in_file(path, ["call 2"])
    assert path.read_text() == HEAD and os.listdir(tmp_path) == ["tuesday.dwm"]


def test_a_large_match_is_read_in_time():
    match = full(setup("mitchell", 50, trays=6), lambda *_: 7)
    raw = match_text(match).encode()
    began = time.process_time()
    assert read_match(raw) == match
    assert time.process_time() - began < 2


def test_entering_one_by_one_is_the_same_as_reading():
    match = begun(setup("mitchell", 6, trays=1))
    for noted in (Noted(Result(Place(1, 1, 1), Made(7)), "20:15", "Ruth"), Noted(Called(2))):
        match = entered(match, noted)
    assert read_match(match_text(match).encode()) == match
