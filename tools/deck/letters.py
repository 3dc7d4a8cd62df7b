"""Which letters stand in the corners of court cards in other languages? Written beside the pictures they change.

    python -m tools.deck.letters --out assets/cards

A picture is one file for all languages: a program that wants French letters puts the second of each pair in the
place of the first, in the SVG text, wherever that stands (it stands twice on its own court cards and nowhere else).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from tools.deck.deckart.lettering import INDEX_STYLES, LETTERS, corner_letter

HEAD = """# How the indices of court cards are drawn with the letters of other languages; made by tools/deck/letters.py.
# By language and index style: what stands in the picture, and what takes its place.
"""


def document() -> str:
    """Return the file."""
    lines = [HEAD]
    for language, letters in LETTERS.items():
        lines.append(f"[{language}]")
        for name, style in INDEX_STYLES.items():
            lines.append(f"{name} = [")
            for own, other in letters.items():
                lines.append(f"  ['{corner_letter(own, style)}', '{corner_letter(other, style)}'],")
            lines.append("]")
        lines.append("")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and write the file."""
    parser = argparse.ArgumentParser(description="Write the letters of other languages for the deck.")
    parser.add_argument("--out", type=Path, required=True, help="folder of the deck")
    options = parser.parse_args(arguments)
    (options.out / "letters.toml").write_text(document(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
