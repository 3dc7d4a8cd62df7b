"""How is a duplicate match directed without a screen? `dummywhist duplicate`: movements, entries, the ranking."""

import json
import secrets
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import wraps
from pathlib import Path
from typing import Final

import click

from dummywhist.cli.exporting import check_new, write_new
from dummywhist.cli.failure import failing_clearly
from dummywhist.cli.levels import tell_of_solver
from dummywhist.cli.match_by_file import checked_word, make, merge, play_sealed, with_word
from dummywhist.cli.match_of_computers import drawn as number_drawn
from dummywhist.cli.match_of_computers import played, with_trays
from dummywhist.cli.report import Report
from dummywhist.cli.tables import decimal, placed, progress, show, signed, table
from dummywhist.engine.cards.again import overplay
from dummywhist.engine.cards.card import SUITS
from dummywhist.engine.cards.notation import suit_text
from dummywhist.engine.cards.shuffle import read_number
from dummywhist.engine.duplicate.averages import AverageRanking
from dummywhist.engine.duplicate.export import flags
from dummywhist.engine.duplicate.forms import FOSTER, Plan, form_of, trays_at, usual_form, ways_to_compare
from dummywhist.engine.duplicate.journal import Result, missing
from dummywhist.engine.duplicate.match import Match, Setup, begun, with_journal
from dummywhist.engine.duplicate.meetings import MatchRanking
from dummywhist.engine.duplicate.movement import PAIRS, PERSONS, TEAMS, UNITS, Movement
from dummywhist.engine.duplicate.ranking import Ranking, ranking
from dummywhist.engine.duplicate.result import Made
from dummywhist.engine.duplicate.store import enter_in_file, read_match_file
from dummywhist.engine.duplicate.text import match_text
from dummywhist.engine.duplicate.told import in_runs, sits_out, travellers
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import worded
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.record.saving import reason_of
from dummywhist.engine.solver.processors import processors
from dummywhist.engine.values import NamedTuple

AUTO: Final = "auto"
COMPASS: Final = "NESW"
FILE: Final = click.Path(path_type=Path)
COUNT: Final = click.IntRange(min=1)


class Asked(NamedTuple):
    """What is to be played as it was asked for: ``given`` is the unit with its number, none where tables were named."""

    form: str
    tables: int | None
    given: list[tuple[str, int]]
    trays: int | None


def planned(command: Callable[..., None]) -> Callable[..., None]:
    """Let ``command`` take a FORM, by whom it is played and how many trays there are in a set: its ``asked``.

    FORM is left out only where a sealed match is given, and then ``asked`` is None.
    """

    @wraps(command)
    def with_plan(
        form: str | None, tables: int | None, pairs: int | None, persons: int | None, teams: int | None,
        trays: int | None, **others: object,
    ) -> None:  # fmt: skip
        if form is None and others.get("sealed") is None:
            raise click.UsageError("Missing argument 'FORM'.")
        asked = None if form is None else Asked(form, tables, _given(tables, pairs, persons, teams), trays)
        command(asked=asked, **others)

    options = (
        click.argument("form", required=False),
        click.option("--tables", type=COUNT, help="How many tables (of pairs, if pairs play the form)."),
        click.option("--pairs", type=COUNT, help="Or how many pairs."),
        click.option("--persons", type=COUNT, help="Or how many persons."),
        click.option("--teams", type=COUNT, help="Or how many teams."),
        click.option("--trays", type=COUNT, help="How many trays are in a set (as is usual in the form)."),
    )
    declared: Callable[..., None] = with_plan
    for option in reversed(options):
        declared = option(declared)
    return declared


@click.group("duplicate", help="Duplicate whist: who plays which tray where, and who has won.")
def command() -> None:
    """Direct a match."""


@command.command("movement", help="Tell who sits where with which trays in a match of FORM, round by round.")
@planned
@click.option("--still", type=COUNT, help="Of stationary_table: the table that sits still (the middle one).")
@click.option("--twice", is_flag=True, help="Play all again with the hands of both sides exchanged.")
@click.option("--seed", help="Of foster: the number from which other suits are drawn.")
@click.option("--match", "target", type=FILE, help="Write a match of it here, where there is no file yet.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def movement(
    asked: Asked, still: int | None, twice: bool, seed: str | None, target: Path | None, as_json: bool
) -> None:
    """Print a movement, and write a match of it."""
    with failing_clearly():
        plan = _plan(asked)
        plan = Plan(
            plan.form, plan.unit, plan.number, plan.trays, still, twice, None if seed is None else read_number(seed)
        )
        match = begun(Setup(plan, ways_to_compare(plan)[0]))
    if target is not None:
        check_new(target)
        write_new(target, match_text(match))
    if as_json:
        for report in _movement_reports(match):
            print(json.dumps(report))
        return
    _show_movement(match)


@command.command("play", help="Let computers play a whole match of FORM, or the trays of a sealed one, and rank them.")
@planned
@click.option(
    "--players",
    default="steady",
    metavar="LEVEL,…",
    help="A level for each who is named in the movement, or one for all.",
)
@click.option("--seed", help="Any text; the same seed deals and plays the same.")
@click.option("--jobs", type=COUNT, help="Play so many trays at a time (as many as there are processors).")
@click.option("--travellers", is_flag=True, help="Tell every result as well, tray by tray.")
@click.option("--match", "target", type=FILE, help="Write the match here, where there is no file yet.")
@click.option("--sealed", type=FILE, help="Play this sealed match instead, North and South of it.")
@click.option("--player", help="Of a sealed match: who plays.")
@click.option("--results", type=FILE, help="Of a sealed match: the file of results; what is in it is gone on with.")
@with_word()
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def play(
    asked: Asked | None, players: str, seed: str | None, jobs: int | None, travellers: bool, target: Path | None,
    sealed: Path | None, player: str | None, results: Path | None, word: str | None, as_json: bool,
) -> None:  # fmt: skip
    """Play a match, and print its ranking."""
    if sealed is not None:
        if asked is not None or player is None or results is None or target is not None or jobs or travellers:
            raise click.UsageError("A sealed match is played with --player and --results, and without a FORM.")
        play_sealed(sealed, player, results, checked_word(word), players, seed, as_json)
        return
    if asked is None or player is not None or results is not None:
        raise click.UsageError("--player and --results belong to a sealed match.")
    drawn = str(secrets.randbits(64)) if seed is None else seed
    with failing_clearly():
        plan = _plan(asked)
        if plan.form == FOSTER:
            plan = replace(plan, shuffle=number_drawn(drawn, "suits"))
        match = begun(with_trays(Setup(plan, ways_to_compare(plan)[0]), drawn))
    levels = _levels(players, len(match.movement.labels))
    if target is not None:
        check_new(target)  # before the time is spent
    tell_of_solver(levels)
    wanted = len(missing(plan, match.movement, match.standing, match.movement.rounds))
    journal = []
    with progress("Results", wanted) as step:
        for noted in played(match, levels, drawn, jobs or processors()):
            journal.append(noted)
            if isinstance(noted.entry, Result):
                step()
    match = with_journal(match.setup, tuple(journal))
    if target is not None:
        write_new(target, match_text(match))
    _tell(match, as_json, travellers=travellers)
    if not as_json:
        show(f"seed {drawn}")


@command.command("enter", help="Add LINES to the journal of the match in FILE, all of them or none.")
@click.argument("file", type=FILE)
@click.argument("lines", nargs=-1, required=True)
def enter(file: Path, lines: tuple[str, ...]) -> None:
    """Enter results, corrections, calls."""
    with failing_clearly(str(file)):
        try:
            match = enter_in_file(file, list(lines))
        except OSError as error:
            raise click.ClickException(f"{file}: {worded(reason_of(error), ENGLISH)}") from error
    show(_where(match))


@command.command("score", help="Rank those who play the match in FILE.")
@click.argument("file", type=FILE)
@click.option("--travellers", is_flag=True, help="Tell every result as well, tray by tray.")
@click.option(
    "--missing", "lacking", is_flag=True, help="Tell which results are missing in the rounds that were called."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def score(file: Path, travellers: bool, lacking: bool, as_json: bool) -> None:
    """Print a ranking."""
    with failing_clearly(str(file)):
        match = read_match_file(file)
    _tell(match, as_json, travellers=travellers, lacking=lacking)


def _tell(match: Match, as_json: bool, *, travellers: bool = False, lacking: bool = False) -> None:
    """Print how ``match`` stands, who is placed where, and what else is wanted."""
    ranked = ranking(match)
    if as_json:
        reports = [_match_report(match), *_ranking_reports(match, ranked)]
        reports += _traveller_reports(match) if travellers else ()
        reports += _missing_reports(match) if lacking else ()
        for report in reports:
            print(json.dumps(report))
        return
    show(_where(match))
    _show_ranking(match, ranked)
    if travellers:
        _show_travellers(match)
    if lacking:
        for place in _missing_reports(match):
            show(f"Missing: round {place['round']}, table {place['table']}, tray {place['tray']}")


# ---- what is to be played ----


def _given(tables: int | None, pairs: int | None, persons: int | None, teams: int | None) -> list[tuple[str, int]]:
    """Return the unit that was named with its number, or nothing where tables were; UsageError for more or none."""
    given = [(unit, number) for unit, number in zip(UNITS, (pairs, persons, teams), strict=True) if number is not None]
    if len(given) + (tables is not None) != 1:
        raise click.UsageError("Say one of --tables, --pairs, --persons and --teams.")
    return given


def _levels(players: str, entrants: int) -> tuple[str, ...]:
    """Return the level of each entrant; a sentence where there is none of that name, or too few or many are named."""
    levels = tuple(players.split(","))
    for level in levels:
        if level not in LEVELS:
            raise click.ClickException(f"There is no level “{level}”; levels are {', '.join(LEVELS)}.")
    if len(levels) == 1:
        return levels * entrants
    if len(levels) != entrants:
        raise click.UsageError(f"{entrants} play: give one level, or {entrants}.")
    return levels


def _plan(asked: Asked) -> Plan:
    """Return the plan that was asked for; Unreadable if there is no such form."""
    form, tables, given, trays = asked
    if form == AUTO:
        places = {PAIRS: 2, PERSONS: 4, TEAMS: 1}
        form = usual_form(tables or -(-given[0][1] // places[given[0][0]]))
    kind = form_of(form)
    if tables is not None:
        unit = next(unit for unit in UNITS if unit in kind.at_table)
        given = [(unit, tables * kind.at_table[unit])]
    unit, number = given[0]
    return Plan(form, unit, number, trays or kind.trays)


def _movement_reports(match: Match) -> Iterator[Report]:
    plan, moves = match.setup.plan, match.movement
    yield {
        "kind": "movement", "form": plan.form, "unit": plan.unit, "number": plan.number, "tables": moves.tables,
        "rounds": moves.rounds, "trays": moves.sets * plan.trays, "entrants": list(moves.labels),
        "skip_after": moves.skip_after,
    }  # fmt: skip
    for number in range(1, moves.rounds + 1):
        sittings = list(moves.at(number))
        yield {"kind": "round", "round": number, "sits_out": sits_out(moves, sittings)}
        for sitting in sittings:
            yield {
                "kind": "sitting", "round": number, "table": sitting.table, **_seats(moves, sitting.seats),
                "trays": list(trays_at(plan, sitting)), "turned": sitting.turned,
                "lent": [moves.labels[entrant - 1] for entrant in sitting.lent],
            }  # fmt: skip
    if plan.shuffle is not None:
        for tray, suits in overplay(plan.trays, plan.shuffle):
            changed = {suit_text(suit): suit_text(other) for suit, other in zip(SUITS, suits, strict=True)}
            yield {"kind": "overplay", "tray": tray, "suits": changed}


def _seats(moves: Movement, seats: Iterable[int]) -> dict[str, str]:
    return {point: moves.labels[entrant - 1] for point, entrant in zip(COMPASS, seats, strict=True)}


def _show_movement(match: Match) -> None:
    plan, moves = match.setup.plan, match.movement
    as_pairs = moves.names > 1
    for number in range(1, moves.rounds + 1):
        heads = ("Table", "NS", "EW", "Trays") if as_pairs else ("Table", *COMPASS, "Trays")
        sittings = list(moves.at(number))
        listed = table(f"Round {number}{', trays turned' if sittings[0].turned else ''}", *heads)
        for sitting in sittings:
            seats = [moves.labels[entrant - 1] for entrant in sitting.seats]
            trays = in_runs(trays_at(plan, sitting))
            listed.add_row(str(sitting.table), *(seats[:2] if as_pairs else seats), trays)
        show(listed)
        if idle := sits_out(moves, sittings):
            show(f"Sits out: {', '.join(idle)}")
        if number == moves.skip_after:
            who = "East and West" if as_pairs else "The gentlemen"
            show(f"Skip: {who} now move two tables, the trays one.")


# ---- what was played ----


def _match_report(match: Match) -> Report:
    setup, standing = match.setup, match.standing
    return {
        "kind": "match", "title": setup.title, "form": setup.plan.form, "compare": setup.compare,
        "round": standing.round, "rounds": match.movement.rounds, "results": len(standing.results),
        "missing": len(missing(setup.plan, match.movement, standing, standing.round)),
    }  # fmt: skip


def _where(match: Match) -> str:
    told = _match_report(match)
    of = f"{told['title']}: " if told["title"] else ""
    return f"{of}round {told['round']} of {told['rounds']}, {told['results']} results, {told['missing']} missing"


def _ranking_reports(match: Match, ranked: Ranking) -> Iterator[Report]:
    labels = match.movement.labels
    if isinstance(ranked, MatchRanking):
        yield from _match_ranking_reports(match, ranked)
        return
    for line in ranked.lines:
        for rank in line.ranks:
            yield {
                "kind": "rank", "line": line.name, "place": rank.place, "shared": rank.shared,
                "entrant": labels[rank.entrant - 1], "name": match.name_of(rank.entrant), "tricks": str(rank.tricks),
                "expected": str(rank.expected), "plus": str(rank.plus), "lost": str(rank.lost), "trays": rank.trays,
            }  # fmt: skip
    for winners in ranked.winners:
        entrants = [labels[entrant - 1] for entrant in winners.entrants]
        yield {"kind": "winners", "group": winners.group, "entrants": entrants}
    for check in ranked.checks:
        yield {
            "kind": "check", "lines": list(check.lines), "total": str(check.total), "trays": check.trays,
            "parted": [place._asdict() for place in check.parted],
        }  # fmt: skip


def _match_ranking_reports(match: Match, ranked: MatchRanking) -> Iterator[Report]:
    for rank in ranked.ranks:
        yield {
            "kind": "rank", "line": "teams" if ranked.teams else "all", "place": rank.place, "shared": rank.shared,
            "entrant": _called(match, ranked, rank.number), "name": _named(match, ranked, rank.number),
            "won": rank.won, "tied": rank.tied, "lost": rank.lost, "score": str(rank.score),
            "difference": str(rank.difference),
        }  # fmt: skip
    for meeting in ranked.meetings:
        yield {
            "kind": "meeting", "first": _called(match, ranked, meeting.first),
            "second": _called(match, ranked, meeting.second), "difference": str(meeting.difference),
            "trays": {str(tray): str(ahead) for tray, ahead in meeting.trays},
        }  # fmt: skip


def _called(match: Match, ranked: MatchRanking, number: int) -> str:
    return str(number) if ranked.teams else match.movement.labels[number - 1]


def _named(match: Match, ranked: MatchRanking, number: int) -> str:
    return match.team_name(number) if ranked.teams else match.name_of(number)


def _traveller_reports(match: Match) -> Iterator[Report]:
    for tray, lines in travellers(match):
        for line in lines:
            figures, played = line.figures, line.played
            yield {
                "kind": "traveller", "tray": tray, "round": line.place.round, "table": line.place.table,
                **_seats(match.movement, line.holders),
                "made": played.north_south if isinstance(played, Made) else None,
                "NS": None if figures is None else str(figures.north_south),
                "EW": None if figures is None else str(figures.east_west),
                "average": None if line.average is None else str(line.average),
                "flags": flags(played, line.anew),
            }  # fmt: skip


def _missing_reports(match: Match) -> Iterator[Report]:
    for place in missing(match.setup.plan, match.movement, match.standing, match.standing.round):
        yield {"kind": "missing", **place._asdict()}


def _show_ranking(match: Match, ranked: Ranking) -> None:
    if isinstance(ranked, AverageRanking):
        _show_averages(match, ranked)
        return
    listed = table("", "Place", "", "Name", "Won", "Tied", "Lost", "Matches", "Tricks")
    for rank in ranked.ranks:
        listed.add_row(
            placed(rank.place, rank.shared), _called(match, ranked, rank.number), _named(match, ranked, rank.number),
            str(rank.won), str(rank.tied), str(rank.lost), decimal(rank.score), signed(rank.difference),
        )  # fmt: skip
    show(listed)


def _show_averages(match: Match, ranked: AverageRanking) -> None:
    for line in ranked.lines:
        average = "" if line.average is None else f", average {decimal(line.average)}"
        title = "" if line.name == "all" else f"{line.name}{average}"
        listed = table(title, "Place", "", "Name", "Trays", "Tricks", "Expected", "±", "Lost")
        for rank in line.ranks:
            listed.add_row(
                placed(rank.place, rank.shared), match.movement.labels[rank.entrant - 1], match.name_of(rank.entrant),
                str(rank.trays), decimal(rank.tricks), decimal(rank.expected), signed(rank.plus),
                decimal(rank.lost),
            )  # fmt: skip
        show(listed)
    for check in ranked.checks:
        show(f"The averages of {' and '.join(check.lines)} make {check.total}: {check.trays} trays of 13 tricks.")
        if check.parted:
            where = ", ".join(f"tray {place.tray} at table {place.table}" for place in check.parted)
            show(f"Then cut further for revokes: {where}.")


def _show_travellers(match: Match) -> None:
    as_pairs = match.movement.names > 1
    seats = ("N", "E") if as_pairs else tuple(COMPASS)
    heads = ("NS", "EW") if as_pairs else seats
    listed = table("Results", "Tray", "Round", "Table", *heads, "Made", "NS counts", "EW counts", "Average", "")
    for told in _traveller_reports(match):
        listed.add_row(
            str(told["tray"]), str(told["round"]), str(told["table"]), *(told[seat] for seat in seats),
            "" if told["made"] is None else str(told["made"]),
            *("" if told[key] is None else decimal(Fraction(told[key])) for key in ("NS", "EW", "average")),
            ", ".join(told["flags"]),
        )  # fmt: skip
    show(listed)


command.add_command(make)
command.add_command(merge)
