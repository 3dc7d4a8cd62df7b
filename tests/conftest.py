"""What every test stands on: no windows on anybody's screen, and nobody's own tables touched."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# How long an example takes says more about the machine than about the code.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def home_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A test that forgets a home of its own writes here, never where the player's tables are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DUMMYWHIST_HOME", str(tmp_path_factory.mktemp("home")))
        yield
