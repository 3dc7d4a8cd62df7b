"""Whole deals played at random, for tests: every state on the way, under rules drawn at random."""

import random
from collections.abc import Iterator
from typing import cast

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.seat import EAST, SEATS, SOUTH, WEST, Seat
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.action import Action, DealAction, DealCards
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, By, Side, lay_out
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.errors import Contradiction
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from dummywhist.engine.rules.parts import Rules

LAYOUT = lay_out(ENGLISH_DUMMY.rules().seats, {SOUTH: PLAYERS[0], WEST: PLAYERS[1], EAST: PLAYERS[2]})


def random_rules(dice: random.Random) -> Rules:
    """Return rules in which every toggle may be changed."""
    while True:
        changes = {toggle.key: dice.choice(toggle.names()) for toggle in ENGLISH_DUMMY.toggles if dice.random() < 0.3}
        try:
            return ENGLISH_DUMMY.rules(changes)
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


def random_states(seed: int) -> Iterator[DealState]:
    """Yield every state of one deal under random rules with random play, from before the cut to the count."""
    dice = random.Random(seed)
    rules = random_rules(dice)
    scores = (dice.randrange(rules.count.game), dice.randrange(rules.count.game))
    setup = setup_of(rules, Seat(dice.randrange(4)), dice.randrange(40), scores)
    state = kernel.start(setup)
    yield state
    while state.result is None:
        by: By = dice.choice(kernel.actors(state))
        if by == CHANCE:
            pack = [Card(number) for number in range(52)]
            dice.shuffle(pack)
            hands = tuple(hand_of(pack[13 * seat : 13 * seat + 13]) for seat in SEATS)
            last = dice.choice(pack[13 * setup.dealer : 13 * setup.dealer + 13])
            state = applied(state, by, DealCards(hands, last))
        else:
            options = list(kernel.choices(state, by))
            if not options:
                continue
            state = applied(state, by, dice.choice(options))
        yield state
