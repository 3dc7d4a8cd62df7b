"""Whole deals played at random, for tests: every state on the way, under rules drawn at random."""

import random
from collections.abc import Iterator
from typing import cast

from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.seat import EAST, SEATS, SOUTH, WEST, Seat
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action, DealAction
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.deal import DealCards
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, By, Side, columns, lay_out
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.errors import Contradiction
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.rules.toggles.laws import LAWS
from tests.playing import any_deal, doing, on_turn, some_action

LAYOUT = lay_out(ENGLISH_DUMMY.rules().seats, {SOUTH: PLAYERS[0], WEST: PLAYERS[1], EAST: PLAYERS[2]})


def random_rules(dice: random.Random, game: Game = ENGLISH_DUMMY) -> Rules:
    """Return rules in which every toggle may be changed but the laws of the table: only lawful cards can be played."""
    toggles = [toggle for toggle in game.toggles if toggle.group != LAWS]
    while True:
        changes = {toggle.key: dice.choice(toggle.names()) for toggle in toggles if dice.random() < 0.3}
        try:
            return game.rules(changes)
        except Contradiction:
            continue


def setup_of(rules: Rules, dealer: Seat, ordinal: int = 0, scores: tuple[int, int] = (0, 0)) -> Setup:
    """Return a setup with A as dummy's partner, B on his left, C on his right."""
    return Setup(rules, ordinal, dealer, LAYOUT, ((Side("NS"), scores[0]), (Side("EW"), scores[1])))


def applied(state: DealState, by: By, action: Action) -> DealState:
    """Return the deal after ``action``."""
    return kernel.apply(state, by, cast(DealAction, action))[0]


def dealt(setup: Setup, number: int) -> DealState:
    """Return the deal ``number`` after the cut, the deal and the turn."""
    pack = shuffled(number)
    hands = {Seat((setup.dealer + 1 + place) % 4): hand_of(pack[place::4]) for place in range(4)}
    state = kernel.start(setup)
    state = applied(state, TABLE, next(iter(kernel.choices(state, TABLE))))
    state = applied(state, CHANCE, DealCards(tuple(hands[seat] for seat in SEATS), pack[-1], number))
    for action in kernel.choices(state, TABLE):
        if state.phase_name == "deal":
            state = applied(state, TABLE, action)
    return state


def random_states(seed: int, game: Game = ENGLISH_DUMMY) -> Iterator[DealState]:
    """Yield every state of one deal under random rules with random play, from before the cut to the count."""
    dice = random.Random(seed)
    rules = random_rules(dice, game)
    most = rules.count.game if isinstance(rules.count, Count) else 300
    layout = lay_out(rules.seats, dict(zip(rules.seats.living, PLAYERS, strict=False)))
    dealers = [seat for seat in layout.chairs if rules.dealing.dummies_deal or seat not in layout.dummies]
    scores = tuple((side, dice.randrange(most)) for side in columns(layout))
    setup = Setup(rules, dice.randrange(40), dice.choice(dealers), layout, scores)
    state = kernel.start(setup)
    yield state
    # Elsewhere than at Double Dummy tricks are claimed in every twentieth deal: a claim is often the end of it.
    claiming = rules.game == "double-dummy" or seed % 20 == 19
    while state.result is None:
        by: By = dice.choice(kernel.actors(state) if claiming else on_turn(state))
        options = tuple(kernel.choices(state, by) if claiming else doing(state, by))
        if not options:
            state = applied(state, by, any_deal(setup, dice))
        elif isinstance(options[0], Claim) and dice.random() > 0.05:
            continue
        else:
            state = applied(state, by, some_action(options, dice))
        yield state
