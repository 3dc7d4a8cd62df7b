"""Which system packages does Qt lack here, by their Debian names?

    python tools/system_packages.py [--before] offscreen|native|xcb|wayland|atspi

Asks ``ldd`` about the Qt libraries of this environment, because Qt's own message blames one library when another is
missing, and looks for fonts. With ``--before`` PySide6 need not be there yet: the libraries that it is known to ask for
are opened by their names, so that all that is missing can be told before the long download. Prints up to three lines:
``need …`` packages without which nothing opens, ``wish …`` packages with the table's own fonts, ``unknown …``
libraries that no package name is known for. For ``atspi`` it names, as wishes, what the checks need to use the table
through assistive technology.
"""

import ctypes
import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xinput.so.0": "libxcb-xinput0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}

QT_ASKS = (
    "libEGL.so.1", "libGL.so.1", "libX11.so.6", "libdbus-1.so.3", "libfontconfig.so.1", "libfreetype.so.6",
    "libgcc_s.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0", "libstdc++.so.6", "libxkbcommon.so.0", "libz.so.1",
    "libzstd.so.1",
)  # fmt: skip
XCB_ASKS = (
    "libX11-xcb.so.1", "libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-image.so.0", "libxcb-keysyms.so.1",
    "libxcb-randr.so.0", "libxcb-render-util.so.0", "libxcb-render.so.0", "libxcb-shape.so.0", "libxcb-shm.so.0",
    "libxcb-sync.so.1", "libxcb-util.so.1", "libxcb-xfixes.so.0", "libxcb-xkb.so.1", "libxcb.so.1",
    "libxkbcommon-x11.so.0",
)  # fmt: skip
ASKED = {"offscreen": QT_ASKS, "native": QT_ASKS, "xcb": QT_ASKS + XCB_ASKS, "atspi": QT_ASKS + XCB_ASKS,
         "wayland": (*QT_ASKS, "libwayland-client.so.0", "libwayland-cursor.so.0")}  # fmt: skip
"""By platform, the libraries of the system that the Qt of the lock file asks for."""

# What the program itself opens, whatever it is shown on.
LIBRARIES = ("QtCore.abi3.so", "QtGui.abi3.so", "QtWidgets.abi3.so", "QtSvg.abi3.so", "QtTest.abi3.so")
PLUGINS = ("iconengines/libqsvgicon.so", "imageformats/libqsvg.so", "platforms/libqoffscreen.so")
PLATFORMS = {"offscreen": "", "native": "", "xcb": "platforms/libqxcb.so", "wayland": "platforms/libqwayland*.so",
             "atspi": "platforms/libqxcb.so"}  # fmt: skip

ACCESSIBILITY = {
    "xvfb": ("/usr/bin/Xvfb",),
    "dbus": ("/usr/bin/dbus-daemon",),
    "at-spi2-core": ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"),
    "python3-gi": ("/usr/lib/python3/dist-packages/gi/__init__.py",),
}
"""The packages with which the checks use the table through assistive technology, and where one file of each lies."""

FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
ANY_FONT = "fonts-dejavu-core"
OWN_FONTS = {"inter": "fonts-inter", "ebgaramond": "fonts-ebgaramond"}


@dataclass(frozen=True)
class Findings:
    """What is missing, sorted by how bad that is."""

    need: tuple[str, ...]
    wish: tuple[str, ...]
    unknown: tuple[str, ...]

    def lines(self) -> list[str]:
        told = (("need", self.need), ("wish", self.wish), ("unknown", self.unknown))
        return [" ".join((word, *names)) for word, names in told if names]


def files_to_open(pyside: Path, platform: str) -> list[Path]:
    """The shared objects that the program loads on this platform."""
    plugins = pyside / "Qt" / "plugins"
    files = [pyside / name for name in LIBRARIES] + [plugins / name for name in PLUGINS]
    if PLATFORMS[platform]:
        files += sorted(plugins.glob(PLATFORMS[platform]))
    return [file for file in files if file.exists()]


def missing_libraries(ldd_output: str) -> list[str]:
    """The names that ``ldd`` could not find."""
    return sorted(set(re.findall(r"^\s*(\S+) => not found", ldd_output, re.MULTILINE)))


def opens(name: str) -> bool:
    """Whether the system has the library ``name``."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def font_names(folders: Iterable[str]) -> str:
    """The file names of all fonts, in one lower-case text to search in."""
    found = (name for folder in folders for _, _, names in os.walk(Path(folder).expanduser()) for name in names)
    return "\n".join(name.lower() for name in found if name.lower().endswith((".ttf", ".otf", ".ttc", ".pfb")))


def findings(libraries: Iterable[str], fonts: str) -> Findings:
    """What to install for these missing libraries and with these font files at hand."""
    need = {PACKAGES[name] for name in libraries if name in PACKAGES}
    wish = {package for family, package in OWN_FONTS.items() if family not in fonts}
    if not fonts:
        need.add(ANY_FONT)
    unknown = {name for name in libraries if name not in PACKAGES and not name.startswith("libQt6")}
    return Findings(tuple(sorted(need)), tuple(sorted(wish)), tuple(sorted(unknown)))


def missing_tools(there: Callable[[str], bool] = os.path.exists) -> tuple[str, ...]:
    """The packages of `ACCESSIBILITY` that are not installed."""
    return tuple(package for package, files in ACCESSIBILITY.items() if not any(map(there, files)))


def main(arguments: list[str]) -> int:
    """Print the findings for the platform named on the command line."""
    before = arguments[:1] == ["--before"]
    arguments = arguments[before:]
    if len(arguments) != 1 or arguments[0] not in PLATFORMS:
        print(f"usage: system_packages.py [--before] {'|'.join(PLATFORMS)}", file=sys.stderr)
        return 2
    if not sys.platform.startswith("linux"):
        return 0  # elsewhere Qt brings everything along
    if before:
        missing = [name for name in ASKED[arguments[0]] if not opens(name)]
        print(*findings(missing, font_names(FONT_FOLDERS)).lines(), sep="\n")
        return 0
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        print("PySide6 is not installed in this environment.", file=sys.stderr)
        return 1
    files = files_to_open(Path(spec.origin).parent, arguments[0])
    told = subprocess.run(["ldd", *map(str, files)], capture_output=True, text=True, check=False)
    if told.returncode and not told.stdout:
        print(told.stderr.strip(), file=sys.stderr)
        return 1
    found = findings(missing_libraries(told.stdout), font_names(FONT_FOLDERS))
    if arguments[0] == "atspi":
        found = Findings((), (*found.need, *missing_tools()), found.unknown)
    for line in found.lines():
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
