"""Which positions of the old books are problems? Their hands are read and played over, and each lead is looked at.

    python -m tools.book_problems CAVENDISH FOSTER    write dummywhist/engine/problems/books.txt

The books are “Whist” by Cavendish and Foster’s “Complete Hoyle”, in the plain text in which libraries give them: hands
with all cards and the tricks that were played. A position before a lead with four to eight cards left becomes a problem
where, with all hands seen, one card alone, or a run of equals, wins the most tricks there are against any defence.
What the book leads there is kept with it: where that is another card, the book errs. The words are ours.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Card, Suit, suit_of
from dummywhist.engine.cards.hand import Hand, hand_of, of_suit, size, without
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST
from dummywhist.engine.problems.finding import rated
from dummywhist.engine.problems.pack import BOOKS
from dummywhist.engine.problems.planning import GivenUpError, Plans
from dummywhist.engine.problems.problem import FEWEST, MOST, Problem
from dummywhist.engine.problems.solving import Solution, is_one, tricks_of, with_plans
from dummywhist.engine.problems.text import problem_text
from dummywhist.engine.solver.position import winner_of
from dummywhist.engine.solver.solver import Solver

MOST_SEARCHED: Final = 30_000
AROUND: Final = "AYBZ"
"""The players in the order of play."""
RANKS: Final = {"Ace": 12, "A": 12, "King": 11, "Kg": 11, "Qn": 10, "Knv": 9}
SIGNS: Final[Mapping[str, Suit]] = {"♠": SPADES, "♡": HEARTS, "♢": DIAMONDS, "♣": CLUBS}
SUITS: Final[Mapping[str, Suit]] = {"spades": SPADES, "hearts": HEARTS, "diamonds": DIAMONDS, "clubs": CLUBS}
RANK: Final = re.compile(r"King|Ace|Kg|Qn|Knv|A|\d+")
CARD: Final = re.compile(r"(King|Ace|Kg|Qn|Knv|A|\d+)([♠♡♢♣]),?")
TRICK: Final = re.compile(r"\n\s*(\d+)\.\s+((?:[AYBZ]↷?\s+){3}[AYBZ]↷?)\s*\n\s*((?:\S+\s+){3}\S+?)\]")
HEADS: Final = re.compile(r"([AYBZ])'S HAND\.\s*\|\s*([AYBZ])'S HAND\.\s*\|\s*([AYBZ])'S HAND")


class Played(NamedTuple):
    """A trick of a book: who led, and the cards of A, Y, B, Z."""

    leader: int
    cards: tuple[Card, ...]


class BookHand(NamedTuple):
    """A hand of a book: its number, trumps, the cards of A, Y, B, Z as they were dealt, and the tricks."""

    book: str
    number: str
    trump: Suit | None
    hands: tuple[Hand, ...]
    tricks: tuple[Played, ...]


def _rank(text: str) -> int:
    return RANKS[text] if text in RANKS else int(text) - 2


def _cards(text: str, suit: Suit) -> Iterator[Card]:
    for found in RANK.findall(text):
        yield Card(13 * suit + _rank(found))


def hands_of(book: str) -> Iterator[BookHand]:
    """Yield the hands of the book that can be read whole and are played by the laws; say of others why not."""
    parts = re.split(r"\nHAND ([IVXL]+)\.\n", book)
    for number, text in zip(parts[1::2], parts[2::2], strict=True):
        try:
            yield _checked(_hand(number, text))
        except ValueError as error:
            print(f"hand {number} is left out: {error}", file=sys.stderr)


def _hand(number: str, text: str) -> BookHand:
    turned = re.search(r"of (\w+) turned up", text)
    own = re.search(r"\[Illustration: ([AYBZ])'S HAND\.(.*?)\]", text, re.DOTALL)
    shown = text.find("THE HANDS.")
    heads = HEADS.search(text, shown) if shown >= 0 else None
    if turned is None or own is None or heads is None:
        raise ValueError("its cards are not told")
    held: dict[str, set[Card]] = {who: set() for who in AROUND}
    for line in own[2].splitlines():
        sign = re.search("[♠♡♢♣]", line)
        if sign:
            held[own[1]].update(_cards(line, SIGNS[sign[0]]))
    for line in text[heads.end() :].splitlines()[1:5]:
        sign = re.search("[♠♡♢♣]", line)
        cells = line.split("|")
        if sign is None or len(cells) < len(heads.groups()):
            continue
        for who, cell in zip(heads.groups(), cells, strict=False):
            held[who].update(_cards(cell, SIGNS[sign[0]]))
    missing = set(map(Card, range(52))) - set().union(*held.values())
    short = [who for who in AROUND if len(held[who]) < 13]
    if len(short) == 1 and len(missing) == 13 - len(held[short[0]]):
        # Cards fell out of print, and only one hand lacks any.
        held[short[0]] |= missing
    tricks = tuple(_trick(found) for found in TRICK.finditer(text))
    _misprint(held, missing, tricks)
    return BookHand("cavendish", number, SUITS[turned[1].lower()], tuple(hand_of(held[who]) for who in AROUND), tricks)


def _misprint(held: Mapping[str, set[Card]], missing: set[Card], tricks: Sequence[Played]) -> None:
    """Where one card stands in two hands and another in none: who plays that one has it in place of the first."""
    twice = [card for card in map(Card, range(52)) if sum(card in one for one in held.values()) == 2]
    if len(missing) != 1 or len(twice) != 1:
        return
    (card,) = missing
    for trick in tricks:
        if card in trick.cards:
            who = AROUND[trick.cards.index(card)]
            if twice[0] in held[who]:
                held[who].remove(twice[0])
                held[who].add(card)


def _trick(found: re.Match[str]) -> Played:
    leader = next((who[0] for who in found[2].split() if "↷" in who), None)
    if leader is None:
        raise ValueError(f"nobody leads to trick {found[1]}")
    cards: dict[str, Card] = {}
    for who, said in zip(found[2].split(), found[3].split(), strict=True):
        read = CARD.fullmatch(said)
        if read is None:
            raise ValueError(f"{said} is no card")
        cards[who[0]] = Card(13 * SIGNS[read[2]] + _rank(read[1]))
    return Played(AROUND.index(leader), tuple(cards[who] for who in AROUND))


FOSTERS: Final = {
    "foster-whist": ("ILLUSTRATIVE WHIST HANDS.", HEARTS),
    "foster-bridge": ("ILLUSTRATIVE BRIDGE HANDS.", None),
}
"""Where his hands begin, and what are trumps in them."""
TOKEN: Final = re.compile(r"([♠♡♢♣])[ \t\u00a0]*(10|[2-9AKQJ])|(10|[2-9AKQJ])[ \t\u00a0]*([♠♡♢♣])|\b(\d+)\b")
LETTERS: Final = "23456789TJQKA"


def foster_hands(book: str) -> Iterator[BookHand]:
    """Yield the hands of Foster: two beside each other, of each trick the cards of A, Y, B, Z."""
    for name, (head, trump) in FOSTERS.items():
        text = book[book.rindex(head) :][:12_000]
        number = 0
        for part in re.split(r"(?:[AYBZ]\s+){7}Z\s", text)[1:3]:
            sides: tuple[list[tuple[Card, ...]], list[tuple[Card, ...]]] = ([], [])
            cards: list[Card] = []
            for found in TOKEN.finditer(part):
                if len(sides[0]) == 13 and len(cards) == 4:
                    break
                if found[5] is None:
                    cards.append(_card(found[1] or found[4], found[2] or found[3]))
                elif int(found[5]) == len(sides[0]) + 1 and len(cards) in (4, 8):
                    if len(cards) == 8:
                        sides[1].append(tuple(cards[:4]))
                    sides[0].append(tuple(cards[-4:]))
                    cards = []
            if len(cards) >= 4:
                sides[1].append(tuple(cards[:4]))
            for tricks in sides:
                number += 1
                try:
                    yield _played(name, str(number), trump, tricks)
                except ValueError as error:
                    print(f"{name} {number} is left out: {error}", file=sys.stderr)


def _card(sign: str, rank: str) -> Card:
    return Card(13 * SIGNS[sign] + LETTERS.index("T" if rank == "10" else rank))


def _played(book: str, number: str, trump: Suit | None, tricks: Sequence[tuple[Card, ...]]) -> BookHand:
    """Return a hand of which all tricks are told; A leads first."""
    hands = tuple(hand_of(trick[who] for trick in tricks) for who in range(4))
    leads, played = 0, list[Played]()
    hand = BookHand(book, number, trump, hands, ())
    for cards in tricks:
        played.append(Played(leads, cards))
        leads = _winner(hand, played[-1])
    whole = _checked(hand._replace(tricks=tuple(played)))
    if len(whole.tricks) != 13:
        raise ValueError(f"trick {len(whole.tricks) + 1} is against the laws")
    return whole


def _checked(hand: BookHand) -> BookHand:
    """Return a hand as far as it is played by the laws; ValueError where the cards are not four hands of thirteen."""
    if any(size(one) != 13 for one in hand.hands) or sum(hand.hands) != (1 << 52) - 1:
        raise ValueError("its cards are not four hands of thirteen")
    left, leads = list(hand.hands), hand.tricks[0].leader if hand.tricks else 0
    for at, trick in enumerate(hand.tricks):
        led = suit_of(trick.cards[trick.leader])
        for who, card in enumerate(trick.cards):
            follows = suit_of(card) == led or not of_suit(left[who], led)
            if trick.leader != leads or not left[who] >> card & 1 or not follows:
                return hand._replace(tricks=hand.tricks[:at])
        for who, card in enumerate(trick.cards):
            left[who] = without(left[who], card)
        leads = _winner(hand, trick)
    return hand


def _winner(hand: BookHand, trick: Played) -> int:
    order = [(trick.leader + step) % 4 for step in range(4)]
    return order[winner_of(ranking(hand.trump), tuple(trick.cards[who] for who in order))]


def positions(hand: BookHand) -> Iterator[tuple[Problem, Card | None]]:
    """Yield the positions before each lead of an ending, yet without a task, and what the book led there."""
    left = list(hand.hands)
    leads = hand.tricks[0].leader if hand.tricks else 0
    for at in range(len(hand.tricks) + 1):
        many = size(left[0])
        if FEWEST <= many <= MOST:
            led = hand.tricks[at].cards[leads] if at < len(hand.tricks) else None
            yield _position(f"{_short(hand)}-{at + 1}", hand, left, leads), led
        if at == len(hand.tricks):
            return
        trick = hand.tricks[at]
        for who, card in enumerate(trick.cards):
            left[who] = without(left[who], card)
        leads = _winner(hand, trick)


def _short(hand: BookHand) -> str:
    """Return how a hand is called in the names of its problems."""
    if hand.book == "cavendish":
        return f"c{number_of(hand.number)}"
    return f"f{'b' if hand.trump is None else 'w'}{hand.number}"


def _position(name: str, hand: BookHand, left: Sequence[Hand], leads: int) -> Problem:
    """Return the position with the leader at South, all hands open."""
    at = {seat: left[(leads + (seat - SOUTH)) % 4] for seat in SEATS}
    return Problem(
        name, at[SOUTH], at[NORTH], Hand(at[WEST] | at[EAST]), hand.trump, SOUTH, 1, east=at[EAST],
        source=f"{hand.book}:{hand.number}",
    )  # fmt: skip


def problem_at(position: Problem, solver: Solver) -> Problem | None:
    """Return the position with the most tricks that can be had as its task; None where more than one card gets them."""
    taken, many = tricks_of(position, solver)
    wins = max(tricks for times in taken.values() for tricks, found in enumerate(times) if found)
    if not wins:
        return None
    problem = replace(position, wins=wins)
    fails = {card: sum(times[:wins]) for card, times in taken.items()}
    if not is_one(problem, Solution(tuple(sorted(card for card, times in fails.items() if not times)), fails, many)):
        return None
    plans = Plans(problem, solver, lambda: plans.searched >= MOST_SEARCHED)
    try:
        solution = with_plans(plans, fails, many)
    except GivenUpError:
        return None
    return rated(problem, solution) if is_one(problem, solution) else None


def number_of(roman: str) -> int:
    """Return a number written in Roman figures."""
    worth = {"I": 1, "V": 5, "X": 10, "L": 50}
    values = [worth[sign] for sign in roman]
    return sum(-one if one < max(values[at:]) else one for at, one in enumerate(values))


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and write the file."""
    parser = argparse.ArgumentParser(description="Make the problems of an old book.")
    parser.add_argument("cavendish", type=Path, help="the text of “Whist” by Cavendish")
    parser.add_argument("foster", type=Path, help="the text of Foster’s “Complete Hoyle”")
    wanted = parser.parse_args(arguments)
    text = wanted.cavendish.read_text(encoding="utf-8")
    hands = [*hands_of(text[text.index("\nHAND I.\n") :]), *foster_hands(wanted.foster.read_text(encoding="utf-8"))]
    solver, found = Solver(32), []
    for hand in hands:
        for position, led in positions(hand):
            problem = problem_at(position, solver)
            if problem is not None:
                found.append(replace(problem, led=led))
    lines = ["# Made by python -m tools.book_problems from Cavendish and Foster.", *map(problem_text, found)]
    BOOKS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(found)} problems from {len(hands)} hands", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
