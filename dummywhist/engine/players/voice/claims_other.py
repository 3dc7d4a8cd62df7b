"""What is claimed of what custom asks for, of what the worlds showed, and by ideas?"""

from dummywhist.engine.cards.card import ACE, JACK, KING, TEN, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.knowledge.infer import FIRST_JOKER
from dummywhist.engine.players.facts.story import signals as signals_to_partner
from dummywhist.engine.players.voice.claims_following import cheapest, fewer_trumps, partner_safe
from dummywhist.engine.players.voice.claims_leading import LONG, Args, longest, lowest_of_own, partner_ruffs
from dummywhist.engine.players.voice.telling import Telling

# conventions


def fourth_best(t: Telling, a: Args) -> bool:
    """Whether the hand has three better cards of the suit."""
    return t.leads and t.suit >= 0 and sum(t.over(card, t.card) for card in cards_in(Hand(t.own))) == LONG - 1


def ace_king(t: Telling, a: Args) -> bool:
    """Whether the best and the next best of the suit, the card named and this one, are in the hand."""
    best = Card(a["best"])
    return t.leads and bool(t.own >> best & 1) and (t.power[best], t.power[t.card]) == (ACE, KING)


def honour_lead(t: Telling, a: Args) -> bool:
    """Whether it is a ten or better, and so is another of the suit."""
    others = [card for card in cards_in(Hand(t.own)) if card != t.card and card < FIRST_JOKER]
    return t.leads and t.card < FIRST_JOKER and t.power[t.card] >= TEN and any(t.power[card] >= TEN for card in others)


def call_begins(t: Telling, a: Args) -> bool:
    """Whether a card that does not try to win is played before a poorer one."""
    return t.follows and t.plain and not t.wins and not lowest_of_own(t) and not t.as_low()


def call_ends(t: Telling, a: Args) -> bool:
    """Whether it is poorer than the card named, which the hand played before."""
    other = Card(a["other"])
    return t.follows and t.plain and t.over(other, t.card) and any(card == other for _, card in t.by(t.insight.seat))


def echo(t: Telling, a: Args) -> bool:
    """Whether it is the third best of four trumps or more."""
    better = sum(t.over(card, t.card) for card in cards_in(Hand(t.own)))
    return t.follows and t.suit == t.trump and better == 2 and t.own.bit_count() >= LONG


def lowest_equal(t: Telling, a: Args) -> bool:
    """Whether the hand has equals of it, all of them better and one a ten or more, and nothing poorer would serve."""
    equals = [card for card in cards_in(Hand(t.own)) if card != t.card and t.equal(card, t.card)]
    serves = t.leads or (cheapest(t) if t.wins else t.as_low())
    return (
        t.suit >= 0 and bool(equals) and all(t.over(card, t.card) for card in equals) and serves
        and any(t.power[card] >= TEN for card in equals)
    )  # fmt: skip


# what is better than another card, by the worlds that were looked at


def counted(t: Telling, a: Args) -> bool:
    """Whether there was a choice."""
    return t.insight.legal.bit_count() > 1


def another(t: Telling, a: Args) -> bool:
    """Whether the card named could have been played."""
    other = Card(a["other"])
    return other != t.card and bool(t.insight.legal >> other & 1)


def if_there(t: Telling, a: Args) -> bool:
    """Whether the card named may lie at the seat named, and need not."""
    seat = a["seat"]
    here = 1 << a["best"]
    return another(t, a) and bool(t.insight.may[seat] & here) and not t.insight.must[seat] & here


def if_void(t: Telling, a: Args) -> bool:
    """Whether the hand at the seat named may have none of the suit, and need not."""
    seat, mask = a["seat"], t.suits[a["suit"]]
    return another(t, a) and bool(t.insight.may[seat] & mask) and not t.insight.must[seat] & mask


# ideas


def with_the_best(t: Telling, a: Args) -> bool:
    """Whether it is the best of its suit in play and wins."""
    return t.suit >= 0 and t.wins and not t.better(t.card) & ~t.hand and not partner_safe(t)


def small_ruff(t: Telling, a: Args) -> bool:
    """Whether a small trump ruffs, or is there to ruff."""
    small = any(t.power[card] < TEN for card in cards_in(Hand(t.hand & t.trumps)))
    return t.small() and t.wins if t.trumps_plain else small


def saves(t: Telling, a: Args) -> bool:
    """Whether a card below the jack is played, and one from the jack on kept."""
    return t.suit >= 0 and t.card < FIRST_JOKER and t.power[t.card] < JACK and any(
        t.power[card] >= JACK for card in cards_in(Hand(t.rest))
    )  # fmt: skip


def long(t: Telling, a: Args) -> bool:
    """Whether the suit is long in one of the hands of the player, or the longest."""
    both = max(t.own.bit_count(), (t.ally & t.suits[t.suit]).bit_count() if t.suit >= 0 else 0)
    return t.leads and (both >= LONG or longest(t, a))


def toward_honours(t: Telling, a: Args) -> bool:
    """Whether the hand opposite has an honour of the suit."""
    held = t.ally & t.suits[t.suit] if t.suit >= 0 else 0
    return t.leads and not t.down and t.insight.plays_dummy and any(t.honour(card) for card in cards_in(Hand(held)))


def signals(t: Telling, a: Args) -> bool:
    """Whether there is a partner who can read the card."""
    return signals_to_partner(t.insight, t.insight.seat)


def into_other_hand(t: Telling, a: Args) -> bool:
    """Whether the hand opposite has a better card of the suit."""
    held = t.ally & t.suits[t.suit] if t.suit >= 0 else 0
    return t.leads and t.insight.plays_dummy and bool(held) and t.over(t.top(held), t.card)


def ruff_in_short_hand(t: Telling, a: Args) -> bool:
    """Whether the hand that ruffs has fewer trumps than the other."""
    if t.trumps_plain:
        return fewer_trumps(t)
    mine, theirs = (t.hand & t.trumps).bit_count(), (t.ally & t.trumps).bit_count()
    return t.insight.plays_dummy and partner_ruffs(t) and 0 < theirs < mine


def finesses_honour(t: Telling, a: Args) -> bool:
    """Whether an honour is out between the card that is to win and a better one."""
    opposite = t.ally & t.suits[t.suit] if t.suit >= 0 else 0
    over = cards_in(Hand(opposite if t.leads else t.rest & t.own))
    under = [card for card in cards_in(Hand(opposite)) if t.power[card] >= TEN] if t.leads else [t.card]
    out = int(t.insight.out) & ~t.hand & ~t.ally
    between = {
        card
        for top in over
        for card in cards_in(Hand(t.suits[t.suit] & out))
        if t.over(top, card) and any(t.over(card, low) for low in under)
    }
    return not t.down and any(t.honour(card) and t.they_may_hold(1 << card) for card in between)


def spends_least(t: Telling, a: Args) -> bool:
    """Whether the hand has nothing poorer to play in the suit."""
    return not t.leads and t.as_low()
