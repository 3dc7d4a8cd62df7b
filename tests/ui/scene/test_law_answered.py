"""What is seen while the law is to be answered? Who decides, the card in question, pips (W-REV-2, W-REV-4)."""

from pathlib import Path

import pytest

from dummywhist.engine.cards.card import SUITS
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.cards.seat import EAST, opposite
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.laws import ASKS, NONE_HELD, WITHDRAWN
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.paths import Paths
from dummywhist.ui.scene.parts import Picture
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.seat.company import company
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.speaking import Speaker
from dummywhist.ui.words.telling_laws import law_sentence
from tests.ui.onscreen.law_rows import Left, can_renounce, deal_of, does, goes_ahead, renounces, turn

A, B, C, _ = PLAYERS
NAMES = dict(zip(PLAYERS, ("Ruth", "Edith", "Max", "Ada"), strict=True))
TAKEN_BACK = (renounces("me"), does("me", lambda deal, _seat: WITHDRAWN[deal.trick[-1]]))


def seen(left: Left, home: Path, viewer, people=(A,)) -> Picture:
    """Return what a player sees of a table that was left."""
    table, _ = left.play(Paths.within(home))
    view = table.seat(viewer).view
    return compose(view, company(table.standing, view, NAMES, frozenset(people), choosers=table.standing.choosers))


def test_W_REV_4_all_others_read_who_chooses_a_remedy(tmp_path):
    """It was said that you plays next."""
    picture = seen(Left(("person", "steady", "steady"), can_renounce("me"), TAKEN_BACK), tmp_path, A)
    assert picture.prompt.words == "Edith and Max choose a remedy"
    assert {picture.plates[place].role for place in ("left", "right")} == {"Chooses a remedy"}
    assert all(picture.plates[place].turn == (place in ("left", "right")) for place in picture.plates)


@pytest.mark.parametrize("viewer", [B, C])
def test_W_REV_4_of_two_who_may_choose_the_viewer_is_meant(tmp_path, viewer):
    picture = seen(Left(("person",) * 3, can_renounce("me"), TAKEN_BACK), tmp_path, viewer, (A, B, C))
    assert picture.plates["bottom"].role == "Chooses a remedy" and picture.plates["bottom"].turn
    assert sum(plate.turn for plate in picture.plates.values()) == 1


def test_W_REV_2_all_others_read_who_is_asked(tmp_path):
    left = Left(("person",) * 3, can_renounce("me"), (renounces("me"),), changes={"revoke_detection": "warn"})
    picture = seen(left, tmp_path, B, (A, B, C))
    assert picture.prompt.words == "The law asks Ruth"
    assert [plate.name for plate in picture.plates.values() if plate.turn] == ["Ruth"]


def test_W_REV_4_the_card_taken_back_lies_face_up_while_the_remedy_is_chosen(tmp_path):
    back = (renounces("right"), does("right", lambda deal, _seat: WITHDRAWN[deal.trick[-1]]))
    left = Left(("person", "steady", "steady"), can_renounce("right"), back)
    table, _ = left.play(Paths.within(tmp_path))
    ((seat, card),) = deal_of(table).part(LawTable).wrong
    view = table.seat(A).view
    picture = compose(view, company(table.standing, view, NAMES, frozenset({A}), choosers=table.standing.choosers))
    assert seat == EAST and picture.facts.called == (("right", card),)
    assert picture.plates["right"].role == "Adversary", "it may not be called yet"


def test_W_LEAD_2_the_suits_that_may_be_called_stand_there_with_their_pips(tmp_path):
    left = Left(
        ("person", "steady", "steady"), turn("left", place=0), (goes_ahead("right"),),
        changes={"penalise_scope": "revoke_turn"},
    )  # fmt: skip
    picture = seen(left, tmp_path, A)
    assert [reply.suit for reply in picture.question.replies] == [*SUITS, None, None, None]
    assert [reply.label for reply in picture.question.replies[4:]] == ["Leave it to be called", "Play to it", "Waive"]


def test_W_REV_3_who_has_none_says_of_which_suit(tmp_path):
    left = Left(
        ("person",) * 4, can_renounce("across", place=1),
        (renounces("across"), does("me", lambda deal, seat: ASKS[opposite(seat)])), "classic-whist",
    )  # fmt: skip
    table, _ = left.play(Paths.within(tmp_path))
    deal = deal_of(table)
    ((seat, _),) = deal.part(LawTable).asked
    _, events = kernel.apply(deal, deal.layout.holder[seat], NONE_HELD)
    suit = suit_led(deal.ranked, deal.trick)
    name = NAMES[deal.layout.holder[seat]]
    said = [law_sentence(event, Speaker(NAMES)) for event in events]
    assert said == [f"{name} answers: no {tr('{suit:suit}', suit=suit)}."]
