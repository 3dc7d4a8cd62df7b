"""Could the recipes for all systems work? What can be told here of those that cannot be tried here.

    python -m bundling.judging

reads the workflows, the installer's script, the listings of Qt's wheels and the licences, and prints what is wrong.
"""

import fnmatch
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from bundling import desktop, inno, macos, parts, trimming, wheels, windows
from bundling.about import PACKAGING, ROOT, translated
from dummywhist.engine.record import endings

WORKFLOWS: Final = ROOT / ".github" / "workflows"
SCRIPTS: Final = PACKAGING / "ci"
RUNNERS: Final = frozenset(("ubuntu-24.04", "ubuntu-24.04-arm", "macos-15", "macos-15-intel", "windows-2025"))
"""The machines that GitHub lends and has not announced to withdraw; looked up in November 2026."""
READ: Final = (
    ".github/workflows/packages.yml", "CMakeLists.txt", "LICENSE", "assets/cards/deck.toml",
    "dummywhist/__init__.py", "dummywhist/engine/players/belief/native/model.cpp",
    "dummywhist/engine/solver/native/search.hpp", "packaging/bundling/trimming.py", "packaging/ci/linux",
    "packaging/windows/installer.iss", "pyproject.toml", "requirements-package.lock", "tools/setup.sh",
    "tools/system_packages.py", "uv.lock",
)  # fmt: skip
"""Files that decide whether something can be packed: a change of any must build the packages."""
PLUGINS: Final = {
    "macos": {"libqcocoa.dylib", "libqoffscreen.dylib", "libqsvg.dylib", "libqsvgicon.dylib", "libqmacstyle.dylib"},
    "windows": {"qwindows.dll", "qoffscreen.dll", "qsvg.dll", "qsvgicon.dll", "qmodernwindowsstyle.dll"},
}
"""What the program needs of Qt's plugins there, and all of them that are packed."""


def read(name: str) -> Any:
    """Return the workflow ``name`` as YAML has it."""
    return yaml.safe_load((WORKFLOWS / f"{name}.yml").read_text("utf-8"))


def shell_faults(name: str, script: str) -> Iterator[str]:
    """Yield what a shell would not read in ``script``, or would read otherwise than it looks."""
    told = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True, check=False)
    if told.returncode:
        yield f"{name}: {told.stderr.strip()}"
    if re.search(r"\\[ \t]+\S", re.sub(r"'[^']*'", "", script)):
        yield f"{name}: a backslash stands before a blank instead of at the end of its line."


def workflow_faults() -> Iterator[str]:
    """Yield what is wrong with the jobs of all workflows."""
    for file in sorted(WORKFLOWS.glob("*.yml")):
        for name, job in read(file.stem)["jobs"].items():
            where = f"{file.name}, {name}"
            rows = job.get("strategy", {}).get("matrix", {})
            machines = {job["runs-on"]} | {
                value for row in rows.get("include", ()) for key, value in row.items() if key in ("system", "machine")
            }
            machines |= set(rows.get("machine", ()))
            for machine in machines:
                if "${{" not in machine and machine not in RUNNERS:
                    yield f"{where}: {machine} is no machine of today."
            if "timeout-minutes" not in job:
                yield f"{where}: nothing says after how many minutes it is given up."
            for step in job["steps"]:
                yield from shell_faults(where, re.sub(r"\$\{\{.*?\}\}", "word", step.get("run", "")))
    for file in sorted(SCRIPTS.iterdir()):
        yield from shell_faults(file.name, file.read_text("utf-8"))
        if not file.stat().st_mode & 0o100:
            yield f"{file.name} cannot be run."


def filter_faults() -> Iterator[str]:
    """Yield what is packed from and would not build the packages when a pull request changes it."""
    patterns = read("packages")[True]["pull_request"]["paths"]
    for file in READ:
        if not (ROOT / file).exists():
            yield f"{file} is named here and is not there."
        # fnmatch's star takes slashes as well, as two stars do there.
        if not any(fnmatch.fnmatch(file, pattern.replace("/**/", "/*")) for pattern in patterns):
            yield f"packages.yml: a change of {file} does not build the packages."


def framework_entries(names: list[str]) -> list[trimming.Entry]:
    """Return what PyInstaller collects for the frameworks in ``names``, with the links that it makes in them."""
    entries: list[trimming.Entry] = []
    for name in names:
        framework, versions, _ = name.partition("/Versions/A/")
        if not versions:
            continue
        entries.append((name, name, "DATA" if name.endswith(".plist") else "BINARY"))
        if not name.endswith(".plist"):
            binary = Path(name).name
            entries += [
                (f"{framework}/Versions/Current", "A", "SYMLINK"),
                (f"{framework}/{binary}", f"Versions/Current/{binary}", "SYMLINK"),
                (f"{framework}/Resources", "Versions/Current/Resources", "SYMLINK"),
            ]
    return entries


def wheel_faults() -> Iterator[str]:
    """Yield what the filter of the spec would wrongly take from Qt's wheels for macOS and Windows, or leave there."""
    named = trimming.qt_modules(ROOT / "dummywhist")
    for system, wanted in PLUGINS.items():
        version, names = wheels.listing(system)
        if version != wheels.locked():
            yield f"The listing for {system} is of {version}: python -m bundling.wheels writes it anew."
        kept = [name for name in names if trimming.kept(name)]
        plugins = {name.rpartition("/")[2] for name in kept if "/plugins/" in name}
        if plugins != wanted:
            yield f"For {system} other plugins are packed than are needed: {', '.join(sorted(plugins ^ wanted))}"
        for language in translated():
            if not any(name.endswith(f"/qtbase_{language}.qm") for name in kept):
                yield f"For {system} the words of Qt in {language} are lost."
        modules = {
            f"PySide6.{Path(name).name.partition('.')[0]}"
            for name in names
            if re.match(r"PySide6/Qt\w+\.(abi3|pyd)", name)
        }
        if not named <= modules:
            yield f"The wheel for {system} lacks modules of Qt that the program names."
        entries = framework_entries(kept)
        lost = set(entries) - set(trimming.unbroken(entries))
        if lost or (system == "macos") != bool(entries):
            yield f"For {system} links in the frameworks are lost: {sorted(lost)}"


def type_faults() -> Iterator[str]:
    """Yield the types of file that the program opens and a system is not told of, or the other way round."""
    opened = sorted((endings.RECORD, *endings.DEALS))
    properties = macos.properties()
    kinds = (*properties["UTExportedTypeDeclarations"], *properties["UTImportedTypeDeclarations"])
    script = windows.installer_text(Path("frozen"), Path("icons"), Path("setup.exe"))
    told = {
        "linux": re.findall(r'<glob pattern="\*(\.\w+)"', desktop.mime_types()),
        "macos": [f".{each}" for kind in kinds for each in kind["UTTypeTagSpecification"]["public.filename-extension"]],
        "windows": re.findall(r'"Software\\Classes\\(\.\w+)\\OpenWithProgids"', script),
    }
    for system, names in told.items():
        if sorted(names) != opened:
            yield f"The program opens {', '.join(opened)}, and {system} is told {', '.join(sorted(names))}."


def other_faults() -> Iterator[str]:
    """Yield what is wrong with the installer's script, the texts of licences, and the oldest macOS."""
    yield from inno.faults(windows.installer_text(Path("frozen"), Path("icons"), Path("setup.exe")))
    yield from type_faults()
    for name in parts.QT:
        if not (parts.OWN_TEXTS / name).is_file():
            yield f"The text of {name} is not in packaging/licences."
    target = re.search(r'CMAKE_OSX_DEPLOYMENT_TARGET "([\d.]+)"', (ROOT / "CMakeLists.txt").read_text("utf-8"))
    promised = macos.properties()["LSMinimumSystemVersion"]
    oldest = wheels.PLATFORMS["macos"].split("_", 1)[1].rsplit("_", 1)[0].replace("_", ".")
    if target is None or {target[1], promised} != {oldest}:
        yield f"Qt's wheels are for macOS {oldest}, the bundle promises {promised}, CMake compiles for another."


def faults() -> list[str]:
    """Return all that is wrong with the recipes."""
    return [*workflow_faults(), *filter_faults(), *wheel_faults(), *other_faults()]


if __name__ == "__main__":
    found = faults()
    print("\n".join(found) or "recipes: ok")
    sys.exit(bool(found))
