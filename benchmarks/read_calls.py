"""What does a level call, and what does it say? Decisions in auctions, to be read one by one.

    python -m benchmarks.read_calls GAME [--level master] [--decisions 100] [--first-deal 7001]

For each decision: the hand, the dummy that is shown, the score, the calls so far, the call and its reason, and the best
of what was weighed: points with their error, and tricks in the contract that the call names or leaves (- where it is
hardly ever played). Calls of contracts that are expected to fail by a trick or more are marked with a star.
"""

import argparse
from itertools import islice

from benchmarks.calls import moments
from dummywhist.engine.cards.notation import hand_text
from dummywhist.engine.deal.text import action_text
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import worded
from dummywhist.engine.players.calls.soundness import SHORT
from dummywhist.engine.players.choice import Decision
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.players.thought import Candidate

BOOK = 6
SHOWN = 5


def short(one: Candidate) -> bool:
    """Whether a candidate is a bid that is expected to fail by a trick or more."""
    level = getattr(one.action, "level", None)
    return level is not None and one.tricks is not None and BOOK + level - one.tricks >= SHORT


def show(number: int, seen: View, decision: Decision) -> None:
    """Print one decision."""
    assert seen.own is not None
    hand, dummies = seen.cards_at(seen.own), [seen.cards_at(seat) for seat in seen.layout.dummies]
    shown = ", ".join(hand_text(dummy) for dummy in dummies if dummy)
    score = "-".join(str(points) for _, points in seen.before)
    said = ", ".join(f"{by} {action_text(call)}" for by, call in seen.calls) or "nothing"
    print(f"{number}. {'' if hand is None else hand_text(hand)}; dummy {shown or 'hidden'}; {score}; after {said}")
    print(f"   {action_text(decision.action)}: {worded(decision.reason, ENGLISH)}")
    candidates = () if decision.thought is None else decision.thought.candidates
    for one in candidates[:SHOWN]:
        tricks = "-" if one.tricks is None else f"{one.tricks:.1f}"
        error = "" if one.error is None else f" ± {one.error:.1f}"
        print(f"     {'*' if short(one) else ' '} {action_text(one.action):10} {one.points:8.1f}{error:8} {tricks:>5}")


def main() -> None:
    """Print decisions."""
    parser = argparse.ArgumentParser(description="Calls to read.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--level", default="master")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--first-deal", type=int, default=7001, dest="first")
    asked = parser.parse_args()
    auctions = (seen for seen in moments(asked.game, asked.first) if seen.phase == "auction")
    for number, seen in enumerate(islice(auctions, asked.decisions), start=1):
        show(number, seen, decide(asked.level, seen, asked.first + number))


if __name__ == "__main__":
    main()
