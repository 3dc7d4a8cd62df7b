"""Does everything that is open speak another language at once?"""

import json

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from dummywhist.ui.panels.preferences import PreferencesSheet
from dummywhist.ui.preferences import Page, Preferences
from dummywhist.ui.tongues import LANGUAGES, current_language, rank_letters, speak, tr
from dummywhist.ui.words.names import chosen_name, shown_name, shown_side
from tests.ui.house import House


def all_words(house: House) -> str:
    window = house.window
    said = [action.text().replace("&", "") for action in window.actions()]
    said += [label.text() for label in window.findChildren(QLabel) if label.isVisibleTo(window)]
    said += [button.text() for button in window.findChildren(QAbstractButton) if button.isVisibleTo(window)]
    return " | ".join(said)


def change(house: House, language: str) -> None:
    """Choose a language on the sheet; the sheet itself is made anew a turn of the event loop later."""
    sheet = house.program.sheets.open_sheet
    assert isinstance(sheet, PreferencesSheet)
    sheet.changed.emit(Preferences.language, language)
    assert house.program.sheets.open_sheet is sheet
    house.qtbot.waitUntil(lambda: house.program.sheets.open_sheet is not sheet)


def test_the_window_the_cloth_the_dock_and_the_sheet_change_at_once(house: House) -> None:
    house.sit(("person", "beginner", "beginner"))
    program = house.program
    program.command("record")
    program.command("preferences")
    sheet = program.sheets.open_sheet
    assert isinstance(sheet, PreferencesSheet)
    sheet.pages.setCurrentRow(list(Page).index(Page.LANGUAGE))
    english = all_words(house)
    plates = [plate.name for plate in house.picture.plates.values()]
    change(house, "fr")
    assert current_language().code == "fr"
    french = all_words(house)
    for words in ("Annuler", "Donne 1", "Terminé", "Feuille de marque", "Enregistré"):
        assert words in french
    for words in ("Undo", "Deal", "Preferences", "Record", "Saved"):
        assert words not in french
    assert program.window.menus["Game"].title().replace("&", "") == "Partie"
    assert "Vous" in [plate.name for plate in house.picture.plates.values()]
    assert house.picture.prompt is None or "Your" not in house.picture.prompt.words
    again = program.sheets.open_sheet
    assert isinstance(again, PreferencesSheet) and again.page is Page.LANGUAGE and again.title.text() == "Préférences"
    assert program.window.central.dock_name == "record"
    change(house, "de")
    assert "Rückgängig" in all_words(house) and program.sheets.open_sheet.title.text() == "Einstellungen"
    change(house, "en")
    assert all_words(house) == english
    assert [plate.name for plate in house.picture.plates.values()] == plates
    program.sheets.close_sheet()


def test_the_language_is_remembered(house: House) -> None:
    house.sit(("person", "beginner", "beginner"))
    house.program.prefer(Preferences.language, "de")
    kept = json.loads(house.paths.settings.read_text(encoding="utf-8"))
    assert kept["preferences"]["language"] == "de"
    house.shut()
    speak("en")
    house.open()
    assert current_language().code == "de" and house.window.menus["Help"].title() == "&Hilfe"


def test_what_was_told_last_is_told_again(house: House) -> None:
    house.sit(("person", "beginner", "beginner"))
    assert "Ruth" not in house.sitting.told_last
    before = house.sitting.told_last
    house.program.prefer(Preferences.language, "fr")
    assert house.sitting.told_last and house.sitting.told_last != before


def test_what_was_taken_back_is_not_told_again(house: House) -> None:
    house.sit(("person", "beginner", "beginner"))
    house.rest()
    house.do("finish_at_once")
    house.rest()
    house.press(house.button("Next deal"))  # Max deals: the person leads
    house.click_card(min(house.rest().playable))
    house.rest()
    house.do("undo")
    house.rest()
    house.program.prefer(Preferences.language, "fr")
    assert house.said == "" and not house.picture.facts.trick


@pytest.mark.parametrize(
    ("language", "letters", "shown"),
    [("en", "language", "JQKA"), ("fr", "language", "VDRA"), ("de", "language", "BDKA"), ("de", "en", "JQKA"),
     ("en", "fr", "VDRA")],
)  # fmt: skip
def test_letters_on_cards_follow_the_language_or_one_of_their_own(
    house: House, language: str, letters: str, shown: str
) -> None:
    house.sit(("person", "beginner", "beginner"), language=language, letters=letters)
    assert "".join(rank_letters(rank) for rank in (9, 10, 11, 12)) == shown
    assert rank_letters(8) == "10" and rank_letters(0) == "2"
    changed = house.view._kit.style.letters
    assert bool(changed) == (shown != "JQKA")


def test_a_name_that_nobody_has_chosen_is_said_in_the_language() -> None:
    speak("fr")
    assert shown_name("You") == "Vous" and chosen_name("Vous") == "You"
    assert shown_name("Ana") == "Ana" == chosen_name("Ana")


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_a_name_that_was_kept_in_another_language_is_said_in_this_one(qapp: QApplication, language: str) -> None:
    speak(language)
    for kept in ("You", "Sie", "Vous"):
        assert (shown_name(kept), chosen_name(kept)) == (tr("You"), "You")
        assert shown_side(f"{kept} + Edith") == f"{tr('You')} + Edith"
    speak("en")
