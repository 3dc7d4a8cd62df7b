"""The bar says of each penalty what it makes of the tricks and the score (W-GAME-13)."""

import re

import pytest

from dummywhist.ui.scene.questions.law_posing import law_question
from tests.ui.scene.asked import naming
from tests.ui.scene.revoke import chooses
from tests.ui.scene.test_law_bar import moments


def smalls(seen):
    question = law_question(seen, naming(seen))
    return {reply.label: reply.small for reply in question.replies}


def test_W_REV_18_the_previews_of_two_all_and_five_tricks_to_eight():
    """ED-52: 2-2, tricks 5-8, no honours: P chooses."""
    assert smalls(chooses()) == {
        "Three points on": "Yours 5: the game",
        "Take three tricks": "Tricks 8–5, score 4–2",
        "Three points off": "Theirs 0, then 2–2",
        "Waive": "Score 2–4",
    }


@pytest.mark.parametrize(("theirs", "words"), [(1, "Take one trick"), (2, "Take two tricks"), (3, "Take three tricks")])
def test_W_REV_16_as_many_tricks_are_named_as_there_are_to_take(theirs, words):
    assert smalls(chooses(theirs=theirs))[words].startswith("Tricks 13–0")


def test_ED_52_an_adversarys_revoke_is_asked_about_by_its_own_rule():
    seen = chooses()
    assert law_question(seen, naming(seen)).rule == "ED-52"


@pytest.mark.parametrize("game", ["bid-dummy", "humbug", "thirteen"])
def test_BD_64_where_there_is_one_penalty_it_says_so_too(game):
    found = [
        smalls(seen)
        for seen in moments(f"{game}/follow-penalise")
        if any(option.word == "penalty" for option in seen.options)
    ]
    assert found and all(all(said.values()) for said in found)


@pytest.mark.parametrize(
    ("game", "plus"), [("duplicate-whist", ""), ("bid-dummy", ""), ("single-dummy-bridge", ""), ("three-handed", "+")]
)
def test_W_GAME_13_a_score_has_a_plus_where_scores_go_both_ways_alone(game, plus):
    found = [
        words.group(1)
        for seen in moments(f"{game}/follow-penalise")
        if any(option.word == "penalty" for option in seen.options)
        for small in smalls(seen).values()
        if (words := re.search(r"your score (\+?)[1-9]", small, re.IGNORECASE))
    ]
    assert set(found) == {plus}
