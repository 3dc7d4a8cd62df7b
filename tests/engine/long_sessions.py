"""Do very many deals keep the contract? Random play and `steady` players, under rules drawn at random.

Sections of `python -m tests.long`; each session is counted a second time by somebody who has only the rulebook.
"""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from random import Random

from dummywhist.cli.match import DealDone, Plan, play
from dummywhist.engine.record.log import Log, Record
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.game import Game
from tests import second_scorer
from tests.contract import Totals, check_log, check_session, random_changes, rules_with
from tests.playing import any_deal, lopsided_deal
from tests.reports import lines_of
from tests.sections import Section

CHUNK = 100
"""Deals that one process plays before it tells its totals."""

Played = Callable[[int, int], Totals]


def random_deals(deals: int, seed: int) -> str:
    """Play ``deals`` deals at random; return the totals."""
    totals = spread(play_at_random, deals, seed)
    return (
        f"{totals.deals} deals of {totals.sessions} sessions played at random under {values()} values of the rules, "
        f"{totals.entries} entries, {totals.refusals} refusals; contract, secrecy, fold, second count hold"
    )


def steady_deals(deals: int, seed: int) -> str:
    """Let `steady` players play ``deals`` deals; return the totals."""
    totals = spread(play_steadily, deals, seed)
    return (
        f"{totals.deals} deals of {totals.sessions} sessions played by steady players, {totals.entries} entries; "
        f"contract, record and its replay, second count hold"
    )


def spread(played: Played, deals: int, seed: int) -> Totals:
    """Let all processors play chunks until there are ``deals`` deals; the same chunks for the same seed."""
    processes = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    chunks = [min(CHUNK, deals - begun) for begun in range(0, deals, CHUNK)]
    seeds = Random(seed)
    context = multiprocessing.get_context("spawn")
    totals = Totals()
    with ProcessPoolExecutor(processes, context) as pool:
        for done in pool.map(played, chunks, [seeds.getrandbits(64) for _ in chunks]):
            totals = totals.plus(done)
    return totals


def play_at_random(deals: int, seed: int) -> Totals:
    """Play about ``deals`` deals, no fewer; whole sessions, and beginnings of sessions whose rules change."""
    rng = Random(seed)
    totals = Totals()
    while totals.deals < deals:
        game = rng.choice(GAMES)
        rules = game.rules(some_changes(game, rng))
        dealt = rng.choice((any_deal, any_deal, lopsided_deal))
        meddling = rng.choice((0.0, 0.0, 0.003))
        done, watch = check_session(game, rules, rng, dealt, deals - totals.deals, meddling)
        second_scorer.check(lines_of(rules, watch.log))
        totals = totals.plus(done)
    return totals


def play_steadily(deals: int, seed: int) -> Totals:
    """Let steady players play about ``deals`` deals, no fewer, and read their records again."""
    rng = Random(seed)
    totals = Totals()
    for index in count(1):
        game = rng.choice(GAMES)
        plan = Plan(game.key, some_changes(game, rng), ("steady",) * game.players, str(seed))
        for record in records(plan, index, deals - totals.deals):
            totals = totals.plus(check_record(record, rng))
        if totals.deals >= deals:
            break
    return totals


def records(plan: Plan, index: int, deals: int) -> Iterator[Record]:
    """Yield the record of a session that computers play, or of its first ``deals`` deals."""
    for done in play(plan, index, deals):
        if not isinstance(done, DealDone):
            yield done.record


def check_record(record: Record, rng: Random) -> Totals:
    """Write a record and read it; what is read gives the same session, which keeps the contract."""
    text = record_text(record)
    again = read_record(text.encode()).log
    assert again.record == record
    assert record_text(again.record) == text
    assert again.session == Log(record).session
    rules = again.sessions[0].rules
    log = [(entry.by, entry.action) for entry in again.entries]
    totals, watch = check_log(rules, log, rng)
    assert watch.session == again.session
    second_scorer.check(lines_of(rules, log))
    return totals


def some_changes(game: Game, rng: Random) -> dict[str, str | int]:
    """Return rules drawn at random: the book's, one switch changed, or many."""
    match rng.randrange(4):
        case 0:
            return {}
        case 1:
            toggle = rng.choice(game.toggles)
            return dict(rules_with(game, toggle.key, rng.choice(toggle.names())).settings)
    return random_changes(game, rng)


def values() -> int:
    """Return how many values of switches there are."""
    return sum(len(toggle.names()) for game in GAMES for toggle in game.toggles)


RANDOM = Section("random", "deals", 100_000, random_deals)
STEADY = Section("steady", "deals", 1_000, steady_deals)
