"""How are actions spelled? One spelling for records, the bot protocol and the command line."""

import re
from collections.abc import Callable

from dummywhist.engine.cards.hand import EMPTY
from dummywhist.engine.cards.notation import card_text, hands_text, read_card, read_hands, read_suit, suit_text
from dummywhist.engine.cards.seat import read_seat, seat_text
from dummywhist.engine.cards.shuffle import read_number
from dummywhist.engine.deal.action import (
    STANDINGS,
    Abandon,
    Accept,
    Action,
    AgreeOrder,
    Arrange,
    Bid,
    Call,
    CallHonours,
    CallTime,
    ChangeRules,
    ChooseDealer,
    ChooseDummy,
    Claim,
    CountDeal,
    CutPack,
    DealCards,
    Decline,
    Discard,
    Double,
    Draw,
    Exchange,
    Judge,
    Keep,
    NameDirection,
    NameTrump,
    Pass,
    PassHonours,
    Play,
    Quit,
    Redouble,
    Reveal,
    SitRight,
    TakeChair,
    TakeDiscard,
    TakeUpTrump,
    TurnTrump,
)
from dummywhist.engine.errors import Unreadable

LEVELS = tuple("01234567")
ARRANGED = re.compile(
    r"([1-9][0-9]{0,3}) dealer ([NESW]) scores ((?:0|-?[1-9][0-9]{0,4})(?: (?:0|-?[1-9][0-9]{0,4}))*)( left)?", re.ASCII
)

DENOMINATIONS = ("up", "down", "nt", "C", "D", "H", "S", "NT")
PLAIN: dict[str, Action] = {
    "abandon": Abandon(),
    "cut": CutPack(),
    "turn": TurnTrump(),
    "quit": Quit(),
    "take-up": TakeUpTrump(),
    "honours": CallHonours(),
    "no-honours": PassHonours(),
    "count": CountDeal(),
    "time": CallTime(),
    "pass": Pass(),
    "double": Double(),
    "redouble": Redouble(),
    "keep": Keep(),
    "exchange": Exchange(),
    "accept": Accept(),
    "decline": Decline(),
}
SPELLED = {type(action): word for word, action in PLAIN.items()}


def action_text(action: Action) -> str:
    """Spell an action: a word, then what it needs."""
    match action:
        case Play(card):
            return f"play {card_text(card)}"
        case DealCards(hands, last, number):
            spelled = f"deal {hands_text([hand or None for hand in hands])} last {card_text(last)}"
            return spelled if number is None else f"{spelled} number {number}"
        case Draw(cards):
            return "draw " + " ".join(f"{entrant}:{card_text(card)}" for entrant, card in cards)
        case AgreeOrder(order):
            return "order " + " ".join(str(entrant) for entrant in order)
        case Arrange(deal, dealer, scores, left):
            spelled = f"arrange {deal} dealer {seat_text(dealer)} scores " + " ".join(str(score) for score in scores)
            return f"{spelled} left" if left else spelled
        case TakeChair(chair):
            return f"chair {seat_text(chair)}"
        case ChooseDealer(seat):
            return f"dealer {seat_text(seat)}"
        case SitRight(right):
            return f"sit {'right' if right else 'left'}"
        case Bid():
            return f"bid {bid_text(action)}"
        case NameTrump(suit):
            return f"trump {suit_text(suit)}"
        case NameDirection(down):
            return f"direction {'down' if down else 'up'}"
        case Discard(cards):
            return "discard " + " ".join(card_text(card) for card in cards)
        case TakeDiscard(place):
            return f"take {place}"
        case Reveal(seat):
            return f"reveal {seat_text(seat)}"
        case ChooseDummy(seat):
            return f"dummy {seat_text(seat)}"
        case Claim(tricks):
            return f"claim {tricks}"
        case Judge(standing):
            return f"judge {standing}"
        case ChangeRules(changes):
            return " ".join(["rules", *(f"{key}={name}" for key, name in changes)])
    return SPELLED[type(action)]


def bid_text(bid: Bid) -> str:
    """Spell a bid: ``4 up``, ``3 nt``, or with a strain ``3 H``, ``2 NT``."""
    return f"{bid.level} {bid.denomination}"


def call_text(call: Call) -> str:
    """Spell a call as auctions are written: a bid, ``pass``, ``double`` or ``redouble``."""
    return bid_text(call) if isinstance(call, Bid) else SPELLED[type(call)]


def read_call(text: str) -> Call:
    """Read a call as `call_text` spells it; Unreadable for anything else."""
    found = PLAIN.get(text)
    if isinstance(found, Pass | Double | Redouble):
        return found
    return _bid(text, text)


def read_action(text: str) -> Action:
    """Read an action as `action_text` spells it; Unreadable for anything else.

    Rule values are read as numbers where they are whole numbers; whether the game has them is for the game to say.
    """
    word, _, rest = text.partition(" ")
    if not rest and word in PLAIN:
        return PLAIN[word]
    reader = READERS.get(word)
    if reader is None:
        raise Unreadable("unreadable.action", text=text)
    return reader(rest, text)


def _play(rest: str, text: str) -> Action:
    return Play(read_card(rest))


def _deal(rest: str, text: str) -> Action:
    hands, found, tail = rest.partition(" last ")
    last, numbered, number = tail.partition(" number ")
    if not found:
        raise Unreadable("unreadable.action", text=text)
    return DealCards(
        tuple(hand if hand is not None else EMPTY for hand in read_hands(hands)),
        read_card(last),
        read_number(number) if numbered else None,
    )


def _draw(rest: str, text: str) -> Action:
    cards = []
    for item in rest.split(" "):
        entrant, _, card = item.partition(":")
        if entrant not in ("1", "2", "3", "4"):
            raise Unreadable("unreadable.action", text=text)
        cards.append((int(entrant), read_card(card)))
    return Draw(tuple(cards))


def _order(rest: str, text: str) -> Action:
    words = rest.split(" ")
    if any(word not in ("1", "2", "3", "4") for word in words):
        raise Unreadable("unreadable.action", text=text)
    return AgreeOrder(tuple(int(word) for word in words))


def _arrange(rest: str, text: str) -> Action:
    found = ARRANGED.fullmatch(rest)
    if found is None:
        raise Unreadable("unreadable.action", text=text)
    deal, dealer, scores, left = found.groups()
    return Arrange(int(deal), read_seat(dealer), tuple(int(score) for score in scores.split(" ")), left is not None)


def _chair(rest: str, text: str) -> Action:
    return TakeChair(read_seat(rest))


def _dealer(rest: str, text: str) -> Action:
    return ChooseDealer(read_seat(rest))


def _rules(rest: str, text: str) -> Action:
    changes: list[tuple[str, str | int]] = []
    for item in rest.split(" ") if rest else ():
        key, found, name = item.partition("=")
        if not (key and found and name):
            raise Unreadable("unreadable.action", text=text)
        changes.append((key, int(name) if name.isascii() and name.isdigit() and len(name) < 6 else name))
    return ChangeRules(tuple(changes))


def _bid(rest: str, text: str) -> Bid:
    level, _, denomination = rest.partition(" ")
    if level not in LEVELS or denomination not in DENOMINATIONS:
        raise Unreadable("unreadable.action", text=text)
    return Bid(int(level), denomination)


def _trump(rest: str, text: str) -> Action:
    suit = read_suit(rest)
    if suit is None:
        raise Unreadable("unreadable.action", text=text)
    return NameTrump(suit)


def _direction(rest: str, text: str) -> Action:
    if rest not in ("up", "down"):
        raise Unreadable("unreadable.action", text=text)
    return NameDirection(rest == "down")


def _discard(rest: str, text: str) -> Action:
    cards = tuple(read_card(word) for word in rest.split(" "))
    if len(set(cards)) != len(cards):
        raise Unreadable("unreadable.action", text=text)
    return Discard(cards)


def _take(rest: str, text: str) -> Action:
    if rest not in ("1", "2"):
        raise Unreadable("unreadable.action", text=text)
    return TakeDiscard(int(rest))


def _reveal(rest: str, text: str) -> Action:
    return Reveal(read_seat(rest))


def _dummy(rest: str, text: str) -> Action:
    return ChooseDummy(read_seat(rest))


def _claim(rest: str, text: str) -> Action:
    if not (rest.isascii() and rest.isdigit() and len(rest) <= 2 and int(rest) <= 13 and rest == str(int(rest))):
        raise Unreadable("unreadable.action", text=text)
    return Claim(int(rest))


def _judge(rest: str, text: str) -> Action:
    if rest not in STANDINGS:
        raise Unreadable("unreadable.action", text=text)
    return Judge(rest)


def _sit(rest: str, text: str) -> Action:
    if rest not in ("right", "left"):
        raise Unreadable("unreadable.action", text=text)
    return SitRight(rest == "right")


READERS: dict[str, Callable[[str, str], Action]] = {
    "play": _play,
    "deal": _deal,
    "draw": _draw,
    "order": _order,
    "arrange": _arrange,
    "chair": _chair,
    "dealer": _dealer,
    "rules": _rules,
    "sit": _sit,
    "bid": _bid,
    "trump": _trump,
    "direction": _direction,
    "discard": _discard,
    "take": _take,
    "reveal": _reveal,
    "dummy": _dummy,
    "claim": _claim,
    "judge": _judge,
}
