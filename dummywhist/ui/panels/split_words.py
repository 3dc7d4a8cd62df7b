"""How is it said where the tricks of a deal came from? Rows of a waterfall, and the sum in figures."""

from __future__ import annotations

from dummywhist.engine.deal.layout import Player, side_of
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.seats.review import Split
from dummywhist.engine.study.split import average
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.panels.wording import MINUS, Voice, signed
from dummywhist.ui.tongues import capital, grammar, tr


class SplitRow(NamedTuple):
    """A part: its name, its figure with a sign, from where to where it goes on the axis, and what it is: ``total``,
    ``luck``, ``loss`` or ``gift``."""

    name: str
    figure: str
    start: float
    end: float
    kind: str


class SplitTold(NamedTuple):
    """The rows from the average to what was taken, the sum in figures, and all of it as it is read out."""

    rows: tuple[SplitRow, ...] = ()
    points: bool = False
    sum: str = ""
    spoken: str = ""


def told_split(found: Split, end: View, voice: Voice, player: Player, *, points: bool) -> SplitTold:
    """Return what is told of the split of ``player``; ``points``: of what the tricks counted at the score."""
    layout = end.layout
    middle = None if points else average(rules_of(end))
    held, name = found.held, voice.name(player)
    first = tr("Average") if middle is not None else tr("The deal held")
    parts: list[tuple[str, float, str]] = []
    if middle is not None:
        parts.append((tr("Luck of the deal"), held - middle, "luck"))
    parts.append((capital(tr("{name:whose} own losses", name=name)), found.own, "loss"))
    sides = [side_of(layout, other) for other in layout.players]
    if sides.count(side_of(layout, player)) > 1:
        parts.append((tr("The partner’s losses"), found.partner, "loss"))
    parts.append((tr("The others’ gifts"), found.others, "gift"))
    parts.append((tr("How the cards lay"), found.lay, "luck"))
    if found.claimed:
        parts.append((tr("The claim", note="part of a sum"), found.claimed, "luck"))
    at = held if middle is None else middle
    rows = [SplitRow(first, _plain(at), at, at, "total")]
    said = [_plain(at)]
    for words, part, kind in parts:
        rows.append(SplitRow(words, signed(part, 2), at, at + part, kind))
        figure = grammar().figure(abs(part), 2) if abs(part) >= 0.005 else "0"
        said.append(f"{'+' if part >= 0 else MINUS} {figure}")
        at += part
    taken = (
        tr("Points {name} made", name=name) if points else tr("Tricks {name} took", name=name)
    )  # fmt: skip
    rows.append(SplitRow(taken, _plain(found.taken), found.taken, found.taken, "total"))
    spoken = ". ".join(f"{row.name}: {row.figure}" for row in rows)
    return SplitTold(tuple(rows), points, f"{' '.join(said)} = {_plain(found.taken)}", f"{spoken}.")


def _plain(figure: float) -> str:
    """Return a figure with as many places as it needs, two at the most."""
    short = round(figure, 2)
    places = 0 if short == round(short) else 1 if short == round(short, 1) else 2
    return f"{MINUS if short < 0 else ''}{grammar().figure(abs(short), places)}"
