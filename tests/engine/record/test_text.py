"""Is a record read as it was written, and is everything that is wrong with one said with its place?"""

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import worded
from dummywhist.engine.record import log, text
from dummywhist.engine.record.log import Entry, SeatChange, TakeBack, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.text import LARGEST_FILE, LONGEST_LINE, read_record, record_text
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.table import Table
from tests.engine.record.anybody import anything, some_record

PAGE = Path(__file__).parents[3] / "docs" / "record-format.md"
FOUND = re.search(r"```dwr\n(dummywhist record 1\n.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
assert FOUND is not None
EXAMPLE = FOUND[1]
LINES = EXAMPLE.splitlines()


def line_of(start: str) -> int:
    """Return the number of the first line of the example that begins with ``start``."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def changed(old: str, new: str) -> bytes:
    """Return the example with the first ``old`` changed to ``new``."""
    assert old in EXAMPLE
    return EXAMPLE.replace(old, new, 1).encode()


def some_table(seed: int, length: int = 400) -> Table:
    """Return a table where anything was done."""
    dice = Random(seed)
    table = Table(some_record(dice, stake_unit="triple", seat_choice="chooser", honours_claim="call"))
    while table.stamp < length:
        anything(table, dice)
    return table


def said(raw: bytes) -> str:
    """Return the sentence with which ``raw`` is not read."""
    with pytest.raises(Unreadable) as found:
        read_record(raw)
    return str(found.value)


# ---- the page and its example ----


def test_the_worked_example_of_the_page_loads():
    loaded = read_record(EXAMPLE.encode())
    log = loaded.log
    assert loaded.word is None
    assert log.session.deals == 1
    assert [person.name for person in log.people] == ["Ruth", "Edith", "Clara"]
    assert log.session.rules.settings == {"first_dummy": "agreed", "stake": 10}
    assert dict(log.session.last.result.tricks) == {"NS": 13, "EW": 0}
    assert TakeBack(1) in log.journal and SeatChange(3, Person("Clara", "steady")) in log.journal


def test_the_example_is_what_the_program_writes_but_for_comments():
    written = record_text(read_record(EXAMPLE.encode()).log.record)
    assert written.splitlines() == [line for line in LINES if line and not line.startswith("#")]


def test_the_page_names_every_action():
    table = PAGE.read_text(encoding="utf-8")
    for word in (
        "draw", "order", "chair", "dealer", "cut", "deal", "turn", "play", "quit", "take-up", "honours", "no-honours",
        "count", "rules", "abandon",
    ):  # fmt: skip
        assert re.search(rf"`{word}[` ]", table), word


# ---- round trip ----


@pytest.mark.parametrize("seed", range(12))
def test_text_and_record_are_the_same_both_ways(seed):
    record = some_table(seed).record
    text = record_text(record)
    loaded = read_record(text.encode())
    assert loaded.log.record == record
    assert record_text(loaded.log.record) == text
    assert loaded.whole == len(text.encode()) and loaded.word is None


def test_a_whole_session_ends_with_its_settlement():
    dice = Random(3)
    table = Table(some_record(dice))
    while table.session.stage != "over":
        anything(table, dice, calm=1)
    last = record_text(table.record).splitlines()[-1]
    points = " ".join(f"{player} {number}" for player, number in table.session.settlement.points)
    assert last == f"settlement points {points} money {points}"


def test_lines_that_repeat_may_be_left_out():
    text = record_text(some_table(5).record)
    bare = "\n".join(line for line in text.splitlines() if not line.startswith(("result", "settlement"))) + "\n"
    assert read_record(bare.encode()).log.record == read_record(text.encode()).log.record


def test_line_ends_marks_and_spaces_of_other_editors_are_read():
    other = "\ufeff" + EXAMPLE.replace("\n", "\r\n").replace("A play", "  A\t play ").replace(
        "stake=10", " stake = 10 "
    )
    assert read_record(other.encode()).log.record == read_record(EXAMPLE.encode()).log.record


def test_a_record_where_nothing_was_done_yet():
    head = EXAMPLE[: EXAMPLE.index("# Ruth takes")]
    assert read_record(head.encode()).log.session.stage == "cut"


# ---- torn ----


def test_every_beginning_of_a_record_loads_or_says_what_is_missing():
    raw = record_text(some_table(1, 120).record).encode()
    head = raw.index(b"\nchance draw")
    whole = read_record(raw).log.record
    for cut in range(len(raw)):
        begun = raw[:cut]
        if cut <= head:
            with pytest.raises(Unreadable):
                read_record(begun)
            continue
        loaded = read_record(begun)
        journal = loaded.log.record.journal
        assert journal == whole.journal[: len(journal)]
        assert loaded.whole == begun.rindex(b"\n") + 1
        assert (loaded.word is None) == begun.endswith(b"\n")


def test_a_torn_last_line_is_left_out_with_a_word():
    loaded = read_record(EXAMPLE.encode() + b"table cu")
    assert worded(loaded.word, ENGLISH) == f"Line {len(LINES) + 1} was cut short and is left out: “table cu”."
    assert loaded.torn == b"table cu"


@pytest.mark.parametrize("torn", [b"\0\0\0\0", "entrant 1 person É".encode()[:-1], b"x" * 5000])
def test_whatever_a_torn_line_holds_is_left_out(torn):
    assert read_record(EXAMPLE.encode() + torn).torn == torn


# ---- damage ----

DAMAGE = [
    ("empty", b"", "The file is empty."),
    ("blank", b"\n \n", "The file is empty."),
    ("foreign", b"%PDF-1.7\nxyz\n", "line 1: This is no record: the first line of one is “dummywhist record 1”."),
    ("newer", changed("record 1", "record 5"),
     "line 1: This record is of version 5; this program reads versions up to 4."),
    ("first line only", b"dummywhist record 1",
     "line 1: The game is missing; the second line of a record names it, like “game english-dummy”."),
    ("no game", changed("game english-dummy\n", ""),
     "line 3: The game is missing; the second line of a record names it, like “game english-dummy”."),
    ("other game", changed("english-dummy", "bezique"), "line 3: There is no game “bezique”."),
    ("unknown toggle", changed("stake=10", "steak=10"), "line 5: There is no rule “steak” in this game."),
    ("unknown value", changed("stake=10", "stake=1000"), "line 5: “1000” is no value of stake; it may be 0 to 100."),
    ("no value", changed("stake=10", "stake"), "line 5: “set stake” sets no rule; a rule is set like “set game=7”."),
    ("twice", changed("stake=10", "stake=10\nset stake=9"), "line 6: The rule “stake” is set twice."),
    ("contradiction", changed("stake=10", "cut_ties=suit_rank"),
     "line 5: “Equal cards in the cut” cannot be changed: Nobody cuts when the first dummy is agreed."),
    ("too late", EXAMPLE.encode() + b"set game=7\n",
     f"line {len(LINES) + 1}: “set game=7” must stand at the beginning, once, before anything is done."),
    ("nobody", changed("entrant 3 beginner Max\n", ""),
     f"line {line_of('table order') - 1}: Entrants 1 to 3 must sit down first, each by a line like “entrant 2 steady "
     "Edith”."),
    ("a fourth", changed("entrant 3 steady Clara", "entrant 4 steady Clara"),
     f"line {line_of('entrant 3 steady')}: There is no entrant 4: three sit at this table."),
    ("no name", changed("entrant 3 steady Clara", "entrant 3 steady"),
     f"line {line_of('entrant 3 steady')}: “entrant 3 steady” names nobody who sits down; that is written like "
     "“entrant 2 steady Edith”."),
    ("long name", changed("steady Clara", "steady " + "C" * 41),
     f"line {line_of('entrant 3 steady')}: A name has one to 40 characters that can be printed."),
    ("no level", changed("entrant 3 steady Clara", "entrant 3 grand Clara"),
     f"line {line_of('entrant 3 steady')}: Nobody at a table is a “grand”; it may be person, beginner, steady, "
     "strong, master, random."),
    ("nobody's act", changed("A play S3", "D play S3"),
     f"line {line_of('A play S3')}: “D play S3” cannot be done here: It is not your turn."),
    ("no line", changed("A play S3", "Ruth play S3"), f"line {line_of('A play S3')}: “Ruth play S3” is no line of a "
     "record."),
    ("no action", changed("A play S3", "A plays S3"),
     f"line {line_of('A play S3')}: “plays S3” is nothing that can be done."),
    ("no card", changed("A play S3", "A play S1"),
     f"line {line_of('A play S3')}: “S1” is no card; cards are spelled like SA, HT or D9."),
    ("wrong card", changed("A play S3", "A play D3"),
     f"line {line_of('A play S3')}: “A play D3” cannot be done here: It is dummy’s turn: choose a card of dummy’s "
     "hand."),
    ("early quit", changed("A play S3\n", ""),
     f"line {line_of('A play S3')}: “table quit” cannot be done here: The trick is not full yet."),
    ("impossible deal", changed(".AKQJT98765432..", ".AKQJT9876543.."),
     f"line {line_of('chance deal')}: “chance deal N:AKQJT98765432... .AKQJT9876543.. ..AKQJT987654…” cannot be done "
     "here: These are not the right hands: thirteen cards each, no card twice, the last to the dealer."),
    ("a card twice", changed("...AKQJT98765432 last", "...AKQJT9876543A last"),
     f"line {line_of('chance deal')}: The ace of clubs is there twice."),
    ("other number", changed("last S2", "last S2 number 17"),
     f"line {line_of('chance deal')}: Deal 17 gives other hands."),
    ("too much back", changed("back 1", "back 100"),
     f"line {line_of('back')}: 100 cannot be taken back where 10 stand."),
    ("nothing back", changed("back 1", "back 0"),
     f"line {line_of('back')}: “back 0” takes nothing back; that is written like “back 3”."),
    ("wrong result", changed("NS 13 EW 0", "NS 12 EW 1"),
     f"line {line_of('result')}: “result 1 tricks NS 12 EW 1 score NS 5 EW 0 game NS 3” is not what the cards say: "
     "“result 1 tricks NS 13 EW 0 score NS 5 EW 0 game NS 3”."),
    ("result too early", changed("back 1", "result 1 tricks NS 13 EW 0"),
     f"line {line_of('back')}: “result 1 tricks NS 13 EW 0” has no place here."),
    ("settlement too early", EXAMPLE.encode() + b"settlement points A 0 B 0 C 0 money A 0 B 0 C 0\n",
     f"line {len(LINES) + 1}: “settlement points A 0 B 0 C 0 money A 0 B 0 C 0” has no place here."),
    ("rules in play", EXAMPLE.encode() + b"A rules steak=1\n",
     f"line {len(LINES) + 1}: There is no rule “steak” in this game."),
    ("zero byte", changed("A play S3", "A play\0S3"), f"line {line_of('A play S3')}: There is a zero byte here, and a "
     "text has none."),
    ("not UTF-8", EXAMPLE.encode().replace(b"steady Clara", b"steady Cl\xe4re"),
     f"line {line_of('entrant 3 steady')}: This is no UTF-8 text."),
    ("long line", changed("A play S3", "A play S3" + "3" * LONGEST_LINE),
     f"line {line_of('A play S3')}: This line has more than 2000 characters; no line of a record is so long."),
    ("strange text", changed("A play S3", "\x1b[31m" + "é" * 100),
     f"line {line_of('A play S3')}: “" + "�[31m" + "é" * 55 + "…” is no line of a record."),
    ("large file", b"x" * (LARGEST_FILE + 1), "The file has more than 32 megabytes; no record is so large."),
]  # fmt: skip


@pytest.mark.parametrize(("raw", "sentence"), [row[1:] for row in DAMAGE], ids=[row[0] for row in DAMAGE])
def test_damage_is_said_in_one_sentence_with_its_line(raw, sentence):
    assert said(raw) == sentence


def test_a_wrong_settlement_is_found():
    text = EXAMPLE + "A abandon\n"
    right = record_text(read_record(text.encode()).log.record)
    assert right.endswith("settlement points A 0 B 0 C 0 money A 0 B 0 C 0\n")
    assert "is not what the cards say" in said(right.replace("money A 0", "money A 9").encode())


@given(st.data())
def test_no_change_of_bytes_does_more_than_be_said(data):
    raw = bytearray(EXAMPLE.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(raw) - 1))
        end = place + data.draw(st.integers(0, 12))
        raw[place:end] = data.draw(st.binary(max_size=8) | st.sampled_from([b"\n", b" ", b"back 5\n", b"table quit\n"]))
    try:
        loaded = read_record(bytes(raw))
    except Unreadable as error:
        assert str(error) and "\n" not in str(error)
    else:
        again = record_text(loaded.log.record)
        assert read_record(again.encode()).log.record == loaded.log.record


@given(st.lists(st.sampled_from([line for line in LINES if line]), max_size=12), st.integers(0, len(LINES)))
def test_lines_in_any_order_do_no_more_than_be_said(lines, place):
    text = "".join(f"{line}\n" for line in [*LINES[:place], *lines, *LINES[place:]])
    try:
        read_record(text.encode())
    except Unreadable as error:
        assert re.match(r"line \d+: \S", str(error))


def test_the_same_entry_later_is_no_take_back():
    log = read_record(EXAMPLE.encode()).log
    assert sum(type(line) is TakeBack for line in log.journal) == 1
    assert sum(isinstance(line, Entry) and type(line.action) is Play for line in log.journal) == 53
    assert sum(type(entry.action) is Play for entry in log.entries) == 52


# ---- what is too much ----

BEGUN = "\n".join(LINES[: line_of("C play H2") - 1]) + "\n"


@pytest.mark.parametrize(
    ("line", "read"),
    [("C play H2\nback 1\n", 20), ("A rules\n", 5), ("A rules game=5\n", 5), ("entrant 1 person Ruth\n", 41)],
)
def test_more_than_any_record_holds_is_refused_where_it_begins(monkeypatch, line, read):
    """What could go on for ever is counted by the work that it makes, and not by its bytes."""
    done = sum(1 if word in log.LITTLE else 8 if word in log.MUCH else 3 for word in ("order", "cut", "deal", "turn"))
    monkeypatch.setattr(log, "MOST_WORK", done + 41)
    read_record((BEGUN + line * read).encode())
    place = BEGUN.count("\n") + line.count("\n") * read
    sentence = said((BEGUN + line * (read + 40)).encode())
    assert sentence.endswith(": More is done here than in any record: over two thousand deals.")
    assert place < int(sentence[5:].partition(":")[0]) <= place + 2


def test_more_lines_than_any_record_has_are_refused(monkeypatch):
    monkeypatch.setattr(text, "MOST_LINES", len(LINES))
    read_record(EXAMPLE.encode())
    assert said((EXAMPLE + "\n").encode()) == f"The file has more than {len(LINES)} lines; no record has so many."


def test_a_cut_is_not_tied_for_ever():
    head = "".join(f"{line}\n" for line in LINES if line.startswith(("dummywhist", "game", "entrant")))
    draw = "chance draw 1:S2 2:H2 3:D2\n"
    head = head[: head.index("entrant 3 steady Clara")]
    read_record((head + draw * 100).encode())
    assert "Cards are drawn at most 100 times." in said((head + draw * 101).encode())


def test_who_watches_is_told_how_far_the_reading_is_and_may_end_it(monkeypatch):
    monkeypatch.setattr(text, "OFTEN", 10)
    told: list[float] = []
    read_record(EXAMPLE.encode(), told.append)
    assert told == sorted(told) and len(told) == len(LINES) // 10 and 0 < told[0] < told[-1] <= 1

    class Enough(Exception):
        pass

    def enough(_read: float) -> None:
        raise Enough

    with pytest.raises(Enough):
        read_record(EXAMPLE.encode(), enough)


# ---- versions ----

TIED = """game classic-whist
entrant 1 person Ruth
entrant 2 person Edith
entrant 3 person Max
entrant 4 person Clara
chance draw 1:S3 2:S4 3:SK 4:HK
"""
SECOND = "chance draw 3:S2 4:S5\n"


def test_W_CUT_4_a_record_of_the_first_version_holds_a_second_draw_of_the_highest():
    """A new one does without; each is read as it was written, and written again so."""
    old, new = (f"dummywhist record {version}\n{TIED}" for version in (1, 2))
    assert read_record(old.encode()).log.session.stage == "cut"
    whole = read_record((old + SECOND).encode()).log
    assert whole.session.order == (1, 2, 3, 4) and record_text(whole.record) == old + SECOND
    assert "cannot be done here" in said((old + "table cut\n").encode())
    log = read_record((new + "table cut\n").encode()).log
    assert log.session.order == (1, 2, 3, 4) and record_text(log.record) == new + "table cut\n"
    assert "cannot be done here" in said((new + SECOND).encode())


def test_a_record_is_of_the_lowest_version_that_can_hold_it():
    people = [Person(name, "person") for name in ("Ruth", "Edith", "Max", "Clara")]
    found = {game.key: new_record(game.key, {}, people[: game.players]).version for game in GAMES}
    assert found.pop("classic-whist") == found.pop("duplicate-whist") == 2 and set(found.values()) == {1}
    assert new_record("classic-whist", {"partners": "agreed"}, people).version == 1
