"""How are folders packed so that the same files give the same bytes? In order, with one date and no owner."""

import io
import lzma
import os
import tarfile
import time
import zipfile
from pathlib import Path

from bundling.about import epoch


def _files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())


def tar_xz(folder: Path, output: Path) -> None:
    """Pack ``folder`` under its own name into ``output``."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path in (folder, *_files(folder)):
            member = archive.gettarinfo(path, (Path(folder.name) / path.relative_to(folder)).as_posix())
            member.mtime, member.uid, member.gid, member.uname, member.gname = epoch(), 0, 0, "", ""
            member.mode = 0o755 if member.isdir() or member.issym() or os.access(path, os.X_OK) else 0o644
            if member.isreg():
                with path.open("rb") as file:
                    archive.addfile(member, file)
            else:
                archive.addfile(member)
    output.write_bytes(lzma.compress(buffer.getbuffer(), preset=9))


def zip_file(folder: Path, output: Path) -> None:
    """Pack ``folder`` under its own name into ``output``; links become the files they lead to."""
    date = time.gmtime(max(epoch(), 315_532_800))[:6]
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in _files(folder):
            if path.is_file():
                entry = zipfile.ZipInfo((Path(folder.name) / path.relative_to(folder)).as_posix(), date)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = (0o755 if os.access(path, os.X_OK) else 0o644) << 16
                archive.writestr(entry, path.read_bytes())
