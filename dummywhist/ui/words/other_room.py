"""What is said of a tray that other tables have played, and of a match against them?"""

from typing import Final

from dummywhist.engine.duplicate.other_room import Overplayed, Standing
from dummywhist.engine.duplicate.result import EW, NS, Side
from dummywhist.engine.knowledge.view import View
from dummywhist.ui.tongues import grammar, mark, tr
from dummywhist.ui.words import terms

PLACES = 1
"""Decimals of tricks."""
SIDES: Final = {NS: mark("North and South"), EW: mark("East and West")}
PLACES_OF: Final = (
    mark("First of {pairs:words} pairs"),
    mark("Second of {pairs:words} pairs"),
    mark("Third of {pairs:words} pairs"),
    mark("Fourth of {pairs:words} pairs"),
    mark("Fifth of {pairs:words} pairs"),
    mark("Sixth of {pairs:words} pairs"),
    mark("Seventh of {pairs:words} pairs"),
    mark("Eighth of {pairs:words} pairs"),
    mark("Ninth of {pairs:words} pairs"),
    mark("Tenth of {pairs:words} pairs"),
    mark("Eleventh of {pairs:words} pairs"),
    mark("Twelfth of {pairs:words} pairs"),
)
"""Among the pairs of one direction, as far as numbers are words."""
POSITIONS: Final = (mark("North"), mark("East"), mark("South"), mark("West"))


def tray_lines(tray: Overplayed, side: Side) -> tuple[str, ...]:
    """Return how the pair of ``side`` did on a tray, as far as other tables have finished it."""
    done, of = len(tray.finished), len(tray.others)
    if not done:
        return (tr("The other room plays this tray now."),)
    plus = signed(float(tray.plus(side)))
    words = tr("Average {average}, you {plus}.", average=average_words(tray, side), plus=plus)
    if tray.complete:
        return (tr("The same cards at {n:number} other tables.", n=of), words)
    return (finished_words(tray), words)


def match_lines(found: Standing) -> tuple[str, ...]:
    """Return how a pair stands against the other tables, and what chance alone does."""
    lines = [f"{standing_words(found)}."]
    if found.chance is not None:
        lines.append(chance_words(found.chance))
    return tuple(lines)


def standing_words(found: Standing) -> str:
    """Return the place of a pair among those of its direction, and how far from their average it is."""
    if found.shared or found.place > len(PLACES_OF):
        place = tr("Place {place} of {pairs}", place=place_words(found.place, found.shared), pairs=found.pairs)
    else:
        place = tr(PLACES_OF[found.place - 1], pairs=found.pairs)
    return tr("{place}, {plus} tricks", place=place, plus=signed(float(found.plus)))


def place_words(place: int, shared: bool) -> str:
    """Return ``3``, or ``6=`` where equals share it (DW-E13)."""
    return f"{place}=" if shared else str(place)


def chance_words(tricks: float) -> str:
    """Return how much chance alone moves a total."""
    about = grammar().figure(tricks, PLACES)
    return tr("Chance alone moves such a total by about {tricks} tricks.", tricks=about)


def finished_words(tray: Overplayed) -> str:
    """Return how many of the other tables have finished a tray."""
    return tr(
        "{done:number^} of {of:number} other tables {done:has|have} finished.",
        done=len(tray.finished), of=len(tray.others),
    )  # fmt: skip


def average_words(tray: Overplayed, side: Side) -> str:
    """Return the average of a tray for ``side``."""
    return grammar().figure(float(tray.average_of(side)), PLACES)


def turned_words(seen: View) -> str:
    """Return who dealt a counted tray, and what was turned."""
    deals = tr("{point} deals", point=tr(POSITIONS[seen.dealer]))
    if seen.turned is None:
        return f"{deals}."
    return f"{deals}. {tr('Trump card: the {card:card}.', card=seen.turned)}"


def scale_words(number: int, own: int, others: tuple[int, ...], average: str, plus: str) -> str:
    """Return all of a line of the trays in a sentence, the tricks of the others from most to fewest."""
    made = ", ".join(str(tricks) for tricks in sorted(others, reverse=True))
    return tr(
        "Tray {number}: you {own}, other tables {others}, average {average}, {plus}",
        number=number, own=own, others=made or tr("none"), average=average, plus=plus,
    )  # fmt: skip


def signed_whole(number: int) -> str:
    """Return ``+3``, ``0``, or with a true minus sign."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else f"+{number}" if number else "0"


def signed(number: float) -> str:
    """Return ``+1.2``, ``0.0``, or with a true minus sign."""
    return terms.signed(number, PLACES)
