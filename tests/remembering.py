"""How is each moment of a deal asked once only, in a run of very many deals?

Who may act and what he may do follow from the moment alone. A run that checks everything asks for them again and again
of the same moment, so the last answer is kept. The kernel itself keeps nothing.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.layers.laws import layer


def of_the_last(asked: Callable[..., Any]) -> Callable[..., Any]:
    """Return ``asked`` (a function of a moment and what else) with the answers about the last moment kept."""
    moment: object = None
    answers: dict[tuple[object, ...], Any] = {}

    def remembered(state: object, *others: Any) -> Any:
        nonlocal moment
        if state is not moment:
            moment = state
            answers.clear()
        if others not in answers:
            answers[others] = asked(state, *others)
        return answers[others]

    return remembered


@contextmanager
def remembering() -> Iterator[None]:
    """Keep what was last asked of the kernel and of the laws."""
    with (
        patch.object(kernel, "_actors", of_the_last(kernel._actors)),
        patch.object(kernel, "choices", of_the_last(kernel.choices)),
        patch.object(layer, "_answerers", of_the_last(layer._answerers)),
        patch.object(layer, "_offers", of_the_last(layer._offers)),
        patch.object(layer, "_wide_offers", of_the_last(layer._wide_offers)),
    ):
        yield
