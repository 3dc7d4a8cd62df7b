"""Do the lock files hold what pyproject.toml asks for, with a hash each, and name no place but the public index?"""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]


def locked(lock: str) -> dict[str, set[str]]:
    """Return the versions that a lock file has of each package."""
    versions: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / lock).read_text("utf-8"), re.MULTILINE):
        versions.setdefault(name.lower().replace("_", "-"), set()).add(version)
    return versions


@pytest.mark.parametrize(
    ("lock", "extras"),
    [
        ("requirements.lock", ()),
        ("requirements-dev.lock", ("dev", "train")),
        ("requirements-package.lock", ("package",)),
    ],
)
def test_what_is_asked_for_is_locked(lock, extras):
    versions = locked(lock)
    for line in PROJECT["dependencies"] + [line for extra in extras for line in EXTRAS[extra]]:
        wanted = Requirement(line)
        found = versions[wanted.name.lower().replace("_", "-")]
        assert found and all(wanted.specifier.contains(version) for version in found), f"{lock}: run tools/lock.sh"


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock", "requirements-package.lock"])
def test_every_package_has_hashes_and_no_place(lock):
    text = (ROOT / lock).read_text("utf-8")
    packages = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert len(packages) > 5
    assert all("--hash=sha256:" in package for package in packages)
    assert "://" not in text


def test_the_project_lock_names_the_public_index_alone():
    hosts = set(re.findall(r"https?://([^/\"]+)", (ROOT / "uv.lock").read_text("utf-8")))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}


def test_every_python_of_the_classifiers_is_supported():
    """The newest Python in the classifiers and the oldest that is required frame what check.yml runs."""
    versions = [c.rsplit(" ", 1)[1] for c in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", c)]
    assert versions == sorted(versions, key=lambda version: int(version.split(".")[1]))
    assert PROJECT["requires-python"] == f">={versions[0]}"
