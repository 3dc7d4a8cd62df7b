"""What is an action called when somebody is advised to do it, or has done it? At the start of a sentence, or within."""

from collections.abc import Mapping

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.auction import Bid, Double, Pass, Redouble
from dummywhist.engine.deal.actions.away import Discard, TakeDiscard
from dummywhist.engine.deal.actions.claims import Accept, Claim, Decline
from dummywhist.engine.deal.actions.count import CallHonours, PassHonours
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.actions.laws import (
    AskNone,
    CallCard,
    CallRevoke,
    CallSuit,
    ChoosePenalty,
    Content,
    Counts,
    Demand,
    DrawTrick,
    Expose,
    ForgetTurned,
    HaveNone,
    LetStand,
    LookBack,
    MustWin,
    NameTurned,
    PlayAhead,
    PlayTwo,
    Remit,
    ThrowDown,
    Waive,
    Withdraw,
)
from dummywhist.engine.deal.actions.naming import NameDirection, NameTrump
from dummywhist.engine.deal.actions.packets import ChooseDummy
from dummywhist.engine.deal.actions.play import Play, TakeUpTrump
from dummywhist.engine.deal.actions.session import ChooseDealer, SitRight, TakeChair
from dummywhist.engine.deal.visibility import part_names
from dummywhist.engine.messages import Message, message
from dummywhist.ui.tongues import grammar, mark, say, tr
from dummywhist.ui.words.terms import bid_words

CHAIRS = (
    mark("Sit at the far side"),
    mark("Sit at the right"),
    mark("Sit at the near side"),
    mark("Sit at the left"),
)
CHAIRS_WITHIN = (
    mark("sit at the far side"),
    mark("sit at the right"),
    mark("sit at the near side"),
    mark("sit at the left"),
)
PLAIN_WITHIN: Mapping[type, str] = {
    Pass: mark("pass"),
    Double: mark("double the bid"),
    Redouble: mark("redouble the bid"),
    Keep: mark("keep the hand"),
    Exchange: mark("exchange the hand"),
    CallHonours: mark("call honours"),
    PassHonours: mark("call no honours"),
    TakeUpTrump: mark("take up the trump"),
    Accept: mark("accept the claim"),
    Decline: mark("play on"),
    HaveNone: mark("say that there is none"),
    LetStand: mark("let it stand"),
    Waive: mark("demand nothing"),
    ThrowDown: mark("lay down the hand"),
    NameTurned: mark("name the turned card"),
    ForgetTurned: mark("ask for the turned card"),
    DrawTrick: mark("draw the trick near"),
    LookBack: mark("look at the last trick"),
    Remit: mark("take nothing for it"),
    Content: mark("go on to the count"),
}
PLAIN: Mapping[type, str] = {
    Pass: mark("Pass"),
    Double: mark("Double"),
    Redouble: mark("Redouble"),
    Keep: mark("Keep the hand"),
    Exchange: mark("Exchange the hand"),
    CallHonours: mark("Call honours"),
    PassHonours: mark("Call no honours"),
    TakeUpTrump: mark("Take up the trump"),
    Accept: mark("Accept the claim"),
    Decline: mark("Play on"),
    HaveNone: mark("Say that there is none"),
    LetStand: mark("Let it stand"),
    Waive: mark("Demand nothing"),
    ThrowDown: mark("Lay down the hand"),
    NameTurned: mark("Name the turned card"),
    ForgetTurned: mark("Ask for the turned card"),
    DrawTrick: mark("Draw the trick near"),
    LookBack: mark("Look at the last trick"),
    Remit: mark("Take nothing for it"),
    Content: mark("Go on to the count"),
}
REMEDIES: Mapping[str, str] = {
    "card": mark("Leave it to be called"),
    "highest": mark("Call the highest"),
    "lowest": mark("Call the lowest"),
    "highest-trump": mark("Call the highest trump"),
    "lowest-trump": mark("Call the lowest trump"),
    "suit": mark("Call a suit"),
    "stand": mark("Let the lead stand"),
    "win": mark("Demand that the trick be won"),
    "lose": mark("Demand that the trick be not won"),
    "trump": mark("Demand a trump"),
    "plain": mark("Demand no trump"),
}
REMEDIES_WITHIN: Mapping[str, str] = {
    "card": mark("leave it to be called"),
    "highest": mark("call the highest"),
    "lowest": mark("call the lowest"),
    "highest-trump": mark("call the highest trump"),
    "lowest-trump": mark("call the lowest trump"),
    "suit": mark("call a suit"),
    "stand": mark("let the lead stand"),
    "win": mark("demand that the trick be won"),
    "lose": mark("demand that the trick be not won"),
    "trump": mark("demand a trump"),
    "plain": mark("demand no trump"),
}
PENALTIES: Mapping[str, str] = {
    "tricks": mark("Take tricks"),
    "deduct": mark("Take points off"),
    "add": mark("Add points"),
}
PENALTIES_WITHIN: Mapping[str, str] = {
    "tricks": mark("take tricks"),
    "deduct": mark("take points off"),
    "add": mark("add points"),
}


def action_words(action: Action, faced: tuple[Seat, ...] = ()) -> str:
    """Return ``The ten of hearts``, ``Bid four uptown``, ``Keep the hand``; ``faced``: the hands that lie open."""
    match action:
        case Play(card):
            return tr("The {card:card}", card=card)
        case Bid():
            return tr("Bid {bid}", bid=bid_words(action))
        case NameTrump(suit):
            return tr("Name {suit:suits}", suit=suit)
        case NameDirection(down):
            return tr("Play downtown") if down else tr("Play uptown")
        case Discard(cards):
            return tr("Put away {cards}", cards=grammar().joined([tr("the {card:card}", card=card) for card in cards]))
        case TakeDiscard(place):
            return tr("Take the first card put away") if place == 1 else tr("Take the second card put away")
        case ChooseDummy(seat):
            return tr("Take the open dummy") if seat in faced else tr("Take the closed dummy")
        case Claim(tricks):
            return tr("Claim {tricks:number} {tricks:trick|tricks}", tricks=tricks)
        case TakeChair(chair):
            return tr(CHAIRS[chair])
        case ChooseDealer():
            return tr("Choose the first deal")
        case SitRight(right):
            return tr("Sit on the right") if right else tr("Sit on the left")
        case AskNone():
            return tr("Ask whether there is none")
        case Withdraw(card):
            return tr("Take back the {card:card}", card=card)
        case CallCard(card):
            return tr("Call the {card:card}", card=card)
        case Expose(card):
            return tr("Show the {card:card}", card=card)
        case PlayTwo(first, second):
            return tr("Play the {first:card} and the {second:card} at once", first=first, second=second)
        case Counts(card):
            return tr("The {card:card} counts", card=card)
        case CallSuit(suit):
            return tr("Call {suit:suits}", suit=suit)
        case PlayAhead(card):
            return tr("The {card:card}, out of turn", card=card)
        case MustWin(trick):
            return tr("Trick {n:number} must be won", n=trick)
        case Demand(remedy):
            return tr(REMEDIES[remedy])
        case ChoosePenalty(kind):
            return tr(PENALTIES[kind])
        case CallRevoke(_, 0):
            return tr("Claim a revoke")
        case CallRevoke(_, trick):
            return tr("Claim a revoke in trick {n:number}", n=trick)
    plain = PLAIN.get(type(action))
    return say(plainly(action)) if plain is None else tr(plain)


def words_within(action: Action, faced: tuple[Seat, ...] = ()) -> str:
    """Return the same as it stands within a sentence: ``the ten of hearts``, ``bid four uptown``, ``keep the hand``."""
    match action:
        case Play(card):
            return tr("the {card:card}", card=card)
        case Bid():
            return tr("bid {bid}", bid=bid_words(action))
        case NameTrump(suit):
            return tr("name {suit:suits}", suit=suit)
        case NameDirection(down):
            return tr("play downtown") if down else tr("play uptown")
        case Discard(cards):
            return tr("put away {cards}", cards=grammar().joined([tr("the {card:card}", card=card) for card in cards]))
        case TakeDiscard(place):
            return tr("take the first card put away") if place == 1 else tr("take the second card put away")
        case ChooseDummy(seat):
            return tr("take the open dummy") if seat in faced else tr("take the closed dummy")
        case Claim(tricks):
            return tr("claim {tricks:number} {tricks:trick|tricks}", tricks=tricks)
        case TakeChair(chair):
            return tr(CHAIRS_WITHIN[chair])
        case ChooseDealer():
            return tr("choose the first deal")
        case SitRight(right):
            return tr("sit on the right") if right else tr("sit on the left")
        case AskNone():
            return tr("ask whether there is none")
        case Withdraw(card):
            return tr("take back the {card:card}", card=card)
        case CallCard(card):
            return tr("call the {card:card}", card=card)
        case Expose(card):
            return tr("show the {card:card}", card=card)
        case PlayTwo(first, second):
            return tr("play the {first:card} and the {second:card} at once", first=first, second=second)
        case Counts(card):
            return tr("the {card:card} counts", card=card)
        case CallSuit(suit):
            return tr("call {suit:suits}", suit=suit)
        case PlayAhead(card):
            return tr("the {card:card}, out of turn", card=card)
        case MustWin(trick):
            return tr("demand that trick {n:number} be won", n=trick)
        case Demand(remedy):
            return tr(REMEDIES_WITHIN[remedy])
        case ChoosePenalty(kind):
            return tr(PENALTIES_WITHIN[kind])
        case CallRevoke(_, 0):
            return tr("claim a revoke")
        case CallRevoke(_, trick):
            return tr("claim a revoke in trick {n:number}", n=trick)
    plain = PLAIN_WITHIN.get(type(action))
    return say(plainly(action)) if plain is None else tr(plain)


def plainly(action: Action) -> Message:
    """Return the engine's own words for what nobody words here; the parts of the action may stand in them."""
    return message(f"do.{action.word}", **dict(zip(part_names(type(action)), action.parts, strict=True)))
