"""How does a Linux desktop show the program? By its desktop file, an action for each game, and what lies beside it.

    python -m bundling.desktop SHARE [COMMAND]

writes all of it below the folder SHARE, as in /usr/share.
"""

import gzip
import io
import re
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from bundling.about import COMMAND, DEAL_FILES, ID, NAME, PACKAGING, RECORD_TYPE, filled, games
from bundling.pictures import hicolor

LINUX: Final = PACKAGING / "linux"
GENERIC: Final[Mapping[str, str]] = {"": "Card Game", "de": "Kartenspiel", "fr": "Jeu de cartes"}
COMMENT: Final[Mapping[str, str]] = {
    "": "Play Dummy Whist and its family against good computer players",
    "de": "Whist mit Strohmann und seine Verwandten gegen gute Computerspieler spielen",
    "fr": "Jouer au whist à trois avec un mort, contre de bons joueurs automatiques",
}
KEYWORDS: Final[Mapping[str, str]] = {
    "": "whist;cards;dummy;mort;tricks;bridge;",
    "de": "Whist;Karten;Strohmann;Stiche;Bridge;",
    "fr": "whist;cartes;mort;levées;plis;bridge;",
}


def _spoken(key: str, words: Mapping[str, str]) -> list[str]:
    return [f"{key}[{language}]={said}" if language else f"{key}={said}" for language, said in words.items()]


def desktop_file(command: str = COMMAND) -> str:
    """Return the desktop file; ``command`` is the program as it is found on that system."""
    lines = [
        "[Desktop Entry]",
        "Version=1.0",
        "Type=Application",
        f"Name={NAME}",
        *_spoken("GenericName", GENERIC),
        *_spoken("Comment", COMMENT),
        *_spoken("Keywords", KEYWORDS),
        f"Exec={command} %f",
        f"Icon={ID}",
        "Terminal=false",
        "StartupNotify=true",
        f"StartupWMClass={COMMAND}",
        "Categories=Qt;Game;CardGame;",
        f"MimeType={RECORD_TYPE};{''.join(f'{each.mime};' for each in DEAL_FILES)}",
        f"Actions={''.join(f'{game.key};' for game in games())}",
    ]
    for game in games():
        lines += ["", f"[Desktop Action {game.key}]", f"Name={game.title}", f"Exec={command} --game {game.key}"]
    return "\n".join(lines) + "\n"


def release_day() -> str:
    """Return the day of this version by the change log."""
    log = (LINUX / "debian" / "changelog").read_text(encoding="utf-8")
    stamp = re.search(r"^ -- .*>  (.*)$", log, re.MULTILINE)
    if stamp is None:
        raise ValueError("The change log has no dated entry.")
    return datetime.strptime(stamp[1], "%a, %d %b %Y %H:%M:%S %z").date().isoformat()


def metainfo() -> str:
    """Return what software centres show of the program."""
    return filled((LINUX / f"{ID}.metainfo.xml").read_text(encoding="utf-8"), DAY=release_day())


def mime_types() -> str:
    """Return the declaration of the types of file."""
    lines = []
    for each in DEAL_FILES:
        lines.append(f'<mime-type type="{each.mime}">')
        for language, said in each.comment.items():
            spoken = f' xml:lang="{language}"' if language else ""
            lines.append(f"  <comment{spoken}>{escape(said)}</comment>")
        lines += [
            '  <sub-class-of type="text/plain"/>',
            f'  <glob pattern="*{each.ending}" weight="40"/>',
            "</mime-type>",
        ]
    template = (LINUX / f"{ID}.mime.xml").read_text(encoding="utf-8")
    return filled(template, DEAL_TYPES="\n  ".join(lines))


def man_page() -> str:
    """Return the manual page."""
    return filled((LINUX / f"{COMMAND}.6").read_text(encoding="utf-8"), DAY=release_day())


def gzipped(text: str) -> bytes:
    """Return ``text`` packed for the documentation folders, the same bytes every time."""
    buffer = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=buffer, compresslevel=9, mtime=0) as packed:
        packed.write(text.encode("utf-8"))
    return buffer.getvalue()


def write_share(share: Path, command: str = COMMAND) -> None:
    """Write below ``share`` (as in /usr/share) all that a desktop reads about the program."""
    files = {
        f"applications/{ID}.desktop": desktop_file(command).encode("utf-8"),
        f"metainfo/{ID}.metainfo.xml": metainfo().encode("utf-8"),
        f"mime/packages/{ID}.xml": mime_types().encode("utf-8"),
        f"man/man6/{COMMAND}.6.gz": gzipped(man_page()),
    }
    for name, data in files.items():
        file = share / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    hicolor(share)


if __name__ == "__main__":
    write_share(Path(sys.argv[1]), *sys.argv[2:3])
