"""To add an action is to write one class, its rule and its words: no class is named in more than a few files."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from dummywhist.engine.deal.actions.catalogue import BY_WORD, MODULES

ROOT = Path(__file__).parents[3] / "dummywhist"
PACKAGE = "dummywhist.engine.deal.actions"
HOMES = frozenset(module.__name__ for module in MODULES)
"""Where actions are declared: in the package, or beside the phase that they belong to."""
MOST = 4


def files_with(classes: set[str]) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the files in which the name of an action class stands, each taken apart; the others name none."""
    a_name = re.compile(rf"\b(?:{'|'.join(sorted(classes))})\b")
    for path in sorted(ROOT.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if a_name.search(text):
            yield path, ast.parse(text)


def named_in(path: Path, tree: ast.Module, classes: set[str]) -> set[str]:
    """Return the action classes that a file names: those that it declares, or imports and refers to."""
    nodes = list(ast.walk(tree))
    known = {
        alias.asname or alias.name: alias.name
        for node in nodes
        if isinstance(node, ast.ImportFrom) and (node.module in HOMES or (node.module or "").startswith(PACKAGE))
        for alias in node.names
    }
    found = {node.name for node in nodes if isinstance(node, ast.ClassDef) and _module(path) in HOMES}
    found |= {known[node.id] for node in nodes if isinstance(node, ast.Name) and node.id in known}
    found |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return found & classes


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT.parent).with_suffix("").parts)


def test_no_action_is_named_in_more_than_four_files():
    classes = {action.__name__ for action in BY_WORD.values()}
    files = defaultdict(list)
    for path, tree in files_with(classes):
        for name in named_in(path, tree, classes):
            files[name].append(str(path.relative_to(ROOT)))
    assert set(files) == classes, "every action is found where it is declared"
    assert {name: where for name, where in files.items() if len(where) > MOST} == {}


def test_no_action_goes_by_another_name():
    classes = {action.__name__ for action in BY_WORD.values()}
    for path, tree in files_with(classes):
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module in HOMES or (node.module or "").startswith(PACKAGE)):
                assert not [one.asname for one in node.names if one.name in classes and one.asname], path
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
                assert node.value.id not in classes, path
