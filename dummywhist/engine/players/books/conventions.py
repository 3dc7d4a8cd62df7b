"""Which of cards that are worth the same does custom choose? So that a partner can read the card."""

from collections.abc import Mapping

from dummywhist.engine.cards.card import ACE, JACK, TEN, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.messages import Message
from dummywhist.engine.players.agreed import COMMON, Conventions
from dummywhist.engine.players.books.giving import wishes
from dummywhist.engine.players.choice import Choice
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighed import Weighed
from dummywhist.engine.players.voice.saying import Why


def preferred(
    situation: Situation, near: Mapping[Card, float], agreed: Conventions = COMMON, tolerance: float = float("inf")
) -> tuple[Card, Message | None]:
    """Return which card of ``near`` is played, and what custom has to say of it, None if nothing.

    ``near`` has lawful cards with their values; those that are worth less than the best by more than ``tolerance`` are
    never chosen. ``situation`` is one in which high cards win: the cards of a downtown deal are turned over before
    (`mirror`), and the message turned back after. Where custom is silent, the best card is chosen, and the lowest of
    those that are equal.
    """
    best = max(near.values())
    open_to = {card: value for card, value in near.items() if value >= best - tolerance}
    rank = situation.rank
    plain = max(open_to, key=lambda card: (open_to[card], -rank[card], -card))
    wished = wishes(situation, open_to, plain, agreed)
    if not wished:
        return plain, None
    wish = max(wished, key=lambda one: (one.weight, open_to[one.card], -rank[one.card]))
    return wish.card, wish.reason


def customary(
    situation: Situation, weighed: Weighed, why: Why, among_small: bool = True, agreed: Conventions = COMMON
) -> Choice:
    """Return the choice of the customary card among those equal to ``weighed``, for the reason ``why``.

    ``among_small``: small cards of the suit that are nearly equal may be chosen as well, as at the first leads.
    """
    card = _card(situation, weighed, among_small, agreed)
    mask = (2 << weighed.top) - (1 << weighed.card)
    equals = tuple(other for other in cards_in(Hand(situation.hand & mask)) if other != card)
    return Choice(card, why(card), equals)


def _card(situation: Situation, weighed: Weighed, among_small: bool, agreed: Conventions) -> Card:
    card, top = weighed.card, weighed.top
    if not weighed.kind.startswith("lead"):
        return card
    held = list(cards_in(Hand(situation.hand & situation.suits[situation.suit[card]])))
    if situation.rank[top] >= TEN and card != top:
        return _of_sequence(situation, held, weighed, agreed)
    if not among_small or situation.insight.plays_dummy or situation.insight.alone or situation.rank[top] > TEN:
        return card
    return _small(situation, held, card, agreed)


def _of_sequence(situation: Situation, held: list[Card], weighed: Weighed, agreed: Conventions) -> Card:
    """Return the head of a sequence; of ace and king the king is led (Cavendish), but not from these two alone."""
    top, king = weighed.top, Card(weighed.top - 1)
    if situation.rank[top] == ACE and king in held and len(held) > 2 and not situation.insight.plays_dummy:
        return king if agreed.king_from_ace_king else top
    return top if agreed.honours else weighed.card


def _small(situation: Situation, held: list[Card], card: Card, agreed: Conventions) -> Card:
    """Return the small card that custom leads: fourth best of a new suit, and on a return the highest of two."""
    suit = situation.suit[card]
    opener = situation.first_led.get(suit)
    if opener is None and len(held) >= 4 and agreed.fourth_best:
        fourth = held[-4]
        return fourth if situation.rank[fourth] < JACK else card
    if opener != situation.partner or not agreed.returns:
        return card
    if len(held) == 2 and situation.rank[held[-1]] < JACK:
        return held[-1]
    return held[0] if len(held) >= 3 else card
