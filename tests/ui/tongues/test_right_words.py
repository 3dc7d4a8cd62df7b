"""Is everything called by its right words, in every language and in the middle of a sentence too?"""

import pytest

from dummywhist.engine.cards.card import DIAMONDS, Card
from dummywhist.engine.deal.actions.auction import Bid
from dummywhist.engine.deal.actions.exchange import Keep
from dummywhist.engine.deal.actions.naming import NameTrump
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.ui.desk.commands import COMMANDS
from dummywhist.ui.panels.asking import SeatsSheet
from dummywhist.ui.panels.keys import KeysSheet
from dummywhist.ui.panels.rules_state import Base, states
from dummywhist.ui.panels.table_plan import choices
from dummywhist.ui.scene.naming import SHORT
from dummywhist.ui.scene.wording import ENGLISH
from dummywhist.ui.tongues import speak, tr
from dummywhist.ui.words.doing import CHAIRS, CHAIRS_WITHIN, PLAIN, PLAIN_WITHIN, action_words, words_within
from tests.ui.house import House

ENGLISH_DUMMY = next(game for game in GAMES if game.key == "english-dummy")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["keep the hand", "name diamonds", "the ten of diamonds", "bid four uptown"]),
        ("fr", ["garder la main", "nommer carreau", "le dix de carreau", "demander 4 haut"]),
        ("de", ["das Blatt behalten", "Karo nennen", "die Karo-Zehn", "4 hoch bieten"]),
    ],
)  # fmt: skip
def test_an_action_within_a_sentence(language: str, said: list[str]) -> None:
    speak(language)
    actions = (Keep(), NameTrump(DIAMONDS), Play(Card(34)), Bid(4, "up"))
    assert [words_within(action) for action in actions] == said
    assert tr("{name}: {what}.", name="Ida", what=words_within(Keep())).endswith(f"{said[0]}.")


def test_what_has_words_has_them_within_a_sentence_too() -> None:
    assert PLAIN.keys() == PLAIN_WITHIN.keys() and len(CHAIRS) == len(CHAIRS_WITHIN)
    assert action_words(Keep()) == "Keep the hand"


def test_short_roles_are_phrases() -> None:
    assert {*SHORT, *SHORT.values()} <= set(ENGLISH)


def test_games_for_several_numbers_have_a_name_together() -> None:
    assert [choice.name for choice in choices(GAMES) if len(choice.games) > 1] == ["Mort"]


def test_what_was_agreed_by_sitting_down_is_no_changed_rule() -> None:
    base, agreed = Base("Foster", False, {}), {"first_dummy": "agreed"}
    assert not any(state.changed for state in states(ENGLISH_DUMMY, agreed, agreed, base).values())
    assert states(ENGLISH_DUMMY, agreed, {}, base)["first_dummy"].changed
    assert states(ENGLISH_DUMMY, {"game": 7}, {"game": 7}, base)["game"].changed


def test_keys_lists_only_what_the_table_has(house: House) -> None:
    house.sit(("person", "beginner", "beginner"))
    house.do("keys")
    lines = [line.words for _, part in house.sheet(KeysSheet)._parts for line, _ in part]
    assert "Hint" in lines and not any(line.startswith("Hide my cards") for line in lines)
    assert COMMANDS["claim"].shortcuts


def test_the_seat_of_who_has_no_name_is_in_the_language_spoken(house: House) -> None:
    program = house.begin()
    speak("de")
    seating = program.first_seating()
    assert seating.people[0].name == "You"
    program.new_table(seating)
    house.show()
    house.do("seats")
    sheet = house.sheet(SeatsSheet)
    assert [name.text() for name, _ in sheet.fields.values()].count("Sie") == 1
    house.sheet(SeatsSheet)._done()
    assert "Sie" in program.sitting.names().values()
    assert program.sitting.standing.people[0].name == "You"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "lies turned on the stock"), ("fr", "Retourne sur le talon"), ("de", "liegt aufgedeckt auf dem Rest")],
)
def test_what_is_turned_from_the_stock_lies_before_nobody(house: House, language: str, words: str) -> None:
    house.sit_at("thirteen", ("person", "beginner"), language=language)
    assert words in house.rest().labels["turn_up"]
