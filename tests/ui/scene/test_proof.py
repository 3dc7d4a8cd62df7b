"""The tricks that prove a revoke: which they are, what is read of them, and that they hide nothing."""

import pytest

from dummywhist.engine.deal import kernel
from dummywhist.engine.knowledge.proof import proven
from dummywhist.engine.knowledge.view import view
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.table_view import TableView
from tests.ui.scene.asked import naming
from tests.ui.scene.revoke import chooses, proved

SIZES = ((1366, 676), (1024, 548), (1920, 988), (800, 508))


def composed(seen):
    return compose(seen, naming(seen).company, Looks(speed="off"))


def test_W_REV_9_the_two_tricks_are_those_of_the_wrong_card_and_of_the_one_that_was_held():
    seen = chooses()
    picture = composed(seen)
    (_, seat, trick, *_), = [row for row in proved().part(type(seen.parts[0])).proved]  # fmt: skip
    found = proven(seen, seat, trick)
    first, second = picture.proof.frames
    assert first.marked == {found.wrong} and second.marked == {found.card}
    assert (first.title, second.title) == (f"Trick {trick}", f"Trick {found.later}")
    assert first.fact.endswith(" led") and second.fact == "Had one"
    assert len(first.cards) == 4 and first.led == first.cards[0][0]
    assert first.spoken.startswith("Trick two: ") and " led the " in first.spoken


def test_ED_52_who_pays_and_who_chooses_stands_on_the_plates_and_others_are_told():
    seen = chooses()
    picture = composed(seen)
    assert "Revoked" in {plate.role for plate in picture.plates.values()}
    assert picture.plates["bottom"].role == "Choose the penalty"
    other = next(player for player in seen.layout.players if player not in kernel.actors(proved()))
    told = composed(view(proved(), other))
    assert told.prompt.words == "Ruth chooses the penalty" and told.question is None and told.proof is not None


def test_W_REV_9_partners_may_both_choose_and_see_the_same_bar():
    state = proved("classic-whist")
    assert len(kernel.actors(state)) == 2
    for player in kernel.actors(state):
        seen = view(state, player)
        assert composed(seen).question is not None


@pytest.mark.parametrize("size", SIZES)
def test_the_proof_lies_clear_of_the_bar_and_of_what_is_on_the_table(qtbot, size):
    table = TableView(looks=Looks(speed="off"))
    qtbot.addWidget(table)
    table.show()
    table.resize(*size)
    table.present(composed(chooses()))
    item, bar = table.scene_items.proof, table.question.box
    top = bar.mapTo(table.viewport(), bar.body.topLeft().toPoint()).y()
    assert item.isVisible() and item.box.bottom() <= top
    for key, box in table.scene_items.pill_boxes().items():
        if key != "proof":
            meets = box.x < item.box.right() and item.box.left() < box.right
            assert not (meets and box.y < item.box.bottom() and item.box.top() < box.bottom), key
    assert table.overlay.regions["proof"].accessibleName().count("Trick ") == 2
    table.close_faces()
