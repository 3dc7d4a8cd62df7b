"""How do computers play among themselves? `dummywhist selfplay`: a line a deal, a line a finished session."""

import json
import secrets
import time
from contextlib import closing
from pathlib import Path

import click

from dummywhist.cli.exporting import check_new
from dummywhist.cli.failure import failing_clearly
from dummywhist.cli.levels import PLAYER_HELP, Others, known, others_for, tell_of_solver, tell_stand_in
from dummywhist.cli.match import MAX_DEALS, DealDone, Done, Plan, SessionDone, matches
from dummywhist.cli.settings import changes_of
from dummywhist.cli.tables import SessionShown, progress, show
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import worded
from dummywhist.engine.record.saving import NotSaved
from dummywhist.engine.record.store import create
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.solver.processors import processors

POSITIVE = click.IntRange(min=1)


@click.command("selfplay", help="Let computers play GAME: a line a deal, a line a finished session.")
@click.argument("game")
@click.option("--set", "settings", multiple=True, metavar="KEY=VALUE", help="Change a rule; may be given again.")
@click.option("--deals", type=POSITIVE, help="Stop after so many deals, beginning new sessions as needed.")
@click.option("--sessions", type=POSITIVE, help="Play so many sessions (one, if nothing is said).")
@click.option(
    "--max-deals", type=POSITIVE, default=MAX_DEALS, show_default=True, help="Break a session off after so many deals."
)
@click.option("--seed", help="Any text; the same seed gives the same play.")
@click.option(
    "--players", default="steady", metavar="LEVEL,…", help="Levels of players A, B, C, or one for all; more: they wait."
)
@click.option("--player", "given", multiple=True, metavar="NAME=COMMAND", help=PLAYER_HELP)
@click.option("--jobs", type=POSITIVE, help="Play so many sessions at a time (as many as there are processors).")
@click.option("--record", type=click.Path(path_type=Path), help="Write the sessions here: FILE, FILE-2, FILE-3 …")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def command(
    game: str,
    settings: tuple[str, ...],
    deals: int | None,
    sessions: int | None,
    max_deals: int,
    seed: str | None,
    players: str,
    given: tuple[str, ...],
    jobs: int | None,
    record: Path | None,
    as_json: bool,
) -> None:
    """Play, and print what was played."""
    if deals is not None and sessions is not None:
        raise click.UsageError("--deals and --sessions cannot be had together.")
    with failing_clearly():
        played_game = game_of(game)
        changes = changes_of(played_game, settings)
        played_game.rules(changes)
    drawn = str(secrets.randbits(64)) if seed is None else seed
    levels = tuple(players.split(","))
    others = others_for(levels, given)
    plan = Plan(game, changes, _levels(played_game, levels, others), drawn, max_deals, others)
    if record is not None:
        check_new(record)  # before the time is spent
    tell_of_solver(plan.levels)
    if deals is None and sessions is None:
        sessions = 1
    began = time.monotonic()
    told = 0
    stood_in: dict[tuple[int, str], int] = {}
    with (
        failing_clearly(),
        closing(matches(plan, deals, sessions, _jobs(jobs, deals, sessions))) as played,
        progress("Deals" if deals else "Sessions", deals or sessions or 1) as step,
    ):
        shown = SessionShown(1)
        for done in played:
            if isinstance(done, DealDone) == bool(deals):
                step()
            told += isinstance(done, DealDone)
            if isinstance(done, DealDone):
                for player, many in done.report.get("stood_in", {}).items():
                    stood_in[done.report["session"], done.report["players"][player]] = many
            if record is not None and isinstance(done, SessionDone):
                _write(record, done)
            if as_json:
                _print(done)
            elif isinstance(done, DealDone):
                shown.deal(done.report)
            else:
                shown.end(done.report)
                if done.report is not None and done.report["abandoned"]:
                    deals_played = done.report["deals"]
                    why = "(--max-deals)" if deals_played == max_deals else "(its record was full)"
                    show(f"Session {done.index} had no end after {deals_played} deals and was broken off {why}.")
                shown = SessionShown(done.index + 1)
    for level in sorted({level for _, level in stood_in}):
        tell_stand_in(level, sum(many for (_, one), many in stood_in.items() if one == level))
    if not as_json:
        show(f"{told} {'deal' if told == 1 else 'deals'} in {time.monotonic() - began:.1f} s; seed {plan.seed}")


def _print(done: Done) -> None:
    if done.report is not None:
        print(json.dumps(done.report), flush=True)


def _levels(game: Game, levels: tuple[str, ...], others: Others) -> tuple[str, ...]:
    known(levels, others)
    if len(levels) == 1:
        return levels * game.players
    if not game.players <= len(levels) <= game.most:
        wanted = f"{game.players}" if game.most == game.players else f"{game.players} to {game.most}"
        raise click.UsageError(f"{game.name} has {game.players} players: give one level, or {wanted}.")
    return levels


def _jobs(jobs: int | None, deals: int | None, sessions: int | None) -> int:
    """Return how many sessions are played at a time: no more than there may be."""
    at_most = deals if sessions is None else sessions
    return min(jobs or processors(), at_most or 1)


def _write(path: Path, done: SessionDone) -> None:
    """Write the record of a session where there is no file yet."""
    target = path if done.index == 1 else path.with_name(f"{path.stem}-{done.index}{path.suffix}")
    check_new(target)
    store = create(target, done.record)
    if isinstance(store.saving, NotSaved):
        raise click.ClickException(f"{target}: {worded(store.saving.reason, ENGLISH)}")
    store.close()
