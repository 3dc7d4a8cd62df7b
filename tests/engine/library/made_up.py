"""Deals of no record, for tests and benchmarks: dealt by chance, with results that might be."""

from random import Random

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in, hand_of
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.library.facts import Facts


def made_up(seed: int, many: int) -> list[Facts]:
    """Return so many deals."""
    rng = Random(seed)
    cards = [Card(card) for card in range(52)]
    found = []
    for at in range(many):
        rng.shuffle(cards)
        hands = tuple(hand_of(cards[13 * seat : 13 * seat + 13]) for seat in SEATS)
        dealer, names = rng.choice(SEATS), ("", rng.choice(("Max", "Ada")), "Ruth", "Edith")
        turned = rng.choice(list(cards_in(hands[dealer])))
        made = rng.randint(0, 13)
        flags = ("slam",) if made in (0, 13) else ("claim",) if rng.random() < 0.1 else ()
        found.append(
            Facts(
                f"english-dummy-20{rng.randint(20, 26)}-{rng.randint(1, 12):02}-11-101010.dwr", at % 40,
                f"20{rng.randint(20, 26)}-{rng.randint(1, 12):02}-11", rng.choice(("english-dummy", "mort-3")),
                rng.randrange(31**7), dealer, hands, names, 0, turned // 13, turned, made, 13, rng.randint(0, 4), flags,
            )
        )  # fmt: skip
    return found
