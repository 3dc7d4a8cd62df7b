"""Are the right things packed, and the same way every time?"""

import hashlib
import json
import os
import platform
import plistlib
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from bundling import (
    about,
    archives,
    bill,
    carried,
    debian,
    flatpak,
    inno,
    judging,
    macos,
    parts,
    trimming,
    typefaces,
    wheels,
    windows,
)
from bundling.about import ID, RECORD_TYPE, VERSION
from bundling.parts import Part
from hypothesis import given
from hypothesis import strategies as st
from packaging.markers import Marker

from dummywhist.engine.players.belief import policy
from dummywhist.engine.sandbox.starting import own_command

ROOT = Path(__file__).parents[2]
PLUGINS = Path(PySide6.__file__).parent / "Qt" / "plugins"


@pytest.fixture(autouse=True)
def dated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1750000000")


# ---- the frozen program ----


def test_the_recipe_of_the_freezer_is_sound() -> None:
    recipe = ROOT / "packaging" / "dummywhist.spec"
    text = recipe.read_text(encoding="utf-8")
    compile(text, str(recipe), "exec")
    assert (recipe.parent / "entry.py").is_file()
    for name in re.findall(r"(?<=from bundling import ).*", text)[0].split(", "):
        assert (recipe.parent / "bundling" / f"{name}.py").is_file()


def test_what_the_program_reads_goes_along_to_where_it_looks() -> None:
    places = {f"{folder}/{file.name}": file for file, folder in carried.carried()}
    for name in ("assets/cards/deck.toml", "assets/cards/two-colour/hearts-A.svg", "assets/icon/dummywhist.svg",
                 "assets/handbook/english-dummy.md", "assets/handbook/fr/mort-3.md",
                 "assets/handbook/de/humbug.md"):  # fmt: skip
        assert name in places
    assert places[Path(policy.WEIGHTS).relative_to(ROOT).as_posix()] == Path(policy.WEIGHTS)
    script = "dummywhist/engine/fair/check_deal.py"  # people save it from the proof of a deal
    assert [name for name in places if name.endswith((".py", ".cpp", ".so"))] == [script]


def test_what_is_imported_by_name_is_ours_or_is_never_packed() -> None:
    named = {
        name
        for file in (ROOT / "dummywhist").rglob("*.py")
        for name in re.findall(r'import_module\("([\w.]+)"\)', file.read_text(encoding="utf-8"))
    }
    assert "distributed" in named
    late = {name for name in named if not name.startswith("dummywhist.")}
    assert late <= set(trimming.EXCLUDED)


def test_qt_is_packed_with_what_the_program_needs_and_nothing_else() -> None:
    there = [f"PySide6/Qt/plugins/{file.relative_to(PLUGINS).as_posix()}" for file in PLUGINS.rglob("*.so")]
    kept = {Path(name).name for name in there if trimming.kept(name)}
    assert kept >= {"libqxcb.so", "libqoffscreen.so", "libqsvg.so", "libqsvgicon.so"}
    assert any(name.startswith("libqwayland") for name in kept)
    assert not kept & {"libqgtk3.so", "libqopensslbackend.so", "libqjpeg.so", "libqvnc.so", "libqeglfs.so"}
    assert trimming.kept("PySide6/Qt/translations/qtbase_fr.qm")
    assert not trimming.kept("PySide6/Qt/translations/qtbase_it.qm")
    assert trimming.kept("assets/cards/deck.toml")
    assert trimming.kept("PySide6\\plugins\\platforms\\qwindows.dll")


def test_modules_of_qt_that_nobody_names_are_left_out() -> None:
    named = trimming.qt_modules(ROOT / "dummywhist")
    assert named >= {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtSvg"}
    left_out = trimming.needless_qt(ROOT / "dummywhist", Path(PySide6.__file__).parent)
    assert "PySide6.QtQml" in left_out
    assert not named & set(left_out)


@given(
    st.dictionaries(st.integers(0, 12).map(str), st.sets(st.integers(0, 15).map(str)), max_size=13), st.integers(0, 12)
)
def test_what_is_reached_is_closed_and_has_a_reason(asks: dict[str, set[str]], first: int) -> None:
    root = str(first)
    by_name = {name: name for name in asks}
    reached = trimming.reachable([root], lambda file: asks.get(file, ()), by_name)
    wanted = {name for file in reached for name in asks.get(file, ()) if name in by_name}
    assert wanted <= reached
    assert reached <= wanted | {root}


def test_a_packed_program_is_its_own_computer_player(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert own_command("bot")[0] == sys.executable and own_command("bot")[-1] == "bot"
    program = tmp_path / "dummywhist.exe"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    assert own_command("bot") == [str(program), "bot"]
    console = tmp_path / "dummywhist-console.exe"
    console.touch()
    assert own_command("bot") == [str(console), "bot"]


def test_fonts_come_with_their_licences_or_not_at_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given_fonts = tmp_path / "given"
    given_fonts.mkdir()
    for name in typefaces.wanted():
        (given_fonts / name).write_text(name)
    monkeypatch.setenv("DUMMYWHIST_FONTS", str(given_fonts))
    packed = typefaces.files(tmp_path)
    assert {file.name for file in packed} == set(typefaces.wanted())
    assert {file.suffix for file in packed} == {".otf", ".txt"}
    (given_fonts / "fonts-inter-copyright.txt").unlink()
    assert typefaces.files(tmp_path) == []


# ---- archives ----


@pytest.fixture
def folders(tmp_path: Path) -> Iterator[tuple[Path, Path]]:
    made = []
    for number, order in enumerate(("ab", "ba")):
        folder = tmp_path / str(number) / "table"
        (folder / "inner").mkdir(parents=True)
        for name in order:
            (folder / "inner" / name).write_text(name)
        (folder / "program").write_text("#!/bin/sh\n")
        (folder / "program").chmod(0o755 if number else 0o700)
        (folder / "link").symlink_to("program")
        os.utime(folder / "inner" / "a", (number, number))
        made.append(folder)
    yield made[0], made[1]


def test_the_same_files_give_the_same_bytes(folders: tuple[Path, Path], tmp_path: Path) -> None:
    for pack, kind in ((archives.tar_xz, "tar.xz"), (archives.zip_file, "zip")):
        packed = []
        for number, folder in enumerate(folders):
            pack(folder, tmp_path / f"{number}.{kind}")
            packed.append((tmp_path / f"{number}.{kind}").read_bytes())
        assert packed[0] == packed[1]


def test_an_archive_keeps_programs_and_links(folders: tuple[Path, Path], tmp_path: Path) -> None:
    archives.tar_xz(folders[0], tmp_path / "x.tar.xz")
    with tarfile.open(tmp_path / "x.tar.xz") as archive:
        assert archive.getmember("table/program").mode == 0o755
        assert archive.getmember("table/inner/a").mode == 0o644
        assert archive.getmember("table/link").linkname == "program"
        assert {member.mtime for member in archive} == {1750000000}
    archives.zip_file(folders[0], tmp_path / "x.zip")
    with zipfile.ZipFile(tmp_path / "x.zip") as zipped:
        assert zipped.read("table/link") == b"#!/bin/sh\n"


# ---- Debian ----


def test_a_debian_package_leaves_to_debian_what_is_debians(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "debian_part", lambda file: Part("deb", "x", "1") if "/usr/lib" in file else None)
    contents = [
        {"name": name, "source": source, "kind": kind}
        for name, source, kind in (
            ("libxcb-cursor.so.0", "/usr/lib/libxcb-cursor.so.0", "BINARY"),
            ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY"),
            ("PySide6/Qt/lib/libQt6Gui.so.6", "/venv/libQt6Gui.so.6", "BINARY"),
            ("libmade-here.so", "/opt/lib/libmade-here.so", "BINARY"),
            ("python3.11/lib-dynload/zlib.so", "/usr/lib/python3.11/lib-dynload/zlib.so", "EXTENSION"),
            ("assets/x", "/usr/lib/x", "DATA"),
        )
    ]
    assert debian.of_the_system(contents, ["/venv"]) == ["libxcb-cursor.so.0"]


def test_the_control_file_is_whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(debian, "architecture", lambda: "amd64")
    (tmp_path / "file").write_bytes(bytes(1500))
    fields = dict(re.findall(r"^(\S+): (.*)$", debian.control_text(tmp_path, ["libc6", "libgl1"]), re.MULTILINE))
    assert (fields["Version"], fields["Architecture"], fields["Installed-Size"]) == (VERSION, "amd64", "2")
    assert fields["Depends"] == "libc6, libgl1"


# ---- Flatpak, Windows, macOS ----


def needed_in_the_runtime(marker: str | None) -> bool:
    """Whether a dependency with this marker is one on each machine for which the Flatpak is built."""
    runtime = {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "python_version": "3.12",
               "python_full_version": "3.12.0", "implementation_name": "cpython",
               "platform_python_implementation": "CPython"}  # fmt: skip
    return marker is None or all(
        Marker(marker).evaluate({**runtime, "platform_machine": machine}) for machine in flatpak.MACHINES
    )


def test_the_flatpak_fetches_what_the_lock_names() -> None:
    assert flatpak.SOURCES.read_text(encoding="utf-8") == flatpak.text()
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    packages = {package["name"]: package for package in lock["package"]}
    needed, left = set(), ["dummywhist"]
    while left:
        inner = packages[left.pop()].get("dependencies", ())
        fresh = {each["name"] for each in inner if needed_in_the_runtime(each.get("marker"))} - needed
        needed |= fresh
        left += fresh
    assert needed == set(flatpak.PACKAGES)
    manifest = (flatpak.SOURCES.parent / f"{ID}.yml").read_text(encoding="utf-8")
    assert f"id: {ID}\n" in manifest
    assert "network" not in "".join(line for line in manifest.splitlines() if line.strip().startswith("- --"))


@pytest.mark.parametrize(
    ("wheel", "fits"),
    [
        ("click-8.1-py3-none-any.whl", True),
        ("pyside6_essentials-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl", True),
        ("pyside6_essentials-6.11.3-cp310-abi3-manylinux_2_39_aarch64.whl", False),
        ("pyside6_essentials-6.11.3-cp310-abi3-win_amd64.whl", False),
        ("future-1.0-cp313-abi3-manylinux_2_34_x86_64.whl", False),
        ("other-1.0-cp311-cp311-manylinux_2_34_x86_64.whl", False),
        ("other-1.0-cp312-cp312-manylinux_2_34_x86_64.whl", True),
    ],
)
def test_a_flatpak_takes_wheels_that_its_python_can_use(wheel: str, fits: bool) -> None:
    assert flatpak.fits(wheel, "x86_64") is fits


def test_the_windows_installer_takes_records_and_offers_deals() -> None:
    script = windows.installer_text(Path("frozen"), Path("icons"), Path("out") / "setup.exe")
    assert "OutputBaseFilename=setup" in script
    assert f'Subkey: "Software\\Classes\\.dwr"; ValueType: string; ValueData: "{ID}.record"' in script
    for ending in (".pbn", ".lin"):
        assert rf'Subkey: "Software\Classes\{ending}\OpenWithProgids"' in script
        assert rf'Subkey: "Software\Classes\{ending}";' not in script  # what opens them now stays
        assert rf'Subkey: "Software\Classes\{ID}{ending}\shell\open\command"' in script
    assert len(windows.numbers()) == 4
    assert windows.numbers("1.2") == (1, 2, 0, 0)
    compile(windows.version_text(), "version", "eval")


def test_macos_knows_records_as_ours_and_deals_as_others() -> None:
    read = plistlib.loads(plistlib.dumps(macos.properties()))
    ranks = {kind["LSItemContentTypes"][0]: kind["LSHandlerRank"] for kind in read["CFBundleDocumentTypes"]}
    assert ranks == {f"{ID}.record": "Owner", f"{ID}.pbn": "Alternate", f"{ID}.lin": "Alternate"}
    declared = read["UTExportedTypeDeclarations"][0]["UTTypeTagSpecification"]
    assert declared == {"public.filename-extension": ["dwr"], "public.mime-type": [RECORD_TYPE]}


# ---- links, licences, what each system calls its own ----


def test_links_to_files_folders_and_links_are_kept_and_broken_ones_are_not() -> None:
    lib = "PySide6/Qt/lib/QtCore.framework"
    good = [
        (f"{lib}/Versions/A/QtCore", "/x/QtCore", "BINARY"),
        (f"{lib}/Versions/A/Resources/Info.plist", "/x/Info.plist", "DATA"),
        (f"{lib}/Versions/Current", "A", "SYMLINK"),
        (f"{lib}/QtCore", "Versions/Current/QtCore", "SYMLINK"),
        (f"{lib}/Resources", "Versions/Current/Resources", "SYMLINK"),
        ("libz.1.dylib", f"{lib}/QtCore", "SYMLINK"),
    ]
    broken = [
        ("nothing", "gone", "SYMLINK"),
        ("out", "../../etc", "SYMLINK"),
        ("one", "other", "SYMLINK"),
        ("other", "one", "SYMLINK"),
        (f"{lib}/Headers", "Versions/Current/Headers", "SYMLINK"),
    ]
    assert trimming.unbroken([*broken, *good]) == good
    backwards = [(name.replace("/", "\\"), source, kind) for name, source, kind in good]
    assert trimming.unbroken(backwards) == backwards


def test_all_links_in_the_frameworks_of_the_real_wheel_are_kept() -> None:
    _, names = wheels.listing("macos")
    entries = judging.framework_entries(names)
    links = {entry for entry in entries if entry[2] == "SYMLINK"}
    assert len(links) > 100 and links <= set(trimming.unbroken(entries))


@pytest.mark.parametrize(
    ("file", "module"),
    [
        ("dummywhist/engine/solver/_native.cpython-311-x86_64-linux-gnu.so", "dummywhist.engine.solver._native"),
        ("dummywhist/engine/solver/_native.abi3.so", "dummywhist.engine.solver._native"),
        ("dummywhist\\engine\\solver\\_native.cp313-win_amd64.pyd", "dummywhist.engine.solver._native"),
        ("dummywhist\\engine\\solver\\_native.pyd", "dummywhist.engine.solver._native"),
    ],
)
def test_a_native_module_is_known_by_its_file_on_every_system(file: str, module: str) -> None:
    assert trimming.module_of(file) == module


def test_every_package_that_is_packed_brings_the_text_of_its_licence() -> None:
    texts = parts.licence_files(trimming.PACKAGES)
    assert {"qt-LGPL-3.0.txt", "qt-GPL-3.0.txt", "python-LICENSE.txt"} <= set(texts)
    assert "LESSER GENERAL PUBLIC LICENSE" in texts["qt-LGPL-3.0.txt"].read_text("utf-8")
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["python-LICENSE.txt"].read_text("utf-8")
    assert {"markdown-it-py-LICENSE.txt", "markdown-it-py-LICENSE.markdown-it.txt"} <= set(texts)
    assert not [file for file in texts.values() if file.is_relative_to("/usr/share")]


def test_pythons_licence_is_where_its_system_puts_it_or_the_build_stops(tmp_path: Path) -> None:
    library, prefix = tmp_path / "Lib", tmp_path
    library.mkdir()
    with pytest.raises(SystemExit, match="licence"):
        parts.python_licence(str(library), str(prefix))
    (prefix / "LICENSE.txt").touch()
    assert parts.python_licence(str(library), str(prefix)) == prefix / "LICENSE.txt"
    (library / "LICENSE.txt").touch()
    assert parts.python_licence(str(library), str(prefix)) == library / "LICENSE.txt"


def test_the_systems_libraries_bring_their_papers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    packages = {"/usr/lib/libstdc++.so.6": "libstdc++6", "/usr/lib/libxcb.so.1": "libxcb1"}
    monkeypatch.setattr(
        parts, "_owner", lambda file: Part("deb", packages[file], "1") if file in packages else parts.OURS
    )
    monkeypatch.setattr(parts, "DOCUMENTS", tmp_path)
    monkeypatch.setattr(parts, "COMMON_LICENCES", tmp_path / "common")
    with pytest.raises(SystemExit, match="libstdc"):
        parts.system_licences(packages)
    for package in packages.values():
        (tmp_path / package).mkdir()
        (tmp_path / package / "copyright").write_text(
            "See /usr/share/common-licenses/GPL-3, /usr/share/common-licenses/MPL-9."
        )
    (tmp_path / "common").mkdir()
    (tmp_path / "common" / "GPL-3").touch()
    assert set(parts.system_licences([*packages, "/ours"])) == {
        "system/libstdc++6.txt", "system/libxcb1.txt", "system/common/GPL-3.txt"
    }  # fmt: skip


def test_paths_are_compared_however_a_system_writes_them() -> None:
    assert parts.under("/a/b/c", "/x", "/a/b")
    assert not parts.under("/a/bc/d", "/a/b")
    assert parts.under(r"C:\Table\assets\x.svg", r"c:\table")
    assert parts.under(r"C:\Python\Lib\os.py", "C:/Python/Lib")
    assert not parts.under(r"C:\Tables\x", r"C:\Table")


def test_no_two_systems_make_files_of_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    names = set()
    for system, machine in (("linux", "x86_64"), ("win32", "AMD64"), ("darwin", "arm64"), ("darwin", "x86_64")):
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(platform, "machine", lambda machine=machine: machine)
        names.add(about.system())
    assert names == {"linux-x86_64", "windows-x64", "macos-arm64", "macos-x86_64"}


# ---- the recipes ----


def test_the_recipes_for_all_systems_could_work() -> None:
    assert judging.faults() == []


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("[Setup]\nAppUserModelID=x\n", "[Setup] has no directive AppUserModelID"),
        ('[Icons]\nName: "x"; Filename: "y"; AppUserModelID: "z"\n', ""),
        ('[Icons]\nName: "x"; Filenam: "y"\n', "takes no Filenam"),
        ('[Icons]\nName: "a;b""c"; Filename: "y"; Name: "z"\n', "takes no Name"),
        ("[Setting]\n", "no section"),
        ('[Run]\nFilename: "x"; Flags: nowait sometimes\n', "no flag sometimes"),
    ],
)
def test_the_installers_script_is_held_against_what_inno_setup_knows(script: str, said: str) -> None:
    found = list(inno.faults(script))
    assert (said in found[0]) if said else found == []


@pytest.mark.parametrize(
    ("script", "wrong"),
    [("apt-get install -y \\ lintian man-db\n", True), ("apt-get install -y \\\n    lintian\n", False),
     ("if true; then\n", True), ("cmd '//DIR=C:\\ x'\n", False)],
)  # fmt: skip
def test_a_line_that_a_workflow_folded_is_found(script: str, wrong: bool) -> None:
    assert bool(list(judging.shell_faults("x", script))) == wrong


def test_a_release_with_two_files_of_one_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "packaging" / "ci").mkdir(parents=True)
    release = tmp_path / "packaging" / "ci" / "release"
    shutil.copy(ROOT / "packaging" / "ci" / "release", release)
    for job in ("packages-linux", "packages-windows"):
        folder = tmp_path / "dist" / job
        folder.mkdir(parents=True)
        (folder / f"{job}.bin").write_text(job)
        digest = hashlib.sha256(job.encode()).hexdigest()
        (folder / f"SHA256SUMS-{job}").write_text(f"{digest}  {job}.bin\n")
    line = [release, "v1", "--dry-run"]
    assert subprocess.run(line, capture_output=True, check=False).returncode == 0
    (tmp_path / "dist" / "packages-linux" / "packages-windows.bin").touch()
    refused = subprocess.run(line, capture_output=True, text=True, check=False)
    assert refused.returncode == 1 and "packages-windows.bin" in refused.stderr


# ---- the bill of materials ----


def test_the_bill_names_every_part_once_and_ties_it_to_the_program() -> None:
    found = {Part("pypi", "click", "8", "BSD-3-Clause"): ["x"], Part("deb", "libz", "1-2"): ["y"], parts.OURS: ["z"]}
    told = bill.document(found, {"a.deb": {"SHA1": "00", "SHA256": "11"}}, "abc", "linux-x86_64")
    assert json.loads(json.dumps(told)) == told
    names = {package["SPDXID"]: package["name"] for package in told["packages"]}
    assert sorted(names.values()) == ["click", "dummywhist", "libz"]
    known = {*names, *(file["SPDXID"] for file in told["files"]), told["SPDXID"]}
    assert all({tie["spdxElementId"], tie["relatedSpdxElement"]} <= known for tie in told["relationships"])
    contained = {
        names[tie["relatedSpdxElement"]] for tie in told["relationships"] if tie["relationshipType"] == "CONTAINS"
    }
    assert contained == {"click", "libz"}
    purls = {package["externalRefs"][0]["referenceLocator"] for package in told["packages"]}
    assert purls == {"pkg:pypi/click@8", "pkg:deb/debian/libz@1-2", f"pkg:generic/dummywhist@{VERSION}"}


def test_files_belong_to_whom_they_came_from() -> None:
    font = str(ROOT / "build" / "Inter-Regular.otf")
    found = parts.parts([str(ROOT / "LICENSE"), PySide6.__file__, os.__file__, font])
    assert {part.name.lower() for part in found} == {"dummywhist", "pyside6_essentials", "cpython", "fonts-inter"}
    assert {part.licence for part in found if part.name == "fonts-inter"} == {"OFL-1.1"}
