"""Is a sentence ever cut, or its letters changed, by string surgery? What is right so in English is wrong elsewhere."""

import ast
from collections.abc import Iterator
from pathlib import Path

import dummywhist.ui

UI = Path(dummywhist.ui.__file__).parent
CUTS = {
    "lower", "upper", "capitalize", "swapcase", "lstrip", "rstrip", "removeprefix", "removesuffix", "split", "rsplit",
    "partition", "rpartition", "replace",
}  # fmt: skip
"""Methods of strings that take words apart, or write them otherwise."""
ELSEWHERE = ("art", "life", "theme", "preferences", "tongues")
"""Rooms whose strings are files and settings; and the grammars, whose work it is to write words."""
KNOWN = {
    # Names of widgets, regions, games, settings and files, which nobody reads.
    "choice.label", "choice.label.lower()", "plain.label", "plain.label.lower()", "tile.title", "tile.title.lower()",
    "pile.side", "key", "self._region_at(QPointF(event.pos())) or ''", "action.objectName()", "bid.denomination",
    "name", "kind", "game.key", "path.suffix", "file.suffix", "os", "str(folder.path)", "letter",
    "escape(', '.join(toggle.ids))", "company",
    # The players of a side, whose names the summary of a table keeps as one text.
    "names",
    # A deal, not words: it has a split.
    "self.review",
    # The initial of somebody's name on his disc; a long name on a printed card.
    "self._name[:1]", "self.name[:1]", "name[:most - 1]",
    # What somebody typed.
    "APART", "line", "NUMBERED.sub('', line).strip()", "name.text()", "words.casefold()", "self.name.text()",
    "other.command", "field.text()", "fact", "part.said", "self.search.text().strip()", "said",
    # Words that may be said in a search, each with what it means; the book and the number of a position.
    "group", "pair", "said.casefold()", "english", "word", "problem.source",
    # The time of an entry, which has its date before it.
    "noted.at",
    # The dots of a menu entry say that a sheet opens, and an ampersand marks its key.
    "self.text()", "words", "tr(command.text)", "line.words", "text", "str(points)", "wanted", "one.name",
    # Lines are broken, columns filled, figures grouped.
    "title", "sentence", "f\"{first:<5} {what:<{wide}}  {'  '.join(padded)}\"", "tr(title, qt=qt)",
    # Pages are Markdown.
    "other", "other.partition(BEGIN)[0]", "other.partition(BEGIN)[0].rpartition('\\n## ')[0]", "rest",
    "line.strip('|')",
    # Where somebody is in a lesson: step and part; and a cost, which is no sentence of its own.
    "before", "f'{said} {cost}.'",
    # The dots of an entry say that a sheet will open, and are no part of its name.
    "tr(command.named(now.room))",
    # A narrow dock leaves out the name of the game before that of its rules; a source is named by its author.
    "self._game.source", "self._game.source.split(\"'\")[0]",
}  # fmt: skip
"""What is taken apart and is no sentence."""
LETTERS = ("controls/mnemonics.py",)
"""The module that looks for a letter of a menu entry and marks it, or takes the mark away."""


def cut(source: str) -> Iterator[tuple[int, str]]:
    """Yield what is taken apart in a module, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CUTS:
            yield node.lineno, ast.unparse(node.func.value)


def test_surgery_is_found() -> None:
    assert [what for _, what in cut("tr(words)[:1].lower() + tr(words)[1:]")] == ["tr(words)[:1]"]
    assert [what for _, what in cut("say(advice.reason).rstrip('.')")] == ["say(advice.reason)"]


def test_no_sentence_is_cut() -> None:
    found = [
        f"{file.relative_to(UI)}:{line}: {what}"
        for file in sorted(UI.rglob("*.py"))
        if file.relative_to(UI).parts[0] not in ELSEWHERE and file.relative_to(UI).as_posix() not in LETTERS
        for line, what in cut(file.read_text(encoding="utf-8"))
        if what not in KNOWN
    ]
    assert found == []
