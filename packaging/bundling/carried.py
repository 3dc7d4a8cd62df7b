"""Which files go along beside the code? Pictures, handbook, rulebook, and whatever else lies among the modules."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bundling.about import ROOT

NOT_CARRIED: Final = frozenset((".py", ".pyc", ".pyi", ".so", ".pyd", ".cpp", ".hpp", ".ts", ".typed"))
"""Code that is packed as such, and what things are made from."""
SHIPPED: Final = frozenset((ROOT / "dummywhist" / "engine" / "fair" / "check_deal.py",))
"""Code that people get to read and run by itself."""


def carried() -> Iterator[tuple[Path, str]]:
    """Yield each file to carry and the folder in the packed program that it goes to."""
    for top, place in ((ROOT / "assets", "assets"), (ROOT / "docs" / "handbook", "assets/handbook"),
                       (ROOT / "docs" / "rules", "assets/rules"), (ROOT / "dummywhist", "dummywhist")):  # fmt: skip
        for file in sorted(top.rglob("*")):
            wanted = file in SHIPPED or file.suffix not in NOT_CARRIED
            if file.is_file() and wanted and "__pycache__" not in file.parts:
                yield file, (Path(place) / file.parent.relative_to(top)).as_posix()
