"""Are the examples of the pages true? Each fenced block is run or read, by the language that stands at its head.

A block without a language is a fault. A language that nothing here can run is named in ``NOT_RUN`` with the reason.
"""

import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from dummywhist.cli.main import main
from dummywhist.engine.deal.text import action_text, read_action
from dummywhist.engine.duplicate.text import match_text, read_match
from dummywhist.engine.players.lines import answer_text, read_answer
from dummywhist.engine.record.log import Entry
from dummywhist.engine.record.text import read_record, record_text
from tests.docs.ledger import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
NOT_RUN = {
    "text": "a drawing or a layout; what is generated is compared with the program by its own test",
    "sh": "takes too long, or changes the machine; its shell is parsed, and its commands and options are looked up",
    "dialogue": "tests/engine/players/test_bot_protocol.py holds it with a real process",
    "dwa": "tests/engine/study/test_side_file.py reads it",
    "python": "a sketch of code to be written; it is parsed",
}
FENCE = re.compile(r"^```([a-z]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LEFT_OUT = "…"


class Example(NamedTuple):
    """A fenced block: where it stands, its language, its lines."""

    page: Path
    line: int
    language: str
    text: str


def examples_of(page: Path) -> Iterator[Example]:
    text = page.read_text("utf-8")
    assert text.count("\n```") % 2 == 0, f"{page.name}: a fence is not closed"
    for match in FENCE.finditer(text):
        yield Example(page, text.count("\n", 0, match.start()) + 1, match[1], match[2])


EXAMPLES = [example for page in PAGES for example in examples_of(page)]


FAIR = next(example.text for example in EXAMPLES if example.language == "dwr" and "\nprove " in example.text)
"""The record of a proved deal, which the page of the command line calls fair.dwr."""


def of(*languages: str):
    return [
        pytest.param(example, id=f"{example.page.stem}-{example.line}")
        for example in EXAMPLES
        if example.language in languages
    ]


def test_every_block_has_a_language_that_is_run_or_is_known_not_to_be():
    run = {"console", "dwm", "dwr", "reply"}
    strange = [(e.page.name, e.line, e.language) for e in EXAMPLES if e.language not in run | NOT_RUN.keys()]
    assert strange == []
    used = {example.language for example in EXAMPLES}
    assert {"console", "dwm", "dwr", "reply", "dialogue", "sh"} <= used


@pytest.mark.parametrize("example", of("dwr"))
def test_a_record_is_read_and_written_as_it_stands(example):
    loaded = read_record(example.text.encode())
    assert loaded.word is None
    written = record_text(loaded.log.record).splitlines()
    assert written == [line for line in example.text.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("example", of("dwm"))
def test_a_match_is_read_and_written_as_it_stands(example):
    assert match_text(read_match(example.text.encode())) == example.text


@pytest.mark.parametrize("example", of("reply"))
def test_lines_of_a_player_are_read(example):
    for line in example.text.splitlines():
        assert answer_text(read_answer(line)) == line


# ---- the command line


def commands_of(text: str) -> Iterator[tuple[str, list[str]]]:
    """Return each command of a console with the lines that it is to print."""
    command, wanted = "", []
    for line in text.splitlines():
        if line.startswith("$ "):
            if command:
                yield command, wanted
            command, wanted = line[2:], []
        else:
            wanted.append(line)
    yield command, wanted


def printed_as(wanted: list[str]) -> re.Pattern[str]:
    """Return the pattern of what may be printed: ``…`` is anything, alone on a line any number of lines."""
    lines = []
    for line in wanted:
        if line == LEFT_OUT:
            lines.append(r"(?:[^\n]*\n)*")
        else:
            lines.append(".*".join(re.escape(part) for part in line.rstrip().split(LEFT_OUT)) + "\n")
    return re.compile("".join(lines))


@pytest.mark.parametrize("example", of("console"))
def test_a_command_prints_what_the_page_says(example, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    (tmp_path / "fair.dwr").write_text(FAIR, "utf-8")
    for command, wanted in commands_of(example.text):
        word, *arguments = shlex.split(command)
        assert word == "dummywhist"
        status = main(arguments)
        told = capsys.readouterr()
        assert status == 0, told.err
        lines = [line.rstrip() for line in (told.out + told.err).splitlines() if line.strip()]
        assert printed_as(wanted).fullmatch("".join(f"{line}\n" for line in lines)), f"{command}\n" + "\n".join(lines)


@pytest.mark.parametrize("example", of("sh"))
def test_shell_can_be_read_and_names_commands_and_options_that_exist(example, capsys):
    read = subprocess.run(["bash", "-n"], input=example.text, text=True, capture_output=True, check=False)
    assert read.returncode == 0, read.stderr
    for line in example.text.splitlines():
        for part in re.split(r"&&|[>|]", line.partition("#")[0]):
            words = shlex.split(part)
            if len(words) > 1 and words[0] == "dummywhist":
                assert main([words[1], "--help"]) == 0
                helped = capsys.readouterr().out
                for option in (word for word in words if word.startswith("--")):
                    assert option in helped, f"{words[1]} has no {option}"


def test_python_can_be_read():
    for example in EXAMPLES:
        if example.language == "python":
            compile(example.text, str(example.page), "exec")


# ---- the tables of words


def test_every_word_of_the_journal_stands_in_the_table_with_an_example_that_is_read():
    page = (ROOT / "docs" / "record-format.md").read_text("utf-8")
    table = page.partition("<!-- actions")[2].partition("<!-- end of actions -->")[0]
    cells = re.findall(r"^\| (`.+?) \|", table, re.MULTILINE)
    shown = {spelled.split()[0]: spelled for cell in cells for spelled in re.findall(r"`([^`]+)`", cell)}
    records = sorted((ROOT / "tests" / "golden").glob("*/*.dwr"))
    played = set()
    for record in records:
        played |= set(re.findall(r"^(?:[A-D]|chance|table|referee) ([a-z-]+)", record.read_text("utf-8"), re.MULTILINE))
    assert len(played) > 30
    assert played <= shown.keys()
    for spelled in shown.values():
        action = read_action(spelled)
        assert action_text(action) == spelled


def test_the_examples_show_the_decisions_of_every_kind_of_game():
    """An auction with two cards put away, one with doubles and a dummy to be chosen, packets to be exchanged."""
    shown = {
        type(entry.action).__name__
        for example in EXAMPLES
        if example.language == "dwr"
        for entry in read_record(example.text.encode()).log.journal
        if isinstance(entry, Entry)
    }
    assert {"Bid", "Discard", "NameTrump", "Double", "ChooseDummy", "Exchange", "Keep", "Play", "CountDeal"} <= shown


def test_every_command_and_option_stands_on_the_page(capsys):
    page = (ROOT / "docs" / "command-line.md").read_text("utf-8")

    def commands_of_help(*group: str) -> list[str]:
        assert main([*group, "--help"]) == 0
        return re.findall(r"^  ([a-z]+)  ", capsys.readouterr().out.partition("Commands:")[2], re.MULTILINE)

    commands = commands_of_help()
    assert {"games", "rules", "selfplay", "replay", "solve", "arena", "export", "import", "duplicate"} <= set(commands)
    for command in commands:
        assert re.search(rf"^## (?:.*, )?{command}\b", page, re.MULTILINE), command
        for words in ([command], *([command, within] for within in commands_of_help(command))):
            assert " ".join(words) in page
            assert main([*words, "--help"]) == 0
            for names in re.findall(
                r"^ +(?:-\w, )?(--[a-z-]+(?: / --[a-z-]+)?)", capsys.readouterr().out, re.MULTILINE
            ):
                either = names.split(" / ")  # --errors / --no-errors: the page names the one that changes something
                assert names == "--help" or any(name in page for name in either), f"{words} {names}"
