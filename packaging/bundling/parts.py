"""Whose work is in the packed program? Each file belongs to a Python package, to Debian, to Python or to us."""

import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final

from bundling.about import PACKAGING, ROOT, VERSION
from bundling.typefaces import PACKAGES, wanted

LICENCE: Final = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
OWN_TEXTS: Final = PACKAGING / "licences"
QT: Final = ("LGPL-3.0.txt", "GPL-3.0.txt")
"""The licences of Qt and PySide, whose wheels carry no text: the files in `OWN_TEXTS`."""
SYSTEM: Final = "system"
"""The folder for those of the libraries that the system's packages brought."""
COMMON_LICENCES: Final = Path("/usr/share/common-licenses")
DOCUMENTS: Final = Path("/usr/share/doc")
COMMON: Final = re.compile(r"/usr/share/common-licenses/([A-Za-z]+(?:-[0-9.]*[0-9])?)")
"""How the papers of a Debian package name a text that they share."""


@dataclass(frozen=True, slots=True, order=True)
class Part:
    """Something with a name, a version and a licence of its own; ``kind`` is pypi, deb, generic or ours."""

    kind: str
    name: str
    version: str
    licence: str = "NOASSERTION"

    @property
    def purl(self) -> str:
        """Its address in the form that all tools for parts lists read."""
        if self.kind == "deb":
            return f"pkg:deb/debian/{self.name}@{self.version}"
        kind = self.kind if self.kind == "pypi" else "generic"
        return f"pkg:{kind}/{self.name.lower().replace('_', '-')}@{self.version}"


OURS: Final = Part("ours", "dummywhist", VERSION, "MIT AND CC0-1.0")
PYTHON: Final = Part("generic", "cpython", platform.python_version(), "PSF-2.0")


KNOWN: Final = {
    "MIT License": "MIT",
    "License :: OSI Approved :: MIT License": "MIT",
    "GPLv2-or-later with a special exception which allows to use PyInstaller to build and distribute non-free programs"
    " (including commercial ones)": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""What packages say in words of their own, by SPDX's names."""


def _licence_of(distribution: Distribution) -> str:
    facts = distribution.metadata
    said: list[str] = [facts[name] for name in ("License-Expression", "License") if name in facts]
    said += facts.get_all("Classifier") or ()
    for told in said:
        if told in KNOWN or re.fullmatch(r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*", told):
            return KNOWN.get(told, told)
    return "NOASSERTION"


def font_part(name: str) -> Part | None:
    """Return the part of the font or licence text that is packed as ``name``; None if it is neither."""
    source = wanted().get(name)
    if source is None:
        return None
    package = next(
        each for each, files in PACKAGES.items() if name.startswith(each) or name in map(os.path.basename, files)
    )
    return replace(debian_part(str(source)) or Part("generic", package, "unknown"), licence="OFL-1.1")


@cache
def installed() -> dict[str, Part]:
    """Return the part that each file of an installed Python package belongs to, by its real path."""
    found: dict[str, Part] = {}
    for distribution in distributions():
        part = Part("pypi", distribution.metadata["Name"], distribution.version, _licence_of(distribution))
        for file in distribution.files or ():
            found[os.path.realpath(str(distribution.locate_file(file)))] = part
    return found


def debian_part(file: str) -> Part | None:
    """Return the Debian package of ``file``; None if it has none, or there is no dpkg."""
    if shutil.which("dpkg-query") is None:
        return None
    real = os.path.realpath(file)
    for name in sorted({real, real.removeprefix("/usr"), file}):
        told = subprocess.run(["dpkg-query", "--search", name], capture_output=True, text=True, check=False)
        if told.returncode == 0:
            package = told.stdout.split(": ", 1)[0].split(",")[0]
            line = ["dpkg-query", "--show", "--showformat=${Package} ${Version}", package]
            name, version = subprocess.run(line, capture_output=True, text=True, check=True).stdout.split()
            return Part("deb", name, version)
    return None


def under(file: str, *folders: str | Path) -> bool:
    """Whether ``file`` lies in one of ``folders``, however this system writes paths."""
    path = _spelled(file)
    return any(path.startswith(f"{_spelled(str(folder)).rstrip('/')}/") for folder in folders)


def _spelled(path: str) -> str:
    path = path.replace("\\", "/") if os.sep == "\\" or re.match(r"[A-Za-z]:\\", path) else path
    return path.lower() if re.match(r"[A-Za-z]:/", path) else path


def of_python(file: str) -> bool:
    """Whether ``file`` is Python's own: among its modules, or one of the libraries beside its program on Windows."""
    base = os.path.realpath(sys.base_prefix)
    modules = {os.path.realpath(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib")}
    name = _spelled(file).rpartition("/")[2]
    if under(file, *modules, f"{base}/DLLs"):
        return True
    return under(file, base) and re.match(r"(lib)?python3|vcruntime|msvcp", name) is not None


@cache
def _debian_part(file: str) -> Part | None:
    return debian_part(file)


def _owner(source: str) -> Part | None:
    """Return the part that ``source`` belongs to; None if nobody knows."""
    real = os.path.realpath(source)
    part = installed().get(real) or font_part(os.path.basename(source))
    if part is None and under(real, ROOT) and not under(real, ROOT / ".venv"):
        part = OURS
    if part is None and of_python(real):
        part = PYTHON
    return part or _debian_part(source)


def parts(sources: Iterable[str]) -> dict[Part, list[str]]:
    """Return the files of ``sources`` by the part that they belong to."""
    found: dict[Part, list[str]] = {}
    for source in sources:
        found.setdefault(_owner(source) or PYTHON, []).append(source)
    return found


def elf_files(tree: Path) -> list[Path]:
    """Return the files in ``tree`` that are programs or libraries."""
    found = []
    for path in sorted(tree.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    found.append(path)
    return found


def licence_files(names: Sequence[str]) -> dict[str, Path]:
    """Return the texts of the licences of the Python packages ``names``, of Python and of Qt, by the name they get.

    A package that is only for other systems is not here and has none; SystemExit where one is here without a text.
    """
    found: dict[str, Path] = {}
    for distribution in distributions():
        name = distribution.metadata["Name"].lower()
        if name not in names:
            continue
        files = [file for file in distribution.files or () if file.suffix not in (".py", ".pyc")]
        texts = [file for file in files if LICENCE.search(file.name)]
        if not texts:
            raise SystemExit(f"The package {name} has no text of its licence.")
        found |= {f"{name}-{text.name.removesuffix('.txt')}.txt": Path(str(text.locate())) for text in texts}
    found |= {f"qt-{name}": OWN_TEXTS / name for name in QT}
    found["python-LICENSE.txt"] = python_licence(os.path.dirname(os.__file__), sys.base_prefix)
    return dict(sorted(found.items()))


def python_licence(library: str, prefix: str) -> Path:
    """Return the file with Python's own licence: beside its modules, or on Windows beside its program."""
    places = [Path(folder) / name for folder in (library, prefix) for name in ("LICENSE.txt", "LICENSE")]
    text = next((file for file in places if file.is_file()), None)
    if text is None:
        raise SystemExit(f"Python's licence is neither in {library} nor in {prefix}.")
    return text


def system_licences(sources: Iterable[str]) -> dict[str, Path]:
    """Return the licences of the system's libraries among ``sources``, by the name they get below ``licences``.

    These are the papers of the Debian packages, and the texts that those only name.
    """
    found: dict[str, Path] = {}
    packages = {part.name for source in sources if (part := _owner(source)) is not None and part.kind == "deb"}
    for package in sorted(packages):
        papers = DOCUMENTS / package.partition(":")[0] / "copyright"
        if not papers.is_file():
            raise SystemExit(f"The licence of {package}, {papers}, is not here: its papers were not installed.")
        found[f"{SYSTEM}/{package.partition(':')[0]}.txt"] = papers
        for name in COMMON.findall(papers.read_text(encoding="utf-8", errors="replace")):
            text = COMMON_LICENCES / name
            if text.is_file():
                found[f"{SYSTEM}/common/{name}.txt"] = text
    return found
