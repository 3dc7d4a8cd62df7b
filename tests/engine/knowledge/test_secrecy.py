"""Does anything that a player may not see reach him? Deals that differ only in that look the same to him."""

from collections.abc import Iterator, Mapping
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import EAST, SEATS, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.action import DealCards, TurnTrump
from dummywhist.engine.deal.event import HandsDealt
from dummywhist.engine.deal.layout import CHANCE, By, Player, lay_out
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.knowledge.redact import HandsSeen, redact
from dummywhist.engine.knowledge.view import Cards, Count, view
from dummywhist.engine.rules.games.catalogue import game_of
from tests.contract import random_changes
from tests.playing import any_deal
from tests.secrecy import check_secrecy, hidden_seats, known_cards, told_apart_by_nothing

GAME = game_of("english-dummy")
A, B, C = (Player(By(name)) for name in "ABC")
VIEWERS = (None, A, B, C)


def moments(seed):
    """Yield the states of a deal under rules drawn at random, each with what is done next; not the last one."""
    rng = Random(seed)
    rules = GAME.rules(random_changes(GAME, rng))
    layout = lay_out(rules.seats, {SOUTH: A, WEST: B, EAST: C})
    before = tuple((side, rng.randrange(rules.count.game)) for side in layout.sides)
    setup = Setup(rules, rng.randrange(40), rng.choice(SEATS), layout, before)
    state = kernel.start(setup)
    while kernel.actors(state):
        by = rng.choice(kernel.actors(state))
        action = any_deal(setup, rng) if by == CHANCE else rng.choice(list(kernel.choices(state, by)))
        yield state, by, action
        state, _ = kernel.apply(state, by, action)


def everything_in(value: object) -> Iterator[object]:
    """Yield ``value`` and all that it is made of."""
    yield value
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from everything_in(key)
            yield from everything_in(item)
    elif isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from everything_in(item)


def seen_by(events: tuple, state: DealState, viewer: Player | None) -> list:
    return [redact(event, state.layout, viewer) for event in events]


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_what_a_player_may_not_see_changes_nothing_for_him(seed):
    for state, _, _ in moments(seed):
        check_secrecy(state, Random(seed))


def test_the_other_deals_are_other_deals():
    rng = Random(1)
    changed = {viewer: 0 for viewer in VIEWERS}
    for seed in range(4):
        for state, _, _ in moments(seed):
            if any(state.dealt):
                for viewer in VIEWERS:
                    other = told_apart_by_nothing(state, viewer, set(), rng)
                    changed[viewer] += other.hands != state.hands
    # In a deal of some 70 moments the cards are exchanged at nearly all of them.
    assert all(count > 150 for count in changed.values())


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(VIEWERS))
def test_what_happens_looks_the_same_to_him(seed, viewer):
    compared = 0
    rng = Random(seed)
    for state, by, action in moments(seed):
        after, events = kernel.apply(state, by, action)
        # What he sees before or because of the action is the same in both deals.
        shown = set(cards_in(known_cards(after, viewer)))
        if isinstance(action, DealCards):
            changed = told_apart_by_nothing(after, viewer, shown, rng)
            other, same = state, DealCards(changed.dealt, changed.last, rng.getrandbits(64))
        elif any(state.dealt):
            other, same = told_apart_by_nothing(state, viewer, shown, rng), action
            if isinstance(action, TurnTrump):
                other = other._replace(last=state.last)
        else:
            continue
        # A card that does not follow suit may be no choice with other cards in the hand.
        if kernel.lawful(other, by, same):
            compared += 1
            other_after, other_events = kernel.apply(other, by, same)
            assert seen_by(other_events, other, viewer) == seen_by(events, state, viewer)
            assert view(other_after, viewer) == view(after, viewer)
    assert compared > 25


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(VIEWERS))
def test_no_number_and_no_hidden_hand_is_in_what_he_gets(seed, viewer):
    number = 2**63 + 12345
    for state, by, action in moments(seed):
        if isinstance(action, DealCards):
            action = action._replace(number=number)
        after, events = kernel.apply(state, by, action)
        after = after._replace(number=None if after.number is None else number)
        hidden = hidden_seats(after, viewer)
        # The masks of the last few cards are small numbers, which stand for other things as well.
        secret = {int(hands[seat]) for hands in (after.hands, after.dealt) for seat in hidden if hands[seat] > 10_000}
        if after.result is not None:
            secret = set()
        for given_out in (view(after, viewer), *seen_by(events, after, viewer)):
            parts = list(everything_in(given_out))
            assert not any(type(part) is int and (part == number or part in secret) for part in parts)
            assert not any(isinstance(part, DealState | HandsDealt | DealCards | Setup) for part in parts)


def test_the_deal_as_each_sees_it():
    state, action = next((state, action) for state, _, action in moments(2) if isinstance(action, DealCards))
    (event, *_) = kernel.apply(state, CHANCE, action)[1]
    hands = action.hands
    seen = {
        A: (Count(13), Count(13), Cards(hands[2]), Count(13)),
        B: (Count(13), Count(13), Count(13), Cards(hands[3])),
        C: (Count(13), Cards(hands[1]), Count(13), Count(13)),
        None: (Count(13), Count(13), Count(13), Count(13)),
    }
    for viewer, expected in seen.items():
        assert redact(event, state.layout, viewer) == HandsSeen(state.setup.dealer, expected)


def test_all_hands_are_open_when_the_deal_is_counted():
    state, by, action = list(moments(3))[-1]
    assert all(view(state, viewer).dealt is None for viewer in VIEWERS)
    state, _ = kernel.apply(state, by, action)
    assert all(view(state, viewer).dealt == state.dealt for viewer in VIEWERS)
