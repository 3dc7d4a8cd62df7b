"""What lies over the phases: a law adds actors, narrows choices, takes an action itself and reacts to what was done."""

from dataclasses import replace
from random import Random

import pytest

from dummywhist.engine.cards.card import PACK
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.catalogue import BY_WORD
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.actions.session import Draw
from dummywhist.engine.deal.layers import catalogue
from dummywhist.engine.deal.layers.claims import Claiming
from dummywhist.engine.deal.layers.layer import Layer
from dummywhist.engine.deal.layout import PLAYERS, lay_out
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.errors import Contradiction, Unlawful
from dummywhist.engine.record import log as log_module
from dummywhist.engine.record.log import Entry, Log, TakeBack, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.session import session as sessions
from tests.engine.deal import called_highest
from tests.engine.deal.called_highest import CallHighest, Debts, highest
from tests.engine.random_play import LAYOUT, dealt, setup_of

GAME = game_of("english-dummy")
A, B, C = PLAYERS[:3]
LAW = called_highest.LAYER.name
PLAIN = Layer("nothing")


@pytest.fixture(autouse=True)
def _declared(monkeypatch):
    monkeypatch.setitem(catalogue.LAYERS, called_highest.LAYER.name, called_highest.LAYER)
    monkeypatch.setitem(catalogue.LAYERS, PLAIN.name, PLAIN)
    monkeypatch.setitem(BY_WORD, CallHighest.word, CallHighest)


def rules(*layers, game=GAME):
    found = game.rules()
    return replace(found, layers=(*found.layers, *layers))


def begun(*layers, number=5):
    """Return a deal before the first lead, West to lead."""
    return dealt(setup_of(rules(*layers), SOUTH), number)


def do(state, by, action):
    return kernel.apply(state, by, action)[0]


def cards(state, by):
    return tuple(cards_in(kernel.choices(state, by).cards))


def test_a_debt_narrows_the_choices_and_is_paid_when_it_falls_due():
    state = begun("called highest")
    assert kernel.actors(state)[0] == B and to_play(state) == WEST
    suit = next(suit for suit in range(4) if len(held(state, WEST, suit)) > 1 and held(state, SOUTH, suit))
    free = cards(state, B)
    owing = do(state, A, CallHighest(WEST, suit))
    due = highest(state.ranked, state.hands[WEST], suit)
    assert cards(owing, B) == (due,) and len(free) == 13
    with pytest.raises(Unlawful):
        do(owing, B, Play(next(card for card in free if card != due)))
    paid = do(owing, B, Play(due))
    assert paid.part(Debts) == Debts() and paid.parts == do(state, B, Play(due)).parts


def held(state, seat, suit):
    return [card for card in cards_in(state.hands[seat]) if card // 13 == suit]


def test_a_debt_waits_until_the_suit_can_be_played():
    state = begun("called highest")
    led = next(suit for suit in range(4) if held(state, WEST, suit) and held(state, NORTH, suit))
    other = next(suit for suit in range(4) if suit != led and held(state, NORTH, suit))
    state = do(state, B, CallHighest(NORTH, other))
    after = do(state, B, Play(held(state, WEST, led)[0]))
    assert all(card // 13 == led for card in cards(after, A)), "he follows suit, and owes the other all the same"
    assert do(after, A, Play(cards(after, A)[0])).part(Debts).owed == ((NORTH, other),)


def test_another_player_acts_out_of_turn_and_whose_turn_it_is_stays():
    state = begun("called highest")
    assert set(kernel.actors(state)) >= {A, B, C}
    for by, seat in ((A, WEST), (A, EAST), (B, NORTH), (C, SOUTH)):
        after = do(state, by, CallHighest(seat, 0))
        assert to_play(after) == to_play(state) and after.trick == state.trick
    with pytest.raises(Unlawful):
        do(state, B, CallHighest(EAST, 0))  # his own side
    with pytest.raises(Unlawful):
        do(do(state, A, CallHighest(WEST, 0)), A, CallHighest(WEST, 0))


def test_without_the_law_there_is_no_such_call():
    state = begun()
    assert kernel.actors(state)[0] == B
    with pytest.raises(Unlawful):
        do(state, A, CallHighest(WEST, 0))


def walk(setup_rules, seed, game=GAME):
    """Yield what can be done and each state of a deal at random; the dice know nothing of layers."""
    dice = Random(seed)
    layout = LAYOUT if game is GAME else lay_out(setup_rules.seats, {SOUTH: A, WEST: B})
    state = dealt(setup_of(setup_rules, SOUTH)._replace(layout=layout), seed)
    while state.result is None:
        by = dice.choice(kernel.actors(state))
        options = [option for option in kernel.choices(state, by) if not isinstance(option, CallHighest)]
        yield state, by, tuple(options), kernel.actors(state)
        if options:
            state = do(state, by, dice.choice(options))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [GAME, game_of("double-dummy")], ids=lambda game: game.key)
def test_a_layer_that_says_nothing_changes_nothing(game, seed):
    bare = [(state._replace(setup=None), *said) for state, *said in walk(rules(game=game), seed, game)]
    over = [(state._replace(setup=None), *said) for state, *said in walk(rules("nothing", game=game), seed, game)]
    assert repr(bare) == repr(over) and bare == over


@pytest.mark.parametrize("seed", range(3))
def test_a_law_that_nobody_calls_on_changes_nothing_else(seed):
    ruled = rules("called highest")
    for state, by, _, waiting in walk(rules(), seed):
        lawful = state._replace(setup=state.setup._replace(rules=ruled))
        assert kernel.actors(lawful)[: len(waiting)] == waiting
        without = [option for option in kernel.choices(lawful, by) if not isinstance(option, CallHighest)]
        assert without == list(kernel.choices(state, by))
        for option in without:
            after, events = kernel.apply(lawful, by, option)
            plain, plainly = kernel.apply(state, by, option)
            assert events == plainly and after._replace(setup=state.setup) == plain


@pytest.mark.parametrize("seed", range(3))
def test_a_log_with_calls_folds_to_the_same_deal_and_back(seed):
    """A fold of any beginning of the log is the state that was there, so what is taken back is gone with its debts."""
    dice = Random(seed)
    setup = setup_of(rules("called highest"), SOUTH)
    state = dealt(setup, seed)
    states, log = [state], []
    while state.result is None:
        by = dice.choice(kernel.actors(state))
        options = list(kernel.choices(state, by))
        if not options:
            continue
        calls = [option for option in options if isinstance(option, CallHighest)]
        action = dice.choice(
            options
            if dice.random() < 0.3 or len(calls) == len(options)
            else [option for option in options if option not in calls]
        )
        state = do(state, by, action)
        log.append((by, action))
        states.append(state)
    assert any(isinstance(action, CallHighest) for _, action in log)
    for many in range(len(log) + 1):
        again = states[0]
        for by, action in log[:many]:
            again = do(again, by, action)
        assert again == states[many]


@pytest.fixture
def law_game(monkeypatch):
    """English Dummy at a table where the law is in force."""
    game = replace(GAME, compose=lambda settings, changes: replace(GAME.compose(settings, changes), layers=(LAW,)))
    monkeypatch.setattr(log_module, "game_of", lambda key: game)
    return game


@pytest.mark.usefixtures("law_game")
def test_at_a_table_a_call_is_written_read_taken_back_and_done_again():
    people = [Person(name, "person") for name in ("Ann", "Bo", "Cy")]
    log = Log(new_record("english-dummy", {}, people))
    dice = Random(4)
    while log.session.deal is None or log.session.deal.phase_name != "play":
        session = log.session
        by = sessions.actors(session)[0]
        log.write(Entry(by, some_entry(session, by, dice)))
    deal = log.session.deal
    caller = next(by for by in kernel.actors(deal) if any_call(deal, by) and by != deal.layout.holder[to_play(deal)])
    call = any_call(deal, caller)
    log.write(Entry(caller, call))
    called = log.session
    assert called.deal.part(Debts).owed
    log.write(TakeBack(1))
    assert log.session.deal == deal and not log.session.deal.part(Debts).owed
    log.write(Entry(caller, call))
    assert log.session == called
    text = record_text(log.record)
    assert "call-highest" in text
    again = read_record(text.encode()).log
    assert again.session == called and again.record == log.record


def some_entry(session, by, dice):
    if session.stage == "cut":
        entrants = session.drawing
        return Draw(tuple(zip(entrants, dice.sample(PACK, len(entrants)), strict=True)))
    options = list(sessions.choices(session, by))
    return options[0] if options else deal_out(session.deal.setup, 7)


def any_call(deal, by):
    return next((option for option in kernel.choices(deal, by) if isinstance(option, CallHighest)), None)


def test_layers_lie_in_the_order_that_the_rules_name():
    """A claim closes the table to what lies below it; what lies above may still speak."""
    game = game_of("double-dummy")
    layout = lay_out(game.rules().seats, {SOUTH: A, WEST: B})
    setup = setup_of(rules("called highest", game=game), SOUTH)._replace(layout=layout)
    state = dealt(setup, 3)
    claim = next(option for option in kernel.choices(state, A) if isinstance(option, Claim))
    claimed = do(state, A, claim)
    assert claimed.part(Claiming).claim == (A, claim.tricks)
    above = [type(option) for option in kernel.choices(claimed, A)]
    assert set(above) == {CallHighest}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_layer_of_a_game_is_declared_and_has_its_part_in_the_rules(game):
    for changes in ({}, *({toggle.key: name} for toggle in game.toggles for name in toggle.names())):
        try:
            found = game.rules(changes)
        except Contradiction:
            continue
        assert set(found.layers) <= set(catalogue.LAYERS)
        assert ("claims" in found.layers) == (found.claims is not None)
