"""What does DDS say? The public solver behind the package `endplay`: for benchmarks and long tests, one thread only."""

from endplay.dds import calc_dd_table
from endplay.dds.solve import SolveMode, solve_board
from endplay.types import Deal, Denom, Player, Rank

from dummywhist.engine.cards.card import SUITS, Card, Suit
from dummywhist.engine.cards.hand import Hand, cards_in, of_suit
from dummywhist.engine.solver.position import Position

DENOMS = {0: Denom.spades, 1: Denom.hearts, 2: Denom.diamonds, 3: Denom.clubs, None: Denom.nt}
RANKS = "23456789TJQKA"


def deal_of(position: Position) -> Deal:
    """Return a position of whist, without jokers, as DDS reads it."""
    hands = list(position.hands)
    for place, card in enumerate(position.trick):
        index = (position.leader + place) % 4
        hands[index] = Hand(hands[index] | 1 << card)
    spelled = "N:" + " ".join(".".join(_ranks(hand, suit) for suit in SUITS) for hand in hands)
    deal = Deal(spelled, trump=DENOMS[position.trump], first=Player(position.leader))
    for card in position.trick:
        deal.play("SHDC"[card // 13] + RANKS[card % 13])
    return deal


def cards(position: Position) -> dict[Card, int]:
    """Return the tricks of the side on turn for every card that it may play."""
    return solved(deal_of(position))


def solved(deal: Deal) -> dict[Card, int]:
    """Return what DDS says of every card."""
    ranks = list(Rank)
    return {Card(13 * int(card.suit) + ranks.index(card.rank)): tricks for card, tricks in solve_board(deal)}


def tricks(deal: Deal) -> int:
    """Return the most tricks of the side on turn."""
    return max(tricks for _, tricks in solve_board(deal, mode=SolveMode.OptimalOne))


def table(deal: Deal) -> list[list[int]]:
    """Return the tricks of all twenty contracts."""
    return calc_dd_table(deal).to_list()


def _ranks(hand: Hand, suit: Suit) -> str:
    return "".join(RANKS[card % 13] for card in reversed(list(cards_in(of_suit(hand, suit)))))
