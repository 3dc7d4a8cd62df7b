"""How does somebody play, over all deals? `dummywhist statistics`: the figures of the window, from records."""

import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from datetime import date, datetime
from pathlib import Path

import click

from dummywhist.cli.report import Report
from dummywhist.cli.tables import progress, show, table
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.messages import worded
from dummywhist.engine.record.whole import write_whole
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.statistics.averages import Average, average, counted_now
from dummywhist.engine.statistics.counting import compare_now, judged_now, logs_of
from dummywhist.engine.statistics.csv_text import csv_text
from dummywhist.engine.statistics.figures import (
    Deal,
    Luck,
    Mean,
    Rate,
    Wanted,
    against_computer,
    against_what_was_held,
    by_difference,
    by_kind,
    by_role,
    chosen,
    counted,
    is_wanted,
    loss_of,
    luck,
    marks_for,
    points_of,
    rate,
    slope,
    spans,
)
from dummywhist.engine.statistics.roles import GROUPS
from dummywhist.engine.statistics.store import Row, Store, Unread, records_in
from dummywhist.engine.study.findings import Findings
from dummywhist.paths import find_paths

PLACES = 4
LEVEL_WORDS = {"beginner": "gentle", "steady": "steady", "strong": "strong", "master": "master"}
LEVELS = ("person", "beginner", "steady", "strong", "master", "random")
ROLES = {
    "with_dummy": "with dummy", "against_dummy": "against dummy", "four_hands": "four hands",
    "dead_hands": "dead hands", "alone": "alone", "other": "other",
}  # fmt: skip


class _Averages:
    """The averages by game, rules and role; those of house rules are counted once, where there is a fast solver."""

    def __init__(self) -> None:
        self._counted: dict[tuple[str, str, str], Average | None] = {}

    def of(self, game: str, rules: str, role: str) -> Average | None:
        """Return the average, or None where there is none in tricks."""
        found = average(game, rules, role)
        if found is not None or not is_native():
            return found
        key = game, rules, role
        if key not in self._counted:
            self._counted[key] = counted_now(*key)
        return self._counted[key]

    @property
    def about(self) -> bool:
        """Whether one of them was counted with few deals."""
        return any(one is not None for one in self._counted.values())


@click.command("statistics", help="Tell how somebody plays, from the records in FOLDER, or in FILES.")
@click.argument("paths", nargs=-1, metavar="[FOLDER | FILE...]", type=click.Path(path_type=Path))
@click.option("--game", type=click.Choice([game.key for game in GAMES]), default=None, help="Only deals of this game.")
@click.option("--role", type=click.Choice(GROUPS), default=None, help="Only deals in this role.")
@click.option("--against", type=click.Choice(LEVELS), default=None, help="Only deals at a table with such a player.")
@click.option("--who", default="", help="Whose deals, by name; the first person at the table if nothing is said.")
@click.option("--since", type=click.DateTime(["%Y-%m-%d"]), default=None, help="Only deals from this day on.")
@click.option("--until", type=click.DateTime(["%Y-%m-%d"]), default=None, help="Only deals up to this day.")
@click.option("--tutored", is_flag=True, help="Only deals in which the tutor asked; they are left out otherwise.")
@click.option("--points", is_flag=True, help="Tell losses and parts in points at the score, not in tricks.")
@click.option("--count", type=click.IntRange(1), default=None, metavar="N",
              help="Judge so many deals first that are not judged yet, the newest first.")  # fmt: skip
@click.option("--compare", type=click.IntRange(1), default=None, metavar="N",
              help="Let a master play so many deals first in one's seat, the newest first.")  # fmt: skip
@click.option("--csv", "to_csv", type=click.Path(path_type=Path, allow_dash=True), default=None,
              help="Write a row a deal to this file, - for standard output.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def command(
    paths: tuple[Path, ...], game: str | None, role: str | None, against: str | None, who: str, since: datetime | None,
    until: datetime | None, tutored: bool, points: bool, count: int | None, compare: int | None, to_csv: Path | None,
    as_json: bool,
) -> None:  # fmt: skip
    """Print the figures, or write a row a deal; records that cannot be read are named and left out."""
    if as_json and to_csv is not None:
        raise click.UsageError("Either --json or --csv, not both.")
    wanted = Wanted(
        game or "", role or "", against or "", who, None if since is None else since.date(),
        None if until is None else until.date(), helped=tutored,
    )  # fmt: skip
    files = _files(paths)
    with closing(Store(None if paths else find_paths().statistics)) as store:
        _follow(store, files)
        if store.word is not None:
            click.echo(f"dummywhist: {worded(store.word, ENGLISH)}", err=True)
        for unread in store.unread():
            click.echo(f"dummywhist: {unread.name}: {_why(unread)}", err=True)
        if count is not None:
            _count(store, files, wanted, count)
        if compare is not None:
            _compare(store, files, wanted, compare)
        rows, averages = store.rows(), _Averages()
        found = chosen(rows, wanted)
        if to_csv is not None:
            _write(to_csv, csv_text(found, averages.of))
            return
        deals = counted(found, averages.of)
        kinds = by_kind(deals, store.cards((one.row.deal, one.row.owner) for one in deals), points=points)
        told = list(_told(rows, found, deals, kinds, wanted, points))
        torn = [{"record": one.name, "line": one.line, "why": worded(one.why, ENGLISH)} for one in store.unread()]
        told[0] |= {"unread": torn, "about": averages.about}
        if as_json:
            for line in told:
                print(json.dumps(line))
        else:
            _show(told)


def _why(unread: Unread) -> str:
    """Return what is wrong with a record; the words of one that is cut short name the line themselves."""
    words = worded(unread.why, ENGLISH)
    return f"line {unread.line}: {words}" if unread.line and "line" not in unread.why.args else words


def _files(paths: Sequence[Path]) -> list[Path]:
    """Return the records that are meant."""
    if not paths:
        return records_in(find_paths().tables)
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += records_in(path)
        elif path.is_file():
            files.append(path)
        else:
            raise click.ClickException(f"{path}: There is no such file or folder.")
    names = [path.name for path in files]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise click.ClickException(f"Two records are called {twice}.")
    return files


def _follow(store: Store, files: Sequence[Path]) -> None:
    """Read what is new in the records, and what was found beside them."""
    store.scan(files)
    with progress("Cards", len(files)) as step:
        for path in files:
            with suppress(DummyWhistError):  # the scan has named it
                store.learn(path)
            step()


def _count(store: Store, files: Sequence[Path], wanted: Wanted, most: int) -> None:
    """Judge so many of the deals that are not judged; what is found is kept beside their records."""
    if not is_native():
        raise click.ClickException("The fast solver was not built: no deal can be judged.")
    at = {path.name: path for path in files}
    meant = {(row.record, row.number) for row in chosen(store.rows(), wanted) if row.part is None}
    missing = [one for one in store.uncounted() if one in meant][:most]
    with progress("Deals", len(missing)) as step:
        for name, number in missing:
            findings = Findings(at[name])
            for log in logs_of(at[name]):
                if log.counted and log.setup.ordinal == number:
                    told = judged_now(log, findings)
                    if told is not None:
                        store.keep(name, log, told)
            findings.flush()
            word = findings.word()
            if word is not None:
                click.echo(f"dummywhist: {name}: {worded(word, ENGLISH)}", err=True)
            step()


def _compare(store: Store, files: Sequence[Path], wanted: Wanted, most: int) -> None:
    """Let a master play so many of the judged deals in the seat of the person; the lines are kept beside the records.

    The others play as they sat: at their levels, people as masters.
    """
    if not is_native():
        raise click.ClickException("The fast solver was not built: no deal can be compared.")
    at = {path.name: path for path in files}
    rows = chosen(store.rows(), wanted)
    missing = [row for row in reversed(rows) if row.part is not None and row.part.computer is None][:most]
    with progress("Deals", len(missing)) as step:
        for row in missing:
            findings = Findings(at[row.record])
            for log in logs_of(at[row.record]):
                if log.counted and log.setup.ordinal == row.number:
                    compare_now(log, Player(By(row.owner)), store.hands(row.record, row.number), findings)
            findings.flush()
            store.learn(at[row.record])
            step()


def _write(path: Path, text: str) -> None:
    if str(path) == "-":
        sys.stdout.write(text)
        return
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise click.ClickException(f"{path}: Not saved: {error.strerror or error}.") from error


# ---- what is told ----


def _told(
    rows: Sequence[Row], found: Sequence[Row], deals: Sequence[Deal], kinds: Sequence[tuple[str, Rate]],
    wanted: Wanted, points: bool,
) -> list[Report]:  # fmt: skip
    loss = points_of if points else loss_of
    left_out: dict[str, int] = {}
    for row in rows:
        if row.excluded and is_wanted(row, wanted):
            left_out[row.excluded] = left_out.get(row.excluded, 0) + 1
    days = sorted(row.started[:10] for row in found)
    head: Report = {
        "kind": "statistics", "deals": len(found), "counted": len(deals), "left_out": left_out,
        "first": days[0] if days else None, "last": days[-1] if days else None,
        "unit": "points" if points else "tricks",
    }  # fmt: skip
    lines = [head, {"kind": "error_rate", **_rate(rate(deals, loss))}]
    falls = slope(deals, loss)
    if falls is not None:
        lines.append({"kind": "slope", **{key: round(value, PLACES) for key, value in falls._asdict().items()}})
    lines += [{"kind": "role", "role": role, **_rate(one)} for role, one in by_role(deals, loss)]
    lines += [{"kind": "card_kind", "of": kind, **_rate(one)} for kind, one in kinds]
    for point in spans(deals):
        split = luck(point.deals, points=points)
        lines.append({
            "kind": "span", "unit": point.unit, "first": point.first.isoformat(), "last": point.last.isoformat(),
            **_rate(rate(point.deals, loss)), "split": _luck(split),
        })  # fmt: skip
    lines.append({"kind": "luck", **_luck(luck(deals, points=points))})
    lines.append({"kind": "difference", "deals": {str(more): many for more, many in by_difference(deals).items()}})
    for kind, found_rows in (("held", against_what_was_held(deals)), ("computer", against_computer(deals))):
        for role, company, one in found_rows:
            lines.append({"kind": kind, "role": role, "company": " ".join(company), **_mean(one)})
    if not points:
        lines += [{"kind": "mark", "level": level, **_mean(one)} for level, one in marks_for(deals)]
    return lines


def _rate(one: Rate) -> Report:
    return {
        "deals": one.deals, "choices": one.choices, "lost": round(one.lost, PLACES), "mean": round(one.mean, PLACES),
        "low": None if one.low is None else round(one.low, PLACES),
        "high": None if one.high is None else round(one.high, PLACES), "of_hundred": round(one.of_hundred, PLACES),
    }  # fmt: skip


def _mean(one: Mean) -> Report:
    return {
        "deals": one.deals, "mean": round(one.mean, PLACES), "low": None if one.low is None else round(one.low, PLACES),
        "high": None if one.high is None else round(one.high, PLACES),
    }  # fmt: skip


def _luck(one: Luck) -> Report:
    parts = {key: round(value, 9) + 0.0 for key, value in one._asdict().items() if key != "deals"}
    return {"deals": one.deals, **parts, "sum": round(one.sum, 9) + 0.0}


def _show(told: Sequence[Report]) -> None:
    """Print the figures as tables."""
    head, error = told[0], told[1]
    unit = head["unit"]
    since = "" if head["first"] is None else f" since {_day(head['first'])}"
    show(f"{_many(head['deals'], 'deal')}{since}, {head['counted']} of them judged.")
    for why, many in head["left_out"].items():
        show(f"{_many(many, 'deal')} left out: {LEFT_OUT[why]}.")
    if not head["counted"]:
        show("No cards are judged yet. --count N judges the cards of N deals, some seconds each.")
        return
    show(f"Error rate: {_figures(error)} {unit} a deal; {error['of_hundred']:.2f} in a hundred choices.")
    for line in told:
        if line["kind"] == "slope":
            show(f"{line['less']:.2f} {unit} a deal fewer every 100 deals ({line['low']:.2f} to {line['high']:.2f}).")
    _show_rates("By role", "Role", [(ROLES[line["role"]], line) for line in told if line["kind"] == "role"])
    _show_rates(
        "By kind", "Cards", [(line["of"].replace("_", " "), line) for line in told if line["kind"] == "card_kind"]
    )  # fmt: skip
    _show_rates("Over time", "From", [(line["first"], line) for line in told if line["kind"] == "span"])
    marks = [f"{LEVEL_WORDS[line['level']]} {_figures(line)}" for line in told if line["kind"] == "mark"]
    if marks:
        show(f"Among themselves the levels lose: {', '.join(marks)}.")
    computer = [line for line in told if line["kind"] == "computer"]
    if computer:
        shown = table("Tricks against the computer in your seat", "Role", "Company", "Deals", "A deal")
        for line in computer:
            shown.add_row(ROLES[line["role"]], line["company"], str(line["deals"]), _figures(line))
        show(shown)
    split = next(line for line in told if line["kind"] == "luck")
    if split["deals"]:
        parts = table(f"Luck and skill, {unit}, {_many(split['deals'], 'deal')}", "Part", "Sum", "A deal")
        for key, words in PARTS.items():
            if key == "calls" and unit == "tricks":
                continue
            parts.add_row(words, f"{split[key]:+.2f}", f"{split[key] / split['deals']:+.2f}")
        show(parts)
        if head["about"]:
            show("The average is about right: it was counted with few deals for these rules.")


def _show_rates(title: str, first: str, lines: Sequence[tuple[str, Report]]) -> None:
    if not lines:
        return
    shown = table(title, first, "Deals", "Lost", "A deal", "Choices", "In a hundred")
    for words, line in lines:
        shown.add_row(
            words, str(line["deals"]), f"{line['lost']:.2f}", _figures(line), str(line["choices"]),
            f"{line['of_hundred']:.2f}",
        )  # fmt: skip
    show(shown)


def _figures(line: Report) -> str:
    """Spell a mean with its band."""
    band = "too few" if line["low"] is None else f"{line['low']:.2f} to {line['high']:.2f}"
    return f"{line['mean']:.2f} ({band})"


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _day(text: str) -> str:
    return date.fromisoformat(text).strftime("%d %B %Y").lstrip("0")


LEFT_OUT: Mapping[str, str] = {
    "undone": "a card was taken back", "arranged": "the cards were arranged", "looked": "more than one hand was seen",
    "again": "the same cards were played before",
}  # fmt: skip
PARTS: Mapping[str, str] = {
    "luck": "Luck of the deal", "calls": "Own calls", "own": "Own losses", "partner": "Partner’s losses",
    "gifts": "The others’ gifts", "lay": "How the cards lay", "sum": "Sum",
}  # fmt: skip
