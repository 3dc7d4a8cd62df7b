"""Does the program write files in one way only? What else writes, moves or makes one is named here, with the reason."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "dummywhist"
ALLOWED = {
    "engine/record/whole.py": "the one way: beside, to the disk, under its name",
    "engine/record/store.py": "a record only grows, and is made whole and never over another file",
    "engine/study/side_file.py": "a side file only grows; what is something else's is set aside",
    "cli/arena/file.py": "the file of a match only grows",
    "engine/duplicate/keeping.py": "the file of a match only grows",
    "sealing/keeping.py": "the results of a sealed match only grow",
    "engine/problems/kept_lines.py": "the file of tries only grows",
    "ui/life/journal.py": "the journal only grows",
    "ui/life/rotation.py": "an old journal gets another name",
    "ui/life/running.py": "the lock and the socket of the running program",
    "engine/statistics/store.py": "a damaged store gets another name",
    "ui/desk/versioned.py": "a damaged file gets another name",
    "ui/desk/shelf.py": "a table gets another name, or goes to the trash",
}
OS = ("rename", "renames", "replace", "link", "symlink", "mkfifo", "truncate", "ftruncate")
CALLS = {("os", name) for name in OS}
WRITING = re.compile(r"O_(WRONLY|RDWR|CREAT|TRUNC|APPEND)")
WORTH_A_LOOK = re.compile(
    r"\bos\.\w+\(|open\([^)]*[\"']|write_|touch|link_to|Trash|temp|Temp|shutil|QS|QFile|Handler|\.save\("
)
METHODS = {
    "write_text", "write_bytes", "touch", "hardlink_to", "symlink_to", "moveToTrash", "mkstemp", "mkdtemp",
    "NamedTemporaryFile", "TemporaryFile", "copyfile", "copy2", "copytree",
}  # fmt: skip
MODULES = {"shutil", "tempfile"}
NO_FILES = {"which", "TemporaryDirectory"}
CLASSES = {"QSaveFile", "QTemporaryFile", "QSettings", "QFile", "RotatingFileHandler", "FileHandler"}
READING = {"r", "rb", "rt"}


def writes(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of what writes, moves or makes a file, with what does."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
        of = called.value.id if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) else ""
        if (of, name) == ("os", "open"):
            spelled = ast.unparse(node)
            if WRITING.search(spelled) and "os.devnull" not in spelled:
                yield node.lineno, "os.open for writing"
            continue
        if (of, name) in CALLS or name in METHODS or (of in MODULES and name not in NO_FILES) or name in CLASSES:
            yield node.lineno, f"{of}.{name}" if of else name
        elif name == "open" and _mode(node, of) - READING:
            yield node.lineno, "open for writing"
        elif name == "save" and node.args and "str(" in ast.unparse(node.args[0]):
            yield node.lineno, "a picture saved by its name"


def _mode(node: ast.Call, of: str) -> set[str]:
    """Return the mode in which a file is opened, if that is what the call does."""
    at = 1 if isinstance(node.func, ast.Name) else 0
    words = [*node.args[at : at + 1], *(word.value for word in node.keywords if word.arg == "mode")]
    modes = {str(word.value) for word in words if isinstance(word, ast.Constant)}
    return {mode for mode in modes if mode and set(mode) <= set("rwaxbt+")}


def test_nothing_else_writes_files():
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if name not in ALLOWED:
            source = path.read_text(encoding="utf-8")
            if WORTH_A_LOOK.search(source):
                found |= {f"{name}:{line}": what for line, what in writes(source)}
    assert not found


def test_what_is_allowed_does_write():
    for name in ALLOWED:
        assert list(writes((PACKAGE / name).read_text(encoding="utf-8"))), name


@pytest.mark.parametrize(
    "source",
    ['open(p, "w")', 'p.open("ab")', 'path.open(mode="x")', "p.write_text(t)", "os.open(p, os.O_RDWR | os.O_CREAT)",
     "os.replace(a, b)", "tempfile.mkstemp()", "shutil.copy(a, b)", 'pixmap.save(str(p / "a.png"))', "QSaveFile(n)"],
)  # fmt: skip
def test_a_way_to_write_is_known(source):
    assert list(writes(source)) and WORTH_A_LOOK.search(source)


@pytest.mark.parametrize(
    "source",
    ['open(p, "rb")', "p.open()", "os.open(p, os.O_RDONLY)", "painter.save()", "sheet.open(motion)",
     'wave.open(n, "rb")', "os.open(os.devnull, os.O_WRONLY)", "shutil.which(n)"],
)  # fmt: skip
def test_what_only_reads_is_left_alone(source):
    assert not list(writes(source))
