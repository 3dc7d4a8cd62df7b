"""How long does it take to fold the log of a deal?

    python -m benchmarks.fold [--deals 40] [--repeats 15]

Goal: the median deal in at most 0.5 ms, and where wrong cards are penalised 1.2 times that of the same deal.
Deals are dealt from the numbers 1, 2, 3 … and played at random by the laws; a
log has some 70 entries, each checked by the laws when it is folded. For each deal the best of the repeats counts, so
that what else the machine does is left out. A session is folded as a whole and divided by its deals.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.actions.deal import CutPack
from dummywhist.engine.deal.actions.laws import CONTENT
from dummywhist.engine.deal.layout import TABLE, By
from dummywhist.engine.deal.state import Setup
from dummywhist.engine.record.log import Entry, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.seats.proposal import Proposal
from dummywhist.engine.session import session as sessions
from dummywhist.engine.table import Table

GOAL = 0.5
DealLog = tuple[Setup, list[tuple[By, DealAction]]]
SessionLog = tuple[sessions.Session, list[Entry]]


def played(deals: int) -> tuple[SessionLog, list[DealLog]]:
    """Return the log of a session of ``deals`` deals, and those of its deals."""
    rng = Random(1)
    numbers = iter(range(1, deals + 2))
    people = [Person(name, "random") for name in ("A", "B", "C")]
    continuous: dict[str, Setting] = {"dummy_order": "continuous", "rubbers": 9}
    table = Table(new_record(GAMES[0].key, continuous, people), None, lambda: next(numbers))
    logs: list[DealLog] = []
    while table.session.stage != "over" and table.session.deals < deals:
        if table.waits_for_chance:
            table.chance()
            continue
        proposal = table.pending()
        if proposal is None:
            # Nobody claims: the deals are played out.
            may = {by: others(table.choices(by)) for by in table.actors if by != TABLE}
            by = rng.choice([by for by, options in may.items() if options])
            proposal = Proposal(by, rng.choice(may[by]), table.stamp)
        table.submit(proposal)
    session = sessions.start(game_of(GAMES[0].key).rules(continuous))
    begun = session
    for by, action in table.entries:
        if isinstance(action, CutPack):
            assert session.deal is not None
            logs.append((session.deal.setup, []))
        if logs and isinstance(action, DealAction):
            logs[-1][1].append((by, action))
        session, _ = sessions.apply(session, by, action)
    return (begun, list(table.entries)), logs


def at_the_law_table(log: DealLog) -> DealLog:
    """Return the same deal where wrong cards are penalised: the same cards, and each side content before the count."""
    setup, entries = log
    rules = game_of(setup.rules.game).rules(dict(setup.rules.settings) | {"follow": "penalise"})
    lawful = setup._replace(rules=rules)
    content: list[tuple[By, DealAction]] = [
        (
            next(player for player in setup.layout.players if setup.layout.side[setup.layout.own_seat(player)] == side),
            CONTENT,
        )
        for side in setup.layout.sides
    ]
    at = next(place for place, (_, action) in enumerate(entries) if action.word == "count")
    return lawful, [*entries[:at], *content, *entries[at:]]


def best(work: Callable[[], object], repeats: int) -> float:
    """Return the shortest of ``repeats`` runs, in milliseconds."""
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times) * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m benchmarks.fold", description=__doc__)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--repeats", type=int, default=15)
    wanted = parser.parse_args()
    (begun, entries), logs = played(wanted.deals)

    def whole() -> None:
        session = begun
        for by, action in entries:
            session, _ = sessions.apply(session, by, action)

    deals = [best(partial(kernel.fold, *log), wanted.repeats) for log in logs]
    laws = [best(partial(kernel.fold, *at_the_law_table(log)), wanted.repeats) for log in logs]
    session = best(whole, wanted.repeats) / len(logs)
    length = statistics.mean(len(log) for _, log in logs)
    median = statistics.median(deals)
    print(f"a deal of {length:.0f} entries: median {median:.3f} ms, slowest {max(deals):.3f} ms (goal {GOAL} ms)")
    times = statistics.median(law / plain for law, plain in zip(laws, deals, strict=True))
    print(f"at the law table: median {statistics.median(laws):.3f} ms, {times:.2f} times the same deal (goal 1.2)")
    print(f"a session: {session:.3f} ms a deal")


if __name__ == "__main__":
    main()
