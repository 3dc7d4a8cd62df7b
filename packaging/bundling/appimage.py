"""How does the program become one file that runs on any Linux? A folder of a fixed form, packed by appimagetool."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from bundling.about import COMMAND, ID, epoch
from bundling.desktop import write_share

TOOL: Final = "appimagetool"


def app_dir(frozen: Path, folder: Path) -> Path:
    """Lay out ``folder`` as an AppDir and return it."""
    shutil.rmtree(folder, ignore_errors=True)
    home = folder / "usr" / "lib" / COMMAND
    shutil.copytree(frozen, home, symlinks=True)
    write_share(folder / "usr" / "share")
    (folder / "AppRun").symlink_to(f"usr/lib/{COMMAND}/{COMMAND}")
    (folder / f"{ID}.desktop").symlink_to(f"usr/share/applications/{ID}.desktop")
    (folder / f"{ID}.png").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{ID}.png")
    (folder / ".DirIcon").symlink_to(f"{ID}.png")
    # The tool looks for the metainfo under this older name.
    (folder / "usr" / "share" / "metainfo" / f"{ID}.appdata.xml").symlink_to(f"{ID}.metainfo.xml")
    return folder


def build(folder: Path, output: Path) -> bool:
    """Pack the AppDir ``folder`` into ``output``; False where the tool is not there."""
    tool = os.environ.get("APPIMAGETOOL") or shutil.which(TOOL)
    if tool is None:
        return False
    machine = {**os.environ, "ARCH": os.uname().machine, "SOURCE_DATE_EPOCH": str(epoch()), "NO_CLEANUP": "1"}
    subprocess.run([tool, "--appimage-extract-and-run", "--no-appstream", str(folder), str(output)],
                   check=True, env=machine)  # fmt: skip
    return True
