"""The line that beats a claim, played to its end, and a claimant's own way against the solver (W-CLAIM-5)."""

from random import Random

from dummywhist.engine.cards.card import SPADES
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.solver.position import Position
from dummywhist.engine.study.line import attempt, gone_on, to_the_end, tried
from dummywhist.engine.study.refutation import refutation


def hand(words: str):
    return hand_of(read_card(word) for word in words.split())


# South claims all four; spades are trumps, three of them out against him.
CLAIMED = Position(
    (hand("DJ D8 S8 S7"), hand("HT C7 C6 SA"), hand("C9 DT D6 S2"), hand("HQ HJ SK SQ")), SPADES, 3, (), 0b1010
)  # fmt: skip


def test_W_CLAIM_5_each_first_card_comes_to_three():
    found = refutation(CLAIMED, 4)
    assert found is not None and found.made == 3
    assert sorted(tricks for _, tricks in found.cards) == [3, 3, 3, 3]


def test_W_CLAIM_5_the_line_goes_on_to_the_last_card():
    found = refutation(CLAIMED, 4)
    steps = to_the_end(found)
    assert steps[: len(found.steps)] == found.steps and len(steps) == 4
    assert sum(CLAIMED.counts(step.winner) for step in steps) == 3 and steps[-1].left == 0


def test_W_CLAIM_5_whatever_is_tried_the_claim_fails():
    for seed in range(20):
        dice, made = Random(seed), attempt(CLAIMED, 4)
        while not made.failed:
            made = gone_on(made) if made.full else tried(made, dice.choice(made.legal))
        assert made.lost == 1 and made.steps[-1].lost == 1 and not made.legal
