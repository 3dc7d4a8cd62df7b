"""Whose work is in the packed program? Each file belongs to a Python package, to Debian, to Python or to us."""

import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final

from bundling.about import ROOT, VERSION
from bundling.typefaces import PACKAGES, wanted

LICENCE: Final = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
COMMON_LICENCES: Final = Path("/usr/share/common-licenses")
QT: Final = ("LGPL-3", "GPL-3")
"""The licences of Qt and PySide, whose wheels carry no text."""


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


def parts(sources: Iterable[str]) -> dict[Part, list[str]]:
    """Return the files of ``sources`` by the part that they belong to."""
    python_packages = installed()
    library = os.path.realpath(sys.base_prefix)
    found: dict[Part, list[str]] = {}
    debian: dict[str, Part | None] = {}
    for source in sources:
        real = os.path.realpath(source)
        part = python_packages.get(real) or font_part(os.path.basename(source))
        if part is None and real.startswith(f"{ROOT}/") and not real.startswith(f"{ROOT}/.venv"):
            part = OURS
        if part is None and real.startswith(f"{library}/lib/python"):
            part = PYTHON
        if part is None:
            if real not in debian:
                debian[real] = debian_part(source)
            part = debian[real]
        found.setdefault(part or PYTHON, []).append(source)
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
    """Return the texts of the licences of the Python packages ``names``, of Python and of Qt, by the name they get."""
    found: dict[str, Path] = {}
    for distribution in sorted(distributions(), key=lambda each: each.metadata["Name"].lower()):
        name = distribution.metadata["Name"].lower()
        if name in names:
            for file in distribution.files or ():
                if LICENCE.search(file.name) and file.suffix not in (".py", ".pyc"):
                    found[f"{name}-{file.stem}.txt"] = Path(str(distribution.locate_file(file)))
    found |= {f"qt-{name}.txt": COMMON_LICENCES / name for name in QT if (COMMON_LICENCES / name).is_file()}
    inner = Path(sys.base_prefix) / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "LICENSE.txt"
    if inner.is_file():
        found["python-LICENSE.txt"] = inner
    return found
