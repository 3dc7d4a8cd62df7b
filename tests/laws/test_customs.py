"""Which pack lies still, and which letters mark the hands, by the pages of the rulebook?"""

import pytest

from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, left_of
from dummywhist.engine.deal.customs import StillPack, letters, still_pack
from tests.laws.dealing import A, B, C, D, rules_of, setup_of


def made(game, **changes):
    """Who deals next and who shuffles the still pack, by the dealer, as a game has it."""
    rules = rules_of(game, **changes)
    layout = setup_of(rules).layout
    return {dealer: still_pack(rules.customs, layout, dealer) for dealer in SEATS}


def marked(game, dealer, **changes):
    rules = rules_of(game, **changes)
    return letters(rules.customs, setup_of(rules).layout, dealer)


def test_CW_7_dealers_partner_shuffles_and_it_lies_left_of_the_next_dealer():
    """A is South, B North, C West, D East."""
    assert made("classic-whist") == {
        NORTH: StillPack(EAST, A), SOUTH: StillPack(WEST, B), EAST: StillPack(SOUTH, C), WEST: StillPack(NORTH, D),
    }  # fmt: skip


@pytest.mark.parametrize("game", ["mort-3", "english-dummy"])
def test_MO_35_ED_2_the_left_of_vivant_for_the_dummy_the_pone_for_himself_else_the_partner(game):
    """Vivant A is South, R is B at West, L is C at East."""
    assert made(game) == {
        NORTH: StillPack(EAST, B), SOUTH: StillPack(WEST, C), WEST: StillPack(NORTH, C), EAST: StillPack(SOUTH, B),
    }  # fmt: skip


@pytest.mark.parametrize("seat", ["right", "left"])
def test_DF_21_the_non_dealer_shuffles(seat):
    found = made("double-dummy", seat=seat)
    holder = setup_of(rules_of("double-dummy", seat=seat)).layout.holder
    for dealer, pack in found.items():
        assert pack.deals_next == left_of(dealer) and {pack.maker, holder[dealer]} == {A, B}


def test_games_that_know_one_pack_have_no_still_one():
    for game in ("bid-dummy", "humbug", "thirteen", "three-handed", "single-dummy-bridge", "double-dummy-dead"):
        assert set(made(game).values()) == {None}


@pytest.mark.parametrize("game", ["classic-whist", "mort-3", "english-dummy"])
def test_CW_4_MO_27_ED_6_z_deals_a_leads_then_y_and_b(game):
    assert marked(game, SOUTH) == {WEST: "A", NORTH: "Y", EAST: "B", SOUTH: "Z"}
    for dealer in SEATS:
        by_letter = {letter: seat for seat, letter in marked(game, dealer).items()}
        assert left_of(by_letter["A"], 2) == by_letter["B"] and left_of(by_letter["Y"], 2) == by_letter["Z"] == dealer


def test_DF_11_only_who_led_first_and_who_dealt_are_marked():
    assert marked("double-dummy", NORTH) == {EAST: "A", NORTH: "Z"}


def test_games_without_the_letters_have_none():
    assert marked("humbug", SOUTH) == {} == marked("bid-dummy", SOUTH)


def test_SD_3_the_cards_go_round_against_the_play():
    assert rules_of("single-dummy-bridge").customs.against_play
    assert not rules_of("classic-whist").customs.against_play
