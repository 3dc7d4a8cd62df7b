"""How does the program become a Debian package? The frozen folder without what Debian has itself, and its facts."""

import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bundling.about import COMMAND, PACKAGING, SUMMARY, VERSION, epoch, filled
from bundling.desktop import gzipped, write_share
from bundling.parts import SYSTEM, debian_part, elf_files
from bundling.typefaces import PACKAGES

HOME: Final = f"usr/lib/{COMMAND}"
PROGRAM: Final = f"/usr/games/{COMMAND}"
DEBIAN: Final = PACKAGING / "linux" / "debian"
OWN: Final = ("libpython",)
"""Libraries that come along though Debian has them: another release of it has another version."""


def architecture() -> str:
    """Return Debian's name for this kind of machine."""
    told = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return told.stdout.strip()


def of_the_system(contents: Iterable[dict[str, str]], prefixes: Iterable[str]) -> list[str]:
    """Return the libraries in the frozen folder that the package leaves to the system, by their names there.

    ``prefixes`` are the folders of this Python and its packages, whose files always come along.
    """
    inside = tuple(os.path.realpath(prefix) + "/" for prefix in prefixes)
    return [
        entry["name"]
        for entry in contents
        if entry["kind"] == "BINARY"
        and not os.path.basename(entry["name"]).startswith(OWN)
        and not os.path.realpath(entry["source"]).startswith(inside)
        and debian_part(entry["source"])
    ]


def stage(frozen: Path, contents: list[dict[str, str]], prefixes: Iterable[str], tree: Path) -> None:
    """Lay out in ``tree`` what the package installs."""
    shutil.rmtree(tree, ignore_errors=True)
    home = tree / HOME
    shutil.copytree(frozen, home, symlinks=True)
    left_out = of_the_system(contents, prefixes)
    for name in left_out:
        (home / "_internal" / name).unlink()
    # Debian's own packages of these libraries have their papers; what comes along though Debian has it keeps them here.
    of_debian = {
        part.name for entry in contents if entry["name"] in left_out and (part := debian_part(entry["source"]))
    }
    papers = home / "_internal" / "licences" / SYSTEM
    for package in of_debian:
        (papers / f"{package}.txt").unlink(missing_ok=True)
    if not [*papers.glob("*.txt")]:
        shutil.rmtree(papers, ignore_errors=True)
    games = tree / "usr" / "games"
    games.mkdir(parents=True)
    (games / COMMAND).symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    share = tree / "usr" / "share"
    write_share(share, PROGRAM)
    documents = share / "doc" / COMMAND
    documents.mkdir(parents=True)
    (documents / "changelog.gz").write_bytes(gzipped((DEBIAN / "changelog").read_text(encoding="utf-8")))
    (documents / "copyright").write_bytes((DEBIAN / "copyright").read_bytes())
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    (overrides / COMMAND).write_bytes((DEBIAN / "lintian-overrides").read_bytes())
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            elf = path.is_file() and (path.name == COMMAND and path.parent == home)
            path.chmod(0o755 if path.is_dir() or elf else 0o644)


def dependencies(tree: Path, work: Path) -> list[str]:
    """Return the packages, with their least versions, whose libraries the files in ``tree`` ask for."""
    control = work / "debian"
    control.mkdir(parents=True, exist_ok=True)
    (control / "control").write_text(f"Source: {COMMAND}\n\nPackage: {COMMAND}\nArchitecture: any\n")
    files = elf_files(tree)
    folders = sorted({file.parent for file in files})
    line = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *(f"-l{folder}" for folder in folders)]
    line += [f"-S{tree}", *(f"-e{file}" for file in files)]
    facts = tree / "DEBIAN"  # by this the tool knows where the package's root is
    facts.mkdir()
    told = subprocess.run(line, cwd=work, capture_output=True, text=True, check=False)
    facts.rmdir()
    found = re.search(r"^shlibs:Depends=(.*)$", told.stdout, re.MULTILINE)
    if told.returncode or found is None:
        raise SystemExit(f"dpkg-shlibdeps: {told.stderr.strip() or told.stdout.strip()}")
    return sorted(found[1].split(", "))


def control_text(tree: Path, depends: list[str]) -> str:
    """Return the control file of the package."""
    size = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    template = (DEBIAN / "control").read_text(encoding="utf-8")
    return filled(
        template, ARCHITECTURE=architecture(), SIZE=str((size + 1023) // 1024), DEPENDS=", ".join(depends),
        SUMMARY=SUMMARY[0].lower() + SUMMARY[1:],
    )  # fmt: skip


def md5_sums(tree: Path) -> str:
    """Return the sums by which dpkg --verify knows the files."""
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    sums = ((hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest(), file) for file in files)
    return "".join(f"{digest}  {file.relative_to(tree).as_posix()}\n" for digest, file in sums)


def build(frozen: Path, contents: Path, prefixes: Iterable[str], work: Path, output: Path) -> Path:
    """Make the package in the folder ``output`` and return its path."""
    tree = work / "tree"
    stage(frozen, json.loads(contents.read_text()), prefixes, tree)
    depends = dependencies(tree, work)
    if not (tree / HOME / "_internal" / "assets" / "fonts").is_dir():
        depends += sorted(PACKAGES)
    facts = tree / "DEBIAN"
    text, sums = control_text(tree, depends), md5_sums(tree)
    facts.mkdir()
    facts.chmod(0o755)
    for name, said in (("control", text), ("md5sums", sums)):
        (facts / name).write_text(said, encoding="utf-8")
        (facts / name).chmod(0o644)
    for path in (tree, *tree.rglob("*")):
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)
    package = output / f"{COMMAND}_{VERSION}_{architecture()}.deb"
    unfinished = package.with_suffix(".unfinished")
    # One thread: the bytes do not depend on how many processors there are.
    line = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--threads-max=1", "--build", str(tree), str(unfinished)]
    subprocess.run(line, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": str(epoch())})
    unfinished.replace(package)
    return package
