"""What is said once, quietly, beside the thing it is about? Three notes in the first minutes at a table."""

from collections.abc import Collection, Mapping
from typing import Final

from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.rules.counts import Count
from dummywhist.ui.panels.notes import note
from dummywhist.ui.scene.parts import Beside, Note
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.sitting import Sitting

BESIDE: Final[Mapping[str, Beside]] = {"turn_up": "turn_up", "packet": "packets", "score": "marker"}
"""Where each quiet note stands."""


def remembered(key: str) -> str:
    """Return how it is remembered that a note was seen."""
    return f"note {key}"


def due_note(sitting: Sitting, known: Collection[str]) -> tuple[str, Note] | None:
    """Return the note that is to be shown now, with how it is remembered; None if there is none that is not known."""
    if sitting.note is not None or sitting.conductor.mode is not Mode.PERSON:
        return None
    seen = sitting.view_now()
    if seen is None or sitting.reviewing:
        return None
    dummys = seen.turned is not None and seen.dealer in seen.layout.dummies
    count = rules_of(seen).count
    # Contracts, targets and tournaments have words of their own for what is won.
    marked = isinstance(count, Count) and seen.phase == "play"
    due = {
        "turn_up": dummys and len(seen.played) == 0,
        "packet": marked and len(seen.played) == 1,
        "score": marked and seen.ordinal > 0 and len(seen.played) == 0,
    }
    for key, now in due.items():
        if now and remembered(key) not in known:
            points = count.game if isinstance(count, Count) else 0
            alone = key == "score" and sitting.standing.rules.match.of.games == 1
            return remembered(key), Note(note("score_alone" if alone else key, points=points), BESIDE[key])
    return None
