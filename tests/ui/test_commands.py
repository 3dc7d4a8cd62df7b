"""Is every command declared once and whole, and does the window show what the declarations say?"""

from dataclasses import fields, replace

import pytest

from dummywhist.ui.desk.command import MENUS, Bar, Command, Doer, Moment, declared
from dummywhist.ui.desk.commands import COMMANDS, in_context, on_bar
from dummywhist.ui.desk.deeds import Deeds
from tests.ui.house import House

NOT = ("finishing", "sheet", "covered", "room", "taught", "once", "claim_spent")
EVERYTHING = Moment(**{each.name: True for each in fields(Moment) if each.type is bool and each.name not in NOT})
"""A moment at which every command is offered."""


def nothing(_do: Doer) -> None:
    """Do nothing."""


ONE = Command("one", "Game", "One", nothing, shortcuts=("Ctrl+1",), bar=Bar("left", 1, "One", "undo"))


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (Command("one", "Game", "Other", nothing), "called one"),
        (Command("two", "Game", "Two", None), "do one thing"),
        (Command("two", "Game", "Two", nothing, submenu=True), "do one thing"),
        (Command("two", "Game", "Two", nothing, shortcuts=("Ctrl+1",)), "that of one"),
        (Command("two", "Game", "Two", nothing, shortcuts=("d",)), "a card's"),
        (Command("two", "Game", "Two", nothing, shortcuts=("7",)), "a card's"),
        (Command("two", "Game", "Two", nothing, bar=Bar("left", 1, "Two", "redo")), "one place"),
    ],
)  # fmt: skip
def test_a_wrong_declaration_is_an_error_at_start(other: Command, why: str) -> None:
    assert declared((ONE,))["one"] is ONE
    with pytest.raises(ValueError, match=why):
        declared((ONE, other))


def test_an_unknown_command_is_an_error(house: House) -> None:
    house.open()
    with pytest.raises(KeyError):
        house.program.command("make_tea")


def test_a_command_does_something_of_its_own() -> None:
    done: dict[str, str] = {}

    class Recorder:
        def __getattr__(self, name: str):
            assert hasattr(Deeds, name)
            return lambda: done.__setitem__(key, name)

    for key, command in COMMANDS.items():
        if command.do is not None:
            command.do(Recorder())
            assert key in done
    assert len(set(done.values())) == len(done), "two commands do the same"


def test_each_is_in_a_menu_and_bars_and_menus_are_in_order(house: House) -> None:
    house.open()
    window = house.window
    known = dict(window.actions_by_key) | {key: menu.menuAction() for key, menu in window.submenus.items()}
    for menu in MENUS:
        wanted = [one.key for one in COMMANDS.values() if one.menu == menu]
        found = [key for action in window.menus[menu].actions() for key, one in known.items() if one is action]
        assert found == wanted
    bar = [command.key for end in ("left", "right") for command, _ in on_bar(end)]
    assert [button.objectName() for button in window.bar_buttons] == [f"btn:{key}" for key in bar]
    assert bar == [
        "new_deal",
        "undo",
        "redo",
        "hint",
        "call_law",
        "last_trick",
        "claim",
        "score",
        "rules",
        "record",
        "review",
    ]
    assert [command.key for command in in_context()] == ["undo", "last_trick", "hint", "cloth", "hide_cards"]


def test_the_window_offers_what_the_moment_allows(house: House) -> None:
    house.open()
    moments = [Moment(), EVERYTHING, replace(EVERYTHING, on_turn=False, dock="rules", full_screen=False)]
    moments += [
        replace(EVERYTHING, sheet=True),
        replace(EVERYTHING, covered=True),
        replace(EVERYTHING, covered=True, room=True),
        replace(EVERYTHING, claims=False),
        replace(EVERYTHING, finishing=True, dock="record", tool_bar=False),
        replace(EVERYTHING, taught=True),
    ]
    for now in moments:
        house.window.offer(now)
        for key, command in COMMANDS.items():
            action = house.window.actions_by_key[key]
            silent = now.sheet or (not command.in_room if now.room else now.covered and command.on_table)
            silent = silent or (command.for_deals and now.taught and not (command.by_file and now.apart))
            assert action.isEnabled() == (command.enabled(now) and command.offered(now) and not silent), key
            assert action.isVisible() == command.offered(now), key
            assert action.isCheckable() == (command.checked is not None), key
            if command.checked is not None:
                assert action.isChecked() == command.checked(now), key


def test_what_is_offered_follows_the_table(house: House) -> None:
    house.open()
    house.rest()
    assert house.offers("hint") and not house.offers("undo") and not house.offers("last_trick")
    house.click_card(min(house.picture.playable))
    house.until(lambda: house.offers("undo"))
    house.do("rules")
    assert house.window.actions_by_key["rules"].isChecked() and not house.window.actions_by_key["record"].isChecked()
    house.do("record")
    assert house.window.actions_by_key["record"].isChecked() and not house.window.actions_by_key["rules"].isChecked()
    house.do("record")
    assert not house.window.actions_by_key["record"].isChecked()
    house.do("status_bar")
    assert not house.window.actions_by_key["status_bar"].isChecked() and house.window.statusBar().isHidden()
