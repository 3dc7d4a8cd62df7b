"""What speaks for a card, and against it? Named facts, each of which a weight turns into a number."""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.values import NamedTuple

Facts = dict[str, float]


class Weighed(NamedTuple):
    """One card of a run of equals, the highest card of that run, the kind of play that it is, and the facts of it."""

    card: Card
    top: Card
    kind: str
    facts: Facts


def step(name: str, number: float, most: int) -> str:
    """Return the name of the fact that a number, rounded and not over ``most``, is what it is: "length 3"."""
    return f"{name} {min(most, round(number))}"
