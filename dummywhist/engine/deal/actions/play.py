"""The play: cards are played, tricks quitted, the turned card taken up."""

from collections.abc import Iterable
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.action import Action, Chosen, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import CARD, PLAIN, words
from dummywhist.engine.deal.visibility import Public
from dummywhist.engine.values import dataclass


@declare("play", "play H4", doer=Doer.PLAYER, who="who plays that hand", phase="play", spelling=words(CARD),
         chosen=Chosen.OF_CARDS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class Play(DealAction):
    """A card is led or played; whose turn it is follows from the laws and is not written."""

    card: Public[Card]

    @property
    def plays(self) -> Card:
        """The card that is led or played by it."""
        return self.card


PLAYS: Final = tuple(Play(Card(card)) for card in range(54))


def play_of(card: Card) -> Play:
    """Return the play of ``card``."""
    return PLAYS[card]


def playable(options: Iterable[Action]) -> tuple[Card, ...]:
    """Return the cards that may be played by one of ``options``, in their order."""
    return tuple(option.card for option in options if isinstance(option, Play))


@declare("quit", doer=Doer.TABLE, who="any player, or `table`", phase="play", spelling=PLAIN, untimely="quit",
         automated=lambda automation: automation.quit, closes=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class Quit(DealAction):
    """The full trick is turned and quitted (W-QUIT-1)."""


@declare("take-up", doer=Doer.TABLE, who="the dealer, or `table`", phase="play", spelling=PLAIN,
         automated=lambda automation: automation.take_up)  # fmt: skip
@dataclass(frozen=True, slots=True)
class TakeUpTrump(DealAction):
    """A living dealer takes the turned card into his hand, from his turn in the first trick on (W-TRUMP-2)."""


QUIT: Final = Quit()
TAKE_UP: Final = TakeUpTrump()
