"""What does a bridge program say of a deal? Hands, trumps and play, understood as far as they can be.

A card is found by the hand that holds it, so that it does not matter in which column it stands. The trumps are those of
the contract, or else of the auction.
"""

import re
from collections.abc import Sequence
from typing import Final

from dummywhist.engine.cards.card import Suit, rank_of, suit_of
from dummywhist.engine.cards.hand import Hand, holds, of_suit, without
from dummywhist.engine.cards.notation import SUIT_LETTERS
from dummywhist.engine.cards.seat import SEATS, Seat, left_of
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import Message, message
from dummywhist.engine.record.pbn.facts import PLAY
from dummywhist.engine.record.pbn.syntax import Game, Tag, Word
from dummywhist.engine.record.pbn.values import ASIDE, SEAT_WORDS, STOP, Row, read_played
from dummywhist.engine.values import NamedTuple

CONTRACT: Final = re.compile(
    r"([1-7])\s*(NT?|[SHDC♠♥♦♣])\s*[XR*]{0,2}\s*(?:(?:BY\s*)?([NESW])\b)?\s*(?:[=+-]\s*\d*)?", re.I
)
"""The bid; often its double, who declares, and how it ended, which is told elsewhere as well."""
PASSED: Final = frozenset(("pass", "passed", "passed out", "pass out", "all pass", "p", "ap", "0"))
CALL: Final = re.compile(r"([1-7])(NT?|[SHDC♠♥♦♣])[!?*]*", re.I)
NO_BID: Final = re.compile(r"(?:P|PASS|X|XX|D|DBL|R|RDBL)[!?*]*", re.I)
SIGNS: Final = dict(zip("♠♥♦♣", SUIT_LETTERS, strict=True))


class Bid(NamedTuple):
    """What was bid for: the trumps, None for none, and the declarer where he is known."""

    trump: Suit | None
    declarer: Seat | None


class Played(NamedTuple):
    """The play as far as it can be followed: who led first, a row a trick; and where and why it cannot, if so."""

    leader: Seat | None = None
    rows: tuple[Row, ...] = ()
    line: int = 0
    why: Message | None = None

    @property
    def cards(self) -> int:
        """How many cards were played."""
        return sum(word is not None for row in self.rows for word in row.words.values())

    @property
    def over(self) -> bool:
        """Whether every card was played."""
        return self.cards == 52


def seat_in(tag: Tag | None) -> Seat | None:
    """Return the seat that a tag names by its letter or its word, None if it names none."""
    letter = "" if tag is None else tag.value.strip().removeprefix("^").strip()[:1].upper()
    return None if not letter or letter not in "NESW" else Seat("NESW".index(letter))


def bid_of(found: Game) -> Bid | None:
    """Return for what was bid: the contract, or else the last bid of the auction; None if neither says."""
    called = _called(found.tags.get("Auction"))
    declarer = seat_in(found.get("Declarer"))
    tag = found.get("Contract")
    spelled = None if tag is None else CONTRACT.fullmatch(tag.value.strip())
    if spelled is not None:
        trump = _suit(spelled[2])
        if declarer is None and spelled[3] is not None:
            declarer = Seat("NESW".index(spelled[3].upper()))
        if declarer is None and called is not None and called.trump == trump:
            declarer = called.declarer
        return Bid(trump, declarer)
    if tag is not None and tag.value.strip().casefold() in PASSED:
        return None
    return None if called is None else Bid(called.trump, called.declarer if declarer is None else declarer)


def _called(tag: Tag | None) -> Bid | None:
    """Return what an auction ended with: the last bid, by the first of that side who named its suit."""
    if tag is None:
        return None
    caller = seat_in(tag)
    first: dict[tuple[int, Suit | None], Seat] = {}
    found: Bid | None = None
    for word in tag.words:
        bid = CALL.fullmatch(word.text)
        if bid is not None:
            trump = _suit(bid[2])
            by = None if caller is None else first.setdefault((caller % 2, trump), caller)
            found = Bid(trump, by)
        elif word.text in ("*", "+"):
            break
        elif word.text != "-" and NO_BID.fullmatch(word.text) is None:
            continue  # a remark, or what closes an auction
        caller = None if caller is None else left_of(caller)
    return found


def _suit(spelled: str) -> Suit | None:
    letter = SIGNS.get(spelled[0], spelled[0].upper())
    return None if letter == "N" else Suit(SUIT_LETTERS.index(letter))


def played_in(found: Game, hands: Sequence[Hand], bid: Bid | None) -> Played:
    """Return the play of a game; of the ways in which it may be meant the one that can be followed farthest."""
    tag = found.tags.get(PLAY)
    cards = [] if tag is None else _cards(tag)
    if tag is None or not cards:
        return Played()
    if bid is None:
        return Played(None, (), tag.line, message("pbn.no_contract"))
    holder = {card: seat for seat in SEATS for card in _spelled(hands[seat])}
    owned = [(holder.get(word.text), word) for word in cards]
    best = Played(None, (), cards[0].line, message("unreadable.card", text=cards[0].text[:20]))
    if all(seat is None for seat, _ in owned):
        return best
    # By the laws of bridge the declarer's left leads; some programs begin their columns elsewhere.
    leaders = [None if bid.declarer is None else left_of(bid.declarer), seat_in(tag), owned[0][0]]
    for leader in dict.fromkeys(seat for seat in leaders if seat is not None):
        for rows in _ways(owned):
            way = followed(hands, bid.trump, leader, rows)
            if way.cards > best.cards or best.leader is None:
                best = way
            if way.why is None:
                return way
    return best


def _spelled(hand: Hand) -> list[str]:
    return [letter + rank for suit, letter in enumerate(SUIT_LETTERS)
            for place, rank in enumerate("23456789TJQKA") if hand >> 13 * suit + place & 1]  # fmt: skip


def _cards(tag: Tag) -> list[Word]:
    """Return the words of a play up to its end: cards, and what stands where none was played."""
    words: list[Word] = []
    for word in tag.words:
        if word.text in STOP:
            break
        if not ASIDE.fullmatch(word.text):
            words.append(Word(word.text.rstrip("!?").upper().replace("10", "T"), word.line))
    return words if any(word.text.strip("-") for word in words) else []


def _ways(owned: Sequence[tuple[Seat | None, Word]]) -> list[list[Row]]:
    """Return how the words may be parted into tricks: a line each, or four words each."""
    fours = [list(owned[place : place + 4]) for place in range(0, len(owned), 4)]
    lines: dict[int, list[tuple[Seat | None, Word]]] = {}
    for seat, word in owned:
        lines.setdefault(word.line, []).append((seat, word))
    ways = [list(lines.values()), fours] if max(map(len, lines.values())) <= 4 else [fours]
    return [[_row(trick) for trick in way if any(seat is not None for seat, _ in trick)] for way in ways]


def _row(trick: Sequence[tuple[Seat | None, Word]]) -> Row:
    by_seat = {seat: word for seat, word in reversed(trick) if seat is not None}
    return Row(trick[0][1].line, {seat: by_seat.get(seat) for seat in SEATS})


def followed(hands: Sequence[Hand], trump: Suit | None, leader: Seat, rows: Sequence[Row]) -> Played:
    """Return the tricks of ``rows`` that can be played from ``hands``, and why no more of them."""
    left, first = list(hands), leader
    kept: list[Row] = []
    for row in rows:
        taken: dict[Seat, Word] = {}
        lead = row.words[leader]
        led = None if lead is None else suit_of(read_played(lead))
        why: Message | None = None
        for seat in (left_of(leader, place) for place in range(len(SEATS))):
            word = row.words[seat]
            if word is None:
                break
            card = read_played(word)
            if not holds(left[seat], card):
                why = message("pbn.not_held", card=card, seat=SEAT_WORDS[seat])
                break
            if led is not None and suit_of(card) != led and of_suit(left[seat], led):
                why = message("pbn.revoke", card=card, seat=SEAT_WORDS[seat])
                break
            taken[seat] = word
            left[seat] = without(left[seat], card)
        if taken:
            kept.append(Row(row.line, {seat: taken.get(seat) for seat in SEATS}))
        if len(taken) < len(SEATS):
            others = [seat for seat in SEATS if row.words[seat] is not None and seat not in taken]
            if why is None and (others or row is not rows[-1]):
                missing = next(seat for seat in (left_of(leader, n) for n in range(4)) if seat not in taken)
                why = message("pbn.gap", seat=SEAT_WORDS[missing])
            return Played(first, tuple(kept), row.line, why)
        leader = _winner(taken, led, trump)
    return Played(first, tuple(kept))


def _winner(trick: dict[Seat, Word], led: Suit | None, trump: Suit | None) -> Seat:
    def height(seat: Seat) -> tuple[bool, bool, int]:
        card = read_played(trick[seat])
        return suit_of(card) == trump, suit_of(card) == led, rank_of(card)

    return max(trick, key=height)


def hands_in(found: Game) -> Tag:
    """Return the tag of the four hands; Unreadable where there is none, with what is wrong before it."""
    tag = found.get("Deal")
    if tag is None:
        raise found.fault or Unreadable("pbn.missing", line=found.line, tag="Deal")
    return tag
