"""Players are lawful, the same for the same View and seed, give a reason, and know nothing that they may not see."""

import random
from collections.abc import Iterator

import pytest

from dummywhist.engine.cards.card import PACK
from dummywhist.engine.cards.hand import Hand, hand_of
from dummywhist.engine.cards.seat import NORTH, SEATS, SOUTH, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.actions.count import CallHonours, PassHonours
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.actions.session import ChooseDealer, TakeChair
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layout import CHANCE, REFEREE, TABLE, Player
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.won import won_by
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import Cards, View, view
from dummywhist.engine.messages import Message, parts, worded
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.protocol import LEVELS, choose, decide
from dummywhist.engine.study.claims import judged
from tests.engine.players.positions import RULES, quitted
from tests.engine.random_play import applied, random_states, setup_of

pytestmark = pytest.mark.slow

BOTH = sorted(LEVELS)
QUICK = Manner(budget=4000)


def views(seed: int, share: float = 1.0) -> Iterator[View]:
    """Yield Views with something to do in them, out of one deal of random play under random rules."""
    dice = random.Random(seed)
    for state in random_states(seed):
        for player in state.setup.layout.players:
            seen = view(state, player)
            if others(seen.options) and dice.random() < share:
                yield seen


def sentences(reason: Message) -> list[Message]:
    """Return the one or two sentences of a reason."""
    return [part for part in parts(reason) if part.key != "reason.both"]


@pytest.mark.parametrize("level", BOTH)
@pytest.mark.parametrize("seed", range(5))
def test_every_decision_is_lawful_and_has_a_reason(level, seed):
    for seen in views(seed, 0.5):
        decision = decide(level, seen, seed, QUICK)
        assert any(type(decision.action) is type(option) and decision.action == option for option in seen.options)
        for said in (*sentences(decision.reason), decision.idea):
            sentence = worded(said, ENGLISH)
            assert sentence.endswith(".") and 5 < len(sentence) < 90 and "{" not in sentence
        for card in decision.alternatives:
            assert Play(card) in seen.options and Play(card) != decision.action


@pytest.mark.parametrize("level", BOTH)
def test_the_same_view_and_seed_give_the_same_decision_also_through_text(level):
    for seen in views(3, 0.4):
        decided = decide(level, seen, 7, QUICK)
        assert decided == decide(level, seen, 7, QUICK) == decide(level, read_view(view_text(seen)), 7, QUICK)


def test_a_beginner_slips_differently_with_another_seed():
    moments = [seen for number in range(6) for seen in views(number) if len(others(seen.options)) > 2]
    assert any(decide("beginner", seen, 1).action != decide("beginner", seen, 2).action for seen in moments)


def test_a_forced_card_is_called_one():
    forced = next(seen for seen in views(1) if seen.to_play is not None and len(others(seen.options)) == 1)
    assert worded(decide("steady", forced, 1).reason, ENGLISH) == "Only one card may be played."


def test_what_is_no_card_is_decided_too():
    assert choose((PassHonours(), CallHonours())).action == CallHonours()
    assert type(choose((CallHonours(), PassHonours())).action) is CallHonours
    assert type(choose((PassHonours(),)).action) is PassHonours
    assert choose((ChooseDealer(NORTH), ChooseDealer(SOUTH))).action == ChooseDealer(NORTH)
    assert isinstance(choose((TakeChair(SOUTH), TakeChair(NORTH))).action, TakeChair)


def test_who_has_nothing_to_do_decides_nothing():
    with pytest.raises(Unlawful):
        choose(())


def dealt_as(hands: list[Hand], dealer: Seat, last: int) -> DealState:
    state = applied(kernel.start(setup_of(RULES, dealer)), TABLE, CutPack())
    state = applied(state, CHANCE, DealCards(tuple(hands), PACK[last]))
    return applied(state, TABLE, TurnTrump())


def unseen_by(state: DealState, player: Player) -> list[Seat]:
    seen = view(state, player)
    return [seat for seat in SEATS if not isinstance(seen.hands[seat], Cards)]


@pytest.mark.parametrize("level", BOTH)
@pytest.mark.parametrize("seed", range(8))
def test_what_a_seat_may_not_see_changes_neither_its_view_nor_its_decision(level, seed):
    dice = random.Random(seed)
    pack = list(range(52))
    dice.shuffle(pack)
    hands = [hand_of(pack[13 * seat : 13 * seat + 13]) for seat in SEATS]
    dealer = Seat(seed % 4)
    last = dice.choice(pack[13 * dealer : 13 * dealer + 13])
    state = dealt_as(hands, dealer, last)
    player = state.setup.layout.holder[to_play(state)]
    assert player is not None
    hidden = unseen_by(state, player)
    assert len(hidden) == 2
    turned = 1 << last if dealer in hidden else 0
    loose = [card for seat in hidden for card in pack[13 * seat : 13 * seat + 13] if not turned >> card & 1]
    dice.shuffle(loose)
    other = list(hands)
    for seat in hidden:
        held = [last] if turned and seat == dealer else []
        need = 13 - len(held)
        other[seat], loose = hand_of([*held, *loose[:need]]), loose[need:]
    assert other != hands
    twin = dealt_as(other, dealer, last)
    assert view(state, player) == view(twin, player)
    assert decide(level, view(state, player), 5, QUICK) == decide(level, view(twin, player), 5, QUICK)


@pytest.mark.parametrize("level", BOTH)
@pytest.mark.parametrize("seed", range(2))
def test_nor_does_it_later_in_the_deal(level, seed):
    dice = random.Random(seed)
    for state in random_states(seed):
        if state.phase_name != "play" or len(state.trick) == 4 or dice.random() < 0.6:
            continue
        player = state.setup.layout.holder[to_play(state)]
        seen = view(state, player)
        for lie in layouts(Insight(seen), 2, dice):
            twin = state._replace(hands=tuple(Hand(hand) for hand in lie))
            assert view(twin, player) == seen
            assert decide(level, view(twin, player), 5, QUICK) == decide(level, seen, 5, QUICK)


def cards_inside(value: object) -> int:
    """Return the mask of all cards in open hands anywhere in ``value``."""
    if isinstance(value, Cards):
        return int(value.hand)
    if isinstance(value, tuple):
        found = 0
        for item in value:
            found |= cards_inside(item)
        return found
    return 0


@pytest.mark.parametrize("seed", range(20))
def test_a_view_in_the_play_holds_no_hidden_card(seed):
    for state in random_states(seed):
        if state.phase_name not in ("deal", "play"):
            continue
        for player in (*state.setup.layout.players, None):
            seen = view(state, player)
            secret = 0
            for seat in SEATS:
                open_to_him = state.setup.layout.holder[seat] == player if player is not None else False
                if not open_to_him and not (seat in state.setup.layout.dummies and state.faced):
                    secret |= int(state.hands[seat])
            text = view_text(seen)
            assert seen.dealt is None and not cards_inside(seen) & secret
            assert read_view(text) == seen
            for option in seen.options:
                if isinstance(option, Play):
                    assert not secret >> option.card & 1


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_deal_is_played_by_every_level(seed):
    for level in BOTH:
        state = quitted(dealt_as([hand_of(range(13 * s, 13 * s + 13)) for s in SEATS], Seat(seed), 13 * seed))
        while state.phase_name == "play":
            player = state.setup.layout.holder[to_play(state)]
            assert player is not None
            state = applied(state, player, decide(level, view(state, player), seed, QUICK).action)
            state = quitted(applied(state, REFEREE, judged(state)) if claim_of(state) is not None else state)
        assert sum(won_by(state, side) for side in state.layout.sides) == 13
