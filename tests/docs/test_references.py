"""Does a comment cite only what a reader can open? Pages that exist, and no pictures or sections of pages elsewhere."""

import re

import pytest

from tests.docs.ledger import GAMES, ROOT, documents, sources

PAGE = re.compile(r"[\w./-]*\w\.md\b")
ELSEWHERE = re.compile(
    r"mock-?ups?\b|\((?:[^()]*, )?section \d+(?:\.\d+)?(?:[;,)])|\bsection \d+ of the design|/work/|\bissue #?\d+", re.I
)
BOOKS = re.compile(r"Cavendish|Foster|Hoffmann", re.I)
"""Books that comments may cite by section."""


def elsewhere(line: str) -> bool:
    """Whether a line cites a section, a picture or a place that is not in the repository."""
    return ELSEWHERE.search(line) is not None and BOOKS.search(line) is None


def lost_pages(line: str) -> list[str]:
    """Return the pages that a line cites and that are not there: from the root, under docs/, or beside its index."""
    return [
        page
        for page in (PAGE.findall(line) if ".md" in line else ())
        if not any((ROOT / base / page).exists() for base in ("", "docs"))
    ]


def test_every_page_that_code_cites_exists():
    lost = {}
    for path in (path for path in sources() if path.suffix != ".ts" and path.parts[len(ROOT.parts)] != "tests"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if found := lost_pages(line):
                lost[f"{path.relative_to(ROOT)}:{number}"] = found
    assert lost == {}


def test_no_comment_cites_a_picture_or_a_section_of_a_page_elsewhere():
    lines = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        if path.suffix != ".ts"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if elsewhere(line)
    ]
    assert lines == []


@pytest.mark.parametrize(
    "line", ['"""In the auction (mock-up 04a)."""', '"""How is it drawn (section 5)?"""', "# section 3 of the design"]
)
def test_such_a_line_is_found(line):
    assert elsewhere(line)


def test_a_page_that_is_not_there_is_found():
    assert lost_pages('"""How long (table.md 6)."""') == ["table.md"]
    assert lost_pages("see docs/players.md, players.md and README.md") == []
    assert not elsewhere('"""The fourth best (Cavendish, section 1)."""')


# ---- paths on the pages

PATH = re.compile(
    r"`((?:assets|benchmarks|cli|docs|dummywhist|engine|packaging|tests|tools|translations|ui)/[\w./*-]+)`"
)
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(?:#([\w-]+))?\)")


def there(path: str) -> bool:
    """Whether a path of a page exists: from the root or in the package, with its ending or without."""
    # What lies beside the package in a checkout, `assets`, is installed into it.
    bases = [ROOT / path, ROOT / "dummywhist" / path, ROOT / path.removeprefix("dummywhist/")]
    return any(base.exists() or base.with_suffix(".py").exists() or any(base.parent.glob(base.name)) for base in bases)


@pytest.mark.parametrize("page", documents(), ids=lambda page: str(page.relative_to(ROOT)))
def test_the_paths_and_links_of_a_page_exist(page):
    text = page.read_text("utf-8")
    assert [path for path in PATH.findall(text) if not there(path)] == []
    for target, anchor in LINK.findall(text):
        found = page.parent / target
        assert found.exists(), target
        if anchor and anchor.split("-")[0] in GAMES:
            assert f'<a id="{anchor}"></a>' in found.read_text("utf-8")


def test_a_path_that_is_not_there_is_found():
    assert there("engine/deal/kernel.py") and there("engine/deal/kernel") and there("translations/*.ts")
    assert not there("engine/attic") and not there("ui/program.py")


MODULE = re.compile(r"`((?:[a-z_]+/)*[a-z_]+\.(?:py|cpp|hpp|sh|toml))(?::\w+)?`")


def test_every_module_that_a_page_names_exists():
    files = [str(path.relative_to(ROOT)) for path in sources()]
    lost = {
        (page.name, module)
        for page in documents()
        for module in MODULE.findall(page.read_text("utf-8"))
        if not (ROOT / module).exists() and not any(f"/{file}".endswith(f"/{module}") for file in files)
    }
    assert lost == set()
