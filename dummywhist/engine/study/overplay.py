"""How many tricks does another table make of a deal that is over? Four computers play it again (DW-DEF-2, DW-MNE-7)."""

from typing import Final

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.count import CountDeal
from dummywhist.engine.deal.actions.deal import CutPack, TurnTrump, dealt_as
from dummywhist.engine.deal.actions.play import Quit, TakeUpTrump
from dummywhist.engine.deal.layout import CHANCE, TABLE, By, Player
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.study.finding import Overplay

PLAIN: Final[dict[str, Setting]] = {"follow": "prevent", "claim_check": "opponents"}
"""Computers commit no offence: the other tables play without its laws, and answer claims themselves."""
FORCED: Final = (CutPack, TurnTrump, TakeUpTrump, Quit, CountDeal)


def overplayed(seen: View, level: str, seed: int) -> Overplay:
    """Return the tricks that North and South make, and how, where four players of ``level`` play the deal of ``seen``.

    Each of them sees what he would see at a table, and has his own seed. ValueError if the deal is not over.
    """
    if seen.dealt is None:
        raise ValueError
    rules = game_of(seen.game).rules({**seen.settings, **PLAIN})
    last = seen.turned if seen.turned is not None else next(cards_in(seen.dealt[seen.dealer]))
    cards = dealt_as(seen.dealt, last, None)
    state = kernel.start(Setup(rules, seen.ordinal, seen.dealer, seen.layout, seen.before))
    while state.result is None:
        by, action = _next(state, cards, level, seed)
        state, _ = kernel.apply(state, by, action)
    made = sum(tricks for side, tricks in state.result.tricks if side == state.layout.side[NORTH])
    return Overplay(made, state.tricks)


def _next(state: DealState, cards: DealAction, level: str, seed: int) -> tuple[By, DealAction]:
    """Return what is done next, and by whom: what is forced is done by the table."""
    actors = kernel.actors(state)
    if CHANCE in actors:
        return CHANCE, cards
    for by in (TABLE, *actors):
        forced = [action for action in kernel.choices(state, by) if isinstance(action, FORCED)]
        if forced:
            return by, forced[0]
    player = next(by for by in actors if by in state.layout.players)
    decision = decide(level, view(state, Player(player)), 4 * seed + state.layout.own_seat(Player(player)))
    assert isinstance(decision.action, DealAction)
    return player, decision.action
