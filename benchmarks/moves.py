"""How long does a level think? Median, 99th in a hundred and worst time of a move, and the time that a deal takes.

    python -m benchmarks.moves [steady] [--deals 60]

Only moves with a choice are counted: forced cards take no time. Times are those of the processor, on one core.
"""

import argparse
import statistics
import time

from benchmarks.players import LAYOUT, dealt
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.action import Play, Quit
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.protocol import decide


def moves(number: int, level: str) -> list[tuple[int, float]]:
    """Play deal ``number``; return for each card that was a choice the cards left in hand and the seconds it took."""
    state = dealt(number)
    times = []
    while state.phase_name == "play":
        if len(state.trick) == 4:
            state, _ = kernel.apply(state, TABLE, Quit())
            continue
        seat = to_play(state)
        player = LAYOUT.holder[seat]
        assert player is not None
        seen = view(state, player)
        began = time.process_time()
        action = decide(level, seen, number).action
        took = time.process_time() - began
        assert isinstance(action, Play)
        if len(seen.options) > 1:
            times.append((state.hands[seat].bit_count(), took))
        state, _ = kernel.apply(state, player, action)
    return times


def main() -> None:
    """Play deals and print the times."""
    parser = argparse.ArgumentParser(description="Time of a move.")
    parser.add_argument("level", nargs="?", default="steady")
    parser.add_argument("--deals", type=int, default=60)
    asked = parser.parse_args()
    began = time.process_time()
    times = [move for number in range(1, asked.deals + 1) for move in moves(number, asked.level)]
    whole = time.process_time() - began
    seconds = sorted(took for _, took in times)
    print(f"{asked.level}: {len(seconds)} moves with a choice in {asked.deals} deals")
    print(f"median {statistics.median(seconds) * 1000:6.2f} ms")
    print(f"99 %   {seconds[int(len(seconds) * 0.99)] * 1000:6.2f} ms")
    print(f"worst  {seconds[-1] * 1000:6.2f} ms")
    print(f"a deal {whole / asked.deals * 1000:6.1f} ms on one core")
    print("worst by cards left in hand:")
    for left in range(13, 1, -1):
        found = [took for cards, took in times if cards == left]
        if found:
            print(f"  {left:2d}  {max(found) * 1000:6.2f} ms")


if __name__ == "__main__":
    main()
