"""What every test stands on: no windows on anybody's screen, and nobody's own tables touched."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Qt would spread each long row of pixels over threads of its own; processors that run tests have no time to spare.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

# How long an example takes says more about the machine than about the code.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


WINDOW = {"qapp", "qtbot"}
"""Fixtures of tests that need a screen."""
OUTSIDE = {"cli", "packaging", "partner_sins", "tools"}
"""Folders whose tests start processes, build, or let computers think long."""
THINKING = {"decide", "random_log", "subprocess", "Trial"}
"""Names that a module imports to start processes, or to let computers think."""


def pytest_configure() -> None:
    """What is imported and collected stays: to look through it again and again, in every worker, is in vain."""
    gc.disable()


def pytest_collection_finish() -> None:
    """What the tests themselves leave behind is collected as ever."""
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as slow all that needs a window or a process or lets computers think; a module may say so itself as well.

    A test with a parameter ``seed`` says the same of many games: it is repeated for every seed but the first that it
    names beside the same other parameters. Only `./check --long` runs what is repeated. All tests of one golden record
    run one after the other, whatever module they stand in, so that it is played and read once for them; what is
    marked as long comes before all others, or at the end one processor would wait for the other.
    """
    first: dict[object, object] = {}
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
        window = WINDOW & set(getattr(item, "fixturenames", ()))
        thinks = THINKING & vars(getattr(item, "module", None) or item).keys()
        if window or folder in OUTSIDE or thinks:
            item.add_marker("slow")
        if isinstance(item, pytest.Function) and hasattr(item, "callspec") and "seed" in item.callspec.params:
            others = frozenset((name, id(value)) for name, value in item.callspec.params.items() if name != "seed")
            seed = item.callspec.params["seed"]
            if seed != first.setdefault((item.path, item.originalname, others), seed):
                item.add_marker("repeated")
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> tuple[int, str]:
    """Return when its turn comes: what is long, what has no record, the path of the record that a parameter names."""
    if item.get_closest_marker("long") is not None:
        return 0, ""
    for value in item.callspec.params.values() if hasattr(item, "callspec") else ():
        path = getattr(value, "record_path", value)
        if isinstance(path, Path) and path.suffix == ".dwr":
            return 2, str(path)
    return 1, ""


@pytest.fixture(scope="session", autouse=True)
def no_wait_for_the_disk() -> Iterator[None]:
    """Files are as full for whoever reads them before they lie on the disk: nobody cuts the power of a test.

    What counts how often it is waited for, or what lets it fail, puts its own in this place.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", os.fstat)  # a file that is shut is an error still
        yield


@pytest.fixture(scope="session", autouse=True)
def home_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A test that forgets a home of its own writes here, never where the player's tables are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DUMMYWHIST_HOME", str(tmp_path_factory.mktemp("home")))
        yield
