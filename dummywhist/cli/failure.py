"""How does a command fail? With one line on standard error."""

from collections.abc import Iterator
from contextlib import contextmanager

import click

from dummywhist.engine.errors import DummyWhistError


@contextmanager
def failing_clearly(about: str = "") -> Iterator[None]:
    """Turn what the engine finds wrong into the one line of a failed command, ``about`` what it speaks of."""
    try:
        yield
    except DummyWhistError as error:
        raise click.ClickException(f"{about}: {error}" if about else str(error)) from error
