"""How are actions spelled? One spelling for records, the bot protocol and the command line."""

from collections.abc import Callable

from dummywhist.engine.cards.hand import EMPTY
from dummywhist.engine.cards.notation import card_text, hands_text, read_card, read_hands
from dummywhist.engine.cards.seat import read_seat, seat_text
from dummywhist.engine.cards.shuffle import read_number
from dummywhist.engine.deal.action import (
    Abandon,
    Action,
    AgreeOrder,
    CallHonours,
    ChangeRules,
    ChooseDealer,
    CountDeal,
    CutPack,
    DealCards,
    Draw,
    PassHonours,
    Play,
    Quit,
    TakeChair,
    TakeUpTrump,
    TurnTrump,
)
from dummywhist.engine.errors import Unreadable

PLAIN: dict[str, Action] = {
    "abandon": Abandon(),
    "cut": CutPack(),
    "turn": TurnTrump(),
    "quit": Quit(),
    "take-up": TakeUpTrump(),
    "honours": CallHonours(),
    "no-honours": PassHonours(),
    "count": CountDeal(),
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
        case TakeChair(chair):
            return f"chair {seat_text(chair)}"
        case ChooseDealer(seat):
            return f"dealer {seat_text(seat)}"
        case ChangeRules(changes):
            return " ".join(["rules", *(f"{key}={name}" for key, name in changes)])
    return SPELLED[type(action)]


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
        changes.append((key, int(name) if name.isascii() and name.isdigit() and len(name) < 4 else name))
    return ChangeRules(tuple(changes))


READERS: dict[str, Callable[[str, str], Action]] = {
    "play": _play,
    "deal": _deal,
    "draw": _draw,
    "order": _order,
    "chair": _chair,
    "dealer": _dealer,
    "rules": _rules,
}
