"""Is a deal of a bridge program laid as a deal of whist: its cards, its trumps, its play, and a word on the rest?"""

import pytest

from dummywhist.engine.cards.card import CLUBS, HEARTS, SPADES
from dummywhist.engine.cards.notation import card_text, hands_text
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.phases.auction import Bidding
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import worded
from dummywhist.engine.record.pbn.reading import import_pbn
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.text import read_record, record_text
from tests.engine.record.pbn.comparing import BRIDGE, deals_in, state_of


def brought(text: str, **how: object):
    """Return what came of a file, and the deal."""
    imported = import_pbn(text.encode("latin-1"), **how)
    (deal,) = deals_in(imported.record)
    assert read_record(record_text(imported.record).encode()).log.record == imported.record
    return imported, state_of(deal)


def notes_of(imported) -> list[str]:
    return [worded(note, ENGLISH) for note in imported.notes]


def test_the_declarer_deals_and_turns_his_lowest_trump():
    imported, state = brought(BRIDGE)
    assert not imported.ours and imported.deals == 2
    assert state.setup.rules.game == "english-dummy" and state.layout.dummies == (NORTH,)
    assert state.setup.dealer == SOUTH and state.trump == SPADES and card_text(state.turned) == "S3"
    assert hands_text(state.dealt) == ("N:98.AJ98.T432.QT9 7654.765.765.876 AKT3.432.AQJ.KJ2 QJ2.KQT.K98.A543")
    assert [trick.winner for trick in state.tricks] == [NORTH, NORTH]
    assert [card_text(card) for card in state.tricks[1].cards] == ["CQ", "C6", "CJ", "C3"]
    assert (state.leader, [card_text(card) for card in state.trick]) == (NORTH, ["S9"])
    assert notes_of(imported) == [
        "South deals, on the right of the opening leader.",
        "The file tells no turned card: the three of spades is turned.",
    ]
    assert imported.record.people == (
        Person("Player A", "person"), Person("Ferris", "person"), Person("Tarr", "person"),
    )  # fmt: skip


def test_another_deal_of_the_file_without_a_contract():
    imported, state = brought(BRIDGE, number=2)
    assert state.setup.dealer == EAST and state.trump == HEARTS and card_text(state.turned) == "H2"
    assert not state.tricks and state.phase_name == "play"
    assert notes_of(imported) == ["The file tells no turned card: the two of hearts is turned."]


SUITS = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def told(contract: str, declarer: str, deal: str = SUITS) -> str:
    return f'[Deal "{deal}"]\n[Dealer "{declarer}"]\n[Declarer "{declarer}"]\n[Contract "{contract}"]\n'


@pytest.mark.parametrize("game", ["english-dummy", "double-dummy", "mort-3", "mort-4", "classic-whist"])
def test_a_dealer_without_trumps_has_the_suits_take_turns(game):
    """W-TRUMP-8."""
    imported, state = brought(told("2C", "N"), game=game)
    assert state.setup.rules.game == game and state.trump == CLUBS and state.turned is None
    assert state.setup.dealer == NORTH and state.leader == EAST
    assert notes_of(imported) == ["The dealer has no club to turn: the suits take turns, and this is their turn."]


def test_a_deal_without_trumps():
    imported, state = brought(told("3NT", "W"))
    assert state.fixed and state.trump is None and state.setup.dealer == WEST
    assert "without trumps" in notes_of(imported)[0]


@pytest.mark.parametrize("game", ["bid-dummy", "single-dummy-bridge"])
def test_a_game_that_bids_gets_the_cards_alone(game):
    """BD-10, SD-10: nothing of a bridge auction is a bid of these games."""
    imported, state = brought(BRIDGE.replace('Dealer "N"', 'Dealer "S"'), game=game)
    assert state.phase_name in ("auction", "reveal") and not state.part(Bidding).calls
    assert state.setup.dealer == SOUTH and state.trump is None
    assert notes_of(imported)[0].startswith("Calls and play of the file are left out: ")


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("humbug", "line 13: It cannot be a deal of Humbug Whist: PBN knows no hands that are exchanged or lie dead."),
        ("thirteen", "It cannot be a deal of Thirteen and the Odd: PBN holds four hands of thirteen cards, "
                     "and in this game only two are dealt."),
        ("bid-dummy", "line 11: In Bid Dummy Whist no such deal can begin: North may not deal, "
                      "or the scores end the game."),
    ],
)  # fmt: skip
def test_a_game_that_cannot_have_such_a_deal(game, why):
    with pytest.raises(Unreadable) as refused:
        import_pbn(BRIDGE.encode(), 1, game)
    assert why in str(refused.value)


def test_a_deal_that_was_played_out_is_counted():
    """Every trick is won by who leads: the hands hold one suit each, and North's is trumps."""
    rows = "\n".join(f"{h} {d} {c} {s}" for h, d, c, s in (
        (f"H{rank}", f"D{rank}", f"C{rank}", f"S{rank}") for rank in "AKQJT98765432"))  # fmt: skip
    imported, state = brought(told("1S", "N") + f'[Play "E"]\n{rows}\n')
    assert state.result is not None and dict(state.result.tricks) == {"NS": 13, "EW": 0}
    assert imported.record.journal[-1].action.__class__.__name__ == "CountDeal"


def test_the_person_says_who_sits_there():
    def company(people):
        return [Person("Ruth", "person"), *(person._replace(kind="steady") for person in people[1:])]

    imported, _ = brought(BRIDGE, company=company)
    assert [tuple(person) for person in imported.record.people] == [
        ("Ruth", "person"), ("Ferris", "steady"), ("Tarr", "steady"),
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["x" * 100, "  a\tb  ", "\x01", "Dummy", "?", ""])
def test_names_are_put_right(name):
    imported, _ = brought(told("1S", "N") + f'[South "{name}"]\n')
    (south, *_) = imported.record.people
    assert south.name == {"x" * 100: "x" * 40, "  a\tb  ": "a b"}.get(name, "Player A")


def test_windows_lines_and_a_latin_name():
    imported, _ = brought(BRIDGE.replace("\n", "\r\n").replace("Ferris", "Zoë"))
    assert imported.record.people[1].name == "Zoë"
