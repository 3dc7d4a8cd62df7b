"""What is seen of the other pack, the whist letters, the turned card once taken up, and which way cards are dealt?"""

from dataclasses import replace
from functools import cache

import pytest

from dummywhist.engine.cards.card import HEARTS
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.knowledge.redact import HandsSeen
from dummywhist.engine.knowledge.view import view
from dummywhist.ui.scene.cues import cues
from dummywhist.ui.scene.layout import layout
from dummywhist.ui.scene.layout.corners import corner_panel
from dummywhist.ui.scene.layout.types import PLACES, Backs, Facts, OwnHand, Rect
from dummywhist.ui.scene.order import display_order, open_hand
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.times import Times
from tests.laws.dealing import dealt, rules_of, setup_of
from tests.ui.scene.layout_check import hand, holds
from tools.scene_gallery import at_trick, company, reach

A, B, C = PLAYERS[:3]
TWO = Looks(back="two-packs")


@cache
def second_trick(dealer):
    return reach(lambda session: at_trick(session, 1, 1) and session.deal.setup.dealer == dealer, 3)


def shown(dealer, looks, viewer=A):
    game = second_trick(dealer)
    return compose(game.seen(viewer), company(game, viewer), looks)


@pytest.mark.parametrize("dealer", [NORTH, EAST, SOUTH, WEST])
def test_CW_7_the_other_pack_lies_on_the_left_of_who_deals_next(dealer):
    picture = shown(dealer, TWO)
    after = PLACES[(PLACES.index(picture.places[dealer]) + 1) % 4]
    assert picture.facts.still == after and picture.labels["still"] == picture.still != ""
    table = layout(picture.facts)
    box, mt = table.still.rect(picture.facts.rho), table.metrics
    # The left hand of who sits at the bottom is the bottom left corner, and so on round the table.
    left = after in ("bottom", "left")
    assert (box.centre.x < mt.cx) == left and (box.centre.y > mt.cy) == (after in ("bottom", "right"))


def test_one_pack_and_a_counted_deal_leave_no_other():
    assert shown(SOUTH, Looks(back="back-red")).still == "" and shown(SOUTH, Looks()).facts.still is None


def test_the_words_say_who_deals_and_who_shuffled():
    """South, you, dealt: West deals next, and the pone, at your right, has shuffled (MO-35)."""
    said = shown(SOUTH, TWO).still
    assert said.endswith(" shuffled it.") and " deals next with this pack. " in said
    assert shown(EAST, TWO).still.startswith("You deal next with this pack.")


@pytest.mark.parametrize("size", [(800, 540), (1024, 548), (1366, 676), (1920, 988)])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("open_at", ["left", "top", "right", None])
def test_the_other_pack_covers_nothing_and_never_moves(size, place, open_at):
    where = set()
    for count in (0, 12):
        more = {side: Backs(13 - count) for side in ("left", "top", "right")}
        if open_at is not None:
            cards = hand("S A K Q J T 9  D T 9 4 3  C K  H Q 8")
            more[open_at] = open_hand(cards, HEARTS, gone=frozenset(cards[:count]))
        mine = display_order(hand("S 7 3  D A Q 7  C A 9 5 4  H A K 9 7"), HEARTS)
        packets = tuple((at, count) for at in ("bottom", "left", "right"))
        facts = Facts(*size, OwnHand(mine[count:]), **more, packets=packets, segments=3, still=place)
        table = layout(facts)
        if table.still is None:
            where.add(None)
            continue
        box = table.still.rect(facts.rho)
        where.add((table.still.x, table.still.y))
        taken = [table.marker, corner_panel(table.metrics, 3), table.well, table.prompt, table.bottom_right.rect,
                 *(pose.rect(facts.rho) for pose in table.cards.values()), *table.packets.values()]  # fmt: skip
        assert [other for other in taken if box.meets(other)] == []
        assert holds(Rect(0, 0, *size), box)
    assert len(where) == 1
    assert None not in where or size[1] < 560


def test_CW_4_letters_stand_on_the_plates_when_they_are_wanted():
    plain, marked = shown(SOUTH, Looks()), shown(SOUTH, Looks(letters_of_whist=True))
    assert {plate.chip for plate in plain.plates.values()} == {"D", ""}
    assert {place: plate.chip for place, plate in marked.plates.items()} == {
        "bottom": "Z", "left": "A", "top": "Y", "right": "B",
    }  # fmt: skip
    assert marked.plates["bottom"].dealer and not marked.plates["left"].dealer
    assert "letter A" in marked.labels["plate:left"]


def test_W_TRUMP_7_after_it_is_taken_up_the_suit_stays_or_the_card_greyed_or_nothing():
    game = second_trick(WEST)
    turned = game.seen(A).turned
    suit, card, nothing = (
        compose(game.seen(A), company(game, A), Looks(reminder=one)).trump for one in ("suit", "card", "none")
    )
    assert suit.suit == turned // 13 and not suit.tile and suit.origin.startswith("Turned by ")
    assert card.suit == suit.suit and card.tile and card.reminds
    assert nothing.suit is None and suit.title not in nothing.title
    # The suit may be asked for at any time, the card not (W-TRUMP-4).
    assert nothing.asked == f"{suit.title}: {suit.origin}."


def test_W_TRUMP_7_a_card_that_still_lies_or_is_dummys_is_told_of_as_before():
    lying = reach(lambda session: at_trick(session, 0, 0) and session.deal.setup.dealer == SOUTH, 3)
    for game in (lying, second_trick(NORTH)):
        told = {compose(game.seen(A), company(game, A), Looks(reminder=one)).trump for one in ("suit", "card", "none")}
        assert len(told) == 1


def test_SD_3_it_is_dealt_against_the_play_or_as_it_is_played():
    setup = setup_of(rules_of("single-dummy-bridge"))
    seen = view(dealt(setup), A)
    around = replace(company(second_trick(SOUTH), A), rules=setup.rules)
    first = {}
    for clockwise in (False, True):
        picture = compose(seen, around, Looks(deals_clockwise=clockwise))
        cue = cues((HandsSeen(SOUTH, ()),), picture, picture, picture.facts, Times("normal"))[0]
        places = ["bottom" if move.end[0] == "hand" else move.end[1] for move in cue.moves[:4]]
        first[clockwise] = places
    assert first == {False: ["right", "top", "left", "bottom"], True: ["left", "top", "right", "bottom"]}
