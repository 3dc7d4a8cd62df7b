"""Which rule ids does the rulebook define, and which are cited where?

Three ways of citing are read: in words (``ED-12``, ``W-HON-1``, the group ``W-CUT``), in the name of a test
(``test_ED_12_and_13``), and in the id of a case (``"CW_T1"``). A list (``ED-1, 2``) or a range (``ED-40..44``,
``ED-40 to 44``) cites each of its members that the rulebook defines; its two ends have to be defined.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
RULES: Final = ROOT / "docs" / "rules"
NOT_ON_SCREEN: Final = RULES / "not-on-screen.md"
GAMES: Final = ("BD", "CW", "DD", "DF", "DW", "ED", "HW", "MO", "SD", "TH", "TO", "W")

_GAME: Final = "(?:" + "|".join(GAMES) + ")"
_NUMBER: Final = r"[A-Z]?\d+[a-z]?"
_STEM: Final = rf"{_GAME}-(?:[A-Z]{{2,}}-)?"
_WORDS: Final = re.compile(
    rf"\b(?P<stem>{_STEM})(?P<first>{_NUMBER})\b"
    rf"(?P<rest>(?:(?:\.\.|–| to |, (?=\d+[a-z]?(?:[,;)]| and \d))| and (?=\d+[a-z]?[,;)]))"
    rf"(?:{_STEM})?{_NUMBER}\b)*)"
)
_GROUP: Final = re.compile(r"\b(?P<group>W-[A-Z]{2,})\b(?!-\d)")
_NAMED: Final = re.compile(
    rf"(?:\btest_|\")(?P<stem>{_GAME}_(?:[A-Z]{{2,}}_)?)(?P<first>{_NUMBER})"
    rf"(?P<rest>(?:(?:_to_|_and_|_)(?:{_GAME}_(?:[A-Z]{{2,}}_)?)?{_NUMBER}(?![a-z0-9]))*)(?=_|\"|\()"
)
_ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>')
_PART: Final = re.compile(
    rf"(?P<join>\.\.|–| to |, | and |_to_|_and_|_)(?P<stem>{_GAME}[-_](?:[A-Z]{{2,}}[-_])?)?(?P<number>{_NUMBER})"
)


class Citation(NamedTuple):
    """One id as it stands at a place; ``end`` is the last id of a range, or None."""

    id: str
    end: str | None
    place: str

    def members(self, defined: dict[str, int]) -> Iterator[str]:
        """The defined ids that are meant, by their numbers from the first to the last of the range."""
        if self.end is None:
            if self.id in defined:
                yield self.id
            return
        stem, first = _numbered(self.id)
        _, last = _numbered(self.end)
        for number in range(first, last + 1):
            if f"{stem}{number}" in defined:
                yield f"{stem}{number}"

    def unresolved(self, defined: dict[str, int]) -> bool:
        """Whether an id that is written there has no anchor."""
        return self.id not in defined or (self.end is not None and self.end not in defined)


def _numbered(rule: str) -> tuple[str, int]:
    stem, number = re.fullmatch(r"(.*?)(\d+)[a-z]?", rule).groups()
    return stem, int(number)


def defined() -> dict[str, int]:
    """Return every id that has an anchor in the rulebook, and how many anchors it has."""
    found: dict[str, int] = {}
    for page in pages():
        for rule in _ANCHOR.findall(page.read_text("utf-8")):
            found[rule] = found.get(rule, 0) + 1
    return found


def headed(line: str) -> list[str]:
    """Return the ids that this line of a page defines: in bold, or at the head of a row of a table."""
    bold = re.findall(rf"\*\*({_GAME}-(?:[A-Z]{{2,}}-)?{_NUMBER})\*\*", line)
    return bold + re.findall(rf"^\| (?:<a [^>]*></a>)?({_GAME}-(?:[A-Z]{{2,}}-)?{_NUMBER}) \|", line)


def pages() -> list[Path]:
    """The pages that hold rules, without the index and the list of what is not on screen."""
    return [page for page in sorted(RULES.glob("*.md")) if page.name not in ("README.md", NOT_ON_SCREEN.name)]


def listed() -> dict[str, str]:
    """Return every id of ``not-on-screen.md`` with its reason; raise ValueError if an id stands there twice."""
    found: dict[str, str] = {}
    known = defined()
    for line in NOT_ON_SCREEN.read_text("utf-8").splitlines():
        row = re.fullmatch(r"\| (?P<ids>\S.*?) \| (?P<reason>.*) \|", line)
        if row is None or row["ids"] == "rules" or row["ids"].startswith("--"):
            continue
        for part in row["ids"].split(", "):
            first, _, end = part.partition("..")
            stem = _numbered(first)[0]
            citation = Citation(first, f"{stem}{end}" if end else None, NOT_ON_SCREEN.name)
            if citation.unresolved(known):
                raise ValueError(f"{part} is listed, but the rulebook does not define it")
            for rule in citation.members(known):
                if rule in found:
                    raise ValueError(f"{rule} is listed twice")
                found[rule] = row["reason"]
    return found


def citations(text: str, place: str) -> Iterator[Citation]:
    """Return what ``text`` cites, in its order within each way of citing."""
    for match in _WORDS.finditer(text):
        yield from _spread(match, place)
    for match in _NAMED.finditer(text):
        yield from _spread(match, place)
    for match in _GROUP.finditer(text):
        yield Citation(match["group"], None, place)


def _spread(match: re.Match[str], place: str) -> Iterator[Citation]:
    stem = match["stem"].replace("_", "-")
    last = stem + match["first"]
    pending = [last]
    for part in _PART.finditer(match["rest"]):
        stem = part["stem"].replace("_", "-") if part["stem"] else stem
        rule = stem + part["number"]
        if part["join"] in ("..", "–", " to ", "_to_"):
            start = pending.pop()
            if part["stem"] is None and part["number"].isdigit():
                rule = _numbered(start)[0] + part["number"]  # ED-E1..3 ends with ED-E3
            yield Citation(start, rule, place)
        else:
            pending.append(rule)
    for rule in pending:
        yield Citation(rule, None, place)


def sources() -> list[Path]:
    """The files of code, tests and translations whose citations count."""
    folders = ("benchmarks", "dummywhist", "packaging", "tests", "tools", "translations")
    kinds = (".cpp", ".h", ".hpp", ".py", ".toml", ".ts")
    return [
        path
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in kinds and path.is_file() and not path.is_relative_to(ROOT / "tests" / "docs")
    ]


def documents() -> list[Path]:
    """The pages for people; what they cite has to resolve, but does not count as a citation."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
