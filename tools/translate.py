"""How are the catalogues of the window's languages kept up to date, filled and compiled?

    python -m tools.translate                  gather all strings into translations/*.ts, compile them to .qm
    python -m tools.translate --check          say what is missing, unfinished or out of date; write nothing
    python -m tools.translate --table fr       print what French lacks as a table: number, English
    python -m tools.translate --fill fr FILE   take translations from such a table: number|translation

The catalogues are Qt's: the .ts files are what people translate (Qt Linguist opens them), the .qm files beside the
window's code are made of them by Qt's lrelease, which comes with PySide6-Essentials.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from string import Formatter
from typing import Final, NamedTuple
from xml.etree import ElementTree

from dummywhist.ui.tongues.languages import CATALOGUES as COMPILED
from dummywhist.ui.tongues.languages import LANGUAGES as WINDOW
from tools.translatable import Source, sources

ROOT: Final = Path(__file__).resolve().parents[1]
TEXTS: Final = ROOT / "translations"
LANGUAGES: Final = tuple(code for code, language in WINDOW.items() if not language.written)


BLANKS: Final = re.compile(r"\{[^}]*\}")
"""What is filled in; a bar within it parts two forms of a word."""


class Fault(NamedTuple):
    """What is wrong with one translation."""

    language: str
    source: Source
    why: str


def read(language: str) -> dict[Source, str]:
    """Return the translations of a language; an unfinished one is empty."""
    file = TEXTS / f"{language}.ts"
    if not file.exists():
        return {}
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            said = message.find("translation")
            done = said is not None and said.get("type") is None
            source = Source(name, message.findtext("source") or "", message.findtext("comment") or "")
            found[source] = (said.text or "") if done and said is not None else ""
    return found


def document(language: str, wanted: Sequence[Source], known: dict[Source, str]) -> bytes:
    """Return the .ts file of a language: every wanted string once, what is not wanted any more left out."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ElementTree.Element] = {}
    for source in wanted:
        if source.context not in contexts:
            contexts[source.context] = ElementTree.SubElement(root, "context")
            ElementTree.SubElement(contexts[source.context], "name").text = source.context
        message = ElementTree.SubElement(contexts[source.context], "message")
        ElementTree.SubElement(message, "source").text = source.text
        if source.note:
            ElementTree.SubElement(message, "comment").text = source.note
        said = ElementTree.SubElement(message, "translation")
        if known.get(source):
            said.text = known[source]
        else:
            said.set("type", "unfinished")
    ElementTree.indent(root, " ")
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'.encode()


def fields(text: str) -> set[str]:
    """Return the names of the places that are filled in."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def faults(language: str, wanted: Sequence[Source], known: dict[Source, str]) -> list[Fault]:
    """Return what is missing, has other places to fill in than the English, or begins or ends with other blanks."""
    found = []
    for source in wanted:
        said = known.get(source, "")
        if not said and source.context == "lessons":
            continue  # its English is shown, and `tools.check_lessons` warns
        if not said:
            found.append(Fault(language, source, "is not translated"))
            continue
        if fields(said) != fields(source.text):
            found.append(Fault(language, source, f"has other places to fill in: {said}"))
        # Not the no-break space, which French has before some signs.
        if [end in (" ", "\n") for end in (said[0], said[-1])] != [end in (" ", "\n") for end in _ends(source.text)]:
            found.append(Fault(language, source, f"has other blanks at its ends: {said}"))
        if "|" in BLANKS.sub("", said) and "|" not in source.text:
            found.append(Fault(language, source, f"has a bar, as between two columns of a table: {said}"))
    return found


def _ends(text: str) -> tuple[str, str]:
    return text[0], text[-1]


def compiled(language: str, text: bytes) -> bytes:
    """Return the .qm file of a .ts file, as Qt's lrelease makes it."""
    with tempfile.TemporaryDirectory() as folder:
        file, made = Path(folder) / f"{language}.ts", Path(folder) / f"{language}.qm"
        file.write_bytes(text)
        release = Path(sys.executable).with_name("pyside6-lrelease")
        command = [str(release) if release.exists() else "pyside6-lrelease", "-silent", str(file), "-qm", str(made)]
        subprocess.run(command, check=True)
        return made.read_bytes()


def table(language: str, wanted: Sequence[Source]) -> str:
    """Return what a language lacks: the number of each string among all, its key or note, the English."""
    known = read(language)
    lines = []
    for number, source in enumerate(wanted):
        if not known.get(source):
            note = f" [{source.note}]" if source.note else ""
            lines.append(f"{number}{note}|{source.text}".replace("\n", "\\n"))
    return "\n".join(lines)


def fill(language: str, wanted: Sequence[Source], file: Path) -> dict[Source, str]:
    """Return the translations of a language with those of a table."""
    known = read(language)
    for line in file.read_text(encoding="utf-8").splitlines():
        number, bar, said = line.partition("|")
        if bar and number.strip().isdigit():
            known[wanted[int(number)]] = said.replace("\\n", "\n")
    return known


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and do what it asks for."""
    parser = argparse.ArgumentParser(description="Keep the catalogues of the window's languages.")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--table", choices=LANGUAGES)
    parser.add_argument("--fill", nargs=2, metavar=("LANGUAGE", "FILE"))
    asked = parser.parse_args(arguments)
    wanted = sources()
    if asked.table:
        print(table(asked.table, wanted))
        return 0
    wrong = 0
    for language in LANGUAGES:
        known = read(language)
        if asked.fill and asked.fill[0] == language:
            known = fill(language, wanted, Path(asked.fill[1]))
        text = document(language, wanted, known)
        found = faults(language, wanted, known)
        wrong += len(found)
        for fault in found[:20] if not asked.check else found:
            print(f"{fault.language}: [{fault.source.context}] “{fault.source.text}” {fault.why}")
        print(f"{language}: {len(wanted) - len(found)} of {len(wanted)} strings are right")
        files = {TEXTS / f"{language}.ts": text, COMPILED / f"{language}.qm": compiled(language, text)}
        for file, content in files.items():
            if file.exists() and file.read_bytes() == content:
                continue
            if asked.check:
                wrong += 1
                print(f"{file.relative_to(ROOT)} is out of date")
            else:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
    return 1 if asked.check and wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
