"""How does a problem get onto a table? A deal of few cards, with the hidden hands as they may lie at first.

Such a table is kept nowhere; where the hidden cards lie is settled while it is played.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import EAST, NORTH, WEST, Seat
from dummywhist.engine.deal.actions.deal import CUT, dealt_as
from dummywhist.engine.deal.actions.session import arranging
from dummywhist.engine.deal.layout import CHANCE, TABLE
from dummywhist.engine.problems.problem import Problem
from dummywhist.engine.record.log import Entry, Log, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.seats.operator import Operator
from dummywhist.ui.seat.opening import open_table

GAME: Final = "english-dummy"
PHASES: Final = ("deal", "face", "play", "count")
SIDES: Final = (0, 0)


def problem_rules(problem: Problem) -> Rules:
    """Return the rules of a table where each hand has as many cards as in ``problem``, whose trumps are known."""
    rules = game_of(GAME).rules({})
    dealing = replace(rules.dealing, cards=problem.cards, turned=None, cycle=(problem.trump,))
    facing = replace(rules.facing, all_hands=problem.open)
    return replace(rules, dealing=dealing, facing=facing, phases=PHASES, layers=(), claims=None)


def dealer_of(problem: Problem) -> Seat:
    """Return who deals, so that the hand leads that is to lead: it is on his left."""
    return WEST if problem.leader == NORTH else EAST


def problem_table(problem: Problem, hands: tuple[Hand, ...], people: Sequence[Person]) -> Operator:
    """Return the table of ``problem`` with these hands N E S W; ``people``: you, East and West."""
    you, east, west = people
    log = Log(new_record(GAME, {}, (you, west, east)), problem_rules(problem))
    dealer = dealer_of(problem)
    for by, action in (
        (TABLE, arranging(1, dealer, SIDES)),
        (TABLE, CUT),
        (CHANCE, dealt_as(hands, next(cards_in(hands[dealer])))),
    ):
        log.write(Entry(by, action))
    return open_table(log)
