"""Does a short name name its deal, and is whatever is wrong in one noticed?"""

import itertools

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dummywhist.engine.cards.deal_name import NAMED, SIGNS, deal_name, deal_text, random_number, read_deal_text
from dummywhist.engine.errors import Unreadable

numbers = st.integers(0, NAMED - 1).filter(lambda number: deal_name(number) is not None)


@given(numbers)
@example(12)
@example(NAMED - 1)
def test_a_name_names_its_deal(number):
    name = deal_name(number)
    assert name is not None and len(name) == 9 and name[4] == " " and set(name) - {" "} <= set(SIGNS)
    for spelled in (
        name,
        name.lower(),
        name.replace(" ", ""),
        name.replace(" ", "-"),
        f" {name.replace(' ', chr(160))} ",
    ):
        assert read_deal_text(spelled) == number
    assert deal_text(number) == name


def test_fixed_names_that_never_change():
    assert deal_name(15_250_640_347) == "K7QM 3X9T"
    assert deal_name(12) == "2222 22EV"
    assert deal_name(NAMED - 1) == "ZZZZ ZZZT"
    assert NAMED == 31**7 == 27_512_614_111


def test_the_signs_are_not_to_be_taken_for_one_another():
    assert len(SIGNS) == len(set(SIGNS)) == 31 and not set(SIGNS) & set("01ILO") and SIGNS.isupper()


@given(numbers)
def test_every_single_wrong_sign_is_found(number):
    name = deal_name(number).replace(" ", "")
    for place, sign in itertools.product(range(8), SIGNS):
        wrong = name[:place] + sign + name[place + 1 :]
        if wrong != name and not wrong.isdigit():
            with pytest.raises(Unreadable):
                read_deal_text(wrong)


@given(numbers)
def test_every_two_signs_that_changed_places_are_found(number):
    name = list(deal_name(number).replace(" ", ""))
    for one, other in itertools.combinations(range(8), 2):
        if name[one] != name[other]:
            wrong = name.copy()
            wrong[one], wrong[other] = wrong[other], wrong[one]
            with pytest.raises(Unreadable, match="does not fit the others"):
                read_deal_text("".join(wrong))


@given(st.integers(0, 2**64 - 1))
@example(0)
@example(23_456_789)
def test_the_long_form_always_means_the_number(number):
    for spelled in (str(number), f"{number:,}".replace(",", " ")):
        assert read_deal_text(spelled) == number


def test_a_name_is_never_of_digits_alone():
    assert deal_name(0) is None and deal_text(0) == "0"
    assert read_deal_text("2222 2222") == 22_222_222


@pytest.mark.parametrize("number", [NAMED, 2**64 - 1, -1])
def test_a_long_number_has_no_name(number):
    assert deal_name(number) is None
    assert number < 0 or deal_text(number) == f"{number:,}".replace(",", " ")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "K7QM 3X9U",
            "its last sign, U, does not fit the others; one of the eight is wrong, or two have changed places.",
        ),
        ("K7QM 3XT9", "its last sign, 9, does not fit"),
        ("K7QO 3X9T", "“O” is in none, and neither are 0, 1, I, L and O."),
        ("K7QM 3XéT", "“É” is in none"),
        ("K7QM 3X9", "is no deal number; it is a whole number under 18 446 744 073 709 551 616, or a name of eight"),
        ("K7QM 3X9T 2", "is no deal number"),
        ("K7QM_3X9T", "is no deal number"),
        ("١٢٣٤٥٦٧٨", "is no deal number"),
        ("", "is no deal number"),
        ("18446744073709551616", "is no deal number"),
    ],
)
def test_what_is_wrong_is_named(text, words):
    with pytest.raises(Unreadable) as found:
        read_deal_text(text)
    assert words in str(found.value)


def test_new_numbers_have_names_and_are_new():
    found = {random_number() for _ in range(64)}
    assert len(found) == 64 and all(deal_name(number) for number in found)
    # That all of them are under half, or all over, is less likely than one in 2^62.
    assert min(found) < NAMED // 2 < max(found)


def test_what_chance_gives_without_a_name_is_drawn_again(monkeypatch):
    drawn = iter([0, 12])
    monkeypatch.setattr("dummywhist.engine.cards.deal_name.secrets.randbelow", lambda below: next(drawn))
    assert random_number() == 12
