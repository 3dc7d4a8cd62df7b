"""How is one deal of a record written for bridge programs? As a PBN file, with what only whist knows in own tags.

`dummywhist.engine.record.pbn.reading` reads what this writes, and deals of other programs.
"""

from dummywhist.engine.cards.seat import left_of, seat_text
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.layout import By
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.deals import DealLog, deals_of
from dummywhist.engine.record.log import Log, Record
from dummywhist.engine.record.pbn.facts import (
    ACTIONS,
    DOWNTOWN,
    PLAY,
    RULES,
    Source,
    claimed,
    opening_leader,
    own,
    rows,
    settings_of,
    standard,
    step_row,
    steps_of,
    why_not,
)
from dummywhist.engine.record.pbn.syntax import pbn_text, tag_line
from dummywhist.engine.record.people import Person


class NotInPbn(DummyWhistError):
    """A deal that PBN cannot hold, or that is not there."""


def export_pbn(record: Record, ordinal: int | None = None) -> str:
    """Return the deal ``ordinal`` (its number in the session from 0) of ``record`` as a PBN file.

    Without a number the deal counted last, or else the one in play. `NotInPbn`: PBN cannot hold it, or there is no such
    deal.
    """
    log = Log(record)
    return pbn_of(log, _chosen(log, ordinal))


def pbn_of(log: Log, deal: DealLog) -> str:
    """Return ``deal`` of ``log`` as a PBN file."""
    reason = why_not(deal.setup.rules)
    if reason is not None:
        raise NotInPbn(reason.key, **reason.args)
    source = Source(deal, kernel.fold(deal.setup, deal.entries), _people(log))
    if not any(source.state.dealt):
        raise NotInPbn("refusal.no_deal")
    settings = settings_of(deal.setup.rules)
    steps = steps_of(deal)
    # Ours comes first: a file that is torn later is still known for one of ours.
    ours, *others = own(source)
    lines = [tag_line(name, value) for name, value in (ours, *standard(source), *others)]
    if settings:
        lines += [tag_line(RULES, "Rule;Value"), *(f"{key} {name}" for key, name in settings.items())]
    if steps:
        lines += [tag_line(ACTIONS, "After;By;Action"), *(step_row(step) for step in steps)]
    return pbn_text([*lines, *_play(source)])


def _chosen(log: Log, ordinal: int | None) -> DealLog:
    deals = deals_of(log.sessions[0], ((entry.by, entry.action) for entry in log.entries))
    if ordinal is not None:
        found = next((deal for deal in deals if deal.setup.ordinal == ordinal), None)
        if found is None:
            raise NotInPbn("pbn.no_deal", number=ordinal + 1)
        return found
    if not deals:
        raise NotInPbn("refusal.no_deal")
    counted = [deal for deal in deals if deal.counted]
    return counted[-1] if counted else deals[-1]


def _people(log: Log) -> dict[By, Person]:
    return {player: log.people[entrant - 1] for player, entrant in log.session.entrant_of.items()}


def _play(source: Source) -> list[str]:
    """Return the section of the play; none before the first card, and a star where a claim ended it."""
    state = source.state
    played = rows(state)
    if not played:
        return []
    first = opening_leader(state)
    ended = ["*"] if claimed(source.log) else []
    if state.down:
        columns = ";".join(seat_text(left_of(first, place)) for place in range(4))
        return [tag_line(DOWNTOWN, columns), *played, *ended]
    return [tag_line(PLAY, seat_text(first)), *played, *ended]
