"""How did people play? Reads a file of plays by people at bridge as deals to learn from and to test on.

A line has a group, the 52 owners of the cards from the two of clubs up, trumps, the declarer, who leads, and the cards
in the order in which they were played, which may end before the last. Whoever shares a group is split from the others
as a whole. The file itself is no part of the program; its SHA-256 is in the provenance of what was learned from it.
"""

import gzip
import hashlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.ranking import ranking, winning_index
from dummywhist.engine.cards.seat import SEATS, Seat, left_of, opposite
from dummywhist.engine.deal.layout import PLAYERS, Layout, Side
from tools.policy_deals import Record

SUFFIX: Final = ".txt.gz"
SEAT_LETTERS: Final = "NESW"
SUITS_TOLD: Final = "CDHS"
"""The order of the suits in the list of owners."""
SUIT_LETTERS: Final = "SHDC"
RANK_LETTERS: Final = "23456789TJQKA"
GAME: Final = "english-dummy"
CHANGES: Final = {"dummy_shown": "after_lead"}
"""The roles are those of English Dummy with a dummy that is laid open after the first lead."""
PEOPLE: Final = "people"


def people(file: Path) -> Iterator[Record]:
    """Yield the plays in ``file``; the number of each is that of its group. ValueError names the line."""
    opened: Any = gzip.open if file.suffix == ".gz" else open
    with opened(file, "rt", encoding="ascii") as lines:
        for number, line in enumerate(lines, 1):
            try:
                yield _record(*line.rstrip("\n").split("\t"))
            except (ValueError, TypeError, KeyError) as wrong:
                raise ValueError(f"{file}: line {number} is no play of a deal: {wrong}") from wrong


def digest(file: Path) -> str:
    """Return the SHA-256 of ``file``."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _record(group: str, owner: str, trump: str, declarer: str, leader: str, cards: str) -> Record:
    hands = [0, 0, 0, 0]
    for card, letter in enumerate(owner):
        hands[_seat(letter)] |= 1 << (13 * _suit(SUITS_TOLD[card // 13]) + card % 13)
    if len(owner) != 52 or any(hand.bit_count() != 13 for hand in hands):
        raise ValueError("not thirteen cards in each hand")
    trumps = None if trump == "N" else Suit(_suit(trump))
    played = [_card(cards[at : at + 2]) for at in range(0, len(cards), 2)]
    tricks: list[tuple[int, list[Card], int]] = []
    turn = _seat(leader)
    for at in range(0, len(played), 4):
        trick = played[at : at + 4]
        order = [left_of(turn, step) for step in range(len(trick))]
        if any(not hands[seat] >> card & 1 for seat, card in zip(order, trick, strict=True)):
            raise ValueError("a card is played from a hand that does not hold it")
        best = winning_index(ranking(trumps), trick)
        tricks.append((turn, trick, left_of(turn, best)))
        turn = left_of(turn, best)
    told = {
        "changes": CHANGES, "level": PEOPLE, "trump": trumps, "down": False, "turned": None, "held": hands,
        "tricks": tricks, "auction": True,
    }  # fmt: skip
    return Record(GAME, int(group), layout_of(_seat(declarer)), told)


@lru_cache(maxsize=4)
def layout_of(declarer: Seat) -> Layout:
    """Return the table at which ``declarer`` plays the hand opposite too."""
    one, two, three = PLAYERS[:3]
    holder = {declarer: one, opposite(declarer): one, left_of(declarer): two, left_of(declarer, 3): three}
    return Layout(
        SEATS, tuple(holder[seat] for seat in SEATS), tuple(Side("NS" if seat % 2 == 0 else "EW") for seat in SEATS),
        (opposite(declarer),),
    )  # fmt: skip


def _seat(letter: str) -> Seat:
    return Seat(SEAT_LETTERS.index(letter))


def _suit(letter: str) -> int:
    return SUIT_LETTERS.index(letter)


def _card(text: str) -> Card:
    return Card(13 * _suit(text[0]) + RANK_LETTERS.index(text[1]))
