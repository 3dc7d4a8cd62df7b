"""Is a PBN file that is wrong refused in one sentence with the line, and never with anything but our own error?"""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.messages import worded
from dummywhist.engine.record.pbn.reading import import_pbn
from dummywhist.engine.record.pbn.syntax import LARGEST_PBN
from dummywhist.engine.record.pbn.writing import NotInPbn, export_pbn
from dummywhist.engine.record.text import line_text
from tests.golden.pbn_deals import KEPT

BY_NAME = {kept.name: kept for kept in KEPT}
TEXTS = {name: kept.path.read_text(encoding="utf-8") for name, kept in BY_NAME.items()}
WHIST = TEXTS["english-dummy"]


def said(text: str | bytes, **how: object) -> str:
    """Return what is said of a file that is wrong."""
    raw = text if isinstance(text, bytes) else text.encode()
    with pytest.raises(Unreadable) as refused:
        import_pbn(raw, **how)
    sentence = str(refused.value)
    assert sentence.endswith((".", ")")) and "\n" not in sentence
    return sentence


def changed(old: str, new: str, name: str = "english-dummy") -> str:
    """Return a kept file in which the only ``old`` is ``new``."""
    assert TEXTS[name].count(old) == 1, old
    return TEXTS[name].replace(old, new)


def with_tag(tag: str, value: str, name: str = "english-dummy") -> str:
    """Return a kept file in which ``tag`` has another value."""
    text, found = re.subn(rf'\[{tag} "[^"]*"\]', f'[{tag} "{value}"]', TEXTS[name])
    assert found == 1
    return text


def tag_of(tag: str) -> str:
    found = re.search(rf'\[{tag} "([^"]*)"\]', WHIST)
    assert found is not None
    return found[1]


HANDS = tag_of("Deal")
NORTH, EAST, SOUTH, WEST = HANDS[2:].split(" ")
FIRST_ROW = WHIST.partition("[Play ")[2].splitlines()[1]
PLAY_LINE = 1 + WHIST.splitlines().index(FIRST_ROW)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (f"N:{NORTH}.AK {EAST} {SOUTH} {WEST}", f"line 14: “{NORTH}.AK” has five suits; a hand has four."),
        (f"N:{NORTH[:-4]} {EAST} {SOUTH} {WEST}", "line 14: North has 9 cards; a hand has thirteen."),
        (f"N:{NORTH}2 {EAST} {SOUTH} {WEST}", "is there twice."),
        (f"N:{NORTH} {NORTH} {SOUTH} {WEST}", "is there twice."),
        (f"N:{NORTH} {EAST} {SOUTH}", "line 14: A deal has four hands, and here are three."),
        (f"N:{NORTH} - {SOUTH} {WEST}", "line 14: The hand of East is unknown; all four must be told."),
        (f"N:{NORTH.replace('A', '1')} {EAST} {SOUTH} {WEST}", "is no card; cards are spelled like SA, HT or D9."),
        (f"N:{NORTH}.B {EAST} {SOUTH} {WEST}", "has five suits; a hand has four."),
        ("X:", "line 14: “X:” are no hands; they are written like “N:AKQ2.J93.T8.7654 … … …”."),
        ("", "line 3: The tag “Deal” is missing, or says nothing."),
    ],
)
def test_hands_that_are_none(value, sentence):
    assert sentence in said(with_tag("Deal", value))


@pytest.mark.parametrize(
    ("tag", "value", "sentence"),
    [
        ("DummyWhist", "2", "This deal was written by a later version (2); this program reads versions up to 1."),
        ("DummyWhist", "one", "“one” is not the number that must stand there."),
        ("DummyWhistGame", "bezique", "There is no game “bezique”."),
        ("DummyWhistGame", "humbug", "PBN knows no hands that are exchanged or lie dead."),
        ("DummyWhistGame", "thirteen", "in this game only two are dealt."),
        ("DummyWhistGame", "", "The tag “DummyWhistGame” is missing, or says nothing."),
        ("DummyWhistDealer", "Q", "“Q” is no seat; seats are N, E, S, W."),
        ("Dealer", "Q", "“Dealer” says “Q”, and the rest of the file gives “E”."),
        ("Declarer", "N", "“Declarer” says “N”, and the rest of the file gives “E”."),
        ("Contract", "4S", "“Contract” says “4S”, and the rest of the file gives “1D”."),
        ("Result", "13", "“Result” says “13”, and the rest of the file gives “3”."),
        ("DummyWhistTurned", "XX", "“XX” is no card"),
        ("DummyWhistTurned", "JB", "“JB” is no card"),
        ("DummyWhistDeal", "0", "In English Dummy no such deal can begin"),
        ("DummyWhistDeal", "-1", "“-1” is not the number that must stand there."),
        ("DummyWhistBefore", "NS 5 EW 0", "In English Dummy no such deal can begin"),
        ("DummyWhistBefore", "NS", "“NS” must be names, each with what belongs to it, like “NS 3 EW 2”."),
        ("DummyWhistBefore", "NS x EW 0", "“x” is not the number that must stand there."),
        ("DummyWhistTrump", "S", "“DummyWhistTrump” says “S”, and the rest of the file gives “D”."),
        ("DummyWhistPlayed", "51", "“DummyWhistPlayed” says “51”, and the rest of the file gives “52”."),
        ("DummyWhistTricks", "NS 13 EW 0", "and the rest of the file gives"),
        ("DummyWhistScore", "NS 4 EW 4", "and the rest of the file gives"),
        ("DummyWhistDummy", "W", "“DummyWhistDummy” says “W”, and the rest of the file gives “N”."),
        ("DummyWhistPlayers", "S grand W random E random", "Nobody at a table is a “grand”"),
        ("Play", "N", "South leads by the laws, and the play begins with North."),
    ],
)
def test_values_that_mean_nothing_or_something_else(tag, value, sentence):
    line = 1 + next(place for place, text in enumerate(WHIST.splitlines()) if text.startswith(f"[{tag} "))
    found = said(with_tag(tag, value))
    assert sentence in found
    place = int(re.match(r"line (\d+): ", found)[1])
    assert place == (3 if "missing" in found else PLAY_LINE if tag == "Play" else 22 if "can begin" in found else line)


def test_a_tag_of_ours_that_nobody_knows():
    text = changed('[DummyWhistPlayed "52"]', '[DummyWhistPlayed "52"]\n[DummyWhistWeather "fine"]')
    assert said(text).endswith("“DummyWhistWeather” says “fine”, and this deal has no such thing.")


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ("steak 5", "There is no rule “steak” in this game."),
        ("game 6", "“6” is no value of game; it may be 5, 7, 10."),
        ("concession 2", "“Points conceded” cannot be changed: It belongs to constant dummy only."),
        ("game", "“game” sets no rule; a rule is set like “set game=7”."),
        ("game 7\ngame 7", "The rule “game” is set twice."),
    ],
)
def test_rules_that_cannot_be_had(rows, sentence):
    assert sentence in said(changed("[Play ", f'[DummyWhistRuleTable "Rule;Value"]\n{rows}\n[Play '))


def test_rules_that_pbn_cannot_hold():
    text = changed("[DummyWhistActionTable ", '[DummyWhistRuleTable "Rule;Value"]\njokers on\n[DummyWhistActionTable ',
                   "bid-dummy")  # fmt: skip
    assert said(text) == "line 36: PBN has no jokers and no dummy of fifteen cards."


def swap(row: str) -> str:
    one, two, *rest = row.split(" ")
    return " ".join((two, one, *rest))


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (swap(FIRST_ROW), "is not in the hand of South."),
        ("S1 S2 S3 S4", "“S1” is no card; cards are spelled like SA, HT or D9."),
        ("JB S2 S3 S4", "“JB” is no card"),
        (f"- {FIRST_ROW[3:]}", "The card of South is missing, and others follow it."),
    ],
)
def test_a_play_that_cannot_be(row, sentence):
    found = said(changed(FIRST_ROW, row))
    assert sentence in found and re.match(rf"line {PLAY_LINE}: |line {PLAY_LINE + 1}: ", found)


def test_a_revoke_is_refused_with_the_law():
    """W-PLAY-2."""
    text = foreign("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432", "1S", "E", "HA D2 C2 S3")
    assert import_pbn(text.encode()).record.journal
    deal = "N:AK.QJT98765432.. QJ.AK.A98765432.  T9..KQJT.AKQJT98 8765432...765432"
    revoke = foreign(deal.replace("  ", " "), "1S", "E", "SQ S9 C7 SA")
    brought = import_pbn(revoke.encode())
    assert [worded(note, ENGLISH) for note in brought.notes][-1] == (
        "The play is left out after card 2 (line 7): The seven of clubs is a revoke: West has the suit that was led."
    )
    assert [line_text(line) for line in brought.record.journal][-2:] == ["C play SQ", "A play S9"]


def test_a_game_that_the_file_is_not_of():
    assert said(WHIST, game="classic-whist") == "line 19: This is a deal of English Dummy, not of Classic Whist."
    assert "There is no game “bezique”." in said(foreign(HANDS, "1S", "E", ""), game="bezique")


def test_the_end_is_torn():
    for end in range(len(WHIST.rstrip()) - 1, 0, -1):
        part = WHIST[:end]
        try:
            import_pbn(part.encode())
        except Unreadable as error:
            assert str(error)
        else:
            # Only a file without a play, or one whose last row is whole, can be read to its end.
            raise AssertionError(part)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no deal in this file."),
        ("% PBN 2.1\n\n\n; nothing here\n", "There is no deal in this file."),
        ("Dear Ruth,\n", "line 1: “Dear” stands before any tag."),
        ('[Deal "N:', "line 1: The file ends, or the line does, in the middle of a tag."),
        ('[Event "x"]\n[Deal "N:\n"]', "line 2: The file ends, or the line does, in the middle of a tag."),
        ("[Deal N:...]", "line 1: A tag is written like [Dealer “N”], with straight quotes, and this is none."),
        ("[", "line 1: The file ends, or the line does, in the middle of a tag."),
        ('[Event "x"]\n{ for ever', "line 2: A comment begins here and never ends."),
        (b"\x00", "line 1: There is a zero byte here, and a text has none."),
        (b" " * (LARGEST_PBN + 1), "The file has more than 32 megabytes; no file of deals is so large."),
        ('[Event "' + "x" * 3000 + '"]',
         "line 1: This line has more than 2000 characters; no line of a record is so long."),
        ('[Event "x"]\n', "line 1: The tag “Deal” is missing, or says nothing."),
    ],
)  # fmt: skip
def test_files_that_are_none(text, sentence):
    assert said(text) == sentence


def test_a_deal_that_the_file_has_not():
    assert said(WHIST, number=2) == "There is no deal 2 in this file; it holds 1."


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("0 S bid_9_up", "is no row of this table"),
        ("0 S play_S2", "is no row of this table"),
        ("0 S abandon", "is no row of this table"),
        ("0 S rules_game=7", "is no row of this table"),
        ("0 Q pass", "is no row of this table"),
        ("0 S", "is no row of this table"),
        ("0 S bid_1_up", "cannot be done here"),
        ("0 S direction_up", "cannot be done here"),
        ("0 S honours", "cannot be done here: Honours do not count at this table."),
    ],
)
def test_choices_that_cannot_be_made(row, sentence):
    assert sentence in said(changed("0 S bid_5_down", row, "bid-dummy"))


def test_a_choice_after_the_end():
    text = changed("4 E take-up", "4 E take-up\n60 E take-up")
    assert said(text) == "line 34: This was done after 60 cards, and 52 were played when its turn came."


def foreign(deal: str, contract: str, leader: str, rows: str) -> str:
    """Return a deal as another program writes it."""
    return (f'[Deal "{deal}"]\n[Dealer "N"]\n[Declarer "{"NESW"["NESW".index(leader) - 1]}"]\n[Contract "{contract}"]\n'
            f'[Result ""]\n[Play "{leader}"]\n{rows}\n')  # fmt: skip


PIECES = (
    "[", "]", '"', "\\", "{", "}", ";", "%", "#", "\n", "\n\n", " ", "-", "*", "+", "=1=", "$4", "^S", "SA", "T", "X",
    ".", ":", "N:", "0", "-1", "99999", "NT", "Pass", "?", "JB", "é", "�", "\t", "\r", "[Play ", "[Deal ", "[Dealer ",
)  # fmt: skip


@settings(max_examples=25)
@given(
    st.sampled_from(sorted(TEXTS)),
    st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 40), st.sampled_from(PIECES)), min_size=1, max_size=6),
)
def test_whatever_is_done_to_a_file_it_is_read_or_refused(name, edits):
    text = TEXTS[name]
    for place, length, piece in edits:
        place %= len(text) + 1
        text = text[:place] + piece + text[place + length :]
    read_or_refused(text.encode())


@given(st.lists(st.sampled_from(PIECES), max_size=60).map("".join))
def test_whatever_is_in_a_file_it_is_read_or_refused(text):
    read_or_refused(text.encode())


@given(st.binary(max_size=200))
def test_bytes_are_read_or_refused(raw):
    read_or_refused(raw)


@settings(max_examples=20)
@given(st.integers(0, 10**9), st.sampled_from(sorted(TEXTS)), st.sampled_from([None, *sorted(set(TEXTS))]))
def test_lines_in_another_order_are_read_or_refused(seed, name, game):
    rng = Random(seed)
    lines = TEXTS[name].splitlines()
    for _ in range(rng.randrange(1, 4)):
        one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
        lines[one], lines[two] = lines[two], lines[one]
    read_or_refused("\n".join(lines).encode(), game)


def read_or_refused(raw: bytes, game: str | None = None) -> None:
    """What can be read can be written and read again, and what cannot is refused in a sentence."""
    try:
        brought = import_pbn(raw, game=game)
    except DummyWhistError as error:
        assert isinstance(error, Unreadable) and str(error) and "\n" not in str(error)
        return
    try:
        text = export_pbn(brought.record)
    except NotInPbn as error:
        raise AssertionError(str(error)) from error
    assert export_pbn(import_pbn(text.encode()).record) == text
