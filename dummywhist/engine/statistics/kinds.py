"""Of which kind was a card, or a call? The first rule that fits: how it led, how it followed, or what else it did."""

from typing import Final

from dummywhist.engine.cards.ranking import ranking, suit_led
from dummywhist.engine.study.open_hands import Decision

OPENING, TRUMP_LEAD, LEAD = "opening_lead", "trump_lead", "lead"
SECOND, THIRD, LAST = "second_hand", "third_hand", "last_hand"
TRUMPING, DISCARD = "trumping", "discard"
CALL, EXCHANGE, CHOICE = "call", "exchange", "choice_of_dummy"
CALLS: Final = (CALL, EXCHANGE, CHOICE)
"""What is decided before the first card, and honours that are called or not; lost in points alone."""
KINDS: Final = (*CALLS, OPENING, TRUMP_LEAD, LEAD, SECOND, THIRD, LAST, TRUMPING, DISCARD)


def kind_of(one: Decision) -> str:
    """Return the kind of a card.

    Who is out of the suit led and might trump makes a choice of `TRUMPING`, whether he trumps or not; who might not,
    one of `DISCARD`.
    """
    seen, trick = one.view, one.view.trick
    ranked = ranking(seen.trump, seen.down)
    suit = ranked.suit[one.card]
    if not trick:
        if not seen.played:
            return OPENING
        return TRUMP_LEAD if suit == seen.trump else LEAD
    led = suit_led(ranked, trick)
    if led is not None and suit != led:
        may_trump = seen.trump is not None and bool(one.legal & ranked.of_suit[seen.trump])
        return TRUMPING if may_trump else DISCARD
    if len(trick) == len(seen.layout.chairs) - 1:
        return LAST
    return SECOND if len(trick) == 1 else THIRD


def kind_of_call(phase: str) -> str:
    """Return the kind of what was chosen in a phase of `study.calling`."""
    if phase in ("exchange", "discard"):
        return EXCHANGE
    return CHOICE if phase == "choose_dummy" else CALL
