"""What is not declared for a seat to see does not reach it."""

import dataclasses
from dataclasses import FrozenInstanceError, fields
from itertools import permutations
from typing import NamedTuple, get_args

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat
from dummywhist.engine.deal.actions.action import Doer, SessionAction, declare
from dummywhist.engine.deal.actions.away import Discard
from dummywhist.engine.deal.actions.deal import DealCards
from dummywhist.engine.deal.actions.exchange import Exchange
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.actions.spelling import PLAIN
from dummywhist.engine.deal.event import CardsPutAway, DealEvent, JokerHandedIn
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, Layout, lay_out
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.state import Setup
from dummywhist.engine.deal.visibility import EVENTS, Event, Public, Visibility, declare_events, part_names
from dummywhist.engine.knowledge.redact import SEEN_AS, ActionSeen, HandedInSeen, PutAwaySeen, redact, redact_action
from dummywhist.engine.knowledge.view import Cards, Count
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.session.event import SessionEvent
from dummywhist.engine.values import dataclass

A, B, C, _ = PLAYERS
RULES = game_of("english-dummy").rules({})
LAYOUT = lay_out(RULES.seats, {SOUTH: A, WEST: B, EAST: C})
PUT_AWAY = (Card(3), Card(17))


@dataclass(frozen=True, slots=True)
class Whispered(Event):
    """An event that nobody declared."""

    card: Card


@dataclass(frozen=True, slots=True)
class Half(Event):
    """An event that says of one part alone who may see it."""

    seat: Public[Seat]
    card: Card


def test_an_event_that_is_not_declared_reaches_nobody():
    for viewer in (None, *PLAYERS):
        with pytest.raises(TypeError):
            redact(Whispered(Card(3)), LAYOUT, viewer)


def test_who_sees_a_part_is_said_of_every_part():
    with pytest.raises(TypeError, match=r"Half\.card does not say"):
        declare_events(Half)
    assert Half not in EVENTS
    with pytest.raises(TypeError, match=r"Half\.card does not say"):
        declare("half", doer=Doer.TABLE, who="`table`", spelling=PLAIN)(type("Half", (SessionAction, Half), {}))


class Plain(NamedTuple):
    """What equals any tuple of the same parts."""

    seat: Public[Seat]


@dataclasses.dataclass(slots=True)
class Changing(Event):
    """What can be changed after it happened."""

    seat: Public[Seat]


@pytest.mark.parametrize("kind", [Plain, Changing])
def test_an_event_is_a_frozen_dataclass(kind):
    with pytest.raises(TypeError, match="is no frozen dataclass"):
        declare_events(kind)
    assert kind not in EVENTS


def test_no_event_equals_one_of_another_type():
    kinds = (*get_args(DealEvent), *get_args(SessionEvent), *SEEN_AS.values(), ActionSeen)
    for one, other in permutations(kinds, 2):
        if len(fields(one)) == len(fields(other)):
            parts = range(len(fields(one)))
            assert one(*parts) == one(*parts) != other(*parts), (one, other)
            assert one(*parts) != tuple(parts)
    for kind in kinds:
        assert "__dict__" not in dir(kind)
        for part in fields(kind):
            with pytest.raises(FrozenInstanceError):
                setattr(kind(*range(len(fields(kind)))), part.name, 0)


def test_every_event_says_who_sees_it():
    for kind in (*get_args(DealEvent), *get_args(SessionEvent)):
        assert list(EVENTS[kind]) == list(part_names(kind))
    assert all(whom is Visibility.PUBLIC for kind in get_args(SessionEvent) for whom in EVENTS[kind].values())


def test_the_cards_put_away_are_shown_to_who_put_them_there():
    event = CardsPutAway(A, NORTH, PUT_AWAY)
    assert redact(event, LAYOUT, A) == event
    assert {redact(event, LAYOUT, viewer) for viewer in (None, B, C)} == {PutAwaySeen(A, NORTH, 2)}
    assert redact_action(Discard(PUT_AWAY), A, LAYOUT, A) == Discard(PUT_AWAY)
    assert {redact_action(Discard(PUT_AWAY), A, LAYOUT, viewer) for viewer in (None, B, C)} == {ActionSeen("discard")}


def test_BD_39_a_joker_and_the_card_for_it_are_shown_to_who_hands_it_in():
    event = JokerHandedIn(A, SOUTH, Card(52), Card(3), 1)
    assert redact(event, LAYOUT, A) == event
    assert {redact(event, LAYOUT, viewer) for viewer in (None, B, C)} == {HandedInSeen(A, SOUTH, 1)}


@pytest.mark.parametrize("viewer", [None, A, B, C])
def test_of_the_cards_dealt_each_sees_his_own(viewer):
    dealt = deal_out(Setup(RULES, 0, SOUTH, LAYOUT, ()), 5)
    assert isinstance(dealt, DealCards)
    seen = redact_action(dealt, CHANCE, LAYOUT, viewer)
    assert isinstance(seen, ActionSeen) and seen.word == "deal"
    ((name, hands),) = seen.parts
    assert name == "hands"
    own = {A: SOUTH, B: WEST, C: EAST}.get(viewer)
    assert hands == tuple(Cards(dealt.hands[seat]) if seat == own else Count(13) for seat in SEATS)


def test_a_decision_that_is_told_by_its_events_is_not_told_before():
    for viewer in (None, B, C):
        assert redact_action(Exchange(), A, LAYOUT, viewer) == ActionSeen(None)
    assert redact_action(Exchange(), A, LAYOUT, A) == Exchange()


def test_what_is_public_is_shown_as_it_is():
    layout: Layout | None = LAYOUT
    for viewer in (None, A, B, C):
        assert redact_action(Play(Card(3)), A, layout, viewer) == Play(Card(3))
