"""Every game in the real window: somebody sits down among computers and plays, by mouse alone or by keyboard alone."""

import pytest

from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.ui.seat.conductor import Mode
from tests.ui.guest import Guest
from tests.ui.house import House

ASKED = {
    "bid-dummy": {"BidQuestion", "TileQuestion"}, "single-dummy-bridge": {"BidQuestion"}, "humbug": {"TileQuestion"},
    "double-dummy-dead": {"TileQuestion"}, "three-handed": {"TileQuestion"},
}  # fmt: skip


NEXT_DEALT = ("english-dummy", "bid-dummy", "three-handed")
"""Here the next deal is played as well, in the first of them every day; it is dealt in the same way everywhere."""


BY_MOUSE = ("english-dummy", "bid-dummy", "three-handed", "single-dummy-bridge")
"""Among computers; people alone play every game by mouse."""


@pytest.mark.parametrize(
    ("game", "hand"),
    [
        *((game.key, "keys") for game in GAMES[1::2]),
        *(pytest.param(game.key, "keys", marks=pytest.mark.repeated) for game in GAMES[::2]),
        (BY_MOUSE[0], "mouse"),
        *(pytest.param(key, "mouse", marks=pytest.mark.repeated) for key in BY_MOUSE[1:]),
    ],
)
def test_deals_are_played_to_their_count(house: House, game: str, hand: str) -> None:
    """All that the person is asked he answers in the window, and what is asked is what the game asks.

    Every day half of the games are played so, and the others by people who pass the laptop.
    """
    kinds = ("person", *("beginner",) * (game_of(game).players - 1))
    changes = {"jokers": "on"} if game == "bid-dummy" else {}
    # By hand the trick is gathered in one of the games: to look at every one takes its time.
    house.sit_at(game, kinds, changes=changes, gather="wait" if game == "humbug" else "at_once")
    guest = Guest(house, hand, seed=5)
    deals = 2 if hand == "mouse" and game in NEXT_DEALT else 1
    guest.play_until(lambda: house.table.session.deals >= deals or house.table.session.stage == "over")
    house.rest()
    assert not house.program.complaints
    if game in ASKED:
        assert guest.asked & ASKED[game]


WHOLE = ("english-dummy",)
"""Here people play a deal to its count every day."""
TRICKS = 3
"""Tricks after which they leave it elsewhere: all questions were asked, every hand was behind a curtain many times."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "whole"),
    [
        *((game.key, game.key in WHOLE) for game in GAMES[::2]),
        *(pytest.param(game.key, game.key in WHOLE, marks=pytest.mark.repeated) for game in GAMES[1::2]),
        *(pytest.param(game.key, True, marks=pytest.mark.repeated) for game in GAMES if game.key not in WHOLE),
    ],
)
def test_people_pass_the_laptop_and_take_back(house: House, game: str, whole: bool) -> None:
    """Everybody is a person: a curtain lies between two of them, and nothing private is on the cloth under it."""
    changes = {"jokers": "on"} if game == "bid-dummy" else {}
    house.sit_at(game, ("person",) * game_of(game).players, changes=changes, gather="at_once", size=(1024, 640))
    guest = Guest(house, "mouse", seed=11, takes_back=0.05)
    once = game_of(game).rules({}).customs.trays  # DW-TRAY-3

    def enough() -> bool:
        session = house.table.session
        far = session.deals >= 1 or (not whole and session.deal is not None and len(session.deal.tricks) >= TRICKS)
        return far and (once or guest.taken_back > 0)

    guest.play_until(enough)
    house.rest()
    assert not (once and guest.taken_back)
    assert not house.program.complaints
    assert guest.curtains


def test_HW_7_what_was_thrown_in_is_told_at_its_plate(house: House) -> None:
    """TH-13, HW-7: the player knows the hand that he threw in, and nobody else is told it."""
    house.sit_at("humbug", ("person", "person"))
    house.until(lambda: house.conductor.mode is Mode.CURTAIN)
    house.view.keep_showing.emit()
    house.rest()
    thrown = house.deal_hand("bottom")
    house.conductor.propose(Exchange())
    house.rest()
    assert not house.picture.remembered, "the other is asked now, or a curtain lies between"
    while not house.picture.remembered:
        if house.conductor.mode is Mode.CURTAIN:
            house.view.keep_showing.emit()
        elif house.picture.question is not None:
            house.conductor.propose(Keep())
        else:
            house.click_card(min(house.picture.playable))
        house.rest()
    (place,) = house.picture.remembered
    plate = house.view.scene_items.plates[place].box.center().toPoint()
    house.click(plate)
    assert house.prompt.startswith("You saw here: ")
    named = house.prompt.partition(": ")[2].replace(",", "").split()
    assert sum(word not in ("spades", "hearts", "diamonds", "clubs") for word in named) == len(thrown)
