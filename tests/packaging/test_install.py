"""Does ./install of the tarball take any folder, and leave nothing behind?"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from bundling.desktop import desktop_file

INSTALL = Path(__file__).parents[2] / "packaging" / "linux" / "install"


def unpacked(folder: Path) -> Path:
    """Return a tarball's folder, with little in it."""
    (folder / "share" / "applications").mkdir(parents=True)
    for name in ("icons", "mime/packages", "man/man6", "metainfo"):
        (folder / "share" / name).mkdir(parents=True)
        (folder / "share" / name / "one of ours").write_text("x")
    (folder / "share" / "applications" / "x.desktop").write_text(desktop_file("@PROGRAM@"), "utf-8")
    shutil.copy(INSTALL, folder / "install")
    return folder


def run(folder: Path, share: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    settings = {"PATH": os.environ["PATH"], "XDG_DATA_HOME": str(share)}
    return subprocess.run([folder / "install", *arguments], env=settings, capture_output=True, text=True, check=False)


def read_value(value: str) -> list[str]:
    """Return the words of an Exec line as the desktop entry specification reads them."""
    escapes = {"\\": "\\", "n": "\n", "s": " ", "t": "\t", "r": "\r"}
    text, at = "", 0
    while at < len(value):
        text += escapes[value[at + 1]] if value[at] == "\\" else value[at]
        at += 1 + (value[at] == "\\")
    words, word, quoted, at = [], "", False, 0
    while at < len(text):
        sign = text[at]
        if sign == '"':
            quoted = not quoted
        elif quoted and sign == "\\":
            at += 1
            word += text[at]
        elif sign == " " and not quoted:
            words.append(word)
            word = ""
        else:
            assert quoted or sign not in "\t\n'\\><~|&;$*?#()`", f"{sign} must be quoted"
            word += sign
        at += 1
    return [each.replace("%%", "%") for each in (*words, word)]


@pytest.mark.parametrize("name", ["plain-1.0", "with a space", 'odd "$HOME" `x` \\ 50% & more’s'])
def test_a_menu_finds_the_program_in_any_folder_and_all_goes_away_again(tmp_path, name):
    folder, share = unpacked(tmp_path / name), tmp_path / "share"
    done = run(folder, share)
    assert (done.returncode, done.stderr) == (0, "")
    lines = [
        line.removeprefix("Exec=")
        for line in (share / "applications" / "x.desktop").read_text("utf-8").splitlines()
        if line.startswith("Exec=")
    ]
    assert len(lines) > 2
    assert {read_value(line)[0] for line in lines} == {f"{folder}/dummywhist"}
    assert read_value(lines[0])[1:] == ["%f"]
    (share / "applications" / "another.desktop").touch()
    assert run(folder, share, "--remove").returncode == 0
    kept = [path.relative_to(share).as_posix() for path in share.rglob("*") if not path.is_dir()]
    assert [name for name in kept if not name.startswith("mime/") and name != "applications/mimeinfo.cache"] == [
        "applications/another.desktop"
    ]
    assert not (share / "icons").exists()


@pytest.mark.parametrize("why", ["end of a line", "not written"])
def test_a_refusal_says_why_and_leaves_nothing(tmp_path, why):
    folder, share = unpacked(tmp_path / ("two\nlines" if why == "end of a line" else "plain")), tmp_path / "share"
    if why == "not written":
        share.mkdir()
        (share / "mime").touch()  # where a folder is wanted
    refused = run(folder, share)
    assert refused.returncode == 1
    assert ("end of a line" if why == "end of a line" else "cannot be written") in refused.stderr
    assert [path.name for path in share.rglob("*")] == (["mime"] if why == "not written" else [])
