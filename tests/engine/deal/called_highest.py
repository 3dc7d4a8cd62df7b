"""A law as those to come will be: an adversary calls the highest card of a suit, and the hand owes it (W-TRUMP-4)."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from dummywhist.engine.cards.card import SUITS, Card, Suit
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.ranking import Ranking
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Chosen, DealAction, Declaration, Doer
from dummywhist.engine.deal.actions.spelling import SEAT, SUIT, words
from dummywhist.engine.deal.choices import Choices
from dummywhist.engine.deal.layers.layer import Layer
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.phase import Stepped
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.visibility import Public, visible_to
from dummywhist.engine.messages import Message, message


@dataclass(frozen=True, slots=True)
class CallHighest(DealAction):
    """The hand at ``seat`` has to play its highest card of ``suit`` as soon as it may."""

    word: ClassVar[str] = "call-highest"
    declared: ClassVar[Declaration]

    seat: Public[Seat]
    suit: Public[Suit]


# Not under `declare`: it is an action of this test, and in the list of actions only while the test runs.
CallHighest.declared = Declaration(
    CallHighest.word, Doer.PLAYER, "an adversary", "play", ("call-highest W H",), words(SEAT, SUIT), Chosen.ALWAYS,
    None, None, False, False, False, visible_to(CallHighest),
)  # fmt: skip


class HighestCalled(NamedTuple):
    """It was called."""

    player: Player
    seat: Seat
    suit: Suit


class Debts(NamedTuple):
    """Which hands owe the highest card of which suit."""

    owed: tuple[tuple[Seat, Suit], ...] = ()


def highest(ranked: Ranking, hand: Hand, suit: Suit) -> Card | None:
    """Return the highest card of ``suit`` in ``hand``."""
    held = [card for card in cards_in(hand) if ranked.suit[card] == suit]
    return max(held, key=lambda card: ranked.strength[card], default=None)


def callers(state: DealState) -> tuple[Player, ...]:
    """Return who may call: in the play anybody, whosever turn it is."""
    return state.layout.players if state.phase_name == "play" and not trick_full(state) else ()


def actors(state: DealState, below: tuple[By, ...]) -> tuple[By, ...]:
    """Return who may act: those who call too."""
    return (*below, *(by for by in callers(state) if by not in below))


def choices(state: DealState, by: By, below: Choices) -> Choices:
    """Return the choices with only the card that is owed, and the calls that ``by`` may make."""
    if below.cards:
        seat = to_play(state)
        for owing, suit in state.part(Debts).owed:
            due = highest(state.ranked, below.cards, suit)
            if owing == seat and due is not None:
                below = below.narrowed(Hand(1 << due))
    if by not in callers(state):
        return below
    layout, owed = state.layout, state.part(Debts).owed
    side = layout.side[layout.own_seat(Player(by))]
    against = [seat for seat in layout.chairs if layout.side[seat] != side]
    calls = [CallHighest(seat, suit) for seat in against for suit in SUITS if (seat, suit) not in owed]
    return below.adding(tuple(calls))


def apply(state: DealState, by: By, action: object) -> Stepped | None:
    """Take a call, and nothing else."""
    if not isinstance(action, CallHighest):
        return None
    debt = action.seat, action.suit
    owing = state.with_part(Debts((*state.part(Debts).owed, debt)))
    return owing, (HighestCalled(Player(by), *debt),), False  # type: ignore[return-value]


def react(before: DealState, by: By, action: object, stepped: Stepped) -> Stepped:
    """Return what was done, the debt paid if a card of the suit was played."""
    after, events, over = stepped
    if len(after.trick) == len(before.trick) + 1:
        seat, suit = to_play(before), before.ranked.suit[after.trick[-1]]
        owed = tuple(debt for debt in after.part(Debts).owed if debt != (seat, suit))
        after = after.with_part(Debts(owed))
    return after, events, over


def why_not(state: DealState, by: By, action: object) -> Message | None:
    """Return why a call cannot be made: it is owed already, or not by an adversary."""
    return message("refusal.not_now") if isinstance(action, CallHighest) else None


LAYER = Layer(
    "called highest", actors, choices, takes=frozenset((CallHighest,)), apply=apply, react=react, why_not=why_not
)
