"""Does anything that a player may not see reach him? Deals that differ only in that look the same to him."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.away import Discard, TakeDiscard
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.count import CountDeal
from dummywhist.engine.deal.actions.deal import DealCards, TurnTrump
from dummywhist.engine.deal.event import (
    CardsExposed,
    CardsPutAway,
    HandsDealt,
    JokerHandedIn,
    RevokeClaimed,
    RevokeTold,
    WrongCardTold,
)
from dummywhist.engine.deal.glimpses import Glimpses
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, Player, columns, lay_out
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.knowledge.redact import HandsSeen, redact
from dummywhist.engine.knowledge.view import Cards, remembered, view
from dummywhist.engine.knowledge.view import Count as CountSeen
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.rules.parts import Scope
from tests.contract import random_changes
from tests.playing import any_deal, some_action
from tests.secrecy import check_secrecy, hidden_seats, known_cards, told_apart_by_nothing

pytestmark = pytest.mark.slow

A, B, C, D = PLAYERS
VIEWERS = (None, A, B, C, D)
GAME_KEYS = [game.key for game in GAMES]
KINDS = {Discard: CardsPutAway, TakeDiscard: JokerHandedIn}


def moments(seed, key="english-dummy"):
    """Yield the states of a deal under rules drawn at random, each with what is done next; not the last one."""
    rng = Random(seed)
    game = game_of(key)
    rules = game.rules(random_changes(game, rng))
    layout = lay_out(rules.seats, dict(zip(rules.seats.living, PLAYERS, strict=False)))
    most = rules.count.game if isinstance(rules.count, Count) else 20
    before = tuple((side, rng.randrange(most)) for side in columns(layout))
    dealers = [seat for seat in layout.chairs if rules.dealing.dummies_deal or seat not in layout.dummies]
    setup = Setup(rules, rng.randrange(40), rng.choice(dealers), layout, before)
    state = kernel.start(setup)
    while kernel.actors(state):
        by = rng.choice(kernel.actors(state))
        options = tuple(kernel.choices(state, by))
        if options and isinstance(options[0], Claim) and rng.random() > 0.05:
            continue
        action = some_action(options, rng) if options else any_deal(setup, rng)
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


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.sampled_from(GAME_KEYS))
def test_what_a_player_may_not_see_changes_nothing_for_him(seed, key):
    for state, _, _ in moments(seed, key):
        check_secrecy(state, Random(seed))


@pytest.mark.parametrize("key", GAME_KEYS)
def test_the_other_deals_are_other_deals(key):
    rng = Random(1)
    changed: dict[Player | None, int] = {}
    looked = 0
    for seed in range(6):
        for state, _, _ in moments(seed, key):
            # With all four hands open, or the last two cards left, there is nothing that could lie otherwise.
            if not any(state.dealt) or state.result is not None or state.setup.rules.facing.all_hands:
                continue
            laws = state.setup.rules.laws
            if laws is not None and laws.scope is not Scope.REVOKE:
                continue  # so many cards go back into the hands that there is little that is not remembered
            looked += 1
            for viewer in (None, *state.layout.players):
                other = told_apart_by_nothing(state, viewer, set(), rng)
                changed[viewer] = changed.get(viewer, 0) + (other.hands != state.hands)
    alone = key in ("double-dummy", "single-dummy-bridge")  # thirty-nine cards are seen there
    assert looked > 20
    assert all(count > looked / 4 for viewer, count in changed.items() if not alone or viewer is None), changed


def _found(events):
    """What the law found in the cards, and told to all (W-REV-5)."""
    return [event for event in events if isinstance(event, WrongCardTold | RevokeTold | RevokeClaimed)]


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.sampled_from(VIEWERS), st.sampled_from(GAME_KEYS))
def test_what_happens_looks_the_same_to_him(seed, viewer, key):
    compared = 0
    rng = Random(seed)
    for state, by, action in moments(seed, key):
        if viewer is not None and viewer not in state.layout.players:
            return
        if isinstance(action, CountDeal):
            break  # the count shows all hands
        after, events = kernel.apply(state, by, action)
        # What he sees before or because of the action is the same in both deals.
        shown = set(cards_in(known_cards(after, viewer)))
        # An onlooker sees cards that are laid down, and has no memory of them.
        shown |= {card for event in events if isinstance(event, CardsExposed) for card in event.cards}
        if isinstance(action, DealCards):
            changed = told_apart_by_nothing(after, viewer, shown, rng)
            other, same = state, DealCards(changed.dealt, changed.last, rng.getrandbits(64))
        elif any(state.dealt):
            other, same = told_apart_by_nothing(state, viewer, shown, rng), action
            if isinstance(action, TurnTrump):
                other = other._replace(last=state.last)
            if isinstance(action, Discard) and by != viewer:
                # The declarer puts away other cards, and what is laid open then is the same.
                dummy = other.hands[state.layout.dummies[0]]
                same = Discard(tuple(card for card in cards_in(dummy) if card not in shown))
        else:
            continue
        # A card that does not follow suit may be no choice with other cards in the hand.
        if kernel.lawful(other, by, same):
            compared += 1
            other_after, other_events = kernel.apply(other, by, same)
            if _found(other_events) != _found(events):
                continue  # the law tells the two deals apart, to everybody
            assert seen_by(other_events, other, viewer) == seen_by(events, state, viewer)
            assert view(other_after, viewer) == view(after, viewer)
    assert compared


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.sampled_from(VIEWERS), st.sampled_from(GAME_KEYS))
def test_no_number_and_no_hidden_hand_is_in_what_he_gets(seed, viewer, key):
    number = 2**63 + 12345
    for state, by, action in moments(seed, key):
        if viewer is not None and viewer not in state.layout.players:
            return
        if isinstance(action, DealCards):
            action = replace(action, number=number)
        after, events = kernel.apply(state, by, action)
        after = after._replace(number=None if after.number is None else number)
        hidden = hidden_seats(after, viewer)
        mine = {int(cards) for _, cards in remembered(after, viewer)} | {int(h) for h in own_hands(after, viewer)}
        # The masks of the last few cards are small numbers, which stand for other things as well.
        secret = {int(hands[seat]) for hands in (after.hands, after.dealt) for seat in hidden if hands[seat] > 10_000}
        secret -= mine
        if after.result is not None:
            secret = set()
        for given_out in (view(after, viewer), *seen_by(events, after, viewer)):
            parts = list(everything_in(given_out))
            assert not any(type(part) is int and (part == number or part in secret) for part in parts)
            assert not any(isinstance(part, DealState | HandsDealt | DealCards | Setup) for part in parts)
            for kind in KINDS.values():
                assert not any(isinstance(part, kind) and part.player != viewer for part in parts)


def own_hands(state, viewer):
    """What he holds or sees now; after an auction it may have been dealt to another seat."""
    return [state.hands[seat] for seat in SEATS if seat not in hidden_seats(state, viewer)]


@pytest.mark.parametrize("key", ["humbug", "double-dummy-dead", "three-handed", "bid-dummy"])
def test_memory_is_what_was_seen_and_nobody_elses(key):
    """After an exchange or a discard each knows of hidden places exactly the cards that he himself saw there."""
    remembering = 0
    for seed in range(30):
        for state, _, _ in moments(seed, key):
            for viewer in state.layout.players:
                memory = state.part(Glimpses).memory
                for seat, cards in view(state, viewer).memory:
                    remembering += 1
                    assert seat in hidden_seats(state, viewer) and not cards & ~state.hands[seat]
                    assert any(seen.player == viewer and not cards & ~seen.cards for seen in memory)
            assert view(state, None).memory == ()
    assert remembering or key == "bid-dummy"


def test_the_deal_as_each_sees_it():
    state, action = next((state, action) for state, _, action in moments(2) if isinstance(action, DealCards))
    (event, *_) = kernel.apply(state, CHANCE, action)[1]
    hands = action.hands
    seen = {
        A: (CountSeen(13), CountSeen(13), Cards(hands[2]), CountSeen(13)),
        B: (CountSeen(13), CountSeen(13), CountSeen(13), Cards(hands[3])),
        C: (CountSeen(13), Cards(hands[1]), CountSeen(13), CountSeen(13)),
        None: (CountSeen(13), CountSeen(13), CountSeen(13), CountSeen(13)),
    }
    for viewer, expected in seen.items():
        assert redact(event, state.layout, viewer) == HandsSeen(state.setup.dealer, expected)


def test_all_hands_are_open_when_the_deal_is_counted():
    state, by, action = list(moments(3))[-1]
    assert all(view(state, viewer).dealt is None for viewer in VIEWERS[:4])
    state, _ = kernel.apply(state, by, action)
    assert all(view(state, viewer).dealt == state.dealt for viewer in VIEWERS[:4])
