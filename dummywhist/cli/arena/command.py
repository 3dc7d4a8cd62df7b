"""Which of two levels is the stronger, and by how much? `dummywhist arena`: a duplicate match with standard errors."""

import json
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import click

from dummywhist.cli.arena.file import Form, Item, Key, MatchFile, match_form, opened, seed_in
from dummywhist.cli.arena.league import COMPANIES, SITTING, YARDSTICK, Asked, Sitting, league_form, report, sitting_of
from dummywhist.cli.arena.plan import FOR_TRICKS, Deal, Plan, Scores, Unit
from dummywhist.cli.arena.running import here, on_cluster
from dummywhist.cli.arena.showing import show_league, show_match
from dummywhist.cli.arena.tally import summary
from dummywhist.cli.arena.ways import deal_of
from dummywhist.cli.failure import failing_clearly
from dummywhist.cli.levels import PLAYER_HELP, known_in_match, others_for, tell_of_solver, tell_stand_in
from dummywhist.cli.settings import changes_of
from dummywhist.cli.tables import progress_bar, show
from dummywhist.engine.players.search.pimc import read_yardstick
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.solver.processors import processors
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.values import NamedTuple


class Where(NamedTuple):
    """The Dask cluster that plays, None for this machine, and how many deals at a time."""

    cluster: str | None
    jobs: int


POSITIVE = click.IntRange(min=1)
INTERRUPTED = 130


@click.command("arena", help="Let two levels play a duplicate match of GAME: every deal both ways.")
@click.argument("game")
@click.option("--a", required=True, metavar="LEVEL", help="The level that is measured.")
@click.option("--b", metavar="LEVEL", help="The level that it is measured against; in a league pimc:20.")
@click.option("--league", is_flag=True, help="In the same seats, in the company of many kinds of players.")
@click.option("--sitting", type=POSITIVE, help="Deals that the players of a league sit together, to know each other.")
@click.option("--set", "settings", multiple=True, metavar="KEY=VALUE", help="Change a rule; may be given again.")
@click.option("--deals", type=POSITIVE, required=True, help="How many deals.")
@click.option("--seed", help="Any text; the same seed gives the same match.")
@click.option("--budget", type=POSITIVE, help="Nodes of the solver that a decision may cost.")
@click.option("--player", "given", multiple=True, metavar="NAME=COMMAND", help=PLAYER_HELP)
@click.option("--jobs", type=POSITIVE, help="Play so many deals at a time (as many as there are processors).")
@click.option("--resume", type=click.Path(path_type=Path), help="Write each deal here, and go on with those there.")
@click.option("--cluster", metavar="ADDRESS", help="Play on this Dask cluster, or on a “local” one.")
@click.option("--count", type=click.Choice(["points", "tricks"]), default="points", help="What they play for.")
@click.option("--scores", type=click.Choice(["random", "love"]), default="random", help="The score before each deal.")
@click.option("--errors/--no-errors", default=True, help="Look at each card double dummy.")
@click.option("--roles/--no-roles", default=True, help="Let B play against itself, to tell what each role gains.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def command(
    game: str, a: str, b: str | None, league: bool, sitting: int | None, settings: tuple[str, ...], deals: int,
    seed: str | None, budget: int | None,
    given: tuple[str, ...], jobs: int | None, resume: Path | None, cluster: str | None, count: Unit, scores: Scores,
    errors: bool, roles: bool, as_json: bool,
) -> None:  # fmt: skip
    """Play, and print what the match shows, also when it is interrupted."""
    with failing_clearly():
        played_game = game_of(game)
        changes = changes_of(played_game, settings)
        played_game.rules(changes)
    if b is None:
        if not league:
            raise click.UsageError("Missing option '--b'.")
        b = YARDSTICK
    if sitting is not None and not league:
        raise click.UsageError("--sitting is for a --league.")
    sitting = sitting or min(deals, SITTING)
    if league and deals % sitting:
        raise click.UsageError(f"A league is played in whole sittings: --deals must be a multiple of {sitting}.")
    others = others_for((a, b), given)
    known_in_match((a, b), others)
    if count == "tricks" and game not in FOR_TRICKS:
        raise click.ClickException(f"{game} is not played for tricks; leave --count out.")
    _check_solver((a, b))
    tell_of_solver((a, b))
    if errors and not is_native():
        click.echo("dummywhist: without the fast solver no card is looked at double dummy.", err=True)
    if seed is None:
        seed = (resume and seed_in(resume)) or str(secrets.randbits(64))
    plan = Plan(game, changes, a, b, seed, budget, errors and is_native(), roles, count, scores, others)
    if league:
        _league(plan, deals, sitting, Where(cluster, jobs or processors()), resume, as_json=as_json)
        return
    began = time.monotonic()
    found: dict[int, Deal] = {}
    with ExitStack() as stack:
        file = None if resume is None else stack.enter_context(opened(resume, match_form(plan)))
        if file is not None:
            _look_at(file, plan)
            found = {index: deal for index, deal in file.deals.items() if index <= deals}
        todo = [index for index in range(1, deals + 1) if index not in found]
        where = Where(cluster, jobs or processors())
        interrupted = _finish(partial(deal_of, plan), todo, found, match_form(plan), file, where)
    told = summary(plan, found.values())
    for letter, many in told.get("stood_in", {}).items():
        tell_stand_in(told[letter], many)
    if as_json:
        print(json.dumps(told), flush=True)
    else:
        show_match(told)
        many = len(found) - deals + len(todo)
        show(f"{many} {'deal' if many == 1 else 'deals'} played in {time.monotonic() - began:.1f} s; seed {plan.seed}")
    if interrupted:
        raise click.exceptions.Exit(INTERRUPTED)


def _league(plan: Plan, deals: int, sitting: int, where: Where, resume: Path | None, *, as_json: bool) -> None:
    began = time.monotonic()
    play = partial(sitting_of, plan, sitting)
    form = league_form(plan, sitting)
    found: dict[Asked, Sitting] = {}
    # Company by company within a sitting, so that whenever it is broken off all companies have had as many.
    wanted = [(company, nth) for nth in range(1, deals // sitting + 1) for company in COMPANIES]
    with ExitStack() as stack:
        file = None if resume is None else stack.enter_context(opened(resume, form))
        if file is not None:
            if file.torn:
                click.echo(f"dummywhist: The last line of “{file.path.name}” was cut short and is left out.", err=True)
            found = {key: file.deals[key] for key in wanted if key in file.deals}
            if found:
                key = next(iter(found))
                if not plan.others and play(key) != found[key]:
                    raise _otherwise(file.path)
        todo = [key for key in wanted if key not in found]
        interrupted = _finish(play, todo, found, form, file, where)
    told = report(plan, sitting, found.values())
    tell_stand_in(" and ".join(plan.others), told.get("stood_in", 0))
    if as_json:
        print(json.dumps(told), flush=True)
    else:
        show_league(told)
        many = sum(len(one.rounds) for one in found.values())
        show(f"{many} deals in {time.monotonic() - began:.1f} s; seed {plan.seed}")
    if interrupted:
        raise click.exceptions.Exit(INTERRUPTED)


def _otherwise(path: Path) -> click.ClickException:
    return click.ClickException(f"“{path.name}” was begun by players who play otherwise; it is left as it is.")


def _finish(
    play: Callable[[Key], Item], todo: Sequence[Key], found: dict[Key, Item], form: Form[Key, Item],
    file: MatchFile[Key, Item] | None, where: Where,
) -> bool:  # fmt: skip
    """Play ``todo``, add each deal to ``found`` and to the file; return whether somebody interrupted it."""
    jobs = min(where.jobs, len(todo) or 1)
    dealt = here(play, todo, jobs) if where.cluster is None else on_cluster(play, todo, where.cluster, jobs)
    with progress_bar("Deals", len(found) + len(todo)) as tell, closing(dealt):
        tell(len(found))
        try:
            for one in dealt:
                if file is not None:
                    file.append(one)
                found[form.key(one)] = one
                tell(len(found))
        except KeyboardInterrupt:
            with suppress(KeyboardInterrupt):
                dealt.throw(KeyboardInterrupt)
            return True
    return False


def _check_solver(levels: Iterable[str]) -> None:
    for level in levels:
        if read_yardstick(level) is not None and not is_native():
            raise click.ClickException(f"“{level}” needs the fast solver, which was not built here.")


def _look_at(file: MatchFile[int, Deal], plan: Plan) -> None:
    """Say what was cut short; fail if the deals in ``file`` would be played otherwise now.

    Players of other makers need not do the same again.
    """
    if file.torn:
        click.echo(f"dummywhist: The last line of “{file.path.name}” was cut short and is left out.", err=True)
    if file.deals:
        kept = file.deals[min(file.deals)]
        if not plan.others and _timeless(deal_of(plan, kept.index)) != _timeless(kept):
            raise _otherwise(file.path)


def _timeless(deal: Deal) -> Deal:
    return replace(deal, games=tuple(game._replace(ms={}) for game in deal.games))
