"""Do very many deals keep the contract? Random play and `steady` players in every game, under rules drawn at random.

Sections of `python -m tests.long`; each session is counted a second time by somebody who has only the rulebook. What is
found wrong does not end the run: it stands in the table of its game, with what makes it again.
"""

import multiprocessing
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from random import Random
from typing import NamedTuple

from dummywhist.cli.match import DealDone, Plan, SessionDone, play
from dummywhist.engine.errors import Contradiction
from dummywhist.engine.record.log import Log, Record
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.toggles.laws import LAWS
from tests import second_scorer
from tests.contract import Totals, check_log, check_session, random_changes, rules_with
from tests.playing import any_deal, lopsided_deal
from tests.remembering import remembering
from tests.reports import step_lines
from tests.sections import Section

DEALS_AT_ONCE = 100
SESSIONS_AT_ONCE = 5
"""What one process plays before it tells its totals."""
ENDLESS = 1000
"""Deals of a session after which it is taken for one that does not end."""
OFTEN = 0.25
"""The share of the dearer checks in deals at law tables, which have more than twice the moments of others."""


class Chunk(NamedTuple):
    """A part of a run: so many deals or sessions of a game, with a seed of its own."""

    game: str
    size: int
    seed: int


class Found(NamedTuple):
    """What came of a chunk, or of all those of a game: totals, and what was wrong, each with its seed."""

    game: str
    totals: Totals = Totals()
    wrong: tuple[str, ...] = ()

    def plus(self, other: "Found") -> "Found":
        """Return both together."""
        return Found(self.game, self.totals.plus(other.totals), self.wrong + other.wrong)


class Violations(AssertionError):
    """Something was found wrong; the message is the whole table."""


Played = Callable[[Chunk], Iterator[Totals]]


def random_deals(deals: int, seed: int, jobs: int) -> str:
    """Play ``deals`` deals at random; return the totals."""
    found = spread(at_random, deals, seed, jobs, DEALS_AT_ONCE)
    kept = f"contract, secrecy, fold, second count hold under {values()} values of the rules"
    return summary(found, f"played at random: {kept}")


def law_deals(deals: int, seed: int, jobs: int) -> str:
    """Play ``deals`` deals at random at law tables; return the totals."""
    found = spread(at_law_tables, deals, seed, jobs, DEALS_AT_ONCE)
    return summary(found, "played at random at law tables: contract, secrecy, fold, second count hold")


def steady_sessions(sessions: int, seed: int, jobs: int) -> str:
    """Let `steady` players play ``sessions`` sessions to their end; return the totals."""
    found = spread(steadily, sessions, seed, jobs, SESSIONS_AT_ONCE)
    return summary(found, "by steady players, each to its end by the rules: contract, record and replay, second count")


def spread(played: Played, count: int, seed: int, jobs: int, at_once: int) -> list[Found]:
    """Let ``jobs`` processes play ``count`` deals or sessions over all games; the same ones for the same seed."""
    chunks = chunks_of(count, seed, at_once)
    found = {game.key: Found(game.key) for game in GAMES}
    progress = Progress(count)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        begun = {pool.submit(checked, played, chunk): chunk for chunk in chunks}
        for done in as_completed(begun):
            one = done.result()
            found[one.game] = found[one.game].plus(one)
            progress.tell(list(found.values()), begun[done].size)
    return list(found.values())


def chunks_of(count: int, seed: int, at_once: int) -> list[Chunk]:
    """Return the chunks: as many of one game as of another, the games taking turns."""
    seeds = Random(seed)
    left = [count // len(GAMES) + (place < count % len(GAMES)) for place in range(len(GAMES))]
    chunks = []
    while any(left):
        for place, game in enumerate(GAMES):
            now = min(left[place], at_once)
            left[place] -= now
            if now:
                chunks.append(Chunk(game.key, now, seeds.getrandbits(64)))
    return chunks


def checked(played: Played, chunk: Chunk) -> Found:
    """Return what came of a chunk; the first thing wrong ends it."""
    totals = Totals()
    try:
        with remembering():
            for session in played(chunk):
                totals = totals.plus(session)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        why = f"{type(error).__name__} {error} ({last.filename}:{last.lineno})"
        return Found(chunk.game, totals, (f"{played.__name__}({chunk!r}): {why}",))
    return Found(chunk.game, totals)


def at_random(chunk: Chunk) -> Iterator[Totals]:
    """Play a chunk of deals; whole sessions, and beginnings of sessions whose rules change."""
    rng = Random(chunk.seed)
    game = game_of(chunk.game)
    deals = 0
    while deals < chunk.size:
        rules = game.rules(some_changes(game, rng))
        dealt = rng.choice((any_deal, any_deal, lopsided_deal))
        meddling = rng.choice((0.0, 0.0, 0.003))
        done, watch = check_session(game, rules, rng, dealt, chunk.size - deals, meddling)
        second_scorer.check(step_lines(watch.steps))
        deals += done.deals
        yield done


def at_law_tables(chunk: Chunk) -> Iterator[Totals]:
    """Play a chunk of deals at random at law tables: every code of law, and whatever can go wrong."""
    rng = Random(chunk.seed)
    game = game_of(chunk.game)
    deals = 0
    while deals < chunk.size:
        rules = game.rules(lawful_changes(game, rng))
        dealt = rng.choice((any_deal, lopsided_deal))
        done, watch = check_session(game, rules, rng, dealt, chunk.size - deals, often=OFTEN)
        second_scorer.check(step_lines(watch.steps))
        deals += done.deals
        yield done


def steadily(chunk: Chunk) -> Iterator[Totals]:
    """Let steady players play a chunk of whole sessions, and read their records again."""
    rng = Random(chunk.seed)
    game = game_of(chunk.game)
    for index in range(1, chunk.size + 1):
        plan = Plan(game.key, some_changes(game, rng), ("steady",) * game.players, str(chunk.seed))
        yield check_record(whole_session(plan, index), rng)


def whole_session(plan: Plan, index: int, most: int = ENDLESS) -> Record:
    """Return the record of a session that computers play to its end, which must come (ED-84)."""
    *_, last = (done for done in play(replace(plan, max_deals=most + 1), index, most) if not isinstance(done, DealDone))
    assert isinstance(last, SessionDone)
    assert last.report is not None, f"session {index} has no end after {most} deals: {dict(plan.changes)}"
    assert not last.report["abandoned"]
    return last.record


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
    second_scorer.check(step_lines(watch.steps))
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


def lawful_changes(game: Game, rng: Random) -> dict[str, str | int]:
    """Return rules drawn at random under which wrong cards are penalised, each of the laws' switches often changed."""
    while True:
        changes = random_changes(game, rng) | {"follow": "penalise"}
        for toggle in game.toggles:
            if toggle.group == LAWS and toggle.key != "follow" and rng.random() < 0.5:
                changes[toggle.key] = rng.choice(toggle.names())
        if why_not(game, changes) is None:
            return changes


def why_not(game: Game, changes: dict[str, str | int]) -> Contradiction | None:
    """Return why these rules contradict each other; None if they do not."""
    try:
        game.rules(changes)
    except Contradiction as error:
        return error
    return None


def values() -> int:
    """Return how many values of switches there are."""
    return sum(len(toggle.names()) for game in GAMES for toggle in game.toggles)


def summary(found: list[Found], about: str) -> str:
    """Return the table of all games; raise it if anything was wrong."""
    lines = [f"{'game':20} {'sessions':>9} {'deals':>9} {'entries':>10} {'refusals':>10} {'violations':>10}"]
    every = Found("all")
    for one in found:
        every = every.plus(one)
    for one in (*found, every):
        totals = one.totals
        lines.append(
            f"{one.game:20} {totals.sessions:>9,} {totals.deals:>9,} {totals.entries:>10,} {totals.refusals:>10,} "
            f"{len(one.wrong):>10,}"
        )
    lines = [f"{every.totals.deals:,} deals of {every.totals.sessions:,} sessions {about}", *lines, *every.wrong]
    told = "\n    ".join(lines)
    if every.wrong:
        raise Violations(told)
    return told


class Progress:
    """A line that says how far a run has come: over itself on a terminal, else one for each tenth."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.began = time.monotonic()
        self.done = 0
        self.tenth = 0

    def tell(self, found: list[Found], more: int) -> None:
        """Say how far it is; ``more`` have been played since."""
        self.done += more
        terminal = sys.stderr.isatty()
        tenth = 10 * self.done // self.count
        if not terminal and tenth == self.tenth:
            return
        self.tenth = tenth
        deals = sum(one.totals.deals for one in found)
        wrong = sum(len(one.wrong) for one in found)
        words = f"{self.done:,} of {self.count:,}, {deals:,} deals, {wrong} violations, {self._seconds()} s"
        print(f"\r{words}" if terminal else words, end="" if terminal and self.done < self.count else "\n",
              file=sys.stderr, flush=True)  # fmt: skip

    def _seconds(self) -> int:
        return round(time.monotonic() - self.began)


RANDOM = Section("random", "deals", 100_000, random_deals, spread=True)
LAWFUL = Section("laws", "deals at law tables", 100_000, law_deals, spread=True)
STEADY = Section("steady", "sessions", 1_000, steady_sessions, spread=True)
