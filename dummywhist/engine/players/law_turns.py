"""What does a computer demand for a card out of turn, for attention drawn to a trick, or for winning cards one after
another (W-LEAD, W-TURN, W-QUIT-6, W-EXP-7)?

By rules of thumb from what he sees.
"""

from typing import Final

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.ranking import HONOUR_FROM, Ranking, ranking, winning_index
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.laws import DEMANDS, WAIVE, suit_calls, tricks_to_win
from dummywhist.engine.deal.law import LawTable, hasty, lying, wins
from dummywhist.engine.deal.phases.play import following
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View

BEATEN: Final = ("win", "highest", "trump")
"""What a hand is told whose partner, who played too soon or drew the trick near, has the trick: to take it again."""
BEATING: Final = ("lose", "lowest", "plain")
"""What it is told where it could only take the trick from the side that demands."""


def about_turns(view: View) -> Action | None:
    """Return what he says of cards out of turn; None where he has nothing to say of them."""
    law = view.part(LawTable) if view.parts else None
    if law is None or WAIVE not in view.options:
        return None
    if any(many for _, many in law.played_on):
        return _trick_to_win(view)
    if law.hurried:
        return _told(view, law)
    if law.astray:
        return _for_lead(view)
    calls = suit_calls(view.options)
    return calls[_suit_called(view, list(calls))] if calls else None


def _ranked(view: View) -> Ranking:
    return ranking(view.trump, view.down, rules_of(view).dealing.good_ace)


def _told(view: View, law: LawTable) -> Action:
    """Return how the partner is to play: he takes the trick from his own side, or leaves it to us (W-TURN-2)."""
    ranked, cards = _ranked(view), lying(law, view.trick)
    card, _ = hasty(law, view.layout.chairs, view.leader, view.trick)
    theirs = cards[winning_index(ranked, cards)] == card
    return next(DEMANDS[remedy] for remedy in (BEATEN if theirs else BEATING) if DEMANDS[remedy] in view.options)


def _trick_to_win(view: View) -> Action:
    """Return which trick the partner of who played on must win: this one, so that a high card or a trump falls on his
    partner's; the next, if a hand of ours that is still to play can take this one.
    """
    ranked, chairs, rules = _ranked(view), view.layout.chairs, rules_of(view)
    first, *later = tricks_to_win(view.options).values()
    start = chairs.index(view.leader)
    waiting = {chairs[(start + place) % len(chairs)] for place in range(len(view.trick), len(chairs))}
    ours = any(
        wins(ranked, view.trick, card)
        for seat in _ours(view)
        if seat in waiting
        for card in cards_in(following(rules.trick, ranked, _seen(view, seat), view.trick))
    )
    return later[0] if ours else first


def _for_lead(view: View) -> Action:
    """Return what is demanded for a wrong lead: a high card is left to be called, else a suit is called (W-LEAD-1).

    Where it may only stand or go back it stands if we can beat it (MO-55).
    """
    ranked, card = _ranked(view), view.trick[0]
    if DEMANDS["stand"] in view.options:
        better = any(wins(ranked, view.trick, one) for seat in _ours(view) for one in cards_in(_seen(view, seat)))
        return DEMANDS["stand"] if better else WAIVE
    calls = suit_calls(view.options)
    suit = calls[_suit_called(view, list(calls))] if calls else DEMANDS["suit"]
    wanted = (DEMANDS["card"], suit) if ranked.strength[card] >= HONOUR_FROM else (suit, DEMANDS["card"])
    return next((demand for demand in wanted if demand in view.options), WAIVE)


def _ours(view: View) -> list[Seat]:
    """Return the hands of the viewer's side that he sees."""
    assert view.own is not None
    side = view.layout.side
    return [seat for seat in view.layout.chairs if side[seat] == side[view.own] and view.cards_at(seat) is not None]


def _seen(view: View, seat: Seat) -> Hand:
    return view.cards_at(seat) or Hand(0)


def _suit_called(view: View, suits: list[Suit]) -> Suit:
    """Return the suit in which the hands of his side have most cards that nothing out can beat, trumps last."""
    ranked = _ranked(view)
    ours = [card for seat in _ours(view) for card in cards_in(_seen(view, seat))]
    gone = hand_of(card for trick in view.played for card in trick.cards)

    def worth(suit: Suit) -> tuple[bool, int, int]:
        mine = sorted((card for card in ours if ranked.suit[card] == suit), key=lambda card: -ranked.strength[card])
        out = Hand(ranked.of_suit[suit] & ~gone & ~hand_of(ours))
        best = max((ranked.strength[card] for card in cards_in(out)), default=-1)
        winners = sum(ranked.strength[card] > best for card in mine)
        return suit != view.trump, winners, sum(_strength(ranked, card) for card in mine)

    return max(suits, key=worth)


def _strength(ranked: Ranking, card: Card) -> int:
    return max(0, ranked.strength[card] - HONOUR_FROM + 1)
