"""What people agree on, let lie or change at the law table (W-MISC-1, W-LEAD-3, W-REV-4, W-CLAIM-4)."""

import pytest

from dummywhist.engine.deal.actions.claims import ShareOut
from dummywhist.engine.deal.actions.laws import THROW_DOWN, WITHDRAWN
from dummywhist.engine.deal.law import LawTable
from dummywhist.ui.seat.conductor import Mode
from tests.ui.house import House
from tests.ui.onscreen.law_rows import Left, can_renounce, does, follows, goes_ahead, renounces, turn
from tests.ui.test_law_table import bar, follow, taken_up

WHIST = "classic-whist"
ALONE = ("person", "steady", "steady")
FOUR = ("person",) * 4
BACK = (renounces("right"), does("right", lambda deal, _seat: WITHDRAWN[deal.trick[-1]]))
LATE = (
    renounces("left"),
    follows("dummy"),
    follows("right"),
    does("left", lambda deal, _seat: WITHDRAWN[deal.trick[1]]),
)
TURN = {"penalise_scope": "revoke_turn"}


def keep(house: House) -> None:
    """Whom the curtain waits for keeps his cards on the screen."""
    assert house.conductor.mode is Mode.CURTAIN
    house.press(house.view.curtain.keep)
    house.rest()


@pytest.mark.parametrize("other", [True, False])
def test_W_MISC_1_of_two_people_it_is_agreed_who_chooses(house, other):
    taken_up(house, Left(FOUR, can_renounce("right"), BACK, WHIST))
    house.rest()
    keep(house)
    people, names = house.conductor.moment.may_agree, house.conductor.standing.names
    assert len(people) == 2 and house.conductor.viewer == people[0]
    assert bar(house).title == "Who chooses the remedy?" and bar(house).question.rule == "W-MISC-1"
    assert [button.text() for button in bar(house).buttons] == [names[player] for player in people]
    house.press(bar(house).buttons[other])
    house.rest()
    if other:
        assert house.conductor.expected == people[1]
        keep(house)
    assert house.conductor.viewer == people[other] and "took back" in bar(house).title
    house.press(bar(house).buttons[0])
    house.rest()
    demand = next(entry for entry in reversed(house.table.entries) if entry.action.word == "demand")
    assert demand.by == people[other] and not house.conductor.moment.may_agree


def test_W_REV_9_partners_may_consult_on_a_revoke_so_nobody_is_agreed_on(house):
    taken_up(house, Left(ALONE, can_renounce("right"), BACK))
    house.rest()
    assert not house.conductor.moment.may_agree and "took back" in bar(house).title


def test_W_LEAD_3_a_lead_out_of_turn_that_is_played_to_stands(house):
    taken_up(house, Left(ALONE, turn("me", place=0), (goes_ahead("right"),), changes=TURN))
    house.rest()
    astray = house.deal.part(LawTable).astray
    assert astray and "Play to it" in [button.text() for button in bar(house).buttons]
    house.press(house.button("Play to it", bar(house)))
    house.rest()
    while len(house.deal.trick) < 4:
        assert house.picture.question is None and house.conductor.mode is not Mode.CURTAIN
        follow(house)
        house.rest()
    assert not house.deal.part(LawTable).astray and house.deal.leader == astray[0][1]
    assert not house.conductor.moment.played_to


@pytest.mark.parametrize("how", ["Keep it", "Change it"])
def test_W_REV_4_who_played_later_may_keep_his_card_or_change_it(house, how):
    taken_up(house, Left(ALONE, can_renounce("left", place=1), LATE))
    house.rest()
    (_, card), *_ = house.deal.part(LawTable).changing
    house.press(house.button("Waive", bar(house)))
    house.until(lambda: house.conductor.mode is Mode.PERSON and house.view.notice.isVisible())
    notice = house.view.notice
    assert [button.text() for button in notice.buttons] == ["Keep it", "Change it"]
    house.press(house.button(how, notice))
    house.rest()
    if how == "Keep it":
        assert card in house.deal.trick
        return
    assert card not in house.deal.trick and not notice.isVisible()
    other = next(one for one in sorted(house.picture.playable) if one != card)
    house.click_card(other)
    house.rest()
    assert other in house.deal.trick


def test_W_CLAIM_4_the_last_hand_that_is_laid_down_ends_the_deal(house):
    down = tuple(does(who, lambda _deal, _seat: THROW_DOWN) for who in ("left", "across", "right"))
    taken_up(house, Left(FOUR, turn("me", place=0, tricks=4), down, WHIST, {"penalise_scope": "all"}))
    house.rest()
    keep(house)
    house.do("lay_down")
    house.until(lambda: house.deal.phase_name == "count")
    shared = next(entry for entry in reversed(house.table.entries) if isinstance(entry.action, ShareOut))
    assert shared.by == "referee" and "All hands lie on the table" in house.sitting.told_last
