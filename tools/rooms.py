"""Which module imports which, also by name? Finds circles, and draws the rooms and arrows of docs/architecture.md.

    python -m tools.rooms            write the drawing into the page
    python -m tools.rooms --check    say what is out of date or goes in a circle; write nothing

Beside the ordinary statements, wherever in a module they stand, it follows what is imported by name: in a module that
calls `importlib.import_module` or `__import__`, every string that is the name of a module of the program is an arrow,
and an f-string that begins with the name of a package is an arrow to each module in it.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = "dummywhist"
PAGE: Final = ROOT / "docs" / "architecture.md"
BEGIN: Final = "<!-- rooms: begin -->"
END: Final = "<!-- rooms: end -->"
FACES: Final = ("engine", "ui")
"""Packages whose parts are rooms of their own."""
BY_NAME: Final = ("import_module", "__import__")

Graph = Mapping[str, frozenset[str]]


def modules(root: Path = ROOT, program: str = PROGRAM) -> dict[str, Path]:
    """Return the modules of the program with their files; a package is its ``__init__``."""
    found = {}
    for file in sorted((root / program).rglob("*.py")):
        parts = file.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def arrows(name: str, text: str, known: Iterable[str]) -> Iterator[str]:
    """Yield the modules among ``known`` that the module ``name`` with this ``text`` imports."""
    known = frozenset(known)
    tree = ast.parse(text)
    by_name = any(way in text for way in BY_NAME) and any(
        _name_of(node.func) in BY_NAME for node in ast.walk(tree) if isinstance(node, ast.Call)
    )
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in known or node.module in known:
                    yield inner if inner in known else node.module
        elif by_name and isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value in known and node.value != name:
                yield node.value
        elif by_name and isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            begin = str(node.values[0].value)
            if begin.rpartition(".")[0] in known:
                yield from (one for one in known if one.startswith(begin) and one != name)


def _name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def graph(files: Mapping[str, Path]) -> Graph:
    """Return what each module imports."""
    return {
        name: frozenset(arrows(name, file.read_text(encoding="utf-8"), files)) - {name} for name, file in files.items()
    }


def circles(arrows_of: Graph) -> list[list[str]]:
    """Return the modules that import each other in a circle, each circle once."""
    reach = {name: _reached(arrows_of, name) for name in arrows_of}
    found = {
        frozenset(other for other in reach[name] if name in reach[other]) for name in arrows_of if name in reach[name]
    }
    return sorted(sorted(circle) for circle in found)


def _reached(arrows_of: Graph, start: str) -> set[str]:
    found: set[str] = set()
    left = list(arrows_of[start])
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += arrows_of[name]
    return found


# ---- rooms ----


def room_of(name: str) -> str:
    """Return the room of a module: ``engine.cards``, ``ui.desk``, ``cli``; "" for the program itself and ``ui``."""
    parts = name.split(".")[1:]
    if not parts or parts in ([face] for face in FACES):
        return ""
    return ".".join(parts[:2] if parts[0] in FACES else parts[:1])


def rooms(arrows_of: Graph) -> Graph:
    """Return what each room imports of others."""
    found: dict[str, set[str]] = {}
    for name, others in arrows_of.items():
        room = room_of(name)
        if room:
            found.setdefault(room, set()).update(room_of(other) for other in others)
    return {room: frozenset(others) - {room, ""} for room, others in found.items()}


def nearest(arrows_of: Graph) -> Graph:
    """Return the arrows without those that another way says already."""
    return {
        room: frozenset(
            other for other in others if not any(other in _reached(arrows_of, one) for one in others if one != other)
        )
        for room, others in arrows_of.items()
    }


def in_order(arrows_of: Graph) -> list[str]:
    """Return the rooms so that each stands above all it imports."""
    depth: dict[str, int] = {}

    def deep(room: str) -> int:
        if room not in depth:
            depth[room] = 1 + max((deep(other) for other in arrows_of[room]), default=0)
        return depth[room]

    return sorted(arrows_of, key=lambda room: (room.startswith("engine"), -deep(room), room))


def question(file: Path) -> str:
    """Return the first sentence of a module's docstring."""
    said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    first = said.split("\n\n")[0].replace("\n", " ")
    for end in ("? ", ". ", "; "):
        first = first.partition(end)[0] + (end.strip() if end == "? " and end in first else "")
    return first.rstrip(".;")


def drawing(files: Mapping[str, Path]) -> str:
    """Return the rooms, one to a line, from the window down to the cards: what it is, and what it imports."""
    between = rooms(graph(files))
    arrow = nearest(between)
    width = max(map(len, between))
    lines = ["```text"]
    face = ""
    for room in in_order(between):
        if face and room.partition(".")[0] != face and room.startswith("engine"):
            lines.append("")
        face = room.partition(".")[0]
        lines.append(f"{room:<{width}}  {question(files[f'{PROGRAM}.{room}'])}")
        if arrow[room]:
            lines.append(f"{'':<{width}}      -> {', '.join(sorted(arrow[room]))}")
    return "\n".join([*lines, "```"])


def with_drawing(page: str, files: Mapping[str, Path]) -> str:
    """Return the page with the drawing between its two marks; ValueError if it has no place for it."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise ValueError("The page has no place for the drawing.")
    return f"{head}{BEGIN}\n{drawing(files)}\n{END}{tail}"


def main() -> int:
    """Write the drawing, or say what is wrong."""
    parser = argparse.ArgumentParser(description="Draw the rooms of the program and find circles among its modules.")
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    files = modules()
    found = circles(graph(files))
    for circle in found:
        print(f"in a circle: {', '.join(circle)}")
    page = PAGE.read_text(encoding="utf-8")
    fresh = with_drawing(page, files)
    if fresh != page:
        print(f"{PAGE.name}: {'is out of date' if check else 'written'}")
        if not check:
            PAGE.write_text(fresh, encoding="utf-8")
    return 1 if found or (check and fresh != page) else 0


if __name__ == "__main__":
    raise SystemExit(main())
