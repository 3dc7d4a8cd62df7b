"""Is what the laws do not allow refused in the window with the law in a sentence, in every game, and not written?"""

from random import Random

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.auction import Bid
from dummywhist.engine.deal.actions.away import Discard
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.naming import NameTrump
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.deal.refusal import why_not
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.session.session import lawful
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.words import say
from tests.contract import wild_action
from tests.daily import one_in
from tests.ui.guest import Guest
from tests.ui.house import House

KEYS = [game.key for game in GAMES]
AUCTIONS = {"bid-dummy": Bid(0, "up"), "single-dummy-bridge": Bid(0, "H")}
each_game = pytest.mark.parametrize("key", one_in(3, KEYS))


def seated(house: House, key: str) -> Guest:
    """Sit down among computers at a game; at Mort for four among people, for one might sit out a whole game (MO-5)."""
    others = "person" if key == "mort-4" else "beginner"
    changes = {"jokers": "on"} if key == "bid-dummy" else {}
    house.sit_at(key, ("person", *(others,) * (game_of(key).players - 1)), changes=changes)
    house.rest()
    return Guest(house, "mouse", seed=3)


def law(house: House, action) -> str:
    """Return the sentence of the law against an action of whoever is asked."""
    by = house.conductor.actor or TABLE
    return say(why_not(house.deal, by, action))


@each_game
def test_a_card_that_may_not_be_played_is_refused_however_it_is_tried(house: House, key: str) -> None:
    """By mouse, and by typing its letters."""
    guest = seated(house, key)
    guest.play_until(lambda: bool(house.rest().dimmed) and house.conductor.mode is Mode.PERSON)
    before, card = house.on_disk(), min(house.picture.dimmed)
    sentence = law(house, Play(card))
    assert sentence.startswith(("Follow ", "It is ", "A joker ", "Unable "))
    house.click_card(card)
    assert house.prompt == sentence
    house.view.setFocus()
    house.type(card_text(card))
    house.key(Qt.Key.Key_Return)
    assert house.prompt == sentence
    assert house.on_disk() == before


@each_game
def test_nothing_unlawful_that_is_proposed_does_anything(house: House, key: str) -> None:
    """Calls, bids, discards, exchanges, names, claims: at every question of a deal, and among the cards."""
    guest, rng = seated(house, key), Random(key)
    tried: set[str] = set()
    asked = 0

    def tried_enough() -> bool:
        nonlocal asked
        house.rest()
        if house.conductor.mode is Mode.PERSON and house.table.session.stage == "deal":
            asked += 1
            try_all(house, rng, AUCTIONS.get(key, Claim(-1)), tried)
        return asked >= 6

    guest.play_until(tried_enough)
    assert len(tried) >= 5, tried


def try_all(house: House, rng: Random, other: Action, tried: set[str]) -> None:
    """Propose what is unlawful now, some of it anything; ``tried`` gathers the laws that were told."""
    before, session = house.on_disk(), house.table.session
    wild = [wild_action(session, rng) for _ in range(6)]
    for action in (*wild, Bid(9, "up"), Discard((Card(0),)), NameTrump(Suit(7)), Claim(99), other):
        if lawful(session, house.conductor.actor or TABLE, action):
            continue
        assert not house.conductor.propose(action)
        said = house.prompt
        assert said.endswith(".") and said[0].isupper() and said != "That cannot be done now.", (action, said)
        tried.add(said)
    assert house.on_disk() == before
