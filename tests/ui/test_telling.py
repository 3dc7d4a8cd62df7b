"""What has happened, in sentences."""

import pytest

from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.action import AgreeOrder
from dummywhist.engine.deal.event import HonoursCalled, Played, TrickWon, TrumpFixed, TrumpTakenUp, TrumpTurned
from dummywhist.engine.deal.layout import TABLE, By, Player, Side
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.event import CardsDrawn, GameWon, OrderFound, RubberBegan, RubberWon, SessionOver
from dummywhist.ui.words.telling import Teller

A, B, C = (Player(By(name)) for name in "ABC")


@pytest.fixture
def teller() -> Teller:
    session, _ = sessions.apply(
        sessions.start(game_of("english-dummy").rules({"first_dummy": "agreed"})), TABLE, AgreeOrder((1, 2, 3))
    )
    assert session.deal is not None
    names = {A: "Ann", B: "Edith", C: "Max"}
    return Teller(names, {1: "You", 2: "Edith", 3: "Max"}, A, session.deal.setup.layout)


def cards(text: str):
    return tuple(read_card(word) for word in text.split())


def test_a_trick_is_one_story(teller: Teller) -> None:
    assert (
        teller.trick(WEST, cards("DT DJ DK"), None)
        == "Edith led the ten of diamonds. Dummy played the jack, Max the king."
    )
    assert teller.trick(EAST, cards("S4 CA S9 S2"), NORTH) == (
        "Max led the four of spades. You played the ace of clubs, Edith the nine, dummy the two. Dummy won the trick."
    )
    assert teller.trick(SOUTH, cards("HA"), None) == "You led the ace of hearts."
    assert teller.trick(SOUTH, (), None) == ""


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Played(SOUTH, cards("C9")[0], True), "You led the nine of clubs."),
        (Played(NORTH, cards("C9")[0], False), "Dummy played the nine of clubs."),
        (TrickWon(WEST, cards("C9")[0]), "Edith won the trick."),
        (TrumpTurned(NORTH, cards("H8")[0]), "The eight of hearts was turned for dummy."),
        (TrumpTurned(WEST, cards("H8")[0]), "The eight of hearts was turned for Edith."),
        (TrumpTakenUp(SOUTH, cards("H8")[0]), "You took up the eight of hearts."),
        (TrumpFixed(None), "There are no trumps in this deal."),
        (HonoursCalled(B, Side("EW")), "Edith called honours."),
        (
            CardsDrawn(((1, cards("S4")[0]), (2, cards("HA")[0])), ()),
            "You cut the four of spades, Edith cut the ace of hearts.",
        ),
        (OrderFound((1, 2, 3), True), "You have dummy first."),
        (RubberBegan(1, B, ()), "Rubber 2: Edith has dummy."),
        (GameWon(Side("NS"), 3), "You and dummy won the game, a treble."),
        (RubberWon(0, Side("EW"), -1, -1), "Edith and Max won the rubber: 1 point."),
        (SessionOver(False), "The session is over."),
    ],
)
def test_every_event_is_a_sentence(teller: Teller, event: object, words: str) -> None:
    assert teller.tell([event]) == words


def test_in_a_hot_seat_nobody_is_you(teller: Teller) -> None:
    teller.you = None
    assert teller.tell([Played(SOUTH, cards("C9")[0], True)]) == "Ann led the nine of clubs."
    assert teller.side(Side("NS")) == "Ann and dummy"
