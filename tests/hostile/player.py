"""A player of another maker that behaves as its first argument says: as it should, or in any way that it should not.

    python tests/hostile/player.py MODE [PATIENCE]

PATIENCE are the seconds that it is waited for. It imports nothing of the program and is run by a process of its own.
"""

import json
import os
import sys
import time

DECISIONS = 3
"""After so many a player that dies does so."""


def say(text: str | bytes) -> None:
    """Write at once, without a line end of its own."""
    left = text.encode() if isinstance(text, str) else text
    while left:
        left = left[os.write(1, left) :]


def greet() -> None:
    """Answer the first line."""
    say("bot hostile 1\nlevel any\nready\n")


def first(stamp: str, view: str) -> str:
    """Return the lawful answer that is the first choice."""
    return f"action {stamp} {json.loads(view)['options'][0]}\n"


def hang() -> None:
    """Do nothing, for longer than anybody waits."""
    time.sleep(600)


def flood(line: bytes) -> None:
    """Say the same without end."""
    while True:
        say(line * 1000)


def answer(mode: str, stamp: str, view: str, patience: float, decided: int) -> None:
    """Answer a decision, in one way or another."""
    lawful = first(stamp, view)
    match mode:
        case "good" | "deaf" | "fork":
            say(f'reason {stamp} no.such {{"x":1}}\n{lawful}')
        case "chatter":
            # All that may be said besides, and lines of other questions.
            say(f"looked 99999 3\n{lawful.replace(stamp, '77', 1)}spent {stamp} 12\n{lawful}{lawful}{lawful}")
        case "silent":
            hang()
        case "nonsense":
            say("I should like to play the queen of hearts, please.\n")
        case "binary":
            say(bytes(range(256)) * 20 + b"\n")
        case "flood":
            flood(b"looked 99999 1\n")
        case "endless":
            flood(b"x" * 1000)
        case "half":
            say(lawful[: len(lawful) // 2])
            hang()
        case "late":
            time.sleep(patience * 1.5)
            say(lawful)
        case "unlawful":
            say(f"action {stamp} bid 7 nt\n")
        case "card":
            say(f"action {stamp} play XX\n")
        case "other-stamp":
            say(lawful.replace(stamp, str(int(stamp) + 1), 1))
            hang()
        case "error":
            say("error I do not feel like it.\n")
        case "finding":
            say(f'finding {stamp} {{"v":1,"found":"worth","tricks":13,"nodes":1}}\n')
        case "die-asked":
            os._exit(1)
        case "die-speaking":
            say(f"looked {stamp} 3\nacti")
            os._exit(0)
        case "die-later":
            say(lawful)
            if decided == DECISIONS:
                os._exit(3)
        case "die-answered":
            say(lawful)
            os._exit(0)


MODES = (
    "good", "chatter", "deaf", "fork", "silent", "nonsense", "binary", "flood", "endless", "half", "late", "unlawful",
    "card", "other-stamp", "error", "finding", "die-asked", "die-speaking", "die-later", "die-answered", "die-started",
    "die-greeted", "flood-started", "silent-started",
)  # fmt: skip
PLAYS = ("good", "chatter", "fork")
"""The modes in which it plays; in the others somebody has to stand in for it, sooner or later."""


def main() -> None:
    """Read lines until they end, which a player that hangs does not notice."""
    mode, patience = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    assert mode in MODES
    if mode == "die-started":
        os._exit(1)
    if mode == "flood-started":
        flood(b"ready\n")
    if mode == "silent-started":
        hang()
    if mode == "fork" and hasattr(os, "fork") and os.fork() == 0:
        # A child that holds the line open and never ends by itself.
        hang()
    decided = 0
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "dummywhist":
            greet()
            if mode == "die-greeted":
                os._exit(0)
        elif word == "decide":
            decided += 1
            stamp, _, view = rest.partition(" ")
            answer(mode, stamp, view, patience, decided)
        elif word == "quit":
            break
        if mode == "deaf" and decided == DECISIONS:
            hang()


if __name__ == "__main__":
    main()
