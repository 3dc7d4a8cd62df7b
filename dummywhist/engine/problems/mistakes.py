"""Which cards of played deals come back as problems? Those that cost what could be known, and those that were kept."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Final, Literal, get_args
from urllib.parse import quote, unquote

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import EMPTY, Hand, of_suit
from dummywhist.engine.cards.notation import (
    card_text,
    hand_text,
    hands_text,
    read_card,
    read_hand,
    read_suit,
    suit_text,
)
from dummywhist.engine.deal.actions.deal import cards_dealt
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.problems.returning import Standing, Try, standings
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.study.deal_study import Judged
from dummywhist.engine.study.open_hands import Decision
from dummywhist.engine.study.verdict import Verdict
from dummywhist.engine.values import NamedTuple

Way = Literal["suit", "trump", "discard"]
"""A card of a plain suit that was led or followed, a trump, or one that neither follows nor trumps."""
COME_BACK: Final = (Verdict.SLIP, Verdict.MISTAKE)
AT_ONCE: Final = 3
"""Of one kind so many wait at once, the dearest; the others come in when one of them is known."""
MARK: Final = 12
"""Hexadecimal figures of a name."""
KEYS: Final = ("lost", "deal", "entry", "trick", "place", "way", "game", "yours", "open")
BY_HAND: Final = "kept"
"""Stands before the keys of a card that a person set as a problem."""
TASK: Final = "task"
"""The key of the task of such a card in a person's own words, percent-encoded; it is left out where there is none."""
TASK_LETTERS: Final = 200
TRUMPS: Final = "trumps"
LIES: Final = "lies"
"""The keys of the trump suit, N for none, and of the trick so far: lines that are older lack them."""


class Mistake(NamedTuple):
    """A card that a person played, and that was worse than another by ``lost`` tricks on what could be known.

    ``id``: a digest of the cards of the deal up to it; ``day``: when that was counted. ``record``: the name of the file
    that holds its deal, the ``deal``-th of its session from 0, of which it is entry ``entry`` from 0. ``trick``, from
    0, and its ``place`` in it, from 0. ``yours``: the own hand; ``open``: dummy's, if that
    was seen. ``kept``: nobody counted a loss, somebody set it as a problem. ``task``: what is asked, in his words.
    ``trumps``: the letter of the trump suit, N for none, "" where that was not kept; ``lies``: the trick so far.
    """

    id: str
    day: date
    lost: float
    deal: int
    entry: int
    trick: int
    place: int
    way: Way
    game: str
    yours: Hand
    open: Hand
    record: str
    kept: bool = False
    task: str = ""
    trumps: str = ""
    lies: tuple[Card, ...] = ()


class Mistakes(NamedTuple):
    """The mistakes of a file by their names, and what is wrong with each line that could not be read."""

    found: Mapping[str, Mistake]
    left_out: tuple[DummyWhistError, ...]


def mark_of(log: DealLog, at: int) -> str:
    """Return what names the card that is entry ``at`` of a deal: a digest of how the cards lay, and of all played."""
    told = []
    for _, action in log.entries[: at + 1]:
        dealt = cards_dealt(action)
        if dealt is not None:
            told.append(hands_text([hand or None for hand in dealt.hands]))
        elif action.plays is not None:
            told.append(card_text(action.plays))
    return "m" + hashlib.sha256(" ".join(told).encode("ascii")).hexdigest()[:MARK]


def mistake_of(one: Judged, log: DealLog, record: str, day: date) -> Mistake | None:
    """Return the mistake that a judged card of a counted deal was; None where it is none that comes back."""
    if one.verdict not in COME_BACK or one.worthless:
        return None
    return _asked(one.decision, round(one.known_loss, 2), log, record, day)


def set_as_problem(decision: Decision, log: DealLog, record: str, day: date) -> Mistake:
    """Return a card of a counted deal as a problem that a person sets himself, whatever it was worth."""
    return _asked(decision, 0.0, log, record, day)._replace(kept=True)


def _asked(decision: Decision, lost: float, log: DealLog, record: str, day: date) -> Mistake:
    seen = decision.view
    own = seen.layout.own_seat(decision.player)
    faced = [seen.cards_at(chair) for chair in sorted(seen.layout.dummies, key=lambda chair: chair != decision.seat)]
    return Mistake(
        mark_of(log, decision.at), day, lost, seen.ordinal, decision.at, decision.trick,
        len(seen.trick), _way(decision.card, seen), seen.game, seen.cards_at(own) or EMPTY,
        next((hand for hand in faced if hand), EMPTY), record,
        trumps=suit_text(seen.trump), lies=tuple(seen.trick),
    )  # fmt: skip


def _way(card: Card, seen: View) -> Way:
    if seen.trump is not None and of_suit(Hand(1 << card), seen.trump):
        return "trump"
    follows = not seen.trick or seen.trick[0] // 13 == card // 13
    return "suit" if follows else "discard"


# ---- when they come back ----


def standings_with(mistakes: Mapping[str, Mistake], tries: Sequence[Try]) -> dict[str, Standing]:
    """Return how each problem stands, mistakes too: one begins on the day on which it was told."""
    return standings([*(Try(one.day, name, "shown") for name, one in mistakes.items()), *tries])


def waiting(mistakes: Mapping[str, Mistake], found: Mapping[str, Standing]) -> frozenset[str]:
    """Return which may be asked: all that were set by hand, of alike mistakes not known yet the dearest `AT_ONCE`."""
    alike: dict[tuple[str, int, Way], list[Mistake]] = {}
    for name, one in mistakes.items():
        if found[name].due is not None and not one.kept:
            alike.setdefault((one.game, one.place, one.way), []).append(one)
    set_by_hand = (name for name, one in mistakes.items() if one.kept and found[name].due is not None)
    dearest = (
        one.id
        for several in alike.values()
        for one in sorted(several, key=lambda one: (-one.lost, one.day, one.id))[:AT_ONCE]
    )
    return frozenset((*set_by_hand, *dearest))


# ---- as lines ----


def mistake_text(one: Mistake) -> str:
    """Spell a mistake on one line; the name of its record is the last, for it may have spaces."""
    told = (
        f"{one.lost:.2f}", one.deal + 1, one.entry + 1, one.trick + 1, one.place + 1, one.way, one.game,
        hand_text(one.yours), hand_text(one.open),
    )  # fmt: skip
    words = " ".join(f"{key}={value}" for key, value in zip(KEYS, told, strict=True))
    by_hand = f"{BY_HAND} " if one.kept else ""
    more = ((TRUMPS, one.trumps), (LIES, "".join(map(card_text, one.lies))), (TASK, quote(one.task, safe="")))
    told_more = "".join(f" {key}={value}" for key, value in more if value)
    return f"{one.day.isoformat()} {one.id} {by_hand}{words}{told_more} record={one.record}"


def read_mistake(text: str) -> Mistake:
    """Read a mistake as `mistake_text` spells it; Unreadable for what is none."""
    head, _, record = text.partition(" record=")
    try:
        day, name, *words = head.split(" ")
        kept = words[:1] == [BY_HAND]
        words = words[kept:]
        told = dict(word.partition("=")[::2] for word in words)
        task = unquote(told.pop(TASK, ""), errors="strict") if kept else ""
        lies, trumps = told.pop(LIES, ""), told.pop(TRUMPS, "")
        if trumps:
            read_suit(trumps)
        if tuple(told) != KEYS or not record or not (record + task).isprintable():
            raise ValueError
        numbers = {key: int(told[key]) - 1 for key in ("deal", "entry", "trick", "place")}
        if min(numbers.values()) < 0:
            raise ValueError
        return Mistake(
            name, date.fromisoformat(day), float(told["lost"]), numbers["deal"], numbers["entry"], numbers["trick"],
            numbers["place"], next(way for way in get_args(Way) if way == told["way"]), game_of(told["game"]).key,
            read_hand(told["yours"]), read_hand(told["open"]), record, kept, task, trumps,
            tuple(read_card(lies[at : at + 2]) for at in range(0, len(lies), 2)),
        )  # fmt: skip
    except (ValueError, StopIteration, DummyWhistError):
        raise Unreadable("problem.mistake", text=text.strip()[:80]) from None


def read_mistakes(lines: Iterable[str]) -> Mistakes:
    """Read the mistakes of a file, of each the last line; a line that is none is named, and the others are read."""
    found: dict[str, Mistake] = {}
    left_out: list[DummyWhistError] = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                one = read_mistake(line)
            except Unreadable as error:
                left_out.append(error.at(number))
            else:
                found[one.id] = one
    return Mistakes(found, tuple(left_out))
