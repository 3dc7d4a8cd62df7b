"""Which deals does a search find? Words and facts with commas between them, all of which must be so.

A fact of the cards is read as a wish is (`engine.wishes`); what became of a deal has words of its own. A part
that is no fact is looked for in names, tags and notes; if it stands in none it is not understood, and the rest counts.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.deal_name import deal_name, read_deal_text
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import NORTH, SEATS, Seat
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.library.facts import NONE, Facts, dummy_hand
from dummywhist.engine.library.shelf import KeptDeal
from dummywhist.engine.problems.mistakes import Mistake
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.values import NamedTuple
from dummywhist.engine.wishes.reading import FACTS as OF_CARDS
from dummywhist.engine.wishes.reading import in_english, read_wish
from dummywhist.engine.wishes.wish import POINTS, Condition, Hangs, Holds, Length, Points, Shape, Tricks, Turned

SUITS: Final = 4
RANKS: Final = 13
RANGE: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2})|(\+))?")
LOST: Final = re.compile(r"lost (\d{1,2}(?:[.,]\d)?)\+?(?: by (lead|second|third|fourth))?(?: hand)?")
MISTAKE: Final = re.compile(r"mistakes?(?: (lead|second|third|fourth))?(?: hand)?")
DATE: Final = re.compile(r"\d{4}(?:-\d\d(?:-\d\d)?)?")
PLACES: Final = ("lead", "second", "third", "fourth")
NAME: Final = re.compile(r"[0-9A-Za-z]{4} ?[0-9A-Za-z]{4}")
"""What may be the name of a deal number, said by itself."""
DEALS: Final = frozenset(("deal", "deals", "lead", "leads"))
"""Who deals follows from a part with one of these."""
FLAGS: Final = ("slam", "revoke", "claim")
WORDS: Final = ("took", "lost", "by", "mistake", "with", "honours", "kept", *FLAGS, *PLACES)
"""The words of facts that are not of the cards."""


class Deal(NamedTuple):
    """A deal that may be found: its facts, what is kept of it, the mistakes made in it, and all words about it.

    ``dummy``: dummy's hand wherever it lies, or the partner's.
    """

    facts: Facts
    dummy: Hand
    kept: KeptDeal | None
    mistakes: tuple[Mistake, ...]
    words: str


Test = Callable[[Deal], bool]


class Part(NamedTuple):
    """A part of a search as it was said; ``test`` None: nobody understands it, and ``near`` is the nearest fact.

    ``span``: where it stands in the whole search, from 0 on and to before the second number.
    """

    said: str
    test: Test | None
    near: str = ""
    span: tuple[int, int] = (0, 0)


class Answer(NamedTuple):
    """The deals that were found, and the parts that were not understood."""

    deals: tuple[Deal, ...]
    unknown: tuple[Part, ...]


def deal_of(facts: Facts, kept: KeptDeal | None, mistakes: tuple[Mistake, ...], game: str) -> Deal:
    """Return a deal that may be found; ``game``: what its game is called where it is looked for."""
    words = [*facts.names, facts.game, game, facts.day]
    if kept is not None:
        words += [kept.name, kept.note, *kept.tags]
    return Deal(facts, dummy_hand(facts), kept, mistakes, folded(" ".join(words)))


def folded(text: str) -> str:
    """Return words as they are compared: "Élan" is found by "elan"."""
    plain = text.casefold()
    if plain.isascii():
        return plain  # as nearly all is: every word of every deal is folded before a search
    return "".join(sign for sign in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(sign))


def search(deals: Sequence[Deal], text: str, words: Mapping[str, str] | None = None) -> Answer:
    """Return the deals that ``text`` finds, in their order; ``words``: those of another language, by what they mean."""
    tests: list[Test] = []
    unknown: list[Part] = []
    for stands in re.finditer(r"[^\s,;][^,;]*", text):
        said = stands[0].rstrip()
        part = read_part(" ".join(said.split()), words or {})
        if part.test is None:
            found = _in_words(part.said)
            if any(map(found, deals)):
                tests.append(found)
            else:
                unknown.append(part._replace(span=(stands.start(), stands.start() + len(said))))
        else:
            tests.append(part.test)
    for test in tests:
        deals = [deal for deal in deals if test(deal)]
    return Answer(tuple(deals), tuple(unknown))


def read_part(said: str, words: Mapping[str, str]) -> Part:
    """Read one part of a search."""
    if said.startswith("#"):
        return Part(said, _tagged(folded(said[1:].strip())))
    english = in_english(said, words)
    for read in (_flag, _took, _honours, _with, _number, _mistakes, _date, _game, _of_cards):
        test = read(english, said)
        if test is not None:
            return Part(said, test)
    first = next(iter(english.split()), "")
    near = get_close_matches(first, (*WORDS, *OF_CARDS), 1)
    return Part(said, None, near[0] if near else "")


def _in_words(said: str) -> Test:
    wanted = folded(said).split()
    return lambda deal: all(word in deal.words for word in wanted)


def _tagged(tag: str) -> Test:
    return lambda deal: deal.kept is not None and any(tag == folded(one) for one in deal.kept.tags)


# ---- what became of it ----


def _flag(text: str, _said: str) -> Test | None:
    if text == "kept":
        return lambda deal: deal.kept is not None
    return (lambda deal: text in deal.facts.flags) if text in FLAGS else None


def _range(text: str) -> tuple[int, int] | None:
    found = RANGE.fullmatch(text)
    if found is None:
        return None
    least = int(found[1])
    return least, 99 if found[3] else int(found[2] or least)


def _numbered(text: str, word: str) -> tuple[int, int] | None:
    first, _, rest = text.partition(" ")
    return _range(rest) if first == word else None


def _took(text: str, _said: str) -> Test | None:
    wanted = _numbered(text, "took")
    if wanted is None:
        return None
    least, most = wanted
    return lambda deal: bool(deal.facts.whole) and least <= deal.facts.made <= most


def _honours(text: str, _said: str) -> Test | None:
    wanted = _numbered(text, "honours")
    if wanted is None:
        return None
    least, most = wanted
    return lambda deal: deal.facts.trump != NONE and least <= deal.facts.honours <= most


def _with(text: str, said: str) -> Test | None:
    if not text.startswith("with ") or " " not in said:
        return None
    name = folded(said.partition(" ")[2])
    return lambda deal: any(name in folded(one) for one in deal.facts.names)


def _number(text: str, said: str) -> Test | None:
    named = text.startswith("deal ") and " " in said
    if not named and not NAME.fullmatch(said):
        return None
    try:
        number = read_deal_text(said.partition(" ")[2] if named else said)
    except DummyWhistError:
        return None
    place = number - 1 if named and (deal_name(number) is None or number < 10_000) else -1
    return lambda deal: deal.facts.number == number or (deal.facts.deal == place and bool(deal.facts.record))


def _mistakes(text: str, _said: str) -> Test | None:
    found = MISTAKE.fullmatch(text)
    if found is not None:
        where = found[1]
        return lambda deal: any(where in (None, PLACES[min(one.place, 3)]) for one in deal.mistakes)
    found = LOST.fullmatch(text)
    if found is None:
        return None
    least, place = float(found[1].replace(",", ".")), found[2]
    return lambda deal: (
        sum(one.lost for one in deal.mistakes if place in (None, PLACES[min(one.place, 3)])) >= least
    )  # fmt: skip


def _date(text: str, _said: str) -> Test | None:
    return (lambda deal: deal.facts.day.startswith(text)) if DATE.fullmatch(text) else None


def _game(text: str, _said: str) -> Test | None:
    wanted = "-".join(text.split())
    keys = {game.key for game in GAMES if wanted in (game.key, game.key.rstrip("-0123456789"))}
    return (lambda deal: deal.facts.game in keys) if keys else None


# ---- the cards ----


def _of_cards(text: str, _said: str) -> Test | None:
    try:
        wish = read_wish(text)
    except DummyWhistError:
        return None
    if any(isinstance(one, Hangs) for one in wish.conditions):
        return None
    of_dummy = "dummy" in text
    tests = [_condition(one, of_dummy=of_dummy) for one in wish.conditions]
    if wish.trump is not None:
        trump = int(wish.trump)
        tests.append(lambda deal: deal.facts.trump == trump)
    if DEALS & set(text.split()):
        dealer = wish.dealer
        tests.append(lambda deal: Seat(deal.facts.dealer) == _at(deal.facts, dealer, of_dummy=of_dummy))
    return _all(tests) if tests else None


def _all(tests: Sequence[Test]) -> Test:
    if len(tests) == 1:
        return tests[0]
    return lambda deal: all(test(deal) for test in tests)


def _at(facts: Facts, seat: Seat, *, of_dummy: bool) -> Seat:
    """Return the seat that is meant: dummy lies elsewhere where an adversary looks at it."""
    if of_dummy and seat == NORTH and facts.dummy != NONE:
        return SEATS[facts.dummy]
    return seat


def _hand(seat: Seat, *, of_dummy: bool) -> Callable[[Deal], Hand]:
    """Return what gives the hand that is meant."""
    if of_dummy and seat == NORTH:
        return lambda deal: deal.dummy
    return lambda deal: deal.facts.hands[seat]


def _suited(seat: Seat, suit: Suit | str, *, of_dummy: bool) -> Callable[[Deal], int]:
    """Return what gives the ranks of a suit in a hand; of trumps none where there are none."""
    hand = _hand(seat, of_dummy=of_dummy)
    if suit != "trumps":
        shift = RANKS * int(suit)
        return lambda deal: hand(deal) >> shift & MASK
    return lambda deal: 0 if deal.facts.trump == NONE else hand(deal) >> RANKS * deal.facts.trump & MASK


def _condition(one: Condition, *, of_dummy: bool) -> Test:
    match one:
        case Length(seats, suit, least, most):
            parts = [_suited(seat, suit, of_dummy=of_dummy) for seat in seats]
            if len(parts) == 1:
                part = parts[0]
                return lambda deal: least <= part(deal).bit_count() <= most
            return lambda deal: least <= sum(part(deal).bit_count() for part in parts) <= most
        case Holds(seat, suit, ranks, lacks):
            wanted, there = sum(1 << rank for rank in ranks), _suited(seat, suit, of_dummy=of_dummy)
            return lambda deal: there(deal) & wanted == (0 if lacks else wanted)
        case Points(seat, least, most):
            hand = _hand(seat, of_dummy=of_dummy)
            return lambda deal: least <= points_of(hand(deal)) <= most
        case Shape(seat, lengths):
            hand = _hand(seat, of_dummy=of_dummy)
            return lambda deal: lengths == _shape(hand(deal))
        case Turned(rank):
            return lambda deal: deal.facts.turned != NONE and deal.facts.turned % RANKS == rank
        case Tricks(least, most):
            return lambda deal: bool(deal.facts.whole) and least <= deal.facts.made <= most
    raise AssertionError(one)


MASK: Final = (1 << RANKS) - 1


def _shape(hand: Hand) -> tuple[int, ...]:
    lengths = ((hand >> RANKS * suit & MASK).bit_count() for suit in range(SUITS))
    return tuple(sorted(lengths, reverse=True))


@cache
def _rank_masks() -> tuple[tuple[int, int], ...]:
    return tuple((sum(1 << RANKS * suit + rank for suit in range(SUITS)), points) for rank, points in POINTS.items())


def points_of(hand: Hand) -> int:
    """Return the points of a hand."""
    return sum(points * (hand & mask).bit_count() for mask, points in _rank_masks())
