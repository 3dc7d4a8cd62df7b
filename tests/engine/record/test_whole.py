"""Is a file written whole or not at all, and does nothing that is no file make the program wait?"""

import os
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from dummywhist.engine.record import whole
from dummywhist.engine.record.whole import read_regular, write_new, write_whole, writing_in

unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


@pytest.mark.parametrize("write", [write_whole, write_new])
def test_it_is_on_the_disk_before_it_has_its_name(tmp_path, monkeypatch, write):
    done: list[str] = []
    path = tmp_path / "deal.pbn"
    for name in ("fsync", "replace", "link"):
        real = getattr(os, name)
        monkeypatch.setattr(os, name, lambda *how, name=name, real=real: (done.append(name), real(*how))[1])
    write(path, b"new")
    assert done == ["fsync", "replace" if write is write_whole else "link", "fsync"]
    assert path.read_bytes() == b"new" and list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("fails", ["fsync", "replace"])
def test_what_was_there_is_there_still_when_it_fails(tmp_path: Path, fails: str) -> None:
    path = tmp_path / "deal.pbn"
    path.write_bytes(b"old")
    with patch.object(os, fails, side_effect=OSError(28, "No space left on device")), pytest.raises(OSError):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old" and list(tmp_path.iterdir()) == [path]


def test_nothing_is_written_over_by_what_is_new(tmp_path: Path) -> None:
    path = tmp_path / "deal.pbn"
    path.write_bytes(b"old")
    with pytest.raises(FileExistsError):
        write_new(path, b"new")
    with patch.object(os.path, "lexists", return_value=False), pytest.raises(FileExistsError):
        write_new(path, b"new")  # it came in between
    assert path.read_bytes() == b"old" and list(tmp_path.iterdir()) == [path]


@unix
def test_a_link_stays_one_and_rights_stay(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    path, link = tmp_path / "there" / "a", tmp_path / "b"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_whole(link, b"new")
    assert link.is_symlink() and path.read_bytes() == b"new" and path.stat().st_mode & 0o777 == 0o640


@unix
def test_what_is_no_file_is_neither_read_nor_written(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    (tmp_path / "endless").symlink_to("/dev/zero")
    for one in (path, tmp_path / "endless"):
        with pytest.raises(OSError, match="it is no file"):
            read_regular(one, 10)
        with pytest.raises(OSError, match="it is no file"):
            write_whole(one, b"new")


def test_no_more_is_read_than_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"x" * 100)
    assert read_regular(tmp_path / "a", 10) == b"x" * 11


@unix
def test_another_program_that_hangs_does_not_keep_this_one(tmp_path: Path) -> None:
    with writing_in(tmp_path), patch.object(whole, "PATIENCE_S", 0.02), writing_in(tmp_path):
        pass
