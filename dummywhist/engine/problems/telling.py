"""What is to be told of a problem that was tried? The trick in which a card was beaten, and how the plan goes."""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat, left_of
from dummywhist.engine.problems.defending import answer, length
from dummywhist.engine.problems.line import Trick, line
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.playing import OURS, State
from dummywhist.engine.problems.solving import Solution
from dummywhist.engine.solver.position import winner_of
from dummywhist.engine.values import NamedTuple


class Beaten(NamedTuple):
    """How a card is beaten: who wins its trick with which card, whether by a trump; the tricks that are still made.

    ``ours``: whether our side wins that trick, and is beaten later.
    """

    winner: Seat
    card: Card
    ruffs: bool
    ours: bool
    tricks: int


def trick_told(plans: Plans, leader: Seat, cards: tuple[Card, ...], tricks: int) -> Beaten:
    """Return what is told of a full trick, after which our side comes to ``tricks``."""
    won = winner_of(plans.ranked, cards)
    winner = left_of(leader, won)
    ruffs = plans.ranked.suit[cards[won]] != plans.ranked.suit[cards[0]]
    return Beaten(winner, cards[won], ruffs, winner in OURS, tricks)


def most(plans: Plans, state: State) -> int:
    """Return how many tricks our side comes to in all, in the layout that is laid open in the end."""
    made = plans.problem.wins - state.need
    if not state.yours and not state.trick:
        return made
    return made + min(plans.seen(state, split) for split in plans.splits_of(state))


def how_beaten(plans: Plans, state: State, card: Card) -> Beaten:
    """Return how ``card`` of ours, which has no plan after it, is beaten; our side does its best afterwards."""
    leader, before = state.leader, state.trick
    cards = [*before, card]
    now = plans.after(state, card)
    while now.trick:
        if now.on_turn in OURS:
            options = plans.own_cards(now)
            best = max(options, key=lambda one: min(plans.seen_after(now, one)))
            cards.append(best)
            now = plans.after(now, best)
        else:
            told = answer(plans, now)
            cards.append(told.card)
            now = told.state
    return trick_told(plans, leader, tuple(cards), most(plans, now))


def good_card(plans: Plans, state: State) -> Card | None:
    """Return a card of ours that keeps the plan, of several the one that wins soonest; None if there is no plan."""
    good = [card for card in plans.own_cards(state) if plans.wins(plans.after(state, card))]
    return min(good, key=lambda card: (length(plans, plans.after(state, card)), card), default=None)


def plan_of(plans: Plans, solution: Solution) -> tuple[Trick, ...]:
    """Return the tricks of the plan against the defence that holds out longest, until the target is won."""

    def choose(state: State) -> Card:
        card = solution.holds[-1] if state == plans.begin else good_card(plans, state)
        assert card is not None
        return card

    return line(plans, choose)
