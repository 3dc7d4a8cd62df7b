"""How cards, hands and four hands are spelled: `SA`, `HT`, `AKQ2.J93.T8.7654`, `N:… … … …`."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from dummywhist.engine.cards.card import (
    JOKER_BIG,
    JOKER_LITTLE,
    SUITS,
    Card,
    Rank,
    Suit,
    is_joker,
    make_card,
    rank_of,
    suit_of,
)
from dummywhist.engine.cards.hand import EMPTY, Hand, cards_in, holds, of_suit, with_card
from dummywhist.engine.cards.seat import SEATS, Seat, seat_text
from dummywhist.engine.errors import Unreadable

SUIT_LETTERS = "SHDC"
RANK_LETTERS = "23456789TJQKA"


def card_text(card: Card) -> str:
    """Spell a card: suit and rank, ten as ``T``, jokers ``JB`` and ``JL``."""
    if is_joker(card):
        return "JB" if card == JOKER_BIG else "JL"
    return SUIT_LETTERS[suit_of(card)] + RANK_LETTERS[rank_of(card)]


def read_card(text: str) -> Card:
    """Read a card as `card_text` spells it; Unreadable for anything else."""
    if text == "JB":
        return JOKER_BIG
    if text == "JL":
        return JOKER_LITTLE
    if len(text) == 2 and text[0] in SUIT_LETTERS and text[1] in RANK_LETTERS:
        return make_card(Suit(SUIT_LETTERS.index(text[0])), Rank(RANK_LETTERS.index(text[1])))
    raise Unreadable("unreadable.card", text=text)


def suit_text(suit: Suit | None) -> str:
    """Spell a trump suit: ``S H D C``, or ``N`` for none."""
    return "N" if suit is None else SUIT_LETTERS[suit]


def read_suit(text: str) -> Suit | None:
    """Read a trump suit as `suit_text` spells it; Unreadable for anything else."""
    if text == "N":
        return None
    if len(text) == 1 and text in SUIT_LETTERS:
        return Suit(SUIT_LETTERS.index(text))
    raise Unreadable("unreadable.suit", text=text)


def hand_text(hand: Hand) -> str:
    """Spell a hand: suits S.H.D.C, highest first, jokers after a fourth dot."""
    suits = [
        "".join(RANK_LETTERS[rank_of(card)] for card in reversed(list(cards_in(of_suit(hand, suit))))) for suit in SUITS
    ]
    jokers = ("B" if holds(hand, JOKER_BIG) else "") + ("L" if holds(hand, JOKER_LITTLE) else "")
    return ".".join([*suits, jokers] if jokers else suits)


def read_hand(text: str) -> Hand:
    """Read a hand as `hand_text` spells it; Unreadable names what is wrong."""
    parts = text.split(".")
    if len(parts) not in (4, 5) or (len(parts) == 5 and not parts[4]):
        raise Unreadable("unreadable.hand", text=text)
    mask = 0
    for suit, ranks in zip(SUIT_LETTERS, parts, strict=False):
        mask |= _read_suit(suit, ranks)
    hand = Hand(mask)
    for letter in parts[4] if len(parts) == 5 else "":
        card = read_card("J" + letter)
        if holds(hand, card):
            raise Unreadable("unreadable.twice", card=card)
        hand = with_card(hand, card)
    return hand


@lru_cache(maxsize=1 << 13)  # as many as there are holdings of a suit: records name them again and again
def _read_suit(suit: str, ranks: str) -> Hand:
    hand = EMPTY
    for letter in ranks:
        card = read_card(suit + letter)
        if holds(hand, card):
            raise Unreadable("unreadable.twice", card=card)
        hand = with_card(hand, card)
    return hand


def hands_text(hands: Mapping[Seat, Hand] | Sequence[Hand | None]) -> str:
    """Spell the hands of a deal from North clockwise: ``N:… … … …``; a seat without a hand is ``-``."""
    held = hands if isinstance(hands, Mapping) else dict(zip(SEATS, hands, strict=True))
    spelled = []
    for seat in SEATS:
        hand = held.get(seat)
        spelled.append("-" if hand is None else hand_text(hand))
    return f"{seat_text(SEATS[0])}:" + " ".join(spelled)


def read_hands(text: str) -> tuple[Hand | None, ...]:
    """Read the hands of a deal, by seat N E S W; Unreadable for a card in two hands or a wrong form."""
    if not text.startswith("N:"):
        raise Unreadable("unreadable.hands", text=text)
    words = text[2:].split(" ")
    if len(words) != 4:
        raise Unreadable("unreadable.hands", text=text)
    hands = tuple(None if word == "-" else read_hand(word) for word in words)
    seen = 0
    for hand in hands:
        if hand is None:
            continue
        if seen & hand:
            raise Unreadable("unreadable.twice", card=next(cards_in(Hand(seen & hand))))
        seen |= hand
    return hands
