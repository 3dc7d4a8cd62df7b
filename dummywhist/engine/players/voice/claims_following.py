"""What is claimed of a card on a trick: second, third and last hand, ruffs, cards thrown away?"""

from dummywhist.engine.cards.card import TEN, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.players.voice.claims_leading import Args, others_have
from dummywhist.engine.players.voice.telling import Telling

# second, third and last hand


def cannot_win(t: Telling, a: Args) -> bool:
    """Whether no lawful card beats what lies, and this is the lowest of its suit and small."""
    return t.follows and not any(t.winners()) and not t.partner_wins and t.as_low() and t.small()


def partner_has_it(t: Telling, a: Args) -> bool:
    """Whether partner has won the trick for sure, and this is the lowest of its suit and small."""
    return t.follows and t.partner_wins and not t.wins and partner_safe(t) and t.as_low() and t.small()


def partner_safe(t: Telling) -> bool:
    """Whether partner has won the trick, whatever the adversaries still play."""
    return t.partner_wins and t.best is not None and t.safe(t.best)


def of_partner(t: Telling, a: Args) -> bool:
    """Whether partner's card holds the trick and is the one named."""
    return t.partner_wins and a["best"] == t.best


def cheapest(t: Telling) -> bool:
    """Whether no lawful card of the same suit that is worth less would win as well."""
    mine = [card for card in t.winners() if t.insight.ranked.suit[card] == t.suit]
    return t.card in mine and t.equal(t.card, min(mine, key=lambda card: t.power[card]))


def wins_cheaply(t: Telling, a: Args) -> bool:
    """Whether it wins for sure what was not partner's, and nothing poorer would do."""
    return t.follows and not t.partner_wins and t.wins and t.safe(t.card) and cheapest(t)


def third(t: Telling) -> bool:
    """Whether it is third hand's turn, and the trick is not yet partner's for sure."""
    return t.follows and t.place == 2 and t.partner is not None and t.wins and not partner_safe(t)


def third_high(t: Telling, a: Args) -> bool:
    """Whether third hand plays as high as it can."""
    return third(t) and t.as_high()


def third_enough(t: Telling, a: Args) -> bool:
    """Whether third hand wins for sure and keeps a better card."""
    return third(t) and t.safe(t.card) and not t.as_high()


def third_tries(t: Telling, a: Args) -> bool:
    """Whether third hand may be beaten, but by no card that lies open."""
    return third(t) and not t.safe(t.card) and not any(t.sees(seat) and t.may_beat(seat, t.card) for seat in t.after)


def beats_dummy(t: Telling, a: Args) -> bool:
    """Whether their dummy, which plays next, cannot beat it but could beat every poorer card that wins."""
    if not t.follows or not t.wins or not t.after or t.after[0] not in t.their_dummies or partner_safe(t):
        return False
    dummy = t.after[0]
    enough = [card for card in t.winners() if not t.may_beat(dummy, card)]
    return t.card in enough and t.equal(t.card, min(enough, key=lambda card: t.power[card]))


def wins_sure(t: Telling, a: Args) -> bool:
    """Whether nobody who still plays can beat it, and the trick was not partner's already."""
    return not t.leads and t.suit >= 0 and t.wins and t.unbeaten(t.card) and not partner_safe(t)


def takes_best(t: Telling, a: Args) -> bool:
    """Whether it is the best of its suit and wins for sure."""
    return t.follows and t.wins and not t.better(t.card) and t.safe(t.card) and not partner_safe(t)


def covers(t: Telling, a: Args) -> bool:
    """Whether second hand plays an honour over one."""
    best = t.best
    return (
        best is not None and not t.down and t.place == 1 and t.follows and t.wins and not t.partner_wins
        and t.honour(best) and t.honour(t.card) and a.get("best", best) == best
    )  # fmt: skip


def second_equals(t: Telling, a: Args) -> bool:
    """Whether second hand has two honours that are equal."""
    equals = t.own & ~(1 << t.card)
    return t.follows and t.place == 1 and not t.down and t.honour(t.card) and any(
        t.honour(card) and t.equal(t.card, card) for card in cards_in(Hand(equals))
    )  # fmt: skip


def puts_up(t: Telling, a: Args) -> bool:
    """Whether it beats what lies, and the hand has a poorer card of the suit."""
    return t.follows and t.wins and bool(t.after) and not t.partner_wins and not t.as_low()


def second_low(t: Telling, a: Args) -> bool:
    """Whether second hand plays its lowest, a small card."""
    return t.follows and t.place == 1 and bool(t.after) and t.as_low() and t.small() and not t.wins


def left_to_ally(t: Telling, a: Args) -> bool:
    """Whether the card named lies opposite and wins for sure."""
    ally = Card(a["ally"])
    return (
        not t.leads and t.best is not None and t.partner in t.after and bool(t.ally >> ally & 1)
        and t.over(ally, t.best)
        and t.insight.ranked.suit[ally] == t.led and t.safe(ally)
    )  # fmt: skip


def keeps_top(t: Telling, a: Args) -> bool:
    """Whether the card named stays in the hand and is better."""
    top = Card(a["top"])
    return t.follows and bool(t.rest >> top & 1) and t.over(top, t.card)


def finesse(t: Telling, a: Args) -> bool:
    """Whether the card named is out, between this one and one that is kept, and may lie in front.

    A card below the ten must have no other above it but those that the player sees on his side.
    """
    missing = Card(a["missing"])
    if not t.follows or not t.wins or t.suit != t.insight.ranked.suit[missing] or not t.over(missing, t.card):
        return False
    kept = any(t.over(card, missing) for card in cards_in(Hand(t.rest & t.suits[t.suit])))
    before = [seat for seat in t.foes if seat not in t.after]
    top = max(
        (card for card in cards_in(Hand(t.rest & t.suits[t.suit]))), key=lambda card: t.power[card], default=t.card
    )
    between = t.better(t.card) & ~t.better(top) & ~t.hand & ~t.ally
    if t.small() and between.bit_count() > 1:
        return False
    return kept and any(t.may(seat, 1 << missing) for seat in before)


def unblocks(t: Telling, a: Args) -> bool:
    """Whether a ten or better is not kept over a lower card in a suit that partner led first and may have more of."""
    first = t.opened(t.suit) if t.suit >= 0 else None
    opener = t.view.leader if first is None else first
    return (
        t.follows and not t.wins and t.partner is not None and not t.insight.plays_dummy and opener == t.partner
        and t.power[t.card] >= TEN and not t.as_low() and bool(t.may(t.partner, t.suits[t.suit]))
    )  # fmt: skip


# ruffs and cards thrown away


def ruffs(t: Telling, a: Args) -> bool:
    """Whether a trump takes a plain suit over."""
    return t.trumps_plain and t.wins


def ruffs_for_partner(t: Telling, a: Args) -> bool:
    """Whether so that partner's card is taken over which could be beaten."""
    return ruffs(t, a) and of_partner(t, a) and not partner_safe(t)


def overruffs(t: Telling, a: Args) -> bool:
    """Whether over an adversary's trump, which is named."""
    return (
        ruffs(t, a) and not t.partner_wins and t.best is not None and a["best"] == t.best
        and t.insight.ranked.suit[t.best] == t.trump
    )  # fmt: skip


def ruffs_high(t: Telling, a: Args) -> bool:
    """Whether a poorer trump would win so far, and an adversary may have one between."""
    if not ruffs(t, a):
        return False
    lower = [card for card in t.winners() if t.over(t.card, card) and not t.equal(t.card, card)]
    after = [seat for seat in t.after if seat != t.partner]
    spared = t.better(min(lower, key=lambda card: t.power[card])) & ~t.better(t.card) if lower else 0
    return bool(lower) and any(t.may_beat(seat, lower[0]) and t.may(seat, spared) for seat in after)


def fewer_trumps(t: Telling) -> bool:
    """Whether the other hand of the player has more trumps."""
    return t.insight.plays_dummy and (t.hand & t.trumps).bit_count() < (t.ally & t.trumps).bit_count()


def could_ruff(t: Telling) -> bool:
    """Whether a card is thrown from a hand with trumps on a plain suit."""
    return t.throws and t.led != t.trump and bool(t.hand & t.trumps)


def partner_not_ruffed(t: Telling, a: Args) -> bool:
    """Whether it is thrown on partner's plain card."""
    return (
        could_ruff(t) and of_partner(t, a) and t.best is not None and t.insight.ranked.suit[t.best] != t.trump
    )  # fmt: skip


def voids(t: Telling, a: Args) -> bool:
    """Whether the last card of a plain suit is thrown that others may lead, and not all that is left are trumps."""
    return (
        t.throws and t.plain and t.own.bit_count() == 1 and others_have(t)
        and bool(t.hand & t.trumps) and bool(t.rest & ~t.trumps)
    )  # fmt: skip


def thrown(t: Telling) -> bool:
    """Whether a card of a plain suit is thrown."""
    return t.throws and t.plain


def ally_stronger(t: Telling, a: Args) -> bool:
    """Whether the hand opposite has a better card of the suit than this one's best."""
    return thrown(t) and bool(t.ally & t.suits[t.suit]) and t.over(t.top(t.ally & t.suits[t.suit]), t.top(t.own))


def guard_to_spare(t: Telling, a: Args) -> bool:
    """Whether enough cards are left to guard the honour of the suit."""
    left = t.rest & t.suits[t.suit] if thrown(t) else 0
    if not left or t.down:
        return False
    above = (t.better(t.top(left)) & ~t.hand).bit_count()
    return t.honour(t.top(left)) and above > 0 and left.bit_count() > above


def clears(t: Telling, a: Args) -> bool:
    """Whether a ten or better is thrown over a lower card of a suit in which the hand opposite is longer and lower."""
    ally, left = (t.ally & t.suits[t.suit], t.rest & t.suits[t.suit]) if thrown(t) else (0, 0)
    return (
        bool(left) and t.insight.plays_dummy and t.power[t.card] >= TEN and not t.as_low()
        and ally.bit_count() > left.bit_count() and t.over(t.card, t.top(ally))
    )  # fmt: skip


def strengths(t: Telling) -> list[int]:
    """Return how strong each plain suit of the hand is."""
    return [t.power_of(suit) for suit, mask in enumerate(t.suits) if suit != t.trump and t.hand & mask]


def first_throw(t: Telling) -> bool:
    """Whether the hand has thrown no card before."""
    ranked = t.insight.ranked
    before = t.by(t.insight.seat)
    return thrown(t) and not any(
        led is not None and ranked.suit[card] not in (led, t.trump) for led, card in before
    )  # fmt: skip


def trumps_against(t: Telling) -> bool:
    """Whether an adversary has led trumps, or called for them."""
    declared = [trick.leader for trick in t.insight.tricks if t.insight.led_in(trick.cards) == t.trump]
    return any(seat in t.foes for seat in declared) or any(t.called(seat) for seat in t.foes)
