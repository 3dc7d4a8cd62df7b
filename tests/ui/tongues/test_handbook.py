"""Does the handbook of another language say of each rule what the English one does, and in the words of its window?"""

import re

import pytest

from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.ui.panels.handbook import BEGIN, END, find_page, game_text, read_page
from dummywhist.ui.panels.markdown import LEADING_ID, RULE_ID, blocks, html, sections, title_of
from dummywhist.ui.tongues import LANGUAGES, rule_text, speak

TRANSLATED = [language.code for language in LANGUAGES.values() if not language.written]
KEYS = [game.key for game in GAMES]
OTHERS = ("studying", "club-match", "fair-deal")
"""Pages that the program opens and that are of no one game."""


def shape(text: str) -> list[tuple[object, ...]]:
    """Return what stands on a page, in its order, without its words: headings, the rules stated, the tables' sizes."""
    found: list[tuple[object, ...]] = []
    for block in blocks(text):
        words = " ".join(block.lines)
        sizes = tuple(line.count("|") for line in block.lines) if block.kind == "table" else ()
        found.append((block.kind, block.level, tuple(LEADING_ID.findall(words)), sizes))
    return found


def own(text: str) -> str:
    """Return a page without the table that is made from the declarations."""
    return text.partition(BEGIN)[0] + text.partition(END)[2]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("key", [*KEYS, *OTHERS])
def test_a_page_states_the_same_rules_in_the_same_order(language: str, key: str) -> None:
    english = read_page(key)
    speak(language)
    page = read_page(key)
    assert english is not None and page is not None
    assert shape(own(page)) == shape(own(english))
    assert sorted(RULE_ID.findall(own(page))) == sorted(RULE_ID.findall(own(english)))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES, ids=KEYS)
def test_a_page_to_read_has_the_table_in_its_language(language: str, game) -> None:
    english = game_text(game)
    speak(language)
    text = game_text(game)
    assert english is not None and text is not None
    assert (title_of(text) == rule_text(game.name)) == (title_of(english) == game.name)
    assert len(sections(text)) == len(sections(english)) and '<a name="' in html(text)
    for toggle in (one for one in game.toggles if one.offered):
        assert re.search(rf"\*\*{re.escape(rule_text(toggle.label))}\*\*\s?: {re.escape(rule_text(toggle.help))}", text)
    for preset in game.presets:
        assert f"- **{rule_text(preset.label)}** (" in text


def test_a_page_is_that_of_the_language_spoken() -> None:
    for language, folder in [(one.code, one.handbook or "handbook") for one in LANGUAGES.values()]:
        speak(language)
        page = find_page("humbug")
        assert page is not None and page.parent.name == folder
