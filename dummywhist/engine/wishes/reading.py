"""What does a sentence wish of a deal? Facts with commas between them: "trumps 5-3, dummy weak hearts"."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat, left_of
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.values import NamedTuple
from dummywhist.engine.wishes.wish import (
    MOST_SCORE,
    MOST_WEAK,
    NO_SCORES,
    TEN,
    Clause,
    Condition,
    Hangs,
    Holds,
    Length,
    Points,
    Shape,
    Tricks,
    Turned,
    WholeSuit,
    Wish,
)

FULL: Final = 13
MOST_POINTS: Final = 40
WHO: Final[Mapping[str, Seat]] = {
    "i": SOUTH, "me": SOUTH, "my": SOUTH, "mine": SOUTH, "dummy": NORTH, "dummy's": NORTH, "partner": NORTH,
    "partner's": NORTH, "left": WEST, "left's": WEST, "right": EAST, "right's": EAST,
}  # fmt: skip
SUIT_WORDS: Final[Mapping[str, WholeSuit]] = {
    "spade": SPADES, "spades": SPADES, "heart": HEARTS, "hearts": HEARTS, "diamond": DIAMONDS, "diamonds": DIAMONDS,
    "club": CLUBS, "clubs": CLUBS, "trump": "trumps", "trumps": "trumps",
}  # fmt: skip
RANK_WORDS: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
COURTS: Final = 9
NUMBER_WORDS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
)  # fmt: skip
FILLERS: Final = frozenset(
    ("of", "in", "has", "have", "holds", "hold", "with", "the", "a", "an", "hand", "cards", "and")
)
FACTS: Final = (
    *WHO, *SUIT_WORDS, *RANK_WORDS, *NUMBER_WORDS, "weak", "void", "singleton", "points", "shape", "turned", "deal",
    "deals", "lead", "leads", "opposite", "least", "most", "at", "are", "together", "tricks", "odd", "trick", "hangs",
    "score",
)  # fmt: skip
MOST: Final = 400
"""Letters of a wish."""
RANGE: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2})|(\+))?")
SHAPE: Final = re.compile(r"\d{1,2}-\d{1,2}-\d{1,2}-\d{1,2}")


class Words:
    """The words of one clause, read from the left."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = list(words)

    def __bool__(self) -> bool:
        return bool(self._words)

    @property
    def next(self) -> str:
        """The next word; "" at the end."""
        return self._words[0] if self._words else ""

    def take(self, *wanted: str) -> bool:
        """Take these words, if they come next."""
        if self._words[: len(wanted)] != list(wanted):
            return False
        del self._words[: len(wanted)]
        return True

    def one_of(self, table: Mapping[str, WholeSuit]) -> WholeSuit | None:
        """Take a word of the table, if one comes next."""
        found = table.get(self.next)
        if found is not None:
            del self._words[0]
        return found

    def seat(self) -> Seat | None:
        """Take whose hand it is, if that comes next."""
        found = WHO.get(self.next)
        if found is not None:
            del self._words[0]
        return found

    def range(self) -> tuple[int, int, str] | None:
        """Take a number, a number and more, or two: least, most, and how it was said: "", "+", "<" or "-"."""
        at_least, at_most = self.take("at", "least"), self.take("at", "most")
        if self.next in NUMBER_WORDS:
            first, second, more = NUMBER_WORDS.index(self._words.pop(0)), None, None
        else:
            found = RANGE.fullmatch(self.next)
            if found is None or SHAPE.fullmatch(self.next):
                if at_least or at_most:
                    raise self.refused()
                return None
            first, second, more = int(found[1]), found[2], found[3]
            del self._words[0]
        if second is not None:
            return first, int(second), "-"
        if at_most:
            return 0, first, "<"
        if at_least or more:
            return first, FULL, "+"
        return first, first, ""

    def refused(self) -> Unreadable:
        """Return why the next word cannot be read, with the nearest that could be."""
        word = self.next
        if word in FACTS or RANGE.fullmatch(word) or SHAPE.fullmatch(word):
            return Unreadable("wish.rest", text=word)
        near = get_close_matches(word, FACTS, 1)
        if near and near[0] != word:
            return Unreadable("wish.near", text=word, near=near[0])
        return Unreadable("wish.unknown", text=word) if word else Unreadable("wish.short")


def in_english(text: str, words: Mapping[str, str]) -> str:
    """Return ``text`` with the words of another language in English, by ``words``; small letters, single spaces."""
    parts = re.findall(r"[,;]|[^\s,;]+", text.casefold().replace("’", "'"))
    return re.sub(r" ([,;])", r"\1", " ".join(filter(None, (words.get(part, part) for part in parts))))


class Said(NamedTuple):
    """What a sentence says: its clauses, which suit is trumps, who deals, the scores; None for what it does not say."""

    clauses: tuple[Clause, ...]
    trump: Suit | None
    dealer: Seat | None
    scores: tuple[int, int] | None = None


def read_wish(text: str, tongue: Mapping[str, str] | None = None) -> Wish:
    """Read a wish; Unreadable, with the word, for what is none. ``tongue``: words of another language in English."""
    said = read_said(text, tongue)
    return Wish(said.clauses, said.trump, NORTH if said.dealer is None else said.dealer, said.scores or NO_SCORES)


def read_said(text: str, tongue: Mapping[str, str] | None = None) -> Said:
    """Read what a sentence says; Unreadable, with the word, for what is none."""
    if len(text) > MOST:
        raise Unreadable("wish.long", most=MOST)
    clauses: list[Clause] = []
    trump: Suit | None = None
    dealer: Seat | None = None
    scores: tuple[int, int] | None = None
    for said in re.split(r"[,;]", text):
        words = [word for word in in_english(said, tongue or {}).split() if word not in FILLERS]
        if not words:
            continue
        asked = Words(words)
        who = asked.seat()
        if who is not None and (found := _dealer(who, asked)) is not None:
            if dealer not in (None, found):
                raise Unreadable("wish.dealers")
            dealer = found
            continue
        if who is None and (named := _trump(words)) is not None:
            if trump not in (None, named):
                raise Unreadable("wish.trumps")
            trump = named
            continue
        if who is None and asked.take("score"):
            told = _scores(asked)
            if scores not in (None, told):
                raise Unreadable("wish.scores")
            scores = told
            continue
        clauses.append(Clause(" ".join(said.split()), _conditions(who, asked)))
    return Said(tuple(clauses), trump, dealer, scores)


def _scores(asked: Words) -> tuple[int, int]:
    """Return the scores before the deal, of both sides: "4-2"."""
    found = asked.range()
    if found is None or found[2] not in ("-", "") or asked:
        raise asked.refused()
    scores = found[0], found[1] if found[2] else 0
    if max(scores) > MOST_SCORE:
        raise Unreadable("wish.score")
    return scores


def _dealer(who: Seat, asked: Words) -> Seat | None:
    """Return who deals if the clause says that, or who leads: the hand on the dealer's left."""
    if asked.take("deal") or asked.take("deals"):
        found = who
    elif asked.take("lead") or asked.take("leads"):
        found = left_of(who, -1)
    else:
        return None
    if asked:
        raise asked.refused()
    return found


def _trump(words: Sequence[str]) -> Suit | None:
    """Return the suit that is trumps, if that is all that the clause says: "hearts are trumps", "trumps hearts"."""
    found = [word for word in words if word != "are"]
    if len(found) != 2 or "trumps" not in found:
        return None
    other = SUIT_WORDS.get(found[0] if found[1] == "trumps" else found[1])
    return None if other is None or other == "trumps" else other


def _conditions(who: Seat | None, asked: Words) -> tuple[Condition, ...]:
    """Read one clause after whose hand it is."""
    mine = SOUTH if who is None else who
    if asked.take("turned"):
        found: tuple[Condition, ...] = (Turned(_rank(asked)),)
    elif who is None and asked.take("odd", "trick", "hangs"):
        found = (Hangs(),)
    elif who is None and asked.take("tricks"):
        found = (_tricks(asked),)
    elif asked.take("void"):
        found = (Length((mine,), _suit(asked), 0, 0),)
    elif asked.take("singleton"):
        found = (Length((mine,), _suit(asked), 1, 1),)
    elif asked.take("weak"):
        suit = _suit(asked)
        found = (Length((mine,), suit, 0, MOST_WEAK), Holds(mine, suit, tuple(range(TEN, FULL)), lacks=True))
    elif asked.take("shape") or SHAPE.fullmatch(asked.next):
        found = (_shape(mine, asked),)
    elif asked.next in RANK_WORDS[COURTS:]:
        found = (_held(mine, asked),)
    else:
        found = _lengths(who, asked)
    if asked:
        raise asked.refused()
    return found


def _tricks(asked: Words) -> Tricks:
    wanted = asked.range()
    if wanted is None:
        raise asked.refused()
    least, most, _ = wanted
    if least > most:
        raise Unreadable("wish.range", least=least, most=most)
    return Tricks(least, most)


def _suit(asked: Words) -> WholeSuit:
    suit = asked.one_of(SUIT_WORDS)
    if suit is None:
        raise asked.refused()
    return suit


def _rank(asked: Words) -> int:
    if asked.next not in RANK_WORDS:
        raise asked.refused()
    rank = RANK_WORDS.index(asked.next)
    asked.take(asked.next)
    return rank


def _held(seat: Seat, asked: Words) -> Holds:
    ranks = {_rank(asked)}
    while asked.next in RANK_WORDS:
        ranks.add(_rank(asked))
    return Holds(seat, _suit(asked), tuple(sorted(ranks)))


def _shape(seat: Seat, asked: Words) -> Shape:
    found = SHAPE.fullmatch(asked.next)
    if found is None:
        raise asked.refused()
    lengths = tuple(sorted(map(int, found[0].split("-")), reverse=True))
    if sum(lengths) != FULL:
        raise Unreadable("wish.shape", text=found[0])
    asked.take(asked.next)
    return Shape(seat, lengths)


def _lengths(who: Seat | None, asked: Words) -> tuple[Condition, ...]:
    """Read how long a suit is, or how many points: the number before or after; or how it is split, "5-3"."""
    together = who is None and asked.take("together")
    suit = asked.one_of(SUIT_WORDS)
    wanted = asked.range()
    if wanted is None:
        raise asked.refused()
    least, most, how = wanted
    if suit is None and who is None and not together and asked.take("tricks"):
        if least > most:
            raise Unreadable("wish.range", least=least, most=most)
        return (Tricks(least, most),)
    if suit is None and asked.take("points"):
        most = MOST_POINTS if how == "+" else most
        if least > most:
            raise Unreadable("wish.range", least=least, most=most)
        return (Points(SOUTH if who is None else who, least, most),)
    if suit is None:
        suit = _suit(asked)
    if asked.take("opposite"):
        other = asked.range()
        if other is None:
            raise asked.refused()
        return Length((SOUTH,), suit, least, most), Length((NORTH,), suit, other[0], other[1])
    if who is None and how == "-" and not together:
        return Length((SOUTH,), suit, least, least), Length((NORTH,), suit, most, most)
    if least > most:
        raise Unreadable("wish.range", least=least, most=most)
    seats = (SOUTH, NORTH) if who is None and (together or how in ("+", "<")) else (SOUTH if who is None else who,)
    return (Length(seats, suit, least, most),)
