"""Which problems are shipped, and are they right? `dummywhist problems`."""

import json
from collections.abc import Iterable

import click

from dummywhist.cli.tables import show, table
from dummywhist.engine.cards.notation import hand_text, suit_text
from dummywhist.engine.cards.seat import seat_text
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import worded
from dummywhist.engine.problems.pack import from_books, shipped, wrong_with
from dummywhist.engine.problems.problem import Problem
from dummywhist.engine.solver.solver import Solver


@click.command("problems", help="List the problems that come with the program, or solve them all again.")
@click.option("--check", is_flag=True, help="Solve every problem again; fail where one has another solution.")
@click.option("--list", "listed", is_flag=True, help="One line a problem, without its solution.")
@click.option("--json", "as_json", is_flag=True, help="With --list: one JSON object a line.")
def command(check: bool, listed: bool, as_json: bool) -> None:
    """List or check the pack."""
    if check == listed:
        raise click.UsageError("Say --check or --list.")
    if as_json and not listed:
        raise click.UsageError("--json goes with --list.")
    packs = shipped(), from_books()
    left_out = [error for pack in packs for error in pack.left_out]
    problems = [one for pack in packs for one in pack.problems]
    for error in left_out:
        click.echo(f"dummywhist: {error}", err=True)
    if listed:
        _list(problems, as_json)
        return
    solver = Solver(32)
    wrong = [error for error in (wrong_with(one, solver) for one in problems) if error is not None]
    for error in wrong:
        click.echo(worded(error.message, ENGLISH))
    click.echo(f"{len(problems)} problems, {len(wrong)} wrong.")
    if wrong or left_out:
        raise click.exceptions.Exit(1)


def _list(problems: Iterable[Problem], as_json: bool) -> None:
    shown = table("", "Problem", "Dummy", "You", "Out", "Trump", "Leads", "Win", "Level")
    for one in problems:
        dummy, yours, out = hand_text(one.dummy), hand_text(one.yours), hand_text(one.out)
        trump, leader = suit_text(one.trump), seat_text(one.leader)
        if as_json:
            told = {"id": one.id, "dummy": dummy, "yours": yours, "out": out, "trump": trump, "leader": leader}
            book = {"right": hand_text(one.east), "source": one.source} if one.open else {}
            print(json.dumps({**told, "wins": one.wins, "cards": one.cards, "level": one.level, **book}))
        task = f"{one.wins} of {one.cards}"
        shown.add_row(one.id, dummy, yours, out, trump, leader, task, str(one.level))
    if not as_json:
        show(shown)
