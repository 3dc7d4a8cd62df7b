"""What was played in a record? `dummywhist replay`: every entry checked by the laws, every result derived again."""

import json
from pathlib import Path

import click

from dummywhist.cli.failure import failing_clearly
from dummywhist.cli.proving import proof_reports, show_proofs
from dummywhist.cli.report import counted_deals, deal_report, session_report
from dummywhist.cli.tables import show_session
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.fair.kept import kept_deals
from dummywhist.engine.fair.proof import proofs
from dummywhist.engine.messages import worded
from dummywhist.engine.record.store import read_file


@click.command("replay", help="Replay the record in FILE, checking it by the laws.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
@click.option("--prove", is_flag=True, help="Prove that each deal was fair, instead.")
def command(file: Path, as_json: bool, prove: bool) -> None:
    """Print a line a counted deal, and one for the session if it is over; or the proof of each deal of the sitting."""
    with failing_clearly(str(file)):
        loaded = read_file(file)
    if loaded.word is not None:
        click.echo(f"dummywhist: {file}: {worded(loaded.word, ENGLISH)}", err=True)
    log = loaded.log
    if prove:
        found = proofs(kept_deals(log), [person.name for person in log.people])
        if as_json:
            for one in proof_reports(found):
                print(json.dumps(one))
        else:
            show_proofs(found)
        if any(proof.wrong for proof in found):
            raise click.exceptions.Exit(1)
        return
    deals = [deal_report(index, counted) for index, counted in enumerate(counted_deals(log.record), 1)]
    over = session_report(1, log.session, tuple(log.people)) if log.session.stage == "over" else None
    if as_json:
        for report in (*deals, *(() if over is None else (over,))):
            print(json.dumps(report))
        return
    show_session(1, deals, over)
