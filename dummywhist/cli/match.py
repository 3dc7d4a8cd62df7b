"""How do computers play sessions by themselves? At a table like any other; the same for a seed, however many at a time.

All chance of session i comes from SHA-256 of the seed, i and what the chance is for; so sessions can be played in any
order, in any process, and come out alike.
"""

import hashlib
import random
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import field, replace
from itertools import count
from typing import Final

import click

from dummywhist.cli.levels import RANDOM, Others
from dummywhist.cli.other_player import OtherPlayer
from dummywhist.cli.processes import processes
from dummywhist.cli.report import Counted, Report, deal_report, session_report
from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.actions.session import ABANDON, CALL_TIME, AgreeOrder
from dummywhist.engine.deal.choices import Choices
from dummywhist.engine.deal.layout import TABLE, By, Player
from dummywhist.engine.players.protocol import choose, decide
from dummywhist.engine.record.log import Record, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.automation import EVERYTHING
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.match import UntilTime
from dummywhist.engine.rules.parts import ClaimCheck
from dummywhist.engine.schedule import sat_after
from dummywhist.engine.seats.proposal import Drawer, Proposal, Refusal
from dummywhist.engine.session.places import Sat
from dummywhist.engine.session.session import choices
from dummywhist.engine.table import Table
from dummywhist.engine.values import dataclass

CLAIMING: Final = 0.02
"""How often who plays at random claims when he could, where others answer it: the solver is not asked for nothing."""
DEAL_TAKES: Final = 5
HOUR: Final = 60
"""Minutes that a deal takes, and a sitting that nobody ends."""
MAX_DEALS: Final = 500
"""A session that has not ended by then is broken off: under some rules those who bid at random never win anything."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: the game, differences from its rules, the levels of players A B C, and the seed.

    A session is broken off after ``max_deals`` deals. ``others``: how players of other makers among the levels are
    started. More levels than play are those of the entrants in their order, and the sessions follow each other at one
    table: who goes out is cut for (W-CUT-7).
    """

    game: str
    changes: Mapping[str, Setting]
    levels: tuple[str, ...]
    seed: str
    max_deals: int = MAX_DEALS
    others: Others = field(default_factory=dict)

    @property
    def waits(self) -> bool:
        """Whether more sit down than play."""
        return len(self.levels) > game_of(self.game).players


@dataclass(frozen=True, slots=True)
class DealDone:
    """A deal was counted; ``length`` is that of the session's journal at that moment."""

    report: Report
    length: int


@dataclass(frozen=True, slots=True)
class SessionDone:
    """A session is over, or was left when there were deals enough: then it has no report."""

    index: int
    report: Report | None
    record: Record
    sat: Sat = ()


Done = DealDone | SessionDone


def matches(plan: Plan, deals: int | None, sessions: int | None, jobs: int) -> Generator[Done, None, None]:
    """Yield what is played until there are ``deals`` deals or ``sessions`` sessions, in order."""
    indices: Iterator[int] = count(1) if sessions is None else iter(range(1, sessions + 1))
    together = jobs > 1 and not plan.waits
    played = _side_by_side(plan, deals, indices, jobs) if together else _one_by_one(plan, deals, indices)
    with closing(played):
        yield from _numbered(played, deals)


def play(plan: Plan, index: int, deals: int | None, sat: Sat = ()) -> Iterator[Done]:
    """Play session ``index``, or ``deals`` deals of it if it has more; ``sat``: who played the one before."""
    table = _table(plan, index, sat)
    players = {
        player: _Decider(plan, index, player, plan.levels[entrant - 1 if plan.waits else "ABCD".index(player)])
        for player, entrant in table.session.entrant_of.items()
    }
    try:
        yield from _played(plan, index, deals, table, players)
    finally:
        for player in players.values():
            player.close()


def _played(
    plan: Plan, index: int, deals: int | None, table: Table, players: Mapping[Player, "_Decider"]
) -> Iterator[Done]:
    done = 0
    while table.session.stage != "over" and done != deals:
        if table.waits_for_chance:
            table.chance()
            continue
        before = table.session
        endless = done == plan.max_deals
        answer = table.submit(
            Proposal(TABLE, ABANDON, table.stamp)
            if endless
            else _time(table) or table.pending() or _proposal(table, players)
        )
        assert not isinstance(answer, Refusal), answer
        if table.session.deals > before.deals:
            done += 1
            report = deal_report(done, Counted(before, table.session, table.people))
            replaced = {str(player): one.stood_in for player, one in players.items() if one.stood_in}
            yield DealDone({**report, "session": index, **({"stood_in": replaced} if replaced else {})}, table.stamp)
    over = session_report(index, table.session, table.people) if table.session.stage == "over" else None
    yield SessionDone(index, over, table.record, sat_after(table.session))


def number_of(plan: Plan, index: int, what: str) -> int:
    """Return the 64 random bits of session ``index`` that are for ``what``."""
    text = f"dummywhist selfplay 1:{plan.seed}:{index}:{what}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


class _Decider:
    """Who plays for one player: random choices, or a level's decisions from the View alone."""

    def __init__(self, plan: Plan, index: int, player: Player, level: str) -> None:
        self.player = player
        self.level = level
        self.seed = number_of(plan, index, f"player {player}")
        self.dice = random.Random(self.seed)
        command = plan.others.get(self.level)
        self.other = None if command is None else OtherPlayer(command, self.level, self.seed)

    @property
    def stood_in(self) -> int:
        """How many decisions were made in the place of a player of another maker."""
        return 0 if self.other is None else self.other.stood_in

    def close(self) -> None:
        """End the process of a player of another maker."""
        if self.other is not None:
            self.other.close()

    def proposal(self, table: Table) -> Proposal:
        options = list(table.choices(self.player))
        view = table.view(self.player)
        if self.level == RANDOM:
            # Only random() gives the same on every version of Python.
            claims = table.session.rules.claims
            asked = claims is not None and claims.check is not ClaimCheck.SOLVER
            action = at_random(options if asked else others(options) or options, self.dice.random)
        elif self.other is not None and table.session.stage == "deal" and view is not None:
            action = self.other(view)
        elif table.session.stage == "deal" and view is not None:
            action = decide(self.level, view, self.seed).action
        else:
            action = choose(options).action
        return Proposal(self.player, action, table.stamp)


def at_random(options: Sequence[Action], chance: Callable[[], float]) -> Action:
    """Return one of ``options``: of each kind as likely as of another, and the lowest of bids.

    With all actions equally likely a claim would come before most cards, and most bids would be sevens.
    """
    kinds: dict[str, list[Action]] = {}
    for option in options:
        kinds.setdefault(option.word, []).append(option)
    if "claim" in kinds and len(kinds) > 1 and chance() > CLAIMING:
        del kinds["claim"]
    listed = list(kinds.values())
    alike = listed[int(chance() * len(listed))]
    return alike[0] if alike[0].word == "bid" else alike[int(chance() * len(alike))]


def _time(table: Table) -> Proposal | None:
    """Return the call of time in a game that ends by it: without a clock a deal is taken for five minutes."""
    session = table.session
    if session.rubber is None or not isinstance(session.rubber.match.of, UntilTime):
        return None
    minutes = session.rubber.match.of.minutes or HOUR
    if session.deals * DEAL_TAKES < minutes or not session.between_deals or session.time_called:
        return None
    return Proposal(TABLE, CALL_TIME, table.stamp)


def _table(plan: Plan, index: int, sat: Sat) -> Table:
    """Return the table of session ``index`` with the order found, so that the levels sit as players A, B, C.

    Where more sit down than play the levels are those of the entrants, whoever plays.
    """
    size = game_of(plan.game).players
    numbers = (number_of(plan, index, f"deal {deal}") for deal in count(1))
    if plan.waits:
        entrants = tuple(Person(f"Player {number}", level) for number, level in enumerate(plan.levels, 1))
        record = new_record(plan.game, plan.changes, entrants, sat)
        return _with_order(Table(record, None, lambda: next(numbers), _drawer(plan, index), EVERYTHING))
    anybody = tuple(Person(f"Player {number}", RANDOM) for number in range(1, size + 1))
    order = _with_order(Table(new_record(plan.game, plan.changes, anybody), drawer=_drawer(plan, index))).session.order
    names = "ABCD"
    people = tuple(
        Person(f"Player {names[order.index(entrant)]}", plan.levels[order.index(entrant)])
        for entrant in range(1, size + 1)
    )
    record = new_record(plan.game, plan.changes, people)
    return _with_order(Table(record, None, lambda: next(numbers), _drawer(plan, index), EVERYTHING))


def _drawer(plan: Plan, index: int) -> Drawer:
    draws = count(1)

    def draw(spread: Sequence[Card], cards: int) -> Sequence[Card]:
        return shuffled(number_of(plan, index, f"draw {next(draws)}"), tuple(spread))[:cards]

    return draw


def _with_order(table: Table) -> Table:
    while table.session.stage == "cut":
        if table.waits_for_chance:
            table.chance()
        else:
            table.submit(Proposal(TABLE, AgreeOrder(table.session.table), table.stamp))
    return table


def _proposal(table: Table, players: Mapping[Player, _Decider]) -> Proposal:
    # Who is not on turn may only claim; that is left to who is.
    by: By = next(by for by in table.actors if by in players and _acts(choices(table.session, by)))
    return players[Player(by)].proposal(table)


def _acts(options: Choices) -> bool:
    return bool(others(options))


def _one_by_one(plan: Plan, deals: int | None, indices: Iterator[int]) -> Generator[Done, None, None]:
    counted = 0
    sat: Sat = ()
    for index in indices:
        for done in play(plan, index, None if deals is None else deals - counted, sat):
            counted += isinstance(done, DealDone)
            if isinstance(done, SessionDone):
                sat = done.sat
            yield done


def _side_by_side(plan: Plan, deals: int | None, indices: Iterator[int], jobs: int) -> Generator[Done, None, None]:
    """Yield what `_one_by_one` does, but that a last session may go on after there are deals enough."""
    finished = counted = 0
    running: deque[Future[list[Done]]] = deque()
    with processes(jobs) as pool:
        while True:
            # Sessions that can hardly be needed are not begun: at least one, and what is missing by the average.
            while len(running) < 2 * jobs and (
                deals is None or not finished or len(running) * counted < (deals - counted) * finished
            ):
                index = next(indices, None)
                if index is None:
                    break
                running.append(pool.submit(_whole, plan, index, deals))
            if not running:
                return
            try:
                played = running.popleft().result()
            except BrokenProcessPool as error:
                raise click.ClickException("A process died before its session was over.") from error
            finished += 1
            counted += sum(isinstance(done, DealDone) for done in played)
            yield from played


def _whole(plan: Plan, index: int, deals: int | None) -> list[Done]:
    return list(play(plan, index, deals))


def _numbered(played: Iterator[Done], deals: int | None) -> Iterator[Done]:
    """Yield ``played`` with its deals numbered, cut off after ``deals`` deals."""
    number = length = 0
    cut = False
    for done in played:
        if isinstance(done, DealDone):
            if number == deals:
                cut = True
                continue
            number, length = number + 1, done.length
            yield DealDone({**done.report, "index": number}, length)
            continue
        yield SessionDone(done.index, None, replace(done.record, journal=done.record.journal[:length])) if cut else done
        if number == deals:
            return
