"""How does PBN look on paper? Tag pairs, the words of the sections below them, and where one game ends.

Of the standard, what a file may hold is read: comments, escaped lines, values taken over from the game before by ``#``.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from dummywhist.engine.errors import Unreadable

LARGEST_PBN: Final = 4_000_000
"""Bytes of the longest file that is read."""
LONGEST_VALUE: Final = 2_000
SHOWN: Final = 60
INHERITED: Final = "#"


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
    """One game of a file: its tags by name, the line on which it begins and its last one."""

    line: int
    tags: dict[str, Tag] = field(default_factory=dict)
    end: int = 0

    def get(self, name: str) -> Tag | None:
        """Return the tag ``name`` unless it is missing or says nothing (``?``, or an empty value)."""
        tag = self.tags.get(name)
        return None if tag is None or tag.value in ("", "?") else tag


def decoded(raw: bytes) -> str:
    """Return the text of a file: UTF-8, or else the Latin-1 of the standard; Unreadable for what is no text."""
    if len(raw) > LARGEST_PBN:
        raise Unreadable("unreadable.large_file", megabytes=LARGEST_PBN // 1_000_000)
    nul = raw.find(b"\0")
    if nul >= 0:
        raise Unreadable("unreadable.nul", line=raw.count(b"\n", 0, nul) + 1)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def read_games(text: str) -> list[Game]:
    """Return the games of a PBN text, those without a tag left out; Unreadable for a torn or strange one."""
    return _Scanner(text).games()


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


class _Scanner:
    """Where the reading is: the text, the place in it, the line, and the game that is being read."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.place = 0
        self.line = 1
        self.found: list[Game] = []
        self.game = Game(1)
        self.tag: Tag | None = None

    def games(self) -> list[Game]:
        while self.place < len(self.text):
            self._step()
        self._end_game()
        return self.found

    def _step(self) -> None:
        at_start = self.place == 0 or self.text[self.place - 1] == "\n"
        letter = self.text[self.place]
        if at_start and (letter == "%" or not self._rest_of_line().strip()):
            if letter != "%":
                self._end_game()
            self._skip_line()
        elif letter == "\n":
            self._skip_line()
        elif letter.isspace():
            self.place += 1
        elif letter == ";":
            self.place += len(self._rest_of_line())
        elif letter == "{":
            self._skip_to("}", "pbn.torn_comment")
        elif letter == "[":
            self._read_tag()
        else:
            self._read_word()

    def _rest_of_line(self) -> str:
        end = self.text.find("\n", self.place)
        return self.text[self.place :] if end < 0 else self.text[self.place : end]

    def _skip_line(self) -> None:
        self.place += len(self._rest_of_line()) + 1
        self.line += 1

    def _skip_to(self, end: str, torn: str) -> None:
        stop = self.text.find(end, self.place)
        if stop < 0:
            raise Unreadable(torn, line=self.line)
        self.line += self.text.count("\n", self.place, stop)
        self.place = stop + 1

    def _end_game(self) -> None:
        if self.game.tags:
            self.found.append(self.game)
        self.game, self.tag = Game(self.line), None

    def _read_tag(self) -> None:
        line = self.line
        self.place += 1
        name = "".join(self._while(lambda letter: letter.isalnum() or letter == "_"))
        self._spaces()
        if not name or self._next() != '"':
            raise Unreadable("pbn.torn_tag" if self._next() == "" else "pbn.tag", line=line)
        began = self.place
        value = self._string(line)
        inherits = self.text[began : self.place] == f'"{INHERITED}"'
        self._spaces()
        if self._next() != "]":
            raise Unreadable("pbn.torn_tag" if self._next() == "" else "pbn.tag", line=line)
        self.place += 1
        if not self.game.tags:
            self.game.line = line
        self.tag = Tag(self._inherited(name) if inherits else value, line)
        self.game.end = self.line
        self.game.tags.setdefault(name, self.tag)

    def _inherited(self, name: str) -> str:
        before = self.found[-1].tags.get(name) if self.found else None
        return "?" if before is None else before.value

    def _string(self, line: int) -> str:
        letters: list[str] = []
        self.place += 1
        while self._next() not in ('"', "", "\n"):
            if self._next() == "\\" and self.text[self.place + 1 : self.place + 2] not in ("", "\n"):
                self.place += 1
            letters.append(self._next())
            self.place += 1
        if self._next() != '"':
            raise Unreadable("pbn.torn_tag", line=line)
        if len(letters) > LONGEST_VALUE:
            raise Unreadable("unreadable.long_line", line=line, longest=LONGEST_VALUE)
        self.place += 1
        return "".join(letters)

    def _read_word(self) -> None:
        word = "".join(self._while(lambda letter: not letter.isspace() and letter not in "[{;"))
        if self.tag is None:
            raise Unreadable("pbn.stray", line=self.line, text=short(word))
        self.tag.words.append(Word(word, self.line))
        self.game.end = self.line

    def _while(self, wanted: Callable[[str], bool]) -> Iterator[str]:
        while self.place < len(self.text) and wanted(self.text[self.place]):
            yield self.text[self.place]
            self.place += 1

    def _spaces(self) -> None:
        for letter in self._while(str.isspace):
            self.line += letter == "\n"

    def _next(self) -> str:
        return self.text[self.place : self.place + 1]
