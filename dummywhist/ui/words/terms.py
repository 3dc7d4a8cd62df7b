"""Which words does a game have for its own things? By the parts of its rules, never by its name."""

from collections.abc import Iterable
from typing import NamedTuple

from dummywhist.engine.cards.card import JOKER_BIG, Card, Suit, is_joker, rank_of, suit_of
from dummywhist.engine.deal.action import Bid
from dummywhist.engine.messages import NUMBER_WORDS, RANK_WORDS, SUIT_WORDS
from dummywhist.engine.rules.counts import BidCount, Count, GameValue
from dummywhist.engine.rules.parts import Rules

DENOMINATIONS = {
    "up": "uptown", "down": "downtown", "nt": "no trump",
    "S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs", "NT": "no trump",
}  # fmt: skip
"""How a bid's denomination is said: directions (BD-12) and strains (SD-11)."""


class Terms(NamedTuple):
    """What the dummy is called in a sentence, a trick, and what a session is made of."""

    dummy: str = "dummy"
    trick: str = "trick"
    unit: str = "rubber"

    @property
    def dummy_name(self) -> str:
        """The dummy as a name or at the beginning of a sentence."""
        return self.dummy[:1].upper() + self.dummy[1:]


def is_mort(rules: Rules | None) -> bool:
    """Whether the dummy is called Mort and its player Vivant, as where games are counted so (MO-20, MO-83)."""
    return (
        rules is not None
        and isinstance(rules.count, Count)
        and rules.count.value in (GameValue.MORT, GameValue.MORT_STOPPED)
    )


def terms_of(rules: Rules | None) -> Terms:
    """Return the words of a game; the usual ones without rules."""
    if rules is None:
        return Terms()
    return Terms(
        dummy="Mort" if is_mort(rules) else "dummy",
        trick="book" if isinstance(rules.count, BidCount) else "trick",
        unit="rubber" if rules.match.of.games > 1 else "game",
    )


def card_words(card: Card) -> str:
    """Return "ten of diamonds", "big joker"."""
    if is_joker(card):
        return "big joker" if card == JOKER_BIG else "little joker"
    return f"{RANK_WORDS[rank_of(card)]} of {suit_words(suit_of(card))}"


def suit_words(suit: Suit) -> str:
    """Return "diamonds"."""
    return f"{SUIT_WORDS[suit]}s"


def bid_words(bid: Bid) -> str:
    """Return "four uptown", "three no trump", "one spade"."""
    said = DENOMINATIONS[bid.denomination]
    if bid.level == 1 and bid.denomination in "SHDC":
        said = said[:-1]
    return f"{number_words(bid.level)} {said}"


def number_words(number: int) -> str:
    """Return a whole number from 0 in words as far as thirteen, else in figures."""
    return NUMBER_WORDS[number] if 0 <= number < len(NUMBER_WORDS) else str(number)


def many(number: int, word: str) -> str:
    """Return "one trick", "seven books"."""
    return f"{number_words(number)} {word}{'' if number == 1 else 's'}"


def signed(number: int) -> str:
    """Return "+2", "0", or with a true minus sign."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else f"+{number}" if number else "0"


def together(names: Iterable[str]) -> str:
    """Return "Ada", "Ada and Bess", "Ada, Bess and Cora"."""
    found = list(names)
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} and {found[-1]}"
