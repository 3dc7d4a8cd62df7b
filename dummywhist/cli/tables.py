"""How are reports shown to people? As tables on standard output, and a bar on standard error for what takes long."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from fractions import Fraction

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from dummywhist.cli.report import Report

PATIENCE = 1.0
"""Seconds that may pass before a bar is shown."""
COLUMNS = (
    ("Deal", 13), ("Rubber", 6), ("Dealer", 6), ("Trumps", 14), ("Tricks", 6), ("Points", 11), ("Score", 9), ("Won", 6),
)  # fmt: skip
"""Of a line a deal: heads and widths in characters."""


def table(title: str, *columns: str) -> Table:
    """Return an empty table."""
    made = Table(
        title=title or None, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False,
        collapse_padding=True,
    )  # fmt: skip
    for column in columns:
        made.add_column(column, overflow="fold")
    return made


def show(shown: Table | str) -> None:
    """Print ``shown``."""
    Console(file=sys.stdout, highlight=False).print(shown, soft_wrap=isinstance(shown, str), markup=False)


class SessionShown:
    """Prints session ``index``: a deal as soon as it is counted, then the account."""

    def __init__(self, index: int) -> None:
        self._index = index
        self._begun = False

    def deal(self, deal: Report) -> None:
        """Print a line, under the heads of the columns if it is the first."""
        if not self._begun:
            self._begun = True
            players = ", ".join(f"{player} {kind}" for player, kind in deal["players"].items())
            if "waiting" in deal:
                named = ", ".join(f"{player} {name}" for player, name in deal["names"].items())
                players = f"{players}; {named}; {', '.join(deal['waiting'])} waiting"
            show(_deals(heads=True, title=f"Session {self._index}: {players}"))
        line = _deals(heads=False)
        line.add_row(*_deal_row(deal))
        show(line)

    def end(self, over: Report | None) -> None:
        """Print the account of the session, if it is over."""
        if not self._begun:
            show(f"Session {self._index}: no deal was counted.")
        if over is not None:
            _show_account(over)


def show_session(index: int, deals: Iterable[Report], over: Report | None) -> None:
    """Print the deals of a session, and its account if it is over."""
    shown = SessionShown(index)
    for deal in deals:
        shown.deal(deal)
    shown.end(over)


def _deals(*, heads: bool, title: str = "") -> Table:
    """Return an empty table of deals whose columns are as wide as those of any other, 79 characters in all."""
    made = Table(
        title=title or None, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 1, 0, 0),
        show_header=heads,
    )  # fmt: skip
    for name, width in COLUMNS:
        made.add_column(name, width=width, overflow="fold")
    return made


def _show_account(over: Report) -> None:
    account = table("Broken off" if over["abandoned"] else "Settlement", "", "Dummy", "Games", "Winner", "Points")
    for unit in over["units"]:
        games = ", ".join(f"{game['winner'] or 'shared'} {game['points']}" for game in unit["games"])
        conceded = "" if unit.get("net") == unit.get("value") else f" (net {_signed(unit['net'])} for {unit['dummy']})"
        account.add_row(
            f"{unit['unit'].capitalize()} {unit['number']}", unit.get("dummy", ""), games, unit["winner"] or "shared",
            f"{unit['points']}{conceded}".replace("-", "−"),
        )  # fmt: skip
    show(account)
    for player, points in over["result"].items():
        show(f"{player}: {_signed(points)} points, {_signed(over['settlement'][player])} units")
    for paid in over["payments"]:
        show(f"{paid['from']} pays {paid['to']} {paid['amount']:g}")


def _deal_row(deal: Report) -> tuple[str, ...]:
    scores = {side: score for side, score in deal["scores"].items() if side != "games"}
    won = deal.get("game_won")
    contract = deal.get("contract")
    trumps = str(deal.get("turned", deal.get("trump", "–")))
    if contract is not None:
        doubled = {1: "", 2: " X", 4: " XX"}[contract["doubled"]]
        trumps = f"{contract['by']} {contract['bid']}{doubled}, {trumps} {deal.get('direction', '')}".rstrip()
    named = ((side, item, points) for side, items in deal["points"].items() for item, points in items.items())
    scored = [f"{side} {item} {points}" for side, item, points in named if points]
    return (
        f"{deal['index']} {deal.get('deal_name', '')}".rstrip(),
        f"{deal['rubber']} of {deal['seats']['S']}", deal["dealer"], trumps,
        _row(deal["tricks_won"]), ", ".join(scored).replace("_", " "),
        _row(scores) + (f" ({_row(deal['scores']['games'])})" if "games" in deal["scores"] else ""),
        "" if won is None else f"{won['winner'] or 'shared'} {won['points']}",
    )  # fmt: skip


def _row(values: Report) -> str:
    return "–".join(str(value) for value in values.values())


def _signed(number: float) -> str:
    return f"{number:+g}".replace("-", "−") if number else "0"


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """Give a function to be called at each of ``total`` steps; a bar appears on a terminal after a second."""
    done = 0
    with progress_bar(what, total) as tell:

        def step() -> None:
            nonlocal done
            done += 1
            tell(done)

        yield step


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Give a function that takes how many of ``total`` are done; a bar appears on a terminal after a second."""
    began = time.monotonic()
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = bar.add_task(what, total=total)
    shown = False

    def tell(done: int) -> None:
        nonlocal shown
        bar.update(task, completed=done)
        if not shown and time.monotonic() - began > PATIENCE:
            shown = True
            bar.start()

    try:
        yield tell
    finally:
        if shown:
            bar.stop()


def placed(number: int, shared: bool) -> str:
    """Spell a place in a ranking, with a sign where others have the same."""
    return f"{number}=" if shared else str(number)


def decimal(number: Fraction) -> str:
    """Spell a figure for people, to one decimal where it is no whole number (DW-Q5)."""
    return str(number) if number.denominator == 1 else f"{float(number):.1f}"


def signed(number: Fraction) -> str:
    """Spell by how much somebody is above or below the average."""
    return "0" if not number else f"{'+' if number > 0 else '−'}{decimal(abs(number))}"
