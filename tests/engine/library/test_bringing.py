"""Do deals come from bridge programs, and back from a file for them, with their cards, dealer and turned card?"""

import pytest

from dummywhist.engine.cards.card import suit_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.library.bringing import MOST, brought
from dummywhist.engine.library.facts import NONE, Facts
from dummywhist.engine.library.shelf import LARGEST_FILE, KeptDeal, deals_pbn, deals_text, key_of
from dummywhist.engine.record.pbn.reading import import_pbn
from tests.engine.library.made_up import made_up

DEALS = [KeptDeal(facts, f"number {place}") for place, facts in enumerate(made_up(7, 20))]
HANDS = "N:Q8.AT432.KQJ62.7 JT5.J7.A94.KQJT3 K743.KQ95.85.A85 A962.86.T73.9642"


def game(**tags: str) -> str:
    usual = {"Event": "Cup", "Board": "3", "Dealer": "N", "Deal": HANDS, "Declarer": "N", "Contract": "4H"}
    return "".join(f'[{name} "{value}"]\n' for name, value in {**usual, **tags}.items() if value) + "\n"


def cards(facts: Facts) -> tuple[object, ...]:
    return facts.hands, facts.dealer, facts.turned, facts.trump, facts.game


@pytest.mark.parametrize("key", ["english-dummy", "humbug", "classic-whist"])
def test_deals_for_bridge_programs_are_the_same_when_they_come_back(key: str) -> None:
    sent = [one._replace(facts=one.facts._replace(game=key)) for one in DEALS]
    text, without = deals_pbn([*sent, KeptDeal(sent[0].facts._replace(turned=NONE))])
    found, wrong = brought(text.encode(), bridge=True, game="double-dummy")
    assert without == 1 and not wrong
    assert [cards(one.facts) for one in found] == [cards(one.facts) for one in sent]
    assert [key_of(one.facts) for one in found] == [key_of(one.facts) for one in sent]
    assert [one.name for one in found] == [f"number {place} {place + 1}" for place in range(len(sent))]
    assert import_pbn(text.encode(), len(sent)).deals == len(sent)


def test_boards_of_a_bridge_program_become_deals_of_the_game_that_is_named() -> None:
    (one,), wrong = brought(game().encode(), bridge=True, game="classic-whist")
    assert not wrong and one.name == "Cup 3"
    turned = read_card("H2")
    assert cards(one.facts)[1:] == (NORTH, turned, suit_of(turned), "classic-whist")
    (bid,), wrong = brought(game().encode(), bridge=True, game="single-dummy-bridge")
    assert not wrong and (bid.facts.turned, bid.facts.trump) == (NONE, NONE) and bid.facts.hands == one.facts.hands


def test_what_cannot_be_read_of_a_file_is_told_and_the_rest_is_there() -> None:
    text = game(Contract="3NT") + game(Deal="N:Q8.AT432.KQJ62.7") + game(Board="9") + game(Contract="2C", Declarer="W")
    found, wrong = brought(text.encode(), bridge=True, game="english-dummy")
    assert [one.name for one in found] == ["Cup 9", "Cup 3"]
    assert [error.message.key for error in wrong] == ["deals.no_turn", "pbn.four_hands"]
    many, (last,) = brought((game() * (MOST + 1)).encode(), bridge=True, game="english-dummy")
    assert len(many) == MOST and last.message.args == {"most": MOST, "deals": MOST + 1}


@pytest.mark.parametrize(
    ("raw", "bridge", "key"),
    [
        (b"hello", True, "pbn.stray"),
        (b"hello", False, "deals.file"),
        (b"\xff\xfe", False, "deals.text"),
        (deals_text(DEALS)[0].encode() + b"# " * (LARGEST_FILE // 2), False, "deals.large"),
        (game().encode(), False, "deals.file"),
    ],
)
def test_a_file_that_is_none_is_refused(raw: bytes, bridge: bool, key: str) -> None:
    with pytest.raises(Unreadable) as refused:
        brought(raw, bridge=bridge, game="english-dummy")
    assert refused.value.message.key == key
