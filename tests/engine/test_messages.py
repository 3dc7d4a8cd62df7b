"""Can everything that the engine says be said in English?"""

import ast
import json
import re
from pathlib import Path
from string import Formatter

import pytest

import dummywhist.engine
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Contradiction, DummyWhistError, Stale, Unlawful, Unreadable
from dummywhist.engine.messages import Message, changed, message, parts, plain_args, read_args, worded

ENGINE = Path(dummywhist.engine.__file__).parent
SAYING = {"message", "Message", "Unreadable", "Unlawful", "Stale", "Contradiction", "DummyWhistError"}
SPECS = {"", "card", "rank", "suit", "suits", "number", "seat"}


def calls_in(path: Path) -> list[tuple[int, str]]:
    """Return line and key of every message made with a literal key."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            first = node.args[0]
            if name in SAYING and isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.append((node.lineno, first.value))
    return found


MODULES = sorted(path for path in ENGINE.rglob("*.py") if path.name != "english.py")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_every_message_has_its_english(path):
    missing = [(line, key) for line, key in calls_in(path) if key not in ENGLISH]
    assert not missing


@pytest.mark.parametrize("key", ENGLISH)
def test_every_sentence_can_be_worded(key):
    template = ENGLISH[key]
    for _, name, spec, conversion in Formatter().parse(template):
        if name is not None:
            assert re.fullmatch(r"[a-z_]+", name), "arguments have names"
            assert spec in SPECS and conversion is None
    assert template == template.strip() and "  " not in template
    assert "'" not in template and '"' not in template, "typographic quotes, please"


def test_a_message_within_a_message_is_spelled_and_read():
    inner = message("b", why="that", suit=2)
    said = message("a", first=inner, then=message("c"), card=7)
    assert read_args(json.loads(json.dumps(plain_args(said)))) == said.args
    assert [part.key for part in parts(said)] == ["a", "b", "c"]
    louder = changed(said, lambda one: Message(one.key.upper(), one.args))
    assert [part.key for part in parts(louder)] == ["A", "B", "C"] and louder.args["first"].args == inner.args


@pytest.mark.parametrize(
    "args",
    [
        None, [], "x", {"a": None}, {"a": 1.5}, {"a": True}, {"a": []}, {"a": ["b"]}, {"a": ["", {}]}, {"a": [1, {}]},
        {"a": ["b", []]}, {"a": ["b", {"c": ["d", {}]}]}, {"a": ["b", {}, 1]}, {"a": {"b": 1}},
    ],
)  # fmt: skip
def test_other_arguments_are_not_read(args):
    with pytest.raises(ValueError):
        read_args(args)


def test_wording():
    catalogue = {
        "a": "{card:card} {rank:rank} {suit:suit} {suit:suits} {few:number} {many:number} {text}",
        "b": "so {why} it is",
    }
    said = message("a", card=25, rank=8, suit=3, few=0, many=14, text="{suit}")
    assert worded(said, catalogue) == "ace of hearts ten club clubs no 14 {suit}"
    assert worded(message("b", why=Message("b", {"why": "that"})), catalogue) == "so so that it is it is"
    assert worded(message("a", card=52, rank=0, suit=0, few=13, many=1, text=""), catalogue).startswith("little joker")
    assert worded(message("a", card=53, rank=0, suit=0, few=13, many=1, text=""), catalogue).startswith("big joker")
    with pytest.raises(KeyError):
        worded(message("c"), catalogue)


@pytest.mark.parametrize("kind", [Unreadable, Unlawful, Stale, Contradiction])
def test_errors_are_messages(kind):
    error = kind("unreadable.card", text="XX")
    assert isinstance(error, DummyWhistError) and isinstance(error, ValueError)
    assert error.message == Message("unreadable.card", {"text": "XX"})
    assert str(error) == worded(error.message, ENGLISH)


def test_an_unreadable_line_is_named_once():
    error = Unreadable("unreadable.card", text="XX")
    assert str(error.at(7)).startswith("line 7: “XX” is no card")
    assert error.at(7).at(9).line == 7
