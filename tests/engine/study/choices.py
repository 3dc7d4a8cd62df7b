"""Choices of computers at a table of the engine, to ask about."""

from random import Random

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layout import TABLE, By
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.seats.proposal import Proposal
from dummywhist.engine.study.choices import choices_back
from dummywhist.engine.study.honesty import Chosen, reshuffled
from dummywhist.engine.study.question import Advise
from dummywhist.engine.table import Table
from tests.playing import play_on

COMPUTERS = ("person", "steady", "steady")


def played(kinds: tuple[str, str, str], cards: int, level: str = "steady", number: int = 1) -> Table:
    """Return a table at which so many cards have been played, all by the same level."""
    people = [Person(name, kind) for name, kind in zip(("Ruth", "Edith", "Max"), kinds, strict=True)]
    table = Table(new_record("english-dummy", {"first_dummy": "agreed"}, people), numbers=lambda: number)
    table.submit(Proposal(TABLE, AgreeOrder((1, 2, 3)), table.stamp))

    def enough(table: Table) -> bool:
        deal = table.session.deal
        chosen = not table.waits_for_chance and table.pending() is None
        return deal is not None and chosen and len(deal.tricks) * 4 + len(deal.trick) >= cards

    def decided(table: Table, by: By) -> Action:
        seen = table.view(by)  # type: ignore[arg-type]
        assert seen is not None
        return decide(level, seen, table.session.entrant_of[by]).action  # type: ignore[index]

    return play_on(table, enough, decided)


def last_log(table: Table) -> DealLog:
    """Return the last deal of a table."""
    return table.deals()[-1].log


def free_choice(log: DealLog) -> Chosen:
    """Return the last choice among several cards of somebody who does not see all."""
    for at in choices_back(log):
        chosen = Chosen(log, at)
        if len(others(chosen.view().options)) > 2 and next(reshuffled(chosen, 1, Random(1)), None) is not None:
            return chosen
    raise AssertionError("nobody had a choice")


def asked(chosen: Chosen, seed: int, level: str = "steady") -> Advise:
    """Return the question that the chooser was asked."""
    return Advise(level, seed, chosen.view())
