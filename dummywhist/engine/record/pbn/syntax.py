"""How does PBN look on paper? Tag pairs, the words of the sections below them, and where one game ends.

A file is not read whole: `starts` finds where its games begin, and `read_game` reads one of them. Other programs do not
keep to the standard in all things, so what is wrong on the way is kept as the game's ``fault`` and reading goes on; a
file of ours is refused for it.
"""

import re
from array import array
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.values import NamedTuple

LARGEST_PBN: Final = 32_000_000
"""Bytes of the longest file that is read."""
MOST_GAMES: Final = 300_000
"""No file of that many bytes with this many deals was ever seen; a list of more would fill the memory."""
MOST_BLOCKS: Final = 2 * MOST_GAMES
"""Parts between blank lines; a game may have some."""
MOST_PIECES: Final = 20_000
"""Tags, words and comments of one game; what comes after them is left out."""
LONGEST_VALUE: Final = 2_000
SHOWN: Final = 60
INHERITED: Final = "#"
BEGINNING: Final = frozenset((b"Event", b"Board", b"Deal", b"DummyWhist"))
"""Tags that a game has once: the second one begins another game, blank line or not."""
STANDARD: Final = {
    name.casefold(): name
    for name in ("Board", "West", "North", "East", "South", "Dealer", "Deal", "Declarer", "Contract", "Auction", "Play")
}
"""Tags that are read, however their letters are written."""
REPEATED: Final = frozenset((b"Note",))
"""Tags that a game may have more than once."""

TAG: Final = r'\[[ \t]*(?P<name>\w+)\s*"(?P<value>(?:[^"\\\n]++|\\[^\n])*+)"\s*\]'
PLAIN: Final = re.compile(rf"^(?P<aside>%[^\n]*)|;[^\n]*|(?P<tag>{TAG})|(?P<open>[\[{{])|(?P<word>[^\s\[{{;]+)", re.M)
WITH_COMMENTS: Final = re.compile(r"\{[^}]*\}|" + PLAIN.pattern, re.M)
TORN: Final = re.compile(r'\[\s*\w*\s*(?P<string>"(?:[^"\\\n]++|\\[^\n])*+(?P<shut>"?))?\s*')
NEAR: Final = 4_000
"""Bytes after the beginning of a game in which its first tags stand."""
NAMES: Final = re.compile(rb'\[[ \t]*(\w+)\s*"')
NAMES_AND_COMMENTS: Final = re.compile(rb'\{[^}]*\}|;[^\n]*|^%[^\n]*|\[[ \t]*(\w+)\s*"(?:[^"\\\n]++|\\[^\n])*+', re.M)
BLANK: Final = rb"(?P<blank>[ \t\f\v\n]*(?=\n))"
BLANKS: Final = re.compile(rb"\n" + BLANK)
BLANKS_AND_COMMENTS: Final = re.compile(rb'\{[^}]*\}|"(?:[^"\\\n]++|\\[^\n])*+"?|;[^\n]*|\n(?:%[^\n]*|' + BLANK + rb")")


class Word(NamedTuple):
    """A word of a section, and its line."""

    text: str
    line: int


@dataclass(slots=True)
class Tag:
    """A tag pair: its value, its line, and the words of the section that follows it."""

    value: str
    line: int
    words: list[Word] = field(default_factory=list)

    def rows(self) -> list[list[Word]]:
        """Return the words by the lines on which they stand."""
        found: dict[int, list[Word]] = {}
        for word in self.words:
            found.setdefault(word.line, []).append(word)
        return list(found.values())


@dataclass(slots=True)
class Game:
    """One game of a file: its tags by name, the line on which it begins, and the first thing that is wrong with it."""

    line: int
    tags: dict[str, Tag] = field(default_factory=dict)
    fault: Unreadable | None = None

    def get(self, name: str) -> Tag | None:
        """Return the tag ``name`` unless it is missing or says nothing (``?``, or an empty value)."""
        tag = self.tags.get(name)
        return None if tag is None or tag.value in ("", "?") else tag

    def wrong(self, key: str, line: int, **args: object) -> None:
        """Keep what is wrong, unless something was before."""
        if self.fault is None:
            self.fault = Unreadable(key, line=line, **args)


def plain_lines(raw: bytes) -> bytes:
    """Return a file as UTF-8 or Latin-1 whose lines end with one sign; Unreadable for one that is too large."""
    if len(raw) > LARGEST_PBN:
        raise Unreadable("unreadable.large_deals", megabytes=LARGEST_PBN // 1_000_000)
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raw = raw.decode("utf-16", "replace").encode()
    return raw.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n").replace(b"\r", b"\n")


def decoded(raw: bytes) -> str:
    """Return a part of a file as text: UTF-8, or else the Latin-1 of the standard."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def starts(data: bytes) -> "array[int]":
    """Return where each game of a file begins; Unreadable for more of them than can be."""
    found: array[int] = array("q")
    known: set[bytes] = set()  # the tags of the last game, as far as ``upto``
    upto = 0
    for number, (begin, end) in enumerate(_blocks(data)):
        if number > MOST_BLOCKS:
            raise Unreadable("unreadable.many_deals", most=MOST_GAMES)
        first = NAMES.search(data, begin, end)
        if first is None:
            continue
        # As a rule a game begins with the tag with which the one before it began: then no more need be looked at.
        near = -1 if not found else data.find(b"[" + first[1] + b" ", found[-1], min(begin, found[-1] + NEAR))
        if not found or (near >= 0 and first[1] not in REPEATED):
            other = True
        else:
            known.update(NAMES.findall(data, upto, begin))
            upto = begin
            other = not known.isdisjoint(set(NAMES.findall(data, begin, end)) - REPEATED)
        if other:
            found.append(begin)
            known, upto = set(), begin
        if any(data.count(b"[" + name + b" ", begin, end) > 1 for name in BEGINNING):
            _cut_block(data, begin, end, found)
            known, upto = set(), found[-1]
        if len(found) > MOST_GAMES:
            raise Unreadable("unreadable.many_deals", most=MOST_GAMES)
    return found


def _blocks(data: bytes) -> Iterator[tuple[int, int]]:
    """Yield the parts of a file between blank lines that stand in no comment."""
    begin = 0
    shut = data.rfind(b"}") + 1 if b"{" in data else 0
    # A percent sign is at the beginning of a line; the first line has no sign of an end before it.
    first = data.find(b"\n") if data.startswith(b"%") else 0
    for found in BLANKS_AND_COMMENTS.finditer(data, max(0, first), shut):
        if found["blank"] is not None:
            yield begin, found.start()
            begin = found.end()
    for found in BLANKS.finditer(data, max(begin, shut)):
        yield begin, found.start()
        begin = found.end()
    yield begin, len(data)


def _cut_block(data: bytes, begin: int, end: int, found: "array[int]") -> None:
    """Add where games begin in a part without a blank line, whose first game is there already."""
    known: set[bytes] = set()
    first = b""
    for tag in _tags(data, begin, end):
        if tag[1] in known and (tag[1] in BEGINNING or tag[1] == first):
            found.append(tag.start())
            known, first = set(), b""
        first = first or tag[1]
        known.add(tag[1])


def _tags(data: bytes, begin: int, end: int) -> Iterator[re.Match[bytes]]:
    """Yield the tags of a part of a file that stand in no comment."""
    shut = max(begin, data.rfind(b"}", begin, end) + 1)  # a comment that begins after it never ends, and is none
    for found in NAMES_AND_COMMENTS.finditer(data, begin, shut):
        if found[1] is not None:
            yield found
    for found in NAMES_AND_COMMENTS.finditer(data, shut, end):
        if found[1] is not None:
            yield found


def read_game(text: str, line: int, inherited: Callable[[str], str] = lambda _name: "?") -> Game:
    """Read one game of a file, whose first line has the number ``line``.

    ``inherited``: the value of a tag in the games before, for ``#``.
    """
    game = Game(line)
    nul = text.find("\0")
    if nul >= 0:
        game.wrong("unreadable.nul", line + text.count("\n", 0, nul))
    reader = _Reading(game, inherited)
    place = 0
    for number, found in enumerate(_tokens(text)):
        line += text.count("\n", place, found.start())
        place = found.start()
        if number >= MOST_PIECES:
            game.wrong("pbn.long", line, most=MOST_PIECES)
            break
        reader.take(found, line)
    return game


def _tokens(text: str) -> Iterator[re.Match[str]]:
    """Yield tags, words, asides and what is torn; a comment that never ends is left out to the end of its line."""
    place, shut = 0, text.rfind("}") + 1
    while place < len(text):
        pattern = WITH_COMMENTS if place < shut else PLAIN
        for found in pattern.finditer(text, place):
            yield found
            place = found.end()
            if found["open"] is not None:
                end = text.find("\n", place)
                place = len(text) if end < 0 else end
                break
            if pattern is WITH_COMMENTS and place >= shut:
                break
        else:
            return


class _Reading:
    """The game that is read, and the tag whose section it is in."""

    def __init__(self, game: Game, inherited: Callable[[str], str]) -> None:
        self.game = game
        self.inherited = inherited
        self.tag: Tag | None = None

    def take(self, found: re.Match[str], line: int) -> None:
        """Take what was found on ``line``."""
        game = self.game
        if found["tag"] is not None:
            self._take_tag(found["name"], found["value"], line)
        elif found["open"] == "{":
            game.wrong("pbn.torn_comment", line)
        elif found["open"] is not None:
            torn = TORN.match(found.string, found.start())
            assert torn is not None
            cut = torn.end() == len(found.string) or (torn["string"] is not None and not torn["shut"])
            game.wrong("pbn.torn_tag" if cut else "pbn.tag", line)
        elif found["word"] is not None:
            if self.tag is None:
                game.wrong("pbn.stray", line, text=short(found["word"]))
            else:
                self.tag.words.append(Word(found["word"], line))

    def _take_tag(self, name: str, spelled: str, line: int) -> None:
        game = self.game
        if len(spelled) > LONGEST_VALUE:
            game.wrong("unreadable.long_line", line, longest=LONGEST_VALUE)
            spelled = ""
        value = self.inherited(name) if spelled == INHERITED else re.sub(r"\\(.)", r"\1", spelled)
        if not game.tags:
            game.line = line
        self.tag = Tag(value, line)
        game.tags.setdefault(STANDARD.get(name.casefold(), name), self.tag)


def short(text: str) -> str:
    """Return ``text`` as a message repeats it: printable, and not too long."""
    plain = "".join(character if character.isprintable() else "�" for character in text[: SHOWN + 1])
    return plain if len(plain) <= SHOWN else plain[:SHOWN] + "…"


def tag_line(name: str, value: str) -> str:
    """Spell a tag pair."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    # Alone the sign means the value of the game before; somebody may be called so all the same.
    return f'[{name} "' + (f"\\{value}" if value == INHERITED else escaped) + '"]'


def pbn_text(lines: Iterable[str]) -> str:
    """Return a file with one game: the heading of the standard, and an empty line at its end."""
    return "\n".join(["% PBN 2.1", "% EXPORT", *lines, "", ""])
