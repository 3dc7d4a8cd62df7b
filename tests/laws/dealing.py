"""Deals of every game as the law tests want them: from a setup to the moment in question, by whoever acts there."""

from collections.abc import Mapping, Sequence
from random import Random

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import EMPTY, FULL_PACK, JOKER_MASK, Hand, cards_in, hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import SEATS, SOUTH, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.laws import WAIVE
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.layer import choosers
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, By, Player, Side, columns, lay_out
from dummywhist.engine.deal.pack import deal_out, in_order, sizes
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Rules, TurnedTo

A, B, C, D = PLAYERS


def setup_of(rules: Rules, dealer: Seat = SOUTH, before: Mapping[str, int] | None = None, ordinal: int = 0) -> Setup:
    """Return a setup with players A B C in the order of the cut, and scores by column."""
    layout = lay_out(rules.seats, dict(zip(rules.seats.living, PLAYERS, strict=False)))
    scores = tuple((side, (before or {}).get(side, 0)) for side in columns(layout))
    return Setup(rules, ordinal, dealer, layout, scores)


def rules_of(game: str, /, **changes: str | int) -> Rules:
    """Return the rules of ``game`` with ``changes``."""
    return game_of(game).rules(changes)


def do(state: DealState, action: Action, by: By | None = None) -> DealState:
    """Return the deal after ``action`` of ``by``, or of whoever acts."""
    return kernel.apply(state, by or kernel.actors(state)[0], action)[0]


def all_waive(state: DealState) -> DealState:
    """Return the deal after all who may demand something for what was done demanded nothing (W-PEN-1, W-AWL-14)."""
    first, *others = choosers(state)
    state = do(state, WAIVE, first)
    for other in others:
        if state.part(LawTable).waived:
            state = do(state, WAIVE, other)
    return state


def dealt_by(setup: Setup, given: Mapping[Seat, Sequence[str]], last: str | None = None) -> DealCards:
    """Return hands that hold what is ``given``, filled up from the pack; the ``last`` card lies where it must."""
    rules = setup.rules
    pack = Hand(FULL_PACK | (JOKER_MASK if rules.dealing.jokers else 0))
    hands = {seat: hand_of(read_card(card) for card in given.get(seat, ())) for seat in SEATS}
    at = in_order(setup)[-1]
    turned = None if last is None else read_card(last)
    if turned is not None and rules.dealing.turned is not TurnedTo.NOBODY:
        hands[at] = Hand(hands[at] | 1 << turned)
    held = sum(hands.values())
    left = [card for card in cards_in(pack) if not held >> card & 1 and card != turned]
    for seat, size in sizes(setup).items():
        while hands[seat].bit_count() < size:
            hands[seat] = Hand(hands[seat] | 1 << left.pop())
    if turned is None:
        turned = left[0] if rules.dealing.turned is TurnedTo.NOBODY else next(cards_in(hands[at]))
    return DealCards(tuple(hands.get(seat, EMPTY) for seat in SEATS), turned)


def dealt(setup: Setup, cards: DealCards | None = None, seed: int = 1) -> DealState:
    """Return the deal after the cut, the cards and the turn, with the cards of a seed if none are given."""
    state = do(kernel.start(setup), CutPack())
    state = do(state, cards or deal_out(setup, Random(seed).getrandbits(64)), CHANCE)
    return do(state, TurnTrump()) if state.phase_name == "deal" else state


def play(state: DealState, cards: str) -> DealState:
    """Return the deal after these cards were played, full tricks quitted."""
    for word in cards.split():
        if trick_full(state):
            state = do(state, Quit())
        state = do(state, Play(read_card(word)), state.layout.holder[to_play(state)])
    return state


def played_out(state: DealState, rng: Random) -> DealState:
    """Return the deal after random play, before the count."""
    while state.phase_name == "play":
        if trick_full(state):
            state = do(state, Quit())
            continue
        by = state.layout.holder[to_play(state)]
        card = rng.choice(list(cards_in(kernel.choices(state, by).cards)))
        state = do(state, Play(Card(card)), by)
    return state


def side(name: str) -> Side:
    """Return the column ``name``."""
    return Side(name)


__all__ = [
    "A", "B", "C", "D", "Player", "dealt", "dealt_by", "do", "play", "played_out", "rules_of", "setup_of", "side",
]  # fmt: skip
