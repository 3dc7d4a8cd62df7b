"""Are the reasons of losses true, specific, understandable? Random ones, beside the open hands, to be read by somebody.

    python -m benchmarks.reasons [--losses 50] [--seed 1] [--games english-dummy,thirteen] [--levels beginner,steady]
        [--jobs 2]

So many deals are played by computers of one level, all alike; game, level and deal are drawn. Of each deal one card is
drawn that lost something on what could be known. Printed are the hands as they lay before it, what was played, what
every card brings, the figures of the reason, the sentences as a review says them, and how the deal goes on, with all
hands seen, after the card played and after the best: with the hands as they lay, and in a layout in which it loses. The
same seed prints the same, whatever the number of losses.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Final

from benchmarks.study import played
from dummywhist.engine.cards.card import Card, rank_of
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.notation import card_text, hand_text, suit_text
from dummywhist.engine.cards.seat import Seat, seat_text
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.players.belief.positions import position
from dummywhist.engine.players.belief.posterior import imagine
from dummywhist.engine.players.manner import PLAIN
from dummywhist.engine.players.search.determinization import solved
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.solver.position import Position, after_card
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.deal_study import MEMORY_MB, Judged, has_choice
from dummywhist.engine.study.ideas import idea_of
from dummywhist.engine.study.knowable import SCHEDULE, knowable
from dummywhist.engine.study.open_hands import Decision, decisions, values
from dummywhist.engine.study.reasons import holds
from dummywhist.ui.panels.reason_words import reason

NAMES: Final = dict(zip(PLAYERS, ("Ann", "Ben", "Cleo", "Dan"), strict=False))
DEALS: Final = 1_000
"""Deals are drawn among so many."""
Task = tuple[int, int, tuple[str, ...], tuple[str, ...]]
"""Number, seed, games, levels."""


def one_loss(task: Task) -> str:
    """Return what is printed of one loss."""
    number, seed, games, levels = task
    dice, solver = Random(f"{seed} {number}"), Solver(MEMORY_MB)
    while True:
        game, level, deal = dice.choice(games), dice.choice(levels), dice.randrange(DEALS)
        found = [one for one in decisions(played(game, deal, level)) if has_choice(one)]
        dice.shuffle(found)
        for one in found:
            known = knowable(one.view, one.card, solver)
            if known.loss > known.tolerance:
                (seen,) = values([one], solver)
                head = f"{number}. {game}, deal {deal} among {level}"
                return "\n".join([head, *_lines(Judged(one, seen, known), solver)])


def _lines(one: Judged, solver: Solver) -> Iterator[str]:
    decision, known = one.decision, one.known
    assert known is not None
    seen, told = decision.view, known.parting
    layout, chairs, hidden = seen.layout, seen.layout.chairs, Insight(seen).hidden
    trump = "no trumps" if seen.trump is None else f"trumps {suit_text(seen.trump)}"
    yield f"   {trump}{', low cards win' if seen.down else ''}; trick {decision.trick + 1}; {one.verdict.value}"
    for index, seat in enumerate(chairs):
        holder = layout.holder[seat]
        who = "nobody" if holder is None else NAMES[holder]
        sees = "seen" if seat not in hidden else "hidden"
        yield (f"   {seat_text(seat)} {who}{' (dummy)' if seat in layout.dummies else ''}, side {layout.side[seat]}, "
               f"{sees}: {hand_text(decision.position.hands[index])}")  # fmt: skip
    for at, trick in enumerate(seen.played):
        cards = " ".join(card_text(card) for card in trick.cards)
        yield f"   {at + 1}: {seat_text(trick.leader)} leads {cards}, {seat_text(trick.winner)} wins"
    yield f"   {seat_text(seen.leader)} led: {' '.join(card_text(card) for card in seen.trick) or '(to lead)'}"
    yield f"   {NAMES[decision.player]} played {card_text(decision.card)} from {seat_text(decision.seat)}"
    for card in sorted(known.tricks, key=lambda card: -known.tricks[card]):
        yield f"   {card_text(card)}: seen {one.seen[card]}, known {known.tricks[card]:.2f}"
    fact = None if told.fact is None else (told.fact.kind, told.explains, told.among, told.bits)
    yield (f"   loses {known.loss:.2f} +- {known.error:.2f}, {known.layouts} layouts worth {known.effective:.0f}; "
           f"share {told.share:.2f}; fact {fact}")  # fmt: skip
    yield f"   > {reason(one, NAMES, None, idea_of(one))}"
    yield "   with all hands seen, as they lay:"
    yield from _both(decision.position, decision, told.best, solver)
    if not seen.down:
        yield from _where_it_loses(one, solver)


def _where_it_loses(one: Judged, solver: Solver) -> Iterator[str]:
    """Give the likeliest layout of a hundred in which the card loses, by the fact if there is one, and its play."""
    decision, known = one.decision, one.known
    assert known is not None and known.parting.best is not None
    insight, best, fact = Insight(decision.view), known.parting.best, known.parting.fact
    worlds = imagine(insight, "0 0", SCHEDULE, PLAIN).worlds
    losing = [
        world for world, tricks in solved(insight, worlds, solver)
        if tricks[best] > tricks[decision.card] and (fact is None or holds(insight, fact, world.hands))
    ]  # fmt: skip
    if losing:
        deal = max(losing, key=lambda world: world.weight).hands
        there = position(insight, deal)
        hands = [f"{seat_text(seat)} {hand_text(Hand(deal[seat]))}" for seat in insight.hidden]
        yield f"   where it loses: {'; '.join(hands)}"
        yield from _both(there, decision, best, solver)


def _both(at: Position, decision: Decision, best: Card | None, solver: Solver) -> Iterator[str]:
    """Give how the deal goes on after the card played, and after the best."""
    for card in (decision.card, best):
        if card is not None:
            yield f"     {_line(at, card, decision.view.layout.chairs, solver)}"


def _line(at: Position, first: Card, chairs: Sequence[Seat], solver: Solver) -> str:
    """Spell the tricks after ``first`` with all hands seen: of equal cards the lowest."""
    told, now, card = f"{seat_text(chairs[at.leader])}: {' '.join(map(card_text, (*at.trick, first)))}", at, first
    while True:
        after = after_card(now, card)
        if after is None:
            return told
        if not after.trick:
            told += f", {seat_text(chairs[after.leader])}:"
        made = solver.cards(after)
        card = max(made, key=lambda one: (made[one], -rank_of(one), -one))
        told += f" {card_text(card)}"
        now = after


def main() -> None:
    """Draw, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--losses", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(game.key for game in GAMES))
    parser.add_argument("--levels", default="beginner,steady")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    games, levels = (tuple(words.split(",")) for words in (wanted.games, wanted.levels))
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for told in pool.map(
            one_loss, [(number, wanted.seed, games, levels) for number in range(1, wanted.losses + 1)]
        ):
            print(told, end="\n\n", flush=True)


if __name__ == "__main__":
    main()
