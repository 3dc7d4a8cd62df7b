"""What proves a revoke? The trick that was not followed, and the card of the suit that was held (W-REV-1, W-REV-5)."""

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.ranking import ranking, suit_led
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.state import TrickPlayed
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.values import NamedTuple


class Proven(NamedTuple):
    """A revoke of the hand at ``seat`` in ``trick`` (from 1): the ``wrong`` card and the ``suit`` to follow.

    ``suit`` is None where he followed or had none, but did not obey a call (W-REV-13). ``card`` is that of the suit
    which he held, played to trick ``later``; None where it was never played: then ``held`` are those of the suit still
    in his hand.
    """

    seat: Seat
    trick: int
    wrong: Card
    suit: Suit | None
    card: Card | None = None
    later: int | None = None
    held: Hand = Hand(0)


def proven(view: View, seat: Seat, trick: int) -> Proven:
    """Return what proves that the hand at ``seat`` revoked in ``trick`` (from 1), as far as the cards are seen."""
    ranked = ranking(view.trump, view.down, rules_of(view).dealing.good_ace)
    played = view.played[trick - 1]
    wrong = card_of(view, played, seat)
    suit = suit_led(ranked, played.cards[: _place(view, played, seat)])
    if suit is None or ranked.suit[wrong] == suit:
        return Proven(seat, trick, wrong, None)
    for later, found in enumerate(view.played[trick:], trick + 1):
        card = card_of(view, found, seat)
        if ranked.suit[card] == suit:
            return Proven(seat, trick, wrong, suit, card, later)
    held = Hand((view.cards_at(seat) or 0) & ranked.of_suit[suit])
    # He had none: the call was one of dummy, for which he answers (ED-61).
    return Proven(seat, trick, wrong, suit if held else None, held=held)


def card_of(view: View, trick: TrickPlayed, seat: Seat) -> Card:
    """Return the card that the hand at ``seat`` played to ``trick``."""
    return trick.cards[_place(view, trick, seat)]


def _place(view: View, trick: TrickPlayed, seat: Seat) -> int:
    """Return as which of its trick, from 0, the hand at ``seat`` played."""
    chairs = view.layout.chairs
    return (chairs.index(seat) - chairs.index(trick.leader)) % len(chairs)
