"""Are the lessons right? Every card, number and claim is checked by rules and solver, every language for all steps.

    python -m tools.check_lessons            say what is wrong; 1 if anything is
    python -m tools.check_lessons --write    count anew what each card costs, and keep it beside the lessons

A file that cannot be read is named with its line, as the window leaves it out. That a language lacks a step is a
warning: its English is shown there.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.lessons.differing import FOLDER as PAGES
from dummywhist.engine.lessons.differing import ORDER as PAGE_ORDER
from dummywhist.engine.lessons.differing import Differing, differing, page_faults
from dummywhist.engine.lessons.facts import faults, markers
from dummywhist.engine.lessons.lesson import Lesson
from dummywhist.engine.lessons.pupil import WORDS_A_MINUTE, costs_at, minutes
from dummywhist.engine.lessons.reading import COUNTED, FOLDER, ORDER, lessons
from dummywhist.engine.solver.solver import Solver
from tools.translatable import Source, differing_sources, lesson_sources
from tools.translate import LANGUAGES, read

LONGEST_PAGE: Final = 2.5
"""Minutes that the page of a game may take to read."""
RULEBOOK: Final = Path(__file__).resolve().parents[1] / "docs" / "rules"
ANCHOR: Final = re.compile(r'<a id="([^"]+)"')
LONGEST: Final[dict[str, float]] = {"first": 6}
"""Minutes that a lesson may take, read and played."""


def counted(found: Sequence[Lesson]) -> str:
    """Return what is kept of the costs: of each lesson by place in the line the cards that cost a trick."""
    solver, lines = Solver(32), ["# Made by python -m tools.check_lessons --write."]
    for lesson in found:
        lines.append(f"[{lesson.id}]")
        for at in sorted(lesson.asks()):
            costs = costs_at(lesson, lesson.line[:at], solver)
            words = " ".join(f"{card_text(card)}{lost}" for card, lost in sorted(costs.items()) if lost)
            lines.append(f'{at} = "{words}"')
    return "\n".join(lines) + "\n"


def page_minutes(page: Differing) -> float:
    """Return how long the page of a game takes to read."""
    told = [text for step in page.steps for text in step.texts().values()]
    return sum(len(text.split()) for text in told) / WORDS_A_MINUTE


def pages_wrong(folder: Path = PAGES, order: tuple[str, ...] = PAGE_ORDER) -> list[str]:
    """Return what is wrong in the pages that tell how a game differs, a sentence each."""
    read_now = differing(folder, order)
    found = [f"{name}: {error}" for name, error in read_now.left_out]
    anchors = {id_ for page in RULEBOOK.glob("*.md") for id_ in ANCHOR.findall(page.read_text(encoding="utf-8"))}
    for page in read_now.pages:
        found += [f"{page.id}.toml: {why}" for why in page_faults(page)]
        cited = [rule for step in page.steps for rule in step.rules]
        found += [f"{page.id}.toml: there is no rule {rule}." for rule in cited if rule not in anchors]
        if page_minutes(page) > LONGEST_PAGE:
            found.append(f"{page.id}.toml: takes {page_minutes(page):.1f} minutes.")
    return found


def lacking(language: str, sources: Sequence[Source] | None = None) -> list[str]:
    """Return the steps that a language lacks, or of which a sentence has other markers than the English.

    Of the lessons, or of ``sources``.
    """
    known = read(language)
    wanted = lesson_sources() if sources is None else sources
    found = [f"{source.note} is not there in “{language}”." for source in wanted if not known.get(source)]
    for source in wanted:
        if known.get(source) and set(markers(known[source])) != set(markers(source.text)):
            found.append(f"{source.note} has other markers in “{language}”.")
    return found


def wrong(folder: Path = FOLDER, order: tuple[str, ...] = ORDER) -> list[str]:
    """Return what is wrong in the lessons of a folder, a sentence each."""
    read_now, solver = lessons(folder, order), Solver(32)
    found = [f"{name}: {error}" for name, error in read_now.left_out]
    for lesson in read_now.lessons:
        found += [f"{lesson.id}.toml: {why}" for why in faults(lesson, solver)]
        if minutes(lesson) > LONGEST.get(lesson.id, 8):
            found.append(f"{lesson.id}.toml: takes {minutes(lesson):.1f} minutes.")
    kept = folder / COUNTED
    if not kept.exists() or kept.read_text(encoding="utf-8") != counted(read_now.lessons):
        found.append(f"{COUNTED} is out of date.")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and do what it asks for."""
    parser = argparse.ArgumentParser(description="Check the lessons.")
    parser.add_argument("--write", action="store_true")
    if parser.parse_args(arguments).write:
        (FOLDER / COUNTED).write_text(counted(lessons().lessons), encoding="utf-8")
    found = wrong() + pages_wrong()
    for sentence in found:
        print(sentence)
    for language in LANGUAGES:
        for sentence in (*lacking(language), *lacking(language, differing_sources())):
            print(f"warning: {sentence}", file=sys.stderr)
    for lesson in lessons().lessons:
        print(f"{lesson.id}: {len(lesson.steps)} steps, {minutes(lesson):.1f} minutes")
    for page in differing().pages:
        print(f"{page.id}: {len(page.steps)} steps, {page_minutes(page):.1f} minutes")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
