"""Which packages are asked for when libraries or fonts are missing?"""

import re
import subprocess
from pathlib import Path

import PySide6
import pytest

from tools import system_packages
from tools.system_packages import (
    ASKED,
    PACKAGES,
    Findings,
    files_to_open,
    findings,
    font_names,
    missing_libraries,
    missing_tools,
)

LDD = """/somewhere/libqxcb.so:
\tlinux-vdso.so.1 (0x00007ffd)
\tlibxcb-cursor.so.0 => not found
\tlibQt6XcbQpa.so.6 => /somewhere/libQt6XcbQpa.so.6 (0x00007f)
\tlibEGL.so.1 => not found
/somewhere/QtGui.abi3.so:
\tlibEGL.so.1 => not found
\tlibfoo.so.7 => not found
"""


def test_ldd_is_read() -> None:
    assert missing_libraries(LDD) == ["libEGL.so.1", "libfoo.so.7", "libxcb-cursor.so.0"]


def test_packages_fonts_and_strangers_are_told_apart() -> None:
    found = findings(missing_libraries(LDD), "inter-regular.otf")
    assert found == Findings(("libegl1", "libxcb-cursor0"), ("fonts-ebgaramond",), ("libfoo.so.7",))
    assert found.lines() == ["need libegl1 libxcb-cursor0", "wish fonts-ebgaramond", "unknown libfoo.so.7"]


def test_some_font_is_needed_our_own_are_wished() -> None:
    assert findings([], "").need == ("fonts-dejavu-core",)
    assert findings([], "dejavusans.ttf").need == ()
    assert findings([], "inter.ttf\nebgaramond12-regular.otf").lines() == []


def test_fonts_are_found_by_file(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "Inter-Bold.OTF").touch()
    (tmp_path / "deep" / "readme.txt").touch()
    assert font_names([str(tmp_path), str(tmp_path / "absent")]) == "inter-bold.otf"


def test_the_probe_looks_at_the_installed_qt() -> None:
    folder = Path(str(PySide6.__file__)).parent
    for platform, plugin in (("offscreen", "libqoffscreen.so"), ("xcb", "libqxcb.so")):
        names = [file.name for file in files_to_open(folder, platform)]
        assert plugin in names
        assert "QtWidgets.abi3.so" in names


def test_what_assistive_technology_needs_is_known_by_its_files(monkeypatch, capsys) -> None:
    there = {"/usr/bin/Xvfb", "/usr/lib/at-spi2-core/at-spi-bus-launcher"}
    assert missing_tools(there.__contains__) == ("dbus", "python3-gi")
    monkeypatch.setattr(system_packages, "missing_libraries", lambda told: ["libxcb-cursor.so.0"])
    monkeypatch.setattr(system_packages, "missing_tools", lambda: ("xvfb",))
    monkeypatch.setattr(system_packages, "font_names", lambda folders: "dejavu")
    assert system_packages.main(["atspi"]) == 0
    assert capsys.readouterr().out == "wish libxcb-cursor0 xvfb\n"


@pytest.mark.parametrize("platform", ["offscreen", "xcb", "wayland"])
def test_what_qt_asks_for_is_known_before_it_is_there(platform, monkeypatch, capsys) -> None:
    files = files_to_open(Path(str(PySide6.__file__)).parent, platform)
    told = subprocess.run(["ldd", *map(str, files)], capture_output=True, text=True, check=True).stdout
    asked = {name for name in re.findall(r"^\s*(\S+) => (?:/|not found)", told, re.MULTILINE) if name in PACKAGES}
    assert asked - {"libxcb.so.1"} == set(ASKED[platform]) - {"libxcb.so.1"}  # libX11 brings that one along
    monkeypatch.setattr(system_packages, "font_names", lambda folders: "")
    monkeypatch.setattr(system_packages, "opens", lambda name: name != ASKED[platform][-1])
    assert system_packages.main(["--before", platform]) == 0
    assert f"{PACKAGES[ASKED[platform][-1]]}" in capsys.readouterr().out.splitlines()[0]


def test_a_library_opens_by_its_name_or_not() -> None:
    assert system_packages.opens("libc.so.6")
    assert not system_packages.opens("libnothing-of-that-name.so.6")


def test_usage(capsys) -> None:
    assert system_packages.main([]) == 2
    assert "usage" in capsys.readouterr().err
