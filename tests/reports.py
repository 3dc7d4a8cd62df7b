"""What would the command line say of a session that a test played?"""

import json
from collections.abc import Iterable
from typing import Any

from dummywhist.cli.report import Counted, deal_report, session_report
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.session import session as sessions
from tests.playing import Entry

PEOPLE = tuple(Person(name, "random") for name in ("one", "two", "three", "four"))


def lines_of(rules: Rules, log: Iterable[Entry]) -> list[dict[str, Any]]:
    """Return the lines of a session, as somebody else reads them."""
    lines: list[dict[str, Any]] = []
    session = sessions.start(rules)
    for by, action in log:
        before = session
        session, _ = sessions.apply(session, by, action)
        if session.last is not before.last:
            lines.append(deal_report(session.deals, Counted(before, session, PEOPLE)))
        if session.stage == "over" != before.stage:
            lines.append(session_report(1, session, PEOPLE))
    return [json.loads(json.dumps(line)) for line in lines]
