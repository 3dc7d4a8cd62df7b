"""Who vouches for the results that are made here? One key an installation, readable by its user only."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from nacl.signing import SigningKey

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record.whole import read_regular, write_new

Signer = SigningKey
OTHERS: Final = 0o077
"""The rights of everybody but the user."""


def signer_of(path: Path) -> SigningKey:
    """Return the key in the file at ``path``; it is drawn and written where there is none.

    Raises:
        Unreadable: what is there is no key.
        OSError: it cannot be read or written, or others may read it and that cannot be mended.
    """
    try:
        _take(path)
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):  # another program was faster: its key is this installation's
            write_new(path, bytes(SigningKey.generate()).hex().encode("ascii") + b"\n", private=True)
    return _take(path)


def _take(path: Path) -> SigningKey:
    if os.name == "posix" and path.stat().st_mode & OTHERS:
        path.chmod(0o600)
    text = read_regular(path, 100).decode("ascii", "replace")
    digits = text.removesuffix("\n")
    if len(digits) != 64 or set(digits) - set("0123456789abcdef"):
        raise Unreadable("sealing.no_key", name=path.name)
    return SigningKey(bytes.fromhex(digits))
