"""How do friends play a sealed match without a screen? `dummywhist duplicate make`, `merge`, and `play --sealed`."""

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from fractions import Fraction
from functools import wraps
from pathlib import Path
from typing import Final

import click

from dummywhist.cli.exporting import check_folder, check_new, write_new
from dummywhist.cli.failure import failing_clearly
from dummywhist.cli.levels import tell_of_solver
from dummywhist.cli.match_of_computers import drawn
from dummywhist.cli.report import Report
from dummywhist.cli.tables import decimal, placed, progress, show, signed, table
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.duplicate.by_file import averages, standings
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import worded
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.record.saving import reason_of
from dummywhist.engine.record.whole import read_regular
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.toggles.duplicate_whist import TRAYS
from dummywhist.engine.study.overplay import Mind, tray_played
from dummywhist.paths import find_paths
from dummywhist.sealing.acquaintances import keep_acquaintances, read_acquaintances
from dummywhist.sealing.keeping import ResultFile
from dummywhist.sealing.merging import Judged, Merged, differing, merged
from dummywhist.sealing.results import LARGEST, Begins, Counted, key_text
from dummywhist.sealing.sealed import (
    NUMBERED,
    TRUMPS,
    TURNED,
    Agreed,
    Sealed,
    key_of,
    opened,
    read_sealed,
    sealed_text,
    spelled,
)
from dummywhist.sealing.signer import signer_of

FILE: Final = click.Path(path_type=Path)
PARTNERS: Final = (0, 2)
"""The seats of North and South: those of the player and his partner."""


def with_word(*, asked: str = "", twice: bool = False) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Let a command take the ``word`` of a match; it is ``asked`` for, unseen, where it is not given."""

    def decorated(command: Callable[..., None]) -> Callable[..., None]:
        @click.option("--word", envvar="DUMMYWHIST_WORD", help="The match word (else from DUMMYWHIST_WORD, or asked).")
        @wraps(command)
        def declared(word: str | None, **others: object) -> None:
            if word is None and asked:
                word = click.prompt(asked, hide_input=True, confirmation_prompt=twice, err=True)
            command(word=word, **others)

        return declared

    return decorated


@click.command("make", help="Make a match of sealed trays in FILE, which friends play at home.")
@click.argument("file", type=FILE)
@click.option("--title", default="Match by file", help="What the match is called.")
@click.option("--trays", type=click.IntRange(NUMBERED[0], NUMBERED[-1]), default=TRAYS.default, help="How many trays.")
@click.option("--level", type=click.Choice(LEVELS), default="steady", help="Who East and West are.")
@click.option("--trump", type=click.Choice(TRUMPS), default=TURNED, help="Turned for each tray, or one suit for all.")
@click.option("--closes", default="", help="Until when to play: words only.")
@with_word(asked="Match word", twice=True)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def make(
    file: Path, title: str, trays: int, level: str, trump: str, closes: str, word: str, as_json: bool
) -> None:  # fmt: skip
    """Draw the trays, and seal them."""
    check_new(file)
    with failing_clearly():
        text = sealed_text(Agreed(title, trays, level, trump, closes), word)
    write_new(file, text)
    sealed = read_sealed(text.encode())
    if as_json:
        print(json.dumps(_match_report(sealed, str(file))))
        return
    show(f"{title}: {trays} trays, sealed. Match {sealed.name[:16]}")


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """Turn what is wrong with the file at ``path`` into the one line of a failed command."""
    with failing_clearly(str(path)):
        try:
            yield
        except OSError as error:
            raise click.ClickException(f"{path}: {worded(reason_of(error), ENGLISH)}") from error


def play_sealed(path: Path, player: str, target: Path, word: str, level: str, seed: str | None, as_json: bool) -> None:
    """Let a computer of ``level`` and his partner play what is left of the match at ``path``, as ``player``.

    Each tray is opened when it is its turn, and the record that it was comes first. The results go to ``target``.
    """
    if level not in LEVELS:
        raise click.ClickException(f"There is no level “{level}”; levels are {', '.join(LEVELS)}.")
    check_folder(target)
    with _reading(path):
        sealed = read_sealed(read_regular(path, LARGEST))
    tell_of_solver((level, sealed.agreed.level))
    key_file = find_paths().signer
    with _reading(key_file):
        signer = signer_of(key_file)
    begins = Begins(sealed.name, sealed.agreed.trays, key_text(signer), player)
    key = key_of(sealed.salt, word)
    with _reading(path):
        opened(sealed, key, 1)  # a wrong word begins no file
    with _reading(target), closing(ResultFile(target, begins, signer)) as results:
        if results.torn:
            click.echo(f"dummywhist: {target}: the last line was cut short, and is left out.", err=True)
        left = sealed.agreed.trays - len(results.results.tricks)
        with progress("Trays", left) as step:
            drawn_from = str(secrets.randbits(64)) if seed is None else seed
            for counted in _played(path, sealed, key, results, level, drawn_from):
                step()
                if as_json:
                    print(json.dumps({"kind": "result", "tray": counted.tray, "NS": counted.tricks}))
    if not as_json:
        show(f"{player}: {sum(results.results.tricks.values())} tricks in {sealed.agreed.trays} trays")


def _played(path: Path, sealed: Sealed, key: bytes, results: ResultFile, level: str, seed: str) -> Iterator[Counted]:
    """Play each tray left of the match at ``path``, and yield what was made of it when it stands in the file."""
    levels = tuple(level if seat in PARTNERS else sealed.agreed.level for seat in SEATS)
    trump = sealed.agreed.trump
    rules: dict[str, Setting] = {} if trump == TURNED else {"trump": "declared_suit", "declared": trump}
    while (number := results.next) is not None:
        with _reading(path):
            tray = opened(sealed, key, number)
        results.open_tray(number)
        minds = {seat: Mind(levels[seat], drawn(seed, "mind", number, seat)) for seat in SEATS}
        made = tray_played(tray.hands, tray.dealer, tray.turned, minds, rules)
        counted = Counted(number, made.tricks, levels)
        results.count(counted)
        yield counted


def checked_word(word: str | None) -> str:
    """Return ``word``, asked for unseen where there is none; a sentence where it is empty."""
    found: str = click.prompt("Match word", hide_input=True, err=True) if word is None else word
    if not spelled(found):
        with failing_clearly():
            raise Unreadable("sealing.no_word")
    return found


# ---- merging ----


@click.command("merge", help="Rank the players whose results of one sealed match are in FILES; the match may be one.")
@click.argument("files", type=FILE, nargs=-1, required=True)
@with_word()
@click.option("--travellers", is_flag=True, help="Tell every result as well, tray by tray.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def merge(files: tuple[Path, ...], word: str | None, travellers: bool, as_json: bool) -> None:
    """Print what is wrong with which file, and the ranking of all others."""
    contents = []
    for path in files:
        with _reading(path):
            contents.append((str(path), read_regular(path, LARGEST)))
    known = find_paths().acquaintances
    with _reading(known):
        found = merged(contents, read_acquaintances(known), word)
        keep_acquaintances(known, {player: results.begins.key for player, results in found.counted.items()})
    if as_json:
        for report in (*_file_reports(found), *_rank_reports(found), *(_tray_reports(found) if travellers else ())):
            print(json.dumps(report))
    else:
        _show(found, travellers)
    if any(judged.fate == "refused" for judged in found.judged):
        raise click.exceptions.Exit(1)


def _match_report(sealed: Sealed, file: str) -> Report:
    agreed = sealed.agreed
    return {
        "kind": "sealed", "file": file, "match": sealed.name, "title": agreed.title, "trays": agreed.trays,
        "level": agreed.level, "trump": agreed.trump, "closes": agreed.closes,
    }  # fmt: skip


def _said(judged: Judged) -> str:
    if judged.why is None:
        return ""
    return f"{f'line {judged.line}: ' if judged.line else ''}{worded(judged.why, ENGLISH)}"


def _file_reports(found: Merged) -> Iterator[Report]:
    for judged in found.judged:
        results = judged.results
        yield {
            "kind": "file", "file": judged.name, "fate": judged.fate, "why": _said(judged),
            "player": None if results is None else results.begins.player,
            "tricks": {} if results is None else {str(tray): made for tray, made in results.tricks.items()},
        }  # fmt: skip
    if found.sealed is not None:
        yield _match_report(found.sealed, next(one.name for one in found.judged if one.fate == "match"))


def _made(found: Merged) -> dict[str, dict[int, int]]:
    return {player: results.tricks for player, results in found.counted.items()}


def _rank_reports(found: Merged) -> Iterator[Report]:
    for rank in standings(_made(found)):
        results = found.counted[rank.player]
        yield {
            "kind": "rank", "place": rank.place, "shared": rank.shared, "player": rank.player, "tricks": rank.tricks,
            "plus": str(rank.plus), "trays": rank.trays, "of": results.begins.trays, "chance": rank.chance,
        }  # fmt: skip


def _tray_reports(found: Merged) -> Iterator[Report]:
    made = _made(found)
    for tray, average in averages(made).items():
        for player, trays in made.items():
            if tray in trays:
                yield {
                    "kind": "traveller", "tray": tray, "player": player, "tricks": trays[tray],
                    "average": str(average), "plus": str(trays[tray] - average),
                }  # fmt: skip


def _show(found: Merged, travellers: bool) -> None:
    for judged in found.judged:
        if judged.why is not None:
            show(f"{judged.name}: {_said(judged)}")
    for line in _differing(found):
        show(line)
    listed = table("", "Place", "Name", "Trays", "Tricks", "±", "By chance ±")
    for rank in _rank_reports(found):
        trays = str(rank["of"]) if rank["trays"] == rank["of"] else f"{rank['trays']} of {rank['of']}"
        chance = "" if rank["chance"] is None else f"{rank['chance']:.1f}"
        cells = (str(rank["player"]), trays, str(rank["tricks"]), signed(Fraction(rank["plus"])), chance)
        listed.add_row(placed(rank["place"], rank["shared"]), *cells)
    show(listed)
    if travellers:
        results = table("Results", "Tray", "Name", "Tricks", "Average", "±")
        for one in _tray_reports(found):
            average, plus = decimal(Fraction(one["average"])), signed(Fraction(one["plus"]))
            results.add_row(str(one["tray"]), str(one["player"]), str(one["tricks"]), average, plus)
        show(results)


def _differing(found: Merged) -> Iterator[str]:
    """Yield what each file says of the trays on which two files of one player differ."""
    for player, tray, made in differing(found):
        told = ", ".join(f"{name} {'nothing' if tricks is None else tricks}" for name, tricks in made)
        yield f"{player}, tray {tray}: {told}"
