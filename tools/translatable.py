"""Which strings are to be translated? All that the window marks, its tables, the engine's messages and rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from dummywhist.engine.english import ENGLISH
from dummywhist.engine.lessons.differing import differing
from dummywhist.engine.lessons.reading import lessons
from dummywhist.engine.players.agreed import CONVENTIONS
from dummywhist.engine.rules.declare import Toggle
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.ui.desk.command import MENUS
from dummywhist.ui.scene.wording import ENGLISH as CLOTH

WINDOW: Final = Path(__file__).resolve().parents[1] / "dummywhist" / "ui"
NEVER_SHOWN: Final = (
    "lesson.", "problem.", "solve.", "unreadable.solve_line", "unreadable.line", "unreadable.view", "view.",
)  # fmt: skip
"""Messages of the command line and of the players' protocol, which the window never shows."""


class Source(NamedTuple):
    """One string: its context in the catalogue, the English, and a key or note that tells it from its like."""

    context: str
    text: str
    note: str = ""


@cache
def sources() -> tuple[Source, ...]:
    """Return every string once, in an order that stays; the files are read once."""
    found = [*_marked(), *(Source("ui", menu, "menu") for menu in MENUS)]
    found += [Source("cloth", text, key) for key, text in CLOTH.items()]
    found += [Source("engine", text, key) for key, text in ENGLISH.items() if not key.startswith(NEVER_SHOWN)]
    found += [Source("rules", text) for text in _rules() if re.search("[A-Za-z]", text)]
    return tuple(dict.fromkeys([*found, *lesson_sources(), *differing_sources()]))


def _marked() -> Iterator[Source]:
    for file in sorted(WINDOW.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("tr", "mark"):
                note = next((word.value for word in node.keywords if word.arg == "note"), None)
                said = note.value if isinstance(note, ast.Constant) else ""
                for text in _strings(node.args[0]):
                    yield Source("ui", text, str(said))


def _strings(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.IfExp(body=yes, orelse=no):
            yield from _strings(yes)
            yield from _strings(no)


def lesson_sources() -> list[Source]:
    """Return the sentences of the lessons; the note is lesson, step and part."""
    found = []
    for lesson in lessons().lessons:
        found.append(Source("lessons", lesson.title, lesson.id))
        for number, step in enumerate(lesson.steps, 1):
            found += [Source("lessons", text, f"{lesson.id} {number} {key}") for key, text in step.texts().items()]
    return found


def differing_sources() -> list[Source]:
    """Return the sentences that tell how games differ; the note is page, step and part."""
    found = []
    for page in differing().pages:
        found.append(Source("lessons", page.title, f"differs {page.id}"))
        for number, step in enumerate(page.steps, 1):
            found += [
                Source("lessons", text, f"differs {page.id} {number} {key}") for key, text in step.texts().items()
            ]
    return found


def _rules() -> Iterator[str]:
    for game in GAMES:
        yield from (game.name, game.name.partition(" for ")[0], game.summary, game.source)
        for toggle in game.toggles:
            yield from _toggle(toggle)
        for preset in game.presets:
            yield from (preset.label, preset.source)
    for convention in CONVENTIONS:
        yield from _toggle(convention)


def _toggle(toggle: Toggle) -> Iterator[str]:
    yield from (toggle.label, toggle.help, toggle.group, toggle.source)
    yield from (value.label for value in toggle.values)
    yield from (requirement.why for requirement in toggle.requires)
