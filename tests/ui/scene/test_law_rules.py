"""Does a bar of the law name the rule of its game and code, and say what its buttons do (ED-55, MO-55, W-AWL-9)?"""

import re
from dataclasses import replace

import pytest

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions import laws
from dummywhist.engine.deal.actions.claims import Claim, ShareOut
from dummywhist.engine.deal.actions.laws import NAME_TURNED, WAIVE, Demand, PlayAhead, Withdraw
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.event import PenaltyChosen, RemedyDemanded, RevokeClaimed
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established
from dummywhist.engine.deal.layout import REFEREE, TABLE
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.questions.law_calling import calling_question
from dummywhist.ui.scene.questions.law_posing import law_question
from dummywhist.ui.scene.questions.notices import notice
from dummywhist.ui.words.speaking import Speaker
from dummywhist.ui.words.telling_laws import law_sentence
from tests.laws.dealing import A, do
from tests.laws.laid import past_honours
from tests.laws.test_abandoned import all_down
from tests.laws.test_bad_calls import played_by_dice
from tests.laws.test_calls import owing
from tests.laws.test_exposed import begun, card, cards, expose, holder, two
from tests.laws.test_revokes import revoked
from tests.laws.test_turned_card import taken_up
from tests.ui.scene.asked import NAMES, naming


def asked(state, seat):
    """Return what the law asks the player of the hand at ``seat``."""
    seen = view(state, holder(state, seat))
    question = law_question(seen, naming(seen))
    assert question is not None
    return question


def ahead(state, seat, word):
    return do(state, PlayAhead(card(word)), holder(state, seat))


def south_leads(game, **changes):
    return do(cards(begun(game, **changes), "C2 C5 C8 CA"), Quit(), TABLE)


@pytest.mark.parametrize(
    ("game", "changes", "partner", "other"),
    [
        ("english-dummy", {}, "ED-55", "ED-56"),
        ("double-dummy", {}, "DF-38", "DF-39"),
        ("mort-3", {}, "MO-55", "MO-55"),
        ("classic-whist", {}, "W-LEAD-2", "W-LEAD-1"),
        ("classic-whist", {"code": "awl_1893"}, "W-AWL-9", "W-AWL-9"),
        ("duplicate-whist", {}, "DW-LOT-2", "DW-LOT-1"),
    ],
)
def test_ED_55_ED_56_DF_38_39_MO_55_W_LEAD_1_W_AWL_9_a_wrong_lead_is_asked_about_by_its_own_rule(
    game, changes, partner, other
):
    assert asked(ahead(south_leads(game, **changes), NORTH, "HJ"), EAST).rule == partner
    assert asked(ahead(begun(game, **changes), SOUTH, "CJ"), EAST).rule == other


def test_ED_55_the_suit_is_called_by_its_own_rule():
    question = asked(ahead(south_leads("english-dummy"), NORTH, "HJ"), WEST)
    assert question.rule == "ED-55" and question.title.endswith(" should have led. Call a suit from that hand now?")
    assert question.proof.endswith(" led the jack of hearts.")


def test_MO_55_vivants_lead_is_let_stand_or_goes_back_and_neither_waives_anything():
    state = ahead(south_leads("mort-3"), NORTH, "HJ")
    replies = asked(state, WEST).replies
    assert [reply.label for reply in replies] == ["Let it stand", "It goes back"]
    assert [reply.action for reply in replies] == [Demand("stand"), WAIVE]


@pytest.mark.parametrize(("game", "told"), [("mort-3", "back"), ("english-dummy", None)])
def test_MO_55_that_the_lead_is_taken_back_is_told_as_a_demand(game, told):
    state = ahead(south_leads(game), NORTH, "HJ")
    said = []
    for by in (WEST, EAST):  # in Mort one of them decides; else each waives for himself (W-PEN-1)
        if not said:
            state, events = kernel.apply(state, holder(state, by), WAIVE)
            said = [event for event in events if isinstance(event, RemedyDemanded)]
    assert [event.remedy for event in said] == [told]


def test_W_PEN_1_the_card_of_a_wrong_lead_is_said_to_go_back_by_who_is_the_last_to_waive_it():
    state = ahead(begun("classic-whist"), SOUTH, "CJ")
    first, last = ([reply.small for reply in asked(one, EAST).replies if reply.action == WAIVE] for one in (
        state, do(state, WAIVE, holder(state, WEST)),
    ))  # fmt: skip
    assert first == [""] and last == ["It is taken back"]


def test_DW_LOT_1_nobody_knows_yet_who_calls_the_suit_of_an_american_lead():
    state = ahead(begun("classic-whist", code="awl_1893"), SOUTH, "CJ")
    question = asked(state, WEST)
    assert question.title.endswith("It is your lead. The card goes back, and a suit may be called for it.")
    assert [reply.label for reply in question.replies] == ["Call a suit later", "Waive"]
    _, events = kernel.apply(state, holder(state, WEST), Demand("suit"))
    assert law_sentence(events[0], Speaker(names={holder(state, WEST): "Ida"}, rules=state.setup.rules)) == (
        "Ida left a suit to be called."
    )


def test_ED_56_of_a_lead_for_an_adversary_it_is_told_that_it_was_taken_back():
    state = ahead(begun(), SOUTH, "CJ")
    _, events = kernel.apply(state, holder(state, WEST), WAIVE)
    assert [event.remedy for event in events if isinstance(event, RemedyDemanded)] == ["back"]


def test_W_TRUMP_4_in_the_revised_code_it_is_said_that_the_trump_is_called_once():
    for code, proof in (
        ("english", "The trump called is owed until it can be played."),
        ("english_revised", "The call holds once: for the next card played."),
    ):
        state = taken_up(code=code)
        assert asked(do(state, NAME_TURNED, holder(state, WEST)), NORTH).proof == proof
    forgotten = do(state, laws.FORGET_TURNED, holder(state, SOUTH))
    assert asked(forgotten, WEST).proof == "The trump called is owed until it can be played."


def test_W_TRUMP_4_W_TRUMP_6_DW_TR_4_it_is_said_who_named_the_card_and_who_answers_for_it():
    for code, title in (
        ("english", "Ida named the turned card."),
        ("awl_1893", "Ida named the turned card."),
        ("awl_duplicate", "The turned card was named. Max answers for it."),
    ):
        state = taken_up(code=code)
        west = do(state, NAME_TURNED, holder(state, WEST))
        assert asked(west, NORTH).title == title


def test_W_PEN_2_each_suit_has_its_pip_on_its_button():
    state = ahead(south_leads("english-dummy"), NORTH, "HJ")
    assert [reply.suit for reply in asked(state, WEST).replies] == [SPADES, HEARTS, DIAMONDS, CLUBS, None, None]


def test_W_MISC_1_who_chooses_a_remedy_is_told_to_the_others_and_has_the_ring():
    state = ahead(begun("classic-whist"), SOUTH, "CJ")
    east, west = holder(state, EAST), holder(state, WEST)
    for viewer, words, role, rings in (
        (holder(state, NORTH), "Ida and Max choose a remedy", "Chooses a remedy", {"left", "right"}),
        (east, None, "Choose a remedy", {"bottom"}),
    ):
        seen = view(state, viewer)
        company = replace(naming(seen).company, choosers=(west, east), people=frozenset([viewer]))
        picture = compose(seen, company, Looks())
        assert (picture.prompt and picture.prompt.words) == words
        assert {place for place, plate in picture.plates.items() if plate.turn} == rings
        assert {plate.role for plate in picture.plates.values() if plate.turn} == {role}


def test_W_REV_2_who_is_asked_of_his_own_card_chooses_no_remedy():
    state = do(cards(begun("classic-whist"), "C2 C5 DJ"), laws.AskNone(EAST), holder(begun("classic-whist"), WEST))
    seen = view(state, holder(state, NORTH))
    company = replace(naming(seen).company, choosers=(holder(state, EAST),))
    assert compose(seen, company, Looks()).prompt.words == "The law asks Max"


def test_ED_50_W_REV_5_of_dummys_wrong_card_told_at_once_it_is_said_that_dummy_has_one():
    state = do(cards(begun(revoke_detection="warn"), "C2"), Play(card("D8")), A)
    question = asked(state, SOUTH)
    assert (question.title, question.rule) == ("Dummy has a club.", "ED-50")
    mine = do(cards(begun(revoke_detection="warn"), "C2 C5 C8"), Play(card("D2")), A)
    assert asked(mine, SOUTH).title == "You hold clubs. Take back the two of diamonds?"


def test_W_REV_13_W_REV_5_of_a_call_not_obeyed_nothing_is_said_of_a_suit():
    state = owing(begun("classic-whist", revoke_detection="warn"), WEST, "H")
    question = asked(do(state, Play(card("C2")), holder(state, WEST)), WEST)
    assert (question.title, question.rule) == ("The call was not obeyed.", "W-REV-13")


def test_ED_53_DF_35_MO_53_W_EXP_4_of_two_cards_each_game_has_its_rule():
    for game, seat, rule in (("english-dummy", NORTH, "ED-53"), ("double-dummy", NORTH, "DF-35")):
        state = do(cards(begun(game), "C2"), two("C5", "C6"), A)
        assert asked(state, seat if game == "double-dummy" else SOUTH).rule == rule
    state = do(begun("english-dummy"), two("C2", "C3"), holder(begun(), WEST))
    assert asked(state, SOUTH).rule == "W-EXP-4"


def test_W_EXP_3_W_EXP_4_ED_53_where_one_of_two_cards_alone_follows_suit_nothing_is_asked():
    for game, seat, title in (
        ("classic-whist", WEST, "Ruth played two cards. Only the jack of clubs can count."),
        ("english-dummy", SOUTH, "Two cards were played. Only the jack of clubs can count."),
    ):
        state = cards(begun(game), "C2 C5 C8")
        state = do(state, two("CJ", "D2"), holder(state, SOUTH))
        assert asked(state, seat).title == title
        assert [reply.label for reply in asked(state, seat).replies] == ["The jack of clubs"]


def test_W_REV_4_W_AWL_4_W_EXP_2_W_AWL_8_the_code_names_its_rule():
    for code, corrected in (("english", "W-REV-4"), ("awl_duplicate", "W-AWL-4")):
        state = cards(begun("classic-whist", code=code), "C2 C5 DJ CJ")
        assert asked(do(state, Withdraw(card("DJ")), holder(state, EAST)), SOUTH).rule == corrected
    for code, called in (("english", "W-EXP-2"), ("awl_1893", "W-AWL-8")):
        assert asked(expose(begun("classic-whist", code=code), WEST, "D5"), NORTH).rule == called


# ---- the words fit what can be done, and the rule is that of the game and code


def told(event, game, **changes):
    """Return the sentence about ``event`` at a table of ``game``."""
    rules = game_of(game).rules({"follow": "penalise", **changes})
    return law_sentence(event, Speaker(names={A: "Ruth"}, rules=rules))


def noticed(state, seat):
    """Return what the law offers the player of the hand at ``seat`` without asking him."""
    seen = view(state, holder(state, seat))
    found = notice(seen, naming(seen))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("code", "title", "proof"),
    [
        ("english", "Max took back the jack of diamonds. Choose one remedy.", ""),
        ("english_revised", "Max took back the jack of diamonds. Choose one remedy.", ""),
        (
            "awl_duplicate",
            "Max took back the jack of diamonds. Call highest or lowest?",
            "The jack of diamonds may be called in any case.",
        ),
    ],
)
def test_W_REV_4_W_AWL_4_DW_REV_2_the_bar_says_what_there_is_to_choose(code, title, proof):
    state = cards(begun("classic-whist", code=code), "C2 C5 DJ CJ")
    question = asked(do(state, Withdraw(card("DJ")), holder(state, EAST)), SOUTH)
    name = re.split(" took| is to play", question.title)[0]
    assert (question.title, question.proof) == (title.replace("Max", name), proof)


def test_W_AWL_4_W_EXP_3_in_1893_nothing_is_to_choose_and_the_card_cannot_be_called_to_that_trick():
    state = cards(begun("classic-whist", code="awl_1893"), "C2 C5 DJ CJ")
    seen = view(do(state, Withdraw(card("DJ")), holder(state, EAST)), holder(state, SOUTH))
    assert law_question(seen, naming(seen)) is None and notice(seen, naming(seen)) is None
    assert seen.part(LawTable).exposed == ((EAST, card("DJ")),)


@pytest.mark.parametrize("code", ["english", "english_revised", "awl_1893", "awl_duplicate"])
def test_W_REV_2_W_REV_3_W_AWL_2_W_AWL_3_the_notices_name_the_rule_of_the_code(code):
    american = code.startswith("awl")
    state = cards(begun("classic-whist", code=code), "C2 C5 DJ")
    assert noticed(state, WEST).rule == ("W-AWL-3" if american else "W-REV-3")
    assert noticed(state, EAST).rule == ("W-AWL-2" if american else "W-REV-2")
    question = asked(do(state, laws.ASKS[EAST], holder(state, WEST)), EAST)
    assert question.rule == ("W-AWL-3" if american else "W-REV-3")


@pytest.mark.parametrize(
    ("game", "rule"), [("english-dummy", "ED-50"), ("mort-3", "MO-60"), ("mort-4", "MO-60"), ("double-dummy", "DF-36")]
)
def test_ED_50_MO_60_DF_36_a_wrong_card_of_dummy_has_the_rule_of_its_game(game, rule):
    state = cards(begun(game), "C2 D8")
    assert noticed(state, SOUTH if holder(state, SOUTH) == holder(state, NORTH) else NORTH).rule == rule


@pytest.mark.parametrize(("game", "rule"), [("english-dummy", "ED-60"), ("double-dummy", "DF-35"), ("mort-3", "MO-53")])
def test_ED_60_DF_35_MO_53_a_card_too_soon_has_the_rule_of_its_game(game, rule):
    state = ahead(cards(begun(game), "C2"), SOUTH, "CJ")
    assert noticed(state, SOUTH).rule == rule


def test_W_AWL_8_the_notice_of_an_exposed_card_has_the_rule_of_the_code():
    state = cards(expose(begun("classic-whist", code="awl_duplicate"), EAST, "C9"), "C2")
    assert noticed(state, NORTH).rule == "W-AWL-8"


def test_DW_REV_8_DW_REV_1_DW_EXP_3_DW_POT_1_at_duplicate_the_notices_name_the_rules_of_its_own_page():
    renounced = cards(begun("duplicate-whist"), "C2 C5 DJ")
    assert noticed(renounced, WEST).rule == "DW-REV-8"
    assert noticed(renounced, EAST).rule == "DW-REV-1"
    back = do(cards(renounced, "CJ"), Withdraw(card("DJ")), holder(renounced, EAST))
    changed = cards(do(back, WAIVE, holder(back, SOUTH)), "C8")
    assert noticed(changed, SOUTH).rule == "DW-REV-2"
    shown = cards(expose(begun("duplicate-whist"), EAST, "C9"), "C2")
    assert noticed(shown, NORTH).rule == "DW-EXP-3"
    third = ahead(cards(begun("duplicate-whist"), "C2"), EAST, "C8")
    assert noticed(third, SOUTH).rule == "DW-POT-1"
    disobeyed = do(owing(begun("duplicate-whist"), WEST, "H"), Play(card("C2")), holder(begun("duplicate-whist"), WEST))
    assert noticed(disobeyed, WEST).rule == "DW-MISC-4"


@pytest.mark.parametrize(
    ("code", "rule"), [("english", "W-REV-6"), ("awl_1893", "W-AWL-7"), ("awl_duplicate", "W-AWL-7")]
)
def test_W_REV_6_W_AWL_7_the_end_of_the_play_has_the_rule_of_the_code(code, rule):
    assert asked(revoked("classic-whist", code=code), SOUTH).rule == rule


@pytest.mark.parametrize(
    ("code", "ending"),
    [("english", "revoked in trick 1. Choose one penalty."), ("awl_1893", "revoked in trick 1.")],
)
def test_W_REV_9_W_AWL_5_where_there_is_one_penalty_nothing_is_to_be_chosen(code, ending):
    state = revoked("classic-whist", code=code, before={"EW": 2})
    assert asked(do(state, laws.CallRevoke(EAST, 1), holder(state, SOUTH)), SOUTH).title.endswith(ending)


def test_W_CLAIM_4_where_all_threw_down_their_hands_it_is_said_by_which_rule_only_points_are_paid():
    state = all_down(do(cards(begun("classic-whist"), "C2 C5 DJ CJ"), Quit(), TABLE), EAST, SOUTH, WEST, NORTH)
    state = past_honours(do(state, ShareOut(5), REFEREE))
    question = asked(do(state, laws.CallRevoke(EAST, 1), holder(state, SOUTH)), SOUTH)
    assert question.rule == "W-CLAIM-4"
    assert laws.PENALTY["tricks"] not in {reply.action for reply in question.replies}


def test_W_REV_8_a_claim_of_another_revoke_is_told_to_who_made_none():
    state = revoked("classic-whist", code="english")
    south, east = holder(state, SOUTH), holder(state, EAST)
    state = do(do(do(state, laws.CallRevoke(EAST, 1), south), laws.REMIT, south), laws.CallRevoke(EAST, 0), south)
    assert asked(state, EAST).proof == "Not proved: you made no other revoke."
    assert asked(state, SOUTH).proof == f"Not proved: {NAMES[east]} made no other revoke."


def test_W_CLAIM_1_a_claim_is_told_to_who_made_it_and_to_his_partner():
    for tricks, own, other in ((13, "You claim 13 tricks", "Ruth claims 13 tricks"), (1, "You claim 1 trick", None)):
        state = do(begun("classic-whist", claim_check="opponents"), Claim(tricks), A)
        for viewer, words in ((holder(state, SOUTH), own), (holder(state, NORTH), other or "Ruth claims 1 trick")):
            seen = view(state, viewer)
            assert compose(seen, naming(seen).company, Looks()).prompt.words == words


def test_BD_60_at_bid_whist_a_revoke_is_called_a_renege():
    proved, false = RevokeClaimed(A, EAST, 5, 5), RevokeClaimed(A, EAST, 5, 0)
    assert told(proved, "bid-dummy") == "Ruth called a renege, and it was proved in book five."
    assert told(false, "bid-dummy") == "Ruth called a renege, and it was not proved."
    assert told(PenaltyChosen(A, "EW", "tricks"), "bid-dummy") == "Ruth took books for the renege."
    assert told(PenaltyChosen(A, "EW", None), "bid-dummy") == "Ruth waived the penalty for the renege."
    assert told(proved, "classic-whist") == "Ruth claimed a revoke, and it was proved in trick five."


def test_BD_60_the_bar_of_bid_whist_says_renege_and_book():
    state = played_by_dice("bid-dummy")
    caller, call = next(
        (player, one)
        for player in state.layout.players
        for one in kernel.choices(state, player)
        if isinstance(one, laws.CallRevoke) and Revoke(one.seat, one.trick) in established(state)
    )
    proved = do(state, call, caller)
    seen = view(proved, caller)
    question = law_question(seen, naming(seen))
    assert question is not None and question.title.endswith(f"reneged in book {call.trick}.")
    assert question.rule == "BD-63"
    other = next(
        one
        for one in kernel.choices(state, caller)
        if isinstance(one, laws.CallRevoke) and Revoke(one.seat, one.trick) not in established(state)
    )
    seen = view(do(state, other, caller), caller)
    question = law_question(seen, naming(seen))
    assert question is not None and f"did not renege in book {other.trick}." in question.proof
    assert "renege" in calling_question(seen, naming(seen), ()).proof
