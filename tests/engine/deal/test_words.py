"""Is every word by which code asks for an action the word of one? A word that nobody bears would match nothing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dummywhist.engine.deal.actions.catalogue import BY_WORD
from dummywhist.engine.deal.refusal import IN_NO_PLAY
from dummywhist.engine.deal.untimely import PARTICULAR
from dummywhist.engine.players.belief import public_inference
from dummywhist.engine.record.pbn.facts import LEFT_OUT
from dummywhist.ui.words.telling import CALLED

HOUSE = Path(__file__).parents[3] / "dummywhist"


def asked(tree: ast.AST) -> Iterator[str]:
    """Yield the words that something's ``word`` is compared with, or matched against."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(isinstance(side, ast.Attribute) and side.attr == "word" for side in sides):
                yield from _strings(sides)
        elif isinstance(node, ast.Match) and isinstance(node.subject, ast.Attribute) and node.subject.attr == "word":
            for case in node.cases:
                yield from _strings([part.value for part in ast.walk(case.pattern) if isinstance(part, ast.MatchValue)])


def _strings(sides: list[ast.expr]) -> Iterator[str]:
    for side in sides:
        for part in ast.walk(side):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


def test_what_is_asked_for_is_found() -> None:
    tree = ast.parse("x = a.word == 'play' or a.word in ('quit', 'cut')\nmatch a.word:\n    case 'deal' | 'turn': pass")
    assert sorted(asked(tree)) == ["cut", "deal", "play", "quit", "turn"]


def test_every_word_asked_for_is_an_actions() -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in HOUSE.rglob("*.py")}
    wrong = {
        f"{file.relative_to(HOUSE)}: {word}"
        for file, text in texts.items()
        if re.search(r"\bword\b", text)  # else it asks for none, and need not be taken apart
        for word in asked(ast.parse(text))
        if word not in BY_WORD
    }
    assert wrong == set()


@pytest.mark.parametrize("table", [IN_NO_PLAY, PARTICULAR, public_inference.IDEAS, LEFT_OUT, CALLED])
def test_every_word_in_a_table_is_an_actions(table) -> None:
    assert set(table) <= set(BY_WORD)
