"""Which of cards that are worth the same does custom choose? So that a partner can read the card."""

from dummywhist.engine.cards.card import ACE, JACK, TEN, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.players.choice import Choice
from dummywhist.engine.players.reasons import Why
from dummywhist.engine.players.situation import Situation
from dummywhist.engine.players.weighed import Weighed


def customary(situation: Situation, weighed: Weighed, why: Why, among_small: bool = True) -> Choice:
    """Return the choice of the customary card among those equal to ``weighed``, for the reason ``why``.

    ``among_small``: small cards of the suit that are nearly equal may be chosen as well, as at the first leads.
    """
    card = _card(situation, weighed, among_small)
    mask = (2 << weighed.top) - (1 << weighed.card)
    equals = tuple(other for other in cards_in(Hand(situation.hand & mask)) if other != card)
    return Choice(card, why.reason(card), why.idea, equals)


def _card(situation: Situation, weighed: Weighed, among_small: bool) -> Card:
    card, top = weighed.card, weighed.top
    if not weighed.kind.startswith("lead"):
        return card
    held = list(cards_in(Hand(situation.hand & situation.suits[situation.suit[card]])))
    if situation.rank[top] >= TEN and card != top:
        return _of_sequence(situation, held, top)
    if not among_small or situation.insight.plays_dummy or situation.insight.alone or situation.rank[top] > TEN:
        return card
    return _small(situation, held, card)


def _of_sequence(situation: Situation, held: list[Card], top: Card) -> Card:
    """Return the head of a sequence; of ace and king the king is led (Cavendish), but not from these two alone."""
    king = Card(top - 1)
    if situation.rank[top] == ACE and king in held and len(held) > 2 and not situation.insight.plays_dummy:
        return king
    return top


def _small(situation: Situation, held: list[Card], card: Card) -> Card:
    """Return the small card that custom leads: fourth best of a new suit, and on a return the highest of two."""
    suit = situation.suit[card]
    opener = situation.first_led.get(suit)
    if opener is None and len(held) >= 4:
        fourth = held[-4]
        return fourth if situation.rank[fourth] < JACK else card
    if opener == situation.partner and len(held) == 2 and situation.rank[held[-1]] < JACK:
        return held[-1]
    if opener == situation.partner and len(held) >= 3:
        return held[0]
    return card
