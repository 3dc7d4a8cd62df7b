"""What is said of a tray that other tables have played, and of a match against them?"""

from dummywhist.engine.duplicate.other_room import Overplayed, Standing
from dummywhist.engine.duplicate.result import Side
from dummywhist.ui.tongues import grammar, tr

PLACES = 1
"""Decimals of tricks."""


def tray_lines(tray: Overplayed, side: Side) -> tuple[str, ...]:
    """Return how the pair of ``side`` did on a tray, as far as other tables have finished it."""
    done, of = len(tray.finished), len(tray.others)
    if not done:
        return (tr("The other room plays this tray now."),)
    average = grammar().figure(float(tray.average if side == "NS" else 13 - tray.average), PLACES)
    words = tr("Average {average}, you {plus}.", average=average, plus=signed(float(tray.plus(side))))
    if tray.complete:
        return (tr("The same cards at {n:number} other tables.", n=of), words)
    return (tr("{done:number^} of {of:number} other tables {done:has|have} finished.", done=done, of=of), words)


def match_lines(found: Standing) -> tuple[str, ...]:
    """Return how a pair stands against the other tables, and what chance alone does."""
    plus = signed(float(found.plus))
    place = tr("Place {place} of {pairs}", place=f"{found.place}{'=' if found.shared else ''}", pairs=found.pairs)
    lines = [tr("{place}, {plus} tricks.", place=place, plus=plus)]
    if found.chance is not None:
        about = grammar().figure(found.chance, PLACES)
        lines.append(tr("Chance alone moves such a total by about {tricks} tricks.", tricks=about))
    return tuple(lines)


def signed(number: float) -> str:
    """Return ``+1.2``, ``0.0``, or with a true minus sign."""
    written = grammar().figure(abs(number), PLACES)
    if not float(f"{abs(number):.{PLACES}f}"):
        return written
    return f"\N{MINUS SIGN}{written}" if number < 0 else f"+{written}"
