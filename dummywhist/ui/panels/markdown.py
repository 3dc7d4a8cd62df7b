"""How does a page of the handbook become something to show? Plain Markdown to the simple HTML of a text view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Final

from dummywhist.engine.values import NamedTuple

RULE_ID: Final = re.compile(r"(?:W-[A-Z]+|[A-Z]{2})-[A-Z]?\d+")
LEADING_ID: Final = re.compile(rf"\*\*({RULE_ID.pattern})\*\*")
SHORTEST, LONGEST = 16, 60
"""Bounds, in letters, of what a cell of a table asks for."""
INLINE: Final = (
    (re.compile(r"\*\*([^*]+)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*([^*]+)\*"), r"<i>\1</i>"),
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\[([^]]+)\]\(([^)]+)\)"), r"\1"),
)


class Block(NamedTuple):
    """A part of a page: kind, level of a heading, its lines (of a table: rows of cells)."""

    kind: str
    level: int
    lines: tuple[str, ...]


class Section(NamedTuple):
    """A heading of the contents: its words and the name of its anchor."""

    words: str
    anchor: str


def blocks(text: str) -> Iterator[Block]:
    """Yield the headings, paragraphs, list items and tables of a page; its pictures are left out: the table is here."""
    kind, held = "", list[str]()

    def flush() -> Iterator[Block]:
        nonlocal kind
        if held:
            yield Block(kind, 0, tuple(held) if kind == "table" else (" ".join(held),))
        held.clear()
        kind = ""

    for raw in text.splitlines():
        line = raw.strip()
        heading = re.match(r"(#+) +(.*)", line)
        if not line or line.startswith(("<!--", "![")) or heading:
            yield from flush()
            if heading:
                yield Block("heading", len(heading[1]), (heading[2],))
        elif line.startswith("|"):
            if kind != "table":
                yield from flush()
            kind = "table"
            held.append(line)
        elif line.startswith("- "):
            yield from flush()
            kind = "item"
            held.append(line[2:])
        else:
            if kind == "table":
                yield from flush()
            kind = kind or "text"
            held.append(line)
    yield from flush()


def title_of(text: str) -> str:
    """Return the title of a page."""
    return next((block.lines[0] for block in blocks(text) if block.kind == "heading" and block.level == 1), "")


def sections(text: str) -> tuple[Section, ...]:
    """Return the contents: the headings of the second level."""
    found = [block.lines[0] for block in blocks(text) if block.kind == "heading" and block.level == 2]
    return tuple(Section(words, f"s{number}") for number, words in enumerate(found, start=1))


def html(text: str, head: str = "#E9E0CB") -> str:
    """Return a page as HTML, without its title; headings and rules have anchors, heads of tables a ground."""
    out: list[str] = []
    number = 0
    items = False
    for block in blocks(text):
        if items and block.kind != "item":
            out.append("</ul>")
            items = False
        if block.kind == "heading":
            if block.level == 1:
                continue
            number += block.level == 2
            out.append(f'<h{block.level}><a name="s{number}"></a>{inline(block.lines[0])}</h{block.level}>')
        elif block.kind == "item":
            if not items:
                out.append("<ul>")
                items = True
            out.append(f"<li>{_anchor(block.lines[0])}{inline(block.lines[0])}</li>")
        elif block.kind == "table":
            out.append(_table(block.lines, head))
        else:
            out.append(f"<p>{inline(block.lines[0])}</p>")
    return "\n".join([*out, "</ul>"] if items else out)


def inline(words: str) -> str:
    """Return words with their emphasis as HTML."""
    made = escape(words, quote=False)
    for pattern, put in INLINE:
        made = pattern.sub(put, made)
    return made


def _anchor(words: str) -> str:
    """The name of a rule that begins a list item."""
    found = LEADING_ID.match(words)
    return f'<a name="{found[1]}"></a>' if found else ""


def _table(lines: tuple[str, ...], head: str) -> str:
    """A table as wide as the page; a column's share follows its longest cell."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    body = [row for row in rows[1:] if not all(set(cell) <= set("-: ") for cell in row)]
    longest = [max(len(row[place]) for row in (rows[0], *body)) for place in range(len(rows[0]))]
    parts = [min(max(length, SHORTEST), LONGEST) for length in longest]
    shares = [round(100 * part / sum(parts)) for part in parts]
    out = ['<table width="100%" border="0" cellspacing="0">']
    heads = zip(rows[0], shares, strict=True)
    cells = "".join(f'<th width="{share}%" align="left" bgcolor="{head}">{inline(cell)}</th>' for cell, share in heads)
    out.append(f"<tr>{cells}</tr>")
    for row in body:
        cells = "".join(f"<td>{_anchor(cell)}{inline(cell)}</td>" for cell in row)
        out.append(f"<tr>{cells}</tr>")
    return "\n".join([*out, "</table>"])
