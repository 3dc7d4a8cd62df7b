"""Positions to be solved, drawn at random from a number: of whist, and of the whole family."""

from random import Random

from dummywhist.engine.cards.card import JOKERS, PACK, SUITS, Card
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.solver.position import JokerLaw, Position, after_card

SIDES = {2: (0b01, 0b10), 3: (0b001, 0b010, 0b100, 0b011), 4: (0b0101, 0b1010)}


def whist_position(rng: Random, cards: int, mid_trick: bool = True) -> Position:
    """Return four hands of so many cards, two against two, often in the middle of a trick."""
    return _dealt(rng, list(PACK), 4, cards, mid_trick, side=rng.choice(SIDES[4]))


def family_position(rng: Random, cards: int) -> Position:
    """Return what the public solvers cannot take: fewer hands, other sides, jokers, low cards that win."""
    hands = rng.choice((2, 3, 4))
    pack = [*PACK, *JOKERS] if rng.random() < 0.5 else list(PACK)
    if rng.random() < 0.5:
        # Few suits and few ranks make long suits and many equals.
        pack = [card for card in pack if card >= 52 or card % 13 >= 9 or rng.random() < 0.2]
    cards = min(cards, len(pack) // hands)
    side = rng.choice(SIDES[hands] + ((0b0001, 0b0111, 0b0011) if hands == 4 else ()))
    return _dealt(
        rng, pack, hands, cards, True, side=side, down=rng.random() < 0.5, good_ace=rng.random() < 0.5,
        jokers=JokerLaw(rng.random() < 0.5, rng.random() < 0.5),
    )  # fmt: skip


def _dealt(rng: Random, pack: list[Card], hands: int, cards: int, mid_trick: bool, **more: object) -> Position:
    drawn = rng.sample(pack, hands * cards)
    if len(pack) > 52 or any(card >= 52 for card in pack):
        drawn = [*[card for card in JOKERS if card not in drawn and rng.random() < 0.7], *drawn][: hands * cards]
    packets = tuple(hand_of(drawn[place::hands]) for place in range(hands))
    trump = rng.choice((*SUITS, None))
    position = Position(packets, trump, rng.randrange(hands), **more)  # type: ignore[arg-type]
    for _ in range(rng.randrange(hands) if mid_trick and cards > 1 else 0):
        after = after_card(position, rng.choice(position.legal()))
        assert after is not None
        position = after
    return position
