"""How does a bot process answer the study room? The player's line protocol, with questions of the room besides."""

from collections.abc import Sequence

from dummywhist.engine.players import worker
from dummywhist.engine.study.answering import answer_text


def main(argv: Sequence[str]) -> int:
    """Answer lines until one says quit or until they end; ``argv`` begins with the sub-command's own name."""
    return worker.main(argv, answer_text)
