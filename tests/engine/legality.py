"""What may be played, by the rule and by all that work it out again: the solver, its kernel, the policy's story."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any, NamedTuple

from dummywhist.engine.cards.card import JOKERS, PACK, SUITS, Card, Suit
from dummywhist.engine.cards.hand import Hand, hand_of
from dummywhist.engine.cards.ranking import Ranking, ranking
from dummywhist.engine.deal.layout import PLAYERS, lay_out
from dummywhist.engine.deal.phases.play import following
from dummywhist.engine.players.belief.policy import table_of
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Rules, Trick
from dummywhist.engine.solver import solver
from dummywhist.engine.solver.position import JokerLaw, Position

HANDS = 4
EVERYTHING = (1 << 54) - 1
TRUMPS: tuple[Suit | None, ...] = (*SUITS, None)


class Law(NamedTuple):
    """Under what it is played: trumps, whether low cards win, how the ace ranks, and what is done with jokers."""

    trump: Suit | None
    down: bool
    good_ace: bool
    leads: bool
    thrown: bool

    @property
    def ranked(self) -> Ranking:
        """How the cards rank."""
        return ranking(self.trump, self.down, self.good_ace)


class Turn(NamedTuple):
    """A moment: four hands in the order of play from the leader's, what they have left, and the cards on the table."""

    hands: tuple[Hand, ...]
    trick: tuple[Card, ...]

    @property
    def hand(self) -> Hand:
        """The hand on turn."""
        return self.hands[len(self.trick)]


LAWS = tuple(
    Law(trump, down, good, leads, thrown)
    for trump, (down, good), leads, thrown in product(
        TRUMPS, ((False, True), (True, True), (True, False)), (False, True), (False, True)
    )
)


def turns(dice: Random) -> Iterator[Turn]:
    """Yield the moments of one shuffle of 54 cards: with one to thirteen cards in a hand, each place of a trick."""
    pack: list[Card] = [*PACK, *JOKERS]
    # Jokers are where the law is hard: mostly they lie in front, where even the shortest hands have their cards.
    dice.shuffle(pack)
    if dice.random() < 0.7:
        pack.sort(key=lambda card: card not in JOKERS and dice.random() > 0.1)
        front = pack[:8]
        dice.shuffle(front)
        pack[:8] = front
    # Few suits in the short hands, so that there is something to follow, and not always.
    for many in (1, 2, 3, 5, 8, 13):
        dealt = [pack[hand : many * HANDS : HANDS] for hand in range(HANDS)]
        for lying in range(HANDS):
            trick = tuple(dealt[place][0] for place in range(lying))
            hands = tuple(hand_of(dealt[place][1:] if place < lying else dealt[place]) for place in range(HANDS))
            yield Turn(hands, trick)


def lawful(law: Law, asked: Sequence[Turn]) -> list[int]:
    """Return what may be played by the rule."""
    trick, ranked = Trick(joker_leads=law.leads, joker_thrown=law.thrown), law.ranked
    return [following(trick, ranked, turn.hand, turn.trick) for turn in asked]


def by_story(law: Law, asked: Sequence[Turn]) -> list[int]:
    """Return what the policy's story takes for legal."""
    rules = game_of("bid-dummy").rules()
    layout = lay_out(game_of("english-dummy").rules().seats, dict(zip((2, 3, 1), PLAYERS, strict=False)))  # type: ignore[arg-type]
    table = table_of(_with(rules, law), layout, law.trump, law.down, EVERYTHING)
    found: list[int] = table.legal([(turn.trick, turn.hand) for turn in asked])
    return found


def by_solver(law: Law, asked: Sequence[Turn]) -> list[int]:
    """Return what the positions of the solver take for legal, before the kernel has seen them."""
    return [hand_of(_position(law, turn).legal()) for turn in asked]


def by_kernel(law: Law, asked: Sequence[Turn]) -> list[int]:
    """Return what the solver's kernel takes for legal."""
    native: Any = solver.Solver()._native
    ranks = native.Ranks(law.ranked.suit, law.ranked.strength)
    trump = -1 if law.trump is None else law.trump
    found: list[int] = native.legal(
        [native.Position(ranks, turn.hands, trump, 0, 0b0101, turn.trick, law.leads, law.thrown) for turn in asked]
    )
    return found


WAYS = {"the policy's story": by_story, "the solver's kernel": by_kernel, "the solver": by_solver}


def compared(positions: int, seed: int, ways: Sequence[str] = tuple(WAYS)) -> tuple[int, int]:
    """Compare at least so many positions; return how many, and in how many of them the rule forbids a card."""
    dice = Random(seed)
    done = bound = 0
    while done < positions:
        asked = [turn for _ in range(20) for turn in turns(dice)]
        for law in LAWS:
            right = lawful(law, asked)
            for way in ways:
                found = WAYS[way](law, asked)
                if found != right:
                    at = next(at for at, (one, other) in enumerate(zip(found, right, strict=True)) if one != other)
                    raise AssertionError(f"{way}: {law} {asked[at]}: {found[at]:x}, by the rule {right[at]:x}")
            done += len(asked)
            bound += sum(may != turn.hand for may, turn in zip(right, asked, strict=True))
    return done, bound


def _with(rules: Rules, law: Law) -> Rules:

    dealing = replace(rules.dealing, good_ace=law.good_ace)
    return replace(rules, dealing=dealing, trick=Trick(joker_leads=law.leads, joker_thrown=law.thrown))


def _position(law: Law, turn: Turn) -> Position:
    jokers = JokerLaw(law.leads, law.thrown)
    return Position(turn.hands, law.trump, 0, turn.trick, 0b0101, law.down, law.good_ace, jokers)
