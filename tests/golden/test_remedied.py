"""Do the kept records show every remedy for every offence under every code, and read as they were made?"""

from itertools import pairwise

import pytest

from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.rules.remedies import Offence, Whose
from tests.golden.remedied import FOLDER, Reader, made, tables, wanted
from tests.reports import step_lines
from tests.second_scorer import check

pytestmark = pytest.mark.slow

TABLES = tables()
each = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name, scope="module")


@pytest.fixture(scope="module")
def kept(table):
    """Return the logs of the records of a table, by the number of their dice."""
    paths = [path for path in FOLDER.iterdir() if path.stem.rpartition("-")[0] == table.name]
    return {int(path.stem.rpartition("-")[2]): read_record(path.read_bytes()).log for path in paths}


@each
def test_every_remedy_for_every_offence_is_shown(table, kept):
    readers = [Reader(log.record) for log in kept.values()]
    shown = set().union(*(reader.read() for reader in readers))
    hands = frozenset().union(*(reader.hands for reader in readers))
    assert wanted(table, hands) - shown == set()


@each
@pytest.mark.parametrize("seed", [0, 1])
def test_a_session_is_what_it_was(table, kept, seed):
    """If a change is meant: `python -m tests.golden.remedied`, and review what changed. First one record, then all."""
    for dice in sorted(kept)[:: 1 if seed else len(kept)]:
        again = made(table, dice)
        assert record_text(again.record) == record_text(kept[dice].record)
        assert again.session == kept[dice].session


@each
@pytest.mark.parametrize("seed", range(3))
def test_the_second_scorer_agrees(table, kept, seed):
    for log in list(kept.values())[seed::3]:
        deals, _ = check(step_lines(pairwise(log.sessions)))
        assert deals == log.session.deals


def test_no_offence_is_left_out():
    """Where everything can go wrong every offence of the table of remedies is wanted of the records."""
    whist = next(table for table in TABLES if table.name == "classic-whist-english")
    assert {shown.offence for shown in wanted(whist, frozenset({Whose.ANY}))} == set(Offence)
