"""How are the golden files written anew? `python -m tests.golden.regenerate`; then look at what `git diff` shows."""

from dummywhist.engine.record.text import record_text
from tests.golden.making import FOLDER, goldens, made, views_of
from tests.golden.pbn_deals import KEPT


def regenerate() -> int:
    """Write all golden files and remove those that no longer belong; return how many changed."""
    wanted = {}
    for golden in goldens():
        log = made(golden)
        wanted[golden.record_path] = record_text(log.record)
        if golden.views_path is not None:
            wanted[golden.views_path] = views_of(log)
    changed = 0
    for folder in {path.parent for path in wanted}:
        folder.mkdir(exist_ok=True)
        for path in folder.iterdir():
            if path not in wanted:
                path.unlink()
                changed += 1
    for path, text in wanted.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            changed += 1
    # The deals as PBN are taken from the records that were just written.
    for kept in KEPT:
        kept.path.parent.mkdir(exist_ok=True)
        if not kept.path.exists() or kept.path.read_text(encoding="utf-8") != kept.text():
            kept.path.write_text(kept.text(), encoding="utf-8", newline="\n")
            changed += 1
    return changed


if __name__ == "__main__":
    print(f"{regenerate()} files changed under {FOLDER.name}/")
