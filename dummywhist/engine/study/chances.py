"""Where may the cards lie that a seat does not see? Chances over weighted layouts, what is likely, and why.

The layouts are weighed by the learned inference as `master` weighs them; equal chances are those by room left alone.
"""

from collections.abc import Sequence
from itertools import product
from math import exp, log2
from typing import Final

from dummywhist.engine.cards.card import SUITS, Card, Suit
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.knowledge.infer import Insight, rules_of
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import Cards, View
from dummywhist.engine.players.belief.policy import Term, policy
from dummywhist.engine.players.belief.posterior import imagine
from dummywhist.engine.players.belief.sampling import draw
from dummywhist.engine.players.budgets import MASTER
from dummywhist.engine.players.manner import PLAIN
from dummywhist.engine.players.mirror import turned_back, uptown
from dummywhist.engine.study.finding import Cause, Chances, Likely, Whereabouts
from dummywhist.engine.study.knowable import effective_of

WORLDS: Final = 600
"""So many layouts are looked at."""
TELLING: Final = 0.65
"""What is at least as likely is told,"""
MOST: Final = 4
"""but no more than so many things,"""
LEAST: Final = 0.02
"""and nothing that is only by so many bits more than room left alone makes likely."""
MOVES: Final = 0.05
"""A card is named as the cause if the chance is by so much smaller without it."""
UNSURE: Final = 0.005
"""What is not certain has at least so much chance, and so much less than 1."""
WEIGHTIEST: Final = 10
SAMPLES: Final = 9
"""Of so many of the weightiest layouts so many are shown, the most different first."""
SCHEDULE: Final = MASTER._replace(worlds=dict.fromkeys(range(1, 14), WORLDS))


def chances(seen: View, seed: int = 0) -> Chances:
    """Return where the unseen cards may lie for the viewer of ``seen``; a function of both and of the policy alone.

    Nothing where he does not see his own cards, or has none left, or there is nothing that he does not see.
    """
    own = seen.own
    if own is None or seen.phase != "play" or seen.result is not None:
        return Chances()
    held = seen.hands[own]
    if not isinstance(held, Cards) or not held.hand:
        return Chances()
    on_turn = seen._replace(to_play=own)
    insight = Insight(uptown(on_turn) if seen.down else on_turn)
    back = turned_back(rules_of(seen).dealing.good_ace) if seen.down else None
    hidden = tuple(seat for seat in SEATS if seat in insight.hidden and insight.counts[seat])
    if not hidden or not insight.unseen:
        return Chances()
    imagined = imagine(insight, f"{seed}", SCHEDULE, PLAIN)
    deals = [world.hands for world in imagined.worlds]
    shares = [world.weight for world in imagined.worlds]
    equal = draw(insight, WORLDS, f"{seed}")
    even = [1 / len(equal)] * len(equal)
    told = policy()
    terms = [] if told is None else told.terms(insight, deals)
    likely = _likely(insight, hidden, (deals, shares), (equal, even), terms)
    found = Chances(
        len(deals), effective_of(shares), hidden,
        tuple(
            Whereabouts(card, _lies(insight, hidden, card, deals, shares), _lies(insight, hidden, card, equal, even))
            for card in cards_in(insight.unseen)
        ),
        likely, _samples(deals, shares),
    )  # fmt: skip
    return found if back is None else _turned(found, back)


def _lies(
    insight: Insight, hidden: Sequence[Seat], card: Card, deals: Sequence[Deal], shares: Sequence[float]
) -> tuple[float, ...]:
    """Return the chance of each hidden hand to hold a card: 0 or 1 only where that is certain."""
    found = []
    for seat in hidden:
        if insight.must[seat] >> card & 1:
            found.append(1.0)
        elif not insight.may[seat] >> card & 1:
            found.append(0.0)
        else:
            chance = sum(share for deal, share in zip(deals, shares, strict=True) if deal[seat] >> card & 1)
            found.append(min(max(chance, UNSURE), 1 - UNSURE))
    return tuple(found)


Weighty = tuple[Sequence[Deal], Sequence[float]]


def _likely(
    insight: Insight, hidden: Sequence[Seat], weighed: Weighty, equal: Weighty, terms: Sequence[Term]
) -> tuple[Likely, ...]:
    """Return what the plays make likely, the most telling first; of a hand and a suit only one thing."""
    found: list[tuple[float, Likely]] = []
    for one in _things(insight, hidden):
        chance, plain = _chance(insight, one, *weighed), _chance(insight, one, *equal)
        bits = _bits(chance, plain)
        if TELLING <= chance < 1 - 1e-9 and chance > plain and bits >= LEAST:
            found.append((bits, one._replace(chance=min(chance, 1 - UNSURE))))
    found.sort(key=lambda one: (-round(one[0], 9), one[1].seat, one[1].suit, one[1].kind))
    told: list[Likely] = []
    for _, one in found:
        about = (one.seat, one.suit)
        if about not in [(other.seat, other.suit) for other in told] and len(told) < MOST:
            told.append(one._replace(cause=_cause(insight, one, weighed, terms)))
    return tuple(told)


def _things(insight: Insight, hidden: Sequence[Seat]) -> list[Likely]:
    suits = [Suit(suit) for suit in SUITS if insight.unseen & insight.suits[suit]]
    things = [Likely("out", seat, suit) for seat, suit in product(hidden, suits)]
    things += [Likely("short", seat, suit) for seat, suit in product(hidden, suits)]
    for seat, suit in product(hidden, suits):
        things += [
            Likely("holds", seat, suit, card)
            for card in cards_in(Hand(insight.unseen & insight.suits[suit]))
            if insight.may[seat] >> card & 1 and not insight.must[seat] >> card & 1
        ]
    return things


def _is_so(insight: Insight, one: Likely, deal: Deal) -> bool:
    if one.card is not None:
        return bool(deal[one.seat] >> one.card & 1)
    many = (deal[one.seat] & insight.suits[one.suit]).bit_count()
    return many == 0 if one.kind == "out" else many <= 1


def _chance(insight: Insight, one: Likely, deals: Sequence[Deal], shares: Sequence[float]) -> float:
    return sum(share for deal, share in zip(deals, shares, strict=True) if _is_so(insight, one, deal))


def _bits(chance: float, plain: float) -> float:
    """Return how much more a chance tells than that by room left alone, bits."""
    plain = min(max(plain, UNSURE), 1 - UNSURE)
    parts = ((chance, plain), (1 - chance, 1 - plain))
    return sum(part * log2(part / other) for part, other in parts if part > 1e-12)


def _cause(insight: Insight, one: Likely, weighed: Weighty, terms: Sequence[Term]) -> Cause | None:
    """Return the card without which the thing were least likely; None if no card moves it."""
    deals, shares = weighed
    found, least = None, one.chance - MOVES
    for term in terms:
        top = max(-log for log in term.logs)
        without = [share * exp(-log - top) for share, log in zip(shares, term.logs, strict=True)]
        whole = sum(without)
        if whole <= 0:
            continue
        chance = _chance(insight, one, deals, [share / whole for share in without])
        if chance <= least:
            found, least = Cause(term.trick, term.seat, term.card), chance
    return found


def _samples(deals: Sequence[Deal], shares: Sequence[float]) -> tuple[tuple[Deal, float], ...]:
    """Return some of the weightiest layouts with their shares: the weightiest, then always the most different one."""
    order = sorted(range(len(deals)), key=lambda at: (-shares[at], deals[at]))[:WEIGHTIEST]
    chosen = order[:1]
    while len(chosen) < min(SAMPLES, len(order)):
        left = [at for at in order if at not in chosen]
        chosen.append(max(left, key=lambda at: min(_apart(deals[at], deals[other]) for other in chosen)))
    return tuple((deals[at], shares[at]) for at in chosen)


def _apart(one: Deal, other: Deal) -> int:
    """Return how many cards lie elsewhere."""
    return sum((mine & ~yours).bit_count() for mine, yours in zip(one, other, strict=True))


def _turned(found: Chances, back: Sequence[Card]) -> Chances:
    """Return what was found with the cards turned back, where low cards win."""

    def turn(hand: int) -> int:
        return sum(1 << back[card] for card in cards_in(Hand(hand)))

    likely = tuple(
        one._replace(
            card=None if one.card is None else back[one.card],
            cause=None if one.cause is None else one.cause._replace(card=back[one.cause.card]),
        )
        for one in found.likely
    )
    samples = []
    for (north, east, south, west), share in found.samples:
        samples.append(((turn(north), turn(east), turn(south), turn(west)), share))
    cards = sorted(one._replace(card=back[one.card]) for one in found.cards)
    return Chances(found.layouts, found.effective, found.seats, tuple(cards), likely, tuple(samples))
