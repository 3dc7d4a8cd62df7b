"""The deal of the picture of the review: clubs are trumps, 8 turned for Edith at West; you sit South with dummy.

The hands from trick 4 on are those of the picture, and so are the cards of tricks 1, 2, 4, 5 and 6 that it names. What
it does not show, twelve low cards of the first tricks and who followed with which, was found by search: of all ways
this one has the losses that it names. After trick 6 all play with all hands seen.
"""

from functools import cache
from typing import Final

from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, SEATS, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.deal import dealt_as
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, By, lay_out, side_of
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.claims import position_of
from dummywhist.engine.study.overplay import forced_in

HANDS: Final = (
    "SA SQ S6 S5 S4 S2 HA H8 H5 H2 D4 CQ C9",
    "ST HK HT H9 H7 H6 H3 DA DQ D9 D5 C4 C6",
    "SK S9 S7 S3 H4 DJ DT D8 D7 D3 CK C3 CA",
    "SJ S8 HQ HJ DK D2 D6 CJ CT C7 C5 C2 C8",
)
"""N E S W."""
PLAYED: Final = "SA ST S3 SJ D4 DA D3 D6 C6 CA C8 C9 SK S8 S6 C4 H7 H4 HJ HA SQ"


@cache
def pictured() -> DealLog:
    """Return the deal, played and counted."""
    rules = game_of("english-dummy").rules({"follow": "prevent"})
    layout = lay_out(rules.seats, dict(zip((SOUTH, WEST, EAST), PLAYERS, strict=False)))
    setup = Setup(rules, 3, WEST, layout, tuple((side, 0) for side in layout.sides))
    hands = tuple(hand_of([read_card(card) for card in HANDS[seat].split()]) for seat in SEATS)
    deal = dealt_as(hands, read_card("C8"), None)
    left, solver = [read_card(card) for card in PLAYED.split()], Solver(32)
    state, entries = kernel.start(setup), []
    while state.result is None:
        step = _forced(state, deal)
        if step is None:
            player = kernel.actors(state)[0]
            made = solver.cards(position_of(state, side_of(layout, PLAYERS[0])))
            best = max(made, key=lambda card: (made[card], -card))
            step = player, play_of(left.pop(0) if left else best)
        state, _ = kernel.apply(state, *step)
        entries.append(step)
    return DealLog(setup, tuple(entries))


def _forced(state: DealState, deal: DealAction) -> tuple[By, DealAction] | None:
    actors = kernel.actors(state)
    if CHANCE in actors:
        return CHANCE, deal
    forced = forced_in(state)
    if forced is not None:
        return forced
    phases = state.setup.rules.phases
    if phases[state.phase] != "play":
        return actors[0], next(iter(kernel.choices(state, actors[0])))  # type: ignore[return-value]
    return None
