"""How are the generated parts of the handbook kept up to date?

python -m tools.handbook [--check]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.ui.panels.handbook import with_table

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "handbook"


def main() -> int:
    """Write the tables of all games into their pages; with --check only say what would change."""
    parser = argparse.ArgumentParser(description="Write the tables of rules into the handbook.")
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = 0
    for game in GAMES:
        file = FOLDER / f"{game.key}.md"
        text = file.read_text(encoding="utf-8")
        fresh = with_table(text, game)
        if fresh != text:
            stale += 1
            print(f"{file.name}: {'is out of date' if check else 'written'}")
            if not check:
                file.write_text(fresh, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
