"""How choices and proofs are told in words and drawn: every outcome has its own plain sentence."""

import pytest

from dummywhist.engine.cards.notation import read_card, read_hand
from dummywhist.engine.cards.seat import SEATS, SOUTH, WEST
from dummywhist.engine.deal.actions.auction import Bid
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import message
from dummywhist.engine.players.agreed import CONVENTIONS
from dummywhist.engine.players.thought import Candidate, Thought, World
from dummywhist.engine.record.people import Person
from dummywhist.engine.study.case import Case
from dummywhist.engine.study.finding import Advice, Proof
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.honesty import Chosen
from dummywhist.engine.study.trial import Outcome
from dummywhist.ui.panels.case_panel import CasePanel
from dummywhist.ui.panels.case_words import (
    CUSTOMS,
    custom_of,
    figure,
    layout_rows,
    looked_words,
    named,
    proof_words,
    told_in_full,
    told_in_play,
    value_rows,
)
from dummywhist.ui.tongues import dummy, player, you
from tests.engine.study.choices import last_log, played

NAMES = dict(zip(SEATS, (dummy(name=True), player("Edith"), you(name=True), player("Max")), strict=True))


def some_case() -> Case:
    table = played(("person", "steady", "steady"), 9)
    found = table.seat(None).inquiry(Findings()).last()
    assert found is not None
    chosen = Chosen(last_log(table), found.spot.at)
    return found._replace(chooser=chosen.view())


def test_every_convention_that_a_sentence_speaks_of_exists() -> None:
    known = {convention.key for convention in CONVENTIONS}
    assert set(CUSTOMS.values()) <= known and set(CUSTOMS) <= set(ENGLISH)
    label, words = custom_of([message("infer.low"), message("infer.call", seat=1)])
    assert label == "Call for trumps" and words
    assert custom_of([message("reason.forced")]) == ("", "")


def test_a_seat_is_called_by_who_sits_there() -> None:
    said = message("infer.echo", seat=WEST, card=read_card("S5"), suit=0)
    assert named(said, NAMES).startswith("Max played the five of spades")
    assert named(message("infer.owes", seat=SOUTH), NAMES).startswith("Your hand did not return")
    hoped = message("reason.hope_void", other=0, seat=SOUTH, suit=1)
    assert named(hoped, NAMES) == "Better than the two of spades if your hand has no hearts left."
    both = message("reason.both", first=message("reason.echo", card=5, suit=0), then=hoped)
    assert named(both, NAMES) == f"Plays its third best trump first, which shows four. {named(hoped, NAMES)}"
    assert custom_of([both])[0] == "Echo"


@pytest.mark.parametrize(
    ("value", "signed", "words"),
    [(7.26, False, "7.3"), (-0.04, True, "0.0"), (-1.5, True, "−1.5"), (2.0, True, "+2.0"), (0.0, True, "0.0")],
)
def test_figures_have_one_place_and_a_true_minus(value: float, signed: bool, words: str) -> None:
    assert figure(value, signed) == words


def test_what_was_weighed_stands_in_rows() -> None:
    card, other = Play(read_card("S5")), Play(read_card("HT"))
    thought = Thought((Candidate(card, 2.5, 7.0), Candidate(other, -1.0, 6.25)), looked=30, cut=True)
    rows = value_rows(thought, other)
    assert [(row.card, row.tricks, row.points, row.done) for row in rows] == [
        (card.card, "7.0", "+2.5", False), (other.card, "6.2", "−1.0", True)
    ]  # fmt: skip
    assert "30 likely layouts" in looked_words(thought) and "clock" in looked_words(thought)
    equal = value_rows(thought, Play(read_card("S6")))
    assert [(row.card, row.done) for row in equal] == [(read_card("S6"), True), (other.card, False)]
    auction = Thought((Candidate(Bid(4, "up"), 3.0),), looked=30)
    assert "the one that the call names" in looked_words(auction) and "still to come" not in looked_words(auction)
    bids = value_rows(auction, Bid(4, "up"))
    assert bids[0].card is None and bids[0].words == "Bid four uptown" and bids[0].tricks == ""
    assert value_rows(None, card) == () and looked_words(None) == ""


def test_only_hidden_hands_are_shown_in_layouts() -> None:
    case = some_case()
    seen = case.chooser
    world = World(tuple(read_hand(f"{rank}...") for rank in "AKQJ"), 0.25)  # type: ignore[arg-type]
    rows = layout_rows(Thought((), (world,) * 5), seen, NAMES)
    assert len(rows) == 3 and rows[0].title == "Layout 1, 25 %"
    assert 1 <= len(rows[0].hands) <= 2 and "Dummy" not in dict(rows[0].hands)


OUTCOMES = {
    "running": Proof(50, 12, again=None),
    "failed": Proof(50, failed=True, over=True),
    "nothing": Proof(50, over=True),
    "views": Proof(50, done=50, views=2, over=True),
    "actions": Proof(50, done=50, actions=3, over=True),
    "honest": Proof(50, done=50, over=True),
    "once": Proof(50, done=1, over=True),
}


def test_every_outcome_of_a_proof_is_told_plainly() -> None:
    case = some_case()
    told = {key: proof_words(Outcome(proof), case, "Edith") for key, proof in OUTCOMES.items()}
    assert len(set(told.values())) == len(told)
    assert all(words[0].isupper() and words.endswith(".") for words in told.values())
    assert told["running"] == "Reshuffled 12 of 50 times what Edith could not see."
    assert "saw the same each time and chose the " in told["honest"] and told["once"].startswith("Reshuffled once")
    assert "fault" in told["views"] and "3 times chose otherwise" in told["actions"]
    otherwise = proof_words(Outcome(Proof(50, over=True, cut=True), Bid(4, "up")), case, "Edith")
    assert "nothing is proved" in otherwise and "cut short" in otherwise and "bid four uptown" in otherwise


def test_before_the_count_a_proof_is_told_without_a_number_of_faults() -> None:
    told = {key: proof_words(Outcome(proof, full=False), some_case(), "Edith") for key, proof in OUTCOMES.items()}
    assert told["views"] == told["actions"] and "fault" in told["views"]
    assert told["honest"].endswith("Edith saw the same each time and chose the same.")


def test_a_choice_in_full_and_in_play(qtbot, window) -> None:
    case = some_case()
    seat = case.seat
    assert seat is not None
    reason = message("reason.fourth_best", card=case.card, suit=0)
    thought = Thought((Candidate(case.action, 1.0, 4.0),), inferred=(message("infer.owes", seat=WEST),))
    full = told_in_full(case, Advice(case.action, reason, message("idea.long_suit"), thought), "Max", NAMES)
    assert full.custom == "Fourth best" and full.idea and full.inferred[0].startswith("Max ") and full.values[0].done
    assert full.who.startswith("Trick ") and full.choice.startswith("Max ")
    public = told_in_play(
        case, (message("seen.leads_trumps"), message("infer.trumps", seat=WEST, card=3)), "Max", NAMES
    )
    assert not public.values and not public.idea and public.custom == "Trumps from five"
    dock = CasePanel(parent=window.centralWidget())
    dock.show_told(full)
    dock.show()
    assert dock.values.isVisible() and "chosen" in dock.values.accessibleName()
    dock.show_told(public)
    assert not dock.values.isVisible() and dock.note.isVisible()
    dock.show_proof("Reshuffled 3 of 6 times.", 0.5, running=True)
    with qtbot.waitSignal(dock.stop_wanted):
        dock.prove.click()
    dock.show_proof("Done.", 1.0, running=False)
    with qtbot.waitSignal(dock.prove_wanted):
        dock.prove.click()


def test_a_computer_without_a_reason_says_so() -> None:
    case = some_case()._replace(person=Person("Max", "master"))
    full = told_in_full(case, Advice(case.action), "Max", NAMES)
    assert full.reasons == ("The computer gives no reason.",) and "Computer, master" in full.who
