"""What is said of when a card is better: is it what tells the worlds in which it gains?"""

import random
from itertools import islice

from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.messages import Message
from dummywhist.engine.players.thought import World
from dummywhist.engine.players.voice.hopes import hope
from tests.engine.players.positions import on_turn, position

HANDS = ("A932.T.QJ9753.Q9", "Q75.982.AT2.AKT7", "8.AQJ754.K84.J62", "KJT64.K63.6.8543")
CARD, OTHER = read_card("HA"), read_card("H4")
KING = read_card("HK")


def insight_of() -> Insight:
    """South has ace, queen and jack of hearts, and East has led the two."""
    return Insight(on_turn(position(HANDS, NORTH, "S9", "CK C6 C4 C9 CA C2 C3 CQ H2")))


def told(gain, many: int, seed: int = 1, every: bool = False) -> Message | None:
    """Return what is said where the ace gains a trick in the worlds in which ``gain`` says so."""
    insight = insight_of()
    worlds = [World(deal, 1 / many) for deal in islice(layouts(insight, many, random.Random(seed)), many)]
    made = [{CARD: 1 + gain(world), OTHER: 1} for world in worlds]
    return hope(insight, worlds, made, CARD, OTHER, every)


def with_king(world: World) -> bool:
    return bool(world.hands[insight_of().hidden[0]] >> KING & 1)


def test_the_card_that_decides_is_named():
    said = told(with_king, 60)
    assert said is not None and said.key == "reason.hope_card"
    assert (said.args["best"], said.args["seat"], said.args["other"]) == (KING, insight_of().hidden[0], OTHER)


def test_where_it_gains_now_and_then_but_nowhere_else_it_is_better_only_if():
    dice = random.Random(3)
    said = told(lambda world: with_king(world) and dice.random() < 0.4, 120)
    assert said is not None and (said.key, said.args["best"]) == ("reason.only_card", KING)


def test_what_has_nothing_to_do_with_the_cards_is_not_explained_by_them():
    """Gains by the throw of a coin: of 200 times, hardly ever is a fact named."""
    dice = random.Random(5)
    for many in (12, 24, 80):
        named = sum(told(lambda _: dice.random() < 0.5, many, seed) is not None for seed in range(200))
        assert named <= 10
