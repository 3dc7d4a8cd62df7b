"""The deal: the pack is cut, the cards are dealt, the last is turned."""

from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.cards.notation import card_text, hands_text, read_card, read_hands
from dummywhist.engine.cards.shuffle import read_number
from dummywhist.engine.deal.actions.action import Action, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import PLAIN, MisspelledError, Spelling
from dummywhist.engine.deal.visibility import Held, Nobody
from dummywhist.engine.values import NamedTuple, dataclass


@declare(
    "cut", doer=Doer.TABLE, who="the dealer's right hand, or `table`", phase="deal", spelling=PLAIN,
    automated=lambda automation: automation.cut,
)  # fmt: skip
@dataclass(frozen=True, slots=True)
class CutPack(DealAction):
    """The dealer's right-hand neighbour cuts the pack (ED-23); who plays for a dummy does it for the dummy.

    A deal number names the pack as it is after the cut.
    """


def _dealt_text(hands: tuple[Hand, ...], last: Card, number: int | None) -> str:
    spelled = f"{hands_text([hand or None for hand in hands])} last {card_text(last)}"
    return spelled if number is None else f"{spelled} number {number}"


def _read_dealt(text: str) -> tuple[tuple[Hand, ...], Card, int | None]:
    hands, found, tail = text.partition(" last ")
    last, numbered, number = tail.partition(" number ")
    if not found:
        raise MisspelledError(text)
    return (
        tuple(hand if hand is not None else EMPTY for hand in read_hands(hands)),
        read_card(last),
        read_number(number) if numbered else None,
    )


class Dealt(NamedTuple):
    """The hands by seat N E S W, the last card dealt, and the deal number if they came from one."""

    hands: tuple[Hand, ...]
    last: Card
    number: int | None


@declare(
    "deal", "deal N:T765.AJ4.KJ6.853 A42.K.AQT952.T97 KJ93.QT82.7.AQ42 Q8.97653.843.KJ6 last C2 number 12",
    doer=Doer.CHANCE, who="`chance`", phase="deal", spelling=Spelling(_dealt_text, _read_dealt),
)  # fmt: skip
@dataclass(frozen=True, slots=True)
class DealCards(DealAction):
    """The hands by seat N E S W, the last card dealt, and the deal number if they came from one.

    Where no hand is dealt the last card, it is one that is in nobody's hand. `number N` may be left out.
    """

    hands: Held[tuple[Hand, ...]]
    last: Nobody[Card]
    number: Nobody[int | None] = None

    @property
    def dealt(self) -> Dealt:
        """What is dealt, as a value."""
        return Dealt(self.hands, self.last, self.number)


@declare(
    "turn", doer=Doer.TABLE, who="the dealer, or `table`", phase="deal", spelling=PLAIN,
    automated=lambda automation: automation.turn,
)  # fmt: skip
@dataclass(frozen=True, slots=True)
class TurnTrump(DealAction):
    """The dealer turns the last card, where the game turns one (W-DEAL-3)."""


CUT: Final = CutPack()
TURN: Final = TurnTrump()


def cards_dealt(action: Action) -> Dealt | None:
    """Return what ``action`` deals; None if it deals nothing."""
    return action.dealt if isinstance(action, DealCards) else None


def hands_dealt(action: Action) -> tuple[Hand, ...]:
    """Return the hands by seat that ``action`` deals; none if it deals none."""
    return action.hands if isinstance(action, DealCards) else ()


def dealt_as(hands: tuple[Hand, ...], last: Card, number: int | None = None) -> DealAction:
    """Return the dealing of these hands."""
    return DealCards(hands, last, number)


def number_of(action: Action) -> int | None:
    """Return the number of the deal that was dealt by ``action``, if it was and came from one."""
    return action.number if isinstance(action, DealCards) else None
