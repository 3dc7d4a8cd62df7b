"""What is an action called when somebody is advised to do it, or has done it? A few words that begin a sentence."""

from collections.abc import Mapping

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.action import (
    Accept,
    Action,
    Bid,
    CallHonours,
    ChooseDealer,
    ChooseDummy,
    Claim,
    Decline,
    Discard,
    Double,
    Exchange,
    Keep,
    NameDirection,
    NameTrump,
    Pass,
    PassHonours,
    Play,
    Redouble,
    SitRight,
    TakeChair,
    TakeDiscard,
    TakeUpTrump,
)
from dummywhist.engine.messages import NUMBER_WORDS, SUIT_WORDS
from dummywhist.ui.words.terms import bid_words, card_words

CHAIRS = ("at the far side", "at the right", "at the near side", "at the left")
PLAIN: Mapping[type, str] = {
    Pass: "Pass",
    Double: "Double",
    Redouble: "Redouble",
    Keep: "Keep the hand",
    Exchange: "Exchange the hand",
    CallHonours: "Call honours",
    PassHonours: "Call no honours",
    TakeUpTrump: "Take up the trump",
    Accept: "Accept the claim",
    Decline: "Play on",
}


def action_words(action: Action, faced: tuple[Seat, ...] = ()) -> str:
    """Return ``The ten of hearts``, ``Bid four uptown``, ``Keep the hand``; ``faced``: the hands that lie open."""
    match action:
        case Play(card):
            return f"The {card_words(card)}"
        case Bid():
            return f"Bid {bid_words(action)}"
        case NameTrump(suit):
            return f"Name {SUIT_WORDS[suit]}s"
        case NameDirection(down):
            return "Play downtown" if down else "Play uptown"
        case Discard(cards):
            return "Put away the " + " and the ".join(card_words(card) for card in cards)
        case TakeDiscard(place):
            return f"Take the {('first', 'second')[place - 1]} card put away"
        case ChooseDummy(seat):
            return "Take the open dummy" if seat in faced else "Take the closed dummy"
        case Claim(tricks):
            return f"Claim {NUMBER_WORDS[tricks]} {'trick' if tricks == 1 else 'tricks'}"
        case TakeChair(chair):
            return f"Sit {CHAIRS[chair]}"
        case ChooseDealer():
            return "Choose the first deal"
        case SitRight(right):
            return "Sit on the right" if right else "Sit on the left"
    return PLAIN[type(action)]
