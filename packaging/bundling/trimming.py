"""What of Qt and Python does the program need when packed? What is not named here is left out."""

import fnmatch
import posixpath
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path, PurePath, PurePosixPath
from typing import Final

from bundling.about import translated

Entry = tuple[str, str, str]
"""What PyInstaller says of a file: where it goes, where it comes from (of a link: where it leads), its kind."""
MOST_LINKS: Final = 40

PACKAGES: Final = (
    "appdirs", "cffi", "click", "markdown-it-py", "mdurl", "miniaudio", "pycparser", "pygments", "pyinstaller",
    "pynacl", "rich",
)  # fmt: skip
"""The Python packages that come along beside Qt, whose licences do too."""

EXCLUDED: Final = (
    "PIL", "_hashlib", "_ssl", "curses", "distributed", "doctest", "ensurepip", "idlelib", "lib2to3",
    "numpy", "pdb", "pydoc", "pydoc_data", "readline", "scipy", "setuptools", "ssl", "test", "tkinter",
    "unittest", "venv", "xmlrpc", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr",
    "_codecs_tw",
)  # fmt: skip
"""Modules never packed. Without ``_hashlib`` hashlib computes by itself what it would ask OpenSSL for."""

NEEDLESS_HOOKS: Final = ("pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil", "pyi_rth_pyside6")
"""What PyInstaller runs before the program and Linux does not need: Qt finds its plugins by itself there, and processes
are made by fork. The one for Qt would load it into every computer player, which has no use for it.
"""

PLUGINS: Final = (
    "platforms/*qxcb.*", "platforms/*qwayland*", "platforms/*qoffscreen.*", "platforms/*qwindows.*",
    "platforms/*qcocoa.*", "printsupport/*", "imageformats/*qsvg.*", "iconengines/*qsvgicon.*", "styles/*",
    "platformthemes/*xdgdesktopportal.*", "platforminputcontexts/*", "wayland-shell-integration/*xdg-shell.*",
    "wayland-decoration-client/*", "wayland-graphics-integration-client/*qt-plugin-wayland-egl.*",
)  # fmt: skip
NOT_PLUGINS: Final = ("platforminputcontexts/*virtualkeyboard*",)
TRANSLATIONS: Final = tuple(f"{stem}_{language}.qm" for stem in ("qt", "qtbase") for language in translated())


def qt_modules(sources: Path) -> set[str]:
    """Return the modules of Qt that the program in the folder ``sources`` names, such as ``PySide6.QtGui``."""
    texts = (file.read_text(encoding="utf-8") for file in sources.rglob("*.py"))
    return {name for text in texts for name in re.findall(r"\bPySide6\.Qt\w+", text)}


def needless_qt(sources: Path, pyside: Path) -> list[str]:
    """Return the modules of Qt in the folder ``pyside`` that the program in ``sources`` never names."""
    there = {
        f"PySide6.{file.name.partition('.')[0]}" for file in pyside.glob("Qt*.*") if file.suffix in (".so", ".pyd")
    }
    return sorted(there - qt_modules(sources))


def kept(name: str) -> bool:
    """Whether the file that would lie at ``name`` in the packed program is one that it can use."""
    path = name.replace("\\", "/")
    _, plugin, rest = path.partition("/plugins/")
    if plugin:
        return any(fnmatch.fnmatch(rest, wanted) for wanted in PLUGINS) and not any(
            fnmatch.fnmatch(rest, unwanted) for unwanted in NOT_PLUGINS
        )
    if "/translations/" in path and "PySide6" in path:
        return PurePath(path).name in TRANSLATIONS
    return True


def module_of(name: str) -> str:
    """Return the module whose compiled file lies at ``name``: ``a.b`` for ``a/b.cpython-311-x86_64-linux-gnu.so``."""
    path = PurePosixPath(name.replace("\\", "/"))
    return ".".join((*path.parent.parts, path.name.partition(".")[0]))


def unbroken(entries: Iterable[Entry]) -> list[Entry]:
    """Return ``entries`` without the symbolic links that would lead nowhere.

    A link may lead to a file, to a folder, or through other links, as those in the frameworks of macOS do: ``QtCore``
    leads to ``Versions/Current/QtCore``, and ``Versions/Current`` to ``A``.
    """
    every = list(entries)
    links = {_plain(name): target.replace("\\", "/") for name, target, kind in every if kind == "SYMLINK"}
    there = {_plain(name) for name, _, kind in every if kind != "SYMLINK"}
    there |= {str(folder) for name in there for folder in PurePosixPath(name).parents}
    return [entry for entry in every if entry[2] != "SYMLINK" or _led(_plain(entry[0]), links) in there]


def _plain(name: str) -> str:
    return posixpath.normpath(name.replace("\\", "/"))


def _led(name: str, links: Mapping[str, str]) -> str | None:
    """Return where ``name`` is when every link on its way is followed; None if they lead in a circle, or out."""
    for _ in range(MOST_LINKS):
        through = [*map(str, reversed(PurePosixPath(name).parents)), name]
        link = next((part for part in through if part in links), None)
        if link is None:
            return None if name.startswith(("..", "/")) else name
        name = posixpath.normpath(posixpath.join(posixpath.dirname(link), links[link], name[len(link) :].lstrip("/")))
    return None


def reachable(roots: Iterable[str], imports: Callable[[str], Iterable[str]], by_name: Mapping[str, str]) -> set[str]:
    """Return the files that ``roots`` load, themselves included.

    ``imports`` tells the names of the libraries that a file asks for, ``by_name`` which file has that name.
    """
    found: set[str] = set()
    left = list(roots)
    while left:
        file = left.pop()
        if file not in found:
            found.add(file)
            left += [by_name[PurePath(name).name] for name in imports(file) if PurePath(name).name in by_name]
    return found
