"""Do imports go one way, also those by name, and does the page show the rooms as they are?"""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dummywhist.ui.late import LATE
from tools import rooms

FILES = rooms.modules()
WINDOW = {name: file for name, file in FILES.items() if name.startswith("dummywhist.ui")}
KNOWN = ("p", "p.a", "p.b", "p.c", "p.c.one", "p.c.two", "p.d")


@pytest.fixture(scope="module")
def arrows() -> rooms.Graph:
    """What each module imports: the whole program is read, which no run should do that only gathers the tests."""
    return rooms.graph(FILES)


def test_no_module_imports_itself_by_whatever_way(arrows: rooms.Graph) -> None:
    assert rooms.circles(arrows) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import p.a", {"p.a"}),
        ("from p import b", {"p.b"}),
        ("from p.b import something", {"p.b"}),
        ("def f():\n    from p import a", {"p.a"}),
        ("import importlib\nimportlib.import_module('p.a')", {"p.a"}),
        ("from importlib import import_module\nNAME = 'p.b'\nimport_module(NAME)", {"p.b"}),
        ("import importlib\nimportlib.import_module(f'p.c.{name}')", {"p.c.one", "p.c.two"}),
        ("x = __import__('p.a')", {"p.a"}),
        ("NAME = 'p.a'", set()),
        ("import os", set()),
    ],
)
def test_every_way_of_importing_is_followed(text: str, found: set[str]) -> None:
    assert set(rooms.arrows("p.d", text, KNOWN)) == found


def test_a_circle_by_name_is_found(tmp_path: Path) -> None:
    (tmp_path / "p").mkdir()
    for name, text in (
        ("__init__", ""),
        ("a", "import p.b"),
        ("b", "import importlib\nimportlib.import_module('p.a')"),
    ):
        (tmp_path / "p" / f"{name}.py").write_text(text)
    assert rooms.circles(rooms.graph(rooms.modules(tmp_path, "p"))) == [["p.a", "p.b"]]


def test_the_page_shows_the_rooms_as_they_are() -> None:
    page = rooms.PAGE.read_text(encoding="utf-8")
    assert rooms.with_drawing(page, FILES) == page, "python -m tools.rooms"


def test_every_room_says_what_it_answers(arrows: rooms.Graph) -> None:
    between = rooms.rooms(arrows)
    assert [room for room in between if not rooms.question(FILES[f"dummywhist.{room}"])] == []


def test_what_the_page_says_where_to_find_is_there() -> None:
    page = rooms.PAGE.read_text(encoding="utf-8")
    table = page.partition("## How to find things")[2].partition("\n## ")[0]
    named = [
        name for line in table.splitlines() if line.startswith("|") for name in re.findall(r"`([\w/]+(?:\.py)?)`", line)
    ]
    paths = [name for name in named if "/" in name]
    assert len(paths) > 10
    assert [name for name in paths if not (rooms.ROOT / "dummywhist" / name).exists()] == []


def test_nothing_in_the_window_is_imported_by_name() -> None:
    for name, file in WINDOW.items():
        text = file.read_text(encoding="utf-8")
        if name == "dummywhist.ui.late":
            # What PySide6 puts in the place of Python's own import is taken away again; that imports nothing.
            text = text.replace('builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)', "")
        assert not re.search(r"\bimport_module\b|__import__|\bimportlib\.(?!abc|machinery|util)", text), name
        assert "importlib" not in text or name == "dummywhist.ui.late", name


def test_late_modules_are_late() -> None:
    """They are imported by ordinary statements, if at all, and not run when the program has been imported."""
    code = f"""
import sys
import dummywhist.ui.life.app
print(*(name for name in {sorted(LATE)!r} if type(sys.modules.get(name)).__name__ not in ("LateModule", "NoneType")))
"""
    ran = subprocess.run([sys.executable, "-c", code], cwd=rooms.ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []
    assert set(FILES) >= {name for name in LATE if name.startswith("dummywhist.")}


def test_no_value_in_the_window_is_of_any_type() -> None:
    for name, file in WINDOW.items():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Name) and node.id == "Any"), name
            assert not (isinstance(node, ast.Attribute) and node.attr == "Any"), name
