"""How does somebody play who does anything that can be done at a table? For tests of what is kept of it."""

from random import Random

from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.actions.session import ChangeRules
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.record.log import Entry, Record, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.automation import EVERYTHING, NOTHING, Automation
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.table import Table
from tests.playing import done_in

NAMES = ("Ruth", "Édith", "Max von Z.", "玉", "#1")
KINDS = ("person", "beginner", "steady", "random")
AUTOMATIONS = (EVERYTHING, NOTHING, Automation())


def anybody(dice: Random) -> Person:
    """Return somebody."""
    return Person(dice.choice(NAMES), dice.choice(KINDS))


def some_record(dice: Random, **changes: str | int) -> Record:
    """Return a record where nothing was done, with people and computers."""
    return new_record("english-dummy", changes, [anybody(dice) for _ in range(3)])


def play_on(table: Table) -> None:
    """Do what need not be chosen: chance and forced steps."""
    while True:
        if table.waits_for_chance:
            table.chance()
            continue
        step = table.pending()
        if step is None:
            return
        assert not isinstance(table.submit(step), Refusal)


def random_proposal(table: Table, dice: Random) -> Proposal:
    """Propose something that may be done, but no claim."""
    able = [by for by in table.actors if done_in(table.session, by)]
    by = dice.choice(able)
    return Proposal(by, dice.choice(done_in(table.session, by)), table.stamp)


def anything(table: Table, dice: Random, calm: float = 0.9) -> None:
    """Do something: with probability ``calm`` what goes on, else back and forth, or another at a seat."""
    if dice.random() > calm:
        odd = dice.randrange(7)
        if odd == 0:
            table.undo()
        elif odd == 1:
            table.redo()
        elif odd == 2:
            table.restart()
        elif odd == 3:
            table.rewind(dice.randrange(len(table.entries) + 1))
        elif odd == 4:
            table.replace_entrant(dice.randrange(1, 4), anybody(dice))
        elif odd == 5 and table.session.players:
            toggle = dice.choice(ENGLISH_DUMMY.toggles)
            changes = ((toggle.key, dice.choice(toggle.names())),)
            table.submit(Proposal(dice.choice((TABLE, *table.session.players)), ChangeRules(changes), table.stamp))
        elif odd == 6:
            table.automation = dice.choice(AUTOMATIONS)
        return
    if table.waits_for_chance:
        table.chance()
    elif table.session.stage == "over":
        table.rewind(dice.randrange(len(table.entries)))
    elif not table.actors or (table.session.stage == "cut"):
        raise AssertionError("nobody can do anything")
    else:
        answer = table.submit(table.pending() or random_proposal(table, dice))
        assert not isinstance(answer, Refusal), answer


def cards_played(entries: tuple[Entry, ...]) -> int:
    """Return how many of ``entries`` play a card."""
    return sum(type(entry.action) is Play for entry in entries)
