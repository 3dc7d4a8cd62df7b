"""Which files does the Flatpak's build fetch? Those that uv.lock names for its Python, with their sums.

    python -m bundling.flatpak

writes packaging/linux/flatpak/python-packages.json.
"""

import json
import re
import tomllib
from typing import Any, Final

from bundling.about import PACKAGING, ROOT

SOURCES: Final = PACKAGING / "linux" / "flatpak" / "python-packages.json"
PYTHON: Final = 312
"""The Python of the runtime that the manifest names."""
PACKAGES: Final = (
    "appdirs", "cffi", "click", "markdown-it-py", "mdurl", "pycparser", "pygments", "pynacl", "pyside6-essentials",
    "rich", "shiboken6",
)  # fmt: skip
BUILD_PACKAGES: Final = ("nanobind",)
"""What the native modules are built with, beside the tools of the runtime."""
MACHINES: Final = {"x86_64": "x86_64", "aarch64": "aarch64"}


def fits(wheel: str, machine: str) -> bool:
    """Whether the file name ``wheel`` is one that the runtime on this ``machine`` can use."""
    *_, python, abi, platform = wheel.removesuffix(".whl").split("-")
    if platform != "any" and not ("manylinux" in platform and platform.endswith(machine)):
        return False
    if any(tag in ("py3", f"cp{PYTHON}") for tag in python.split(".")) and abi != f"cp{PYTHON}t":
        return True
    oldest = re.match(r"cp(\d+)$", python)
    return abi == "abi3" and oldest is not None and int(oldest[1]) <= PYTHON


def sources() -> list[dict[str, Any]]:
    """Return the sources of the Python packages, in the manifest's words."""
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    packages = {package["name"]: package for package in lock["package"]}
    found: list[dict[str, Any]] = []
    for name in sorted({*PACKAGES, *BUILD_PACKAGES}):
        wheels = {wheel["url"].rsplit("/", 1)[1]: wheel for wheel in packages[name].get("wheels", ())}
        for machine, arch in MACHINES.items():
            fitting = [file for file in wheels if fits(file, machine)]
            if not fitting:
                raise SystemExit(f"uv.lock names no file of {name} for {machine}.")
            wheel = wheels[fitting[0]]
            source = {"type": "file", "url": wheel["url"], "sha256": wheel["hash"].removeprefix("sha256:")}
            if fitting[0].endswith("-any.whl"):
                found.append(source)
                break
            found.append(source | {"only-arches": [arch]})
    return found


def text() -> str:
    """Return the file of sources."""
    return json.dumps(sources(), indent=1) + "\n"


if __name__ == "__main__":
    SOURCES.write_text(text(), encoding="utf-8")
