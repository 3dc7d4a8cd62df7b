"""Are hands of a book read as they are printed, a misprint put right where that is sure, and the rest left out?"""

import pytest

from dummywhist.engine.cards.card import HEARTS
from dummywhist.engine.cards.notation import hand_text, read_hand
from dummywhist.engine.solver.solver import Solver
from tools.book_problems import BookHand, foster_hands, hands_of, number_of, positions, problem_at

CAVENDISH = """
HAND I.

[Illustration: A'S HAND.

  Qn, 10, 5, 3                     ♠
  A                                ♡
  A, 7, 6, 3                       ♣
  Kg, Knv, 9, 2                    ♢

Two of spades turned up.]

[Illustration: TRICK 1.

  TRICKS {AB, 0 YZ, 1

  1. Y B Z A↷
  4♢ Qn♢ A♢ 2♢]

[Illustration: TRICK 2.

  2. Y B Z↷ A
  Qn♣ 4♣ 5♣ 3♣]

THE HANDS.

        Y'S HAND.      |      B'S HAND.    |      Z'S HAND.
  Ace, 6, 4           ♠|Kg, 7             ♠|Knv, 9, 8, 2      ♠
  Knv, 9, 8, 7, 4, 2  ♡|Kg, Qn, 6, 5      ♡|10, 3             ♡
  Qn                  ♣|Knv, 9, 4         ♣|Kg, 10, 8, 5, 2   ♣
  10, 6, 4            ♢|Qn, 8, 7, 5       ♢|Ace, 3            ♢
"""


def test_a_hand_of_cavendish_is_read_with_its_tricks() -> None:
    (hand,) = hands_of(CAVENDISH)
    assert [hand_text(one) for one in hand.hands] == [
        "QT53.A.KJ92.A763", "A64.J98742.T64.Q", "K7.KQ65.Q875.J94", "J982.T3.A3.KT852",
    ]  # fmt: skip
    assert [trick.leader for trick in hand.tricks] == [0, 3] and hand.trump == 0 and hand.number == "I"


def test_a_card_that_fell_out_of_print_is_that_of_the_only_short_hand() -> None:
    assert list(hands_of(CAVENDISH.replace("Knv, 9, 4 ", "Knv, 9    "))) == list(hands_of(CAVENDISH))


def test_a_card_that_is_printed_twice_is_that_which_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(hands_of(CAVENDISH.replace("Qn, 8, 7, 5 ", "Kg, 8, 7, 5 "))) == list(hands_of(CAVENDISH))
    assert list(hands_of(CAVENDISH.replace("Kg, Qn, 6, 5 ", "Kg, Qn, 6, 4 "))) == []
    assert "hand I is left out" in capsys.readouterr().err


def test_play_against_the_laws_ends_a_hand() -> None:
    (hand,) = hands_of(CAVENDISH.replace("Qn♣ 4♣ 5♣ 3♣", "Qn♣ 8♢ 5♣ 3♣"))
    assert len(hand.tricks) == 1


def test_roman_figures() -> None:
    assert [number_of(one) for one in ("I", "IV", "IX", "XIV", "XXXIX", "XL")] == [1, 4, 9, 14, 39, 40]


def test_hands_of_foster_that_are_no_deal_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    heads = "A Y B Z A Y B Z\n7♢ 3♢ J♢ K♢\n1\n♡6 ♡A ♡7 ♡3\n"
    book = f"ILLUSTRATIVE WHIST HANDS.\n{heads}ILLUSTRATIVE BRIDGE HANDS.\n{heads}"
    assert list(foster_hands(book)) == []
    assert "foster-whist 1 is left out" in capsys.readouterr().err


def test_a_position_becomes_a_problem_where_one_card_alone_gets_the_most() -> None:
    hands = tuple(map(read_hand, ("AQ..A.2", "T9..32.", ".KQJ..4", "KJ...53")))
    ((position, led),) = positions(BookHand("cavendish", "II", None, hands, ()))
    assert led is None and position.id == "c2-1" and position.source == "cavendish:II"
    assert (position.yours, position.east, position.dummy) == (hands[0], hands[3], hands[2])
    found = problem_at(position, Solver(8))
    assert found is not None and found.wins == 3 and found.mark
    ((other, _),) = positions(BookHand("cavendish", "II", HEARTS, hands, ()))
    assert problem_at(other, Solver(8)) is None
