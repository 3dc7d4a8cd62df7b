"""Which fonts go along, so that the table looks the same on a system that has none? Two families with their licences.

They are taken from the Debian packages that carry them, or from the folder that DUMMYWHIST_FONTS names; where neither
is there the packed program has none of its own and uses those of the system.

    python -m bundling.typefaces FOLDER/fonts

gathers them in a folder, for systems that have no such packages.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

PACKAGES: Final = {
    "fonts-inter": tuple(f"inter/Inter-{cut}.otf" for cut in ("Regular", "Italic", "Medium", "SemiBold", "Bold")),
    "fonts-ebgaramond": ("ebgaramond/EBGaramond12-Regular.otf",),
}
SYSTEM: Final = Path("/usr/share/fonts/opentype")
DOCUMENTS: Final = Path("/usr/share/doc")


def wanted() -> dict[str, Path]:
    """Return by its name when packed each file, fonts and licences, where its Debian package puts it."""
    found: dict[str, Path] = {}
    for package, fonts in PACKAGES.items():
        found |= {Path(font).name: SYSTEM / font for font in fonts}
        found[f"{package}-copyright.txt"] = DOCUMENTS / package / "copyright"
    return found


def files(scratch: Path) -> list[Path]:
    """Return the font files and licences to pack, renamed in ``scratch`` where they must be; none if one is missing."""
    named = os.environ.get("DUMMYWHIST_FONTS")
    sources = {name: Path(named) / name if named else file for name, file in wanted().items()}
    if not all(source.is_file() for source in sources.values()):
        return []
    folder = scratch / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    for name, source in sources.items():
        shutil.copyfile(source, folder / name)
    return [folder / name for name in sorted(sources)]


if __name__ == "__main__":
    if not files(Path(sys.argv[1]).parent):
        sys.exit(f"The packages {' and '.join(PACKAGES)} are not installed.")
