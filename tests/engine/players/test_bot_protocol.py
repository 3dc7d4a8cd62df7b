"""The dialogue of docs/bot-protocol.md is what the process really says."""

import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "bot-protocol.md"


def test_the_dialogue_of_the_page_is_real():
    _, _, rest = PAGE.read_text(encoding="utf-8").partition("```dialogue\n")
    dialogue = rest.partition("```")[0].splitlines()
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
