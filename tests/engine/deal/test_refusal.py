"""Is a player told the true reason why he may not do something?"""

from random import Random

import pytest

from dummywhist.engine.cards.card import PACK, Card, suit_of
from dummywhist.engine.cards.hand import Hand, cards_in, of_suit
from dummywhist.engine.cards.notation import read_card, read_hands
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.count import CallHonours, CountDeal, PassHonours
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.play import Play, Quit, TakeUpTrump
from dummywhist.engine.deal.layout import CHANCE, REFEREE, TABLE, By, Player, lay_out
from dummywhist.engine.deal.refusal import why_not
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.messages import worded
from tests.playing import any_deal, doing, english_dummy, on_turn

ONCE = "Honours are called once, after the last trick and before the next trump is turned."
A, B, C = (Player(By(name)) for name in "ABC")
#           North (dummy), East (C), South (A), West (B)
HANDS = "N:AK2.54.KQ32.AK42 QJT9.AKQ.54.QJT9 8765.32.AJT9.876 43.JT9876.876.53"


def dealt(dealer=EAST, last="HQ", before=(0, 0), **changes) -> DealState:
    rules = english_dummy(**changes)
    layout = lay_out(rules.seats, {SOUTH: A, WEST: B, EAST: C})
    setup = Setup(rules, 0, dealer, layout, tuple(zip(layout.sides, before, strict=True)))
    hands = tuple(hand for hand in read_hands(HANDS) if hand is not None)
    state = kernel.start(setup)
    state, _ = kernel.apply(state, TABLE, CutPack())
    state, _ = kernel.apply(state, CHANCE, DealCards(hands, read_card(last)))
    return kernel.apply(state, TABLE, TurnTrump())[0]


def after(state: DealState, *plays: str) -> DealState:
    for text in plays:
        by = next(by for by in kernel.actors(state) if Play(read_card(text)) in kernel.choices(state, by))
        state, _ = kernel.apply(state, by, Play(read_card(text)))
    return state


def refusal(state: DealState, by: By, action) -> str:
    with pytest.raises(Unlawful) as caught:
        kernel.apply(state, by, action)
    assert caught.value.message == why_not(state, by, action)
    return str(caught.value)


def card(text: str) -> Play:
    return Play(read_card(text))


def test_dealt_hands_are_a_pack():
    assert sorted(c for hand in read_hands(HANDS) for c in cards_in(Hand(hand or 0))) == list(PACK)


def test_out_of_turn():
    state = dealt()
    assert refusal(state, B, card("S4")) == "It is not your turn."
    assert refusal(state, TABLE, card("S5")) == "It is not your turn."


def test_a_card_of_another_hand():
    state = dealt()
    assert refusal(state, A, card("SQ")) == "The queen of spades is not in the hand that plays."
    # The card is his to play, but it is not dummy's turn.
    assert refusal(state, A, card("SA")) == "It is your own turn: choose a card of your own hand."
    assert refusal(state, A, Play(Card(-1))).endswith("not in the hand that plays.")
    assert refusal(state, A, Play(Card(77))).endswith("not in the hand that plays.")


def test_dummys_turn():
    state = after(dealt(), "S5", "S3")
    assert refusal(state, A, card("S6")) == "It is dummy’s turn: choose a card of dummy’s hand."
    assert refusal(state, A, card("DK")) == "Follow spades: dummy holds three."
    state = after(dealt(WEST, "H9"), "SA", "S9", "S5", "S3")
    state = kernel.apply(state, TABLE, Quit())[0]
    state = after(state, "H4", "HA", "H2", "H6")
    state = kernel.apply(state, TABLE, Quit())[0]
    state = after(state, "HK", "H3", "H7")
    assert refusal(state, A, card("SK")) == "Follow hearts: dummy holds one."


def test_following_suit():
    state = after(dealt(), "D9", "D6", "DQ")
    assert refusal(state, C, card("CQ")) == "Follow diamonds: you hold two."
    state = after(dealt(), "H3", "H6", "H4", "HA")
    state = kernel.apply(state, TABLE, Quit())[0]
    state = after(state, "HK")
    assert refusal(state, A, card("S5")) == "Follow hearts: you hold one."


def test_the_trick_waits_to_be_gathered():
    state = dealt()
    assert refusal(state, A, Quit()) == "The trick is not full yet."
    state = after(state, "S5", "S3", "S2", "S9")
    assert refusal(state, A, card("S6")) == "Gather the trick first."
    assert refusal(state, CHANCE, Quit()) == "It is not your turn."


def test_taking_up_the_turned_card():
    state = dealt()
    assert refusal(state, C, TakeUpTrump()) == "The dealer takes up the turned card when it is his turn to play."
    state = after(state, "S5", "S3", "S2")
    assert refusal(state, A, TakeUpTrump()) == "Only the dealer takes up the turned card."
    state = kernel.apply(state, C, TakeUpTrump())[0]
    assert refusal(state, C, TakeUpTrump()) == "There is no turned card to take up."
    assert refusal(dealt(NORTH, "H4"), A, TakeUpTrump()) == "There is no turned card to take up."


def test_before_the_play():
    state = dealt()
    before = kernel.start(state.setup)
    assert refusal(before, A, card("S5")) == "No card can be played now."
    assert refusal(before, C, Quit()) == "No trick has been played yet."
    assert refusal(before, REFEREE, CutPack()) == "The player on the dealer’s right cuts."
    assert refusal(before, CHANCE, any_deal(state.setup, Random(1))) == "The pack must be cut first."


def wrong_deals(setup: Setup) -> list[DealCards]:
    right = any_deal(setup, Random(2))
    one, two, three, four = right.hands
    other = next(c for c in PACK if not right.hands[setup.dealer] >> c & 1)
    low = next(cards_in(one))
    return [
        DealCards((one, one, three, four), right.last),
        DealCards((Hand(one ^ 1 << low), two, three, four), right.last),
        DealCards((one, two, three), right.last),
        DealCards((one, two, three, four, Hand(0)), right.last),
        DealCards((Hand(one ^ 1 << low ^ 1 << 52), two, three, four), right.last),
        DealCards((Hand(-1), two, three, four), right.last),
        DealCards(right.hands, other),
        DealCards(right.hands, Card(-1)),
        DealCards(right.hands, Card(52)),
        DealCards((), right.last),
    ]


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("dealer", SEATS)
def test_wrong_hands(number, dealer):
    state = kernel.apply(kernel.start(dealt(dealer, last_of(dealer)).setup), TABLE, CutPack())[0]
    wrong = wrong_deals(state.setup)[number]
    if dealer >= len(wrong.hands) and wrong.hands:
        wrong = DealCards(wrong.hands[:2], wrong.last, wrong.number)
    assert refusal(state, CHANCE, wrong).startswith("These are not the right hands")


def last_of(dealer: int) -> str:
    return ("H4", "HQ", "H3", "H9")[dealer]


@pytest.mark.parametrize("by", [A, B, C, TABLE])
def test_nobody_but_chance_deals(by):
    state = kernel.apply(kernel.start(dealt().setup), TABLE, CutPack())[0]
    assert refusal(state, by, any_deal(state.setup, Random(3))) == "The cards alone decide that."


def at_the_honours(before=(0, 0), last="HQ", dealer=EAST):
    state = dealt(dealer, last, before, honours_claim="call")
    rng = Random(4)
    while state.phase_name == "play":
        by = rng.choice(on_turn(state))
        state = kernel.apply(state, by, rng.choice(doing(state, by)))[0]
    return state


def test_calling_honours():
    state = at_the_honours()
    assert refusal(state, A, CallHonours()) == "Your side was dealt none of the four honours; three or four count."
    assert refusal(state, TABLE, CallHonours()) == ONCE
    assert refusal(state, A, CountDeal()) == "A deal is counted when all of it is played and called."
    assert refusal(dealt(), B, CallHonours()) == "Honours count at this table without a call."
    passed = kernel.apply(state, B, PassHonours())[0]
    assert refusal(passed, B, CallHonours()) == ONCE
    called = kernel.apply(passed, C, CallHonours())[0]
    assert refusal(called, B, PassHonours()) == ONCE


def test_barred_honours():
    state = at_the_honours(before=(0, 4))
    assert refusal(state, B, CallHonours()) == "A side that needs one point cannot score honours."


def test_after_the_count():
    state = at_the_honours()
    for by in (A, B, C):
        state = kernel.apply(state, by, PassHonours())[0]
    state = kernel.apply(state, TABLE, CountDeal())[0]
    for action in (CountDeal(), Quit(), card("SA"), CutPack()):
        assert refusal(state, A, action) == "The deal is over."


def test_no_reason_names_a_card_that_he_does_not_see():
    """Whatever somebody tries, the reason names only the card he tried and the suits and numbers of his own hands."""
    state = after(dealt(), "S5", "S3")
    for tried in PACK:
        for by in (A, B, C):
            if Play(tried) not in kernel.choices(state, by):
                said = why_not(state, by, Play(tried))
                own = [
                    hand for seat, hand in zip(SEATS, state.hands, strict=True) if state.setup.layout.holder[seat] == by
                ]
                if "suit" in said.args:
                    assert said.args["suit"] == suit_of(state.trick[0])
                    assert said.args["held"] in {of_suit(hand, said.args["suit"]).bit_count() for hand in own}
                assert set(said.args) <= {"card", "suit", "held"}
                assert said.args.get("card", tried) == tried
                assert worded(said, ENGLISH)
