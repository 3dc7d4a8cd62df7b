"""What does a computer player do, and why? One function, from a View and a seed; nothing else goes in."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from dummywhist.engine.cards.hand import JOKER_MASK, Hand, cards_in
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.claims import ACCEPT, others
from dummywhist.engine.deal.actions.count import CALL_HONOURS, NO_HONOURS
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.actions.session import dealers, sides
from dummywhist.engine.deal.phases.play import following
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.infer import Insight, held_back, lowest, rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import message
from dummywhist.engine.players.agreed import Conventions
from dummywhist.engine.players.books import claiming
from dummywhist.engine.players.books.choosing import by_the_books
from dummywhist.engine.players.budgets import MASTER, STRONG
from dummywhist.engine.players.calls import bidding_by_rule as bidding
from dummywhist.engine.players.calls import bridge_by_rule as bridge
from dummywhist.engine.players.calls import declaring_by_rule as declaring
from dummywhist.engine.players.calls import exchange_by_rule as exchanging
from dummywhist.engine.players.calls.phases import before_play
from dummywhist.engine.players.choice import Choice, Decision, Eye, Said, chosen, decided, dice_before_play
from dummywhist.engine.players.law_table import at_law_table, in_turn
from dummywhist.engine.players.manner import BOOKS, PLAIN, Manner
from dummywhist.engine.players.mirror import thought_back, told_back, turned_back, uptown
from dummywhist.engine.players.misreading import misread
from dummywhist.engine.players.person import BEGINNER, STEADY, Strength, as_a_person
from dummywhist.engine.players.search import claims
from dummywhist.engine.players.search.card_play import search
from dummywhist.engine.players.voice.saying import told
from dummywhist.engine.solver.solver import is_native

PEOPLE: Final[dict[str, Strength]] = {"beginner": BEGINNER, "steady": STEADY}
"""Levels that play as people do, and how well."""
RULED: Final[dict[str, Callable[[Insight, int, Conventions], Choice]]] = {
    **{level: partial(as_a_person, strength=strength) for level, strength in PEOPLE.items()},
    BOOKS: by_the_books,
}
"""Who looks into no worlds."""
SEARCHING: Final = {"strong": STRONG, "master": MASTER}
"""Levels that look into worlds, and for how long."""
LEVELS: Final = (*PEOPLE, *SEARCHING)
ERRORS: Final = {"beginner": 1.5, "steady": 0.0, "strong": 0.0, "master": 0.0, BOOKS: 0.0}
"""By level, the standard error in tricks of a judgement before the play, beside what nobody can know."""
CLAIMED: Final = {"beginner": 3, "steady": 6, "strong": 13, "master": 13, BOOKS: 6}
"""By level, of how many tricks left at most it sees that they no longer depend on the play, and claims them."""
SEEDS: Final = 1 << 64


def decide(level: str, view: View, seed: int, manner: Manner = PLAIN) -> Decision:
    """Return what a player of ``level``, or `BOOKS`, does now.

    It is the same for the same View, seed and manner, on every machine.
    Only an answer that ``manner.seconds`` cut short, which is marked so, may differ. Unlawful if the viewer has nothing
    to do.
    """
    options = view.options
    if not options:
        raise Unlawful("refusal.not_now")
    if options[0] == ACCEPT:
        return claims.answer(level, view, seed, manner) if is_native() else claiming.answer(view)
    if rules_of(view).laws is not None:
        view = in_turn(view)
        options = view.options
        if not options:
            raise Unlawful("refusal.not_now")
        by_law = at_law_table(level, view, seed)
        if by_law is not None:
            return by_law
        view = held_back(view)
    if view.to_play is not None and view.viewer is not None and view.layout.holder[view.to_play] == view.viewer:
        return claiming.own_claim(view, CLAIMED[level]) or _decide_card(level, view, seed, manner)
    deciding = BEFORE_PLAY.get(view.phase)
    if deciding is not None:
        if level in SEARCHING and is_native():
            looked = before_play(level, view, seed, manner)
            if looked is not None:
                return looked
        return deciding(view, Eye(dice_before_play(view, seed), ERRORS[level]))
    return choose(options)


def choose(options: Sequence[Action]) -> Decision:
    """Return which of ``options``, none of them a card or a matter of judgement, is done.

    Unlawful if there is none; a claim need not be made.
    """
    options = others(options)
    if not options:
        raise Unlawful("refusal.not_now")
    if CALL_HONOURS in options:
        return decided(CALL_HONOURS, "honours", "honours")
    first = options[0]
    if first.word == "dealer":
        # Dummy's cards are open, so that its turned card is no news to the adversaries; North holds dummy (ED-20).
        return decided(dealers(options)[NORTH], "dealer", "dealer")
    if first.word == "chair":
        return decided(first, "chair", "chair")
    if first.word == "sit":
        # His own lead then goes up to an open hand (DF-6).
        return decided(sides(options)[True], "sit_right", "chair")
    if first == NO_HONOURS:
        return decided(first, "no_honours", "honours")
    # A phase for which nobody has written a judgement names what may always be done first.
    return decided(first, "go_on", "go_on")


def _call(view: View, eye: Eye) -> Decision:
    auction = rules_of(view).auction
    return bridge.call(view, eye) if auction is not None and auction.suits else bidding.call(view, eye)


BEFORE_PLAY: Final[dict[str, Callable[[View, Eye], Decision]]] = {
    "auction": _call,
    "exchange": exchanging.keep,
    "discard": declaring.discard,
    "name": declaring.name,
    "jokers": declaring.take,
    "choose_dummy": bridge.dummy,
}


def _decide_card(level: str, view: View, seed: int, manner: Manner) -> Decision:
    insight = Insight(view)
    wrong = misread(level, insight, seed) if manner.errs else None
    if wrong is None:
        return _card(level, insight, seed, manner)
    card = _card(level, Insight(wrong.view), seed, manner).action
    named = message("reason.misread", card=wrong.card, other=wrong.other)
    return Decision(play_of(wrong.card) if card == play_of(wrong.other) else card, named, message("idea.misread"))


def _card(level: str, insight: Insight, seed: int, manner: Manner) -> Decision:
    view = insight.view
    if not view.down:
        choice = _choice(level, insight, seed, manner)
    else:
        back = turned_back(rules_of(view).dealing.good_ace)
        turned = _choice(level, Insight(uptown(view)), seed, manner)
        choice = Choice(
            back[turned.card],
            tuple(
                Said(told_back(reason, back), told_back(idea, back), None if rival is None else back[rival])
                for reason, idea, rival in turned.said
            ),
            tuple(back[card] for card in turned.alternatives),
            None if turned.thought is None else thought_back(turned.thought, back),
        )
    said = told(insight, choice.card, choice.said)
    return Decision(play_of(choice.card), said.reason, said.idea, choice.alternatives, choice.thought)


def _choice(level: str, insight: Insight, seed: int, manner: Manner) -> Choice:
    legal = insight.legal
    choice = _by_level(level, insight, seed, manner)
    if legal >> choice.card & 1:
        return choice
    # W-REV-13: what he would play does not obey a demand that he can obey.
    return chosen(insight, lowest(legal), "obeys", "obeys")


def _by_level(level: str, insight: Insight, seed: int, manner: Manner) -> Choice:
    if insight.legal.bit_count() == 1:
        return chosen(insight, next(cards_in(insight.legal)), "forced", "forced")
    if insight.trump is None and insight.hand & JOKER_MASK:
        # Worth nothing at no trumps (BD-35): thrown as soon as it may be, never led without need.
        jokers = insight.legal & JOKER_MASK
        if jokers and (insight.led is not None or insight.legal == jokers):
            return chosen(insight, lowest(jokers), "throw_joker", "discard")
    lawful = following(insight.rules.trick, insight.ranked, insight.hand, insight.view.trick)
    if insight.legal != lawful:
        # A demand leaves some of them (W-EXP-3): he chooses as if he had no others.
        insight.hand = insight.legal
    elif level in SEARCHING and is_native():
        return search(insight, seed, SEARCHING[level], manner)
    if insight.trump is None:
        insight.legal = Hand(insight.legal & ~JOKER_MASK)
        insight.hand = Hand(insight.hand & ~JOKER_MASK)
    # Without the fast solver nobody can look into worlds; the table says so where levels are chosen.
    return RULED.get(level, by_the_books)(insight, seed, manner.agreed)
