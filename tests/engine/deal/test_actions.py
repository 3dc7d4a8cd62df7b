"""Actions are told apart by their type, whatever their parts are."""

from dataclasses import fields
from itertools import permutations

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.catalogue import BY_WORD
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.choices import Choices
from dummywhist.engine.deal.text import action_text, read_action

TYPES = tuple(BY_WORD.values())


def test_no_action_equals_one_of_another_type():
    for one, other in permutations(TYPES, 2):
        for parts in ((), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4)):
            if len(fields(one)) == len(fields(other)) == len(parts):
                assert one(*parts) == one(*parts) != other(*parts), (one, other)


def test_a_play_is_no_claim_of_as_many_tricks():
    assert Claim(3) not in Choices(cards=1 << 3)
    assert Play(Card(3)) not in Choices(others=(Claim(3),))
    assert Play(Card(3)) in Choices(cards=1 << 3)


def test_what_is_declared_as_an_example_is_read():
    for word, action in BY_WORD.items():
        for example in action.declared.examples:
            assert type(read_action(example)) is action and action_text(read_action(example)) == example
            assert example.split()[0] == word == action.word
