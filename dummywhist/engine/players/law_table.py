"""What does a computer player do where a wrong card can be played? He notices those of others, and answers the law.

He notices by what all have seen: a suit that a hand did not follow, and later played (W-REV-5).
"""

from collections.abc import Collection, Mapping
from random import Random
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.ranking import HONOUR_FROM, Ranking, ranking, suit_led, winning_index
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.laws import CONTENT, WAIVE, ahead, card_calls, questions, revokes_claimed
from dummywhist.engine.deal.law import LawTable, wins
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.choice import Decision, decided
from dummywhist.engine.players.law_turns import about_turns
from dummywhist.engine.rules.parts import Code

CARE: Final = {"beginner": 0.3, "steady": 0.85, "strong": 1.0, "master": 1.0}
"""By level, how likely a player is to notice what gives a revoke away, and to ask his partner in time."""


def in_turn(view: View) -> View:
    """Return ``view`` with only what he may do who plays nothing out of turn."""
    early = set(ahead(view.options).values())
    return view._replace(options=tuple(option for option in view.options if option not in early)) if early else view


def at_law_table(level: str, view: View, seed: int) -> Decision | None:
    """Return what a player of ``level`` answers to the law, claims, or chooses; None where the law asks him nothing."""
    law = view.part(LawTable)
    if view.phase == "count":
        for seat, trick in given_away(view):
            claim = _claimed(level, view, seed, seat, trick)
            if claim is not None:
                return decided(claim, "revoke_seen", "revoke", n=trick)
        if CONTENT in view.options:
            return decided(CONTENT, "content", "revoke")
        # The penalties are offered with the one worth most first (W-REV-19).
        return decided(view.options[0], "penalty", "revoke") if law.open is not None else None
    if law.asked or law.warned or law.wrong or law.answering_for_turned(view.to_play):
        # What a careful player answers is offered first.
        return decided(view.options[0], "law_answer", "law")
    if law.two:
        return decided(_of_two(view, law), "law_answer", "law")
    answer = about_turns(view)
    if answer is not None:
        return decided(answer, "law_answer", "law")
    if WAIVE in view.options:
        return decided(_worst(view, card_calls(view.options)) or WAIVE, "law_answer", "law")
    return None


def remark(level: str, view: View, seed: int, people: Collection[Player]) -> Action | None:
    """Return what a player of ``level`` says to the trick in play though nobody asks him; None if he says nothing.

    He asks one of ``people``, who may play wrong cards, whether he has none where he did not follow (W-REV-3). He calls
    a card that may be called when it is of least use to its holder (W-EXP-2). A lead out of turn he has put right. When
    the cards are played he claims a revoke that he saw (W-REV-6).
    """
    if view.phase == "count":
        found = (_claimed(level, view, seed, seat, trick) for seat, trick in given_away(view))
        return next((claim for claim in found if claim is not None), None)
    answer = about_turns(view)
    if answer is not None:
        return answer
    for seat, question in questions(view.options).items():
        if view.layout.holder[seat] in people and _minds(level, view, seed, "ask", seat, len(view.played)):
            return question
    laws, holders = rules_of(view).laws, {card: seat for seat, card in view.part(LawTable).exposed}
    early = laws is not None and laws.code is Code.AWL_DUPLICATE  # elsewhere a call before the turn is lost (W-EXP-6)
    calls = card_calls(view.options).items()
    return _worst(view, {card: call for card, call in calls if early or holders[card] == view.to_play})


def _claimed(level: str, view: View, seed: int, seat: Seat, trick: int) -> Action | None:
    """Return the claim of a revoke of that hand in that trick, if it may be claimed and he noticed it."""
    claim = revokes_claimed(view.options).get((seat, trick))
    return claim if claim is not None and _minds(level, view, seed, "revoke", seat, trick) else None


def _of_two(view: View, law: LawTable) -> Action:
    """Return which of two cards is best for the viewer to be the play: the better timed of his own side's (ED-53)."""
    ((seat, *cards),) = law.two
    assert view.viewer is not None
    ours = view.layout.side[seat] == view.layout.side[view.layout.own_seat(view.viewer)]
    strength = _ranked(view).strength
    offered = {option.plays: option for option in view.options}
    wanted = [card for card in cards if card in offered and _ill_timed(view, card, seat) is not ours]
    pick = min if ours else max
    return offered[pick(wanted or [card for card in cards if card in offered], key=lambda card: strength[card])]


def _worst(view: View, calls: Mapping[Card, Action]) -> Action | None:
    """Return the call that costs the holder most; None if each card would serve him well enough."""
    strength, holders = _ranked(view).strength, {card: seat for seat, card in view.part(LawTable).exposed}
    ill = [card for card in calls if _ill_timed(view, card, holders[card])]
    return calls[max(ill, key=lambda card: strength[card])] if ill else None


def _ranked(view: View) -> Ranking:
    return ranking(view.trump, view.down, rules_of(view).dealing.good_ace)


def _ill_timed(view: View, card: Card, holder: Seat) -> bool:
    """Whether ``card`` would do its ``holder`` little good now: led while a better one of its suit is out, too low to
    win, or an honour on a trick that his side holds already.
    """
    ranked = _ranked(view)
    if not view.trick:
        seen = hand_of(lying for trick in view.played for lying in trick.cards)
        better = (
            one
            for one in cards_in(Hand(ranked.of_suit[ranked.suit[card]]))
            if ranked.strength[one] > ranked.strength[card]
        )
        return any(not seen >> one & 1 for one in better)
    chairs, side = view.layout.chairs, view.layout.side
    taker = chairs[(chairs.index(view.leader) + winning_index(ranked, view.trick)) % len(chairs)]
    if side[taker] == side[holder]:
        return ranked.strength[card] >= HONOUR_FROM
    return not wins(ranked, view.trick, card)


def given_away(view: View) -> list[tuple[Seat, int]]:
    """Return the hands that did not follow a suit and later played it, and in which trick from 1 they did not."""
    chairs, ranked = view.layout.chairs, ranking(view.trump, view.down, rules_of(view).dealing.good_ace)
    since: dict[tuple[Seat, int], int] = {}
    found: list[tuple[Seat, int]] = []
    for number, trick in enumerate(view.played, 1):
        first = chairs.index(trick.leader)
        for place, card in enumerate(trick.cards):
            seat = chairs[(first + place) % len(chairs)]
            led, suit = suit_led(ranked, trick.cards[:place]), ranked.suit[card]
            if (seat, suit) in since:
                found.append((seat, since.pop((seat, suit))))
            if led is not None and suit != led:
                since.setdefault((seat, led), number)
    return found


def _minds(level: str, view: View, seed: int, what: str, seat: Seat, trick: int) -> bool:
    """Whether he notices; the same for the same seed and moment. Only random() gives the same on every Python."""
    return Random(f"{seed} {view.ordinal} {what} {seat} {trick}").random() < CARE[level]
