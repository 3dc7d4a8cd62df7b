"""How is a deal of a record exported to bridge programs? `dummywhist export`: one deal as PBN."""

import json
import os
from pathlib import Path

import click

from dummywhist.cli.failure import failing_clearly
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import message, worded
from dummywhist.engine.record import whole
from dummywhist.engine.record.pbn.writing import export_pbn
from dummywhist.engine.record.saving import reason_of
from dummywhist.engine.record.store import read_file


@click.command("export", help="Print one deal of the record in FILE as PBN.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--deal", type=click.IntRange(min=1), help="The number of the deal in its session (the one counted last)."
)
@click.option("--pbn", "target", type=click.Path(path_type=Path), help="Write it here, where there is no file yet.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def command(file: Path, deal: int | None, target: Path | None, as_json: bool) -> None:
    """Print the deal, or write it."""
    with failing_clearly(str(file)):
        record = read_file(file).log.record
        text = export_pbn(record, None if deal is None else deal - 1)
    if target is not None:
        write_new(target, text)
    if as_json:
        where = {"pbn": text} if target is None else {"file": str(target)}
        print(json.dumps({"kind": "export", "game": record.game, **where}))
    elif target is None:
        click.echo(text, nl=False)


def write_new(path: Path, text: str) -> None:
    """Write a new file; fail where there is one."""
    check_new(path)
    try:
        whole.write_new(path, text.encode())
    except OSError as error:
        exists = isinstance(error, FileExistsError)
        reason = message("save.exists", name=path.name) if exists else reason_of(error)
        raise click.ClickException(f"{path}: {worded(reason, ENGLISH)}") from error


def check_new(path: Path) -> None:
    """Fail where there is no folder for a new file, or something of its name in it."""
    check_folder(path)
    if os.path.lexists(path):
        raise click.ClickException(f"{path}: {worded(message('save.exists', name=path.name), ENGLISH)}")


def check_folder(path: Path) -> None:
    """Fail where there is no folder for the file at ``path``."""
    if not path.parent.is_dir():
        raise click.ClickException(f"{path}: {worded(message('save.no_folder', name=str(path.parent)), ENGLISH)}")
