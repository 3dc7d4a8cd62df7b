"""Is what other programs write read as far as it can be understood, though they do not keep to the standard?"""

import pytest

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS
from dummywhist.engine.cards.notation import card_text, hands_text
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import worded
from dummywhist.engine.record.pbn import reading
from dummywhist.engine.record.pbn.reading import Deals, import_pbn
from tests.engine.record.pbn.comparing import deals_in, state_of

HANDS = "S:AKT3.432.AQJ.KJ2 QJ2.KQT.K98.A543 98.AJ98.T432.QT9 7654.765.765.876"
WHOLE = "N:98.AJ98.T432.QT9 7654.765.765.876 AKT3.432.AQJ.KJ2 QJ2.KQT.K98.A543"
"""The same, from North."""
LIN_HANDS = "1SAKT3H432DAQJCKJ2,SQJ2HKQTDK98CA543,S98HAJ98DT432CQT9"


def laid(text: str, number: int | None = None):
    """Return the deal that was laid, and what was said."""
    imported = import_pbn(text.encode(), number)
    (deal,) = deals_in(imported.record)
    return state_of(deal), [worded(note, ENGLISH) for note in imported.notes]


def game(*lines: str, deal: str = HANDS) -> str:
    return "\n".join((f'[Deal "{deal}"]', *lines, ""))


def cards(state) -> list[str]:
    return [" ".join(map(card_text, trick.cards)) for trick in state.tricks] + [" ".join(map(card_text, state.trick))]


@pytest.mark.parametrize("spelled", ["2Dx", "2d", "2 D", "2DXX", "2♦", "2D by S", "2DX S", "2D+1", "2DX -2", "2D S ="])
def test_the_trumps_of_a_contract_however_it_is_spelled(spelled):
    state, _ = laid(game('[Declarer "S"]', f'[Contract "{spelled}"]'))
    assert (state.setup.dealer, state.trump) == (SOUTH, DIAMONDS)


def test_without_a_contract_the_auction_tells_the_trumps_and_the_declarer():
    auction = '[Auction "N"]\nPass pass 1NT =1= X\n2C ! $3 Pass 5C! x\nAP'
    state, notes = laid(game('[Dealer "N"]', auction))
    assert (state.setup.dealer, state.trump) == (NORTH, CLUBS), "South named no trump first, and North clubs"
    assert not any("deals" in note for note in notes)


def test_a_contract_may_name_its_declarer():
    state, _ = laid(game('[Dealer "N"]', '[Contract "3NT by E"]'))
    assert (state.setup.dealer, state.trump) == (EAST, None)


def test_the_first_of_a_side_who_named_the_suit_declares():
    state, _ = laid(game('[Auction "E"]\n1H Pass 2H Pass\n4H Pass Pass\nPass'))
    assert (state.setup.dealer, state.trump) == (EAST, HEARTS)


PLAY = ('[Declarer "S"]', '[Contract "4S"]', '[Play "W"]')
ROWS = "HK HA H5 H2\nC3 CQ C6 CJ\n"
ORDER = "HK HA H5 H2\nCQ C6 CJ C3\n"
TRICKS = ["HK HA H5 H2", "CQ C6 CJ C3", ""]


@pytest.mark.parametrize(
    "rows", [ROWS, ORDER, ROWS.replace("\n", " "), "H2 H5 HA HK\nCQ CJ C6 C3\n", ROWS + "-- -- -- --\n*", ROWS.lower()]
)
def test_each_card_names_its_owner_in_whatever_column_it_stands(rows):
    state, notes = laid(game(*PLAY, rows))
    assert cards(state) == TRICKS and not any("left out" in note for note in notes)


def test_the_leader_follows_from_the_declarer_where_the_columns_begin_elsewhere():
    state, _ = laid(game(*PLAY[:2], '[Play "N"]', "HA H5 H2 HK\nCQ C6 CJ C3"))
    assert cards(state) == TRICKS


@pytest.mark.parametrize(
    ("rows", "left", "said"),
    [
        ("HK HA H5 H2\nC3 CQ -- CJ\nS9 S4 SA S2", ["HK HA H5 H2", "CQ"],
         "The play is left out after card 5 (line 6): The card of East is missing, and others follow it."),
        ("HK HA H5 H2\nC3 CQ C6 HA", ["HK HA H5 H2", "CQ C6"],
         "The play is left out after card 6 (line 6): The card of South is missing, and others follow it."),
        ("HK HA S4 H2", ["HK HA"],
         "The play is left out after card 2 (line 5): The four of spades is a revoke: East has the suit that was led."),
        ("1S 2S 3S 4S", [""], "The play is left out (line 5): “1S” is no card; cards are spelled like SA, HT or D9."),
    ],
)  # fmt: skip
def test_play_that_cannot_be_followed_is_left_out(rows, left, said):
    state, notes = laid(game(*PLAY, rows))
    assert [trick for trick in cards(state) if trick] == [trick for trick in left if trick] and notes[-1] == said


def test_play_without_trumps_that_are_told_is_left_out():
    state, notes = laid(game('[Dealer "E"]', '[Play "W"]', ROWS))
    assert state.setup.dealer == EAST and not state.tricks
    assert notes[-1] == "The play is left out (line 3): Cards are played, and no contract tells the trumps."


@pytest.mark.parametrize(
    ("lines", "dealer", "said"),
    [
        (('[Board "7"]',), SOUTH, "The file names no dealer: South deals by the number of the board."),
        (('[Board "x"]',), NORTH, "The file names no dealer: North deals."),
        (('[Dealer "west"]',), WEST, "The file tells no turned card: the three of clubs is turned."),
        (('[Dealer "?"]', '[Declarer "^W"]', '[Contract "8S"]'), NORTH, "The file names no dealer: North deals."),
    ],
)
def test_a_dealer_is_always_found(lines, dealer, said):
    state, notes = laid(game(*lines))
    assert (state.setup.dealer, notes[0]) == (dealer, said)


@pytest.mark.parametrize(
    "deal",
    [HANDS.lower(), HANDS.replace("T", "10"), HANDS.replace(" 7654.765.765.876", " -"), HANDS.replace(" ", "  "),
     "W:AKQJT98765432.-.-.- -.AKQJT98765432.-.- -.-.AKQJT98765432.- -.-.-.AKQJT98765432"],
)  # fmt: skip
def test_hands_however_they_are_spelled(deal):
    state, _ = laid(game('[Dealer "S"]', deal=deal))
    suits = "N:.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 AKQJT98765432..."
    assert hands_text(state.dealt) == (suits if deal.startswith("W") else WHOLE)


ODD = f"""% made by something
[Event "odd"]
[Deal "{HANDS}"]
[Dealer "S"]
[Site Vienna]
%%!R 75974684697597468469
{{ a remark {{ within one }} }}
[Board "1"]


[Auction "S"]

Pass Pass
[Event "next"]
[Deal "N:AK.2 - - -"]

[Event "third"]
[Deal "{HANDS}"]
[Dealer "E"]
[Contract "3NT"] [Declarer "E"]
{{ this comment never ends
"""


def test_odd_tags_refuse_nothing_and_a_bad_deal_alone_is_refused():
    deals = Deals(ODD.encode())
    assert len(deals) == 3
    assert [deals.read(number).ours for number in (1, 3)] == [False, False]
    assert str(deals.wrong(2)) == "line 15: “AK.2” has two suits; a hand has four."
    state, _ = laid(ODD, 3)
    assert state.setup.dealer == EAST and state.trump is None


def test_a_bad_deal_is_skipped_and_named():
    bad = '[Event "x"]\n[Deal "N:- - - -"]\n\n'
    state, notes = laid(bad * 5 + game('[Dealer "E"]'))
    assert state.setup.dealer == EAST
    why = "The hand of North is unknown; all four must be told."
    assert notes[:4] == [
        *(f"Deal {number} is left out (line {3 * number - 1}): {why}" for number in (1, 2, 3)),
        "Deals left out besides: 2.",
    ]
    with pytest.raises(Unreadable, match="line 2: The hand of North is unknown"):
        import_pbn((bad * 5).encode())


@pytest.mark.parametrize("between", ["", "\n"])
@pytest.mark.parametrize("first", ["Dealer", "dealer", "Board", "Site"])
def test_games_need_neither_blank_lines_nor_a_certain_first_tag(first, between):
    one = f'[{first} "S"]\n[Dealer "S"]\n[Deal "{HANDS}"]\n[Event "x"]\n'.replace('[Dealer "S"]\n[Dealer', "[Dealer")
    text = one + between + one.replace('"S"', '"W"') + between + one.replace("Deal ", "deal ").replace('"S"', '"N"')
    assert len(Deals(text.encode())) == 3
    assert [laid(text, number)[0].setup.dealer for number in (1, 2, 3)] == [SOUTH, WEST, NORTH]


@pytest.mark.parametrize(
    "aside",
    ['; [Deal "N:x"]', '% [Deal "N:x"]', '{ [Deal "N:x"] }', '{\n[Event "x"]\n}', '[Site "a; b {"]\n; [Deal "x"] }'],
)
def test_a_tag_in_a_comment_begins_no_game(aside):
    text = f'[Event "x"]\n[Dealer "E"]\n{aside}\n[Deal "{HANDS}"]\n'
    state, _ = laid(text)
    assert (len(Deals(text.encode())), state.setup.dealer) == (1, EAST)


def test_hands_are_shared_by_the_tables_that_played_them():
    second = '\n\n[West "Nunes"]\n[Declarer "N"]\n[Contract "3H"]\n[Play "E"]\nH5 H2 HK HA\n'
    state, notes = laid(game('[West "Zia"]', '[Dealer "S"]') + second + second, 3)
    assert hands_text(state.dealt) == WHOLE and cards(state)[0] == "H5 H2 HK HA"
    assert notes[0] == "The hands are those of the deal before it."


def test_a_file_in_sixteen_bits():
    assert hands_text(state_of(deals_in(import_pbn(game().encode("utf-16")).record)[0]).dealt) == WHOLE


LIN = f"""pn|Ann,Bob,Cid,Dee,Eve,Fay,Gus,Hal|pg||
qx|o3|st||md|{LIN_HANDS}|sv|n|mb|1S|an|five|mb|p|mb|4s!|mb|d|mb|r|mb|p|mb|p|
nt|Kibitzer: md lead?|pg||
mb|p|pc|hk|pc|HA|pc|h5|pc|H2|pg||
pc|CQ|pc|c6|mc|10|pg||
qx|c3|st||md|{LIN_HANDS},|mb|pppp|pg||
qx|o4|md|2S,H,D,C|
qx|c4|md||
"""


def test_a_lin_file_is_read_as_bridge_base_writes_it():
    deals = Deals(LIN.encode())
    assert (deals.lin, len(deals)) == (True, 3)
    state, notes = laid(LIN)
    assert hands_text(state.dealt) == WHOLE and state.setup.dealer == SOUTH and state.trump == 0
    assert cards(state) == ["HK HA H5 H2", "CQ C6"] and not any("left out" in note for note in notes)
    assert [person.name for person in import_pbn(LIN.encode()).record.people] == ["Ann", "Bob", "Dee"]
    closed = deals.read(2)
    assert [person.name for person in closed.record.people] == ["Eve", "Fay", "Hal"]
    assert str(deals.wrong(3)) == "line 7: North has 0 cards; a hand has thirteen."


BREAKS_OFF = "The file breaks off here: no stroke (|) ends what is told."


@pytest.mark.parametrize(
    ("torn", "line"),
    [("pn|Ann,Bo", 1), ("pn|Ann,Bob,Cid,Dee|st||m", 1), ("vg|A match|\npn|Ann,Bob,Cid,Dee|\nst||md|3SAK\nT3H43", 4)],
)
def test_a_lin_file_that_breaks_off_before_its_hands_are_whole_says_where(torn, line):
    with pytest.raises(Unreadable) as refused:
        import_pbn(torn.encode())
    assert str(refused.value) == f"line {line}: {BREAKS_OFF}"


def test_a_board_of_a_lin_file_that_breaks_off_is_not_passed_over():
    deals = Deals((LIN + f"qx|o5|st||md|{LIN_HANDS[:40]}").encode())
    assert len(deals) == 4
    assert str(deals.wrong(4)) == f"line 9: {BREAKS_OFF}"


@pytest.mark.parametrize("end", ["", "|", "|sv|n|mb|1", "|mb|1S|mb|p|mb|p|mb|p|pc|H"])
def test_a_lin_file_that_breaks_off_behind_its_hands_is_laid(end):
    state, _ = laid(f"pn|Ann,Bob,Cid,Dee|md|{LIN_HANDS}{end}")
    assert hands_text(state.dealt) == WHOLE


def test_a_lin_file_without_hands_says_so():
    with pytest.raises(Unreadable, match=r"^There is no deal in this file\.$"):
        import_pbn(b"pn|Ann,Bob,Cid,Dee|pg||\n")


def test_one_deal_is_read_and_no_other(monkeypatch):
    """The deal asked for is parsed; of the others only where they begin is looked for."""
    parsed: list[int] = []
    read = reading.read_game
    monkeypatch.setattr(reading, "read_game", lambda text, line, *more: parsed.append(line) or read(text, line, *more))
    many = "".join(f'[Event "#"]\n[Board "{n}"]\n' + game('[Dealer "E"]') + "\n" for n in range(1, 2001))
    imported = import_pbn(many.encode(), 1999)
    assert imported.deals == 2000 and parsed == [1998 * 5]
