"""How does a mistake come back? Its deal as far as its card, from its record; later with other suits.

The position is to be learned and not the picture. Suits are exchanged only where the game tells none from another:
nothing was bid, and no law was called on. Where trumps came from no card they stay what they are.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from dummywhist.engine.cards.card import SUITS, Card, is_joker
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.deal import CUT, TURN, cards_dealt, dealt_as
from dummywhist.engine.deal.actions.play import QUIT, TAKE_UP, play_of
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.problems.mistakes import Mistake, mark_of
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.record.log import Entry, Log, sitters
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.deal_study import MEMORY_MB, Judged
from dummywhist.engine.study.open_hands import Decision, decisions, values
from dummywhist.engine.values import NamedTuple

TURNS_FROM: Final = 3
"""From this step on other suits stand in place of those that were held."""
PLAIN: Final = (CUT, TURN, QUIT, TAKE_UP)
"""What names no card."""
OTHERS: Final = "steady"
"""Who sits in the other places; nobody plays there."""
Suits = tuple[int, ...]
"""By suit the one that stands in its place."""
AS_IT_WAS: Final[Suits] = (0, 1, 2, 3)


class Asked(NamedTuple):
    """A table before the card of a mistake, that card as it was chosen, and which suits stand there.

    ``seen``: tricks of its side in the whole deal after each lawful card, with all hands seen.
    """

    log: Log
    decision: Decision
    seen: Mapping[Card, int]
    suits: Suits

    @property
    def judged(self) -> Judged:
        """What is known of it before anything is weighed."""
        return Judged(self.decision, self.seen, None)


def suits_for(one: Mistake, step: int, fixed: int | None = None) -> Suits:
    """Return the suits of a mistake that comes back for the ``step``-th time, other ones each time; ``fixed`` stays."""
    if step < TURNS_FROM:
        return AS_IT_WAS
    rng = Random(f"{one.id} {step}")
    free = [int(suit) for suit in SUITS if suit != fixed]
    while True:
        drawn = free[:]
        rng.shuffle(drawn)
        if drawn != free:
            to = dict(zip(free, drawn, strict=True))
            return tuple(to.get(int(suit), int(suit)) for suit in SUITS)


def asked_again(log: Log, one: Mistake, step: int) -> Asked:
    """Return the table of a mistake that comes back for the ``step``-th time, of the record that ``log`` was read from.

    Unreadable if the record does not hold it.
    """
    places = _places(log, one.deal)
    if not one.entry < len(places):
        raise Unreadable("mistake.gone")
    place = places[one.entry]
    whole = _deal_log(log, places[: one.entry + 1])
    if mark_of(whole, one.entry) != one.id:
        raise Unreadable("mistake.gone")
    before = log.sessions[place]
    people = _people(log, place, before.entrant_of.get(Player(log.entries[place].by)))
    suits = AS_IT_WAS
    if not log.record.proving and _is_plain(whole):
        turned = whole.setup.rules.dealing.turned is not None
        trump = None if before.deal is None else before.deal.trump
        suits = suits_for(one, step, None if turned or trump is None else int(trump))
    made = Log(replace(log.record, journal=(), people=people))
    for entry in log.entries[: places[0]]:
        made.write(entry)
    for at in places[: one.entry]:
        by, action = log.entries[at]
        assert isinstance(action, DealAction)
        made.write(Entry(by, _turned(action, suits)))
    asked = DealLog(whole.setup, tuple((by, _turned(action, suits)) for by, action in whole.entries))
    found = [decision for decision in decisions(asked) if decision.at == one.entry]
    if not found:
        raise Unreadable("mistake.gone")
    (seen,) = values(found, Solver(MEMORY_MB))
    return Asked(made, found[0], seen, suits)


def _places(log: Log, deal: int) -> list[int]:
    """Return the places in a log of the entries of a deal, by its number in the session from 0; of several the last."""
    found: list[int] = []
    for place, entry in enumerate(log.entries):
        before = log.sessions[place]
        if before.stage != "deal" or before.deal is None or not isinstance(entry.action, DealAction):
            continue
        if before.deal.setup.ordinal == deal:
            if before.between_deals:
                found = []
            found.append(place)
    return found


def _deal_log(log: Log, places: Sequence[int]) -> DealLog:
    first = log.sessions[places[0]].deal
    assert first is not None
    return DealLog(first.setup, tuple((log.entries[at].by, log.entries[at].action) for at in places))  # type: ignore[misc]


def _people(log: Log, place: int, entrant: int | None) -> tuple[Person, ...]:
    """Return who sits there: the one who is asked, and computers in the other places, by the names of that time."""
    return tuple(
        Person(person.name, PERSON if number == entrant else OTHERS)
        for number, person in enumerate(sitters(log.record)[place], 1)
    )


def _is_plain(log: DealLog) -> bool:
    """Whether nothing was done in a deal but to deal and to play."""
    return all(
        action in PLAIN or (action.plays is not None and action == play_of(action.plays))
        or cards_dealt(action) is not None
        for _, action in log.entries
    )  # fmt: skip


def turned_card(card: Card, suits: Suits) -> Card:
    """Return the card that stands in place of ``card``."""
    return card if is_joker(card) else Card(13 * suits[card // 13] + card % 13)


def turned_hand(hand: Hand, suits: Suits) -> Hand:
    """Return the hand that stands in place of ``hand``."""
    return hand_of(turned_card(card, suits) for card in cards_in(hand))


def _turned(action: DealAction, suits: Suits) -> DealAction:
    if suits == AS_IT_WAS:
        return action
    dealt = cards_dealt(action)
    if dealt is not None:
        return dealt_as(tuple(turned_hand(hand, suits) for hand in dealt.hands), turned_card(dealt.last, suits), None)
    return action if action.plays is None else play_of(turned_card(action.plays, suits))
