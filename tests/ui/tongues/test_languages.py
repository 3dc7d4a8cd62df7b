"""Has every language that is declared all that a language needs? And is what is missing named?"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from bundling import about, desktop
from PySide6.QtCore import QLibraryInfo

from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.ui.theme.fonts import TITLE_LETTERS
from dummywhist.ui.tongues.english import English
from dummywhist.ui.tongues.languages import CATALOGUES, LANGUAGES, PICTURES, Language
from tools import translate
from tools.deck.deckart.lettering import GLYPHS

ROOT = Path(__file__).resolve().parents[3]


def missing(language: Language) -> Iterator[str]:
    """Yield what ``language`` lacks of all that the program, its deck, its handbook and its packages have of one."""
    if len(set(language.suits)) != 4 or "J" in language.suits:
        yield "letters of suits that differ from each other and from the jokers'"
    if not set(language.courts) <= set(GLYPHS) or len(language.courts) != len(PICTURES):
        yield "letters of court cards that the deck can draw"
    if not (ROOT / "docs" / "handbook" / language.handbook).is_dir():
        yield "the folder of the handbook"
    for game in GAMES:
        if not (ROOT / "docs" / "handbook" / language.handbook / f"{game.key}.md").is_file():
            yield f"the page of {game.key} in the handbook"
    drawn = tomllib.loads((ROOT / "assets" / "cards" / "letters.toml").read_text(encoding="utf-8"))
    if language.redrawn and language.code not in drawn:
        yield "letters in the deck"
    if language.catalogue is None:
        return
    texts = translate.TEXTS / f"{language.code}.ts"
    for name, file in (("texts", texts), ("catalogue", language.catalogue)):
        if not file.is_file():
            yield f"the {name} of its words"
    if set("".join(filter(str.isalpha, "".join(translate.read(language.code).values())))) - set(TITLE_LETTERS):
        yield "letters in the typeface of titles"
    if not Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"{language.of_qt}.qm").is_file():
        yield "words of Qt's own"
    for name, words in (("kind", desktop.GENERIC), ("comment", desktop.COMMENT), ("keywords", desktop.KEYWORDS)):
        if language.code not in words:
            yield f"the {name} in the desktop file"
    for file in (desktop.LINUX / f"{about.ID}.metainfo.xml", desktop.LINUX / f"{about.ID}.mime.xml"):
        if f'xml:lang="{language.code}"' not in file.read_text(encoding="utf-8"):
            yield f"words in {file.name}"


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_a_declared_language_lacks_nothing(language: Language) -> None:
    assert list(missing(language)) == []


def test_all_that_a_new_language_lacks_is_named() -> None:
    named = list(missing(Language("it", "Italiano", English(), "FDRA", "PCQQ", ("it",))))
    assert named[0].startswith("letters of suits") and named[1].startswith("letters of court cards")
    assert [words for words in named if words.startswith("the page of")] == [
        f"the page of {game.key} in the handbook" for game in GAMES
    ]
    assert {
        "the folder of the handbook", "letters in the deck", "the texts of its words", "the catalogue of its words",
        "the comment in the desktop file", "words in org.dummywhist.DummyWhist.mime.xml",
    } <= set(named)  # fmt: skip


def test_nothing_stands_for_a_language_that_is_not_declared() -> None:
    """What lies there for a language that the window does not speak was forgotten when it went."""
    translated = {language.code for language in LANGUAGES.values() if not language.written}
    assert {file.stem for file in translate.TEXTS.glob("*.ts")} == translated
    assert {file.stem for file in CATALOGUES.glob("*.qm")} == translated
    folders = {folder.name for folder in (ROOT / "docs" / "handbook").iterdir() if folder.is_dir()}
    assert folders == {language.handbook for language in LANGUAGES.values() if language.handbook}
    spoken = set(re.findall(r'xml:lang="(\w+)"', (desktop.LINUX / f"{about.ID}.mime.xml").read_text("utf-8")))
    assert set(desktop.GENERIC) - {""} == spoken == translated


@pytest.mark.parametrize(
    ("locale", "code"),
    [("fr-CA", "fr"), ("fr", "fr"), ("de_AT.UTF-8", "de"), ("DE-Latn-CH", "de"), ("en", "en"), ("fro", ""), ("it", "")],
)  # fmt: skip
def test_a_language_is_found_by_the_locale_of_the_system(locale: str, code: str) -> None:
    assert "".join(one.code for one in LANGUAGES.values() if one.is_meant_by(locale)) == code


def test_the_language_of_a_locale_is_declared_once() -> None:
    locales = [locale for language in LANGUAGES.values() for locale in language.locales]
    assert len(set(locales)) == len(locales) and all(language.locales for language in LANGUAGES.values())


def test_no_module_names_a_language_by_its_code() -> None:
    """All that is said of a language is found from its declaration; nothing asks which one it is."""
    codes = "|".join(code for code in LANGUAGES if code != "en")
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for folder in ("dummywhist", "tools")
        for file in (ROOT / folder).rglob("*.py")
        if file.name != "languages.py"
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(rf"""["']({codes})["']""", line)
    ]
    assert found == []
