"""What would the command line say of a session that a test played?"""

import json
from collections.abc import Iterable
from typing import Any

from dummywhist.cli.report import Counted, deal_report, session_report
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.session import Session
from tests.playing import Entry

PEOPLE = tuple(Person(name, "random") for name in ("one", "two", "three", "four"))


Step = tuple[Session, Session]
"""A session before and after something was done."""


def telling(before: Session, after: Session) -> bool:
    """Whether a step has a line: a deal was counted by it, or the session is over."""
    return after.last is not before.last or after.stage == "over" != before.stage


def step_lines(steps: Iterable[Step]) -> list[dict[str, Any]]:
    """Return the lines of the steps of a session, as somebody else reads them."""
    lines: list[dict[str, Any]] = []
    for before, after in steps:
        if after.last is not before.last:
            lines.append(deal_report(after.deals, Counted(before, after, PEOPLE)))
        if after.stage == "over" != before.stage:
            lines.append(session_report(1, after, PEOPLE))
    return [json.loads(json.dumps(line)) for line in lines]


def lines_of(rules: Rules, log: Iterable[Entry]) -> list[dict[str, Any]]:
    """Return the lines of a session that is played again from its log."""
    steps = []
    session = sessions.start(rules)
    for by, action in log:
        before = session
        session, _ = sessions.apply(session, by, action)
        if telling(before, session):
            steps.append((before, session))
    return step_lines(steps)
