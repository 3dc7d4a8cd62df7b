"""Does a deal number stand for the same pack for ever (W-DEAL-9)? The stream written once more, and fixed packs."""

import hashlib
import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.cards.card import PACK
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.shuffle import number_text, read_number, shuffled, words
from dummywhist.engine.errors import Unreadable

LARGEST = 2**64 - 1

PACKS = {
    0: " ".join(
        (
            "C4 C7 S8 SJ C9 DJ CK D5 S5 S2 D7 CT HT D9 DA HA DK C5 D3 C2 S9 HQ C6 D6 HK H2",
            "HJ S7 H6 CQ D4 H5 H8 S4 SA DQ SK CJ C3 SQ S3 H4 S6 D8 CA H3 H7 C8 ST D2 H9 DT",
        )
    ),
    1: " ".join(
        (
            "DQ HK D9 C6 S2 S5 D6 DJ DK SK C5 CK C2 SA D8 H8 C9 C7 HQ SJ CQ CA S4 H4 CT DA",
            "H9 C8 H6 DT HJ S6 D7 S8 H2 D4 D3 S9 H7 H5 D2 S3 HA SQ D5 C4 C3 ST S7 CJ H3 HT",
        )
    ),
    20_260_101: " ".join(
        (
            "SQ D6 H5 CQ C7 H7 H3 C8 H2 SK D3 S8 HT C2 D4 S4 S7 DA C4 D5 DQ H4 C6 H9 C3 HJ",
            "DK CK DJ DT ST SA S3 D9 CA S5 S2 SJ D7 D8 C9 HA H6 CT D2 S9 S6 C5 HQ HK H8 CJ",
        )
    ),
    LARGEST: " ".join(
        (
            "S7 SA HQ H5 D2 SQ D7 H3 H9 HT C3 CT D4 S8 D9 S5 DJ C9 S2 DT D8 H7 D3 DK S4 C7",
            "D6 H8 HA HJ ST D5 C2 S9 SK CK DQ C5 H6 HK C4 DA C6 H2 CA C8 H4 S6 SJ S3 CJ CQ",
        )
    ),
}
"""Written once, from `by_the_description`; they never change."""


def by_the_description(number: int) -> str:
    """The pack of a deal number, done step by step as the description of the stream says, in letters."""
    digests = (hashlib.sha256(b"dummywhist pack 1:%d:%d" % (number, block)).digest() for block in itertools.count())
    stream = (digest[place : place + 8] for digest in digests for place in (0, 8, 16, 24))

    def below(span: int) -> int:
        multiple = 2**64 - 2**64 % span
        for word in stream:
            value = 0
            for byte in word:
                value = 256 * value + byte
            if value < multiple:
                return value % span
        raise AssertionError

    pack = [suit + rank for suit in "SHDC" for rank in "23456789TJQKA"]
    place = 51
    while place >= 1:
        other = below(place + 1)
        pack[place], pack[other] = pack[other], pack[place]
        place -= 1
    return " ".join(pack)


@pytest.mark.parametrize("number", PACKS)
def test_fixed_packs(number):
    assert " ".join(card_text(card) for card in shuffled(number)) == PACKS[number]
    assert by_the_description(number) == PACKS[number]


@given(st.integers(0, LARGEST))
def test_every_pack_is_as_described(number):
    pack = shuffled(number)
    assert sorted(pack) == list(PACK)
    assert " ".join(card_text(card) for card in pack) == by_the_description(number)


def test_words_that_would_favour_low_places_are_thrown_away(monkeypatch):
    limit = 2**64 // 52 * 52
    given_words = iter([limit, LARGEST, 51, *([0] * 50)])
    monkeypatch.setattr("dummywhist.engine.cards.shuffle.words", lambda number: given_words)
    pack = shuffled(7)
    # 51 leaves the last place as it is; each nought brings the card in front, in turn, to the next place from the end.
    assert pack[51] == PACK[51]
    assert pack[50] == PACK[0]
    assert next(given_words, None) is None


def test_every_card_comes_to_every_place():
    first, last = Counter(), Counter()
    for number in range(5200):
        pack = shuffled(number)
        first[pack[0]] += 1
        last[pack[51]] += 1
    # A hundred are expected; these numbers are always the same, so the bounds never fail by chance.
    assert len(first) == len(last) == 52
    assert all(60 <= count <= 140 for count in (*first.values(), *last.values()))


def test_words_are_of_64_bits():
    stream = words(5)
    found = [next(stream) for _ in range(9)]
    assert all(0 <= word < 2**64 for word in found) and len(set(found)) == 9


# ---- numbers


@given(st.integers(0, LARGEST))
def test_numbers_are_read_as_they_are_spelled(number):
    assert read_number(number_text(number)) == read_number(str(number)) == number
    assert read_number(number_text(number).replace(" ", "\u202f")) == number
    assert read_number("000" + str(number)) == number


def test_spelling_of_numbers():
    assert number_text(0) == "0"
    assert number_text(1234567) == "1 234 567"
    assert number_text(LARGEST) == "18 446 744 073 709 551 615"


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "-1", "+1", "1.5", "0x10", "1e3", "١٢", "²", "one", str(2**64), "9" * 20, "9" * 40, "9" * 5000,
        "0" * 40 + "9" * 30, "1_000",
    ],
)  # fmt: skip
def test_what_is_no_number(text):
    with pytest.raises(Unreadable, match="is no deal number"):
        read_number(text)


def test_noughts_in_front_do_not_matter():
    assert read_number("0" * 5000 + "7") == 7
    assert read_number("0" * 40) == 0
