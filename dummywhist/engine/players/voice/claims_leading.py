"""What is claimed of a card that is led? Each claim is true or not of the card and of what its seat can know."""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.card import TEN, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.knowledge.infer import FIRST_JOKER
from dummywhist.engine.players.voice.telling import Telling

Args = Mapping[str, int]
MANY: Final = 5
LONG: Final = 4
THREE: Final = 3
NEXT: Final = 2
"""Cards of one hand are a sequence if no other hand has a card between them, and no more than one is gone."""


def best_led(t: Telling, a: Args) -> bool:
    """Whether no better card of its suit is left, in its own hand neither."""
    return t.leads and t.suit >= 0 and not t.better(t.card)


def draws(t: Telling) -> bool:
    """Whether a trump is led while an adversary may have one; by who plays both hands, from as many as theirs."""
    if not trump_led(t) or not t.they_may_hold(t.trumps):
        return False
    return not t.insight.plays_dummy or has_most_trumps(t)


def has_most_trumps(t: Telling) -> bool:
    """Whether the hands that the player sees on his side have as many trumps as all others, or more."""
    ours = (t.hand | t.ally) & t.trumps
    return ours.bit_count() >= (t.trumps & int(t.insight.out) & ~ours).bit_count()


def trump_led(t: Telling) -> bool:
    """Whether a trump is led."""
    return t.leads and t.suit == t.trump and t.suit >= 0


def plain_led(t: Telling) -> bool:
    """Whether a card of a plain suit is led."""
    return t.leads and t.plain


def others_have(t: Telling) -> bool:
    """Whether another hand may have the suit, so that it can be led again."""
    return any(t.may(seat, t.suits[t.suit]) for seat in t.view.layout.chairs if seat != t.insight.seat)


def partners_suit(t: Telling) -> bool:
    """Whether partner led the suit first, and plays for himself."""
    return (
        t.leads and t.suit >= 0 and t.partner is not None and not t.insight.plays_dummy
        and t.opened(t.suit) == t.partner
    )  # fmt: skip


def longest(t: Telling, a: Args) -> bool:
    """Whether it is led from three cards or more, and every other suit of the hand is shorter."""
    lengths = [(t.hand & mask).bit_count() for mask in t.suits]
    most = max(lengths)
    return t.leads and t.suit >= 0 and most >= THREE and lengths[t.suit] == most and lengths.count(most) == 1


def to_ally(t: Telling, a: Args) -> bool:
    """Whether the hand opposite has the card named, better than the one led."""
    ally = Card(a["ally"])
    return t.leads and bool(t.ally >> ally & 1) and t.over(ally, t.card)


def partner_ruffs(t: Telling) -> bool:
    """Whether partner has none of the suit and is sure to have a trump."""
    if t.partner is None or not plain_led(t) or t.may(t.partner, t.suits[t.suit]):
        return False
    others = t.may(t.partner, ~t.trumps)
    return bool(t.insight.must[t.partner] & t.trumps) or t.insight.counts[t.partner] > others.bit_count()


def partner_may_ruff(t: Telling) -> bool:
    """Whether partner has none of the suit and may have a trump."""
    return (
        t.partner is not None and plain_led(t) and not t.may(t.partner, t.suits[t.suit])
        and bool(t.may(t.partner, t.trumps))
    )  # fmt: skip


def dummy_ruffs(t: Telling, a: Args) -> bool:
    """Whether their dummy has trumps and is short of a plain suit that others have."""
    return trump_led(t) and any(
        t.may(seat, t.trumps) and t.may(seat, mask).bit_count() < 2 and mask & t.insight.out & ~t.may(seat, mask)
        for seat in t.their_dummies
        for suit, mask in enumerate(t.suits)
        if suit != t.trump
    )


def crosses(t: Telling, a: Args) -> bool:
    """Whether a trump is led to the best one, beside which the other hand has winners."""
    if not trump_led(t) or not t.insight.plays_dummy or not t.ally & t.trumps:
        return False
    top = t.top(t.ally & t.trumps)
    foes = t.better(top) & ~t.ally & ~t.hand
    return t.over(top, t.card) and not foes and any(
        t.ally & mask and not t.better(t.top(t.ally & mask)) for suit, mask in enumerate(t.suits) if suit != t.trump
    )  # fmt: skip


def finesse_led(t: Telling, a: Args) -> bool:
    """Whether the card named is out and may be caught between two of the hand opposite."""
    missing, ally = Card(a["missing"]), t.ally & t.suits[t.suit] if t.suit >= 0 else 0
    if not t.leads or not ally or t.insight.ranked.suit[missing] != t.suit or not t.after:
        return False
    over = any(t.over(card, missing) for card in cards_in(Hand(ally)))
    under = any(t.over(missing, card) and t.power[card] >= TEN for card in cards_in(Hand(ally)))
    return over and under and bool(t.may(t.after[0], 1 << missing))


def sequence(t: Telling, a: Args) -> bool:
    """Whether an equal card goes with the one led: the next one, or the one after that, or both are honours or tens."""
    power = t.power
    return t.leads and t.card < FIRST_JOKER and any(
        t.equal(t.card, other)
        and (abs(power[t.card] - power[other]) <= NEXT or min(power[t.card], power[other]) >= TEN)
        for other in cards_in(Hand(t.own & ~(1 << t.card)))
    )  # fmt: skip


def up_to(t: Telling, a: Args) -> bool:
    """Whether their dummy plays last and has only small cards of the suit."""
    last = t.after[-1] if t.leads and t.after else None
    shown = t.may(last, t.suits[t.suit]) if last in t.their_dummies and t.suit >= 0 and last is not None else 0
    return bool(shown) and t.power[t.top(shown)] < TEN


def through(t: Telling, a: Args) -> bool:
    """Whether their dummy plays next, and the card named, a ten or better, is its best of the suit."""
    first = t.after[0] if t.leads and t.after else None
    shown = t.may(first, t.suits[t.suit]) if first in t.their_dummies and t.suit >= 0 and first is not None else 0
    return bool(shown) and t.top(shown) == a.get("top", t.top(shown)) and t.power[t.top(shown)] >= TEN


def short_top(t: Telling, a: Args) -> bool:
    """Whether it is the better of two small cards."""
    return t.leads and t.own.bit_count() == 2 and t.card == t.top(t.own) and t.small()


def establish(t: Telling, a: Args) -> bool:
    """Whether both hands of the player have the suit, adversaries may, and their cards of it do not all fall anyway."""
    ally = t.ally & t.suits[t.suit] if t.suit >= 0 else 0
    if not t.leads or not ally or not t.insight.plays_dummy or not t.they_may_hold(t.suits[t.suit]):
        return False
    theirs = t.suits[t.suit] & int(t.insight.out) & ~t.own & ~ally
    winners = sum(t.over(card, t.top(theirs)) for card in cards_in(Hand(t.own | ally))) if theirs else 13
    return winners < min(max(t.own.bit_count(), ally.bit_count()), theirs.bit_count())


def single(t: Telling, a: Args) -> bool:
    """Whether the only card of a plain suit is led, of which others have more, from a hand with trumps.

    Who plays both hands does not mean to ruff where the other one has the best card.
    """
    ally = t.ally & t.suits[t.suit] if t.suit >= 0 and t.insight.plays_dummy else 0
    wins = bool(ally) and not t.better(t.top(ally)) & ~t.hand & ~t.ally
    return plain_led(t) and t.own.bit_count() == 1 and bool(t.hand & t.trumps) and others_have(t) and not wins


def cashes(t: Telling, a: Args) -> bool:
    """Whether no better card of the suit and no trump can be against it."""
    return best_led(t, a) and t.plain and bool(t.trumps) and not t.they_may_hold(t.trumps)


def lowest_of_own(t: Telling) -> bool:
    """Whether the hand has no poorer card of the suit."""
    return t.suit >= 0 and t.card == t.poorest(t.own)


def highest_of_own(t: Telling) -> bool:
    """Whether it has no better one."""
    return t.suit >= 0 and t.card == t.top(t.own)
