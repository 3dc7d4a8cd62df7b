"""Does the window only word the score? No module of its sheets computes what the engine has counted."""

import ast
import importlib
import inspect
from pathlib import Path

import pytest

import dummywhist.ui.panels
import dummywhist.ui.words.score_words

PANELS = Path(dummywhist.ui.panels.__file__).parent
SHEETS = (
    *(PANELS / f"{name}.py" for name in ("account", "case", "explain", "explain_points", "ledger", "ledger_games",
                                         "ledger_rubber", "outcome", "settling")),
    Path(dummywhist.ui.words.score_words.__file__),
)  # fmt: skip
COUNTING = ("dummywhist.engine.deal.score", "dummywhist.engine.deal.points", "dummywhist.engine.deal.counting")
"""Modules that count: what the window takes from them are values, and what a side needs for game."""
VALUES = {"needs"}
SCORING = {2.5, 30, 50, 100, 200, 300}
"""Figures of the counts, stakes and games that stand in the engine alone."""
LEFT = "match.rubbers - done"
"""How many rubbers are not finished: the one difference that is told."""


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", [*sorted(PANELS.glob("*.py")), SHEETS[-1]], ids=lambda path: path.stem)
def test_only_values_are_taken_from_modules_that_count(path):
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and node.module in COUNTING:
            for alias in node.names:
                taken = getattr(importlib.import_module(node.module), alias.name)
                assert inspect.isclass(taken) or alias.name in VALUES, f"{path.stem} takes {alias.name}"


def counts(node: ast.expr) -> bool:
    """Whether ``node`` is how many there are of something."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "len"


def figures_added(node: ast.BinOp) -> bool:
    """Whether ``node`` computes with figures: not a place in a list, not a row of empty cells, not what is left."""
    if isinstance(node.op, ast.Add | ast.BitOr) or counts(node.left) or ast.unparse(node) == LEFT:
        return False
    return not (isinstance(node.op, ast.Mult) and isinstance(node.left, ast.Tuple))


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_no_sheet_of_the_score_computes(path):
    """No difference, product or sum of figures, and no figure of a count; what is added up are texts and places."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.BinOp):
            assert not figures_added(node), f"line {node.lineno}: {ast.unparse(node)}"
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "sum":
            (of,) = node.args
            assert isinstance(of, ast.GeneratorExp) and (counts(of.elt) or ast.unparse(of.elt).endswith(".over"))
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
            assert node.value not in SCORING, f"line {node.lineno}: {node.value}"
