"""What stands on the cards of a reviewed deal, and in the strip under them? Made of what is judged so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player, side_of
from dummywhist.engine.seats.outlook import outlook
from dummywhist.engine.seats.review import Decision, Judged, Review
from dummywhist.ui.panels.review_words import Words
from dummywhist.ui.scene.layout.types import Place
from dummywhist.ui.scene.parts import CourseLine, DealCourse, ValueRow, Values, Worth
from dummywhist.ui.tongues import grammar, mark, tr

Shown = Literal["both", "seen", "known", "none"]
SEEN: Final = mark("all hands seen")
YOURS: Final = mark("what you could know")
KNOWN: Final = mark("what could be known")


def values_of(review: Review, one: Decision, judged: Judged | None, place: Place, you: Player | None,
              shown: Shown) -> Values | None:  # fmt: skip
    """Return what the cards bring of the hand at ``place``, before ``one`` of them is played; None to show nothing."""
    rows, seen = [], review.seen(one)
    known = None if judged is None else judged.known
    if shown in ("both", "seen"):
        best = max(seen.values())
        rows.append(ValueRow(tr(SEEN), {card: Worth(f"{tricks}", tricks == best) for card, tricks in seen.items()}))
    if shown in ("both", "known") and known is not None:
        most = max(known.tricks.values()) - known.tolerance
        worth = {
            card: Worth(grammar().figure(tricks, 1), tricks >= most - 1e-9) for card, tricks in known.tricks.items()
        }
        rows.append(ValueRow(tr(YOURS if one.player == you else KNOWN), worth, own=True))
    if not rows:
        return None
    spoken = {card: _spoken(card, seen, judged, shown) for card in seen}
    return Values(place, tuple(rows), spoken)


def _spoken(card: Card, seen: Mapping[Card, int], judged: Judged | None, shown: Shown) -> str:
    said = []
    if shown in ("both", "seen"):
        said.append(tr("{n:number} {n:trick|tricks} with all hands seen", n=seen[card]))
    if shown in ("both", "known") and judged is not None and judged.known is not None:
        figure = grammar().figure(judged.known.tricks[card], 1)
        said.append(tr("{figure} on what could be known", figure=figure))
    return ", ".join(said)


def course_of(
    review: Review, words: Words, player: Player, at: int, until: int | None, line: tuple[Review, int] | None = None
) -> DealCourse | None:
    """Return the strip of the deal for the side of ``player``, the table standing after ``at`` cards.

    ``until``: after how many cards nothing may be told. ``line``: the one on the table, and after how many cards it
    leaves the deal. None where nothing is known of that side.
    """
    layout = review.end.layout
    found = outlook(review, side_of(layout, player))
    if not found.seen:
        return None
    yours = player == words.you
    title = tr("Tricks you come to") if yours else tr("Tricks {name} comes to", name=words.voice.name(player))
    lost = next((one for one in review.judged() if review.moment(one.decision) == at and one.known_loss), None)
    trick = len(layout.chairs)
    seen = dict(found.seen)
    other = () if line is None else tuple(
        point for point in outlook(line[0], side_of(layout, player)).seen if point[0] >= line[1]
    )  # fmt: skip
    if other and at > other[0][0]:
        seen = dict(other)
    before = [tricks for moment, tricks in sorted(seen.items()) if moment <= at]
    now = seen.get(at, before[-1] if before else found.seen[0][1])
    spoken = tr("{title}: {n:number} with all hands seen where the table stands.", title=title, n=now)
    if until is None:
        spoken += " " + tr("{first:number} at the deal, {last:number} at the end.", first=found.seen[0][1],
                           last=found.seen[-1][1])  # fmt: skip
    loss = lost is not None and until is None and not other
    return DealCourse(
        title, CourseLine(tr(SEEN), found.seen), CourseLine(tr(YOURS if yours else KNOWN), found.known), found.cards,
        trick, tr("Deal", note="where the strip begins"), at, loss, until, spoken, other,
    )  # fmt: skip
