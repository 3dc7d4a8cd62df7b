"""The layout of the table as numbers: no window is opened here."""

import ast
import sys
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

import dummywhist.ui.scene.layout as package
from dummywhist.engine.cards.card import CLUBS, HEARTS, JOKER_BIG, PACK, SPADES, make_card, rank_of, suit_of
from dummywhist.ui.scene.card_item import crown_disc
from dummywhist.ui.scene.layout import (
    Backs,
    ClosedPacket,
    Facts,
    Nothing,
    OpenHand,
    OwnHand,
    Rect,
    deal_source,
    gather_pose,
    layout,
    lifted,
)
from dummywhist.ui.scene.layout.corners import corner_panel
from dummywhist.ui.scene.layout.metrics import GREATEST_SCALE
from dummywhist.ui.scene.order import display_order, open_hand, suit_groups
from tests.ui.scene.layout_check import SIZES, bounds, check, faults, hand, holds, strips

BAR = 66
"""Menu bar and tool bar above the table view in the pictures."""

widths, heights = st.integers(800, 3840), st.integers(508, 2060)
packs = st.permutations(PACK)


def card(text):
    return hand(text)[0]


def english(size, own=13, **more):
    """Dummy opposite with the picture of ED-31, its eight of hearts across."""
    dealt = hand("S A T 5  D T 9 4 3  C K Q 6  H Q T 8")
    mine = hand("S Q 7 3  D A Q 7  C A 9 5  H A K 9 4")[:own]
    facts = {
        "bottom": OwnHand(display_order(mine, HEARTS)),
        "left": Backs(13),
        "top": open_hand(dealt, HEARTS, lying=card("H 8")),
        "right": Backs(12),
        "segments": 3,
    }
    return Facts(*size, **(facts | more))


def adversary(size, **more):
    """Dummy at the right with the nine of clubs across, partner opposite."""
    facts = {
        "bottom": OwnHand(display_order(hand("H K Q 7  S A 9 4  D Q J 8 2  C A 7 2"), CLUBS)),
        "left": Backs(13),
        "top": Backs(13),
        "right": open_hand(hand("H A T 8 3  S Q J 6  D K 5  C K T 4 9"), CLUBS, lying=card("C 9")),
        "segments": 3,
    }
    return Facts(*size, **(facts | more))


def mid_deal(size):
    """Trick 7 of picture 01; there the dummy is centred without the turn-up it has already played."""
    ace = ("hand", card("D A"))
    return english(
        size,
        bottom=OwnHand(display_order(hand("S K 7  D A 7  C A  H K 9"), HEARTS)),
        left=Backs(6),
        top=open_hand(hand("S T 5  D 9 4  C Q  H Q"), HEARTS),
        right=Backs(6),
        trick=(("left", card("D T")), ("top", card("D J")), ("right", card("D K"))),
        led="left",
        packets=(("bottom", 4), ("left", 2)),
        raised=frozenset({ace}),
        focus=ace,
    )


# --- metrics ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "dummy", "backs"),
    [
        ((800, 508), 66, 75),
        ((1024, 548), 72, 90),
        ((1366, 676), 91, 111),
        ((1018, 676), 90, 90),
        ((1920, 988), 135, 163),
    ],
)
def test_card_width_of_the_page(size, dummy, backs):
    assert layout(english(size)).metrics.cw == dummy
    assert layout(adversary(size)).metrics.cw == backs


def test_the_top_zone_may_be_kept_for_a_dummy_not_yet_shown():
    closed = Facts(1366, 676, OwnHand(()), top=Backs(13), zone="dummy")
    assert layout(closed).metrics.cw == 91


@given(widths, heights, st.integers(1, 400))
def test_a_wider_window_never_has_smaller_cards(width, height, more):
    if (width < 900) == (width + more < 900):
        assert layout(english((width + more, height))).metrics.cw >= layout(english((width, height))).metrics.cw


@given(st.floats(0.6, 3.0), st.floats(1.0, 1.5))
def test_a_larger_window_of_the_same_shape_never_has_smaller_cards(scale, more):
    def cw(factor):
        return layout(english((1366 * factor + 80, 676 * factor + 103))).metrics.cw

    assert cw(scale * more) >= cw(scale) - 1  # the safe margin grows by 4 px at 800 px


@given(widths, heights, st.booleans(), st.sampled_from([0.0, 104.0]))
def test_everything_printed_grows_with_u_and_stays_in_the_window(width, height, jumbo, under):
    table = layout(english((width, height), jumbo=jumbo, under=under))
    mt = table.metrics
    assert 1 <= mt.u <= GREATEST_SCALE
    inside = Rect(0, 0, width, height - under)
    rooms = [*table.plates.values(), table.trump_text, table.bottom_right]
    for rect in [table.marker, table.trump_tile, table.prompt, *table.tournee, *(room.rect for room in rooms)]:
        assert holds(inside, rect)
        assert rect.width > 0
    assert table.trump_tile.width == 48 * mt.u
    assert table.prompt.height == mt.prompt_height
    assert not table.prompt.meets(Rect(0, mt.hand_y - mt.lift, width, mt.ch))


def test_smaller_cards_are_smaller_and_larger_ones_never_too_large():
    assert layout(english((1366, 676), scale=0.8)).metrics.cw == 72
    assert layout(english((1366, 676), scale=1.5)).metrics.cw == 91
    assert layout(english((1366, 676), scale=0.01)).metrics.cw == 44


def test_larger_cards_grow_past_the_usual_share_of_the_height_where_there_is_room():
    usual, larger = (layout(adversary((1366, 676), scale=scale)).metrics.cw for scale in (1.0, 1.1))
    assert (usual, larger) == (111, 120)
    assert layout(adversary((1366, 676), scale=3.0)).metrics.cw == larger
    assert faults(adversary((1366, 676), scale=3.0)) == []


# --- pictures ---------------------------------------------------------------------------------------


def near(value, measured, within=4):
    assert abs(value - measured) <= within, f"{value:.1f}, measured {measured}"


def test_picture_01_1366():
    table = layout(mid_deal((1366, 676)))
    ten = table.cards["dummy", "top", card("S T")].rect(880 / 630)
    near(ten.x, 485), near(ten.y + BAR, 76)
    near(table.cards["dummy", "top", card("H Q")].x, 836)
    near(table.cards["dummy", "top", card("S 5")].y + BAR, 174)
    near(table.hit["hand", card("S K")].x, 471)
    near(table.hit["hand", card("S K")].y + BAR, 605)
    near(table.hit["hand", card("H 9")].right, 895)
    near(table.cards["hand", card("D A")].y + BAR, 658)
    near(table.well.x, 524), near(table.well.y + BAR, 314), near(table.well.bottom + BAR, 554)
    near(table.cards["trick", "left"].x, 586), near(table.cards["trick", "left"].y + BAR, 434)
    near(table.cards["trick", "top"].x, 683), near(table.cards["trick", "top"].y + BAR, 388)
    near(table.cards["trick", "right"].x, 779)
    near(table.led.rect.centre.y + BAR, 364)
    near(table.cards["back", "left", 0].x, 53), near(table.counts["left"].centre.y + BAR, 470)
    near(table.plates["left"].rect.y + BAR, 339), near(table.plates["left"].rect.bottom + BAR, 379)
    near(table.plates["bottom"].rect.x, 14), near(table.plates["bottom"].rect.y + BAR, 627)
    near(table.packets["bottom"].y + BAR, 677), near(table.packets["bottom"].right, 86)
    near(table.packet_labels["bottom"].rect.x, 98)
    near(table.packets["left"].x, 109), near(table.packets["left"].right, 162)
    near(table.prompt.y + BAR, 560), near(table.prompt.bottom + BAR, 588)
    near(table.trump_tile.x, 12), near(table.trump_tile.y + BAR, 78)
    near(table.tournee[2].x, 146), near(table.tournee[2].right, 208), near(table.tournee[0].y + BAR, 156)
    near(table.marker.x, 1142), near(table.marker.y + BAR, 78), near(table.marker.bottom + BAR, 176)
    near(table.focus_ring.x, 579), near(table.focus_ring.right, 676)


def test_picture_01_1024():
    table = layout(mid_deal((1024, 548)))
    near(table.hit["dummy", "top", card("S T")].x, 355)
    near(table.hit["dummy", "top", card("H Q")].right, 668)
    near(table.hit["hand", card("S K")].x, 344), near(table.hit["hand", card("H 9")].right, 680)
    near(table.well.x, 386), near(table.well.y + BAR, 265)
    near(table.cards["trick", "left"].x, 436), near(table.cards["trick", "left"].y + BAR, 360)
    near(table.counts["left"].centre.y + BAR, 391), near(table.plates["right"].rect.y + BAR, 277)
    near(table.packets["bottom"].y + BAR, 560), near(table.packets["bottom"].right, 71)
    near(table.prompt.y + BAR, 461), near(table.marker.x, 800)
    assert table.plates["top"].rect.width >= 104, "dummy's turn is marked here too"


def test_picture_01_1920():
    table = layout(mid_deal((1920, 988)))
    near(table.hit["dummy", "top", card("S T")].x, 666)
    near(table.hit["hand", card("S K")].x, 645), near(table.hit["hand", card("S K")].y + BAR, 852)
    near(table.hit["hand", card("H 9")].right, 1275)
    near(table.well.x, 723), near(table.well.right, 1196), near(table.well.y + BAR, 427)
    near(table.plates["left"].rect.bottom + BAR, 520), near(table.counts["left"].centre.y + BAR, 655)
    near(table.plates["bottom"].rect.bottom + BAR, 949, 6)
    near(table.packets["left"].x, 151), near(table.prompt.y + BAR, 789), near(table.prompt.bottom + BAR, 829)
    near(table.trump_tile.y + BAR, 83), near(table.tournee[0].y + BAR, 197), near(table.tournee[0].bottom + BAR, 246)
    near(table.marker.x, 1593), near(table.marker.right, 1903)


@pytest.mark.parametrize(
    ("size", "columns", "across", "foot", "left", "hand_x"),
    [
        ((1366, 676), (416, 518, 620, 722), (824, 950, 147, 237), 306, 352, 319),
        ((1024, 548), (300, 381, 462, 543), (623, 723, 132, 204), 258, 298, 224),
    ],
)
def test_picture_01b(size, columns, across, foot, left, hand_x):
    table = layout(english(size, trick=(("right", card("S K")),), led="right"))
    for measured, top in zip(columns, hand("S A  D T  C K  H Q"), strict=True):
        near(table.hit["dummy", "top", top].x, measured)
    lying = table.hit["dummy", "top", card("H 8")]
    near(lying.x, across[0]), near(lying.right, across[1])
    near(lying.y + BAR, across[2]), near(lying.bottom + BAR, across[3])
    near(table.hit["dummy", "top", card("D 3")].bottom + BAR, foot)
    near(table.cards["back", "left", 0].rect(880 / 630).y + BAR, left)
    near(table.hit["hand", card("S Q")].x, hand_x)
    if size[0] == 1366:
        near(table.plates["top"].rect.right, 400), near(table.plates["top"].rect.y + BAR, 82)


@pytest.mark.parametrize(
    ("size", "rows", "strip", "across", "backs", "hand_x"),
    [
        ((1366, 676), (248, 304, 360, 416), 38, (1197, 1352, 460, 571), (542, 255), 238),
        ((1024, 548), (248, 281, 314, 347), 31, (884, 1010, 382, 472), (398, 248), 220),
    ],
)
def test_picture_02b(size, rows, strip, across, backs, hand_x):
    table = layout(adversary(size))
    for measured, first in zip(rows, hand("H A  S Q  D K  C K"), strict=True):
        near(table.hit["dummy", "right", first].y + BAR, measured)
    near(table.hit["dummy", "right", card("H A")].width, strip, 1)
    lying = table.hit["dummy", "right", card("C 9")]
    near(lying.x, across[0]), near(lying.right, across[1])
    near(lying.y + BAR, across[2]), near(lying.bottom + BAR, across[3])
    near(table.cards["back", "top", 0].rect(880 / 630).x, backs[0])
    near(table.cards["back", "left", 0].rect(880 / 630).y + BAR, backs[1])
    near(table.plates["right"].rect.y + BAR, 200)
    near(table.hit["hand", card("H K")].x, hand_x)


def test_picture_02():
    facts = Facts(
        1366,
        676,
        OwnHand(display_order(hand("H Q J 5  C A J 4  D K 3  S 9 2"), SPADES)),
        left=open_hand(hand("H K 9 4  C T  D Q 8 7  S A 6"), SPADES),
        top=Backs(9),
        right=Backs(9),
        packets=(("bottom", 1), ("right", 2)),
        segments=3,
    )
    table = layout(facts)
    near(table.hit["dummy", "left", card("H K")].x, 14), near(table.hit["dummy", "left", card("H K")].y + BAR, 248)
    near(table.hit["dummy", "left", card("S 6")].x, 52), near(table.hit["dummy", "left", card("S 6")].bottom + BAR, 571)
    near(table.cards["back", "right", 0].rect(880 / 630).y + BAR, 281)
    near(table.plates["right"].rect.y + BAR, 231), near(table.plates["left"].rect.y + BAR, 200)
    near(table.plates["top"].rect.right, 563), near(table.plates["top"].rect.centre.y + BAR, 126)
    near(table.packets["right"].x, 1175), near(table.packets["right"].right, 1240)
    near(table.hit["hand", card("H Q")].x, 331), near(table.hit["hand", card("S 2")].right, 1035)
    near(table.packets["bottom"].y + BAR, 665), near(table.plates["bottom"].rect.y + BAR, 615)


# --- own hand ---------------------------------------------------------------------------------------


@given(widths, heights, packs, st.integers(1, 13), st.booleans(), st.sampled_from([Nothing(), Backs(13), "dummy"]))
def test_hand_strips_show_the_index_and_can_be_pressed(width, height, pack, count, jumbo, top):
    mine = display_order(pack[:count], CLUBS)
    top = OpenHand(()) if top == "dummy" else top
    table = layout(Facts(width, height, OwnHand(mine), top=top, jumbo=jumbo))
    rects = [table.hit["hand", c] for c in mine]
    for rect in rects[:-1]:
        assert rect.width >= (0.27 if jumbo else 0.20) * table.metrics.cw - 1e-6
        assert rect.width >= (32 if jumbo else 24) - 1e-6
    assert rects[-1].width == pytest.approx(table.metrics.cw)
    assert not any(a.outset(-1e-6).meets(b) for a, b in combinations(rects, 2))
    assert rects[0].x + rects[-1].right == pytest.approx(width)
    assert rects[0].x > table.plates["bottom"].rect.right
    assert table.plates["bottom"].rect.width >= 130


def test_a_gap_parts_the_suits_and_jokers_are_one_more():
    mine = (*hand("S A K  H Q"), JOKER_BIG)
    cw = layout(english((1366, 676), bottom=OwnHand(mine))).metrics.cw
    table = layout(english((1366, 676), bottom=OwnHand(mine)))
    x = [table.cards["hand", c].x for c in mine]
    steps = [(b - a) / cw for a, b in pairwise(x)]
    assert steps == pytest.approx([0.56, 0.66, 0.66])


def test_the_hand_keeps_its_gaps_until_it_is_closed_up():
    mine = display_order(hand("S Q 7 3  D A Q 7  C A 9 5  H A K 9 4"), HEARTS)
    played = card("D Q")
    full = layout(english((1366, 676), bottom=OwnHand(mine)))
    gap = layout(english((1366, 676), bottom=OwnHand(mine, frozenset({played}))))
    assert ("hand", played) not in gap.cards
    assert all(gap.cards["hand", c] == full.cards["hand", c] for c in mine if c != played)
    assert gap.hit["hand", card("D A")].right == pytest.approx(
        min(gap.cards["hand", card("D 7")].x - 45.5, gap.hit["hand", card("D A")].x + 91)
    )
    closed = layout(english((1366, 676), bottom=OwnHand(tuple(c for c in mine if c != played))))
    assert closed.cards["hand", mine[0]].x > full.cards["hand", mine[0]].x


def test_a_raised_card_rises_keeps_its_place_in_the_stack_and_its_target():
    slot = ("hand", card("D A"))
    still = layout(english((1366, 676)))
    raised = layout(english((1366, 676), raised=frozenset({slot}), focus=slot))
    assert still.cards[slot].y - raised.cards[slot].y == pytest.approx(0.12 * 91)
    assert raised.cards[slot].z == still.cards[slot].z
    assert raised.hit == still.hit
    assert replace(raised, focus_ring=None) == lifted(still, frozenset({slot, ("hand", card("C 2"))}))
    assert lifted(still, frozenset()) is still
    assert raised.focus_ring == raised.cards[slot].rect(880 / 630).outset(4)
    assert raised.prompt.bottom <= raised.cards[slot].rect(880 / 630).y


def test_an_open_hand_at_the_bottom_lies_as_a_hand():
    given_open = layout(english((1366, 676), bottom=OpenHand((hand("S A K"),), card("H 2"))))
    as_own = layout(english((1366, 676), bottom=OwnHand(hand("S A K  H 2"))))
    assert given_open.cards == as_own.cards


def test_the_own_hand_lies_nowhere_else():
    with pytest.raises(ValueError, match="bottom"):
        layout(Facts(1366, 676, OwnHand(()), left=OwnHand(())))


# --- open hands -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "more", [{}, {"jumbo": True}, {"under": 104.0}, {"dummy_rows": True}, {"scale": 0.7}, {"scale": 1.2}]
)
def test_random_hands_meet_nothing(more):
    down, across = check(seed=20, count=4 if more else 15, **more)
    assert down >= 0.23 - 1e-6
    assert across >= (0.27 if more.get("jumbo") else 0.21) - 1e-6


@settings(max_examples=60, deadline=None)
@given(widths, heights, packs, st.integers(0, 3), st.sampled_from(["left", "top", "right"]))
def test_any_window_any_hand(width, height, pack, turned, place):
    dealt = pack[13:26]
    dummy = open_hand(dealt, suit_of(dealt[0]), lying=dealt[0] if turned else None)
    assert faults(english((width, height), **({"top": Backs(13)} | {place: dummy}))) == []


LONG = [
    "S A K Q J T 9 8 7 6 5 4 3 2",
    "S A K Q J T 9 8 7 6 5 4 3  H 2",
    "S A K Q J T 9 8 7  H 5 4 3 2  D 2",
    "S A K Q J T 9 8  H 5 4 3  D 2  C 2",
    "H A K Q J T 9 8  S 5 4 3 2  D 2  C 2",
    "S A K Q J T 9 8  H 7 6 5 4 3 2",
]


@pytest.mark.parametrize("text", LONG)
@pytest.mark.parametrize("place", ["left", "top", "right"])
@pytest.mark.parametrize("rows", [False, True])
@pytest.mark.parametrize("jumbo", [False, True])
@pytest.mark.parametrize("turned", ["S A", "S 7", "none"])
def test_long_suits_fold_and_keep_every_index(text, place, rows, jumbo, turned):
    dealt = hand(text)
    lying = None if turned == "none" or card(turned) not in dealt else card(turned)
    for size in SIZES:
        sides = {"left": Backs(13), "top": Backs(13), "right": Backs(13)}
        sides |= {place: open_hand(dealt, SPADES, lying=lying)}
        assert faults(english(size, **sides, dummy_rows=rows, jumbo=jumbo)) == []


def test_seven_of_a_suit_fold_evenly():
    table = layout(english((1366, 676), top=open_hand(hand("S A K Q J T 9 8  H K Q J T 9 8"), HEARTS)))
    x = [table.cards["dummy", "top", c].x for c in hand("S A K Q J T 9 8")]
    assert x[:4] == [x[0]] * 4 and x[4:] == [x[0] + 0.60 * 91] * 3
    hearts = [table.cards["dummy", "top", c] for c in hand("H K Q J T 9 8")]
    assert len({pose.x for pose in hearts}) == 1
    assert hearts[0].x == pytest.approx(x[0] + (0.60 + 1.12) * 91)
    assert hearts[1].y - hearts[0].y == pytest.approx(0.23 * 91)


def test_up_to_four_of_a_suit_show_rank_and_pip():
    table = layout(english((1366, 676)))
    y = [table.cards["dummy", "top", c].y for c in hand("D T 9 4 3")]
    assert [b - a for a, b in pairwise(y)] == pytest.approx([0.38 * 91] * 3)


def test_a_void_leaves_no_gap():
    table = layout(english((1366, 676), top=open_hand(hand("S A K Q  H T 9 8"), HEARTS)))
    assert table.cards["dummy", "top", card("H T")].x - table.cards["dummy", "top", card("S A")].x == pytest.approx(
        1.12 * 91
    )


def test_the_only_trump_lies_in_a_place_of_its_own():
    dealt = hand("S A K Q  C K Q J  H 2")
    column = layout(english((1366, 676), top=open_hand(dealt, HEARTS, lying=card("H 2"))))
    lying = column.hit["dummy", "top", card("H 2")]
    assert lying.bottom == pytest.approx(10 + column.metrics.ch)
    row = layout(english((1366, 676), top=Backs(13), left=open_hand(dealt, HEARTS, lying=card("H 2"))))
    assert row.hit["dummy", "left", card("H 2")].y > row.hit["dummy", "left", card("C J")].y
    assert row.hit["dummy", "left", card("H 2")].x == 14


@pytest.mark.parametrize("place", ["top", "left", "right"])
@given(st.data())
@settings(max_examples=25)
def test_nothing_jumps_when_a_card_of_the_dummy_is_played(place, data):
    dealt = tuple(data.draw(packs)[:13])
    gone = data.draw(st.lists(st.sampled_from(dealt), max_size=12, unique=True))
    played = data.draw(st.sampled_from([c for c in dealt if c not in gone]))
    trump = suit_of(dealt[0])

    def table(off):
        shown = open_hand(dealt, trump, lying=dealt[0], gone=off)
        return layout(english((1366, 676), **({"top": Backs(13)} | {place: shown})))

    before, after = bounds(table(gone), place), bounds(table([*gone, played]), place)
    assert set(before) - set(after) == {("dummy", place, played)}
    for slot, rect in after.items():
        was = before[slot]
        if rect == was:
            continue
        assert suit_of(slot[2]) == suit_of(played) and slot[2] != dealt[0]
        assert rank_of(slot[2]) < rank_of(played)
        assert (rect.x == was.x and rect.y < was.y) if place == "top" else (rect.y == was.y and rect.x < was.x)


def test_the_lying_card_drops_below_the_marker_when_it_would_meet_it():
    dealt = hand("S A K Q J T 9 8  D A K  C A K  H A 2")
    facts = english((1018, 676), top=open_hand(dealt, HEARTS, lying=card("H 2")))
    table = layout(facts)
    lying = table.hit["dummy", "top", card("H 2")]
    assert lying.right > table.marker.x and lying.y == pytest.approx(10 + 106)
    assert faults(facts) == []
    crowded = english((1018, 676), top=facts.top, right=open_hand(hand("S Q J T 9 8  D K Q J"), HEARTS))
    table = layout(crowded)
    assert table.hit["dummy", "top", card("H 2")].right < table.marker.x
    assert faults(crowded) == []


def test_a_row_too_tight_lets_the_lying_card_cover_a_part_of_the_last():
    dealt = hand("S A K  D A  C A  H A K Q J T 9 8 7 2")
    facts = adversary((1024, 548), right=open_hand(dealt, HEARTS, lying=card("H 2")))
    table = layout(facts)
    last, lying = table.hit["dummy", "right", card("H 7")], table.hit["dummy", "right", card("H 2")]
    assert 0 < last.right - lying.x <= 0.45 * last.width + 1e-6
    assert lying.right == pytest.approx(1010)
    assert strips(table, facts, "right")[1] != []


def test_a_side_dummy_is_smaller_where_the_evaluation_strip_leaves_no_height():
    facts = adversary((800, 508), under=104.0)
    table = layout(facts)
    assert table.cards["dummy", "right", card("H A")].width < table.metrics.cw
    assert faults(facts) == []
    assert table.under == Rect(0, 404, 800, 104)


# --- hits and layers --------------------------------------------------------------------------------


@given(packs, st.sampled_from(SIZES), st.sampled_from(["top", "left", "right"]))
@settings(max_examples=40)
def test_every_face_can_be_pressed_at_its_index(pack, size, place):
    dealt = pack[13:26]
    sides = {"top": Backs(13)} | {place: open_hand(dealt, suit_of(dealt[0]), lying=dealt[0])}
    table = layout(english(size, bottom=OwnHand(display_order(pack[:13], None)), **sides))
    for slot, rect in table.hit.items():
        pose = table.cards[slot]
        if pose.rotation:
            x, y = rect.right - 0.1 * pose.width, rect.y + 0.1 * pose.width
        else:
            x, y = rect.x + 0.1 * pose.width, rect.y + 0.1 * pose.width
        assert table.slot_at(x, y) == slot
    assert table.slot_at(-1, -1) is None


@given(packs, st.sampled_from(SIZES), st.sampled_from(["top", "left", "right"]))
@settings(max_examples=20)
def test_overlapping_cards_have_different_layers(pack, size, place):
    dealt = pack[13:26]
    sides = {"top": Backs(13)} | {place: open_hand(dealt, suit_of(dealt[0]), lying=dealt[0])}
    trick = tuple(zip(("left", "top", "right", "bottom"), pack[40:44], strict=True))
    facts = english(size, **sides, trick=trick, packets=(("bottom", 9), ("left", 4)))
    table = layout(facts)
    laid = [(pose.rect(facts.rho), pose.z) for pose in table.cards.values()]
    assert all(a[1] != b[1] for a, b in combinations(laid, 2) if a[0].meets(b[0]))


def test_bottom_lies_above_top_in_the_trick_whatever_the_order():
    table = layout(english((1366, 676), trick=(("bottom", card("S A")), ("top", card("S 2")))))
    assert table.cards["trick", "bottom"].z > table.cards["trick", "top"].z
    north, south = (table.hit["trick", place] for place in ("top", "bottom"))
    assert north.bottom - south.y == pytest.approx(0.28 * table.metrics.ch)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("led", ["left", "top", "right", "bottom"])
def test_the_led_tag_sits_on_its_own_card(size, led):
    """It touches no other card and no index, as long as the word may be in any language."""
    places = ("left", "top", "right", "bottom")
    table = layout(english(size, trick=tuple(zip(places, hand("S A K Q J"), strict=True)), led=led))
    mt, room = table.metrics, table.led.rect
    for wide in (40 * mt.u, 70 * mt.u):
        width = min(wide, room.width)
        x = {"left": room.x, "centre": room.centre.x - width / 2, "right": room.right - width}[table.led.align]
        tag = Rect(x, room.y, width, room.height)
        own = table.cards["trick", led].rect(880 / 630)
        assert tag.meets(own)
        assert not any(tag.meets(table.cards["trick", place].rect(880 / 630)) for place in places if place != led)
        index = Rect(own.x, own.y + 0.04 * mt.ch, 0.2 * mt.cw, 0.26 * mt.ch)
        assert not tag.meets(index)
        assert not tag.meets(table.prompt)


@pytest.mark.parametrize("length", [2, 3])
@pytest.mark.parametrize("size", SIZES)
def test_a_large_index_shows_its_pip_in_a_short_column(size, length):
    """The pip of a large index ends 0.58 cw below the edge of its card."""
    table = layout(english(size, jumbo=True, top=OpenHand((hand("S A T 5")[:length], hand("H Q")))))
    y = sorted(table.cards["dummy", "top", one].y for one in hand("S A T 5")[:length])
    assert [b - a for a, b in pairwise(y)] == pytest.approx([0.58 * table.metrics.cw] * (length - 1))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", ["left", "top", "right", "bottom"])
def test_the_crown_of_a_winning_card_is_clear_of_its_led_tag(size, place):
    table = layout(english(size, trick=((place, card("S A")),), led=place))
    mt, tag, own = table.metrics, table.led.rect, table.cards["trick", place].rect(880 / 630)
    middle, radius = crown_disc(QRectF(own.x, own.y, own.width, own.height), mt.cw, mt.u)
    crown = Rect(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    assert own.contains(crown.x, crown.y) and own.contains(crown.right, crown.bottom)
    assert not tag.meets(crown.outset(3 * mt.u))


# --- closed hands, packets, turn-up -----------------------------------------------------------------


def test_backs_are_stepped_and_a_packet_is_close():
    table = layout(english((1366, 676), left=Backs(6), right=ClosedPacket(13)))
    y = [table.cards["back", "left", i].y for i in range(6)]
    assert [b - a for a, b in pairwise(y)] == pytest.approx([0.115 * 91] * 5)
    assert table.cards["back", "left", 0].rotation == 90
    assert table.cards["back", "left", 0].width == 0.62 * 91
    assert table.counts["left"].centre.y == pytest.approx(y[-1])
    assert table.cards["back", "right", 12].y - table.cards["back", "right", 0].y == pytest.approx(12 * 1.4)
    assert not table.cards["back", "left", 0].face_up


def test_no_backs_no_count_but_a_plate():
    table = layout(adversary((1366, 676), left=Backs(0)))
    assert "left" not in table.counts and "left" in table.plates
    assert not any(slot[0] == "back" and slot[1] == "left" for slot in table.cards)


def test_the_book_is_close_and_odd_tricks_stand_apart():
    table = layout(english((1366, 676), own=4, packets=(("bottom", 9),)))
    x = [table.cards["packet", "bottom", i].x for i in range(9)]
    steps = [(b - a) / 91 for a, b in pairwise(x)]
    assert steps == pytest.approx([0.125] * 5 + [0.42 + 0.30] + [0.20] * 2)
    assert table.cards["packet", "bottom", 0].width == pytest.approx(0.42 * 91)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", ["bottom", "left", "top", "right"])
def test_packets_keep_clear_and_do_not_move(size, place):
    firsts = set()
    for count in range(1, 14):
        left = 13 - count
        facts = adversary(
            size,
            bottom=OwnHand(hand("S A K Q  D A K Q  C A K Q  H A K Q J")[:left]),
            left=Backs(left),
            top=Backs(left),
            right=Backs(left),
            packets=((place, count),),
        )
        table = layout(facts)
        packet, label = table.packets[place], table.packet_labels[place].rect
        others = [
            table.marker,
            corner_panel(table.metrics, 3),
            table.well,
            *(r for s, r in table.hit.items() if s[0] == "hand"),
            *(room.rect for room in table.plates.values()),
            *(p.rect(facts.rho) for s, p in table.cards.items() if s[0] == "back"),
        ]
        assert not any(packet.meets(other) for other in others)
        assert label.width >= 50
        text = {"left": Rect(label.x, label.y, 50, label.height), "right": label, "centre": label}
        assert not any(text["left"].meets(other) for other in others if table.packet_labels[place].align == "left")
        if count <= 7 and place != "top":
            firsts.add((table.cards["packet", place, 0].x, table.cards["packet", place, 0].y))
    assert place == "top" or len(firsts) == 1


@pytest.mark.parametrize("size", [*SIZES, (900, 508), (1100, 1000)])
@pytest.mark.parametrize("place", ["bottom", "left", "top", "right"])
@pytest.mark.parametrize("opposite", ["dummy", "backs"])
def test_a_living_dealers_turn_up_keeps_clear(size, place, opposite):
    make = english if opposite == "dummy" else adversary
    more = {"bottom": OwnHand(display_order(hand("S Q 7 3  D A Q 7  C A 9 5  H A K 9"), HEARTS))}
    dealt = hand("S A T 5  D T 9 4 3  C K Q 6  H Q T 8")
    if opposite == "dummy":
        if place == "top":
            return
        more["top"] = open_hand(dealt, HEARTS)
    elif place == "right":
        more |= {"left": open_hand(dealt, HEARTS), "right": Backs(12)}
    else:
        more["right"] = open_hand(dealt, HEARTS)
    facts = make(size, **more, turn_up=(place, card("H 2")))
    table = layout(facts)
    rect = table.hit["turnup", place]
    assert rect.width == pytest.approx(0.8 * table.metrics.cw)
    others = [
        table.marker,
        corner_panel(table.metrics, 3),
        table.well,
        table.prompt,
        table.bottom_right.rect,
        *(r for s, r in table.hit.items() if s[0] in ("hand", "dummy")),
        *(room.rect for room in table.plates.values()),
        *(p.rect(facts.rho) for s, p in table.cards.items() if s[0] == "back"),
    ]
    assert not any(rect.meets(other) for other in others)
    assert table.bottom_right.rect.width >= 100 and table.plates["bottom"].rect.width >= 150


def test_cards_that_may_be_called_lie_before_their_holder():
    called = (("right", card("D 2")), ("right", card("C 4")))
    table = layout(english((1366, 676), right=Backs(5), called=called))
    four, two = table.hit["called", "right", card("C 4")], table.hit["called", "right", card("D 2")]
    near(four.x, 1182), near(four.right, 1257), near(four.centre.y + BAR, 444)
    near(four.x - two.x, 0.45 * table.metrics.cw)
    assert not two.meets(table.well)
    tag = table.tags["right"].rect
    assert tag.y > four.bottom and tag.x < four.centre.x < tag.right
    own = layout(english((1366, 676), called=(("bottom", card("D A")),)))
    assert not any(slot[0] == "called" for slot in own.cards)


def test_cards_fly_from_the_dealer_and_meet_at_the_winner():
    facts = english((1366, 676))
    for place in ("bottom", "left", "top", "right"):
        source, meet = deal_source(facts, place), gather_pose(facts, place)
        assert not source.face_up and not meet.face_up
        assert source.z >= 60 and meet.z >= 60
    assert deal_source(facts, "left").x < facts.width / 4 < 3 * facts.width / 4 < deal_source(facts, "right").x
    assert deal_source(facts, "top").y < facts.height / 2 < deal_source(facts, "bottom").y
    assert (
        gather_pose(facts, "left").x
        == layout(english((1366, 676), trick=(("left", card("S A")),))).cards["trick", "left"].x
    )


# --- what the layout knows --------------------------------------------------------------------------


def test_the_layout_imports_only_cards_values_and_the_standard_library():
    for path in Path(package.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module]
            for name in names:
                own = name.startswith(
                    ("dummywhist.ui.scene.layout", "dummywhist.engine.cards", "dummywhist.engine.values")
                )
                assert own or name.split(".")[0] in sys.stdlib_module_names, f"{path.name} imports {name}"


def test_the_same_facts_give_the_same_table():
    assert layout(english((1366, 676))) == layout(english((1366, 676)))
    assert suit_groups(hand("S A"), None) == (hand("S A"),)
    assert make_card(SPADES, rank_of(card("S A"))) == card("S A")
