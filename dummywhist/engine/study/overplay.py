"""How many tricks does another table make of a tray? Four computers play it (DW-DEF-2, DW-MNE-7)."""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import NORTH, SEATS, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.count import CountDeal
from dummywhist.engine.deal.actions.deal import CutPack, TurnTrump, dealt_as
from dummywhist.engine.deal.actions.play import Quit, TakeUpTrump
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, By, Player, lay_out
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.deal.unseen import UnseenTray
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.games.duplicate_whist import DUPLICATE_WHIST
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.study.finding import Overplay
from dummywhist.engine.values import NamedTuple

PLAIN: Final[dict[str, Setting]] = {"follow": "prevent", "claim_check": "opponents"}
"""Computers commit no offence: the other tables play without its laws, and answer claims themselves."""
FORCED: Final = (CutPack, TurnTrump, TakeUpTrump, Quit, CountDeal)


class Mind(NamedTuple):
    """Who plays a hand: a level, and the number that its chance is drawn from."""

    level: str
    seed: int


def overplayed(seen: View, level: str, seed: int) -> Overplay:
    """Return the tricks that North and South make, and how, where four players of ``level`` play the deal of ``seen``.

    Each of them sees what he would see at a table, and has his own seed. ValueError if the deal is not over.
    """
    if seen.dealt is None:
        raise ValueError
    rules = game_of(seen.game).rules({**seen.settings, **PLAIN})
    last = seen.turned if seen.turned is not None else next(cards_in(seen.dealt[seen.dealer]))
    return _played(_setup(rules, seen.ordinal, seen.dealer), dealt_as(seen.dealt, last, None), _minds(level, seed))


def unseen_played(tray: UnseenTray, level: str, seed: int) -> Overplay:
    """Return the same of a tray that nobody has counted: what is made of it then is no other (`overplayed`)."""
    setup = _setup(DUPLICATE_WHIST.rules({**dict(tray.settings), **PLAIN}), tray.ordinal, tray.dealer)
    return _played(setup, deal_out(setup, tray.number), _minds(level, seed))


def tray_played(
    hands: tuple[Hand, ...],
    dealer: Seat,
    turned: Card,
    minds: Mapping[Seat, Mind],
    settings: Mapping[str, Setting] | None = None,
) -> Overplay:
    """Return the same of a tray: ``hands`` by compass, its ``dealer`` holds the ``turned`` card; a mind for each hand.

    The rules are those of Duplicate Whist, with a card turned for each tray (DW-DEAL-1) unless ``settings`` differ.
    """
    rules = DUPLICATE_WHIST.rules({**(settings or {}), **PLAIN})
    return _played(_setup(rules, 0, dealer), dealt_as(hands, turned, None), minds)


def _minds(level: str, seed: int) -> Mapping[Seat, Mind]:
    return {seat: Mind(level, 4 * seed + seat) for seat in SEATS}


def _setup(rules: Rules, ordinal: int, dealer: Seat) -> Setup:
    """Return how a deal begins at a table that has no score and nobody of this one."""
    layout = lay_out(rules.seats, dict(zip(SEATS, PLAYERS, strict=True)))
    return Setup(rules, ordinal, dealer, layout, tuple((side, 0) for side in layout.sides))


def _played(setup: Setup, cards: DealAction, minds: Mapping[Seat, Mind]) -> Overplay:
    state = kernel.start(setup)
    while state.result is None:
        by, action = _next(state, cards, minds)
        state, _ = kernel.apply(state, by, action)
    made = sum(tricks for side, tricks in state.result.tricks if side == state.layout.side[NORTH])
    return Overplay(made, state.tricks)


def forced_in(state: DealState) -> tuple[By, DealAction] | None:
    """Return what is to be done next and is nobody's choice, and who does it; None where somebody chooses."""
    for by in (TABLE, *kernel.actors(state)):
        for action in kernel.choices(state, by):
            if isinstance(action, FORCED):
                return by, action
    return None


def _next(state: DealState, cards: DealAction, minds: Mapping[Seat, Mind]) -> tuple[By, DealAction]:
    """Return what is done next, and by whom: what is forced is done by the table."""
    actors = kernel.actors(state)
    if CHANCE in actors:
        return CHANCE, cards
    forced = forced_in(state)
    if forced is not None:
        return forced
    player = next(by for by in actors if by in state.layout.players)
    mind = minds[state.layout.own_seat(Player(player))]
    decision = decide(mind.level, view(state, Player(player)), mind.seed)
    assert isinstance(decision.action, DealAction)
    return player, decision.action
