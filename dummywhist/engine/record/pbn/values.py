"""What do the values of a PBN file mean? Hands, seats and plays; `Unreadable` names the line."""

import re
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import EMPTY, FULL_PACK, Hand, holds, with_card
from dummywhist.engine.cards.notation import RANK_LETTERS, SUIT_LETTERS, hand_text, read_card
from dummywhist.engine.cards.seat import SEATS, Seat, left_of, read_seat
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.text import read_action
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.record.pbn.facts import LEFT_OUT, Step
from dummywhist.engine.record.pbn.syntax import Tag, Word, short
from dummywhist.engine.values import NamedTuple

SEAT_WORDS: Final = ("North", "East", "South", "West")
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,4}", re.ASCII)
ASIDE: Final = re.compile(r"\$[0-9]+|=[0-9]+=|[!?]+", re.ASCII)
"""Remarks among the cards: numbered signs, notes, good and bad."""
STOP: Final = frozenset("*+")
NO_CARD: Final = "-"
ACTORS: Final = frozenset(("N", "E", "S", "W", "chance", "referee", "table"))
CARDS: Final = 13


class Row(NamedTuple):
    """A trick as it is written: its line, and the words by seat, None where no card is."""

    line: int
    words: dict[Seat, Word | None]


def read_seat_of(tag: Tag) -> Seat:
    """Read a seat; a caret before it marks an irregularity and is ignored."""
    try:
        return read_seat(tag.value.removeprefix("^"))
    except Unreadable as error:
        raise Unreadable(error.message.key, line=tag.line, text=short(tag.value)) from error


def read_card_of(text: str, line: int) -> Card:
    """Read a card of the pack; PBN has no jokers."""
    try:
        card = read_card(text)
    except Unreadable as error:
        raise Unreadable(error.message.key, line=line, text=short(text)) from error
    if card >= len(SUIT_LETTERS) * len(RANK_LETTERS):
        raise Unreadable("unreadable.card", line=line, text=text)
    return card


def read_deal(tag: Tag) -> tuple[Hand, ...]:
    """Read the four hands by seat N E S W: thirteen cards each, no card twice."""
    first, found, rest = tag.value.partition(":")
    if not found or first not in ("N", "E", "S", "W"):
        raise Unreadable("pbn.deal", line=tag.line, text=short(tag.value))
    return _four_hands(rest.split(), read_seat(first), tag.line)


def read_foreign_deal(tag: Tag) -> tuple[Hand, ...]:
    """Read four hands as other programs write them: small letters, 10 for T, one hand that the others give."""
    first, found, rest = tag.value.partition(":")
    first = first.strip().upper()
    if not found or first not in ("N", "E", "S", "W"):
        raise Unreadable("pbn.deal", line=tag.line, text=short(tag.value))
    words = [_plain_hand(word) for word in rest.upper().split()]
    if len(words) == len(SEATS) and words.count(NO_CARD) == 1:
        told = [_read_hand(word, read_seat(first), EMPTY, tag.line) for word in words if word != NO_CARD]
        if sum(hand.bit_count() for hand in told) == 3 * CARDS:
            left = FULL_PACK
            for hand in told:
                left = Hand(left & ~hand)
            words[words.index(NO_CARD)] = hand_text(left)
    return _four_hands(words, read_seat(first), tag.line)


def _plain_hand(word: str) -> str:
    """Return a hand with T for ten and nothing for a void suit."""
    if word == NO_CARD:
        return word
    return ".".join("" if suit == NO_CARD else suit for suit in word.replace("10", "T").split("."))


def _four_hands(words: list[str], first: Seat, line: int) -> tuple[Hand, ...]:
    if len(words) != len(SEATS):
        raise Unreadable("pbn.four_hands", line=line, hands=len(words))
    hands = [EMPTY] * len(SEATS)
    seen = EMPTY
    for place, word in enumerate(words):
        seat = left_of(first, place)
        hands[seat] = _read_hand(word, seat, seen, line)
        seen = Hand(seen | hands[seat])
    for seat in SEATS:
        if hands[seat].bit_count() != CARDS:
            raise Unreadable("pbn.count", line=line, seat=SEAT_WORDS[seat], cards=hands[seat].bit_count())
    return tuple(hands)


def _read_hand(word: str, seat: Seat, seen: Hand, line: int) -> Hand:
    if word == NO_CARD:
        raise Unreadable("pbn.unknown_hand", line=line, seat=SEAT_WORDS[seat])
    suits = word.split(".")
    if len(suits) != len(SUIT_LETTERS):
        raise Unreadable("pbn.suits", line=line, text=short(word), suits=len(suits))
    hand = EMPTY
    for suit, ranks in zip(SUIT_LETTERS, suits, strict=True):
        for letter in ranks:
            card = read_card_of(suit + letter, line)
            if holds(Hand(seen | hand), card):
                raise Unreadable("unreadable.twice", line=line, card=card)
            hand = with_card(hand, card)
    return hand


def read_number_of(tag: Tag) -> int:
    """Read a whole number of five figures at most."""
    if NUMBER.fullmatch(tag.value) is None:
        raise Unreadable("pbn.number", line=tag.line, text=short(tag.value))
    return int(tag.value)


def read_pairs(tag: Tag) -> dict[str, str]:
    """Read names and what belongs to them, as in ``NS 3 EW 2``."""
    words = tag.value.split()
    if len(words) % 2:
        raise Unreadable("pbn.pairs", line=tag.line, text=short(tag.value))
    return dict(zip(words[::2], words[1::2], strict=True))


def read_rows(tag: Tag, first: Seat) -> list[Row]:
    """Read the play, four columns from the seat ``first``; Unreadable if it ends within a row."""
    words: list[Word] = []
    for word in tag.words:
        if word.text in STOP:
            break
        if not ASIDE.fullmatch(word.text):
            words.append(word)
    # A star in the middle of a row: the trick was not played out.
    stopped = len(words) < len(tag.words) and any(word.text in STOP for word in tag.words)
    if len(words) % len(SEATS) and not stopped:
        raise Unreadable("pbn.torn_row", line=words[-1].line)
    rows = []
    for place in range(0, len(words), len(SEATS)):
        row = words[place : place + len(SEATS)]
        by_seat = {left_of(first, column): word for column, word in enumerate(row) if word.text != NO_CARD}
        rows.append(Row(row[0].line, {seat: by_seat.get(seat) for seat in SEATS}))
    return rows


def read_played(word: Word) -> Card:
    """Read a card of the play; annotation marks after it are ignored."""
    return read_card_of(word.text.rstrip("!?"), word.line)


def read_steps(tag: Tag) -> list[tuple[int, Step]]:
    """Read our table of choices, each with its line."""
    steps = []
    for row in tag.rows():
        line = row[0].line
        text = " ".join(word.text for word in row)
        if len(row) != 3 or NUMBER.fullmatch(row[0].text) is None or row[1].text not in ACTORS:
            raise Unreadable("pbn.step", line=line, text=short(text))
        try:
            action = read_action(row[2].text.replace("_", " "))
        except DummyWhistError as error:
            raise Unreadable("pbn.step", line=line, text=short(text)) from error
        if not isinstance(action, DealAction) or action.word in LEFT_OUT:
            raise Unreadable("pbn.step", line=line, text=short(text))
        steps.append((line, Step(int(row[0].text), row[1].text, action)))
    return steps
