"""How is a deal of a bridge program imported? `dummywhist import`: one deal of a PBN or LIN file as a record."""

import json
from pathlib import Path

import click

from dummywhist.cli.exporting import write_new
from dummywhist.cli.failure import failing_clearly
from dummywhist.cli.report import Report
from dummywhist.engine.cards.notation import card_text, hands_text, suit_text
from dummywhist.engine.cards.seat import seat_text
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import worded
from dummywhist.engine.record.log import Log
from dummywhist.engine.record.pbn.reading import Imported, import_pbn
from dummywhist.engine.record.store import read_bytes
from dummywhist.engine.record.text import record_text


@click.command("import", help="Print one deal of the PBN or LIN in FILE as a record.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--deal", type=click.IntRange(min=1), help="Which deal of the file (the first that can be laid).")
@click.option("--game", help="As what a deal of another program is laid (english-dummy).")
@click.option("--record", type=click.Path(path_type=Path), help="Write it here, where there is no file yet.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def command(file: Path, deal: int | None, game: str | None, record: Path | None, as_json: bool) -> None:
    """Print the record, or write it; what a person should know about the deal goes to standard error."""
    with failing_clearly(str(file)):
        found = import_pbn(read_bytes(file), deal, game)
    text = record_text(found.record)
    if record is not None:
        write_new(record, text)
    if as_json:
        where = {"record": text} if record is None else {"file": str(record)}
        print(json.dumps({**_report(found), **where}))
        return
    for note in found.notes:
        click.echo(f"dummywhist: {file}: {worded(note, ENGLISH)}", err=True)
    if record is None:
        click.echo(text, nl=False)


def _report(found: Imported) -> Report:
    """Return the report of a deal that was read."""
    session = Log(found.record).session
    state = session.last or session.deal
    assert state is not None
    report: Report = {
        "kind": "import",
        "game": found.record.game,
        "rules": dict(found.record.settings),
        "own": found.ours,
        "deal": found.number,
        "deals": found.deals,
        "dealer": seat_text(state.setup.dealer),
        "hands": hands_text(state.dealt),
        "turned": None if state.turned is None else card_text(state.turned),
        "trump": suit_text(state.trump) if state.fixed else None,
        "played": sum(len(trick.cards) for trick in state.tricks) + len(state.trick),
        "counted": state.result is not None,
        "notes": [worded(note, ENGLISH) for note in found.notes],
    }
    return {key: value for key, value in report.items() if value is not None}
