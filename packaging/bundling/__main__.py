"""Which packed forms can this machine make? Freezes the program and makes them, with sums and a bill of materials.

    packaging/build [--out DIR] [--work DIR] [--only FORM ...]

Called by ``packaging/build`` on Linux; ``python -m bundling`` with ``packaging`` on the path does the same elsewhere.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Final

from bundling import appimage, archives, bill, debian, macos, typefaces, windows
from bundling.about import COMMAND, NAME, PACKAGING, ROOT, VERSION, system
from bundling.desktop import write_share
from bundling.parts import elf_files

LINUX_FORMS: Final = ("tarball", "deb", "appimage")


def git(*words: str) -> str:
    """Return what git says about the checkout; empty where it is none."""
    try:
        told = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return told.stdout.strip() if told.returncode == 0 else ""


def freeze(work: Path) -> Path:
    """Freeze the program into a folder and return it; what went in stands in contents.json beside the build."""
    line = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
            "--distpath", str(work / "frozen"), "--workpath", str(work / "work"),
            str(PACKAGING / f"{COMMAND}.spec")]  # fmt: skip
    # The order of sets, and with it the bytes of what is compiled, is the same every time.
    settled = {**os.environ, "PYTHONHASHSEED": "1", "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
               "LC_ALL": "C.UTF-8", "MACOSX_DEPLOYMENT_TARGET": macos.OLDEST}  # fmt: skip
    subprocess.run(line, check=True, cwd=ROOT, env=settled)
    frozen = work / "frozen" / COMMAND
    if sys.platform.startswith("linux"):
        forget_folders(frozen)
    return frozen


def forget_folders(frozen: Path) -> None:
    """Take out of the libraries in ``frozen`` the folders of this machine in which they would look for others."""
    for file in elf_files(frozen):
        told = subprocess.run(["chrpath", "--list", str(file)], capture_output=True, text=True, check=False).stdout
        _, _, path = told.rpartition("=")
        if path.startswith("/"):
            subprocess.run(["chrpath", "--delete", str(file)], check=True, stdout=subprocess.DEVNULL)


def tarball(frozen: Path, work: Path, output: Path) -> Path:
    """Make the archive that can be unpacked anywhere, with a script that puts it into one's own menu."""
    folder = work / f"{COMMAND}-{VERSION}"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(frozen, folder, symlinks=True)
    write_share(folder / "share", "@PROGRAM@")
    shutil.copy(PACKAGING / "linux" / "install", folder / "install")
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE")
    file = output / f"{COMMAND}-{VERSION}-{system()}.tar.xz"
    archives.tar_xz(folder, file)
    return file


def on_linux(forms: Collection[str], frozen: Path, contents: Path, work: Path, output: Path) -> list[Path]:
    """Make those of the ``forms`` that a Linux machine can."""
    made: list[Path] = []
    if "tarball" in forms:
        made.append(tarball(frozen, work, output))
    if "deb" in forms and not (shutil.which("dpkg-deb") and shutil.which("dpkg-shlibdeps")):
        print("No .deb: dpkg-deb and dpkg-shlibdeps (dpkg-dev) are not here.")
    elif "deb" in forms:
        ours = (sys.prefix, f"{sys.base_prefix}/lib/python{sys.version_info.major}.{sys.version_info.minor}", str(ROOT))
        made.append(debian.build(frozen, contents, ours, work / "debian", output))
    if "appimage" in forms:
        folder = appimage.app_dir(frozen, work / f"{COMMAND}.AppDir")
        image = output / f"{COMMAND}-{VERSION}-{platform.machine()}.AppImage"
        if appimage.build(folder, image):
            made.append(image)
        else:
            print(f"No AppImage: {appimage.TOOL} is not here; what it packs is in {folder}.")
    return made


def on_windows(frozen: Path, work: Path, output: Path) -> list[Path]:
    """Make what a Windows machine can."""
    folder = work / f"{COMMAND}-{VERSION}"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(frozen, folder)
    made = [output / f"{COMMAND}-{VERSION}-{system()}.zip"]
    archives.zip_file(folder, made[0])
    setup = output / f"{COMMAND}-{VERSION}-{system()}-setup.exe"
    if windows.installer(frozen, work, setup):
        made.append(setup)
    else:
        print("No installer: Inno Setup is not here.")
    return made


def on_macos(work: Path, output: Path) -> list[Path]:
    """Make what a Mac can."""
    folder = work / "image"
    shutil.rmtree(folder, ignore_errors=True)
    app = folder / f"{NAME}.app"
    shutil.copytree(work / "frozen" / app.name, app, symlinks=True)
    image = output / f"{COMMAND}-{VERSION}-{system()}.dmg"
    macos.disk_image(app, work / "work" / COMMAND / "dummywhist-record.icns", image)
    return [image]


def main() -> int:
    """Make everything and say what was made."""
    parser = argparse.ArgumentParser(prog="packaging/build", description="Makes every packed form this machine can.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the finished files go (dist)")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "packaging", help="scratch (build/packaging)")
    parser.add_argument("--only", nargs="+", choices=LINUX_FORMS, default=LINUX_FORMS, help="on Linux, these alone")
    asked = parser.parse_args()
    output, work = asked.out.resolve(), asked.work.resolve()
    os.environ.setdefault("SOURCE_DATE_EPOCH", git("log", "-1", "--format=%ct") or "0")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if git("status", "--porcelain"):
        print("The checkout differs from its commit: what is made has no commit to be compared with.")
    if not typefaces.files(work):
        print(f"The program is packed without fonts of its own: {' and '.join(typefaces.PACKAGES)} are not here.")
    output.mkdir(parents=True, exist_ok=True)
    frozen = freeze(work)
    contents = work / "work" / COMMAND / "contents.json"
    if sys.platform == "win32":
        made = on_windows(frozen, work, output)
    elif sys.platform == "darwin":
        made = on_macos(work, output)
    else:
        made = on_linux(asked.only, frozen, contents, work, output)
    made.append(bill.write(contents, made, git("rev-parse", "HEAD") or "unknown", output))
    sums = "".join(f"{bill.summed(file)}  {file.name}\n" for file in sorted(made))
    (output / f"SHA256SUMS-{system()}").write_text(sums, encoding="utf-8")
    for file in sorted(made):
        print(f"{file.stat().st_size / 1e6:7.1f} MB  {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
