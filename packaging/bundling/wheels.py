"""What is in the wheels of Qt for the systems that are not at hand? Listings, on which the spec's filter is tried.

    python -m bundling.wheels

fetches the wheels of the version in requirements.lock and writes the names that matter to packaging/wheels.
"""

import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from bundling.about import PACKAGING, ROOT

FOLDER: Final = PACKAGING / "wheels"
PLATFORMS: Final = {"macos": "macosx_13_0_universal2", "windows": "win_amd64"}
MATTERS: Final = re.compile(
    r"PySide6/(?:Qt/)?(?:plugins/.+|translations/qt(?:base)?_\w+\.qm|lib/\w+\.framework/Versions/A/\w+)$"
    r"|PySide6/(?:Qt/lib/\w+\.framework/Versions/A/Resources/Info\.plist|Qt\w+\.(?:abi3\.so|pyd)|Qt6\w+\.dll)$"
)


def locked() -> str:
    """Return the version of PySide6-Essentials that is locked."""
    found = re.search(r"^pyside6-essentials==(\S+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise ValueError("requirements.lock names no PySide6-Essentials.")
    return found[1]


def listing(system: str) -> tuple[str, list[str]]:
    """Return the version of the wheel for ``system``, macos or windows, and the names in it that matter."""
    version, *names = (FOLDER / f"{system}.txt").read_text("utf-8").splitlines()
    return version, names


def main() -> int:
    """Fetch and write the listings."""
    FOLDER.mkdir(exist_ok=True)
    for system, platform in PLATFORMS.items():
        with tempfile.TemporaryDirectory() as folder:
            line = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:",
                    "--platform", platform, "--python-version", "3.13", "--dest", folder,
                    f"PySide6-Essentials=={locked()}"]  # fmt: skip
            subprocess.run(line, check=True)
            (wheel,) = Path(folder).glob("*.whl")
            names = sorted(name for name in zipfile.ZipFile(wheel).namelist() if MATTERS.match(name))
        (FOLDER / f"{system}.txt").write_text("\n".join((locked(), *names)) + "\n", encoding="utf-8")
        print(f"{len(names)} names of the wheel for {system}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
