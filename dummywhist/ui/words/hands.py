"""How is a hand said? Suit by suit, the highest card first."""

from typing import Final

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, JOKERS, SPADES, Suit
from dummywhist.engine.cards.hand import Hand, cards_in, holds, of_suit
from dummywhist.ui.tongues import grammar, tr
from dummywhist.ui.words.terms import card_words

SUITS_SHOWN: Final[tuple[Suit, ...]] = (SPADES, HEARTS, DIAMONDS, CLUBS)


def hand_words(hand: Hand) -> str:
    """Say a hand: spades king seven, hearts none; jokers last, if there are any."""
    said = []
    for suit in SUITS_SHOWN:
        ranks = [grammar().rank(card % 13, "") for card in reversed(list(cards_in(of_suit(hand, suit))))]
        said.append(tr("{suit:suits} {ranks}", suit=suit, ranks=" ".join(ranks) or tr("none")))
    return ", ".join([*said, *(card_words(card) for card in JOKERS if holds(hand, card))])
