"""How many deals of other programs can be laid, and how fast is one of many?

    python -m benchmarks.importing [FOLDER] [--deals 10000]

Goals: of the whole deals in the PBN and LIN files under FOLDER at least 99 in 100 are laid, and one deal of a file of
10,000 is laid in at most 0.5 s. A deal is whole where it tells 52 different cards, thirteen to a hand: they are counted
here by themselves, not by what imports. What is followed of the play is told as well. The large file is made here.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import NamedTuple

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record.pbn.reading import Deals

GOAL_S = 0.5
GOAL_LAID = 0.99
PBN = re.compile(r'\[Deal\s+"[NESW]:([^"]*)"\]')
LIN = re.compile(r"\bmd\|[0-4]?([^|]+)\|", re.I)
RANKS = "AKQJT98765432"


class Found(NamedTuple):
    """What a file holds: deals, whole ones among them, those laid, and those of which some or all play is left out."""

    deals: int
    whole: int
    laid: int
    cut: int
    cards: int
    why: Counter[str]


def whole_deals(text: str) -> int:
    """Count the deals of a file that tell all four hands."""
    hands = [[word.split(".") for word in deal.split()] for deal in PBN.findall(text)]
    hands += [[re.split("[HDC]", word.strip().upper().lstrip("S")) for word in deal.split(",") if word.strip()]
              for deal in LIN.findall(text)]  # fmt: skip
    return sum(_whole(deal) for deal in hands)


def _whole(deal: list[list[str]]) -> bool:
    cards = [suit + rank for hand in deal for suit, ranks in zip("SHDC", hand, strict=False) for rank in ranks]
    even = all(len(hand) == 4 and sum(map(len, hand)) == 13 for hand in deal)
    return len(deal) in (3, 4) and even and len(set(cards)) == len(cards) and {card[1] for card in cards} <= {*RANKS}


def read(raw: bytes) -> Found:
    """Lay every deal of a file."""
    why: Counter[str] = Counter()
    try:
        deals = Deals(raw)
    except Unreadable as error:
        return Found(0, whole_deals(raw.decode("latin-1")), 0, 0, 0, Counter([error.message.key]))
    laid = cut = cards = 0
    for number in range(1, len(deals) + 1):
        try:
            found = deals.read(number)
        except Unreadable as error:
            why[error.message.key] += 1
            continue
        laid += 1
        cut += any(note.key in ("pbn.note_play", "pbn.note_no_play") for note in found.notes)
        cards += sum(getattr(line, "action", None) is not None and line.action.plays is not None  # type: ignore[union-attr]
                     for line in found.record.journal)  # fmt: skip
    return Found(len(deals), whole_deals(raw.decode("latin-1")), laid, cut, cards, why)


def many(deals: int) -> str:
    """Return a PBN file of so many deals with an auction and a play each, some seven megabytes for 10,000."""
    rng = Random(1)
    pack = [suit + rank for suit in "SHDC" for rank in RANKS]
    games = []
    for number in range(1, deals + 1):
        rng.shuffle(pack)
        hands = [pack[place : place + 13] for place in range(0, 52, 13)]
        spelled = " ".join(".".join("".join(rank for rank in RANKS if suit + rank in hand) for suit in "SHDC")
                           for hand in hands)  # fmt: skip
        tags = [("Event", "#" if number > 1 else "A club"), ("Board", str(number)), ("Dealer", "N"),
                ("Deal", f"N:{spelled}"), ("Declarer", "N"), ("Contract", "4S"), ("Auction", "N")]  # fmt: skip
        rows = "\n".join(" ".join(cards) for cards in zip(*hands, strict=True))
        games.append("\n".join(f'[{name} "{value}"]' for name, value in tags) + f'\n4S AP\n[Play "E"]\n{rows}\n')
    return "% PBN 2.1\n" + "\n".join(games)


def _spent() -> float:
    """Return how long the processes that were started have computed so far, in seconds."""
    times = os.times()
    return times.children_user + times.children_system


def main() -> int:
    """Read the files of a folder and a large one, and print what came of it; 1 where a goal is missed."""
    parser = argparse.ArgumentParser(description="Measures how deals of other programs are imported.")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--deals", type=int, default=10_000)
    wanted = parser.parse_args()
    missed = False
    if wanted.folder is not None:
        total = Counter[str]()
        for file in sorted(file for file in wanted.folder.rglob("*") if file.suffix.lower() in (".pbn", ".lin")):
            begun = time.process_time()
            found = read(file.read_bytes())
            total.update({"deals": found.deals, "whole": found.whole, "laid": found.laid, "cut": found.cut})
            each = (time.process_time() - begun) / max(1, found.deals) * 1000
            told = f"{found.deals} deals, {found.whole} whole, {found.laid} laid, {found.cards} cards played, "
            print(f"{file.name}: {told}{found.cut} with play left out, {each:.1f} ms each", dict(found.why) or "")
        missed = total["laid"] < GOAL_LAID * total["whole"]
        print("all:", ", ".join(f"{number} {what}" for what, number in total.items()))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "many.pbn"
        file.write_text(many(wanted.deals))
        times = []
        for number in (1, wanted.deals // 2, wanted.deals):
            command = [sys.executable, "-m", "dummywhist", "import", str(file), "--deal", str(number)]
            before = _spent()
            subprocess.run(command, check=True, capture_output=True)
            times.append(_spent() - before)
            megabytes = file.stat().st_size / 1e6
            print(f"deal {number} of {wanted.deals} ({megabytes:.1f} MB): {times[-1]:.2f} s of a processor in all")
    return int(missed or max(times) > GOAL_S)


if __name__ == "__main__":
    sys.exit(main())
