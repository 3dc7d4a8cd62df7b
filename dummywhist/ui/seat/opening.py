"""How does the window get at a table? The one place that holds the truth, and hands out the operator's side of it."""

from dummywhist.engine.cards.shuffle import random_number
from dummywhist.engine.record.log import Log, Record
from dummywhist.engine.record.store import Store
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.seats.proposal import Numbers
from dummywhist.engine.table import Table

FORCED = Automation(cut=True, turn=True, take_up=True, count=True, quit=False, forced=False)


def open_table(record: Record | Log, store: Store | None = None, numbers: Numbers = random_number) -> Operator:
    """Return what the owner of the table of ``record`` may do; forced steps are done but for gathering a trick."""
    return Table(record, store, numbers, automation=FORCED).operator()
