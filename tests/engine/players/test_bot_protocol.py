"""The dialogues of docs/bot-protocol.md are what the process really says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[3] / "docs" / "bot-protocol.md"
DIALOGUES = re.findall(r"^```dialogue\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", DIALOGUES, ids=range(len(DIALOGUES)))
def test_the_dialogue_of_the_page_is_real(text):
    dialogue = text.splitlines()
    told = [line[2:] for line in dialogue if line.startswith("> ")]
    said = [line[2:] for line in dialogue if line.startswith("< ")]
    assert told and said and len(told) + len(said) == len(dialogue)
    done = subprocess.run(
        [sys.executable, "-m", "dummywhist", "bot"],
        input="".join(f"{line}\n" for line in told).encode(),
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.decode().splitlines() == said and not done.stderr


def test_there_are_dialogues():
    assert len(DIALOGUES) >= 2
